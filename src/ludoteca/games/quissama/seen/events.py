"""What happened, as data. Sentences are made of it at the edge, and motion in the browser."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    """Something everybody at the table notices; `seat` is whose doing it was.

    No garbage is looked for in events: they hold nothing that could hold them, and tables keep very many.
    """

    seat: int


class Began(Event, frozen=True, tag="began"):
    """A player's turn begins."""

    turn: int


class Drew(Event, frozen=True, tag="drew"):
    """Q-09, Q-13: cards were drawn; only their owner sees which."""

    count: int
    cards: tuple[str, ...]


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """Q-14: the discard pile became the draw pile."""

    count: int


class UsedTokens(Event, frozen=True, tag="used-tokens"):
    """Q-17: coin tokens paid so many coins."""

    count: int


class UsedLeftovers(Event, frozen=True, tag="used-leftovers"):
    """Q-16: icons left over of earlier payments paid."""

    icons: tuple[str, ...]


class Paid(Event, frozen=True, tag="paid"):
    """Q-17: a payment is complete; these cards were discarded for it."""

    cards: tuple[str, ...]


class Freed(Event, frozen=True, tag="freed"):
    """Q-33: a capoeira is free."""

    plaza: str


class Attacked(Event, frozen=True, tag="attacked"):
    """Q-38: a capoeira of this gang was sent to the Senzala."""

    place: str
    gang: str


class Founded(Event, frozen=True, tag="founded"):
    """Q-08, Q-34: a shop has a burgher."""

    shop: str


class Employed(Event, frozen=True, tag="employed"):
    """Q-35: a capoeira works in a shop, which may be full now."""

    shop: str
    full: bool


class TookShop(Event, frozen=True, tag="took-shop"):
    """Q-29: the Imperador's holder replaced a burgher."""

    target: int
    shop: str


class Appointed(Event, frozen=True, tag="appointed"):
    """Q-37: a new minister on place 1."""


class PushedOut(Event, frozen=True, tag="pushed-out"):
    """Q-37: a minister was pushed beyond the last place."""

    target: int


class TookMinister(Event, frozen=True, tag="took-minister"):
    """Q-29: the Imperador's holder replaced a minister."""

    target: int
    number: int


class TookInfluence(Event, frozen=True, tag="took-influence"):
    """Q-29: the Imperador's holder replaced a meeple of `target` on a character."""

    target: int
    character: str


class Recruited(Event, frozen=True, tag="recruited"):
    """Q-40: a Guaiamum moved into the Cabeça de Porco, where so many live now."""

    plaza: str
    count: int


class Influenced(Event, frozen=True, tag="influenced"):
    """Q-18: a meeple on a character."""

    character: str


class Conquered(Event, frozen=True, tag="conquered"):
    """Q-19: a character came from the Gallery to an area."""

    character: str


class Captured(Event, frozen=True, tag="captured"):
    """Q-20: a character came from an opponent's area."""

    target: int
    character: str


class Cleared(Event, frozen=True, tag="cleared"):
    """Q-21, Q-22: a meeple of `target` was removed from a character."""

    target: int
    character: str


class Traded(Event, frozen=True, tag="traded"):
    """Q-39: a card was swapped with the Market."""

    card: str
    taken: str


class Renewed(Event, frozen=True, tag="renewed"):
    """Q-39: the Market had three identical cards and has others now."""

    cards: tuple[str, ...]


class Played(Event, frozen=True, tag="played"):
    """Q-42 to Q-46: a special card was played."""

    card: str


class SentBack(Event, frozen=True, tag="sent-back"):
    """Q-42: a capoeira of this place was sent to the Senzala."""

    place: str


class Exposed(Event, frozen=True, tag="exposed"):
    """Q-43: a minister went home."""

    target: int
    number: int


class Fled(Event, frozen=True, tag="fled"):
    """Q-44: a capoeira escaped to a plaza."""

    plaza: str


class LaidUnder(Event, frozen=True, tag="laid-under"):
    """Q-25: a card lies face up under Quissama."""

    card: str


class TookFromUnder(Event, frozen=True, tag="took-from-under"):
    """Q-25: the cards under Quissama went to the hand."""

    cards: tuple[str, ...]


class Looked(Event, frozen=True, tag="looked"):
    """Q-26: a hand was looked at; only the two of them see it."""

    target: int
    cards: tuple[str, ...]


class Kept(Event, frozen=True, tag="kept"):
    """Q-26: nothing was swapped."""

    target: int


class Swapped(Event, frozen=True, tag="swapped"):
    """Q-26: a card was swapped with a hand; only the two of them see which."""

    target: int
    card: str | None
    taken: str | None


class Robbed(Event, frozen=True, tag="robbed"):
    """Q-27: a card was stolen; only the two of them see which."""

    target: int
    card: str | None


class Discarded(Event, frozen=True, tag="discarded"):
    """Q-13: an unwanted card."""

    card: str


class Won(Event, frozen=True, tag="won"):
    """Q-47: the goal of a character is met."""

    character: str


class Drawn(msgspec.Struct, frozen=True, tag_field="type", tag="drawn"):
    """Q-48: nobody won within so many turns."""

    turn: int


AnyEvent = (
    Began | Drew | Reshuffled | UsedTokens | UsedLeftovers | Paid | Freed | Attacked | Founded | Employed | TookShop
    | Appointed | PushedOut | TookMinister | TookInfluence | Recruited | Influenced | Conquered | Captured | Cleared
    | Traded | Renewed | Played | SentBack | Exposed | Fled | LaidUnder | TookFromUnder | Looked | Kept | Swapped
    | Robbed | Discarded | Won | Drawn
)  # fmt: skip
