"""Random games, compared with the oracle at every decision of a turn; and what must hold in every position."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core.chance import Dice
from ludoteca.core.sets import members_of
from ludoteca.games.santakaos.state import SantaKaosState
from tests.games.santakaos.build import GAME
from tests.games.santakaos.oracle import Oracle
from tests.games.santakaos.play import begun, choices
from tests.ledger import rule

games = given(st.sampled_from(GAME.seats), st.integers(0, 2**32), st.booleans(), st.booleans())


def positions(players: int, seed: int, turbo_sleigh: bool, special_wishes: bool) -> list[SantaKaosState]:
    """Every fifth position of a random game, the players' purses filled a little so that more is open."""
    state = begun(players, seed, turbo_sleigh=turbo_sleigh, special_wishes=special_wishes)
    dice, found = Dice(seed), []
    for area in state.areas:
        area.cloth = area.wood = area.iron = area.coins = 3
    while state.seat >= 0:
        if dice.below(5) == 0:
            found.append(state.clone())
        legal = state.legal()
        state.act(legal[dice.below(len(legal))], dice)
    return found


@rule("S-09", "S-10", "S-17", "S-18", "S-19", "S-20", "S-22", "S-23", "S-24", "S-25", "S-26", "S-60")
@games
def test_a_turn_offers_what_the_oracle_says(players: int, seed: int, turbo: bool, special: bool) -> None:
    for state in positions(players, seed, turbo, special):
        if not state.pending:
            assert set(choices(state)) == Oracle(state.view(-1)).acts()


@rule("S-04", "S-08", "S-14", "S-21", "S-22")
@games
def test_no_workshop_holds_what_it_cannot(players: int, seed: int, turbo: bool, special: bool) -> None:
    for state in positions(players, seed, turbo, special):
        assert min([*state.stock, *state.room]) >= 0
        for area in state.areas:
            assert min([*area.goods(), *area.toys, *area.stockings]) >= 0
            assert 0 <= area.elves <= GAME.content.pieces.most_elves
            assert area.used & ~area.artifacts == 0
        held = [wish for area in state.areas for wish in members_of(area.wishes | area.delivered)]
        assert len(held) == len(set(held))
