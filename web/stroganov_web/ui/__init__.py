"""The markup around the table: prompt, action bar, previews, log, dialogs and pages."""
