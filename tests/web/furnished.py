"""A house that is lived in: people, open tables, running and finished games; every page has something to show."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

import httpx
from msgspec import Struct

from ludoteca.client import Choose, Client
from ludoteca.server.protocol import (
    BotSeat,
    LivePace,
    MySeat,
    NewTable,
    NoPace,
    OpenSeat,
    Pace,
    Position,
    SeatPlan,
    SlowPace,
)

Made = TypeVar("Made")
HOLI = {"rivalry": ["splash", "corners"]}
OPEN: tuple[tuple[str, str, list[SeatPlan], Pace], ...] = (
    ("Iara", "holi", [MySeat(), BotSeat(), OpenSeat(), OpenSeat()], LivePace()),
    ("Mateo", "regalitos", [MySeat(), MySeat(name="Sol"), BotSeat(), OpenSeat(), OpenSeat()], LivePace()),
    ("Sofia", "quissama", [MySeat(), OpenSeat(), OpenSeat()], SlowPace()),
    ("Tomás", "santakaos", [MySeat(), BotSeat(), BotSeat(), OpenSeat()], NoPace()),
    ("Lucía", "holi", [MySeat(), OpenSeat()], SlowPace()),
)
"""Who opened which table, with which seats and pace."""


class Enough(Exception):
    """The game has gone far enough."""


class House(Struct, frozen=True):
    """What was made: Ana's cookie, and the tables by what they are for."""

    cookie: str
    finished: str
    running: str
    waiting: str


def furnish(address: str) -> House:
    """Bring people and games into a server."""
    return _aside(_furnish(address))


def play_to(address: str, house: House, game: str, n: int) -> str:
    """A game of Ana's against a bot, played by chance up to her first decision from move n on; its table."""
    return _aside(_play_to(address, house, game, n))


def play_until(address: str, cookie: str, game: str, seats: list[SeatPlan], choose: Choose) -> str:
    """A game of whoever has this cookie, played until `choose` has had enough; its table."""
    return _aside(_play_until(address, cookie, game, seats, choose))


def _aside(work: Coroutine[Any, Any, Made]) -> Made:
    """Do it in a thread, since a browser's loop may run in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def _furnish(address: str) -> House:
    for nick, game, seats, pace in OPEN:
        async with Client(address) as other:
            await other.come_in(nick)
            await other.set_table(NewTable(game=game, seats=seats, pace=pace, public=True))
    cookies = httpx.post(f"{address}/api/guest", json={"nick": "Ana"}).cookies
    async with Client(address, cookies=cookies) as ana:
        four: list[SeatPlan] = [MySeat(), MySeat(name="Bento"), MySeat(name="Clara"), MySeat(name="Dora")]
        finished = await _won(ana, NewTable(game="holi", seats=four, options=HOLI, public=True))
        running = await ana.set_table(NewTable(game="holi", seats=[MySeat(), BotSeat()], options=HOLI))
        await ana.set_table(NewTable(game="santakaos", seats=[MySeat(), BotSeat(), BotSeat()]))
        waiting = await ana.set_table(NewTable(game="holi", seats=[MySeat(), BotSeat(level="medium"), OpenSeat()]))
    return House(cookie=cookies["ludoteca"], finished=finished, running=running.id, waiting=waiting.id)


async def _won(person: Client, plan: NewTable) -> str:
    """A game to its end that somebody won by points; on a level score they play another."""
    while True:
        table = await person.set_table(plan)
        outcome = await person.play(table.id, by_chance(1))
        assert outcome is not None
        best, second, *_ = sorted(outcome.scores, reverse=True)
        if best > second:
            return table.id


async def _play_to(address: str, house: House, game: str, n: int) -> str:
    choose = by_chance(1)

    def until(position: Position) -> Any:
        if position.n >= n:
            raise Enough
        return choose(position)

    return await _play_until(address, house.cookie, game, [MySeat(), BotSeat(), BotSeat()], until)


async def _play_until(address: str, cookie: str, game: str, seats: list[SeatPlan], choose: Choose) -> str:
    async with Client(address, cookies=httpx.Cookies({"ludoteca": cookie})) as person:
        table = await person.set_table(NewTable(game=game, seats=seats))
        with suppress(Enough):
            await person.play(table.id, choose)
    return table.id


def by_chance(seed: int) -> Any:
    """Somebody who takes any legal act, the same each time."""
    luck = random.Random(seed)

    def choose(position: Position) -> Any:
        return luck.choice(position.legal)

    return choose
