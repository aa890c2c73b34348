"""The browser table of Stroganov: drawing, words and the loop that joins them to the rules."""
