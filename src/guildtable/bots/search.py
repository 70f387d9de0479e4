"""The search bot: tries its likeliest answers in many guesses at what it cannot see, and keeps the better half.

Information-set Monte Carlo tree search. Every guess is a world with its own dice, in which all answers still in the
running are tried, so that they differ by what they are worth and not by luck; again and again the worse half is
dropped. Below the root every seat, rivals too, tries what its taste likes first (`tree.py`). From the first new
question on, all follow their taste to the end of the round, and what the table is worth then is what was learned.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Self

from guildtable.bots.limit import Budget, Limit
from guildtable.bots.rollout import Horizon, Value, play_on, value, without_asking
from guildtable.bots.taste import AnyTaste
from guildtable.bots.tree import Node, Tried, distinct
from guildtable.kernel.chance import dealer
from guildtable.kernel.position import Position
from guildtable.kernel.question import Choice, Reply, Seat
from guildtable.kernel.sight import Sight

WIDTH = 16
"""So many answers are tried at the root, the best liked."""


@dataclass(frozen=True, slots=True)
class World:
    """A guess at the position, with its own luck to come."""

    guess: Position[Any]
    key: bytes
    toss: float

    @classmethod
    def imagined(cls, sight: Sight[Any], rng: Random) -> Self:
        """What rivals have answered already, face down, is for the search to think of: it is not guessed."""
        return cls(replace(sight.guess(rng), pending={}), rng.randbytes(16), rng.random())


@dataclass(frozen=True, slots=True)
class Weighed:
    """An answer that was tried: what it is worth, in shares of winning, and how often that was seen."""

    answer: tuple[Any, ...]
    share: float
    behind: float
    """How much less than the best it brought, in the worlds in which both were tried."""
    tries: int


class Search:
    """A seat that looks ahead. It knows a game by its taste alone."""

    __slots__ = ("_limit", "_rng", "_taste", "_value", "iterations")

    def __init__(self, taste: AnyTaste, rng: Random, limit: Limit, value: Value = value) -> None:
        self._taste, self._rng, self._limit, self._value = taste, rng, limit, value
        self.iterations = 0
        """Of all questions answered so far."""

    def choose(self, sight: Sight[Any]) -> tuple[Any, ...]:
        """The answer that went best."""
        return next(iter(self.weigh(sight).values())).answer

    def weigh(self, sight: Sight[Any], also: Reply | None = None) -> dict[Reply, Weighed]:
        """The answers that were tried, the best first: the likeliest, and one that is tried to the end in any case."""
        clock, root, world = Budget(self._limit), Node(), World.imagined(sight, self._rng)
        answers = distinct(sight.choice, self._taste.ranked(world.guess.now, sight.seat, sight.choice), WIDTH)
        if also is not None and also not in answers:
            answers[also] = sight.choice.read(also)
        tried = root.tried[sight.seat] = {reply: Tried() for reply in answers}
        running = list(answers)
        compared: dict[Reply, dict[Reply, float]] = {}
        """The means of all that were in the running when this one was last among them."""
        halvings = (len(running) - 1).bit_length()
        while len(running) > 1 and clock.spent < 1:
            for reply in running:
                self._iterate(world, root, {sight.seat: reply})
                clock.iterations += 1
                if clock.spent >= 1:
                    break
            if clock.spent * halvings > halvings - (len(running) - 1).bit_length() + 1:
                means = {reply: tried[reply].mean for reply in running}
                running.sort(key=means.__getitem__, reverse=True)
                half = (len(running) + 1) // 2
                dropped = [reply for reply in running[half:] if reply != also]
                compared |= dict.fromkeys(dropped, means)
                running = [reply for reply in running if reply not in dropped]
            world = World.imagined(sight, self._rng)
        self.iterations += clock.iterations
        means = {reply: tried[reply].mean for reply in running}
        compared |= dict.fromkeys(running, means)
        best = max(running, key=means.__getitem__)
        weighed = {
            reply: Weighed(
                answer, tried[reply].mean, compared[reply][best] - compared[reply][reply], tried[reply].visits
            )
            for reply, answer in answers.items()
        }
        return dict(sorted(weighed.items(), key=lambda one: (one[0] != best, one[1].behind)))

    def _iterate(self, world: World, root: Node, first: Mapping[Seat, Reply]) -> None:
        """One line of play: with this reply down the tree, to one new question, and by taste to the horizon."""
        game, taste, table = world.guess.game, self._taste, world.guess.table()
        deal, rng = dealer(world.key), Random(world.toss)
        horizon, node = Horizon(game, taste, table.now), root
        path: list[tuple[Node, dict[Seat, Reply]]] = []
        while (question := table.question) and horizon.within(table.now):
            answers: dict[Seat, tuple[Any, ...]] = {}
            replies: dict[Seat, Reply] = {}
            for seat, asked in question.asked.items():
                if not isinstance(asked, Choice) or asked.forced:
                    answers[seat] = without_asking(asked, deal)
                elif node is root and seat in first:
                    replies[seat], answers[seat] = first[seat], asked.read(first[seat])
                else:
                    ranked = taste.ranked(table.now, seat, asked)
                    replies[seat], answers[seat] = node.select(seat, asked, ranked)
            table.answer_all(answers)
            if not replies:
                continue
            horizon.replies += len(replies)
            path.append((node, replies))
            node, new = node.step(replies)
            if new:
                break
        play_on(taste, table, horizon, deal, rng)
        worth = self._value(game, taste, table)
        for passed, replies in path:
            passed.learn(replies, worth)
