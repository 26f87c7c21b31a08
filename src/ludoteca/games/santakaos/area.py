"""What a player owns: goods, elves, toys and stockings of the workshop, artifacts, a helper, wish cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.sets import contains
from ludoteca.core.state import Area
from ludoteca.games.santakaos.pieces import CLOTH, COIN, GOODS, IRON, NOBODY, TOYS, WOOD

NO_TOYS: Final[list[int]] = [0] * TOYS
NO_STOCKINGS: Final[list[int]] = [0] * GOODS


class Price:
    """What something costs: a toy, or a special wish (S-24, S-60)."""

    __slots__ = ("cloth", "coins", "elves", "iron", "wood")

    def __init__(self, cloth: int, wood: int, iron: int, coins: int = 0, elves: int = 0) -> None:
        self.cloth: i64 = cloth
        self.wood: i64 = wood
        self.iron: i64 = iron
        self.coins: i64 = coins
        self.elves: i64 = elves

    def goods(self) -> list[int]:
        """Cloth, wood, iron and coins."""
        return [self.cloth, self.wood, self.iron, self.coins]


class SantaKaosArea(Area):
    """S-64: all of it lies open. Its lists are shared by copies: a change puts a new list there (`changed`)."""

    __slots__ = (
        *("artifacts", "cloth", "coins", "delivered", "elves", "helper", "iron", "stockings", "tired", "toys"),
        *("used", "wishes", "wood"),
    )

    def __init__(self) -> None:
        self.cloth: i64 = 0
        self.wood: i64 = 0
        self.iron: i64 = 0
        self.coins: i64 = 0
        self.elves: i64 = 0
        self.toys: list[int] = NO_TOYS
        """Toys made and not delivered, by kind."""
        self.stockings: list[int] = NO_STOCKINGS
        """Stockings by kind of what they pay."""
        self.artifacts: i64 = 0
        self.used: i64 = 0
        """Artifacts as sets: owned, and those used this round."""
        self.helper: i64 = NOBODY
        self.tired: bool = False
        """Was the helper used this round?"""
        self.wishes: i64 = 0
        self.delivered: i64 = 0
        """Wish cards as sets."""

    def copy(self) -> SantaKaosArea:
        """The same things."""
        other = SantaKaosArea()
        other.cloth = self.cloth
        other.wood = self.wood
        other.iron = self.iron
        other.coins = self.coins
        other.elves = self.elves
        other.toys = self.toys
        other.stockings = self.stockings
        other.artifacts = self.artifacts
        other.used = self.used
        other.helper = self.helper
        other.tired = self.tired
        other.wishes = self.wishes
        other.delivered = self.delivered
        return other

    def goods(self) -> list[int]:
        """Cloth, wood, iron and coins."""
        return [self.cloth, self.wood, self.iron, self.coins]

    def held(self, kind: i64) -> i64:
        """How much of a kind of goods."""
        if kind == CLOTH:
            return self.cloth
        if kind == WOOD:
            return self.wood
        return self.iron if kind == IRON else self.coins

    def gain(self, kind: i64, count: i64) -> None:
        """So much more of a kind of goods."""
        if kind == CLOTH:
            self.cloth += count
        elif kind == WOOD:
            self.wood += count
        elif kind == IRON:
            self.iron += count
        elif kind == COIN:
            self.coins += count

    def affords(self, price: Price) -> bool:
        """Are goods and elves enough for it?"""
        if self.cloth < price.cloth or self.wood < price.wood or self.iron < price.iron:
            return False
        return self.coins >= price.coins and self.elves >= price.elves

    def pay(self, price: Price) -> None:
        """Pay goods and elves."""
        self.cloth -= price.cloth
        self.wood -= price.wood
        self.iron -= price.iron
        self.coins -= price.coins
        self.elves -= price.elves

    def owns(self, artifact: i64) -> bool:
        """S-22: is an artifact of this type here?"""
        return contains(self.artifacts, artifact)

    def is_ready(self, artifact: i64) -> bool:
        """S-26: is it here and not yet used this round?"""
        return contains(self.artifacts & ~self.used, artifact)

    def toy_set(self) -> i64:
        """The kinds of toys in the workshop, as a set."""
        found: i64 = 0
        bit: i64 = 1
        for made in self.toys:
            if made:
                found |= bit
            bit <<= 1
        return found

    def toy_pairs(self) -> i64:
        """The kinds of toys of which there are two in the workshop, as a set."""
        found: i64 = 0
        bit: i64 = 1
        for made in self.toys:
            if made > 1:
                found |= bit
            bit <<= 1
        return found

    def loose_toys(self) -> int:
        """S-46: how many toys stand in the workshop."""
        return total(self.toys)

    def all_stockings(self) -> int:
        """How many stockings hang here."""
        return total(self.stockings)


def total(counts: list[int]) -> int:
    """All of these together. (Compiled, the loop beats a call of sum.)"""
    found: i64 = 0
    for held in counts:
        found += held
    return found


def changed(counts: list[int], kind: int, by: int) -> list[int]:
    """A new list of these counts, one kind's changed."""
    counts = counts[:]
    counts[kind] += by
    return counts
