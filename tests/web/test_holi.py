"""Holi in a real browser: whole games by clicks on the board and by the keyboard alone, and what the board shows."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, expect
from tools.web.places import GAMES

from tests.web.conftest import Visit
from tests.web.visitor import DO, EASY, ME, Visitor

LETTERS = "ABCDEF"
FLOORS = ("ground", "middle", "top")
CAN = "[role=gridcell].can"
FOCUSED = "document.activeElement?.dataset.cell ?? ''"


def start(visit: Visit, **options: object) -> Visitor:
    visitor = visit(**options)
    visitor.come_in("Ana")
    visitor.sit_at(visitor.set_table("holi", ME, EASY))
    return visitor


def decided(visitor: Visitor, before: str) -> None:
    """Wait until the server has taken the decision: the table stands at another move."""
    expect(visitor.page.locator(".floors")).not_to_have_attribute("data-n", before)
    visitor.my_turn()


def moment(page: Page) -> str:
    return page.locator(".floors").get_attribute("data-n") or ""


def confirm(visitor: Visitor) -> None:
    before = moment(visitor.page)
    visitor.page.locator(DO).click()
    decided(visitor, before)


# By clicks ------------------------------------------------------------------------------------------------------------


def climb(page: Page) -> Locator:
    """The square right above one's own pawn, if the pawn can climb there."""
    own = (page.locator(".floor.own").get_attribute("class") or "").split()
    above = next((above for below, above in pairwise(FLOORS) if below in own), "nowhere")
    return page.locator(f'{CAN}[data-cell^="{above}"]')


def click_through(visitor: Visitor) -> None:
    """One decision with the mouse: climb where possible, else throw, else end the turn."""
    page = visitor.page
    if climb(page).count():
        climb(page).click()
    elif page.locator(".card.can").count():
        page.locator(".card.can").first.click()
        if not page.locator(DO).count():
            page.locator(CAN).first.click()
    elif page.locator(".card").count() and page.locator(".ask .btn", has_text="End the turn").count():
        page.locator(".ask .btn", has_text="End the turn").click()
    else:
        page.locator(CAN).first.click()
    confirm(visitor)


def test_a_whole_game_by_clicks(visit: Visit) -> None:
    visitor = start(visit)
    visitor.my_turn()
    while not visitor.over:
        click_through(visitor)
    expect(visitor.sheet).to_contain_text("Ana")
    assert page_total(visitor) == visitor.page.locator(".own .score strong").inner_text()


def page_total(visitor: Visitor) -> str:
    return visitor.page.locator(".sources .sum td.you").first.inner_text()


# By the keyboard ------------------------------------------------------------------------------------------------------


def tab_to_board(page: Page) -> None:
    while not page.evaluate(FOCUSED):
        page.keyboard.press("Tab")


def walk_to(page: Page, goal: str) -> None:
    """With the arrow keys, over the floors side by side."""
    here = page.evaluate(FOCUSED)
    columns, rows = (b - a for a, b in zip(square(here), square(goal), strict=True))
    for key, steps in (("ArrowRight", columns), ("ArrowLeft", -columns), ("ArrowDown", rows), ("ArrowUp", -rows)):
        for _ in range(steps):
            page.keyboard.press(key)
    assert page.evaluate(FOCUSED) == goal


def square(place: str) -> tuple[int, int]:
    floor, cell = place.split()
    return FLOORS.index(floor) * 6 + LETTERS.index(cell[0]), int(cell[1])


def type_through(visitor: Visitor) -> None:
    """One decision with the keys alone."""
    page = visitor.page
    before = moment(page)
    if page.locator(".card.can").count():
        page.keyboard.press(page.locator(".card.can").first.get_attribute("aria-keyshortcuts") or "")
        expect(page.locator(".card.chosen")).to_be_visible()
    if page.locator(".card.chosen:not(.down)").count():
        page.keyboard.press("r") if page.locator(".ask .btn", has_text="Rotate").count() else choose_with_arrows(page)
    elif page.locator(".ask .btn", has_text="End the turn").count():
        page.keyboard.press("e")
    else:
        choose_with_arrows(page)
    expect(page.locator(DO)).to_be_visible()
    page.keyboard.press("Enter")
    decided(visitor, before)


def choose_with_arrows(page: Page) -> None:
    if page.locator(DO).count():
        return
    walk_to(page, page.locator(CAN).first.get_attribute("data-cell") or "")
    page.keyboard.press("Enter")


def test_a_whole_game_by_the_keyboard_alone(visit: Visit) -> None:
    visitor = start(visit)
    visitor.my_turn()
    tab_to_board(visitor.page)
    while not visitor.over:
        type_through(visitor)
    expect(visitor.sheet).to_be_visible()


# What the board shows -------------------------------------------------------------------------------------------------


def test_a_throw_is_shown_turned_and_taken_back_before_it_is_done(visit: Visit) -> None:
    visitor = start(visit, viewport={"width": 390, "height": 844})
    page = visitor.page
    visitor.my_turn()
    page.locator(CAN).first.click()
    confirm(visitor)
    page.locator(".card").first.click()
    expect(page.locator(".card.chosen")).to_have_attribute("aria-pressed", "true")
    if not page.locator(DO).count():  # a card that can be thrown one way only is ready at once
        page.locator(CAN).first.click()
    expect(page.locator(DO)).to_have_text(re.compile(r"\+\d"))
    chosen = page.locator('[role=gridcell][aria-selected="true"]').first
    expect(chosen).to_have_attribute("aria-label", re.compile("chosen"))
    expect(page.locator(".gain").first).to_be_visible()
    before = moment(page)
    page.keyboard.press("Backspace")
    expect(page.locator(".card.chosen")).to_have_count(0)
    expect(page.locator(".gain")).to_have_count(0)
    assert moment(page) == before


def test_a_card_is_turned_over_by_a_swipe_and_says_why_not(visit: Visit) -> None:
    visitor = start(visit)
    page = visitor.page
    visitor.my_turn()
    page.locator(CAN).first.click()
    confirm(visitor)
    card = page.locator(".card").first
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 50, y, steps=4)
    page.mouse.up()
    expect(page.locator(".card.chosen.down")).to_be_visible()
    page.locator('[role=gridcell][aria-label*="your pawn"]').click()
    expect(page.locator(".ask.refuse p")).to_contain_text("stands on")


# The lesson -----------------------------------------------------------------------------------------------------------


def follow(page: Page, act: dict[str, Any] | None) -> None:
    """Do what a bubble of the lesson asks for."""
    if act is None:
        return
    if "card" in act:
        page.locator(f'[data-card="{act["card"]}"].can').click()
    if act["type"] == "throw-down":
        page.locator(".ask .btn", has_text="Face down").click()
    if act["type"] == "throw":
        return turn_until(page, set(act["cells"]))
    if act["type"] in ("climb", "end"):
        return page.locator(".ask .btn", has_text={"climb": "Climb", "end": "End the turn"}[act["type"]]).click()
    page.locator(f'.floor.own [data-cell$="{act["cell"]}"]').click()


def turn_until(page: Page, cells: set[str]) -> None:
    chosen = page.locator('.floor.own [role=gridcell][aria-selected="true"]')
    while {cell.split()[1] for cell in chosen.evaluate_all("all => all.map(each => each.dataset.cell)")} != cells:
        page.keyboard.press("r")


def test_the_lesson_is_played_through(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/learn/holi")
    steps = msgspec.json.decode((GAMES / "holi" / "lesson.json").read_bytes())["steps"]
    for number, step in enumerate(steps, start=1):
        expect(page.locator(".bubble small")).to_have_text(re.compile(rf"^{number}\b"))
        follow(page, step["act"])
        if number < len(steps):
            page.locator(DO).click()
    expect(page.locator(DO)).to_be_visible()
