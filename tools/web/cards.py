"""The pictures that are drawn once by a browser: a card for links to each game, and the icons of the installed page.

python -m tools.web.cards
"""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.web.visitor import chromium

import ludoteca
from ludoteca.words import words
from tools.web.places import WEB

PUBLIC = WEB / "public"
WIDE, HIGH = 1200, 630
CLOTHS = {
    "holi": ("#CBD9F0", "#23245E"),
    "quissama": ("#C3D3C8", "#22302B"),
    "regalitos": ("#F0DDD6", "#3A2418"),
    "santakaos": ("#E8CDA4", "#2A1A18"),
}
"""Each game's table and ink."""
FACES = {"holi": "baloo-2", "quissama": "abril-fatface", "regalitos": "grandstander", "santakaos": "londrina-solid"}
CARD = """<!doctype html><style>
@font-face {{ font-family: face; src: url({face}); }}
body {{ margin: 0; width: 1200px; height: 630px; display: flex; flex-flow: {flow}; align-items: center; gap: 56px;
       background: {cloth};       color: {ink}; font-family: face, sans-serif; }}
.lids {{ display: flex; gap: 18px; margin: 40px 0 0 56px; align-self: start; }}
.lids img {{ height: {lid}px; border-radius: 12px; box-shadow: 0 10px 24px #0004; }}
h1 {{ font-size: {size}px; line-height: 1; margin: 0 0 22px; }}
p {{ font: 34px/1.35 Atkinson, system-ui, sans-serif; margin: 0 48px 0 0; }}
b {{ display: flex; align-items: center; gap: 14px; font: 700 30px system-ui; margin-top: 40px; }}
b img {{ width: 52px; }}
</style><div class="lids">{lids}</div><div><h1>{title}</h1><p>{text}</p>{mark}</div>"""
ICON = """<!doctype html><style>body {{ margin: 0; background: {ground}; }}
img {{ display: block; width: {inner}px; margin: {edge}px; }}</style><img src="{icon}">"""


def main() -> None:
    """Draw all of them into web/public."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": WIDE, "height": HIGH})
        for game in ludoteca.games():
            _draw_card(page, game)
        _draw_house(page)
        for name, size, edge in (("icon-192", 192, 0), ("icon-512", 512, 0), ("icon-maskable", 512, 64)):
            _draw_icon(page, name, size, edge)
        browser.close()


def _draw_card(page: Page, game: str) -> None:
    cloth, ink = CLOTHS[game]
    lid = f'<img src="{_lid(game)}">'
    title, text = ludoteca.game(game).title, words("en", game).say("tagline")
    _shoot(page, f"card-{game}", CARD.format(
        face=_face(FACES[game]), flow="row", cloth=cloth, ink=ink, lid=520, lids=lid, size=92, title=title, text=text,
        mark=_mark(),
    ))  # fmt: skip


def _draw_house(page: Page) -> None:
    lids = "".join(f'<img src="{_lid(game)}">' for game in ludoteca.games())
    _shoot(page, "card", CARD.format(
        face=_face("bricolage-grotesque"), flow="column", cloth="#ECEEF3", ink="#17203A", lid=330, lids=lids, size=72,
        title="Ludoteca", text="Four modern board games, with friends or bots", mark="",
    ))  # fmt: skip


def _draw_icon(page: Page, name: str, size: int, edge: int) -> None:
    page.set_viewport_size({"width": size, "height": size})
    ground = "#17203A" if edge else "transparent"
    page.set_content(ICON.format(ground=ground, inner=size - 2 * edge, edge=edge, icon=_data(PUBLIC / "icon.svg")))
    page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)


def _shoot(page: Page, name: str, html: str) -> None:
    page.set_content(html, wait_until="load")
    page.evaluate("document.fonts.ready")
    page.screenshot(path=PUBLIC / f"{name}.jpg", type="jpeg", quality=82)


def _mark() -> str:
    return f'<b><img src="{_data(PUBLIC / "icon.svg")}">Ludoteca</b>'


def _lid(game: str) -> str:
    return _data(WEB / "src" / "games" / game / "cover.svg")


def _data(file: Path) -> str:
    return f"data:image/svg+xml;base64,{b64encode(file.read_bytes()).decode()}"


def _face(name: str) -> str:
    modules = WEB / "node_modules"
    found = sorted(modules.glob(f"@fontsource*/{name}/files/{name}-latin-[w4]*-normal.woff2"))
    return f"data:font/woff2;base64,{b64encode(found[0].read_bytes()).decode()}"


if __name__ == "__main__":
    main()
