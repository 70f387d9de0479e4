"""Capital Lux in numbers: cards counted by face, totals and limits by profession, seats from the viewer on."""

from __future__ import annotations

from collections.abc import Iterable

from guildtable.games.capital_lux.cards import COPIES, FACES, GOLD_DISCS, MODIFIERS, PROFESSIONS, VALUE
from guildtable.games.capital_lux.state import ROUNDS
from guildtable.games.capital_lux.view import CapitalLuxView, Hall, Player
from guildtable.kernel.question import Seat
from guildtable.research.observations.layout import SEATS, Layout, Numbers, Observation

WHYS = ("choose-cards", "play-card", "play-last-card", "take-from-capital", "place-modifier", "save-with-gold")

PLACE = {face: place for place, face in enumerate(FACES)}
VALUES = {value: place for place, value in enumerate(COPIES)}
TOKENS = {VALUE[modifier]: place for place, modifier in enumerate(MODIFIERS)}
TOTAL, HAND, DECK = 20.0, 6.0, 72.0
"""What totals and counts are divided by, so that most numbers lie between -1 and 1."""

layout = Layout()
PLAYERS = layout.add("players", SEATS - 1, "one-hot: two, three or four")
ROUND = layout.add("round", ROUNDS, "one-hot: the round")
STARTER = layout.add("starter", SEATS, "one-hot: who began the round, from me on to the left")
CLOSER = layout.add("closer", SEATS, "one-hot: whose empty hand ends the round, if it does already")
LEFT = layout.add("left", 3, "cards in the deck / 72, modifiers / 4, gold / 8")
DISCARDS = layout.add("discards", len(FACES), "cards that left the game, by face")
OWN = {
    name: layout.add(f"own {name}", len(FACES), f"{meaning}, by face")
    for name, meaning in {
        "hand": "cards in my hand",
        "packet": "cards I choose from",
        "kept": "cards I have chosen",
        "passed": "cards I passed on first in this round",
        "handed": "cards I passed on last in this round",
        "received": "cards I was passed in this round",
    }.items()
}
DRAWN = layout.add("own drawn", len(MODIFIERS), "one-hot: the modifier I have just looked at")

HALL = 5 + 4 + len(MODIFIERS) + SEATS
HALLS = layout.add(
    "halls",
    len(PROFESSIONS) * HALL,
    "for each profession: cards in the capital by value (5); total, limit as I know it, at worst and at best, "
    "each / 20; known modifiers (4); hidden ones by who placed them (4)",
)
PER_PROFESSION = 5 + 2
TOWN = 4 + len(PROFESSIONS) * PER_PROFESSION + 2 * len(FACES)
TOWNS = layout.add(
    "seats",
    SEATS * TOWN,
    "for each seat from me on: there (1), gold / 8, cards in hand / 6, bonus points / 20; for each profession cards in "
    "the hometown by value (5), total / 20, room / 20; bonus cards by face (20), cards played this round by face (20)",
)


def write(view: CapitalLuxView, me: Seat, out: Numbers) -> None:
    """All that the seat sees."""
    players, own = len(view.players), view.own
    assert own
    out[PLAYERS + players - 2] = 1
    out[ROUND + view.round - 1] = 1
    out[STARTER + (view.starter - me) % players] = 1
    if view.closer is not None:
        out[CLOSER + (view.closer - me) % players] = 1
    out[LEFT] = view.cards_left / DECK
    out[LEFT + 1] = view.modifiers_left / len(MODIFIERS)
    out[LEFT + 2] = view.gold_left / GOLD_DISCS
    count(view.discards, out, DISCARDS)
    count(own.hand, out, OWN["hand"])
    count(own.packet, out, OWN["packet"])
    count(own.kept, out, OWN["kept"])
    count(own.passed, out, OWN["passed"])
    count(own.handed, out, OWN["handed"])
    count(own.received, out, OWN["received"])
    if own.drawn is not None:
        out[DRAWN + TOKENS[own.drawn]] = 1
    for place, hall in enumerate(view.halls):
        write_hall(hall, me, players, out, HALLS + place * HALL)
    for seat, player in enumerate(view.players):
        write_seat(player, out, TOWNS + (seat - me) % players * TOWN)


def count(faces: Iterable[str], out: Numbers, start: int) -> None:
    """Cards by face."""
    for face in faces:
        out[start + PLACE[face]] += 1


def write_hall(hall: Hall, me: Seat, players: int, out: Numbers, start: int) -> None:
    """A profession in the capital."""
    for value in hall.cards:
        out[start + VALUES[value]] += 1
    limit = hall.limit
    out[start + 5] = hall.total / TOTAL
    out[start + 6] = limit.known / TOTAL
    out[start + 7] = limit.low / TOTAL
    out[start + 8] = limit.high / TOTAL
    for modifier in hall.modifiers:
        out[start + 9 + TOKENS[modifier.value]] = 1
    for owner in hall.hidden:
        out[start + 9 + len(MODIFIERS) + (owner - me) % players] += 1


def write_seat(player: Player, out: Numbers, start: int) -> None:
    """What lies before a seat."""
    out[start] = 1
    out[start + 1] = player.gold / GOLD_DISCS
    out[start + 2] = player.cards_in_hand / HAND
    here = start + 4
    for holding in player.hometown:
        for value in holding.cards:
            out[here + VALUES[value]] += 1
        out[here + 5] = holding.total / TOTAL
        out[here + 6] = holding.room / TOTAL
        here += PER_PROFESSION
    if player.bonus:
        out[start + 3] = sum([int(face[-1]) for face in player.bonus]) / TOTAL
        count(player.bonus, out, here)
    count(player.played, out, here + len(FACES))


OBSERVATION = Observation(layout, WHYS, write)
