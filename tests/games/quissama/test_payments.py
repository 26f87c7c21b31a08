"""Paying (Q-16, Q-17, Q-23), with an independent oracle over random hands."""

from __future__ import annotations

from collections import Counter
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from ludoteca.games.quissama.pieces import CARD_NAMES, ICON_NAMES
from tests.games.quissama.build import GAME, Position, quissama
from tests.ledger import rule


@rule("Q-16")
def test_icons_of_cards_and_tokens_add_up() -> None:
    position = quissama("me: nagoa-2*2 nagoa-1; bento: coin-1").do("influence quissama")
    assert position.on("quissama") == ["me"]
    position = quissama("me: coin-2*2; shop N1 me 2; bento: coin-1").do("influence woodruff")
    assert position.on("woodruff") == ["me"]


@rule("Q-16")
def test_what_a_card_leaves_over_can_be_used_in_the_same_turn() -> None:
    position = quissama("me: nagoa-2 freedom*2 coin-1").do("free nagoa-north")
    assert position.left() == {"nagoa": 1}
    assert position.do("free nagoa-south").left() == {}
    assert position.hand() == {"coin-1": 1}


@rule("Q-16")
def test_a_second_coin_is_left_over_too_and_all_is_lost_at_the_turns_end() -> None:
    position = quissama("me: burgher crown coin-2 freedom; bento: freedom*5").do("appoint")
    assert position.left() == {"coin": 1}
    assert position.do("end").left() == {}


@rule("Q-17")
def test_leftovers_and_tokens_are_used_first() -> None:
    position = quissama("me: burgher*2 coin-1*2 crown; shop N1 me 2").do("appoint")
    assert position.hand() == {"burgher": 1, "coin-1": 2}
    position = quissama("me: nagoa-2 nagoa-1 freedom*2").do("free nagoa-north").do("pay nagoa-2")
    assert position.do("free nagoa-north").hand() == {"nagoa-1": 1}


@rule("Q-17", "Q-55")
def test_what_is_left_over_is_imagined_too() -> None:
    position = quissama("me: nagoa-2 nagoa-1 freedom*2").do("free nagoa-north").do("pay nagoa-2")
    assert position.left() == {"nagoa": 1}
    imagined = GAME.from_view(position.state.view(0))
    assert imagined.view(0) == position.state.view(0)
    assert imagined.legal() == position.state.legal()


@rule("Q-17")
def test_the_player_chooses_where_different_kinds_of_card_would_do() -> None:
    position = quissama("me: freedom nagoa-1 nagoa-2 imperial-blessing coin-1").do("free nagoa-north")
    assert position.legal() == ["pay nagoa-1", "pay nagoa-2", "pay imperial-blessing"]
    position.do("pay imperial-blessing")
    assert position.hand() == {"nagoa-1": 1, "nagoa-2": 1, "coin-1": 1}


@rule("Q-17")
def test_a_payment_that_takes_every_card_is_not_asked_for() -> None:
    position = quissama("me: nagoa-2*2 nagoa-1 coin-1; bento: coin-1").do("influence quissama")
    assert position.on("quissama") == ["me"]
    assert position.hand() == {"coin-1": 1}


@rule("Q-17")
def test_no_question_whose_answers_spend_the_same_cards() -> None:
    position = quissama("me: nagoa-2 imperial-blessing coin-1; guaiamum-north 1").do("attack guaiamum-north")
    assert (position.hand(), position.left()) == ({"coin-1": 1}, {})
    position = quissama("me: gang imperial-blessing nagoa-2 coin-1; bento: coin-1").do("influence quissama")
    assert position.view().phase == "paying"  # the Blessing can be kept
    position = quissama("me: freedom*2 imperial-blessing*2 coin-1; bento: coin-1").do("influence princesa")
    assert position.view().laid == ["freedom"]  # which every payment spends


@rule("Q-17")
def test_each_card_offered_leaves_the_rest_payable() -> None:
    position = quissama("me: freedom nagoa-1 imperial-blessing coin-1").do("free nagoa-north")
    assert position.legal() == ["pay nagoa-1", "pay imperial-blessing"]
    position = quissama("me: nagoa-1 imperial-blessing coin-1").do("free nagoa-north")
    assert position.hand() == {"coin-1": 1}  # the Blessing had to be the Freedom


@rule("Q-17")
def test_a_card_of_two_may_pay_the_last_icon_even_where_one_would_do() -> None:
    position = quissama("me: guaiamum-1*2 guaiamum-2*2; nagoa-north 1").do("attack nagoa-north")
    position.do("pay guaiamum-1").do("pay guaiamum-1")  # and a card of two, the only one left to pay with
    assert position.left() == {"guaiamum": 1}


@rule("Q-17")
def test_nothing_is_discarded_before_the_payment_is_complete() -> None:
    position = quissama("me: freedom*2 nagoa-1 nagoa-2 imperial-blessing; pile crown").do("free nagoa-north")
    before = sum(position.state.discard)
    position.do("pay nagoa-1")
    assert (sum(position.state.discard), position.view().laid) == (before, ["nagoa-1"])
    assert position.living("nagoa-north") == 0
    position.do("pay freedom")
    assert (sum(position.state.discard), position.view().laid) == (before + 2, [])
    assert position.living("nagoa-north") == 1


@rule("Q-17")
def test_a_leftover_icon_is_no_card() -> None:
    position = quissama("me: nagoa-2*3 freedom; held me alencar").do("free nagoa-north")
    assert position.left() == {"nagoa": 1}
    assert position.refused("influence bernardina") == "no-identical"


@rule("Q-23")
def test_identical_means_the_same_printed_card() -> None:
    position = quissama("me: nagoa-1*2 nagoa-2; held me alencar")
    assert position.refused("influence bernardina") == "no-identical"
    assert quissama("me: nagoa-1*3; held me alencar").do("influence bernardina").on("bernardina") == ["me"]


@rule("Q-23")
def test_a_blessing_stands_for_no_card_but_three_of_them_are_identical() -> None:
    position = quissama("me: nagoa-1*2 imperial-blessing; held me alencar")
    assert position.refused("influence bernardina") == "no-identical"
    assert quissama("me: imperial-blessing*3; held me alencar").can("influence bernardina")


@rule("Q-23")
def test_the_three_leave_no_icons_over_and_a_scandal_so_paid_is_discarded() -> None:
    position = quissama("me: nagoa-2*3; held me alencar; bento: coin-1").do("influence bernardina")
    assert position.left() == {}
    position = quissama("me: scandal*3; held me alencar; bento: coin-1; discard crown").do("influence bernardina")
    assert position.view().discard == {"crown": 1, "scandal": 3}
    assert position.view().scandals_out == 0


@rule("Q-23")
def test_which_identical_cards_are_paid_is_the_players_choice() -> None:
    position = quissama("me: nagoa-1*3 coin-1*3 necklace; held me alencar").do("influence bernardina")
    assert position.legal() == ["pay nagoa-1", "pay coin-1", "pay necklace"]
    assert position.do("pay coin-1").hand() == {"nagoa-1": 3, "necklace": 1}


# An independent oracle: all ways to spend a hand, by brute force.

SHOWS = {card.name: card.shows for card in GAME.content.cards}
WORTH = {card.name: card.worth for card in GAME.content.cards}
hands = st.lists(st.sampled_from((*CARD_NAMES[:11], "gang")), min_size=1, max_size=6).filter(
    lambda cards: all(cards.count(card.name) <= card.count for card in GAME.content.cards)
)
deeds = st.sampled_from(
    [
        ("free nagoa-north", {"freedom": 1, "nagoa": 1}),
        ("found N1", {"burgher": 1, "coin": 2}),
        ("appoint", {"burgher": 1, "crown": 1, "coin": 1}),
        ("attack guaiamum-north", {"nagoa": 3}),
        ("recruit guaiamum-north", {"coin": 2, "guaiamum": 1}),
        ("influence quissama", {"nagoa": 5}),
        ("influence imperador", {"burgher": 1, "nagoa": 1, "guaiamum": 1}),
        ("influence alemao", {"guaiamum": 4, "burgher": 1}),
    ]
)
PLACE = "bento: coin-1; ministry bento; market escape escape chest-blessing; guaiamum-north 2; held bento alemao"


def minimal_enough(spent: tuple[tuple[str, str], ...], cost: dict[str, int]) -> bool:
    """Do these cards, each as this icon, pay the cost, and none without need in some order (Q-17)?"""
    for icon in ICON_NAMES:
        worths = [WORTH[card] for card, shown in spent if shown == icon]
        needed = cost.get(icon, 0)
        if sum(worths) < needed or (worths and sum(worths) - max(worths) >= needed):
            return False
    return True


def all_payments(hand: list[str], cost: dict[str, int]) -> set[frozenset[tuple[str, int]]]:
    """Every multiset of cards of the hand that pays the cost, found by trying everything."""
    uses: list[list[tuple[str, str] | None]] = [[None, *((card, icon) for icon in SHOWS[card])] for card in hand]
    found = set()
    for choice in product(*uses):
        spent = tuple(use for use in choice if use)
        if minimal_enough(spent, cost):
            found.add(frozenset(Counter(card for card, _ in spent).items()))
    return found


def offered_payments(position: Position, hand: Counter[str]) -> set[frozenset[tuple[str, int]]]:
    """Every multiset of cards that the game lets a player pay with, by following all its offers; none is idle."""
    if position.view().phase != "paying":
        return {frozenset((hand - Counter(position.hand())).items())} if position.state.seat == 0 else set()
    answers = [offered_payments(Position(position.state.clone()).do(act), hand) for act in position.legal()]
    assert any(answer != answers[0] for answer in answers), "a question whose answers spend the same cards"
    return set().union(*answers)


@rule("Q-16", "Q-17", "Q-41", "Q-46")
@given(hand=hands, deed=deeds)
def test_what_is_offered_is_what_can_be_paid(hand: list[str], deed: tuple[str, dict[str, int]]) -> None:
    act, cost = deed
    position = quissama(f"me: {' '.join(hand)} bourgeoisie; {PLACE}", options={"cabeca_de_porco": "anyone"})
    payments = all_payments(hand, cost)
    assert position.can(act) == bool(payments)
    if payments:
        assert offered_payments(position.do(act), Counter([*hand, "bourgeoisie"])) == payments
