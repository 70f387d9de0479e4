"""A site that calls: with a push service, a post office and a webhook of its own."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from guildtable.kernel.question import Seat
from guildtable.server.calls.call_settings import Wishes
from guildtable.server.calls.claims import CALL, LETTER
from guildtable.server.matches.live import Live
from guildtable.server.node import Node
from guildtable.server.protocol import ClockRules
from guildtable.server.store.schema import calls, mailboxes, seats
from guildtable.server.tables.players import Player
from tests.server.calls.browser import Browser
from tests.server.calls.listener import Listener, listening
from tests.server.mail.post_office import PostOffice, post_office
from tests.server.sitting import a_node, any_reply, sit_down

HALF_DAYS = ClockRules(move=12 * 3600, bank=72 * 3600)
SITE = "https://table.example"


@dataclass
class Site:
    """A site that calls, and what has come of it."""

    node: Node
    service: Listener
    hook: Listener
    office: PostOffice
    table: str = ""
    people: list[Player] = field(default_factory=list)

    async def begin(self, *seats: str) -> None:
        """Sit down at a table by the day, and go away."""
        kinds = seats or ("person", "person")
        self.table, self.people = await sit_down(self.node, "capital-lux", *kinds, clock=HALF_DAYS)
        await self.away()

    async def away(self) -> None:
        """Nobody is here."""
        async with self.node.database.engine.begin() as transaction:
            await transaction.execute(update(seats).values(seen=0.0, acted=0.0))

    async def live(self) -> Live:
        return (await self.node.matches.fresh(self.table)).live

    async def reply(self, seat: Seat) -> None:
        """This seat answers what it is asked."""
        await self.node.matches.reply(self.table, seat, any_reply(await self.live(), seat, Random(1)))

    async def reply_until(self, seat: Seat) -> None:
        """Play on until this seat is asked anew, by a reply of another's."""
        for _ in range(100):
            before = await self.live()
            other = next((one for one in before.asked if one != seat), seat)
            await self.reply(other)
            after = await self.live()
            if other != seat and after.since.get(seat) == after.seq and seat in after.waits_for:
                return
        raise AssertionError("never asked")

    async def browser(self, player: Player) -> Browser:
        """A browser of this player's that is called from now on."""
        browser = Browser(f"{self.service.url}/{player.id}/{secrets.token_hex(4)}")
        await self.node.call_settings.add(player.id, browser.subscription, "Firefox, Linux", "en")
        return browser

    async def mailbox(self, player: Player, mail: Any = "each") -> str:
        """A mailbox of this player's, that is written to."""
        address = f"{player.id}@example.org"
        async with self.node.database.engine.begin() as transaction:
            await transaction.execute(insert(mailboxes).values(address=address, player=player.id, since=0.0))
        await self.wish(player, mail=mail)
        return address

    async def wish(self, player: Player, **wishes: Any) -> None:
        """Say how one is called."""
        await self.node.call_settings.change(player.id, Wishes(**wishes), "en")

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, and see to what is due."""
        await self.node.clock.move_on(seconds)
        await self.sweep()

    async def sweep(self) -> None:
        """See to what is due, once."""
        for call in await self.node.claims.claim(CALL, 0.0, 60.0, 100):
            await self.node.calling.turn(call)
        for player in await self.node.claims.claim(LETTER, 0.0, 60.0, 100):
            await self.node.calling.letter(player)

    async def rows(self, player: Player) -> list[Any]:
        """What is kept of a player's calls."""
        async with self.node.database.engine.connect() as connection:
            found = await connection.execute(select(calls).where(calls.c.player == player.id).order_by(calls.c.since))
            return list(found)


@asynccontextmanager
async def a_site(database: str = "sqlite://", **settings: Any) -> AsyncIterator[Site]:
    """A site that calls."""
    async with AsyncExitStack() as stack:
        service, hook = await stack.enter_async_context(listening(201)), await stack.enter_async_context(listening(204))
        office = stack.enter_context(post_office())
        where = {"public_url": SITE, "call_hosts": [service.host, hook.host], "movable_time": True}
        where |= {"smtp": f"smtp://127.0.0.1:{office.port}?starttls=no", "mail_from": "Guildtable <t@table.example>"}
        node = await stack.enter_async_context(a_node(database, **where | settings))
        yield Site(node, service, hook, office)


@pytest.fixture
async def site() -> AsyncIterator[Site]:
    async with a_site() as open_:
        yield open_
