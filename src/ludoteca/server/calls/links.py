"""Links in mails: what they are for and for whom, signed, so that nobody else can make one."""

from __future__ import annotations

from itsdangerous import BadSignature, URLSafeSerializer

from ludoteca.server.problems import Missing

CONFIRM, STOP = "confirm", "stop"


def sealed(key: bytes, purpose: str, *told: str) -> str:
    """What a link carries."""
    return str(_serializer(key, purpose).dumps(told))


def opened(key: bytes, purpose: str, seal: str) -> list[str]:
    """What a link of ours says; any other is refused."""
    try:
        return list(_serializer(key, purpose).loads(seal))
    except BadSignature:
        raise Missing("mail-link-old") from None


def _serializer(key: bytes, purpose: str) -> URLSafeSerializer:
    return URLSafeSerializer(key, salt=f"ludoteca mail {purpose}")
