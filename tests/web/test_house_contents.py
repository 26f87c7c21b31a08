"""House contents and other packages' bots on the page: chosen by clicking, named at the table, drawn as they are."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from ludoteca.cli.commands.own.content import written
from ludoteca.core.registry import game as find_game
from tests.server.servers import running
from tests.server.test_contents import house_file
from tests.web.axe import violations
from tests.web.visitor import DO, ME, Visitor

OBJECTS, TOYS = "Objects of their own", "Two of a kind"
OBJECT = r'\[\[objects]]\nname = ".*"\n'
PAIR = r'(\[\[wishes]]\nname = ".*"\ntoys = \[)"(.*)", "(.*)"]'
LAST, RAISING = "tests.server.naughty:Last", "tests.server.naughty:Raising"
SIZES = {"desktop": (1366, 768), "phone": (390, 844)}


def changes(game: str, pattern: str, new: str) -> list[tuple[str, str]]:
    """Whatever looks so in a game's contents, and what comes in its place."""
    return [(found[0], found.expand(new)) for found in re.finditer(pattern, written(find_game(game)))]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with contents of its own for two games, and two bots from elsewhere."""
    folder = tmp_path_factory.mktemp("contents")
    house_file(
        folder, OBJECTS, *changes("regalitos", OBJECT, r"\g<0>paper = 5\nenergy = 4\npoints = 9\n"), game="regalitos"
    )
    house_file(folder, TOYS, *changes("santakaos", PAIR, r'\1"\2", "\2"]'))
    with running(content=folder, bots=f"{LAST},{RAISING}") as server:
        yield server.url


@pytest.fixture(params=SIZES)
def ana(address: str, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Somebody on a desktop, and on a phone."""
    width, height = SIZES[request.param]
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", locale="en-US", has_touch=width < 700
    )
    visitor = Visitor(context, address)
    visitor.come_in("Ana")
    yield visitor
    context.close()
    assert visitor.troubles == []


def shoot(ana: Visitor, name: str) -> None:
    """A picture for whoever asks for pictures."""
    if folder := os.environ.get("LUDOTECA_SHOTS"):
        ana.page.screenshot(path=Path(folder, f"{name}-{ana.page.evaluate('innerWidth')}.png"))


def contents(ana: Visitor, game: str) -> str:
    """The id of the house contents of a game."""
    games = ana.context.request.get(f"{ana.address}/api/games").json()
    return str(next(each["contents"][0]["id"] for each in games if each["id"] == game))


def test_a_table_with_house_contents_is_set_by_clicking(ana: Visitor) -> None:
    ana.go("/")
    ana.page.get_by_role("link", name="Take Santa Kaos off the shelf").click()
    setup = ana.page.locator("#setup")
    select = setup.get_by_label("Contents")
    expect(select.locator("option")).to_have_text(["Printed here", TOYS])
    seat = setup.get_by_label("Who sits on seat 2")
    seat.select_option("expert")
    select.select_option(label=TOYS)
    assert "expert" not in seat.locator("option").evaluate_all("all => all.map((each) => each.value)")
    expect(seat).to_have_value("hard")
    seat.select_option("easy")
    assert violations(ana.page) == []
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    select.scroll_into_view_if_needed()
    shoot(ana, "house-setup")
    setup.locator(".btn.do").click()
    expect(ana.page.locator(".bar .house")).to_have_text(TOYS)
    shoot(ana, "house-table")
    ana.go("/")
    expect(ana.page.get_by_text(f"House contents: {TOYS}").first).to_be_visible()


def sit_down(ana: Visitor, game: str, *names: str) -> None:
    """At a table with house contents and these others, for whom Ana plays too."""
    others = [{"kind": "me", "name": name} for name in names]
    ana.sit_at(ana.set_table(game, ME, *others, contents=contents(ana, game)))


def toys(wish: Locator) -> list[str]:
    """The pictures of the toys on a wish."""
    pictures = wish.locator('use[href^="#t-"]')
    expect(pictures).to_have_count(2)
    return [str(picture) for picture in pictures.evaluate_all("all => all.map((each) => each.getAttribute('href'))")]


def test_two_equal_toys_are_drawn_one_by_one(ana: Visitor) -> None:
    sit_down(ana, "santakaos", "Bia")
    first, second = toys(ana.page.locator(".wish[data-wish]").first)
    assert first == second
    shoot(ana, "house-wish")


def test_two_equal_toys_are_drawn_in_the_area_of_another(ana: Visitor) -> None:
    sit_down(ana, "santakaos", "Bia", "Caio", "Duda")
    first, second = toys(ana.page.locator(".slot[data-wish]").first)
    assert first == second


def test_an_object_with_numbers_of_its_own_shows_them(ana: Visitor) -> None:
    sit_down(ana, "regalitos", "Bia")
    thing = ana.page.locator('svg.rc:has(use[href^="#obj-"])').first
    assert thing.locator("text").all_text_contents() == ["5", "4", "9"]
    shoot(ana, "house-object")


def test_a_bot_from_elsewhere_is_chosen_and_one_that_fails_is_told_of(ana: Visitor) -> None:
    ana.go("/")
    ana.page.get_by_role("link", name="Take Holi off the shelf").click()
    seat = ana.page.locator("#setup").get_by_label("Who sits on seat 2")
    seat.select_option(label="Bot Raising")
    shoot(ana, "other-bot-setup")
    ana.page.locator("#setup .btn.do").click()
    failed = ana.page.get_by_text("Raising failed: a built-in medium bot takes over.")
    expect(failed.or_(ana.page.locator(".ask:not(.wait)")).first).to_be_visible()
    if not failed.is_visible():  # luck let Ana begin
        ana.page.get_by_role("gridcell", name="can be chosen").first.click()
        ana.page.locator(DO).click()
    expect(failed).to_be_visible()
    shoot(ana, "other-bot-failed")
