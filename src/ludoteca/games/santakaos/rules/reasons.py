"""Why an action is not legal now, in words a player understands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.core.errors import Illegal
from ludoteca.games.santakaos import actions, pending, pieces
from ludoteca.games.santakaos.rules.helpers import amount, copies
from ludoteca.games.santakaos.rules.locations import artifact_price, elves_to, free_spaces, stocking_price
from ludoteca.games.santakaos.rules.refusals import (
    no,
    no_artifact,
    no_baba_yaga,
    no_deliver,
    no_helper,
    no_little_bell,
    no_magic_bag,
    no_make,
    no_make_for_coin,
    no_make_for_less,
    no_make_for_nothing,
    no_mistletoe,
    no_ready,
    no_snow_globe,
    too_dear,
)
from ludoteca.games.santakaos.table import ACTION, DIE, REST, Table

KINDS = pieces.KINDS


def why_not(t: Table, act: actions.Act) -> Illegal:
    """The reason why the seat that decides may not do this now."""
    kind = ALIKE.get(type(act), type(act))
    if t.pending:
        asked = pending.kind_of(t.pending[-1])
        if kind not in ANSWERS[asked]:
            return no(f"first-{pending.PENDING[asked]}")
    elif kind in ONLY_ANSWERS:
        return no("not-asked")
    elif kind in STAGE_OF and STAGE_OF[kind] != t.stage:
        return no(WRONG_STAGE[STAGE_OF[kind], t.stage])
    elif kind in PLACE_OF and t.location not in (PLACE_OF[kind], pieces.CHAIR):
        return no("other-location", location=pieces.LOCATIONS[t.location])
    return REASONS[kind](t, act)


def _no_take(t: Table, act: actions.Take) -> Illegal:
    """S-09, S-27."""
    if t.die >= 0:
        return no("take-shifted-die", colour=pieces.COLOURS[t.die % 3], location=pieces.LOCATIONS[t.die // 3])
    return no("no-such-die", colour=act.colour, location=act.location)


def _no_guiding_star(t: Table, act: actions.GuidingStar) -> Illegal:
    """S-27."""
    refusal = no_artifact(t, pieces.STAR, isinstance(act, actions.VixenStar))
    return refusal or _no_take(t, actions.Take(act.location, act.colour))


def _no_elf(t: Table, act: actions.Elf) -> Illegal:
    """S-14."""
    if pending.which_of(t.pending[-1]) != pieces.GREEN:
        return no("not-this-bonus", colour=pieces.COLOURS[pending.which_of(t.pending[-1])])
    return no("no-room-for-elf", count=t.rules.most_elves)


def _no_jack_frost(t: Table, act: actions.JackFrost) -> Illegal:
    """S-32."""
    item = t.pending[-1]
    if act.colour == pieces.COLOURS[pending.which_of(item)]:
        return no("same-colour", colour=act.colour)
    return no_helper(t, pieces.JACK_FROST)


def _no_take_wish(t: Table, act: actions.TakeWish) -> Illegal:
    """S-13."""
    return _wrong_bonus(t) or no("not-in-market", wish=act.wish)


def _no_take_unseen(t: Table, act: actions.TakeUnseen) -> Illegal:
    """S-16."""
    return _wrong_bonus(t) or no("deck-empty")


def _wrong_bonus(t: Table) -> Illegal | None:
    item = t.pending[-1]
    colour = pending.which_of(item)
    if pending.kind_of(item) == pending.BONUS and colour != pieces.RED:
        return no("not-this-bonus", colour=pieces.COLOURS[colour])
    return None


def _no_move(t: Table, act: actions.MoveReindeer) -> Illegal:
    """S-18, S-36."""
    space = pieces.SPACES.index(act.space)
    free = free_spaces(t, t.player)
    if isinstance(act, actions.DancerMove):
        if not copies(t, t.player, pieces.RUDOLPH):
            return no("dancer-cannot-copy", helper="rudolph")
        if elves_to(t, space, free) == 0:
            return no("dancer-not-needed", helper="rudolph")
        free = amount(t, pieces.RUDOLPH)
    return no("too-few-elves", needed=elves_to(t, space, free), count=t.elves[t.player])


def _no_stocking(t: Table, act: actions.BuyStocking) -> Illegal:
    """S-06, S-19."""
    price = stocking_price(t, t.player)
    if isinstance(act, actions.DancerStocking):
        if not copies(t, t.player, pieces.KRAMPUS):
            return no("dancer-cannot-copy", helper="krampus")
        price -= amount(t, pieces.KRAMPUS)
    if not t.stock[KINDS.index(act.stocking)]:
        return no("no-stocking-left", stocking=act.stocking)
    return too_dear(t, price)


def _no_collect(t: Table, act: actions.Collect) -> Illegal:
    """S-20, S-45."""
    return no_helper(t, pieces.BEFANA) if isinstance(act, actions.BefanaCollect) else no("nothing-to-collect")


def _no_buy_artifact(t: Table, act: actions.BuyArtifact) -> Illegal:
    """S-06, S-22."""
    artifact = pieces.ARTIFACTS.index(act.artifact)
    price = artifact_price(t, t.player, artifact)
    if isinstance(act, actions.DancerArtifact):
        if not copies(t, t.player, pieces.KRAMPUS):
            return no("dancer-cannot-copy", helper="krampus")
        price -= amount(t, pieces.KRAMPUS)
    return _artifact_gone(t, artifact) or too_dear(t, price)


def _artifact_gone(t: Table, artifact: int) -> Illegal | None:
    name = pieces.ARTIFACTS[artifact]
    if t.artifacts[t.seat] >> artifact & 1:
        return no("one-of-a-type", artifact=name)
    return None if t.room[artifact] else no("no-artifact-left", artifact=name)


def _no_keep(t: Table, act: actions.Keep) -> Illegal:
    """S-21."""
    return no("not-on-offer", helper=act.helper)


def _no_gain(t: Table, act: actions.Gain) -> Illegal:
    """S-03: coins are no resource; kinds are taken in order."""
    coin_too = pending.kind_of(t.pending[-1]) == pending.GAIN and pending.flag_of(t.pending[-1])
    if act.resource == "coin" and not coin_too:
        return no("coin-is-no-resource")
    return no("kinds-in-order", resource=act.resource)


def _no_enough(t: Table, act: actions.Enough) -> Illegal:
    """S-30."""
    return no("bag-gives-one")


def _no_choose_stocking(t: Table, act: actions.ChooseStocking) -> Illegal:
    """S-06."""
    return no("no-stocking-left", stocking=act.stocking)


def _no_choose_artifact(t: Table, act: actions.ChooseArtifact) -> Illegal:
    """S-22, S-61."""
    gone = _artifact_gone(t, pieces.ARTIFACTS.index(act.artifact))
    assert gone is not None
    return gone


def _no_reward(t: Table, act: actions.ChooseReward) -> Illegal:
    """S-61."""
    return no("not-this-reward", reward=act.reward)


ALIKE: dict[type, type] = {
    actions.VixenStar: actions.GuidingStar,
    actions.DancerMove: actions.MoveReindeer,
    actions.DancerStocking: actions.BuyStocking,
    actions.BefanaCollect: actions.Collect,
    actions.DancerArtifact: actions.BuyArtifact,
    actions.VixenMistletoe: actions.Mistletoe,
    actions.VixenGlobe: actions.SnowGlobe,
    actions.VixenBag: actions.MagicBag,
    actions.VixenBell: actions.LittleBell,
}
"""Acts with a helper's aid, and the same without."""
STAGE_OF: dict[type, int] = {
    **dict.fromkeys((actions.Take, actions.GuidingStar), DIE),
    **dict.fromkeys((actions.MoveReindeer, actions.BuyStocking, actions.Collect, actions.Look), ACTION),
    **dict.fromkeys((actions.BuyArtifact, actions.Gain), ACTION),
    actions.End: REST,
}
WRONG_STAGE = {
    (DIE, ACTION): "die-taken",
    (DIE, REST): "die-taken",
    (ACTION, DIE): "take-die-first",
    (ACTION, REST): "action-done",
    (REST, DIE): "take-die-first",
    (REST, ACTION): "action-before-end",
}
PLACE_OF: dict[type, int] = {
    actions.MoveReindeer: pieces.TRAFFIC,
    actions.BuyStocking: pieces.STOCKING_WORKSHOP,
    actions.Collect: pieces.STORE,
    actions.Look: pieces.FOREST,
    actions.BuyArtifact: pieces.ARTIFACT_ROOM,
}
ANSWERS: list[tuple[type, ...]] = [
    (actions.Coins, actions.Elf, actions.JackFrost, actions.TakeWish, actions.TakeUnseen),
    (actions.TakeWish, actions.TakeUnseen),
    (actions.Gain,),
    (actions.Gain, actions.Enough),
    (actions.LittleBell, actions.Enough),
    (actions.Keep, actions.Neither),
    (actions.ChooseStocking,),
    (actions.ChooseArtifact,),
    (actions.ChooseReward,),
    (actions.Use, actions.Decline),
]
"""What answers each kind of pending decision, in the order of pending.PENDING."""
ONLY_ANSWERS = {kind for kinds in ANSWERS for kind in kinds} - {actions.Gain, actions.LittleBell}
REASONS: dict[type, Callable[[Table, Any], Illegal]] = {
    actions.Take: _no_take,
    actions.GuidingStar: _no_guiding_star,
    actions.Elf: _no_elf,
    actions.JackFrost: _no_jack_frost,
    actions.TakeWish: _no_take_wish,
    actions.TakeUnseen: _no_take_unseen,
    actions.MoveReindeer: _no_move,
    actions.BuyStocking: _no_stocking,
    actions.Collect: _no_collect,
    actions.BuyArtifact: _no_buy_artifact,
    actions.Keep: _no_keep,
    actions.Gain: _no_gain,
    actions.Enough: _no_enough,
    actions.ChooseStocking: _no_choose_stocking,
    actions.ChooseArtifact: _no_choose_artifact,
    actions.ChooseReward: _no_reward,
    actions.Make: no_make,
    actions.MakeForCoin: no_make_for_coin,
    actions.MakeForLess: no_make_for_less,
    actions.MakeForNothing: no_make_for_nothing,
    actions.BabaYaga: no_baba_yaga,
    actions.Deliver: no_deliver,
    actions.Mistletoe: no_mistletoe,
    actions.SnowGlobe: no_snow_globe,
    actions.MagicBag: no_magic_bag,
    actions.LittleBell: no_little_bell,
    actions.Ready: no_ready,
}
