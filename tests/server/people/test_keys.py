"""The key that signs cookies: long enough, for its owner only, and on the disk before it is used."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.core.errors import LudotecaError
from ludoteca.server.people.keys import signing_key


@pytest.mark.parametrize("key", [b"", b"\n", b"x" * 31])
def test_an_empty_or_short_key_is_refused(tmp_path: Path, key: bytes) -> None:
    file = tmp_path / "secret.key"
    file.write_bytes(key)
    with pytest.raises(LudotecaError, match=f"holds {len(key)} bytes") as refused:
        signing_key(file)
    assert refused.value.key == "key-short"
    assert file.read_bytes() == key, "nothing was changed"


def test_a_server_with_a_short_key_says_so_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "secret.key").write_bytes(b"")
    monkeypatch.setattr(os, "environ", os.environ | {"LUDOTECA_SECRET": str(tmp_path / "secret.key")})
    assert main(["serve", "--port", "0", "--db", f"sqlite:///{tmp_path}/ludoteca.db", "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(f"{tmp_path}/secret.key holds 0 bytes")


def test_a_missing_key_is_made_once_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "secret.key"
    key = signing_key(file)
    assert (len(key), signing_key(file)) == (32, key)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(tmp_path.iterdir()) == [file]
    with pytest.raises(LudotecaError, match="nowhere does not exist"):
        signing_key(tmp_path / "nowhere" / "secret.key")


def test_a_key_is_on_the_disk_before_it_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, done = tmp_path / "secret.key", []
    fsync, link = os.fsync, os.link

    def synced(handle: int) -> None:
        whole = stat.S_ISDIR(os.fstat(handle).st_mode) or os.fstat(handle).st_size == 32
        done.append(("on the disk", stat.S_ISDIR(os.fstat(handle).st_mode), whole))
        fsync(handle)

    def linked(*names: Path) -> None:
        done.append(("named", False, True))
        link(*names)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "link", linked)
    signing_key(file)
    assert done == [("on the disk", False, True), ("named", False, True), ("on the disk", True, True)]
