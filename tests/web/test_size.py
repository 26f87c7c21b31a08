"""The page stays small: each file, what the shelf needs, and how often a table asks."""

from __future__ import annotations

import gzip

from ludoteca.server.http.page import FOLDER
from tests.web.conftest import Visit
from tests.web.visitor import EASY, ME

MOST = 150_000
"""Bytes as they travel: of one file, and of all scripts of the entry page."""
FEW = 30
"""So many files make a table: on a slow line each of them costs a round trip."""
LOADED = """() => performance.getEntriesByType("resource").map((each) => [each.name, each.encodedBodySize])"""


def test_no_file_is_large() -> None:
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in FOLDER.rglob("*") if file.is_file()}
    assert len(sizes) > 50
    assert {name: size for name, size in sizes.items() if size > MOST} == {}


def test_the_entry_page_is_small(visit: Visit) -> None:
    ana = visit(own=True)
    ana.go("/")
    ana.page.get_by_role("main").wait_for()
    sizes = [size for name, size in ana.page.evaluate(LOADED) if name.endswith(".js")]
    assert len(sizes) > 3
    assert 0 < sum(sizes) < MOST


def test_a_table_comes_in_few_files_and_its_room_with_the_document(visit: Visit) -> None:
    ana = visit(own=True)
    ana.come_in("Ana")
    ana.sit_at(ana.set_table("quissama", ME, EASY))
    files = [name for name, _ in ana.page.evaluate(LOADED)]
    assert len(files) < FEW
    foretold = ana.page.locator("head > link[rel=modulepreload]").evaluate_all("links => links.map(({ href }) => href)")
    assert [name for name in files if "/room-" in name and name.endswith(".js")] == [
        name for name in foretold if "/room-" in name
    ]
