"""Every law is tried on every installed game."""

from __future__ import annotations

import pytest

import ludoteca


def pytest_itemcollected(item: pytest.Item) -> None:
    """Coverage is that of worked positions; to follow random games line by line would take thrice as long."""
    item.add_marker("no_cover")


@pytest.fixture(scope="session", params=ludoteca.games())
def game(request: pytest.FixtureRequest) -> ludoteca.AnyGame:
    """Each of the games."""
    return ludoteca.game(request.param)
