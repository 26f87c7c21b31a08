"""Load is shared: what one person asks of the server does not keep it from answering another."""

from __future__ import annotations

import asyncio
from time import monotonic

from tests.server.harness import BOT, ME, Guest, guest
from tests.server.servers import running

HARD = {"kind": "bot", "level": "hard"}
TABLES = 60
ANSWERS = 5


async def _time_of_answers(ana: Guest, table: str) -> float:
    """Seconds until an easy bot has decided some times."""
    async with ana.line(table) as line:
        await line.come_in()
        began, spent = monotonic(), 0.0
        for _ in range(ANSWERS):
            await line.my_turn()
            while line.position["legal"]:
                await line.act()
            began = monotonic()
            await line.my_turn()
            spent += monotonic() - began
        return spent


def test_sixty_tables_of_five_hard_bots_do_not_hold_up_an_easy_bot() -> None:
    async def play() -> float:
        with running(tables=0, bot_tables=0) as server:
            async with guest(server, "Mallory") as mallory, guest(server) as ana:
                table = (await ana.set_table("holi", ME, BOT))["id"]
                for _ in range(TABLES):
                    await mallory.set_table("quissama", *[HARD] * 5)
                return await _time_of_answers(ana, table)

    assert asyncio.run(play()) < 10, "its turn does not come after a minute of others' thoughts"
