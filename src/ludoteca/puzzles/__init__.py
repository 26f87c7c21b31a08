"""Puzzles: decisions out of games in which one action is clearly best (docs/puzzles.md)."""
