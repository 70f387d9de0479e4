"""A taste for Bruges: everything on the table has a price in points, and what is dear now is taken now.

What a person is worth over a game, without its printed points, stands in `bruges.csv`; it was estimated from its card.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from typing import Any

from guildtable.bots.greedy import Liking
from guildtable.games.bruges.parts import REPUTATION, TOP_STEP, TURNS, Colour, Majority
from guildtable.games.bruges.person import PERSONS, PRICE, Icon
from guildtable.games.bruges.play import Play, Use
from guildtable.games.bruges.state import Phase
from guildtable.games.bruges.turns import Activate
from guildtable.games.bruges.view import BrugesView, Player
from guildtable.kernel.question import Choice
from guildtable.kernel.script import Card
from guildtable.kernel.sight import Sight

_ROWS = csv.DictReader(files(__package__).joinpath("bruges.csv").read_text(encoding="utf-8").splitlines())
WORTH = {row["person"]: float(row["worth"]) for row in _ROWS}
GUILDER, WORKER, CARD, POINT = 0.34, 0.5, 0.5, 1.0
CANAL = (1.3, 1.4, 3.4, 1.4, 1.6)
"""Of the five spaces of a section; the fifth also earns its statue."""
THREAT = (0.2, 0.5, 1.6)
"""What a first, second and third marker would cost."""
ROUNDS = 4.5
"""So many rounds a person works on average; `WORTH` is reckoned with them."""
EXTRA_PLAY = frozenset({"coachman", "messenger", "town_crier", "scribe", "groom", "majordomo"})
EXCHANGE = frozenset({"coal_miner", "mason", "miller", "shoemaker", "vintner"})
SPENDS_A_CARD = frozenset({"market_woman"})


@dataclass(slots=True)
class Outlook:
    """The table as I see it."""

    view: BrugesView
    me: Player
    choice: Choice[Any]
    rounds_left: float
    spare: int
    """Cards in my hand beyond those my turns will take."""

    def person(self, card: Card) -> float:
        """What it would be worth to recruit this card now, its price paid."""
        kind = PERSONS[card]
        worth = worth_of(card)
        if kind.icon not in {Icon.AT_ONCE, Icon.AT_END}:
            worth *= self.rounds_left / ROUNDS
        return kind.points + worth + self.lead(Majority.PEOPLE, persons) - self.guilders(kind.price)

    def guilders(self, count: int) -> float:
        """Money is worth less with every coin, and nothing in the end."""
        return GUILDER * count * (0.5 if self.me.guilders > 14 else 1.0) * min(1.0, 0.3 + self.rounds_left / 2)

    def worker(self, colour: Colour, more: int = 0) -> float:
        """A worker of a colour of which there are few is wanted."""
        have = self.me.workers[colour] + more
        return (WORKER + 0.3 if not have else WORKER if have < 2 else 0.2) * min(1.0, 0.2 + self.rounds_left / 2)

    def threat(self, colour: Colour) -> float:
        """What my last marker of a colour weighs."""
        return THREAT[min(2, self.me.threats[colour])]

    def space(self, section: int) -> float:
        """What the next canal space of a section would be worth to me."""
        built = self.me.canals[section].built
        if built > 4:
            return 0.0
        statue = self.view.statues[-1] if built == 4 and self.view.statues else 0
        hope = 1.0 if self.rounds_left > 1 or built in {2, 4} else 0.4
        return CANAL[built] * hope + 0.7 * statue + self.lead(Majority.CANAL, tokens)

    def lead(self, majority: Majority, count: Callable[[Player], int]) -> float:
        """What one more of something brings me nearer to a majority marker that I have not turned."""
        if majority in self.me.majorities:
            return 0.0
        ahead = 1 + count(self.me) - max([count(rival) for rival in self.view.players if rival is not self.me])
        return 0.5 if ahead == 1 else 0.2

    def house(self) -> float:
        """A house is a point, and room for somebody as long as there is time."""
        empty = sum([house.person is None for house in self.me.houses])
        room = (1.1, 0.4, 0.1)[min(empty, 2)] if self.rounds_left > 0.4 else 0.0
        return POINT + room

    def step(self) -> float:
        """The next step of reputation."""
        at = self.me.reputation
        if at == TOP_STEP:
            return 0.0
        return (
            REPUTATION[at + 1] - REPUTATION[at] + 0.2 + self.lead(Majority.REPUTATION, lambda player: player.reputation)
        )


def worth_of(card: Card) -> float:
    """What a person is reckoned at; a guest we know nothing of, as the average of its price."""
    return WORTH.get(card, 1.2 + PERSONS[card].price / 4)


def tokens(player: Player) -> int:
    """Canal tokens built."""
    return sum([canal.built for canal in player.canals])


def persons(player: Player) -> int:
    """Persons in play."""
    return sum([house.person is not None for house in player.houses])


def taste(sight: Sight[BrugesView]) -> Liking:
    """How much I like an option, by the question it belongs to."""
    look = outlook(sight)
    return LIKINGS[sight.choice.why](look) if sight.choice.why in LIKINGS else lambda _option: 1.0


def outlook(sight: Sight[BrugesView]) -> Outlook:
    """Read off the table how much time there is, and how many cards to spare."""
    view = sight.view
    me, seats = view.players[sight.seat], len(view.players)
    if view.last_round is None:
        left = 1 + min(2 * min(pile.cards for pile in view.piles), sum(pile.cards for pile in view.piles)) / (
            4.2 * seats
        )
    else:
        left = 1 + view.last_round - view.round
    turns = TURNS
    if view.phase is Phase.PLAY:
        turns = (view.turns_left + seats - 1) // seats - (view.played and view.turn == sight.seat)
        left -= 1 - turns / TURNS
    hand = len(view.own.hand) if view.own else 0
    return Outlook(view, me, sight.choice, left, hand - turns)


def like_play(look: Outlook, play: Play) -> float:
    """What a card brings in this use, less a little of what it could have been."""
    card, use, colour, where, die = play
    missed = 0.25 * max(0.0, look.person(card)) if look.spare < 1 else 0.0
    match use:
        case Use.WORKERS:
            return look.worker(colour) + look.worker(colour, 1) - missed
        case Use.GUILDERS:
            return look.guilders(look.view.dice[die or colour]) - missed
        case Use.THREAT:
            return POINT + 0.8 * look.threat(colour) - missed
        case Use.CANAL:
            return look.space(where) - look.guilders(look.me.canals[where].price) - missed
        case Use.HOUSE:
            return look.house() - look.worker(colour, -1) - missed
        case Use.RECRUIT:
            return look.person(card)


def like_move(look: Outlook, move: object) -> float:
    """A card, a person, or the end of the turn, which is worth nothing."""
    if isinstance(move, Play):
        return 5.0 + like_play(
            look, move
        )  # a turn's card comes first; persons afterwards, as long as they bring anything
    if not isinstance(move, Activate):
        return 0.0
    person = PERSONS[move.person]
    cost = look.worker(person.worker, -1) if person.worker else 0.0
    if move.play:
        return look.person(move.play.card) + 2 * GUILDER - cost if look.spare > 0 else 0.0
    if person.gaining and look.choice.outcome:
        return like_gain(look, look.choice.outcome(move).args) - cost
    if move.person in EXTRA_PLAY:
        return 1.2 - cost if look.spare > 0 else -1.0
    if move.person in EXCHANGE:
        return 0.3 * (max(look.me.workers.values()) - 2) - cost
    if move.person in SPENDS_A_CARD:
        return look.guilders(3) - (0.1 if look.spare > 0 else 1.2)
    return worth_of(move.person) / 3 - cost + 0.05


def like_gain(look: Outlook, brings: Mapping[str, Any]) -> float:
    """Points, guilders and workers, as foreseen."""
    workers = WORKER * len(brings.get("workers", ()))
    return float(brings.get("points", 0)) + look.guilders(brings.get("guilders", 0)) + workers


def like_canal(look: Outlook, section: int) -> float:
    """Where to build."""
    return look.space(section) - look.guilders(look.me.canals[section].price)


def like_losing(look: Outlook, burning: tuple[str, int]) -> float:
    """What hurts least to lose."""
    kind, which = burning
    if kind == "section":
        return -like_losing_canal(look, which)
    person = look.me.houses[which].person
    return -1.4 - (look.guilders(PRICE[person]) + 0.5 if person else 0.0)


def like_losing_canal(look: Outlook, section: int) -> float:
    """A token of a section that earns nothing by itself goes first."""
    return CANAL[look.me.canals[section].built - 1]


def like_keeping(look: Outlook, card: Card) -> float:
    """A card to discard: the less it is worth the better."""
    return (0.8 if look.choice.least == 0 and look.spare > 0 else 0.0) - 0.3 - max(0.0, look.person(card))


def like_pile(look: Outlook, pile: int) -> float:
    """The colour on top: for a canal, for a house."""
    top = look.view.piles[pile].top
    wanted = [canal.colour for canal in look.me.canals]
    return 0.6 * (top in wanted) + (0.3 if top and look.me.workers[top] else 0.0)


def like_rumour(look: Outlook, colour: Colour) -> float:
    """Whom it hurts."""
    return sum([player.threats[colour] for player in look.view.players]) - look.me.threats[colour]


def like_informing(look: Outlook, told: tuple[Colour, int]) -> float:
    """My second marker to somebody who has two."""
    colour, rival = told
    return look.me.threats[colour] + look.view.players[rival].threats[colour]


LIKINGS: dict[str, Callable[[Outlook], Liking]] = {
    "take-turn": lambda look: partial(like_move, look),
    "after-card": lambda look: partial(like_move, look),
    "turn-without-card": lambda look: partial(like_move, look),
    "play-another": lambda look: partial(like_play, look),
    "may-play-another": lambda look: lambda play: like_play(look, play) - (0.2 if look.spare > 0 else 1.2),
    "choose-pile": lambda look: partial(like_pile, look),
    "advance": lambda look: lambda _yes: look.step() - look.guilders(int(look.choice.args["price"])),  # type: ignore[arg-type]
    "refuse-threat": lambda look: look.threat,
    "return-threats": lambda look: lambda colour: POINT + look.threat(colour),
    "return-different-threats": lambda look: lambda colour: POINT + look.threat(colour),
    "return-a-threat": lambda look: look.threat,
    "take-threat": lambda look: lambda colour: -look.threat(colour),
    "plague": lambda look: lambda dying: -look.person(dying[1]) - PRICE[dying[1]],
    "fire": lambda look: partial(like_losing, look),
    "lose-canal": lambda look: lambda section: -like_losing_canal(look, section),
    "discard-cards": lambda look: partial(like_keeping, look),
    "build-canal": lambda look: partial(like_canal, look),
    "may-build-canal": lambda look: partial(like_canal, look),
    "exchange-workers": lambda look: lambda swap: look.worker(swap[1]) - look.worker(swap[0], -1) - 0.1,
    "take-workers": lambda look: look.worker,
    "take-different-workers": lambda look: look.worker,
    "return-worker": lambda look: lambda colour: -look.worker(colour, -1),
    "give-workers": lambda look: lambda colour: -look.worker(colour, -1),
    "spread-rumour": lambda look: partial(like_rumour, look),
    "pick-pocket": lambda look: lambda rival: look.view.players[rival].guilders,
    "inform-on": lambda look: partial(like_informing, look),
    "give-in": lambda _look: lambda pays: 1.0 if pays else 0.6,
}
