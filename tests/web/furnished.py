"""A house that is lived in: people, open tables, running and finished games, so that every page has something to show."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
from msgspec import Struct

from ludoteca.client import Client
from ludoteca.server.protocol import BotSeat, LivePace, MySeat, NewTable, NoPace, OpenSeat, Position, SlowPace

HOLI = {"rivalry": ["splash", "corners"]}
OPEN = (
    ("Iara", "holi", [MySeat(), BotSeat(), OpenSeat(), OpenSeat()], LivePace()),
    ("Mateo", "regalitos", [MySeat(), MySeat(name="Sol"), BotSeat(), OpenSeat(), OpenSeat()], LivePace()),
    ("Sofia", "quissama", [MySeat(), OpenSeat(), OpenSeat()], SlowPace()),
    ("Tomás", "santakaos", [MySeat(), BotSeat(), BotSeat(), OpenSeat()], NoPace()),
    ("Lucía", "holi", [MySeat(), OpenSeat()], SlowPace()),
)
"""Who opened which table, with which seats and pace."""


class House(Struct, frozen=True):
    """What was made: Ana's cookie, and the tables by what they are for."""

    cookie: str
    finished: str
    running: str
    waiting: str


def furnish(address: str) -> House:
    """Bring people and games into a server; in a thread, since a browser's loop may run in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(_furnish(address))).result()


async def _furnish(address: str) -> House:
    for nick, game, seats, pace in OPEN:
        async with Client(address) as other:
            await other.come_in(nick)
            await other.set_table(NewTable(game=game, seats=seats, pace=pace, public=True))
    cookies = httpx.post(f"{address}/api/guest", json={"nick": "Ana"}).cookies
    async with Client(address, cookies=cookies) as ana:
        four = [MySeat(), MySeat(name="Bento"), MySeat(name="Clara"), MySeat(name="Dora")]
        finished = await ana.set_table(NewTable(game="holi", seats=four, options=HOLI, public=True))
        await ana.play(finished.id, by_chance(1))
        running = await ana.set_table(NewTable(game="holi", seats=[MySeat(), BotSeat()], options=HOLI))
        await ana.set_table(NewTable(game="santakaos", seats=[MySeat(), BotSeat(), BotSeat()]))
        waiting = await ana.set_table(NewTable(game="holi", seats=[MySeat(), BotSeat(level="medium"), OpenSeat()]))
    return House(cookie=cookies["ludoteca"], finished=finished.id, running=running.id, waiting=waiting.id)


def by_chance(seed: int) -> Any:
    """Somebody who takes any legal act, the same each time."""
    luck = random.Random(seed)

    def choose(position: Position) -> Any:
        return luck.choice(position.legal)

    return choose
