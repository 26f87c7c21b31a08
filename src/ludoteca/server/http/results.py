"""Results and statistics over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.params import FromQuery
from msgspec import Meta

from ludoteca.server import results
from ludoteca.server.http.parts import Somebody, ThisHouse
from ludoteca.server.protocol import GameId, Result, Statistics

Time = Annotated[int, Meta(ge=0, le=2**53)]
Most = Annotated[int, Meta(ge=1, le=200)]


class ResultsController(Controller):
    """My games."""

    path = "/api/me"
    tags = ["results"]

    @get("/results", operation_id="myResults")
    async def results(
        self,
        house: ThisHouse,
        person: Somebody,
        game: FromQuery[GameId | None] = None,
        before: FromQuery[Time | None] = None,
        most: FromQuery[Most] = 50,
    ) -> list[Result]:
        """My finished games, newest first; `before` (a time) goes further back."""
        return await results.results_of(house.store, person, game, before, most)

    @get("/statistics", operation_id="myStatistics")
    async def statistics(self, house: ThisHouse, person: Somebody) -> Statistics:
        """My games in figures."""
        return await results.statistics_of(house.store, person)
