"""What a player can do: basic, advanced and auxiliary actions, trophies and songs."""
