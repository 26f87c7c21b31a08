"""The fullest tables: as much as players can gather, laid out with the engine."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core.state import State
from ludoteca.games.regalitos import Regalitos
from tests.games.holi.build import holi
from tests.games.quissama.build import quissama
from tests.games.regalitos.build import regalitos
from tests.games.santakaos.build import kaos

SANTAKAOS = """
    round 5; dice traffic red yellow; dice workshop green; dice store yellow; dice forest red green; dice room red
    dice chair green
    me: cloth 4, wood 3, iron 5, coin 11, elves 5, helper gingerbread-man
    me: artifact guiding-star, artifact mistletoe, artifact snow-globe/used, artifact magic-bag, artifact bell/used
    me: stocking cloth 2, stocking wood, stocking iron, stocking coin 2
    me: toy ball, toy doll 2, toy boat, toy videogame 2, toy rocket
    me: wish ball-doll, wish ball-boat, wish doll-boat, wish doll-videogame, wish boat-videogame, wish ball-videogame
    me: wish rocket-boat, wish doll-rocket, delivered ball-rocket, delivered rocket-videogame
    bento: cloth 3, wood 4, iron 12, coin 15, elves 5, helper krampus, artifact guiding-star, artifact mistletoe
    bento: artifact bell, artifact magic-bag, artifact snow-globe, stocking cloth 2, stocking wood 2, stocking coin 2
    bento: wish ball-duck, wish duck-doll, wish duck-boat, wish duck-rocket, wish duck-videogame, wish blocks-duck
    bento: toy duck 2, toy teddy, toy blocks, toy horse 3, delivered teddy-boat, stocking iron 2
    clara: cloth 2, wood 3, iron 4, coin 9, elves 4, helper julbock, artifact guiding-star, artifact snow-globe
    clara: stocking cloth, stocking iron, wish ball-teddy, wish doll-teddy, wish teddy-videogame, wish teddy-rocket
    davi: cloth 5, wood 1, iron 3, coin 4, elves 5, helper ded-moroz, artifact mistletoe, artifact magic-bag
    davi: stocking wood 2, stocking coin, wish ball-horse, wish doll-horse, wish horse-boat, wish horse-rocket
    davi: wish blocks-horse, toy teddy 2, toy rocket
"""
REGALITOS = """
    round noche-de-reyes; holder clara; piles none; A1 trowel polvoron paper-small coal lamb; A2 soup marzipan
    A3 vip-brown roscon lamb palette; B1 mittens lamb; B2 paper-medium comic; B4 ice-skates coal soup grapes
    C1 soup lamb; C3 roscon magnifier hot-chocolate; D2 coal hot-chocolate; D4 table-football soup turron
    me reyes-magos: objects coat backpack pyjamas scooter globe yo-yo guitar easel chess pencils watering-can, coal 2
    me: presents wheelbarrow kite drum, decorated tent sledge maracas, delivered lantern saucepan whisk socks
    me: paper 3 3 3 6 6 9 9 9, energy 1 2 2 3 4 4 5 8, extras express-wrapping express-decoration goodbye-coal
    me: vips green medium decorated large, under green toy-kitchen storybook, under medium bookcase, turn
    bento papa-noel: objects diving-mask sailing-boat surfboard, presents telescope, decorated spinning-top
    bento: paper 3, energy 4 7, vips blue small, coal 1
    clara olentzero: coal 2, paper 6, energy 5, vips one-size
    davi tio: energy 3, extras express-delivery, vips different-colours
    edu: paper 9, extras urgent-delivery
"""
HEAPED = """
    bento papa-noel: objects diving-mask sailing-boat surfboard telescope coat guitar chess, coal 3
    bento: presents wheelbarrow kite drum sledge, decorated tent maracas spinning-top globe, delivered lantern
    bento: paper 3 6 9, energy 4 8 8, vips blue small large medium, extras urgent-delivery express-wrapping
    clara tio: energy 3, extras express-delivery, vips different-colours
"""
QUISSAMA = """
    me: burgher coin-2 freedom crown escape coin-1 nagoa-2 guaiamum-1; market chest-blessing cabeca-de-porco coin-1
    bento: burgher coin-1; clara: coin-1*2 freedom; davi: burgher nagoa-1; eva: coin-1 crown*2
    nagoa-north 5; nagoa-south 3; guaiamum-north 4; guaiamum-south 2; cabeca 3
    shop N1 me 2; shop N2 bento 2; shop G1 clara 1; shop G2 davi 2; shop N3 eva 1
    ministry me bento clara davi eva me; held me alencar quissama; held bento bernardina; held clara araujo
    held davi woodruff; under necklace coin-1; on alencar bento clara; on imperador me eva
"""
HOLI = """
    ground A1-F2 me; ground A3-C5 bento; ground D3-F5 -D3 clara; middle A1-C2 davi; middle D1-F2 bento; top A1-B2 clara
    me: pawn middle C3, hand bar fork step, holds 3 clara
    bento: pawn ground D3, holds 2 me; clara: pawn middle D4, holds 2 davi; davi: pawn top C3, sweets 3
"""
FULLEST: dict[str, Callable[[], State]] = {
    "santakaos": lambda: kaos(SANTAKAOS),
    "regalitos": lambda: regalitos(REGALITOS, game=Regalitos()),
    "quissama": lambda: quissama(QUISSAMA).state,
    "holi": lambda: holi(HOLI, rivalry=("splash", "corners")),
}
"""By game: the position its table must have room for."""
WISHES = ", ".join(f"wish {toy}-{other}" for toy in ("ball", "duck") for other in (
    "doll", "teddy", "horse", "rocket", "boat", "videogame"
)) + ", wish doll-teddy, wish doll-horse"  # fmt: skip
FOOD = "1 2 2 3 3 4 4 5 5 5 6 6 6 7 7 8"
CHOOSING: dict[str, Callable[[], State]] = {
    "santakaos": lambda: kaos(SANTAKAOS + "; turn bento"),
    "quissama": lambda: quissama(QUISSAMA + "; turn bento").state,
}
"""By game: the fullest table, and another chooses while the clock runs."""
PAYING: dict[str, Callable[[], State]] = {"quissama": lambda: quissama(QUISSAMA).do("found N4").state}
"""By game: the fullest table, and some cards of the hand cannot be chosen now."""
HOARDS: dict[str, Callable[[], State]] = {
    "regalitos": lambda: regalitos(REGALITOS.replace("1 2 2 3 4 4 5 8", FOOD), game=Regalitos()),
    "santakaos": lambda: kaos(f"round 5; dice traffic red; me: {WISHES}, artifact mistletoe/used; bento: elves 1"),
}
"""By game: more food than anybody needs, more wishes than anybody can grant."""
FOR_TWO: dict[str, Callable[[], State]] = {
    "santakaos": lambda: kaos("me: elves 1, coin 1; bento: elves 1, coin 2, wish duck-doll"),
    "regalitos": lambda: regalitos("bento: energy 3, vips blue small, coal 1", game=Regalitos()),
    "quissama": lambda: quissama("me: burgher coin-2 freedom crown; held bento alencar; on alencar me").state,
    "holi": lambda: holi("me: pawn A1; bento: pawn F6", rivalry=("splash", "corners", "ladders")),
}
"""By game: a table of two, where the column of the others has room for more."""
FOR_THREE: dict[str, Callable[[], State]] = {
    "santakaos": lambda: kaos("\n".join(line for line in SANTAKAOS.splitlines() if "davi:" not in line)),
    "regalitos": lambda: regalitos(HEAPED, game=Regalitos()),
    "quissama": lambda: (
        quissama(
            "me: burgher coin-2; bento: burgher coin-1; clara: coin-1*2; "
            "held bento alencar quissama bernardina; on alencar me"
        ).state
    ),
}
"""By game: a table of three, where the two others own much."""
