"""History: a player's finished games, filtered, page by page, newest first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import ColumnElement, Select, and_, case, func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.kernel.question import Seat
from guildtable.server.archive.results import places, read_result
from guildtable.server.codec import decode
from guildtable.server.protocol import Refused
from guildtable.server.store.schema import records, results
from guildtable.server.tables.players import Player

PAGE = 30
"""Games of a page."""

type WonOrLost = Literal["won", "lost"]
type Against = Literal["people", "bots"]
"""With at least one other person; with bots alone."""

_COLUMNS = (
    func.coalesce(records.c.name, records.c.match).label("name"),
    *(results.c[name] for name in ("match", "seat", "game", "bots", "ending", "ended")),
    records.c.players.label("names"),
    records.c.result,
)


@dataclass(frozen=True, slots=True)
class SeatResult:
    """Who sat there, as the record names them, and how they came out."""

    name: str
    points: int
    place: int


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game, as it stands in a player's list; `seat` is the player's own."""

    match: str
    game: str
    ended: float
    seat: Seat
    seats: tuple[SeatResult, ...]
    bots: int
    ending: str


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which games; what is None is not asked for. `name`: part of the name of somebody who was there."""

    game: str | None = None
    players: int | None = None
    result: WonOrLost | None = None
    against: Against | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class Totals:
    """How many games there are, and how many of them were won. Branches and lessons are not counted."""

    games: int
    won: int


@dataclass(frozen=True, slots=True)
class GamePage:
    """A page of games, and from where the next begins; the first has the totals."""

    games: tuple[FinishedGame, ...]
    next: str | None
    totals: Totals | None = None


class History:
    """Reads players' finished games."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def page(self, player: Player, wanted: Wanted, after: str = "") -> GamePage:
        """The games after this place, or the newest."""
        async with self._engine.connect() as connection:
            rows = (await connection.execute(games_of(player.id, wanted, after))).all()
            totals = None if after else (await connection.execute(totals_of(player.id, wanted))).one()
        last = f"{rows[PAGE - 1].ended!r}~{rows[PAGE - 1].match}" if len(rows) > PAGE else None
        return GamePage(as_games(rows[:PAGE]), last, Totals(totals[0], totals[1] or 0) if totals else None)


def games_of(player: str, wanted: Wanted, after: str = "", limit: int = PAGE + 1) -> Select[Any]:
    """The statement that finds a page of games: an index has them in this order."""
    r = results.c
    found = select(*_COLUMNS).join(records, records.c.match == r.match).where(*_conditions(player, wanted))
    if after:
        found = found.where(tuple_(r.ended, r.match) < tuple_(*_place(after)))
    return found.order_by(r.ended.desc(), r.match.desc()).limit(limit)


def totals_of(player: str, wanted: Wanted) -> Select[Any]:
    """The statement that counts all games of a player that are wanted."""
    sums: tuple[Any, ...] = (func.count(), func.sum(case((won(), 1), else_=0)))
    found = select(*sums).select_from(results)
    if wanted.name:
        found = found.join(records, records.c.match == results.c.match)
    return found.where(*_conditions(player, wanted), counts())


def counts() -> ColumnElement[bool]:
    """Does the game count: was it neither a branch nor a lesson?"""
    return results.c.ending != "branch"


def won() -> ColumnElement[bool]:
    """Has the player won it, and not a bot in their place?"""
    return and_(results.c.place == 1, results.c.ending == "played")


def with_people() -> ColumnElement[bool]:
    """Was another person there?"""
    return results.c.players - results.c.bots > 1


def as_games(rows: Sequence[Any]) -> tuple[FinishedGame, ...]:
    """The games that such a statement has found."""
    return tuple(_game(row) for row in rows)


def _conditions(player: str, wanted: Wanted) -> list[ColumnElement[bool]]:
    r = results.c
    found: list[ColumnElement[bool]] = [r.player == player]
    if wanted.game:
        found.append(r.game == wanted.game)
    if wanted.players:
        found.append(r.players == wanted.players)
    if wanted.result:
        found += [won()] if wanted.result == "won" else [~won(), counts()]
    if wanted.against:
        found.append(with_people() if wanted.against == "people" else ~with_people())
    if wanted.name:
        found.append(records.c.players.icontains(wanted.name, autoescape=True))
    return found


def _place(after: str) -> tuple[float, str]:
    ended, found, match = after.partition("~")
    try:
        if found:
            return float(ended), match
    except ValueError:
        pass
    raise Refused("malformed", "`after` is what a page said as `next`.")


def _game(row: Any) -> FinishedGame:
    points, winners = read_result(row.result)
    sat = zip(decode(row.names), points, places(points, winners), strict=True)
    seats = tuple(SeatResult(*seat) for seat in sat)
    return FinishedGame(row.name, row.game, row.ended, row.seat, seats, row.bots, row.ending)
