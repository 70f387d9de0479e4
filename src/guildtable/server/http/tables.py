"""Tables over HTTP."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from guildtable.bots.personas import personas_of
from guildtable.server.archive.readers import Asker
from guildtable.server.archive.tips import Tip
from guildtable.server.bus.hints import TableChanged
from guildtable.server.http.identity import address, caller
from guildtable.server.http.ids import SeatNumber, TableId
from guildtable.server.http.openapi import SIGNED
from guildtable.server.http.players import needed
from guildtable.server.http.request_state import limits_of, node_of, quotas_of
from guildtable.server.http.table_forms import (
    BotSeat,
    GameChoice,
    GameInfo,
    GameOption,
    NewTable,
    Opened,
    Seated,
    Sitting,
    Wish,
)
from guildtable.server.protocol import ClockRules, MyTable, Refused, TableState
from guildtable.server.tables.plan import STRENGTHS, Plan
from guildtable.server.tables.players import Player
from guildtable.server.tables.state import seen_from
from guildtable.server.watching.day_times import with_times
from guildtable.shelf import GAMES

router = APIRouter(tags=["tables"])


@router.get("/api/games")
async def games() -> list[GameInfo]:
    """What can be played here."""
    return [
        GameInfo(
            name=game.name,
            players=list(game.seats),
            rules=game.version,
            options=[GameOption(name=o.name, values=list(o.values), default=o.default) for o in game.options],
            choice=None if game.choice is None else GameChoice(name=game.choice.name, values=list(game.choice.values)),
            bots=list(STRENGTHS),
            personas=list(personas_of(game)),
        )
        for game in GAMES.values()
    ]


@router.get("/api/tables", response_model=list[TableState])
async def open_tables(request: Request) -> Response:
    """Open tables that anybody may join; without those of people whom one has blocked, or who have blocked one."""
    lists, blocks = node_of(request).lists, node_of(request).blocks
    player = await _perhaps(request)
    apart = await blocks.apart(player) if player else frozenset()
    return Response(await lists.shown_without(apart), media_type="application/json")


async def _perhaps(request: Request) -> Player | None:
    """Who asks, where nobody need be anybody."""
    node = node_of(request)
    try:
        return await caller(request, node.players, node.settings)
    except Refused:
        return None


@router.get("/api/me/tables", openapi_extra=SIGNED)
async def my_tables(request: Request) -> tuple[MyTable, ...]:
    """My tables that are not over, and at which of them it is my turn."""
    player = await needed(request)
    limits_of(request).own_list(player.id)
    return await node_of(request).notifications.tables_of(player)


@router.post("/api/tables", status_code=201, openapi_extra=SIGNED)
async def open_table(request: Request, new: NewTable) -> Opened:
    """Open a table; with `start`, begin at once."""
    player, node = await needed(request), node_of(request)
    if new.start and ("open" in new.seats or "me" not in new.seats):
        raise Refused("not-now", "A table begins at once only if you sit at it and no seat is open.")
    await quotas_of(request).table(player.id)
    clock = ClockRules(**new.clock.model_dump())
    if new.choice and "me" not in new.seats:
        raise Refused("malformed", "A choice goes with a seat: sit down at the table, as `me`.")
    choices = {new.seats.index("me"): new.choice} if new.choice else {}
    plan = Plan(
        new.game,
        tuple(new.seats),
        new.settings,
        clock,
        new.listed,
        new.entropy,
        choices,
        new.spectators,
        address(request),
    )
    listed = node.settings.listed_per_player, node.settings.listed_per_address
    await node.lists.check_listed(player, plan, *listed)
    table = await node.tables.open(player, plan)
    if new.start:
        try:
            await node.tables.begin(table, player)
        except Refused:
            await node.tables.call_off(table, player)
            raise
        await node.matches.held(table)
    return Opened(table=table)


@router.get("/api/tables/{table}")
async def table_state(request: Request, table: TableId) -> TableState:
    """A table, as the caller may see it."""
    node = node_of(request)
    try:
        player = await caller(request, node.players, node.settings)
    except Refused:
        player = None  # whoever it is sees what everybody may see
    state = await node.tables.state(table)
    if state.state == "playing" and state.clock.by_the_day:
        held = await node.matches.fresh(table)
        state = with_times(state, held.live, await node.matches.days.today(held.live, held.people))
    return seen_from(state, await node.tables.seat_of(table, player))


@router.delete("/api/tables/{table}", status_code=204, openapi_extra=SIGNED)
async def call_off(request: Request, table: TableId) -> None:
    """The host closes the table before the game; everybody there is told."""
    await node_of(request).tables.call_off(table, await needed(request))


@router.post("/api/tables/{table}/sit", openapi_extra=SIGNED)
async def sit(request: Request, table: TableId, sitting: Sitting) -> Seated:
    """Take a seat."""
    player = await needed(request)
    chosen = await node_of(request).tables.sit(table, player, sitting.seat, sitting.entropy, address(request))
    return Seated(table=table, seat=chosen)


@router.get("/api/tables/{table}/shared-addresses", openapi_extra=SIGNED)
async def shared_addresses(request: Request, table: TableId) -> list[list[int]]:
    """Before the game, for the host: seats that were taken from one address, each such group together."""
    return await node_of(request).origins.shared(table, await needed(request))


@router.put("/api/tables/{table}/choice", status_code=204, openapi_extra=SIGNED)
async def choose(request: Request, table: TableId, wish: Wish) -> None:
    """Before the game: choose a guard house or a guild for one's own seat; first come, first served."""
    await node_of(request).tables.choose(table, await needed(request), wish.choice)


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
    await node.bus.hint(table, TableChanged())


@router.post("/api/tables/{table}/leave", status_code=204, openapi_extra=SIGNED)
async def leave(request: Request, table: TableId) -> None:
    """Stand up; in mid-game a bot plays on until one returns."""
    await node_of(request).substitutes.leave(table, await needed(request))


@router.post("/api/tables/{table}/let-go", status_code=204, openapi_extra=SIGNED)
async def let_go(request: Request, table: TableId) -> None:
    """Have a table out of one's list: before the game stand up, alone among bots end it, else let a bot play on."""
    await node_of(request).letting_go.let_go(table, await needed(request))


@router.post("/api/tables/{table}/return", status_code=204, openapi_extra=SIGNED)
async def come_back(request: Request, table: TableId) -> None:
    """Take one's seat back from the bot."""
    await node_of(request).substitutes.come_back(table, await needed(request))


@router.post("/api/tables/{table}/seats/{seat}/replace", status_code=204, openapi_extra=SIGNED)
async def replace_absent(request: Request, table: TableId, seat: SeatNumber) -> None:
    """Ask the others to let a bot play for somebody who has gone without a word; whom nobody is to ask, does it."""
    node = node_of(request)
    await node.agreements.ask_to_replace(table, await _own_seat(request, table), seat)


@router.post("/api/tables/{table}/end", status_code=204, openapi_extra=SIGNED)
async def end(request: Request, table: TableId) -> None:
    """Ask the others to end a game that has begun: once all agree nobody plays on, and nobody has won."""
    await node_of(request).agreements.ask_to_end(table, await _own_seat(request, table))


@router.post("/api/tables/{table}/tip", openapi_extra=SIGNED)
async def tip(request: Request, table: TableId) -> Tip:
    """What a strong bot would answer now, where all others are bots; it is counted, and everybody sees how often."""
    player = await needed(request)
    limits_of(request).analysis(address(request))
    return await node_of(request).tips.give(Asker(address(request), player.id), table, player)


@router.post("/api/tables/{table}/rematch", openapi_extra=SIGNED)
async def rematch(request: Request, table: TableId) -> Opened:
    """The same people again, at a new table; it counts as one of whoever asks first."""
    player, node = await needed(request), node_of(request)
    if not (await node.tables.state(table)).rematch:
        await quotas_of(request).table(player.id)
    return Opened(table=await node.tables.rematch(table, player, address(request)))


async def _own_seat(request: Request, table: str) -> int:
    """Where the caller sits."""
    tables = node_of(request).tables
    seat = await tables.seat_of(table, await needed(request))
    if seat is None:
        await tables.state(table)  # perhaps there is no such table
        raise Refused("forbidden", "Only those who sit at the table can do that.")
    return seat
