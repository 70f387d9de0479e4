"""Players' games and pages over HTTP."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from guildtable.server.archive.history import Against, GamePage, Wanted, WonOrLost
from guildtable.server.archive.profiles import Profile
from guildtable.server.http.identity import address
from guildtable.server.http.openapi import SIGNED
from guildtable.server.http.players import needed
from guildtable.server.http.request_state import limits_of, node_of
from guildtable.server.http.table_forms import Strict

router = APIRouter(tags=["players"])
type ProfileId = Annotated[str, Path(pattern="^[0-9a-f]{20}$")]


class Sharing(Strict):
    """Whether others may see one's page."""

    shared: bool


class Shared(Strict):
    """Where others see one's page; null: nobody does."""

    profile: str | None


@router.get("/api/me/games", openapi_extra=SIGNED)
async def games(
    request: Request,
    game: Annotated[str | None, Query(pattern="^[a-z-]{1,40}$")] = None,
    players: Annotated[int | None, Query(ge=1, le=8)] = None,
    result: Annotated[WonOrLost | None, Query()] = None,
    against: Annotated[Against | None, Query()] = None,
    name: Annotated[str, Query(max_length=60)] = "",
    after: Annotated[str, Query(max_length=80)] = "",
) -> GamePage:
    """My finished games, newest first; page on with `after`."""
    player = await needed(request)
    limits_of(request).profile(address(request))
    wanted = Wanted(game, players, result, against, name.strip())
    return await node_of(request).history.page(player, wanted, after)


@router.get("/api/me/profile", openapi_extra=SIGNED)
async def mine(request: Request) -> Profile:
    """My own page."""
    player = await needed(request)
    limits_of(request).profile(address(request))
    return await node_of(request).profiles.own(player)


@router.put("/api/me/profile", openapi_extra=SIGNED)
async def share(request: Request, sharing: Sharing) -> Shared:
    """Show my page to others, at an address of its own; or to nobody any more, and the address is gone."""
    player = await needed(request)
    limits_of(request).change(player.id)
    return Shared(profile=await node_of(request).profiles.share(player, shared=sharing.shared))


@router.get("/api/profiles/{profile}")
async def profile(request: Request, profile: ProfileId) -> Profile:
    """The page of somebody who shares it."""
    limits_of(request).profile(address(request))
    return await node_of(request).profiles.shared(profile)
