"""Passwords: argon2, in a thread of its own so that nobody at a table waits for it."""

from __future__ import annotations

import asyncio
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

HASHER = PasswordHasher()
AT_ONCE = 2
"""Each takes 64 MiB, so that many people logging in at the same time must queue."""


@cache
def _turns() -> asyncio.Semaphore:
    return asyncio.Semaphore(AT_ONCE)


@cache
def _nobodys() -> str:
    """A hash that fits no password: names without an account take as long as names with one."""
    return HASHER.hash("")


async def hashed(password: str) -> str:
    """What is kept of a password."""
    async with _turns():
        return await asyncio.to_thread(HASHER.hash, password)


async def fits(password: str, kept: str | None) -> bool:
    """Is it the right one?"""
    async with _turns():
        return await asyncio.to_thread(_fits, password, kept)


def _fits(password: str, kept: str | None) -> bool:
    try:
        return HASHER.verify(kept or _nobodys(), password) and kept is not None
    except (VerificationError, InvalidHashError):
        return False
