"""What is printed on the components is what the table is played with."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
from playwright.sync_api import expect

import ludoteca
from ludoteca.server.editions import KNOWN, edition_of, told_of
from tests.server.servers import Server
from tests.web.conftest import Visit
from tests.web.laid.page import lay

SHIPPED = Path(ludoteca.__file__).parent / "games" / "santakaos" / "content.toml"


def test_a_table_with_contents_of_its_own_shows_their_numbers(visit: Visit, server: Server, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(re.sub(r"stocking_price = \d+", "stocking_price = 7", SHIPPED.read_text()), encoding="utf-8")
    game = ludoteca.game("santakaos")
    mine = type(game).with_content(file)
    edition = edition_of(mine)
    assert edition != edition_of(game)
    assert KNOWN[edition] is mine
    ana = visit(own=True)
    answer = msgspec.json.encode(told_of(mine, "en"))
    ana.page.route(f"**/editions/{edition}/en", lambda route: route.fulfill(body=answer, content_type="text/json"))
    state = mine.start(2, None, ludoteca.Dice(1))
    lay(ana.page, server.url, "santakaos", state, edition=edition)
    expect(ana.page.get_by_text("$7", exact=True)).to_be_visible()
