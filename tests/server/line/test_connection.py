"""A line whose client is gone already: it ends, and nobody hears of it, the log neither."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected

from ludoteca.server.line.connection import TOO_SLOW, Connection
from ludoteca.server.table.access import NOT_HERE


class Gone:
    """The socket of a client that has hung up."""

    scope: dict[str, Any] = {}

    async def close(self, code: int) -> None:
        raise ClientDisconnected


def test_whoever_is_gone_is_let_go_without_a_word() -> None:
    async def end() -> list[Any]:
        said: list[Any] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: said.append(context))
        connection = Connection(Gone(), None)  # type: ignore[arg-type]
        await asyncio.sleep(0)
        connection.let_go(NOT_HERE)
        while len(asyncio.all_tasks()) > 1:
            await asyncio.sleep(0)
        del connection
        gc.collect()
        return said

    assert asyncio.run(end()) == []


class Told:
    """A socket that notes what is done with it."""

    scope: dict[str, Any] = {}

    def __init__(self) -> None:
        self.done: list[str] = []

    async def send_data(self, data: str, mode: str) -> None:
        self.done.append(data)
        await asyncio.sleep(0)

    async def close(self, code: int) -> None:
        self.done.append(f"closed for {code}")


async def quiet() -> None:
    while len(asyncio.all_tasks()) > 1:
        await asyncio.sleep(0)


def test_whoever_is_let_go_is_told_why_once_and_nothing_more() -> None:
    async def end() -> list[str]:
        socket = Told()
        connection = Connection(socket, None)  # type: ignore[arg-type]
        connection.send(b"before")
        await quiet()
        connection.send(b"on its way")
        connection.let_go(NOT_HERE)
        connection.send(b"after")
        connection.let_go(TOO_SLOW)
        await quiet()
        return socket.done

    assert asyncio.run(end()) == ["before", f"closed for {NOT_HERE}"]


def test_whoever_reads_nothing_is_let_go_when_two_hundred_messages_wait() -> None:
    async def end(messages: int) -> list[str]:
        socket = Told()
        connection = Connection(socket, None)  # type: ignore[arg-type]
        for number in range(messages):
            connection.send(str(number).encode())
        await quiet()
        return socket.done

    assert asyncio.run(end(201)) == [str(number) for number in range(201)]
    assert asyncio.run(end(202)) == [f"closed for {TOO_SLOW}"]
