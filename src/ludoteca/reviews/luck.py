"""The luck of a step: how everybody stands after it, against the mean over the same step with luck dealt anew.

All cards are looked at, the hidden ones too: dealt anew is exactly what luck gave, from exactly the position in which
it was asked. So luck is nothing on average, whoever judges and whoever plays. To deal the hidden cards anew instead
would not do: who plays well keeps better cards than luck would leave him, and that is no luck.
"""

from __future__ import annotations

from ludoteca.core.chance import Chance, Dice
from ludoteca.core.record import Replay
from ludoteca.core.state import State
from ludoteca.reviews.judging import Bench, open_chances, seed_of
from ludoteca.reviews.told import Settings

FEW = 24
"""So many outcomes are all looked at; where there are more, some are dealt."""

Outcomes = list[tuple[State, float]]
"""What luck could make of something, each with how likely it is."""


def luck_in(again: Replay, bench: Bench, settings: Settings) -> list[float]:
    """What luck gave to each seat in a whole game, its set-up included."""
    total = luck_at_start(again, bench, settings)
    for n, step in enumerate(again.record.steps):
        luck = luck_of(bench, again[n], again.numbers[n], again[n + 1], step.luck, settings)
        total = [sofar + each for sofar, each in zip(total, luck, strict=True)]
    return total


def luck_at_start(again: Replay, bench: Bench, settings: Settings) -> list[float]:
    """What luck gave to each seat by the set-up: who begins, and what was dealt."""
    seed = seed_of(settings.seed, "start", again.record.luck)
    dice, likely = Dice(seed), 1.0 / settings.redeals
    record = again.record
    others = [(again.game.start(record.players, record.options, dice), likely) for _ in range(settings.redeals)]
    return _beyond(bench, again[0], others, seed)


def luck_of(bench: Bench, before: State, action: int, after: State, luck: list[int], settings: Settings) -> list[float]:
    """What luck gave to each seat in this step."""
    if not luck:
        return [0.0] * before.players
    seed = seed_of(settings.seed, before.turn, action, luck)
    return _beyond(bench, after, outcomes(before, action) or _dealt_anew(before, action, settings, seed), seed)


def _beyond(bench: Bench, after: State, others: Outcomes, seed: int) -> list[float]:
    """How much better than on average everybody stands: judged with dice that had no part in any of the outcomes."""
    came = open_chances(bench.chances, after, seed + 1)
    for other, likely in others:
        seen = open_chances(bench.chances, other, seed + 1)
        came = [left - likely * each for left, each in zip(came, seen, strict=True)]
    return came


def _dealt_anew(before: State, action: int, settings: Settings, seed: int) -> Outcomes:
    """Some of all that luck could make of it."""
    dice, likely = Dice(seed), 1.0 / settings.redeals
    return [(after_luck(before, action, dice), likely) for _ in range(settings.redeals)]


def outcomes(before: State, action: int) -> Outcomes:
    """All that luck could make of an action, each with how likely it is; nothing where that is too much."""
    found: Outcomes = []
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
