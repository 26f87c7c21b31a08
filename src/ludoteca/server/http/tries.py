"""Trying at a decision of a finished game, over HTTP."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody

from ludoteca.server import records, tries
from ludoteca.server.host.addresses import address_of
from ludoteca.server.http.parts import Anybody, PathId, PathNumber, Somebody, ThisHouse
from ludoteca.server.protocol import Previewed
from ludoteca.server.protocol.records import Choices, Judged, TryAct
from ludoteca.server.requests import AnyRequest


class TriesController(Controller):
    """What could be done at a moment of a finished game, what it would do, how good it is."""

    path = "/api/records/{record:str}/at/{n:int}"
    tags = ["records"]

    @get("/choices", operation_id="choices")
    async def choices(
        self, record: PathId, n: PathNumber, request: AnyRequest, house: ThisHouse, visitor: Anybody
    ) -> Choices:
        """What the seat that decided after n entries could have done."""
        await house.limits.take("try", address_of(request))
        return await tries.choices(await records.find(house.store, record, visitor), n)

    @post("/preview", operation_id="previewAt", status_code=200)
    async def preview(
        self,
        record: PathId,
        n: PathNumber,
        data: JSONBody[TryAct],
        request: AnyRequest,
        house: ThisHouse,
        visitor: Anybody,
    ) -> Previewed:
        """What an act would have done there, up to the first luck or secret."""
        await house.limits.take("try", address_of(request))
        return await tries.preview(await records.find(house.store, record, visitor), n, data.act)

    @post("/judge", operation_id="judgeTry", status_code=200)
    async def judge(
        self,
        record: PathId,
        n: PathNumber,
        data: JSONBody[TryAct],
        request: AnyRequest,
        house: ThisHouse,
        person: Somebody,
    ) -> Judged:
        """How good an act would have been there, by the judge of the game's review, as far as the seat could know."""
        await house.limits.take("replay", address_of(request))
        return await tries.judge(house, await records.find(house.store, record, person), n, data.act, person)
