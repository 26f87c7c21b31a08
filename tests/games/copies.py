"""A clone has all that its state has: each field is made another than it was, and looked for in the clone."""

from __future__ import annotations

from typing import Any

import ludoteca

THE_SAME = ("rules", "players", "events")
"""What never changes in a game, and what a clone does not take along."""


def clone_has_everything(state: ludoteca.State) -> None:
    """Interpreted and compiled; whether the position makes sense does not matter."""
    change(state)
    compare(state, state.clone(), "state")


def fields(thing: object) -> list[str]:
    """The names of what an object holds."""
    compiled = getattr(type(thing), "__mypyc_attrs__", ())
    return [*compiled] or [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]


def change(thing: object) -> None:
    for name in fields(thing):
        if name not in THE_SAME:
            setattr(thing, name, changed(getattr(thing, name)))


def changed(value: Any) -> Any:
    """Something else of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 3
    if isinstance(value, list):
        return [changed(each) for each in value] or [3]
    change(value)
    return value


def compare(one: Any, other: Any, where: str) -> None:
    """Equal in all fields; what is shared the laws see when one of the two goes on."""
    if isinstance(one, int):
        assert one == other, where
        return
    if isinstance(one, list):
        assert len(one) == len(other), where
        for place, pair in enumerate(zip(one, other, strict=True)):
            compare(*pair, f"{where}[{place}]")
        return
    for name in fields(one):
        if name not in THE_SAME:
            compare(getattr(one, name), getattr(other, name), f"{where}.{name}")
