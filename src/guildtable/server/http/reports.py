"""Reports over HTTP: they come in, and are read by admins alone."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from guildtable.server.archive.reports import Problem
from guildtable.server.http.ids import TableId
from guildtable.server.http.openapi import SIGNED
from guildtable.server.http.players import needed
from guildtable.server.http.request_state import node_of, quotas_of

router = APIRouter(tags=["reports"])


class NewReport(BaseModel):
    """What is wrong, after which step it was seen, and what the page says of itself: browser, language, screen.

    About a person: the `line` of the chat they said, or the seat they sit on, as `about`.
    """

    model_config = ConfigDict(extra="forbid")

    note: Annotated[str, StringConstraints(min_length=1, max_length=2000)]
    seq: Annotated[int, Field(ge=0, le=2**31 - 1)] = 0
    page: Annotated[str, StringConstraints(max_length=500)] = ""
    line: Annotated[int | None, Field(ge=1, le=2**53)] = None
    about: Annotated[int | None, Field(ge=0, le=7)] = None


class Reported(BaseModel):
    """The number by which the house finds the report."""

    report: str


@router.post("/api/tables/{table}/reports", status_code=201, openapi_extra=SIGNED)
async def report(request: Request, table: TableId, new: NewReport) -> Reported:
    """Report a problem, at the table or watching. The house gets the record up to now with it; nobody else does."""
    node, player = node_of(request), await needed(request)
    await quotas_of(request).report(player.id)
    await node.tables.state(table)
    seat = await node.tables.seat_of(table, player)
    problem = Problem(new.note, new.seq, new.page, new.line, new.about)
    return Reported(report=await node.reports.keep(table, player, seat, problem))
