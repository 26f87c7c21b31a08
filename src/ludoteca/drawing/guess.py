"""The layout of a game that gives none: guessed from what its views show in a few games played at random."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from ludoteca.core.errors import BadContent
from ludoteca.core.game import AnyGame
from ludoteca.drawing.tabletop import (
    ANY_FIELD,
    SEAT,
    Part,
    Place,
    Sample,
    Shown,
    Tabletop,
    given,
    samples,
)

TOLD_ELSEWHERE = frozenset({"players", "viewer", "seat", "turn", "outcome", "facts"})
"""What every table shows anyway: whose turn it is, the points."""
log = logging.getLogger("ludoteca")


class Facts(NamedTuple):
    """What a guess goes by: how many may play, and how many rows the tables of the contents have."""

    players: int
    rows: dict[str, int]


@cache
def tabletop(game: AnyGame) -> Tabletop:
    """The game's own layout, or a guess where it has none or a wrong one, which is told to the host."""
    try:
        return given(game) or guess(game)
    except BadContent as error:
        log.warning("%s", error)
        return guess(game)


def guess(game: AnyGame) -> Tabletop:
    """Everything the views have, as it looks: what follows the number of players lies at the seats, what others see
    otherwise before its owner.
    """
    found: dict[Place, list[Part]] = {"shared": [], "seats": [], "own": []}
    moments = samples(game)
    facts = Facts(game.seats[-1], {name: len(rows) for name, rows in game.content.tables() if len(rows) > 1})
    for name in moments[0].views[0]:
        if name not in TOLD_ELSEWHERE:
            place, parts = _field(name, moments, facts)
            found[place].extend(parts)
    return Tabletop(shared=found["shared"], seats=found["seats"], own=found["own"])


def _field(name: str, moments: Sequence[Sample], facts: Facts) -> tuple[Place, list[Part]]:
    values = [moment.views[0].get(name) for moment in moments]
    if all(_by_seat(value, moment.players) for value, moment in zip(values, moments, strict=True)):
        inside = [each for value in values if isinstance(value, list) for each in value]
        return "seats", list(_parts(f"{name}.{SEAT}", inside, facts))
    hidden = any(moment.views[0].get(name) != moment.views[1].get(name) for moment in moments)
    return "own" if hidden else "shared", list(_parts(name, values, facts))


def _by_seat(value: Shown, players: int) -> bool:
    return isinstance(value, list) and len(value) == players


def _parts(path: str, values: Sequence[Shown], facts: Facts) -> Iterator[Part]:
    """The parts for what was seen at a path: one, or for a struct those of its fields."""
    seen = [value for value in values if value is not None]
    structs = [value for value in seen if isinstance(value, dict)]
    if structs and not all(_counted(value) for value in structs):
        for name in dict.fromkeys(name for value in structs for name in value):
            yield from _parts(f"{path}.{name}", [value.get(name) for value in structs], facts)
    elif seen:
        yield _part(path, seen, facts)


def _counted(value: dict[str, Shown]) -> bool:
    """Names with how many there are of each."""
    return all(isinstance(count, int) and not isinstance(count, bool) for count in value.values())


def _part(path: str, seen: Sequence[Shown], facts: Facts) -> Part:
    if all(_is_grid(value) for value in seen):
        return Part(show="grid", path=path)
    if any(isinstance(value, (list, dict)) for value in seen):
        return Part(show="row", path=path, pick=ANY_FIELD, table=_table(seen, facts))
    numbers = [value for value in seen if isinstance(value, int) and not isinstance(value, bool)]
    if len(numbers) < len(seen):
        return Part(show="text", path=path)
    return (
        Part(show="text", path=path, word="seat")
        if _is_seat(numbers, facts.players)
        else Part(show="counter", path=path)
    )


def _table(seen: Sequence[Shown], facts: Facts) -> str:
    """Numbers that are as many as one table of the contents has rows count what is in its rows."""
    numbers = [value for value in seen if isinstance(value, list) and all(isinstance(each, int) for each in value)]
    sizes = {len(value) for value in numbers} if len(numbers) == len(seen) else set()
    fitting = [name for name, rows in facts.rows.items() if sizes == {rows}]
    return fitting[0] if len(fitting) == 1 else ""


def _is_grid(value: Shown) -> bool:
    """Several rows of the same length."""
    rows = value if isinstance(value, list) else []
    return len(rows) > 1 and all(isinstance(row, list) and row and len(row) == len(rows[0]) for row in rows)


def _is_seat(numbers: Sequence[int], players: int) -> bool:
    """A player, or nobody: that is -1."""
    return min(numbers) == -1 and max(numbers) < players
