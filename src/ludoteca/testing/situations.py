"""Games in progress for the laws: hypothesis chooses players, options, luck, and how far the game has gone."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

import ludoteca
from ludoteca.core.options import AnyOption, Choice, Flag, Names, Number
from ludoteca.core.registry import ENDLESS

SEEDS = st.integers(0, 2**32 - 1)
NOT_OVER = f"the game is not over after {ENDLESS} decisions"


def values(option: AnyOption) -> st.SearchStrategy[Any]:
    """Values an option takes."""
    match option:
        case Flag():
            return st.booleans()
        case Choice():
            return st.sampled_from(option.choices)
        case Number():
            return st.integers(max(option.least, 1), option.most)  # 0 lifts a limit, and random play may then go on
        case Names():
            return names(option)


def names(option: Names) -> st.SearchStrategy[Any]:
    """Lists of an option's names, or its words. Where the list must fit the players, only words fit all of them."""
    if option.per_player:
        return st.sampled_from(option.words)
    lists = st.lists(st.sampled_from(option.names), min_size=option.least, max_size=option.most, unique=True)
    return lists | st.sampled_from(option.words) if option.words else lists


class Situation:
    """A match some steps into a game, and dice for what the law itself leaves to luck; options may be given."""

    def __init__(self, game: ludoteca.AnyGame, data: st.DataObject, **given: Any) -> None:
        free = {name: values(option) for name, option in game.options.items() if name not in given}
        self.game = game
        players = data.draw(st.sampled_from(game.seats), label="players")
        options = given | data.draw(st.fixed_dictionaries({}, optional=free), label="options")
        self.match = ludoteca.Match(game, players, options, data.draw(SEEDS, label="seed"))
        self.dice = ludoteca.Dice(data.draw(SEEDS, label="moves"))
        self.steps = data.draw(st.integers(0, 200), label="steps")

    def step(self) -> None:
        """Do one legal action of the match, chosen at random."""
        state = self.match.state
        self.match.act(state.seat, self.pick(state.legal()))

    def advance(self) -> ludoteca.State:
        """Play as far as hypothesis wanted, or to the last decision; the state there."""
        for _ in range(self.steps):
            before = self.match.state.clone()
            self.step()
            if self.match.over:
                return before
        return self.match.state

    def finish(self) -> None:
        """Play to the end."""
        for _ in range(ENDLESS):
            if self.match.over:
                return
            self.step()
        raise AssertionError(NOT_OVER)

    def pick(self, items: list[int]) -> int:
        """One of these, at random."""
        return items[self.dice.below(len(items))]


def to_the_end(state: ludoteca.State, dice: ludoteca.Chance) -> int:
    """Play at random until it is over; how many decisions that took."""
    for decisions in range(ENDLESS):
        if state.seat < 0:
            return decisions
        legal = state.legal()
        assert legal, "nothing is legal, and the game is not over"
        state.act(legal[dice.below(len(legal))], dice)
    raise AssertionError(NOT_OVER)


def watchers(state: ludoteca.State) -> range:
    """All seats, and an onlooker."""
    return range(-1, state.players)
