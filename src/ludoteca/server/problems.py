"""What a client is told when something is refused: always a Problem, whoever refused it."""

from __future__ import annotations

import logging

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError, SQLAlchemyError

from ludoteca.core.errors import LudotecaError
from ludoteca.core.record import Json
from ludoteca.server.protocol.parts import Problem
from ludoteca.server.requests import AnyRequest
from ludoteca.words import shortened

log = logging.getLogger("ludoteca")


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


class TooMany(Refusal):
    """Too often; `details["seconds"]` is how long to wait."""

    status = 429


class Unready(Refusal):
    """The server cannot serve now."""

    status = 503


class Malformed(Refusal):
    """Not what the protocol says: `reason` tells where and why."""

    status = 400


def problem_of(error: LudotecaError) -> Problem:
    """The error as it goes over the wire."""
    details = {name: _plain(value) for name, value in error.details.items()}
    return Problem(key=error.key, text=str(error), game=error.game, details=details)


def _plain(value: object) -> Json | msgspec.Struct:
    if isinstance(value, LudotecaError):
        return problem_of(value)
    return shortened(value) if isinstance(value, str) else msgspec.to_builtins(value)


def refuse(request: AnyRequest, error: LudotecaError) -> Response[Problem]:
    """An error of ours as an answer of HTTP."""
    status = getattr(error, "status", 400)
    headers = {"Retry-After": str(error.details["seconds"])} if status == TooMany.status else None
    return Response(problem_of(error), status_code=status, headers=headers)


STATUSES = {401: "stranger", 403: "forbidden", 404: "nothing-here", 405: "no-such-method", 413: "too-large"}
"""What Litestar refuses by itself, as keys of our words."""


def _refuse_request(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """A request that never reached a handler of ours."""
    key = STATUSES.get(error.status_code)
    if error.status_code >= 500:
        return _own_up(request, error)
    problem = problem_of(LudotecaError(key) if key else LudotecaError("malformed", reason=_reason(error)))
    return Response(problem, status_code=error.status_code, headers=error.headers)


def _reason(error: HTTPException) -> str:
    """What does not fit, and where: Litestar gives a list of both."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        return "; ".join(
            f"{part.get('key', 'data')}: {part.get('message')}".removeprefix("data: ") for part in error.extra
        )
    return error.detail.split(" - ")[-1] if isinstance(error, ValidationException) else error.detail


def _refuse_text(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A body that is no JSON, no UTF-8, or nested deeper than anything we ask for."""
    reason = error.detail if isinstance(error, SerializationException) else str(error)
    return refuse(request, Malformed("malformed", reason=reason))


OURS = (DataError, IntegrityError, ProgrammingError)
"""What the database says of a mistake of ours; of everything else it is the database that fails."""


def _unreachable(request: AnyRequest, error: Exception) -> Response[Problem]:
    """The database does not answer."""
    if isinstance(error, OURS):
        return _own_up(request, error)
    log.error("the database failed", exc_info=error)
    return refuse(request, Unready("database-trouble"))


def _own_up(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A mistake of ours: the log tells it all, the client nothing but that."""
    log.error("trouble", exc_info=error, extra={"fields": {"route": request.scope.get("path_template", "")}})
    return Response(problem_of(LudotecaError("server-trouble")), status_code=500)


HANDLERS: ExceptionHandlersMap = {
    LudotecaError: refuse,
    HTTPException: _refuse_request,
    SerializationException: _refuse_text,
    UnicodeError: _refuse_text,
    RecursionError: _refuse_text,
    SQLAlchemyError: _unreachable,
    TimeoutError: _unreachable,
    ConnectionError: _unreachable,
    Exception: _own_up,
}
