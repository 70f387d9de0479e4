"""Taking all that is one's own along, and leaving for good, over HTTP."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request
from starlette.responses import StreamingResponse

from guildtable.server.accounts.sign_in import Caller
from guildtable.server.http.devices import device_of
from guildtable.server.http.identity import session_of
from guildtable.server.http.openapi import SIGNED
from guildtable.server.http.players import needed
from guildtable.server.http.request_state import limits_of, node_of, quotas_of
from guildtable.server.http.table_forms import Strict

router = APIRouter(tags=["accounts"])
A_FILE = SIGNED | {"responses": {"200": {"content": {"application/zip": {"schema": {"type": "string"}}}}}}


class Erasure(Strict):
    """When one is to be erased, in seconds; null: one is not. Until then it can be taken back.

    `days` is how long it takes from when it is asked for, `backup_days` for how long copies are kept in backups.
    """

    at: float | None
    days: float
    backup_days: float


class Goodbye(Strict):
    """In which language the letter is, if I have a mailbox here."""

    language: Literal["en", "nl", "de"] = "en"


@router.get("/api/me/export", openapi_extra=A_FILE)
async def export(request: Request) -> StreamingResponse:
    """All that is kept of me, and every record of mine, as one file."""
    player, parcels = await needed(request), node_of(request).parcels
    await quotas_of(request).export(player.id)
    named = {"content-disposition": 'attachment; filename="guildtable.zip"', "cache-control": "no-store"}
    return StreamingResponse(parcels.make(player), media_type="application/zip", headers=named)


@router.get("/api/me/erasure", openapi_extra=SIGNED)
async def erasure(request: Request) -> Erasure:
    """Am I to be erased, and when?"""
    return _erasure(request, await node_of(request).leaving.when((await needed(request)).id))


@router.post("/api/me/erasure", openapi_extra=SIGNED)
async def ask(request: Request, goodbye: Goodbye) -> Erasure:
    """Ask to be erased. It is done after some days, unless I take it back, or sign in; my mailbox is told."""
    player, node = await needed(request), node_of(request)
    limits_of(request).change(player.id)
    caller = Caller(player, session_of(request, node.settings), device_of(request))
    return _erasure(request, await node.leaving.ask(caller, goodbye.language))


@router.delete("/api/me/erasure", openapi_extra=SIGNED)
async def take_back(request: Request) -> Erasure:
    """Stay."""
    player, node = await needed(request), node_of(request)
    limits_of(request).change(player.id)
    await node.leaving.take_back(player.id)
    return _erasure(request, None)


def _erasure(request: Request, at: float | None) -> Erasure:
    settings = node_of(request).settings
    return Erasure(at=at, days=settings.erase_days, backup_days=settings.backup_days)
