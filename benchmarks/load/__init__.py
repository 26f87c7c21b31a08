"""The server under load, and boardgame.io under the same."""
