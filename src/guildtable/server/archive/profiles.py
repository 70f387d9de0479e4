"""Profiles: a player's page. They see it themselves; others see it from when its owner shares it, at an address that
says nothing of who they are."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, case, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildtable.server.archive.history import FinishedGame, Wanted, as_games, counts, games_of, with_people, won
from guildtable.server.codec import decode
from guildtable.server.protocol import Refused
from guildtable.server.store.schema import players, records, results
from guildtable.server.tables.players import Player, new_id
from guildtable.shelf import GAMES

LAST = 5
"""Games that are listed on the page."""
FORM = 25
"""Games with other people that its chart shows."""
REMEMBERED = 200
"""Games whose company is counted: the newest."""
FAVOURITES = 5
OFTEN = 3
"""Who was there in fewer games is nobody's favourite yet."""


@dataclass(frozen=True, slots=True)
class ResultTally:
    """Games of one kind with so many players: how many, and how many were won. `bots`: with bots alone."""

    game: str
    players: int
    bots: bool
    games: int
    won: int


@dataclass(frozen=True, slots=True)
class FormGame:
    """A game in the chart: which place, of how many players."""

    match: str
    game: str
    place: int
    players: int


@dataclass(frozen=True, slots=True)
class Favourite:
    """Somebody of a game who was won over often, in how many games, and how many of those were won."""

    game: str
    name: str
    games: int
    won: int


@dataclass(frozen=True, slots=True)
class Profile:
    """A player's page. `shared` is its address for others, told to its owner alone; null: only they see it."""

    name: str
    portrait: str | None
    since: float
    tallies: tuple[ResultTally, ...]
    form: tuple[FormGame, ...]
    """Newest last."""
    favourites: tuple[Favourite, ...]
    last: tuple[FinishedGame, ...]
    shared: str | None = None


class Profiles:
    """Reads players' pages."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def own(self, player: Player) -> Profile:
        """A player's page, as they see it themselves: with all their games."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(players).where(players.c.id == player.id))).one()
            return await _read(connection, row, games_of(player.id, Wanted(), limit=LAST), row.profile)

    async def shared(self, profile: str) -> Profile:
        """A page that its owner shares: of games at tables that were listed, and no other, it tells who was there."""
        wanted = select(players).where(players.c.profile == profile, players.c.banned.is_(False))
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
            if row is None:
                raise Refused("no-such-place", "There is no such page, or its owner shows it no longer.")
            return await _read(connection, row, games_of(row.id, Wanted(), limit=LAST).where(records.c.listed))

    async def share(self, player: Player, *, shared: bool) -> str | None:
        """Show the page to others, at a new address; or to nobody any more."""
        mine = players.c.id == player.id
        async with self._engine.begin() as transaction:
            if shared:
                fresh = update(players).where(mine, players.c.profile.is_(None)).values(profile=new_id())
                await transaction.execute(fresh)
            else:
                await transaction.execute(update(players).where(mine).values(profile=None))
            kept: str | None = (await transaction.execute(select(players.c.profile).where(mine))).scalar_one()
            return kept


async def _read(connection: AsyncConnection, row: Any, last: Select[Any], shared: str | None = None) -> Profile:
    tallies = [ResultTally(*found) for found in await connection.execute(tallies_of(row.id))]
    form = [FormGame(*found) for found in await connection.execute(form_of(row.id))]
    favourites = [one for game in GAMES if GAMES[game].company for one in await _favourites(connection, row.id, game)]
    games = as_games((await connection.execute(last)).all())
    who = row.name, row.portrait, row.created
    return Profile(*who, tuple(tallies), tuple(reversed(form)), tuple(favourites), games, shared)


def tallies_of(player: str) -> Select[Any]:
    """The statement that counts a player's games by game, number of players, and whether others were there."""
    r, bots = results.c, ~with_people()
    counted = select(r.game, r.players, bots.label("alone"), func.count(), func.sum(case((won(), 1), else_=0)))
    return counted.where(r.player == player, counts()).group_by(r.game, r.players, "alone").order_by(r.game, r.players)


def form_of(player: str) -> Select[Any]:
    """The statement that finds a player's newest games with other people."""
    r = results.c
    name = func.coalesce(records.c.name, records.c.match)
    place = case((r.ending == "left", r.players), else_=r.place)  # what a bot won in their place is not theirs
    found = select(name, r.game, place, r.players).join(records, records.c.match == r.match)
    found = found.where(r.player == player, counts(), with_people())
    return found.order_by(r.ended.desc(), r.match.desc()).limit(FORM)


def company_of(player: str, game: str) -> Select[Any]:
    """The statement that finds whom a player had won over in the newest games of one kind."""
    r = results.c
    found = select(r.company, won().label("won")).where(r.player == player, r.game == game, counts())
    return found.order_by(r.ended.desc(), r.match.desc()).limit(REMEMBERED)


async def _favourites(connection: AsyncConnection, player: str, game: str) -> list[Favourite]:
    met, best = Counter[str](), Counter[str]()
    for row in await connection.execute(company_of(player, game)):
        company = decode(row.company)
        met.update(company)
        best.update(company if row.won else ())
    often = [(name, games) for name, games in met.most_common(FAVOURITES) if games >= OFTEN]
    return [Favourite(game, name, games, best[name]) for name, games in often]
