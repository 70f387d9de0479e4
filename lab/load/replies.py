"""Replies: what one costs a node's CPU, without sockets and a database. `python -m lab.load.replies`

Golden games of four are gone through as a node does it: each reply is drafted, and told to four seats and a spectator.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from itertools import takewhile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from guildtable.kernel import wire
from guildtable.kernel.chance import CHANCE, Chance
from guildtable.kernel.match import Match
from guildtable.kernel.names import Name
from guildtable.kernel.record import Record, Replied
from guildtable.server import codec
from guildtable.server.matches.alarms import Pace, alarms
from guildtable.server.matches.asked_calls import asked_calls
from guildtable.server.matches.draft import Draft
from guildtable.server.matches.live import Live
from guildtable.server.matches.seat_clocks import Clocks
from guildtable.server.ops.gc import seldom
from guildtable.server.watching import snapshot
from guildtable.server.watching.sending import EntryEvents, last_update
from guildtable.server.watching.snapshot import Snapshot
from guildtable.shelf import GAMES
from lab.load.crowd import CLOCK
from lab.load.machine import slowness

GOLDEN = Path(__file__).parents[2] / "tests/golden"
SEATS = 4
VIEWERS = (*range(SEATS), None)
PERSON = Name("saltsalt", "Anna")
PACE = Pace(2.0, 0.4)
STAMP = 1_234_567_890
WORKS: dict[str, Sequence[tuple[Any, str]]] = {
    "rules": [(Match, "play")],
    "views": [(snapshot, "shown_to_all"), (snapshot, "shown_to")],
    "questions": [(wire, "asked")],
    "undo": [(Live, "undo")],
    "fingerprints": [(Live, "question")],
    "encoding": [(codec, "encode"), (codec, "message")],
}
"""Which functions are which part of the work. What they call is part of theirs, unless it is here itself."""
PARTS = ("drafting", *WORKS, "telling")


class Stopwatch:
    """Adds up the nanoseconds of each part, without what other parts took meanwhile."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock, self.spent = clock, Counter[str]()
        self._part, self._since = "", 0

    def turn(self, part: str) -> str:
        """This is what is being done from now on. Gives what was done until now."""
        now, before = self._clock(), self._part
        self.spent[before] += now - self._since
        self._part, self._since = part, now
        return before

    def around(self, part: str, work: Callable[..., Any]) -> Callable[..., Any]:
        """The same work, timed."""

        def timed(*given: Any, **more: Any) -> Any:
            before = self.turn(part)
            try:
                return work(*given, **more)
            finally:
                self.turn(before)

        return timed

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """While all of these functions are timed."""
        found = [(owner, name, getattr(owner, name), part) for part, works in WORKS.items() for owner, name in works]
        try:
            for owner, name, work, part in found:
                setattr(owner, name, self.around(part, work))
            yield
        finally:
            for owner, name, work, _ in found:
                setattr(owner, name, work)


class Game:
    """A golden game, gone through once."""

    def __init__(self, record: Record) -> None:
        header = replace(record.header, players=(PERSON.fingerprint,) * SEATS)
        self._live = Live.begin(GAMES[header.game], header, Clocks.wound(CLOCK, SEATS))
        self._coming = [entry for entry in record.entries if isinstance(entry, Replied)]
        self._before: Snapshot | None = None
        self.turns = self.rounds = 0
        """How often players would have been notified, and checkpoints written."""

    @property
    def match(self) -> Match:
        """As far as it was gone through."""
        return self._live.match

    def replies(self, watch: Stopwatch) -> Iterator[list[bytes]]:
        """Reply after reply, chance's with the one that brought them about: the updates that its viewers are sent."""
        while self._coming:
            draft = self._draft(watch)
            yield self._tell(draft, watch)
            self._live = draft.live

    def _draft(self, watch: Stopwatch) -> Draft:
        """As `Matches` does, without the journal."""
        first = self._coming[0]
        watch.turn("drafting")
        draft = Draft(self._live, float(self._live.seq))
        if first.seat != CHANCE:
            assert draft.live.question(first.seat), "who replies has been asked"
            assert not draft.late
            draft.reply(first.seat, first.reply)
        draft.deal(self._recorded(len(draft.rows)))
        alarms(draft, PACE), asked_calls(draft, {})
        self.turns += len(draft.before.waits_for ^ draft.live.waits_for)
        self.rounds += draft.before.round != draft.live.round
        draft.live.stamp = STAMP
        watch.turn("")
        del self._coming[: len(draft.rows)]
        return draft

    def _recorded(self, after: int) -> Callable[[Chance], tuple[Any, ...]]:
        """Chance, that deals what it dealt then."""
        dealt = iter([*takewhile(lambda entry: entry.seat == CHANCE, self._coming[after:])])
        return lambda asked: asked.read(next(dealt).reply)

    def _tell(self, draft: Draft, watch: Stopwatch) -> list[bytes]:
        """As `Rooms` and `Room` do."""
        watch.turn("telling")
        seen = Snapshot(draft.live, draft.tick, PACE.undo_window, self._before)
        self._before = seen if seen.goes_on else None
        entries = [EntryEvents(*written, ()) for written in zip(draft.rows, draft.events, strict=True)]
        told = []
        for viewer in VIEWERS:
            steps = tuple([entry.step(viewer) for entry in entries])
            told.append(last_update(seen, viewer, steps))
        watch.turn("")
        return told


def records(name: str, most: int) -> list[Record]:
    """Golden games of four."""
    files = sorted((GOLDEN / name).glob(f"{SEATS}-players-*.record"))[:most]
    return [Record.read(file.read_text(encoding="utf-8")) for file in files]


def cost(record: Record, rounds: int, *, in_parts: bool) -> tuple[int, Counter[str]]:
    """How many replies it has, and the nanoseconds of each part.

    Of every reply the quickest round counts: whatever else the machine does meanwhile makes none of them quicker.
    """
    best: list[Counter[str]] = []
    for _ in range(rounds):
        # To ask for the time of the CPU takes as long as some of the parts.
        watch, found = Stopwatch(time.perf_counter_ns if in_parts else time.thread_time_ns), list[Counter[str]]()
        with watch.at_work() if in_parts else nullcontext():
            for _updates in Game(record).replies(watch):
                found.append(+Counter({part: watch.spent[part] for part in PARTS}))
                watch.spent.clear()
        best = [min(pair, key=Counter.total) for pair in zip(best, found, strict=True)] if best else found
    return len(best), sum(best, Counter())


def main() -> None:
    """Measure, and print."""
    seldom()
    parser = argparse.ArgumentParser(prog="python -m lab.load.replies", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--records", type=int, default=2, help="golden games of each")
    parser.add_argument("--rounds", type=int, default=4, help="how often each is gone through")
    asked = parser.parse_args()
    table = Table("microseconds a reply", *PARTS, "together", "not in parts", title=f"slowness {slowness()} ms")
    for name in asked.games:
        replies, whole, parts = 0, 0, Counter[str]()
        for record in records(name, asked.records):
            count, found = cost(record, asked.rounds, in_parts=True)
            parts += found
            replies += count
            whole += cost(record, asked.rounds, in_parts=False)[1].total()
        figures = [parts[part] for part in PARTS]
        table.add_row(name, *[f"{figure / replies / 1000:.0f}" for figure in (*figures, sum(figures), whole)])
    Console(width=140).print(table)


if __name__ == "__main__":
    main()
