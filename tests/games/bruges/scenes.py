"""Scenes: hand-made positions of Bruges, in the rulebook's words, and short ways to play on.

table = scene(town(hand="beggar", houses="red", guilders=6), town(workers="red red blue"))
table = table.play("card:beggar/use:recruit/house:red").reply(1, "worker:red", "worker:red")
assert table.town(0).guilders == 0
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from guildtable.games.bruges import GAME, Bruges
from guildtable.games.bruges.parts import COLOURS, GUARD_HOUSES, Colour, Majority
from guildtable.games.bruges.person import COLOUR, PERSONS
from guildtable.games.bruges.state import House, Known, Phase, Town
from guildtable.kernel.chance import CHANCE, dealer
from guildtable.kernel.position import Step, run
from tests.games.stage import Stage

NO_DICE: Mapping[str, int] = {}


@dataclass
class TownSpec:
    """What a player has, in words; see `town`."""

    hand: str
    houses: str
    workers: str
    threats: str
    used: str
    returned: str
    guilders: int
    points: int
    reputation: int
    canals: tuple[int, int]
    completed: tuple[bool, bool]
    statues: Sequence[int]
    majorities: Sequence[str]


def town(
    hand: str = "",
    houses: str = "",
    workers: str = "",
    threats: str = "",
    used: str = "",
    returned: str = "",
    guilders: int = 0,
    points: int = 0,
    reputation: int = 0,
    canals: tuple[int, int] = (0, 0),
    completed: tuple[bool, bool] = (False, False),
    statues: Sequence[int] = (),
    majorities: Sequence[str] = (),
) -> TownSpec:
    """A player's things, separated by blanks.

    hand: person ids. houses: "red" is an empty red house, "red:prince" one in which the Prince lives, "red=jester" an
    empty one whose card is the Jester; without "=" some unused card of the colour is taken. workers, threats: colours,
    one word a piece ("red red blue"). used: persons activated this round. returned: hand cards all have seen.
    """
    return TownSpec(
        hand,
        houses,
        workers,
        threats,
        used,
        returned,
        guilders,
        points,
        reputation,
        canals,
        completed,
        statues,
        majorities,
    )


class Scene(Stage[Bruges]):
    """A position of Bruges."""

    def town(self, seat: int) -> Town:
        """What a seat has."""
        return self.now.towns[seat]

    def end_turn(self) -> Scene:
        """The seat in turn says that its turn is over."""
        return self.play("button:end-turn")

    def roll(self, **faces: int) -> Scene:
        """Chance rolls these faces; colours not named show 3."""
        return self.reply(CHANCE, *(str(faces.get(colour, 3)) for colour in COLOURS))


def scene(
    *towns: TownSpec,
    left: str | None = None,
    right: str | None = None,
    extra: str | None = None,
    discards: str = "",
    dice: Mapping[str, int] = NO_DICE,
    phase: Phase = Phase.PLAY,
    round: int = 2,  # noqa: A002
    last_round: int | None = None,
    starter: int = 0,
    turn: int | None = None,
    turns_left: int | None = None,
    played: bool = False,
    statues: Sequence[int] = (2, 3, 4, 5, 6, 7),
) -> Scene:
    """A table in the middle of a game; a seat without a spec is added if only one is given.

    Piles are person ids from bottom to top: the last word lies on top. Without `left` and `right` each holds twenty
    cards nobody named; without `extra` it holds all the rest. Dice not named show 3. Statues run from bottom to top.
    """
    specs = [*towns] if len(towns) > 1 else [*towns, town()]
    named = " ".join(
        [*(f"{spec.hand} {spec.houses}" for spec in specs), left or "", right or "", extra or "", discards]
    )
    taken = set(named.replace(":", " ").replace("=", " ").split())
    assert taken - set(COLOURS) <= set(PERSONS), taken - set(COLOURS) - set(PERSONS)
    spare = [card for card in PERSONS if card not in taken]

    def house(word: str) -> House:
        colour, _, person = word.partition(":")
        colour, _, card = colour.partition("=")
        if not card:
            card = next(other for other in spare if COLOUR[other] is Colour(colour))
            spare.remove(card)
        assert COLOUR[card] is Colour(colour), f"{card} is no {colour} card"
        return House(card, person or None)

    def pile(words: str | None, count: int) -> list[str]:
        if words is not None:
            return words.split()
        cards = spare[:count]
        del spare[:count]
        return cards

    g = GAME.opening(len(specs))
    for seat, spec in enumerate(specs):
        mine = g.towns[seat]
        mine.guard_house = GUARD_HOUSES[seat]
        mine.hand, mine.returned, mine.used = spec.hand.split(), spec.returned.split(), spec.used.split()
        mine.houses = [house(word) for word in spec.houses.split()]
        mine.workers = {colour: spec.workers.split().count(colour) for colour in COLOURS}
        mine.threats = {colour: spec.threats.split().count(colour) for colour in COLOURS}
        mine.guilders, mine.points, mine.reputation = spec.guilders, spec.points, spec.reputation
        mine.canals, mine.statues, mine.majorities = (
            [*spec.canals],
            [*spec.statues],
            [Majority(name) for name in spec.majorities],
        )
        mine.completed = [done or built == 5 for done, built in zip(spec.completed, spec.canals, strict=True)]
    g.piles = [pile(left, 20), pile(right, 20)]
    g.extra = pile(extra, len(spare))
    g.discards = [*discards.split(), *spare]
    g.statues = [statue for statue in statues if not any(statue in spec.statues for spec in specs)]
    g.dice = {colour: dice.get(colour, 3) for colour in COLOURS}
    g.phase, g.round, g.last_round, g.starter, g.played = phase, round, last_round, starter, played
    g.turn = starter if turn is None else turn
    g.turns_left = 4 * len(specs) - (g.turn - starter) % len(specs) if turns_left is None else turns_left
    return Scene(*run(GAME, g))


def deal_on(table: Scene, seed: bytes = b"scene") -> Scene:
    """Let chance answer as long as it is asked."""
    return Scene(*table.position.dealt(dealer(seed)))


__all__ = ["Known", "Scene", "Step", "deal_on", "scene", "town"]


def rolled(*towns: TownSpec, **faces: int) -> Scene:
    """A table at which these faces have just been rolled; the others show 3."""
    return scene(*towns, phase=Phase.ROLL).roll(**faces)
