"""Being told while away: wished on one's page, confirmed and ended by the links in mails; the page as an app."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Request, Route, expect

from tests.server.calls.listeners import mail_server, waited
from tests.server.servers import Server
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

LINK = re.compile(r"http://\S+/mail/\w+/\S+")


@pytest.fixture(scope="module")
def mails() -> Iterator[tuple[str, list[Any]]]:
    with mail_server() as found:
        yield found


@pytest.fixture(scope="module")
def posting(tmp_path_factory: pytest.TempPathFactory, mails: tuple[str, list[Any]]) -> Iterator[Server]:
    """A server that sends mails; its minute is a second."""
    folder = tmp_path_factory.mktemp("posting")
    with Server(folder, f"sqlite:///{folder}/db", smtp=mails[0], haste=60) as found:
        yield found


def turn_of(ana: Visitor, ben: Visitor) -> None:
    """A game by days in which it is Ana's turn."""
    while True:
        days = {"pace": {"kind": "slow", "hours": 48}, "shuffle_seats": False}
        table = ana.set_table("holi", {"kind": "me"}, {"kind": "open"}, **days)
        assert ben.context.request.post(f"{ben.address}/api/tables/{table}/join", data={}).ok
        if ana.context.request.get(f"{ana.address}/api/tables/{table}").json()["to_act"] == 0:
            return


def test_an_address_is_given_confirmed_and_taken_back_by_clicks(
    posting: Server, mails: tuple[str, list[Any]], browser: Browser
) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-US", reduced_motion="reduce")
    ana = Visitor(context, posting.url)
    ana.come_in("Ana")
    ana.go("/me")
    ana.page.get_by_role("switch", name="Notify me").click()
    ana.page.get_by_label("By e-mail, to this address").fill("ana@play.example")
    calls = ana.page.locator("#calls")
    for times in (1, 2):  # once more, should the first mail be lost
        calls.get_by_role("button", name="Save").click()
        expect(calls).to_contain_text("We have sent an e-mail to ana@play.example")
        expect(calls).to_contain_text("is not confirmed yet")
        waited(mails[1], times)
    assert violations(ana.page) == []
    (link,) = LINK.findall(mails[1][1].get_content())
    ana.page.goto(link)
    ana.page.get_by_role("button", name="Yes, e-mail me").click()
    expect(ana.page.get_by_text("Done: we will e-mail you.")).to_be_visible()
    ana.go("/me")
    expect(calls).to_contain_text("E-mails go to ana@play.example.")
    for hour in calls.locator("select").all():  # from midnight to midnight: never quiet
        with ana.page.expect_response("**/api/calls") as saved:
            hour.select_option("0")
        assert saved.value.ok
    ana.go("/")  # whoever is at a table is not told
    stranger = Visitor(browser.new_context(locale="es-ES", reduced_motion="reduce"), posting.url)
    stranger.come_in("Ben")
    turn_of(ana, stranger)
    mail = waited(mails[1], 3)[2]
    assert mail["Subject"] == "Your turn: Holi"
    (stop,) = LINK.findall(mail.get_content())
    anybody = Visitor(browser.new_context(locale="pt-BR", reduced_motion="reduce"), posting.url)
    anybody.page.goto(stop)
    anybody.page.get_by_role("button", name="Não quero mais e-mails").click()
    expect(anybody.page.get_by_text("Pronto: você não receberá mais e-mails.")).to_be_visible()
    ana.go("/me")
    expect(calls.get_by_label("By e-mail, to this address")).to_have_value("")
    for visitor in (ana, stranger, anybody):
        visitor.context.close()
        assert visitor.troubles == []


def test_of_two_quick_changes_none_is_lost(visit: Visit) -> None:
    ana = visit(own=True)
    ana.come_in("Ana")
    ana.go("/me")
    with ana.page.expect_response("**/api/calls"):
        ana.page.get_by_role("switch", name="Notify me").click()
    hours = ana.page.locator("#calls select")
    expect(hours).to_have_count(2)
    held: list[Route] = []
    ana.page.route("**/api/calls", lambda route: held.append(route), times=1)
    hours.first.select_option("3")
    hours.last.select_option("5")
    while not held:  # the time limit of a test ends it
        ana.page.wait_for_timeout(20)
    with ana.page.expect_response(lambda got: both(got.request, 3, 5)):
        held[0].continue_()
    ana.go("/me")
    expect(hours.first).to_have_value("3")
    expect(hours.last).to_have_value("5")


def both(request: Request, start: int, end: int) -> bool:
    """Does it wish for these quiet hours?"""
    wished = request.post_data_json or {}
    return (wished.get("quiet_from"), wished.get("quiet_to")) == (start, end)


def test_a_link_shows_what_it_leads_to_and_robots_stay_out_of_tables(visit: Visit, server: Server) -> None:
    ana = visit()
    ana.come_in("Ana")
    table = ana.set_table("holi", {"kind": "me"}, {"kind": "open"})
    told = httpx.get(f"{server.url}/t/{table}", headers={"Accept-Language": "pt-BR,pt;q=0.9"}).text
    assert '<meta property="og:title" content="Há um lugar para você em Holi" />' in told
    assert f'content="{server.url}/card-holi.jpg"' in told
    assert "Ana" not in told, "whoever only has the link is told the game, and no names"
    assert httpx.get(f"{server.url}/card-holi.jpg").headers["content-type"] == "image/jpeg"
    nobody = httpx.get(f'{server.url}/t/"><script>')
    assert "<script>" not in nobody.text.partition("og:url")[2].partition("/>")[0]
    robots = httpx.get(f"{server.url}/robots.txt").text
    assert "Disallow: /t/" in robots
    assert f"Sitemap: {server.url}/sitemap.xml" in robots
    places = re.findall("<loc>(.*?)</loc>", httpx.get(f"{server.url}/sitemap.xml").text)
    assert f"{server.url}/rules/quissama" in places
    assert not [place for place in places if "/t/" in place]
    assert all(httpx.get(place).is_success for place in places)


def test_the_page_can_be_installed_and_says_what_it_needs_the_server_for(visit: Visit, server: Server) -> None:
    ana = visit(own=True)
    ana.go("/")
    ana.page.get_by_role("main").wait_for()
    ana.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    manifest = httpx.get(f"{server.url}/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    for icon in manifest.json()["icons"]:
        assert httpx.get(f"{server.url}{icon['src']}").headers["content-type"] == icon["type"]
    ana.context.set_offline(True)
    ana.page.goto(f"{server.url}/rules", wait_until="load")
    expect(ana.page.get_by_text("The server cannot be reached.")).to_be_visible()
    expect(ana.page.get_by_text("O servidor não responde.")).to_be_visible()
    assert violations(ana.page) == []
    ana.context.set_offline(False)
    ana.page.get_by_role("link", name="Try again").click()
    expect(ana.page.get_by_role("heading", name="Rules").first).to_be_visible()
    ana.forgive("ERR_INTERNET_DISCONNECTED")
