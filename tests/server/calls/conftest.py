"""Where calls arrive: a mail server, and a service of a browser's maker."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.calls.listeners import Phone, mail_server, push_service


@pytest.fixture(scope="module")
def mails() -> Iterator[tuple[str, list[Any]]]:
    with mail_server() as found:
        yield found


@pytest.fixture(scope="module")
def phone() -> Iterator[Phone]:
    with push_service() as found:
        yield found
