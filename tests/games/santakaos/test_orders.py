"""What is picked one by one may be picked in any order: the same things, whichever comes first."""

from __future__ import annotations

from itertools import permutations

import pytest

from ludoteca.core.chance import Script
from ludoteca.games.santakaos.pending import BAG, BELL, GAIN, kind_of
from ludoteca.games.santakaos.state import SantaKaosState
from tests.games.santakaos.build import GAME, kaos
from tests.games.santakaos.play import do
from tests.ledger import rule

PICKED = (GAIN, BAG, BELL)
COIN = [GAME.content.silent_night.faces.index("coin")]
"""Luck, where a reindeer's die asks for it."""
Ends = dict[tuple[int, ...], object]
"""Where sequences of picks end, as plain data."""


def picking(state: SantaKaosState) -> bool:
    """Is something picked one by one now?"""
    return bool(state.pending) and kind_of(state.pending[-1]) in PICKED


def ends(state: SantaKaosState, picks: tuple[int, ...] = ()) -> Ends:
    """All sequences of picks from here, and where each ends."""
    if not picking(state):
        return {picks: GAME.dump(state)}
    found: Ends = {}
    for action in state.legal():
        after = state.clone()
        after.act(action, Script(COIN))
        found |= ends(after, (*picks, action))
    return found


def stop_last(picks: tuple[int, ...], enough: int) -> list[tuple[int, ...]]:
    """All orders of the same picks; to say that it is enough comes last."""
    things = [pick for pick in picks if pick != enough]
    stop = picks[len(things) :]
    return [(*order, *stop) for order in permutations(things)]


@rule("S-20", "S-30", "S-31", "S-33", "S-39", "S-57")
@pytest.mark.parametrize(
    ("text", "begin"),
    [
        ("at store; me: elves 4, cloth 1", "collect"),
        ("at store; me: elves 2, helper befana", "befana-collect"),
        ("me: artifact bag, coin 4", "magic-bag"),
        ("me: helper baba-yaga, elves 1", "baba-yaga"),
        ("me: artifact bell, cloth 2, wood 1, iron 1", "little-bell"),
        ("me: helper vixen, cloth 1, wood 1, iron 2; bento: artifact bell", "vixen-little-bell"),
    ],
)
def test_whatever_can_be_picked_can_be_picked_in_every_order(text: str, begin: str) -> None:
    state = kaos(text, turbo_sleigh=True)
    enough = state.rules.charts.enough
    found: Ends = {}
    for action in [number for number in state.legal() if GAME.decode(number).__struct_config__.tag == begin]:
        begun = state.clone()
        begun.act(action, Script(COIN))
        found |= ends(begun, (action,) if "bell" in begin else ())
    assert len(found) > 6
    for picks, end in found.items():
        for order in stop_last(picks, enough):
            assert found[order] == end


@rule("S-39")
def test_out_of_turn_too() -> None:
    state = do(kaos("bento: helper olentzero"), "take store red", "take-unseen", "use")
    found = ends(state)
    assert len(found) == 9
    assert all(found[order] == end for picks, end in found.items() for order in permutations(picks))
