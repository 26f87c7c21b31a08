"""Recorded games: every way of winning, the draw, every player count, every variant."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca.games.quissama.rules.in_force import VARIANTS
from tests.games.quissama.build import GAME
from tests.games.quissama.make_records import GAMES
from tests.games.recording import RECORDS
from tests.ledger import rule

FILES = sorted((RECORDS / GAME.id).glob("*.json"))
each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))


def variants_in(name: str) -> set[str]:
    """The variants that a file's name tells."""
    if name in ("plain", "all"):
        return set(VARIANTS) if name == "all" else set()
    return {variant.replace("-", "_") for variant in name.split("+")}


@rule("Q-47", "Q-48")
@each_file
def test_a_record_replays_to_the_ending_its_name_says(file: Path) -> None:
    players, variants, ending = file.stem.split("_")
    again = ludoteca.replay(file.read_bytes())
    outcome = again.state.outcome()
    assert (again.record.players, outcome.ending) == (int(players), ending)
    assert {name for name in VARIANTS if again.record.options[name]} == variants_in(variants)
    assert outcome == again.record.outcome


def test_the_records_hold_every_ending_player_count_and_variant() -> None:
    names = [file.stem.split("_") for file in FILES]
    assert {ending for *_, ending in names} == set(GAME.endings)
    assert {int(players) for players, *_ in names} == set(GAME.seats)
    assert {variant for _, name, _ in names if name != "all" for variant in variants_in(name)} == set(VARIANTS)
    assert sorted(GAMES) == [file.stem for file in FILES]
