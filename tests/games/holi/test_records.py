"""Recorded games: one for every player count and every way in which a player is finished."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import ludoteca
from ludoteca.core.chance import Script
from ludoteca.core.options import names
from ludoteca.games.holi.seen.events import Finished
from tests.games.holi.build import GAME
from tests.games.holi.make_records import GAMES
from tests.games.recording import RECORDS
from tests.ledger import rule

FILES = sorted((RECORDS / GAME.id).glob("*.json"))
each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))


def ways(again: ludoteca.Replay) -> list[str]:
    """In which way each player was finished, in that order."""
    events: list[msgspec.Struct] = []
    for state, step, number in zip(again, again.record.steps, again.numbers, strict=False):
        before = state.clone()
        before.events = events
        before.act(number, Script(step.luck))
    return [event.why for event in events if isinstance(event, Finished)]


@each_file
def test_a_record_replays_to_its_outcome(file: Path) -> None:
    again = ludoteca.replay(file.read_bytes())
    assert again.state.seat == -1
    assert again.state.outcome() == again.record.outcome


@rule("H-10", "H-11", "H-36", "H-37")
@each_file
def test_a_record_holds_what_its_name_says(file: Path) -> None:
    players, rivalry, finished = file.stem.split("_")
    again = ludoteca.replay(file.read_bytes())
    open_cards = names(again.game.rules_of(again.state), "rivalry")
    assert again.record.players == int(players)
    assert rivalry == ("random" if again.record.options["rivalry"] == "random:3" else "+".join(open_cards) or "plain")
    assert "+".join(sorted(set(ways(again)))) == finished
    assert len(ways(again)) == int(players)


def test_the_records_hold_every_way_of_finishing_and_every_player_count() -> None:
    names = [file.stem.split("_") for file in FILES]
    assert {way for _, _, finished in names for way in finished.split("+")} == {"cards", "tokens", "no-throw"}
    assert {int(players) for players, _, _ in names} == set(GAME.seats)


def test_every_game_is_recorded() -> None:
    assert [file.stem for file in FILES] == sorted(GAMES)
