"""`make mutants [MUTANTS=210] [SEED=1] [ROOM=core] [AGAIN=1]`: one-line mutants are tried, and what lives is told.

Ctrl-C keeps what there is, and the next call goes on from there. AGAIN tries those that lived once more.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from tools.mutants.ledger import Ledger, Tried, equivalent, table
from tools.mutants.rooms import ROOMS, sample, tests_of
from tools.mutants.scout import Map, scout
from tools.mutants.sites import Site
from tools.mutants.trial import Verdict, bring, copied, is_compiled, prove, try_out

ROOT = Path.cwd()
REACHED = "build/mutants/reached.jsonl"
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
            work(plain, compiled, left, ledger, callers(left, asked.again))
    except KeyboardInterrupt:
        print("Interrupted: what was tried is kept.")
    mutants = {room: [site.mutant for site in found] for room, found in samples.items()}
    print(*table(mutants, ledger, alike), sep="\n")


def callers(left: list[Site], again: bool) -> Map:
    """Which tests come by these lines, as far as it is known; once more, tests may have been written since."""
    known = Map(ROOT / REACHED)
    return known.without(left) if again else known


def work(plain: Path, compiled: Path, left: list[Site], ledger: Ledger, near: Map) -> None:
    """Try one after the other, and say how it goes; what is not compiled is tried where the rest is: that is fast."""
    if not left:
        return
    bring()
    explore(near, plain, compiled, left)
    proved: set[str] = set()
    began = time.monotonic()
    for done, site in enumerate(left, 1):
        tree = plain if is_compiled(compiled, site.mutant.file) else compiled
        verdict = try_out(tree, site, near.tests(site, tests_of(tree, site.mutant.file)))
        if verdict.killed and verdict.by not in proved:
            prove(tree, verdict.by)
            proved.add(verdict.by)
        ledger.add(Tried(*site.mutant, *verdict))
        each = (time.monotonic() - began) / done
        print(f"{done}/{len(left)}, {60 / each:.1f} a minute, {each * (len(left) - done) / 60:.0f} min left:", end=" ")
        print(told(site, verdict), flush=True)


def explore(near: Map, plain: Path, compiled: Path, left: list[Site]) -> None:
    """Find out which tests come by the functions of which we do not know it."""
    unknown = near.unknown(left)
    for tree in (plain, compiled):
        here = [each for each in unknown if is_compiled(compiled, each.file) == (tree == plain)]
        runs = dict.fromkeys(tuple(run) for each in here for run in tests_of(tree, each.file))
        if here:
            print(f"Which tests come by {len(here)} functions?", flush=True)
            near.add(scout(tree, here, map(list, runs)))


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
