"""The OpenAPI page of the server, made of its handlers and of the structs of the protocol.

msgspec tells the schemas, because msgspec checks what comes in: what the page says is what is checked.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Sequence
from typing import Annotated, NamedTuple, TypeAlias, get_args, get_origin

import msgspec
from litestar import MediaType, Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import BodyKwarg, PathParameter, QueryParameter
from litestar.routes import BaseRoute, HTTPRoute
from litestar.typing import FieldDefinition
from msgspec import Meta

from ludoteca import __version__
from ludoteca.core.record import Plain
from ludoteca.server.http.parts import CONSTRAINTS
from ludoteca.server.people.cookies import COOKIE
from ludoteca.server.protocol.parts import Problem

ABOUT = "Tables for board games: people, tables, records, results. Play itself goes over each table's socket."
JSON = "application/json"
Kind: TypeAlias = object
"""A type as it is annotated: a struct, a list of them, a union."""
PLACES: dict[type, str] = {PathParameter: "path", QueryParameter: "query"}
SECURITY = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    "token": {"type": "http", "scheme": "bearer"},
}


class Way(NamedTuple):
    """A handler at its address."""

    path: str
    handler: HTTPRouteHandler

    @property
    def fields(self) -> dict[str, FieldDefinition]:
        """What it takes, by name."""
        return self.handler.parsed_fn_signature.parameters

    @property
    def body(self) -> Kind:
        """The type of its body, or None."""
        return next(
            (field.raw for field in self.fields.values() if isinstance(field.kwarg_definition, BodyKwarg)), None
        )

    @property
    def answer(self) -> Kind:
        """The type of its answer."""
        kind = self.handler.parsed_fn_signature.return_type.raw
        return get_args(kind)[0] if get_origin(kind) is Response else kind

    def parameters(self) -> Iterator[tuple[str, str, FieldDefinition]]:
        """Name, place and field of what stands in its address."""
        for name, field in self.fields.items():
            place = PLACES.get(type(field.kwarg_definition))
            if place:
                yield getattr(field.kwarg_definition, "name", None) or name, place, field


class Schemas:
    """The schemas of all types a page speaks of; structs stand once, among the components."""

    def __init__(self, kinds: Sequence[Kind]) -> None:
        template = "#/components/schemas/{name}"
        schemas, self.components = msgspec.json.schema_components(kinds, ref_template=template)
        self._known = dict(zip(map(repr, kinds), schemas, strict=True))

    def __getitem__(self, kind: Kind) -> Plain:
        return self._known[repr(kind)]


def openapi(routes: Sequence[BaseRoute]) -> Plain:
    """The page of an application's routes."""
    ways = sorted(_ways(routes), key=lambda way: (way.path, sorted(way.handler.http_methods)))
    schemas = Schemas([Problem, *(kind for way in ways for kind in _kinds(way))])
    paths: dict[str, Plain] = {}
    for way in ways:
        for method in sorted(way.handler.http_methods):
            paths.setdefault(way.path, {})[method.lower()] = _operation(way, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludoteca", "version": __version__, "description": ABOUT},
        "paths": paths,
        "components": {"schemas": schemas.components, "securitySchemes": SECURITY},
    }


def _ways(routes: Sequence[BaseRoute]) -> Iterator[Way]:
    for route in routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                if handler.operation_id:
                    yield Way(route.path_format, handler)


def _kinds(way: Way) -> Iterator[Kind]:
    yield way.answer
    yield from (_bounded(field) for _, _, field in way.parameters())
    if way.body is not None:
        yield way.body


def _bounded(field: FieldDefinition) -> Kind:
    """The type of something in an address, with its bounds in msgspec's words; None cannot stand there."""
    kind = field.inner_types[0].annotation if field.is_optional else field.annotation
    found = {name: getattr(field.kwarg_definition, name, None) for name in CONSTRAINTS}
    return Annotated[kind, Meta(**{name: value for name, value in found.items() if value is not None})]


def _operation(way: Way, schemas: Schemas) -> Plain:
    handler = way.handler
    operation: Plain = {
        "operationId": str(handler.operation_id),
        "tags": getattr(handler.owner, "tags", None) or [],
        "summary": inspect.getdoc(handler.fn),
        "parameters": [_parameter(*found, schemas) for found in way.parameters()],
        "responses": {
            str(handler.status_code): _response(way, schemas),
            "default": {"description": "Refused, and why.", "content": {JSON: {"schema": schemas[Problem]}}},
        },
    }
    if way.body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas[way.body]}}}
    if "person" in way.fields:
        operation["security"] = [{name: []} for name in SECURITY]
    return operation


def _parameter(name: str, place: str, field: FieldDefinition, schemas: Schemas) -> Plain:
    """Something in an address. What is optional there is left out, not null."""
    schema = schemas[_bounded(field)]
    if field.has_default and not field.is_optional:
        schema = {**schema, "default": field.default}
    return {"name": name, "in": place, "required": not field.has_default, "schema": schema}


def _response(way: Way, schemas: Schemas) -> Plain:
    if way.answer in (None, type(None)):
        return {"description": "Done."}
    kind = (way.handler.media_type or MediaType.JSON).partition(";")[0]
    schema = schemas[way.answer] if kind == JSON else {"type": "string"}
    return {"description": "Done.", "content": {kind: {"schema": schema}}}
