"""The web page's types: TypeScript made of the structs that go over the wire, in web/src/wire."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

import ludoteca
from ludoteca.core.outcome import Outcome
from ludoteca.server import protocol
from ludoteca.server.protocol import calls, games, lobby, parts, people, puzzles, records
from ludoteca.server.protocol.parts import Given, Told
from tools.web.places import WIRE

HEAD = "// Made by `python -m tools.web` from the server's structs: change those, not this.\n"
REF = "#/$defs/"
BASES = (Given, Told, protocol.Ask, protocol.Message)
FILES = (calls, parts, games, lobby, people, protocol, puzzles, records)
"""Where the structs of the wire stand."""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = Mapping[str, Any]


def files() -> dict[Path, bytes]:
    """Every file of types, with what should stand in it."""
    wire = {"AnyAsk": protocol.AnyAsk, "AnyMessage": protocol.AnyMessage}
    found = {WIRE / "protocol.ts": module(wire, [*_structs(msgspec.Struct), Outcome], _given())}
    for game in map(ludoteca.game, ludoteca.games()):
        named = {"View": game.view_type, "Act": game.act_type, "Event": game.event_type}
        found[WIRE / f"{game.id}.ts"] = module(named)
    return {path: text.encode() for path, text in found.items()}


def _structs(base: type) -> list[type]:
    kinds = [kind for file in FILES for kind in vars(file).values() if getattr(kind, "__module__", "") == file.__name__]
    return [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, base) and kind not in BASES]


def _given() -> set[str]:
    """What the page sends: there a field with a default may be left out. What it is told is always whole."""
    return {kind.__name__ for kind in [*_structs(Given), *_structs(protocol.Ask)]}


def module(
    named: Mapping[str, Any], structs: Sequence[Any] = (), given: Collection[str] = (), without: Collection[str] = ()
) -> str:
    """A file of types: every struct that is reached, and the named ones by these names; fields `without` left out."""
    schemas, parts = msgspec.json.schema_components((*named.values(), *structs), ref_template=REF + "{name}")
    lines = [HEAD]
    for name, part in parts.items():
        lines.extend(_declared(name, part, name in given, without))
    lines.extend(f"export type {name} = {written(schema)};\n" for name, schema in zip(named, schemas, strict=False))
    return "\n".join(lines)


def _declared(name: str, schema: Schema, given: bool, without: Collection[str]) -> Iterator[str]:
    """One struct as an interface, its docstring above it."""
    if "description" in schema:
        yield f"/** {' '.join(schema['description'].split())} */"
    yield f"export interface {_identifier(name)} {{"
    required = schema.get("required", ())
    for field, kind in schema.get("properties", {}).items():
        if field not in without:
            may_lack = field not in required and (given or "default" not in kind)
            yield f"  {field}{'?' if may_lack else ''}: {written(kind)};"
    yield "}\n"


def written(schema: Schema) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return _identifier(schema["$ref"].removeprefix(REF))
    if "anyOf" in schema:
        return " | ".join(map(written, schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {written(values) if isinstance(values, Mapping) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(written, schema['prefixItems']))}]"
    items = written(schema.get("items") or {})
    return f"({items})[]" if " " in items else f"{items}[]"


def _identifier(name: str) -> str:
    return re.sub(r"\W", "_", name)
