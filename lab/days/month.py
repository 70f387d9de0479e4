"""The month: tables by the day at nodes that are killed, at a site that is down now and then, in time that is moved."""

from __future__ import annotations

import contextlib
import json
import math
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from random import Random
from typing import Any

from sqlalchemy import func, insert, select

from guildtable.server.calls.call_settings import Wishes
from guildtable.server.matches.alarms import TIME_UP
from guildtable.server.node import Node
from guildtable.server.protocol import ClockRules, Refused
from guildtable.server.settings import Settings
from guildtable.server.store.schema import calls, due, mailboxes, outages, vacations
from guildtable.server.store.site_clock import AFTERWARDS
from guildtable.server.tables.plan import Plan
from lab.days.checker import World, broken
from lab.days.history import Called, History, Question
from lab.days.people import HOUR, Person, a_channel, a_temper, a_wall
from lab.days.sweeper import Sweeper
from tests.server.calls.browser import Browser
from tests.server.calls.listener import Listener, listening
from tests.server.mail.post_office import PostOffice, post_office
from tests.server.sitting import any_reply

START = datetime(2027, 3, 9, 6, tzinfo=UTC).timestamp()
"""Within the thirty days after it summer begins in America and Europe, and ends in Chile and Australia."""
STEP = 30.0
DAY = 86400.0
CLOCK = ClockRules(move=12 * 3600, bank=72 * 3600, vacation=True)
"""Every other table allows vacation: where it does not, whoever stalls is out of time."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """How much of it."""

    tables: int
    days: float
    seed: int
    nodes: int = 2
    """Where people play; as many processes do what is due, and are killed."""


class Month:
    """A month at a site, and what came of it."""

    def __init__(self, wanted: Wanted, url: str, say: Callable[[str], None] = print) -> None:
        self._wanted, self._url, self._say, self._rng = wanted, url, say, Random(wanted.seed)
        self.history, self._nodes, self._sweepers = History(), list[Node](), list[Sweeper]()
        self._people: dict[str, Person] = {}
        self._seats: dict[str, list[Person]] = {}
        self._vacation: dict[str, bool] = {}
        self._open: dict[tuple[str, int], Question] = {}
        self.counts = dict.fromkeys(("replies", "tables", "outages", "kills", "steps", "returned", "lost on time"), 0)
        self._service, self._hook = Listener(), Listener()
        self._office: PostOffice | None = None

    @property
    def _now(self) -> float:
        return self._nodes[0].clock.time

    async def run(self) -> list[str]:
        """Let the time pass; every promise that was broken."""
        with post_office() as office:
            async with listening(201) as service, listening(204) as hook:
                self._service, self._hook, self._office = service, hook, office
                try:
                    self._nodes = [await Node.open(Settings(**self._given())) for _ in range(self._wanted.nodes)]
                    self._sweepers = [await Sweeper.start(self._given()) for _ in range(self._wanted.nodes)]
                    await self._begin()
                    await self._pass()
                    return broken(self.history, await self._world(), self._now)
                finally:
                    for sweeper in self._sweepers:
                        await sweeper.end()
                    for node in self._nodes:
                        await node.close()

    def _given(self) -> dict[str, Any]:
        """The settings of every node."""
        office = self._office
        assert office
        given: dict[str, Any] = {"database": self._url, "pace": 0.0, "undo_window": 0.0, "movable_time": True}
        given |= {"public_url": "https://table.example", "call_hosts": ["127.0.0.1"], "nats": "", "connections": 6}
        given |= {"smtp": f"smtp://127.0.0.1:{office.port}?starttls=no", "mail_from": "Guildtable <t@table.example>"}
        return given | {"day_tables_per_player": 1000, "day_tables_at_most": 1000}

    async def _begin(self) -> None:
        await self._move(START - self._now)
        count = max(2, self._wanted.tables // 2)
        for number in range(count):
            await self._newcomer(number)
        everybody = list(self._people.values())
        for number in range(self._wanted.tables):
            await self._sit_down(everybody[number % count], everybody[(number * 7 + 1 + number // count) % count])

    async def _newcomer(self, number: int) -> None:
        node, wall = self._nodes[0], a_wall(number, self._rng)
        player, _ = await node.players.guest(f"Person {number}")
        person = Person(player, wall, a_channel(number), a_temper(number))
        self._people[player.id] = person
        if person.channel == "mail":
            async with node.database.engine.begin() as transaction:
                new = {"address": f"{player.id}@example.org", "player": player.id, "since": 0.0}
                await transaction.execute(insert(mailboxes).values(new))
        await self._wish(person)
        if person.channel == "push":
            await self._subscribe(person)
        person.comes_at = self._now + self._rng.uniform(0.0, 12 * HOUR)

    async def _wish(self, person: Person) -> None:
        """Say when they sleep, and how they are called."""
        wall, hook = person.wall, f"{self._hook.url}/{person.player.id}" if person.channel == "webhook" else ""
        hours = wall.zone, wall.quiet_from, wall.quiet_hours, wall.weekends
        wishes = Wishes(*hours, "each" if person.channel == "mail" else "off", hook)
        await self._any().call_settings.change(person.player.id, wishes, "en")
        if person.channel != "push":
            self.history.reachable[person.player.id].append((self._now, math.inf))

    def _out_of_reach(self, player: str) -> None:
        spans = self.history.reachable[player]
        spans[-1] = (spans[-1][0], min(spans[-1][1], self._now))

    async def _subscribe(self, person: Person) -> None:
        person.browser = Browser(f"{self._service.url}/{person.player.id}")
        await self._any().call_settings.add(person.player.id, person.browser.subscription, "", "en")
        self.history.reachable[person.player.id].append((self._now, math.inf))

    def _any(self) -> Node:
        return self._rng.choice(self._nodes)

    async def _sit_down(self, host: Person, guest: Person) -> None:
        if host is guest:
            guest = next(one for one in self._people.values() if one is not host)
        node = self._any()
        clock = replace(CLOCK, vacation=self.counts["tables"] % 2 == 0)
        table = await node.tables.open(host.player, Plan("capital-lux", ("me", "open"), {}, clock, listed=False))
        await node.tables.sit(table, guest.player, None, "")
        await node.tables.begin(table, host.player)
        await node.matches.held(table)
        self._seats[table] = [host, guest]
        self._vacation[table] = clock.vacation
        for person in (host, guest):
            person.tables.add(table)
        self._here(host, table)
        self._here(guest, table)
        self.counts["tables"] += 1
        await self._look(table)

    def _here(self, person: Person, table: str) -> None:
        self.history.acts[person.player.id].append(self._now)
        self.history.note(table, self._now, f"{person.player.name} is here, {person.wall.time_of_day(self._now)}")

    async def _pass(self) -> None:
        ends, told = START + self._wanted.days * DAY, START
        outage, kill = self._now + self._rng.uniform(0.5, 4) * DAY, self._now + self._rng.uniform(0.1, 1) * DAY
        while self._now < ends:
            at = min(await self._next(), outage, kill, self._now + HOUR)
            await self._move(math.ceil(max(at, self._now + 1) / STEP) * STEP - self._now)
            if self._now >= outage:
                await self._be_down()
                outage = self._now + self._rng.uniform(1, 5) * DAY
            if self._now >= kill:
                await self._kill()
                kill = self._now + self._rng.uniform(0.2, 1.5) * DAY
            await self._sweep()
            await self._visits()
            self.counts["steps"] += 1
            if self._now > told + DAY:
                told += DAY
                self._say(f"day {(self._now - START) / DAY:.0f}: {self._summary()}")

    def _summary(self) -> str:
        return (
            ", ".join(f"{count} {what}" for what, count in self.counts.items()) + f", {len(self.history.calls)} calls"
        )

    async def _move(self, seconds: float) -> None:
        await self._nodes[0].clock.move_on(seconds)
        for node in self._nodes[1:]:
            await node.clock.beat()

    async def _next(self) -> float:
        """When something is due, or somebody comes."""
        node = self._nodes[0]
        async with node.database.engine.connect() as connection:
            call = (await connection.execute(select(func.min(calls.c.at)))).scalar()
            clock = (await connection.execute(select(func.min(due.c.at)).where(due.c.kind == TIME_UP))).scalar()
        found = [person.comes_at for person in self._people.values()]
        if call is not None:
            found.append(call)
        if clock is not None:
            found.append(self._now + clock - node.clock.now)
        return min(found)

    async def _be_down(self) -> None:
        """The whole site is away for a while."""
        seconds = self._rng.choice((900.0, 2 * HOUR, 9 * HOUR, 20 * HOUR)) * self._rng.uniform(0.5, 1.5)
        before = self._now
        await self._nodes[0].clock.move_on(seconds, asleep=True)
        for node in self._nodes[1:]:
            await node.clock.beat()
        self.counts["outages"] += 1
        for table in self._seats:
            self.history.note(table, before, f"the site is down for {seconds / HOUR:.1f} h")

    async def _kill(self) -> None:
        """A process is killed in the midst of what it does, and another takes its place."""
        place = self._rng.randrange(len(self._sweepers))
        self._sweepers[place] = await self._sweepers[place].be_killed(self._rng.uniform(0.0, 0.08))
        self.history.kills.append(self._now)
        self.counts["kills"] += 1
        for table in list(self._seats):  # nobody says what it had come to
            await self._look(table)
            await self._bots(table)
        await self._heard()

    async def _sweep(self) -> None:
        self._service.answers = [self._rng.choices((201, 503, 429, 410), (94, 3, 2, 1))[0]]
        self._service.headers = {"retry-after": "60"}
        self._hook.answers = [self._rng.choices((204, 500), (97, 3))[0]]
        for sweeper in self._sweepers:
            for table in await sweeper.sweep():
                await self._look(table)
                await self._bots(table)
        await self._heard()

    async def _heard(self) -> None:
        """What came at the push service, at the post office and at the webhook; who is called, comes by and by."""
        now, office = self._now, self._office
        assert office
        for posted in self._service.posted:
            person = self._people[posted.path[1:]]
            assert person.browser
            table = person.browser.read(posted)["url"].removeprefix("/t/")
            self._called(Called(now, person.player.id, table, "push", posted.path, posted.answer == 201))
            if posted.answer == 410:
                self._out_of_reach(person.player.id)
        for posted in self._hook.posted:
            table = json.loads(posted.body)["url"].removeprefix("/t/")
            self._called(Called(now, posted.path[1:], table, "webhook", posted.path, posted.answer == 204))
            if (await self._nodes[0].call_settings.of(posted.path[1:])).webhook_off:  # after three tries
                self._out_of_reach(posted.path[1:])
        for letter in office.letters:
            player = str(letter["To"]).partition("@")[0]
            for table in re.findall(r"/t/([0-9a-z]+)", letter.get_content()):
                self._called(Called(now, player, table, "mail", "letter"))
        for came in (self._service.posted, self._hook.posted, office.letters):
            came.clear()

    def _called(self, call: Called) -> None:
        person = self._people[call.player]
        self.history.calls.append(call)
        how = "is called" if call.came else "would be called, and cannot"
        wall = person.wall.time_of_day(call.at)
        self.history.note(call.table, call.at, f"{person.player.name} {how} by {call.channel}, {wall}")
        if call.came:
            person.comes_at = min(person.comes_at, call.at + person.delay(self._rng))

    async def _visits(self) -> None:
        for person in [one for one in self._people.values() if one.comes_at <= self._now]:
            if person.wall.sleeps(self._now):
                person.comes_at = self._now + self._rng.uniform(0.2, 2) * HOUR
                continue
            await self._visit(person)
            person.comes_at = self._now + max(6 * HOUR, person.delay(self._rng) * 4)

    async def _visit(self, person: Person) -> None:
        node = self._any()
        if person.channel == "push" and not (await node.call_settings.of(person.player.id)).devices:
            await self._subscribe(person)
        if person.channel == "webhook" and (await node.call_settings.of(person.player.id)).webhook_off:
            await self._wish(person)  # which switches it on again
        for table in sorted(person.tables):
            seat = self._seats[table].index(person)
            live = (await node.matches.fresh(table)).live
            if live.is_bot(seat):
                with contextlib.suppress(Refused):
                    await node.substitutes.come_back(table, person.player)
                    self.counts["returned"] += 1
                await self._look(table)
            live = (await node.matches.fresh(table)).live
            if seat not in live.waits_for:
                continue
            self._here(person, table)
            await node.attendance.here(table, person.player)
            while seat in live.waits_for:
                await node.matches.reply(table, seat, any_reply(live, seat, self._rng))
                self.counts["replies"] += 1
                await self._look(table)
                live = (await node.matches.fresh(table)).live
            await self._bots(table)
            await self._end_if_over(table)

    async def _bots(self, table: str) -> None:
        """Bots answer at once for who is out of time, as long as somebody plays."""
        node = self._any()
        while True:
            live = (await node.matches.fresh(table)).live
            seat = next((seat for seat in live.asked if live.is_bot(seat)), None)
            if seat is None or live.nobody_plays:
                return
            await node.matches.reply(table, seat, any_reply(live, seat, self._rng), bot=True)
            await self._look(table)

    async def _look(self, table: str) -> None:
        """Who is asked there now, and since when."""
        live = (await self._nodes[0].matches.fresh(table)).live
        for seat, person in enumerate(self._seats[table]):
            number = live.since.get(seat, live.asked_at) if seat in live.waits_for else None
            known = self._open.get((table, seat))
            if known and known.number != number:
                known.over, known.ended_by = self._now, "bot" if live.is_bot(seat) else "reply"
                del self._open[table, seat]
                self.history.note(table, self._now, f"{person.player.name}: {known.ended_by} at step {live.seq}")
                self.counts["lost on time"] += known.ended_by == "bot"
            if number is not None and (table, seat) not in self._open:
                off = self._vacation[table]
                question = Question(table, seat, person.player.id, number, self._now, vacation=off)
                self._open[table, seat] = question
                self.history.questions.append(question)
                self.history.note(table, self._now, f"{person.player.name} is asked, by step {number}")

    async def _end_if_over(self, table: str) -> None:
        live = (await self._nodes[0].matches.fresh(table)).live
        if live.match.position.over:
            host, guest = self._seats.pop(table)
            for person in (host, guest):
                person.tables.discard(table)
            await self._sit_down(guest, host)

    async def _world(self) -> World:
        async with self._nodes[0].database.engine.connect() as connection:
            down = [(row.since, row.until + AFTERWARDS) for row in await connection.execute(select(outages))]
            away: dict[str, list[tuple[float, float]]] = {}
            for row in await connection.execute(select(vacations)):
                away.setdefault(row.player, []).append((row.since, row.until))
        walls = {player: person.wall for player, person in self._people.items()}
        self._say(f"{self._summary()}, {sum(map(len, away.values()))} days of vacation")
        return World(float(CLOCK.move or 0), float(CLOCK.bank or 0), walls, down, away)
