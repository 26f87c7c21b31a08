"""What a viewer is shown belongs to the moment."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import ludoteca
from ludoteca.server.line.sight import look


def test_a_table_looked_at_before_its_game_was_known_to_run_shows_what_is_open_as_soon_as_it_is() -> None:
    match = ludoteca.Match("holi", 2, seed=1)
    room: Any = SimpleNamespace(match=match, n=0, to_act=-1, seen={})
    seat = match.state.seat
    assert look(room, seat).legal == []
    room.to_act = seat
    assert look(room, seat).legal == match.state.legal()
    assert look(room, seat) is look(room, seat)
