"""Records over HTTP: finished matches, for anybody."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel
from starlette.responses import PlainTextResponse, Response

from guildtable.server import codec
from guildtable.server.api.ids import MatchId
from guildtable.server.api.within import limits_of, node_of
from guildtable.server.gateway.identity import address
from guildtable.server.records import Kept, faults, frames

router = APIRouter(tags=["records"])
AT_ONCE = 60
"""Moments in one answer."""


class Verdict(BaseModel):
    """What is wrong with a record: nothing, if it is sound."""

    sound: bool
    faults: list[str]


@router.get("/api/records")
async def listed(
    request: Request,
    game: Annotated[str | None, Query(pattern="^[a-z-]{1,40}$")] = None,
    before: Annotated[float | None, Query(ge=0, le=1e11)] = None,
) -> list[Kept]:
    """Finished matches, newest first; page on with `before`."""
    return await node_of(request).records.listed(game, before)


@router.get("/api/records/{match}", response_class=PlainTextResponse)
async def record(request: Request, match: MatchId) -> PlainTextResponse:
    """The record, as `guildtable verify` and `guildtable replay` read it."""
    text = await node_of(request).records.text(match)
    names = {"content-disposition": f'attachment; filename="{match}.guildtable"'}
    return PlainTextResponse(text, headers=names)


@router.get("/api/records/{match}/verify")
async def verified(request: Request, match: MatchId) -> Verdict:
    """Play it again and look whether every card fell from the seed that was committed to."""
    limits_of(request).replay(address(request))
    text = await node_of(request).records.text(match)
    found = await asyncio.to_thread(faults, text)
    return Verdict(sound=not found, faults=found)


@router.get("/api/records/{match}/replay")
async def replayed(
    request: Request,
    match: MatchId,
    view: Annotated[str, Query(pattern="^(outside|all|[0-7])$")] = "outside",
    first: Annotated[int, Query(ge=0, le=10**6)] = 0,
    count: Annotated[int, Query(ge=1, le=AT_ONCE)] = 20,
) -> Response:
    """Moments of a match, from `outside`, from a seat's number, or with `all` hands open."""
    limits_of(request).replay(address(request))
    text = await node_of(request).records.text(match)
    found = await asyncio.to_thread(frames, text, view, first, first + count - 1)
    return Response(codec.encode(found), media_type="application/json")
