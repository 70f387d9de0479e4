"""The search bot: tries its likeliest answers in many guesses at what it cannot see, and keeps the better half.

Information-set Monte Carlo tree search. Every guess is a world with its own dice, in which all answers still in the
running are tried, so that they differ by what they are worth and not by luck; again and again the worse half is
dropped. Below the root every seat, rivals too, tries what its taste likes first (`tree.py`). From the first new
question on, all follow their taste to the end of the round, and what the table is worth then is what was found out.
With a value that was learned a look comes first (`look.py`), and lines may end at once (`learned.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from guildtable.bots.limit import Budget, Limit
from guildtable.bots.look import Look, Seen
from guildtable.bots.rollout import Horizon, Onward, Value, play_on, value, without_asking
from guildtable.bots.taste import AnyTaste
from guildtable.bots.tree import Node, Tried, distinct
from guildtable.bots.world import World
from guildtable.kernel.chance import dealer
from guildtable.kernel.question import Choice, Reply, Seat
from guildtable.kernel.sight import Sight

WIDTH = 16
"""So many answers are tried at the root, the best liked."""
FEW, HOPELESS = 6, 0.15
"""After a look at all answers: so many of the best are tried, if they promise hardly less than the best."""
TRUST = 4
"""A look counts as much as so many tries."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """An answer that was tried: what it is worth, in shares of winning, and how often that was seen."""

    answer: tuple[Any, ...]
    share: float
    behind: float
    """How much less than the best it brought, in the worlds in which both were tried."""
    tries: int


def promising(seen: Mapping[Reply, Seen]) -> dict[Reply, Seen]:
    """The few answers that a look has found best, the best first."""
    best = sorted(seen.items(), key=lambda one: -one[1].share)[:FEW]
    return {reply: one for reply, one in best if one.share > best[0][1].share - HOPELESS}


class Search:
    """A seat that looks ahead. It knows a game by its taste alone."""

    __slots__ = ("_limit", "_look", "_onward", "_rng", "_taste", "_value", "iterations")

    def __init__(
        self,
        taste: AnyTaste,
        rng: Random,
        limit: Limit,
        value: Value = value,
        onward: Onward = play_on,
        look: Look | None = None,
    ) -> None:
        self._taste, self._rng, self._limit = taste, rng, limit
        self._value, self._onward, self._look = value, onward, look
        self.iterations = 0
        """Of all questions answered so far."""

    def choose(self, sight: Sight[Any]) -> tuple[Any, ...]:
        """The answer that went best."""
        return next(iter(self.weigh(sight).values())).answer

    def seen(self, sight: Sight[Any]) -> dict[Reply, Seen]:
        """What each answer promises that was tried, the best first."""
        weighed = self.weigh(sight)
        best = next(iter(weighed.values())).share
        return {reply: Seen(one.answer, best - one.behind) for reply, one in weighed.items() if one.tries}

    def weigh(self, sight: Sight[Any], also: Reply | None = None) -> dict[Reply, Weighed]:
        """The answers that were tried, the best first: the likeliest, and one that is tried to the end in any case."""
        clock, root, world = Budget(self._limit), Node(), World.imagined(sight, self._rng)
        if self._look:
            likeliest = promising(self._look.seen(sight))
            tried = {reply: Tried(visits=TRUST, total=TRUST * seen.share) for reply, seen in likeliest.items()}
            answers = {reply: seen.answer for reply, seen in likeliest.items()}
        else:
            answers = distinct(sight.choice, self._taste.ranked(world.guess.now, sight.seat, sight.choice), WIDTH)
            tried = {reply: Tried() for reply in answers}
        if also is not None and also not in answers:
            answers[also], tried[also] = sight.choice.read(also), Tried()
        root.tried[sight.seat] = tried
        running = list(answers)
        compared: dict[Reply, dict[Reply, float]] = {}
        """The means of all that were in the running when this one was last among them."""
        halvings = (len(running) - 1).bit_length()
        while len(running) > 1 and clock.spent < 1:
            liked = dict[Seat, list[tuple[Any, ...]]]()
            for reply in running:
                self._iterate(world, root, {sight.seat: reply}, liked)
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

    def _iterate(
        self, world: World, root: Node, first: Mapping[Seat, Reply], liked: dict[Seat, list[tuple[Any, ...]]]
    ) -> None:
        """One line of play: with this reply down the tree, to one new question, and by taste to the horizon.

        What those like who are asked at once with me is kept in `liked`: it is the same for all lines of a world.
        """
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
                    ranked = liked.get(seat) if node is root else None
                    if ranked is None:
                        ranked = taste.ranked(table.now, seat, asked)
                        if node is root:
                            liked[seat] = ranked
                    replies[seat], answers[seat] = node.select(seat, asked, ranked)
            table.answer_all(answers)
            if not replies:
                continue
            horizon.replies += len(replies)
            path.append((node, replies))
            node, new = node.step(replies)
            if new:
                break
        self._onward(taste, table, horizon, deal, rng)
        worth = self._value(game, taste, table)
        for passed, replies in path:
            passed.learn(replies, worth)
