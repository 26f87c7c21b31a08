"""What a table keeps in memory of its game."""

import gc
import random

import pytest

import ludoteca
from ludoteca.core.match import Match
from ludoteca.server.table.room import Happened


@pytest.mark.parametrize("name", ludoteca.games())
def test_what_happened_is_nothing_for_the_garbage_collector(name: str) -> None:
    """Tables keep all of it: if it were looked through for garbage, everybody would wait meanwhile."""
    match, chooser, kept = Match(name, seed=3), random.Random(3), list[Happened]()
    match.listen(lambda events: kept.append(Happened(len(kept), 0, 0, False, tuple(events))))
    while not match.over:
        match.act(match.state.seat, chooser.choice(match.state.legal()))
    for _ in range(2):  # a tuple in a tuple is let go of in the second round
        gc.collect()
    assert not [entry for entry in kept if gc.is_tracked(entry) or gc.is_tracked(entry.events)]
