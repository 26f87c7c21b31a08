"""axe-core on the page a visitor looks at."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (rules) => {
    if (globalThis.veil) globalThis.veil.disabled = true;
    const found = await axe.run({ resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
    if (globalThis.veil) globalThis.veil.disabled = false;
    return found.violations;
}"""
"""Without the veil, which hides everything from it. Of what it does not object to, axe need not tell the places."""

COLOURS = ["color-contrast", "link-in-text-block"]
"""What it may object to by night where it has looked by day: nothing but colours changes then, see test_night.py."""


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe-core objects to, with the places; by all its rules or by these."""
    if not page.evaluate("() => 'axe' in globalThis"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(RUN, rules)
    return [
        f"{each['id']}: {each['help']}: {node['html'][:200]} {node['any']}" for each in found for node in each["nodes"]
    ]
