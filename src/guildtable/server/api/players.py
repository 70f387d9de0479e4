"""Players over HTTP."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, StringConstraints

from guildtable.server.api.openapi import SIGNED
from guildtable.server.api.within import limits_of, node_of
from guildtable.server.gateway.identity import address, caller, cookie_name, foreign_page, token_of
from guildtable.server.gateway.roll import Roll
from guildtable.server.players import SESSION_DAYS, Player
from guildtable.server.protocol import Refused
from guildtable.server.settings import Settings

router = APIRouter(tags=["players"])


class Named(BaseModel):
    """A name to be called by."""

    model_config = ConfigDict(extra="forbid")

    name: Annotated[str, StringConstraints(min_length=1, max_length=60)]


class Guest(BaseModel):
    """A guest. The token is for clients without cookies: send it as `Authorization: Bearer`."""

    id: str
    name: str
    token: str


class Me(BaseModel):
    """Who one is here."""

    id: str
    name: str


class Invitation(BaseModel):
    """Where to invite others to; empty: where one is oneself."""

    address: str


@router.post("/api/guests", status_code=201)
async def new_guest(request: Request, response: Response, named: Named) -> Guest:
    """Become a guest: a name is all it takes."""
    player, token = await _become_guest(request, response, named.name)
    return Guest(id=player.id, name=player.name, token=token)


@router.post("/api/me")
async def come_in(request: Request, response: Response, named: Named) -> Me:
    """Open the page: whoever is known by a session stays who they are; anybody else becomes a guest of this name.

    So a browser need not ask first and be refused, and cannot lose who it was by asking in the wrong order.
    """
    node = node_of(request)
    try:
        player = await caller(request, node.players, node.settings)
    except Refused as refusal:
        if refusal.code != "no-session":
            raise
        player = None
    if player is None:
        player, _ = await _become_guest(request, response, named.name)
    return Me(id=player.id, name=player.name)


async def _become_guest(request: Request, response: Response, name: str) -> tuple[Player, str]:
    node, limits = node_of(request), limits_of(request)
    if foreign_page(request, node.settings):
        raise Refused("forbidden", "Pages of other sites may not make guests here.")
    limits.guest(address(request))
    player, token = await node.players.guest(name)
    _set_cookie(response, node.settings, token, SESSION_DAYS * 86400)
    return player, token


@router.get("/api/invitation")
async def invitation(request: Request) -> Invitation:
    """The address of this house for others: who opened it as `localhost` must not invite them to their own machines."""
    settings = node_of(request).settings
    return Invitation(address=settings.public_url or settings.invitation)


@router.get("/api/me", openapi_extra=SIGNED)
async def me(request: Request) -> Me:
    """Who am I?"""
    player = await needed(request)
    return Me(id=player.id, name=player.name)


@router.patch("/api/me", openapi_extra=SIGNED)
async def rename(request: Request, named: Named) -> Me:
    """Be called otherwise."""
    player = await node_of(request).players.rename(await needed(request), named.name)
    return Me(id=player.id, name=player.name)


@router.delete("/api/me", status_code=204, openapi_extra=SIGNED)
async def goodbye(request: Request, response: Response) -> None:
    """End this session, and everything that is connected by it."""
    node, roll = node_of(request), _roll(request)
    await needed(request)
    await node.players.forget(token_of(request, node.settings))
    await roll.call()
    _set_cookie(response, node.settings, "", 0)


def _set_cookie(response: Response, settings: Settings, token: str, seconds: int) -> None:
    """Set it, or with no seconds take it away: a browser heeds that only if all the rest is as it was set."""
    response.set_cookie(
        cookie_name(settings), token, max_age=seconds, path="/", secure=settings.secure, httponly=True, samesite="lax"
    )


async def needed(request: Request) -> Player:
    """The caller, who must be somebody."""
    node = node_of(request)
    player = await caller(request, node.players, node.settings)
    if player is None:
        raise Refused("no-session", "Say who you are first: POST /api/guests.")
    return player


def _roll(request: Request) -> Roll:
    roll: Roll = request.app.state.roll
    return roll
