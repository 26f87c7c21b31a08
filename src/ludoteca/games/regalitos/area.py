"""What a player has: the zones before him, and his points (R-02)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.sets import contains, with_
from ludoteca.core.state import Area


class RegalitosArea(Area):
    """One player's zones. Objects and VIPs are sets of single cards, other cards counts side by side (pieces.py)."""

    __slots__ = (
        *("objects", "presents", "decorated", "delivered", "vips", "coal", "wrapped_coal", "papers", "dishes"),
        *(
            "extras",
            "used",
            "for_presents",
            "for_decoration",
            "for_vips",
            "for_character",
            "for_round",
            "for_initiative",
        ),
    )

    def __init__(self) -> None:
        self.objects: i64 = 0
        self.presents: i64 = 0
        self.decorated: i64 = 0
        self.delivered: i64 = 0
        """Presents on one's own character's pile."""
        self.vips: i64 = 0
        self.coal: i64 = 0
        self.wrapped_coal: i64 = 0
        self.papers: i64 = 0
        """By size."""
        self.dishes: i64 = 0
        """Energy cards, in the content's order."""
        self.extras: i64 = 0
        """Extra actions, in the content's order."""
        self.used: i64 = 0
        """Basic actions done in this round, as a set."""
        self.for_presents: i64 = 0
        self.for_decoration: i64 = 0
        self.for_vips: i64 = 0
        self.for_character: i64 = 0
        self.for_round: i64 = 0
        self.for_initiative: i64 = 0
        """Points scored at once, by source."""

    def copy(self) -> RegalitosArea:
        """The same, apart."""
        other = RegalitosArea()
        other.objects = self.objects
        other.presents = self.presents
        other.decorated = self.decorated
        other.delivered = self.delivered
        other.vips = self.vips
        other.coal = self.coal
        other.wrapped_coal = self.wrapped_coal
        other.papers = self.papers
        other.dishes = self.dishes
        other.extras = self.extras
        other.used = self.used
        other.for_presents = self.for_presents
        other.for_decoration = self.for_decoration
        other.for_vips = self.for_vips
        other.for_character = self.for_character
        other.for_round = self.for_round
        other.for_initiative = self.for_initiative
        return other

    def coals(self) -> i64:
        """All coals, wrapped or not."""
        return self.coal + self.wrapped_coal

    def wrapped(self) -> i64:
        """The presents that are not delivered yet, decorated or not."""
        return self.presents | self.decorated

    def has_used(self, basic: i64) -> bool:
        """R-14: was this basic action done in this round?"""
        return contains(self.used, basic)

    def use(self, basic: i64) -> None:
        """R-14: this basic action is done in this round."""
        self.used = with_(self.used, basic)

    def scored(self) -> i64:
        """All points scored at once."""
        at_delivery = self.for_presents + self.for_decoration + self.for_vips + self.for_character + self.for_round
        return at_delivery + self.for_initiative

    def at_once(self) -> dict[str, int]:
        """The points scored at once, by source."""
        return {
            "presents": self.for_presents,
            "decoration": self.for_decoration,
            "vips": self.for_vips,
            "character": self.for_character,
            "round": self.for_round,
            "initiative": self.for_initiative,
        }


AT_ONCE: Final = tuple(RegalitosArea().at_once())
"""What points at once are scored for; the fields are called so, too."""
