"""A line whose client is gone already: it ends, and nobody hears of it, the log neither."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected

from ludoteca.server.line.connection import Connection
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
