"""A net as a file: a card that says what it is for and how it came about, then its weights in half precision.

Nothing in it is code: two lines of text, the second of JSON, then plain numbers, checked by their digest.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import msgspec
from librt.strings import BytesWriter

from ludoteca.bots.judge.judge import NetJudge, write_row
from ludoteca.bots.judge.layers import Shape, load
from ludoteca.core import layout
from ludoteca.core.chance import Dice
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import AnyGame
from ludoteca.core.layout import Part
from ludoteca.core.state import State

MAGIC = b"ludoteca net 1\n"
LONGEST_CARD = 100_000
Curiosity = Annotated[float, msgspec.Meta(ge=0, lt=1)]


class BadNet(LudotecaError, ValueError):
    """A net that cannot be used: damaged, or made for other rules, contents or features."""


class Strength(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured: this net's share of wins against another bot, with its interval."""

    net: str
    against: str
    players: int
    games: int
    share: float
    low: float
    high: float


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a net is for, how it was trained, and how strong it is."""

    game: str
    players: int
    rules: str
    content: str
    features: str
    wide: int
    narrow: int
    weights: str
    """The digest of the weights."""
    trained: str
    """By how many games, iterations and hours."""
    strength: tuple[Strength, ...] = ()
    curiosity: tuple[Curiosity, Curiosity] | None = None
    """How readily a search with this net tries what looks worse, in the current turn and in later ones, where it was
    measured to be better than what the game says of itself (`State.curiosity`).
    """


def shown(game: AnyGame, players: int) -> list[Part]:
    """The parts of a row before the leads."""
    return [*game.layout(players), *game.sensed(players)]


def features(game: AnyGame, players: int) -> str:
    """A fingerprint of what nets are shown: of the rows along one game, always the same one."""
    digest = hashlib.blake2b(repr([(part.name, part.size, part.most) for part in shown(game, players)]).encode())
    dice = Dice(0)
    state: State = game.start(players, None, dice)
    while state.seat >= 0:
        out = BytesWriter()
        write_row(state, state.seat, out)
        digest.update(out.getvalue())
        legal = state.legal()
        state.act(legal[dice.below(len(legal))], dice)
    return digest.hexdigest()[:16]


def shape_of(game: AnyGame, players: int, wide: int, narrow: int) -> Shape:
    """The shape of a net for this game."""
    return Shape(layout.size(shown(game, players)), players, wide, narrow)


def new_card(game: AnyGame, shape: Shape, weights: bytes, trained: str, strength: tuple[Strength, ...] = ()) -> Card:
    """The card of a net trained here and now."""
    return Card(
        game=game.id,
        players=shape.seats,
        rules=game.version,
        content=game.content.digest(),
        features=features(game, shape.seats),
        wide=shape.wide,
        narrow=shape.narrow,
        weights=digest_of(weights),
        trained=trained,
        strength=strength,
    )


def digest_of(weights: bytes) -> str:
    """By which damaged weights are found out."""
    return hashlib.sha256(weights).hexdigest()


def write_net(file: Path, card: Card, weights: bytes) -> None:
    """Write a net, whole or not at all."""
    draft = file.with_name(f"{file.name}.new")
    draft.write_bytes(MAGIC + msgspec.json.encode(card) + b"\n" + weights)
    draft.replace(file)


def read_net(file: Path | Traversable) -> tuple[Card, bytes]:
    """The card and the weights, or BadNet."""
    data = file.read_bytes()
    end = data.find(b"\n", len(MAGIC), LONGEST_CARD)
    if not data.startswith(MAGIC) or end < 0:
        raise BadNet("net-unreadable", file=file.name, reason="it does not begin like one")
    try:
        card = msgspec.json.decode(data[len(MAGIC) : end], type=Card)
    except msgspec.DecodeError as error:
        raise BadNet("net-unreadable", file=file.name, reason=str(error)) from None
    weights = data[end + 1 :]
    if digest_of(weights) != card.weights:
        raise BadNet("net-unreadable", file=file.name, reason="its weights are not those of its card")
    return card, weights


def read_judge(file: Path | Traversable, game: AnyGame, players: int) -> NetJudge:
    """The judge of a file, or BadNet where it was made for something else."""
    card, weights = read_net(file)
    check_card(card, file.name, game, players)
    shape = shape_of(game, players, card.wide, card.narrow)
    if len(weights) != 2 * shape.weights():
        raise BadNet("net-unreadable", file=file.name, reason=f"it has not {shape.weights()} weights")
    return NetJudge(*load(shape, weights), card.curiosity)


def check_card(card: Card, file: str, game: AnyGame, players: int) -> None:
    """BadNet where a net was made for something else: which part of it differs."""
    expected = {
        "game": game.id,
        "players": players,
        "rules": game.version,
        "content": game.content.digest(),
        "features": features(game, players),
    }
    for name, right in expected.items():
        if getattr(card, name) != right:
            raise BadNet("net-other", file=file, field=name, there=str(getattr(card, name)), here=str(right))


@cache
def judge_of(game: AnyGame, players: int) -> NetJudge | None:
    """The net that comes with a game for so many players; None where there is none, none that fits, or nothing here to
    carry one out (neither compiled nor NumPy).
    """
    file = net_file(game, players)
    if file is None:
        return None
    try:
        return read_judge(file, game, players)
    except (BadNet, ImportError):
        return None


def net_file(game: AnyGame, players: int) -> Traversable | None:
    """Where the net for so many players lies, if the game brings one."""
    if game.nets_folder is None:
        return None
    file = game.nets_folder.joinpath(f"{players}-players.net")
    return file if file.is_file() else None


@cache
def has_net(game: AnyGame, players: int) -> bool:
    """Does a net that fits come with a game for so many players? Only its card is looked at closely."""
    file = net_file(game, players)
    if file is None:
        return False
    try:
        check_card(read_net(file)[0], file.name, game, players)
    except BadNet:
        return False
    return True
