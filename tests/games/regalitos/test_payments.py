"""What is offered as payment, against every set of cards tried one by one (R-18, R-21)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from ludoteca.games.regalitos import Regalitos
from ludoteca.games.regalitos.rules.pay import use_energy, use_papers
from ludoteca.games.regalitos.state import RegalitosState
from ludoteca.games.regalitos.table import PAPERING, PAYING
from tests.games.regalitos.build import GAME, regalitos
from tests.ledger import rule

PAPERS = [row.units for row in GAME.content.papers for _ in range(row.copies)]
ENERGY = [row.units for row in GAME.content.energy for _ in range(row.copies)]
MANY_ACTIONS = 250

Cards = tuple[int, ...]


def hands(cards: Sequence[int]) -> st.SearchStrategy[list[int]]:
    """Some of these cards."""
    return st.lists(st.sampled_from(range(len(cards))), min_size=1, max_size=7, unique=True).map(
        lambda chosen: [cards[at] for at in chosen]
    )


def subsets(hand: Sequence[int]) -> set[Cards]:
    """All sets of cards of a hand."""
    return {tuple(sorted(part)) for size in range(1, len(hand) + 1) for part in combinations(hand, size)}


def paid(before: RegalitosState, after: RegalitosState) -> Cards:
    """The units of the cards that were discarded."""
    charts = before.rules.charts
    units = [*charts.paper_units, *charts.dish_units]
    spent = [new - old for old, new in zip(before.discard, after.discard, strict=True)]
    return tuple(sorted(unit for unit, count in zip(units, spent, strict=False) for _ in range(count)))


def payments(state: RegalitosState, begun: RegalitosState) -> Iterator[Cards]:
    """What is paid in the end, by every way through what is offered."""
    if state.phase != begun.phase:
        yield paid(begun, state)
        return
    offered = state.legal()
    assert len(offered) > 1
    for action in offered:
        after = state.clone()
        after.rules.charts.numbering.do(after, action, ludoteca.Dice(1))
        yield from payments(after, begun)


@rule("R-18")
@given(hand=hands(PAPERS), data=st.data())
def test_papers_lead_to_all_sets_that_cover_and_of_which_none_could_be_left_out(
    hand: list[int], data: st.DataObject
) -> None:
    need = data.draw(st.integers(1, sum(hand)))
    state = regalitos(f"round navidad; me: paper {' '.join(map(str, hand))}; bento:")
    begun = state.clone()
    state.phase, state.units, begun.phase = PAPERING, need, PAPERING
    use_papers(state, [])
    assert set(payments(state, begun)) == {part for part in subsets(hand) if sum(part) >= need > sum(part) - min(part)}


@rule("R-21")
@given(hand=hands(ENERGY), data=st.data())
def test_energy_leads_to_all_sets_of_the_smallest_sum_that_covers(hand: list[int], data: st.DataObject) -> None:
    need = data.draw(st.integers(1, sum(hand)))
    state = regalitos(f"me: energy {' '.join(map(str, hand))}; bento:")
    begun = state.clone()
    state.phase, state.units, begun.phase = PAYING, need, PAYING
    use_energy(state, [])
    best = min(sum(part) for part in subsets(hand) if sum(part) >= need)
    assert set(payments(state, begun)) == {part for part in subsets(hand) if sum(part) == best}


@rule("R-18", "R-21")
def test_cards_are_paid_one_by_one_so_that_actions_are_few() -> None:
    assert Regalitos().num_actions < MANY_ACTIONS
