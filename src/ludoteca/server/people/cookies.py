"""The cookie that makes a browser known: a session's secret, signed. No script reads it, no other site sends it."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Any

from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

COOKIE = "ludoteca"
YEAR = 365 * 86_400
SECRET_BYTES = 24
PURPOSE = b"ludoteca session"

Connection = ASGIConnection[Any, Any, Any, Any]


def new_secret() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(SECRET_BYTES)


def session_id(secret: str) -> str:
    """A session's id: what is kept of its secret, so that nobody who reads the database has a cookie."""
    return sha256(secret.encode()).hexdigest()[:32]


def cookie_for(secret: str, connection: Connection) -> Cookie:
    """The cookie of a session."""
    value = _signer(connection).sign(secret).decode()
    return Cookie(COOKIE, value=value, max_age=YEAR, **_flags(connection))


def no_cookie(connection: Connection) -> Cookie:
    """The cookie that makes a browser forget."""
    return Cookie(COOKIE, value="", max_age=0, **_flags(connection))


def secret_of(connection: Connection) -> str | None:
    """The session's secret that came with a request, if we signed it."""
    try:
        return _signer(connection).unsign(connection.cookies.get(COOKIE, "")).decode()
    except (BadSignature, UnicodeError):
        return None


def _signer(connection: Connection) -> Signer:
    return Signer(connection.app.state.house.key, salt=PURPOSE, key_derivation="hmac", digest_method=sha256)


def _flags(connection: Connection) -> dict[str, Any]:
    return {"path": "/", "httponly": True, "samesite": "lax", "secure": connection.scope["scheme"] in ("https", "wss")}
