"""Backup and restore of a real server's database."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from ludoteca.cli import main
from ludoteca.server.store.engine import Store
from ludoteca.server.store.migrations import HEAD, prepare, revision, upgrade
from tests.server.callers import NO_LINE_KEPT, guest
from tests.server.servers import Server

PLAN = {"game": "holi", "seats": [{"kind": "me"}, {"kind": "open"}]}


def table_of(caller: httpx.Client) -> str:
    return str(caller.post("/api/tables", json=PLAN).json()["id"])


def same_person(server: Server, caller: httpx.Client) -> httpx.Client:
    return httpx.Client(base_url=server.url, cookies=caller.cookies, limits=NO_LINE_KEPT)


def test_a_running_server_is_copied_and_put_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy, db = tmp_path / "copy.db", f"sqlite:///{tmp_path}/ludoteca.db"
    server = Server(tmp_path, db)
    with server:
        caller = guest(server)
        kept = table_of(caller)
        assert main(["backup", str(copy), "--db", db]) == 0
        lost = table_of(caller)
        assert main(["restore", str(copy), "--db", db]) == 2, "not under a running server"
        assert caller.get(f"/api/tables/{lost}").status_code == 200
        server.stop()
    assert main(["restore", str(copy), "--db", db, "--lang", "en"]) == 0
    (aside,) = tmp_path.glob("ludoteca.db.2*")
    assert f"the previous one is {aside}." in capsys.readouterr().out
    with server:
        caller = same_person(server, caller)
        assert caller.get(f"/api/tables/{kept}").json()["hosting"], "the same person, by the same key"
        assert caller.get(f"/api/tables/{lost}").status_code == 404
        server.stop()
    assert main(["restore", str(aside), "--db", db]) == 0
    with server:
        assert same_person(server, caller).get(f"/api/tables/{lost}").status_code == 200


def test_what_is_no_copy_is_refused_and_nothing_changed(tmp_path: Path) -> None:
    db, broken = f"sqlite:///{tmp_path}/ludoteca.db", tmp_path / "broken.db"
    (tmp_path / "ludoteca.db").write_bytes(b"what was there")
    broken.write_bytes(b"SQLite format 3\x00" + b"\x00" * 5000)
    assert main(["restore", str(broken), "--db", db]) == 2
    assert main(["restore", str(tmp_path / "missing.db"), "--db", db]) == 2
    assert main(["backup", str(broken), "--db", db]) == 2, "a file that is there is not overwritten"
    assert main(["backup", str(tmp_path / "new.db"), "--db", db]) == 2
    assert main(["backup", str(tmp_path / "new.db"), "--db", "postgresql://localhost/x"]) == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["broken.db", "ludoteca.db"]
    assert (tmp_path / "ludoteca.db").read_bytes() == b"what was there"


def _database(file: Path, *statements: str) -> Path:
    with closing(sqlite3.connect(file)) as database, database:
        for statement in statements:
            database.execute(statement)
    return file


def test_only_a_whole_database_of_ludoteca_is_put_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db, place = f"sqlite:///{tmp_path}/ludoteca.db", tmp_path / "ludoteca.db"
    asyncio.run(prepare(db))
    before = place.read_bytes()
    tables = "CREATE TABLE tables (id TEXT)"
    version = "CREATE TABLE alembic_version (version_num TEXT)"
    others = [
        _database(tmp_path / "someones.db", tables),
        _database(tmp_path / "pretender.db", tables, version),
        _database(tmp_path / "other.db", tables, version, "INSERT INTO alembic_version VALUES ('0001')"),
        _database(tmp_path / "hollow.db", tables, version, f"INSERT INTO alembic_version VALUES ('{HEAD}')"),
    ]
    shutil.copy(place, tmp_path / "torn.db")
    others.append(_database(tmp_path / "torn.db", "DROP TABLE results"))
    capsys.readouterr()
    for other in others:
        assert main(["restore", str(other), "--db", db, "--lang", "en"]) == 2
        assert capsys.readouterr().err == f"{other} is not a complete database of a Ludoteca server.\n"
    assert place.read_bytes() == before
    assert {file.name for file in tmp_path.iterdir()} == {place.name, *(other.name for other in others)}


def test_an_older_copy_is_put_back_and_brought_up_to_date(tmp_path: Path) -> None:
    db, old = f"sqlite:///{tmp_path}/ludoteca.db", f"sqlite:///{tmp_path}/old.db"

    async def make_old() -> None:
        store = Store(old)
        async with store.write() as writer:
            await writer.run_sync(upgrade, "0002")
        await store.close()

    async def restored() -> str | None:
        store = Store(db)
        found = await revision(store)
        await store.close()
        return found

    asyncio.run(make_old())
    assert main(["restore", str(tmp_path / "old.db"), "--db", db]) == 0
    assert asyncio.run(restored()) == HEAD
