"""Retention: what nobody needs any more is thrown away, a little at a time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    CursorResult,
    Delete,
    Select,
    Table,
    Update,
    delete,
    exists,
    func,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildtable.server.ops.metrics import TIDIED
from guildtable.server.settings import Settings
from guildtable.server.store.database_time import DatabaseTime
from guildtable.server.store.schema import (
    calls,
    challenges,
    checkpoints,
    counters,
    day_keys,
    due,
    entries,
    mail_codes,
    mailboxes,
    matches,
    outages,
    passkeys,
    players,
    proposals,
    records,
    recovery_codes,
    reports,
    results,
    sayings,
    seats,
    sessions,
    tables,
    vacations,
)

BATCH = 500
"""Rows of each kind at a time: no statement of it takes long."""
BATCHES = 200
"""Batches of each kind at a time: more than strangers can make meanwhile, within their limits."""
GAMES = 20
"""Games at a time: each has hundreds of entries."""
COUNTED = 120.0
"""Seconds after which the counters of a minute count no more."""
MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
VACATIONS = 2 * 366 * DAY
"""Seconds after which a day of vacation is forgotten: it counts in its year."""
EMPTY = 3600.0
"""Seconds after which an open table that nobody is at is closed."""


@dataclass(frozen=True, slots=True)
class Old:
    """What is old, of one kind: which rows by their keys, and how so many of them are left behind."""

    what: str
    which: Select[Any]
    leave: Callable[[AsyncConnection, Select[Any]], Awaitable[int]]
    batch: int = BATCH


class Retention:
    """Throws away what is older than it need be."""

    def __init__(self, engine: AsyncEngine, settings: Settings) -> None:
        self._engine, self._settings = engine, settings

    async def tidy(self) -> dict[str, int]:
        """Everything that is old, batch by batch; of what is very much, the rest the next time. How much it was."""
        gone: dict[str, int] = {}
        for old in self._old():
            for _ in range(BATCHES):
                async with self._engine.begin() as transaction:
                    done = await old.leave(transaction, old.which.limit(old.batch))
                TIDIED.labels(old.what).inc(done)
                gone[old.what] = gone.get(old.what, 0) + done
                if done < old.batch:
                    break
        return gone

    async def count(self) -> dict[str, int]:
        """How much is old, of each kind; nothing is thrown away."""
        found: dict[str, int] = {}
        async with self._engine.connect() as connection:
            for old in self._old():
                counted = select(func.count()).select_from(old.which.subquery())
                found[old.what] = (await connection.execute(counted)).scalar_one()
        return found

    def _old(self) -> Iterator[Old]:
        days = self._settings
        yield Old("empty tables", _empty(), _close, BATCH)
        yield Old("tables", _never_begun(days.table_days), _deleted(tables.c.id), BATCH)
        yield Old("sessions", _unused(days.session_days), _deleted(sessions.c.hash), BATCH)
        yield Old("guests", _never_sat(days.guest_days), _deleted(players.c.id), BATCH)
        yield Old("lines of chat", _said_before(days.chat_days), _oldest_lines(days.chat_days), BATCH)
        reported = select(reports.c.id).where(reports.c.at < _ago(days.report_days * DAY))
        yield Old("reports", reported, _deleted(reports.c.id), BATCH)
        counted = select(counters.c.minute).where(counters.c.minute < _ago(COUNTED) / MINUTE)
        yield Old("counters", counted, _all_of(counters, counters.c.minute < _ago(COUNTED) / MINUTE), BATCH)
        codes, asked = mail_codes.c.at < _ago(HOUR), challenges.c.at < _ago(HOUR)
        yield Old("codes by mail", select(mail_codes.c.at).where(codes), _all_of(mail_codes, codes), BATCH)
        yield Old("challenges", select(challenges.c.at).where(asked), _all_of(challenges, asked), BATCH)
        down = outages.c.until < _ago(days.abandoned_days * DAY)  # no question stands as long as that
        yield Old("outages", select(outages.c.since).where(down), _all_of(outages, down), BATCH)
        away = vacations.c.until < _ago(VACATIONS)
        yield Old("vacations", select(vacations.c.since).where(away), _all_of(vacations, away), BATCH)
        called = calls.c.since < _ago(days.call_days * DAY)
        yield Old("calls", select(calls.c.since).where(called), _all_of(calls, called), BATCH)
        keys = select(day_keys.c.day).where(day_keys.c.day < _ago(DAY) / DAY)
        yield Old("keys of marks", keys, _deleted(day_keys.c.day), BATCH)
        if days.practice_days:
            left = _left_alone(days.practice_days).where(tables.c.practice)
            yield Old("abandoned practice", left, _end, GAMES)
            yield Old("finished practice", _practised(days.practice_days), _forget, GAMES)
        yield Old("abandoned games", _left_alone(days.abandoned_days), _end, GAMES)
        yield Old("ended games", _ended_before(days.ended_days), _forget, GAMES)


def _ago(seconds: float) -> Any:
    return DatabaseTime() - seconds


async def _close(transaction: AsyncConnection, which: Select[Any]) -> int:
    closed = {"state": "ended", "revision": tables.c.revision + 1}
    return await _rows(
        transaction, update(tables).where(tables.c.id.in_(which), tables.c.state == "open").values(closed)
    )


def _deleted(key: Column[Any]) -> Callable[[AsyncConnection, Select[Any]], Awaitable[int]]:
    """Rows are deleted by this key of theirs."""

    async def leave(transaction: AsyncConnection, which: Select[Any]) -> int:
        return await _rows(transaction, delete(key.table).where(key.in_(which)))

    return leave


def _all_of(kept: Table, old: ColumnElement[bool]) -> Callable[[AsyncConnection, Select[Any]], Awaitable[int]]:
    """All at once: they are small, and there may be many in half an hour."""

    async def leave(transaction: AsyncConnection, _: Select[Any]) -> int:
        return await _rows(transaction, delete(kept).where(old))

    return leave


async def _rows(transaction: AsyncConnection, statement: Delete | Update) -> int:
    result: CursorResult[Any] = await transaction.execute(statement)
    return result.rowcount


def _empty() -> Select[Any]:
    here = exists().where(seats.c.table == tables.c.id, seats.c.seen > _ago(EMPTY))
    return select(tables.c.id).where(tables.c.state == "open", tables.c.created < _ago(EMPTY), ~here)


def _never_begun(days: float) -> Select[Any]:
    begun = exists().where(matches.c.id == tables.c.id)
    return select(tables.c.id).where(tables.c.state == "ended", tables.c.created < _ago(days * DAY), ~begun)


def _nobody_since(days: float) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """No person was seen at the table for so long."""
    here = exists().where(seats.c.table == tables.c.id, seats.c.player.is_not(None), seats.c.seen > _ago(days * DAY))
    return tables.c.created < _ago(days * DAY), ~here


def _left_alone(days: float) -> Select[Any]:
    """Games that are still played, at which no person was seen for so long."""
    return select(tables.c.id).where(tables.c.state == "playing", *_nobody_since(days))


async def _end(transaction: AsyncConnection, which: Select[Any]) -> int:
    """Nobody plays on: nothing is due there any more."""
    games = list((await transaction.execute(which)).scalars())
    ended = {"state": "ended", "revision": tables.c.revision + 1}
    await transaction.execute(update(tables).where(tables.c.id.in_(games)).values(ended))
    await transaction.execute(update(matches).where(matches.c.id.in_(games)).values(ended=DatabaseTime()))
    await transaction.execute(delete(due).where(due.c.match.in_(games)))
    await transaction.execute(delete(calls).where(calls.c.table.in_(games)))
    return len(games)


def _ended_before(days: float) -> Select[Any]:
    """Games that were ended before their end, so long ago: there is no record of them, nor a result."""
    whole = select(tables.c.id).join(matches, matches.c.id == tables.c.id)
    return whole.where(tables.c.state == "ended", matches.c.ended < _ago(days * DAY))


def _practised(days: float) -> Select[Any]:
    """Lessons and branches that were played to their end, and that nobody has been at for so long."""
    return select(tables.c.id).where(tables.c.practice, tables.c.state == "over", *_nobody_since(days))


async def _forget(transaction: AsyncConnection, which: Select[Any]) -> int:
    """All that was written of them; what was said there and reported has times of its own."""
    games = list((await transaction.execute(which)).scalars())
    for kept in (entries, checkpoints, due, proposals, records, results):
        await transaction.execute(delete(kept).where(kept.c.match.in_(games)))
    await transaction.execute(delete(calls).where(calls.c.table.in_(games)))
    await transaction.execute(delete(matches).where(matches.c.id.in_(games)))
    await transaction.execute(delete(tables).where(tables.c.id.in_(games)))
    return len(games)


def _unused(days: float) -> Select[Any]:
    return select(sessions.c.hash).where(sessions.c.seen < _ago(days * DAY))


def _never_sat(days: float) -> Select[Any]:
    """Guests who left no trace but their name. Who is banned stays, who was here lately, and who has an account."""
    sat = exists().where(seats.c.player == players.c.id)
    # Lines of chat are found by their table, not by who said them: gather all who did, and look for nobody in turn.
    spoke = players.c.id.in_(select(sayings.c.player).distinct())
    hosts = exists().where(tables.c.host == players.c.id)
    lately = exists().where(sessions.c.player == players.c.id, sessions.c.seen > _ago(days * DAY))
    ways = [exists().where(way.c.player == players.c.id) for way in (mailboxes, passkeys, recovery_codes)]
    gone = (players.c.created < _ago(days * DAY), players.c.banned.is_(False))
    return select(players.c.id).where(*gone, ~sat, ~spoke, ~hosts, ~lately, *(~way for way in ways))


def _said_before(days: float) -> Select[Any]:
    return select(sayings.c.id).where(sayings.c.at < _ago(days * DAY))


def _oldest_lines(days: float) -> Callable[[AsyncConnection, Select[Any]], Awaitable[int]]:
    """The oldest lines come first by their numbers: so none but these is looked at."""

    async def leave(transaction: AsyncConnection, _: Select[Any]) -> int:
        oldest = select(sayings.c.id, sayings.c.at).order_by(sayings.c.id).limit(BATCH).subquery()
        old = select(oldest.c.id).where(oldest.c.at < _ago(days * DAY))
        return await _rows(transaction, delete(sayings).where(sayings.c.id.in_(old)))

    return leave
