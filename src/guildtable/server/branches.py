"""Branches: a finished match goes another way from one of its moments on, against bots. A lesson is one, too.

A branch has the seed and the entropy of the match it comes from. So every card that fell before the moment verifies
in the branch's own record, and the same cards are still to come: whoever has read the record to its end knows them,
as anybody may. That is why only bots sit at the other seats; they are not told (decision 13).

A lesson branches from the beginning of a match that comes with the package, so that everybody is dealt the same cards.
"""

from __future__ import annotations

import asyncio
from importlib.resources import files

from guildtable.kernel.chance import dealer, dealing_key
from guildtable.kernel.question import Illegal, Seat
from guildtable.kernel.record import Entry, Header, Rebased, Record, Seated
from guildtable.server.alarms import Pace, alarms
from guildtable.server.clock import ServerClock
from guildtable.server.live import Draft, Live
from guildtable.server.plan import Plan
from guildtable.server.players import Player
from guildtable.server.protocol import ClockRules, Refused
from guildtable.server.records import Records
from guildtable.server.store.journal import Journal
from guildtable.server.tables import Tables
from guildtable.shelf import GAMES, game


class Branches:
    """Of finished matches."""

    def __init__(self, records: Records, tables: Tables, journal: Journal, clock: ServerClock, pace: Pace) -> None:
        self._records, self._tables, self._journal = records, tables, journal
        self._clock, self._pace = clock, pace

    async def open(self, player: Player, match: str, step: int, seat: Seat, bot: str) -> str:
        """A new table at which the match goes on after this step; the player on this seat, bots on the others."""
        return await self._open(player, Record.read(await self._records.text(match)), step, seat, bot)

    async def lesson(self, player: Player, name: str) -> str:
        """A new table for the first lesson of this game, against a bot that does not keep the learner waiting."""
        record = lesson_of(name)
        return await self._open(player, record, len(record.entries), 0, "greedy")

    async def _open(self, player: Player, record: Record, step: int, seat: Seat, bot: str) -> str:
        header = record.header
        if seat not in range(len(header.players)):
            raise Refused("malformed", f"There are seats 0 to {len(header.players) - 1}.")
        before = _before(record, step)
        await asyncio.to_thread(self._follow, header, before, record.seed)  # before anything is written
        kinds = tuple("me" if other == seat else bot for other in range(len(header.players)))
        plan = Plan(header.game, kinds, header.settings, ClockRules(None, None), listed=False)
        table, begun = await self._tables.branch(player, plan, record.seed, header.entropy)
        draft = await asyncio.to_thread(self._follow, begun, before, record.seed)
        draft.enter(Seated(seat, player.name))  # from here on it is theirs: what was before is not theirs to take back
        await self._journal.append(table, draft.rows, alarms=alarms(draft, self._pace))
        await self._journal.checkpoint(table, draft.live.checkpoint())
        await self._tables.tell(table, player)
        return table

    def _follow(self, header: Header, before: list[Entry], seed: str) -> Draft:
        """All that was done before the moment, to be written down again; and what chance still owes."""
        draft = Draft(Live.begin(game(header.game), header, None), self._clock.now)
        try:
            for entry in before:
                draft.enter(entry)
            draft.deal(dealer(dealing_key(bytes.fromhex(seed), header.entropy)))
        except Illegal as error:
            raise Refused("not-now", f"This moment cannot be reached: {error}.") from None
        if draft.live.match.position.over:
            raise Refused("not-now", "The game is over at this moment: choose an earlier one.")
        return draft


def _before(record: Record, step: int) -> list[Entry]:
    """What was done up to this step. Who sat down or stood up meanwhile does not matter: others sit there now."""
    before = record.entries[:step]
    rules = game(record.header.game).version
    if record.header.rules != rules or any(isinstance(entry, Rebased) for entry in before):
        raise Refused("not-now", f"It was played by other rules than today's ({rules}): it cannot go on from there.")
    return [entry for entry in before if not isinstance(entry, Seated)]


def lesson_of(name: str) -> Record:
    """The match this game's lesson begins with; `tools/lessons.py` writes it."""
    file = files("guildtable.server") / "lessons" / f"{name}.txt"
    if name not in GAMES or not file.is_file():
        raise Refused("not-now", f"There is no lesson of {name}: read its rules.")
    return Record.read(file.read_text(encoding="utf-8"))
