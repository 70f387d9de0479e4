"""Worker and once-per-round persons: when they may be activated, and what they do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.games.bruges.referee import services
from tests.games.bruges.referee.bank import gain, return_workers
from tests.games.bruges.referee.cards import CARDS, Card
from tests.games.bruges.referee.gains import GAINS
from tests.games.bruges.referee.growth import can_advance, canal_options, rolled_price
from tests.games.bruges.referee.ledger import Player, Table
from tests.games.bruges.referee.piles import cards_left
from tests.games.bruges.referee.recruiting import recruit, recruit_options
from tests.games.bruges.referee.rogues import highwayman, informant

LADY = "lady_in_waiting"


@dataclass(frozen=True)
class Service:
    """An effect, and whether it could be carried out and would change something."""

    possible: Callable[[Table, Player, Card], bool]
    carry_out: Callable[[Table, Player, Card], None]


SERVICES: dict[str, Service] = {
    "architect": Service(lambda t, _p, _c: cards_left(t) > 0, services.architect),
    "blacksmith": Service(lambda _t, _p, _c: True, services.blacksmith),
    "brewster": Service(lambda _t, p, _c: p.workers.total() > 0, services.brewster),
    "canal_double_price": Service(lambda _t, p, _c: bool(canal_options(p, times=2)), services.canal_double_price),
    "chambermaid": Service(lambda t, p, _c: bool(p.hand) and cards_left(t) > 0, services.chambermaid),
    "countess": Service(lambda _t, p, _c: can_advance(p), services.countess),
    "extra_card_play": Service(lambda _t, p, _c: bool(p.hand), services.extra_card_play),
    "highwayman": Service(lambda t, p, _c: bool(t.open_to(p)), lambda t, p, _c: highwayman(t, p)),
    "informant": Service(
        lambda t, p, _c: p.threats.total() > 0 and bool(t.open_to(p)), lambda t, p, _c: informant(t, p)
    ),
    "librarian": Service(lambda t, _p, _c: cards_left(t) > 0, services.librarian),
    "majordomo": Service(lambda _t, p, _c: bool(p.hand), services.extra_card_play),
    "market_woman": Service(lambda _t, p, _c: bool(p.hand), services.market_woman),
    "marquise": Service(lambda _t, p, _c: p.guilders >= 2, services.marquise),
    "physician": Service(lambda _t, p, _c: p.guilders > 0 and p.threats.total() > 0, services.physician),
    "poacher": Service(lambda _t, _p, _c: True, services.poacher),
    "princess": Service(lambda t, _p, _c: cards_left(t) > 0, services.princess),
    "servant": Service(lambda t, _p, _c: cards_left(t) > 0, services.servant),
    "tailor": Service(lambda _t, p, _c: p.guilders >= 2 and can_advance(p), services.tailor),
    "tutor": Service(lambda _t, _p, _c: True, services.tutor),
    "viscount": Service(lambda t, p, _c: 0 < rolled_price(t) <= p.guilders and can_advance(p), services.viscount),
    "ward_threat_colour": Service(lambda _t, p, c: p.threats[c.named] > 0, services.ward_threat_colour),
    "weaver": Service(lambda _t, _p, _c: True, services.weaver),
    "worker_exchange": Service(lambda _t, p, _c: p.workers.total() > 0, services.worker_exchange),
}
"""By family."""


def activation_options(t: Table, player: Player) -> list[str]:
    """Every person that may be activated now."""
    return [path for person in player.persons if _ready(player, person) for path in _paths(t, player, person)]


def _ready(player: Player, person: Card) -> bool:
    if person.id in player.used:
        return False
    return person.icon == "round" or (person.icon == "worker" and player.workers[person.worker] > 0)


def _paths(t: Table, player: Player, person: Card) -> list[str]:
    """Judged as if the worker were paid already."""
    if person.icon == "worker":
        player.workers[person.worker] -= 1
    try:
        if person.family == LADY:
            return [f"person:{LADY}/{end}" for end in _lady_options(player)]
        return [f"person:{person.id}"] if _possible(t, player, person) else []
    finally:
        if person.icon == "worker":
            player.workers[person.worker] += 1


def _possible(t: Table, player: Player, person: Card) -> bool:
    if person.family in GAINS:
        return bool(GAINS[person.family](t, player, person))
    return SERVICES[person.family].possible(t, player, person)


def activate(t: Table, player: Player, path: str) -> None:
    """Rotate the person, pay the worker, carry out the effect."""
    start, _, rest = path.partition("/")
    person = CARDS[start.removeprefix("person:")]
    player.used.add(person.id)
    t.tell("activates", player, person=person.id)
    if person.icon == "worker":
        return_workers(t, player, [person.worker])
    if person.family == LADY:
        _lady_recruits(t, player, rest)
    elif person.family in GAINS:
        gain(t, player, GAINS[person.family](t, player, person))
    else:
        SERVICES[person.family].carry_out(t, player, person)


def _reduced(card: str) -> int:
    return max(0, CARDS[card].price - 2)


def _lady_options(player: Player) -> list[str]:
    """Action VI only, for 2 guilders less."""
    return [
        f"card:{card}/use:recruit/{house}" for card in player.hand for house in recruit_options(player, _reduced(card))
    ]


def _lady_recruits(t: Table, player: Player, path: str) -> None:
    parts = dict(part.split(":") for part in path.split("/"))
    player.hand.remove(parts["card"])
    recruit(t, player, parts["card"], parts["house"], _reduced(parts["card"]))
