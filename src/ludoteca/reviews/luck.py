"""The luck of a step: how everybody stands after it, against the mean over the same step with luck dealt anew.

Two kinds come together. *Dice and draws*: the same action, other luck. *Hidden cards that come into play*: an onlooker
could not know them, so the same step is taken with the hidden cards dealt anew, the seat doing what looks best one
step ahead, in either case. Both are nothing on average, whoever judges.
"""

from __future__ import annotations

from ludoteca.bots.search import one_step_ahead
from ludoteca.core.chance import Chance, Dice
from ludoteca.core.record import Replay
from ludoteca.core.state import State
from ludoteca.reviews.judging import ONLOOKER, Bench, chances, reseed, seed_of
from ludoteca.reviews.told import Settings

FEW = 24
"""So many outcomes are all looked at; where there are more, some are dealt."""


def luck_in(again: Replay, bench: Bench, settings: Settings) -> list[float]:
    """What luck gave to each seat in a whole game."""
    total = [0.0] * again.record.players
    for n, step in enumerate(again.record.steps):
        luck = luck_of(bench, again[n], again.numbers[n], again[n + 1], step.luck, settings)
        total = [sofar + each for sofar, each in zip(total, luck, strict=True)]
    return total


def luck_of(bench: Bench, before: State, action: int, after: State, luck: list[int], settings: Settings) -> list[float]:
    """What luck gave to each seat in this step."""
    seed = seed_of(settings.seed, before.turn, action, luck)
    dealt = _drawn(bench, before, action, after, settings, seed) if luck else [0.0] * before.players
    shown = _shown(bench, before, settings, seed)
    return [one + other for one, other in zip(dealt, shown, strict=True)]


def _drawn(bench: Bench, before: State, action: int, after: State, settings: Settings, seed: int) -> list[float]:
    """By dice and draws."""
    came = chances(bench.chances, after, settings.worlds, seed)
    for other, likely in outcomes(before, action) or _dealt_anew(before, action, settings, seed):
        seen = chances(bench.chances, other, settings.worlds, seed)
        came = [left - likely * each for left, each in zip(came, seen, strict=True)]
    return came


def _dealt_anew(before: State, action: int, settings: Settings, seed: int) -> list[tuple[State, float]]:
    """Some of all that luck could make of it."""
    dice, likely = Dice(seed), 1.0 / settings.redeals
    return [(after_luck(before, action, dice), likely) for _ in range(settings.redeals)]


def outcomes(before: State, action: int) -> list[tuple[State, float]]:
    """All that luck could make of an action, each with how likely it is; nothing where that is too much."""
    found: list[tuple[State, float]] = []
    waiting: list[tuple[list[int], float]] = [([], 1.0)]
    while waiting:
        numbers, likely = waiting.pop()
        try:
            found.append((after_luck(before, action, Foretold(numbers)), likely))
        except Open as die:
            if die.sides > FEW:
                return []
            waiting += [([*numbers, number], likely / die.sides) for number in range(die.sides)]
        if len(found) + len(waiting) > FEW:
            return []
    return found


class Open(Exception):
    """Luck was asked for more than was foretold: for a die of so many sides."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class Foretold(Chance):
    """The first numbers of luck; whoever asks for more hears that they are open."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = iter(numbers)

    def below(self, n: int) -> int:
        """The next number."""
        number = next(self.numbers, None)
        if number is None:
            raise Open(n)
        return number


def after_luck(before: State, action: int, chance: Chance) -> State:
    """The state after an action."""
    after = before.clone()
    after.act(action, chance)
    return after


def _shown(bench: Bench, before: State, settings: Settings, seed: int) -> list[float]:
    """By hidden cards that come into play with this decision; where the seat would see the same, none does."""
    seat, total, hidden = before.seat, [0.0] * before.players, Dice(seed)
    own = before.view(seat)
    as_it_is: list[float] = []
    for _ in range(settings.redeals):
        world = before.clone()
        world.shuffle_hidden(ONLOOKER, hidden)
        if world.view(seat) == own:
            continue
        as_it_is = as_it_is or _one_step(bench, before, settings, seed)
        seen = _one_step(bench, world, settings, seed)
        total = [sofar + one - other for sofar, one, other in zip(total, as_it_is, seen, strict=True)]
    return [each / settings.redeals for each in total]


def _one_step(bench: Bench, state: State, settings: Settings, seed: int) -> list[float]:
    """How everybody stands after what looks best to the seat that decides there."""
    legal = state.legal()
    reseed(bench.searching, seed)
    values = one_step_ahead(state, legal, 1, Dice(seed + 1), bench.searching)
    after = after_luck(state, legal[values.index(max(values))], Dice(seed + 2))
    return chances(bench.chances, after, settings.worlds, seed + 3)
