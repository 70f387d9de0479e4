"""Sites with accounts, and what people do there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from tests.abuse.places import PATIENT, Served
from tests.server.accounts.authenticator import Authenticator
from tests.server.client import Player
from tests.server.mail.post_office import PostOffice
from tests.server.places import free_port

FREELY: dict[str, Any] = PATIENT | {"sign_ins_per_minute": 10**6, "codes_per_hour": 10**6}


@contextmanager
def a_site(office: PostOffice | None = None, **settings: Any) -> Iterator[Served]:
    """A site at localhost; with a post office it sends mail."""
    port = free_port()
    given: dict[str, Any] = FREELY | {"port": port, "public_url": f"http://localhost:{port}"}
    if office:
        given |= {"smtp": f"smtp://127.0.0.1:{office.port}?starttls=no", "mail_from": "Guildtable <t@guild.example>"}
    with Served(**given | settings) as served:
        yield served


def device(site: Served) -> Authenticator:
    """A device that makes passkeys for this site."""
    return Authenticator(site.settings.public_url)


def by(player: Player, answer: httpx.Response) -> Player:
    """The player, by the session that was given."""
    assert answer.status_code in {200, 201}, answer.text
    told = answer.json()
    return Player(player.url, told["id"], told["name"], told["token"])


async def write_to(player: Player, address: str) -> str:
    """Ask for a letter; its ticket."""
    answer = await player.call("POST", "/api/sign-in/mail", {"address": address})
    assert answer.status_code == 202, answer.text
    return str(answer.json()["ticket"])


def read(office: PostOffice) -> tuple[str, str]:
    """Code and link's secret of the last letter."""
    text = office.letters[-1].get_content()
    code = re.search(r"^\s+([2-9A-Z]{3} [2-9A-Z]{3})\s*$", text, re.MULTILINE)
    link = re.search(r"/sign-in#(\S+)", text)
    assert code, text
    assert link, text
    return code[1], link[1]


async def with_mail(office: PostOffice, player: Player, address: str, **more: Any) -> Player:
    """Sign in by a mailed code."""
    ticket = await write_to(player, address)
    code, _ = read(office)
    return by(player, await player.call("POST", "/api/sign-in/code", {"ticket": ticket, "code": code} | more))


async def with_new_passkey(player: Player, key: Authenticator) -> Player:
    """Make a passkey."""
    options = (await player.call("POST", "/api/account/passkeys/options")).json()
    made = await player.call("POST", "/api/account/passkeys", {"credential": key.make(options)})
    return by(player, made)


async def with_passkey(player: Player, key: Authenticator, **more: Any) -> httpx.Response:
    """Sign in by a passkey."""
    options = (await player.call("POST", "/api/sign-in/passkey/options")).json()
    return await player.call("POST", "/api/sign-in/passkey", {"credential": key.sign(options)} | more)
