"""Other packages draw their own tables: in the terminal, and where environments are rendered."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ludoteca import drawing
from ludoteca.drawing import plain, table_of
from tests.cli.shell import spawn
from tests.laws.test_foreign import beside

Install = Callable[[str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Another package brings a drawing of chess, written like this."""
    monkeypatch.syspath_prepend(str(tmp_path))
    info = tmp_path / "chess-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: chess\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[{drawing.GROUP}]\nchess = chess_drawn\n", encoding="utf-8")
    drawing._foreign.cache_clear()

    def write(text: str) -> None:
        (tmp_path / "chess_drawn.py").write_text(text, encoding="utf-8")

    yield write
    drawing._foreign.cache_clear()
    sys.modules.pop("chess_drawn", None)


def test_a_game_is_drawn_by_its_own_package(install: Install) -> None:
    install("def draw(*_): return 'a board'\ndef ask(view): return 'ask-choose'\ndef notable(events): return []\n")
    assert table_of("chess").notable(["moved"]) == []
    assert table_of("draughts") is plain


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("import no_such_library", "ModuleNotFoundError: No module named 'no_such_library'"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("import sys; sys.exit('no')", "SystemExit: no"),
        ("def draw(*_): return ''", "AttributeError: module 'chess_drawn' has no attribute 'ask'"),
    ],
)
def test_a_drawing_that_cannot_be_used_is_named_and_the_plain_one_shown(
    install: Install, caplog: pytest.LogCaptureFixture, text: str, reason: str
) -> None:
    install(text)
    with caplog.at_level(logging.WARNING, "ludoteca"):
        assert table_of("chess") is plain
        assert table_of("chess") is plain
    (said,) = caplog.messages
    assert "“chess”" in said
    assert reason in said


def test_the_finished_example_draws_its_table(tmp_path: Path) -> None:
    path = beside("hoard", tmp_path)["PYTHONPATH"]
    out, _ = spawn(tmp_path, "play", "hoard", "--bots", "random", "--seed", "1", PYTHONPATH=path).communicate(
        "1\n" * 60
    )
    assert "given away: –" in out
    assert "your hand: " in out
