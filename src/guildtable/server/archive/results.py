"""Results: who played what, and how it ended. Lists of one's games, profiles and exports read them."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Select, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildtable.kernel.names import BOT
from guildtable.kernel.question import Seat
from guildtable.kernel.record import Seated
from guildtable.server.codec import encode
from guildtable.server.ops.metrics import CAUGHT_UP
from guildtable.server.store.schema import records, results, seats

type Ending = Literal["played", "left", "branch"]
"""How it ended for a person: they played to the end; a bot did in their place; or the match was another's branch,
or a lesson, and does not count."""
BATCH = 100
"""Matches of before whose results are written in one transaction."""
BATCHES = 20
"""Batches at a time."""


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A finished match, as far as its results need it."""

    match: str
    game: str
    result: str
    ended: float
    seated: tuple[Seated, ...]
    """Who changed seats while it was played, in order."""
    company: tuple[tuple[str, ...], ...] = ()
    """Whom each seat had won over at the end; nothing, if the game has nobody, or it is not known any more."""


class Results:
    """The results of matches that were finished before results were kept, or by a node that does not keep them yet."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def catch_up(self) -> None:
        """Write what is missing, newest first; of very much, the rest the next time."""
        for _ in range(BATCHES):
            async with self._engine.begin() as transaction:
                rows = (await transaction.execute(without_results())).all()
                finished = await asyncio.to_thread(lambda found: [_read(row) for row in found], rows)
                await write_results(transaction, finished)
                done = update(records).where(records.c.match.in_([row.match for row in rows]))
                await transaction.execute(done.values(has_results=True))
            CAUGHT_UP.inc(len(rows))
            if len(rows) < BATCH:
                break


def without_results() -> Select[Any]:
    """A batch of records that have no results yet, and that no other node is working on."""
    r = records.c
    wanted = select(r.match, r.game, r.result, r.ended, r.text).where(~r.has_results)
    return wanted.order_by(r.ended.desc()).limit(BATCH).with_for_update(skip_locked=True)


async def write_results(transaction: AsyncConnection, finished: Sequence[FinishedMatch]) -> None:
    """Write what each person of these matches has to show for it."""
    sat: dict[str, list[Any]] = {match.match: [] for match in finished}
    wanted = select(seats.c.table, seats.c.seat, seats.c.player, seats.c.bot).where(seats.c.table.in_(sat))
    for seat in await transaction.execute(wanted):
        sat[seat.table].append(seat)
    if new := [row for match in finished for row in _rows(match, sat[match.match])]:
        await transaction.execute(insert(results), new)


def _rows(match: FinishedMatch, sat: Sequence[Any]) -> Iterable[dict[str, Any]]:
    points, winners = read_result(match.result)
    placed = places(points, winners)
    for seat in sat:
        if seat.player:
            yield {
                "match": match.match,
                "seat": seat.seat,
                "player": seat.player,
                "game": match.game,
                "players": len(points),
                "bots": sum(other.bot is not None for other in sat),
                "place": placed[seat.seat],
                "points": points[seat.seat],
                "ending": ending(match.seated, seat.seat),
                "ended": match.ended,
                "company": encode(match.company[seat.seat] if match.company else ()).decode(),
            }


def read_result(line: str) -> tuple[list[int], list[Seat]]:
    """Everybody's points, and who won, from the last line of a record (see `kernel.match.result`)."""
    totals, _, won = line.partition(" won by ")
    return list(map(int, totals.split())), list(map(int, won.split()))


def places(points: Sequence[int], winners: Sequence[Seat]) -> list[int]:
    """The place of each seat: the winners are first whatever broke the tie, the others by points, level if equal."""
    behind = [(seat not in winners, -total if seat not in winners else 0) for seat, total in enumerate(points)]
    return [1 + sum(other < mine for other in behind) for mine in behind]


def ending(seated: Iterable[Seated], seat: Seat) -> Ending:
    """How it ended for the person who sat down here.

    Whoever takes their seat back was replaced by a bot before. Who sits down anew without that began a branch: its
    record starts so.
    """
    away, branched = False, False
    for change in seated:
        if change.seat == seat:
            bot = change.player.startswith(BOT)
            branched |= not bot and not away
            away = bot
    return "branch" if branched else "left" if away else "played"


def _read(row: Any) -> FinishedMatch:
    """From a record as it is kept. Its chain was checked when it was written: only the seats are read."""
    changes = (line.split(" ", 2) for line in zlib.decompress(row.text).decode().splitlines())
    seated = tuple(_seated(words[2]) for words in changes if len(words) > 2 and words[1] == "seat")
    return FinishedMatch(row.match, row.game, row.result, row.ended, seated)


def _seated(text: str) -> Seated:
    seat, _, player = text.rpartition(" #")[0].partition(" ")
    return Seated(int(seat), player)
