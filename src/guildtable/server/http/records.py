"""Records over HTTP: finished matches, for anybody."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field
from starlette.responses import PlainTextResponse, Response

from guildtable.server.archive.readers import Asker
from guildtable.server.archive.reading.counsel import Counsel
from guildtable.server.archive.reading.frames import faults, frames
from guildtable.server.archive.reading.review import Review
from guildtable.server.archive.records import Kept
from guildtable.server.http.identity import address
from guildtable.server.http.ids import MatchId
from guildtable.server.http.openapi import SIGNED
from guildtable.server.http.packed import unpacked
from guildtable.server.http.players import needed
from guildtable.server.http.request_state import limits_of, node_of, quotas_of
from guildtable.server.http.table_forms import Opened, Strict, Word
from guildtable.server.protocol import Refused

router = APIRouter(tags=["records"])
AT_ONCE = 60
"""Moments in one answer."""
type View = Annotated[str, Query(pattern="^(outside|all|[0-7])$")]
"""From where: `outside`, a seat's number, or with `all` hands open."""

type StepNumber = Annotated[int, Query(ge=0, le=10**6)]
type SeatNumber = Annotated[int, Query(ge=0, le=7)]
A_TEXT = SIGNED | {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}


class Branch(Strict):
    """Where a finished match goes another way: after which step, who one is, and what bots play the others."""

    step: Annotated[int, Field(ge=0, le=10**6)]
    seat: Annotated[int, Field(ge=0, le=7)]
    bots: Word = "greedy"


class Lesson(Strict):
    """Which game is to be learned."""

    game: Word


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


@router.get("/api/me/records", openapi_extra=SIGNED)
async def mine(request: Request) -> list[Kept]:
    """My own finished matches, newest first."""
    return await node_of(request).records.listed(None, None, player=await needed(request))


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
    found = await node_of(request).readers.read(_anybody(request), faults, text)
    return Verdict(sound=not found, faults=found)


@router.get("/api/records/{match}/replay")
async def replayed(
    request: Request,
    match: MatchId,
    view: View = "outside",
    first: Annotated[int, Query(ge=0, le=10**6)] = 0,
    count: Annotated[int, Query(ge=1, le=AT_ONCE)] = 20,
) -> Response:
    """Moments of a match, from `outside`, from a seat's number, or with `all` hands open."""
    limits_of(request).replay(address(request))
    text = await node_of(request).records.text(match)
    found = await node_of(request).readers.read(_anybody(request), frames, text, view, first, first + count - 1)
    return Response(found, media_type="application/json")


@router.get("/api/records/{match}/reel")
async def whole(request: Request, match: MatchId, view: View = "outside") -> Response:
    """The whole match from one view: a `Reel`."""
    limits_of(request).replay(address(request))
    return unpacked(request, await node_of(request).replays.packed(_anybody(request), match, view))


@router.get("/api/records/{match}/counsel")
async def counselled(request: Request, match: MatchId, step: StepNumber, seat: SeatNumber) -> Counsel:
    """What a strong bot thinks of the choices a seat had after a step of a finished match."""
    limits_of(request).analysis(address(request))
    return await node_of(request).analyses.given(_anybody(request), match, step, seat)


@router.get("/api/records/{match}/review")
async def reviewed(request: Request, match: MatchId, seat: SeatNumber) -> Review:
    """How a finished match went for a seat, what of it was chance, and which of its choices look costly."""
    limits_of(request).review(address(request))
    return await node_of(request).analyses.review(_anybody(request), match, seat)


@router.post("/api/records/{match}/branch", status_code=201, openapi_extra=SIGNED)
async def branched(request: Request, match: MatchId, branch: Branch) -> Opened:
    """Play on from a moment of a finished match, against bots, at a new table."""
    player = await needed(request)
    await quotas_of(request).table(player.id)
    branches, asker = node_of(request).branches, Asker(address(request), player.id)
    return Opened(table=await branches.open(asker, player, match, branch.step, branch.seat, branch.bots))


@router.post("/api/lessons", status_code=201, openapi_extra=SIGNED)
async def taught(request: Request, lesson: Lesson) -> Opened:
    """A table at which a game is learned: everybody is dealt the same cards, and a bot is the partner."""
    player = await needed(request)
    await quotas_of(request).table(player.id)
    return Opened(table=await node_of(request).branches.lesson(player, lesson.game, address(request)))


@router.post("/api/replays", openapi_extra=A_TEXT)
async def brought_along(request: Request, view: View = "outside") -> Response:
    """The `Reel` of a record that is sent as text. It is verified first, and nothing of it is kept."""
    asker = await _in_line(request)
    limits_of(request).replay(asker.address)
    text = await _brought(request, asker)
    return unpacked(request, await node_of(request).brought.reel(asker, text, view))


@router.post("/api/replays/counsel", openapi_extra=A_TEXT)
async def counselled_along(request: Request, step: StepNumber, seat: SeatNumber) -> Counsel:
    """The same counsel on a record that is sent as text. It is verified first, and nothing of it is kept."""
    asker = await _in_line(request)
    limits_of(request).analysis(asker.address)
    text = await _brought(request, asker)
    return await node_of(request).brought.counsel(asker, text, step, seat)


@router.post("/api/replays/review", openapi_extra=A_TEXT)
async def reviewed_along(request: Request, seat: SeatNumber) -> Review:
    """The same review of a record that is sent as text. It is verified first, and nothing of it is kept."""
    asker = await _in_line(request)
    limits_of(request).review(asker.address)
    text = await _brought(request, asker)
    return await node_of(request).brought.review(asker, text, seat)


def _anybody(request: Request) -> Asker:
    """Whoever looks at a match of this site: they need no session, and count by their address."""
    return Asker(address(request))


async def _in_line(request: Request) -> Asker:
    """Who brings a record along. If there is no place for them in the line, the record is not even read."""
    asker = Asker(address(request), (await needed(request)).id)
    node_of(request).readers.check(asker)
    return asker


async def _brought(request: Request, asker: Asker) -> str:
    """The record that was sent; counted, unless it was found sound a while ago."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refused("malformed", "This is no record: a record is a text.") from None
    if not node_of(request).brought.knows(text):
        limits_of(request).brought(asker.person, asker.address)
    return text
