"""`ludoteca dataset`."""

from __future__ import annotations

import json
import signal
import sys
from pathlib import Path

import pytest

from ludoteca.datasets import read, read_card
from tests.cli.shell import Run, spawn

QUICK = ("dataset", "holi", "--bots", "greedy,random", "--seed", "5", "--shard", "2")


def test_one_and_two_workers_write_the_same(run: Run, tmp_path: Path) -> None:
    for count in ("1", "2"):
        ran = run(*QUICK, "--games", "5", "--workers", count, "--out", f"by-{count}")
        assert (ran.status, ran.out, ran.err) == (0, "", f"by-{count} holds 5 games in whole files.\n")
    one, two = (tmp_path / f"by-{count}" for count in ("1", "2"))
    assert {file.name for file in one.iterdir()} == {"card.json", *(f"games-0000{number}.jsonl" for number in range(3))}
    assert all((two / file.name).read_bytes() == file.read_bytes() for file in one.iterdir())


def test_it_goes_on_without_a_seed(run: Run, tmp_path: Path) -> None:
    run(*QUICK, "--games", "2", "--workers", "1")
    run(*QUICK[:4], "--shard", "2", "--games", "3", "--workers", "1")
    assert read_card(tmp_path / "dataset").plan["seed"] == 5
    assert len(list(read(tmp_path / "dataset"))) == 3


def test_parquet_needs_its_library(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    ran = run(*QUICK, "--format", "parquet")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == 'This needs pyarrow, which is not installed: pip install "ludoteca[dataset]".\n'
    assert not (tmp_path / "dataset").exists()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--format", "csv"), "There is no dataset format “csv”. There are: jsonl, parquet."),
        (("--shard", "0"), "A file holds at least one game, not 0."),
        (("--games", "0"), "At least one game must be played, not 0."),
    ],
)
def test_nothing_is_written_when_something_is_wrong(
    run: Run, tmp_path: Path, wrong: tuple[str, str], said: str
) -> None:
    ran = run(*QUICK, *wrong)
    assert (ran.status, ran.err) == (2, said + "\n")
    assert not (tmp_path / "dataset").exists()


def test_another_dataset_is_refused(run: Run, tmp_path: Path) -> None:
    run(*QUICK, "--games", "2", "--workers", "1")
    ran = run(*QUICK, "--games", "2", "--players", "3")
    assert ran.err == "dataset holds another dataset: its players is 2, not 3. Name another folder.\n"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_whole_files(tmp_path: Path, workers: str) -> None:
    folder = tmp_path / "kept"
    process = spawn(tmp_path, *QUICK, "--games", "100000", "--workers", workers, "--out", str(folder))
    while not all((folder / f"games-0000{number}.jsonl").exists() for number in range(2)):
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    _, err = process.communicate()
    assert process.returncode == 130, err
    kept = json.loads((folder / "card.json").read_bytes())["written"]
    assert len(list(read(folder))) == kept >= 4
    assert f"holds {kept} games" in err
