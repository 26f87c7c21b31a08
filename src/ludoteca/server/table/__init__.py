"""A table: its game in memory, who sits there, and everything that can happen to it."""
