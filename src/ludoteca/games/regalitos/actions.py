"""What a player can do, as structs; what each of them does and over what it ranges is in verbs.py."""

from __future__ import annotations

import msgspec


class Act(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """One action of the list."""


class End(Act, frozen=True, tag="end"):
    """R-16: end the turn."""


class DiscardToken(Act, frozen=True, tag="discard-token"):
    """R-15: discard a token that can be placed nowhere."""


class Done(Act, frozen=True, tag="done"):
    """R-18, R-21: no more things."""


class Decline(Act, frozen=True, tag="decline"):
    """R-48: let the round's benefit pass."""


class Initiative(Act, frozen=True, tag="initiative"):
    """R-17: a token on Initiative."""


class Wrap(Act, frozen=True, tag="wrap"):
    """R-18: a token on Wrap."""


class Decorate(Act, frozen=True, tag="decorate"):
    """R-20: a token on Decorate."""


class Deliver(Act, frozen=True, tag="deliver"):
    """R-21: a token on Deliver."""


class Take(Act, frozen=True, tag="take"):
    """R-25: a token on a pile."""

    pile: str


class Play(Act, frozen=True, tag="play"):
    """R-26: play an extra action."""

    extra: str


class Pick(Act, frozen=True):
    """A thing by its colour and size; one with numbers of its own by a card like it as well (R-46)."""

    colour: str
    size: str
    card: str | msgspec.UnsetType = msgspec.UNSET


class PickObject(Pick, frozen=True, tag="pick-object"):
    """R-18: an object to wrap."""


class PickCoal(Act, frozen=True, tag="pick-coal"):
    """R-18: a coal to wrap."""


class PickPresent(Pick, frozen=True, tag="pick-present"):
    """R-21, R-28: a present to deliver or to decorate."""


class PickDecorated(Pick, frozen=True, tag="pick-decorated"):
    """R-21: a decorated present to deliver."""


class CoalTo(Act, frozen=True, tag="coal-to"):
    """R-23, R-29: a coal for another player."""

    target: int


class CoalAway(Act, frozen=True, tag="coal-away"):
    """R-51: a coal out of the game."""


class ToCharacter(Act, frozen=True, tag="to-character"):
    """R-22: the present to one's own character's pile."""


class SwapPaper(Act, frozen=True, tag="swap-paper"):
    """R-48, Nochevieja: a paper for the deck's top card."""

    paper: str


class SwapExtra(Act, frozen=True, tag="swap-extra"):
    """R-48, Nochevieja: an extra action for the deck's top card."""

    extra: str


class SwapEnergy(Act, frozen=True, tag="swap-energy"):
    """R-48, Nochevieja: an energy card of so many units for the deck's top card."""

    units: int


class ToVip(Act, frozen=True, tag="to-vip"):
    """R-22, R-24: the present under an own VIP."""

    vip: str


class PayPaper(Act, frozen=True, tag="pay-paper"):
    """R-18: one of the papers to use up."""

    paper: str


class PayEnergy(Act, frozen=True, tag="pay-energy"):
    """R-21: one of the energy cards to use up, by its units."""

    units: int


AnyAct = (
    End | DiscardToken | Done | Decline | Initiative | Wrap | Decorate | Deliver | Take | Play
    | PickObject | PickCoal | PickPresent | PickDecorated | CoalTo | CoalAway | ToCharacter
    | SwapPaper | SwapExtra | SwapEnergy | ToVip | PayPaper | PayEnergy
)  # fmt: skip
