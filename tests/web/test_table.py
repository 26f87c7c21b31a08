"""A table in a real browser: played by clicks, by keyboard, by two with an onlooker, through cuts and reloads."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.server.servers import Server
from tests.web.conftest import Visit
from tests.web.visitor import DO, EASY, ME, Visitor

ACTS = ".acts button"
MOVES = 400
"""No game of Holi with two players is longer."""


def read(visitor: Visitor) -> None:
    """Open the text view, which offers every act of every game."""
    visitor.page.get_by_role("button", name="Text view").click()
    expect(visitor.page.locator("section.text")).to_be_visible()


def decide(visitor: Visitor, what: str = "") -> None:
    """Wait for the turn, find an act by its words, stage it, confirm it."""
    visitor.my_turn()
    visitor.page.get_by_label("Find").fill(what)
    visitor.page.locator(ACTS).last.click()
    visitor.page.locator(DO).click()
    expect(visitor.page.locator(f"{ACTS}[aria-current]")).to_have_count(0)


def log_of(visitor: Visitor) -> list[str]:
    return visitor.page.locator(".log li").all_inner_texts()


def test_a_whole_game_by_the_text_view_and_the_keyboard(visit: Visit) -> None:
    ana = visit()
    ana.come_in("Ana")
    table = ana.set_table("holi", ME, EASY)
    ana.sit_at(table)
    keys = ana.page.keyboard
    tab_to(ana, "Text view")
    keys.press("Enter")
    ana.my_turn()
    tab_to(ana, re.compile("^Start on"))
    for _ in range(MOVES):
        ana.my_turn()
        if ana.over:
            break
        expect(ana.page.locator(f"{ACTS}:focus")).to_have_count(1)
        keys.press("End")
        keys.press("Enter")
        expect(ana.page.locator(DO)).to_be_enabled()
        keys.press("Enter")
        expect(ana.page.locator(DO)).to_have_count(0)
    expect(ana.sheet).to_contain_text("wins with")
    expect(ana.sheet.get_by_role("row", name="Total")).to_be_visible()
    ana.page.get_by_role("button", name="Look at the board").click()
    expect(ana.sheet).to_have_count(0)
    ana.page.get_by_role("button", name="Score sheet").click()
    ana.sheet.get_by_role("button", name="Rematch").click()
    expect(ana.page).not_to_have_url(re.compile(table))
    expect(ana.ask).to_be_visible()


def tab_to(visitor: Visitor, name: str | re.Pattern[str]) -> None:
    """Press Tab until the thing of that name has the focus."""
    for _ in range(60):
        visitor.page.keyboard.press("Tab")
        focused = visitor.page.locator(":focus")
        said = focused.get_attribute("aria-label") or focused.inner_text()
        if re.search(name, said):
            return
    raise AssertionError(f"the keyboard does not reach {name}")


def test_two_people_by_a_link_and_an_onlooker(visit: Visit) -> None:
    ana, bento, clara = visit(), visit(), visit()
    ana.come_in("Ana")
    table = ana.set_table("holi", ME, {"kind": "open"})
    ana.go(f"/t/{table}")
    expect(ana.page.get_by_text("One seat is open")).to_be_visible()
    bento.go(f"/t/{table}")
    bento.page.get_by_label("Your name").fill("Bento")
    bento.page.get_by_role("button", name="Sit down").click()
    bento.page.get_by_role("button", name="I am ready").click()
    for player in (ana, bento):
        expect(player.ask).to_be_visible()
        read(player)
    clara.sit_at(table)
    expect(clara.page.locator(".bar .eyes")).to_contain_text("1")
    first, second = (ana, bento) if ana.page.locator(".ask:not(.wait)").count() else (bento, ana)
    decide(first)
    decide(second)
    decide(first, "Throw face down")
    expect(second.page.locator(".log")).to_contain_text("threw a card face down")
    expect(clara.page.locator(".log")).to_contain_text("threw a card face down")
    assert log_of(clara) != log_of(first)
    expect(clara.page.locator(".ask")).to_contain_text("You are watching.")
    expect(clara.page.locator(".ask button")).to_have_count(0)

    bento.page.get_by_role("button", name="Chat").click()
    bento.page.keyboard.type("Good luck!")
    bento.page.keyboard.press("Enter")
    expect(ana.page.locator(".log")).to_contain_text("Bento Good luck!")


def test_take_back_and_refusal(visit: Visit) -> None:
    ana = at_a_table(visit)
    before = log_of(ana)
    decide(ana, "Move")
    back = ana.page.get_by_role("button", name="Take back")
    expect(back).to_have_attribute("aria-disabled", "false")
    back.click()
    expect(ana.page.locator(".log li").last).to_have_text("Ana took that back.")
    expect(ana.page.locator(".log li.undone")).to_have_count(1)
    expect(back).to_have_attribute("aria-disabled", "true")
    assert len(log_of(ana)) == len(before) + 2
    ana.page.keyboard.press("Backspace")
    expect(ana.ask).to_have_class(re.compile("refuse"))
    expect(ana.ask).to_contain_text("cannot be taken back")


def test_reload_and_another_language_in_the_middle(visit: Visit) -> None:
    ana = at_a_table(visit)
    lines = log_of(ana)
    ana.page.reload()
    expect(ana.page.locator(".log li")).to_have_count(len(lines))
    assert log_of(ana) == lines
    ana.my_turn()
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_role("radio", name="PT").click()
    ana.page.keyboard.press("Escape")
    expect(ana.ask).to_contain_text("Sua vez")
    expect(ana.page.locator(".log li").first).to_contain_text("começa em")
    expect(ana.page.locator("html")).to_have_attribute("lang", "pt")


def test_the_line_is_cut_and_comes_back(visit: Visit, server: Server) -> None:
    ana = at_a_table(visit)
    before = log_of(ana)
    server.kill()
    expect(ana.page.get_by_text("The server is not answering. Reconnecting")).to_be_visible(timeout=3000)
    expect(ana.ask).to_contain_text("Your turn")
    server.start()
    expect(ana.page.get_by_text("Reconnecting")).to_have_count(0)
    assert log_of(ana) == before
    decide(ana)
    expect(ana.page.locator(".log li")).not_to_have_count(len(before))
    ana.forgive("WebSocket connection to|ERR_CONNECTION_REFUSED")


def test_looking_back_by_a_line_of_the_log(visit: Visit) -> None:
    ana = at_a_table(visit)
    decide(ana, "Move")
    ana.page.locator(".log li button").first.click()
    expect(ana.ask).to_contain_text("The table as it was after move 1.")
    expect(ana.page.locator(ACTS)).to_have_count(0)
    ana.page.get_by_role("button", name="Back to now").click()
    expect(ana.ask).to_contain_text("Your turn")
    expect(ana.page.locator(ACTS)).not_to_have_count(0)


def test_the_last_turn_of_another_is_shown_again(visit: Visit) -> None:
    """At a press the table is as it was before that turn, goes through it, and is back."""
    ana = at_a_table(visit)
    ana.page.get_by_role("button", name=re.compile("^Show the last turn of .* again$")).click()
    expect(ana.ask).to_contain_text("The table as it was after move")
    expect(ana.ask).to_contain_text("Your turn")
    expect(ana.page.get_by_role("button", name="Back to now")).to_have_count(0)
    names = ana.page.locator(".log h3").all_inner_texts()
    assert "Ana" in names
    assert len(set(names)) == 2


def test_a_hint_is_shown_and_can_be_followed(visit: Visit) -> None:
    ana = at_a_table(visit)
    ana.page.get_by_role("button", name="Hint", exact=True).click()
    ana.page.get_by_role("button", name="Show it").click()
    expect(ana.page.locator(DO)).to_be_enabled()
    expect(ana.page.get_by_role("img", name=re.compile("Chances to win.*Ana"))).to_be_visible()


def test_one_click_decides_where_nobody_wants_to_confirm(visit: Visit) -> None:
    ana = at_a_table(visit)
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_role("switch", name="Confirm each act").click()
    ana.page.keyboard.press("Escape")
    ana.page.get_by_label("Find").fill("Move")
    ana.page.locator(ACTS).first.click()
    expect(ana.page.locator(".log li").last).to_contain_text("Ana moved to")


def test_pass_and_play_covers_the_hand_between_turns(visit: Visit) -> None:
    ana = visit()
    ana.come_in("Ana")
    ana.sit_at(ana.set_table("holi", {**ME, "name": "Ana"}, {**ME, "name": "Bento"}))
    cover = ana.page.locator(".cover")
    for _ in range(6):
        expect(cover).to_contain_text("Pass the device to")
        expect(ana.page.locator(".card")).to_have_count(0)
        here = ana.page.get_by_role("button", name="I am")
        other = "Bento" if "Ana" in here.inner_text() else "Ana"
        here.click()
        expect(cover).to_have_count(0)
        expect(ana.ask).to_contain_text("Your turn")
        assert not [line for line in log_of(ana) if re.match(rf"{other} drew (?!one card|\d cards)", line)]
        read(ana)
        while not cover.count() and ana.ask.get_by_text("Your turn").count():
            decide(ana, "End" if ana.page.locator(ACTS, has_text="End the turn").count() else "")
        ana.page.get_by_role("button", name="Text view").click()


COUNT_FLYING = """() => {
    globalThis.flown = 0;
    const count = (changes) => changes.forEach((change) => change.addedNodes.forEach(
        (node) => { if (node.className === "flying") globalThis.flown += 1; }));
    new MutationObserver(count).observe(document.body, { childList: true });
}"""


def test_pieces_travel_and_clicks_do_not_disturb_them(visit: Visit) -> None:
    ana = at_a_table(visit, reduced_motion="no-preference")
    ana.page.evaluate(COUNT_FLYING)
    ana.page.locator(ACTS).first.click()
    ana.page.get_by_role("button", name="Text view").click()
    ana.page.locator(DO).click()
    ana.until("globalThis.flown > 0")
    ana.page.locator(".bar h1").click()
    expect(ana.page.locator(".flying")).to_have_count(0)
    ana.my_turn()
    expect(ana.page.locator(".floors")).not_to_have_attribute("data-n", "0")


def at_a_table(visit: Visit, **options: Any) -> Visitor:
    """Somebody who has placed the pawn and is to decide in the first turn; the bot has begun."""
    ana = visit(**options)
    ana.come_in("Ana")
    ana.sit_at(ana.set_table("holi", ME, EASY))
    read(ana)
    decide(ana)
    ana.my_turn()
    return ana
