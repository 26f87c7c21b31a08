"""Puzzles over HTTP."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody

from ludoteca.server import puzzles
from ludoteca.server.host.addresses import address_of
from ludoteca.server.http.parts import Anybody, PathGame, PathId, Somebody, ThisHouse
from ludoteca.server.protocol import Previewed
from ludoteca.server.protocol.puzzles import PuzzleAct, PuzzleAnswer, PuzzleInfo, PuzzleTry
from ludoteca.server.requests import AnyRequest


class PuzzlesController(Controller):
    """Decisions to be found, out of games that were played."""

    path = "/api/puzzles/{game:str}"
    tags = ["puzzles"]

    @get(operation_id="nextPuzzle")
    async def following(self, game: PathGame, request: AnyRequest, house: ThisHouse, visitor: Anybody) -> PuzzleInfo:
        """A puzzle I have not tried yet, about as hard as I can; a stranger gets one of middling difficulty."""
        await house.limits.take("puzzle", address_of(request))
        return await puzzles.following(house, puzzles.game_of(game), visitor)

    @get("/{puzzle:str}", operation_id="puzzle")
    async def puzzle(
        self, game: PathGame, puzzle: PathId, request: AnyRequest, house: ThisHouse, visitor: Anybody
    ) -> PuzzleInfo:
        """A certain puzzle, as the seat that decides sees it."""
        await house.limits.take("puzzle", address_of(request))
        return await puzzles.find(house, puzzles.game_of(game), puzzle, visitor)

    @post("/{puzzle:str}/preview", operation_id="previewPuzzle", status_code=200)
    async def preview(
        self, game: PathGame, puzzle: PathId, data: JSONBody[PuzzleAct], request: AnyRequest, house: ThisHouse
    ) -> Previewed:
        """What is certain to come of an act there. It does not tell whether it is right."""
        await house.limits.take("puzzle", address_of(request))
        return await puzzles.preview(puzzles.game_of(game), puzzle, data.act)

    @post("/{puzzle:str}/try", operation_id="tryPuzzle", status_code=200)
    async def attempt(
        self, game: PathGame, puzzle: PathId, data: JSONBody[PuzzleTry], house: ThisHouse, person: Somebody
    ) -> PuzzleAnswer:
        """Try an act, or give up with none: what is right, and what that did to my rating. The first try counts."""
        return await puzzles.answer(house, puzzles.game_of(game), puzzle, data.act, person)
