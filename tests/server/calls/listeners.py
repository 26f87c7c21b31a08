"""What calls reach in the tests: a mail server, and a browser whose maker's service takes notices."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from time import monotonic
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, Envelope
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.servers import PATIENCE
from tests.server.services import free_port


class Mailbox:
    """All mails that came in. Nobody called `unknown` lives here."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []

    async def handle_RCPT(  # noqa: N802 (its name in aiosmtpd)
        self, _server: object, _session: object, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        """To whom a mail goes."""
        if address.startswith("unknown@"):
            return f"550 {address} does not live here"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802 (its name in aiosmtpd)
        self, _server: object, _session: object, envelope: Envelope
    ) -> str:
        """A mail was sent."""
        self.mails.append(message_from_bytes(envelope.original_content or b"", policy=default))
        return "250 OK"


def nobody(*_: object) -> AuthResult:
    """No password is right."""
    return AuthResult(success=False, handled=False)


@contextmanager
def mail_server() -> Iterator[tuple[str, list[Any]]]:
    """A mail server on this machine that knows no passwords: its address, and what it took."""
    box = Mailbox()
    controller = Controller(box, hostname="127.0.0.1", port=free_port(), authenticator=nobody, auth_require_tls=False)
    controller.start()
    try:
        yield f"smtp://127.0.0.1:{controller.port}", box.mails
    finally:
        controller.stop()


class Phone:
    """A browser that is sent notices: only it can read them (RFC 8291)."""

    def __init__(self, place: str, notices: list[tuple[bytes, dict[str, str]]]) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.public = _point(self.private)
        self.auth = os.urandom(16)
        self.endpoint = f"http://{place}/phone"
        self.got = notices

    def subscription(self) -> dict[str, str]:
        """What it tells the server."""
        return {"endpoint": self.endpoint, "key": _text(self.public), "auth": _text(self.auth)}

    def read(self) -> list[dict[str, Any]]:
        """The notices it was sent."""
        return [json.loads(self._open(body)) for body, _ in self.got]

    def _open(self, body: bytes) -> bytes:
        salt, size = body[:16], body[20]
        sender, sealed = body[21 : 21 + size], body[21 + size :]
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        told = b"WebPush: info\0" + self.public + sender
        key = HKDF(SHA256(), 32, self.auth, told).derive(shared)
        secret = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(key)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(key)
        return AESGCM(secret).decrypt(nonce, sealed, None).rstrip(b"\0")[:-1]


def _point(private: ec.EllipticCurvePrivateKey) -> bytes:
    return private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


@contextmanager
def push_service(answer: int = 201) -> Iterator[Phone]:
    """A browser maker's service that takes notices (or answers with that status): a phone behind it."""
    got: list[tuple[bytes, dict[str, str]]] = []

    class Take(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            got.append((body, {name.lower(): value for name, value in self.headers.items()}))
            self.send_response(answer)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    service = ThreadingHTTPServer(("127.0.0.1", 0), Take)
    thread = Thread(target=service.serve_forever, daemon=True)
    thread.start()
    try:
        yield Phone(f"127.0.0.1:{service.server_port}", got)
    finally:
        service.shutdown()
        service.server_close()
        thread.join()


def waited(for_what: list[Any], count: int = 1) -> list[Any]:
    """Wait until so many have come."""
    end = monotonic() + 2 * PATIENCE
    while len(for_what) < count:
        assert monotonic() < end, f"only {len(for_what)} came"
    return for_what
