"""Tables over HTTP."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from guildtable.server.api.ids import SeatNumber, TableId
from guildtable.server.api.openapi import SIGNED
from guildtable.server.api.players import needed
from guildtable.server.api.within import limits_of, node_of
from guildtable.server.plan import STRENGTHS, Plan
from guildtable.server.protocol import ClockRules, MyTable, Refused, TableState
from guildtable.shelf import GAMES

router = APIRouter(tags=["tables"])

Word = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Entropy = Annotated[str, StringConstraints(pattern=r"^[0-9A-Za-z_-]{0,64}$")]


class Strict(BaseModel):
    """Nothing is let in that was not asked for."""

    model_config = ConfigDict(extra="forbid")


class Clock(Strict):
    """Seconds for each reply, and for the whole game."""

    move: Annotated[int | None, Field(ge=5, le=14 * 86400)] = None
    game: Annotated[int | None, Field(ge=30, le=100 * 86400)] = None


class NewTable(Strict):
    """A table to be opened. Each seat is `me` (once), `open`, or a bot's strength."""

    game: Word
    seats: Annotated[list[Word], Field(min_length=1, max_length=8)]
    settings: Annotated[dict[Word, Word], Field(max_length=8)] = {}
    clock: Clock = Clock()
    listed: bool = False
    entropy: Entropy = ""
    start: bool = False


class Sitting(Strict):
    """A seat to take (any, if none is named), and what the player throws into the shuffle."""

    seat: Annotated[int | None, Field(ge=0, le=7)] = None
    entropy: Entropy = ""


class BotSeat(Strict):
    """A bot for a seat; null frees it, of a bot or of a person."""

    bot: Word | None


class Seated(BaseModel):
    """Where one sits."""

    table: str
    seat: int


class Opened(BaseModel):
    """A table to go to."""

    table: str


class GameOption(BaseModel):
    """Something the host may set."""

    name: str
    values: list[str]
    default: str


class GameInfo(BaseModel):
    """A game on the shelf."""

    name: str
    players: list[int]
    rules: str
    options: list[GameOption]
    bots: list[str]


@router.get("/api/games")
async def games() -> list[GameInfo]:
    """What can be played here."""
    return [
        GameInfo(
            name=game.name,
            players=list(game.seats),
            rules=game.version,
            options=[GameOption(name=o.name, values=list(o.values), default=o.default) for o in game.options],
            bots=list(STRENGTHS),
        )
        for game in GAMES.values()
    ]


@router.get("/api/tables")
async def open_tables(request: Request) -> list[TableState]:
    """Open tables that anybody may join."""
    return await node_of(request).tables.listed()


@router.get("/api/me/tables", openapi_extra=SIGNED)
async def my_tables(request: Request) -> tuple[MyTable, ...]:
    """My tables that are not over, and at which of them it is my turn."""
    return await node_of(request).bells.tables_of(await needed(request))


@router.post("/api/tables", status_code=201, openapi_extra=SIGNED)
async def open_table(request: Request, new: NewTable) -> Opened:
    """Open a table; with `start`, begin at once."""
    player, node = await needed(request), node_of(request)
    if new.start and ("open" in new.seats or "me" not in new.seats):
        raise Refused("not-now", "A table begins at once only if you sit at it and no seat is open.")
    limits_of(request).table(player.id)
    clock = ClockRules(new.clock.move, new.clock.game)
    plan = Plan(new.game, tuple(new.seats), new.settings, clock, new.listed, new.entropy)
    table = await node.tables.open(player, plan)
    if new.start:
        await node.tables.begin(table, player)
        await node.matches.held(table)
    return Opened(table=table)


@router.get("/api/tables/{table}")
async def table_state(request: Request, table: TableId) -> TableState:
    """A table, as everybody may see it."""
    return await node_of(request).tables.state(table)


@router.delete("/api/tables/{table}", status_code=204, openapi_extra=SIGNED)
async def call_off(request: Request, table: TableId) -> None:
    """The host closes the table before the game; everybody there is told."""
    await node_of(request).tables.call_off(table, await needed(request))


@router.post("/api/tables/{table}/sit", openapi_extra=SIGNED)
async def sit(request: Request, table: TableId, sitting: Sitting) -> Seated:
    """Take a seat."""
    player = await needed(request)
    return Seated(table=table, seat=await node_of(request).tables.sit(table, player, sitting.seat, sitting.entropy))


@router.put("/api/tables/{table}/seats/{seat}", status_code=204, openapi_extra=SIGNED)
async def seat_bot(request: Request, table: TableId, seat: SeatNumber, bot: BotSeat) -> None:
    """The host seats a bot, or frees a seat that is not their own."""
    await node_of(request).tables.seat_bot(table, await needed(request), seat, bot.bot)


@router.post("/api/tables/{table}/start", status_code=204, openapi_extra=SIGNED)
async def start(request: Request, table: TableId) -> None:
    """The host begins the game."""
    node = node_of(request)
    await node.tables.begin(table, await needed(request))
    await node.matches.held(table)
    await node.bus.hint(table, "table")


@router.post("/api/tables/{table}/leave", status_code=204, openapi_extra=SIGNED)
async def leave(request: Request, table: TableId) -> None:
    """Stand up; in mid-game a bot plays on until one returns."""
    await node_of(request).acts.leave(table, await needed(request))


@router.post("/api/tables/{table}/return", status_code=204, openapi_extra=SIGNED)
async def come_back(request: Request, table: TableId) -> None:
    """Take one's seat back from the bot."""
    await node_of(request).acts.come_back(table, await needed(request))


@router.post("/api/tables/{table}/seats/{seat}/replace", status_code=204, openapi_extra=SIGNED)
async def replace_absent(request: Request, table: TableId, seat: SeatNumber) -> None:
    """Let a bot play for somebody who has gone without a word."""
    await node_of(request).acts.replace_absent(table, await needed(request), seat)


@router.post("/api/tables/{table}/rematch", openapi_extra=SIGNED)
async def rematch(request: Request, table: TableId) -> Opened:
    """The same people again, at a new table."""
    return Opened(table=await node_of(request).tables.rematch(table, await needed(request)))
