"""Recorded games are what their players would play again. Some of them search, so this is for the compiled package."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.games.recording import RECORDS

FILES = sorted(RECORDS.glob("*/*.json"))


@pytest.mark.parametrize(("game", "name"), [(file.parent.name, file.stem) for file in FILES])
def test_a_record_is_what_its_players_would_play_again(game: str, name: str) -> None:
    made = import_module(f"tests.games.{game}.make_records").recorded(name)
    assert made.record().to_json() + b"\n" == (RECORDS / game / f"{name}.json").read_bytes()
