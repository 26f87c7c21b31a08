"""What processes have to tell each other goes in few messages."""

from __future__ import annotations

import asyncio
import json

from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from ludoteca.server.processes.fanout import CHANNEL, Fanout, Poke

TABLES = [f"table{number}" for number in range(20)]


async def published(channel: PubSub) -> list[list[str]]:
    """The tables of each message, signs of life aside, until all were named."""
    messages: list[list[str]] = []
    while sum(map(len, messages)) < len(TABLES):
        message = await channel.get_message(ignore_subscribe_messages=True, timeout=1)
        tables = [poke["table"] for poke in json.loads(message["data"])] if message else []
        messages += [tables] if tables else []
    return messages


def test_what_is_to_be_told_at_once_goes_in_one_message(redis_url: str) -> None:
    async def tell() -> tuple[list[str], list[list[str]]]:
        heard: list[str] = []
        all_heard, ready = asyncio.Event(), asyncio.Event()

        async def hear(poke: Poke) -> None:
            heard.append(poke.table)
            if len(heard) == len(TABLES):
                all_heard.set()

        async def deaf(_: Poke) -> None: ...

        told, hearing = Fanout(redis_url), Fanout(redis_url)
        async with Redis.from_url(redis_url) as redis, redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            hearing.start(hear, lambda: None, ready.set)
            told.start(deaf, lambda: None, lambda: None)
            await ready.wait()
            for n, table in enumerate(TABLES):
                told.poke(table, n=n)
            await all_heard.wait()
            messages = await published(channel)
        for each in (told, hearing):
            await each.close()
        return heard, messages

    heard, messages = asyncio.run(tell())
    assert heard == TABLES
    assert messages == [TABLES]
