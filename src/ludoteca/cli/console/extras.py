"""Commands that need more than the rules, the bots and the terminal say which extra brings it."""

from __future__ import annotations

from ludoteca.core.errors import LudotecaError

SERVER = "ludoteca[server]"
PACKAGES = {
    **dict.fromkeys(("aiosqlite", "alembic", "argon2", "asyncpg", "httpx", "itsdangerous", "litestar"), SERVER),
    **dict.fromkeys(("prometheus_client", "redis", "sqlalchemy", "uvicorn", "websockets"), SERVER),
    **dict.fromkeys(("hypothesis", "pytest"), "ludoteca[testing]"),
    "numpy": "ludoteca[gymnasium]",
}
"""What imports are missing without which extra."""


def extra_of(error: ModuleNotFoundError) -> LudotecaError:
    """What to install for a library that is not there; an error that is nobody's extra is raised again."""
    library = (error.name or "").partition(".")[0]
    if library not in PACKAGES:
        raise error
    return LudotecaError("extra-missing", library=library, extra=PACKAGES[library])
