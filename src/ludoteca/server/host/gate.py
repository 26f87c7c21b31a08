"""What every request passes: where its page comes from, how often it comes, and what browsers are told to forbid."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.config.cors import CORSConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException, WebSocketException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.server.host.addresses import address_of
from ludoteca.server.problems import Forbidden, TooMany
from ludoteca.server.requests import AnyConnection

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
MOST_BODY = 64 * 1024
"""Bytes of a request's body; only a record may be longer."""
PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}

CONTENT = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CONTENT,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
"""Referrer: a private table's address is its invitation, so no other site is told it."""


class Gate(ASGIMiddleware):
    """Refuses what another site's page asks in the name of a visitor, and floods."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection: AnyConnection = ASGIConnection(scope)
        if "\0" in scope["path"]:
            raise NotFoundException
        if scope["type"] == ScopeType.WEBSOCKET:
            await _check_line(connection)
        else:
            await _check(connection, safe=scope["method"] in SAFE)
        await next_app(scope, receive, send)


async def _check_line(connection: AnyConnection) -> None:
    """A socket that is not to be opened is refused before it is: the client sees a 403."""
    try:
        await connection.app.state.house.limits.take("line", address_of(connection))
    except TooMany as error:
        raise WebSocketException(detail=error.key, code=4429) from None
    if not from_own_page(connection):
        raise WebSocketException(detail="other-origin", code=4403)


async def _check(connection: AnyConnection, *, safe: bool) -> None:
    limits = connection.app.state.house.limits
    if connection.scope["path"].startswith("/api"):
        await limits.take("request", address_of(connection))
    if not safe:
        await limits.take("change", address_of(connection))
        if not from_own_page(connection):
            raise Forbidden("other-origin")


def from_own_page(connection: AnyConnection) -> bool:
    """Is the asking page ours, or one the host allowed? Programs that are no browser send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    own = _place(f"{connection.scope['scheme']}://{connection.headers.get('host', '')}")
    return _place(origin) == own or origin in connection.app.state.house.settings.allowed_origins


def _place(address: str) -> tuple[str, int | None] | None:
    """Host and port. The scheme is left out: behind a proxy we may not know our own."""
    try:
        parts = urlsplit(address)
        return (parts.hostname, parts.port or PORTS.get(parts.scheme)) if parts.hostname else None
    except ValueError:
        return None


def sharing(origins: list[str]) -> CORSConfig | None:
    """What browsers are told to allow pages from elsewhere, if the host allows any."""
    if not origins:
        return None
    return CORSConfig(
        allow_origins=origins,
        allow_methods=["GET", "POST", "PUT", "PATCH", "DELETE"],
        allow_headers=["Authorization", "Content-Type"],
        expose_headers=["Retry-After", "Content-Disposition"],
        allow_credentials=True,
    )


async def add_headers(message: Message, scope: Scope) -> None:
    """To every answer, what a browser shall forbid itself."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api"):
        headers.setdefault("cache-control", "no-store")
    if scope["scheme"] == "https":
        headers.setdefault("strict-transport-security", "max-age=31536000")
