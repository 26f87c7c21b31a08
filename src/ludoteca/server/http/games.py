"""The games the server offers, over HTTP."""

from __future__ import annotations

from litestar import Controller, Response, get
from litestar.params import FromPath

from ludoteca.core.content import SOURCES
from ludoteca.core.errors import UnknownGame
from ludoteca.core.game import AnyGame
from ludoteca.core.record import Plain
from ludoteca.core.registry import game as find_game
from ludoteca.core.registry import games as all_games
from ludoteca.server.http.parts import PathGame
from ludoteca.server.problems import Missing
from ludoteca.server.protocol import GameInfo, Provenance
from ludoteca.server.protocol.parts import Language

MARKDOWN = "text/markdown; charset=utf-8"


class GamesController(Controller):
    """Which games there are, and how they are played."""

    path = "/api/games"
    tags = ["games"]

    @get(operation_id="games")
    async def games(self) -> list[GameInfo]:
        """All games of this server."""
        return [_info(find_game(name)) for name in all_games()]

    @get("/{game:str}/actions", operation_id="actions")
    async def actions(self, game: PathGame) -> list[Plain]:
        """A game's one fixed list of acts, as they go over the wire; an act's number is its place."""
        return list(_find(game).actions)

    @get("/{game:str}/rules/{language:str}", operation_id="rules", media_type=MARKDOWN)
    async def rules(self, game: PathGame, language: FromPath[Language]) -> Response[str]:
        """A game's rules in our own words, as Markdown."""
        found = _find(game)
        text = found.words_folder.joinpath(f"rules.{language}.md")
        if not text.is_file():
            raise Missing("rules-unwritten", title=found.title)
        return Response(text.read_text(encoding="utf-8"), media_type=MARKDOWN)

    @get("/{game:str}/sources", operation_id="sources")
    async def sources(self, game: PathGame) -> list[Provenance]:
        """Which of a game's contents are the book's, and which are derived, reported or reconstructed."""
        return [
            Provenance(
                table=table,
                source=source,
                names=[name for row in alike if (name := getattr(row, "name", ""))],
                count=len(alike),
                all=len(rows),
            )
            for table, rows in _find(game).content.tables()
            for source in SOURCES
            if (alike := [row for row in rows if row.source == source])
        ]


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
