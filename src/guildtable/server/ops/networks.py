"""Networks: whose an address is. Of IPv6 a household has a whole network, and a customer may have many households'."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network

HOUSEHOLD = 64
"""Bits of an IPv6 network that one household has at least."""
CUSTOMER = 56
"""Bits of the network that most providers give one customer."""
WIDER = {CUSTOMER: 4, 48: 16}
"""What one customer may be given instead. It may be many households': so they share in several households' limits."""


def household(host: str) -> str:
    """The address, or of IPv6 the network, that one household has."""
    try:
        place = ip_address(host)
    except ValueError:
        return host
    if isinstance(place, IPv6Address):
        return str(place.ipv4_mapped or ip_network((place.packed, HOUSEHOLD), strict=False))
    return host


def networks(address: str) -> list[tuple[str, int]]:
    """The address as limits count it, and the networks around it; each with how many households' share it has."""
    found = [(address, 1)]
    if address.endswith(f"/{HOUSEHOLD}"):
        own = ip_network(address)
        found += [(str(own.supernet(new_prefix=bits)), times) for bits, times in WIDER.items()]
    return found


def customer(address: str) -> str:
    """The address, or of IPv6 the network, that one customer has: what is shared out by turns goes by it, or whoever
    has many households' networks has as many turns."""
    return str(ip_network(address).supernet(new_prefix=CUSTOMER)) if address.endswith(f"/{HOUSEHOLD}") else address
