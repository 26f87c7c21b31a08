"""How a server is set up: flags of `ludoteca serve` and LUDOTECA_… in the environment, the same names in both."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from email.utils import parseaddr
from math import isfinite
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from platformdirs import user_data_path

from ludoteca.bots.levels import check_foreign
from ludoteca.core.errors import LudotecaError

PREFIX = "LUDOTECA_"
ORIGIN = re.compile(r"https?://[a-z0-9.-]+(:\d+)?|https?://\[[0-9a-f:]+\](:\d+)?")
"""How a browser names a page's origin: no path, no capitals, and it must be that one and no other."""
PUSH_SERVICES = ("fcm.googleapis.com", ".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com")
"""Of the browsers there are: Chrome and its kin, Firefox, Edge, Safari."""
SMTP = re.compile(r"smtps?://([^\s/@]+@)?[^\s/@:]+(:(?P<port>\d{1,5}))?/?")
MOST_PORT = 65535
ADDRESS = re.compile(r"https?://[^\s/@]+")
DATABASES = ("sqlite:///", "postgresql://")


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything a host can choose; docs/hosting.md explains each."""

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=MOST_PORT)] = 8000
    db: str = ""
    """`sqlite:///file.db` or `postgresql://…`; empty: a file in the user's data folder."""
    redis: str = ""
    """`redis://…`, needed by several processes to tell each other what happened."""
    workers: int = 1
    bots: str = ""
    """Bots of other packages that may be put on seats, separated by commas."""
    content: str = ""
    """A folder with contents of one's own that tables may be played with."""
    thinkers: Annotated[int, msgspec.Meta(ge=0)] = 0
    """Processes that think for bots, in each serving process; 0: together one less than the machine has cores."""
    secret: str = ""
    """A file with the key that signs cookies; empty: one in the user's data folder, made when missing."""
    origins: str = ""
    """Addresses of pages that may use the server from elsewhere, separated by commas."""
    proxy: str = ""
    """Addresses of the reverse proxies whose X-Forwarded-… are believed, separated by commas."""
    limits: Annotated[float, msgspec.Meta(ge=0)] = 1.0
    """How often somebody may ask, as a factor on the usual; 0: as often as he likes."""
    sockets: Annotated[int, msgspec.Meta(ge=0)] = 20
    """Sockets a person may have open at once in one process; 0: as many as he likes."""
    connections: Annotated[int, msgspec.Meta(ge=0)] = 250
    """Connections an address may have open at once in one process; 0: as many as it likes."""
    patience: Annotated[int, msgspec.Meta(ge=1)] = 10
    """Seconds in which a connection has to say what it wants."""
    tables: Annotated[int, msgspec.Meta(ge=0)] = 50
    """Unfinished tables a person may have set; 0: as many as he likes."""
    bot_tables: Annotated[int, msgspec.Meta(ge=0)] = 3
    """Unfinished tables without people a person may have set; 0: as many as he likes."""
    entries: Annotated[int, msgspec.Meta(ge=0)] = 5000
    """From so many entries of a table's log on no decision is taken back; 0: however many there are."""
    guests: Annotated[int, msgspec.Meta(ge=0)] = 30
    """Days after which a guest who never played and did not come back is forgotten; 0: never."""
    depth: Annotated[float, msgspec.Meta(gt=0)] = 1.0
    """How deep reviews look, as a factor on the usual."""
    address: str = ""
    """Where people reach the server, for links in mails: `https://play.example`; empty: where it listens."""
    smtp: str = ""
    """The mail server: `smtp://user:password@host:587`, or `smtps://…`; empty: no mails."""
    sender: str = "Ludoteca <ludoteca@localhost>"
    """Whom mails come from; who runs a browser's notice service may write there, too."""
    push: str = ",".join(PUSH_SERVICES)
    """Services through which browsers get notices, separated by commas; a dot in front: the whole domain."""
    log: Literal["debug", "info", "warning", "error"] = "info"
    """From which level on things are logged."""

    def __post_init__(self) -> None:
        if not isfinite(self.limits):
            raise LudotecaError("serve-setting-wrong", reason=f"limits: {self.limits}")
        self._check_addresses()
        self._check_house()
        if self.workers < 1:
            raise LudotecaError("workers-too-few", workers=self.workers)
        if self.workers > 1 and not (self.redis and self.db.startswith("postgresql://")):
            raise LudotecaError("serve-workers-alone", workers=self.workers)

    def _check_addresses(self) -> None:
        """Of the database, of pages, and for mails."""
        for origin in self.allowed_origins:
            if not ORIGIN.fullmatch(origin):
                raise LudotecaError("serve-origin-wrong", origin=origin)
        if self.db and not self.db.startswith(DATABASES):
            raise LudotecaError("serve-db-unknown", db=self.db.partition("://")[0], right=" | ".join(DATABASES))
        mailing = SMTP.fullmatch(self.smtp)
        if self.smtp and (mailing is None or int(mailing["port"] or 0) > MOST_PORT):
            raise LudotecaError("serve-smtp-wrong", right="smtp://user:password@host:587")
        if self.address and not ADDRESS.fullmatch(self.address.rstrip("/")):
            raise LudotecaError("serve-address-wrong", address=self.address, right="https://play.example")
        if "@" not in self.contact:
            raise LudotecaError("serve-sender-wrong", sender=self.sender, right="Ludoteca <games@play.example>")

    def _check_house(self) -> None:
        """What the host brings: bots of others, and contents."""
        if self.bots.strip().isdecimal():
            raise LudotecaError("serve-bots-number", number=self.bots)
        for name in self.other_bots:
            check_foreign(name)
        if self.content and not Path(self.content).is_dir():
            raise LudotecaError("serve-content-missing", folder=self.content)

    @property
    def database(self) -> str:
        """The database's address."""
        return self.db or f"sqlite:///{data_file('ludoteca.db')}"

    @property
    def allowed_origins(self) -> list[str]:
        """Pages from elsewhere that may use the server."""
        return [origin.strip() for origin in self.origins.split(",") if origin.strip()]

    @property
    def public_address(self) -> str:
        """Where links in mails lead."""
        return self.address.rstrip("/") or f"http://{self.host}:{self.port}"

    @property
    def contact(self) -> str:
        """The sender's bare address."""
        return parseaddr(self.sender)[1]

    @property
    def push_services(self) -> frozenset[str]:
        """Where notices may be sent."""
        return frozenset(name.strip().lower() for name in self.push.split(",") if name.strip())

    @property
    def secret_file(self) -> Path:
        """Where the key that signs cookies lies."""
        return Path(self.secret) if self.secret else data_file("secret.key")

    @property
    def other_bots(self) -> list[str]:
        """Bots of other packages that may be put on seats."""
        return [name.strip() for name in self.bots.split(",") if name.strip()]

    @property
    def thinking(self) -> int:
        """How many processes think for bots: all serving processes together leave the machine a core."""
        return self.thinkers or max(1, ((os.cpu_count() or 2) - 1) // self.workers)

    def to_environ(self) -> dict[str, str]:
        """What the processes of this server find in their environment."""
        return {PREFIX + name.upper(): str(value) for name, value in msgspec.structs.asdict(self).items()}

    @classmethod
    def from_environ(cls, environ: Mapping[str, str], **flags: object) -> Settings:
        """The environment's settings, flags before them."""
        found = {
            name: environ[PREFIX + name.upper()] for name in cls.__struct_fields__ if PREFIX + name.upper() in environ
        }
        given = {name: value for name, value in flags.items() if value is not None}
        try:
            return msgspec.convert({**found, **given}, cls, strict=False)
        except msgspec.ValidationError as error:
            raise LudotecaError("serve-setting-wrong", reason=str(error)) from None


def data_file(name: str) -> Path:
    """A file in the user's data folder."""
    return user_data_path("ludoteca", ensure_exists=True) / name
