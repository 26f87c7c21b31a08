"""What a player can do, as structs; verbs.py says what of each there is, what it does and when it is refused."""

from __future__ import annotations

import msgspec


class Act(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """One action of the list."""


class End(Act, frozen=True, tag="end"):
    """Q-13: draw up to a full hand; the turn is over."""


class Discard(Act, frozen=True, tag="discard"):
    """Q-13: discard an unwanted card, after all combinations."""

    card: str


class Settle(Act, frozen=True, tag="settle"):
    """Q-08: the first shop, free."""

    shop: str


class Lay(Act, frozen=True, tag="lay"):
    """Q-25: draw a card and lay it under Quissama."""


class Take(Act, frozen=True, tag="take"):
    """Q-25: take all cards from under Quissama."""


class Look(Act, frozen=True, tag="look"):
    """Q-26, Woodruff: look at an opponent's hand."""

    target: int


class Rob(Act, frozen=True, tag="rob"):
    """Q-27, Alemão: steal a card from an opponent."""

    target: int


class Keep(Act, frozen=True, tag="keep"):
    """Q-26: swap nothing after all."""


class Swap(Act, frozen=True, tag="swap"):
    """Q-26: an own card for one of the hand that was looked at."""

    card: str
    taken: str


class Trade(Act, frozen=True, tag="trade"):
    """Q-39: a card of the hand for the one on this place of the Market."""

    slot: int
    card: str


class Free(Act, frozen=True, tag="free"):
    """Q-33: free a capoeira."""

    plaza: str


class FreeByFreedom(Act, frozen=True, tag="free-by-freedom"):
    """Q-31, Princesa: free a capoeira for the Freedom alone."""

    plaza: str


class FreeByIcon(Act, frozen=True, tag="free-by-icon"):
    """Q-31, Princesa: free a capoeira for the capoeira icon alone."""

    plaza: str


class Found(Act, frozen=True, tag="found"):
    """Q-34: found a shop."""

    shop: str


class Employ(Act, frozen=True, tag="employ"):
    """Q-35: employ a capoeira."""

    shop: str


class Appoint(Act, frozen=True, tag="appoint"):
    """Q-37: place a minister."""


class AppointWithout(Act, frozen=True, tag="appoint-without"):
    """Q-30, Alencar: place a minister without one item of the cost."""

    icon: str


class Attack(Act, frozen=True, tag="attack"):
    """Q-38: attack a plaza, a shop or the Cabeça de Porco."""

    place: str


class Recruit(Act, frozen=True, tag="recruit"):
    """Q-40: a Guaiamum of this plaza into the Cabeça de Porco."""

    plaza: str


class ReplaceBurgher(Act, frozen=True, tag="replace-burgher"):
    """Q-29, Imperador: take an opponent's shop."""

    shop: str


class ReplaceMinister(Act, frozen=True, tag="replace-minister"):
    """Q-29, Imperador: take an opponent's place in the Ministry."""

    number: int


class ReplaceInfluence(Act, frozen=True, tag="replace-influence"):
    """Q-29, Imperador: an own meeple instead of an opponent's on a character."""

    character: str
    target: int


class Influence(Act, frozen=True, tag="influence"):
    """Q-18: an own meeple on a character."""

    character: str


class Clear(Act, frozen=True, tag="clear"):
    """Q-21, Q-22: remove another player's meeple from a character."""

    character: str
    target: int


class ChestBlessing(Act, frozen=True, tag="chest-blessing"):
    """Q-42: one capoeira of this place to the Senzala."""

    place: str


class Scandal(Act, frozen=True, tag="scandal"):
    """Q-43: send the minister on this place home."""

    number: int


class Escape(Act, frozen=True, tag="escape"):
    """Q-44: a capoeira from the Senzala to this plaza."""

    plaza: str


class CabecaDePorco(Act, frozen=True, tag="cabeca-de-porco"):
    """Q-46: the card: a Guaiamum of this plaza into the Cabeça de Porco, free."""

    plaza: str


class Bourgeoisie(Act, frozen=True, tag="bourgeoisie"):
    """Q-46: found a shop, free."""

    shop: str


class ImperialFamily(Act, frozen=True, tag="imperial-family"):
    """Q-46: place a minister, free."""


class Pay(Act, frozen=True, tag="pay"):
    """Q-17: lay such a card (or the identical ones) for what is due."""

    card: str


AnyAct = (
    End | Discard | Settle | Lay | Take | Look | Rob | Keep | Swap | Trade
    | Free | FreeByFreedom | FreeByIcon | Found | Employ | Appoint | AppointWithout | Attack | Recruit
    | ReplaceBurgher | ReplaceMinister | ReplaceInfluence | Influence | Clear
    | ChestBlessing | Scandal | Escape | CabecaDePorco | Bourgeoisie | ImperialFamily | Pay
)  # fmt: skip
