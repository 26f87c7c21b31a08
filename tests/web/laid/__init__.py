"""Any position of the engine laid before the real page, and its fullest tables."""
