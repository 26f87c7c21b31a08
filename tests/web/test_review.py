"""A finished game is reviewed: begun from its ending, worked out, read decision by decision."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from ludoteca.server.protocol import BotSeat, MySeat
from tests.server.servers import Server, running
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.furnished import by_chance, play_until
from tests.web.test_pages_access import PHONE, SMALL
from tests.web.visitor import Visitor

LONG = 240_000
"""Milliseconds a review may take on a machine with much else to do."""
DESKTOPS: tuple[ViewportSize, ...] = ({"width": 1440, "height": 900}, {"width": 1366, "height": 768})
BEGIN = {"pt-BR": "Sorte e habilidade", "es-ES": "Suerte y habilidad"}


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """One whose reviews do not look deep."""
    with running(depth=0.02) as found:
        yield found


def finished(visitor: Visitor) -> str:
    """A game of Holi against a bot that this visitor has played to its end."""
    visitor.come_in("Ana")
    cookie = next(each["value"] for each in visitor.context.cookies() if each["name"] == "ludoteca")
    return play_until(visitor.address, cookie, "holi", [MySeat(), BotSeat()], by_chance(1))


def numbers(row: Locator) -> list[float]:
    """The figures of an account."""
    return [float(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()]


def test_a_game_is_reviewed_from_its_ending(visit: Visit) -> None:
    ana = visit(has_touch=True, is_mobile=True)
    table = finished(ana)
    ana.go(f"/t/{table}")
    ana.sheet.get_by_role("link", name="Review").click()
    ana.page.get_by_role("button", name="Review this game").click()
    expect(ana.page.get_by_role("progressbar")).to_be_visible()
    expect(ana.page.locator(".accounts")).to_be_visible(timeout=LONG)

    for row in ana.page.locator(".accounts tbody tr").all():
        *parts, end = numbers(row)
        assert sum(parts) == pytest.approx(end, abs=0.3), "start, luck, decisions and rest make the end"

    dearest = ana.page.locator(".decisions ol button").filter(has_text="Better:").nth(1)
    dearest.focus()
    ana.page.keyboard.press("Enter")
    expect(dearest).to_have_attribute("aria-current", "step")
    better = re.search(r"Better: .*", dearest.inner_text())
    move = re.search(r"Move (\d+) of", dearest.inner_text())
    assert better
    assert move
    expect(ana.page.locator(".verdict")).to_contain_text(better[0])
    expect(ana.page.get_by_role("slider")).to_have_value(move[1])
    ana.page.get_by_role("slider").press("ArrowRight")
    expect(ana.page.locator(".move")).to_contain_text(f"Move {int(move[1]) + 1} of")
    ana.page.get_by_role("radio", name="Luck").click()
    expect(ana.page.locator(".decisions ol button").first).to_be_visible()

    for size in DESKTOPS:
        ana.page.set_viewport_size(size)
        assert ana.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size
        assert violations(ana.page) == [], size
    ana.page.set_viewport_size(PHONE)
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert ana.page.evaluate(SMALL) == []

    for locale, heading in BEGIN.items():
        other = visit(locale=locale)
        other.go(f"/replay/{table}")
        other.page.locator(".take .btn").first.click()
        expect(other.page.get_by_role("heading", name=heading)).to_be_visible()
        other.forgive("401")
