"""Judges: what a position is worth to each seat, by hand (the game's own estimate) or learned by playing."""
