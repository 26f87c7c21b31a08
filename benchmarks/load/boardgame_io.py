"""boardgame.io under the same load: a game that is nothing but taking turns, over Socket.IO, by the same clients."""

from __future__ import annotations

import asyncio
import itertools
import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from tests.server import services

from benchmarks.jobs import PROJECT
from benchmarks.load.lines import Line, open_line
from benchmarks.load.started import Started, started
from benchmarks.load.tables import Heard, Tally

HOME = PROJECT / "build" / "peers-web"
INSTALLED = HOME / ".made"
PATIENCE = 30.0
SOCKET = "/socket.io/?EIO=4&transport=websocket"
ROOM = b"/turns,"
PING, PONG, CONNECT, EVENT = b"2", b"3", b"40" + ROOM, b"42" + ROOM
"""How Engine.IO and Socket.IO begin their messages."""


class Context(msgspec.Struct):
    """Whose turn it is, and whether the game is over."""

    player: str = msgspec.field(name="currentPlayer")
    gameover: Any = None


class State(msgspec.Struct):
    """What the load needs of a state."""

    ctx: Context
    n: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """What comes first."""

    state: State


decode_kind = msgspec.json.Decoder(list[msgspec.Raw]).decode
decode_state = msgspec.json.Decoder(State).decode
decode_synced = msgspec.json.Decoder(Synced).decode
READ: dict[bytes, Callable[[bytes], State]] = {
    b'"sync"': lambda text: decode_synced(text).state,
    b'"update"': decode_state,
}


class BoardgameIo:
    """The server; a match is made when the first player asks for it."""

    def __init__(self, ports: Sequence[int], game: str) -> None:
        self.port = ports[0]
        self.tally = Tally()
        self.done = False
        self._numbers = itertools.count()

    async def come_in(self) -> None:
        """Nobody has to."""

    async def new_table(self) -> str:
        """A match nobody has asked for yet."""
        return f"match{next(self._numbers)}"

    async def sit(self, table: str, seat: int, hear: Callable[[Heard], None]) -> Line:
        """A player's line, once he has seen the match."""
        synced = asyncio.Event()

        def read(text: bytes) -> None:
            if text.startswith(EVENT):
                kind, _, *rest = decode_kind(text[len(EVENT) :])
                if bytes(kind) in READ:
                    state = READ[bytes(kind)](bytes(rest[0]))
                    over = state.ctx.gameover is not None
                    legal = ["act"] if state.ctx.player == str(seat) and not over else []
                    synced.set()
                    hear(Heard(state.n, legal, over))
            elif text.startswith(CONNECT):
                line.say(EVENT + msgspec.json.encode(["sync", table, str(seat), None, 2]))
            elif text == PING:
                line.say(PONG)

        line = await open_line(self.port, SOCKET, read)
        line.say(CONNECT)
        async with asyncio.timeout(PATIENCE):
            await synced.wait()
        return line

    def act(self, line: Line, table: str, seat: int, n: int, act: str) -> None:
        """Send an act."""
        move = {"type": "MAKE_MOVE", "payload": {"type": act, "args": [], "playerID": str(seat), "credentials": None}}
        line.say(EVENT + msgspec.json.encode(["update", move, n, table, str(seat)]))


@contextmanager
def on_files() -> Iterator[Started]:
    """With its FlatFile storage: an act is told first, then written to a file, which is left to the system to flush."""
    with tempfile.TemporaryDirectory(prefix="ludoteca-") as folder, _serve(folder) as found:
        yield found


@contextmanager
def in_memory() -> Iterator[Started]:
    """As it comes: nothing is kept."""
    with _serve() as found:
        yield found


@contextmanager
def _serve(*folder: str) -> Iterator[Started]:
    from tools.npm import NODE

    port = services.free_port()
    command = [str(NODE), str(PROJECT / "benchmarks" / "boardgame_io" / "server.cjs"), str(port), *folder]
    with started(
        command, os.environ | {"NODE_PATH": str(HOME / "node_modules"), "NODE_ENV": "production"}, port
    ) as found:
        yield found
