"""The pages beside the table: start, new game, end, history."""
