"""The fullest tables in the real browser, at every size and in every language: nothing scrolls, overlaps or is cut."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.servers import Server
from tests.web.conftest import Visit
from tests.web.laid.ended import ENDINGS, lay_ending
from tests.web.laid.full import CHOOSING, FOR_THREE, FOR_TWO, FULLEST, HOARDS
from tests.web.laid.page import lay
from tests.web.visitor import DO

MEASURE = Path(__file__).with_name("laid").joinpath("measure.js").read_text(encoding="utf-8")
DESKTOPS = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440))
LANGUAGES = ("en-US", "pt-BR", "es-ES")
RESTED = """async () => {
    await document.fonts.ready;
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
}"""
ENDED = """() => {
    const sheet = document.querySelector("dialog.sheet");
    const wrong = sheet.scrollHeight > sheet.clientHeight + 1 ? [`the ending is ${sheet.scrollHeight} high`] : [];
    for (const each of sheet.querySelectorAll(".rows > li, .story")) {
        const bottom = each.getBoundingClientRect().bottom;
        const out = [...each.querySelectorAll("p, b, span, strong, svg")].filter(
            (piece) => !piece.closest(".pic") && piece.getBoundingClientRect().bottom > bottom + 2);
        if (out.length) wrong.push(`“${each.textContent.trim().slice(0, 30)}” has no room for ${out[0].className}`);
    }
    for (const part of sheet.querySelectorAll(".part")) {
        const { left, right, bottom } = part.getBoundingClientRect();
        const boxes = [...part.querySelectorAll("b, .pic")].map((piece) => piece.getBoundingClientRect());
        const [number, picture] = boxes.map((box) => (box.top < bottom - 1 ? box : null));
        const out = [number, picture].some((box) => box && (box.left < left - 1 || box.right > right + 1));
        if (out || (picture && (!number || picture.right > number.left))) wrong.push(`“${part.title}” is cut`);
    }
    return wrong;
}"""
"""What is wrong with an ending on a desktop."""
LINES = """(told) => {
    const lines = Math.round(told.getBoundingClientRect().height / parseFloat(getComputedStyle(told).lineHeight));
    return lines > 2 ? [`${lines} lines: ${told.innerText}`] : [];
}"""
"""What is told in more lines than two."""
TAGS = """() => {
    const tags = [...document.querySelectorAll(".others .vip svg")].map((tag) => tag.getBoundingClientRect());
    return [...document.querySelectorAll(".others .vip b")].map((number, place) => {
        const range = document.createRange();
        range.selectNodeContents(number);
        const ink = range.getBoundingClientRect();
        const covering = tags.slice(place + 1).filter((tag) => tag.top < ink.bottom && tag.bottom > ink.top);
        return covering.every((tag) => tag.left + tag.width / 6 >= ink.right || tag.right <= ink.left);
    });
}"""
"""Of each VIP of the others: is its number free of the tags over it? A tag's paper begins at a sixth of its width."""
FOOT = """() => {
    const ask = document.querySelector(".ask");
    const told = getComputedStyle(ask).getPropertyValue("--foot");
    return [ask.offsetHeight, getComputedStyle(document.body).paddingBottom, told];
}"""
"""How high the ask is, the room left for it, and what it is told of that itself: what all begin with."""
MOUSE, FINGER = 32, 44
"""The least side of what is pressed, in pixels: with a mouse, under a finger."""


@pytest.fixture
def veil() -> str:
    """Here what is transparent does not count as seen, so all is cut away."""
    return "clip-path: inset(50%)"


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", FULLEST)
def test_the_fullest_table_fits_every_screen(stay: Visit, server: Server, game: str, locale: str) -> None:
    visitor = stay(locale=locale)
    lay(visitor.page, server.url, game, FULLEST[game]())
    found: list[str] = []
    for width, height in DESKTOPS:
        visitor.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}: {wrong}" for wrong in _measured(visitor.page, MOUSE)]
    assert "\n".join(found) == ""


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", CHOOSING)
def test_that_another_chooses_is_read_beside_his_things(stay: Visit, server: Server, game: str, locale: str) -> None:
    visitor = stay(locale=locale, viewport={"width": 1366, "height": 768})
    lay(visitor.page, server.url, game, CHOOSING[game]())
    assert "\n".join(_measured(visitor.page, MOUSE)) == ""


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", HOARDS)
def test_hoarded_cards_can_be_read_and_hit(stay: Visit, server: Server, game: str, phone: bool) -> None:
    width, height = (390, 844) if phone else (1366, 768)
    visitor = stay(viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone)
    lay(visitor.page, server.url, game, HOARDS[game]())
    assert "\n".join(_measured(visitor.page, FINGER if phone else MOUSE)) == ""


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", FOR_TWO)
def test_a_table_for_two_fits_a_small_laptop(stay: Visit, server: Server, game: str, locale: str) -> None:
    visitor = stay(locale=locale, viewport={"width": 1366, "height": 768})
    lay(visitor.page, server.url, game, FOR_TWO[game]())
    assert "\n".join(_measured(visitor.page, MOUSE)) == ""


@pytest.mark.parametrize("game", FOR_THREE)
def test_at_a_table_for_three_what_the_others_own_lies_in_their_areas(stay: Visit, server: Server, game: str) -> None:
    visitor = stay()
    lay(visitor.page, server.url, game, FOR_THREE[game]())
    found: list[str] = []
    for width, height in DESKTOPS:
        visitor.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}: {wrong}" for wrong in _measured(visitor.page, MOUSE)]
    assert "\n".join(found) == ""


def test_how_many_presents_lie_under_each_vip_of_another_can_be_read(stay: Visit, server: Server) -> None:
    visitor = stay(viewport={"width": 1366, "height": 768})
    lay(visitor.page, server.url, "regalitos", FOR_THREE["regalitos"]())
    visitor.page.evaluate(RESTED)
    assert visitor.page.evaluate(TAGS) == [True] * 5


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", FULLEST)
def test_the_fullest_table_fits_a_phone(stay: Visit, server: Server, game: str, locale: str) -> None:
    visitor = stay(locale=locale, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    lay(visitor.page, server.url, game, FULLEST[game]())
    assert "\n".join(_measured(visitor.page, FINGER)) == ""


@pytest.mark.parametrize("locale", LANGUAGES)
def test_what_a_die_would_do_takes_two_lines_on_a_phone(stay: Visit, server: Server, locale: str) -> None:
    visitor = stay(locale=locale, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    lay(visitor.page, server.url, "santakaos", FULLEST["santakaos"]())
    visitor.page.evaluate("globalThis.veil.disabled = true")  # what is cut away cannot be pressed
    dice = visitor.page.locator("[data-die].can")
    found: list[str] = []
    for place in range(dice.count()):
        dice.nth(place).tap()
        expect(visitor.page.locator(DO)).to_be_enabled()
        found += visitor.page.locator(".ask p").evaluate(LINES)
    assert found == []


def test_the_hand_stays_where_it_is_on_a_phone_when_a_card_is_chosen(stay: Visit, server: Server) -> None:
    """A second tap on a card never hits a button that came up under it."""
    visitor = stay(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    lay(visitor.page, server.url, "quissama", FULLEST["quissama"]())
    visitor.page.evaluate("globalThis.veil.disabled = true")
    hand = visitor.page.locator(".dock .hand")
    before = hand.bounding_box()
    hand.locator(".can").first.tap()
    expect(visitor.page.locator(".ask .btn:not(.back)").first).to_be_visible()
    assert hand.bounding_box() == before


def test_the_page_leaves_room_for_what_covers_the_foot_of_a_phone(stay: Visit, server: Server) -> None:
    """And nothing but the body is told how much: else the whole page would be styled anew whenever it changes."""
    visitor = stay(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    lay(visitor.page, server.url, "santakaos", FULLEST["santakaos"]())
    visitor.page.evaluate("globalThis.veil.disabled = true")
    visitor.page.locator("[data-die].can").first.tap()
    expect(visitor.page.locator(DO)).to_be_enabled()
    visitor.page.evaluate(RESTED)
    height, room, told = visitor.page.evaluate(FOOT)
    assert (room, told) == (f"{height}px", "124px")


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", ENDINGS)
def test_the_ending_fits_every_screen(stay: Visit, server: Server, game: str, locale: str) -> None:
    """Nobody has to scroll for the last in rank, with the review there or not."""
    visitor = stay(locale=locale)
    found: list[str] = []
    for reviewed in (True, False):
        lay_ending(visitor.page, server.url, game, ENDINGS[game], reviewed=reviewed)
        for width, height in DESKTOPS:
            visitor.page.set_viewport_size({"width": width, "height": height})
            found += [f"{width}: {wrong}" for wrong in _measured(visitor.page, MOUSE)]
            found += [f"{width}: {wrong}" for wrong in visitor.page.evaluate(ENDED)]
    assert "\n".join(found) == ""


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", ENDINGS)
def test_the_ending_fits_a_phone(stay: Visit, server: Server, game: str, locale: str) -> None:
    """It scrolls, but for what next."""
    visitor = stay(locale=locale, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    lay_ending(visitor.page, server.url, game, ENDINGS[game])
    assert "\n".join(_measured(visitor.page, FINGER)) == ""
    visitor.page.evaluate("globalThis.veil.disabled = true")  # what is cut away is in no viewport
    expect(visitor.sheet.get_by_role("button", name=re.compile("^(Rematch|Revanche|Revancha)$"))).to_be_in_viewport()


def _measured(page: Page, least: int) -> list[str]:
    """What is wrong, once the page has come to rest."""
    page.evaluate(RESTED)
    found: list[str] = page.evaluate(MEASURE, least)
    return found


def test_the_ending_opens_at_its_top_on_a_phone_that_lies(stay: Visit, server: Server) -> None:
    visitor = stay(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    lay_ending(visitor.page, server.url, "holi", ENDINGS["holi"])
    visitor.page.evaluate(RESTED)
    assert visitor.sheet.evaluate("(sheet) => sheet.scrollTop") == 0
