"""Games of a net against itself, and the rows it is to learn from.

A row is written as a bot would see it: from a seat's own view with everything hidden imagined anew, never from the
game as it is. What is learned is who won in the end and, where search decided, what it found of the decision; and
beside what was done also something that was only tried, so that a net knows what search will ask it about.
"""

from __future__ import annotations

from math import nan
from typing import NamedTuple

from librt.strings import BytesWriter

from ludoteca.bots.judge.judge import Judge, share, write_row
from ludoteca.bots.search import Search, one_step_ahead
from ludoteca.core.chance import Dice
from ludoteca.core.game import AnyGame
from ludoteca.core.options import AnyOption, Choice, Flag, Names, Number, Value
from ludoteca.core.state import State

NOISES = (0, 20, 60, 120, 250)
"""In how many of a thousand decisions something is done at random, by game in turn: so that a net sees mistakes too."""
KEPT = 2
"""One position in so many is kept: neighbours are much alike."""
SEARCHED = 0.5
"""How much what search found counts, against how the game ended."""
TRIED = 6
"""What search tried so often it knows something about."""
PLAIN = 2
"""One game in so many has the book's options, the others have options by lot."""


class Lesson(NamedTuple):
    """What one game teaches: rows, and for each everybody's part of the win and final lead, one's own seat first.

    The lead is not a number where nothing came of it.
    """

    rows: bytes
    shares: list[list[float]]
    leads: list[list[float]]


class Thought(NamedTuple):
    """A decision, and what search with a net found of each it tried often enough: how good it is for the seat that
    decides. (What a search by hand finds is no chance to win.)
    """

    action: int
    found: dict[int, float]


class Teacher(NamedTuple):
    """How games are played: judged by whom, with how many iterations of search (0: one step ahead)."""

    judge: Judge | None
    iterations: int = 0

    def think(self, state: State, legal: list[int], dice: Dice) -> Thought:
        """The decision of the seat whose turn it is, from what it can know."""
        imagined = state.clone()
        imagined.shuffle_hidden(state.seat, dice)
        if self.iterations:
            search = Search(imagined, dice, 2.0, 0, self.judge)
            search.run(self.iterations)
            return Thought(search.best(), _found(search) if self.judge is not None else {})
        values = one_step_ahead(imagined, legal, 1, dice, self.judge)
        return Thought(legal[values.index(max(values))], {})

    def decide(self, state: State, legal: list[int], dice: Dice) -> int:
        """The same, for who wants nothing more."""
        return self.think(state, legal, dice).action


def _found(search: Search) -> dict[int, float]:
    children = search.root.children
    return {action: node.value / node.visits for action, node in children.items() if node.visits >= TRIED}


class Notes:
    """The rows of a game while it is played: whose, and what search found of them; `ended` where it only was tried."""

    def __init__(self, judge: Judge | None) -> None:
        self.judge = judge
        self.out = BytesWriter()
        self.seats: list[int] = []
        self.found: list[list[float]] = []
        self.tried: list[bool] = []

    def note(self, state: State, seat: int, found: float | None, dice: Dice, *, tried: bool = False) -> None:
        """A position as this seat may know it, what is hidden imagined anew."""
        world = state.clone()
        world.shuffle_hidden(seat, dice)
        write_row(world, seat, self.out)
        self.seats.append(seat)
        self.found.append([] if found is None or self.judge is None else self._split(self.judge, world, seat, found))
        self.tried.append(tried)

    def _split(self, judge: Judge, world: State, seat: int, own: float) -> list[float]:
        """What is left of the win to the others, in the parts the judge sees, one's own seat first."""
        seen = judge.shares(world, seat)
        others = [seen[(seat + step) % world.players] for step in range(1, world.players)]
        whole = sum(others) or 1.0
        return [own, *((1.0 - own) * each / whole for each in others)]

    def lesson(self, ended: State) -> Lesson:
        """Rows with what became of them."""
        shares, leads = _ended(ended, self.seats)
        for at, found in enumerate(self.found):
            weight = 1.0 if self.tried[at] else SEARCHED
            if found:
                shares[at] = [(1 - weight) * won + weight * seen for won, seen in zip(shares[at], found, strict=True)]
            if self.tried[at]:
                leads[at] = [nan] * ended.players
        return Lesson(self.out.getvalue(), shares, leads)


def play_lesson(game: AnyGame, players: int, teacher: Teacher, number: int, seed: int) -> Lesson:
    """Game `number` of a seed."""
    dice = Dice(seed << 32 | number)
    options = None if number % PLAIN == 0 else {name: drawn(option, dice) for name, option in game.options.items()}
    state: State = game.start(players, options, dice)
    notes, noise = Notes(teacher.judge), NOISES[number % len(NOISES)]
    while state.seat >= 0:
        legal = state.legal()
        if len(legal) == 1:
            state.act(legal[0], dice)
        else:
            _decide(state, legal, teacher, notes, noise, dice)
    return notes.lesson(state)


def _decide(state: State, legal: list[int], teacher: Teacher, notes: Notes, noise: int, dice: Dice) -> None:
    """One decision, now and then at random, and what is noted of it."""
    seat, thought, before = state.seat, teacher.think(state, legal, dice), state.clone()
    action = legal[dice.below(len(legal))] if dice.below(1000) < noise else thought.action
    state.act(action, dice)
    if dice.below(KEPT):
        return
    if state.seat >= 0:
        notes.note(state, seat, thought.found.get(action), dice)
    others = [each for each in thought.found if each != action]
    if others:
        other = others[dice.below(len(others))]
        before.shuffle_hidden(seat, dice)
        before.act(other, dice)
        if before.seat >= 0:
            notes.note(before, seat, thought.found[other], dice, tried=True)


def _ended(state: State, seats: list[int]) -> tuple[list[list[float]], list[list[float]]]:
    """The parts of the win and the final leads, for each of these seats beginning with its own."""
    players, scores, margin = state.players, state.outcome().scores, state.margin()
    won = [share(state, seat) for seat in range(players)]
    ahead = [(own - max([*scores[:seat], *scores[seat + 1 :]], default=0)) / margin for seat, own in enumerate(scores)]
    turned = [[(seat + step) % players for step in range(players)] for seat in seats]
    return [[won[each] for each in order] for order in turned], [[ahead[each] for each in order] for order in turned]


def drawn(option: AnyOption, dice: Dice) -> Value:
    """Some value of an option, by lot."""
    match option:
        case Flag():
            return dice.below(2) == 1
        case Choice(choices=choices):
            return choices[dice.below(len(choices))]
        case Number(least=least, most=most):
            return max(least, 1) + dice.below(most - max(least, 1) + 1)
        case Names():
            return _drawn_names(option, dice)


def _drawn_names(option: Names, dice: Dice) -> Value:
    """One of the words that leave it to luck, or some of the names."""
    if option.words:
        return option.words[dice.below(len(option.words))]
    names, left = [], list(option.names)
    for _ in range(option.least + dice.below(option.most - option.least + 1)):
        names.append(left.pop(dice.below(len(left))))
    return names
