"""Retention: what nobody needs any more is thrown away, a little at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import CursorResult, Delete, Select, Update, delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildtable.server.ops.metrics import TIDIED
from guildtable.server.settings import Settings
from guildtable.server.store.database_time import DatabaseTime
from guildtable.server.store.schema import (
    challenges,
    checkpoints,
    counters,
    day_keys,
    due,
    entries,
    mail_codes,
    mailboxes,
    matches,
    passkeys,
    players,
    proposals,
    recovery_codes,
    reports,
    sayings,
    seats,
    sessions,
    tables,
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
EMPTY = 3600.0
"""Seconds after which an open table that nobody is at is closed."""
NEVER_SAT = 30 * DAY
"""Seconds after which a guest who never sat down is forgotten, and a table that never began."""
SESSION = 180 * DAY
"""Seconds after which a session that nobody used has ended."""


class Retention:
    """Throws away what is older than it need be."""

    def __init__(self, engine: AsyncEngine, settings: Settings) -> None:
        self._engine, self._chat, self._reports = engine, settings.chat_days * DAY, settings.report_days * DAY
        self._ended, self._abandoned = settings.ended_days, settings.abandoned_days

    async def tidy(self) -> None:
        """Everything that is old, batch by batch; of what is very much, the rest the next time."""
        for what, statement in self._statements():
            for _ in range(BATCHES):
                async with self._engine.begin() as transaction:
                    result: CursorResult[Any] = await transaction.execute(statement)
                    done = result.rowcount
                TIDIED.labels(what).inc(done)
                if done < BATCH:
                    break
        for what, games, leave in (
            ("abandoned games", _left_alone(self._abandoned), _end),
            ("ended games", _ended_before(self._ended), _forget),
        ):
            for _ in range(BATCHES):
                async with self._engine.begin() as transaction:
                    found = list((await transaction.execute(games.limit(GAMES))).scalars())
                    await leave(transaction, found)
                TIDIED.labels(what).inc(len(found))
                if len(found) < GAMES:
                    break

    def _statements(self) -> Iterator[tuple[str, Delete | Update]]:
        yield "empty tables", _close(_empty())
        yield "tables", delete(tables).where(tables.c.id.in_(_never_begun().limit(BATCH)))
        yield "sessions", delete(sessions).where(sessions.c.hash.in_(_unused().limit(BATCH)))
        yield "guests", delete(players).where(players.c.id.in_(_never_sat().limit(BATCH)))
        yield "lines of chat", delete(sayings).where(sayings.c.id.in_(_said_before(self._chat)))
        old = select(reports.c.id).where(reports.c.at < _ago(self._reports))
        yield "reports", delete(reports).where(reports.c.id.in_(old.limit(BATCH)))
        # Of these all at once: they are small, and there may be many in half an hour.
        yield "counters", delete(counters).where(counters.c.minute < _ago(COUNTED) / MINUTE)
        yield "codes by mail", delete(mail_codes).where(mail_codes.c.at < _ago(HOUR))
        yield "challenges", delete(challenges).where(challenges.c.at < _ago(HOUR))
        yield "keys of marks", delete(day_keys).where(day_keys.c.day < _ago(DAY) / DAY)


def _ago(seconds: float) -> Any:
    return DatabaseTime() - seconds


def _close(which: Select[Any]) -> Update:
    closed = {"state": "ended", "revision": tables.c.revision + 1}
    return update(tables).where(tables.c.id.in_(which.limit(BATCH)), tables.c.state == "open").values(closed)


def _empty() -> Select[Any]:
    here = exists().where(seats.c.table == tables.c.id, seats.c.seen > _ago(EMPTY))
    return select(tables.c.id).where(tables.c.state == "open", tables.c.created < _ago(EMPTY), ~here)


def _never_begun() -> Select[Any]:
    begun = exists().where(matches.c.id == tables.c.id)
    return select(tables.c.id).where(tables.c.state == "ended", tables.c.created < _ago(NEVER_SAT), ~begun)


def _left_alone(days: float) -> Select[Any]:
    """Games that are still played, at which no person was seen for so long."""
    here = exists().where(seats.c.table == tables.c.id, seats.c.player.is_not(None), seats.c.seen > _ago(days * DAY))
    return select(tables.c.id).where(tables.c.state == "playing", tables.c.created < _ago(days * DAY), ~here)


async def _end(transaction: AsyncConnection, games: Sequence[str]) -> None:
    """Nobody plays on: nothing is due there any more."""
    ended = {"state": "ended", "revision": tables.c.revision + 1}
    await transaction.execute(update(tables).where(tables.c.id.in_(games)).values(ended))
    await transaction.execute(update(matches).where(matches.c.id.in_(games)).values(ended=DatabaseTime()))
    await transaction.execute(delete(due).where(due.c.match.in_(games)))


def _ended_before(days: float) -> Select[Any]:
    """Games that were ended before their end, so long ago: there is no record of them, nor a result."""
    whole = select(tables.c.id).join(matches, matches.c.id == tables.c.id)
    return whole.where(tables.c.state == "ended", matches.c.ended < _ago(days * DAY))


async def _forget(transaction: AsyncConnection, games: Sequence[str]) -> None:
    """All that was written of them; what was said there and reported has times of its own."""
    for kept in (entries, checkpoints, due, proposals):
        await transaction.execute(delete(kept).where(kept.c.match.in_(games)))
    await transaction.execute(delete(matches).where(matches.c.id.in_(games)))
    await transaction.execute(delete(tables).where(tables.c.id.in_(games)))


def _unused() -> Select[Any]:
    return select(sessions.c.hash).where(sessions.c.seen < _ago(SESSION))


def _never_sat() -> Select[Any]:
    """Guests who left no trace but their name. Who is banned stays, who was here lately, and who has an account."""
    sat = exists().where(seats.c.player == players.c.id)
    spoke = exists().where(sayings.c.player == players.c.id)
    hosts = exists().where(tables.c.host == players.c.id)
    lately = exists().where(sessions.c.player == players.c.id, sessions.c.seen > _ago(NEVER_SAT))
    ways = [exists().where(way.c.player == players.c.id) for way in (mailboxes, passkeys, recovery_codes)]
    gone = (players.c.created < _ago(NEVER_SAT), players.c.banned.is_(False))
    return select(players.c.id).where(*gone, ~sat, ~spoke, ~hosts, ~lately, *(~way for way in ways))


def _said_before(seconds: float) -> Select[Any]:
    """The oldest lines come first by their numbers: so none but these is looked at."""
    oldest = select(sayings.c.id, sayings.c.at).order_by(sayings.c.id).limit(BATCH).subquery()
    return select(oldest.c.id).where(oldest.c.at < _ago(seconds))
