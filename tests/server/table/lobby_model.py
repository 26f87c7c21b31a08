"""What the lobby promises, in forty lines, and whether what happened at a table can be told as a story of it.

A history is a list of asks, each with the moments it was asked and answered. It holds if there is an order of them, in
which none comes before one that was answered before it was asked, and in which every answer is the model's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

OPEN, BOT, KEPT = "open", "bot", "kept for "
DONE, HIDDEN = "done", "table-missing"
UNKNOWN = "nobody knows"
"""What became of an ask whose answer never came: it was done at some moment, or it was not."""
NEVER = 1 << 60
"""The moment such an answer comes."""


class Lobby(NamedTuple):
    """A table: its state, host, who sits where (a name, `open`, `bot`, `kept for` a name), and who is away."""

    state: str
    host: str
    seats: tuple[str, ...]
    away: frozenset[str] = frozenset()
    onlookers: bool = True

    def hides_from(self, who: str) -> bool:
        """Without onlookers a table that is no longer open is there only for its host and those who sit there."""
        return not self.onlookers and self.state != "open" and who not in (self.host, *self.people)

    def put(self, number: int, sitter: str) -> Lobby:
        """Somebody else on a seat."""
        return self._replace(seats=(*self.seats[:number], sitter, *self.seats[number + 1 :]))

    @property
    def people(self) -> list[str]:
        """Who sits there."""
        return [seat for seat in self.seats if seat not in (OPEN, BOT) and not seat.startswith(KEPT)]


Answer = tuple[Lobby, str]


def join(table: Lobby, who: str, wish: int | None) -> Answer:
    """On the seats kept for him, else on the wished or the first open one; the last one starts the game."""
    if table.state != "open":
        return table, "table-not-open"
    if who in table.seats:
        return table, "table-joined"
    mine = [number for number, seat in enumerate(table.seats) if seat == KEPT + who]
    free = mine or [number for number, seat in enumerate(table.seats) if seat == OPEN]
    if not free or (wish is not None and wish not in free):
        return table, "seat-taken"
    for number in mine or [free[0] if wish is None else wish]:
        table = table.put(number, who)
    full = not any(seat == OPEN or seat.startswith(KEPT) for seat in table.seats)
    return (_started(table) if full else table), DONE


def rematch(table: Lobby, who: str, _: Any) -> Answer:
    """At the table of a rematch: whoever sits there already is welcome again, others join."""
    return (table, DONE) if who in table.seats else join(table, who, None)


def leave(table: Lobby, who: str, _: Any) -> Answer:
    """Stand up or decline; in a game a bot stands in. With nobody left the table is given up."""
    if table.state not in ("open", "playing") or not {who, KEPT + who} & set(table.seats):
        return table, "not-at-table"
    if table.state == "playing":
        table = table._replace(away=table.away | {who})
        return (table._replace(state="abandoned") if table.away >= set(table.people) else table), DONE
    table = table._replace(seats=tuple(OPEN if seat in (who, KEPT + who) else seat for seat in table.seats))
    if not table.people:
        emptied = tuple(OPEN if seat.startswith(KEPT) else seat for seat in table.seats)
        return table._replace(state="abandoned", seats=emptied), DONE
    return (table._replace(host=table.people[0]) if table.host == who else table), DONE


def set_seat(table: Lobby, who: str, wanted: tuple[int, str]) -> Answer:
    """The host's: a bot on an open seat, or the seat open again."""
    if table.state != "open":
        return table, "table-not-open"
    if table.host != who:
        return table, "host-only"
    return (table.put(*wanted), DONE) if table.seats[wanted[0]] in (OPEN, BOT) else (table, "seat-taken")


def start(table: Lobby, who: str, least: int) -> Answer:
    """The host's: whoever sits there plays."""
    if table.state != "open":
        return table, "table-not-open"
    if table.host != who:
        return table, "host-only"
    if any(seat.startswith(KEPT) for seat in table.seats):
        return table, "seats-kept"
    return (_started(table), DONE) if sum(seat != OPEN for seat in table.seats) >= least else (table, "seats-open")


def _started(table: Lobby) -> Lobby:
    """Open seats are gone, and the order is luck's."""
    return table._replace(state="playing", seats=tuple(seat for seat in table.seats if seat != OPEN))


MODEL: dict[str, Callable[[Lobby, str, Any], Answer]] = {
    "join": join,
    "rematch": rematch,
    "leave": leave,
    "set_seat": set_seat,
    "start": start,
}


class Asked(NamedTuple):
    """One ask of a history: by whom, what, the moments of question and answer, and the answer."""

    who: str
    what: str
    detail: Any
    began: int
    ended: int
    answer: str


def holds(before: Lobby, history: list[Asked], after: Lobby) -> bool:
    """Is there an order in which the model gives these answers and ends there?"""
    dead: set[tuple[frozenset[Asked], Lobby]] = set()

    def search(left: frozenset[Asked], table: Lobby) -> bool:
        if not left:
            return _unnumbered(table) == _unnumbered(after)
        if (left, table) in dead:
            return False
        soonest = min(ask.ended for ask in left)
        for ask in left:
            if ask.began <= soonest and any(search(left - {ask}, then) for then in _after(table, ask)):
                return True
        dead.add((left, table))
        return False

    return search(frozenset(history), before)


def _after(table: Lobby, ask: Asked) -> set[Lobby]:
    """What the table may be after an ask with that answer."""
    then, answer = MODEL[ask.what](table, ask.who, ask.detail)
    if ask.answer == UNKNOWN:
        return {table, then}
    hidden = ask.answer == HIDDEN and table.hides_from(ask.who)
    return {table} if hidden else {then} if ask.answer == answer else set()


def _unnumbered(table: Lobby) -> Lobby:
    """The order of seats is told only of open tables."""
    return table if table.state == "open" else table._replace(seats=tuple(sorted(table.seats)))


def observed(state: str, host: str, seats: Sequence[tuple[str, str, bool]], onlookers: bool = True) -> Lobby:
    """A table as it was found: of each seat its kind, its person's name, and whether a bot stands in."""
    sitters = [name if kind == "person" else KEPT + name if kind == "kept" else kind for kind, name, _ in seats]
    away = frozenset(name for _, name, standin in seats if standin)
    return Lobby(state, host, tuple(sitters), away, onlookers)
