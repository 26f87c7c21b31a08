"""Games from other packages on the page: with a layout and with a guessed one, played by clicks."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.laws.test_foreign import EXAMPLES, beside
from tests.server.servers import commanded
from tests.web.axe import violations
from tests.web.visitor import DO, EASY, ME, Visitor

SIZES = {"desktop": (1366, 768), "phone": (390, 844)}
DECISIONS = 40
"""No game of the two is longer."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of an environment in which both examples are installed."""
    paths = [beside(game, tmp_path_factory.mktemp(game))["PYTHONPATH"] for game in EXAMPLES]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
    with commanded(env, tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(params=SIZES)
def ana(address: str, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Somebody on a desktop by day, and on a phone by night."""
    width, height = SIZES[request.param]
    phone = request.param == "phone"
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme="dark" if phone else "light", has_touch=phone,
        reduced_motion="reduce", locale="en-US",
    )  # fmt: skip
    visitor = Visitor(context, address)
    visitor.come_in("Ana")
    yield visitor
    context.close()
    assert visitor.troubles == []


def shoot(ana: Visitor, name: str) -> None:
    """A picture for whoever asks for pictures."""
    folder = os.environ.get("LUDOTECA_SHOTS")
    if folder:
        ana.page.screenshot(path=Path(folder, f"{name}-{ana.page.evaluate('innerWidth')}.png"))


def sits_well(ana: Visitor) -> None:
    """Nothing is cut off at the side, and nobody is kept out."""
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(ana.page) == []


def confirm(ana: Visitor) -> None:
    ana.page.locator(DO).click()
    expect(ana.page.locator(f"{DO}, .chosen, .chooser [aria-pressed=true]")).to_have_count(0)


def test_a_game_with_a_layout_is_played_by_its_pieces(ana: Visitor) -> None:
    ana.sit_at(ana.set_table("hoard", ME, EASY))
    hand = ana.page.get_by_role("group", name="your hand").locator(".can")
    for decision in range(DECISIONS):
        ana.my_turn()
        if ana.over:
            break
        hand.first.click()
        ways = ana.page.locator(".chooser .btn, .ask .btn.do")
        expect(ways.first).to_be_visible()
        if decision == 2:
            shoot(ana, "hoard")
            sits_well(ana)
        if not ana.page.locator(DO).count():
            aim = ana.page.locator(".other button.can")
            (aim if decision % 2 else ana.page.locator(".chooser .btn")).first.click()
        confirm(ana)
    expect(ana.sheet).to_contain_text("Nobody has a gem left to play.")
    expect(ana.sheet.get_by_role("row", name="Hoard")).to_be_visible()
    shoot(ana, "hoard-end")
    ana.page.get_by_role("button", name="Look at the board").click()
    assert "Kept a gem" in " ".join(ana.page.locator(".log li").all_inner_texts())


def test_a_game_without_a_layout_is_guessed_and_played_by_sentences(ana: Visitor) -> None:
    ana.sit_at(ana.set_table("sticks", ME, EASY))
    for decision in range(DECISIONS):
        ana.my_turn()
        if ana.over:
            break
        ana.page.locator(".chooser").get_by_role("button", name="Take one stick").click()
        expect(ana.page.locator(".generic i")).to_have_text("−1")
        if decision == 1:
            shoot(ana, "sticks")
            sits_well(ana)
        confirm(ana)
    expect(ana.sheet).to_contain_text("The heap is empty.")
    shoot(ana, "sticks-end")
    ana.sheet.get_by_role("link", name="Replay").click()
    expect(ana.page.get_by_role("group", name="sticks left")).to_be_visible()


def test_what_its_words_say_comes_from_the_server_and_is_kept(ana: Visitor) -> None:
    answers: list[tuple[str, str]] = []
    ana.page.on("response", lambda got: answers.append((got.url, got.headers.get("cache-control", ""))))
    ana.go("/#hoard")
    expect(ana.page.get_by_role("heading", name="Hoard").first).to_be_visible()
    shoot(ana, "front")
    ana.sit_at(ana.set_table("hoard", ME, EASY))
    expect(ana.page.get_by_text("In the bag")).to_be_visible()
    editions = {url: kept for url, kept in answers if "/hoard/editions/" in url}
    assert [kept for kept in editions.values() if "immutable" in kept]
