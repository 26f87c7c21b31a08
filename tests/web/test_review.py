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
from tests.web.visitor import DO, Visitor

LONG = 240_000
"""Milliseconds a review may take on a machine with much else to do."""
DESKTOPS: tuple[ViewportSize, ...] = ({"width": 1440, "height": 900}, {"width": 1366, "height": 768})
REACHED = (
    "[...document.querySelectorAll('.verdict .btn')].every((it) => it.getBoundingClientRect().right <= innerWidth)"
)
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


def reviewed(visitor: Visitor) -> str:
    """The same, and reviewed: the page shows it."""
    table = finished(visitor)
    assert visitor.context.request.post(f"{visitor.address}/api/records/{table}/review").ok
    visitor.go(f"/replay/{table}/review")
    expect(visitor.page.locator(".accounts")).to_be_visible(timeout=LONG)
    return table


def numbers(row: Locator) -> list[float]:
    """The figures of an account."""
    return [float(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()]


def test_a_game_is_reviewed_from_its_ending(visit: Visit) -> None:
    ana = visit(has_touch=True, is_mobile=True)
    table = finished(ana)
    ana.go(f"/t/{table}")
    ana.sheet.get_by_role("link", name="Review").click()
    expect(ana.page.locator(".progress, .accounts").first).to_be_visible()  # it began by itself at the ending
    expect(ana.page.locator(".accounts")).to_be_visible(timeout=LONG)

    for row in ana.page.locator(".accounts tbody tr").all():
        *parts, end = numbers(row)
        assert sum(parts) == pytest.approx(end, abs=0.3), "start, luck, decisions and rest make the end"

    expect(ana.page.locator(".accounts .how")).to_contain_text("Judged by the game’s own estimate.")

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
        other.go(f"/replay/{table}/review#{move[1]}")
        other.page.set_viewport_size(PHONE)
        expect(other.page.locator(".verdict .btn.do")).to_be_visible()
        assert other.page.evaluate(REACHED), locale
        other.forgive("401")


def test_a_better_move_is_looked_for_told_and_shown(visit: Visit) -> None:
    ana = visit(viewport=DESKTOPS[1])
    page, table = ana.page, reviewed(ana)
    verdict, hidden = page.locator(".verdict"), page.locator(".curve .hide")
    expect(page.get_by_role("combobox", name="Seen by")).to_have_value("0")
    move = page.get_by_role("slider").input_value()
    verdict.get_by_role("button", name="Find a better move").click()
    expect(ana.ask).to_contain_text("Your try 1 of 3")
    expect(page.locator(DO)).to_have_count(0)
    expect(hidden).to_be_visible()
    expect(page.locator(".decisions")).to_have_count(0)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")

    page.get_by_role("button", name="Text view").click()
    page.locator(".acts button").last.focus()
    page.keyboard.press("Enter")
    page.locator(DO).click()
    expect(verdict).to_contain_text(re.compile("Better|As good as|Worse"), timeout=LONG)
    expect(hidden).to_be_visible()
    verdict.get_by_role("button", name="Try again").click()
    expect(ana.ask).to_contain_text("Your try 2 of 3")
    page.get_by_role("button", name="Text view").click()

    page.get_by_role("button", name="Show the answer").click()
    expect(hidden).to_have_count(0)
    expect(page.locator(".worth li.best")).to_have_count(1)
    expect(page.locator(".worth li.done")).to_have_count(1)
    expect(page.locator(".worth .you")).to_have_count(1)
    assert violations(page) == []
    verdict.get_by_role("button", name="Next one").click()
    expect(ana.ask).to_contain_text("Your try 1 of 3")
    expect(page.get_by_role("slider")).not_to_have_value(move)
    page.set_viewport_size(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Leave").click()
    expect(verdict.get_by_role("button", name="Find a better move")).to_be_visible()

    ana.go(f"/replay/{table}/review#{move}")
    expect(page.get_by_role("slider")).to_have_value(move)
    expect(verdict.get_by_role("button", name="Find a better move")).to_be_visible()
    page.locator(".decisions ol button").last.scroll_into_view_if_needed()
    expect(page.locator("#stage")).not_to_be_in_viewport()
    verdict.get_by_role("button", name="Find a better move").click()
    expect(page.locator("#stage")).to_be_in_viewport(ratio=0.5)  # from down the list, back to the board


def test_the_ending_tells_what_turned_the_game_and_my_page_what_i_learned(visit: Visit) -> None:
    ana = visit()
    table = finished(ana)
    ana.go(f"/t/{table}")
    turned = ana.sheet.locator(".turned")
    expect(turned).to_contain_text("The turning point", timeout=LONG)
    turned.get_by_role("link").click()
    expect(ana.page).to_have_url(re.compile(rf"/replay/{table}/review#\d+$"))
    ana.go("/me/games")
    figures = ana.page.locator(
        "section.sheet", has=ana.page.get_by_role("heading", name="What reviews say about your play")
    )
    expect(figures).to_contain_text("Lost per turn")
    figures.get_by_role("link", name="Costliest turn").click()
    expect(ana.page.locator(".verdict").get_by_role("button", name="Find a better move")).to_be_visible()
