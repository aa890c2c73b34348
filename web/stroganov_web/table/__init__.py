"""The table drawn: board, shelf, mats and header for a window, and what moves and glows on them."""
