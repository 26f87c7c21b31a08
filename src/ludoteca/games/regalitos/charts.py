"""Charts built once from the content: the cards, what they are worth, and the numbers of all actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.sets import set_of
from ludoteca.core.verbs import Numbering, Numbers
from ludoteca.games.regalitos import actions
from ludoteca.games.regalitos.content import COLOURS, SIZES, RegalitosContent, Size

if TYPE_CHECKING:
    from ludoteca.games.regalitos.table import Table


PLAIN_SORTS = len(COLOURS) * len(SIZES)


def numbers_of(flags: list[bool]) -> list[int]:
    """Where the true ones stand."""
    return [number for number, flag in enumerate(flags) if flag]


class Kind:
    """The actions of one verb: their numbers, ready-made, and the first of them."""

    __slots__ = ("first", "numbers")

    def __init__(self, numbers: Numbers) -> None:
        self.first: int = numbers[0]
        self.numbers = numbers

    def add(self, out: Numbers, which: i64) -> None:
        """Add the numbers of these of them, given as a set."""
        at: i64 = 0
        while which:
            if which & 1:
                out.append(self.numbers[at])
            which >>= 1
            at += 1


class Sort:
    """Objects that are equal in every rule: which cards they are, what they need, and their points."""

    __slots__ = ("cards", "energy", "paper", "points")

    def __init__(self, cards: int, paper: int, energy: int, points: int) -> None:
        self.cards: i64 = cards
        self.paper: i64 = paper
        self.energy: i64 = energy
        self.points: i64 = points


def alike(content: RegalitosContent, size: Size) -> list[Sort]:
    """Objects of a size by what they need and give, those with the usual numbers first."""
    needs = [content.sort_of(row)[1:] for row in content.objects]
    kinds = dict.fromkeys(each for _, of_size, each in content.sorts() if of_size == size)
    return [Sort(set_of(numbers_of([own == (size, kind) for own in needs])), *kind) for kind in kinds]


class Charts:
    """What depends on the cards alone.

    Cards are numbered: every object, then coal, papers, dishes, extra actions (these three are `kept` in counts),
    then VIPs. Lists of numbers are ready-made objects, so that a list of legal actions is only gathered.
    """

    __slots__ = (
        *("names", "copies", "objects", "coal", "paper", "energy", "extra", "vip", "cards", "kept"),
        *("class_of", "classes"),
        *("sorts", "alike", "picks", "object_sort", "colour_cards", "size_cards"),
        *("paper_units", "dish_units", "dish_value", "values", "value_dishes", "vip_names", "numbering"),
        *("end", "discard_token", "done", "decline", "initiative", "wrap", "decorate", "deliver"),
        *("take", "play", "pick_objects", "pick_coal", "pick_presents", "pick_decorated", "coal_to", "coal_away"),
        *("to_character", "swap_paper", "swap_extra", "swap_energy", "to_vip", "pay_paper", "pay_energy", "last"),
    )

    def __init__(self, content: RegalitosContent) -> None:
        self._number_cards(content)
        self._sort_objects(content)
        self._value_cards(content)
        self._class_cards()

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
        self.vip_names: list[str] = [row.name for row in content.vips]
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
        """Sets of objects are bits; sorts go by colour, then size, then come those with numbers of their own (R-46)."""
        rows, sorts = content.objects, content.sorts()
        self.object_sort: list[int] = [sorts.index(content.sort_of(row)) for row in rows]
        cards = [numbers_of([own == sort for own in self.object_sort]) for sort in range(len(sorts))]
        self.sorts: list[Sort] = [Sort(set_of(cards[sort]), *needs) for sort, (_, _, needs) in enumerate(sorts)]
        self.picks: list[tuple[object, ...]] = [
            (colour, size) if sort < PLAIN_SORTS else (colour, size, rows[cards[sort][0]].name)
            for sort, (colour, size, _) in enumerate(sorts)
        ]
        """By sort, how it is named in an act: one with numbers of its own by its first card as well."""
        self.colour_cards: list[int] = [set_of(numbers_of([row.colour == c for row in rows])) for c in COLOURS]
        self.size_cards: list[int] = [set_of(numbers_of([row.size == size for row in rows])) for size in SIZES]
        self.alike: list[list[Sort]] = [alike(content, size) for size in SIZES]
        """By size, objects with the same numbers whatever their colour, those with the usual ones first."""

    def _value_cards(self, content: RegalitosContent) -> None:
        """R-18, R-21: what papers and dishes are worth; equal dishes are one value."""
        self.paper_units: list[int] = [row.units for row in content.papers]
        self.dish_units: list[int] = [row.units for row in content.energy]
        self.values: list[int] = sorted(set(self.dish_units))
        self.dish_value: list[int] = [self.values.index(units) for units in self.dish_units]
        self.value_dishes: list[list[int]] = [
            [dish for dish, own in enumerate(self.dish_units) if own == units] for units in self.values
        ]

    def _class_cards(self) -> None:
        """Cards that are equal in every rule are of one class: objects of a sort, dishes of the same units."""
        coal = len(self.sorts)
        dish = coal + 1 + len(self.paper_units)
        extra = dish + len(self.values)
        self.classes: int = extra + self.cards - self.extra
        dishes = [dish + value for value in self.dish_value]
        class_of = [*self.object_sort, *range(coal, dish), *dishes, *range(extra, self.classes)]
        self.class_of = vec[i64](class_of)

    def take_numbers(self, numbering: Numbering[Table, Charts, actions.Act]) -> None:
        """Now that the actions are numbered: the numbers of all of them, ready-made."""
        self.numbering = numbering
        self.end: int = numbering.first(actions.End)
        self.discard_token: int = numbering.first(actions.DiscardToken)
        self.done: int = numbering.first(actions.Done)
        self.decline: int = numbering.first(actions.Decline)
        self.initiative: int = numbering.first(actions.Initiative)
        self.wrap: int = numbering.first(actions.Wrap)
        self.decorate: int = numbering.first(actions.Decorate)
        self.deliver: int = numbering.first(actions.Deliver)
        self.take = Kind(numbering.numbers(actions.Take))
        self.play = Kind(numbering.numbers(actions.Play))
        self.pick_objects = Kind(numbering.numbers(actions.PickObject))
        self.pick_coal: int = numbering.first(actions.PickCoal)
        self.pick_presents = Kind(numbering.numbers(actions.PickPresent))
        self.pick_decorated = Kind(numbering.numbers(actions.PickDecorated))
        self.coal_to = Kind(numbering.numbers(actions.CoalTo))
        self.coal_away: int = numbering.first(actions.CoalAway)
        self.to_character: int = numbering.first(actions.ToCharacter)
        self.swap_paper = Kind(numbering.numbers(actions.SwapPaper))
        self.swap_extra = Kind(numbering.numbers(actions.SwapExtra))
        self.swap_energy = Kind(numbering.numbers(actions.SwapEnergy))
        self.to_vip = Kind(numbering.numbers(actions.ToVip))
        self.pay_paper = Kind(numbering.numbers(actions.PayPaper))
        self.pay_energy = Kind(numbering.numbers(actions.PayEnergy))
        self.last: int = len(numbering.acts) - 1
