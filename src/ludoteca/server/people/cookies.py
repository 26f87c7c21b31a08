"""The cookie that makes a browser known: a session's secret, signed. No script reads it, no other site sends it."""

from __future__ import annotations

import secrets
from hashlib import sha256

from itsdangerous import BadSignature, Signer
from litestar.datastructures import Cookie

from ludoteca.server.requests import AnyConnection

COOKIE = "ludoteca"
YEAR = 365 * 86_400
SECRET_BYTES = 24
PURPOSE = b"ludoteca session"


def new_secret() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(SECRET_BYTES)


def session_id(secret: str) -> str:
    """A session's id: what is kept of its secret, so that nobody who reads the database has a cookie."""
    return sha256(secret.encode()).hexdigest()[:32]


def cookie_for(secret: str, connection: AnyConnection) -> Cookie:
    """The cookie of a session."""
    return _cookie(connection, _signer(connection).sign(secret).decode(), YEAR)


def no_cookie(connection: AnyConnection) -> Cookie:
    """The cookie that makes a browser forget."""
    return _cookie(connection, "", 0)


def secret_of(connection: AnyConnection) -> str | None:
    """The session's secret that came with a request, if we signed it."""
    try:
        return _signer(connection).unsign(connection.cookies.get(COOKIE, "")).decode()
    except (BadSignature, UnicodeError):
        return None


def _signer(connection: AnyConnection) -> Signer:
    return Signer(connection.app.state.house.key, salt=PURPOSE, key_derivation="hmac", digest_method=sha256)


def _cookie(connection: AnyConnection, value: str, seconds: int) -> Cookie:
    secure = connection.scope["scheme"] in ("https", "wss")
    return Cookie(COOKIE, value=value, max_age=seconds, path="/", httponly=True, samesite="lax", secure=secure)
