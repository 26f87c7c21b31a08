"""Commands about games that were played: replayed, reviewed, and the puzzles in them."""
