"""Tables over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller, get, post, put
from litestar.params import FromQuery, JSONBody, QueryParameter

from ludoteca.server.http.parts import Anybody, PathId, PathSeat, QueryGame, Somebody, ThisHouse
from ludoteca.server.protocol import Join, NewTable, SeatChange, TableInfo
from ludoteca.server.table import laying, lobby, rematch
from ludoteca.server.table.lobby import visible_room
from ludoteca.server.table.telling import table_info


class TablesController(Controller):
    """Set, list, join, leave, start, play again."""

    path = "/api/tables"
    tags = ["tables"]

    @get(operation_id="tables")
    async def listed(
        self,
        house: ThisHouse,
        visitor: Anybody,
        game: QueryGame = None,
        which: Annotated[Literal["open", "playing", "finished"], QueryParameter(name="state")] = "open",
        mine: FromQuery[bool] = False,
    ) -> list[TableInfo]:
        """Public tables, or mine."""
        rooms = await lobby.listed(house, visitor, game, which, mine)
        return [table_info(room, visitor.id if visitor else None) for room in rooms]

    @post(operation_id="setTable")
    async def set_table(self, data: JSONBody[NewTable], house: ThisHouse, person: Somebody) -> TableInfo:
        """Set a table."""
        return table_info(await laying.set_table(house, person, data), person.id)

    @get("/{table:str}", operation_id="table")
    async def look(self, table: PathId, house: ThisHouse, visitor: Anybody) -> TableInfo:
        """One table."""
        return table_info(await visible_room(house, table, visitor), visitor.id if visitor else None)

    @post("/{table:str}/join", status_code=200, operation_id="join")
    async def join(self, table: PathId, data: JSONBody[Join], house: ThisHouse, person: Somebody) -> TableInfo:
        """Sit down."""
        room = await visible_room(house, table, person)
        await lobby.join(house, room, person, data.seat)
        return table_info(room, person.id)

    @post("/{table:str}/leave", status_code=200, operation_id="leave")
    async def leave(self, table: PathId, house: ThisHouse, person: Somebody) -> TableInfo:
        """Stand up."""
        room = await visible_room(house, table, person)
        await lobby.leave(house, room, person)
        return table_info(room, person.id)

    @post("/{table:str}/start", status_code=200, operation_id="start")
    async def start(self, table: PathId, house: ThisHouse, person: Somebody) -> TableInfo:
        """Start the game: the host's part."""
        room = await visible_room(house, table, person)
        await lobby.start_by(house, room, person)
        return table_info(room, person.id)

    @post("/{table:str}/rematch", status_code=200, operation_id="rematch")
    async def rematch(self, table: PathId, house: ThisHouse, person: Somebody) -> TableInfo:
        """Play again with the same people, seats rotated."""
        room = await visible_room(house, table, person)
        return table_info(await rematch.rematch(house, room, person), person.id)

    @put("/{table:str}/seats/{seat:int}", operation_id="setSeat")
    async def set_seat(
        self,
        table: PathId,
        seat: PathSeat,
        data: JSONBody[SeatChange],
        house: ThisHouse,
        person: Somebody,
    ) -> TableInfo:
        """A bot on an open seat, or the seat open again: the host's part."""
        room = await visible_room(house, table, person)
        await lobby.set_seat(house, room, person, seat, data.plan)
        return table_info(room, person.id)
