"""The finished example of a game from another package passes what our games pass in the adapters and at a server."""

from __future__ import annotations

from pathlib import Path

from tests.laws.test_foreign import passes

ADAPTERS = ("environments", "gymnasium", "open_spiel", "pettingzoo", "vector")


def test_a_foreign_game_passes_the_adapters(tmp_path: Path) -> None:
    passes([f"tests/adapters/test_{name}.py" for name in ADAPTERS], "hoard", tmp_path)


def test_a_foreign_game_is_played_at_a_server(tmp_path: Path) -> None:
    passes(["tests/server/test_play.py"], "hoard", tmp_path)
