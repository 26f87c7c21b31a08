"""What happened, as data. Sentences are made of it at the edge, and motion in the browser."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    """Something that happened at the table; `seat` is whose doing it was or whom it concerns.

    No garbage is looked for in events: they hold nothing that could hold them, and tables keep very many.
    """

    seat: int


class RoundBegan(Event, frozen=True, tag="round-began"):
    """S-11: a new round; `seat` has the first-player marker."""

    round: int


class Rolled(Event, frozen=True, tag="rolled"):
    """S-07: all dice, each as colour and number."""

    faces: tuple[str, ...]


class RolledAgain(Event, frozen=True, tag="rolled-again"):
    """S-08: the dice that were too many at a location."""

    faces: tuple[str, ...]


class Began(Event, frozen=True, tag="began"):
    """A player's turn begins."""

    turn: int


class Took(Event, frozen=True, tag="took"):
    """S-09: a die was taken."""

    colour: str
    location: str


class Shifted(Event, frozen=True, tag="shifted"):
    """S-27: a die lies at the next location from now on."""

    colour: str
    location: str
    to: str


class Earned(Event, frozen=True, tag="earned"):
    """Coins came in."""

    coins: int
    source: str


class Gained(Event, frozen=True, tag="gained"):
    """Resources came in."""

    resource: str
    count: int
    source: str


class Trained(Event, frozen=True, tag="trained"):
    """S-14: a new elf."""


class TookWish(Event, frozen=True, tag="took-wish"):
    """S-13: a wish card was taken; `way` is open or deck."""

    wish: str
    way: str


class Refilled(Event, frozen=True, tag="refilled"):
    """S-13: a card came to the market."""

    wish: str


class MovedReindeer(Event, frozen=True, tag="moved-reindeer"):
    """S-18: the reindeer marker moved, for so many elves."""

    space: str
    elves: int


class GotStocking(Event, frozen=True, tag="got-stocking"):
    """S-19: a stocking, at this price; 0 is a gift."""

    stocking: str
    price: int


class GotArtifact(Event, frozen=True, tag="got-artifact"):
    """S-22: an artifact, at this price; 0 is a gift."""

    artifact: str
    price: int


class Collected(Event, frozen=True, tag="collected"):
    """S-20: a player collects so many things at the Central store."""

    count: int


class Looked(Event, frozen=True, tag="looked"):
    """S-21: a player looked at the top helpers; the others do not see which."""

    helpers: tuple[str, ...]


class Kept(Event, frozen=True, tag="kept"):
    """S-21: a helper was recruited, at this price."""

    helper: str
    price: int


class PutUnder(Event, frozen=True, tag="put-under"):
    """S-21: neither helper was kept."""


class Left(Event, frozen=True, tag="left"):
    """S-21, S-40: an open helper went under the deck."""

    helper: str


class Made(Event, frozen=True, tag="made"):
    """S-24: a toy was made; `by` is the helper who made it cheaper, or empty."""

    toy: str
    by: str


class Delivered(Event, frozen=True, tag="delivered"):
    """S-25, S-60: a wish card was delivered."""

    wish: str
    points: int


class UsedArtifact(Event, frozen=True, tag="used-artifact"):
    """S-26: an artifact was used."""

    artifact: str


class CopiedArtifact(Event, frozen=True, tag="copied-artifact"):
    """S-57: Vixen copied an artifact."""

    artifact: str


class Swapped(Event, frozen=True, tag="swapped"):
    """S-31: one resource for another."""

    given: str
    taken: str


class Readied(Event, frozen=True, tag="readied"):
    """S-26: an elf was discarded to ready an artifact."""

    artifact: str


class UsedHelper(Event, frozen=True, tag="used-helper"):
    """A helper's ability was used."""

    helper: str


class CopiedHelper(Event, frozen=True, tag="copied-helper"):
    """S-56: Dancer copied another player's helper."""

    helper: str


class SilentNight(Event, frozen=True, tag="silent-night"):
    """S-58: the Silent Night die fell; `face` is coin or resource."""

    face: str


class Employee(Event, frozen=True, tag="employee"):
    """S-46: the Employee of the Month."""


AnyEvent = (
    RoundBegan
    | Rolled
    | RolledAgain
    | Began
    | Took
    | Shifted
    | Earned
    | Gained
    | Trained
    | TookWish
    | Refilled
    | MovedReindeer
    | GotStocking
    | GotArtifact
    | Collected
    | Looked
    | Kept
    | PutUnder
    | Left
    | Made
    | Delivered
    | UsedArtifact
    | CopiedArtifact
    | Swapped
    | Readied
    | UsedHelper
    | CopiedHelper
    | SilentNight
    | Employee
)
