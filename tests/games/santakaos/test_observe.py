"""What is observed of the decisions still to be made: as the view tells them, counted from the seat that looks."""

from __future__ import annotations

import pytest
from librt.strings import BytesWriter

from ludoteca.core.chance import Dice
from ludoteca.core.layout import slices
from ludoteca.games.santakaos.pending import PENDING
from ludoteca.games.santakaos.seen.observe import MOST_GOODS
from ludoteca.games.santakaos.seen.view import Decision
from ludoteca.games.santakaos.state import SantaKaosState
from tests.games.santakaos.build import GAME, kaos
from tests.games.santakaos.play import begun, do

PARTS = ("pending", "next", "next_seat", "next_details")


def observed(state: SantaKaosState, seat: int) -> list[list[int]]:
    """What a seat observes of what is pending, part by part."""
    out = BytesWriter()
    state.observe(seat, out)
    written, places = out.getvalue(), slices(GAME.layout(state.players))
    return [list(written[places[part]]) for part in PARTS]


def expected(items: list[Decision], players: int, seat: int) -> list[list[int]]:
    """The same, from the view's list."""
    counts = [sum(item.kind == kind for item in items) for kind in PENDING]
    if not items:
        return [counts, [0] * len(PENDING), [0] * players, [0] * 4]
    top = items[-1]
    kind = [int(name == top.kind) for name in PENDING]
    who = [int((seat + away) % players == top.seat) for away in range(players)]
    return [counts, kind, who, [top.count, top.done, top.which, MOST_GOODS * top.flag]]


def test_a_choice_of_resources_is_observed_with_all_about_it() -> None:
    state = do(kaos("at store; me: elves 3; bento: coin 1; clara: coin 1"), "collect", "gain wood")
    counts, kind, who, details = observed(state, 1)
    assert [PENDING[place] for place, count in enumerate(counts) if count] == ["gain"]
    assert (PENDING[kind.index(1)], who, details) == ("gain", [0, 0, 1], [2, 1, 1, MOST_GOODS])


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.once
def test_what_is_pending_is_observed_as_the_view_tells_it(players: int) -> None:
    kinds: set[str] = set()
    for seed in range(6):
        state, dice = begun(players, seed, turbo_sleigh=True, special_wishes=True), Dice(seed)
        while state.seat >= 0:
            items = state.view(-1).pending
            kinds.update(item.kind for item in items)
            for seat in range(players):
                assert observed(state, seat) == expected(items, players, seat)
            legal = state.legal()
            state.act(legal[dice.below(len(legal))], dice)
    assert len(kinds) > 5
