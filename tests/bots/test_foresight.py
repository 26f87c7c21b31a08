"""What an act would do, told to whoever is about to do it."""

from __future__ import annotations

from typing import cast

import pytest
from msgspec import Struct

import ludoteca
from ludoteca.bots.foresight import ends_turn, foresee
from ludoteca.games.regalitos.actions import Take
from tests.games.regalitos.build import GAME, regalitos
from tests.reviews.picks import STOP, Covered, Seen


@pytest.mark.parametrize(("ends", "gain"), [("navidad", 0), ("noche-de-reyes", -2)])
def test_an_act_that_ends_the_game_is_not_charged_with_what_was_to_be_lost_before_it(ends: str, gain: int) -> None:
    """A paper of 3 beside one of 9: four points were to be lost before, and are six after it."""
    state = regalitos(f"round {ends}; last; piles none; A1 paper-small; me: paper 9; bento: paper 3")
    take = GAME.encode(Take(pile="A1"))
    assert foresee(GAME, state.view(0), 0, take).gain[0] == gain


def holi(*acts: str) -> ludoteca.State:
    """A game of two after acts of these kinds, the first of each kind."""
    match = ludoteca.Match("holi", players=2, seed=7)
    for kind in acts:
        match.act(match.state.seat, first(match.state, kind))
    return match.state


def first(state: ludoteca.State, kind: str) -> int:
    game = ludoteca.game("holi")
    return next(action for action in state.legal() if game.decode(action).__struct_config__.tag == kind)


@pytest.mark.parametrize(
    ("before", "kind", "gain"),
    [((), "start", 0), (("start", "start"), "move", 0), (("start", "start"), "throw", 2)],
)
def test_what_neither_luck_nor_a_secret_decides_is_foreseen_whole(
    before: tuple[str, ...], kind: str, gain: int
) -> None:
    game, state = ludoteca.game("holi"), holi(*before)
    seat, action = state.seat, first(state, kind)
    told = foresee(game, state.view(seat), seat, action)
    after = state.clone()
    after.events = []
    after.act(action, ludoteca.Dice(9))
    assert told.open
    assert told.view == after.view(seat)
    assert told.events == [game.see(event, seat) for event in after.events]
    assert told.scores == after.outcome().scores
    assert told.gain == [gain if each == seat else 0 for each in range(2)]
    assert not told.ends
    assert not ends_turn(game, state.view(seat), seat, action)


def test_of_an_end_of_the_turn_it_is_foreseen_that_it_ends_but_not_what_is_drawn() -> None:
    game, state = ludoteca.game("holi"), holi("start", "start", "throw")
    seat, action = state.seat, first(state, "end")
    told = foresee(game, state.view(seat), seat, action)
    assert told.ends
    assert ends_turn(game, state.view(seat), seat, action)
    assert (told.open, told.view, told.events) == (False, None, [])


class Six(Struct):
    """Whether the other's die says six."""

    said: bool


class Peeked(Covered):
    """Whoever stops has looked at the other's die."""

    def act(self, action: int, chance: ludoteca.Chance) -> None:
        super().act(action, chance)
        self.looks += 1
        if self.events is not None:
            self.events.append(Six(self.dice[1] == 6))


class Peeking:
    """As much of the game as foresight asks for."""

    def from_view(self, view: Seen) -> Peeked:
        return Peeked()

    def see(self, event: Struct, seat: int) -> Struct:
        return event


def test_what_a_secret_says_but_rarely_is_not_foreseen_either() -> None:
    """In the first few worlds nobody has a six; where a secret is looked at many more are imagined."""
    told = foresee(cast(ludoteca.AnyGame, Peeking()), Peeked().view(0), 0, STOP)  # type: ignore[arg-type]
    assert (told.events, told.open) == ([], False)
