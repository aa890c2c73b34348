"""The dialogs, in one frame."""
