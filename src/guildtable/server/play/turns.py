"""Turns that no person takes: bots', and those of clocks that have run out. Taken from one table of what is due.

Any number of workers may sweep: what one has taken, the others pass over, until its lease ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from random import Random

from guildtable.bots.limit import Limit
from guildtable.bots.player import thinking
from guildtable.kernel.question import Seat
from guildtable.server.matches.alarms import BOT_TURN, TIME_UP, Pace, bot_turn, bots_asked
from guildtable.server.matches.day_clocks import EARLY, DayClocks, Today
from guildtable.server.matches.draft import Draft
from guildtable.server.matches.held import Held
from guildtable.server.matches.matches import Matches
from guildtable.server.ops.background import Background
from guildtable.server.ops.logs import log_fault
from guildtable.server.ops.metrics import THOUGHTS, THOUGHTS_LOST, TURNS_FAILED
from guildtable.server.ops.traces import act, following, span
from guildtable.server.play.substitutes import Substitutes
from guildtable.server.play.thinking import Thinkers, thought
from guildtable.server.protocol import Refused, Reply
from guildtable.server.store.database import AWAY
from guildtable.server.store.journal import Journal
from guildtable.server.store.site_clock import SiteClock
from guildtable.server.tables.vacations import Vacations

HURRY = 1.0
"""Seconds that a bot may be late before it thinks shorter, so that the line gets shorter too."""
SHORTEST = 0.01
KILLED, SLOW, AT_A_LOSS = "killed", "slow", "at a loss"
"""Why a thought came to nothing."""

type Claim = Callable[[str, float, float, int], Awaitable[list[str]]]
"""Claims what is due: of a kind, at a tick, for so long, at most so many."""


class Sweep:
    """Does what is due of one kind, at most `at_once` at a time."""

    def __init__(
        self,
        kind: str,
        do: Callable[[str], Awaitable[None]],
        claim: Claim,
        clock: SiteClock,
        lease: float,
        every: float,
        at_once: int = 4,
    ) -> None:
        self._kind, self._do, self._take, self._clock = kind, do, claim, clock
        self._lease, self._at_once = lease, at_once
        self._running: set[asyncio.Task[None]] = set()
        self._failed = TURNS_FAILED.labels(kind)
        self._claiming = Background(f"sweep.claim {kind}", every, self._claim)

    def start(self) -> None:
        """Sweep until stopped, from now on."""
        self._claiming.start()
        self._claiming.wake()

    async def stop(self) -> None:
        """Take nothing more, and finish what was taken."""
        await self._claiming.stop()
        if self._running:
            await asyncio.wait(self._running, timeout=5)

    async def _claim(self) -> None:
        """Take as much of what is due as can be done side by side."""
        free = self._at_once - len(self._running)
        for match in await self._take(self._kind, self._clock.now, self._lease, free) if free else []:
            task = asyncio.create_task(self._one(match))
            self._running.add(task)
            task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        if len(self._running) >= self._at_once:  # more may have waited for it
            self._claiming.wake()
        self._running.discard(task)

    async def _one(self, match: str) -> None:
        until, pause = time.monotonic() + self._lease, 0.5
        while True:
            try:
                await self._do(match)
                return
            except (*AWAY, BrokenProcessPool) as error:  # it stays ours for a while: nobody else could take it either
                self._failed.inc()
                log_fault("turn failed", error, kind=self._kind, match=match)
            except Exception as error:  # noqa: BLE001  whatever it was: the lease ends, and somebody tries again
                self._failed.inc()
                log_fault("turn failed", error, kind=self._kind, match=match)
                return
            if time.monotonic() + pause > until:
                return
            await asyncio.sleep(pause)
            pause *= 2


class Bots:
    """Takes bots' turns: it thinks in other processes and replies like any player."""

    def __init__(self, matches: Matches, journal: Journal, clock: SiteClock, pace: Pace, processes: int) -> None:
        self._matches, self._journal, self._clock, self._pace = matches, journal, clock, pace
        self.thinkers = Thinkers(processes)
        for why in (KILLED, SLOW, AT_A_LOSS):  # told from the start: Prometheus sees a counter rise, not appear
            THOUGHTS_LOST.labels(why)

    async def turn(self, match: str) -> None:
        """Answer for a bot that is due, and set the alarm for what comes next."""
        at = await self._journal.due(match, BOT_TURN)  # before the match: what is set after it is new
        held = await self._matches.fresh(match)
        live = held.live
        if at is None or at > self._clock.now or await self._journal.due(match, BOT_TURN) != at:
            return  # something has happened since it was due, and what was set then holds
        if not held.ended and bots_asked(live) and bot_turn(live, self._clock.now, self._pace) is not None:
            seat = next(seat for seat in live.asked if live.is_bot(seat))
            began = time.perf_counter()
            with following("bot turn", match, live.stamp):
                await self._answer(held, seat, self._clock.now - at)
            THOUGHTS.labels(live.game.name).observe(time.perf_counter() - began)
        else:
            await self._journal.reset(match, BOT_TURN, at, None)
        if held.on_written is None:
            self._matches.release(match, held)

    async def _answer(self, held: Held, seat: Seat, late: float) -> None:
        live = held.live
        question = live.question(seat)
        kind = hurried(live.sitter(seat).bot or "", late)
        given = thought(live.match.position, seat, kind, held.tosses(seat))
        try:
            with span("bot thought", table=held.id, game=live.game.name, bot=kind):
                paths = await self.thinkers.ask(given)
        except (BrokenProcessPool, TimeoutError) as error:
            THOUGHTS_LOST.labels(SLOW if isinstance(error, TimeoutError) else KILLED).inc()
            raise  # to be asked again
        except Exception as error:  # noqa: BLE001  a bot at a loss must not hold up the table: any answer will do
            THOUGHTS_LOST.labels(AT_A_LOSS).inc()
            log_fault("bot.choose failed", error, logging.ERROR, table=held.id)
            choice = live.match.position.choice(seat)
            paths = choice.write(choice.any(Random(held.tosses(seat))))  # noqa: S311
        # Refused is what is stale: something happened, and its alarm is set.
        with contextlib.suppress(Refused), act("bot reply", held.id):
            await self._matches.reply(held.id, seat, Reply(bot_key(live.seq, seat), question, paths), bot=True)

    def close(self) -> None:
        """End the processes."""
        self.thinkers.close()


def hurried(kind: str, late: float) -> str:
    """The bot as it thinks when it is late: the later, the shorter."""
    thinks = thinking(kind)
    if thinks is None or late <= HURRY or not thinks[1].seconds:
        return kind
    search, limit = thinks
    return f"{search}:{Limit(seconds=max(SHORTEST, limit.seconds / (1 + late)))}"


def bot_key(seq: int, seat: Seat) -> str:
    """A key no client can send, for it has blanks: nobody can use up a bot's keys and so keep it from answering."""
    return f"bot {seq} {seat}"


class TimeUp:
    """Seats a bot for every person whose clock has run out. By the day they are first sent on vacation, if they can."""

    def __init__(
        self,
        matches: Matches,
        substitutes: Substitutes,
        journal: Journal,
        clock: SiteClock,
        vacations: Vacations | None = None,
    ) -> None:
        self._matches, self._substitutes, self._journal, self._clock = matches, substitutes, journal, clock
        self._vacations = vacations

    async def turn(self, match: str) -> None:
        """Seat a bot for everyone whose time is up."""
        at = await self._journal.due(match, TIME_UP)
        held = await self._matches.fresh(match)
        today = await self._matches.days.today(held.live, held.people)
        while today and await self._on_vacation(held, today):
            today = await self._matches.days.today(held.live, held.people)
        draft = Draft(held.live, self._clock.now, today)  # nothing is written by it: it knows who is late
        late = draft.late
        for seat in late:
            await self._substitutes.time_is_up(match, seat)
        if not late:
            await self._journal.reset(match, TIME_UP, at, draft.next_deadline)
        if held.on_written is None:
            self._matches.release(match, held)

    async def _on_vacation(self, held: Held, today: Today) -> bool:
        """Take a day of vacation for everyone whose bank is all but gone, where the table allows it."""
        clocks, taken = held.live.clocks, False
        if not isinstance(clocks, DayClocks) or not clocks.rules.vacation or self._vacations is None:
            return False
        for seat in clocks.thinking:
            times = clocks.times(seat, today)
            if times and times[1] - EARLY <= today.time and (player := held.people.get(seat)):
                taken |= await self._vacations.take_by_itself(player, times[1] - EARLY)  # though we may be late
        if taken:
            await self._substitutes.tell(held.id)
        return taken
