"""The page people see: built into the package, one document for all its addresses."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from ludoteca.words import words

FOLDER = Path(__file__).parent.parent / "web"
YEAR = 365 * 24 * 3600

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


@get(["/", "/{rest:path}"], include_in_schema=False, sync_to_thread=False)
def page(rest: FromPath[Path] = Path("/")) -> File | Response[str]:
    """The page, which finds out by its address what to show; under /api there is none."""
    name = str(rest).lstrip("/")
    if name.split("/")[0] == "api":
        raise NotFoundException
    if name in beside():
        return File(FOLDER / name, content_disposition_type="inline", filename=name)
    if not (FOLDER / "index.html").is_file():
        return Response(words("en").say("page-not-built"), media_type=MediaType.TEXT)
    headers = {"Cache-Control": "no-cache"}
    return File(FOLDER / "index.html", content_disposition_type="inline", media_type=MediaType.HTML, headers=headers)


PAGE: list[ControllerRouterHandler] = [assets, page]
