"""What outlives the page: autosave, the list of saved games, links and files, settings."""
