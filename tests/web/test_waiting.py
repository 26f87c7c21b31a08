"""A table being set, by its host and a guest: seats, options, the link, who is ready."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.visitor import EASY, ME, Visitor

OPEN = {"kind": "open"}


def host_and_guest(visit: Visit) -> tuple[Visitor, Visitor]:
    """Ana's table of Holi, and Bento who came by its link; nobody is ready."""
    ana, bento = visit(), visit()
    for person, nick in ((ana, "Ana"), (bento, "Bento")):
        person.come_in(nick)
    table = ana.set_table("holi", ME, OPEN, EASY, ready=False)
    ana.go(f"/t/{table}")
    bento.go(f"/t/{table}")
    expect(bento.page.get_by_text("Ana invites you")).to_be_visible()
    bento.page.get_by_role("button", name="Sit down").click()
    expect(ana.page.locator("li", has_text="Bento")).to_contain_text("not ready yet")
    expect(bento.page.get_by_role("button", name="I am ready")).to_be_visible()
    return ana, bento


def test_the_game_starts_when_both_are_ready(visit: Visit) -> None:
    ana, bento = host_and_guest(visit)
    expect(ana.page.get_by_role("button", name="Start", exact=True)).to_be_disabled()
    bento.page.get_by_role("button", name="I am ready").click()
    expect(ana.page.locator("li", has_text="Bento")).to_contain_text("· ready")
    expect(bento.page.get_by_role("button", name="Not ready after all")).to_be_visible()
    for person in (ana, bento):
        assert violations(person.page) == []
    ana.page.get_by_role("button", name="I am ready").click()
    for person in (ana, bento):
        expect(person.ask).to_be_visible()


def test_the_host_changes_seats_and_options_while_a_guest_waits(visit: Visit) -> None:
    ana, bento = host_and_guest(visit)
    bento.page.get_by_role("button", name="I am ready").click()
    seats = bento.page.locator(".waiting ul > li")
    expect(seats).to_have_count(3)
    ana.page.get_by_role("button", name="Add a seat").click()
    expect(seats).to_have_count(4)
    expect(ana.page.get_by_role("button", name="Add a seat")).to_have_count(0)
    ana.page.get_by_role("button", name="Remove seat 3").click()
    expect(seats).to_have_count(3)
    expect(bento.page.locator("li", has_text="Bento")).to_contain_text("ready")
    assert violations(ana.page) == []
    ana.page.get_by_text("Change the set-up").click()
    ana.page.get_by_role("radiogroup", name="Pace").get_by_role("radio", name="Days").click()
    expect(bento.page.locator("dl")).to_contain_text("Two days for each turn")
    expect(bento.page.locator("li", has_text="Bento")).to_contain_text("not ready yet")
    ana.page.get_by_role("radiogroup", name="Rivalry cards").get_by_role("radio").nth(1).click()
    expect(bento.page.locator("dl")).to_contain_text("at random")
    assert violations(ana.page) == []
    ana.page.get_by_role("button", name="Remove seat 2").click()
    expect(bento.page.get_by_role("button", name="Sit down")).to_be_visible()


def test_the_link_has_a_code_and_says_whom_it_reaches(visit: Visit) -> None:
    ana = visit()
    ana.come_in("Ana")
    ana.go(f"/t/{ana.set_table('holi', ME, OPEN)}")
    expect(ana.page.get_by_text("This server listens on this machine only")).to_contain_text("make run LAN=1")
    ana.page.get_by_text("QR code", exact=True).click()
    code = ana.page.get_by_role("img", name="The link as a QR code")
    expect(code).to_be_visible()
    assert code.evaluate("(image) => image.complete && image.naturalWidth > 0")
    assert violations(ana.page) == []


def test_before_the_game_people_talk_too(visit: Visit) -> None:
    ana, bento = host_and_guest(visit)
    bento.page.get_by_label("Say something to the table").fill("Here I am")
    bento.page.keyboard.press("Enter")
    expect(ana.page.locator(".waiting")).to_contain_text("Bento Here I am")
