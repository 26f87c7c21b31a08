"""Stockings and artifacts: bought at locations 2 and 5 (S-19, S-22, S-35), or got for nothing (S-54, S-61)."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.sets import with_
from ludoteca.core.verbs import Numbers
from ludoteca.games.santakaos import pending
from ludoteca.games.santakaos.area import changed
from ludoteca.games.santakaos.pieces import ARTIFACT_ROOM, ARTIFACTS, GOODS, KINDS, KRAMPUS, STOCKING_WORKSHOP
from ludoteca.games.santakaos.rules.helpers import amount, copies, no_copy, owned_amount, use
from ludoteca.games.santakaos.rules.refusal import no, not_asked, not_here, too_dear
from ludoteca.games.santakaos.seen import events
from ludoteca.games.santakaos.table import REST, Table


def stockings_to_give(t: Table) -> list[int]:
    """S-06: the kinds still in stock."""
    return [kind for kind in range(GOODS) if t.stock[kind]]


def no_stocking(t: Table, kind: int) -> Illegal | None:
    """S-06: this kind is out of stock."""
    return None if t.stock[kind] else no("no-stocking-left", stocking=KINDS[kind])


def get_stocking(t: Table, seat: int, kind: int, price: int) -> None:
    """S-19: a stocking comes to a workshop."""
    area = t.areas[seat]
    area.coins -= price
    area.stockings = changed(area.stockings, kind, 1)
    t.stock[kind] -= 1
    if t.events is not None:
        t.events.append(events.GotStocking(seat, KINDS[kind], price))


def stocking_price(t: Table) -> int:
    """S-19, S-35: $2, for Krampus's owner $1 less."""
    return max(0, t.rules.stocking_price - owned_amount(t, t.player, KRAMPUS))


def add_stockings(t: Table, out: Numbers) -> None:
    """S-19: any kind in stock, if the coins are there."""
    coins = t.mine().coins
    price = stocking_price(t)
    if coins >= price:
        add_in_stock(t, out, t.rules.charts.stockings)
    if copies(t, t.player, KRAMPUS) and coins >= lowered(t, price):
        add_in_stock(t, out, t.rules.charts.dancer_stockings)


def add_in_stock(t: Table, out: Numbers, buys: Numbers) -> None:
    """S-06: of these ways to buy each kind, those of which there are stockings."""
    for kind in range(GOODS):
        if t.stock[kind]:
            out.append(buys[kind])


def lowered(t: Table, price: int) -> int:
    """S-35, S-56: a price with Krampus's ability copied."""
    return max(0, price - amount(t, KRAMPUS))


def no_buy_stocking(t: Table, kind: int) -> Illegal | None:
    """S-19: why this stocking is not bought now."""
    return not_here(t, STOCKING_WORKSHOP) or no_stocking(t, kind) or too_dear(t, stocking_price(t))


def buy_stocking(t: Table, kind: int, chance: Chance) -> None:
    """S-19: exactly one."""
    t.stage = REST
    get_stocking(t, t.player, kind, stocking_price(t))


def no_dancer_stocking(t: Table, kind: int) -> Illegal | None:
    """S-35, S-56: why Dancer does not copy Krampus for it now."""
    wrong = not_here(t, STOCKING_WORKSHOP) or no_copy(t, KRAMPUS) or no_stocking(t, kind)
    return wrong or too_dear(t, lowered(t, stocking_price(t)))


def dancer_stocking(t: Table, kind: int, chance: Chance) -> None:
    """S-35, S-56: likewise, Dancer copying Krampus."""
    t.stage = REST
    price = lowered(t, stocking_price(t))
    use(t, t.player, KRAMPUS)
    get_stocking(t, t.player, kind, price)


def legal_stockings(t: Table, item: int) -> list[int]:
    """S-54, S-61: any kind in stock."""
    return [t.rules.charts.free_stockings[kind] for kind in stockings_to_give(t)]


def settle_stocking(t: Table, item: int, chance: Chance) -> bool:
    """S-61: what cannot be given is skipped, and the last kind needs no choice."""
    kinds = stockings_to_give(t)
    if len(kinds) > 1:
        return False
    if kinds:
        choose_stocking(t, kinds[0], chance)
    else:
        t.pending.pop()
    return True


def no_choose_stocking(t: Table, kind: int) -> Illegal | None:
    """S-54, S-61: why this stocking is not chosen now."""
    return not_asked(t, pending.STOCKING) or no_stocking(t, kind)


def choose_stocking(t: Table, kind: int, chance: Chance) -> None:
    """S-54, S-61: this stocking, for nothing."""
    get_stocking(t, pending.seat_of(t.pending.pop()), kind, 0)


def can_get(t: Table, seat: int, artifact: int) -> bool:
    """S-06, S-22: is this type still there, and not yet owned by the player?"""
    return t.room[artifact] > 0 and not t.areas[seat].owns(artifact)


def artifacts_to_give(t: Table, seat: int) -> list[int]:
    """S-06, S-22: the types still there that this player has not."""
    return [artifact for artifact in range(len(ARTIFACTS)) if can_get(t, seat, artifact)]


def no_artifact_for(t: Table, seat: int, artifact: int) -> Illegal | None:
    """S-06, S-22: it is sold out, or the player has one of this type."""
    if can_get(t, seat, artifact):
        return None
    owned = t.areas[seat].owns(artifact)
    return no("one-of-a-type" if owned else "no-artifact-left", artifact=ARTIFACTS[artifact])


def get_artifact(t: Table, seat: int, artifact: int, price: int) -> None:
    """S-22: an artifact comes to a workshop, ready."""
    area = t.areas[seat]
    area.coins -= price
    area.artifacts = with_(area.artifacts, artifact)
    t.room[artifact] -= 1
    if t.events is not None:
        t.events.append(events.GotArtifact(seat, ARTIFACTS[artifact], price))


def artifact_price(t: Table, artifact: int) -> int:
    """S-22, S-35: what it costs, for Krampus's owner $1 less."""
    return max(0, t.rules.charts.artifact_prices[artifact] - owned_amount(t, t.player, KRAMPUS))


def add_artifacts(t: Table, out: Numbers) -> None:
    """S-22: any type still there, not yet owned, that can be paid."""
    coins = t.mine().coins
    charts = t.rules.charts
    dancer = copies(t, t.player, KRAMPUS)
    lower: Numbers = []
    for artifact in artifacts_to_give(t, t.player):
        price = artifact_price(t, artifact)
        if coins >= price:
            out.append(charts.artifacts[artifact])
        if dancer and coins >= lowered(t, price):
            lower.append(charts.dancer_artifacts[artifact])
    out.extend(lower)


def no_buy_artifact(t: Table, artifact: int) -> Illegal | None:
    """S-22: why this artifact is not bought now."""
    wrong = not_here(t, ARTIFACT_ROOM) or no_artifact_for(t, t.player, artifact)
    return wrong or too_dear(t, artifact_price(t, artifact))


def buy_artifact(t: Table, artifact: int, chance: Chance) -> None:
    """S-22: one artifact at its price."""
    t.stage = REST
    get_artifact(t, t.player, artifact, artifact_price(t, artifact))


def no_dancer_artifact(t: Table, artifact: int) -> Illegal | None:
    """S-35, S-56: why Dancer does not copy Krampus for it now."""
    wrong = not_here(t, ARTIFACT_ROOM) or no_copy(t, KRAMPUS) or no_artifact_for(t, t.player, artifact)
    return wrong or too_dear(t, lowered(t, artifact_price(t, artifact)))


def dancer_artifact(t: Table, artifact: int, chance: Chance) -> None:
    """S-35, S-56: likewise, Dancer copying Krampus."""
    t.stage = REST
    price = lowered(t, artifact_price(t, artifact))
    use(t, t.player, KRAMPUS)
    get_artifact(t, t.player, artifact, price)


def legal_artifacts(t: Table, item: int) -> list[int]:
    """S-61: any type not yet owned."""
    return [t.rules.charts.free_artifacts[artifact] for artifact in artifacts_to_give(t, pending.seat_of(item))]


def settle_artifact(t: Table, item: int, chance: Chance) -> bool:
    """S-61: the last type needs no choice; where there is none, no artifact is promised (special.can_give)."""
    artifacts = artifacts_to_give(t, pending.seat_of(item))
    if len(artifacts) > 1:
        return False
    choose_artifact(t, artifacts[0], chance)
    return True


def no_choose_artifact(t: Table, artifact: int) -> Illegal | None:
    """S-22, S-61: why this artifact is not chosen now."""
    return not_asked(t, pending.ARTIFACT) or no_artifact_for(t, t.seat, artifact)


def choose_artifact(t: Table, artifact: int, chance: Chance) -> None:
    """S-61: this artifact, for nothing."""
    get_artifact(t, pending.seat_of(t.pending.pop()), artifact, 0)
