"""What each game has on the page besides its room, in one shape for all: a tutorial, and pictures for its rules."""

from __future__ import annotations

from tools.web.games import holi, quissama, regalitos, santakaos

TUTORIALS = (holi.TUTORIAL, quissama.TUTORIAL, regalitos.TUTORIAL, santakaos.TUTORIAL)
PICTURES = {
    "holi": holi.PICTURES,
    "quissama": quissama.PICTURES,
    "regalitos": regalitos.PICTURES,
    "santakaos": santakaos.PICTURES,
}
