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
    state.goods = [3] * len(state.goods)
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
        assert min(state.goods) >= 0
        assert min(state.toys) >= 0
        assert min([*state.stock, *state.room]) >= 0
        assert all(0 <= elves <= GAME.content.pieces.most_elves for elves in state.elves)
        assert all(used & ~owned == 0 for used, owned in zip(state.used, state.artifacts, strict=True))
        held = [wish for seat in range(players) for wish in members_of(state.wishes[seat] | state.delivered[seat])]
        assert len(held) == len(set(held))
