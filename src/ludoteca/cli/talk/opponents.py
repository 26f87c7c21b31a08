"""Who plays the seats: bots by the names on the command line, and what they are called at a table."""

from __future__ import annotations

from ludoteca.bots.levels import Player, find_player
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import AnyGame
from ludoteca.drawing.look import seat_names
from ludoteca.words import Words


def find_opponents(names: str, count: int, game: AnyGame) -> list[Player]:
    """So many bots from a comma list: one for all, or one for each."""
    found = [find_player(name, game) for name in names.split(",")]
    if len(found) not in (1, count):
        raise LudotecaError("bots-miscounted", count=len(found), players=count)
    return found * count if len(found) == 1 else found


def seated(opponents: list[Player], seat: int) -> list[Player | None]:
    """The opponents around the person's seat."""
    return [*opponents[:seat], None, *opponents[seat:]]


def people_at(words: Words, players: list[Player | None]) -> list[str]:
    """What everybody is called: bots for people by their names, each name once; the others by number."""
    names = seat_names(words, len(players))
    taken: list[str] = []
    for seat, player in enumerate(players):
        free = [person for person in player.people if person not in taken] if player else []
        if free:
            taken.append(free[seat % len(free)])
            names[seat] = f"{names[seat][0]} {words.say(f'bot-{taken[-1]}')}"
    return names


def introduced(words: Words, players: list[Player | None], names: list[str]) -> list[str]:
    """A line about everybody who has a character."""
    people = {words.say(f"bot-{person}"): person for player in players if player for person in player.people}
    lines = []
    for player, name in zip(players, names, strict=True):
        if player and (person := people.get(name[2:])):
            level = words.say(f"level-{player.level}")
            lines.append(words.say("introduction", name=name, level=level, text=words.say(f"bot-{person}-text")))
    return lines
