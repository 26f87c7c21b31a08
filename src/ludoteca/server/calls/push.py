"""Notices of a browser (Web Push): encrypted for it, signed by this server, handed to its maker's service."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Protocol
from urllib.parse import urlsplit

import httpx
import msgspec

from ludoteca.server.problems import Malformed
from ludoteca.server.protocol.calls import Browser, Notice
from ludoteca.server.settings import Settings

LASTS = 24 * 3600
"""Seconds a notice waits for a browser that is not running."""
PATIENCE = 15.0
GONE = frozenset({404, 410})
PURPOSE = b"ludoteca web push"
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: private keys are the numbers below it."""


class Sealed(Protocol):
    """A notice as it goes out."""

    encrypted: bytes
    headers: dict[str, str]


class Gone(Exception):
    """The browser wants no notices any more."""


def check_browser(settings: Settings, key: bytes, browser: Browser) -> None:
    """Can notices be sent there at all? One is sealed for it, for nothing else tells good keys from bad ones."""
    check_service(settings, browser.endpoint)
    try:
        _sealed(settings, key, browser, Notice(title="", text="", path="/"))
    except ValueError:
        raise Malformed("push-key-wrong") from None


def check_service(settings: Settings, endpoint: str) -> None:
    """Only to services of browsers' makers: an address that anybody may give leads nowhere else."""
    parts = urlsplit(endpoint)
    place = parts.netloc.lower()
    services = settings.push_services
    allowed = place in services or any(place.endswith(name) for name in services if name.startswith("."))
    if not allowed or not (parts.scheme == "https" or place in services):
        raise Malformed("push-service-unknown", service=parts.netloc[:80])


@cache
def server_keys(key: bytes) -> tuple[bytes, bytes, str]:
    """The server's key pair for notices, made of the key that was made at the first start: nothing more to keep."""
    from cryptography.hazmat.primitives import serialization as form
    from cryptography.hazmat.primitives.asymmetric import ec
    from webpush.vapid import VAPID  # type: ignore[import-untyped]

    number = int.from_bytes(sha256(PURPOSE + key).digest(), "big") % (ORDER - 1) + 1
    private = ec.derive_private_key(number, ec.SECP256R1())
    public = private.public_key()
    return (
        private.private_bytes(form.Encoding.PEM, form.PrivateFormat.PKCS8, form.NoEncryption()),
        public.public_bytes(form.Encoding.PEM, form.PublicFormat.SubjectPublicKeyInfo),
        VAPID.get_application_server_key(public),
    )


async def push(settings: Settings, key: bytes, browser: Browser, notice: Notice) -> None:
    """Hand a notice over; Gone where the browser is no more, OSError where its service does not take it."""
    check_service(settings, browser.endpoint)
    try:
        sealed = _sealed(settings, key, browser, notice)
    except ValueError:  # with such keys nothing ever reaches it
        raise Gone from None
    async with httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False) as client:
        try:
            answer = await client.post(browser.endpoint, content=sealed.encrypted, headers=sealed.headers)
        except httpx.HTTPError as error:
            raise OSError(f"{type(error).__name__}") from None
    if answer.status_code in GONE:
        raise Gone
    if answer.status_code >= httpx.codes.BAD_REQUEST:
        raise OSError(f"HTTP {answer.status_code}")


def _sealed(settings: Settings, key: bytes, browser: Browser, notice: Notice) -> Sealed:
    from webpush import WebPush  # type: ignore[import-untyped]
    from webpush.types import WebPushSubscription  # type: ignore[import-untyped]

    private, public, _ = server_keys(key)
    sealing = WebPush(private, public, subscriber=settings.contact, ttl=LASTS)
    to = {"endpoint": browser.endpoint, "keys": {"p256dh": browser.key, "auth": browser.auth}}
    sealed: Sealed = sealing.get(msgspec.json.encode(notice), WebPushSubscription.model_validate(to))
    return sealed
