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

from guildtable.bots.taste import Liking, Taste
from guildtable.games.bruges.canals import canal_price
from guildtable.games.bruges.parts import REPUTATION, SECTIONS, TOP_STEP, TURNS, Colour, Majority, Section
from guildtable.games.bruges.person import COLOUR, PERSONS, PRICE, Icon
from guildtable.games.bruges.play import Play, Use
from guildtable.games.bruges.state import Bruges, Phase, Town
from guildtable.games.bruges.turns import Activate
from guildtable.kernel.question import Choice, Seat
from guildtable.kernel.script import Card

_ROWS = csv.DictReader(files(__package__).joinpath("bruges.csv").read_text(encoding="utf-8").splitlines())
WORTH = {row["person"]: float(row["worth"]) for row in _ROWS}
GUILDER, WORKER, CARD, POINT = 0.34, 0.5, 0.5, 1.0
CANAL = (1.3, 1.4, 3.4, 1.4, 1.6)
"""Of the five spaces of a section; the fifth also earns its statue."""
THREAT = (0.2, 0.5, 1.6)
"""What a first, second and third marker would cost."""
CANAL_BEGUN = (0.0, 0.3, 1.0, 0.0, 0.8, 0.0)
"""What so many tokens in a section promise beyond their points."""
DREAD = (0.0, 0.2, 0.9, 2.3)
"""What so many markers of a colour weigh together."""
ROUNDS = 4.5
"""So many rounds a person works on average; `WORTH` is reckoned with them."""
EXTRA_PLAY = frozenset({"coachman", "messenger", "town_crier", "scribe", "groom", "majordomo"})
EXCHANGE = frozenset({"coal_miner", "mason", "miller", "shoemaker", "vintner"})
SPENDS_A_CARD = frozenset({"market_woman"})
LASTING = {name: worth for name, worth in WORTH.items() if PERSONS[name].icon not in {Icon.AT_ONCE, Icon.AT_END}}
"""What those who work again and again are reckoned at."""


@dataclass(slots=True)
class Outlook:
    """The table as I see it."""

    g: Bruges
    me: Town
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

    def space(self, section: Section) -> float:
        """What the next canal space of a section would be worth to me."""
        built = self.me.canals[section]
        if built > 4:
            return 0.0
        statue = self.g.statues[-1] if built == 4 and self.g.statues else 0
        hope = 1.0 if self.rounds_left > 1 or built in {2, 4} else 0.4
        return CANAL[built] * hope + 0.7 * statue + self.lead(Majority.CANAL, tokens)

    def lead(self, majority: Majority, count: Callable[[Town], int]) -> float:
        """What one more of something brings me nearer to a majority marker that I have not turned."""
        if majority in self.me.majorities:
            return 0.0
        ahead = 1 + count(self.me) - max([count(rival) for rival in self.g.towns if rival is not self.me])
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


def tokens(town: Town) -> int:
    """Canal tokens built."""
    return sum(town.canals)


def persons(town: Town) -> int:
    """Persons in play."""
    return len(town.persons)


def likes(g: Bruges, me: Seat, choice: Choice[Any]) -> Liking:
    """How much I like an option, by the question it belongs to."""
    return LIKINGS[choice.why](outlook(g, me, choice)) if choice.why in LIKINGS else lambda _option: 1.0


def outlook(g: Bruges, me: Seat, choice: Choice[Any]) -> Outlook:
    """Read off the table how much time there is, and how many cards to spare."""
    town, seats, left, turns = g.towns[me], len(g.towns), rounds_left(g), TURNS
    if g.phase is Phase.PLAY:
        turns = (g.turns_left + seats - 1) // seats - (g.played and g.turn == me)
        left -= 1 - turns / TURNS
    return Outlook(g, town, choice, left, len(town.hand) - turns)


def rounds_left(g: Bruges) -> float:
    """Of this round and those to come, as far as the height of the piles tells."""
    if g.last_round is not None:
        return 1 + g.last_round - g.round
    heights = [len(pile) for pile in g.piles]
    return 1 + min(2 * min(heights), sum(heights)) / (4.2 * len(g.towns))


def like_play(look: Outlook, play: Play) -> float:
    """What a card brings in this use, less a little of what it could have been."""
    card, use, colour, where, die = play
    missed = 0.25 * max(0.0, look.person(card)) if look.spare < 1 else 0.0
    match use:
        case Use.WORKERS:
            return look.worker(colour) + look.worker(colour, 1) - missed
        case Use.GUILDERS:
            return look.guilders(look.g.dice[die or colour]) - missed
        case Use.THREAT:
            return POINT + 0.8 * look.threat(colour) - missed
        case Use.CANAL:
            return like_canal(look, where) - missed
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


def like_canal(look: Outlook, section: Section) -> float:
    """Where to build, the price paid."""
    space = look.me.next_space(section)
    return look.space(section) - look.guilders(canal_price(look.me, space)) if space else 0.0


def like_losing(look: Outlook, burning: tuple[str, int]) -> float:
    """What hurts least to lose."""
    kind, which = burning
    if kind == "section":
        return -like_losing_canal(look, which)
    person = look.me.houses[which].person
    return -1.4 - (look.guilders(PRICE[person]) + 0.5 if person else 0.0)


def like_losing_canal(look: Outlook, section: Section) -> float:
    """A token of a section that earns nothing by itself goes first."""
    return CANAL[look.me.canals[section] - 1]


def like_keeping(look: Outlook, card: Card) -> float:
    """A card to discard: the less it is worth the better."""
    return (0.8 if look.choice.least == 0 and look.spare > 0 else 0.0) - 0.3 - max(0.0, look.person(card))


def like_pile(look: Outlook, pile: int) -> float:
    """The colour on top: for a canal, for a house."""
    top = COLOUR[look.g.piles[pile][-1]]
    wanted = [space.colour for section in SECTIONS if (space := look.me.next_space(section))]
    return 0.6 * (top in wanted) + (0.3 if look.me.workers[top] else 0.0)


def like_rumour(look: Outlook, colour: Colour) -> float:
    """Whom it hurts."""
    return sum([player.threats[colour] for player in look.g.towns]) - look.me.threats[colour]


def like_informing(look: Outlook, told: tuple[Colour, int]) -> float:
    """My second marker to somebody who has two."""
    colour, rival = told
    return look.me.threats[colour] + look.g.towns[rival].threats[colour]


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
    "pick-pocket": lambda look: lambda rival: look.g.towns[rival].guilders,
    "inform-on": lambda look: partial(like_informing, look),
    "give-in": lambda _look: lambda pays: 1.0 if pays else 0.6,
}


def hopes(g: Bruges) -> list[float]:
    """What each town's people, money, workers and houses will still make, as games of greedy bots had it."""
    left = rounds_left(g)
    return [hope(town, left) for town in g.towns]


def hope(town: Town, left: float) -> float:
    """One town's prospects; most of them grow with the rounds to come."""
    empty = len(town.houses) - len(town.persons)
    return (
        0.4 * min(town.guilders, 14)
        + 0.25 * max(0, town.guilders - 14)
        + (0.3 + 0.1 * left) * sum([min(count, 3) for count in town.workers.values()])
        + 0.25 * left * min(empty, 2)
        + 0.5 * left / ROUNDS * sum([LASTING.get(name, 0.0) for name in town.persons])
        + min(1.0, left / 2) * sum([CANAL_BEGUN[built] for built in town.canals])
        - sum([DREAD[count] for count in town.threats.values()])
    )


TASTE = Taste(likes, hopes, swing=3.5)
