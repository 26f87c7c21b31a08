"""Why an action is not legal now, in words a player understands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.core.errors import Illegal
from ludoteca.games.santakaos import actions, pending, pieces
from ludoteca.games.santakaos.artifacts import copied, is_ready
from ludoteca.games.santakaos.helpers import amount, copies, wields
from ludoteca.games.santakaos.locations import artifact_price, elves_to, free_spaces, stocking_price
from ludoteca.games.santakaos.special import COST
from ludoteca.games.santakaos.table import ACTION, DIE, REST, Table

KINDS = pieces.KINDS


def why_not(t: Table, act: actions.AnyAct) -> Illegal:
    """The reason why the seat that decides may not do this now."""
    kind = ALIKE.get(type(act), type(act))
    if t.pending:
        asked = pending.kind_of(t.pending[-1])
        if kind not in ANSWERS[asked]:
            return _no(f"first-{pending.PENDING[asked]}")
    elif kind in ONLY_ANSWERS:
        return _no("not-asked")
    elif kind in STAGE_OF and STAGE_OF[kind] != t.stage:
        return _no(WRONG_STAGE[STAGE_OF[kind], t.stage])
    elif kind in PLACE_OF and t.location not in (PLACE_OF[kind], pieces.CHAIR):
        return _no("other-location", location=pieces.LOCATIONS[t.location])
    return REASONS[kind](t, act)


def _no(key: str, **details: Any) -> Illegal:
    return Illegal(key, "santakaos", **details)


def _no_take(t: Table, act: actions.Take) -> Illegal:
    """S-09, S-27."""
    if t.die >= 0:
        return _no("take-shifted-die", colour=pieces.COLOURS[t.die % 3], location=pieces.LOCATIONS[t.die // 3])
    return _no("no-such-die", colour=act.colour, location=act.location)


def _no_guiding_star(t: Table, act: actions.GuidingStar) -> Illegal:
    """S-27."""
    refusal = _no_artifact(t, pieces.STAR, isinstance(act, actions.VixenStar))
    return refusal or _no_take(t, actions.Take(act.location, act.colour))


def _no_artifact(t: Table, artifact: int, vixen: bool) -> Illegal | None:
    """S-26, S-57: the artifact is not there, or was used."""
    name = pieces.ARTIFACTS[artifact]
    if vixen:
        if not wields(t, t.player, pieces.VIXEN):
            return _no("no-helper", helper="vixen")
        return None if copied(t, t.player) >> artifact & 1 else _no("nobody-has-artifact", artifact=name)
    if not t.artifacts[t.player] >> artifact & 1:
        return _no("no-artifact", artifact=name)
    return None if is_ready(t, t.player, artifact) else _no("artifact-used", artifact=name)


def _no_elf(t: Table, act: actions.Elf) -> Illegal:
    """S-14."""
    if pending.which_of(t.pending[-1]) != pieces.GREEN:
        return _no("not-this-bonus", colour=pieces.COLOURS[pending.which_of(t.pending[-1])])
    return _no("no-room-for-elf", count=t.rules.most_elves)


def _no_jack_frost(t: Table, act: actions.JackFrost) -> Illegal:
    """S-32."""
    item = t.pending[-1]
    if act.colour == pieces.COLOURS[pending.which_of(item)]:
        return _no("same-colour", colour=act.colour)
    return _no_helper(t, pieces.JACK_FROST)


def _no_helper(t: Table, helper: int) -> Illegal:
    """The helper is somebody else's or nobody's, or was used."""
    name = pieces.HELPERS[helper]
    mine = t.helper[t.player]
    if t.is_tired(t.player) and (mine == helper or (mine == pieces.DANCER and helper in t.helper)):
        return _no("helper-tired", helper=pieces.HELPERS[mine])
    return _no("no-helper", helper=name)


def _no_take_wish(t: Table, act: actions.TakeWish) -> Illegal:
    """S-13."""
    return _wrong_bonus(t) or _no("not-in-market", wish=act.wish)


def _no_take_unseen(t: Table, act: actions.TakeUnseen) -> Illegal:
    """S-16."""
    return _wrong_bonus(t) or _no("deck-empty")


def _wrong_bonus(t: Table) -> Illegal | None:
    item = t.pending[-1]
    colour = pending.which_of(item)
    if pending.kind_of(item) == pending.BONUS and colour != pieces.RED:
        return _no("not-this-bonus", colour=pieces.COLOURS[colour])
    return None


def _no_move(t: Table, act: actions.MoveReindeer) -> Illegal:
    """S-18, S-36."""
    space = pieces.SPACES.index(act.space)
    free = free_spaces(t, t.player)
    if isinstance(act, actions.DancerMove):
        if not copies(t, t.player, pieces.RUDOLPH):
            return _no("dancer-cannot-copy", helper="rudolph")
        if elves_to(t, space, free) == 0:
            return _no("dancer-not-needed", helper="rudolph")
        free = amount(t, pieces.RUDOLPH)
    return _no("too-few-elves", needed=elves_to(t, space, free), count=t.elves[t.player])


def _no_stocking(t: Table, act: actions.BuyStocking) -> Illegal:
    """S-06, S-19."""
    price = stocking_price(t, t.player)
    if isinstance(act, actions.DancerStocking):
        if not copies(t, t.player, pieces.KRAMPUS):
            return _no("dancer-cannot-copy", helper="krampus")
        price -= amount(t, pieces.KRAMPUS)
    if not t.stock[KINDS.index(act.stocking)]:
        return _no("no-stocking-left", stocking=act.stocking)
    return _too_dear(t, price)


def _too_dear(t: Table, price: int) -> Illegal:
    return _no("too-dear", price=price, coins=t.coins(t.player))


def _no_collect(t: Table, act: actions.Collect) -> Illegal:
    """S-20, S-45."""
    return _no_helper(t, pieces.BEFANA) if isinstance(act, actions.BefanaCollect) else _no("nothing-to-collect")


def _no_buy_artifact(t: Table, act: actions.BuyArtifact) -> Illegal:
    """S-06, S-22."""
    artifact = pieces.ARTIFACTS.index(act.artifact)
    price = artifact_price(t, t.player, artifact)
    if isinstance(act, actions.DancerArtifact):
        if not copies(t, t.player, pieces.KRAMPUS):
            return _no("dancer-cannot-copy", helper="krampus")
        price -= amount(t, pieces.KRAMPUS)
    return _artifact_gone(t, artifact) or _too_dear(t, price)


def _artifact_gone(t: Table, artifact: int) -> Illegal | None:
    name = pieces.ARTIFACTS[artifact]
    if t.artifacts[t.seat] >> artifact & 1:
        return _no("one-of-a-type", artifact=name)
    return None if t.room[artifact] else _no("no-artifact-left", artifact=name)


def _no_keep(t: Table, act: actions.Keep) -> Illegal:
    """S-21."""
    return _no("not-on-offer", helper=act.helper)


def _no_gain(t: Table, act: actions.Gain) -> Illegal:
    """S-03: coins are no resource; kinds are taken in order."""
    coin_too = pending.kind_of(t.pending[-1]) == pending.GAIN and pending.flag_of(t.pending[-1])
    if act.resource == "coin" and not coin_too:
        return _no("coin-is-no-resource")
    return _no("kinds-in-order", resource=act.resource)


def _no_enough(t: Table, act: actions.Enough) -> Illegal:
    """S-30."""
    return _no("bag-gives-one")


def _no_choose_stocking(t: Table, act: actions.ChooseStocking) -> Illegal:
    """S-06."""
    return _no("no-stocking-left", stocking=act.stocking)


def _no_choose_artifact(t: Table, act: actions.ChooseArtifact) -> Illegal:
    """S-22, S-61."""
    gone = _artifact_gone(t, pieces.ARTIFACTS.index(act.artifact))
    assert gone is not None
    return gone


def _no_reward(t: Table, act: actions.ChooseReward) -> Illegal:
    """S-61."""
    return _no("not-this-reward", reward=act.reward)


def _no_make(t: Table, act: actions.Make) -> Illegal:
    """S-24."""
    return _no("toy-lacks", toy=act.toy, lacks=_lacks(t, act.toy))


def _lacks(t: Table, toy: str, spare: str = "") -> dict[str, int]:
    """What is missing for a toy, one of the spare kind forgiven."""
    number = t.rules.tables.toy_names.index(toy)
    missing = {}
    for kind in range(pieces.RESOURCES):
        needed = t.rules.tables.toy_costs[number * pieces.RESOURCES + kind] - (KINDS[kind] == spare)
        if needed > t.goods[t.player * pieces.GOODS + kind]:
            missing[KINDS[kind]] = needed - t.goods[t.player * pieces.GOODS + kind]
    return missing


def _no_make_for_coin(t: Table, act: actions.MakeForCoin) -> Illegal:
    """S-44."""
    if not wields(t, t.player, pieces.GINGERBREAD_MAN):
        return _no_helper(t, pieces.GINGERBREAD_MAN)
    return _not_spared(t, act) or _too_dear(t, 1)


def _no_make_for_less(t: Table, act: actions.MakeForLess) -> Illegal:
    """S-42."""
    if not wields(t, t.player, pieces.KNECHT_RUPRECHT):
        return _no_helper(t, pieces.KNECHT_RUPRECHT)
    refusal = _not_spared(t, act)
    assert refusal is not None
    return refusal


def _not_spared(t: Table, act: actions.MakeForCoin | actions.MakeForLess) -> Illegal | None:
    """S-42, S-44: the toy does not need that kind, or lacks more than one."""
    number = t.rules.tables.toy_names.index(act.toy)
    if not t.rules.tables.toy_costs[number * pieces.RESOURCES + KINDS.index(act.resource)]:
        return _no("toy-without", toy=act.toy, resource=act.resource)
    lacks = _lacks(t, act.toy, act.resource)
    return _no("toy-lacks", toy=act.toy, lacks=lacks) if lacks else None


def _no_make_for_nothing(t: Table, act: actions.MakeForNothing) -> Illegal:
    """S-40."""
    return _no_helper(t, pieces.DED_MOROZ)


def _no_baba_yaga(t: Table, act: actions.BabaYaga) -> Illegal:
    """S-33."""
    return _no("no-elf") if wields(t, t.player, pieces.BABA_YAGA) else _no_helper(t, pieces.BABA_YAGA)


def _no_deliver(t: Table, act: actions.Deliver) -> Illegal:
    """S-25, S-60."""
    tables = t.rules.tables
    wish = tables.wish_names.index(act.wish)
    if not t.wishes[t.player] >> wish & 1:
        return _no("not-your-wish", wish=act.wish)
    if wish >= pieces.WISHES:
        return _special_lacks(t, wish - pieces.WISHES)
    toys = t.toys[t.player * pieces.TOYS : (t.player + 1) * pieces.TOYS]
    missing = [tables.toy_names[toy] for toy in pieces.bits_of(tables.wish_toys[wish]) if not toys[toy]]
    return _no("wish-lacks", wish=act.wish, toys=missing)


def _special_lacks(t: Table, special: int) -> Illegal:
    """S-60: resources, coins or elves are missing."""
    costs = t.rules.tables.special_costs[special * COST : (special + 1) * COST]
    have = [*t.goods[t.player * pieces.GOODS : (t.player + 1) * pieces.GOODS], t.elves[t.player]]
    lacks = {kind: cost - held for kind, cost, held in zip((*KINDS, "elf"), costs, have, strict=True) if cost > held}
    return _no("special-lacks", wish=t.rules.tables.wish_names[pieces.WISHES + special], lacks=lacks)


def _no_mistletoe(t: Table, act: actions.Mistletoe) -> Illegal:
    """S-28."""
    price = t.rules.tables.artifact_amounts[pieces.MISTLETOE]
    refusal = _no_artifact(t, pieces.MISTLETOE, isinstance(act, actions.VixenMistletoe))
    return refusal or (_too_dear(t, price) if t.coins(t.player) < price else _no("no-wish-left"))


def _no_snow_globe(t: Table, act: actions.SnowGlobe) -> Illegal:
    """S-29."""
    return _no_artifact(t, pieces.GLOBE, isinstance(act, actions.VixenGlobe)) or _no("no-elf")


def _no_magic_bag(t: Table, act: actions.MagicBag) -> Illegal:
    """S-30."""
    return _no_artifact(t, pieces.BAG, isinstance(act, actions.VixenBag)) or _too_dear(t, 1)


def _no_little_bell(t: Table, act: actions.LittleBell) -> Illegal:
    """S-31."""
    if not t.goods[t.player * pieces.GOODS + KINDS.index(act.given)]:
        lacking = _no("nothing-to-swap", resource=act.given)
        return lacking if t.pending else _no_artifact(t, pieces.BELL, isinstance(act, actions.VixenBell)) or lacking
    if t.pending:
        return _no("same-swap")
    refusal = _no_artifact(t, pieces.BELL, isinstance(act, actions.VixenBell))
    assert refusal is not None
    return refusal


def _no_ready(t: Table, act: actions.Ready) -> Illegal:
    """S-26."""
    artifact = pieces.ARTIFACTS.index(act.artifact)
    if not t.artifacts[t.player] >> artifact & 1:
        return _no("no-artifact", artifact=act.artifact)
    return _no("no-elf") if t.used[t.player] >> artifact & 1 else _no("artifact-ready", artifact=act.artifact)


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
    actions.Make: _no_make,
    actions.MakeForCoin: _no_make_for_coin,
    actions.MakeForLess: _no_make_for_less,
    actions.MakeForNothing: _no_make_for_nothing,
    actions.BabaYaga: _no_baba_yaga,
    actions.Deliver: _no_deliver,
    actions.Mistletoe: _no_mistletoe,
    actions.SnowGlobe: _no_snow_globe,
    actions.MagicBag: _no_magic_bag,
    actions.LittleBell: _no_little_bell,
    actions.Ready: _no_ready,
}
