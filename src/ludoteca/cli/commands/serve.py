"""`ludoteca serve`: the server for browsers and bots."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.core.errors import LudotecaError
from ludoteca.words import Words, words

if TYPE_CHECKING:
    import uvicorn

    from ludoteca.server.settings import Settings


def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option("--host", help="Where to listen (default: this machine only).")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="Open to the local network; prints the address to send.")] = False,
    port: Annotated[int | None, typer.Option("--port", help="The port (default: 8000).")] = None,
    db: Annotated[str | None, typer.Option("--db", metavar="URL", help="sqlite:///FILE or postgresql://…")] = None,
    redis: Annotated[
        str | None, typer.Option("--redis", metavar="URL", help="redis://…, for several processes.")
    ] = None,
    workers: Annotated[int | None, typer.Option("--workers", help="How many processes serve (default: 1).")] = None,
    content: Annotated[
        str | None,
        typer.Option("--content", metavar="FOLDER", help="Your own contents, to be offered at tables."),
    ] = None,
    bots: Annotated[
        str | None, typer.Option("--bots", metavar="NAMES", help="Bots from other packages that may take seats.")
    ] = None,
    thinkers: Annotated[int | None, typer.Option("--thinkers", help="How many processes think for bots.")] = None,
    proxy: Annotated[
        str | None, typer.Option("--proxy", metavar="ADDRESS", help="The reverse proxy to trust, e.g. 127.0.0.1.")
    ] = None,
    log: Annotated[str | None, typer.Option("--log", help="debug, info, warning or error (default: info).")] = None,
) -> int:
    """Serve tables for people and bots. Settings can also come from the environment: LUDOTECA_PORT and so on."""
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    from ludoteca.server.host.around import EVERYWHERE
    from ludoteca.server.people.keys import signing_key
    from ludoteca.server.settings import Settings
    from ludoteca.server.store.migrations import prepare

    where = host or (EVERYWHERE if lan else None)
    flags = {"host": where, "port": port, "db": db, "redis": redis, "workers": workers, "proxy": proxy, "log": log}
    settings = Settings.from_environ(os.environ, **flags, content=content, bots=bots, thinkers=thinkers)
    os.environ.update(settings.to_environ())
    with _listen(settings.host, settings.port) as listening:
        asyncio.run(prepare(settings.database))
        signing_key(settings.secret_file)
        with _telling(words(context.obj), settings.host, listening):
            if settings.workers > 1:
                with tempfile.TemporaryDirectory(prefix=FOLDER) as folder:
                    os.environ.setdefault(FIGURES, folder)
                    Multiprocess(_config(settings), sockets=[listening]).run()
                return 0
            signal.signal(signal.SIGTERM, _leave)
            server = uvicorn.Server(_config(settings))
            server.run(sockets=[listening])
            return 0 if server.started else 1


def _leave(*_: object) -> None:
    """Asked to stop, and done with what was under way: an ordinary end, at which Python puts away what processes share.

    uvicorn sends itself the signal again, and dying of it would leave that behind, with a warning in the log.
    """
    raise SystemExit(0)


@contextmanager
def _telling(words: Words, host: str, listening: socket.socket) -> Iterator[None]:
    """Say where to open it as soon as anybody listens there, whichever process: who comes at once is not refused."""
    ended = Event()

    def wait() -> None:
        while not listening.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN):
            if ended.wait(LOOK):
                return
        _tell(words, host, listening.getsockname()[1])

    waiting = Thread(target=wait)
    waiting.start()
    try:
        yield
    finally:
        ended.set()
        waiting.join()


def _tell(words: Words, host: str, port: int) -> None:
    """Where to open it; for people in the network around, by an address with its QR code."""
    from ludoteca.server.host.around import EVERYWHERE, around, qr_text

    here = "127.0.0.1" if host == EVERYWHERE else host
    print(words.say("serve-address", address=f"http://{here}:{port}"), flush=True)
    if host == EVERYWHERE:
        name = around()
        link = f"http://{name}:{port}"
        print(words.say("serve-around", address=link) if name else words.say("serve-alone"), flush=True)
        if name and sys.stdout.encoding.lower().startswith("utf"):
            print(qr_text(link), flush=True)


def _listen(host: str, port: int) -> socket.socket:
    """The server's ear; an address that is taken is told before anything starts."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        reason = error.strerror or str(error)
        raise LudotecaError("serve-cannot-listen", host=host, port=str(port), reason=reason) from None
    listening.set_inheritable(True)
    return listening


def _config(settings: Settings) -> uvicorn.Config:
    import uvicorn

    return uvicorn.Config(
        "ludoteca.server.app:served",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        http="ludoteca.server.host.door:Door",
        ws="ludoteca.server.host.door:LineDoor",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        forwarded_allow_ips=settings.proxy or None,
        proxy_headers=bool(settings.proxy),
        server_header=False,
        timeout_graceful_shutdown=FAREWELL,
        timeout_worker_healthcheck=SILENCE,
    )


FOLDER = "ludoteca-figures-"
FIGURES = "PROMETHEUS_MULTIPROC_DIR"
"""Where several processes put their figures, so that any of them can tell all."""
LOOK = 0.02
"""Seconds between two looks whether the server listens."""
FAREWELL = 10
"""Seconds open requests have to end when the server does."""
SILENCE = 60
"""Seconds a serving process may be silent before it is replaced: on a slow machine it takes many to start several."""
MOST_BYTES = 64 * 1024
"""The longest message a client may send on a socket."""
