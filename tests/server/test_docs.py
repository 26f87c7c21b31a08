"""What the documents promise is there: every setting, every figure, every way; and words for every refusal."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from ludoteca.server import protocol
from ludoteca.server.host import metrics
from ludoteca.server.host.limits import LIMITS
from ludoteca.server.schemas import page
from ludoteca.server.settings import Settings
from ludoteca.words import LANGUAGES, words

ROOT = Path(__file__).parents[2]
HOSTING = (ROOT / "docs/hosting.md").read_text()
PROTOCOL = (ROOT / "docs/protocol.md").read_text()
SECURITY = (ROOT / "docs/security.md").read_text()
REFUSAL = re.compile(
    r'(?:\b(?:Refusal|Missing|Forbidden|Stranger|Stale|Malformed|Unready|TooMany|LudotecaError)\(\s*|otherwise=)"([\w-]+)"'
)


@pytest.mark.parametrize("name", Settings.__struct_fields__)
def test_every_setting_is_told_to_hosts(name: str) -> None:
    assert f"`LUDOTECA_{name.upper()}`" in HOSTING


def test_every_figure_is_told_to_hosts() -> None:
    figures = {found.name for found in metrics.registry.collect()} | {"ludoteca_tables"}
    assert {name for name in figures if name not in HOSTING} == set()


@pytest.mark.parametrize("kind", protocol.AnyAsk.__args__)
def test_every_message_is_told_to_clients(kind: type) -> None:
    assert f'{{"type": "{kind.__struct_config__.tag}"' in PROTOCOL  # type: ignore[attr-defined]


def test_every_limit_of_strangers_is_told_to_clients() -> None:
    for name in ("request", "change", "guest", "login", "password", "chat", "react"):
        assert f"{LIMITS[name].times:,}" in PROTOCOL.partition("## How often")[2]


def test_the_addresses_in_the_protocol_are_the_servers() -> None:
    known = {re.sub(r"\{\w+\}", "{}", path) for path in msgspec.convert(page()["paths"], dict[str, object])}
    told = re.findall(r"`(?:GET|POST|PUT|PATCH|DELETE) (/[^`?\s]*)", PROTOCOL)
    assert told
    assert {path for path in told if re.sub(r"\{\w+\}", "{}", path) not in known} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_server_has_words(language: str) -> None:
    sources = sorted((ROOT / "src/ludoteca/server").rglob("*.py"))
    keys = {key for source in sources for key in REFUSAL.findall(source.read_text())}
    assert len(keys) > 30
    assert {key for key in keys if not words(language).has(key)} == set()


@pytest.mark.parametrize("name", re.findall(r"`(tests/[\w/.]+)`", SECURITY))
def test_what_tests_a_promise_is_there(name: str) -> None:
    assert (ROOT / name).exists()


@pytest.mark.parametrize("name", re.findall(r"`(test_\w+)`", SECURITY))
def test_a_test_named_for_a_promise_is_there(name: str) -> None:
    assert any(f"def {name}(" in file.read_text() for file in (ROOT / "tests/server").rglob("test_*.py"))
