"""The games the server offers, over HTTP."""

from __future__ import annotations

import msgspec
from litestar import Controller, Response, get
from litestar.params import FromPath

from ludoteca.core.errors import LudotecaError, UnknownGame
from ludoteca.core.game import AnyGame
from ludoteca.core.record import Plain
from ludoteca.core.registry import game as find_game
from ludoteca.core.registry import sound
from ludoteca.server.http.parts import PathGame
from ludoteca.server.problems import Missing
from ludoteca.server.protocol import GameInfo, Provenance
from ludoteca.server.protocol.parts import Language
from ludoteca.words.rulebook import rules_text

MARKDOWN = "text/markdown; charset=utf-8"


class GamesController(Controller):
    """Which games there are, and how they are played."""

    path = "/api/games"
    tags = ["games"]

    @get(operation_id="games")
    async def games(self) -> list[GameInfo]:
        """All games of this server."""
        return [_info(game) for game in sound()]

    @get("/{game:str}/actions", operation_id="actions")
    async def actions(self, game: PathGame) -> list[Plain]:
        """A game's one fixed list of acts, as they go over the wire; an act's number is its place."""
        return list(_find(game).actions)

    @get("/{game:str}/rules/{language:str}", operation_id="rules", media_type=MARKDOWN)
    async def rules(self, game: PathGame, language: FromPath[Language]) -> Response[str]:
        """A game's rules in our own words, as Markdown."""
        found = _find(game)
        try:
            return Response(rules_text(found, language), media_type=MARKDOWN)
        except LudotecaError:
            raise Missing("rules-unwritten", title=found.title) from None

    @get("/{game:str}/sources", operation_id="sources")
    async def sources(self, game: PathGame) -> list[Provenance]:
        """Which of a game's contents are the book's, and which are derived, reported or reconstructed."""
        return [Provenance(**msgspec.structs.asdict(origin)) for origin in _find(game).content.origins()]


def _find(name: str) -> AnyGame:
    """The game of that id, or Missing."""
    try:
        return find_game(name)
    except UnknownGame as error:
        raise Missing(error.key, "", **error.details) from None


def _info(game: AnyGame) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.title,
        version=game.version,
        least=game.seats[0],
        most=game.seats[-1],
        options=list(game.options.values()),
        has_points=game.has_points,
        endings=list(game.endings),
    )
