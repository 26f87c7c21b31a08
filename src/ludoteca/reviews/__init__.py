"""Reviews: what was luck and what was skill in a game, decision by decision (docs/review.md)."""
