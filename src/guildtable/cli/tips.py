"""Tips at the terminal: what a strong bot would do now, told little by little, and counted."""

from __future__ import annotations

from random import Random
from typing import Any

from guildtable.bots.learned import weigh
from guildtable.bots.limit import Limit
from guildtable.bots.search import Weighed
from guildtable.cli.words import Words
from guildtable.kernel.position import Position
from guildtable.kernel.question import Reply, Seat
from guildtable.kernel.sight import sight

LOOK = Limit(iterations=600)
"""As long as a tip in the browser: about a second."""
SAME = 0.03
"""Nobody can tell answers apart that differ by less, in shares of winning."""


class TerminalTips:
    """The tips of one match. Asked once it names two answers to think about, asked again the better one."""

    def __init__(self, words: Words) -> None:
        self._words, self._asked, self._told = words, "", 0
        self._options: list[tuple[Reply, Weighed]] = []
        self.given = 0
        """Questions for which there was one."""

    def next(self, position: Position[Any], seat: Seat, question: str) -> str:
        """More about this question, which has a name of its own. The bot is told what the seat knows."""
        if position.choice(seat).forced:
            return self._words("tip-one-way")
        if question != self._asked:
            dice = Random(f"{question} tip")
            weighed = weigh(position.game, sight(position, seat, dice), dice, LOOK)
            self._asked, self._told, self._options = question, 0, [*weighed.items()][:2]
            self.given += 1
        self._told += 1
        if self._told == 1 and len(self._options) > 1:
            one, other = sorted(self._say(reply) for reply, _ in self._options)
            return self._words("tip-two", one=one, other=other)
        (best, first), *others = self._options
        shares = {"best": round(100 * first.share)}
        if not others:
            why = self._words("tip-plain", **shares)
        else:
            behind = others[0][1].behind
            shares["second"] = round(100 * (first.share - behind))
            why = self._words("tip-alike" if behind < SAME else "tip-why", **shares)
        return f"{self._words('tip-best', what=self._say(best))} {why}"

    def _say(self, reply: Reply) -> str:
        """An answer in words."""
        return self._words.listed([self._words.path(path) for path in reply]) if reply else self._words("tip-decline")
