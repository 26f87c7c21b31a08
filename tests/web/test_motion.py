"""What moves, moves so that it can be followed: out of its place, over the table, and there it stays."""

from __future__ import annotations

from playwright.sync_api import expect

from ludoteca.games.regalitos import Regalitos
from tests.games.regalitos.build import regalitos
from tests.server.servers import Server
from tests.web.conftest import Visit
from tests.web.laid.full import FULLEST
from tests.web.laid.page import lay
from tests.web.test_holi import CAN, click_through, start
from tests.web.test_table import at_a_table
from tests.web.visitor import DO, EASY, ME, Visitor

# Everything that is put on the page to fly, and what of the table is hidden meanwhile.
FOLLOW = """() => {
    const top = (query) => Math.round(document.querySelector(query).getBoundingClientRect().top);
    globalThis.ringMoved = new Promise((done) => {
        new MutationObserver(async (_, watch) => {
            if (!document.querySelector(".changed")) return;
            watch.disconnect();
            const [ring, board] = [top(".changed"), top(".stage")];
            document.querySelector(".table").style.marginTop = "60px";
            for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
            globalThis.boardMoved = top(".stage") - board;
            done(top(".changed") - ring);
        }).observe(document.body, { childList: true });
    });
}"""
"""The table is pushed down while the first ring is shown."""
RINGED = """() => {
    const box = (query) => [...document.querySelectorAll(query)].map((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return [left, top, right, bottom].map(Math.round).join(" ");
    });
    globalThis.ringed = new Promise((done) => {
        new MutationObserver(async (_, watch) => {
            if (!document.querySelector(".changed")) return;
            watch.disconnect();
            for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
            const mine = document.querySelector(".mine").getBoundingClientRect().top;
            done([box(".changed").filter((each) => each.split(" ")[1] >= mine), box(".own .zone")]);
        }).observe(document.body, { childList: true });
    });
}"""
"""The first rings in the own area, and its rows as they lie then."""
WATCH = """() => {
    globalThis.seen = { flown: [], left: 0, rings: 0 };
    const look = () => {
        for (const piece of document.querySelectorAll(".flying > *")) {
            if (!seen.flown.includes(piece)) seen.flown.push(piece);
        }
        seen.left = Math.max(seen.left, document.querySelectorAll('main [style*="visibility: hidden"]').length);
        seen.rings = Math.max(seen.rings, document.querySelectorAll(".changed").length);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}"""
BESIDE = """() => [...document.querySelectorAll(".own .zone:has(.card)")].map((zone) => {
    const box = (query) => [...zone.querySelectorAll(query)].at(-1).getBoundingClientRect();
    const [last, next, fan] = [".card", ".next", ".fan"].map(box);
    const room = fan.right - last.right;
    return [room > next.width + 9, Math.round(next.left - last.right), Math.round(next.right - fan.right)];
})"""
"""Of each own zone: is there room beside its last card, and how far from it and from the zone's end is the next?"""
LEFT_OVER = ".flying, main [style*='visibility: hidden']"


def throw(visitor: Visitor) -> None:
    """Throw the first card somewhere."""
    visitor.page.locator(".card.can").first.click()
    expect(visitor.page.locator(".card.chosen")).to_be_visible()
    if not visitor.page.locator(DO).count():  # a card that can be thrown one way only is ready at once
        visitor.page.locator("[role=gridcell].can").first.click()
    visitor.page.locator(DO).click()
    expect(visitor.page.locator(".log")).to_contain_text("Ana threw")


def test_a_thrown_card_leaves_the_hand_for_the_discard(visit: Visit) -> None:
    ana = at_a_table(visit, reduced_motion="no-preference")
    ana.page.get_by_role("button", name="Text view").click()
    ana.page.evaluate(WATCH)
    throw(ana)
    expect(ana.page.locator("[data-discard='0'] .minicard")).to_be_visible()
    assert ana.page.evaluate("seen.flown.some((piece) => piece.matches('.card'))")
    assert ana.page.evaluate("seen.left") > 0
    expect(ana.page.locator(LEFT_OVER)).to_have_count(0)


def test_a_die_leaves_its_tray_for_its_taker(visit: Visit) -> None:
    ana = visit(reduced_motion="no-preference")
    ana.come_in("Ana")
    ana.sit_at(ana.set_table("santakaos", ME, EASY))
    ana.my_turn()
    ana.page.evaluate(WATCH)
    ana.page.locator("[data-die].can").first.click()
    ana.page.locator(DO).click()
    expect(ana.page.locator(".mydice [role=img]")).to_have_count(1)
    assert ana.page.evaluate("seen.flown.some((piece) => piece.matches('.die'))")
    assert ana.page.evaluate("seen.left") > 0
    ana.my_turn()
    expect(ana.page.locator(LEFT_OVER)).to_have_count(0)


def test_the_next_card_of_a_zone_comes_beside_the_last_one(stay: Visit, server: Server) -> None:
    few = regalitos("me: objects coat, presents kite, delivered lantern, paper 3 6", game=Regalitos())
    for state, some in (few, True), (FULLEST["regalitos"](), False):
        visitor = stay()
        lay(visitor.page, server.url, "regalitos", state)
        zones = visitor.page.evaluate(BESIDE)
        assert {room for room, _, _ in zones} == {some}
        for room, beside, end in zones:
            assert 0 <= beside <= 9 if room else end == 0


def test_with_reduced_motion_rings_show_what_changed(visit: Visit) -> None:
    ana = at_a_table(visit)
    ana.page.get_by_role("button", name="Text view").click()
    ana.page.evaluate(WATCH)
    throw(ana)
    assert ana.page.evaluate("seen.flown.length") == 0
    assert ana.page.evaluate("seen.rings") > 0


def test_where_nothing_travels_the_row_is_ringed_that_got_a_card(visit: Visit) -> None:
    ana = visit()
    ana.come_in("Ana")
    ana.sit_at(ana.set_table("regalitos", ME, EASY))
    ana.my_turn()
    ana.page.evaluate(RINGED)
    ana.page.locator(".pile.can").first.click()
    ana.page.locator(DO).click()
    rings, rows = ana.page.evaluate("ringed")
    assert rings
    assert [ring for ring in rings if ring not in rows] == []


def test_a_ring_keeps_to_its_place_when_the_table_is_laid_out_anew(visit: Visit) -> None:
    ana = at_a_table(visit)
    ana.page.get_by_role("button", name="Text view").click()
    ana.page.evaluate(FOLLOW)
    throw(ana)
    assert ana.page.evaluate("ringMoved") == ana.page.evaluate("boardMoved") != 0


def test_the_last_move_of_another_is_ringed_until_the_next(visit: Visit) -> None:
    """In Holi, as soon as the other has thrown something: before one's own first turn or after it."""
    ana = start(visit)
    ana.my_turn()
    ringed = ana.page.locator("[data-last]")
    while not ringed.count():
        click_through(ana)
    expect(ana.page.locator(".card.can").first).to_be_visible()
    expect(ringed.first).to_have_css("outline-style", "solid")
    ana.page.locator(".log li button").first.click()
    expect(ringed.first).to_have_css("outline-style", "none")
    ana.page.get_by_role("button", name="Back to now").click()
    ana.page.locator(CAN).first.click()
    ana.page.locator(DO).click()
    expect(ringed).to_have_count(0)
