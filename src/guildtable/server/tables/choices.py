"""Choices: what people choose for their seats before the first card, where the game lets them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from guildtable.kernel.game import AnyGame, Settings
from guildtable.kernel.question import NOTHING, Seat
from guildtable.server.protocol import Refused
from guildtable.server.tables.players import Player
from guildtable.server.tables.seating import set_seat
from guildtable.shelf import game


async def take(transaction: AsyncConnection, row: Any, taken: Sequence[Any], player: Player, value: str | None) -> None:
    """Write down what somebody chooses, None for nothing. First come, first served: no two seats of a table are
    kept with the same, whoever writes."""
    choice = game(row.game).choice
    if choice is None:
        raise Refused("malformed", f"There is nothing to choose in {row.game}.")
    if value is not None and value not in choice.values:
        raise Refused("malformed", f"A {choice.name} is one of {', '.join(choice.values)}, or null.")
    mine = next((seat.seat for seat in taken if seat.player == player.id), None)
    if mine is None:
        raise Refused("forbidden", f"Sit down first: a {choice.name} goes with a seat.")
    if row.state != "open":
        raise Refused("not-now", f"The game has begun: a {choice.name} is chosen before it.")
    try:
        await set_seat(transaction, row.id, mine, choice=value)
    except IntegrityError:
        other = next((seat.name for seat in taken if seat.choice == value), "Somebody")
        raise Refused("taken", f"{other} has chosen {value} already: choose another.") from None


def settled(rules: AnyGame, choices: Mapping[Seat, str]) -> Settings:
    """What seats have chosen, as settings of the match."""
    if rules.choice is None:
        if choices:
            raise Refused("malformed", f"There is nothing to choose in {rules.name}.")
        return NOTHING
    return {rules.choice.setting(seat): value for seat, value in choices.items()}


def unsettled(rules: AnyGame, seats: int, settings: Settings) -> tuple[Settings, Mapping[Seat, str]]:
    """Divide the settings of a match into what the host set and what seats chose."""
    chosen = rules.choice.chosen(settings, seats) if rules.choice else ()
    choices = {seat: value for seat, value in enumerate(chosen) if value is not None}
    kept = settled(rules, choices)
    return {name: value for name, value in settings.items() if name not in kept}, choices
