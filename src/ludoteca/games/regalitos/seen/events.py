"""What happened, as data. Sentences are made of it at the edge, and motion in the browser."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    """Something everybody at the table notices; `seat` is whose doing it was.

    No garbage is looked for in events: they hold nothing that could hold them, and tables keep very many.
    """


class RoundBegan(Event, frozen=True, tag="round-began"):
    """R-09: a round card was revealed."""

    round: str


class Laid(Event, frozen=True, tag="laid"):
    """R-05, R-11: one more card on each space, by pile. With `memory` no log may keep them (R-44)."""

    cards: tuple[str, ...]
    memory: bool


class Found(Event, frozen=True, tag="found"):
    """R-33: Pendigueiro got a card of the discard pile."""

    seat: int
    card: str


class Began(Event, frozen=True, tag="began"):
    """A player's turn begins."""

    seat: int
    turn: int


class Took(Event, frozen=True, tag="took"):
    """R-25: a pile was taken."""

    seat: int
    pile: str
    cards: tuple[str, ...]


class Claimed(Event, frozen=True, tag="claimed"):
    """R-17: a player took the initiative."""

    seat: int
    points: int


class Wrapped(Event, frozen=True, tag="wrapped"):
    """R-19: an object or a coal was wrapped."""

    seat: int
    card: str


class PaidPaper(Event, frozen=True, tag="paid-paper"):
    """R-18: papers were used up."""

    seat: int
    papers: tuple[str, ...]


class PaidEnergy(Event, frozen=True, tag="paid-energy"):
    """R-21: dishes were used up, so many units together."""

    seat: int
    cards: tuple[str, ...]
    units: int


class Decorated(Event, frozen=True, tag="decorated"):
    """R-20: presents were decorated."""

    seat: int
    cards: tuple[str, ...]


class Delivered(Event, frozen=True, tag="delivered"):
    """R-22: a present was delivered and lies with one's own character."""

    seat: int
    card: str
    points: int


class DeliveredToVip(Event, frozen=True, tag="delivered-to-vip"):
    """R-22, R-24: a present was delivered to a VIP."""

    seat: int
    card: str
    vip: str
    points: int


class GaveCoal(Event, frozen=True, tag="gave-coal"):
    """R-23, R-29: a coal now lies in the target's objects zone."""

    seat: int
    target: int


class SentCoalAway(Event, frozen=True, tag="sent-coal-away"):
    """R-51: a coal left the game."""

    seat: int


class Played(Event, frozen=True, tag="played"):
    """R-26: an extra action was played."""

    seat: int
    extra: str


class GaveUp(Event, frozen=True, tag="gave-up"):
    """R-48, Nochevieja: a card was discarded for the deck's top card."""

    seat: int
    card: str


class Drew(Event, frozen=True, tag="drew"):
    """R-48, Nochevieja: the deck's top card, open to all."""

    seat: int
    card: str


class Declined(Event, frozen=True, tag="declined"):
    """R-48: a player let the round's benefit pass."""

    seat: int


class TokenDiscarded(Event, frozen=True, tag="token-discarded"):
    """R-15: a token could be placed nowhere."""

    seat: int


class Blew(Event, frozen=True, tag="blew"):
    """R-51: the north wind carried off a pile."""

    pile: str
    cards: tuple[str, ...]


AnyEvent = (
    RoundBegan | Laid | Found | Began | Took | Claimed | Wrapped | PaidPaper | PaidEnergy | Decorated
    | Delivered | DeliveredToVip | GaveCoal | SentCoalAway | Played | GaveUp | Drew | Declined | TokenDiscarded | Blew
)  # fmt: skip
