"""One's own sessions over HTTP: where one is signed in."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel

from guildtable.server.accounts.session_list import SHORT, SessionLine
from guildtable.server.accounts.sign_in import Caller
from guildtable.server.http.identity import session_of
from guildtable.server.http.openapi import SIGNED
from guildtable.server.http.players import needed
from guildtable.server.http.request_state import limits_of, node_of
from guildtable.server.tables.players import Player

router = APIRouter(tags=["players"])
type SessionId = Annotated[str, Path(pattern=f"^[0-9a-f]{{{SHORT}}}$")]


class Ended(BaseModel):
    """How many sessions have ended."""

    ended: int


@router.get("/api/me/sessions", openapi_extra=SIGNED)
async def listed(request: Request) -> list[SessionLine]:
    """Where am I signed in? The last used first."""
    player, node = await needed(request), node_of(request)
    limits_of(request).own_list(player.id)
    return await node.session_list.of(player, session_of(request, node.settings))


@router.delete("/api/me/sessions", openapi_extra=SIGNED)
async def end_others(request: Request) -> Ended:
    """Sign out everywhere else: whatever is connected there is disconnected. An account must be fresh."""
    player, session = await _owner(request)
    return Ended(ended=await node_of(request).session_list.end_others(player, session))


@router.delete("/api/me/sessions/{session}", status_code=204, openapi_extra=SIGNED)
async def end(request: Request, session: SessionId) -> None:
    """Sign out in one place. An account must be fresh."""
    player, _ = await _owner(request)
    await node_of(request).session_list.end(player, session)


async def _owner(request: Request) -> tuple[Player, str]:
    """Whose sessions these are, and the one that asks: whoever merely found it open ends none of the others."""
    player, node = await needed(request), node_of(request)
    limits_of(request).change(player.id)
    session = session_of(request, node.settings)
    await node.accounts.sign_in.must_be_fresh(Caller(player, session))
    return player, session
