"""Records and replays over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, MediaType, Response, delete, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from ludoteca.core.record import Record
from ludoteca.server import records, reviews
from ludoteca.server.host.addresses import address_of
from ludoteca.server.http.parts import Anybody, PathId, PathNumber, Somebody, ThisHouse
from ludoteca.server.people import comments
from ludoteca.server.protocol.records import (
    Comment,
    Imported,
    ImportedRecord,
    Moment,
    NewComment,
    ReplayInfo,
    ReviewInfo,
)
from ludoteca.server.requests import AnyRequest

Viewer = Annotated[int, QueryParameter(ge=-1, le=9)]
OwnViewer = Annotated[int | None, QueryParameter(ge=-1, le=9)]
MomentNumber = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
Quietly = Annotated[bool, QueryParameter()]
CommentNumber = Annotated[int, PathParameter(ge=1, le=2**31 - 1)]
MOST_RECORD = 1024 * 1024
"""Bytes of a record; the longest games of ours take a fortieth of it."""


class RecordsController(Controller):
    """Finished games, to keep, to take along, to look at again."""

    path = "/api"
    tags = ["records"]

    @post("/records", operation_id="importRecord", request_max_body_size=MOST_RECORD)
    async def take_in(
        self, data: JSONBody[Record], request: AnyRequest, house: ThisHouse, person: Somebody
    ) -> Imported:
        """Import a record: it is played again first, and refused with step and reason if it does not hold."""
        await house.limits.take("import", address_of(request))
        return Imported(id=await records.keep(house.store, data, person))

    @get("/me/records", operation_id="myRecords")
    async def mine(self, house: ThisHouse, person: Somebody) -> list[ImportedRecord]:
        """The last records I took in, newest first."""
        return await records.imported_by(house.store, person)

    @get("/records/{record:str}", operation_id="record")
    async def record(self, record: PathId, house: ThisHouse, visitor: Anybody) -> Response[Record]:
        """A record, as a file."""
        return _file(await records.find(house.store, record, visitor))

    @get("/tables/{table:str}/record", operation_id="recordOfTable")
    async def of_table(self, table: PathId, house: ThisHouse, visitor: Anybody) -> Response[Record]:
        """The record of a table's finished game, as a file."""
        return _file(await records.find_of_table(house.store, table, visitor))

    @get("/records/{record:str}/replay", operation_id="replay")
    async def replay(
        self,
        record: PathId,
        request: AnyRequest,
        house: ThisHouse,
        visitor: Anybody,
        seat: OwnViewer = None,
        views: FromQuery[bool] = True,
    ) -> ReplayInfo:
        """A whole finished game as this seat sees it; -1 is an onlooker. Without a seat, as who asks saw it.

        With `views=false` every `view` is null: a long game is quickly told then, and what is looked at asked for.
        """
        await house.limits.take("replay", address_of(request))
        kept = await records.find(house.store, record, visitor)
        return await records.show(house.store, kept, seat, visitor, views=views)

    @get("/records/{record:str}/views", operation_id="views")
    async def views(
        self,
        record: PathId,
        request: AnyRequest,
        house: ThisHouse,
        visitor: Anybody,
        first: MomentNumber,
        last: MomentNumber,
        seat: Viewer = records.ONLOOKER,
    ) -> list[Any]:
        """What this seat saw in the moments `first` to `last` of a finished game, in order; at most 100 of them."""
        await house.limits.take("replay", address_of(request))
        return await records.views(await records.find(house.store, record, visitor), seat, first, last)

    @post("/records/{record:str}/comments", operation_id="comment")
    async def comment(
        self, record: PathId, data: JSONBody[NewComment], house: ThisHouse, person: Somebody
    ) -> list[Comment]:
        """Comment on a moment of a game I played or took in; all comments there are then."""
        await house.limits.take("chat", person.id)
        return await records.comment(house.store, await records.find(house.store, record, person), data, person)

    @delete("/records/{record:str}/comments/{comment:int}", operation_id="removeComment")
    async def uncomment(self, record: PathId, comment: CommentNumber, house: ThisHouse, person: Somebody) -> None:
        """Take a comment of mine away."""
        await comments.remove(house.store, record, person, comment)

    @get("/records/{record:str}/review", operation_id="review")
    async def review(self, record: PathId, house: ThisHouse, visitor: Anybody) -> ReviewInfo:
        """The review of a finished game, or how far it is."""
        return await reviews.find(house, await records.find(house.store, record, visitor))

    @post("/records/{record:str}/review", operation_id="startReview", status_code=200)
    async def start_review(
        self, record: PathId, request: AnyRequest, house: ThisHouse, person: Somebody, quietly: Quietly = False
    ) -> ReviewInfo:
        """Let a finished game be reviewed, one at a time for each person; what was begun is not begun anew.

        `quietly`: while another is under way this is no refusal, and nothing is begun.
        """
        await house.limits.take("replay", address_of(request))
        kept = await records.find(house.store, record, person)
        return await reviews.begin(house, kept, person, quietly=quietly)

    @get("/tables/{table:str}/at/{n:int}", operation_id="moment")
    async def moment(
        self,
        table: PathId,
        n: PathNumber,
        request: AnyRequest,
        house: ThisHouse,
        visitor: Anybody,
        seat: Viewer = records.ONLOOKER,
    ) -> Moment:
        """The table after entry n of its log, as this seat saw it; while the game runs only for the seat's person."""
        await house.limits.take("replay", address_of(request))
        return await records.moment(house.store, table, visitor, n, seat)


def _file(kept: records.Kept) -> Response[Any]:
    headers = {"content-disposition": f'attachment; filename="ludoteca-{kept.id}.json"'}
    return Response(kept.text, media_type=MediaType.JSON, headers=headers)
