"""Q-55: what a seat sees is cut here, and only here."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core.sets import contains
from ludoteca.games.quissama.pieces import CARD_NAMES, CHARACTER_NAMES, CHARACTERS, GANGS, GONE, KINDS, PLAZAS, SHOPS
from ludoteca.games.quissama.rules.purse import IDENTICAL, by_name
from ludoteca.games.quissama.rules.scoring import outcome, progress
from ludoteca.games.quissama.rules.shops import token_value
from ludoteca.games.quissama.seen.knowledge import known_to
from ludoteca.games.quissama.seen.view import CharacterView, PlazaView, QuissamaView, SeatView, ShopView
from ludoteca.games.quissama.table import PHASES, Table


def views_of(t: Table, viewers: list[int]) -> list[QuissamaView]:
    """What each of these viewers may know: the areas are cut for each, and all else lies open to everybody."""
    first = view_of(t, viewers[0])
    others = [replace(first, viewer=viewer, seats=_seats(t, viewer)) for viewer in viewers[1:]]
    return [first, *others]


def view_of(t: Table, viewer: int) -> QuissamaView:
    """What this viewer may know of the table."""
    return QuissamaView(
        viewer=viewer,
        players=t.players,
        seat=t.seat,
        turn=t.turn,
        first=t.first,
        phase=PHASES[t.phase],
        rules=dict(t.rules.options),
        facts=t.rules.facts,
        deed=t.rules.numbering.acts[t.deed] if t.deed >= 0 else None,
        due=by_name(t.due),
        identical_due=t.due >= IDENTICAL,
        laid=[CARD_NAMES[kind] for kind in t.laid],
        leftovers=by_name(t.left),
        tokens=t.tokens,
        token_shops=[name for shop, name in enumerate(t.rules.shop_names) if contains(t.token_shops, shop)],
        acted=t.acted,
        cleared_bernardina=t.cleared_bernardina,
        traded=t.traded,
        from_market=_cards(t.from_market),
        target=t.target,
        to_rob=t.to_rob,
        market=[CARD_NAMES[kind] for kind in t.market],
        under=[CARD_NAMES[kind] for kind in t.under],
        pile=t.pile_size,
        discard=_cards(t.discard),
        scandals_out=t.scandals_out,
        senzala=t.senzala,
        cabeca_de_porco=t.cabeca,
        spaces=t.rules.spaces,
        plazas=[_plaza(t, plaza) for plaza in range(PLAZAS)],
        shops=[_shop(t, shop) for shop in range(SHOPS)],
        ministry=t.ministry[:],
        characters=[_character(t, character) for character in range(CHARACTERS)],
        seats=_seats(t, viewer),
        outcome=outcome(t),
    )


def _cards(counts: list[int]) -> dict[str, int]:
    return {CARD_NAMES[kind]: count for kind, count in enumerate(counts) if count}


def _plaza(t: Table, plaza: int) -> PlazaView:
    gang = GANGS[t.rules.charts.gang[plaza]]
    return PlazaView(name=t.rules.plaza_names[plaza], gang=gang, capoeiras=t.plaza[plaza])


def _shop(t: Table, shop: int) -> ShopView:
    burgher = t.burgher[shop]
    return ShopView(
        name=t.rules.shop_names[shop],
        plaza=t.rules.plaza_names[t.rules.charts.plaza[shop]],
        burgher=burgher,
        workers=t.workers[shop],
        token=token_value(t, burgher) if t.is_full(shop) else 0,
    )


def _character(t: Table, character: int) -> CharacterView:
    holder = t.holder[character]
    return CharacterView(
        name=CHARACTER_NAMES[character],
        holder=max(holder, -1),
        gone=holder == GONE,
        meeples=[seat for seat in range(t.players) if t.has_meeple_on(seat, character)],
        blocked=holder >= 0 and t.influence[character] != 0,
        used=contains(t.used, character),
        goal=t.rules.goals[character],
        progress=progress(t, character, holder) if holder >= 0 else {},
    )


def _seats(t: Table, viewer: int) -> list[SeatView]:
    return [_seat(t, seat, viewer) for seat in range(t.players)]


def _seat(t: Table, seat: int, viewer: int) -> SeatView:
    """One player's area, for the player or for others."""
    area = t.areas[seat]
    return SeatView(
        hand=_cards(area.hand) if seat == viewer else None,
        known=_cards([known_to(area, viewer, kind) for kind in range(KINDS)]) if viewer >= 0 else {},
        hand_size=area.hand_size,
        reserve=area.reserve,
        ministers=t.ministers(seat),
        full_shops=t.full_shops(seat),
        robbed=area.robbed,
        has_conquered=area.conquered,
    )
