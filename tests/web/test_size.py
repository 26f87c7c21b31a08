"""The entry page stays small."""

from __future__ import annotations

from tests.web.conftest import Visit

MOST = 150_000
"""Bytes of JavaScript as they travel."""
SCRIPTS = """() => performance.getEntriesByType("resource").filter((each) => each.name.endsWith(".js"))
    .map((each) => each.encodedBodySize)"""


def test_the_entry_page_is_small(visit: Visit) -> None:
    ana = visit()
    ana.go("/")
    ana.page.get_by_role("main").wait_for()
    sizes = ana.page.evaluate(SCRIPTS)
    assert len(sizes) > 3
    assert 0 < sum(sizes) < MOST
