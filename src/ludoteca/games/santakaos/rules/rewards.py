"""Stockings and artifacts: how they change hands, bought or for nothing (S-06, S-19, S-22, S-54, S-61)."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.games.santakaos import pending
from ludoteca.games.santakaos.charts import CHOOSE_ARTIFACT, CHOOSE_STOCKING
from ludoteca.games.santakaos.pieces import ARTIFACTS, GOODS, KINDS
from ludoteca.games.santakaos.seen import events
from ludoteca.games.santakaos.table import Table


def get_stocking(t: Table, seat: int, kind: int, price: int) -> None:
    """S-19: a stocking comes to a workshop."""
    t.pay(seat, price)
    t.stock[kind] -= 1
    t.stockings[seat * GOODS + kind] += 1
    if t.events is not None:
        t.events.append(events.GotStocking(seat, KINDS[kind], price))


def get_artifact(t: Table, seat: int, artifact: int, price: int) -> None:
    """S-22: an artifact comes to a workshop, ready."""
    t.pay(seat, price)
    t.room[artifact] -= 1
    t.artifacts[seat] |= 1 << artifact
    if t.events is not None:
        t.events.append(events.GotArtifact(seat, ARTIFACTS[artifact], price))


def stockings_to_give(t: Table) -> list[int]:
    """S-06: the kinds still in stock."""
    return [kind for kind in range(GOODS) if t.stock[kind]]


def artifacts_to_give(t: Table, seat: int) -> list[int]:
    """S-06, S-22: the types still there that this player has not."""
    return [item for item in range(len(ARTIFACTS)) if t.room[item] and not t.artifacts[seat] >> item & 1]


def legal_stockings(t: Table, item: int) -> list[int]:
    """S-54, S-61: any kind in stock."""
    return [CHOOSE_STOCKING + kind for kind in stockings_to_give(t)]


def legal_artifacts(t: Table, item: int) -> list[int]:
    """S-61: any type not yet owned."""
    return [CHOOSE_ARTIFACT + artifact for artifact in artifacts_to_give(t, pending.seat_of(item))]


def choose_stocking(t: Table, action: int, chance: Chance) -> None:
    """S-54, S-61: this stocking, for nothing."""
    get_stocking(t, pending.seat_of(t.pending.pop()), action - CHOOSE_STOCKING, 0)


def choose_artifact(t: Table, action: int, chance: Chance) -> None:
    """S-61: this artifact, for nothing."""
    get_artifact(t, pending.seat_of(t.pending.pop()), action - CHOOSE_ARTIFACT, 0)


def settle_stocking(t: Table, item: int, chance: Chance) -> bool:
    """S-61: what cannot be given is skipped, and the last kind needs no choice."""
    kinds = stockings_to_give(t)
    if len(kinds) > 1:
        return False
    if kinds:
        choose_stocking(t, CHOOSE_STOCKING + kinds[0], chance)
    else:
        t.pending.pop()
    return True


def settle_artifact(t: Table, item: int, chance: Chance) -> bool:
    """S-61: the last type needs no choice; where there is none, no artifact is promised (special.can_give)."""
    artifacts = artifacts_to_give(t, pending.seat_of(item))
    if len(artifacts) > 1:
        return False
    choose_artifact(t, CHOOSE_ARTIFACT + artifacts[0], chance)
    return True
