"""The judge of histories itself: it accepts what can be told as a story, and nothing else."""

from __future__ import annotations

import pytest

from tests.server.table.lobby_model import DONE, NEVER, UNKNOWN, Asked, Lobby, holds

TWO = Lobby("open", "Ana", ("Ana", "open"))
PLAYED = Lobby("playing", "Ana", ("Ana", "Bea"))


def asked(who: str, what: str, began: int, ended: int, answer: str = DONE, detail: object = None) -> Asked:
    return Asked(who, what, detail, began, ended, answer)


def test_of_two_who_join_at_once_either_may_be_first() -> None:
    both = [asked("Bea", "join", 1, 4), asked("Cai", "join", 2, 3, "table-not-open")]
    assert holds(TWO, both, PLAYED)
    assert not holds(TWO, both, Lobby("playing", "Ana", ("Ana", "Cai")))


HISTORIES = {
    "seated and told no": [asked("Bea", "join", 1, 2, "seat-taken")],
    "two on one seat": [asked("Bea", "join", 1, 2), asked("Cai", "join", 1, 2)],
    "refused before it began": [asked("Cai", "join", 1, 2, "table-not-open"), asked("Bea", "join", 3, 4)],
    "left and still playing himself": [asked("Bea", "join", 1, 2), asked("Bea", "leave", 3, 4)],
}


@pytest.mark.parametrize("name", HISTORIES)
def test_what_cannot_have_happened_is_found(name: str) -> None:
    assert not holds(TWO, HISTORIES[name], PLAYED)


def test_an_ask_without_an_answer_was_done_or_was_not() -> None:
    lost = [asked("Bea", "join", 1, NEVER, UNKNOWN)]
    assert holds(TWO, lost, PLAYED)
    assert holds(TWO, lost, TWO)
    assert not holds(TWO, lost, Lobby("playing", "Ana", ("Ana", "Cai")))
    late = [*lost, asked("Cai", "join", 2, 3, "seat-taken")]
    assert not holds(TWO, late, TWO), "with nobody else there the seat was free"
