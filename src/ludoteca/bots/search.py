"""Information-set Monte Carlo tree search: one tree of decisions, each descent in another imagined world."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from ludoteca.bots.judge.judge import HandJudge, Judge
from ludoteca.core.chance import Chance
from ludoteca.core.state import NOT_LAID, State
from ludoteca.core.verbs import Number, Numbers

NOBODY: Final = -1.0e9


class Node:
    """A decision in the tree: what was done, by whom, and how that went.

    `available` counts how often the decision was open: in another world a card is not in the hand. `guess` is what
    a look one step ahead says of it.
    """

    __slots__ = ("action", "available", "children", "guess", "listed", "open", "seat", "value", "visits")

    def __init__(self, action: int, seat: int, guess: float) -> None:
        self.action: int = action
        self.seat: int = seat
        self.guess: float = guess
        self.visits: float = 0.0
        self.available: float = 0.0
        self.value: float = 0.0
        self.children: dict[Number, Node] = NO_CHILDREN
        self.listed: Numbers = NOT_LAID
        self.open: list[Node] = NO_NODES
        """What was open when the search last came by: actions, and their nodes."""


NO_CHILDREN: Final[dict[Number, Node]] = {}
NO_NODES: Final[list[Node]] = []
"""Stand in a node until the search goes on from it; never changed."""


class Search:
    """A search for the seat that decides in `imagined`, a state made from that seat's view.

    `explore` weighs curiosity against success in the turn thought about, and `explore_later` in the turns after it;
    `trust` says how many visits a guess is worth, `roll` how many decisions are played at random below the tree
    before the position is judged (-1: to the end).
    """

    __slots__ = ("chance", "explore", "explore_later", "imagined", "judge", "known", "roll", "root", "seat", "trust")

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
        self.known: bool = True
        """Does whoever thinks decide at the root? What may be done there is then the same in every world."""

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
        """The open decision most worth trying: how good it looks, and how little is known of it."""
        best: Node | None = None
        best_worth = NOBODY
        explore = self.explore if world.turn == self.imagined.turn else self.explore_later
        trust = self.trust
        times = often = 0.0
        for child in self.options(node, world):
            child.available += 1.0
            if child.available != times:  # most were open equally often: one logarithm serves them all
                times = child.available
                often = log(times + 1.0)
            known = child.visits + trust
            worth = (child.value + trust * child.guess) / known + explore * sqrt(often / known)
            if worth > best_worth:
                best_worth = worth
                best = child
        assert best is not None
        return best

    def options(self, node: Node, world: State) -> list[Node]:
        """The decisions open in this world; mostly the same ones as in the world before."""
        if self.known and node is self.root and node.open:
            return node.open
        legal: Numbers = world.legal() if node is self.root else world.candidates()
        if legal != node.listed:
            if node.children is NO_CHILDREN:
                node.children = {}
            self.guess(node.children, legal, world)
            node.listed = legal[:]
            node.open = [node.children[action] for action in legal]
        return node.open

    def guess(self, children: dict[Number, Node], legal: Numbers, world: State) -> None:
        """Decisions not seen before get what one step ahead says of them: all in one judgement."""
        new: Numbers = [action for action in legal if action not in children] if children else legal
        if not new:
            return
        guesses = self.judge.worth(after_each(world, new, self.chance), world.seat)
        for place in range(len(new)):
            children[new[place]] = Node(new[place], world.seat, guesses[place])

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
        for child in self.root.open:
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
        values = judging.worth(after_each(world, legal, chance), seat)
        for place in range(len(legal)):
            totals[place] = totals[place] + values[place]
    return totals


def after_each(world: State, actions: Numbers, chance: Chance) -> list[State]:
    """The positions one step ahead, each a copy of its own."""
    afters: list[State] = []
    for action in actions:
        after = world.clone()
        after.act(action, chance)
        afters.append(after)
    return afters
