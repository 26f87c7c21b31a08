"""The page people see: built into the package, one document for all its addresses."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from ludoteca.server.http.parts import ThisHouse
from ludoteca.server.http.shared import card_of, place_of, robots, sitemap
from ludoteca.server.requests import AnyRequest
from ludoteca.words import words

FOLDER = Path(__file__).parent.parent / "web"
YEAR = 365 * 24 * 3600
ALWAYS_NEW = {"Cache-Control": "no-cache"}
TABLE = "src/pages/table/Table.svelte"
NO_ROOM = "src/games/plain/room.ts"
"""The room of a game that brings none."""

assets = create_static_files_router(
    "/assets",
    [FOLDER / "assets"],
    name="assets",
    html_mode=False,
    cache_control=CacheControlHeader(public=True, immutable=True, max_age=YEAR),
    include_in_schema=False,
)
"""Their names change with their contents, so browsers may keep them."""


@cache
def beside() -> frozenset[str]:
    """What lies beside the page: its icon and the like."""
    return frozenset(file.name for file in FOLDER.glob("*") if file.is_file())


@cache
def document() -> str:
    """The one page there is."""
    return (FOLDER / "index.html").read_text(encoding="utf-8")


class Made(msgspec.Struct):
    """A file of the page as its build tells of it, with what it brings along."""

    file: str
    imports: list[str] = []
    css: list[str] = []


@cache
def ahead(game: str) -> str:
    """Tags that fetch a table's files with its document: on a slow line finding them one by one takes seconds."""
    made = msgspec.json.decode((FOLDER / "made.json").read_bytes(), type=dict[str, Made])
    room = f"src/games/{game}/room.ts"
    wanted = [TABLE, room if room in made else NO_ROOM]
    every = list(dict.fromkeys(name for source in wanted for name in [source, *made[source].imports]))
    files = [f'<link rel="modulepreload" crossorigin href="/{made[name].file}" />' for name in every]
    styles = [
        f'<link rel="preload" as="style" crossorigin href="/{css}" />' for name in every for css in made[name].css
    ]
    return "".join(f"{tag}\n" for tag in [*files, *styles])


@get(["/", "/{rest:path}"], include_in_schema=False)
async def page(request: AnyRequest, house: ThisHouse, rest: FromPath[Path] = Path("/")) -> File | Response[str]:
    """The page, which finds out by its address what to show; under /api there is none."""
    name = str(rest).lstrip("/")
    if name.split("/")[0] == "api":
        raise NotFoundException
    if name in beside():
        return File(FOLDER / name, content_disposition_type="inline", filename=name, headers=ALWAYS_NEW)
    if not (FOLDER / "index.html").is_file():
        return Response(words("en").say("page-not-built"), media_type=MediaType.TEXT)
    place = await place_of(house, name)
    card = card_of(house, request, name, place, beside())
    soon = ahead(place.game) if place.page == "t" and place.game else ""
    told = document().replace("</head>", f"{card}\n{soon}</head>", 1)
    return Response(told, media_type=MediaType.HTML, headers=ALWAYS_NEW)


PAGE: list[ControllerRouterHandler] = [assets, robots, sitemap, page]
