"""`ludoteca review` where something is in its way: it says so, and no file is spoiled or half written."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from ludoteca.cli.app import main
from ludoteca.reviews.review import Reviewing
from ludoteca.reviews.told import Review
from tests.reviews.test_review import played


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_bytes(played().to_json())
    return file


@pytest.mark.parametrize(
    ("page", "why"),
    [
        ("game.json", "already exists"),
        ("../{0}/game.json", "already exists"),
        ("game.review.json", "already exists"),
        ("nowhere/page.html", "does not exist"),
        (".", "is a folder"),
        ("game.json/page.html", "page.html"),
    ],
)
def test_a_page_that_cannot_be_written_is_refused_before_the_work(
    record: Path, page: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before, folder = record.read_bytes(), record.parent
    assert main(["review", str(record), "--html", str(folder / page.format(folder.name))]) == 2
    said = capsys.readouterr().err
    assert why in said
    assert len(said.splitlines()) == 1
    assert [file.name for file in folder.iterdir()] == ["game.json"]
    assert record.read_bytes() == before


def test_a_review_that_cannot_be_kept_is_shown(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.with_name(f".game.review.json.{os.getpid()}").mkdir()
    assert main(["review", str(record), "--depth", "0.1"]) == 0
    said = capsys.readouterr()
    assert "▁" in said.out
    assert "not kept. " in said.err
    assert "game.review.json is a folder" in said.err
    assert not record.with_name("game.review.json").exists()


@pytest.fixture
def stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C is pressed after the first step."""
    steps = Reviewing.run

    def run(reviewing: Reviewing) -> Iterator[int]:
        for done in steps(reviewing):
            if done == 1:
                signal.raise_signal(signal.SIGINT)
            yield done

    monkeypatch.setattr(Reviewing, "run", run)


@pytest.mark.usefixtures("stopped")
@pytest.mark.parametrize("kept", [True, False])
def test_a_review_that_is_stopped_says_how_to_go_on_if_there_is_anything_to_go_on_with(
    record: Path, kept: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    if not kept:
        record.with_name(f".game.review.json.{os.getpid()}").mkdir()
    assert main(["review", str(record), "--depth", "0.1"]) == 130
    said = capsys.readouterr().err
    assert ("Stopped. What is done so far is in" in said) == kept
    assert ("not kept." in said) != kept
    if kept:
        sofar = msgspec.json.decode(record.with_name("game.review.json").read_bytes(), type=Review)
        assert (sofar.complete, len(sofar.chances)) == (False, 2)
