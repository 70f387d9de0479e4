"""Ids in the paths of the API."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path

from guildtable.server.tables.tables import ID

TableId = Annotated[str, Path(pattern=ID, description="A table, as it was named when it was opened.")]
MatchId = Annotated[str, Path(pattern=ID, description="A match is named as its table.")]
SeatNumber = Annotated[int, Path(ge=0, le=7, description="A seat, counted from 0.")]
