"""Branches: a finished match goes another way from one of its moments on, against bots. A lesson and a puzzle are, too.

A branch has the seed and the entropy of the match it comes from. So every card that fell before the moment verifies
in the branch's own record, and the same cards are still to come: whoever has read the record to its end knows them,
as anybody may. That is why only bots sit at the other seats; they are not told (decision 13).

A lesson branches from the beginning of a match that comes with the package, so that everybody is dealt the same cards.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from importlib.resources import files

from guildtable.kernel.header import Header
from guildtable.kernel.question import Seat
from guildtable.kernel.record import Record, Seated
from guildtable.server.archive.puzzle import Puzzle
from guildtable.server.archive.readers import Asker, Readers
from guildtable.server.archive.reading.beginning import Beginning, Moment, before, beginning_of, moment_of
from guildtable.server.archive.records import Records
from guildtable.server.matches.alarms import Pace
from guildtable.server.protocol import ClockRules, Refused
from guildtable.server.store.journal import Journal
from guildtable.server.store.site_clock import SiteClock
from guildtable.server.tables.choices import unsettled
from guildtable.server.tables.plan import Plan
from guildtable.server.tables.players import Player
from guildtable.server.tables.tables import Tables
from guildtable.shelf import GAMES, game


class Branches:
    """Opens tables that go on from a moment of a finished match."""

    def __init__(
        self, records: Records, readers: Readers, tables: Tables, journal: Journal, clock: SiteClock, pace: Pace
    ) -> None:
        self._records, self._readers, self._tables, self._journal = records, readers, tables, journal
        self._clock, self._pace = clock, pace

    async def open(self, asker: Asker, player: Player, match: str, step: int, seat: Seat, bot: str) -> str:
        """A new table at which the match goes on after this step; the player on this seat, bots on the others."""
        return await self._open(asker, player, await self._records.text(match), step, seat, bot)

    async def puzzle(self, asker: Asker, player: Player, puzzle: Puzzle, bot: str) -> str:
        """A new table at which a puzzle is played on."""
        solution = puzzle.solution
        return await self._open(asker, player, puzzle.record, solution.step, solution.seat, bot)

    async def _open(self, asker: Asker, player: Player, text: str, step: int, seat: Seat, bot: str) -> str:
        moment = await self._readers.read(asker, moment_of, text, step, seat)  # before anything is written
        table, begun = await self._table(player, moment, seat, bot, asker.address)
        given = begun, moment, Seated(seat, begun.players[seat]), self._clock.now, self._pace
        try:
            beginning = await self._readers.read(asker, beginning_of, *given)
        except Refused:
            await self._tables.close(table, "ended")
            raise
        return await self._begin(table, player, beginning)

    async def lesson(self, player: Player, name: str, address: str = "") -> str:
        """A new table for the first lesson of this game, against a bot that does not keep the learner waiting.

        It is short: nobody waits in line to learn.
        """
        record = lesson_of(name)
        moment = Moment(record.header, before(record, len(record.entries)), record.seed)
        table, begun = await self._table(player, moment, 0, "greedy", address)
        given = begun, moment, Seated(0, begun.players[0]), self._clock.now, self._pace
        return await self._begin(table, player, await asyncio.to_thread(beginning_of, *given))

    async def _table(self, player: Player, moment: Moment, seat: Seat, bot: str, address: str) -> tuple[str, Header]:
        header = moment.header
        kinds = tuple("me" if other == seat else bot for other in range(len(header.players)))
        settings, choices = unsettled(game(header.game), len(kinds), header.settings)
        clock = ClockRules(None, None)
        plan = Plan(header.game, kinds, settings, clock, listed=False, choices=choices, address=address)
        return await self._tables.branch(player, replace(plan, practice=True), moment.seed, header.entropy)

    async def _begin(self, table: str, player: Player, beginning: Beginning) -> str:
        stamp = await self._journal.append(table, beginning.rows, alarms=beginning.alarms)
        await self._journal.checkpoint(table, beginning.checkpoint, stamp)
        await self._tables.tell(table, player)
        return table


def lesson_of(name: str) -> Record:
    """The match this game's lesson begins with; `tools/lessons.py` writes it."""
    file = files("guildtable.server.archive") / "lessons" / f"{name}.record"
    if name not in GAMES or not file.is_file():
        raise Refused("not-now", f"There is no lesson of {name}: read its rules.")
    return Record.read(file.read_text(encoding="utf-8"))
