"""The network around this machine: whether a server is for this machine only, and what others there call it."""

from __future__ import annotations

import socket
from contextlib import closing
from io import BytesIO
from ipaddress import ip_address

import segno

EVERYWHERE = "0.0.0.0"
"""Listening there, a server is reached from the network around."""
FAR_AWAY = ("192.0.2.1", 9)
"""An address kept for examples: nothing is sent there, but the machine says by which way it would be."""


def here_only(host: str) -> bool:
    """Does a server that listens there hear this machine only?"""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def around() -> str | None:
    """The machine's own address in its network; None without one."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as way:
        try:
            way.connect(FAR_AWAY)
        except OSError:
            return None
        found = str(way.getsockname()[0])
    return None if here_only(found) else found


def qr_svg(link: str) -> str:
    """A link as a QR code, black on white by day and by night, with the margin a camera needs."""
    drawn = BytesIO()
    segno.make(link, micro=False).save(
        drawn, kind="svg", border=4, dark="#000", light="#fff", xmldecl=False, omitsize=True
    )
    return drawn.getvalue().decode()


def qr_text(link: str) -> str:
    """The same in characters, for a terminal."""
    code = segno.make(link, micro=False)
    rows = [[bool(each) for each in row] for row in code.matrix_iter(border=2)]
    rows.append([False] * len(rows[0]))
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join("".join(HALVES[both] for both in zip(*two, strict=True)) for two in pairs)


HALVES = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
"""Two squares in one character, upper and lower; dark ones are left blank, since terminals are mostly dark."""
