"""The law of orders: whatever set of things a sequence of picks can reach, every order of it can reach."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice, permutations
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from ludoteca.games.santakaos.pending import GAIN, push
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
    """A thing, and the answers to what was asked then: about it, and about what followed from it by itself."""

    action: int
    answers: tuple[int, ...]


def tag(game: ludoteca.AnyGame, action: int) -> str:
    """The kind of an action."""
    return str(type(game.decode(action)).__struct_config__.tag)


def question(state: ludoteca.State) -> list[tuple[str, int, bool]]:
    """What is asked, with what was asked before: in Santa Kaos one question for a resource may follow another."""
    waiting = getattr(state.view(state.seat), "pending", [])
    return [(each.kind, each.count + each.done, each.flag) for each in waiting]


class Stage:
    """A moment at which things of these kinds are picked, and what came of it by one order and by others."""

    def __init__(self, game: ludoteca.AnyGame, begun: ludoteca.State, kinds: Tags) -> None:
        self.game = game
        self.begun = begun
        self.kinds = kinds
        self.question = question(begun)

    def open(self, state: ludoteca.State) -> list[int]:
        """What may be picked, as long as the same player goes on with the same question."""
        if (state.seat, state.turn) != (self.begun.seat, self.begun.turn) or question(state) != self.question:
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
            action = choice[dice.below(len(choice))]
            state.act(action, ludoteca.Dice(0))
            answers: list[int] = []
            while self.is_asked(state):
                answers.append(state.legal()[dice.below(len(state.legal()))])
                state.act(answers[-1], ludoteca.Dice(0))
            things.append(Picked(action, tuple(answers)))
        return things, state

    def pick(self, things: tuple[Picked, ...]) -> ludoteca.State:
        """These things in this order. What is left when all has followed by itself need not be picked, and is asked
        about sooner: then any of the answers not yet given will do.
        """
        state = self.begun.clone()
        left = [answer for thing in things for answer in thing.answers]
        for thing in things:
            if not self.open(state):
                return state
            assert thing.action in state.legal(), [self.game.decode(each.action) for each in things]
            state.act(thing.action, ludoteca.Dice(0))
            while self.is_asked(state):
                answer = self.fitting(state, (*thing.answers, *left), left)
                assert answer is not None, [self.game.decode(each.action) for each in things]
                left.remove(answer)
                state.act(answer, ludoteca.Dice(0))
        return state

    def fitting(self, state: ludoteca.State, answers: Iterable[int], left: list[int]) -> int | None:
        """The first of these answers that was not given yet and may be given now."""
        legal = state.legal()
        return next((answer for answer in answers if answer in left and answer in legal), None)


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


def test_what_another_question_asks_is_not_picked_with_the_first() -> None:
    """One of three resources of choice, and then, asked anew, one of three or a coin: they cannot change places."""
    game = ludoteca.game("santakaos")
    state = game.start(2, {}, ludoteca.Dice(1))
    push(state, GAIN, state.seat, count=1, flag=True)
    push(state, GAIN, state.seat, count=1)
    stage = Stage(game, state.clone(), STAGES["santakaos"][0])
    things, reached = stage.pick_some(ludoteca.Dice(1))
    assert len(things) == 1
    assert tag(game, reached.legal()[-1]) == "gain"


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
