"""Keeping company at the table: two people who talk, react, choose and lose their lines."""

from __future__ import annotations

import os
import re
import signal
from typing import Any

from playwright.sync_api import Locator, expect

from tests.server.servers import Server
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.visitor import DO, EASY, ME, Visitor

OPEN = {"kind": "open"}
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
AT_ONCE = 3000
"""Within so many milliseconds the page says how the line is."""
SPARED = "WebSocket connection to|ERR_(CONNECTION|CONTENT|INTERNET|EMPTY)|dynamically imported|ProgressEvent"


def two_at(visit: Visit, game: str, *more: dict[str, Any], **options: Any) -> list[Visitor]:
    """Ana and Bento at a table."""
    people = [visit(**options), visit(**options)]
    for person, nick in zip(people, ("Ana", "Bento"), strict=True):
        person.come_in(nick)
    table = people[0].set_table(game, ME, OPEN, *more)
    assert people[1].context.request.post(f"{people[1].address}/api/tables/{table}/join", data={}).ok
    for person in people:
        person.sit_at(table)
    return people


def overlap(one: Locator, other: Locator) -> float:
    """The area two things share on the screen."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    wide = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    high = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return max(0.0, wide) * max(0.0, high)


def test_chat_lies_beside_the_log_and_covers_nothing(visit: Visit) -> None:
    ana, bento = two_at(visit, "santakaos", viewport=LAPTOP)
    ana.page.get_by_role("button", name="Chat").click()
    expect(ana.page.locator("#say")).to_be_focused()
    ana.page.keyboard.type("Shall we?")
    ana.page.keyboard.press("Enter")
    expect(bento.page.locator(".log .say")).to_have_text(re.compile("Ana Shall we\\?"))
    expect(bento.page.locator("[aria-live]", has_text="Ana: Shall we?")).to_have_count(1)
    for person in (ana, bento):
        assert person.page.get_by_role("dialog").count() == 0
        for place in (".stage", ".ask", ".mine", ".news"):
            for part in (".log", ".talk"):
                assert overlap(person.page.locator(part), person.page.locator(place)) == 0, (part, place)
        log, talk = person.page.locator(".log").bounding_box(), person.page.locator(".talk").bounding_box()
        assert log
        assert talk
        assert log["y"] < talk["y"] < talk["y"] + talk["height"] <= log["y"] + log["height"] <= LAPTOP["height"]
        assert violations(person.page) == []
    whose = ana if ana.page.locator(".ask:not(.wait)").count() else bento
    whose.page.locator("[data-die].can").first.click()
    whose.page.locator(DO).click()
    only_chat_or_only_moves(bento)


def only_chat_or_only_moves(bento: Visitor) -> None:
    """The stream shows both, or one of the two."""
    moves, said = bento.page.locator(".log li:not(.say)"), bento.page.locator(".log .say")
    expect(moves.first).to_be_visible()
    both = moves.count()
    for show, counts in {"Moves": (both, 0), "Chat": (0, 1), "All": (both, 1)}.items():
        bento.page.get_by_role("radio", name=show, exact=True).click()
        expect(moves).to_have_count(counts[0])
        expect(said).to_have_count(counts[1])


def test_on_a_phone_chat_is_a_sheet_over_the_foot(visit: Visit) -> None:
    ana, bento = two_at(visit, "holi", viewport=PHONE, has_touch=True, is_mobile=True)
    ana.page.get_by_role("button", name="Chat").tap()
    sheet = ana.page.get_by_role("region", name="Chat", exact=True)
    sheet.get_by_label("Say something to the table").fill("Here!")
    sheet.get_by_role("button", name="Send").tap()
    expect(sheet).to_contain_text("Ana Here!")
    box = sheet.bounding_box()
    assert box
    assert box["height"] <= PHONE["height"] * 0.46
    assert overlap(sheet, ana.ask) == 0
    assert violations(ana.page) == []
    expect(bento.page.get_by_role("img", name="New lines in the chat")).to_be_visible()
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)


def test_a_reaction_is_seen_at_the_plate_and_in_the_stream(visit: Visit) -> None:
    ana, bento = two_at(visit, "holi", EASY)
    ana.page.get_by_role("button", name="Show how you feel").click()
    ana.page.get_by_role("button", name="Bravo!").click()
    expect(bento.page.locator(".other", has_text="Ana").get_by_role("img", name="Bravo!")).to_be_visible()
    expect(bento.page.locator(".log .say")).to_have_text(re.compile("Ana Bravo!"))
    expect(bento.page.locator("[aria-live]", has_text="Ana: Bravo!")).to_have_count(1)
    expect(ana.page.locator(".log .say")).to_have_text(re.compile("Ana Bravo!"))
    expect(bento.page.locator(".felt")).to_have_count(0)


def test_who_is_choosing_is_said_with_the_clock(visit: Visit) -> None:
    people = [visit(), visit()]
    for person, nick in zip(people, ("Ana", "Bento"), strict=True):
        person.come_in(nick)
    table = people[0].set_table("holi", ME, OPEN, pace={"kind": "live", "bank": 600, "extra": 0})
    assert people[1].context.request.post(f"{people[1].address}/api/tables/{table}/join", data={}).ok
    for person in people:
        person.sit_at(table)
    waiting = next(person for person in people if person.page.locator(".ask.wait").count())
    expect(waiting.page.locator(".other .who span")).to_have_text(re.compile(r"^(10:00|9:\d\d) · choosing now$"))


def test_within_three_seconds_it_is_said_that_the_server_is_away(visit: Visit, server: Server) -> None:
    ana, bento = two_at(visit, "holi")
    os.kill(server.pid, signal.SIGSTOP)  # the line stands, and nobody answers
    try:
        for person in (ana, bento):
            expect(person.page.get_by_text("The server is not answering.")).to_be_visible(timeout=AT_ONCE)
    finally:
        os.kill(server.pid, signal.SIGCONT)
    for person in (ana, bento):
        expect(person.page.get_by_text("Connected")).to_be_visible()
    server.kill()
    for person in (ana, bento):
        expect(person.page.get_by_text("The server is not answering.")).to_be_visible(timeout=AT_ONCE)
    server.start()
    for person in (ana, bento):
        expect(person.page.get_by_text("Connected")).to_be_visible()
        person.forgive(SPARED)


LISTEN = """() => {
    globalThis.told = [];
    const notices = document.querySelector(".notices");
    const note = () => globalThis.told.push(notices.innerText);
    new MutationObserver(note).observe(notices, { childList: true, subtree: true });
}"""


def test_what_is_on_its_way_is_said_to_be_so(visit: Visit, server: Server) -> None:
    ana = visit()
    ana.come_in("Ana")
    ana.sit_at(ana.set_table("holi", ME, EASY))
    ana.my_turn()
    ana.page.get_by_role("button", name="Text view").click()
    ana.page.locator(".acts button").first.click()
    expect(ana.page.locator(DO)).to_be_enabled()
    ana.page.evaluate(LISTEN)
    os.kill(server.pid, signal.SIGSTOP)
    try:
        ana.page.locator(DO).click()
        ana.until("() => globalThis.told.some((words) => words.includes('Sending…'))")
    finally:
        os.kill(server.pid, signal.SIGCONT)
    expect(ana.page.get_by_text("Connected")).to_be_visible()
    expect(ana.page.locator(".log li")).not_to_have_count(0)


def test_within_three_seconds_it_is_said_that_one_is_offline_and_the_other_away(visit: Visit) -> None:
    ana, bento = two_at(visit, "holi", own=True)
    ana.context.set_offline(True)
    expect(ana.page.get_by_text("You are offline.")).to_be_visible(timeout=AT_ONCE)
    ana.context.set_offline(False)
    expect(ana.page.get_by_text("Connected")).to_be_visible()
    ana.page.close()
    expect(bento.page.locator(".notice", has_text=re.compile("Ana (is )?away"))).to_be_visible(timeout=AT_ONCE)
    ana.forgive(SPARED)


def test_a_server_that_is_away_is_an_error_with_a_way_to_try_again(visit: Visit, server: Server) -> None:
    ana = visit()
    for page in ("/tables", "/replays", "/"):
        ana.go(page)
        expect(ana.page.get_by_role("main")).to_be_visible()
    expect(ana.page.get_by_role("button", name="Play now: Holi")).to_be_visible()
    ana.page.wait_for_load_state("networkidle")
    server.kill()
    try:
        for link in ("Tables", "Games", "Replays"):
            ana.page.get_by_role("link", name=link, exact=True).first.click()
            expect(ana.page.get_by_role("alert")).to_contain_text("The server is not answering.")
            expect(ana.page.get_by_text("Nobody is waiting.")).to_have_count(0)
        assert violations(ana.page) == []
        ana.page.get_by_role("link", name="Rules", exact=True).first.click()  # a part that was not fetched yet
        expect(ana.page.get_by_role("heading", name="Ludoteca")).to_be_visible()
        assert violations(ana.page) == []
    finally:
        server.start()
    ana.page.get_by_role("button", name="Try again").click()
    expect(ana.page.get_by_role("link", name="Read the rules: Holi")).to_be_visible()
    ana.forgive(SPARED)


def test_hints_stay_open_beside_the_log_and_come_by_themselves(visit: Visit) -> None:
    ana = visit(viewport=LAPTOP)
    ana.come_in("Ana")
    ana.sit_at(ana.set_table("holi", ME, EASY))
    ana.my_turn()
    ana.page.get_by_role("button", name="Hint", exact=True).click()
    hint = ana.page.get_by_role("region", name="Hint")
    ana.page.get_by_role("switch", name="Show a new hint each time").click()
    told: list[str] = []
    for _ in range(2):
        expect(hint.get_by_role("button", name="Show it")).to_be_visible()
        told.append(hint.locator("p b").inner_text())
        hint.get_by_role("button", name="Show it").click()
        ana.page.locator(".ask .btn.do").click()
        expect(hint.locator("p b", has_text=told[-1])).to_have_count(0)
        ana.my_turn()
    expect(hint.get_by_role("button", name="Show it")).to_be_visible()
    assert overlap(hint, ana.page.locator(".log")) == 0
    assert overlap(hint, ana.page.locator(".stage")) == 0
    assert violations(ana.page) == []


HEARD = """() => {
    globalThis.heard = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...given) {
        globalThis.heard.push(this.frequency.value);
        return start.apply(this, given);
    };
}"""


def test_a_hint_is_read_whole_on_a_small_laptop_with_five_at_the_table(visit: Visit) -> None:
    ana = visit(viewport=LAPTOP)
    ana.come_in("Ana")
    ana.sit_at(ana.set_table("quissama", ME, EASY, EASY, EASY, EASY))
    ana.my_turn()
    ana.page.get_by_role("button", name="Hint", exact=True).click()
    hint = ana.page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("button", name="Show it")).to_be_in_viewport(ratio=1)
    assert hint.evaluate("(panel) => panel.scrollHeight <= panel.clientHeight")
    assert ana.page.locator(".log .turns").evaluate("(turns) => turns.clientHeight") >= 40


def test_reactions_close_with_escape_and_by_a_press_elsewhere(visit: Visit) -> None:
    ana = visit()
    ana.come_in("Ana")
    ana.sit_at(ana.set_table("holi", ME, EASY))
    ana.my_turn()
    opener, faces = ana.page.get_by_role("button", name="Show how you feel"), ana.page.locator(".talk [role=group]")
    opener.click()
    expect(faces).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(faces).to_have_count(0)
    opener.click()
    expect(faces).to_be_visible()
    ana.page.locator(".bar h1").click()
    expect(faces).to_have_count(0)


def test_sound_is_off_until_it_is_switched_on_and_the_tab_tells_whose_turn_it_is(visit: Visit) -> None:
    ana = visit(own=True)
    ana.page.add_init_script(f"({HEARD})()")
    ana.come_in("Ana")
    ana.sit_at(ana.set_table("holi", ME, EASY))
    ana.my_turn()
    expect(ana.page).to_have_title(re.compile("^● Your turn"))
    assert ana.page.locator("link[rel=icon]").get_attribute("href", timeout=0).startswith("data:")  # type: ignore[union-attr]
    assert ana.page.evaluate("globalThis.heard") == []
    ana.page.get_by_role("button", name="Settings").click()
    switch = ana.page.get_by_role("switch", name="Sound")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    ana.until("() => globalThis.heard.length > 0")
