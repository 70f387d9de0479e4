"""Puzzles over HTTP, for anybody: what was seen before the moment, what a strong bot thinks of it, and to play on."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from guildtable.server.archive.puzzle import Puzzle, Solution, puzzle, puzzles
from guildtable.server.archive.readers import Asker
from guildtable.server.http.identity import address
from guildtable.server.http.openapi import SIGNED
from guildtable.server.http.packed import unpacked
from guildtable.server.http.players import needed
from guildtable.server.http.request_state import limits_of, node_of, quotas_of
from guildtable.server.http.table_forms import Opened, Strict, Word

router = APIRouter(tags=["puzzles"])
type GameName = Annotated[str, Path(pattern="^[a-z-]{1,40}$")]
type PuzzleNumber = Annotated[int, Path(ge=1, le=10**4)]


class PlayOn(Strict):
    """What bots play the other seats."""

    bots: Word = "journeyman"


@router.get("/api/puzzles")
async def listed() -> dict[str, int]:
    """How many puzzles there are of each game; they are numbered from 1."""
    return await asyncio.to_thread(puzzles)


@router.get("/api/puzzles/{game}/{number}/reel")
async def posed(request: Request, game: GameName, number: PuzzleNumber) -> Response:
    """The match up to the moment, as the seat saw it that is asked there: a `Reel`. Its last frame asks."""
    limits_of(request).replay(address(request))
    found, asker = await _puzzle(game, number), Asker(address(request))
    view = str(found.solution.seat)
    return unpacked(request, await node_of(request).replays.packed_from(asker, found.record, view))


@router.get("/api/puzzles/{game}/{number}/solution")
async def solved(game: GameName, number: PuzzleNumber) -> Solution:
    """What a strong bot thinks of the answers, and what each leads to."""
    return (await _puzzle(game, number)).solution


@router.post("/api/puzzles/{game}/{number}/branch", status_code=201, openapi_extra=SIGNED)
async def played_on(request: Request, game: GameName, number: PuzzleNumber, wanted: PlayOn) -> Opened:
    """Play on from the moment, against bots, at a new table."""
    player, found = await needed(request), await _puzzle(game, number)
    await quotas_of(request).table(player.id)
    asker = Asker(address(request), player.id)
    return Opened(table=await node_of(request).branches.puzzle(asker, player, found, wanted.bots))


async def _puzzle(game: str, number: int) -> Puzzle:
    """To read them takes milliseconds the first time: not on the event loop."""
    return await asyncio.to_thread(puzzle, game, number)
