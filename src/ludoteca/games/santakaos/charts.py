"""The numbers of the fixed list of actions, and charts built once from the content."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.santakaos.content import MOST_COST, SantaKaosContent
from ludoteca.games.santakaos.pieces import (
    CARDS,
    GOODS,
    PLACES,
    RESOURCES,
    REWARDS,
    SPACES,
    TOYS,
    WISHES,
    distance,
)

# The list of actions, in the order in which a list of legal ones is put together.
STEPS: Final = 5
"""From a location to the next one; the Guiding star goes a step up or down."""
SHIFTS: Final = 2 * STEPS * 3
SWAPS: Final = 6
USES: Final = 3 + SWAPS

END: Final = 0
TAKE: Final = 1
SHIFT: Final = TAKE + PLACES
VIXEN_SHIFT: Final = SHIFT + SHIFTS
COINS: Final = VIXEN_SHIFT + SHIFTS
ELF: Final = COINS + 1
FROST: Final = ELF + 1
WISH: Final = FROST + 3
UNSEEN: Final = WISH + CARDS
MOVE: Final = UNSEEN + 1
DANCER_MOVE: Final = MOVE + 9
BUY_STOCKING: Final = DANCER_MOVE + 9
DANCER_STOCKING: Final = BUY_STOCKING + GOODS
COLLECT: Final = DANCER_STOCKING + GOODS
BEFANA_COLLECT: Final = COLLECT + 1
LOOK: Final = BEFANA_COLLECT + 1
BUY_ARTIFACT: Final = LOOK + 1
DANCER_ARTIFACT: Final = BUY_ARTIFACT + 5
KEEP: Final = DANCER_ARTIFACT + 5
NEITHER: Final = KEEP + 17
GAIN: Final = NEITHER + 1
ENOUGH: Final = GAIN + GOODS
CHOOSE_STOCKING: Final = ENOUGH + 1
CHOOSE_ARTIFACT: Final = CHOOSE_STOCKING + GOODS
REWARD: Final = CHOOSE_ARTIFACT + 5
USE: Final = REWARD + 3
DECLINE: Final = USE + 1
MAKE: Final = DECLINE + 1
MAKE_COIN: Final = MAKE + TOYS
MAKE_LESS: Final = MAKE_COIN + TOYS * RESOURCES
MAKE_FREE: Final = MAKE_LESS + TOYS * RESOURCES
YAGA: Final = MAKE_FREE + TOYS
DELIVER: Final = YAGA + 1
USE_ARTIFACT: Final = DELIVER + CARDS
VIXEN_ARTIFACT: Final = USE_ARTIFACT + USES
READY: Final = VIXEN_ARTIFACT + USES
ACTIONS: Final = READY + 5

# Within the uses of artifacts: Mistletoe, Snow globe, Magic bag, and the swaps of the Little bell.
USE_MISTLETOE: Final = 0
USE_GLOBE: Final = 1
USE_BAG: Final = 2
USE_BELL: Final = 3

STARTS: Final = (
    *(END, TAKE, SHIFT, VIXEN_SHIFT, COINS, ELF, FROST, WISH, UNSEEN, MOVE, DANCER_MOVE, BUY_STOCKING),
    *(DANCER_STOCKING, COLLECT, BEFANA_COLLECT, LOOK, BUY_ARTIFACT, DANCER_ARTIFACT, KEEP, NEITHER, GAIN, ENOUGH),
    *(CHOOSE_STOCKING, CHOOSE_ARTIFACT, REWARD, USE, DECLINE, MAKE, MAKE_COIN, MAKE_LESS, MAKE_FREE, YAGA),
    *(DELIVER, USE_ARTIFACT, VIXEN_ARTIFACT, READY, ACTIONS),
)
"""Where each kind of action begins."""

NUMBERS: Final[list[Any]] = list(range(ACTIONS))
"""All numbers as ready-made objects, for lists of legal actions."""

SWAP_GIVEN: Final = (0, 0, 1, 1, 2, 2)
SWAP_TAKEN: Final = (1, 2, 0, 2, 0, 1)
"""S-31: the six ways to give one resource for another."""

HELD: Final = MOST_COST + 1
"""More resources of a kind than a toy can cost make no difference."""
HOLDINGS: Final = HELD * HELD * HELD


class Charts:
    """What the content says, as lists by number."""

    __slots__ = (
        *("toy_names", "toy_costs", "toy_points", "wish_names", "wish_toys", "wish_points", "special_costs"),
        *("special_rewards", "deliverable", "makes", "makes_less", "grid", "distances", "artifact_prices"),
        *("artifact_points", "artifact_amounts", "helper_amounts", "helper_tires", "helper_leaves", "silent_coin"),
    )

    def __init__(self, content: SantaKaosContent) -> None:
        self.toy_names: list[str] = [toy.name for toy in content.toys]
        self.toy_costs: list[int] = [count for toy in content.toys for count in toy.resources()]
        """At toy * 3 + kind."""
        self.toy_points: list[int] = [toy.column for toy in content.toys]
        self.wish_names: list[str] = [card.name for card in content.wishes] + [card.name for card in content.specials]
        self.wish_toys: list[int] = [
            sum([1 << self.toy_names.index(toy) for toy in card.toys]) for card in content.wishes
        ]
        """The toys of each ordinary wish, as bits."""
        self.wish_points: list[int] = [card.points for card in content.wishes]
        self.wish_points.extend([card.points for card in content.specials])
        self.special_costs: list[int] = []
        """At special * 5: cloth, wood, iron, coins, elves."""
        for card in content.specials:
            self.special_costs.extend([*card.resources(), card.coins, card.elves])
        self.special_rewards: list[int] = [
            sum([1 << REWARDS.index(reward) for reward in card.rewards]) for card in content.specials
        ]
        self.deliverable: list[int] = [self._deliverable(toys) for toys in range(1 << TOYS)]
        """The ordinary wishes, as bits, that a set of toys fulfils."""
        self.makes: list[list[Any]] = [self._makes(held) for held in range(HOLDINGS)]
        """The toys that can be made, by what is held (see `holding`)."""
        self.makes_less: list[list[int]] = [self._makes_less(held) for held in range(HOLDINGS)]
        """The toys that can be made with one resource missing, each as toy * 3 + kind."""
        self.grid: list[int] = []
        """What a space shows, at space * 5: cloth, wood, iron, coins, resources of choice."""
        for space in content.reindeer:
            self.grid.extend([*space.resources(), space.coins, space.choice])
        self.distances: list[int] = [distance(a, b) for a in range(len(SPACES)) for b in range(len(SPACES))]
        self.artifact_prices: list[int] = [row.price for row in content.artifacts]
        self.artifact_points: list[int] = [row.points for row in content.artifacts]
        self.artifact_amounts: list[int] = [row.amount for row in content.artifacts]
        self.helper_amounts: list[int] = [row.amount for row in content.helpers]
        self.helper_tires: list[bool] = [row.works == "once a round" for row in content.helpers]
        self.helper_leaves: list[bool] = [row.works == "once" for row in content.helpers]
        self.silent_coin: list[bool] = [face == "coin" for face in content.silent_night.faces]

    def _deliverable(self, toys: int) -> int:
        return sum([1 << wish for wish in range(WISHES) if self.wish_toys[wish] & ~toys == 0])

    def _missing(self, toy: int, held: int, kind: int) -> int:
        """How many of this kind a toy lacks."""
        return max(0, self.toy_costs[toy * RESOURCES + kind] - held_of(held, kind))

    def _missing_all(self, toy: int, held: int) -> int:
        """How many resources a toy lacks."""
        return sum([self._missing(toy, held, kind) for kind in range(RESOURCES)])

    def _makes(self, held: int) -> list[Any]:
        return [MAKE + toy for toy in range(TOYS) if self._missing_all(toy, held) == 0]

    def _makes_less(self, held: int) -> list[int]:
        """S-42, S-44: a toy can do without one resource of `kind` if that is all it lacks."""
        ways = []
        for toy in range(TOYS):
            for kind in range(RESOURCES):
                missing = self._missing(toy, held, kind)
                if self.toy_costs[toy * RESOURCES + kind] and missing == self._missing_all(toy, held) <= 1:
                    ways.append(toy * RESOURCES + kind)
        return ways


def holding(cloth: int, wood: int, iron: int) -> int:
    """What is held as one number, as far as toys can need it."""
    top = HELD - 1
    return (min(cloth, top) * HELD + min(wood, top)) * HELD + min(iron, top)


def held_of(held: int, kind: int) -> int:
    """How many of a kind are in a holding."""
    return held // (HELD * HELD, HELD, 1)[kind] % HELD


def kinds_of_actions() -> list[int]:
    """Of each action, which kind it is: its place in STARTS."""
    kinds: list[int] = []
    for kind in range(len(STARTS) - 1):
        kinds.extend([kind] * (STARTS[kind + 1] - STARTS[kind]))
    return kinds


KIND_OF: Final = kinds_of_actions()
