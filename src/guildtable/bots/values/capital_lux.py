"""Capital Lux read as numbers: limits and what each seat has under them, who leads, and what would stand now."""

from __future__ import annotations

from guildtable.bots.net import Rows
from guildtable.bots.values.reading import Reading
from guildtable.games.capital_lux.cards import CARDS, GOLD_DISCS, PROFESSION, PROFESSIONS, VALUE
from guildtable.games.capital_lux.state import CapitalLux, Phase
from guildtable.kernel.question import Seat
from guildtable.kernel.script import Card

FOUR = range(len(PROFESSIONS))
PLACE = {profession: place for place, profession in enumerate(PROFESSIONS)}
PRINTED = {card: (PLACE[PROFESSION[card]], VALUE[card]) for card in CARDS}
"""A card's profession, by its place, and its value."""


def rows(g: CapitalLux) -> Rows:
    """The table, once for each seat."""
    seats = range(len(g.hands))
    towns = [_totals(cards) for cards in g.hometowns]
    limits, highest, lowest, count = _capital(g)
    ends = [_if_it_ended(g, seat, towns[seat], limits) for seat in seats]
    points = [sum(towns[seat]) + sum([VALUE[card] for card in g.bonus[seat]]) + g.gold[seat] for seat in seats]
    table, play = _table(g), g.phase is Phase.PLAY
    found = []
    for seat in seats:
        mine, gold = towns[seat], g.gold[seat]
        hand = _totals([*g.hands[seat], *g.kept[seat]])
        held = len(g.hands[seat]) + len(g.kept[seat]) + len(g.packets[seat])
        wait = (seat - g.turn) % len(seats) if play else 0
        row = [
            *table,
            wait / 3,
            float(play and not wait),
            float(play and _has_ended(g, seat)),
            float(g.starter == seat),
            (seat - g.starter) % len(seats) / 3,
            gold / 4,
            sum([VALUE[card] for card in g.bonus[seat]]) / 20,
            sum(mine) / 30,
            held / 6,
            len(g.hands[seat]) / 6,
            (points[seat] - max([points[rival] for rival in seats if rival != seat])) / 20,
            points[seat] / 60,
        ]
        bonuses = excesses = losses = 0
        for place in FOUR:
            have, limit = mine[place], limits[place]
            rival = max([towns[other][place] for other in seats if other != seat])
            excess = max(have - limit, 0) if have else 0
            lost = have if excess > gold else 0
            leads = have > 0 and have >= rival
            bonus = highest[place] if leads and not lost else 0
            bonuses, excesses, losses = bonuses + bonus, excesses + excess, losses + lost
            row += [
                have / 15,
                hand[place] / 10,
                limit / 15,
                (limit - have) / 10,
                excess / 5,
                lost / 10,
                highest[place] / 6,
                float(leads),
                (have - rival) / 10,
                rival / 15,
                (limit - rival) / 10,
                float(limit < have + hand[place]),
                bonus / 6,
                lowest[place] / 6,
                count[place] / 4,
                float(rival > limit),
            ]
        best = max([ends[rival] for rival in seats if rival != seat])
        row += [bonuses / 15, excesses / 10, losses / 15, ends[seat] / 60, (ends[seat] - best) / 20]
        found.append(row)
    return found


def _totals(cards: list[Card]) -> list[int]:
    """The total of each profession."""
    found = [0, 0, 0, 0]
    for card in cards:
        place, value = PRINTED[card]
        found[place] += value
    return found


def _capital(g: CapitalLux) -> tuple[list[int], list[int], list[int], list[int]]:
    """Of each profession in the capital: its limit, its highest and its lowest card, and how many there are."""
    limits, highest, lowest, count = [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]
    for card in g.capital:
        place, value = PRINTED[card]
        limits[place] += value
        highest[place] = max(highest[place], value)
        lowest[place] = min(lowest[place] or value, value)
        count[place] += 1
    if g.phase is not Phase.DEAL:  # those of the last round are about to be collected
        for profession, modifier, _owner in g.placed:
            limits[PLACE[profession]] += VALUE[modifier]
    return limits, highest, lowest, count


def _table(g: CapitalLux) -> list[float]:
    """What is the same for all seats."""
    seats, phase = len(g.hands), g.phase
    to_come = sum([len(g.hands[seat]) + len(g.kept[seat]) + len(g.packets[seat]) for seat in range(seats)])
    return [
        float(g.round == 1),
        float(g.round == 2),
        float(g.round == 3),
        float(phase is Phase.PLAY),
        float(phase is Phase.CHOOSE or phase is Phase.CHOOSE_AGAIN),
        float(phase is Phase.DEAL),
        len(g.deck) / 40,
        (GOLD_DISCS - sum(g.gold)) / 8,
        len(g.modifiers) / 4,
        to_come / 20,
        float(g.closer is not None),
        float(seats == 2),
        float(seats == 3),
        float(seats == 4),
    ]


def _has_ended(g: CapitalLux, seat: Seat) -> bool:
    """Has the seat had its last turn of the round?"""
    if g.closer is None:
        return False
    seats = len(g.hands)
    return seat == g.closer or (seat - g.closer) % seats < (g.turn - g.closer) % seats


def _if_it_ended(g: CapitalLux, seat: Seat, mine: list[int], limits: list[int]) -> int:
    """The seat's points if the round ended now, with gold paid for what it can save."""
    points, gold = sum([VALUE[card] for card in g.bonus[seat]]), g.gold[seat]
    for have, limit in zip(mine, limits, strict=True):
        excess = have - limit if have > max(limit, 0) else 0
        if excess <= gold:
            gold -= excess
            points += have
    return points + gold


READING = Reading(
    rows,
    knows=lambda _g: True,
    asides=frozenset({"take-from-capital", "place-modifier", "save-with-gold"}),
    plays_on=lambda _g: False,
)
