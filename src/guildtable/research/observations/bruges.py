"""Bruges in numbers: persons by name, coloured things by colour, towns from the viewer on."""

from __future__ import annotations

from collections.abc import Iterable

from guildtable.games.bruges.parts import (
    CIRCLE,
    COLOURS,
    GUARD_HOUSES,
    HAND,
    MAJORITIES,
    SECTION_LENGTH,
    SECTIONS,
    STATUES,
    TOP_STEP,
    TURNS,
    Group,
)
from guildtable.games.bruges.person import GROUP, PERSONS
from guildtable.games.bruges.state import Phase
from guildtable.games.bruges.view import BrugesView, Player, ShownPile
from guildtable.kernel.question import Seat
from guildtable.research.observations.layout import SEATS, Layout, Numbers, Observation

WHYS = (
    "take-turn",
    "after-card",
    "turn-without-card",
    "choose-pile",
    "advance",
    "discard-cards",
    "play-another",
    "may-play-another",
    "build-canal",
    "may-build-canal",
    "carry-out-again",
    "refuse-threat",
    "suffer-first",
    "buy-off",
    "plague",
    "fire",
    "return-threats",
    "return-a-threat",
    "return-different-threats",
    "exchange-workers",
    "take-workers",
    "take-different-workers",
    "return-worker",
    "give-workers",
    "draw-a-sixth",
    "lend-guilders",
    "lose-canal",
    "lose-empty-house",
    "spread-rumour",
    "pick-pocket",
    "take-threat",
    "give-in",
    "inform-on",
)

CARD = {name: place for place, name in enumerate(PERSONS)}
"""Persons beyond our deck have their place too, so that a table with guests looks the same."""
HUE = {colour: place for place, colour in enumerate(COLOURS)}
GUARD = {house: place for place, house in enumerate(GUARD_HOUSES)}
MARK = {majority: place for place, majority in enumerate(MAJORITIES)}
KIND = {group: place for place, group in enumerate(Group)}
PHASES = {phase: place for place, phase in enumerate(Phase)}
ROUNDS, PURSE, PILE, POINTS, PRICE = 10.0, 10.0, 66.0, 30.0, 10.0
"""What rounds, guilders, piles, points and prices are divided by: most numbers lie between 0 and 1."""
FIVE = len(COLOURS)

layout = Layout()
PLAYERS = layout.add("players", SEATS - 1, "one-hot: two, three or four")
PHASE = layout.add("phase", len(PHASES), "one-hot: the phase of the round")
ROUND = layout.add("round", 2, "round / 10; is this the last one?")
STARTER = layout.add("starter", SEATS, "one-hot: the first player, from me on to the left")
TURN = layout.add("turn", SEATS, "one-hot: whose turn it is")
TURNS_LEFT = layout.add("turns left", 2, "turns of all in this phase / 16; has this turn's card been played?")
DICE = layout.add("dice", 2 * FIVE, "for each colour: the die / 6; does it bring a threat (5 or 6)?")
STEP = layout.add("step price", 2, "price of a step of reputation / 10; is there one to be had?")
PILES = layout.add("piles", 3 * (1 + FIVE), "left, right and extra pile: cards / 66, one-hot colour on top")
STATUES_LEFT = layout.add("statues", 2, f"statues left / {len(STATUES)}, points of the next / 10")
HAND_CARDS = layout.add("own hand", len(CARD), "cards in my hand")
DRAWN = layout.add("own drawn", len(CARD), "cards I have drawn to be played at once")
UNSEEN = layout.add("own unseen", FIVE, "cards drawn and not looked at, by colour")
DISCARDS = layout.add("discards", len(CARD), "cards on the discard pile")
BURIED = layout.add("under houses", len(CARD), "cards I know to lie face down as houses")

CANAL = 2 + FIVE
AT_FIRST = 6
"""Numbers of a seat before its coloured things."""
HOUSES = AT_FIRST + len(GUARD) + 3 * FIVE
CANALS = HOUSES + 2 * FIVE
MAJORITY = CANALS + len(SECTIONS) * CANAL
GROUPS = MAJORITY + len(MARK)
LIVING = GROUPS + len(KIND)
RETURNED = LIVING + len(CARD)
TOWN = RETURNED + len(CARD)
TOWNS = layout.add(
    "seats",
    SEATS * TOWN,
    f"for each seat from me on: there (1), guilders / 10, points / 30, reputation / {TOP_STEP}, cards in hand / {HAND}"
    ", statue points / 10; one-hot guard house (4); workers / 5, threats / 3, cards in hand (5 colours each); houses, "
    "empty houses (5 colours each); for both canals built / 5, price / 10, one-hot colour (5); majorities (3); persons "
    "by group (11); persons in play, a half if used in this round; cards in hand that all have seen",
)


def write(view: BrugesView, me: Seat, out: Numbers) -> None:
    """All that the seat sees."""
    players, own = len(view.players), view.own
    assert own
    out[PLAYERS + players - 2] = 1
    out[PHASE + PHASES[view.phase]] = 1
    out[ROUND] = view.round / ROUNDS
    out[ROUND + 1] = view.last_round == view.round
    out[STARTER + (view.starter - me) % players] = 1
    out[TURN + (view.turn - me) % players] = 1
    out[TURNS_LEFT] = view.turns_left / (TURNS * SEATS)
    out[TURNS_LEFT + 1] = view.played
    for colour, face in view.dice.items():
        out[DICE + HUE[colour]] = face / 6
        out[DICE + FIVE + HUE[colour]] = face >= 5
    if view.step_price:
        out[STEP] = view.step_price / PRICE
        out[STEP + 1] = 1
    for place, pile in enumerate((*view.piles, view.extra)):
        write_pile(pile, out, PILES + place * (1 + FIVE))
    if view.statues:
        out[STATUES_LEFT] = len(view.statues) / len(STATUES)
        out[STATUES_LEFT + 1] = view.statues[-1] / 10
    mark(own.hand, out, HAND_CARDS)
    mark(own.drawn, out, DRAWN)
    for colour in own.unseen:
        out[UNSEEN + HUE[colour]] += 1
    mark(view.discards, out, DISCARDS)
    for seat, player in enumerate(view.players):
        write_town(player, out, TOWNS + (seat - me) % players * TOWN)


def mark(cards: Iterable[str], out: Numbers, start: int) -> None:
    """Cards by name."""
    for card in cards:
        out[start + CARD[card]] = 1


def write_pile(pile: ShownPile, out: Numbers, start: int) -> None:
    """What all see of a pile."""
    out[start] = pile.cards / PILE
    if pile.top:
        out[start + 1 + HUE[pile.top]] = 1


def write_town(player: Player, out: Numbers, start: int) -> None:
    """What is seen of a seat."""
    out[start] = 1
    out[start + 1] = player.guilders / PURSE
    out[start + 2] = player.points / POINTS
    out[start + 3] = player.reputation / TOP_STEP
    out[start + 4] = len(player.backs) / HAND
    if player.statues:
        out[start + 5] = sum(player.statues) / 10
    here = start + AT_FIRST
    out[here + GUARD[player.guard_house]] = 1
    here += len(GUARD)
    for colour, count in player.workers.items():
        if count:
            out[here + HUE[colour]] = count / 5
    here += FIVE
    for colour, count in player.threats.items():
        if count:
            out[here + HUE[colour]] = count / CIRCLE
    here += FIVE
    for colour in player.backs:
        out[here + HUE[colour]] += 1
    write_houses(player, out, start)
    here = start + CANALS
    for canal in player.canals:
        out[here] = canal.built / SECTION_LENGTH
        if canal.colour:
            out[here + 1] = canal.price / PRICE
            out[here + 2 + HUE[canal.colour]] = 1
        here += CANAL
    for majority in player.majorities:
        out[start + MAJORITY + MARK[majority]] = 1
    mark(player.returned, out, start + RETURNED)


def write_houses(player: Player, out: Numbers, start: int) -> None:
    """Houses by colour, and who lives there."""
    houses, living, groups = start + HOUSES, start + LIVING, start + GROUPS
    for house in player.houses:
        hue = HUE[house.colour]
        out[houses + hue] += 1
        if house.card:
            out[BURIED + CARD[house.card]] = 1
        if house.person:
            out[living + CARD[house.person]] = 0.5 if house.used else 1
            out[groups + KIND[GROUP[house.person]]] += 1
        else:
            out[houses + FIVE + hue] += 1


OBSERVATION = Observation(layout, WHYS, write)
