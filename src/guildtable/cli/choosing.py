"""What persons at this screen choose before the first card: `--guard-house red`, `--guild blue`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from guildtable.kernel.game import AnyGame, SeatChoice

ANY = "any"
"""Typed for somebody who leaves it to chance, though a person named later does not."""

type Chosen = Mapping[SeatChoice, Sequence[str]]
"""What was typed for each choice there is, in its order."""


def chooses(choice: SeatChoice) -> str:
    """What can be typed."""
    return f"{', '.join(choice.values)} or {ANY}; several in the order of the names."


def choices_of(game: AnyGame, persons: Sequence[str], typed: Chosen) -> dict[str, str]:
    """Settings for what the persons have chosen; the first seats are theirs, in the order of their names."""
    choice = game.choice
    for other, values in typed.items():
        if values and other != choice:
            instead = "there is nothing to choose: leave it out" if choice is None else f"it has --{choice.name}"
            raise ValueError(f"{game.name} has no --{other.name}; {instead}")
    if choice is None:
        return {}
    values = typed.get(choice, ())
    if len(values) > len(persons):
        many = f"{len(values)} times --{choice.name} for {len(persons)} --name"
        raise ValueError(f"{many}: give one for each person, in the order of the names; bots take what is left")
    for value in values:
        if value not in {*choice.values, ANY}:
            raise ValueError(f"--{choice.name} {value}: say one of {', '.join(choice.values)}, or {ANY}")
        if value != ANY and values.count(value) > 1:
            raise ValueError(f"--{choice.name} {value} twice: only one can have it; the other takes another, or {ANY}")
    return {choice.setting(seat): value for seat, value in enumerate(values) if value != ANY}


def refuse_choices(typed: Chosen) -> None:
    """A match that goes on has had its choices made."""
    for choice, values in typed.items():
        if values:
            raise ValueError(f"--{choice.name} is chosen before the first card: leave it out with --resume")
