"""What a client is told when something is refused."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response

from ludoteca.core.errors import LudotecaError
from ludoteca.server.protocol import Problem


class Refusal(LudotecaError):
    """Refused; `status` is what HTTP says of it."""

    status = 409


class Missing(Refusal):
    """There is no such thing, or not for you: we do not say which."""

    status = 404


class Forbidden(Refusal):
    """Not yours to do."""

    status = 403


class Stranger(Refusal):
    """Say first who you are."""

    status = 401


def problem_of(error: LudotecaError) -> Problem:
    """The error as it goes over the wire."""
    details = {name: _plain(value) for name, value in error.details.items()}
    return Problem(key=error.key, text=str(error), game=error.game, details=details)


def _plain(value: Any) -> Any:
    return problem_of(value) if isinstance(value, LudotecaError) else msgspec.to_builtins(value)


def refuse(request: Request[Any, Any, Any], error: LudotecaError) -> Response[Problem]:
    """An error of ours as an answer of HTTP."""
    return Response(problem_of(error), status_code=getattr(error, "status", 400))
