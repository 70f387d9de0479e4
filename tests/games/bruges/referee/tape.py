"""The recorded game, read step by step beside what the referee finds that should have been asked and told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NoReturn

from guildtable.kernel.event import Event
from tests.games.bruges.story import Story, Told

CHANCE = -1

type Value = str | int | Sequence[str]
type Words = str | int | tuple[str, ...]


class Lost(Exception):
    """The recording and the referee are at different places of the game: there is no reading on."""


@dataclass(frozen=True)
class Said:
    """An event as the referee expects it. Workers in a heap and cards in a hand have no order."""

    id: str
    args: Mapping[str, Words]
    only: int | None = None
    but: int | None = None

    def __str__(self) -> str:
        hidden = f" (only to seat {self.only})" if self.only is not None else ""
        return f"{self.id} {', '.join(f'{key} {value}' for key, value in self.args.items())}{hidden}"


def said(event: str, only: int | None = None, **args: Value) -> Said:
    """An event in the words of the reference: `seat=0` is `seat:0`, `house="red"` is `house:red`."""
    return Said(event, {key: _words(key, value) for key, value in args.items()}, only)


def _words(key: str, value: Value) -> Words:
    if isinstance(value, str):
        return f"{key}:{value}"
    if isinstance(value, int):
        return f"seat:{value}" if key in {"seat", "to", "victim"} else value
    return tuple(sorted(f"{key[:-1]}:{one}" for one in value))


def heard(event: Event) -> Said:
    """An event as it was recorded."""
    args = {key: tuple(sorted(word)) if isinstance(word, tuple) else word for key, word in event.args.items()}
    return Said(event.id, args, event.only, event.but)


@dataclass(frozen=True)
class Ask:
    """A question that is due. The same path several times: several equal pieces."""

    why: str
    paths: Sequence[str]
    least: int = 1
    most: int = 1

    @property
    def forced(self) -> bool:
        """There is only one answer, as everybody can see."""
        if self.most == 0 or not self.paths:
            return True
        return self.least == self.most and (self.least == len(self.paths) or len(set(self.paths)) == 1)

    def only_answer(self) -> tuple[str, ...]:
        """What a forced question is answered with."""
        return tuple(self.paths[: self.least])

    def allows(self, reply: Sequence[str]) -> bool:
        """Could this be replied?"""
        return self.least <= len(reply) <= self.most and not Counter(reply) - Counter(self.paths)


@dataclass
class Tape:
    """The steps of a story; `tell` and `ask` are what should come next, and every difference is noted."""

    story: Story
    at: int = -1
    round: int = 0
    expected: list[Said] = field(default_factory=list)
    objections: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.story.steps and not self.story.steps[0].replies:
            self.at = 0

    def note(self, seat: int | None, text: str) -> None:
        """Note a disagreement."""
        who = "all" if seat is None else "chance" if seat == CHANCE else f"seat {seat}"
        self.objections.append(f"step {self.at}, round {self.round}, {who}: {text}")

    def lose(self, seat: int | None, text: str) -> NoReturn:
        """Note a disagreement after which there is no reading on."""
        self.note(seat, text)
        raise Lost

    def tell(self, event: Said) -> None:
        """This must be told next."""
        self.expected.append(event)

    def ask(self, seat: int, ask: Ask) -> tuple[str, ...]:
        """Ask one seat, unless there is only one answer."""
        return self.ask_all({seat: ask})[seat]

    def ask_all(self, asks: Mapping[int, Ask]) -> dict[int, tuple[str, ...]]:
        """Ask several seats at once; whose answer is forced is not asked."""
        due = {seat: ask for seat, ask in asks.items() if not ask.forced}
        replies = {seat: ask.only_answer() for seat, ask in asks.items() if ask.forced}
        if due:
            replies |= self.ask_due(due)
        return {seat: replies[seat] for seat in asks}

    def ask_due(self, due: Mapping[int, Ask]) -> dict[int, tuple[str, ...]]:
        """Ask these seats at once, whatever there is to choose."""
        step = self._next_step({seat: ask.why for seat, ask in due.items()})
        return {seat: self._reply(step, seat, ask) for seat, ask in due.items()}

    def chance(self, why: str) -> tuple[str, ...]:
        """What chance dealt."""
        return self._next_step({CHANCE: why}).replies[CHANCE][1]

    def close(self) -> None:
        """The game is over: nothing may follow."""
        self._compare_events()
        if self.at + 1 < len(self.story.steps):
            self.note(None, f"the game is over, but {len(self.story.steps) - self.at - 1} steps follow")

    def _next_step(self, due: Mapping[int, str]) -> Told:
        self._compare_events()
        self.at += 1
        if self.at >= len(self.story.steps):
            self.lose(None, f"the story ends, but {dict(due)} should be asked")
        step = self.story.steps[self.at]
        asked = {seat: why for seat, (why, _) in step.replies.items()}
        if asked != dict(due):
            self.lose(min(due), f"{dict(due)} should be asked, the story asks {asked}")
        return step

    def _reply(self, step: Told, seat: int, ask: Ask) -> tuple[str, ...]:
        paths, least, most = step.offers.get(seat, ((), 0, 0))
        missing, extra = sorted(set(ask.paths) - set(paths)), sorted(set(paths) - set(ask.paths))
        if missing:
            self.note(seat, f"{ask.why} should offer {missing}, the story does not")
        if extra or len(paths) != len(set(paths)):
            self.note(seat, f"{ask.why} should not offer {extra or 'anything twice'}, the story does")
        if (least, most) != (ask.least, ask.most):
            self.note(seat, f"{ask.why}: {ask.least} to {ask.most} may be chosen, the story says {least} to {most}")
        reply = step.replies[seat][1]
        if not ask.allows(reply):
            self.lose(seat, f"{ask.why}: {list(reply)} is no possible reply")
        return reply

    def _compare_events(self) -> None:
        told = [heard(event) for event in self.story.steps[self.at].events] if self.at >= 0 else []
        expected, self.expected = self.expected, []
        for place, (mine, theirs) in enumerate(zip(expected, told, strict=False)):
            if mine != theirs:
                self.note(_seat_of(mine), f"event {place} should be [{mine}], the story tells [{theirs}]")
                return
        for event in expected[len(told) :]:
            self.note(_seat_of(event), f"[{event}] should be told, the story does not")
        for event in told[len(expected) :]:
            self.note(_seat_of(event), f"[{event}] is told, but nothing should be")


def _seat_of(event: Said) -> int | None:
    seat = event.args.get("seat")
    return int(seat.removeprefix("seat:")) if isinstance(seat, str) else event.only
