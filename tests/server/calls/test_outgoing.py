"""Outgoing calls: to public addresses alone, whatever a name server says a moment later, and never on to elsewhere."""

from __future__ import annotations

import asyncio
import socket
import time
from typing import Any

import httpcore
import pytest

from guildtable.server.calls import outgoing
from guildtable.server.calls.outgoing import Outgoing, Unreachable, is_public
from tests.server.calls.listener import listening


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1"),  # noqa: S104
        *("::1", "::", "fe80::1%eth0", "fc00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::1", "224.0.0.1"),
        *("255.255.255.255", "192.0.2.1", "198.18.0.1", "240.0.0.1", "ff02::1"),
    ],
)
def test_what_only_we_can_reach_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_what_anybody_reaches_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        *("http://example.org/", "ftp://example.org/", "https://", "https://user@example.org/", "//example.org", ""),
        *("https://example.org:0/", "https://example.org:99999/", "https://exa mple.org/", "https://example.org/#x"),
        *("file:///etc/passwd", "https://example.org/" + "x" * 500, "https://bücher.example/"),
    ],
)
def test_an_address_that_cannot_be_called(url: str) -> None:
    assert not Outgoing().fits(url)
    assert Outgoing().fits("https://example.org:8443/hook?x=1")
    assert Outgoing(["lan:80"]).fits("http://lan/hook")
    assert not Outgoing(["lan:81"]).fits("http://lan/hook")


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1", "[::1]", "127.1", "0x7f000001", "2130706433", "[::ffff:127.0.0.1]", "0"]
)
async def test_this_machine_is_not_called_by_whatever_name(host: str) -> None:
    async with listening() as listener:
        with pytest.raises(Unreachable):
            await Outgoing().post(f"https://{host}:{listener.port}/", {}, b"")
        assert not listener.posted


async def test_a_name_server_that_changes_its_mind_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was looked at is connected to: first it says a public address, and then ours."""
    loop, asked, connected = asyncio.get_running_loop(), list[str](), list[Any]()

    async def getaddrinfo(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        address = "203.0.114.7" if asked.count("rebinds.example") == 1 and host == "rebinds.example" else "127.0.0.1"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

    async def connect(_: Any, address: str, *__: Any) -> Any:
        connected.append(address)
        raise httpcore.ConnectError

    monkeypatch.setattr(loop, "getaddrinfo", getaddrinfo)
    monkeypatch.setattr(httpcore.AnyIOBackend, "connect_tcp", connect)
    with pytest.raises(Unreachable):
        await Outgoing().post("https://rebinds.example/", {}, b"")
    assert (asked, connected) == (["rebinds.example"], ["203.0.114.7"])
    with pytest.raises(Unreachable, match="not a public one"):
        await Outgoing().post("https://rebinds.example/", {}, b"")
    assert connected == ["203.0.114.7"]


async def test_a_name_with_one_address_of_ours_is_not_called_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    async def getaddrinfo(_: str, port: int, **__: Any) -> list[Any]:
        return [(2, 1, 6, "", (address, port)) for address in ("203.0.114.7", "10.0.0.1")]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", getaddrinfo)
    with pytest.raises(Unreachable, match="not a public one"):
        await Outgoing().post("https://two.example/", {}, b"")


async def test_no_redirect_is_followed() -> None:
    async with listening() as elsewhere, listening(302) as listener:
        listener.headers["location"] = f"{elsewhere.url}/secret"
        answer = await Outgoing([listener.host, elsewhere.host]).post(f"{listener.url}/", {}, b"x")
        assert answer.status == 302
        assert not elsewhere.posted


async def test_who_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "WITHIN", 0.3)
    async with listening(0) as listener:
        began = time.monotonic()
        with pytest.raises(Unreachable, match="no answer"):
            await Outgoing([listener.host]).post(f"{listener.url}/", {}, b"x")
        assert time.monotonic() - began < 3
    with pytest.raises(Unreachable, match="no connection"):
        await Outgoing([listener.host]).post(f"{listener.url}/", {}, b"x")
