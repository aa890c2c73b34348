"""A game as the page knows it: who plays, turns and scenes, undo limits, replay, statistics."""
