"""What the lobby promises, in a few lines, and whether what happened at a table can be told as a story of it.

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
    """A table: its state, host, who sits where (a name, `open`, `bot`, `kept for` a name), who is away, who is not
    ready yet while it is open, and one of the things agreed.
    """

    state: str
    host: str
    seats: tuple[str, ...]
    away: frozenset[str] = frozenset()
    onlookers: bool = True
    unready: frozenset[str] = frozenset()
    hints: bool = True

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


def join(table: Lobby, who: str, wish: int | None, ready: bool = True) -> Answer:
    """On the seats kept for him, else on the wished or the first open one; the game starts when all are ready."""
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
    return _settled(table._replace(unready=table.unready - {who} if ready else table.unready | {who})), DONE


def come(table: Lobby, who: str, wish: int | None) -> Answer:
    """Sit down as a person at the page does, who is asked afterwards."""
    return join(table, who, wish, ready=False)


def ready(table: Lobby, who: str, yes: bool) -> Answer:
    """Want the game to start, or not yet."""
    if table.state != "open":
        return table, "table-not-open"
    if who not in table.seats:
        return table, "not-at-table"
    return _settled(table._replace(unready=table.unready - {who} if yes else table.unready | {who})), DONE


def _settled(table: Lobby) -> Lobby:
    """With every seat taken and everybody ready the game starts."""
    full = not any(seat == OPEN or seat.startswith(KEPT) for seat in table.seats)
    return _started(table) if full and not table.unready else table


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
    emptied = tuple(OPEN if seat in (who, KEPT + who) else seat for seat in table.seats)
    table = table._replace(seats=emptied, unready=table.unready - {who})
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
    free = wanted[0] < len(table.seats) and table.seats[wanted[0]] in (OPEN, BOT)
    return (table.put(*wanted), DONE) if free else (table, "seat-taken")


def add_seat(table: Lobby, who: str, most: int) -> Answer:
    """The host's: one more, open."""
    if refusal := _not_the_hosts(table, who):
        return table, refusal
    if len(table.seats) >= most:
        return table, "players-out-of-range"
    return table._replace(seats=(*table.seats, OPEN)), DONE


def remove_seat(table: Lobby, who: str, wanted: tuple[int, int]) -> Answer:
    """The host's: one less, whoever sits there, but not himself and nobody a seat is kept for."""
    number, least = wanted
    if refusal := _not_the_hosts(table, who):
        return table, refusal
    if number >= len(table.seats) or table.seats[number] == who or table.seats[number].startswith(KEPT):
        return table, "seat-taken"
    if len(table.seats) <= least:
        return table, "players-out-of-range"
    gone = table.seats[number]
    seats = (*table.seats[:number], *table.seats[number + 1 :])
    return table._replace(seats=seats, unready=table.unready - ({gone} - set(seats))), DONE


def agree(table: Lobby, who: str, hints: bool) -> Answer:
    """The host's: something else is agreed, and everybody is asked again."""
    if refusal := _not_the_hosts(table, who):
        return table, refusal
    unready = table.unready if table.hints == hints else frozenset(table.people)
    return table._replace(hints=hints, unready=unready), DONE


def _not_the_hosts(table: Lobby, who: str) -> str:
    return "table-not-open" if table.state != "open" else "host-only" if table.host != who else ""


def start(table: Lobby, who: str, least: int) -> Answer:
    """The host's: whoever sits there plays, if all others are ready."""
    if table.state != "open":
        return table, "table-not-open"
    if table.host != who:
        return table, "host-only"
    if any(seat.startswith(KEPT) for seat in table.seats):
        return table, "seats-kept"
    if table.unready - {who}:
        return table, "people-unready"
    return (_started(table), DONE) if sum(seat != OPEN for seat in table.seats) >= least else (table, "seats-open")


def _started(table: Lobby) -> Lobby:
    """Open seats are gone, and the order is luck's."""
    seats = tuple(seat for seat in table.seats if seat != OPEN)
    return table._replace(state="playing", seats=seats, unready=frozenset())


MODEL: dict[str, Callable[[Lobby, str, Any], Answer]] = {
    "join": join,
    "come": come,
    "ready": ready,
    "add_seat": add_seat,
    "remove_seat": remove_seat,
    "agree": agree,
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


class Seat(NamedTuple):
    """A seat as it was found, with its person's name."""

    kind: str
    name: str
    standin: bool
    ready: bool


def observed(state: str, host: str, seats: Sequence[Seat], onlookers: bool = True, hints: bool = True) -> Lobby:
    """A table as it was found."""
    sitters = [name if kind == "person" else KEPT + name if kind == "kept" else kind for kind, name, _, _ in seats]
    away = frozenset(seat.name for seat in seats if seat.standin)
    asked = state == "open"
    unready = frozenset(seat.name for seat in seats if asked and seat.kind == "person" and not seat.ready)
    return Lobby(state, host, tuple(sitters), away, onlookers, unready, hints)
