"""Actions: everything that can be pointed at in a game, by number. An answer is picked ref by ref."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Any

from guildtable.kernel.game import AnyGame
from guildtable.kernel.question import Choice, Illegal, Path, Ref, Seat

VERSION = 1
"""Goes up when the numbering of actions changes though no game has."""
DONE = 0
"""That is my answer: what has been picked so far is enough."""
RIVALS = ("left:1", "left:2", "left:3")
"""Another seat, by its distance to the left of who is asked: every seat plays from where it sits."""

type Action = int


class Actions:
    """The numbered actions of a game: `done`, the game's refs in their order, and the rivals."""

    __slots__ = ("_numbers", "known", "names")

    def __init__(self, game: AnyGame) -> None:
        self.names: tuple[Ref, ...] = ("done", *game.refs(), *RIVALS)
        self._numbers: dict[Ref, Action] = {name: number for number, name in enumerate(self.names)}
        self.known: dict[Path, tuple[Action, ...]] = {}
        """Paths that came before: most come again in every game."""

    def __len__(self) -> int:
        return len(self.names)

    @property
    def fingerprint(self) -> str:
        """Tells this numbering from any other."""
        return sha256("\n".join(self.names).encode()).hexdigest()[:8]

    def number(self, ref: Ref, me: Seat, players: int) -> Action:
        """What a ref is called by the seat that points at it."""
        if ref.startswith("seat:"):
            return self._numbers[f"left:{(int(ref[5:]) - me) % players}"]
        return self._numbers[ref]

    def get(self, ref: object) -> Action | None:
        """The number of a ref that is no seat, if it has one."""
        return self._numbers.get(ref)  # type: ignore[call-overload,no-any-return]

    def along(self, path: Path, me: Seat, players: int) -> tuple[Action, ...]:
        """The actions that lead along a path. Where a rival sits depends on who asks, so such a path is not kept."""
        numbers = tuple(self.number(ref, me, players) for ref in path.split("/"))
        if "seat:" not in path:
            self.known[path] = numbers
        return numbers


@cache
def actions_of(game: AnyGame) -> Actions:
    """The numbered actions of a game; one numbering for all tables of a process."""
    return Actions(game)


class Picking:
    """An answer on its way, as `Choice.next` describes it, by numbers.

    What can only go one way is not asked for: as long as a single action is legal it is taken at once.
    """

    __slots__ = ("_depth", "_left", "_open", "_paths", "_taken", "answer", "choice", "legal", "picked")

    def __init__(self, actions: Actions, choice: Choice[Any], me: Seat, players: int) -> None:
        known, along = actions.known.get, actions.along
        self.choice = choice
        self._paths = [known(path) or along(path, me, players) for path in map(choice.path, choice.options)]
        self._left = self._paths
        """The paths not taken yet."""
        self._open, self._depth = self._left, 0
        """Those that begin as picked, and how far that is."""
        self._taken: list[tuple[Action, ...]] = []
        self.picked: list[Action] = []
        self.answer: tuple[Any, ...] | None = None
        """The chosen options, once the answer is whole."""
        self.legal: list[Action] = []
        self._look()
        while self.answer is None and len(self.legal) == 1:
            self._take(self.legal[0])

    def pick(self, action: Action) -> None:
        """Take one of the legal actions; raises `Illegal` for any other, and nothing has changed."""
        if action not in self.legal:
            raise Illegal(f"{self.choice.why}: action {action} is not legal now; the action mask says which are")
        self._take(action)
        while self.answer is None and len(self.legal) == 1:
            self._take(self.legal[0])

    def _take(self, action: Action) -> None:
        if action != DONE:
            depth = self._depth
            self.picked.append(action)
            self._open = [path for path in self._open if len(path) > depth and path[depth] == action]
            self._depth = depth + 1
            self._look()
        elif self._depth:
            self._keep(min(self._open, key=len))
        else:
            self._settle()

    def _look(self) -> None:
        """What can follow. A whole path is taken as soon as nothing can be added to it, or more are to be chosen."""
        depth, paths, choice = self._depth, self._open, self.choice
        if not depth:
            follow = dict.fromkeys([path[0] for path in paths])
            self.legal = [DONE, *follow] if len(self._taken) >= choice.least else [*follow]
            return
        whole = min(paths, key=len)
        if len(whole) > depth:
            self.legal = [*dict.fromkeys([path[depth] for path in paths])]
        elif choice.most > 1 or len(max(paths, key=len)) == depth:
            self._keep(whole)
        else:
            self.legal = [DONE, *dict.fromkeys([path[depth] for path in paths if len(path) > depth])]

    def _keep(self, path: tuple[Action, ...]) -> None:
        """One of the options is chosen; perhaps another is to follow."""
        self._taken.append(path)
        if len(self._taken) == self.choice.most or len(self._left) == 1:
            self._settle()
            return
        self._left = self._left[:]
        self._left.remove(path)
        self._open, self._depth = self._left, 0
        self._look()

    def _settle(self) -> None:
        """The options behind the paths, in their own order: of those with equal paths, the first ones."""
        options, places = self.choice.options, list[int]()
        for path in self._taken:
            place = self._paths.index(path)
            while place in places:
                place = self._paths.index(path, place + 1)
            places.append(place)
        self.legal = []
        self.answer = tuple([options[place] for place in sorted(places)])
