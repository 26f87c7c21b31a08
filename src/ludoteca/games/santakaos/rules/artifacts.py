"""Artifacts: using one's own, copying those of others by Vixen (S-57), readying used ones (S-26)."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.sets import contains, with_, without
from ludoteca.core.verbs import Numbers
from ludoteca.games.santakaos import pending
from ludoteca.games.santakaos.pieces import ARTIFACTS, BELL, JULBOCK, REINDEER, VIXEN
from ludoteca.games.santakaos.rules.effects import EFFECTS, no_second_swap, second_swap
from ludoteca.games.santakaos.rules.helpers import no_use, others_occasion, use, wields
from ludoteca.games.santakaos.rules.refusal import no, not_free
from ludoteca.games.santakaos.seen import events
from ludoteca.games.santakaos.table import Table


def copied(t: Table) -> i64:
    """S-57: the artifacts that Vixen can copy now for the player whose turn it is, used or not, as a set."""
    if t.mine().helper < REINDEER or not wields(t, t.player, VIXEN):
        return 0
    found: i64 = 0
    for seat in range(t.players):
        if seat != t.player:
            found |= t.areas[seat].artifacts
    return found


def add_uses(t: Table, out: Numbers) -> None:
    """S-26, S-57: artifacts to use, own ones to begin with, and used ones to ready."""
    area = t.mine()
    if area.artifacts:
        add_uses_of(t, out, area.artifacts & ~area.used, t.rules.charts.uses)
    others = copied(t)
    if others:
        add_uses_of(t, out, others, t.rules.charts.vixen_uses)
    if area.used and area.elves:
        for artifact in range(len(ARTIFACTS)):
            if contains(area.used, artifact):
                out.append(t.rules.charts.readies[artifact])


def add_uses_of(t: Table, out: Numbers, artifacts: i64, uses: list[Numbers]) -> None:
    """What these artifacts can do now."""
    for artifact in range(len(ARTIFACTS)):
        if contains(artifacts, artifact):
            EFFECTS[artifact].add(t, out, uses[artifact])


def no_own(t: Table, artifact: int) -> Illegal | None:
    """S-26: the player whose turn it is has no such artifact, or used it."""
    area = t.mine()
    if area.is_ready(artifact):
        return None
    return no("artifact-used" if area.owns(artifact) else "no-artifact", artifact=ARTIFACTS[artifact])


def no_copied(t: Table, artifact: int) -> Illegal | None:
    """S-57: Vixen is not there or tired, or no other player has such an artifact."""
    if contains(copied(t), artifact):
        return None
    return no_use(t, VIXEN) or no("nobody-has-artifact", artifact=ARTIFACTS[artifact])


def use_own(artifact: int) -> Callable[[Table, int, Chance], None]:
    """S-26, S-43: the use of an own artifact; Julbock hears of it. What is pending is the bell's second swap."""

    def deed(t: Table, way: int, chance: Chance) -> None:
        if t.pending:
            second_swap(t, way)
            return
        spend(t, artifact)
        EFFECTS[artifact].do(t, way, False)
        others_occasion(t, t.player, JULBOCK)

    return deed


def no_use_own(artifact: int) -> Callable[[Table, int], Illegal | None]:
    """S-26: why an own artifact is not used now."""

    def why(t: Table, way: int) -> Illegal | None:
        if artifact == BELL and pending.asks(t, pending.BELL):
            return no_second_swap(t, way, False)
        return not_free(t) or no_own(t, artifact) or EFFECTS[artifact].refuse(t, way)

    return why


def use_copied(artifact: int) -> Callable[[Table, int, Chance], None]:
    """S-57: the same with another player's artifact, copied by Vixen: no use in the sense of Julbock."""

    def deed(t: Table, way: int, chance: Chance) -> None:
        if t.pending:
            second_swap(t, way)
            return
        copy(t, artifact)
        EFFECTS[artifact].do(t, way, True)

    return deed


def no_use_copied(artifact: int) -> Callable[[Table, int], Illegal | None]:
    """S-57: why another player's artifact is not copied now."""

    def why(t: Table, way: int) -> Illegal | None:
        if artifact == BELL and pending.asks(t, pending.BELL):
            return no_second_swap(t, way, True)
        return not_free(t) or no_copied(t, artifact) or EFFECTS[artifact].refuse(t, way)

    return why


def spend(t: Table, artifact: int) -> None:
    """S-26: the artifact is used for this round."""
    area = t.mine()
    area.used = with_(area.used, artifact)
    if t.events is not None:
        t.events.append(events.UsedArtifact(t.player, ARTIFACTS[artifact]))


def copy(t: Table, artifact: int) -> None:
    """S-57: Vixen copies an artifact."""
    use(t, t.player, VIXEN)
    if t.events is not None:
        t.events.append(events.CopiedArtifact(t.player, ARTIFACTS[artifact]))


def no_ready(t: Table, artifact: int) -> Illegal | None:
    """S-26: why this artifact is not readied now."""
    wrong = not_free(t)
    area = t.mine()
    if wrong is not None or (contains(area.used, artifact) and area.elves):
        return wrong
    if contains(area.used, artifact):
        return no("no-elf")
    return no("artifact-ready" if area.owns(artifact) else "no-artifact", artifact=ARTIFACTS[artifact])


def ready(t: Table, artifact: int, chance: Chance) -> None:
    """S-26: an elf is discarded, a used artifact is ready again."""
    area = t.mine()
    area.elves -= 1
    area.used = without(area.used, artifact)
    if t.events is not None:
        t.events.append(events.Readied(t.player, ARTIFACTS[artifact]))
