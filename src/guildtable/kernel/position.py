"""A position: a point in a match, as a value. What is searched, stored and undone. It never changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, Self

from guildtable.kernel.chance import CHANCE, Chance, Dealer, Draw, Roll, Shuffle
from guildtable.kernel.event import Event
from guildtable.kernel.game import Game, Settings
from guildtable.kernel.question import NOTHING, Askable, Choice, Illegal, Question, Reply, Seat
from guildtable.kernel.script import State
from guildtable.kernel.table import Table

type Answers = Mapping[Seat, tuple[Any, ...]]
"""What was chosen by each seat that was asked: the options themselves, which are plain values."""


class Step[S: State](NamedTuple):
    """Where a reply led, and what it brought about."""

    position: Position[S]
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Position[S: State]:
    """The state as of the last finished script, and the answers given to the running one since.

    `now` and `question` are derived: clone `base`, run its script from the start, feed the answers. The running script
    itself is never part of a position, so a position can be kept, copied and sent anywhere.
    """

    game: Game[S, Any] = field(compare=False, repr=False)
    base: S
    answers: tuple[Answers, ...] = ()
    pending: Answers = field(default_factory=dict)
    """Answers to the present question that wait for the other seats'. Theirs alone until all are in."""
    now: S = field(compare=False, kw_only=True, repr=False)
    question: Question | None = field(compare=False, kw_only=True, repr=False)

    @property
    def over(self) -> bool:
        """The game has ended."""
        return self.question is None

    @property
    def asked(self) -> Mapping[Seat, Askable]:
        """Who still has to answer, and what."""
        if self.question is None:
            return {}
        if not self.pending:
            return self.question.asked
        return {seat: asked for seat, asked in self.question.asked.items() if seat not in self.pending}

    @property
    def chance(self) -> Chance | None:
        """What chance is asked; None if it is not."""
        asked = self.asked.get(CHANCE)
        return asked if isinstance(asked, (Draw, Roll)) else None

    def choice(self, seat: Seat) -> Choice[Any]:
        """What this seat is asked."""
        asked = self.asked.get(seat)
        if not isinstance(asked, Choice):
            raise Illegal(f"seat {seat} is not asked anything now")
        return asked

    def play(self, seat: Seat, reply: Reply) -> Step[S]:
        """Answer by paths. Raises `Illegal`, and nothing has changed, unless they answer the question."""
        if seat not in self.asked:
            raise Illegal(f"seat {seat} is not asked anything now")
        return self.answer(seat, self.asked[seat].read(reply))

    def answer(self, seat: Seat, chosen: tuple[Any, ...]) -> Step[S]:
        """Answer by options taken from the question itself."""
        if self.question is None or seat not in self.question.asked or seat in self.pending:
            raise Illegal(f"seat {seat} is not asked anything now")
        pending = {**self.pending, seat: chosen}
        if len(pending) < len(self.question.asked):
            return Step(replace(self, pending=pending), ())
        complete = {seat: pending[seat] for seat in self.question.asked}
        return run(self.game, self.base, (*self.answers, complete))

    def withdraw(self, seat: Seat) -> Self:
        """Take back an answer that still waits for others."""
        if seat not in self.pending:
            raise Illegal(f"seat {seat} has no answer waiting")
        return replace(self, pending={other: chosen for other, chosen in self.pending.items() if other != seat})

    def dealt(self, dealer: Dealer) -> Step[S]:
        """Let chance answer as long as it is asked."""
        position: Position[S] = self
        events: tuple[Event, ...] = ()
        while asked := position.chance:
            step = position.answer(CHANCE, dealer(asked))
            position, events = step.position, (*events, *step.events)
        return Step(position, events)

    def table(self) -> Table[S]:
        """A live table on a copy, for going on in a line."""
        table = Table(self.base.clone())
        for answers in self.answers:
            table.answer_all(answers)
        for seat, chosen in self.pending.items():
            table.answer(seat, chosen)
        return table


def start[S: State](game: Game[S, Any], seats: int, settings: Settings = NOTHING) -> Step[S]:
    """The first position of a match, before the first card."""
    return run(game, game.opening(seats, settings))


def run[S: State](game: Game[S, Any], base: S, answers: Iterable[Answers] = ()) -> Step[S]:
    """Run on from `base` with these answers, through any number of scripts, until somebody is asked something more."""
    coming = iter(answers)
    told: list[Event] = []
    while True:
        now = base.clone()
        script = now.next_script()
        if script is None:
            if next(coming, None) is not None:
                raise Illegal("the game is over, but more answers follow")
            return Step(Position(game, base, now=now, question=None), tuple(told))
        given: list[Answers] = []
        try:
            question = script.send(None)
            for answer in coming:
                given.append(answer)
                told.clear()  # only what the last answer brought about is news
                now.news.clear()
                if question.asked.keys() != answer.keys():
                    raise Illegal("other seats are asked than have answered")
                secret = isinstance(question.asked.get(CHANCE), Shuffle)
                question = script.send(answer)
                if secret:
                    raise AssertionError("a shuffle must end its script: its order may not be kept among the answers")
        except StopIteration:
            told += now.news
            now.news.clear()
            base = now
            continue
        script.close()
        told += now.news
        return Step(Position(game, base, tuple(given), now=now, question=question), tuple(told))


def resume[S: State, R](
    game: Game[S, Any],
    base: S,
    given: Iterable[Mapping[Seat, R]] = (),
    read: Callable[[Askable, R], tuple[Any, ...]] = lambda asked, reply: asked.read(reply),  # type: ignore[arg-type]
) -> Position[S]:
    """The position that was kept as `base` and what was replied since, read against the questions of today."""
    table, answers = Table(base.clone()), []
    for replies in given:
        if table.question is None or table.question.asked.keys() != replies.keys():
            raise Illegal("these replies do not answer the questions of today")
        answers.append({seat: read(asked, replies[seat]) for seat, asked in table.question.asked.items()})
        table.answer_all(answers[-1])
    return run(game, base, answers).position
