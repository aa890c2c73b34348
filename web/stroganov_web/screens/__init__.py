"""One controller for each screen, and what they share."""
