"""What must have been told: every message to a viewer held against the log, in this world and in another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ludoteca.bots.foresight import foresee
from ludoteca.server import protocol
from ludoteca.server.table.room import Room
from tests.server.planted import EVERYWHERE, PLANTED, planted, said, twin, unsaid

Message = dict[str, Any]


def plain(thing: Any) -> Any:
    """As a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def check(room: Room, viewer: int, message: Message) -> bool:
    """What was sent, held against this world and another; are the two different?"""
    assert room.match is not None
    state = room.match.state
    other = twin(state, viewer, room.n)
    for world in (state, other):
        CHECKS[message["type"]](room, world, viewer, message)
    check_unsaid(room, viewer, message)
    return room.game.dump(other) != room.game.dump(state)


def check_unsaid(room: Room, viewer: int, message: Message) -> None:
    """No name the rules keep from this viewer is in the message."""
    assert room.match is not None
    for where, names in unsaid(room.game.id, room.match.state, viewer).items():
        assert not names & said(_about(message, where))


def _about(message: Message, where: int) -> Any:
    """The message without what it tells of the past, or what its view shows of a seat."""
    if where == EVERYWHERE:
        last = [entry for entry in message.get("entries", []) if entry["n"] == message["n"]]
        return message | {"entries": last}
    view = message.get("view")
    return view["seats"][where] if view else None


def check_position(room: Room, state: Any, viewer: int, message: Message) -> None:
    """The present moment as this viewer sees it, and what is open to him."""
    assert room.match is not None
    mine = viewer == state.seat >= 0
    assert message == {
        "type": "position",
        "ref": message["ref"],
        "n": room.n,
        "viewer": viewer,
        "view": plain(state.view(viewer)),
        "legal": _acts(room, state) if mine else [],
        "entries": [_entry(room, entry["n"], viewer) for entry in message["entries"]],
        "can_undo": can_undo(room, viewer),
        "clocks": _clocks(room, message["clocks"]),
        "chances": None,
        "over": state.seat < 0,
    }


def can_undo(room: Room, viewer: int) -> bool:
    """As far as the log tells: may whoever looks from this seat take something back?"""
    assert room.match is not None
    return viewer >= 0 and any(map(room.match.can_undo, room.seats_of(room.seats[viewer].person)))


def _acts(room: Room, state: Any) -> list[Any]:
    return [plain(room.game.decode(number)) for number in state.legal()]


def _entry(room: Room, n: int, viewer: int) -> dict[str, Any]:
    """An entry as it must have been told, whatever its secrets were."""
    entry = room.happened[n]
    events = [plain(room.game.see(planted(event, viewer), viewer)) for event in entry.events]
    assert PLANTED not in said(events)
    return {"n": n, "seat": entry.seat, "at": entry.at, "undo": entry.undo, "events": events}


def _clocks(room: Room, told: list[dict[str, Any]] | None) -> list[dict[str, Any]] | None:
    """Clocks follow from the times of the log; the one that runs has lost some since."""
    clocks: list[dict[str, Any]] | None = plain(room.clocks.told(0, room.clocks.deadline))
    for seat, clock in enumerate(clocks or []):
        if clock["running"] and told:
            assert told[seat]["left"] <= room.clocks.left[seat]
            clock["left"] = told[seat]["left"]
    return clocks


def check_preview(room: Room, state: Any, viewer: int, message: Message) -> None:
    """What follows from his own view, for whoever decides; `asked` is noted by the test."""
    assert viewer == state.seat
    foreseen = foresee(room.game, state.view(viewer), viewer, room.game.encode(message["asked"]))
    fixed = {"type": "previewed", "ref": message["ref"], "n": room.n, "asked": message["asked"]}
    assert message == fixed | plain(foreseen._asdict())


def check_hint(room: Room, state: Any, viewer: int, message: Message) -> None:
    """Acts he knows are open to him, and numbers."""
    assert viewer == state.seat
    assert set(message) == set(protocol.Hinted.__struct_fields__) | {"type"}
    legal = _acts(room, state)
    assert all(set(advice) == {"act", "share"} and advice["act"] in legal for advice in message["best"])
    assert [type(chance) for chance in message["chances"]] == [float] * len(room.seats)


def check_said(room: Room, state: Any, viewer: int, message: Message) -> None:
    """A line of chat comes from the seat of whoever said it, or from nobody's."""
    assert set(message) == set(protocol.Said.__struct_fields__) | {"type"}
    names = [seat.name for seat in room.seats]
    assert names[message["seat"]] == message["name"] if message["seat"] >= 0 else message["name"] not in names


def check_table(room: Room, state: Any, viewer: int, message: Message) -> None:
    """Of the game it tells whose decision it is, and the end, as soon as that is put away."""
    table = message["table"]
    assert set(table) == set(protocol.TableInfo.__struct_fields__)
    assert all(set(seat) == set(protocol.SeatInfo.__struct_fields__) for seat in table["seats"])
    assert table["to_act"] == (state.seat if table["state"] == "playing" else -1)
    assert table["outcome"] == (plain(state.outcome()) if table["state"] == "finished" else None)


CHECKS: dict[str, Callable[[Room, Any, int, Message], None]] = {
    "position": check_position,
    "previewed": check_preview,
    "hinted": check_hint,
    "said": check_said,
    "table": check_table,
}
"""One for each kind of message that tells of a table."""
