"""Information-set Monte Carlo tree search: one tree of decisions, each descent in another imagined world."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from ludoteca.bots.judge.judge import HandJudge, Judge
from ludoteca.core.chance import Chance
from ludoteca.core.state import State

NOBODY: Final = -1.0e9


class Node:
    """A decision in the tree: what was done, by whom, and how that went.

    `available` counts how often the decision was open: in another world a card is not in the hand. `guess` is what
    a look one step ahead says of it.
    """

    __slots__ = ("action", "available", "children", "guess", "seat", "value", "visits")

    def __init__(self, action: int, seat: int, guess: float) -> None:
        self.action: int = action
        self.seat: int = seat
        self.guess: float = guess
        self.visits: float = 0.0
        self.available: float = 0.0
        self.value: float = 0.0
        self.children: dict[int, Node] | None = None


class Search:
    """A search for the seat that decides in `imagined`, a state made from that seat's view.

    `explore` weighs curiosity against success in the turn thought about, and `explore_later` in the turns after it;
    `trust` says how many visits a guess is worth, `roll` how many decisions are played at random below the tree
    before the position is judged (-1: to the end).
    """

    __slots__ = ("chance", "explore", "explore_later", "imagined", "judge", "roll", "root", "seat", "trust")

    def __init__(self, imagined: State, chance: Chance, trust: float, roll: int, judge: Judge | None = None) -> None:
        self.imagined = imagined
        self.chance = chance
        self.explore: float = imagined.curiosity(later=False)
        self.explore_later: float = imagined.curiosity(later=True)
        self.trust: float = trust
        self.roll: int = roll
        self.seat: int = imagined.seat
        self.judge: Judge = judge if judge is not None else by_hand(imagined)
        self.root: Node = Node(-1, imagined.seat, 0.5)

    def run(self, iterations: int) -> None:
        """So many descents, each in a world of its own."""
        for _ in range(iterations):
            world = self.imagined.clone()
            world.shuffle_hidden(self.seat, self.chance)
            self.descend(world)

    def descend(self, world: State) -> None:
        """Down the tree to a decision not tried before, on by chance, and back up with what it brought."""
        node = self.root
        path: list[Node] = [node]
        while world.seat >= 0 and (node.visits > 0.0 or node is self.root):
            node = self.choose(node, world)
            world.act(node.action, self.chance)
            path.append(node)
        self.roll_out(world)
        results = self.judge.shares(world, node.seat)
        for step in path:
            step.visits += 1.0
            step.value += results[step.seat]

    def choose(self, node: Node, world: State) -> Node:
        """The decision most worth trying among those open in this world."""
        best: Node | None = None
        best_worth = NOBODY
        explore = self.explore if world.turn == self.imagined.turn else self.explore_later
        children = node.children
        if children is None:
            children = {}
            node.children = children
        legal = world.legal() if node is self.root else world.candidates()
        self.expand(children, legal, world)
        for action in legal:
            child = children[action]
            child.available += 1.0
            worth = self.worth(child, explore)
            if worth > best_worth:
                best_worth = worth
                best = child
        assert best is not None
        return best

    def expand(self, children: dict[int, Node], legal: list[int], world: State) -> None:
        """Decisions not seen before get their guess, what one step ahead says of them: all in one judgement."""
        new: list[int] = []
        afters: list[State] = []
        for action in legal:
            if action not in children:
                after = world.clone()
                after.act(action, self.chance)
                new.append(action)
                afters.append(after)
        if not new:
            return
        guesses = self.judge.worth(afters, world.seat)
        for place in range(len(new)):
            children[new[place]] = Node(new[place], world.seat, guesses[place])

    def worth(self, child: Node, explore: float) -> float:
        """How good a decision looks, and how little is known of it."""
        known = child.visits + self.trust
        mean = (child.value + self.trust * child.guess) / known
        return mean + explore * sqrt(log(child.available + 1.0) / known)

    def roll_out(self, world: State) -> None:
        """Some decisions at random."""
        left = self.roll
        while world.seat >= 0 and left != 0:
            legal = world.legal()
            world.act(legal[self.chance.below(len(legal))], self.chance)
            left -= 1

    def best(self) -> int:
        """The decision tried most often."""
        action = -1
        most = -1.0
        for child in (self.root.children or {}).values():
            if child.visits > most:
                most = child.visits
                action = child.action
        return action


def by_hand(imagined: State) -> Judge:
    """The judge of a search that begins there; whoever plays alone is compared with where it began."""
    return HandJudge(imagined.estimate()[imagined.seat])


def one_step_ahead(
    imagined: State, legal: list[int], worlds: int, chance: Chance, judge: Judge | None = None
) -> list[float]:
    """How the deciding seat stands after each action, summed over so many worlds."""
    seat = imagined.seat
    judging = judge if judge is not None else by_hand(imagined)
    totals = [0.0] * len(legal)
    for _ in range(worlds):
        world = imagined.clone()
        world.shuffle_hidden(seat, chance)
        afters: list[State] = []
        for action in legal:
            after = world.clone()
            after.act(action, chance)
            afters.append(after)
        values = judging.worth(afters, seat)
        for place in range(len(legal)):
            totals[place] = totals[place] + values[place]
    return totals
