"""What a player can do, as structs; the numbers behind them follow from verbs.py."""

from __future__ import annotations

import msgspec


class Act(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """One action of the list."""


class End(Act, frozen=True, tag="end"):
    """S-10: end the turn."""


class Take(Act, frozen=True, tag="take"):
    """S-09: take a die."""

    location: str
    colour: str


class GuidingStar(Act, frozen=True, tag="guiding-star"):
    """S-27: a die counts one more or less: it lies at the next location from then on."""

    location: str
    colour: str
    to: str


class VixenStar(GuidingStar, frozen=True, tag="vixen-guiding-star"):
    """S-57: likewise, with another player's Guiding star."""


class Coins(Act, frozen=True, tag="coins"):
    """S-13 to S-15: take the bonus in coins."""


class Elf(Act, frozen=True, tag="elf"):
    """S-14: take a new elf as bonus."""


class JackFrost(Act, frozen=True, tag="jack-frost"):
    """S-32: take the bonus of this colour."""

    colour: str


class TakeWish(Act, frozen=True, tag="take-wish"):
    """S-13, S-28: take an open wish card."""

    wish: str


class TakeUnseen(Act, frozen=True, tag="take-unseen"):
    """S-13, S-28: take the top wish card of the deck."""


class MoveReindeer(Act, frozen=True, tag="move-reindeer"):
    """S-18: move the reindeer to a space."""

    space: str


class DancerMove(MoveReindeer, frozen=True, tag="dancer-move-reindeer"):
    """S-56: likewise, Dancer copying Rudolph."""


class BuyStocking(Act, frozen=True, tag="buy-stocking"):
    """S-19: buy a stocking."""

    stocking: str


class DancerStocking(BuyStocking, frozen=True, tag="dancer-buy-stocking"):
    """S-56: likewise, Dancer copying Krampus."""


class Collect(Act, frozen=True, tag="collect"):
    """S-20: collect at the Central store."""


class BefanaCollect(Collect, frozen=True, tag="befana-collect"):
    """S-45: likewise, Befana counting as one elf more."""


class Look(Act, frozen=True, tag="look"):
    """S-21: look at two helpers."""


class BuyArtifact(Act, frozen=True, tag="buy-artifact"):
    """S-22: buy an artifact."""

    artifact: str


class DancerArtifact(BuyArtifact, frozen=True, tag="dancer-buy-artifact"):
    """S-56: likewise, Dancer copying Krampus."""


class Keep(Act, frozen=True, tag="keep"):
    """S-21: keep this helper."""

    helper: str


class Neither(Act, frozen=True, tag="neither"):
    """S-21: keep none of the two."""


class Gain(Act, frozen=True, tag="gain"):
    """S-17, S-20, S-30: one of this kind."""

    resource: str


class Enough(Act, frozen=True, tag="enough"):
    """S-30, S-31: no more out of the Magic bag, no second swap."""


class ChooseStocking(Act, frozen=True, tag="choose-stocking"):
    """S-54, S-61: a free stocking."""

    stocking: str


class ChooseArtifact(Act, frozen=True, tag="choose-artifact"):
    """S-61: a free artifact."""

    artifact: str


class ChooseReward(Act, frozen=True, tag="choose-reward"):
    """S-61: one of the two rewards."""

    reward: str


class Use(Act, frozen=True, tag="use"):
    """S-39, S-56: use the helper that was asked for, or copy it."""


class Decline(Act, frozen=True, tag="decline"):
    """S-39, S-56: do not."""


class Make(Act, frozen=True, tag="make"):
    """S-24: make a toy."""

    toy: str


class MakeForCoin(Act, frozen=True, tag="make-for-coin"):
    """S-44: make a toy, $1 standing for one resource."""

    toy: str
    resource: str


class MakeForLess(Act, frozen=True, tag="make-for-less"):
    """S-42: make a toy with one resource less."""

    toy: str
    resource: str


class MakeForNothing(Act, frozen=True, tag="make-for-nothing"):
    """S-40: make a toy for nothing."""

    toy: str


class BabaYaga(Act, frozen=True, tag="baba-yaga"):
    """S-33: an elf for three resources."""


class Deliver(Act, frozen=True, tag="deliver"):
    """S-25, S-60: deliver a wish card."""

    wish: str


class Mistletoe(Act, frozen=True, tag="mistletoe"):
    """S-28: buy a wish card."""


class VixenMistletoe(Mistletoe, frozen=True, tag="vixen-mistletoe"):
    """S-57: likewise, with another player's Mistletoe."""


class SnowGlobe(Act, frozen=True, tag="snow-globe"):
    """S-29: an elf for $3."""


class VixenGlobe(SnowGlobe, frozen=True, tag="vixen-snow-globe"):
    """S-57: likewise, with another player's Snow globe."""


class MagicBag(Act, frozen=True, tag="magic-bag"):
    """S-30: coins for resources."""


class VixenBag(MagicBag, frozen=True, tag="vixen-magic-bag"):
    """S-57: likewise, with another player's Magic bag."""


class LittleBell(Act, frozen=True, tag="little-bell"):
    """S-31: one resource for another; a second time at once."""

    given: str
    taken: str


class VixenBell(LittleBell, frozen=True, tag="vixen-little-bell"):
    """S-57: likewise, with another player's Little bell."""


class Ready(Act, frozen=True, tag="ready"):
    """S-26: discard an elf to ready an artifact."""

    artifact: str


AnyAct = (
    End
    | Take
    | GuidingStar
    | VixenStar
    | Coins
    | Elf
    | JackFrost
    | TakeWish
    | TakeUnseen
    | MoveReindeer
    | DancerMove
    | BuyStocking
    | DancerStocking
    | Collect
    | BefanaCollect
    | Look
    | BuyArtifact
    | DancerArtifact
    | Keep
    | Neither
    | Gain
    | Enough
    | ChooseStocking
    | ChooseArtifact
    | ChooseReward
    | Use
    | Decline
    | Make
    | MakeForCoin
    | MakeForLess
    | MakeForNothing
    | BabaYaga
    | Deliver
    | Mistletoe
    | VixenMistletoe
    | SnowGlobe
    | VixenGlobe
    | MagicBag
    | VixenBag
    | LittleBell
    | VixenBell
    | Ready
)
