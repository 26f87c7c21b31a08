"""Whole games by clicks on the boards of Santa Kaos, Regalitos and Quissama: whatever is ringed can be clicked."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.games.santakaos.build import kaos
from tests.web.axe import violations
from tests.web.conftest import PATIENCE, Visit
from tests.web.laid.page import lay
from tests.web.test_access import SIZES
from tests.web.test_table import ACTS, tab_to
from tests.web.visitor import DO, EASY, ME, Visitor

MOST_CLICKS = 1500

# As soon as something can be decided: the lime button, else anything ringed or an answer beside the ask, chosen by
# `luck` between 0 and 1: where its middle is on the screen, and which answers the screen does not show whole. When the
# game is over: null. All is asked at once and waited for over there, because whole games have hundreds of clicks.
WHERE = """async ([luck, patience]) => {
  const off = element => element.disabled || element.getAttribute("aria-disabled") === "true";
  const seen = element => element.checkVisibility() && !off(element);
  const all = query => [...document.querySelectorAll(query)].filter(seen);
  const cut = ({ left, right, top, bottom }) =>
    left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const choose = () => {
    if (!document.querySelector(".ask:not(.wait)")) return undefined;
    const lime = all(".ask .btn.do");
    const answers = all(".ask .answers .btn:not(.do)").slice(0, -1);
    const open = lime.length ? lime : [...all("main.table .can"), ...answers];
    return open[Math.floor(luck * open.length)];
  };
  const end = performance.now() + patience;
  while (performance.now() < end) {
    if (document.querySelector("dialog.sheet")) return null;
    const chosen = choose();
    if (chosen) {
      const answers = [...document.querySelectorAll(".ask .answers .btn")];
      const hidden = answers.filter(button => cut(button.getBoundingClientRect())).map(button => button.textContent);
      chosen.scrollIntoView({ block: "center", inline: "center" });
      const { x, y, width, height } = chosen.getBoundingClientRect();
      return { place: [x + width / 2, y + height / 2], hidden };
    }
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`nothing to click: ${document.querySelector(".ask")?.textContent}`);
}"""

# How far one can scroll sideways; a page that was given another size has a hundred frames to settle in it.
SIDEWAYS = """async () => {
  const far = () => document.documentElement.scrollWidth - innerWidth;
  for (let frame = 0; frame < 100 && far() > 0; frame++) await new Promise(requestAnimationFrame);
  return far();
}"""

GAMES: dict[str, dict[str, Any]] = {"santakaos": {}, "regalitos": {}, "quissama": {"turn_limit": 8}}


def play_by_clicks(visitor: Visitor, most: int = MOST_CLICKS, touch: bool = False) -> None:
    """Click on anything that is open until the game is over, or so often; on a phone by touch."""
    luck = random.Random(5)
    press = visitor.page.touchscreen.tap if touch else visitor.page.mouse.click
    for _ in range(most):
        found = visitor.page.evaluate(WHERE, [luck.random(), PATIENCE])
        if not found:
            return
        assert not touch or found["hidden"] == []
        press(*found["place"])


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks_alone(visit: Visit, game: str) -> None:
    ana = visit()
    ana.come_in("Ana")
    ana.sit_at(ana.set_table(game, ME, EASY, options=GAMES[game]))
    play_by_clicks(ana)
    assert ana.over, ana.ask.inner_text()


EVERYTHING: dict[str, dict[str, Any]] = {
    "holi": {"rivalry": ["splash", "corners"]},
    "santakaos": {"turbo_sleigh": True, "special_wishes": True},
    "regalitos": {"memory": True, "sets": True, "colours": True},
    "quissama": {"small_gallery": True, "open_market": True, "fewer_scandals": True, "turn_limit": 9},
}


@pytest.mark.parametrize("game", EVERYTHING)
def test_all_options_on_a_phone_by_night(visit: Visit, game: str) -> None:
    """Three at the table with everything the game has; axe finds nothing and no screen scrolls sideways."""
    ana = visit(viewport={"width": 390, "height": 844}, color_scheme="dark", has_touch=True)
    ana.come_in("Ana")
    ana.sit_at(ana.set_table(game, ME, EASY, EASY, options=EVERYTHING[game]))
    play_by_clicks(ana, most=20, touch=True)
    ana.my_turn()
    assert violations(ana.page) == []
    for width, height in reversed(SIZES.values()):
        ana.page.set_viewport_size({"width": width, "height": height})
        assert ana.page.evaluate(SIDEWAYS) <= 0, (width, height)
    ana.page.set_viewport_size({"width": 390, "height": 844})
    play_by_clicks(ana, touch=True)
    assert ana.over


def test_the_button_says_in_a_verb_what_it_does(stay: Visit) -> None:
    visitor = stay()
    lay(visitor.page, visitor.address, "santakaos", kaos("dice traffic red; bento: wish ball-duck"))
    visitor.page.locator(".stage .can").first.click()
    expect(visitor.page.locator(DO)).to_have_text("Take the die")


def test_long_answers_stay_on_every_screen(stay: Visit) -> None:
    """For what a coin may stand: sentences side by side."""
    ana = stay()
    lay(ana.page, ana.address, "santakaos", kaos("me: wood 2, iron 2, coin 1, helper gingerbread-man; bento: coin 1"))
    ana.page.locator("[data-toy=rocket].can").click()
    expect(ana.page.locator(".ask .btn", has_text="(Gingerbread Man)")).to_have_count(2)
    for width, height in SIZES.values():
        ana.page.set_viewport_size({"width": width, "height": height})
        assert ana.page.evaluate(SIDEWAYS) <= 0, (width, height)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(visit: Visit, game: str) -> None:
    """In the text view, which lists every act: Home or End, Enter to see what it does, Enter to do it."""
    ana = visit()
    ana.come_in("Ana")
    ana.sit_at(ana.set_table(game, ME, EASY, options=GAMES[game]))
    keys = ana.page.keyboard
    tab_to(ana, "Text view")
    keys.press("Enter")
    ana.my_turn()
    tab_to_acts(ana)
    for number in range(MOST_CLICKS):
        ana.my_turn()
        if ana.over:
            break
        expect(ana.page.locator(f"{ACTS}:focus")).to_have_count(1)
        keys.press("Home" if number % 3 else "End")
        keys.press("Enter")
        expect(ana.page.locator(DO)).to_be_enabled()
        keys.press("Enter")
        expect(ana.page.locator(DO)).to_have_count(0)
    assert ana.over


def tab_to_acts(visitor: Visitor) -> None:
    """Press Tab until one of the acts has the focus."""
    for _ in range(60):
        visitor.page.keyboard.press("Tab")
        if visitor.page.locator(f"{ACTS}:focus").count():
            return
    pytest.fail("the keyboard does not reach the acts")
