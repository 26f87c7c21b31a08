"""The games the server offers, over HTTP."""

from __future__ import annotations

import logging
from typing import Annotated

import msgspec
from litestar import Controller, Response, get
from litestar.params import FromPath, QueryParameter

from ludoteca.bots.levels import levels_of
from ludoteca.core.errors import LudotecaError, UnknownGame
from ludoteca.core.game import AnyGame
from ludoteca.core.options import Asked
from ludoteca.core.record import Plain
from ludoteca.core.registry import game as find_game
from ludoteca.core.registry import sound
from ludoteca.puzzles.puzzle import shipped
from ludoteca.server.contents import HELD, Contents
from ludoteca.server.editions import KNOWN, edition_of, told_of
from ludoteca.server.house import House
from ludoteca.server.http.parts import PathGame, PathId, ThisHouse
from ludoteca.server.problems import Malformed, Missing
from ludoteca.server.protocol.games import Edition, GameInfo, HouseContents, Provenance
from ludoteca.server.protocol.parts import Language
from ludoteca.server.store.rows import fetch_all_contents
from ludoteca.words import LANGUAGES, words
from ludoteca.words.rulebook import has_rules, rules_text

log = logging.getLogger("ludoteca")

KEPT = "public, max-age=31536000, immutable"
MARKDOWN = "text/markdown; charset=utf-8"
OptionsText = Annotated[str, QueryParameter(max_length=2000)]
"""Options by name as JSON, as a table tells its own."""


class GamesController(Controller):
    """Which games there are, and how they are played."""

    path = "/api/games"
    tags = ["games"]

    @get(operation_id="games")
    async def games(self, house: ThisHouse) -> list[GameInfo]:
        """All games of this server."""
        return [told for game in sound() if (told := _told(house, game))]

    @get("/{game:str}/actions", operation_id="actions")
    async def actions(self, game: PathGame) -> list[Plain]:
        """A game's one fixed list of acts, as they go over the wire; an act's number is its place."""
        return list(_find(game).actions)

    @get("/{game:str}/rules/{language:str}", operation_id="rules", media_type=MARKDOWN)
    async def rules(self, game: PathGame, language: FromPath[Language], options: OptionsText = "{}") -> Response[str]:
        """A game's rules in our own words, as Markdown; as they are with these options, given as JSON."""
        found = _find(game)
        chosen = found.check_options(_asked(options))
        try:
            return Response(rules_text(found, language, chosen), media_type=MARKDOWN)
        except LudotecaError:
            raise Missing("rules-unwritten", title=found.title) from None

    @get("/{game:str}/editions/{edition:str}/{language:str}", operation_id="edition")
    async def edition(
        self, game: PathGame, edition: PathId, language: FromPath[Language], house: ThisHouse
    ) -> Response[Edition]:
        """A game's words, contents and layout as its tables name them; browsers keep it, since it never changes.

        An edition that is no more is answered with the one there is, to be asked for again.
        """
        found = KNOWN.get(edition) or await _kept(house, game, edition)
        known = found is not None and found.id == game
        kept = {"Cache-Control": KEPT, "ETag": f'"{edition}-{language}"'} if known else {"Cache-Control": "no-cache"}
        return Response(told_of(found if found and known else _find(game), language), headers=kept)

    @get("/{game:str}/sources", operation_id="sources")
    async def sources(self, game: PathGame) -> list[Provenance]:
        """Which of a game's contents are the book's, and which are derived, reported or reconstructed."""
        return [Provenance(**msgspec.structs.asdict(origin)) for origin in _find(game).content.origins()]


async def _kept(house: House, game: str, edition: str) -> AnyGame | None:
    """The game of an edition with contents of the house that another process told of."""
    async with house.store.read() as reader:
        await fetch_all_contents(reader, game)
    made = [contents.game for contents in HELD.values() if contents.game.id == game]
    return next((each for each in made if edition_of(each) == edition), None)


def _find(name: str) -> AnyGame:
    """The game of that id, or Missing."""
    try:
        return find_game(name)
    except UnknownGame as error:
        raise Missing(error.key, "", **error.details) from None


def _asked(options: str) -> Asked:
    """Options as somebody wishes them, from JSON, or Malformed."""
    try:
        return msgspec.json.decode(options, type=dict[str, object])
    except msgspec.MsgspecError as error:
        raise Malformed("malformed", reason=f"options: {error}") from None


def _told(house: House, game: AnyGame) -> GameInfo | None:
    """What the page lists of a game, or nothing: somebody else's mistake is not the end of all other games."""
    try:
        return _info(house, game)
    except Exception as error:
        log.error("%s cannot be told of", game.id, exc_info=error)
        return None


def _info(house: House, game: AnyGame) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.title,
        version=game.version,
        least=game.seats[0],
        most=game.seats[-1],
        options=list(game.options.values()),
        has_points=game.has_points,
        endings=list(game.endings),
        taglines={language: words(language, game.id).say("tagline") for language in LANGUAGES},
        has_rules=has_rules(game),
        edition=edition_of(game),
        levels=levels_of(game),
        puzzles=len(shipped(game).puzzles),
        bots=house.settings.other_bots,
        contents=[_contents(each) for each in house.offers if each.game.id == game.id],
    )


def _contents(offer: Contents) -> HouseContents:
    return HouseContents(id=offer.id, name=offer.name, edition=edition_of(offer.game), levels=levels_of(offer.game))
