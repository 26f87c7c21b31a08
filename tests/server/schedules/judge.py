"""After a schedule: was anybody told another's secret, did anybody play for another, is every answer true?"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from ludoteca.server.store.rows import LogRow
from ludoteca.server.table.room import Room
from tests.server import told
from tests.server.schedules.people import Heard, Message

Moment = tuple[str, Message]
"""Somebody's id, and what he was shown over HTTP of one moment of a game."""


def judge(room: Room, rows: list[LogRow], lines: Sequence[Heard], moments: list[Moment]) -> None:
    """Everything that was heard at a table, moment by moment, and everything that was done there."""
    heard = by_moment(lines)
    seen = defaultdict(list)
    for person, moment in moments:
        seen[moment["n"]].append((person, moment))
    for row in rows:
        room.replay([row])
        for line, message in heard[row.n]:
            check_message(room, line, message)
        for person, moment in seen[row.n]:
            _check_moment(room, person, moment)
    for line in lines:
        check_lines_of_chat(line)
        for ask in acknowledged(line):
            check_done(room, rows, line.person, ask)
    check_doers(room, rows, lines)


def by_moment(lines: Sequence[Heard]) -> dict[int, list[tuple[Heard, Message]]]:
    """What everybody heard while an entry was the last one."""
    heard: dict[int, list[tuple[Heard, Message]]] = defaultdict(list)
    for line in lines:
        n = 0
        for message in line.heard:
            n = message.get("n", message.get("table", {}).get("n", n))
            heard[n].append((line, message))
    return heard


def check_message(room: Room, line: Heard, message: Message) -> None:
    """One message to one line: it is what this person may know, and no more."""
    assert room.match is not None
    mine, state = room.seats_of(line.person), room.match.state
    kind = message["type"]
    if kind == "position":
        viewer = message["viewer"]
        assert viewer in (mine or [-1]), f"{line.nick} looks from seat {viewer}, his are {mine}"
        told.check_position(room, state, viewer, _with_what_is_open(room, state, line, message))
        told.check_unsaid(room, viewer, message)
    elif kind in ("previewed", "hinted"):
        assert state.seat in mine, f"{line.nick} is told about seat {state.seat}, his are {mine}"
        asked = {"asked": line.sent[message["ref"] - 1]["act"]} if kind == "previewed" else {}
        told.CHECKS[kind](room, state, state.seat, message | asked)
    elif kind == "table":
        told.check_table(room, state, -1, message)
        yours = [number for number, seat in enumerate(message["table"]["seats"]) if seat["yours"]]
        assert yours == _seats_in(message, line.person)


def _with_what_is_open(room: Room, state: Any, line: Heard, message: Message) -> Message:
    """While a bot stands in, and after the game was given up, nothing is open; the log knows neither."""
    viewer = message["viewer"]
    legal = [told.plain(room.game.decode(number)) for number in state.legal()] if viewer == state.seat >= 0 else []
    closed: Message = {"legal": legal} if not message["legal"] else {}
    if not message["can_undo"] and _was_closed(room, line):
        closed["can_undo"] = told.can_undo(room, viewer)
    return message | closed


def _was_closed(room: Room, line: Heard) -> bool:
    """Was there a time when this person could not decide for himself?"""
    mine = set(room.seats_of(line.person))
    return room.row.state == "abandoned" or any(mine & set(_stood_in(message)) for message in line.heard)


def _seats_in(message: Message, person: str) -> list[int]:
    return [number for number, seat in enumerate(message["table"]["seats"]) if seat["person"] == person]


def _check_moment(room: Room, person: str, moment: Message) -> None:
    """A moment looked at over HTTP: from an own seat, or as an onlooker."""
    assert room.match is not None
    viewer = moment["viewer"]
    assert viewer == -1 or viewer in room.seats_of(person)
    assert moment["view"] == told.plain(room.match.state.view(viewer))


def check_lines_of_chat(line: Heard) -> None:
    """A line of chat comes from a seat of whoever said it, as the table was last told."""
    table: Message = {}
    for message in line.heard:
        if message["type"] == "table":
            table = message["table"]
        elif message["type"] == "said":
            assert message["reaction"] == "wow" or message["name"] == message["text"], "he says who he is"
            if message["seat"] >= 0:
                assert table["seats"][message["seat"]]["name"] == message["name"]


def acknowledged(line: Heard) -> list[Message]:
    """Acts and regrets of a line that were answered as done."""
    done = {message["ref"] for message in line.heard if message["type"] == "position"}
    return [ask for ask in line.sent if ask["type"] in ("act", "undo") and ask["ref"] in done]


def check_done(room: Room, rows: list[LogRow], person: str, ask: Message) -> None:
    """What was acknowledged lies in the log, for a seat of whoever did it."""
    assert ask["n"] + 1 < len(rows), "it is not in the log"
    row = rows[ask["n"] + 1]
    assert (row.act, row.seat in room.seats_of(person)) == (ask.get("act"), True)


def check_doers(room: Room, rows: list[LogRow], lines: Sequence[Heard], replaced: Iterable[int] = ()) -> None:
    """Whatever was decided for a person's seat he sent himself, unless a bot stood in; it may have for those."""
    sent = {(line.person, ask["n"], repr(ask.get("act"))) for line in lines for ask in line.sent if "n" in ask}
    stood_in = {seat for line in lines for message in line.heard for seat in _stood_in(message)}
    stood_in |= set(replaced) | {seat.seat for seat in room.seats if seat.standin}
    for row in rows[1:]:
        seat = room.seats[row.seat]
        if seat.person and row.seat not in stood_in:
            assert (seat.person, row.n - 1, repr(row.act)) in sent, f"somebody played for {seat.name}"


def _stood_in(message: Message) -> list[int]:
    seats = message.get("table", {}).get("seats", []) if message["type"] == "table" else []
    return [number for number, seat in enumerate(seats) if seat["standin"]]
