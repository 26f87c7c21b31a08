"""Where mutants are sought, how many in each room, and which tests concern a file: the nearest first."""

from __future__ import annotations

import hashlib
import re
import shlex
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from tools.mutants.sites import Mutant, Site, find

SOURCES = "src/ludoteca"


class Room(NamedTuple):
    """A part of the program, its part in a hundred mutants, and the least of them the tests should notice."""

    name: str
    files: str
    share: int
    goal: int


ROOMS = [
    Room("rules", r"games/\w+/rules/", 26, 95),
    Room("core", r"core/", 14, 95),
    Room("games", r"games/", 14, 90),
    Room("server", r"server/", 16, 90),
    Room("bots", r"bots/", 5, 90),
    Room("arena", r"arena/", 5, 90),
    Room("adapters", r"adapters/", 5, 90),
    Room("reviews", r"reviews/", 5, 90),
    Room("puzzles", r"puzzles/", 5, 90),
    Room("cli", r"cli/", 5, 90),
]

COMMON = "tests/server/test_lobby.py tests/server/test_play.py tests/server/test_people.py tests/server/test_records.py"
"""What people do with a server all the time."""
OBSERVED = "tests/adapters/test_observations.py tests/adapters/test_layouts.py"
"""What programs are shown."""
HOLI = "tests/laws -k 'holi or foreign'"
"""The laws where they are quick."""
QUICK = "tests/bots -k 'not recorded and not beats'"
"""Bots who need not think long."""
KEPT = "tests/server/test_migrations.py tests/server/test_copies.py tests/server/table tests/server/schedules"
"""What a database is asked to keep."""
TYPED = (
    "tests/reviews/test_command.py tests/reviews/test_review.py tests/puzzles/test_finding.py"
    " tests/arena/test_adjust.py tests/server/host/test_settings.py tests/server/test_copies.py"
)
"""What is typed in a terminal elsewhere."""
TESTS = [
    (r"games/(\w+)/seen/observe", r"tests/games/\1", r"tests/laws -k \1", OBSERVED),
    (r"games/(\w+)/bot/", r"tests/games/\1", r"tests/laws -k \1", QUICK, "tests/bots"),
    (r"games/(\w+)/", r"tests/games/\1", r"tests/laws -k \1", "tests/arena/test_traits.py"),
    (r"core/", "tests/core", "tests/cli/test_broken.py tests/cli/test_content.py", HOLI, "tests/games", "tests/laws"),
    (r"bots/", QUICK, "tests/laws/test_bots.py tests/laws/test_previews.py", "tests/bots"),
    (r"arena/", "tests/arena", "tests/laws/test_arena.py", "tests/cli/test_arena.py tests/cli/test_balance.py"),
    (r"adapters/", "tests/adapters", "tests/laws/test_travel.py"),
    (r"reviews/", "tests/reviews", "tests/cli/test_replay.py tests/server/test_reviews.py"),
    (r"puzzles/", "tests/puzzles", "tests/server/test_puzzles.py"),
    (r"cli/", "tests/cli", TYPED),
    (r"server/store/", COMMON, KEPT, "tests/server"),
    (r"server/(?:protocol|http|\w+\.py)", COMMON, "tests/server"),
    (r"server/(\w+)/", r"tests/server/\1", COMMON, "tests/server"),
]
"""Of files whose names begin so, the tests in the order in which they are run."""


def room_of(file: str) -> Room | None:
    """The first room that has the file."""
    inside = file.removeprefix(f"{SOURCES}/")
    return next((room for room in ROOMS if re.match(room.files, inside)), None)


def tests_of(root: Path, file: str) -> list[list[str]]:
    """What to ask pytest, one run after the other: what is called like the file, then what concerns its room."""
    inside = file.removeprefix(f"{SOURCES}/")
    pattern, *runs = next(row for row in TESTS if re.match(row[0], inside))
    found = re.match(pattern, inside)
    assert found
    asked = [shlex.split(found.expand(run)) for run in runs]
    nearest = root / asked[0][0]
    folder = nearest.parent if nearest.is_file() else nearest
    namesakes = sorted(folder.rglob(f"test_{Path(file).stem}*.py"))
    own = [[str(path.relative_to(root)) for path in namesakes]] if namesakes else []
    return own + [run for run in asked if (root / run[0]).exists()]


def sample(root: Path, room: Room, count: int, seed: int) -> list[Site]:
    """So many lines of a room, each wrong in one way, by the luck of the seed; edits elsewhere do not change them."""
    sites = [site for file in files_of(root, room) for site in find(file, _text(root, file))]
    return draw(sites, count, seed)


def files_of(root: Path, room: Room) -> list[str]:
    """All files of a room."""
    files = sorted(str(path.relative_to(root)) for path in (root / SOURCES).rglob("*.py"))
    return [file for file in files if room_of(file) == room]


def draw(sites: Iterable[Site], count: int, seed: int) -> list[Site]:
    """The first lines by their lots, and of each line the first change: long lines are not likelier than short ones."""
    by_line = sorted(sites, key=lambda site: site.mutant[:3])
    lines = [list(same) for _, same in groupby(by_line, key=lambda site: site.mutant[:3])]
    lines.sort(key=lambda same: _lot(seed, *same[0].mutant[:3]))
    return [min(same, key=lambda site: _lot(seed, *site.mutant)) for same in lines[:count]]


def _lot(seed: int, *words: str) -> str:
    return hashlib.sha256("\0".join([str(seed), *words]).encode()).hexdigest()


def _text(root: Path, file: str) -> str:
    return (root / file).read_text(encoding="utf-8")


def everywhere(root: Path, file: str) -> set[Mutant]:
    """Every mutant of a file."""
    return {site.mutant for site in find(file, _text(root, file))} if (root / file).exists() else set()
