"""docs/observations.md tells the layout of every observation as it is. This writes it anew:

python -m tests.adapters.test_layouts
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import ludoteca

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"
HEAD = """# Observations

What a seat sees, as [research.md](research.md) explains: the parts of each game in their order, how many numbers each
has with the fewest and with the most players, and the number they are divided by (anything larger counts as that
number). Parts listed by seat begin with the observing seat. `python -m tests.adapters.test_layouts` writes this page.
"""


def page() -> str:
    """The page as it should be."""
    return "\n".join([HEAD, *(line for name in ludoteca.games() for line in section(ludoteca.game(name)))])


def section(game: ludoteca.AnyGame) -> Iterator[str]:
    """A game's table."""
    least, most = game.seats[0], game.seats[-1]
    few, many = game.layout(least), game.layout(most)
    yield f"## {game.title}\n"
    yield f"| part | {least} player{'s' * (least > 1)} | {most} players | most | what |"
    yield "|---|---:|---:|---:|---|"
    for part, larger in zip(few, many, strict=True):
        yield f"| `{part.name}` | {part.size} | {larger.size} | {part.most} | {part.about} |"
    yield f"| | {sum(part.size for part in few)} | {sum(part.size for part in many)} | | |\n"


def test_the_page_tells_the_layouts_as_they_are() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
