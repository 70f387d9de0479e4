"""A student: a trained policy that sits down as a bot and answers from what its seat sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from guildtable.kernel.game import AnyGame
from guildtable.kernel.sight import Sight
from guildtable.research.actions import Action, Picking, actions_of
from guildtable.research.observer import Mask, Observer, Vector, mask_of

type Policy = Callable[[Vector, Mask], Action]
"""What to do, given what is seen and what is legal."""


class Student:
    """Picks its answers action by action, as it has learned to at a practice table."""

    __slots__ = ("_actions", "_game", "_policy")

    def __init__(self, game: AnyGame, policy: Policy) -> None:
        self._game, self._policy, self._actions = game, policy, actions_of(game)

    def choose(self, sight: Sight[Any]) -> tuple[Any, ...]:
        """The options its actions lead to."""
        players = len(sight.view.players)
        picking = Picking(self._actions, sight.choice, sight.seat, players)
        if picking.answer is None:
            observer, told = Observer(self._game, players), 0
            observer.look(sight.view, sight.seat)
            observer.ask(sight.choice, sight.seat)
            while picking.answer is None:
                observer.pick(picking.picked[told:])
                told = len(picking.picked)
                picking.pick(self._policy(observer.vector, mask_of(self._actions, picking.legal)))
        return picking.answer
