"""A turn is the player's own: what ends it is asked first, and can be taken back until somebody else decides."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.visitor import DO, ME, Visitor

ENDS = "Then your turn ends."
OPEN = {"kind": "open"}
TOLD = "() => [...document.querySelectorAll('.acts button, .log li')].map((each) => each.textContent).join()"
"""What can be done, and what was done: who takes two resources can do the same things again after the first."""
TURNS = 12
"""More than it takes until a turn ends by an act of another name, and without luck."""


def two_at_a_table(visit: Visit) -> list[Visitor]:
    """Two people at Santa Kaos who read the table as text and want a press to do it."""
    people = [visit(), visit()]
    for person, nick in zip(people, ("Ana", "Bento"), strict=True):
        person.come_in(nick)
    table = people[0].set_table("santakaos", ME, OPEN)
    assert people[1].context.request.post(f"{people[1].address}/api/tables/{table}/join", data={}).ok
    for person in people:
        person.sit_at(table)
        person.page.get_by_role("button", name="Text view").click()
        switch(person, "Confirm each act")
    return people


def switch(person: Visitor, name: str) -> None:
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_role("switch", name=name).click()
    person.page.keyboard.press("Escape")


def back(person: Visitor) -> Locator:
    return person.page.get_by_role("button", name="Take back")


def act(person: Visitor) -> bool:
    """Do one thing that is not called ending the turn; False if there is none but that, and it is done."""
    acts = person.page.locator(".acts button")
    others = [place for place, text in enumerate(acts.all_inner_texts()) if text != "End the turn"]
    before = person.page.evaluate(TOLD)
    acts.nth(others[0] if others else 0).click()
    asked = "document.querySelector('.ask').textContent.includes(ends)"
    person.until(f"([before, ends]) => {asked} || ({TOLD})() !== before", [before, ENDS])
    return bool(others)


def decider(people: list[Visitor]) -> tuple[Visitor, Visitor]:
    """Who decides, and who waits."""
    people[0].until("() => !document.querySelector('.flying')")
    expect(people[0].page.locator(".acts, .text .quiet").first).to_be_visible()
    mine = people[0].page.locator(".acts").count() > 0
    return (people[0], people[1]) if mine else (people[1], people[0])


def until_asked(person: Visitor) -> bool:
    """Decide until the end of the turn is asked about; False if the turn was ended by name."""
    while ENDS not in person.ask.inner_text():
        if not act(person) or not person.page.locator(".acts").count():
            return False
    return True


def test_what_ends_the_turn_is_asked_and_taken_back_before_the_next_decides(visit: Visit) -> None:
    people = two_at_a_table(visit)
    for _ in range(TURNS):
        now, then = decider(people)
        if not until_asked(now):
            expect(then.page.locator(".acts")).to_be_visible()
            continue
        expect(then.page.locator(".acts")).to_have_count(0)
        now.page.locator(DO).click()
        expect(then.page.locator(".acts")).to_be_visible()
        if back(now).get_attribute("aria-disabled") == "false":
            break
    else:
        raise AssertionError("no turn ended by itself without luck")
    back(now).click()
    expect(now.page.locator(".acts")).to_be_visible()
    expect(then.page.locator(".acts")).to_have_count(0)
    expect(now.page.locator(".log li").last).to_contain_text("took that back.")


def test_whoever_does_not_want_to_be_asked_is_not(visit: Visit) -> None:
    people = two_at_a_table(visit)
    for person in people:
        switch(person, "Ask before my turn ends")
    for _ in range(4):
        now, then = decider(people)
        while now.page.locator(".acts").count():
            assert act(now) or not now.page.locator(".acts").count()
            assert now.page.locator(DO).count() == 0
        expect(then.page.locator(".acts")).to_be_visible()
