"""A practice table: games for learning agents, asked one action at a time, one seat after another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from guildtable.kernel.chance import CHANCE, Dealer, dealer
from guildtable.kernel.game import AnyGame, Settings
from guildtable.kernel.question import NOTHING, Seat
from guildtable.kernel.table import Table
from guildtable.research.actions import Action, Picking, actions_of
from guildtable.research.observations import observation_of
from guildtable.research.observer import Mask, Observer, Vector, mask_of

type Reward = Callable[[AnyGame, Any], list[float]]
"""What each seat is rewarded with when the game is over."""


def win_share(game: AnyGame, now: Any) -> list[float]:
    """The seat's share of the victory less its fair share: all rewards together are zero."""
    winners, players = game.winners(now), len(game.standing(now))
    return [(seat in winners) / len(winners) - 1 / players for seat in range(players)]


def points(game: AnyGame, now: Any) -> list[float]:
    """The seat's points less the mean of the table: all rewards together are zero."""
    totals = [score.total for score in game.standing(now)]
    return [total - sum(totals) / len(totals) for total in totals]


class Practice:
    """A live table at which whoever is asked picks an answer action by action.

    Seats asked at the same time pick one after another, and what one picks is shown to nobody before all have.
    Questions and actions with only one way to go are passed over.
    """

    __slots__ = (
        "_answers",
        "_asked",
        "_deal",
        "_looked",
        "_observer",
        "_settings",
        "_table",
        "_told",
        "actions",
        "game",
        "over",
        "picking",
        "players",
        "seat",
    )

    def __init__(self, game: AnyGame, players: int, settings: Settings = NOTHING) -> None:
        game.opening(players, settings)  # refuses a table that cannot be
        fixed = observation_of(game).fixed
        if wrong := [name for name in fixed if settings.get(name, fixed[name]) != fixed[name]]:
            raise ValueError(f"the numbers of {game.name} are made for {wrong[0]}={fixed[wrong[0]]} only: leave it so")
        self.game, self.players, self._settings = game, players, settings
        self.actions = actions_of(game)
        self._observer = Observer(game, players)
        self._looked, self._told = False, 0
        """Has the view been written down, and how many of the picks?"""
        self.over = True
        self.seat: Seat = 0
        """Whose action is wanted."""

    def deal(self, key: bytes) -> None:
        """A new game; the same key gives the same cards."""
        self._deal: Dealer = dealer(key)
        self._table: Table[Any] = Table(self.game.opening(self.players, self._settings))
        self.over = False
        self._ask()

    def act(self, action: Action) -> None:
        """The seat takes an action; raises `Illegal`, and nothing has changed, if it may not."""
        picking = self.picking
        picking.pick(action)
        if picking.answer is not None:
            self._answers[self.seat] = picking.answer
            self._next_seat()

    @property
    def legal(self) -> list[Action]:
        """What the seat may do."""
        return self.picking.legal

    @property
    def now(self) -> Any:
        """The true state: for rewards and for drawing, never for a seat."""
        return self._table.now

    def observe(self) -> tuple[Vector, Mask]:
        """What the seat whose action is wanted sees, and what it may do."""
        self._look()
        return self._observer.vector, mask_of(self.actions, self.picking.legal)

    def observe_into(self, vector: Vector, mask: Mask) -> None:
        """Observe into arrays that exist already."""
        self._look()
        self._observer.copy_to(vector)
        mask[:] = mask_of(self.actions, self.picking.legal)

    def observe_from(self, seat: Seat) -> tuple[Vector, Mask]:
        """What any seat sees of the table. It has nothing to do, so nothing is legal."""
        observer = Observer(self.game, self.players)
        observer.look(self.game.view(self._table.now, seat), seat)
        return observer.vector, mask_of(self.actions, ())

    def _look(self) -> None:
        """The view is made once a question; after that only what was picked is added."""
        observer, picking = self._observer, self.picking
        if not self._looked:
            observer.look(self.game.view(self._table.now, self.seat), self.seat)
            observer.ask(picking.choice, self.seat)
            self._looked = True
        if self._told < len(picking.picked):
            observer.pick(picking.picked[self._told :])
            self._told = len(picking.picked)

    def _ask(self) -> None:
        """Let chance answer until seats are asked, or nobody any more."""
        table, deal = self._table, self._deal
        while question := table.question:
            asked: Mapping[Seat, Any] = question.asked
            if CHANCE not in asked:
                self._asked, self._answers = asked, dict[Seat, tuple[Any, ...]]()
                if self._find_seat():
                    return
                table.answer_all(self._answers)
            else:
                table.answer_all({CHANCE: deal(asked[CHANCE])})
        self.over = True

    def _find_seat(self) -> bool:
        """The next seat that has something to decide; those that have not are answered for."""
        for seat, choice in self._asked.items():
            if seat not in self._answers:
                picking = Picking(self.actions, choice, seat, self.players)
                if picking.answer is None:
                    self.seat, self.picking = seat, picking
                    self._looked, self._told = False, 0
                    return True
                self._answers[seat] = picking.answer
        return False

    def _next_seat(self) -> None:
        if not self._find_seat():
            asked, answers = self._asked, self._answers
            self._table.answer_all({seat: answers[seat] for seat in asked})
            self._ask()
