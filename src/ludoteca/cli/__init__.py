"""The terminal: one file per command, and what they share."""

from ludoteca.cli.app import main

__all__ = ["main"]
