"""Bots that teach themselves: games against oneself, a net fitted to how they ended, and again (docs/training.md)."""
