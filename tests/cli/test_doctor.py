"""`ludoteca doctor` and the shell's completion."""

from __future__ import annotations

import socket
import subprocess
from pathlib import Path

import pytest

import ludoteca
from ludoteca.cli.console import checkup
from ludoteca.server.http import page
from tests.cli.shell import PROGRAM, Run, environment
from tests.server.calls.listeners import mail_server


@pytest.fixture(autouse=True)
def _built_in(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A page, whether or not this checkout has built it."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").touch()
    monkeypatch.setattr(page, "FOLDER", tmp_path / "page")


def test_it_tells_version_games_and_what_the_first_start_will_make(run: Run) -> None:
    ran = run("doctor")
    assert ran.status == 0
    assert f"✓ Ludoteca {ludoteca.__version__}" in ran.out
    assert "✓ Santa Kaos, rules version" in ran.out
    assert "✓ The page is built in." in ran.out
    assert "· There is no database yet" in ran.out
    assert "✗" not in ran.out


def test_without_the_server_it_tells_how_to_get_it_and_asks_nothing_more(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(checkup.EXTRAS, "server", "no-such-package")
    ran = run("doctor", "--redis", "redis://127.0.0.1:1")
    assert ran.status == 0
    assert '· server is not installed: pip install "ludoteca[server]"' in ran.out
    assert "Redis" not in ran.out


def test_what_is_there_already_is_tried(run: Run, tmp_path: Path) -> None:
    (tmp_path / "old.db").touch()
    (tmp_path / "key").write_bytes(bytes(32))
    ran = run("doctor", "--db", f"sqlite:///{tmp_path / 'old.db'}", LUDOTECA_SECRET=str(tmp_path / "key"))
    assert "✓ SQLite answers." in ran.out
    assert f"✓ The key that signs cookies is in {tmp_path / 'key'}." in ran.out


def test_what_does_not_answer_is_told_without_its_password(run: Run) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        place = f"127.0.0.1:{nobody.getsockname()[1]}"
        ran = run("doctor", "--db", f"postgresql://me:mine@{place}/x", "--redis", f"redis://:mine@{place}")
    assert ran.status == 1
    assert "✗ The database does not answer: " in ran.out
    assert "✗ Redis does not answer: " in ran.out
    assert "mine" not in ran.out


@pytest.mark.parametrize(
    ("smtp", "reason"),
    [
        ("smtp://me:mine@127.0.0.1:{closed}", "ConnectionRefusedError ECONNREFUSED"),
        ("smtp://me:mine@127.0.0.1:{open}", "SMTPAuthenticationError 535"),
        ("smtp://me:müne@127.0.0.1:{open}", "UnicodeEncodeError"),
    ],
)
def test_a_mail_server_that_does_not_let_us_in_is_told_without_its_password(run: Run, smtp: str, reason: str) -> None:
    with mail_server() as (address, mails), socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        places = {"closed": nobody.getsockname()[1], "open": address.rpartition(":")[2]}
        ran = run("doctor", LUDOTECA_SMTP=smtp.format(**places))
    assert ran.status == 1
    assert f"✗ The mail server does not accept our login: {reason}." in ran.out
    assert "· Links in e-mails lead to http://127.0.0.1:8000" in ran.out
    assert "mine" not in ran.out
    assert not mails


def test_a_mail_server_is_tried_without_a_mail(run: Run) -> None:
    with mail_server() as (address, mails):
        ran = run("doctor", LUDOTECA_SMTP=address, LUDOTECA_ADDRESS="https://play.example")
    assert ran.status == 0
    assert "✓ The mail server accepts our login." in ran.out
    assert "Links in e-mails" not in ran.out
    assert not mails


def test_a_key_that_is_too_short_and_a_missing_page_are_to_be_mended(run: Run, tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(b"short")
    (tmp_path / "page" / "index.html").unlink()
    ran = run("doctor", "--lang", "pt", LUDOTECA_SECRET=str(tmp_path / "key"))
    assert ran.status == 1
    assert ran.out.count("✗") == 2


def test_a_server_that_listens_is_noticed(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        ran = run("doctor", LUDOTECA_PORT=str(server.getsockname()[1]))
    assert "· Something already listens at 127.0.0.1" in ran.out


@pytest.mark.parametrize(
    ("typed", "place", "offered"),
    [("ludoteca bal", 1, "balance"), ("ludoteca sim --pla", 2, "--players"), ("ludoteca sim ho", 2, "holi")],
)
def test_the_shell_completes_commands_options_and_games(tmp_path: Path, typed: str, place: int, offered: str) -> None:
    asked = {"_LUDOTECA_COMPLETE": "complete_bash", "COMP_WORDS": typed, "COMP_CWORD": str(place)}
    ran = subprocess.run(PROGRAM, env=environment(tmp_path, asked), capture_output=True, text=True, check=True)
    assert ran.stdout.split() == [offered]
