"""Parts of observations, found by name, say what the view says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from librt.strings import BytesWriter

import ludoteca
from ludoteca.core.layout import slices
from ludoteca.games.holi.board import FLOOR_NAMES, name_cell
from ludoteca.games.quissama.pieces import CARD_NAMES, CHARACTER_NAMES
from ludoteca.games.santakaos.pieces import HELPERS, KINDS

Parts = dict[str, np.ndarray[Any, np.dtype[np.uint8]]]


def seen(name: str, players: int) -> Iterator[tuple[Any, Any, list[int], Parts]]:
    """Positions of one game: what a seat's view and its observation say there, and the seats as the latter counts."""
    game, dice, step = ludoteca.game(name), ludoteca.Dice(3), 0
    state = game.start(players, chance=dice)
    places = slices(game.layout(players))
    while state.seat >= 0:
        legal = state.legal()
        state.act(legal[dice.below(len(legal))], dice)
        step += 1
        if step % 9 == 0:
            viewer, out = step % players, BytesWriter()
            state.observe(viewer, out)
            row = np.frombuffer(out.getvalue(), np.uint8)
            order = [(viewer + away) % players for away in range(players)]
            yield game, state.view(viewer), order, {part: row[place] for part, place in places.items()}


def members(part: np.ndarray[Any, Any], names: Any) -> list[str]:
    """The names at the ones."""
    return [name for name, there in zip(names, part, strict=True) if there]


@pytest.mark.parametrize("players", [2, 4])
def test_holi(players: int) -> None:
    for game, view, order, parts in seen("holi", players):
        for at in range(players):
            holi_area(game, view, order, parts, at)
        assert (parts["sweets_on_board"] == np.array(view.sweets).flatten()).all()
        own = view.seats[view.viewer]
        assert members(parts["hand"], [card.name for card in game.content.cards]) == own.hand
        assert [view.seats[seat].sweets for seat in order] == parts["sweets"].tolist()


def holi_area(game: Any, view: Any, order: list[int], parts: Parts, at: int) -> None:
    players, seat, area = len(order), order[at], view.seats[order[at]]
    assert (parts["tokens"].reshape(players, 3, 36)[at] == (np.array(view.tokens) == seat)).all()
    assert members(parts["pawn_cell"].reshape(players, 36)[at], map(name_cell, range(36))) == [area.cell]
    assert members(parts["pawn_floor"].reshape(players, 3)[at], FLOOR_NAMES) == [area.floor]
    assert parts["supply"].reshape(players, players)[at].tolist() == [area.supply[other] for other in order]
    thrown = members(parts["thrown"].reshape(players, -1)[at], [card.name for card in game.content.cards])
    assert set(thrown) == {play.card for play in area.discard if play.card}


@pytest.mark.parametrize("players", [2, 5])
def test_quissama(players: int) -> None:
    for _, view, order, parts in seen("quissama", players):
        for at in range(players):
            quissama_area(view, order, parts, at)
        assert [members(place, CARD_NAMES) for place in parts["market"].reshape(3, -1)] == [[c] for c in view.market]
        assert parts["plazas"].tolist() == [plaza.capoeiras for plaza in view.plazas]
        assert parts["workers"].tolist() == [shop.workers for shop in view.shops]
        assert (parts["senzala"][0], parts["pile"][0]) == (view.senzala, view.pile)


def quissama_area(view: Any, order: list[int], parts: Parts, at: int) -> None:
    players, seat, area = len(order), order[at], view.seats[order[at]]
    hand = parts["cards"].reshape(players, -1)[at]
    cards = area.hand if seat == view.viewer else area.known
    assert {name: count for name, count in zip(CARD_NAMES, hand, strict=True) if count} == cards
    held = parts["holders"].reshape(-1, players)[:, at]
    assert members(held, CHARACTER_NAMES) == [row.name for row in view.characters if row.holder == seat]
    meeples = parts["influence"].reshape(-1, players)[:, at]
    assert members(meeples, CHARACTER_NAMES) == [row.name for row in view.characters if seat in row.meeples]
    assert (parts["hand_size"][at], parts["reserve"][at]) == (area.hand_size, area.reserve)


@pytest.mark.parametrize("players", [1, 3])
def test_regalitos(players: int) -> None:
    for game, view, order, parts in seen("regalitos", players):
        piles = parts["piles"].reshape(16, -1)
        assert piles.sum(axis=1).tolist() == [len(pile.cards) for pile in view.piles]
        assert piles[:, 9].tolist() == [pile.cards.count("coal") for pile in view.piles]
        vips = [f"vip-{vip.name}" for vip in game.content.vips]
        for seen_, pile in zip(piles, view.piles, strict=True):
            assert members(seen_[-len(vips) :], vips) == [name for name in vips if name in pile.cards]
        for at, seat in enumerate(order):
            regalitos_area(view.seats[seat], players, parts, at)


def regalitos_area(area: Any, players: int, parts: Parts, at: int) -> None:
    for zone in ("objects", "presents", "decorated", "delivered"):
        assert parts[zone].reshape(players, -1)[at].sum() == len(getattr(area, zone))
    assert parts["coal"].reshape(players, 2)[at].tolist() == [area.coal, area.wrapped_coal]
    assert parts["tokens"][at] == area.tokens
    assert (parts["points"].reshape(players, -1)[at].astype(int) - 20).tolist() == list(area.points.values())


@pytest.mark.parametrize("players", [2, 4])
def test_santakaos(players: int) -> None:
    for game, view, order, parts in seen("santakaos", players):
        wishes = [card.name for card in (*game.content.wishes, *game.content.specials)]
        assert set(members(parts["market"], wishes)) == set(view.market)
        assert parts["dice"].tolist() == [count for colours in view.dice.values() for count in colours.values()]
        for at, seat in enumerate(order):
            area = view.seats[seat]
            goods = parts["goods"].reshape(players, -1)[at].tolist()
            assert dict(zip(KINDS, goods, strict=True)) == area.goods
            assert members(parts["wishes"].reshape(players, -1)[at], wishes) == area.wishes
            assert members(parts["delivered"].reshape(players, -1)[at], wishes) == area.delivered
            assert members(parts["helper"].reshape(players, -1)[at], HELPERS) == [
                name for name in [area.helper] if name
            ]
            assert parts["elves"][at] == area.elves
