"""What is sent to and fro about tables over HTTP."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from guildtable.server.protocol import Spectators

Word = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Entropy = Annotated[str, StringConstraints(pattern=r"^[0-9A-Za-z_-]{0,64}$")]


class Strict(BaseModel):
    """Nothing is let in that was not asked for."""

    model_config = ConfigDict(extra="forbid")


class Clock(Strict):
    """Seconds for each reply, and for the whole game; by the day, for each reply and of the bank."""

    move: Annotated[int | None, Field(ge=5, le=14 * 86400)] = None
    game: Annotated[int | None, Field(ge=30, le=100 * 86400)] = None
    bank: Annotated[int | None, Field(ge=3600, le=30 * 86400)] = None
    vacation: Annotated[bool, Field(strict=True)] = False


class NewTable(Strict):
    """A table to be opened. Each seat is `me` (once), `open`, or a bot's strength."""

    game: Word
    seats: Annotated[list[Word], Field(min_length=1, max_length=8)]
    settings: Annotated[dict[Word, Word], Field(max_length=8)] = {}
    clock: Clock = Clock()
    listed: bool = False
    spectators: Spectators = "talk"
    entropy: Entropy = ""
    choice: Word | None = None
    start: bool = False


class Sitting(Strict):
    """A seat to take (any, if none is named), and what the player throws into the shuffle."""

    seat: Annotated[int | None, Field(ge=0, le=7)] = None
    entropy: Entropy = ""


class Wish(Strict):
    """What one wants of what the game lets each seat choose before the first card; null leaves it to chance."""

    choice: Word | None


class BotSeat(Strict):
    """A bot for a seat; null frees it, of a bot or of a person, who is then barred from the table."""

    bot: Word | None


class Seated(BaseModel):
    """Where one sits."""

    table: str
    seat: int


class Opened(BaseModel):
    """A table to go to."""

    table: str


class GameOption(BaseModel):
    """Something the host may set."""

    name: str
    values: list[str]
    default: str


class GameChoice(BaseModel):
    """Something each person may choose before the first card, no two the same."""

    name: str
    values: list[str]


class GameInfo(BaseModel):
    """A game on the shelf."""

    name: str
    players: list[int]
    rules: str
    options: list[GameOption]
    choice: GameChoice | None
    bots: list[str]
    personas: list[str]
