"""Every law is tried on every installed game."""

from __future__ import annotations

import pytest

import ludoteca


@pytest.fixture(scope="session", params=ludoteca.games())
def game(request: pytest.FixtureRequest) -> ludoteca.AnyGame:
    """Each of the games."""
    return ludoteca.game(request.param)
