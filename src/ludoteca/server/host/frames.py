"""Frames of the usual kind, whole and of text, without the library that knows all kinds."""

from __future__ import annotations

from websockets.utils import apply_mask

TEXT, MASKED = 0x81, 0x80
"""How a whole message of text begins, and that it is masked, as everything is that clients send."""
SHORT, LONG, FAR = 126, 127, 1 << 16
"""Lengths from here on are written in two bytes, and from there on in eight."""


def head_of(size: int) -> bytes:
    """What stands before a message of text of so many bytes."""
    if size < SHORT:
        return bytes((TEXT, size))
    return bytes((TEXT, SHORT)) + size.to_bytes(2) if size < FAR else bytes((TEXT, LONG)) + size.to_bytes(8)


def whole_text(data: bytes) -> str | None:
    """The message, if these bytes are one frame, whole and of text, and no more; None: let the library see."""
    if len(data) < 6 or data[0] != TEXT or not data[1] & MASKED:
        return None
    size, start = data[1] ^ MASKED, 2
    if size == SHORT:
        size, start = int.from_bytes(data[2:4]), 4
    if data[1] ^ MASKED == LONG or len(data) != start + 4 + size:
        return None
    try:
        return str(apply_mask(data[start + 4 :], data[start : start + 4]), "utf-8")
    except UnicodeDecodeError:
        return None


def is_text(frames: list[bytes]) -> bool:
    """Is what these frames hold together text at all?"""
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True
