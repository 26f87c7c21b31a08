"""What `ludoteca doctor` looks at: each check tells one or more findings."""

from __future__ import annotations

import asyncio
import platform
import socket
from collections.abc import Iterator, Mapping
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

import ludoteca
from ludoteca.cli.console.trouble import file_trouble
from ludoteca.core import state
from ludoteca.core.errors import LudotecaError
from ludoteca.core.registry import broken, sound

if TYPE_CHECKING:
    from ludoteca.server.settings import Settings

EXTRAS = {
    "server": "litestar",
    "gymnasium": "gymnasium",
    "pettingzoo": "pettingzoo",
    "openspiel": "open_spiel",
    "dataset": "pyarrow",
    "ray": "ray",
}
"""The extras, and a package by which each is known."""
PATIENCE = 3.0
"""Seconds a database, a Redis or a port may take to answer."""
SQLITE = "sqlite:///"


def is_compiled() -> bool:
    """Are the rules compiled?"""
    return not str(state.__file__).endswith(".py")


def built() -> dict[str, str]:
    """On which Python, and compiled or not."""
    return {"python": platform.python_version(), "build": "compiled" if is_compiled() else "interpreted"}


class Finding(NamedTuple):
    """One line of the doctor: how it stands, and the sentence with its details."""

    mark: Literal["good", "note", "wrong"]
    key: str
    details: Mapping[str, object]


def good(key: str, **details: str) -> Finding:
    """As it should be."""
    return Finding("good", key, details)


def note(key: str, **details: str) -> Finding:
    """Worth knowing, and nothing that keeps anybody from playing."""
    return Finding("note", key, details)


def wrong(key: str, **details: str) -> Finding:
    """To be mended."""
    return Finding("wrong", key, details)


def look(settings: Settings) -> Iterator[Finding]:
    """Everything, from the package to what a server needs, where that is installed."""
    yield good("version", version=ludoteca.__version__, **built())
    if not is_compiled():
        yield note("doctor-uncompiled")
    yield from _games()
    yield from _extras()
    if _installed(EXTRAS["server"]):
        yield from _served(settings)


def _served(settings: Settings) -> Iterator[Finding]:
    """What a server needs."""
    yield _page()
    yield asyncio.run(_database(settings.database))
    if settings.redis:
        yield asyncio.run(_redis(settings.redis))
    if settings.smtp:
        yield from _mail(settings)
    yield _key(settings)
    yield _port(settings.host, settings.port)


def _games() -> Iterator[Finding]:
    """Every game that is registered can be loaded."""
    for game in sound():
        yield good("doctor-game", title=game.title, version=game.version)
    for error in broken():
        yield wrong("doctor-game-broken", name=str(error.details["name"]), reason=str(error.details["reason"]))


def _extras() -> Iterator[Finding]:
    """What may be installed beside the rules, the bots and the terminal."""
    for extra, package in EXTRAS.items():
        found = _installed(package)
        there = good("doctor-extra", extra=extra, package=package, version=found)
        yield there if found else note("doctor-extra-missing", extra=extra)


def _installed(package: str) -> str:
    """Its version, or nothing."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def _page() -> Finding:
    """Is the page built in?"""
    from ludoteca.server.http.page import FOLDER

    return good("doctor-page") if (FOLDER / "index.html").exists() else wrong("doctor-page-missing")


async def _database(url: str) -> Finding:
    """Does the database answer? A file of SQLite that is not there yet is made at the first start."""
    from sqlalchemy import text

    from ludoteca.server.store.engine import Store

    if url.startswith(SQLITE) and not Path(url.removeprefix(SQLITE)).exists():
        return note("doctor-database-new", file=url.removeprefix(SQLITE))
    store = Store(url)
    try:
        async with asyncio.timeout(PATIENCE), store.read() as connection:
            await connection.execute(text("SELECT 1"))
    except Exception as error:  # each driver has its own ways to fail
        return wrong("doctor-database-silent", reason=_reason(error))
    finally:
        await store.close()
    return good("doctor-database", kind="SQLite" if store.sqlite else "PostgreSQL")


async def _redis(url: str) -> Finding:
    """Does Redis answer?"""
    from redis.asyncio import Redis
    from redis.exceptions import RedisError

    try:
        async with asyncio.timeout(PATIENCE), Redis.from_url(url) as client:
            await client.ping()
    except (RedisError, OSError, ValueError) as error:
        return wrong("doctor-redis-silent", reason=_reason(error))
    return good("doctor-redis")


def _mail(settings: Settings) -> Iterator[Finding]:
    """Does the mail server let us in, and do links in mails lead anywhere?"""
    from ludoteca.server.calls import mail

    try:
        mail.knock(settings)
    except mail.TROUBLES as error:
        yield wrong("doctor-mail-silent", reason=mail.trouble(error))
    else:
        yield good("doctor-mail")
    if not settings.address:
        yield note("doctor-mail-here", address=settings.public_address)


def _key(settings: Settings) -> Finding:
    """The key that signs cookies."""
    from ludoteca.server.people.keys import signing_key

    if not settings.secret_file.exists():
        return note("doctor-key-new", file=str(settings.secret_file))
    try:
        signing_key(settings.secret_file)
    except LudotecaError as error:
        return Finding("wrong", error.key, error.details)
    except OSError as error:
        return Finding("wrong", file_trouble(error).key, file_trouble(error).details)
    return good("doctor-key", file=str(settings.secret_file))


def _port(host: str, port: int) -> Finding:
    """Is somebody listening already where the server would?"""
    place = {"host": host, "port": str(port)}
    try:
        socket.create_connection((host, port), PATIENCE).close()
    except OSError:
        return good("doctor-port-free", **place)
    return note("doctor-port-taken", **place)


def _reason(error: BaseException) -> str:
    """What kind of trouble; what a database says of itself may hold a password, so only its kind is told."""
    return type(error).__name__
