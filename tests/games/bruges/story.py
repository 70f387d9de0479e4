"""Stories: whole games as replies and events, for whoever checks them without looking at the engine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from guildtable.bots.player import bot
from guildtable.games.bruges import GAME
from guildtable.kernel.chance import CHANCE, dealer
from guildtable.kernel.event import Event
from guildtable.kernel.position import start
from guildtable.kernel.question import Choice, Reply
from guildtable.kernel.sight import sight


@dataclass(frozen=True)
class Told:
    """One step: what was asked and replied, seat by seat (chance is -1), and the events it brought about."""

    replies: Mapping[int, tuple[str, Reply]]
    """Seat: the question's `why`, and the chosen paths."""
    offers: Mapping[int, tuple[tuple[str, ...], int, int]]
    """Seat: every path that was on offer, the fewest and the most that could be chosen. Nothing for chance."""
    events: Sequence[Event]


@dataclass(frozen=True)
class Story:
    """A finished game."""

    seats: int
    steps: Sequence[Told]
    scores: Sequence[Mapping[str, int]]
    """Itemised, seat by seat."""
    winners: Sequence[int]


def tell_story(seats: int, seed: int, kind: str = "greedy") -> Story:
    """A whole game between bots."""
    rng = Random(seed)
    players = [bot(kind, GAME, rng) for _ in range(seats)]
    deal = dealer(f"story {seed}".encode())
    position, events = start(GAME, seats)
    steps = [Told({}, {}, events)] if events else []
    while position.question:
        replies: dict[int, tuple[str, Reply]] = {}
        offers: dict[int, tuple[tuple[str, ...], int, int]] = {}
        for seat, asked in position.question.asked.items():
            if isinstance(asked, Choice):
                seen = sight(position, seat, rng)
                chosen = asked.read(seen.choice.write(players[seat].choose(seen)))
                offers[seat] = (tuple(asked.pieces()), asked.least, asked.most)
            else:
                assert seat == CHANCE
                chosen = deal(asked)  # type: ignore[arg-type]
            replies[seat] = (asked.why, asked.write(chosen))
            position, events = position.answer(seat, chosen)
        steps.append(Told(replies, offers, events))
    scores = [dict(score.items) for score in GAME.standing(position.now)]
    return Story(seats, steps, scores, GAME.winners(position.now))


def stories(seats: int, seeds: Iterator[int] | range, kind: str = "greedy") -> Iterator[Story]:
    """Several games."""
    return (tell_story(seats, seed, kind) for seed in seeds)
