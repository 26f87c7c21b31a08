"""Santa Kaos's content file: its tables, and the constraints they must keep."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import UNSET, UnsetType

from ludoteca.core.content import Content, Row
from ludoteca.games.santakaos.pieces import ARTIFACTS, HELPERS, SPACES, SPECIALS, TOYS, WISHES

Works = Literal["always", "once a round", "once"]
Reward = Literal["stocking", "artifact", "helper"]
Face = Literal["coin", "resource"]
MOST_COST = 6

# The code knows artifacts and helpers by name, and how often a helper works; a content file may change their numbers.
WORKS: dict[str, Works] = {
    "ded-moroz": "once",
    **dict.fromkeys(("jack-frost", "baba-yaga", "olentzero", "knecht-ruprecht", "befana"), "once a round"),
    **dict.fromkeys(("dancer", "vixen"), "once a round"),
}


class Pieces(Row, frozen=True, kw_only=True):
    """S-01, S-03, S-04, S-13 to S-21: how many of everything. Lists go by the number of players."""

    least_players: int
    most_players: int
    rounds: list[int]
    most_dice: int
    most_elves: int
    first_elves: int
    first_coins: int
    last_coins: int
    first_wishes: int
    market: int
    stockings: int
    specials: list[int]
    die_coins: int
    yellow_coins: int
    stocking_price: int
    helper_price: int
    helpers_declined: int

    def __post_init__(self) -> None:
        if not 2 <= self.least_players <= self.most_players <= 4:
            raise ValueError("players must be from 2 to 4")
        counts = self.most_players - self.least_players + 1
        if len(self.rounds) != counts or len(self.specials) != counts:
            raise ValueError(f"rounds and specials need {counts} numbers, one for each number of players")
        if min(self.rounds) < 1 or not 0 <= min(self.specials) <= max(self.specials) <= SPECIALS:
            raise ValueError(f"needs at least one round and from 0 to {SPECIALS} special wishes")
        if not 0 <= self.first_elves <= self.most_elves <= 7 or self.most_dice < 3:
            raise ValueError("needs at most 7 elves and room for 3 dice at a location")
        if not 1 <= self.market <= 6 or not 0 <= self.first_wishes <= 5:
            raise ValueError("the market shows from 1 to 6 cards, and at most 5 are dealt to a player")


class Points(Row, frozen=True, kw_only=True):
    """S-48 to S-51, S-63: what scores."""

    employee: int
    three_stockings: int
    four_stockings: int
    coins_for_a_point: int
    special_undelivered: int

    def __post_init__(self) -> None:
        if self.coins_for_a_point < 1:
            raise ValueError("coins_for_a_point must be at least 1")


class Cost(Row, frozen=True, kw_only=True):
    """Resources of a row."""

    cloth: int = 0
    wood: int = 0
    iron: int = 0

    def resources(self) -> list[int]:
        """Cloth, wood, iron."""
        return [self.cloth, self.wood, self.iron]

    def check_resources(self) -> None:
        """From none to a handful of each."""
        if not all(0 <= count <= MOST_COST for count in self.resources()):
            raise ValueError(f"cloth, wood and iron must be from 0 to {MOST_COST}")


class Toy(Cost, frozen=True, kw_only=True):
    """S-65: a toy's plan and its column, which is what it is worth loose."""

    name: str
    column: int

    def __post_init__(self) -> None:
        self.check_resources()
        if self.column < 1 or sum(self.resources()) < 1:
            raise ValueError("a toy costs something and stands in column 1 or more")


class Wish(Row, frozen=True, kw_only=True):
    """S-67: a wish card: these toys, each named once or twice."""

    name: str
    toys: list[str]
    points: int

    def __post_init__(self) -> None:
        if not self.toys or max(map(self.toys.count, self.toys)) > 2:
            raise ValueError("a wish names at least one toy, and none more than twice")


class Special(Cost, frozen=True, kw_only=True):
    """S-60, S-61, S-70: a special wish card."""

    name: str
    coins: int = 0
    elves: int = 0
    points: int
    rewards: list[Reward]

    def __post_init__(self) -> None:
        self.check_resources()
        if not 1 <= len(self.rewards) <= 2 or len(set(self.rewards)) < len(self.rewards):
            raise ValueError("a special wish shows one reward or two different ones")
        if not 0 <= self.coins <= 9 or not 0 <= self.elves <= 5:
            raise ValueError("a special wish asks for at most $9 and 5 elves")


class Artifact(Row, frozen=True, kw_only=True):
    """S-22, S-27 to S-31: an artifact type."""

    name: str
    price: int
    points: int
    count: int
    amount: int = 1
    left_out: int | UnsetType = UNSET
    """S-66: how many of this type are marked to be left out; where it is not said, what `left_out` says of all."""

    def __post_init__(self) -> None:
        if self.count < 0 or self.price < 0 or not 1 <= self.amount <= 9:
            raise ValueError("count and price are not negative, and amount goes from 1 to 9")
        if not isinstance(self.left_out, UnsetType) and not 0 <= self.left_out <= self.count:
            raise ValueError(f"left_out goes from 0 to the {self.count} there are")

    def marked(self, usual: int) -> int:
        """S-66: how many are left out with fewer than the most players."""
        return usual if isinstance(self.left_out, UnsetType) else self.left_out


class LeftOut(Row, frozen=True, kw_only=True):
    """S-66: artifacts of each type left out with fewer than the most players, unless the type says otherwise."""

    artifacts: int


class Helper(Row, frozen=True, kw_only=True):
    """S-32 to S-45, S-55 to S-57: a helper."""

    name: str
    works: Works
    amount: int = 0

    def __post_init__(self) -> None:
        right = WORKS.get(self.name, "always")
        if self.works != right or not 0 <= self.amount <= 9:
            raise ValueError(f"{self.name} works {right}, and amount goes from 0 to 9")


class Space(Cost, frozen=True, kw_only=True):
    """S-68: what a space of the reindeer grid shows."""

    space: str
    coins: int = 0
    choice: int = 0

    def __post_init__(self) -> None:
        self.check_resources()
        if not 0 <= self.coins <= 9 or not 0 <= self.choice <= 9:
            raise ValueError("coins and choice go from 0 to 9")


class SilentNight(Row, frozen=True, kw_only=True):
    """S-69: the faces of the Silent Night die."""

    faces: list[Face]

    def __post_init__(self) -> None:
        if not self.faces:
            raise ValueError("a die has faces")


class SantaKaosContent(Content, frozen=True, kw_only=True):
    """Everything printed on Santa Kaos's components."""

    pieces: Pieces
    points: Points
    toys: list[Toy]
    wishes: list[Wish]
    artifacts: list[Artifact]
    left_out: LeftOut
    helpers: list[Helper]
    reindeer: list[Space]
    silent_night: SilentNight
    specials: list[Special]

    def __post_init__(self) -> None:
        _check_names("artifacts", [row.name for row in self.artifacts], ARTIFACTS)
        _check_names("helpers", [row.name for row in self.helpers], HELPERS)
        _check_names("reindeer", [row.space for row in self.reindeer], SPACES)
        _check_count("toys", [row.name for row in self.toys], TOYS)
        _check_count("wishes", [row.name for row in self.wishes], WISHES)
        _check_count("specials", [row.name for row in self.specials], SPECIALS)
        if self.left_out.artifacts < 0 or any(
            row.marked(self.left_out.artifacts) > row.count for row in self.artifacts
        ):
            raise ValueError("left_out: more artifacts than there are")
        toys = {toy.name for toy in self.toys}
        for wish in self.wishes:
            if not toys.issuperset(wish.toys):
                raise ValueError(f"wishes: {wish.name} names a toy that does not exist")


def _check_names(table: str, names: Sequence[str], right: Sequence[str]) -> None:
    if tuple(names) != tuple(right):
        raise ValueError(f"{table}: must be, in this order, {', '.join(right)}")


def _check_count(table: str, names: Sequence[str], count: int) -> None:
    if len(names) != count or len(set(names)) != count:
        raise ValueError(f"{table}: must be {count} with different names")
