"""The rules of a table's clock, as its row keeps them."""

from __future__ import annotations

from guildtable.server.codec import decode, encode
from guildtable.server.protocol import ClockRules


def written_clock(rules: ClockRules) -> dict[str, str | None]:
    """The columns of a table's row. A clock for days has one of its own: a program of before it finds no clock at all,
    and so blames nobody while both run."""
    clock = {"move": rules.move, "game": rules.game}
    if not rules.by_the_day:
        return {"clock": encode(clock).decode(), "days": None}
    days = {**clock, "bank": rules.bank, "vacation": rules.vacation}
    return {"clock": encode(dict.fromkeys(clock)).decode(), "days": encode(days).decode()}


def read_clock(clock: str, days: str | None) -> ClockRules:
    """The rules that a row keeps."""
    return ClockRules(**decode(days or clock))
