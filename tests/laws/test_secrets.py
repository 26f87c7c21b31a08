"""Laws of secrets: a view tells nothing hidden, and is enough to imagine a full state."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from ludoteca.games.quissama import Quissama
from ludoteca.testing.laws import secrets
from ludoteca.testing.laws.secrets import *  # noqa: F403


class Talkative(Quissama):
    """Everybody hears which card somebody has drawn."""

    def see(self, event: Any, seat: int) -> Any:
        return event


@pytest.mark.once
def test_an_event_that_tells_too_much_is_found() -> None:
    law = secrets.test_what_is_told_of_an_act_gives_nothing_away_that_the_view_keeps_hidden
    once = law.hypothesis.inner_test  # type: ignore[attr-defined]

    @settings(max_examples=30, derandomize=True, database=None, deadline=None, phases=[Phase.generate])
    @given(data=st.data())
    def tried(data: st.DataObject) -> None:
        once(Talkative(), data)

    with pytest.raises(AssertionError):
        tried()
