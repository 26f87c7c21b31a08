"""What may be done in a turn, worked out a second time: from a view and the content alone, as slowly as one likes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from ludoteca.games.santakaos.seen.view import SantaKaosView, SeatView
from tests.games.santakaos.build import GAME, PLACES

CONTENT = GAME.content
KINDS = ("cloth", "wood", "iron")
LOCATIONS = tuple(PLACES.values())
AROUND = {
    "A1": "B1 A2",
    "B1": "A1 C1 B2",
    "C1": "B1 C2",
    "A2": "A1 B2 A3",
    "B2": "B1 A2 C2 B3",
    "C2": "C1 B2 C3",
    "A3": "A2 B3",
    "B3": "A3 B2 C3",
    "C3": "B3 C2",
}


class Oracle:
    """The open acts of the player whose turn it is, nothing being pending."""

    def __init__(self, view: SantaKaosView) -> None:
        self.view = view
        self.me: SeatView = view.seats[view.player]
        self.others = [area for seat, area in enumerate(view.seats) if seat != view.player]

    def acts(self) -> set[str]:
        """All of them, as texts."""
        stages = {"die": self.dice, "action": self.action, "rest": self.rest}
        return {*stages[self.view.stage](), *self.toys(), *self.deliveries(), *self.artifacts(), *self.elves()}

    def has(self, helper: str) -> bool:
        """Own and not tired, or another's by Dancer."""
        return not self.me.tired and (self.me.helper == helper or self.copies(helper))

    def copies(self, helper: str) -> bool:
        """Is it another's, and Dancer mine and not tired?"""
        mine = self.me.helper == "dancer" and not self.me.tired
        return mine and any(area.helper == helper for area in self.others)

    def ready(self) -> list[tuple[str, str]]:
        """Artifacts to use, each with the beginning of its acts' names."""
        own = [("", name) for name in self.me.artifacts if name not in self.me.used]
        copied = {name for area in self.others for name in area.artifacts} if self.has("vixen") else set()
        return own + [("vixen-", name) for name in copied]

    def dice(self) -> Iterator[str]:
        """S-09."""
        for location in LOCATIONS:
            yield from (f"take {location} {colour}" for colour, count in self.view.dice[location].items() if count)

    def action(self) -> Iterator[str]:
        """S-17 to S-23."""
        yield from (f"gain {kind}" for kind in (*KINDS, "coin"))
        works = [self.reindeer, self.stockings, self.store, self.forest, self.room]
        for location, work in zip(LOCATIONS, works, strict=False):
            if self.view.location in (location, "santas-chair"):
                yield from work()

    def rest(self) -> Iterator[str]:
        """S-10."""
        yield "end"

    def forest(self) -> Iterator[str]:
        """S-21."""
        yield "look"

    def reindeer(self) -> Iterator[str]:
        """S-18, S-36."""
        free = 2 if self.me.helper == "rudolph" else 1
        for space in AROUND:
            steps = self.steps(space)
            if steps - free <= self.me.elves:
                yield f"move-reindeer {space}"
            if steps > 1 and steps - 2 <= self.me.elves and self.copies("rudolph"):
                yield f"dancer-move-reindeer {space}"

    def steps(self, space: str) -> int:
        """The fewest moves of one step, at least one, that end on a space."""
        reached, steps = set(AROUND[self.view.reindeer].split()), 1
        while space not in reached:
            reached = {near for far in reached for near in AROUND[far].split()}
            steps += 1
        return steps

    def stockings(self) -> Iterator[str]:
        """S-19, S-35."""
        for kind, left in self.view.stock.items():
            if left:
                yield from self.for_sale(f"buy-stocking {kind}", CONTENT.pieces.stocking_price)

    def room(self) -> Iterator[str]:
        """S-22, S-35."""
        for row in CONTENT.artifacts:
            if self.view.room[row.name] and row.name not in self.me.artifacts:
                yield from self.for_sale(f"buy-artifact {row.name}", row.price)

    def for_sale(self, act: str, price: int) -> Iterator[str]:
        if self.me.goods["coin"] >= price - (self.me.helper == "krampus"):
            yield act
        if self.copies("krampus") and self.me.goods["coin"] >= price - 1:
            yield f"dancer-{act}"

    def store(self) -> Iterator[str]:
        """S-20, S-45."""
        yield from ["collect"] * bool(self.me.elves)
        yield from ["befana-collect"] * self.has("befana")

    def toys(self) -> Iterator[str]:
        """S-24, S-40, S-42, S-44."""
        for toy in CONTENT.toys:
            plan = dict(zip(KINDS, toy.resources(), strict=True))
            if self.pays(plan):
                yield f"make {toy.name}"
            for kind in KINDS:
                if plan[kind] and self.pays(plan | {kind: plan[kind] - 1}):
                    yield from (f"{way} {toy.name} {kind}" for way in self.with_one_less())
            if self.has("ded-moroz"):
                yield f"make-for-nothing {toy.name}"

    def with_one_less(self) -> Iterator[str]:
        """S-42, S-44: which helpers stand in for one resource of a toy."""
        if self.has("gingerbread-man") and self.me.goods["coin"]:
            yield "make-for-coin"
        if self.has("knecht-ruprecht"):
            yield "make-for-less"

    def pays(self, cost: dict[str, int]) -> bool:
        return all(self.me.goods[kind] >= count for kind, count in cost.items())

    def deliveries(self) -> Iterator[str]:
        """S-25, S-60."""
        for wish in CONTENT.wishes:
            if wish.name in self.me.wishes and all(self.me.toys[toy] for toy in wish.toys):
                yield f"deliver {wish.name}"
        for card in CONTENT.specials:
            cost = {"cloth": card.cloth, "wood": card.wood, "iron": card.iron, "coin": card.coins}
            if card.name in self.me.wishes and self.pays(cost) and self.me.elves >= card.elves:
                yield f"deliver {card.name}"

    def artifacts(self) -> Iterator[str]:
        """S-27 to S-31, S-57."""
        coins = self.me.goods["coin"]
        uses = {
            "guiding-star": [f" {shift}" for shift in self.shifts()],
            "mistletoe": [""] if coins >= 2 and (self.view.market or self.view.deck_size) else [],
            "snow-globe": [""] if self.me.elves else [],
            "magic-bag": [""] if coins else [],
            "little-bell": [f" {given} {taken}" for given, taken in permutations(KINDS, 2) if self.me.goods[given]],
        }
        for by, name in self.ready():
            yield from (f"{by}{name}{use}" for use in uses.get(name, []))

    def shifts(self) -> Iterator[str]:
        """S-27: any die on the board, whatever the turn has brought so far."""
        for at, location in enumerate(LOCATIONS):
            for colour, count in self.view.dice[location].items():
                for to in LOCATIONS[max(0, at - 1) : at + 2]:
                    if count and to != location:
                        yield f"{location} {colour} {to}"

    def elves(self) -> Iterator[str]:
        """S-26, S-33."""
        if self.me.elves:
            yield from (f"ready {name}" for name in self.me.used)
            yield from ["baba-yaga"] * self.has("baba-yaga")
