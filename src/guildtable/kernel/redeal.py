"""Redeal: the same position as far as a seat can tell, with everything it cannot see dealt anew.

It is what bots search, and it is the secrecy test: whatever the seat is shown must stay the same to the byte.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from guildtable.kernel.chance import CHANCE
from guildtable.kernel.position import Position, run
from guildtable.kernel.question import Choice, Rng, Seat
from guildtable.kernel.script import Card, State
from guildtable.kernel.sealed import Seal, renaming


def redeal[S: State](position: Position[S], seat: Seat, rng: Rng) -> Position[S]:
    """A guess at the true position that depends only on what the seat knows.

    Law: `redeal(redeal(p, s, a), s, b) == redeal(p, s, b)`.
    """
    game, now = position.game, position.now
    seals = game.surmise(now, seat, rng) if game.surmise else game.sealed(now, seat)
    names = renaming(seals, rng)
    dealt = renamed(position, names, seat)
    if not position.pending:
        return dealt
    # What rivals have answered but not shown is unknown too: it is drawn anew from what they may have been asked.
    for other in position.pending:
        chosen = position.pending[other] if other == seat else _any(dealt, other, rng)
        dealt = dealt.answer(other, chosen).position
    return dealt


def redeal_unseen[S: State](position: Position[S], rng: Rng) -> Position[S]:
    """The same position, and only what no seat has seen is dealt anew: what is still chance's alone.

    It knows every hand, so it is for looking back at a match that is over, and never for a bot that plays.
    """
    dealt = renamed(position, renaming(unseen(position), rng), 0)
    for seat, chosen in position.pending.items():
        dealt = dealt.answer(seat, chosen).position
    return dealt


def unseen(position: Position[Any]) -> dict[Card, Seal]:
    """The cards whose faces no seat knows."""
    game, now = position.game, position.now
    first, *others = (game.sealed(now, seat) for seat in range(len(game.standing(now))))
    return {card: seal for card, seal in first.items() if all(card in other for other in others)}


def renamed[S: State](position: Position[S], names: Mapping[Card, Card], seat: Seat) -> Position[S]:
    """The position under other names for its hidden cards, in its base and in the seats' answers alike.

    What chance answered to a running script was seen by all: it keeps its names.
    """
    answers = [
        {who: chosen if who == CHANCE else rename(chosen, names) for who, chosen in given.items()}
        for given in position.answers
    ]
    return run(position.game, position.base.renamed(names, seat), answers).position


def rename[T](value: T, names: Mapping[Card, Card]) -> T:
    """A plain value with each card's name replaced."""
    if isinstance(value, str):
        return names.get(value, value)  # type: ignore[return-value]
    if isinstance(value, tuple):
        items = (rename(item, names) for item in value)
        return tuple(items) if type(value) is tuple else type(value)(*items)  # type: ignore[return-value]
    return value


def _any(position: Position[Any], seat: Seat, rng: Rng) -> tuple[Any, ...]:
    asked: Choice[Any] = position.choice(seat)
    return asked.any(rng)
