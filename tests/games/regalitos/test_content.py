"""The content file: what it must hold, and what is refused (R-45 to R-49)."""

from __future__ import annotations

from collections import Counter

import pytest

import ludoteca
from ludoteca.games.regalitos import Regalitos
from ludoteca.games.regalitos.content import COLOURS, SIZES
from ludoteca.games.regalitos.state import RegalitosState
from tests.games.regalitos.build import GAME as START
from tests.games.regalitos.build import START_VALUES, game_of, regalitos
from tests.games.regalitos.play import words_of
from tests.ledger import rule

GAME = Regalitos()


def with_content(*changes: tuple[str, str]) -> Regalitos:
    """The game with the start values, and these changes of the file's text."""
    text = START_VALUES
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return game_of(text)


@rule("R-45")
def test_a_medium_paper_wraps_one_of_each_size_at_rising_costs() -> None:
    costs = [row.paper for row in GAME.content.sizes]
    assert sum(costs) == next(row.units for row in GAME.content.papers if row.name == "medium") == 6
    assert costs == sorted(set(costs))
    assert costs[0] >= 1


@rule("R-46")
def test_every_colour_has_four_families_of_three_sizes() -> None:
    families = Counter((row.colour, row.family) for row in GAME.content.objects)
    assert set(families.values()) == {len(SIZES)}
    assert Counter(colour for colour, _ in families) == dict.fromkeys(COLOURS, 4)
    assert len({row.name for row in GAME.content.objects}) == GAME.content.deck.objects == 36


@rule("R-46")
def test_coat_pyjamas_and_socks_are_one_family_from_the_book() -> None:
    rows = {row.name: row for row in GAME.content.objects if row.name in ("coat", "pyjamas", "socks")}
    assert {(row.colour, row.family, row.source) for row in rows.values()} == {("green", "clothes", "book")}
    assert [rows[name].size for name in ("socks", "pyjamas", "coat")] == list(SIZES)


@rule("R-46")
def test_energy_points_and_paper_rise_with_the_size() -> None:
    for numbers in (
        [row.energy for row in GAME.content.values],
        [row.points for row in GAME.content.values],
        [row.units for row in GAME.content.papers],
    ):
        assert numbers == sorted(set(numbers))
    assert sum(row.copies for row in GAME.content.papers) == GAME.content.deck.papers


@rule("R-47")
def test_energy_coal_extra_actions_and_vips_add_up() -> None:
    content = GAME.content
    assert sum(row.copies for row in content.energy) == content.deck.energy
    assert sum(row.copies * row.units for row in content.energy) == content.deck.energy_units
    assert {row.copies for row in content.extras} == {content.deck.extras // len(content.extras)}
    assert content.deck.coals > 0


@rule("R-47")
def test_there_are_nine_vips_of_nine_kinds_and_two_whose_bonus_rises() -> None:
    kinds = [(row.wants, row.colour, row.size) for row in GAME.content.vips]
    assert len(set(kinds)) == len(kinds) == GAME.content.deck.vips == 9
    rising = [row.wants for row in GAME.content.vips if row.bonus[0] < row.bonus[1] < row.bonus[2]]
    assert rising == ["different-colours", "one-size"]
    assert all(len(set(row.bonus)) == 1 for row in GAME.content.vips if row.wants not in rising)


@rule("R-48")
def test_at_least_one_round_lets_players_deliver_and_nochevieja_has_a_benefit() -> None:
    benefits = {row.name: row.benefit for row in GAME.content.rounds}
    assert "deliver" in benefits.values()
    assert benefits["nochevieja"] != "none"


@rule("R-47")
def test_the_set_up_holds_the_cards_of_the_content() -> None:
    pieces = GAME.census(GAME.start(2, {"characters": ["tio", "papa-noel"]}, ludoteca.Dice(1)))
    assert sum(pieces.values()) == GAME.content.deck.size()
    assert [pieces[row.name] for row in GAME.content.energy] == [row.copies for row in GAME.content.energy]
    assert all(pieces[row.name] == 1 for row in GAME.content.objects)


@rule("R-49")
def test_the_deck_suffices_for_all_rounds_and_a_swap() -> None:
    assert GAME.content.deck.size() >= 16 * 5 + GAME.content.pieces.most_players


@rule("R-49")
def test_too_few_cards_are_refused_with_a_clear_message() -> None:
    none = [(f"things = {things}\ncopies = 2", f"things = {things}\ncopies = 0") for things in (1, 2)]
    with pytest.raises(ludoteca.BadContent, match=r"84 cards are too few.*need at least 85"):
        with_content(("extras = 10", "extras = 0"), *none)
    coals = START.content.deck.coals
    enough = with_content(("extras = 10", "extras = 0"), (f"coals = {coals}", f"coals = {coals + 1}"), *none)
    assert enough.content.deck.size() == 85


@rule("R-49", "R-48")
def test_each_round_that_swaps_takes_a_card_for_each_player() -> None:
    second = ('benefit = "decorate"', 'benefit = "swap"')
    none = [(f"things = {things}\ncopies = 2", f"things = {things}\ncopies = 0") for things in (1, 2)]
    coals = START.content.deck.coals
    with pytest.raises(ludoteca.BadContent, match=r"85 cards are too few.*need at least 90"):
        with_content(second, ("extras = 10", "extras = 0"), (f"coals = {coals}", f"coals = {coals + 1}"), *none)


@rule("R-46", "R-47")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("energy_units = 69", "energy_units = 70", "energy_units is 70, but the rows add up to 69"),
        ("objects = 36", "objects = 35", "objects is 35, but the rows add up to 36"),
        ('name = "socks"', 'name = "coat"', "coat named twice"),
        ('name = "blue"\nwants', 'name = "green"\nwants', "green named twice"),
        ('name = "socks"\ncolour = "green"', 'name = "socks"\ncolour = "blue"', "every colour needs as many"),
        ('name = "goodbye-coal"', 'name = "hello-coal"', "extras: must be express-wrapping"),
        ('name = "nochevieja"', 'name = "new-year"', "rounds: must be nochebuena, navidad, nochevieja"),
        ('character = "tio"', 'character = "papa-noel"', "medals: must be papa-noel, reyes-magos, tio"),
        ('name = "papa-noel"\ndelivered', 'name = "santa"\ndelivered', "characters: must be papa-noel"),
        ('wants = "colour"\ncolour = "green"', 'wants = "colour"', "names a colour"),
        ("bonus = [2, 2, 2]", "bonus = [2, 2]", "a bonus needs 3 numbers"),
        ("delivered = [0, 2, 0, 0, -1]", "delivered = [0, 2]", "need 5 numbers"),
        ("initiative = [3, 2, 1, 1]", "initiative = [3, 2, 1]", "initiative needs one number"),
        ("crowd_tokens = 3", "crowd_tokens = 5", "in a crowd"),
        ("most_players = 5", "most_players = 6", "one character each"),
        ("vip_room = 3", "vip_room = 0", "at least 1"),
        ("kept_things = 2", "kept_things = 0", "at least 1"),
        ("leftover_units = 2", "leftover_units = 0", "at least 1"),
        ("more_presents = 1", "more_presents = -1", "a round's text takes nothing away"),
        ("paper_less = 2", "paper_less = -2", "a round's text takes nothing away"),
        ("[coal]\npaper = 1\nenergy = 2", "[coal]\npaper = 1\nenergy = -1", "energy must be from 0"),
        ('name = "small"\nunits = 3', 'name = "small"\nunits = -1', "units must be from 0"),
        ('name = "polvoron"\nunits = 1', 'name = "polvoron"\nunits = 21', "units must be from 0"),
        ("things = 1", "things = -1", "things must be from 0"),
        ("units = 5\ncopies = 3", "units = 4\ncopies = 30", "add up"),
    ],
)
def test_content_that_breaks_a_rule_is_refused(old: str, new: str, reason: str) -> None:
    with pytest.raises(ludoteca.BadContent, match=reason):
        with_content((old, new))


def test_more_equal_cards_than_payments_can_count_are_refused() -> None:
    with pytest.raises(ludoteca.BadContent, match="at most 15 cards"):
        with_content(("papers = 13", "papers = 28"), ("units = 3\ncopies = 5", "units = 3\ncopies = 20"))


def test_more_kinds_or_copies_than_can_be_counted_side_by_side_are_refused() -> None:
    rows = "".join(f'\n[[energy]]\nname = "more-{dish}"\nunits = 1\ncopies = 1\nsource = "book"\n' for dish in range(5))
    dishes = (("energy = 20\nenergy_units = 69", "energy = 25\nenergy_units = 74"), ("[solo]", f"{rows}\n[solo]"))
    copies = ("things = 1\ncopies = 2", "things = 1\ncopies = 16")
    extras = ("extras = 10", f"extras = {10 + 14 * START_VALUES.count(copies[0])}")
    for changes in (dishes, (copies, extras)):
        with pytest.raises(ludoteca.BadContent, match="at most 12 dishes and 15 of each extra action"):
            with_content(*changes)


def test_more_objects_than_a_set_can_hold_are_refused() -> None:
    rows = "".join(
        f'\n[[objects]]\nname = "{colour}-{size}-{copy}"\ncolour = "{colour}"\nsize = "{size}"\nfamily = "more"\n'
        for colour in COLOURS
        for size in SIZES
        for copy in range(3)
    )
    with pytest.raises(ludoteca.BadContent, match="at most 60 objects"):
        with_content(("objects = 36", "objects = 63"), ("[solo]", f"{rows}\n[solo]"))


def with_own_numbers(count: int) -> Regalitos:
    """Six of every colour and size, so many of them with numbers of their own that no other has."""
    names = [f"{colour}-{size}-{copy}" for colour in COLOURS for size in SIZES for copy in range(6)]
    kept = [block for block in START_VALUES.split("\n[[") if not block.startswith("objects]]")]
    rows = []
    for number, name in enumerate(names):
        colour, size, _ = name.split("-")
        own = f"energy = {number % 20}\npoints = {10 + number // 20}\n" if number < count else ""
        rows.append(f'objects]]\nname = "{name}"\ncolour = "{colour}"\nsize = "{size}"\nfamily = "six"\n{own}')
    return game_of("\n[[".join([*kept, *rows]).replace("objects = 36", "objects = 54"))


def test_of_objects_with_numbers_of_their_own_as_many_are_allowed_as_sorts_fit_into_a_number() -> None:
    assert len(with_own_numbers(53).content.sorts()) == 62
    with pytest.raises(ludoteca.BadContent, match="at most 53 different ones with numbers of their own"):
        with_own_numbers(54)


@rule("R-36", "R-37")
def test_a_point_for_each_unit_left_and_each_thing_kept_is_a_game_too() -> None:
    game = with_content(("kept_things = 2", "kept_things = 1"), ("leftover_units = 2", "leftover_units = 1"))
    state = regalitos("me: objects socks, energy 1; bento:", game=game)
    assert [state.outcome().breakdown[source][0] for source in ("kept-things", "leftovers")] == [1, -1]


def test_medals_must_rise() -> None:
    with pytest.raises(ludoteca.BadContent, match="must rise"):
        with_content((f"silver = {START.content.medals[0].silver}", "silver = 999"))


def test_other_numbers_make_another_game() -> None:
    game = with_content(("energy = 3\npoints = 5", "energy = 4\npoints = 7"))
    dice = ludoteca.Dice(2)
    state = game.start(2, {}, dice)
    assert game.content.digest() != START.content.digest()
    assert game.num_actions == START.num_actions
    while state.seat >= 0:
        state.act(state.legal()[-1], dice)


@rule("R-48", "R-09")
def test_a_round_card_may_bring_its_benefit_in_any_round() -> None:
    game = with_content(('name = "nochebuena"\npaper_less = 2', 'name = "nochebuena"\nbenefit = "decorate"'))
    state = game.start(2, {}, ludoteca.Dice(3))
    assert (state.view(0).benefit, state.view(0).phase) == (False, "placing")


OWN = (
    ('name = "tent"\n', 'name = "tent"\npaper = 5\nenergy = 1\npoints = 9\n'),
    ('name = "coat"\n', 'name = "coat"\npoints = 9\npaper = 5\nenergy = 1\n'),
    ('name = "kite"\n', 'name = "kite"\nenergy = 0\n'),
)
"""Two green large ones with the same numbers of their own, among two more with the usual ones."""


def acts_of(game: Regalitos, state: RegalitosState) -> list[str]:
    """The legal acts in words."""
    return [words_of(game.decode(number)) for number in state.legal()]


def do_with(game: Regalitos, state: RegalitosState, *texts: str) -> None:
    for text in texts:
        number = next(number for number in state.legal() if words_of(game.decode(number)) == text)
        state.act(number, ludoteca.Dice(1))


@rule("R-45", "R-46")
def test_an_object_with_numbers_of_its_own_is_wrapped_and_delivered_for_them() -> None:
    game = with_content(*OWN)
    state = regalitos("round nochevieja; me: objects tent toy-kitchen, paper 3 6, energy 1; bento:", game=game)
    do_with(game, state, "wrap")
    assert acts_of(game, state) == ["pick-object green large", "pick-object green large coat"]
    do_with(game, state, "pick-object green large coat")
    assert state.units == 5
    assert acts_of(game, state) == ["done", "pick-object green large"], "nine units in all"


@rule("R-46")
def test_a_present_with_numbers_of_its_own_takes_its_energy_and_brings_its_points() -> None:
    game = with_content(*OWN)
    state = regalitos("round nochevieja; me: presents tent toy-kitchen, energy 2; bento:", game=game)
    do_with(game, state, "deliver")  # the only one there is energy for goes where alone it can
    assert (state.areas[0].for_presents, state.view(0).seats[0].delivered) == (9, ["tent"])


@rule("R-46")
def test_cards_with_the_same_numbers_are_all_the_same_and_the_usual_ones_are_named_as_ever() -> None:
    game = with_content(*OWN, ('name = "whisk"\n', 'name = "whisk"\npaper = 1\n'))
    own = [act for act in game.actions if isinstance(getattr(act, "card", None), str)]
    assert [(act.card, type(act).__name__) for act in own] == [  # type: ignore[attr-defined]
        (card, kind) for kind in ("PickObject", "PickPresent", "PickDecorated") for card in ("coat", "kite")
    ]
    assert START.actions == [act for act in game.actions if act not in own]


@rule("R-42", "R-46")
def test_sets_and_vips_go_by_colour_and_size_whatever_the_numbers() -> None:
    game = with_content(*OWN)
    assert game._charts.size_cards == START._charts.size_cards
    assert game._charts.colour_cards == START._charts.colour_cards


@rule("R-46")
@pytest.mark.parametrize("field", ["paper", "energy", "points"])
@pytest.mark.parametrize("number", ["-1", "21", "99999999999999999999", '"two"'])
def test_numbers_that_cannot_be_paid_are_refused_with_their_line(field: str, number: str) -> None:
    with pytest.raises(ludoteca.BadContent, match=r"line \d+"):
        with_content(('name = "tent"\n', f'name = "tent"\n{field} = {number}\n'))


@rule("R-46")
def test_contents_that_leave_the_new_fields_unsaid_have_the_digest_they_had() -> None:
    assert with_content().content.digest() == START.content.digest()
    assert with_content(*OWN).content.digest() != START.content.digest()


@rule("R-46")
def test_a_whole_game_is_played_and_replayed_with_numbers_of_their_own() -> None:
    match = ludoteca.Match(with_content(*OWN), 3, seed=4)
    while not match.over:
        match.act(match.state.seat, match.state.legal()[-1])
    assert ludoteca.replay(match.record().to_json()).state.outcome() == match.state.outcome()
