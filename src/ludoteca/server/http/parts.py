"""What handlers are given besides what the client sent, by its parameter's name."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import NamedDependency, Provide

from ludoteca.server.guard import Person, require, visitor
from ludoteca.server.house import House

AnyRequest = Request[Any, Any, Any]
ThisHouse = NamedDependency[House]
Somebody = NamedDependency[Person]
Anybody = NamedDependency[Person | None]

PEOPLE = {"person": Provide(require), "visitor": Provide(visitor)}
"""`person`: whoever asks, and a stranger is refused. `visitor`: whoever asks, None if a stranger."""
