"""Players over HTTP."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, StringConstraints

from guildtable.server.http.devices import device_of
from guildtable.server.http.identity import address, caller, cookie_name, foreign_page, session_of
from guildtable.server.http.openapi import SIGNED
from guildtable.server.http.request_state import limits_of, node_of, quotas_of, sessions_of
from guildtable.server.protocol import Refused
from guildtable.server.settings import Settings
from guildtable.server.tables.players import SESSION_DAYS, Player

router = APIRouter(tags=["players"])


class Named(BaseModel):
    """A name to be called by."""

    model_config = ConfigDict(extra="forbid")

    name: Annotated[str, StringConstraints(min_length=1, max_length=60)]


class Changed(BaseModel):
    """What one wants to change of oneself: the name, the portrait, or both."""

    model_config = ConfigDict(extra="forbid")

    name: Annotated[str | None, StringConstraints(min_length=1, max_length=60)] = None
    portrait: Annotated[str | None, StringConstraints(min_length=1, max_length=40)] = None


class Guest(BaseModel):
    """A guest. The token is for clients without cookies: send it as `Authorization: Bearer`."""

    id: str
    name: str
    token: str


class Me(BaseModel):
    """Who one is here, and the face one has chosen."""

    id: str
    name: str
    portrait: str | None = None


class Invitation(BaseModel):
    """Where to invite others to; empty: where one is oneself. And how to reach whoever runs the site, if they say.

    `offers` are the ways in that the site has, as in `GET /api/account`; none at home.
    """

    address: str
    contact: str
    offers: tuple[str, ...] = ()


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
    return _me(player)


async def _become_guest(request: Request, response: Response, name: str) -> tuple[Player, str]:
    node = node_of(request)
    if foreign_page(request, node.settings):
        raise Refused("forbidden", "Pages of other sites may not make guests here.")
    await quotas_of(request).guest(address(request))
    player, token = await node.players.guest(name, device_of(request))
    set_cookie(response, node.settings, token, SESSION_DAYS * 86400)
    return player, token


@router.get("/api/invitation")
async def invitation(request: Request) -> Invitation:
    """The address of this house for others: who opened it as `localhost` must not invite them to their own machines."""
    node = node_of(request)
    address = node.settings.public_url or node.settings.invitation
    return Invitation(address=address, contact=node.settings.contact, offers=node.accounts.offers)


@router.get("/api/me", openapi_extra=SIGNED)
async def me(request: Request) -> Me:
    """Who am I?"""
    return _me(await needed(request))


@router.patch("/api/me", openapi_extra=SIGNED)
async def change(request: Request, wanted: Changed) -> Me:
    """Be called otherwise, or look otherwise: tables that have begun keep the name, and all show the portrait."""
    player, node = await needed(request), node_of(request)
    limits_of(request).change(player.id)
    before = player
    if wanted.name is not None:
        player = await node.players.rename(player, wanted.name)
    if wanted.portrait is not None:
        player = await node.players.choose_portrait(player, wanted.portrait)
    if player.portrait != before.portrait:
        await node.tables.looks_otherwise(player)
    return _me(player)


def _me(player: Player) -> Me:
    return Me(id=player.id, name=player.name, portrait=player.portrait)


@router.delete("/api/me", status_code=204, openapi_extra=SIGNED)
async def goodbye(request: Request, response: Response) -> None:
    """End this session, and everything that is connected by it."""
    node = node_of(request)
    await needed(request)
    session = session_of(request, node.settings)
    await node.session_list.end_this(session)
    await sessions_of(request).ended(session)
    set_cookie(response, node.settings, "", 0)


def set_cookie(response: Response, settings: Settings, token: str, seconds: int) -> None:
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
