"""What is offered as payment, against every set of cards tried one by one (R-18, R-21)."""

from __future__ import annotations

import tracemalloc
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from ludoteca.games.regalitos import Regalitos, actions
from ludoteca.games.regalitos.charts import dearest_delivery
from ludoteca.games.regalitos.table import PAPERING, PAYING
from tests.games.regalitos.build import GAME, regalitos
from tests.games.regalitos.play import acts
from tests.ledger import rule

PAPERS = [row.units for row in GAME.content.papers for _ in range(row.copies)]
ENERGY = [row.units for row in GAME.content.energy for _ in range(row.copies)]


def hands(cards: Sequence[int]) -> st.SearchStrategy[list[int]]:
    """Some of these cards."""
    return st.lists(st.sampled_from(range(len(cards))), min_size=1, max_size=8, unique=True).map(
        lambda chosen: [cards[at] for at in chosen]
    )


def subsets(hand: Sequence[int]) -> set[tuple[int, ...]]:
    """All sets of cards of a hand."""
    return {tuple(sorted(part)) for size in range(1, len(hand) + 1) for part in combinations(hand, size)}


@rule("R-18")
@given(hand=hands(PAPERS), data=st.data())
def test_papers_offered_are_all_sets_that_cover_and_of_which_none_could_be_left_out(
    hand: list[int], data: st.DataObject
) -> None:
    need = data.draw(st.integers(1, sum(hand)))
    state = regalitos(f"round navidad; me: paper {' '.join(map(str, hand))}; bento:")
    state.phase, state.units = PAPERING, need
    right = {part for part in subsets(hand) if sum(part) >= need > sum(part) - min(part)}
    sizes = {row.name: row.units for row in GAME.content.papers}
    offered = [tuple(sorted(sizes[word] for word in text.split())) for text in acts(state, "pay-paper")]  # type: ignore[index]
    assert sorted(offered) == sorted(right)


@rule("R-21")
@given(hand=hands(ENERGY), data=st.data())
def test_energy_offered_is_all_sets_of_the_smallest_sum_that_covers(hand: list[int], data: st.DataObject) -> None:
    need = data.draw(st.integers(1, min(sum(hand), 20)))
    state = regalitos(f"me: energy {' '.join(map(str, hand))}; bento:")
    state.phase, state.units = PAYING, need
    best = min(sum(part) for part in subsets(hand) if sum(part) >= need)
    right = {part for part in subsets(hand) if sum(part) == best}
    offered = [tuple(map(int, text.split())) for text in acts(state, "pay-energy")]
    assert sorted(offered) == sorted(right)


def sums_of(hand: Sequence[int]) -> Counter[int]:
    """How many sets of cards there are of each sum, equal cards counted once."""
    ways = Counter({0: 1})
    for units, copies in Counter(hand).items():
        ways = sum((Counter({have + units * n: ways[have] for have in ways}) for n in range(copies + 1)), Counter())
    return ways


@rule("R-21")
def test_the_list_has_every_payment_that_could_be_asked_for_and_no_other() -> None:
    game = Regalitos()
    cards = [row.units for row in game.content.energy for _ in range(row.copies)]
    most = dearest_delivery(game.content) + max(cards) - 1
    payments = [act.units for act in game.actions if isinstance(act, actions.PayEnergy)]
    assert len(set(payments)) == len(payments)
    assert not any(Counter(units) - Counter(cards) for units in payments)
    assert Counter(map(sum, payments)) == {total: n for total, n in sums_of(cards).items() if 0 < total <= most}


def test_making_the_game_takes_no_more_room_than_its_actions_need() -> None:
    """All sets of the deck's energy cards, most of them never asked for, would be 3.5 million."""
    tracemalloc.start()
    try:
        actions_made = Regalitos().num_actions
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 2_000 * actions_made
