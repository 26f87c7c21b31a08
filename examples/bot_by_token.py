"""A bot that joins a table with its author's token and plays a whole game.

    python examples/bot_by_token.py http://localhost:8000 TABLE --token ludoteca_…  [--level medium]

Make the token on the page of your account (or with POST /api/tokens), and take the table's id from its address.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
from typing import Any

import msgspec

import ludoteca
from ludoteca.bots.levels import find_player
from ludoteca.client import Client, ServerRefused
from ludoteca.server.protocol import Position


class Thinker:
    """Chooses as one of Ludoteca's own bots does; put your own thoughts here."""

    def __init__(self, game: str, level: str) -> None:
        self.game = ludoteca.game(game)
        self.player = find_player(level, self.game)
        self.dice = ludoteca.Dice(secrets.randbits(64))

    async def choose(self, position: Position) -> Any:
        """One of the legal acts. It is chosen in a thread, so that the line to the server stays alive."""
        return await asyncio.to_thread(self.think, position)

    def think(self, position: Position) -> Any:
        legal = [self.game.encode(act) for act in position.legal]
        action = self.player.choose(lambda: msgspec.convert(position.view, self.game.view_type), legal, self.dice)
        return position.legal[legal.index(action)]


async def main() -> None:
    """Join, play, tell the result."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("server")
    reader.add_argument("table")
    reader.add_argument("--token", required=True)
    reader.add_argument("--level", default="medium", help="easy, medium, hard")
    given = reader.parse_args()
    async with Client(given.server, token=given.token) as client:
        try:
            table = await client.join(given.table)
            outcome = await client.play(table.id, Thinker(table.game, given.level).choose)
        except ServerRefused as refusal:
            raise SystemExit(str(refusal)) from None
    print("The game was abandoned." if outcome is None else f"Scores: {outcome.scores}; ranks: {outcome.ranks}.")


if __name__ == "__main__":
    asyncio.run(main())
