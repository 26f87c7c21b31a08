"""What others see of our pages: the card that a shared link shows, and what search engines may look at."""

from __future__ import annotations

import re
from html import escape
from typing import NamedTuple

from litestar import MediaType, Response, get
from sqlalchemy import select

from ludoteca.core.registry import sound
from ludoteca.server.house import IDS, House
from ludoteca.server.http.parts import ThisHouse
from ludoteca.server.requests import AnyRequest
from ludoteca.server.store import schema
from ludoteca.words import LANGUAGES, Words, words

PLACE = re.compile(r"(?P<page>t|rules|learn|puzzles)/(?P<which>\w+)")
HIDDEN = ("/api/", "/t/", "/me", "/login", "/mail/", "/replay/")
"""Tables are for whoever has the link, and the rest is somebody's own."""
PUBLIC = ("rules", "learn")
"""Pages there are of every game."""


class Card(NamedTuple):
    """What a link shows."""

    title: str
    text: str
    picture: str


class Place(NamedTuple):
    """What an address is of: a page of PLACE, and a game; both empty where there is none."""

    page: str
    game: str


async def place_of(house: House, path: str) -> Place:
    """Which page of which game an address shows."""
    found = PLACE.fullmatch(path)
    return Place(found["page"], await _game(house, found["page"], found["which"])) if found else Place("", "")


def card_of(house: House, request: AnyRequest, path: str, place: Place, pictures: frozenset[str]) -> str:
    """The tags of a page's card (Open Graph), absolute addresses in them."""
    speech = words(_language(request))
    base = house.settings.address.rstrip("/") or str(request.base_url).rstrip("/")
    card = _card(speech, place.game, invites=place.page == "t")
    picture = card.picture if card.picture in pictures else "card.jpg"
    told = {
        "og:type": "website",
        "og:site_name": "Ludoteca",
        "og:title": card.title,
        "og:description": card.text,
        "og:url": f"{base}/{path}",
        "og:image": f"{base}/{picture}",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    tags = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()]
    described = f'<meta name="description" content="{escape(card.text)}" />'
    return "\n".join([*tags, '<meta name="twitter:card" content="summary_large_image" />', described])


async def _game(house: House, page: str, which: str) -> str:
    """The game a page is of; empty where there is none."""
    if page == "t":
        return await _game_of_table(house, which) if IDS.fullmatch(which) else ""
    return which if which in {game.id for game in sound()} else ""


async def _game_of_table(house: House, table: str) -> str:
    """Whoever has the link may know which game is played there, and no more than that is told to strangers."""
    c = schema.tables.c
    async with house.store.read() as reader:
        return str((await reader.execute(select(c.game).where(c.id == table))).scalar_one_or_none() or "")


def _card(speech: Words, game: str, *, invites: bool) -> Card:
    titles = {each.id: each.title for each in sound()}
    if game not in titles:
        return Card("Ludoteca", speech.say("card-house"), "card.jpg")
    own = words(speech.language, game)
    title = speech.say("card-invites", title=titles[game]) if invites else titles[game]
    return Card(title, own.say("tagline"), f"card-{game}.jpg")


def _language(request: AnyRequest) -> str:
    """The first language of ours that the reader's program asks for."""
    asked = [part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return next((language for language in asked if language in LANGUAGES), LANGUAGES[0])


@get("/robots.txt", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def robots(request: AnyRequest, house: ThisHouse) -> Response[str]:
    """What search engines may look at: the shelf, the rules and the lessons."""
    base = house.settings.address.rstrip("/") or str(request.base_url).rstrip("/")
    lines = ["User-agent: *", *(f"Disallow: {path}" for path in HIDDEN), f"Sitemap: {base}/sitemap.xml"]
    return Response("\n".join(lines) + "\n", media_type=MediaType.TEXT)


@get("/sitemap.xml", include_in_schema=False, sync_to_thread=False)
def sitemap(request: AnyRequest, house: ThisHouse) -> Response[str]:
    """The pages that are the same for everybody."""
    base = house.settings.address.rstrip("/") or str(request.base_url).rstrip("/")
    paths = ["", "rules", *(f"{page}/{game.id}" for page in PUBLIC for game in sound())]
    places = "".join(f"<url><loc>{escape(base)}/{path}</loc></url>" for path in paths)
    head = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
    return Response(f"{head}{places}</urlset>\n", media_type=MediaType.XML)
