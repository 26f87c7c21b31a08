"""A mutant on trial: the tests are run in a copy of the tree where that one line is wrong.

Each run is a fork of this process, which has imported what tests need but nothing of ours: that saves seconds.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import re
import resource
import shutil
import signal
import sys
import tempfile
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import NamedTuple

import pytest

from tools.mutants.sites import Site, mutated

BROUGHT = ("hypothesis", "msgspec", "numpy", "fluent.runtime", "rich.table", "typer", "litestar", "sqlalchemy", "httpx")
"""What most tests import that is not ours."""
QUIET = ("-q", "-rfE", "--assert=plain", "--tb=no", "-p", "no:cacheprovider")
PROCESSOR = 30
"""Seconds of a processor after which a test runs in circles; no test of ours takes half of that."""
PATIENCE = 1800
"""Seconds after which it waits for something that does not come; a test by itself gives up earlier."""
MEMORY = 12 << 30
"""Bytes after which it only grows."""
RUN = "run.txt"
"""Where in the copy it says which tests have been run."""
NO_TESTS = 5
"""What pytest says when none was chosen."""
SUBREAPER = 36
"""PR_SET_CHILD_SUBREAPER, as Linux numbers it."""
HANG, ERROR = "a hang", "an error"
"""What is noticed without a test being to blame: it does not end, or nothing can be imported."""
FORK = multiprocessing.get_context("fork")


class Verdict(NamedTuple):
    """Whether the tests noticed, which of them did, and how much of a processor it took."""

    killed: bool
    by: str
    seconds: float


@contextmanager
def copied(root: Path, package: str) -> Iterator[Path]:
    """A copy of the tree, in which lines may be wrong, with the package from this folder."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        tree = Path(folder, "tree")
        shutil.copytree(root, tree, ignore=shutil.ignore_patterns(".*", "build", "dist", "node_modules", "src"))
        shutil.copytree(root / package, tree / "src")
        yield tree


def is_compiled(tree: Path, file: str) -> bool:
    """What is compiled there takes no notice of its source."""
    return any((tree / file).parent.glob(f"{Path(file).stem}.*.so"))


def bring() -> None:
    """Import what is not ours, once; and become the parent of whatever loses its own."""
    ctypes.CDLL(None).prctl(SUBREAPER, 1)
    for name in BROUGHT:
        import_module(name)
    for plugin in entry_points(group="pytest11"):
        plugin.load()


def try_out(tree: Path, site: Site, runs: list[list[str]]) -> Verdict:
    """Do the tests notice? Afterwards the copy is as before."""
    path = tree / site.mutant.file
    source = path.read_text(encoding="utf-8")
    try:
        write(path, mutated(source, site))
        return judge(tree, runs)
    finally:
        write(path, source)


def write(path: Path, source: str) -> None:
    """Bytecode goes with its source: of the same length in the same second, the old one would be taken for it."""
    path.write_text(source, encoding="utf-8")
    for cached in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        cached.unlink()


def prove(tree: Path, test: str) -> None:
    """A test has noticed something only if it passes where nothing is wrong."""
    if test not in (HANG, ERROR) and judge(tree, [[test]]).killed:
        raise SystemExit(f"{test} fails, and no line was changed: mend that first.")


def judge(tree: Path, runs: list[list[str]]) -> Verdict:
    """Run the tests until one fails; one that hangs has failed."""
    before = _used()
    (tree / RUN).write_text("")
    by = ""
    for run in runs:
        by = by or failed(tree, *named(tree, run))
    return Verdict(bool(by), by, round(_used() - before, 1))


def named(tree: Path, run: list[str]) -> tuple[list[str], Watch]:
    """What to ask for: of single tests their files, where they still are, and these tests of them."""
    if not any("::" in name for name in run):
        return run, Watch(tree)
    files = dict.fromkeys(name.split("::")[0] for name in run)
    return [file for file in files if (tree / file).exists()], Watch(tree, run)


def failed(tree: Path, run: list[str], watch: Watch) -> str:
    """The first test that failed, or nothing."""
    log = tree / "log.txt"
    testing = FORK.Process(target=_test, args=(tree, log, run, watch))
    testing.start()
    try:
        testing.join(PATIENCE)
        if testing.exitcode in (0, NO_TESTS):
            return ""
        found = re.search(r"^(?:FAILED|ERROR) ([^[\s]+)", log.read_text(errors="replace"), re.MULTILINE)
        return found[1] if found else HANG if testing.exitcode is None or testing.exitcode < 0 else ERROR
    finally:
        _sweep()


def _sweep() -> None:
    """Whatever a run has started ends with it, servers that went their own way too: they are ours since `bring`."""
    while left := _children(os.getpid()):
        for pid in left:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
            with suppress(ChildProcessError):
                os.waitpid(pid, 0)


def _children(pid: int) -> list[int]:
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for thread in threads for child in thread.read_text().split()]


def _test(tree: Path, log: Path, run: list[str], watch: Watch) -> None:
    """In the forked process: as if pytest had been called in the copy."""
    os.setsid()
    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(output, 1)
    os.dup2(output, 2)
    signal.setitimer(signal.ITIMER_PROF, PROCESSOR)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.chdir(tree)
    os.environ |= {"PYTHONPATH": f"{tree}/src:{tree}", "HYPOTHESIS_PROFILE": "glance", "LUDOTECA_TEST_SECONDS": "300"}
    sys.path[:0] = [f"{tree}/src", str(tree)]
    code = pytest.main([*QUIET, f"--rootdir={tree}", *watch.asked, *run], plugins=[watch])
    sys.stdout.flush()
    os._exit(int(code))


class Watch:
    """Runs no test twice, and only those that are named, in their order, if any are; ends the process in the middle of
    a test that takes too much of a processor, however busy the machine is.
    """

    asked: Sequence[str] = ("-x",)

    def __init__(self, tree: Path, tests: Sequence[str] = ()) -> None:
        self.run = tree / RUN
        self.places = {test: place for place, test in enumerate(tests)}

    def place(self, item: pytest.Item) -> int:
        """Where it stands among those named: alone, with all it is tried on, or with its file; -1 if it does not."""
        names = (item.nodeid, item.nodeid.split("[")[0], item.nodeid.split("::")[0])
        return next((self.places[name] for name in names if name in self.places), -1)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        run = set(self.run.read_text().splitlines())
        items[:] = [item for item in items if item.nodeid not in run]
        if self.places:
            items[:] = sorted((item for item in items if self.place(item) >= 0), key=self.place)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        with self.run.open("a") as file:
            file.write(f"{item.nodeid}\n")
        signal.setitimer(signal.ITIMER_PROF, PROCESSOR)
        return (yield)


def _used() -> float:
    """Seconds of a processor all forks have used so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
