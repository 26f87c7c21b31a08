"""Why a free action is not legal now: toys, wishes, helpers, artifacts (S-24 to S-45)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.errors import Illegal
from ludoteca.core.sets import members_of
from ludoteca.games.santakaos import actions, pieces
from ludoteca.games.santakaos.rules.artifacts import copied, is_ready
from ludoteca.games.santakaos.rules.helpers import wields
from ludoteca.games.santakaos.rules.special import COST
from ludoteca.games.santakaos.table import Table

KINDS = pieces.KINDS


def no(key: str, **details: Any) -> Illegal:
    """The refusal of that key."""
    return Illegal(key, "santakaos", **details)


def too_dear(t: Table, price: int) -> Illegal:
    """The coins do not reach."""
    return no("too-dear", price=price, coins=t.coins(t.player))


def no_helper(t: Table, helper: int) -> Illegal:
    """The helper is somebody else's or nobody's, or was used."""
    name = pieces.HELPERS[helper]
    mine = t.helper[t.player]
    if t.is_tired(t.player) and (mine == helper or (mine == pieces.DANCER and helper in t.helper)):
        return no("helper-tired", helper=pieces.HELPERS[mine])
    return no("no-helper", helper=name)


def no_artifact(t: Table, artifact: int, vixen: bool) -> Illegal | None:
    """S-26, S-57: the artifact is not there, or was used."""
    name = pieces.ARTIFACTS[artifact]
    if vixen:
        if not wields(t, t.player, pieces.VIXEN):
            return no("no-helper", helper="vixen")
        return None if copied(t, t.player) >> artifact & 1 else no("nobody-has-artifact", artifact=name)
    if not t.artifacts[t.player] >> artifact & 1:
        return no("no-artifact", artifact=name)
    return None if is_ready(t, t.player, artifact) else no("artifact-used", artifact=name)


def no_make(t: Table, act: actions.Make) -> Illegal:
    """S-24."""
    return no("toy-lacks", toy=act.toy, lacks=lacks(t, act.toy))


def lacks(t: Table, toy: str, spare: str = "") -> dict[str, int]:
    """What is missing for a toy, one of the spare kind forgiven."""
    number = t.rules.charts.toy_names.index(toy)
    missing = {}
    for kind in range(pieces.RESOURCES):
        needed = t.rules.charts.toy_costs[number * pieces.RESOURCES + kind] - (KINDS[kind] == spare)
        if needed > t.goods[t.player * pieces.GOODS + kind]:
            missing[KINDS[kind]] = needed - t.goods[t.player * pieces.GOODS + kind]
    return missing


def no_make_for_coin(t: Table, act: actions.MakeForCoin) -> Illegal:
    """S-44."""
    if not wields(t, t.player, pieces.GINGERBREAD_MAN):
        return no_helper(t, pieces.GINGERBREAD_MAN)
    return not_spared(t, act) or too_dear(t, 1)


def no_make_for_less(t: Table, act: actions.MakeForLess) -> Illegal:
    """S-42."""
    if not wields(t, t.player, pieces.KNECHT_RUPRECHT):
        return no_helper(t, pieces.KNECHT_RUPRECHT)
    refusal = not_spared(t, act)
    assert refusal is not None
    return refusal


def not_spared(t: Table, act: actions.MakeForCoin | actions.MakeForLess) -> Illegal | None:
    """S-42, S-44: the toy does not need that kind, or lacks more than one."""
    number = t.rules.charts.toy_names.index(act.toy)
    if not t.rules.charts.toy_costs[number * pieces.RESOURCES + KINDS.index(act.resource)]:
        return no("toy-without", toy=act.toy, resource=act.resource)
    missing = lacks(t, act.toy, act.resource)
    return no("toy-lacks", toy=act.toy, lacks=missing) if missing else None


def no_make_for_nothing(t: Table, act: actions.MakeForNothing) -> Illegal:
    """S-40."""
    return no_helper(t, pieces.DED_MOROZ)


def no_baba_yaga(t: Table, act: actions.BabaYaga) -> Illegal:
    """S-33."""
    return no("no-elf") if wields(t, t.player, pieces.BABA_YAGA) else no_helper(t, pieces.BABA_YAGA)


def no_deliver(t: Table, act: actions.Deliver) -> Illegal:
    """S-25, S-60."""
    charts = t.rules.charts
    wish = charts.wish_names.index(act.wish)
    if not t.wishes[t.player] >> wish & 1:
        return no("not-your-wish", wish=act.wish)
    if wish >= pieces.WISHES:
        return special_lacks(t, wish - pieces.WISHES)
    toys = t.toys[t.player * pieces.TOYS : (t.player + 1) * pieces.TOYS]
    missing = [charts.toy_names[toy] for toy in members_of(charts.wish_toys[wish]) if not toys[toy]]
    return no("wish-lacks", wish=act.wish, toys=missing)


def special_lacks(t: Table, special: int) -> Illegal:
    """S-60: resources, coins or elves are missing."""
    costs = t.rules.charts.special_costs[special * COST : (special + 1) * COST]
    have = [*t.goods[t.player * pieces.GOODS : (t.player + 1) * pieces.GOODS], t.elves[t.player]]
    lacks = {kind: cost - held for kind, cost, held in zip((*KINDS, "elf"), costs, have, strict=True) if cost > held}
    return no("special-lacks", wish=t.rules.charts.wish_names[pieces.WISHES + special], lacks=lacks)


def no_mistletoe(t: Table, act: actions.Mistletoe) -> Illegal:
    """S-28."""
    price = t.rules.charts.artifact_amounts[pieces.MISTLETOE]
    refusal = no_artifact(t, pieces.MISTLETOE, isinstance(act, actions.VixenMistletoe))
    return refusal or (too_dear(t, price) if t.coins(t.player) < price else no("no-wish-left"))


def no_snow_globe(t: Table, act: actions.SnowGlobe) -> Illegal:
    """S-29."""
    return no_artifact(t, pieces.GLOBE, isinstance(act, actions.VixenGlobe)) or no("no-elf")


def no_magic_bag(t: Table, act: actions.MagicBag) -> Illegal:
    """S-30."""
    return no_artifact(t, pieces.BAG, isinstance(act, actions.VixenBag)) or too_dear(t, 1)


def no_little_bell(t: Table, act: actions.LittleBell) -> Illegal:
    """S-31."""
    if not t.goods[t.player * pieces.GOODS + KINDS.index(act.given)]:
        lacking = no("nothing-to-swap", resource=act.given)
        return lacking if t.pending else no_artifact(t, pieces.BELL, isinstance(act, actions.VixenBell)) or lacking
    if t.pending:
        return no("same-swap")
    refusal = no_artifact(t, pieces.BELL, isinstance(act, actions.VixenBell))
    assert refusal is not None
    return refusal


def no_ready(t: Table, act: actions.Ready) -> Illegal:
    """S-26."""
    artifact = pieces.ARTIFACTS.index(act.artifact)
    if not t.artifacts[t.player] >> artifact & 1:
        return no("no-artifact", artifact=act.artifact)
    return no("no-elf") if t.used[t.player] >> artifact & 1 else no("artifact-ready", artifact=act.artifact)
