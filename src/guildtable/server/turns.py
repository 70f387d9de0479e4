"""Turns that no person takes: bots', and those of clocks that have run out. Taken from one table of what is due.

Any number of workers may sweep: what one has taken, the others pass over, until its lease ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from random import Random

import structlog

from guildtable.bots.player import BOT
from guildtable.kernel.question import Seat
from guildtable.server import errands
from guildtable.server.acts import Acts
from guildtable.server.alarms import BOT_TURN, TIME_UP, Pace, bot_turn, bots_asked
from guildtable.server.clock import ServerClock
from guildtable.server.held import Held
from guildtable.server.logs import fault
from guildtable.server.matches import Matches
from guildtable.server.metrics import THOUGHTS
from guildtable.server.protocol import Refused, Reply
from guildtable.server.store.database import AWAY
from guildtable.server.store.journal import Journal
from guildtable.server.thinking import Thinkers, thought
from guildtable.server.traces import span

log = structlog.get_logger()


class Sweep:
    """Looks for what is due of one kind, and does it, so many at a time."""

    def __init__(
        self,
        kind: str,
        do: Callable[[str], Awaitable[None]],
        journal: Journal,
        clock: ServerClock,
        lease: float,
        every: float,
        at_once: int = 4,
    ) -> None:
        self._kind, self._do, self._journal, self._clock = kind, do, journal, clock
        self._lease, self._every, self._at_once = lease, every, at_once
        self._running: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None
        self._busy = asyncio.Lock()

    def start(self) -> None:
        """Sweep until stopped."""
        self._task = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Take nothing more, and finish what was taken."""
        await errands.stop(self._task, self._busy)
        if self._running:
            await asyncio.wait(self._running, timeout=5)

    async def _sweep(self) -> None:
        while True:
            free, taken = self._at_once - len(self._running), list[str]()
            try:
                async with self._busy:
                    taken = await self._journal.claim(self._kind, self._clock.now, self._lease, free) if free else []
            except Exception as error:  # noqa: BLE001  the database is away: wait for it
                log.warning("sweep", kind=self._kind, error=type(error).__name__)
                await asyncio.sleep(1.0)
            for match in taken:
                task = asyncio.create_task(self._one(match))
                self._running.add(task)
                task.add_done_callback(self._running.discard)
            if len(taken) < max(free, 1):
                await self._pause()

    async def _pause(self) -> None:
        if self._running and len(self._running) >= self._at_once:
            await asyncio.wait(self._running, return_when=asyncio.FIRST_COMPLETED)
        else:
            await asyncio.sleep(self._every)

    async def _one(self, match: str) -> None:
        until, pause = time.monotonic() + self._lease, 0.5
        while True:
            try:
                await self._do(match)
                return
            except (*AWAY, BrokenProcessPool) as error:  # it stays ours for a while: nobody else could take it either
                log.warning("turn", kind=self._kind, match=match, **fault(error))
            except Exception as error:  # noqa: BLE001  whatever it was: the lease ends, and somebody tries again
                log.warning("turn", kind=self._kind, match=match, **fault(error))
                return
            if time.monotonic() + pause > until:
                return
            await asyncio.sleep(pause)
            pause *= 2


class Bots:
    """Bots' turns: thought about in processes of their own, answered like anybody's."""

    def __init__(self, matches: Matches, journal: Journal, clock: ServerClock, pace: Pace, processes: int) -> None:
        self._matches, self._journal, self._clock, self._pace = matches, journal, clock, pace
        self._thinkers = Thinkers(processes)

    async def turn(self, match: str) -> None:
        """Answer for a bot that is due, and set the alarm for what comes next."""
        held = await self._matches.fresh(match)
        live, at = held.live, await self._journal.due(match, BOT_TURN)
        if at is None or at > self._clock.now:
            return  # something has happened since it was due, and the bot is to wait again
        if not held.ended and bots_asked(live) and bot_turn(live, self._clock.now, self._pace) is not None:
            seat = next(seat for seat in live.asked if live.is_bot(seat))
            began = time.perf_counter()
            await self._answer(held, seat)
            THOUGHTS.labels(live.game.name).observe(time.perf_counter() - began)
        else:
            await self._journal.reset(match, BOT_TURN, at, None)
        if held.told is None:
            self._matches.release(match, held)

    async def _answer(self, held: Held, seat: Seat) -> None:
        live = held.live
        print_ = live.question(seat)
        given = thought(live.match.position, seat, live.players[seat].removeprefix(BOT), held.tosses(seat))
        try:
            with span("bot thought", table=held.id, game=live.game.name, bot=live.players[seat].removeprefix(BOT)):
                paths = await self._thinkers.ask(given)
        except (BrokenProcessPool, TimeoutError):
            raise  # to be asked again
        except Exception as error:  # noqa: BLE001  a bot at a loss must not hold up the table: any answer will do
            log.error("bot", table=held.id, **fault(error))
            choice = live.match.position.choice(seat)
            paths = choice.write(choice.any(Random(held.tosses(seat))))  # noqa: S311
        with contextlib.suppress(Refused):  # stale: something happened, and its alarm is set
            await self._matches.reply(held.id, seat, Reply(bot_key(live.seq, seat), print_, paths), bot=True)

    def close(self) -> None:
        """Let the processes go."""
        self._thinkers.close()


def bot_key(seq: int, seat: Seat) -> str:
    """A key no client can send, for it has blanks: nobody can use up a bot's keys and so keep it from answering."""
    return f"bot {seq} {seat}"


class TimeUp:
    """Somebody's clock has run out: a bot plays for them until they return."""

    def __init__(self, matches: Matches, acts: Acts, journal: Journal, clock: ServerClock) -> None:
        self._matches, self._acts, self._journal, self._clock = matches, acts, journal, clock

    async def turn(self, match: str) -> None:
        """Seat a bot for everyone whose time is up."""
        at = await self._journal.due(match, TIME_UP)
        held = await self._matches.fresh(match)
        clocks = held.live.clocks
        late = clocks.late(self._clock.now) if clocks else []
        for seat in late:
            await self._acts.substitute(match, seat)
        if not late:
            await self._journal.reset(match, TIME_UP, at, clocks.next_deadline if clocks else None)
        if held.told is None:
            self._matches.release(match, held)
