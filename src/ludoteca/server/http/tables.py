"""Tables over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Controller, Request, get, post, put
from litestar.datastructures import State
from litestar.params import Parameter

from ludoteca.server import lobby, rematch
from ludoteca.server.guard import Person, person_of
from ludoteca.server.house import House
from ludoteca.server.problems import Missing
from ludoteca.server.protocol import Join, NewTable, SeatChange, TableInfo
from ludoteca.server.room import Room
from ludoteca.server.telling import table_info

AnyRequest = Request[Any, Any, State]
TableId = Annotated[str, Parameter(pattern="^[a-z0-9]{8,32}$")]


async def visible_room(house: House, table: str, person: Person | None) -> Room:
    """The table if this person may look at it; else there is none."""
    room = await house.room(table)
    mine = person is not None and (room.seats_of(person.id) or room.row.host == person.id)
    if not mine and not room.row.onlookers and room.row.state != "open":
        raise Missing("table-missing")
    return room


class TablesController(Controller):
    """Set, list, join, leave, start, play again."""

    path = "/api/tables"
    tags = ["tables"]

    @get("/")
    async def listed(
        self,
        request: AnyRequest,
        house: House,
        game: str | None = None,
        which: Annotated[Literal["open", "playing", "finished"], Parameter(query="state")] = "open",
        mine: bool = False,
    ) -> list[TableInfo]:
        """Public tables, or mine."""
        person = await person_of(request)
        rooms = await lobby.listed(house, person, game, which, mine)
        return [table_info(room, person.id if person else None) for room in rooms]

    @post("/")
    async def set_table(self, data: NewTable, house: House, person: Person) -> TableInfo:
        """Set a table."""
        return table_info(await lobby.set_table(house, person, data), person.id)

    @get("/{table:str}")
    async def look(self, request: AnyRequest, table: TableId, house: House) -> TableInfo:
        """One table."""
        person = await person_of(request)
        return table_info(await visible_room(house, table, person), person.id if person else None)

    @post("/{table:str}/join", status_code=200)
    async def join(self, table: TableId, data: Join, house: House, person: Person) -> TableInfo:
        """Sit down."""
        room = await visible_room(house, table, person)
        await lobby.join(house, room, person, data.seat)
        return table_info(room, person.id)

    @post("/{table:str}/leave", status_code=200)
    async def leave(self, table: TableId, house: House, person: Person) -> TableInfo:
        """Stand up."""
        room = await visible_room(house, table, person)
        await lobby.leave(house, room, person)
        return table_info(room, person.id)

    @post("/{table:str}/start", status_code=200)
    async def start(self, table: TableId, house: House, person: Person) -> TableInfo:
        """Start the game: the host's part."""
        room = await visible_room(house, table, person)
        await lobby.start_by(house, room, person)
        return table_info(room, person.id)

    @post("/{table:str}/rematch", status_code=200)
    async def rematch(self, table: TableId, house: House, person: Person) -> TableInfo:
        """Play again with the same people, seats rotated."""
        room = await visible_room(house, table, person)
        return table_info(await rematch.rematch(house, room, person), person.id)

    @put("/{table:str}/seats/{seat:int}")
    async def set_seat(
        self,
        table: TableId,
        seat: Annotated[int, Parameter(ge=0, le=9)],
        data: SeatChange,
        house: House,
        person: Person,
    ) -> TableInfo:
        """A bot on an open seat, or the seat open again: the host's part."""
        room = await visible_room(house, table, person)
        await lobby.set_seat(house, room, person, seat, data.plan)
        return table_info(room, person.id)
