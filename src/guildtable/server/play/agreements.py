"""Agreements: what needs the others. A seat asks to take something back, to let a bot play for somebody who has gone,
or to end a game that nobody plays any more; it is done when all who are asked have agreed.

It is persons who agree, each for the seat that is theirs, however long they are away: a bot never does.
"""

from __future__ import annotations

from guildtable.kernel.question import Seat
from guildtable.server.bus import Bus
from guildtable.server.bus.hints import TableChanged
from guildtable.server.matches.draft import Draft
from guildtable.server.matches.held import Held
from guildtable.server.matches.matches import Matches
from guildtable.server.play.substitutes import Substitutes
from guildtable.server.play.undoing import replies_back, still, take_back
from guildtable.server.protocol import Consent, Proposal, Refused, TakeBack
from guildtable.server.store.proposals import Proposals
from guildtable.server.tables.attendance import Attendance
from guildtable.server.tables.tables import Tables

DAY = 86400
GONE = "Nothing is asked for any more."


class Agreements:
    """Asks the persons of a table, and does what all of them want."""

    def __init__(
        self,
        matches: Matches,
        proposals: Proposals,
        substitutes: Substitutes,
        tables: Tables,
        attendance: Attendance,
        bus: Bus,
    ) -> None:
        self._matches, self._proposals, self._substitutes = matches, proposals, substitutes
        self._tables, self._attendance, self._bus = tables, attendance, bus

    async def ask_back(self, table: str, seat: Seat, sent: TakeBack) -> int:
        """Ask to take back the seat's last reply, and all that came after it. Alone among bots it is done at once."""
        done = await self._matches.done_before(table, seat, sent.key, f"take-back {sent.seq}")
        if done is not None:
            return done
        held = await self._matches.fresh(table)
        still(held.live, sent.seq)
        asked = Proposal(seat, replies_back(held.live, seat), sent.seq, (seat,))
        return await self._ask(held, asked, sent.key)

    async def ask_to_replace(self, table: str, seat: Seat, gone: Seat) -> int:
        """Ask the others to let a bot play for somebody who has gone without a word."""
        held = await self._playing(table)
        if gone == seat or gone not in held.people or held.live.is_bot(gone):
            raise Refused("not-now", "There is nobody to play for.")
        if gone not in held.live.waits_for:
            raise Refused("not-now", "Nobody waits for them now.")
        if _by_the_day(held):
            raise Refused("not-now", "This table is played by the day: its clock gives everybody their time.")
        if gone not in await self._attendance.absent(table):
            raise Refused("not-now", "They were here in the last five minutes; give them time.")
        return await self._ask(held, Proposal(seat, 0, held.live.seq, (seat,), "replace", gone=gone))

    async def ask_to_end(self, table: str, seat: Seat) -> int:
        """Ask the others to end the game here: nobody wins."""
        held = await self._playing(table)
        return await self._ask(held, Proposal(seat, 0, held.live.seq, (seat,), "end"))

    async def consent(self, table: str, seat: Seat, sent: Consent) -> int:
        """Agree, or not, to what another seat asks for."""
        done = await self._matches.done_before(table, seat, sent.key, f"take-back {sent.seq}")
        if done is not None:
            return done
        held, asked = await self._matches.fresh(table), await self._proposals.of(table)
        if asked is None or asked.seq != sent.seq or not _is_meant(asked, sent):
            raise Refused("stale", GONE)
        if not sent.agree:
            await self._settle(table, asked)
            return 0
        still(held.live, asked.seq)
        agreed = await self._proposals.agree(table, asked, seat)
        if agreed is None:
            raise Refused("stale", GONE)
        return await self._do_if_agreed(held, agreed, seat, sent.key)

    async def _playing(self, table: str) -> Held:
        """The match, if it goes on: that it was ended stands with the table, and this node may hold it from before."""
        if (await self._tables.state(table)).state != "playing":
            raise Refused("not-now", "This game is over, or has not begun.")
        held = await self._matches.fresh(table)
        if held.live.match.position.over:
            raise Refused("not-now", "This game is over.")
        return held

    async def _ask(self, held: Held, wanted: Proposal, key: str = "") -> int:
        if not await self._still_to_agree(held, wanted):
            return await self._do(held, wanted, wanted.seat, key)
        asked = await self._proposals.put(held.id, wanted)
        if (asked.kind, asked.seat, asked.gone) != (wanted.kind, wanted.seat, wanted.gone):
            raise Refused("not-now", "Somebody has asked for something already: answer that first.", "already-asked")
        return await self._do_if_agreed(held, asked, wanted.seat, key)

    async def _do_if_agreed(self, held: Held, asked: Proposal, seat: Seat, key: str) -> int:
        if await self._still_to_agree(held, asked):
            await self._bus.hint(held.id, TableChanged())
            return 0
        seq = await self._do(held, asked, seat, key)
        await self._settle(held.id, asked)
        return seq

    async def _still_to_agree(self, held: Held, asked: Proposal) -> set[Seat]:
        """Whose word is still missing."""
        missing = set(held.people) - set(asked.agreed)
        if asked.kind == "replace":
            missing.discard(asked.gone)
        if missing and asked.kind == "end" and held.live.clocks is None:
            # Only whom the table has waited for all day. Where there is a clock, it sees to it that the game goes on;
            # and who has let a bot play, or waits for others, has not given the game up.
            missing -= held.live.waits_for & await self._attendance.absent(held.id, DAY)
        return missing

    async def _do(self, held: Held, asked: Proposal, seat: Seat, key: str) -> int:
        """Do what all have agreed to, unless something has happened since it was asked for."""
        if asked.gone is not None:
            return await self._substitutes.substitute(held.id, asked.gone, asked.seq)
        if asked.kind == "end":
            held.ended = True
            await self._tables.end(held.id)
            return 0

        def make(draft: Draft) -> None:
            still(draft.live, asked.seq)
            take_back(draft, asked.seat, asked.count)

        return await self._matches.once(held.id, seat, make, key, f"take-back {asked.seq}")

    async def _settle(self, table: str, asked: Proposal) -> None:
        await self._proposals.drop(table, asked)
        await self._bus.hint(table, TableChanged())


def _is_meant(asked: Proposal, sent: Consent) -> bool:
    """Does the answer speak of this proposal? One that names none can only mean the first take-back of its step."""
    if sent.proposal or not sent.agree:
        return sent.proposal in {"", asked.id}
    return asked.kind == "take-back" and asked.id == f"{asked.seq}.1"


def _by_the_day(held: Held) -> bool:
    """May a reply take a day or more?"""
    clocks = held.live.clocks
    if clocks is None:
        return False
    return clocks.rules.by_the_day or (clocks.rules.move or clocks.rules.game or 0) >= DAY
