"""Backup and restore of a real server's database."""

from __future__ import annotations

from pathlib import Path

import httpx

from ludoteca.cli import main
from tests.server.callers import NO_LINE_KEPT, guest
from tests.server.servers import Server

PLAN = {"game": "holi", "seats": [{"kind": "me"}, {"kind": "open"}]}


def table_of(caller: httpx.Client) -> str:
    return str(caller.post("/api/tables", json=PLAN).json()["id"])


def same_person(server: Server, caller: httpx.Client) -> httpx.Client:
    return httpx.Client(base_url=server.url, cookies=caller.cookies, limits=NO_LINE_KEPT)


def test_a_running_server_is_copied_and_put_back(tmp_path: Path) -> None:
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
    assert main(["restore", str(copy), "--db", db]) == 0
    (aside,) = tmp_path.glob("ludoteca.db.2*")
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
