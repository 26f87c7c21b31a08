"""Whatever a server writes is for its owner only, whatever the machine's habits are."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.cli import main
from tests.server.callers import guest
from tests.server.servers import Server


@pytest.fixture
def generous() -> Iterator[None]:
    """A machine where new files are for everybody."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path, but: str = "") -> dict[str, str]:
    """The rights of all files but that one."""
    files = (file for file in folder.iterdir() if file.name != but)
    return {file.name: oct(stat.S_IMODE(file.stat().st_mode)) for file in files}


@pytest.mark.usefixtures("generous")
def test_database_copies_and_key_are_for_their_owner_only(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/ludoteca.db"
    with Server(tmp_path, db) as server:
        guest(server)
        served = {"ludoteca.db", "ludoteca.db-wal", "ludoteca.db-shm", "secret.key"}
        assert modes(tmp_path, but=server.log.name) == dict.fromkeys(served, "0o600")
        assert main(["backup", str(tmp_path / "copy.db"), "--db", db]) == 0
        server.stop()
    server.log.unlink()
    assert main(["restore", str(tmp_path / "copy.db"), "--db", db]) == 0
    found = modes(tmp_path)
    assert set(found.values()) == {"0o600"}
    assert {"ludoteca.db", "copy.db", "secret.key"} < set(found)
    assert len(found) == 4, "and the database before"
