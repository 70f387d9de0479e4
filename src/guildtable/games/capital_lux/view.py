"""What a viewer may know of the table. What is hidden has no field to be in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from guildtable.games.capital_lux.cards import FACE, PROFESSION, PROFESSIONS, RANK, VALUE, Face, Profession
from guildtable.games.capital_lux.foresight import Limit
from guildtable.games.capital_lux.foresight import limits as limits_of
from guildtable.games.capital_lux.state import CapitalLux, Phase
from guildtable.kernel.event import Viewer
from guildtable.kernel.question import Seat
from guildtable.kernel.replacing import replacer
from guildtable.kernel.script import Card


@dataclass(slots=True)
class KnownModifier:
    """A modifier whose value the viewer knows: revealed, or placed by the viewer."""

    owner: Seat
    value: int


@dataclass(slots=True)
class Hall:
    """One profession in the capital."""

    profession: Profession
    cards: tuple[int, ...]
    total: int
    modifiers: tuple[KnownModifier, ...]
    hidden: tuple[Seat, ...]
    """Who placed the modifiers that the viewer does not know."""
    limit: Limit


@dataclass(slots=True)
class Holding:
    """One profession in a hometown."""

    profession: Profession
    cards: tuple[int, ...]
    total: int
    room: int
    """Up to the limit as the viewer knows it; below zero the hometown is over it."""


@dataclass(slots=True)
class Player:
    """What everybody sees of a seat."""

    hometown: tuple[Holding, ...]
    bonus: tuple[Face, ...]
    gold: int
    cards_in_hand: int
    played: tuple[Face, ...]
    """From hand in this round, to either place."""


@dataclass(slots=True)
class Own:
    """What a seat alone sees, or remembers having seen."""

    hand: tuple[Face, ...]
    packet: tuple[Face, ...]
    kept: tuple[Face, ...]
    passed: tuple[Face, ...]
    handed: tuple[Face, ...]
    received: tuple[Face, ...]
    drawn: int | None
    """The modifier just looked at."""


@dataclass(slots=True)
class CapitalLuxView:
    """The table as one viewer sees it."""

    round: int
    phase: Phase
    starter: Seat
    turn: Seat
    closer: Seat | None
    halls: tuple[Hall, ...]
    players: tuple[Player, ...]
    own: Own | None
    cards_left: int
    modifiers_left: int
    gold_left: int
    discards: tuple[Face, ...]


with_own = replacer(CapitalLuxView, "halls", "players", "own")
with_hometown, with_room = replacer(Player, "hometown"), replacer(Holding, "room")


def public(g: CapitalLux) -> CapitalLuxView:
    """The table as everybody sees it."""
    capital = values(tuple(g.capital))
    totals = {kind: sum(cards) for kind, cards in capital.items()}
    limits = limits_of(g, None, totals) if g.placed else sure(totals)
    return CapitalLuxView(
        round=g.round,
        phase=g.phase,
        starter=g.starter,
        turn=g.turn,
        closer=g.closer,
        halls=tuple([hall(g, None, kind, capital[kind], limits[kind]) for kind in PROFESSIONS]),
        players=tuple([player(g, seat, limits) for seat in g.seats]),
        own=None,
        cards_left=len(g.deck),
        modifiers_left=len(g.modifiers),
        gold_left=g.gold_pile,
        discards=faces(g.discards),
    )


def private(g: CapitalLux, seen: CapitalLuxView, seat: Seat) -> CapitalLuxView:
    """The table as a seat sees it: with its hand, and the limits by the modifiers it has looked at."""
    halls, players = seen.halls, seen.players
    if knows_modifier(g, seat):
        limits = limits_of(g, seat, {hall.profession: sum(hall.cards) for hall in halls})
        halls = tuple([hall(g, seat, one.profession, one.cards, limits[one.profession]) for one in halls])
        players = tuple([with_limits(player, limits) for player in players])
    return with_own(seen, halls, players, own(g, seat))


def knows_modifier(g: CapitalLux, seat: Seat) -> bool:
    """Has the seat looked at a modifier that the others have not seen?"""
    if not g.placed or g.modifiers_open:
        return False
    return any(placed.owner == seat for placed in g.placed) or bool(g.drawn and g.turn == seat)


def faces(cards: list[Card] | tuple[Card, ...]) -> tuple[Face, ...]:
    """Cards by face, in an order that tells nothing of how they lie."""
    return tuple([FACE[card] for card in sorted(cards, key=RANK.__getitem__)]) if cards else ()


@lru_cache(maxsize=4096)
def values(cards: tuple[Card, ...]) -> Mapping[Profession, tuple[int, ...]]:
    """The values of each profession among these cards, which mostly lie as they did a turn before."""
    found: dict[Profession, tuple[int, ...]] = dict.fromkeys(PROFESSIONS, ())
    for card in sorted(cards, key=RANK.__getitem__):
        found[PROFESSION[card]] += (VALUE[card],)
    return found


def sure(totals: Mapping[Profession, int]) -> dict[Profession, Limit]:
    """The limits while no modifier lies above the capital."""
    return {kind: Limit(total, total, total) for kind, total in totals.items()}


def hall(g: CapitalLux, viewer: Viewer, profession: Profession, cards: tuple[int, ...], limit: Limit) -> Hall:
    """One profession in the capital, with the modifiers above it."""
    here = [placed for placed in g.placed if placed.profession is profession]
    if not here:
        return Hall(profession, cards, sum(cards), (), (), limit)
    known = [placed for placed in here if g.modifiers_open or placed.owner == viewer]
    return Hall(
        profession,
        cards,
        sum(cards),
        tuple(sorted((KnownModifier(placed.owner, int(placed.modifier)) for placed in known), key=_by_owner)),
        tuple(sorted(placed.owner for placed in here if placed not in known)),
        limit,
    )


def _by_owner(modifier: KnownModifier) -> tuple[Seat, int]:
    return modifier.owner, modifier.value


def player(g: CapitalLux, seat: Seat, limits: dict[Profession, Limit]) -> Player:
    """What lies openly before a seat."""
    hometown = []
    for kind, cards in values(tuple(g.hometowns[seat])).items():
        total = sum(cards)
        hometown.append(Holding(kind, cards, total, limits[kind].known - total))
    return Player(
        tuple(hometown),
        faces(g.bonus[seat]),
        g.gold[seat],
        len(g.hands[seat]) + len(g.kept[seat]) + len(g.packets[seat]),
        faces(g.shown[seat]),
    )


def with_limits(player: Player, limits: Mapping[Profession, Limit]) -> Player:
    """What lies openly before a seat, against the limits as a viewer knows them."""
    rooms = [(one, limits[one.profession].known - one.total) for one in player.hometown]
    if all(one.room == room for one, room in rooms):
        return player
    return with_hometown(player, tuple([one if one.room == room else with_room(one, room) for one, room in rooms]))


def own(g: CapitalLux, seat: Seat) -> Own:
    """What only this seat sees: its hand, and what went through it in this round."""
    right = g.right_of(seat)
    return Own(
        faces(g.hands[seat]),
        faces(g.packets[seat]),
        faces(g.kept[seat]),
        faces(g.passed[seat]),
        faces(g.handed[seat]),
        faces((*g.passed[right], *g.handed[right])),
        int(g.drawn) if g.drawn and g.turn == seat else None,
    )
