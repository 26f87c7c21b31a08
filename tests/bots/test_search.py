"""The search takes shortcuts: that it does what the plain one does is checked here, number by number."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log, sqrt

import pytest

import ludoteca
from ludoteca.bots.judge.judge import reward, rewards
from ludoteca.bots.search import Node, Search
from ludoteca.core.state import State

TRUST = 2.0


@dataclass
class Tried:
    """A decision of the plain search."""

    seat: int
    guess: float
    visits: float = 0.0
    available: float = 0.0
    value: float = 0.0
    children: dict[int, Tried] = field(default_factory=dict)


class Plain:
    """Information-set Monte Carlo tree search as books have it: all that is open is asked and looked up every time."""

    def __init__(self, imagined: State, dice: ludoteca.Dice) -> None:
        self.imagined, self.dice, self.root = imagined, dice, Tried(imagined.seat, 0.5)
        self.par = imagined.estimate()[imagined.seat]

    def descend(self) -> None:
        world = self.imagined.clone()
        world.shuffle_hidden(self.imagined.seat, self.dice)
        node, path = self.root, [self.root]
        while world.seat >= 0 and (node.visits or node is self.root):
            action, node = self.choose(node, world)
            world.act(action, self.dice)
            path.append(node)
        results = rewards(world, self.par)
        for step in path:
            step.visits += 1
            step.value += results[step.seat]

    def choose(self, node: Tried, world: State) -> tuple[int, Tried]:
        explore = world.curiosity(later=world.turn != self.imagined.turn)
        legal = world.legal() if node is self.root else world.candidates()
        for action in legal:
            if action not in node.children:
                after = world.clone()
                after.act(action, self.dice)
                node.children[action] = Tried(world.seat, reward(after, world.seat, self.par))
            node.children[action].available += 1
        return max(((action, node.children[action]) for action in legal), key=lambda each: worth(each[1], explore))


def worth(tried: Tried, explore: float) -> float:
    known = tried.visits + TRUST
    return (tried.value + TRUST * tried.guess) / known + explore * sqrt(log(tried.available + 1) / known)


def positions(game: ludoteca.AnyGame, players: int) -> list[State]:
    """Some states along a game at random, where there is a choice."""
    dice = ludoteca.Dice(players)
    state: State = game.start(players, chance=dice)
    passed = []
    while state.seat >= 0:
        legal = state.legal()
        if len(legal) > 1:
            passed.append(game.from_view(state.view(state.seat)))
        state.act(legal[dice.below(len(legal))], dice)
    return passed[:: max(1, len(passed) // 5)]


def told(node: Node | Tried) -> object:
    """A tree as numbers."""
    of = {action: told(node.children[action]) for action in sorted(node.children)}
    return node.seat, node.guess, node.visits, node.available, node.value, of


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", ludoteca.games())
def test_the_search_grows_the_very_tree_that_the_plain_one_grows(name: str, players: int) -> None:
    for imagined in positions(ludoteca.game(name), players):
        plain = Plain(imagined, ludoteca.Dice(7))
        for _ in range(40):
            plain.descend()
        search = Search(imagined, ludoteca.Dice(7), TRUST, 0)
        search.run(40)
        assert told(search.root) == told(plain.root)


@pytest.mark.parametrize(("visits", "best"), [((3, 5, 5, 1), 1), ((0, 0), 0), ((2, 7), 1)])
def test_of_actions_tried_as_often_the_first_is_chosen(visits: tuple[int, ...], best: int) -> None:
    state = ludoteca.game("holi").start(2, None, ludoteca.Dice(1))
    search = Search(state, ludoteca.Dice(1), TRUST, 0)
    search.root.open = [Node(action, 0, 0.5) for action in range(len(visits))]
    for node, count in zip(search.root.open, visits, strict=True):
        node.visits = float(count)
    assert search.best() == best
