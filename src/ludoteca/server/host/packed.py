"""Long answers are packed (gzip) for clients that can unpack them; in a thread, since that takes its time."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

WORTH_PACKING = 1024
IN_A_THREAD = 32 * 1024
"""Bytes from which on the way to a thread and back is the shorter one."""
EFFORT = 5


class Packed(ASGIMiddleware):
    """Packs answers."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        unpacks = "gzip" in Headers.from_scope(scope).get("accept-encoding", "")
        await next_app(scope, receive, _packing(send) if unpacks else send)


def _packing(send: Send) -> Callable[[Message], Awaitable[None]]:
    """Wait for the whole answer, then send it packed if it is worth it."""
    begun: list[HTTPResponseStartEvent] = []
    body = bytearray()

    async def pack(message: Message) -> None:
        if message["type"] == "http.response.start":
            begun.append(message)
            return
        if message["type"] != "http.response.body":
            await send(message)
            return
        body.extend(message["body"])
        if not message["more_body"]:
            packed = await _pack(bytes(body), MutableScopeHeaders.from_message(begun[0]))
            await send(begun[0])
            await send({"type": "http.response.body", "body": packed, "more_body": False})

    return pack


async def _pack(body: bytes, headers: MutableScopeHeaders) -> bytes:
    headers.extend_header_value("vary", "Accept-Encoding")
    if len(body) < WORTH_PACKING or "content-encoding" in headers:
        return body
    short = len(body) < IN_A_THREAD
    packed = gzip.compress(body, EFFORT) if short else await asyncio.to_thread(gzip.compress, body, EFFORT)
    headers["content-encoding"] = "gzip"
    headers["content-length"] = str(len(packed))
    return packed
