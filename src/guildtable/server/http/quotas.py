"""Quotas: how much of what makes a row a person, or an address, may ask of the whole site.

All else is counted by each node for itself (`limits.py`), for that costs no statement.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.server.accounts.mail_codes import LetterAsker
from guildtable.server.accounts.tolls import TOLL
from guildtable.server.ops.networks import customer, networks
from guildtable.server.protocol import Refused
from guildtable.server.settings import Settings
from guildtable.server.store.counters import Counters
from guildtable.server.store.site_marks import SiteMarks


class Quotas:
    """Quotas of the site: many nodes together allow what one does."""

    def __init__(self, settings: Settings, engine: AsyncEngine) -> None:
        self._settings, self._counters, self._marks = settings, Counters(engine), SiteMarks(engine)

    async def guest(self, address: str) -> None:
        """Count a new guest of an address, and of the networks it is in."""
        most = self._settings.guests_per_minute
        shares = {await self._marks.of(network, "guests"): times * most for network, times in networks(address)}
        await self._counters.count("guests", shares)

    async def table(self, player: str) -> None:
        """Count a new table."""
        await self._counters.count("tables", {player: self._settings.tables_per_minute})

    async def saying(self, player: str) -> None:
        """Count a line of chat."""
        await self._counters.count("lines of talk", {player: self._settings.sayings_per_minute})

    async def sign_in(self, address: str, shares: int = 1) -> None:
        """Count an attempt to sign in, of an address and of the networks it is in. Who paid a toll has several shares;
        who has not, and comes too often, may."""
        most = self._settings.sign_ins_per_minute * shares
        found = {await self._marks.of(network, "sign-ins"): times * most for network, times in networks(address)}
        with _or_toll(shares):
            await self._counters.count("attempts to sign in", found)

    async def letter(self, address: str, mailbox: str, device: str, shares: int) -> LetterAsker:
        """Count a letter to a mailbox, and return who asks: by the hour they are counted by that. `device` is where its
        owner has been before: that has letters of its own."""
        most, of = self._settings.codes_per_hour * shares, device or mailbox
        with _or_toll(shares):
            await self._counters.count("letters", {await self._marks.of(of, "mailboxes"): most})
        await self.sign_in(address, shares)
        return LetterAsker(await self._marks.of(device or customer(address), "letters"), bool(device), shares)

    async def export(self, player: str) -> None:
        """Count an export: it reads every record of a player."""
        await self._counters.count("exports", {player: self._settings.exports_per_minute})

    async def report(self, player: str) -> None:
        """Count a report: it stores a whole record."""
        await self._counters.count("reports", {player: self._settings.reports_per_minute})


@contextmanager
def _or_toll(shares: int) -> Iterator[None]:
    """Tell who came too often, and has paid no toll, that they may."""
    try:
        yield
    except Refused as refused:
        raise refused if shares > 1 else Refused(refused.code, refused.text, TOLL, refused.wait) from None
