"""Logs: one JSON object a line, for people with grep and for collectors.

No secret gets in: no cookies, tokens, passwords or bodies, and of an address only its route, because a table's id is
its invitation. Of an error it is said what kind it is and where it happened, not what it says: that may be a table's id
or what the database told of itself. Whoever needs that sets the level to debug, and gets a line of that level with it.
"""

from __future__ import annotations

import errno
import logging
import sys
import time
import traceback
from collections.abc import Iterator
from pathlib import Path

import msgspec
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.core.errors import LudotecaError
from ludoteca.server.host.metrics import route_of

access = logging.getLogger("ludoteca.access")


class Lines(logging.Formatter):
    """A record as one line of JSON; what was passed as `extra={"fields": …}` stands beside the message."""

    def __init__(self, everything: bool = False) -> None:
        super().__init__()
        self._everything = everything

    def format(self, record: logging.LogRecord) -> str:
        said, error = record.getMessage(), record.exc_info[1] if record.exc_info else None
        line = _line(record, record.levelname, said.partition("\n")[0])
        if error is not None:
            line["trouble"] = "; ".join(map(_kind_and_place, _chain(error)))
        lines = [line]
        if self._everything and (error is not None or "\n" in said):
            lines.append({**_line(record, "debug", said), "trouble": "".join(traceback.format_exception(error))})
        return "\n".join(msgspec.json.encode(each, enc_hook=str).decode() for each in lines)


def _line(record: logging.LogRecord, level: str, says: str) -> dict[str, object]:
    return {
        "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
        "level": level.lower(),
        "from": record.name,
        "says": says,
        **getattr(record, "fields", {}),
    }


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """An error and what led to it."""
    while error is not None:
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _kind_and_place(error: BaseException) -> str:
    """`OperationalError SQLITE_FULL at store/engine.py:54 write < store/journal.py:92 _write`, the innermost first."""
    frames = reversed(list(traceback.walk_tb(error.__traceback__)))
    places = [f"{'/'.join(Path(f.f_code.co_filename).parts[-2:])}:{line} {f.f_code.co_name}" for f, line in frames]
    kind = " ".join(filter(None, (type(error).__name__, _code(error))))
    return f"{kind} at {' < '.join(places)}" if places else kind


def _code(error: BaseException) -> str:
    """What our words, SQLite, PostgreSQL or the system call it."""
    if isinstance(error, LudotecaError):
        return error.key
    if isinstance(error, OSError):
        return errno.errorcode.get(error.errno or 0, "")
    return str(getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None) or "")


def set_up(level: str = "info") -> None:
    """Everything that is logged in this process goes to the standard error, in lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(everything=level == "debug"))
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
