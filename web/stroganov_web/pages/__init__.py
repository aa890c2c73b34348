"""The pages and dialogs around the table."""
