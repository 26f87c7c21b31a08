"""Whole games by clicks on the boards of Santa Kaos, Regalitos and Quissama: whatever is ringed can be clicked."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.visitor import EASY, ME, Visitor

MOST_CLICKS = 1500

# The lime button, else anything ringed or an answer beside the ask, chosen by `luck` between 0 and 1: where its
# middle is on the screen.
WHERE = """luck => {
  const seen = element => element.checkVisibility() && !element.disabled && element.getAttribute("aria-disabled") !== "true";
  const all = query => [...document.querySelectorAll(query)].filter(seen);
  const lime = all(".ask .btn.do");
  const answers = all(".ask .answers .btn:not(.do)").slice(0, -1);
  const open = lime.length ? lime : [...all("main.table .can"), ...answers];
  const chosen = open[Math.floor(luck * open.length)];
  if (!chosen || document.querySelector(".ask.wait")) return null;
  chosen.scrollIntoView({ block: "center", inline: "center" });
  const { x, y, width, height } = chosen.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""

GAMES: dict[str, dict[str, Any]] = {"santakaos": {}, "regalitos": {}, "quissama": {"turn_limit": 8}}


def play_by_clicks(visitor: Visitor) -> None:
    """Click on anything that is open until the game is over."""
    luck = random.Random(5)
    for _ in range(MOST_CLICKS):
        visitor.my_turn()
        if visitor.over:
            return
        if place := visitor.page.evaluate(WHERE, luck.random()):
            visitor.page.mouse.click(*place)
    pytest.fail(f"no end after {MOST_CLICKS} clicks: {visitor.ask.inner_text()}")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks_alone(visit: Visit, game: str) -> None:
    ana = visit()
    ana.come_in("Ana")
    ana.sit_at(ana.set_table(game, ME, EASY, options=GAMES[game]))
    play_by_clicks(ana)
