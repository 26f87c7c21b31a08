"""Recorded games: every player count, options on and off, a shared win, every ending and medal."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca.games.regalitos import FLAGS
from tests.games.recording import RECORDS
from tests.games.regalitos.build import GAME
from tests.games.regalitos.make_records import GAMES, ending
from tests.ledger import rule

FILES = sorted((RECORDS / GAME.id).glob("*.json"))
each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))


@each_file
def test_a_record_replays_to_its_outcome(file: Path) -> None:
    again = ludoteca.replay(file.read_bytes())
    assert again.state.seat == -1
    assert again.state.outcome() == again.record.outcome


@rule("R-12", "R-40", "R-51")
@each_file
def test_a_record_holds_what_its_name_says(file: Path) -> None:
    players, options, ends = file.stem.split("_")
    record = ludoteca.replay(file.read_bytes()).record
    on = [name for name in FLAGS if record.options[name]]
    assert record.players == int(players)
    assert options == ("all" if len(on) == len(FLAGS) else "+".join(on) or "plain")
    assert record.outcome is not None
    assert ends == ending(record.outcome)


def test_the_records_hold_every_ending_and_every_player_count() -> None:
    names = [file.stem.split("_") for file in FILES]
    assert {ends for _, _, ends in names} == {"won", "shared", "no-medal", "bronze", "silver", "gold"}
    assert {int(players) for players, _, _ in names} == set(GAME.seats)


@rule("R-40")
def test_a_shared_win_is_equal_in_points_and_presents_delivered() -> None:
    outcome = ludoteca.replay((RECORDS / GAME.id / "2_plain_shared.json").read_bytes()).state.outcome()
    assert outcome.ranks == [1, 1]
    assert len(set(outcome.scores)) == len(set(outcome.tie_breaks["delivered"])) == 1


def test_every_game_is_recorded() -> None:
    assert [file.stem for file in FILES] == sorted(GAMES)
