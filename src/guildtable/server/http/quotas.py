"""Quotas: how much of what makes a row a person, or an address, may ask of the whole site.

All else is counted by each node for itself (`limits.py`), for that costs no statement.
"""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.server.ops.networks import networks
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

    async def sign_in(self, address: str) -> None:
        """Count an attempt to sign in, of an address and of the networks it is in."""
        most = self._settings.sign_ins_per_minute
        shares = {await self._marks.of(network, "sign-ins"): times * most for network, times in networks(address)}
        await self._counters.count("attempts to sign in", shares)

    async def letter(self, address: str, mailbox: str) -> str:
        """Count a letter to a mailbox, and return the mark of who asks: by the hour they are counted by that."""
        most = self._settings.codes_per_hour
        await self._counters.count("letters", {await self._marks.of(mailbox.strip().lower(), "mailboxes"): most})
        await self.sign_in(address)
        return await self._marks.of(address, "letters")

    async def report(self, player: str) -> None:
        """Count a report: it stores a whole record."""
        await self._counters.count("reports", {player: self._settings.reports_per_minute})
