"""Whose address a request comes from."""

from __future__ import annotations

import pytest

from ludoteca.server.host.addresses import network_of, proxies

NAMED = "10.0.0.0/8, fd00::/8, 192.0.2.7, front.example"


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("10.1.2.3", True),
        ("11.1.2.3", False),
        ("fd12::1", True),
        ("fe80::1", False),
        ("192.0.2.7", True),
        ("192.0.2.8", False),
        ("front.example", True),
        ("back.example", False),
        ("", False),
    ],
)
def test_proxies_are_named_one_by_one_or_by_their_network(host: str, known: bool) -> None:
    assert proxies(NAMED)(host) == known


def test_every_address_may_be_a_proxy_or_none() -> None:
    assert proxies("*")("11.1.2.3")
    assert not proxies("")("127.0.0.1")


def test_of_ipv6_a_house_has_all_addresses_of_its_network() -> None:
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2::5") != network_of("2001:db8:1:3::5")
    assert [network_of("192.0.2.7"), network_of("a name")] == ["192.0.2.7", "a name"]
