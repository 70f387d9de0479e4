"""Acts: what somebody at a table may do over the socket, or by post. Each is done when it returns."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert as upsert_postgres
from sqlalchemy.dialects.sqlite import insert as upsert_sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.bots.player import BOT
from guildtable.kernel.question import Illegal, Seat
from guildtable.kernel.record import Seated, Undone, Withdrawn
from guildtable.server.alarms import BOT_TURN, bots_asked
from guildtable.server.bus import Bus
from guildtable.server.clock import ServerClock
from guildtable.server.codec import encode
from guildtable.server.live import Draft, Live
from guildtable.server.matches import Make, Matches
from guildtable.server.players import Player
from guildtable.server.protocol import (
    Ack,
    Confirm,
    Consent,
    FromClient,
    FromServer,
    Hello,
    Ping,
    Pong,
    Proposal,
    Refused,
    Reply,
    Say,
    TakeBack,
    Undo,
)
from guildtable.server.store.journal import Journal
from guildtable.server.store.schema import proposals
from guildtable.server.table_state import read_proposal
from guildtable.server.tables import Tables
from guildtable.server.talk import Talk

SUBSTITUTE = "search"
"""The bot that plays for somebody who is away."""


class Acts:
    """Done for one seat, or for a spectator, who may only talk."""

    def __init__(
        self,
        matches: Matches,
        tables: Tables,
        talk: Talk,
        journal: Journal,
        engine: AsyncEngine,
        bus: Bus,
        clock: ServerClock,
    ) -> None:
        self._matches, self._tables, self._talk = matches, tables, talk
        self._journal, self._engine, self._bus, self._clock = journal, engine, bus, clock

    async def do(self, table: str, player: Player | None, seat: Seat | None, sent: FromClient) -> FromServer:
        """What was asked for; raises `Refused`."""
        if isinstance(sent, Ping):
            return Pong()
        if isinstance(sent, Hello):
            raise Refused("not-now", "Hello was said before.")
        if player is None:
            raise Refused("no-session", "Say who you are first: POST /api/guests.")
        if isinstance(sent, Say):
            await self._talk.say(table, player, seat, sent.key, sent.text)
            return Ack(sent.key, 0)
        if seat is None:
            raise Refused("forbidden", "You are watching; only those who sit at the table can do that.")
        match sent:
            case Reply():
                return Ack(sent.key, await self._matches.reply(table, seat, sent))
            case Undo():
                return Ack(sent.key, await self.undo(table, seat, sent))
            case TakeBack():
                return Ack(sent.key, await self.ask_back(table, seat, sent))
            case Consent():
                return Ack(sent.key, await self.consent(table, seat, sent))
            case Confirm():
                await self.confirm(table, seat)
                return Ack("", 0)

    async def undo(self, table: str, seat: Seat, sent: Undo) -> int:
        """Take back the seat's last reply."""

        def make(draft: Draft) -> None:
            _still(draft.live, sent.seq)
            if seat in draft.live.match.position.pending:
                draft.enter(Withdrawn(seat))
                return
            count, why = draft.live.undo(seat)
            if not count:
                raise Refused("undo-barred", why.id if why else "undo-barred-nothing-to-undo")
            draft.enter(Undone(seat, 1))

        return await self._once(table, make, sent.key, f"{seat} undo {sent.seq}")

    async def ask_back(self, table: str, seat: Seat, sent: TakeBack) -> int:
        """Ask the others. Bots agree to everything, so among bots it is done at once."""
        done = await self._matches.done_before(table, sent.key, f"{seat} take-back {sent.seq}")
        if done is not None:
            return done
        held = await self._matches.fresh(table)
        _still(held.live, sent.seq)
        count = _replies_back(held.live, seat)
        proposal = Proposal(seat, count, sent.seq, (seat,))
        if not _still_to_agree(held.live, proposal):
            return await self._take_back(table, proposal, sent.key)
        await self._propose(table, proposal)
        return 0

    async def consent(self, table: str, seat: Seat, sent: Consent) -> int:
        """Agree, or not, to what another seat asks for."""
        proposal = await self._proposal(table)
        if proposal is None or proposal.seq != sent.seq:
            raise Refused("stale", "Nothing is asked for any more.")
        if not sent.agree:
            await self._settle(table)
            return 0
        held = await self._matches.fresh(table)
        _still(held.live, proposal.seq)
        agreed = replace(proposal, agreed=tuple(sorted({*proposal.agreed, seat})))
        if _still_to_agree(held.live, agreed):
            await self._propose(table, agreed)
            return 0
        return await self._take_back(table, agreed, sent.key)

    async def confirm(self, table: str, seat: Seat) -> None:
        """Bots need not wait for this person any longer."""
        held = await self._matches.fresh(table)
        history = held.live.match.history
        if history and history[-1].seat == seat and bots_asked(held.live):
            await self._journal.alarm(table, {BOT_TURN: self._clock.now})

    async def leave(self, table: str, player: Player) -> None:
        """Before the game: stand up. In it: a bot plays on until the person returns."""
        state = await self._tables.state(table)
        seat = await self._tables.seat_of(table, player)
        if seat is None and (state.state != "open" or state.host != player.id):
            raise Refused("forbidden", "You do not sit at this table.")
        if state.state == "open" and await self._tables.stand_up(table, player):
            return
        if seat is not None and state.state in {"open", "playing"}:  # if it was open, it has begun meanwhile
            await self.substitute(table, seat)
        await self._tables.seen(table, player, 0)

    async def substitute(self, table: str, seat: Seat) -> None:
        """A bot takes the seat."""

        def make(draft: Draft) -> None:
            if not draft.live.match.position.over and not draft.live.is_bot(seat):
                draft.enter(Seated(seat, BOT + SUBSTITUTE))

        await self._seated(table, make)

    async def come_back(self, table: str, player: Player) -> None:
        """The person takes the seat again."""
        seat = await self._tables.seat_of(table, player)
        if seat is None:
            raise Refused("forbidden", "You do not sit at this table.")

        def make(draft: Draft) -> None:
            if not draft.live.match.position.over and draft.live.is_bot(seat):
                draft.enter(Seated(seat, player.name))

        await self._seated(table, make)

    async def replace_absent(self, table: str, asking: Player, seat: Seat) -> None:
        """The others let a bot play for somebody who has gone without a word."""
        state = await self._tables.state(table)
        if all(other.player != asking.id for other in state.seats):
            raise Refused("forbidden", "Only those who sit at the table can do that.")
        if state.state != "playing" or seat not in range(len(state.seats)):
            raise Refused("not-now", "There is nobody to play for.")
        if state.seats[seat].here:
            raise Refused("not-now", "They are here; give them time.")
        await self.substitute(table, seat)

    async def _seated(self, table: str, make: Make) -> None:
        await self._matches.act(table, make)
        await self._bus.hint(table, "table")

    async def _once(self, table: str, make: Make, key: str, body: str) -> int:
        try:
            return await self._matches.act(table, make, key, body)
        except Refused:
            done = await self._matches.done_before(table, key, body)
            if done is None:
                raise
            return done

    async def _take_back(self, table: str, proposal: Proposal, key: str) -> int:
        def make(draft: Draft) -> None:
            _still(draft.live, proposal.seq)
            try:
                draft.enter(Undone(proposal.seat, proposal.count))
            except Illegal as error:
                raise Refused("undo-barred", str(error)) from None

        seq = await self._once(table, make, key, f"{proposal.seat} take-back {proposal.seq}")
        await self._settle(table)
        return seq

    async def _proposal(self, table: str) -> Proposal | None:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(proposals).where(proposals.c.match == table))
            row = found.mappings().first()
        return read_proposal(row) if row else None

    async def _propose(self, table: str, asked: Proposal) -> None:
        upsert = upsert_postgres if self._engine.dialect.name == "postgresql" else upsert_sqlite
        values = {"seat": asked.seat, "count": asked.count, "seq": asked.seq, "agreed": encode(asked.agreed).decode()}
        new = upsert(proposals).values(match=table, **values)
        async with self._engine.begin() as transaction:
            await transaction.execute(new.on_conflict_do_update(index_elements=["match"], set_=values))
        await self._bus.hint(table, "table")

    async def _settle(self, table: str) -> None:
        async with self._engine.begin() as transaction:
            await transaction.execute(delete(proposals).where(proposals.c.match == table))
        await self._bus.hint(table, "table")


def _still(live: Live, seq: int) -> None:
    if live.seq != seq:
        raise Refused("stale", "Something has happened meanwhile; look at the table again.")


def _replies_back(live: Live, seat: Seat) -> int:
    """How many replies go back to, and over, the seat's last one. After the end the cards are open: it stands."""
    if live.match.position.over:
        raise Refused("undo-barred", "undo-barred-the-game-is-over")
    history = live.match.history
    for count, past in enumerate(reversed(history), start=1):
        if past.seat == seat:
            return count
    raise Refused("undo-barred", "undo-barred-nothing-to-undo")


def _still_to_agree(live: Live, proposal: Proposal) -> list[Seat]:
    return [seat for seat in range(len(live.players)) if not live.is_bot(seat) and seat not in proposal.agreed]
