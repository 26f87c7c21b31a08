"""Puzzles in a real browser: found at the table, missed, given up; the answer is not in the page before."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import ludoteca
from ludoteca.puzzles.puzzle import Puzzle, shipped
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.test_pages_access import PHONE, SMALL
from tests.web.visitor import DO, Visitor

GAMES = ("holi", "quissama", "regalitos", "santakaos")
TITLES = {"en-US": "Puzzle", "pt-BR": "Problema", "es-ES": "Problema"}


def shown(visitor: Visitor, game: str) -> Puzzle:
    """The puzzle on the table, by its address."""
    expect(visitor.page.locator(".puzzle")).to_be_visible()
    name = visitor.page.evaluate("location.hash.slice(1)")
    return next(puzzle for puzzle in shipped(ludoteca.game(game)).puzzles if puzzle.id == name)


def do(visitor: Visitor, puzzle: Puzzle, action: int) -> None:
    """Decide by the list of acts, which has all that are legal in the order of their numbers."""
    if not visitor.page.locator(".text.panel").count():
        visitor.page.get_by_role("button", name="Text view", exact=True).click()
    place = sorted(way.action for way in puzzle.ways).index(action)
    visitor.page.locator(".acts button").nth(place).click()
    visitor.page.locator(DO).click()


def test_one_is_found_the_next_is_missed_and_shown(visit: Visit) -> None:
    ana = visit()
    ana.go("/puzzles/santakaos")
    first = shown(ana, "santakaos")
    assert "1 in a row" not in ana.page.locator(".puzzle").inner_text()
    do(ana, first, first.right[0])
    expect(ana.page.locator(".verdict")).to_contain_text("Right")
    expect(ana.page.locator(".puzzle")).to_contain_text("1 in a row")

    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".verdict")).to_have_count(0)
    second = shown(ana, "santakaos")
    assert second.id != first.id
    do(ana, second, max(second.ways, key=lambda way: way.loss).action)
    expect(ana.page.locator(".verdict")).to_contain_text("points of winning chance")
    expect(ana.page.locator(".puzzle")).to_contain_text("0 in a row")
    ana.page.get_by_role("button", name="Best", exact=True).click()
    expect(ana.page.get_by_role("button", name="Best", exact=True)).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_them_from_its_rules_and_the_shelf(visit: Visit, game: str) -> None:
    ana = visit()
    ana.go(f"/#{game}")
    ana.page.locator(f".setup a[href='/puzzles/{game}']").click()
    puzzle = shown(ana, game)
    expect(ana.page.locator(".verdict")).to_have_count(0)
    ana.page.get_by_role("button", name="Show the answer").click()
    expect(ana.page.locator(".verdict")).to_contain_text("The answer")
    assert puzzle.right
    ana.go(f"/rules/{game}")
    expect(ana.page.get_by_role("link", name="Solve puzzles")).to_be_visible()


@pytest.mark.parametrize("locale", TITLES)
def test_on_a_phone_in_three_languages(visit: Visit, locale: str) -> None:
    ana = visit(viewport=PHONE, has_touch=True, is_mobile=True, locale=locale)
    ana.go("/puzzles/santakaos")
    expect(ana.page.locator(".puzzle")).to_have_attribute("aria-label", TITLES[locale])
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ana.page.locator(".puzzle button").click()
    expect(ana.page.locator(".verdict")).to_be_visible()
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert ana.page.evaluate(f"({SMALL})().filter((each) => /btn/.test(each))") == []
    assert violations(ana.page) == []


def test_a_puzzle_nobody_knows_is_nowhere(visit: Visit) -> None:
    ana = visit()
    ana.go("/puzzles/santakaos#0123456789ab")
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ana.page.locator(".puzzle")).to_have_count(0)
    ana.forgive("404")
