"""A verb is one row of a game's table of verbs: its struct, what it ranges over, what it does, why it may be refused.

The numbers of the fixed list of actions, what each of them does and why it is refused follow from the rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal

Table = TypeVar("Table")
Printed = TypeVar("Printed")
Act = TypeVar("Act", bound=msgspec.Struct)

Number: TypeAlias = Any
"""An action's number as a ready-made object: the compiler passes it on, where it would pack a plain int anew."""
Numbers: TypeAlias = list[Number]


class Verb(Generic[Table, Printed, Act]):
    """One kind of action.

    `over` gives, for the game's contents, the fields of the struct for every action of the kind, in order; `do` carries
    one out, `refuse` says why it may not be done now, or None if it may. Both get which of the kind it is.
    """

    __slots__ = ("do", "over", "refuse", "struct")

    def __init__(
        self,
        struct: type[Act],
        over: Callable[[Printed], Iterable[tuple[object, ...]]],
        do: Callable[[Table, int, Chance], None],
        refuse: Callable[[Table, int], Illegal | None],
    ) -> None:
        self.struct = struct
        self.over = over
        self.do = do
        self.refuse = refuse


class Numbering(Generic[Table, Printed, Act]):
    """The fixed list of actions that the rows give for some contents: by number the act, its verb, and which of it."""

    __slots__ = ("acts", "firsts", "verbs", "which")

    def __init__(self, rows: list[Verb[Table, Printed, Act]], printed: Printed) -> None:
        self.acts: list[Act] = []
        self.verbs: list[Verb[Table, Printed, Act]] = []
        self.which: Numbers = []
        self.firsts: dict[type[Act], int] = {}
        for row in rows:
            self.firsts[row.struct] = len(self.acts)
            for place, fields in enumerate(row.over(printed)):
                self.acts.append(row.struct(*fields))
                self.verbs.append(row)
                self.which.append(place)

    def first(self, struct: type[Act]) -> int:
        """The number of a verb's first action."""
        return self.firsts[struct]

    def numbers(self, struct: type[Act]) -> Numbers:
        """The numbers of all actions of a verb, ready-made, by which of it."""
        return [number for number, act in enumerate(self.acts) if type(act) is struct]

    def do(self, table: Table, action: int, chance: Chance) -> None:
        """Carry out an action."""
        self.verbs[action].do(table, self.which[action], chance)

    def refuse(self, table: Table, action: int) -> Illegal | None:
        """Why an action may not be done now, or None."""
        return self.verbs[action].refuse(table, self.which[action])


def once(printed: object) -> Iterable[tuple[object, ...]]:
    """A verb without fields: there is one action of it."""
    return [()]


def each(names: Iterable[object]) -> Callable[[object], Iterable[tuple[object, ...]]]:
    """A verb with one field that takes these values, whatever the contents."""
    fields = [(name,) for name in names]
    return lambda printed: fields


def every(*columns: Iterable[object]) -> Callable[[object], Iterable[tuple[object, ...]]]:
    """A verb with several fields that take all combinations of these values, the last changing fastest."""
    fields: list[tuple[object, ...]] = [()]
    for column in columns:
        values = list(column)
        fields = [(*before, value) for before in fields for value in values]
    return lambda printed: fields
