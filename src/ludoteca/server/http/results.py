"""Results and statistics over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.params import QueryParameter

from ludoteca.server.http.parts import QueryGame, Somebody, ThisHouse
from ludoteca.server.people import learning, results
from ludoteca.server.protocol.records import Learning, Result, Statistics

LATEST = 2**53
Time = Annotated[int, QueryParameter(ge=0, le=LATEST)]
Most = Annotated[int, QueryParameter(ge=1, le=200)]


class ResultsController(Controller):
    """My games."""

    path = "/api/me"
    tags = ["results"]

    @get("/results", operation_id="myResults")
    async def results(
        self,
        house: ThisHouse,
        person: Somebody,
        game: QueryGame = None,
        before: Time = LATEST,
        most: Most = 50,
    ) -> list[Result]:
        """My finished games, newest first; `before` (a time) goes further back."""
        return await results.results_of(house.store, person, game, before, most)

    @get("/statistics", operation_id="myStatistics")
    async def statistics(self, house: ThisHouse, person: Somebody) -> Statistics:
        """My games in figures."""
        return await results.statistics_of(house.store, person)

    @get("/learning", operation_id="myLearning")
    async def learning(self, house: ThisHouse, person: Somebody) -> Learning:
        """What the reviews of my games say of my play."""
        return await learning.learning_of(house.store, person)
