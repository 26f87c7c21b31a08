"""The protocol as files is the protocol the server speaks."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ludoteca.server import protocol, schemas

ROOT = Path(__file__).parents[2]


def test_the_files_are_up_to_date() -> None:
    hint = "make them again: python -m ludoteca.server.schemas --write"
    assert schemas.stale(ROOT / "docs/protocol") == [], hint


def test_a_stale_file_is_named(tmp_path: Path) -> None:
    schemas.main("--write", str(tmp_path))
    assert schemas.stale(tmp_path) == []
    (tmp_path / "openapi.json").write_text("{}")
    assert schemas.stale(tmp_path) == ["openapi.json"]


def test_every_message_is_in_the_sockets_schema() -> None:
    parts = msgspec.convert(protocol.json_schema()["$defs"], dict[str, object])
    messages = {kind.__name__ for kind in (*protocol.AnyAsk.__args__, *protocol.AnyMessage.__args__)}
    assert messages <= set(parts)
