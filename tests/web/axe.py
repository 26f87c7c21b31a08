"""axe-core on the page a visitor looks at."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """What axe-core objects to, with the places."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{each['id']}: {each['help']}: {node['html'][:200]} {node['any']}" for each in found for node in each["nodes"]
    ]
