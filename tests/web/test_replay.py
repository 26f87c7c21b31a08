"""Replays, rules and the lesson: what is shown of a game without playing it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tools.web.places import GAMES

import ludoteca
from tests.web.conftest import Visit
from tests.web.furnished import House
from tests.web.visitor import DO, EASY, ME, Visitor

FLOORS = ("ground", "middle", "top")

TIGHT = """() => {
    const bar = document.querySelector(".replay").getBoundingClientRect();
    const outside = (at) => at.height && (at.top < bar.top + 2 || at.bottom > bar.bottom - 2);
    return [...document.querySelectorAll(".replay :is(span, button, select, .seg)")]
        .filter((each) => outside(each.getBoundingClientRect())).map((each) => each.outerHTML);
}"""
"""What touches the edge of the replay's bar, or leaves it."""


def at_moment(visitor: Visitor, n: int) -> None:
    expect(visitor.page.locator(".replay p").first).to_contain_text(f"Move {n} of")


def test_a_replay_goes_to_any_moment_and_is_seen_from_any_seat(visit: Visit, house: House) -> None:
    guest = visit(permissions=["clipboard-read", "clipboard-write"], viewport={"width": 1366, "height": 768})
    guest.go(f"/replay/{house.finished}#20")
    at_moment(guest, 20)
    assert guest.page.evaluate(TIGHT) == []
    assert guest.page.locator(".replay p").first.evaluate("(told) => told.scrollWidth <= told.clientWidth + 1")
    guest.page.get_by_role("button", name="One move forward").click()
    at_moment(guest, 21)
    guest.page.get_by_role("slider").press("ArrowLeft")
    guest.page.get_by_role("slider").press("ArrowLeft")
    at_moment(guest, 19)
    guest.page.get_by_label("Seen by").select_option("Bento")
    expect(guest.page.locator(".others")).not_to_contain_text("Bento")
    at_moment(guest, 19)
    guest.page.get_by_role("button", name="Share this moment").click()
    link = f"{guest.address}/replay/{house.finished}#19"
    expect(guest.page.get_by_text(f"Link copied: {link}")).to_be_visible()
    assert guest.page.evaluate("navigator.clipboard.readText()") == link
    guest.page.locator(".log li button").nth(4).click()
    expect(guest.page).to_have_url(re.compile(r"#[0-5]$"))
    guest.page.get_by_role("button", name="To the end").click()
    expect(guest.page.locator(".bar")).to_contain_text("Finished")


def test_a_replay_opens_from_the_own_seat_says_who_won_and_takes_comments(visit: Visit, house: House) -> None:
    ana = visit()
    ana.context.add_cookies([{"name": "ludoteca", "value": house.cookie, "url": ana.address}])
    ana.go(f"/replay/{house.finished}#12")
    at_moment(ana, 12)
    expect(ana.page.get_by_label("Seen by")).to_have_value("0")
    expect(ana.page.locator(".bar .result")).to_contain_text(re.compile(r"wins with \d+ points?\. .*\d"))
    ana.page.get_by_role("button", name="Comments").click()
    ana.page.get_by_label("Comment on move 12").fill("<b>Here</b> I slept.")
    ana.page.get_by_role("button", name="Say it").click()
    said = ana.page.locator(".comments li")
    expect(said).to_contain_text("<b>Here</b> I slept.")

    other = visit()
    other.go(f"/replay/{house.finished}#12")
    expect(other.page.get_by_label("Seen by")).to_have_value("-1")
    expect(other.page.locator(".comments")).to_contain_text("I slept.")
    other.page.get_by_role("button", name="One move forward").click()
    expect(other.page.locator(".comments")).to_have_count(0)
    other.page.get_by_role("button", name="1 comment").click()
    expect(other.page.get_by_role("button", name="Say it")).to_have_count(0)
    other.page.locator(".comments").get_by_role("button", name="Move 12 of").click()
    at_moment(other, 12)
    other.forgive("401")

    said.get_by_role("button", name="Remove").click()
    expect(said).to_contain_text("Nobody has commented")


def test_the_rules_open_at_the_chapter_of_the_decision(visit: Visit) -> None:
    ana = visit()
    ana.come_in("Ana")
    ana.sit_at(ana.set_table("holi", ME, EASY))
    ana.my_turn()
    assert (ana.page.get_by_role("link", name="Rules").first.get_attribute("href") or "").endswith("#set-up")


def test_a_replay_plays_by_itself(visit: Visit, house: House) -> None:
    guest = visit()
    guest.go(f"/replay/{house.finished}?at=3")
    guest.page.get_by_role("radio", name="½").click()
    guest.page.get_by_role("button", name="Play").click()
    at_moment(guest, 4)
    at_moment(guest, 5)
    guest.page.get_by_role("button", name="Pause").click()


def test_a_record_is_downloaded_and_taken_in_again(visit: Visit, house: House, tmp_path: Path) -> None:
    guest = visit()
    guest.go(f"/replay/{house.finished}")
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="Download the record").click()
    kept = download.value.path()
    guest.go("/replays")
    chooser = guest.page.locator("input[type=file]")
    spoilt = tmp_path / "spoilt.json"
    spoilt.write_text(kept.read_text().replace('"players":4', '"players":3'))
    chooser.set_input_files(spoilt)
    expect(guest.page.get_by_role("alert")).to_be_visible()
    guest.forgive("4[0-9][0-9]")
    chooser.set_input_files(kept)
    guest.page.wait_for_url("**/replay/*")
    at_moment(guest, 0)
    taken_in = guest.page.url
    for page in ("/replays", "/me/games"):
        guest.go(page)
        mine = guest.page.locator("section", has=guest.page.get_by_role("heading", name="Records you imported"))
        mine.get_by_role("link", name="Replay of this game of Holi").click()
        expect(guest.page).to_have_url(re.compile(taken_in.split("#")[0]))


def test_the_rules_are_searched_and_drawn(visit: Visit) -> None:
    guest = visit()
    guest.go("/rules/holi#climb")
    expect(guest.page.get_by_role("heading", name="Climb", exact=True)).to_be_in_viewport()
    text = ludoteca.game("holi").words_folder.joinpath("rules.en.md").read_text(encoding="utf-8")
    expect(guest.page.locator("figure:has([role=img])")).to_have_count(text.count("<!-- picture:"))
    expect(guest.page.get_by_text("Reconstructed, not the original").first).to_be_visible()
    guest.page.get_by_role("searchbox").fill("sweets")
    expect(guest.page.locator(".find [role=status]")).to_contain_text("Found in")
    expect(guest.page.get_by_role("heading", name="Climb", exact=True)).to_have_count(0)
    assert {mark.lower() for mark in guest.page.locator("mark").all_inner_texts()} == {"sweets"}
    guest.page.get_by_role("searchbox").fill("dragon")
    expect(guest.page.locator(".find [role=status]")).to_have_text("Nothing was found.")


@pytest.mark.parametrize("game", ["quissama", "regalitos", "santakaos"])
def test_every_game_has_its_rules_page(visit: Visit, game: str) -> None:
    guest = visit()
    guest.go(f"/rules/{game}")
    expect(guest.page.get_by_role("heading", level=2)).not_to_have_count(1)
    expect(guest.page.get_by_role("region", name="About the contents")).to_be_visible()


def test_a_tables_rules_are_those_with_its_options(visit: Visit) -> None:
    ana = visit()
    ana.come_in("Ana")
    ana.sit_at(ana.set_table("quissama", ME, EASY, options={"cabeca_de_porco": "anyone"}))
    link = ana.page.get_by_role("link", name="Rules")
    ana.go(link.first.get_attribute("href") or "")
    expect(ana.page.get_by_text("At this table, unlike in the basic game:")).to_be_visible()
    expect(ana.page.get_by_text("Anybody may do this.")).to_be_visible()
    ana.go("/rules/quissama")
    expect(ana.page.get_by_text("Only the player who holds Alemão, unblocked, may do this.")).to_be_visible()


def do_what_the_bubble_says(visitor: Visitor, step: dict[str, Any]) -> None:
    """One step by clicks: on what it points at, and on the squares it names."""
    page, act = visitor.page, step["act"] or {}
    if act.get("type") == "end":
        page.locator(".ask .btn", has_text="End the turn").click()
    elif "card" in act:
        page.locator(step["spot"]).click()
        if act["type"] == "throw-down":
            page.keyboard.press("f")
        cells = act.get("cells", [act.get("cell")])
        floor = next(name for name in FLOORS if name in (page.locator(".floor.own").get_attribute("class") or ""))
        page.locator(f'[data-cell="{floor} {cells[0]}"]').click()
        expect(page.locator(DO)).to_be_visible()
        while "cells" in act and not all(cell in visitor.ask.inner_text() for cell in cells):
            page.get_by_role("button", name="Rotate").click()
    elif act:
        page.locator(step["spot"]).click()
    page.locator(DO).click()


def test_the_lesson_is_played_to_its_end(visit: Visit) -> None:
    guest = visit()
    guest.go("/learn/holi")
    *steps, last = json.loads((GAMES / "holi" / "lesson.json").read_text())["steps"]
    where = guest.page.locator(".bubble small")
    for number, step in enumerate(steps, 1):
        expect(where).to_have_text(f"{number} of {len(steps) + 1}")
        do_what_the_bubble_says(guest, step)
    assert last["act"] is None
    expect(where).to_have_text(f"{len(steps) + 1} of {len(steps) + 1}")
    guest.page.get_by_role("button", name="Back", exact=True).click()
    expect(where).to_have_text(f"{len(steps)} of {len(steps) + 1}")
    do_what_the_bubble_says(guest, steps[-1])
    guest.page.get_by_role("button", name="Play a game").click()
    guest.page.wait_for_url("**/t/*")
    guest.my_turn()
