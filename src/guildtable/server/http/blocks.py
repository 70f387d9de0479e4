"""Blocks over HTTP: whom one wants nothing to do with."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import Field, StringConstraints

from guildtable.server.http.openapi import SIGNED
from guildtable.server.http.players import needed
from guildtable.server.http.request_state import limits_of, node_of
from guildtable.server.http.table_forms import Strict
from guildtable.server.tables.blocks import Block
from guildtable.server.tables.tables import ID

router = APIRouter(tags=["moderation"])


class NewBlock(Strict):
    """Whom: the person on a seat of a table, or whoever said a line there."""

    table: Annotated[str, StringConstraints(pattern=ID)]
    seat: Annotated[int | None, Field(ge=0, le=7)] = None
    line: Annotated[int | None, Field(ge=1, le=2**53)] = None


@router.post("/api/me/blocks", status_code=201, openapi_extra=SIGNED)
async def block(request: Request, new: NewBlock) -> Block:
    """Block somebody: I hear them no longer, and the site seats us at one table no more. They are not told."""
    player = await needed(request)
    limits_of(request).change(player.id)
    return await node_of(request).blocks.block(player, new.table, new.seat, new.line)


@router.get("/api/me/blocks", openapi_extra=SIGNED)
async def blocked(request: Request) -> list[Block]:
    """Whom I have blocked, newest first."""
    return await node_of(request).blocks.of(await needed(request))


@router.delete("/api/me/blocks/{block}", status_code=204, openapi_extra=SIGNED)
async def lift(request: Request, block: Annotated[int, Path(ge=1, le=2**53)]) -> None:
    """Block somebody no longer."""
    await node_of(request).blocks.lift(await needed(request), block)
