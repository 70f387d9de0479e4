"""Moderation over HTTP: for the host of a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request

from guildtable.server.http.ids import TableId
from guildtable.server.http.openapi import SIGNED
from guildtable.server.http.players import needed
from guildtable.server.http.request_state import node_of
from guildtable.server.http.table_forms import Strict
from guildtable.server.protocol import Spectators
from guildtable.server.tables.restrictions import Restriction

router = APIRouter(tags=["moderation"])

Number = Annotated[int, Path(ge=1, le=2**53)]


class SpectatorRule(Strict):
    """What spectators may do: `talk`, only `watch`, or `none` of it once the game has begun."""

    spectators: Spectators


@router.put("/api/tables/{table}/spectators", status_code=204, openapi_extra=SIGNED)
async def let_spectators(request: Request, table: TableId, rule: SpectatorRule) -> None:
    """The host says what those may do who do not sit at the table."""
    await node_of(request).moderation.let_spectators(table, rule.spectators, await needed(request))


@router.post("/api/tables/{table}/lines/{line}/hide", status_code=204, openapi_extra=SIGNED)
async def hide(request: Request, table: TableId, line: Number) -> None:
    """The host takes a line of the chat away, for everybody."""
    await node_of(request).moderation.hide(table, line, await needed(request))


@router.post("/api/tables/{table}/lines/{line}/mute", status_code=204, openapi_extra=SIGNED)
async def mute(request: Request, table: TableId, line: Number) -> None:
    """The host mutes whoever said this line: at this table they say nothing more."""
    await node_of(request).moderation.mute(table, line, await needed(request))


@router.get("/api/tables/{table}/restrictions", openapi_extra=SIGNED)
async def restrictions(request: Request, table: TableId) -> list[Restriction]:
    """For the host alone: who is barred from the table or muted, oldest first."""
    return await node_of(request).moderation.restrictions(table, await needed(request))


@router.delete("/api/tables/{table}/restrictions/{restriction}", status_code=204, openapi_extra=SIGNED)
async def lift(request: Request, table: TableId, restriction: Number) -> None:
    """The host lets somebody sit down, or talk, again."""
    await node_of(request).moderation.lift(table, restriction, await needed(request))
