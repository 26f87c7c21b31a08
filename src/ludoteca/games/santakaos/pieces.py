"""The names of the pieces the rules know, in the order of their numbers."""

from __future__ import annotations

from typing import Final

KINDS: Final = ("cloth", "wood", "iron", "coin")
CLOTH: Final = 0
WOOD: Final = 1
IRON: Final = 2
COIN: Final = 3
RESOURCES: Final = 3
"""S-03: cloth, wood and iron; a coin counts as a resource only in S-17 and S-20."""
GOODS: Final = 4

COLOURS: Final = ("red", "green", "yellow")
RED: Final = 0
GREEN: Final = 1
YELLOW: Final = 2

FACES: Final = (
    ("red-1", "red-2", "red-3", "red-4", "red-5", "red-6"),
    ("green-1", "green-2", "green-3", "green-4", "green-5", "green-6"),
    ("yellow-1", "yellow-2", "yellow-3", "yellow-4", "yellow-5", "yellow-6"),
)
"""What a die shows, by colour and location."""

LOCATIONS: Final = (
    *("reindeer-traffic", "stocking-workshop", "central-store", "enchanted-forest", "artifact-room", "santas-chair"),
)
TRAFFIC: Final = 0
STOCKING_WORKSHOP: Final = 1
STORE: Final = 2
FOREST: Final = 3
ARTIFACT_ROOM: Final = 4
CHAIR: Final = 5
PLACES: Final = 18
"""Where dice lie: by location, and there by colour."""

SPACES: Final = ("A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3")
CENTRE: Final = 4

ARTIFACTS: Final = ("guiding-star", "mistletoe", "snow-globe", "magic-bag", "little-bell")
STAR: Final = 0
MISTLETOE: Final = 1
GLOBE: Final = 2
BAG: Final = 3
BELL: Final = 4

HELPERS: Final = (
    *("jack-frost", "baba-yaga", "scrooge", "krampus", "rudolph", "snegurochka", "pehta", "olentzero", "ded-moroz"),
    *("woodcutter", "knecht-ruprecht", "julbock", "gingerbread-man", "befana", "dasher", "dancer", "vixen"),
)
NOBODY: Final = -1
JACK_FROST: Final = 0
BABA_YAGA: Final = 1
SCROOGE: Final = 2
KRAMPUS: Final = 3
RUDOLPH: Final = 4
SNEGUROCHKA: Final = 5
PEHTA: Final = 6
OLENTZERO: Final = 7
DED_MOROZ: Final = 8
WOODCUTTER: Final = 9
KNECHT_RUPRECHT: Final = 10
JULBOCK: Final = 11
GINGERBREAD_MAN: Final = 12
BEFANA: Final = 13
DASHER: Final = 14
DANCER: Final = 15
VIXEN: Final = 16
REINDEER: Final = DASHER
"""S-54: this helper and those after it are the reindeer of the turbo sleigh."""

SWAPS: Final[list[tuple[int, int]]] = [
    *((CLOTH, WOOD), (CLOTH, IRON), (WOOD, CLOTH), (WOOD, IRON), (IRON, CLOTH), (IRON, WOOD)),
]
"""S-31: the ways to give one resource for another."""

REWARDS: Final = ("stocking", "artifact", "helper")

TOYS: Final = 9
WISHES: Final = 36
SPECIALS: Final = 9
CARDS: Final = WISHES + SPECIALS
"""Wish cards by number: the ordinary ones, then the special ones."""
ORDINARY: Final = (1 << WISHES) - 1
EVERY_CARD: Final = (1 << CARDS) - 1


def place_of(location: int, colour: int) -> int:
    """Where the dice of a colour lie at a location."""
    return location * len(COLOURS) + colour


def location_of(place: int) -> int:
    """The location of dice."""
    return place // len(COLOURS)


def colour_of(place: int) -> int:
    """The colour of dice."""
    return place % len(COLOURS)


def distance(a: int, b: int) -> int:
    """S-18: orthogonal steps between two spaces of the reindeer grid; back on the same space takes two."""
    steps = abs(a % 3 - b % 3) + abs(a // 3 - b // 3)
    return steps or 2
