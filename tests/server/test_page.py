"""The page at every address, and what lies beside it as what it is."""

from __future__ import annotations

import pytest

from tests.server.callers import browser, refused
from tests.server.servers import Server


@pytest.mark.parametrize(
    ("name", "kind"),
    [("manifest.webmanifest", "application/manifest+json"), ("icon.svg", "image/svg+xml"), ("card.jpg", "image/jpeg")],
)
def test_what_lies_beside_the_page_is_served_as_what_it_is(server: Server, name: str, kind: str) -> None:
    answer = browser(server).get(f"/{name}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].split(";")[0] == kind
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("address", ["/", "/games", "/t/nothing", "/no/such/thing.svg"])
def test_every_other_address_is_the_page_which_finds_out_what_to_show(server: Server, address: str) -> None:
    answer = browser(server).get(address)
    assert answer.status_code == 200
    assert answer.headers["content-type"].split(";")[0] == "text/html"
    assert "</html>" in answer.text


@pytest.mark.parametrize("address", ["/api", "/api/nothing", "/api/tables/nothing/at/all"])
def test_under_api_there_is_no_page(server: Server, address: str) -> None:
    refused(browser(server).get(address), 404, "nothing-here")
