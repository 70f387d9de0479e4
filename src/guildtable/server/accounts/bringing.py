"""Bringing along: a guest who signs in to an account takes their seats and games there, all at once or not at all."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from guildtable.server.protocol import Refused
from guildtable.server.store.schema import blocks, call_devices, reports, restrictions, results, sayings, seats, tables


async def bring_along(transaction: AsyncConnection, guest: str, account: str) -> list[str]:
    """Give all that is the guest's to the account, and return the tables at which they sat.

    It is refused while both sit at one table: one person would have two hands there. A game that is over stays the
    guest's if both were in it.
    """
    running = await _lock_running(transaction, (guest, account))
    theirs = select(seats.c.table).where(seats.c.player == account)
    both = select(seats.c.table).where(seats.c.player == guest, seats.c.table.in_(theirs))
    shared = set((await transaction.execute(both)).scalars())
    if shared & set(running):
        raise Refused(
            "not-now",
            "You sit at one table as both: finish or leave that game first, or sign in without your seats.",
            "refused-both-at-one-table",
        )
    mine = select(seats.c.table).where(seats.c.player == guest, seats.c.table.not_in(shared))
    moved = list((await transaction.execute(mine)).scalars())
    here = seats.c.player == guest, seats.c.table.not_in(shared)
    await transaction.execute(update(seats).where(*here).values(player=account))
    await transaction.execute(update(seats).where(seats.c.kept_for == guest).values(kept_for=account))
    played = results.c.player == guest, results.c.match.not_in(shared)
    await transaction.execute(update(results).where(*played).values(player=account))
    await transaction.execute(update(tables).where(tables.c.host == guest).values(host=account))
    await transaction.execute(update(sayings).where(sayings.c.player == guest).values(player=account))
    for whose in (reports.c.player, reports.c.about):
        await transaction.execute(update(reports).where(whose == guest).values({whose.name: account}))
    await transaction.execute(update(call_devices).where(call_devices.c.player == guest).values(player=account))
    await _keep_out(transaction, guest, account)
    await _keep_apart(transaction, guest, account)
    return moved


async def _lock_running(transaction: AsyncConnection, players: Sequence[str]) -> list[str]:
    """Lock the tables at which these sit and that are not over, so that nobody sits down there meanwhile."""
    sat = select(seats.c.table).where(seats.c.player.in_(players))
    running = update(tables).where(tables.c.id.in_(sat), tables.c.state.in_(("open", "playing")))
    locked = running.values(revision=tables.c.revision + 1).returning(tables.c.id)
    return list((await transaction.execute(locked)).scalars())


async def _keep_out(transaction: AsyncConnection, guest: str, account: str) -> None:
    """Whoever was barred or muted somewhere stays so under the account."""
    known = restrictions.alias()
    same = select(known.c.id).where(
        known.c.player == account, known.c.table == restrictions.c.table, known.c.kind == restrictions.c.kind
    )
    await transaction.execute(delete(restrictions).where(restrictions.c.player == guest, same.exists()))
    await transaction.execute(update(restrictions).where(restrictions.c.player == guest).values(player=account))


async def _keep_apart(transaction: AsyncConnection, guest: str, account: str) -> None:
    """Whom the guest has blocked the account has, and who has blocked the guest has blocked the account."""
    known = blocks.alias()
    for mine, other in ((blocks.c.player, "blocked"), (blocks.c.blocked, "player")):
        theirs = known.c[mine.name] == account, known.c[other] == blocks.c[other]
        same = select(known.c.id).where(*theirs).exists()
        await transaction.execute(delete(blocks).where(mine == guest, same))
        await transaction.execute(update(blocks).where(mine == guest).values({mine.name: account}))
    await transaction.execute(delete(blocks).where(blocks.c.player == blocks.c.blocked))
