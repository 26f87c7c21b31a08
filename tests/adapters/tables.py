"""The tables the adapters are tried at: every game, with the fewest players, one more, and the most."""

from __future__ import annotations

import pytest

import ludoteca


def counts(name: str) -> list[int]:
    """Numbers of players to try."""
    seats = ludoteca.game(name).seats
    return sorted({seats[0], seats[1], seats[-1]})


TABLES = [(name, players) for name in ludoteca.games() for players in counts(name)]
every_table = pytest.mark.parametrize(("name", "players"), TABLES)
every_name = pytest.mark.parametrize("name", ludoteca.games())
