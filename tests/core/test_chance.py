"""Luck: the same on every machine, fair, copyable, and written down."""

from __future__ import annotations

import copy
import pickle
from collections import Counter

import pytest

import ludoteca
from ludoteca.core.chance import MOST_SIDES, Noted

# Small fast counter, 32 bits, seeded with the words of the seed and 15 rounds of warming up: computed by hand in
# tests/core/test_chance.py::sfc32 below, by another road (Python's unbounded integers).
WORD = 2**32


def sfc32(seed: int, count: int) -> list[int]:
    """The generator's words as its author publishes it."""
    a, b, c, counter = seed % WORD, (seed >> 32) % WORD, (seed >> 64) % WORD, 1
    words = []
    for _ in range(15 + count):
        word = (a + b + counter) % WORD
        counter = (counter + 1) % WORD
        a, b, c = b ^ (b >> 9), (c * 9) % WORD, ((((c << 21) | (c >> 11)) % WORD) + word) % WORD
        words.append(word)
    return words[15:]


@pytest.mark.parametrize("seed", [0, 1, 7, 2**31, 2**32 + 5, 2**95, -1])
def test_dice_are_the_published_generator(seed: int) -> None:
    dice = ludoteca.Dice(seed)
    assert [dice.word() for _ in range(50)] == sfc32(seed, 50)


def test_dice_give_these_numbers_on_every_machine() -> None:
    dice = ludoteca.Dice(7)
    assert [dice.below(6) for _ in range(20)] == [word * 6 // WORD for word in sfc32(7, 20)]


def test_dice_are_fair() -> None:
    dice = ludoteca.Dice(3)
    throws = Counter(dice.below(6) for _ in range(60_000))
    chi_squared = sum((throws[side] - 10_000) ** 2 / 10_000 for side in range(6))
    assert chi_squared < 20.5  # one in a thousand for five degrees of freedom


def test_a_die_with_many_sides_favours_no_half() -> None:
    dice = ludoteca.Dice(5)
    sides = 3 * 2**29  # a plain remainder would give the lower two thirds far too often
    low = sum(dice.below(sides) < sides // 2 for _ in range(20_000))
    assert abs(low - 10_000) < 400


@pytest.mark.parametrize("sides", [0, -3, MOST_SIDES + 1])
def test_impossible_dice_are_refused(sides: int) -> None:
    with pytest.raises(ValueError, match="sides"):
        ludoteca.Dice(1).below(sides)


def test_copied_dice_give_the_same_and_do_not_disturb_each_other() -> None:
    dice = ludoteca.Dice(11)
    dice.below(100)
    twin = dice.copy()
    expected = [twin.below(100) for _ in range(10)]
    assert [dice.below(100) for _ in range(10)] == expected


def test_shuffling_reaches_every_order_equally() -> None:
    dice = ludoteca.Dice(2)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        dice.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(850 < times < 1150 for times in orders.values())


def test_a_script_gives_what_is_written() -> None:
    script = ludoteca.Script([3, 0])
    assert (script.below(6), script.left()) == (3, 1)
    assert (script.below(1), script.left()) == (0, 0)


def test_a_script_that_ends_too_early_says_where() -> None:
    with pytest.raises(ludoteca.OutOfLuck, match=r"number 1 .* is missing"):
        ludoteca.Script([]).below(6)


@pytest.mark.parametrize("number", [6, -1])
def test_a_script_refuses_what_the_die_cannot_give(number: int) -> None:
    with pytest.raises(ludoteca.OutOfLuck, match="below 6"):
        ludoteca.Script([number]).below(6)


def test_luck_is_noted_and_taken_once() -> None:
    noted = Noted(ludoteca.Script([1, 2, 3]))
    noted.below(5)
    noted.below(5)
    assert noted.take() == [1, 2]
    noted.below(5)
    assert noted.take() == [3]


def test_luck_can_come_from_a_class_of_ones_own() -> None:
    class Highest(ludoteca.Chance):
        def below(self, n: int) -> int:
            return n - 1

    state = ludoteca.game("holi").start(4, chance=Highest())
    assert state.seat == 3


def test_a_chance_that_says_nothing_is_named() -> None:
    with pytest.raises(TypeError, match="Chance"):
        ludoteca.Chance().below(2)


def test_errors_survive_the_way_between_processes() -> None:
    error = ludoteca.OutOfLuck("luck-missing", place=1, sides=6)
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(again) is ludoteca.OutOfLuck
        assert str(again) == str(error)
