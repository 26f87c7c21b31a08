"""Games of a net against itself, and the rows it is to learn from.

A row is written as a bot would see it: from a seat's own view with everything hidden imagined anew, never from the
game as it is. What is learned is who won in the end.
"""

from __future__ import annotations

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
KEPT = 4
"""One position in so many is kept: neighbours are much alike."""
PLAIN = 2
"""One game in so many has the book's options, the others have options by lot."""


class Lesson(NamedTuple):
    """What one game teaches: rows, and for each everybody's part of the win and final lead, the own seat first."""

    rows: bytes
    shares: list[list[float]]
    leads: list[list[float]]


class Teacher(NamedTuple):
    """How games are played: judged by whom, with how many iterations of search (0: one step ahead)."""

    judge: Judge | None
    iterations: int = 0

    def decide(self, state: State, legal: list[int], dice: Dice) -> int:
        """The decision of the seat whose turn it is, from what it can know."""
        imagined = state.clone()
        imagined.shuffle_hidden(state.seat, dice)
        if self.iterations:
            search = Search(imagined, dice, 2.0, 0, self.judge)
            search.run(self.iterations)
            return search.best()
        values = one_step_ahead(imagined, legal, 1, dice, self.judge)
        return legal[values.index(max(values))]


def play_lesson(game: AnyGame, players: int, teacher: Teacher, number: int, seed: int) -> Lesson:
    """Game `number` of a seed."""
    dice = Dice(seed << 32 | number)
    options = None if number % PLAIN == 0 else {name: drawn(option, dice) for name, option in game.options.items()}
    state: State = game.start(players, options, dice)
    out, seats = BytesWriter(), []
    noise = NOISES[number % len(NOISES)]
    while state.seat >= 0:
        seat, legal = state.seat, state.legal()
        if len(legal) == 1:
            state.act(legal[0], dice)
            continue
        at_random = dice.below(1000) < noise
        action = legal[dice.below(len(legal))] if at_random else teacher.decide(state, legal, dice)
        state.act(action, dice)
        if state.seat >= 0 and dice.below(KEPT) == 0:
            write_seen(state, seat, dice, out)
            seats.append(seat)
    return Lesson(out.getvalue(), *_ended(state, seats))


def write_seen(state: State, seat: int, dice: Dice, out: BytesWriter) -> None:
    """A position as this seat may know it, what is hidden imagined anew."""
    world = state.clone()
    world.shuffle_hidden(seat, dice)
    write_row(world, seat, out)


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
