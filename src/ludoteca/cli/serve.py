"""`ludoteca serve`: the server for browsers and bots."""

from __future__ import annotations

import os
import tempfile
from typing import Annotated

import typer

from ludoteca.core.words import words


def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option("--host", help="Where to listen (default: this machine only).")] = None,
    port: Annotated[int | None, typer.Option("--port", help="The port (default: 8000).")] = None,
    db: Annotated[str | None, typer.Option("--db", metavar="URL", help="sqlite:///FILE or postgresql://…")] = None,
    redis: Annotated[
        str | None, typer.Option("--redis", metavar="URL", help="redis://…, for several processes.")
    ] = None,
    workers: Annotated[int | None, typer.Option("--workers", help="How many processes serve (default: 1).")] = None,
    bots: Annotated[int | None, typer.Option("--bots", help="How many processes think for bots.")] = None,
    proxy: Annotated[
        str | None, typer.Option("--proxy", metavar="ADDRESS", help="The reverse proxy to believe, e.g. 127.0.0.1.")
    ] = None,
    log: Annotated[str | None, typer.Option("--log", help="debug, info, warning or error (default: info).")] = None,
) -> int:
    """Serve tables for people and bots. Settings can come from the environment too: LUDOTECA_PORT and so on."""
    import uvicorn

    from ludoteca.server.settings import Settings

    settings = Settings.from_environ(
        os.environ, host=host, port=port, db=db, redis=redis, workers=workers, bots=bots, proxy=proxy, log=log
    )
    os.environ.update(settings.to_environ())
    if settings.workers > 1:
        os.environ.setdefault(FIGURES, tempfile.mkdtemp(prefix="ludoteca-figures-"))
    print(words(context.obj).say("serve-address", address=f"http://{settings.host}:{settings.port}"), flush=True)
    uvicorn.run(
        "ludoteca.server.app:served",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        forwarded_allow_ips=settings.proxy or None,
        proxy_headers=bool(settings.proxy),
        server_header=False,
        timeout_graceful_shutdown=FAREWELL,
    )
    return 0


FIGURES = "PROMETHEUS_MULTIPROC_DIR"
"""Where several processes put their figures, so that any of them can tell all."""
FAREWELL = 10
"""Seconds open requests have to end when the server does."""
MOST_BYTES = 64 * 1024
"""The longest message a client may send on a socket."""
