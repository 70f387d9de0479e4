"""A run: parties at the tables of a site, faults all the while, and then the verdict."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
import zlib
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import httpx

from lab.faults.checker import gone, wrongs
from lab.faults.guest import Guest
from lab.faults.history import Kept, Written, plain
from lab.faults.mischief import Mischief
from lab.faults.party import Party, plans
from lab.faults.site import Site
from lab.faults.tally import Tally

COUNTERS = {"conflicts": "guildtable_conflicts_total", "missed_hints": "guildtable_missed_hints_total"}
STUCK = 90.0
"""Seconds without an acknowledged reply after which a run is given up."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """How much of everything."""

    acks: int
    faults: int
    seed: int
    tables: int = 10
    """At once."""


class Stuck(AssertionError):
    """Nothing happens any more."""


class Run:
    """One run, in a folder of its own."""

    def __init__(self, wanted: Wanted, folder: Path, say: Callable[[str], None]) -> None:
        self._wanted, self._folder, self._say = wanted, folder, say
        self._rng = Random(wanted.seed)
        self.site = Site(folder)
        self.linger = 0.0
        """Seconds that guests stay after the end: where the database may forget it, it may not have been the end."""
        self.lossy = False
        """May the database forget what it has acknowledged?"""
        self.doors, self._opening = asyncio.Event(), 0
        self.doors.set()
        """While they are open, tables are opened."""
        self.gone = 0
        """Replies that were acknowledged, and are gone."""
        self.tally = Tally()
        self.parties: list[Party] = []
        self._guests: set[Guest] = set()
        self._playing: dict[asyncio.Task[None], Party] = {}
        self._mischief = Mischief(self.site, self._guests, self.tally, Random(wanted.seed + 1))
        self._began = time.monotonic()
        self._counted: Counter[tuple[int, str]] = Counter()

    async def __call__(self) -> dict[str, Any]:
        """Everything; the summary says what was wrong."""
        try:
            await self.site.open()
            return await self._run()
        finally:
            await self.site.close()

    async def _run(self) -> dict[str, Any]:
        self._say(f"seed {self._wanted.seed}: a site is up after {time.monotonic() - self._began:.1f} s")
        self._began = self.tally.acked_at = time.monotonic()
        wrong: list[str] = []
        try:
            await self._play()
        except (Stuck, BaseExceptionGroup) as error:
            wrong.append(f"{type(error).__name__}: {error}")
            wrong += [f"{part!r}" for part in getattr(error, "exceptions", ())]
        played = time.monotonic() - self._began
        wrong += [*self.tally.troubles, *await self._judge()]
        return self._summary(wrong, played)

    async def _play(self) -> None:
        limits = httpx.Limits(max_connections=50, max_keepalive_connections=0)
        async with httpx.AsyncClient(timeout=20, limits=limits, trust_env=False) as http:
            faults = asyncio.create_task(self._spoil())
            watch = asyncio.create_task(self._watch(http))
            try:
                while self._wants_more() or self._playing:
                    while self._wants_more() and len(self._playing) < self._wanted.tables:
                        self._open(http)
                    waiting = [*self._playing, watch, *([] if faults.done() else [faults])]
                    done, _ = await asyncio.wait(waiting, timeout=1, return_when=asyncio.FIRST_COMPLETED)
                    for task in done:
                        self._playing.pop(task, None)
                        task.result()
                await faults
            finally:
                for task in (watch, faults, *self._playing):
                    task.cancel()
                await asyncio.gather(watch, faults, *self._playing, return_exceptions=True)

    def _wants_more(self) -> bool:
        """Would we end too early with what is being played?"""
        if sum(self.tally.faults.values()) < self._wanted.faults and self.tally.acks >= self._wanted.acks:
            return True
        return self.tally.acks + sum(party.plan.acks / 2 for party in self._playing.values()) < self._wanted.acks

    def _open(self, http: httpx.AsyncClient) -> None:
        seed = f"{self._wanted.seed} {len(self.parties)}"
        party = Party(plans(self._rng), self.site.urls(), http, self.tally, seed, self.linger)
        self.parties.append(party)
        self._playing[asyncio.create_task(self._party(party))] = party

    async def _party(self, party: Party) -> None:
        await self.doors.wait()
        self._opening += 1
        playing = asyncio.create_task(party.play(self._guests))
        try:
            while not party.guests and not playing.done():
                await asyncio.sleep(0.05)
        finally:
            self._opening -= 1
        await playing

    async def all_seated(self) -> None:
        """Close the doors, and wait until everybody who came sits. A table that the database forgets is no table."""
        self.doors.clear()
        while self._opening:
            await asyncio.sleep(0.05)

    async def _spoil(self) -> None:
        """A fault every so many replies, also while another is still going on."""
        every = self._wanted.acks * 0.9 / max(1, self._wanted.faults)
        async with asyncio.TaskGroup() as going_on:
            for number in range(self._wanted.faults):
                while self.tally.acks < (number + 0.5) * every:
                    await asyncio.sleep(0.02)
                going_on.create_task(self._mischief.next())

    async def _count(self, http: httpx.AsyncClient) -> None:
        """Ask the nodes how often two wrote at once, and how often a hint was lost."""
        for front in self.site.fronts:
            with contextlib.suppress(httpx.HTTPError):
                lines = (await http.get(f"http://127.0.0.1:{front.upstream}/metrics", timeout=2)).text.splitlines()
                for name, counter in COUNTERS.items():
                    value = next(int(float(line.split()[1])) for line in lines if line.startswith(f"{counter} "))
                    known = self._counted[front.port, name]
                    self.tally.counted[name] += value - known if value >= known else value
                    self._counted[front.port, name] = value

    async def _watch(self, http: httpx.AsyncClient) -> None:
        """Say how far we are; raise if nothing happens any more."""
        while True:
            await asyncio.sleep(5)
            await self._count(http)
            tally, now = self.tally, time.monotonic()
            self._say(
                f"{now - self._began:5.0f} s  {tally.acks} acks  {sum(tally.faults.values())} faults  "
                f"{tally.reconnects} reconnects  {tally.resends} resends  {len(self._playing)} tables of "
                f"{len(self.parties)}  {', '.join(sorted(self._mischief.running))}"
            )
            if now - tally.acked_at > STUCK:
                tables = {party.match: [guest.seen for guest in party.guests] for party in self._playing.values()}
                raise Stuck(f"nothing was acknowledged for {STUCK} s; seen: {tables}")

    async def _judge(self) -> list[str]:
        """Hold every match against the database, as it is now."""
        kept = await self._read()
        jobs = [(kept[party.match], party.histories) for party in self.parties if party.match in kept]
        with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
            loop = asyncio.get_running_loop()
            check = partial(wrongs, lossy=self.lossy)
            found = await asyncio.gather(*(loop.run_in_executor(pool, check, *job) for job in jobs))
        self.gone = sum(gone(*job) for job in jobs)
        lost = [f"{party.match or 'a table'}: never begun" for party in self.parties if party.match not in kept]
        return [wrong for one in (*found, lost) for wrong in one]

    async def _read(self) -> dict[str, Kept]:
        """All matches, once their records are written: the node that saw the last card may have been killed."""
        connection = await asyncpg.connect(self.site.database)
        try:
            for _ in range(40):
                open_ = "SELECT count(*) FROM matches WHERE id NOT IN (SELECT match FROM records)"
                if not await connection.fetchval(open_):
                    break
                await asyncio.sleep(0.5)
            return {party.match: await _kept(connection, party) for party in self.parties if party.match}
        finally:
            await connection.close()

    def _summary(self, wrong: Sequence[str], played: float) -> dict[str, Any]:
        deaths = {member.log.stem: member.deaths for member in self.site.members}
        logs = {path.stem: path.read_text(errors="replace") for path in self._folder.glob("*.log")}
        summary = {
            "seed": self._wanted.seed,
            "seconds": round(played, 1),
            "acks_per_second": round(self.tally.acks / played, 1),
            "matches": len(self.parties),
            "viewers": sum(len(party.histories) for party in self.parties),
            "steps_told": sum(len(history.steps) for party in self.parties for history in party.histories),
            **self.tally.summary(),
            "members_ended_by_themselves": deaths,
            "tracebacks": {name: text.count("Traceback (most recent") for name, text in logs.items()},
            "verdict": "WRONG" if wrong else "every match is whole" if self.lossy else "nothing was lost",
            "wrongs": list(wrong),
        }
        (self._folder / "summary.json").write_text(json.dumps(summary, indent=2))
        if wrong:
            self._keep()
        return summary

    def _keep(self) -> None:
        """The histories of a run that went wrong."""
        with (self._folder / "histories.jsonl").open("w") as file:
            for party in self.parties:
                for history in party.histories:
                    file.write(json.dumps(plain(history)) + "\n")


async def _kept(connection: asyncpg.Connection, party: Party) -> Kept:
    wanted = "SELECT seq, entry, key, body FROM entries WHERE match = $1 ORDER BY seq"
    rows = tuple(_written(*row) for row in await connection.fetch(wanted, party.match))
    packed = await connection.fetchval("SELECT text FROM records WHERE match = $1", party.match)
    return Kept(party.match, party.bots, rows, zlib.decompress(packed).decode() if packed else None)


def _written(seq: int, entry: str, key: str | None, body: str | None) -> Written:
    """A row with the key and the body as the client sent them: the journal keeps the seat with the key."""
    if key is None:
        return Written(seq, entry, key, body)
    seat, _, sent = key.partition(" ")
    return Written(seq, entry, sent, f"{seat} {body}")
