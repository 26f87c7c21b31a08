"""Network addresses: which of them are one visitor's, and which a proxy's."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_address, ip_network

from ludoteca.server.requests import AnyConnection


def network_of(host: str) -> str:
    """Whose address it is: of IPv6 the network counts, since one house has all addresses of it."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return str(ip_network((address, 64), strict=False)) if address.version == 6 else host


def address_of(connection: AnyConnection) -> str:
    """Where a request comes from."""
    return network_of(connection.client.host if connection.client else "")


def proxies(setting: str) -> Callable[[str], bool]:
    """Is an address one of the reverse proxies a host named?"""
    named = [name.strip() for name in setting.split(",") if name.strip()]
    networks = [ip_network(name, strict=False) for name in named if _is_network(name)]

    def known(host: str) -> bool:
        if "*" in named or host in named:
            return True
        return _is_network(host) and any(ip_address(host) in network for network in networks)

    return known


def _is_network(name: str) -> bool:
    try:
        ip_network(name, strict=False)
    except ValueError:
        return False
    return True
