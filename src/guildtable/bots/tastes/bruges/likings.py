"""What a seat at Bruges likes, question by question: what is dear now is taken now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from guildtable.bots.taste import Liking
from guildtable.bots.tastes.bruges.outlook import CANAL, GUILDER, POINT, WORKER, Outlook, outlook, worth_of
from guildtable.games.bruges.canals import canal_price
from guildtable.games.bruges.parts import SECTIONS, Colour, Section
from guildtable.games.bruges.person import COLOUR, PERSONS, PRICE
from guildtable.games.bruges.play import Play, Use
from guildtable.games.bruges.state import Bruges
from guildtable.games.bruges.turns import Activate
from guildtable.kernel.question import Choice, Seat
from guildtable.kernel.script import Card

EXTRA_PLAY = frozenset({"coachman", "messenger", "town_crier", "scribe", "groom", "majordomo"})
EXCHANGE = frozenset({"coal_miner", "mason", "miller", "shoemaker", "vintner"})
SPENDS_A_CARD = frozenset({"market_woman"})


def likes(g: Bruges, me: Seat, choice: Choice[Any]) -> Liking:
    """How much I like an option, by the question it belongs to."""
    return LIKINGS[choice.why](outlook(g, me, choice)) if choice.why in LIKINGS else lambda _option: 1.0


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
    if person.gaining and look.choice.outcome and (brings := look.choice.outcome(move)):
        return like_gain(look, brings.args) - cost
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
