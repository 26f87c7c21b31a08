"""Charts built once from the content: the cards, the numbers of all actions, and all ways to pay."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.regalitos.content import COLOURS, SIZES, RegalitosContent

BOARD_NAMES: Final = "ABCD"
PILES: Final = 16
SORTS: Final = 9
"""Objects of one colour and size are equal in every rule: they are of one sort."""
SEATS: Final = 5
EXTRA_KINDS: Final = 5

# The list of actions. Things are picked in the order of these numbers, so that no set can be picked in two ways.
END: Final = 0
DISCARD: Final = 1
DONE: Final = 2
DECLINE: Final = 3
INITIATIVE: Final = 4
WRAP: Final = 5
DECORATE: Final = 6
DELIVER: Final = 7
TAKE: Final = 8
PLAY: Final = TAKE + PILES
PICK_OBJECT: Final = PLAY + EXTRA_KINDS
PICK_COAL: Final = PICK_OBJECT + SORTS
PICK_PRESENT: Final = PICK_COAL + 1
PICK_DECORATED: Final = PICK_PRESENT + SORTS
COAL_TO: Final = PICK_DECORATED + SORTS
COAL_AWAY: Final = COAL_TO + SEATS
TO_CHARACTER: Final = COAL_AWAY + 1
SWAP_PAPER: Final = TO_CHARACTER + 1
SWAP_EXTRA: Final = SWAP_PAPER + 3
SWAP_ENERGY: Final = SWAP_EXTRA + EXTRA_KINDS

FIELD: Final = 5
"""Counts of equal cards lie side by side in one number, so many bits each; the highest bit guards against borrowing."""


def name_pile(pile: int) -> str:
    """R-03: the board's letter and the space's number: A1 to D4."""
    return BOARD_NAMES[pile // 4] + str(pile % 4 + 1)


class Ways:
    """Sets of cards that pay for something: each as counts side by side, and as the number of its action."""

    __slots__ = ("numbers", "packs")

    def __init__(self) -> None:
        self.packs: list[int] = []
        self.numbers: list[Any] = []


class Charts:
    """What depends on the cards alone.

    Cards are numbered: every object, then coal, papers, dishes, extra actions (these three are `kept` in counts),
    then VIPs. Lists of numbers are ready-made objects, so that a list of legal actions is only gathered.
    """

    __slots__ = (
        *("names", "copies", "objects", "coal", "paper", "energy", "extra", "vip", "cards", "kept"),
        *("class_of", "classes"),
        *("sort_cards", "object_sort", "colour_cards", "size_cards", "sort_paper", "sort_energy", "sort_points"),
        *("paper_units", "dish_units", "dish_shift", "values", "value_dishes", "paper_guard", "energy_guard"),
        *("to_vip", "pay_paper", "pay_energy", "paper_sets", "energy_sets", "paper_ways", "energy_ways"),
        *("numbers", "kinds"),
    )

    def __init__(self, content: RegalitosContent) -> None:
        self._number_cards(content)
        self._sort_objects(content)
        self._list_payments(content)
        self._class_cards()
        sizes = [1, 1, 1, 1, 1, 1, 1, 1, PILES, EXTRA_KINDS, SORTS, 1, SORTS, SORTS, SEATS, 1, 1, 3, EXTRA_KINDS]
        sizes += [len(self.values), len(content.vips), len(self.paper_sets), len(self.energy_sets)]
        self.kinds: list[int] = [kind for kind, size in enumerate(sizes) for _ in range(size)]
        """Of each action, its kind in the order of the numbers above."""
        self.numbers: list[Any] = list(range(len(self.kinds)))

    def _number_cards(self, content: RegalitosContent) -> None:
        """Every kind of card gets a number, a name and how many there are in the common deck."""
        self.names: list[str] = [
            *(row.name for row in content.objects),
            "coal",
            *(f"paper-{row.name}" for row in content.papers),
            *(row.name for row in content.energy),
            *(row.name for row in content.extras),
            *(f"vip-{row.name}" for row in content.vips),
        ]
        kept = [row.copies for row in content.papers] + [row.copies for row in content.energy]
        kept += [row.copies for row in content.extras]
        vips = [1 for _ in content.vips]
        self.objects: int = len(content.objects)
        self.copies: list[int] = [1] * self.objects + [content.deck.coals] + kept + vips
        self.coal: int = self.objects
        self.paper: int = self.coal + 1
        self.energy: int = self.paper + len(content.papers)
        self.extra: int = self.energy + len(content.energy)
        self.vip: int = self.extra + len(content.extras)
        self.cards: int = self.vip + len(content.vips)
        self.kept: int = self.vip - self.paper

    def _sort_objects(self, content: RegalitosContent) -> None:
        """Sets of objects are bits; sorts go by colour, then size."""
        self.object_sort: list[int] = [COLOURS.index(row.colour) * 3 + SIZES.index(row.size) for row in content.objects]
        members = [[at for at, sort in enumerate(self.object_sort) if sort == wanted] for wanted in range(SORTS)]
        self.sort_cards: list[int] = [sum(1 << card for card in cards) for cards in members]
        self.colour_cards: list[int] = [sum(self.sort_cards[c * 3 : c * 3 + 3]) for c in range(3)]
        self.size_cards: list[int] = [sum(self.sort_cards[size::3]) for size in range(3)]
        self.sort_paper: list[int] = [row.paper for row in content.sizes] * 3
        self.sort_energy: list[int] = [row.energy for row in content.values] * 3
        self.sort_points: list[int] = [row.points for row in content.values] * 3

    def _list_payments(self, content: RegalitosContent) -> None:
        """R-18, R-21: every set of papers, and every set of energy cards that could be asked for."""
        self.paper_units: list[int] = [row.units for row in content.papers]
        self.dish_units: list[int] = [row.units for row in content.energy]
        self.values: list[int] = sorted(set(self.dish_units))
        places = [self.values.index(units) for units in self.dish_units]
        self.dish_shift: list[int] = [place * FIELD for place in places]
        self.value_dishes: list[list[int]] = [
            [dish for dish, place in enumerate(places) if place == wanted] for wanted in range(len(self.values))
        ]
        held = [sum(content.energy[dish].copies for dish in dishes) for dishes in self.value_dishes]
        self.paper_guard: int = _pack([1 << FIELD - 1] * len(self.paper_units))
        self.energy_guard: int = _pack([1 << FIELD - 1] * len(self.values))
        self.to_vip: int = SWAP_ENERGY + len(self.values)
        self.pay_paper: int = self.to_vip + len(content.vips)
        papers = [row.copies for row in content.papers]
        self.paper_sets: list[list[int]] = _sets(papers, self.paper_units, total(papers, self.paper_units))
        self.pay_energy: int = self.pay_paper + len(self.paper_sets)
        most = dearest_delivery(content) + self.values[-1] - 1
        self.energy_sets: list[list[int]] = _sets(held, self.values, most)
        self.paper_ways: list[Ways] = self._paper_ways(content)
        self.energy_ways: list[Ways] = self._energy_ways(most)

    def _class_cards(self) -> None:
        """Cards that are equal in every rule are of one class: objects of a sort, dishes of the same units."""
        dish = SORTS + 1 + len(self.paper_units)
        extra = dish + len(self.values)
        self.classes: int = extra + self.cards - self.extra
        dishes = [dish + self.values.index(units) for units in self.dish_units]
        self.class_of: list[int] = [*self.object_sort, *range(SORTS, dish), *dishes, *range(extra, self.classes)]

    def _paper_ways(self, content: RegalitosContent) -> list[Ways]:
        """R-18: for each number of units, the sets that cover it and of which no card could be left out."""
        all_units = sum(row.units * row.copies for row in content.papers)
        ways = [Ways() for _ in range(all_units + 1)]
        for place, counts in enumerate(self.paper_sets):
            units = total(counts, self.paper_units)
            least = min([self.paper_units[size] for size in range(len(counts)) if counts[size]])
            for need in range(units - least + 1, units + 1):
                ways[need].packs.append(_pack(counts))
                ways[need].numbers.append(self.pay_paper + place)
        return ways

    def _energy_ways(self, most: int) -> list[Ways]:
        """R-21: for each number of units, the sets of just that sum."""
        ways = [Ways() for _ in range(most + 1)]
        for place, counts in enumerate(self.energy_sets):
            way = ways[total(counts, self.values)]
            way.packs.append(_pack(counts))
            way.numbers.append(self.pay_energy + place)
        return ways


def dearest_delivery(content: RegalitosContent) -> int:
    """The most energy a Deliver can need, whoever delivers."""
    presents = content.pieces.presents + max([row.more_presents for row in content.rounds])
    present = max([row.energy for row in content.values]) + max([row.surcharge for row in content.characters])
    coals = max([content.pieces.coals, *[row.coal_each * presents for row in content.characters]])
    return presents * present + coals * content.coal.energy


def total(counts: list[int], units: list[int]) -> int:
    """The units of so many cards of each."""
    return sum([count * unit for count, unit in zip(counts, units, strict=True)])


def _sets(copies: list[int], units: list[int], most: int) -> list[list[int]]:
    """Every choice of at least one of these cards, of at most so many units, as counts."""
    sets: list[list[int]] = [[]]
    for place, copied in enumerate(copies):
        sets = [
            [*begun, count]
            for begun in sets
            for count in range(copied + 1)
            if total(begun, units[:place]) + count * units[place] <= most
        ]
    return [counts for counts in sets if any(counts)]


def _pack(counts: list[int]) -> int:
    return sum([count << place * FIELD for place, count in enumerate(counts)])
