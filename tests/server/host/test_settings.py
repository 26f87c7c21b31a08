"""Settings and databases that do not fit: one clear line each, and nothing is served."""

from __future__ import annotations

import os
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.core.errors import LudotecaError
from ludoteca.server.settings import Settings
from ludoteca.server.store import migrations
from tests.server.callers import guest
from tests.server.servers import Server

WRONG = [
    ({"LUDOTECA_LIMITS": "nan"}, "A setting is not valid"),
    ({"LUDOTECA_LIMITS": "inf"}, "A setting is not valid"),
    ({"LUDOTECA_LIMITS": "-1"}, "A setting is not valid"),
    ({"LUDOTECA_LIMITS": "many"}, "A setting is not valid"),
    ({"LUDOTECA_THINKERS": "-1"}, "A setting is not valid"),
    ({"LUDOTECA_SOCKETS": "-1"}, "A setting is not valid"),
    ({"LUDOTECA_GUESTS": "-1"}, "A setting is not valid"),
    ({"LUDOTECA_PORT": "-1"}, "A setting is not valid"),
    ({"LUDOTECA_PORT": "65536"}, "A setting is not valid"),
    ({"LUDOTECA_WORKERS": "0"}, "At least one worker"),
    ({"LUDOTECA_WORKERS": "-2"}, "At least one worker"),
    ({"LUDOTECA_LOG": "loud"}, "A setting is not valid"),
    ({"LUDOTECA_DB": "mysql://localhost/x"}, "“mysql” is not a database address."),
    ({"LUDOTECA_ORIGINS": "*"}, "“*” is not the origin of a page."),
    ({"LUDOTECA_ORIGINS": "https://play.example, play.example"}, "“play.example” is not the origin of a page."),
    ({"LUDOTECA_ORIGINS": "https://play.example/"}, "“https://play.example/” is not the origin of a page."),
    ({"LUDOTECA_WORKERS": "2"}, "2 processes need PostgreSQL and Redis"),
    ({"LUDOTECA_WORKERS": "2", "LUDOTECA_REDIS": "redis://localhost"}, "2 processes need PostgreSQL and Redis"),
    ({"LUDOTECA_WORKERS": "3", "LUDOTECA_DB": "postgresql://localhost/x"}, "3 processes need PostgreSQL and Redis"),
]


@pytest.mark.parametrize(("environ", "said"), WRONG, ids=lambda value: str(value))
def test_settings_that_do_not_fit_are_told_in_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    environ: dict[str, str],
    said: str,
) -> None:
    given = {"LUDOTECA_DB": f"sqlite:///{tmp_path}/no.db", "LUDOTECA_SECRET": f"{tmp_path}/key"}
    with socket.create_server(("127.0.0.1", 0)) as taken:  # whatever fits too well is stopped there
        given["LUDOTECA_PORT"] = str(taken.getsockname()[1])
        monkeypatch.setattr(os, "environ", os.environ | given | environ)
        assert main(["serve", "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(said)
    assert list(tmp_path.iterdir()) == [], "nothing was made"


@pytest.mark.parametrize("limits", [float("nan"), float("inf"), -float("inf")])
def test_limits_that_are_no_number_are_refused_wherever_they_come_from(limits: float) -> None:
    with pytest.raises(LudotecaError, match="limits"):
        Settings(limits=limits)


def test_several_processes_need_what_they_share() -> None:
    for db, redis in (("", ""), ("", "redis://x"), ("postgresql://x", ""), ("sqlite:///x", "redis://x")):
        with pytest.raises(LudotecaError) as refused:
            Settings(workers=2, db=db, redis=redis)
        assert (refused.value.key, refused.value.details) == ("serve-workers-alone", {"workers": 2})
    assert Settings(workers=2, db="postgresql://x", redis="redis://x").workers == 2
    assert Settings(workers=1).workers == 1


def newer(file: Path) -> None:
    """A Ludoteca to come has changed this database."""
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")


def test_a_newer_database_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    db = f"sqlite:///{tmp_path}/ludoteca.db"
    with Server(tmp_path, db) as server:
        guest(server)
        server.stop()
    newer(tmp_path / "ludoteca.db")
    before = (tmp_path / "ludoteca.db").read_bytes()
    monkeypatch.setattr(os, "environ", os.environ | {"LUDOTECA_SECRET": str(tmp_path / "secret.key")})
    capsys.readouterr()
    for command in (["serve", "--port", "0", "--db", db], ["restore", str(tmp_path / "ludoteca.db"), "--db", f"{db}2"]):
        assert main([*command, "--lang", "en"]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert err.startswith("The database belongs to a newer Ludoteca (revision 9999")
        assert migrations.HEAD in err
    assert (tmp_path / "ludoteca.db").read_bytes() == before
    assert not (tmp_path / "ludoteca.db2").exists()
