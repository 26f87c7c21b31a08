"""Whom a server's address reaches, and the code by which a camera reads it."""

from __future__ import annotations

import pytest
import segno

from ludoteca.server.host.around import HALVES, around, here_only, qr_svg, qr_text

LINK = "http://192.0.2.7:8000/t/abcdefghij0123456789"


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.8.8", "::1", "localhost"])
def test_a_server_that_listens_there_hears_this_machine_only(host: str) -> None:
    assert here_only(host)


@pytest.mark.parametrize("host", ["0.0.0.0", "192.0.2.7", "::", "play.example"])
def test_a_server_that_listens_there_hears_others_too(host: str) -> None:
    assert not here_only(host)


def test_the_machine_is_called_by_an_address_others_can_reach() -> None:
    found = around()
    assert found is None or not here_only(found)


def test_the_code_in_characters_is_the_code() -> None:
    halves = {character: pair for pair, character in HALVES.items()}
    rows = [[halves[character] for character in line] for line in qr_text(LINK).splitlines()]
    squares = [[pair[half] for pair in row] for row in rows for half in (0, 1)]
    margin = 2
    expected = [[bool(each) for each in row] for row in segno.make(LINK, micro=False).matrix]
    size = len(expected)
    assert [row[margin : margin + size] for row in squares[margin : margin + size]] == expected
    assert not any(map(any, squares[:margin])), "a camera needs the margin"


def test_the_drawn_code_is_black_on_white_whatever_the_page_is() -> None:
    drawn = qr_svg(LINK)
    assert drawn.startswith('<svg xmlns="http://www.w3.org/2000/svg"')
    assert 'fill="#fff"' in drawn
    assert 'stroke="#000"' in drawn
