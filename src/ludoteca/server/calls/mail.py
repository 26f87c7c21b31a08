"""Mail by the host's own mail server."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from ludoteca.server.settings import Settings

PATIENCE = 15.0
"""Seconds a mail server may take for a step."""
PORTS = {"smtp": 587, "smtps": 465}


async def send(settings: Settings, message: EmailMessage) -> None:
    """Hand a mail to the mail server; OSError where it does not take it."""
    await asyncio.to_thread(_send, settings, message)


def letter(settings: Settings, to: str, subject: str, text: str, stop: str) -> EmailMessage:
    """A mail in plain text with the link that ends all mails, for people and for mail programs (RFC 8058)."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.sender, to, subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=urlsplit(settings.public_address).hostname)
    message["Auto-Submitted"] = "auto-generated"
    if stop:
        message["List-Unsubscribe"], message["List-Unsubscribe-Post"] = f"<{stop}>", "List-Unsubscribe=One-Click"
    message.set_content(text)
    return message


def _send(settings: Settings, message: EmailMessage) -> None:
    with _line(settings.smtp) as line:
        line.send_message(message)


@contextmanager
def _line(address: str) -> Iterator[smtplib.SMTP]:
    """A line to `smtp://user:password@host:port`, encrypted where the server can, or `smtps://…`, always encrypted."""
    parts = urlsplit(address)
    port = parts.port or PORTS[parts.scheme]
    safe = ssl.create_default_context()
    host = parts.hostname or ""
    whole = parts.scheme == "smtps"
    line = (
        smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=safe)
        if whole
        else smtplib.SMTP(host, port, timeout=PATIENCE)
    )
    with line:
        line.ehlo_or_helo_if_needed()
        if not whole and line.has_extn("starttls"):
            line.starttls(context=safe)
        if parts.username:
            line.login(unquote(parts.username), unquote(parts.password or ""))
        yield line
