"""Foresight: what would come of a play, and why another is not to be had. It uses only what the seat knows."""

from __future__ import annotations

from collections.abc import Sequence

from guildtable.games.bruges.canals import canal_outcome, canal_price
from guildtable.games.bruges.houses import empty_houses
from guildtable.games.bruges.parts import SECTIONS
from guildtable.games.bruges.person import COLOUR, PERSONS, PRICE, Icon, Person, dials, person_ref
from guildtable.games.bruges.play import CANAL, HOUSE, RECRUIT, THREAT, Play, Terms, Use
from guildtable.games.bruges.purse import worker_refs
from guildtable.games.bruges.state import Bruges, Town
from guildtable.kernel.question import Message, Path, Seat, Word
from guildtable.kernel.script import Card


def play_outcome(g: Bruges, me: Seat, play: Play, terms: Terms) -> Message:
    """What a play would bring and cost."""
    town, colour = g.towns[me], f"colour:{play.colour}"
    turned = dials(town)
    match play.use:
        case Use.WORKERS:
            return Message("outcome-workers", {"count": turned.workers, "colour": colour})
        case Use.GUILDERS:
            die = play.die or play.colour
            face, more = g.dice[die], turned.more_guilders
            return Message(
                "outcome-guilders", {"guilders": face + more, "die": f"die:{die}", "face": face, "more": more}
            )
        case Use.THREAT:
            return Message("outcome-return-threat", {"colour": colour, "left": town.threats[play.colour] - 1})
        case Use.CANAL:
            return canal_outcome(g, me, play.where)
        case Use.HOUSE:
            return Message("outcome-house-free" if terms.free_house else "outcome-house", {"colour": colour})
        case Use.RECRUIT:
            price = max(0, PRICE[play.card] - terms.discount)
            return Message(
                "outcome-recruit", {"price": price, "left": town.guilders - price, "points": PRICE[play.card] // 3}
            )


def barred_plays(g: Bruges, me: Seat, cards: Sequence[Card], terms: Terms) -> dict[Path, Message]:
    """What these cards cannot be used for now, and why."""
    town = g.towns[me]
    barred: dict[Path, Message] = {}
    for card in cards:
        if not terms.any_colour:
            reasons = {
                THREAT: no_threat(town, card),
                CANAL: no_canal(town, card),
                HOUSE: None if terms.free_house else no_house(town, card),
                RECRUIT: no_recruit(g, me, card, terms.discount),
            }
            barred |= {f"card:{card}/use:{use}": why for use, why in reasons.items() if why and use in terms.uses}
    return barred


def no_threat(town: Town, card: Card) -> Message | None:
    """A threat marker of the card's colour is needed."""
    return None if town.threats[COLOUR[card]] else Message("barred-no-threat", {"colour": f"colour:{COLOUR[card]}"})


def no_canal(town: Town, card: Card) -> Message | None:
    """A next space of the card's colour is needed, and its price."""
    spaces = [space for section in SECTIONS if (space := town.next_space(section))]
    if not spaces:
        return Message("barred-canals-complete")
    fitting = [space for space in spaces if space.colour is COLOUR[card] or dials(town).any_canal_colour]
    if not fitting:
        return Message("barred-canal-colour", {"colours": tuple(f"colour:{space.colour}" for space in spaces)})
    return short_of(town, min(canal_price(town, space) for space in fitting))


def no_house(town: Town, card: Card) -> Message | None:
    """A worker of the card's colour is needed."""
    return None if town.workers[COLOUR[card]] else Message("barred-no-worker", {"worker": f"worker:{COLOUR[card]}"})


def no_recruit(g: Bruges, me: Seat, card: Card, discount: int) -> Message | None:
    """An empty house is needed, and the price."""
    if not empty_houses(g, me):
        return Message("barred-no-empty-house")
    return short_of(g.towns[me], max(0, PRICE[card] - discount))


def short_of(town: Town, price: int) -> Message | None:
    """How many guilders are missing."""
    missing = price - town.guilders
    return Message("barred-short-of", {"missing": missing, "price": price}) if missing > 0 else None


def activation_outcome(g: Bruges, me: Seat, person: Person) -> Message:
    """What a person would bring; if it asks something, what its card says."""
    if not person.gaining:
        return Message(f"text-{person.name}")
    points, guilders, workers = person.gaining(g, me)
    args: dict[str, Word] = {"points": points, "guilders": guilders, "workers": worker_refs(workers)}
    brought = {name: word for name, word in args.items() if word}
    return Message("-".join(["outcome-gain", *brought]), brought)


def barred_persons(g: Bruges, me: Seat) -> dict[Path, Message]:
    """Persons of mine that I could expect to activate, and why I cannot."""
    town = g.towns[me]
    barred: dict[Path, Message] = {}
    for name in town.persons:
        person = PERSONS[name]
        if person.icon in {Icon.FOR_WORKER, Icon.ONCE_A_ROUND} and (why := not_ready(g, me, person)):
            barred[person_ref(name)] = why
    return barred


def not_ready(g: Bruges, me: Seat, person: Person) -> Message | None:
    """Why a person of mine cannot be activated now; the worker being paid, the effect must change something."""
    town, worker = g.towns[me], person.worker
    if person.name in town.used:
        return Message("barred-used")
    if worker and not town.workers[worker]:
        return Message("barred-no-worker", {"worker": f"worker:{worker}"})
    if ready(g, me, person):
        return None
    return Message(person.lacking)


def ready(g: Bruges, me: Seat, person: Person) -> bool:
    """Can this person be activated now?"""
    town, worker, check = g.towns[me], person.worker, person.check
    if person.name in town.used or (worker and not town.workers[worker]):
        return False
    if not check:
        return True
    if not worker:
        return check(g, me)
    town.workers[worker] -= 1
    try:
        return check(g, me)
    finally:
        town.workers[worker] += 1
