"""Things, answers, events and titles in words."""
