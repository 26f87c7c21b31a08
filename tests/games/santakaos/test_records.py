"""Recorded games: every player count, each mini-expansion alone and both together, and a shared win."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from tests.games.recording import RECORDS
from tests.games.santakaos.build import GAME
from tests.games.santakaos.make_records import GAMES
from tests.ledger import rule

FILES = sorted((RECORDS / GAME.id).glob("*.json"))
each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
SHORT = {"turbo_sleigh": "turbo", "special_wishes": "special"}


@rule("S-12")
@each_file
def test_a_record_replays_to_its_outcome(file: Path) -> None:
    again = ludoteca.replay(file.read_bytes())
    assert again.state.seat == -1
    assert again.state.outcome() == again.record.outcome


@rule("S-01", "S-53", "S-54", "S-59")
@each_file
def test_a_record_holds_what_its_name_says(file: Path) -> None:
    players, options, win = file.stem.split("_")
    record = ludoteca.Record.from_json(file.read_bytes())
    assert record.outcome is not None
    assert record.players == int(players)
    assert options == ("+".join(SHORT[name] for name, on in record.options.items() if on) or "plain")
    assert win == ("shared" if len(record.outcome.winners) > 1 else "alone")


def test_the_records_hold_every_player_count_expansion_and_kind_of_win() -> None:
    names = [file.stem.split("_") for file in FILES]
    assert {int(players) for players, _, _ in names} == set(GAME.seats)
    assert {options for _, options, _ in names} == {"plain", "turbo", "special", "turbo+special"}
    assert {win for _, _, win in names} == {"alone", "shared"}


def test_every_game_is_recorded() -> None:
    assert [file.stem for file in FILES] == sorted(GAMES)
