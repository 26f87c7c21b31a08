"""The pages around the table, as people come upon them."""

from __future__ import annotations

import json
import re
from itertools import pairwise

from playwright.sync_api import Route, expect

from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.furnished import House
from tests.web.visitor import Visitor

SECRET = "correct horse battery"


def as_ana(visit: Visit, house: House, **options: object) -> Visitor:
    """Ana, whose games are in the house."""
    ana = visit(**options)
    ana.context.add_cookies([{"name": "ludoteca", "value": house.cookie, "url": ana.address}])
    return ana


def test_from_the_shelf_to_a_game_as_a_guest_by_way_of_the_lesson_or_not(visit: Visit) -> None:
    """The first time the lesson is offered, once; later one click is enough."""
    guest = visit()
    guest.go("/")
    play = guest.page.get_by_role("button", name="Play now: Holi")
    play.click()
    offer = guest.page.get_by_role("dialog", name="Holi for the first time?")
    offer.get_by_role("button", name="Learn by playing").click()
    expect(guest.page.locator(".bubble")).to_be_visible()
    guest.go("/")
    guest.page.get_by_role("button", name="Play now: Quissama").click()
    expect(guest.page.get_by_role("dialog", name="Quissama for the first time?")).to_be_visible()
    assert violations(guest.page) == []
    guest.page.keyboard.press("Escape")
    play.click()
    guest.page.wait_for_url("**/t/*")
    guest.my_turn()
    guest.go("/")
    expect(guest.page.locator(".who")).to_have_text(re.compile(r"^Guest \d+$"))
    expect(guest.page.get_by_role("link", name="Play: your turn in Holi")).to_be_visible()


def test_a_box_is_pulled_out_and_its_table_set(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    guest.page.get_by_role("link", name="Take Quissama off the shelf").click()
    setup = guest.page.get_by_role("region", name="A table for Quissama")
    expect(setup.get_by_role("radiogroup", name="Small Gallery")).to_be_visible()
    guest.page.get_by_role("link", name="Take Holi off the shelf").click()
    setup = guest.page.get_by_role("region", name="A table for Holi")
    expect(setup.get_by_role("radio", name="2")).to_have_attribute("aria-checked", "true")
    setup.get_by_role("radio", name="Taken too").click()
    setup.get_by_label("Who sits on seat 2").select_option("medium")
    setup.get_by_label("Who sits on seat 3").select_option("hard")
    setup.get_by_role("radio", name="Days").click()
    setup.get_by_role("button", name="Start with 3").click()
    guest.page.wait_for_url("**/t/*")
    guest.my_turn()
    table = guest.context.request.get(f"{guest.address}/api/tables/{guest.page.url.split('/')[-1]}").json()
    assert [seat["level"] for seat in table["seats"]] == [None, "medium", "hard"]
    assert table["options"]["covered_sweets"] == "take"
    assert table["options"]["rivalry"] == "random:2"
    assert table["pace"] == {"kind": "slow", "hours": 48}


def test_a_friend_comes_by_the_link(visit: Visit) -> None:
    """One press opens the table; its link is there to be copied, or handed to a phone's share sheet."""
    ana, bento = visit(permissions=["clipboard-read", "clipboard-write"]), visit()
    ana.page.add_init_script("navigator.share = async (sent) => void (globalThis.sent = sent)")
    ana.go("/")
    ana.page.get_by_role("button", name="Invite a friend to Holi").click()
    ana.page.wait_for_url("**/t/*")
    ana.page.get_by_role("button", name="Copy").click()
    expect(ana.page.get_by_role("button", name="Copied")).to_be_visible()
    link = ana.page.evaluate("navigator.clipboard.readText()")
    assert link == ana.page.url
    ana.page.get_by_role("button", name="Send the link").click()
    assert ana.page.evaluate("globalThis.sent.url") == link
    bento.page.goto(link)
    bento.page.get_by_label("Your name").fill("Bento")
    expect(bento.page.get_by_text(re.compile("^Guest .* invites you"))).to_be_visible()
    bento.page.get_by_role("button", name="Sit down").click()
    for visitor in (ana, bento):
        visitor.page.get_by_role("button", name="I am ready").click()
    for visitor in (ana, bento):
        expect(visitor.ask).to_be_visible()
    expect(ana.page.locator(".others")).to_contain_text("Bento")


def test_a_slow_game_tells_how_long_i_still_have(visit: Visit) -> None:
    ana = visit()
    ana.come_in("Ana")
    for hours in (72, 5):
        ana.set_table("holi", {"kind": "me"}, {"kind": "me", "name": "Bento"}, pace={"kind": "slow", "hours": hours})
    ana.go("/")
    rows = ana.page.locator(".yours li")
    expect(rows.nth(0)).to_contain_text("Your turn · 5 h left")
    expect(rows.nth(1)).to_contain_text("Your turn · 3 days left")


def test_a_host_fills_the_table_with_bots(visit: Visit) -> None:
    ana = visit()
    ana.come_in("Ana")
    ana.go(f"/t/{ana.set_table('holi', {'kind': 'me'}, {'kind': 'open'}, {'kind': 'open'})}")
    ana.page.get_by_label("Who sits on seat 2").select_option("medium")
    expect(ana.page.get_by_text("Bot, medium · change or remove")).to_be_visible()
    ana.page.get_by_label("Who sits on seat 2").select_option("open")
    ana.page.get_by_role("button", name="Fill with bots and start").click()
    ana.my_turn()


def test_an_open_table_is_found_and_joined(visit: Visit, house: House) -> None:
    guest = visit()
    guest.go("/tables")
    guest.page.get_by_role("radio", name="Quissama").click()
    expect(guest.page.get_by_text("Sofia · over days")).to_be_visible()
    expect(guest.page.get_by_text("Iara")).to_have_count(0)
    guest.page.get_by_role("link", name="Sit down at a table of Quissama").click()
    guest.page.get_by_role("button", name="Sit down").first.click()
    expect(guest.page.get_by_role("button", name="Leave")).to_be_visible()


def test_a_guest_becomes_an_account_and_leaves(visit: Visit) -> None:
    guest, other = visit(), visit()
    guest.come_in("Ana")
    guest.go("/login")
    expect(guest.page.get_by_text("You are Ana, a guest.")).to_be_visible()
    form = guest.page.locator("form", has=guest.page.get_by_role("button", name="Open an account"))
    form.get_by_label("Account name").fill("ana.pages")
    form.get_by_label("Password").fill(SECRET)
    form.get_by_role("button").click()
    expect(guest.page.get_by_text("Your account: ana.pages")).to_be_visible()
    guest.page.get_by_label("Your name").fill("Aninha")
    guest.page.get_by_role("button", name="Save").click()
    expect(guest.page.locator(".who")).to_have_text("Aninha")
    guest.page.get_by_label("What it is for").fill("my bot")
    guest.page.get_by_role("button", name="Make a token").click()
    expect(guest.page.locator("code")).to_contain_text("ludoteca_")
    guest.page.get_by_role("button", name="End the token my bot").click()
    expect(guest.page.get_by_text("No token yet.")).to_be_visible()

    log_in(other, "wrong password")
    expect(other.page.get_by_role("alert")).to_be_visible()
    other.forgive("401")
    log_in(other, SECRET)
    expect(other.page.locator(".who")).to_have_text("Aninha")

    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="Download my data").click()
    assert json.loads(download.value.path().read_text())["me"]["account"] == "ana.pages"
    guest.page.get_by_role("button", name="Delete").click()
    form = guest.page.locator("form", has=guest.page.get_by_role("button", name="Yes, delete everything"))
    form.get_by_label("Password").fill(SECRET)
    form.get_by_role("button", name="Yes, delete everything").click()
    expect(guest.page.get_by_role("link", name="Sign in")).to_be_visible()


def log_in(visitor: Visitor, password: str) -> None:
    visitor.go("/login")
    form = visitor.page.locator("form", has=visitor.page.get_by_role("button", name="Log in"))
    form.get_by_label("Account name").fill("ana.pages")
    form.get_by_label("Password").fill(password)
    form.get_by_role("button").click()


def test_my_games_tell_results_and_where_points_come_from(visit: Visit, house: House) -> None:
    ana = as_ana(visit, house)
    ana.go("/me/games")
    expect(ana.page.get_by_text("Points per game, by source")).to_be_visible()
    expect(ana.page.get_by_text("Ground floor")).to_be_visible()
    ana.page.get_by_role("link", name="Replay of this game of Holi").first.click()
    expect(ana.page.get_by_role("region", name="Moves of the game")).to_be_visible()


def test_my_games_tell_what_was_learned_on_several_seats_of_one_game(visit: Visit, house: House) -> None:
    ana = as_ana(visit, house, own=True)
    latest = [{"record": house.finished, "at": 0, "loss": loss} for loss in (0.1, 0.05)]
    told = {"game": "holi", "games": 2, "turns": 20, "loss": 0.07, "luck": 0.0, "best": None, "worst": None}
    answer = json.dumps({"games": [told | {"latest": latest}]})
    ana.page.route("**/api/me/learning", lambda route: route.fulfill(body=answer, content_type="application/json"))
    ana.go("/me/games")
    expect(ana.page.get_by_role("img", name="Lost per turn")).to_be_visible()


def test_the_ending_tells_who_won_by_what_and_what_next(visit: Visit, house: House) -> None:
    ana = as_ana(visit, house, permissions=["clipboard-read", "clipboard-write"])
    ana.go(f"/t/{house.finished}")
    expect(ana.sheet).to_contain_text("wins with")
    expect(ana.sheet.locator(".plaque")).to_contain_text("more than")
    expect(ana.sheet.locator(".rows > li")).to_have_count(4)
    expect(ana.sheet.locator(".rows .track")).to_have_count(4)
    expect(ana.sheet.locator(".scene > svg")).to_have_count(1)
    ana.sheet.get_by_role("button", name="Share").click()
    expect(ana.sheet.get_by_role("button", name="Copied")).to_be_visible()
    assert ana.page.evaluate("navigator.clipboard.readText()").endswith(f"/replay/{house.finished}")
    ana.sheet.get_by_role("link", name="New game").click()
    expect(ana.page.get_by_role("region", name="A table for Holi")).to_be_visible()


def test_where_a_page_may_not_copy_the_link_is_shown(visit: Visit, house: House) -> None:
    """On a local network the line is not secure, and browsers have no clipboard there."""
    ana = as_ana(visit, house, own=True)
    ana.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    ana.go(f"/t/{house.finished}")
    ana.sheet.get_by_role("button", name="Share").click()
    expect(ana.sheet.get_by_text(f"/replay/{house.finished}")).to_be_visible()
    ana.go(f"/replay/{house.finished}#40")
    ana.page.get_by_role("button", name="Share this moment").click()
    expect(ana.page.locator(".toast")).to_contain_text(f"Copy this link: {ana.address}/replay/{house.finished}#40")


def test_the_language_changes_everywhere_at_once(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    guest.page.get_by_role("button", name="Português").click()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Tire um jogo da estante.")
    expect(guest.page.get_by_text("Guloseimas cobertas")).to_be_visible()
    guest.page.get_by_role("link", name="Regras", exact=True).first.click()
    guest.page.get_by_role("link", name="Ler as regras: Holi").click()
    expect(guest.page.get_by_role("heading", name="Arremessar")).to_be_visible()


def test_a_language_chosen_while_words_are_on_their_way_is_kept(visit: Visit) -> None:
    guest = visit(own=True)
    page = guest.page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/games", hold)
    guest.go("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Take a game off the shelf.")
    page.route("**/assets/en-*.js", hold)
    with page.expect_request("**/assets/en-*.js"):
        held.pop().continue_()
    page.get_by_role("button", name="Português").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Tire um jogo da estante.")
    for route in held:
        route.continue_()
    expect(page.locator("#setup")).to_be_visible()  # it needs the words of its game
    expect(page.get_by_role("heading", level=1)).to_have_text("Tire um jogo da estante.")


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    guest = visit()
    for path in ("/nowhere", "/t/doesnotexist", "/replay/doesnotexist", "/rules/chess", "/learn/chess"):
        guest.go(path)
        expect(guest.page.get_by_role("heading", name="Nothing here")).to_be_visible()
    guest.forgive("404")


def test_boxes_stand_beside_each_other_on_every_desk(visit: Visit) -> None:
    """The lists leave the shelf less room on a small laptop: its boxes shrink."""
    guest = visit()
    guest.go("/")
    shelf = guest.page.locator(".shelf .box")
    expect(shelf).to_have_count(4)
    for width in (1200, 1280, 1366, 1920):
        guest.page.set_viewport_size({"width": width, "height": 800})
        boxes = [box.bounding_box() for box in shelf.all()]
        edges = [(box["x"], box["x"] + box["width"]) for box in boxes if box]
        assert all(left[1] + 6 <= right[0] for left, right in pairwise(edges)), (width, edges)


def test_the_light_button_shows_what_it_brings(visit: Visit) -> None:
    for light, shown in (("light", "moon"), ("dark", "sun")):
        guest = visit(color_scheme=light)
        guest.go("/")
        expect(guest.page.locator(".light use")).to_have_attribute("href", f"#i-{shown}")


def test_the_fifth_seat_is_seen_at_night(visit: Visit) -> None:
    """Its colour is a night's: at night it is a lighter one, apart from the surface by the 3 : 1 of pieces."""
    guest = visit(color_scheme="dark")
    guest.go("/")
    seat, surface = (guest.page.evaluate(SHADE, name) for name in ("--seat-5", "--surface"))
    assert (seat + 0.05) / (surface + 0.05) >= 3


SHADE = """(name) => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = `var(${name})`;
  const parts = getComputedStyle(probe).color.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255);
  const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}"""
"""How light a colour is, as WCAG reckons it."""
