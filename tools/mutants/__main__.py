"""`make mutants [MUTANTS=210] [SEED=1] [ROOM=core] [AGAIN=1]`: one-line mutants are tried, and what lives is told.

Ctrl-C keeps what there is, and the next call goes on from there. AGAIN tries those that lived once more.
"""

from __future__ import annotations

import argparse
import time
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from tools.mutants.ledger import Ledger, Tried, equivalent, table
from tools.mutants.rooms import ROOMS, files_of, room_of, sample, tests_of
from tools.mutants.scout import Scouted, scout
from tools.mutants.sites import Site
from tools.mutants.trial import Verdict, bring, copied, is_compiled, prove, try_out

ROOT = Path.cwd()
SCOUTED = "build/mutants/{}.json"
TRIED = "build/mutants/tried.jsonl"
EQUIVALENT = "tools/mutants/equivalent.toml"


def main() -> None:
    """Try what has not been tried, and tell how it went."""
    asked = _asked()
    ledger, alike = Ledger(ROOT / TRIED), equivalent(ROOT / EQUIVALENT)
    rooms = [room for room in ROOMS if asked.room in ("", room.name)]
    samples = {room: sample(ROOT, room, round(asked.mutants * room.share / 100), asked.seed) for room in rooms}
    sites = [site for found in samples.values() for site in found if site.mutant not in alike]
    left = [site for site in sites if _open(ledger, site, asked.again)]
    try:
        with copied(ROOT, "src") as plain, copied(ROOT, "build/compiled") as compiled:
            work(Trees(plain, compiled), left, ledger)
    except KeyboardInterrupt:
        print("Interrupted: what was tried is kept.")
    mutants = {room: [site.mutant for site in found] for room, found in samples.items()}
    print(*table(mutants, ledger, alike), sep="\n")


class Trees(NamedTuple):
    """Two copies of the tree: what is not compiled is tried where the rest is, which is fast."""

    plain: Path
    compiled: Path

    def of(self, file: str) -> Path:
        """The one in which that file's source counts."""
        return self.plain if is_compiled(self.compiled, file) else self.compiled


def work(trees: Trees, left: list[Site], ledger: Ledger) -> None:
    """Try one after the other, and say how it goes."""
    if left:
        bring()
    proved: set[str] = set()
    began = time.monotonic()
    for done, site in enumerate(left, 1):
        tree = trees.of(site.mutant.file)
        verdict = try_out(tree, site, known(trees, site).asked(tree, site, tests_of(tree, site.mutant.file)))
        if verdict.killed and verdict.by not in proved:
            prove(tree, verdict.by)
            proved.add(verdict.by)
        ledger.add(Tried(*site.mutant, *verdict))
        each = (time.monotonic() - began) / done
        print(f"{done}/{len(left)}, {60 / each:.1f} a minute, {each * (len(left) - done) / 60:.0f} min left:", end=" ")
        print(told(site, verdict), flush=True)


def known(trees: Trees, site: Site) -> Scouted:
    """Which tests call the functions of the site's room: found out once, in the copy in which the site is tried."""
    room, tree = room_of(site.mutant.file), trees.of(site.mutant.file)
    assert room
    path = ROOT / SCOUTED.format(room.name + "-plain" * (tree == trees.plain))
    if not path.exists():
        print(f"Which tests call what in {room.name}?", flush=True)
        files = [file for file in files_of(ROOT, room) if trees.of(file) == tree]
        path.write_bytes(msgspec.json.encode(scout(tree, {file: tests_of(tree, file) for file in files})))
    return read_scouted(path)


@cache
def read_scouted(path: Path) -> Scouted:
    """What was found out."""
    return msgspec.json.decode(path.read_bytes(), type=Scouted)


def told(site: Site, verdict: Verdict) -> str:
    """A line for one that was noticed; for one that lived all there is to find it by."""
    where = f"{site.mutant.file}:{site.line}"
    if verdict.killed:
        return f"{where} killed by {verdict.by}"
    return f"{where} LIVED\n    {site.mutant.was}\n    {site.mutant.becomes}"


def _open(ledger: Ledger, site: Site, again: bool) -> bool:
    tried = ledger.tried.get(site.mutant)
    return tried is None or (again and not tried.killed)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("--mutants", type=int, default=210)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--room", default="", choices=["", *(room.name for room in ROOMS)])
    parser.add_argument("--again", action="store_true")
    return parser.parse_args()


if __name__ == "__main__":
    main()
