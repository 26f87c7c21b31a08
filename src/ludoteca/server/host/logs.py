"""Logs: one JSON object a line, for people with grep and for collectors.

No secret gets in: no cookies, tokens, passwords or bodies, and of an address only its route, because a table's id is
its invitation. The database's driver is told to keep the values of a failed statement to itself.
"""

from __future__ import annotations

import logging
import sys
import time
import traceback
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.server.host.metrics import route_of

access = logging.getLogger("ludoteca.access")


class Lines(logging.Formatter):
    """A record as one line of JSON; what was passed as `extra={"fields": …}` stands beside the message."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trouble"] = "".join(traceback.format_exception(*record.exc_info))
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up(level: str = "info") -> None:
    """Everything that is logged in this process goes to the standard error, in lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for noisy in ("uvicorn.access", "uvicorn.error", "alembic", "httpx"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


class Noted(ASGIMiddleware):
    """Notes every answer of HTTP."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        began = time.perf_counter()

        async def note(message: Message) -> None:
            if message["type"] == "http.response.start":
                spent = round((time.perf_counter() - began) * 1000, 1)
                asked = {"method": scope.get("method"), "route": route_of(scope)}
                access.info("answered", extra={"fields": {**asked, "status": message["status"], "ms": spent}})
            await send(message)

        await next_app(scope, receive, note)
