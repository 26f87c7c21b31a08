"""Everybody who is connected to this process: when it is full, whoever only stands there makes room."""

from __future__ import annotations

import os
import sys
from collections import Counter
from functools import cache
from typing import Protocol

from ludoteca.server.host.addresses import network_of, proxies
from ludoteca.server.settings import Settings

KEPT_BACK = 128
"""Descriptors for what is no visitor: database, Redis, thinking processes, files."""
ON_WINDOWS = 2048


class Visitor(Protocol):
    """A connection: it can be let go of."""

    def dismiss(self) -> None:
        """End it at once."""
        ...


class Hall:
    """Connections by address, and those of them that wait: for a request to be whole, or for another one."""

    def __init__(self, most: int, most_of_one: int, proxy: str = "") -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._is_proxy = proxies(proxy)
        self._addresses: dict[Visitor, str] = {}
        self._held: Counter[str] = Counter()
        self._waiting: dict[Visitor, None] = {}
        """The longest waiting first."""

    def enter(self, visitor: Visitor, host: str) -> bool:
        """Somebody comes. False: there is no room for him, and nobody who could make some."""
        address = network_of(host)
        crowded = self._most_of_one and self._held[address] >= self._most_of_one and not self._is_proxy(host)
        full = len(self._addresses) >= self._most
        gone = self._next_to_go(address if crowded else None) if crowded or full else None
        self._addresses[visitor] = address
        self._held[address] += 1
        self._waiting[visitor] = None
        if gone is not None:
            self.leave(gone)
            gone.dismiss()
        return gone is not None or not (crowded or full)

    def _next_to_go(self, address: str | None) -> Visitor | None:
        """Who has waited longest at this address, or else where most come from."""
        waiting = [each for each in self._waiting if address in (None, self._addresses[each])]
        return max(waiting, key=lambda each: self._held[self._addresses[each]], default=None)

    def busy(self, visitor: Visitor) -> None:
        """His request is whole, and he is served."""
        self._waiting.pop(visitor, None)

    def wait(self, visitor: Visitor) -> None:
        """He has been served, and may ask for more."""
        if visitor in self._addresses:
            self._waiting[visitor] = None

    def swap(self, visitor: Visitor, other: Visitor) -> None:
        """A request became a line: it stays one connection."""
        if visitor in self._addresses:
            self._addresses[other] = self._addresses.pop(visitor)
        self._waiting.pop(visitor, None)

    def leave(self, visitor: Visitor) -> None:
        """He is gone."""
        address = self._addresses.pop(visitor, None)
        self._waiting.pop(visitor, None)
        if address is not None:
            self._held[address] -= 1
            if not self._held[address]:
                del self._held[address]


@cache
def hall() -> Hall:
    """The hall of this process, by the settings in its environment and the descriptors it may open."""
    settings = Settings.from_environ(os.environ)
    most = _descriptors()
    return Hall(max(most - KEPT_BACK, most // 2), settings.connections, settings.proxy)


def _descriptors() -> int:
    """How many descriptors this process may open."""
    if sys.platform == "win32":
        return ON_WINDOWS
    import resource

    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
