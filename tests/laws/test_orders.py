"""The law of orders: whatever set of things a sequence of picks can reach, every order of it can reach."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, permutations
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from tests.laws.situations import Situation, every_game

Tags = frozenset[str]

# Where things are picked as a set, one by one: the kinds of acts that do it, by game. What is asked about a thing as
# soon as it is picked (who gets it) belongs to it. In Holi the cells of a throw are one act.
STAGES: dict[str, tuple[Tags, ...]] = {
    "holi": (),
    "quissama": (frozenset({"pay"}), frozenset({"discard"})),
    "regalitos": (
        frozenset({"pick-object", "pick-coal"}),
        frozenset({"pick-present", "pick-decorated", "coal-to", "coal-away"}),
        frozenset({"pay-paper"}),
        frozenset({"pay-energy"}),
    ),
    "santakaos": (frozenset({"gain"}),),
}
ANSWERS = frozenset({"to-vip", "to-character"})
MANY_STEPS = 400
MANY_ORDERS = 24
FEW_STAGES = 3


class Picked(NamedTuple):
    """A thing, and the answer to what was asked about it, or -1 if nothing was."""

    action: int
    answer: int


def tag(game: ludoteca.AnyGame, action: int) -> str:
    """The kind of an action."""
    return str(type(game.decode(action)).__struct_config__.tag)


class Stage:
    """A moment at which things of these kinds are picked, and what came of it by one order and by others."""

    def __init__(self, game: ludoteca.AnyGame, begun: ludoteca.State, kinds: Tags) -> None:
        self.game = game
        self.begun = begun
        self.kinds = kinds

    def open(self, state: ludoteca.State) -> list[int]:
        """What may be picked, as long as the same player goes on with it."""
        if (state.seat, state.turn) != (self.begun.seat, self.begun.turn):
            return []
        return [action for action in state.legal() if tag(self.game, action) in self.kinds]

    def is_asked(self, state: ludoteca.State) -> bool:
        """Is something asked about the thing picked last?"""
        return state.seat >= 0 and tag(self.game, state.legal()[0]) in ANSWERS

    def pick_some(self, dice: ludoteca.Dice) -> tuple[list[Picked], ludoteca.State]:
        """Some things at random, and where that leads."""
        state = self.begun.clone()
        things: list[Picked] = []
        while (choice := self.open(state)) and not (things and dice.below(6) == 0):
            action, answer = choice[dice.below(len(choice))], -1
            state.act(action, ludoteca.Dice(0))
            if self.is_asked(state):
                answers = state.legal()
                answer = answers[dice.below(len(answers))]
                state.act(answer, ludoteca.Dice(0))
            things.append(Picked(action, answer))
        return things, state

    def pick(self, things: tuple[Picked, ...]) -> ludoteca.State:
        """These things in this order. What is left when all has followed by itself need not be picked."""
        state = self.begun.clone()
        for thing in things:
            if not self.open(state):
                return state
            assert thing.action in state.legal(), [self.game.decode(each.action) for each in things]
            state.act(thing.action, ludoteca.Dice(0))
            if self.is_asked(state):
                answer = thing.answer if thing.answer >= 0 else state.legal()[0]
                assert answer in state.legal(), [self.game.decode(each.action) for each in things]
                state.act(answer, ludoteca.Dice(0))
        return state


def stages(game: ludoteca.AnyGame, situation: Situation) -> Iterator[Stage]:
    """Moments of a game at which there is a choice of things to pick."""
    for _ in range(MANY_STEPS):
        if situation.match.over:
            return
        state = situation.match.state
        for kinds in STAGES.get(game.id, ()):
            stage = Stage(game, state.clone(), kinds)
            if len(stage.open(state)) > 1:
                yield stage
        situation.step()


@every_game
@given(data=st.data())
def test_what_one_order_of_picks_reaches_every_order_reaches(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    situation = Situation(game, data)
    situation.advance()
    for stage in islice(stages(game, situation), FEW_STAGES):
        things, reached = stage.pick_some(situation.dice)
        for order in islice(permutations(things), MANY_ORDERS):
            other = stage.pick(order)
            assert (other.seat, other.legal()) == (reached.seat, reached.legal())


@pytest.mark.parametrize(("name", "kinds"), [(name, kinds) for name, rows in STAGES.items() for kinds in rows])
def test_things_are_picked_in_random_play(name: str, kinds: Tags) -> None:
    game = ludoteca.game(name)
    for seed in range(60):
        dice = ludoteca.Dice(seed)
        state = game.start(game.seats[-1], {}, dice)
        while state.seat >= 0:
            legal = state.legal()
            if len([action for action in legal if tag(game, action) in kinds]) > 1:
                return
            state.act(legal[dice.below(len(legal))], dice)
    raise AssertionError(f"{name}: {sorted(kinds)} are never picked")


def test_every_game_says_where_things_are_picked() -> None:
    assert set(STAGES) == set(ludoteca.games())
