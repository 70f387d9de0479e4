"""The checker: which promises were broken in a month, each with its history.

It reckons for itself, minute by minute, and from what happened alone: it shares no line with the server's own clock.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from lab.days.history import Called, History, Question
from lab.days.wall import Wall

SLACK = 150.0
"""Seconds that the month's steps may be off."""
WITHIN = 180.0
"""Seconds in which somebody is called who is asked, away and awake."""
DAYS_OFF = 14
"""Days of vacation that everybody has, and that are taken by themselves."""
HERE = 45.0
"""Seconds for which somebody is here after they did something and went."""
LEASE = 120.0
"""Seconds after a kill in which the same call may come once more."""


@dataclass(frozen=True, slots=True)
class World:
    """What holds for everybody: how long a reply and a bank are, who sleeps when, when the site was down."""

    move: float
    bank: float
    walls: Mapping[str, Wall]
    outages: Sequence[tuple[float, float]]
    """With the ten minutes after each."""
    vacations: Mapping[str, Sequence[tuple[float, float]]]


def broken(history: History, world: World, until: float) -> list[str]:
    """Every broken promise, with what happened at its table."""
    found = [
        *_lost_seats(history, world),
        *_wrong_calls(history, world),
        *_repeated(history),
        *_missing(history, world, until),
    ]
    return [f"{said}\n{history.of(table, at)}" for said, table, at in found]


def _lost_seats(history: History, world: World) -> Iterator[tuple[str, str, float]]:
    """No seat is lost before allowance and bank are gone, nor asleep, nor while the site is down or just back."""
    banks: dict[tuple[str, int], float] = defaultdict(lambda: world.bank)
    for question in sorted(history.questions, key=lambda one: one.asked):
        if question.over is None:
            continue
        wall, place = world.walls[question.player], (question.table, question.seat)
        away = world.vacations.get(question.player, ()) if question.vacation else ()
        pauses = [*world.outages, *away]
        used = wall.awake(question.asked, question.over, pauses)
        if question.ended_by == "bot":
            at = question.over
            if used + SLACK < world.move + banks[place]:
                least = (world.move + banks[place]) / 3600
                yield (
                    f"seat {question.seat} was lost after {used / 3600:.2f} h of {least:.2f} h",
                    question.table,
                    at,
                )
            if all(wall.sleeps(at - back) for back in (0.0, 60.0, SLACK)):
                yield f"seat {question.seat} was lost asleep: {wall.time_of_day(at)}", question.table, at
            taken = sum(begins <= at for begins, _ in away)
            if question.vacation and taken < DAYS_OFF:
                left = DAYS_OFF - taken
                yield f"seat {question.seat} was lost with {left} days of vacation left", question.table, at
            if any(begins + SLACK < at < ends for begins, ends in world.outages):
                yield f"seat {question.seat} was lost while the site was down, or just back", question.table, at
        banks[place] = max(0.0, banks[place] - max(0.0, used - world.move))


def _wrong_calls(history: History, world: World) -> Iterator[tuple[str, str, float]]:
    """No call for a turn that is taken, none in quiet hours."""
    for call in history.calls:
        wall = world.walls[call.player]
        if wall.sleeps(call.at) and wall.sleeps(call.at - 60):
            yield f"a call by {call.channel} in quiet hours: {wall.time_of_day(call.at)}", call.table, call.at
        if _question(history, call) is None:
            yield f"a call by {call.channel} for a turn that was taken", call.table, call.at


def _question(history: History, call: Called) -> Question | None:
    """The question that stood when somebody was called."""
    for question in history.questions:
        same = (question.table, question.player) == (call.table, call.player)
        if same and question.asked <= call.at and (question.over is None or call.at <= question.over + 1):
            return question
    return None


def _repeated(history: History) -> Iterator[tuple[str, str, float]]:
    """No call twice; after a kill one may come again, as the same."""
    seen: dict[tuple[str, int, int, str, str], Called] = {}
    for call in sorted(history.calls, key=lambda one: one.at):
        question = _question(history, call)
        if question is None or not call.came:
            continue
        key = (question.table, question.seat, question.number, call.channel, call.same)
        before = seen.get(key)
        if before and not any(before.at - 5 <= kill <= call.at for kill in history.kills):
            yield f"a call by {call.channel} came twice, {call.at - before.at:.0f} s apart", call.table, call.at
        seen[key] = call


def _missing(history: History, world: World, until: float) -> Iterator[tuple[str, str, float]]:
    """Whoever is asked, away, awake and reachable is called within three minutes."""
    called: dict[tuple[str, str], list[float]] = defaultdict(list)
    for call in sorted(history.calls, key=lambda one: one.at):
        called[call.player, call.table].append(call.at)
    kills = sorted(history.kills)
    for question in history.questions:
        wall, ends = world.walls[question.player], question.over or until
        spans = history.reachable[question.player]
        if not any(begins <= question.asked < over for begins, over in spans):
            continue
        quiet = 0.0  # so long they have been asked, away and awake, without a call
        at, last = question.asked, question.asked
        times = called[question.player, question.table]
        acts = history.acts[question.player]
        while at < ends and quiet <= WITHIN + SLACK:
            place = bisect_right(acts, at)
            here = place > 0 and at - acts[place - 1] < HERE + 30
            down = any(begins <= at < over - 590 for begins, over in world.outages)
            killed = any(kill - 30 <= at <= kill + LEASE for kill in kills)
            gone = not any(begins <= at < over for begins, over in spans)  # their browser has forgotten us
            quiet = quiet if down or killed else 0.0 if here or gone or wall.sleeps(at) else quiet + at - last
            if any(question.asked <= one <= at + 1 for one in times):
                break
            last, at = at, at + 30.0
        else:
            if quiet > WITHIN + SLACK:
                yield f"seat {question.seat} was asked, away and awake, and not called", question.table, at
