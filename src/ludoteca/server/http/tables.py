"""Tables over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller, Response, delete, get, patch, post, put
from litestar.params import FromQuery, JSONBody, QueryParameter

from ludoteca.server.host.around import qr_svg
from ludoteca.server.http.parts import Anybody, PathId, PathSeat, QueryGame, QueryOrigin, Somebody, ThisHouse
from ludoteca.server.protocol import Join, NewTable, SeatChange, TableInfo
from ludoteca.server.protocol.lobby import Agreement, Ready
from ludoteca.server.table import laying, lobby, rematch
from ludoteca.server.table.lobby import visible_room
from ludoteca.server.table.telling import table_info

SVG = "image/svg+xml"


class TablesController(Controller):
    """Set, list, arrange, join, leave, start, play again."""

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
        await lobby.join(house, room, person, data.seat, data.ready)
        return table_info(room, person.id)

    @post("/{table:str}/leave", status_code=200, operation_id="leave")
    async def leave(self, table: PathId, house: ThisHouse, person: Somebody) -> TableInfo:
        """Stand up."""
        room = await visible_room(house, table, person)
        await lobby.leave(house, room, person)
        return table_info(room, person.id)

    @post("/{table:str}/ready", status_code=200, operation_id="beReady")
    async def be_ready(self, table: PathId, data: JSONBody[Ready], house: ThisHouse, person: Somebody) -> TableInfo:
        """Want the game to start, or not yet: it does when nobody is waited for."""
        room = await visible_room(house, table, person)
        await lobby.be_ready(house, room, person, data.ready)
        return table_info(room, person.id)

    @patch("/{table:str}", operation_id="agree")
    async def agree(self, table: PathId, data: JSONBody[Agreement], house: ThisHouse, person: Somebody) -> TableInfo:
        """Change what was agreed, until the start: the host's part. Whoever was ready is asked again."""
        room = await visible_room(house, table, person)
        await lobby.agree(house, room, person, data)
        return table_info(room, person.id)

    @get("/{table:str}/qr", operation_id="invitation", media_type=SVG)
    async def invitation(self, table: PathId, house: ThisHouse, visitor: Anybody, origin: QueryOrigin) -> Response[str]:
        """A table's link as a QR code, an SVG drawing; `origin` is where the page is opened, as in `https://play.example`."""
        room = await visible_room(house, table, visitor)
        return Response(qr_svg(f"{origin}/t/{room.id}"), media_type=SVG)

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

    @post("/{table:str}/seats", status_code=200, operation_id="addSeat")
    async def add_seat(self, table: PathId, house: ThisHouse, person: Somebody) -> TableInfo:
        """One more seat, open: the host's part."""
        room = await visible_room(house, table, person)
        await lobby.add_seat(house, room, person)
        return table_info(room, person.id)

    @delete("/{table:str}/seats/{seat:int}", status_code=200, operation_id="removeSeat")
    async def remove_seat(self, table: PathId, seat: PathSeat, house: ThisHouse, person: Somebody) -> TableInfo:
        """One seat less: the host's part. Seats after it have other numbers then."""
        room = await visible_room(house, table, person)
        await lobby.remove_seat(house, room, person, seat)
        return table_info(room, person.id)

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
