"""Players over HTTP."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, StringConstraints

from guildtable.server.gateway.identity import address, bearer, caller, cookie_name
from guildtable.server.gateway.limits import Limits
from guildtable.server.node import Node
from guildtable.server.players import SESSION_DAYS, Player
from guildtable.server.protocol import Refused

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


@router.post("/api/guests", status_code=201)
async def new_guest(request: Request, response: Response, named: Named) -> Guest:
    """Become a guest: a name is all it takes."""
    node, limits = _node(request), _limits(request)
    limits.guest(address(request))
    player, token = await node.players.guest(named.name)
    response.set_cookie(
        cookie_name(node.settings),
        token,
        max_age=SESSION_DAYS * 86400,
        secure=node.settings.secure,
        httponly=True,
        samesite="lax",
    )
    return Guest(id=player.id, name=player.name, token=token)


@router.get("/api/me")
async def me(request: Request) -> Me:
    """Who am I?"""
    player = await needed(request)
    return Me(id=player.id, name=player.name)


@router.patch("/api/me")
async def rename(request: Request, named: Named) -> Me:
    """Be called otherwise."""
    player = await _node(request).players.rename(await needed(request), named.name)
    return Me(id=player.id, name=player.name)


@router.delete("/api/me", status_code=204)
async def goodbye(request: Request, response: Response) -> None:
    """End this session."""
    node = _node(request)
    await needed(request)
    await node.players.forget(bearer(request) or request.cookies.get(cookie_name(node.settings), ""))
    response.delete_cookie(cookie_name(node.settings))


async def needed(request: Request) -> Player:
    """The caller, who must be somebody."""
    node = _node(request)
    player = await caller(request, node.players, node.settings)
    if player is None:
        raise Refused("no-session", "Say who you are first: POST /api/guests.")
    return player


def _node(request: Request) -> Node:
    node: Node = request.app.state.node
    return node


def _limits(request: Request) -> Limits:
    limits: Limits = request.app.state.limits
    return limits
