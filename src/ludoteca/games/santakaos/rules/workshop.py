"""Making toys (S-24), and the helpers who make it cheaper: S-38, S-40, S-42, S-44."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.verbs import Numbers
from ludoteca.games.santakaos.area import SantaKaosArea, changed
from ludoteca.games.santakaos.charts import holding
from ludoteca.games.santakaos.pieces import (
    DED_MOROZ,
    GINGERBREAD_MAN,
    HELPERS,
    KINDS,
    KNECHT_RUPRECHT,
    NOBODY,
    PEHTA,
    RESOURCES,
)
from ludoteca.games.santakaos.rules.helpers import no_use, own_occasion, use, wields
from ludoteca.games.santakaos.rules.refusal import no, not_free, too_dear
from ludoteca.games.santakaos.seen import events
from ludoteca.games.santakaos.table import Table


def add_makes(t: Table, out: Numbers, area: SantaKaosArea) -> None:
    """S-24: the toys that can be paid, with a helper's aid too."""
    things = holding(area)
    out.extend(t.rules.charts.makes_of[things])
    if area.helper != NOBODY:
        add_helped_makes(t, out, area, things)


def add_helped_makes(t: Table, out: Numbers, area: SantaKaosArea, things: int) -> None:
    """S-44 with a coin for one resource, S-42 with one resource less, S-40 for nothing."""
    charts = t.rules.charts
    if wields(t, t.player, GINGERBREAD_MAN) and area.coins:
        for way in charts.spared[things]:
            out.append(charts.makes_for_coin[way])
    if wields(t, t.player, KNECHT_RUPRECHT):
        for way in charts.spared[things]:
            out.append(charts.makes_for_less[way])
    if wields(t, t.player, DED_MOROZ):
        out.extend(charts.makes_for_nothing)


def no_make(t: Table, toy: int) -> Illegal | None:
    """S-24: why this toy is not made now."""
    charts = t.rules.charts
    wrong = not_free(t)
    if wrong is not None or charts.makes[toy] in charts.makes_of[holding(t.mine())]:
        return wrong
    return no("toy-lacks", toy=charts.toy_names[toy], lacks=lacks(t, toy))


def lacks(t: Table, toy: int, spare: int = -1) -> dict[str, int]:
    """What is missing for a toy, one of the spare kind forgiven."""
    price = t.rules.charts.toy_prices[toy].goods()
    missing: dict[str, int] = {}
    for kind in range(RESOURCES):
        left: int = price[kind] - (kind == spare) - t.mine().held(kind)
        if left > 0:
            missing[KINDS[kind]] = left
    return missing


def make(t: Table, toy: int, chance: Chance) -> None:
    """S-24: pay the toy's resources, one toy more of that kind."""
    t.mine().pay(t.rules.charts.toy_prices[toy])
    finish_toy(t, t.player, toy, "")


def no_make_for_coin(t: Table, way: int) -> Illegal | None:
    """S-44: why Gingerbread Man does not help now."""
    return not_free(t) or no_use(t, GINGERBREAD_MAN) or not_spared(t, way) or too_dear(t, 1)


def make_for_coin(t: Table, way: int, chance: Chance) -> None:
    """S-44: Gingerbread Man: $1 stands for exactly one resource."""
    t.mine().coins -= 1
    make_with_one_less(t, t.player, way, GINGERBREAD_MAN)


def no_make_for_less(t: Table, way: int) -> Illegal | None:
    """S-42: why Knecht Ruprecht does not help now."""
    return not_free(t) or no_use(t, KNECHT_RUPRECHT) or not_spared(t, way)


def make_for_less(t: Table, way: int, chance: Chance) -> None:
    """S-42: Knecht Ruprecht: once a round, one resource less."""
    make_with_one_less(t, t.player, way, KNECHT_RUPRECHT)


def not_spared(t: Table, way: int) -> Illegal | None:
    """S-42, S-44: the toy does not need that kind, or lacks more than one; `way` is toy * 3 + kind."""
    charts = t.rules.charts
    if way in charts.spared[holding(t.mine())]:
        return None
    toy, kind = divmod(way, RESOURCES)
    if not charts.toy_prices[toy].goods()[kind]:
        return no("toy-without", toy=charts.toy_names[toy], resource=KINDS[kind])
    return no("toy-lacks", toy=charts.toy_names[toy], lacks=lacks(t, toy, kind))


def make_with_one_less(t: Table, seat: int, way: int, helper: int) -> None:
    """The toy's resources without one of a kind; `way` is toy * 3 + kind."""
    toy = way // RESOURCES
    area = t.areas[seat]
    area.pay(t.rules.charts.toy_prices[toy])
    area.gain(way % RESOURCES, 1)
    use(t, seat, helper)
    finish_toy(t, seat, toy, HELPERS[helper])


def no_make_for_nothing(t: Table, toy: int) -> Illegal | None:
    """S-40: why Ded Moroz does not make it now."""
    return not_free(t) or no_use(t, DED_MOROZ)


def make_for_nothing(t: Table, toy: int, chance: Chance) -> None:
    """S-40: Ded Moroz: one toy for nothing; then he goes under the deck."""
    use(t, t.player, DED_MOROZ)
    finish_toy(t, t.player, toy, HELPERS[DED_MOROZ])


def finish_toy(t: Table, seat: int, toy: int, by: str) -> None:
    """S-24, S-38: a toy more; Pehta pays for it."""
    area = t.areas[seat]
    area.toys = changed(area.toys, toy, 1)
    if t.events is not None:
        t.events.append(events.Made(seat, t.rules.charts.toy_names[toy], by))
    own_occasion(t, seat, PEHTA)
