"""A change of rules: a match that was played by others, taken over as far as ours can follow it."""

from __future__ import annotations

from collections.abc import Sequence

from guildtable.kernel.question import Illegal
from guildtable.kernel.record import Entry, Rebased, Seated, read_entry
from guildtable.server.matches.live import Live, Newer
from guildtable.server.store.journal import Checkpoint, Row


def code_number(version: str) -> int:
    """The number of the rules' code in a version; it only grows."""
    return int(version.partition("-")[0])


def furthest(start: Live, made: Sequence[Checkpoint], rows: Sequence[Row]) -> Live:
    """The match as far as our rules can follow it, from whichever checkpoint leads furthest."""
    best, reached = start, -1
    for point in [*made, None]:
        try:
            live = start.restored(point) if point else start.copy()
        except ValueError:  # in a shape that we cannot read
            continue
        end = carry(live, [row for row in rows if row.seq > live.seq])
        if end > reached:
            best, reached = live, end
        if end == live.seq:
            break
    return best


def carry(live: Live, rows: Sequence[Row]) -> int:
    """Take over entries played by other rules, as far as ours can follow them: up to the number this gives.

    Of what cannot be followed, who sits where and how the clocks stand are kept; and where the match was rebased to our
    rules, it is found again.
    """
    lost, reached = False, live.seq
    for row in rows:
        entry = read_entry(row.seq, row.entry)
        if isinstance(entry, Rebased) and entry.rules == live.game.version:
            lost = False
        if not lost:
            try:
                live.follow(row)
            except (Illegal, Newer):
                lost = True
            else:
                reached = row.seq
                continue
        live.seq, live.stamp = row.seq, row.stamp
        _pass_over(live, entry, row)
    return reached


def _pass_over(live: Live, entry: Entry, row: Row) -> None:
    if isinstance(entry, Seated):
        live.players[entry.seat] = entry.player
    if row.clocks and live.clocks:
        live.clocks = live.clocks.read(row.clocks)
