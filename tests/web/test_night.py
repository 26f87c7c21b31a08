"""By night nothing but colours changes: what axe has looked at by day it need only ask about colours then."""

from __future__ import annotations

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
NIGHT = re.compile(r"prefers-color-scheme|data-theme[^{]*\{[^}]*\}")
THEMES = {f'data-theme="{light}"] {{ color-scheme: {light}; }}' for light in ("light", "dark")}


def test_style_sheets_know_the_night_by_pairs_of_colours_alone() -> None:
    """`light-dark()` takes nothing else."""
    sheets = [*SOURCES.rglob("*.css"), *SOURCES.rglob("*.svelte")]
    styles = [part for sheet in sheets for part in _styles(sheet)]
    found = [told for style in styles for told in NIGHT.findall(re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL))]
    assert set(found) == THEMES
    assert any("light-dark(" in style for style in styles)


def _styles(sheet: Path) -> list[str]:
    text = sheet.read_text(encoding="utf-8")
    return [text] if sheet.suffix == ".css" else re.findall(r"<style[^>]*>(.*?)</style>", text, re.DOTALL)
