"""The verbs of Santa Kaos, in the order of the numbers: struct, over what, what it does, and why it may be refused."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludoteca.core.verbs import Numbering, Verb, each, every, once
from ludoteca.games.santakaos import actions
from ludoteca.games.santakaos.charts import Charts
from ludoteca.games.santakaos.content import SantaKaosContent
from ludoteca.games.santakaos.pieces import (
    ARTIFACTS,
    BAG,
    BELL,
    COLOURS,
    GLOBE,
    HELPERS,
    KINDS,
    LOCATIONS,
    MISTLETOE,
    RESOURCES,
    REWARDS,
    SPACES,
    STAR,
    SWAPS,
    colour_of,
    location_of,
)
from ludoteca.games.santakaos.rules import (
    effects,
    gain,
    helpers,
    locations,
    rounds,
    special,
    turn,
    wares,
    wishes,
    workshop,
)
from ludoteca.games.santakaos.rules.artifacts import (
    no_ready,
    no_use_copied,
    no_use_own,
    ready,
    use_copied,
    use_own,
)
from ludoteca.games.santakaos.table import Table


def shifts(charts: Charts) -> Iterable[tuple[object, ...]]:
    """S-27: any die, to the next location up or down."""
    return [
        (LOCATIONS[location_of(place)], COLOURS[colour_of(place)], LOCATIONS[location_of(there)])
        for place, there in effects.SHIFTS
    ]


def swaps(charts: Charts) -> Iterable[tuple[object, ...]]:
    """S-31: a resource for another."""
    return [(KINDS[given], KINDS[taken]) for given, taken in SWAPS]


def each_toy(charts: Charts) -> Iterable[tuple[object, ...]]:
    """S-65: the toys."""
    return [(toy,) for toy in charts.toy_names]


def each_toy_less(charts: Charts) -> Iterable[tuple[object, ...]]:
    """S-42, S-44: any toy, without one resource of any kind."""
    return [(toy, kind) for toy in charts.toy_names for kind in KINDS[:RESOURCES]]


def each_wish(charts: Charts) -> Iterable[tuple[object, ...]]:
    """S-67, S-70: the wish cards, the special ones last."""
    return [(wish,) for wish in charts.wish_names]


VERBS: Final[list[Verb[Table, Charts, actions.Act]]] = [
    Verb(actions.End, once, rounds.end_turn, turn.no_end),
    Verb(actions.Take, every(LOCATIONS, COLOURS), turn.take, turn.no_take),
    Verb(actions.Coins, once, turn.take_coins, turn.no_coins),
    Verb(actions.Elf, once, turn.train_elf, turn.no_elf),
    Verb(actions.JackFrost, each(COLOURS), turn.frost, turn.no_frost),
    Verb(actions.TakeWish, each_wish, wishes.take_open, wishes.no_take_open),
    Verb(actions.TakeUnseen, once, wishes.take_unseen, wishes.no_take_unseen),
    Verb(actions.MoveReindeer, each(SPACES), locations.move, locations.no_move),
    Verb(actions.DancerMove, each(SPACES), locations.dancer_move, locations.no_dancer_move),
    Verb(actions.BuyStocking, each(KINDS), wares.buy_stocking, wares.no_buy_stocking),
    Verb(actions.DancerStocking, each(KINDS), wares.dancer_stocking, wares.no_dancer_stocking),
    Verb(actions.Collect, once, locations.collect, locations.no_collect),
    Verb(actions.BefanaCollect, once, locations.befana_collect, locations.no_befana_collect),
    Verb(actions.Look, once, locations.visit_forest, locations.no_look),
    Verb(actions.BuyArtifact, each(ARTIFACTS), wares.buy_artifact, wares.no_buy_artifact),
    Verb(actions.DancerArtifact, each(ARTIFACTS), wares.dancer_artifact, wares.no_dancer_artifact),
    Verb(actions.Keep, each(HELPERS), locations.keep, locations.no_keep),
    Verb(actions.Neither, once, locations.keep_neither, locations.no_neither),
    Verb(actions.Gain, each(KINDS), gain.gain, gain.no_gain),
    Verb(actions.Enough, once, effects.enough, effects.no_enough),
    Verb(actions.ChooseStocking, each(KINDS), wares.choose_stocking, wares.no_choose_stocking),
    Verb(actions.ChooseArtifact, each(ARTIFACTS), wares.choose_artifact, wares.no_choose_artifact),
    Verb(actions.ChooseReward, each(REWARDS), special.choose_reward, special.no_reward),
    Verb(actions.Use, once, helpers.accept, helpers.no_answer),
    Verb(actions.Decline, once, helpers.decline, helpers.no_answer),
    Verb(actions.Make, each_toy, workshop.make, workshop.no_make),
    Verb(actions.MakeForCoin, each_toy_less, workshop.make_for_coin, workshop.no_make_for_coin),
    Verb(actions.MakeForLess, each_toy_less, workshop.make_for_less, workshop.no_make_for_less),
    Verb(actions.MakeForNothing, each_toy, workshop.make_for_nothing, workshop.no_make_for_nothing),
    Verb(actions.BabaYaga, once, helpers.yaga, helpers.no_yaga),
    Verb(actions.Deliver, each_wish, wishes.deliver, wishes.no_deliver),
    Verb(actions.GuidingStar, shifts, use_own(STAR), no_use_own(STAR)),
    Verb(actions.Mistletoe, once, use_own(MISTLETOE), no_use_own(MISTLETOE)),
    Verb(actions.SnowGlobe, once, use_own(GLOBE), no_use_own(GLOBE)),
    Verb(actions.MagicBag, once, use_own(BAG), no_use_own(BAG)),
    Verb(actions.LittleBell, swaps, use_own(BELL), no_use_own(BELL)),
    Verb(actions.VixenStar, shifts, use_copied(STAR), no_use_copied(STAR)),
    Verb(actions.VixenMistletoe, once, use_copied(MISTLETOE), no_use_copied(MISTLETOE)),
    Verb(actions.VixenGlobe, once, use_copied(GLOBE), no_use_copied(GLOBE)),
    Verb(actions.VixenBag, once, use_copied(BAG), no_use_copied(BAG)),
    Verb(actions.VixenBell, swaps, use_copied(BELL), no_use_copied(BELL)),
    Verb(actions.Ready, each(ARTIFACTS), ready, no_ready),
]


def charts_of(content: SantaKaosContent) -> Charts:
    """The charts of some contents, with all actions numbered."""
    charts = Charts(content)
    charts.take_numbers(Numbering(VERBS, charts))
    return charts
