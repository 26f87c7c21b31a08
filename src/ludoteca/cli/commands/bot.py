"""`ludoteca bot`: a bot of your choice joins a table by your token and plays there."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import msgspec
import typer

from ludoteca.bots.levels import find_player
from ludoteca.cli.console.contents import ContentOption, game_with
from ludoteca.core.chance import Dice
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import AnyGame
from ludoteca.core.outcome import Outcome
from ludoteca.words import words

if TYPE_CHECKING:
    from ludoteca.server.protocol import Position

SEED_BITS = 64


def bot(
    context: typer.Context,
    link: Annotated[str, typer.Argument(metavar="TABLE-LINK", help="The table's address, as the page shows it.")],
    name: Annotated[str, typer.Option("--bot", help="Who plays: a name, or package.module:Class.")] = "medium",
    token: Annotated[
        str, typer.Option("--token", envvar="LUDOTECA_TOKEN", help="Your token, from the page of your account.")
    ] = "",
    content: ContentOption = None,
) -> int:
    """Let a bot sit down at a table of a server, or on your seat there, and play the game to its end in your name."""
    server, table = read_link(link)
    if not token:
        raise LudotecaError("bot-no-token")
    outcome, title = asyncio.run(_play(server, table, token, name, content))
    say = words(context.obj).say
    print(say("bot-abandoned", title=title) if outcome is None else say("bot-played", title=title, **_told(outcome)))
    return 0


def _told(outcome: Outcome) -> dict[str, str]:
    return {"scores": ", ".join(map(str, outcome.scores)), "ranks": ", ".join(map(str, outcome.ranks))}


def read_link(link: str) -> tuple[str, str]:
    """The server and the table's id of an address such as http://localhost:8000/t/abc."""
    try:
        parts = urlsplit(link)
        reachable = parts.port != 0  # asking is what checks it
    except ValueError:
        raise LudotecaError("bot-no-link", link=link) from None
    folder, _, table = parts.path.rstrip("/").rpartition("/")
    named = parts.scheme in ("http", "https") and parts.netloc and reachable
    if not named or not table or not folder.endswith("/t"):
        raise LudotecaError("bot-no-link", link=link)
    return f"{parts.scheme}://{parts.netloc}{folder.removesuffix('/t')}", table


async def _play(server: str, table: str, token: str, name: str, content: Path | None) -> tuple[Outcome | None, str]:
    """Join, unless you sit there already, and play; the result, and the game's title."""
    from httpx import HTTPError

    from ludoteca.client import Client

    async with Client(server, token=token) as client:
        try:
            info = await client.table(table)
            game = game_with(info.game, content)
            _check_contents(game, info.contents)
            seat = Seat(game, name)
            if not any(place.yours for place in info.seats):
                await client.join(table)
        except HTTPError as error:
            raise LudotecaError("bot-no-server", server=server, reason=str(error)) from None
        return await client.play(table, seat.choose), game.title


def _check_contents(game: AnyGame, played: str) -> None:
    """The bot must think with the contents its table is played with."""
    if game.contents_name != played:
        raise LudotecaError("bot-contents" if played else "bot-no-contents", name=played)


class Seat:
    """A bot behind a position that the server sent."""

    def __init__(self, game: AnyGame, name: str) -> None:
        self.game = game
        self.player = find_player(name, game)
        self.dice = Dice(secrets.randbits(SEED_BITS))

    async def choose(self, position: Position) -> Any:
        """One of the legal acts, thought about in a thread: the line to the server stays alive."""
        return await asyncio.to_thread(self.think, position)

    def think(self, position: Position) -> Any:
        """Likewise, here and now."""
        legal = [self.game.encode(act) for act in position.legal]
        action = self.player.choose(lambda: msgspec.convert(position.view, self.game.view_type), legal, self.dice)
        return position.legal[legal.index(action)]
