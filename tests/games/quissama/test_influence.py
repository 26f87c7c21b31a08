"""Characters and influence (Q-18 to Q-24)."""

from __future__ import annotations

import pytest

from tests.games.quissama.build import GAME, quissama
from tests.ledger import rule

ONE_OF = {"nagoa": "nagoa-1", "guaiamum": "guaiamum-1", "coin": "coin-1"}


def cost_cards(name: str) -> str:
    """Cards that just pay a character's influence, read from the content."""
    character = next(each for each in GAME.content.characters if each.name == name)
    if character.identical:
        return f"freedom*{character.identical}"
    return " ".join(f"{ONE_OF.get(icon, icon)}*{count}" for icon, count in character.cost.items())


CHARACTERS = [character.name for character in GAME.content.characters]
every_character = pytest.mark.parametrize("name", CHARACTERS)


@rule("Q-18")
@every_character
def test_paying_the_cost_puts_one_meeple_on_a_character_of_the_gallery(name: str) -> None:
    other = "alencar" if name != "alencar" else "araujo"
    position = quissama(f"me: {cost_cards(name)} scandal; held me {other}; market escape scandal crown")
    assert position.do(f"influence {name}").on(name) == ["me"]
    assert position.hand() == {"scandal": 1}
    assert position.view().seats[0].reserve == GAME.content.pieces.meeples - 1


@rule("Q-18")
@every_character
def test_one_card_less_than_the_cost_is_not_enough(name: str) -> None:
    first, *rest = cost_cards(name).split()
    card, _, count = first.partition("*")
    fewer = " ".join([f"{card}*{int(count) - 1}", *rest])
    position = quissama(f"me: {fewer} scandal; held me {'alencar' if name != 'alencar' else 'araujo'}")
    assert position.refused(f"influence {name}") in ("no-means", "no-identical")


@rule("Q-18", "Q-20")
@every_character
def test_in_an_opponents_area_a_burgher_more(name: str) -> None:
    other = "alencar" if name != "alencar" else "araujo"
    text = f"held bento {name}; held me {other}; bento: coin-1; market escape scandal coin-1"
    poor = quissama(f"me: {cost_cards(name)} scandal; {text}")
    assert poor.refused(f"influence {name}") in ("no-means", "no-identical-and-more")
    rich = quissama(f"me: {cost_cards(name)} burgher scandal; {text}").do(f"influence {name}")
    assert (rich.on(name), rich.hand()) == (["me"], {"scandal": 1})


@rule("Q-19")
def test_the_second_own_meeple_takes_the_character_and_all_meeples_go_home() -> None:
    position = quissama("me: crown*2 coin-1; on alencar me bento clara")
    position.do("influence alencar")
    assert position.holder("alencar") == "me"
    assert position.on("alencar") == []
    assert [seat.reserve for seat in position.view().seats] == [10, 10, 10]


@rule("Q-19")
def test_both_meeples_may_be_paid_in_one_turn() -> None:
    position = quissama("me: crown*4 coin-1; market coin-1 freedom escape")
    assert position.do("influence alencar").do("influence alencar").holder("alencar") == "me"


@rule("Q-19")
def test_a_player_may_hold_any_number_of_characters() -> None:
    position = quissama("me: burgher*2 coin-1; on araujo me; held me alencar princesa imperador")
    assert position.do("influence araujo").holder("araujo") == "me"
    assert position.holder("alencar") == "me"


@rule("Q-20")
def test_the_second_meeple_captures_a_character_from_an_opponents_area() -> None:
    position = quissama("me: crown*2 burgher coin-1; held bento alencar; on alencar me clara; clara: coin-1")
    position.do("influence alencar")
    assert (position.holder("alencar"), position.on("alencar")) == ("me", [])


@rule("Q-21")
def test_a_blocked_character_has_no_ability() -> None:
    position = quissama("me: freedom*2; held me princesa; on princesa bento")
    assert position.refused("free-by-freedom nagoa-north") == "no-blocked-character"
    assert position.view().characters[4].blocked


@rule("Q-21")
def test_a_blocked_character_does_not_win() -> None:
    text = "me: imperial-family coin-1; ministry me me me; held me imperador"
    assert quissama(f"{text}; on imperador bento").do("imperial-family").winner() is None
    assert quissama(text).do("imperial-family").winner() == ("me", "imperador")


@rule("Q-21")
def test_the_holder_removes_a_meeple_for_the_cost_without_the_burgher() -> None:
    position = quissama("me: crown*4 coin-1; held me alencar; on alencar bento clara; market coin-1 freedom escape")
    position.do("clear alencar clara")
    assert (position.on("alencar"), position.hand()) == (["bento"], {"crown": 2, "coin-1": 1})
    assert position.view().seats[2].reserve == 10
    assert position.do("clear alencar bento").on("alencar") == []


@rule("Q-21")
def test_only_the_holder_removes_meeples() -> None:
    position = quissama("me: crown*2 burgher; held bento alencar; on alencar clara")
    assert position.refused("clear alencar clara") == "no-clearing-abroad"
    position = quissama("me: crown*2; on alencar bento")
    assert position.refused("clear alencar bento") == "no-clearing-abroad"


@rule("Q-22")
def test_to_place_on_bernardina_an_unblocked_character_is_needed() -> None:
    assert quissama("me: freedom*3 coin-1").refused("influence bernardina") == "no-free-character"
    position = quissama("me: freedom*3 coin-1; held me alencar; on alencar bento")
    assert position.refused("influence bernardina") == "no-free-character"
    position = quissama("me: freedom*3 coin-1; held me alencar")
    assert position.do("influence bernardina").on("bernardina") == ["me"]


@rule("Q-22")
def test_while_anothers_meeple_is_on_her_a_payment_removes_it() -> None:
    position = quissama("me: freedom*3 coin-1; held me alencar; on bernardina bento")
    assert position.refused("influence bernardina") == "no-place-beside"
    assert position.do("clear bernardina bento").on("bernardina") == []
    assert position.view().seats[1].reserve == 10


@rule("Q-22")
def test_to_remove_from_her_too_needs_an_unblocked_character_unless_one_holds_her() -> None:
    position = quissama("me: freedom*3 coin-1; on bernardina bento")
    assert position.refused("clear bernardina bento") == "no-free-character"
    position = quissama("me: freedom*3 coin-1; held me bernardina; on bernardina bento")
    assert position.do("clear bernardina bento").on("bernardina") == []


@rule("Q-22")
def test_who_removed_a_meeple_from_her_places_none_on_her_in_that_turn() -> None:
    text = "me: freedom*6 coin-1; held me alencar; on bernardina bento; bento: coin-1*5; market escape escape coin-2"
    position = quissama(text).do("clear bernardina bento")
    assert position.refused("influence bernardina") == "no-place-after-removing"
    position.finish_turn().finish_turn()
    assert position.do("influence bernardina").on("bernardina") == ["me"]


@rule("Q-22")
def test_several_meeples_may_be_removed_from_her_in_one_turn() -> None:
    position = quissama("me: freedom*6 coin-1; held me alencar; on bernardina bento clara")
    assert position.do("clear bernardina bento").do("clear bernardina clara").on("bernardina") == []


@rule("Q-19", "Q-22")
def test_both_own_meeples_may_be_put_on_her_in_one_turn() -> None:
    position = quissama("me: freedom*6 coin-1; held me alencar").do("influence bernardina")
    assert position.on("bernardina") == ["me"]
    assert position.do("influence bernardina").holder("bernardina") == "me"


@rule("Q-22")
def test_in_an_opponents_area_a_burgher_more_for_placing_and_removing_alike() -> None:
    text = "held me alencar; held bento bernardina; bento: coin-1"
    assert quissama(f"me: freedom*3 coin-1; {text}").refused("influence bernardina") == "no-identical-and-more"
    assert quissama(f"me: freedom*3 burgher coin-1; {text}").can("influence bernardina")
    removing = f"{text}; on bernardina clara"
    assert quissama(f"me: freedom*3 coin-1; {removing}").refused("clear bernardina clara") == "no-identical-and-more"
    position = quissama(f"me: freedom*3 burgher coin-1; {removing}").do("clear bernardina clara")
    assert (position.on("bernardina"), position.hand()) == ([], {"coin-1": 1})


@rule("Q-22")
def test_three_burghers_do_not_pay_the_fourth() -> None:
    text = "held me alencar; held bento bernardina; bento: coin-1"
    assert quissama(f"me: burgher*3 coin-1; {text}").refused("influence bernardina") == "no-identical-and-more"
    assert quissama(f"me: burgher*4 coin-1; {text}").can("influence bernardina")
    assert quissama(f"me: burgher imperial-blessing*3; {text}").can("influence bernardina")


@rule("Q-24", "Q-47")
def test_conquering_a_character_whose_goal_is_already_met_wins_at_once() -> None:
    position = quissama("me: burgher*2 coin-1; on araujo me; shop N1 me 2; shop N2 me 2; shop N4 me 2; shop G1 me 2")
    assert position.do("influence araujo").winner() == ("me", "araujo")
    assert position.state.seat == -1
