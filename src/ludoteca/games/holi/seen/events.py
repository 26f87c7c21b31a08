"""What happened, as data. Sentences are made of it at the edge, and motion in the browser."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    """Something everybody at the table notices; `seat` is whose doing or whose token it was.

    No garbage is looked for in events: they hold nothing that could hold them, and tables keep very many.
    """

    seat: int


class Began(Event, frozen=True, tag="began"):
    """A player's turn begins."""

    turn: int


class Stood(Event, frozen=True, tag="stood"):
    """H-06: a pawn was put on its starting cell."""

    cell: str


class Threw(Event, frozen=True, tag="threw"):
    """H-13: a card was thrown face up; what became of each token follows."""

    card: str
    cells: tuple[str, ...]
    floor: str


class ThrewDown(Event, frozen=True, tag="threw-down"):
    """H-22: a card was thrown face down; only its owner sees which (H-25)."""

    card: str | None
    cell: str
    floor: str


class Landed(Event, frozen=True, tag="landed"):
    """H-33: a token came to rest, after falling so many floors."""

    cell: str
    floor: str
    fell: int


class Hit(Event, frozen=True, tag="hit"):
    """H-20: a direct hit; the token is in the target's supply."""

    target: int
    cell: str
    floor: str
    points: int


class Caught(Event, frozen=True, tag="caught"):
    """H-34: a falling token came down on a pawn, for no point."""

    target: int
    cell: str
    floor: str


class Moved(Event, frozen=True, tag="moved"):
    """H-26 to H-29: a pawn walked; `owners` of the tokens it took from the cell and from above, and how many sweets."""

    cell: str
    floor: str
    owners: tuple[int, ...]
    sweets: int


class Climbed(Event, frozen=True, tag="climbed"):
    """H-30: a pawn went up."""

    cell: str
    floor: str


class Drew(Event, frozen=True, tag="drew"):
    """H-09: cards were drawn; only their owner sees which."""

    count: int
    cards: tuple[str, ...]


class Finished(Event, frozen=True, tag="finished"):
    """H-10, H-11, H-36: a player throws no more: out of `tokens`, out of `cards`, or with `no-throw` left."""

    why: str


AnyEvent = Began | Stood | Threw | ThrewDown | Landed | Hit | Caught | Moved | Climbed | Drew | Finished
