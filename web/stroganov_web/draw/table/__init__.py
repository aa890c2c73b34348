"""The table for a window: board, shelf, mats and header, what glows on them and what moves."""
