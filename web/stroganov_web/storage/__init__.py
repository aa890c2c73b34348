"""What outlives the page: autosave, the list of kept games, links and files, settings."""
