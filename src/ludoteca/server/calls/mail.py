"""Mail by the host's own mail server."""

from __future__ import annotations

import asyncio
import errno
import smtplib
import ssl
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from hashlib import sha256
from urllib.parse import unquote, urlsplit

from ludoteca.server.settings import Settings

PATIENCE = 15.0
"""Seconds a mail server may take for a step."""
PORTS = {"smtp": 587, "smtps": 465}
POSTMEN = ThreadPoolExecutor(10, "mail")
"""Threads of their own: a mail server that hangs keeps nobody from replays and reviews, which other threads do."""
TROUBLES = (OSError, ValueError)
"""What a mail server or its address may cause: what smtplib raises is an OSError, too; a password it cannot spell, or a
host that is no name, is a ValueError.
"""


async def send(settings: Settings, message: EmailMessage) -> None:
    """Hand a mail to the mail server; one of TROUBLES where it does not take it."""
    await asyncio.get_running_loop().run_in_executor(POSTMEN, _send, settings, message)


def knock(settings: Settings) -> None:
    """Does the mail server let us in? Nothing is sent; one of TROUBLES where it does not."""
    with _line(settings.smtp):
        pass


def mailbox(address: str) -> str:
    """Whose it is, for counting: without what people put behind a plus, in one case, and as nobody can read it."""
    name, _, place = address.lower().partition("@")
    return sha256(f"{name.partition('+')[0]}@{place}".encode()).hexdigest()


def trouble(error: Exception) -> str:
    """`SMTPAuthenticationError 535`: what kind, by which code. What the mail server says may name an address."""
    code = getattr(error, "smtp_code", None) or errno.errorcode.get(getattr(error, "errno", None) or 0, "")
    return f"{type(error).__name__} {code}".rstrip()


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
