"""Looks after what no message wakes: bots a died process left thinking, clocks that ran out, games not put away."""

from __future__ import annotations

from ludoteca.server.house import House


def start(house: House) -> None:
    """Begin."""
