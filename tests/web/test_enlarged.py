"""Any card, die, pile or place shown large with its whole rule: by its corner, by a long press, by a key."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.laid.full import FULLEST
from tests.web.laid.page import lay
from tests.web.visitor import Visitor

THINGS = {
    "holi": ".mine [data-card], .other [data-deck], .other [data-sweets], .side .shared .panel div",
    "quissama": (
        "[data-character], .stalls [data-card], [data-deck=draw], g.shop, [data-minister], .mine [data-card], "
        ".other [data-held]"
    ),
    "regalitos": (
        "button[data-pile], [data-deck=draw], .mine [data-card], .mine [data-card^=vip], .other [data-zone=vips], "
        ".other .badge"
    ),
    "santakaos": (
        "[data-die], .stage [data-niche], .stage [data-stocking], .stage .deck, .market [data-wish], [data-wishdeck], "
        ".mine [data-artifact], .mine [data-helper], .mine .elves, .other .art, .other .helper, .other [data-wish], "
        ".other [data-elves]"
    ),
}
"""Of each game one of every kind: mine, the others', the Market's."""


def laid(stay: Visit, game: str, **options: object) -> Visitor:
    """The fullest table of a game."""
    visitor = stay(viewport={"width": 1366, "height": 768}, **options)
    lay(visitor.page, visitor.address, game, FULLEST[game]())
    return visitor


def press_long(thing: Locator) -> None:
    """A finger rests on it, and goes."""
    thing.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(large(thing.page)).to_be_visible()
    thing.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    thing.dispatch_event("click")


def large(page: Page) -> Locator:
    return page.get_by_role("dialog").filter(has=page.locator(".enlarged"))


@pytest.mark.parametrize("game", THINGS)
def test_everything_on_a_table_can_be_seen_large(stay: Visit, game: str) -> None:
    page = laid(stay, game).page
    for each in THINGS[game].split(", "):
        press_long(page.locator(each).first)
        expect(large(page).locator(".rule p").first).not_to_be_empty()
        page.keyboard.press("Escape")
        expect(large(page)).to_have_count(0)
    expect(page.locator("[aria-pressed=true]")).to_have_count(0)


def test_the_corner_of_a_card_shows_it_large_and_does_not_play_it(stay: Visit) -> None:
    page = laid(stay, "quissama").page
    card = page.locator(".stalls [data-card]").first
    card.hover()
    page.mouse.move(*middle(card, 3))
    page.locator("[data-corner]").click()
    expect(large(page)).to_contain_text("Read the rule")
    expect(large(page).locator(".face svg").first).to_be_visible()
    expect(card).to_have_attribute("aria-pressed", "false")


def test_the_key_i_shows_what_has_the_focus_large(stay: Visit) -> None:
    page = laid(stay, "holi").page
    page.locator(".mine [data-card]").first.focus()
    page.keyboard.press("i")
    expect(large(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".mine [data-card]").first).to_be_focused()


def test_a_pile_shows_every_card_in_it(stay: Visit) -> None:
    page = laid(stay, "regalitos").page
    pile = page.locator("button[data-pile=A1]")
    press_long(pile)
    titles = large(page).locator(".inside b").all_inner_texts()
    assert len(titles) == 5
    assert any("Coal" in title for title in titles)
    expect(large(page).locator(".inside .small")).to_have_count(5)


def middle(thing: Locator, aside: float) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2 + aside, box["y"] + box["height"] / 2
