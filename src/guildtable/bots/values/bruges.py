"""Bruges read as numbers: a town's points and prospects, its purse, people, canals and threats, its hand, and by whom
it is led in what."""

from __future__ import annotations

from guildtable.bots.net import Rows
from guildtable.bots.tastes.bruges.hopes import DREAD, LASTING, hope
from guildtable.bots.tastes.bruges.outlook import GUILDER, ROUNDS, WORTH, rounds_left, worth_of
from guildtable.bots.values.reading import Reading
from guildtable.games.bruges.parts import COLOURS, SECTION_LENGTH, SECTIONS, TURNS, Group, Majority
from guildtable.games.bruges.person import COLOUR, GROUP, PERSONS, Icon
from guildtable.games.bruges.scoring import score_of
from guildtable.games.bruges.state import Bruges, Phase, Town
from guildtable.kernel.question import Seat

PHASES = (Phase.DRAW, Phase.ROLL, Phase.THREATS, Phase.ADVANCE, Phase.PLAY)
DICE_STAND = {Phase.THREATS, Phase.ADVANCE, Phase.PLAY}
SPANS = range(SECTION_LENGTH + 1)
GROUPS = {group: place for place, group in enumerate(Group)}
PLACE = {name: place for place, name in enumerate(WORTH)}
"""Where each person of our deck has its number."""
ONCE = {
    name: person.points + (0.0 if name in LASTING else worth_of(name)) - GUILDER * person.price
    for name, person in PERSONS.items()
}
"""What it would bring to recruit somebody, besides what they would do again and again."""
RARE = 0.4
"""Of a person in play: small, for most are seen in few games."""


def rows(g: Bruges) -> Rows:
    """The table, once for each seat."""
    seats, play = range(len(g.towns)), g.phase is Phase.PLAY
    turns = g.turns_left / len(seats) if play else TURNS
    left = rounds_left(g) - (1 - turns / TURNS if play else 0)
    table = _table(g, left, turns)
    scores = [score_of(g, seat).items for seat in seats]
    points = [sum(items.values()) for items in scores]
    hopes = [hope(town, left) for town in g.towns]
    people = [len(town.persons) for town in g.towns]
    tokens = [sum(town.canals) for town in g.towns]
    steps = [town.reputation for town in g.towns]
    both = [point + hoped for point, hoped in zip(points, hopes, strict=True)]
    found = []
    for seat, town in enumerate(g.towns):
        mine, items = play and g.turn == seat, scores[seat]
        row = [
            *table,
            points[seat] / 40,
            _ahead(points, seat) / 10,
            _ahead(both, seat) / 10,
            both[seat] / 40,
            hopes[seat] / 10,
            *[items[item] / 10 for item in ("track", "people", "houses", "laurels", "canals", "statues", "reputation")],
            *_purse(town, left),
            *_homes(town, left),
            *_canals(town),
            *_threats(town),
            *_hand(g, town, left),
            *[float(majority in town.majorities) for majority in Majority],
            *_lead(people, seat),
            *_lead(tokens, seat),
            *_lead(steps, seat),
            town.reputation / 8,
            len(town.used) / 4,
            len(town.statues) / 2,
            float(mine),
            float(mine and g.played),
            (seat - g.starter) % len(seats) / 3,
        ]
        groups, persons = [0.0] * len(GROUPS), [0.0] * len(PLACE)
        for name in town.persons:
            groups[GROUPS[GROUP[name]]] += 0.5
            if name in PLACE:
                persons[PLACE[name]] = RARE * left / ROUNDS if name in LASTING else RARE
        row += groups
        row += [members * left / ROUNDS for members in groups]
        row += persons
        found.append(row)
    return found


def _table(g: Bruges, left: float, turns: float) -> list[float]:
    """What is the same for all seats."""
    seats = len(g.towns)
    return [
        *[float(g.phase is phase) for phase in PHASES],
        g.round / 8,
        left / 8,
        min(left, 1.0),
        turns / TURNS,
        float(g.last_round is not None),
        len(g.statues) / 7,
        (g.statues[-1] if g.statues else 0) / 10,
        float(seats == 2),
        float(seats == 3),
        float(seats == 4),
    ]


def _ahead(counts: list[float] | list[int], seat: Seat) -> float:
    """By how much a seat is ahead of its best rival."""
    return counts[seat] - max([count for rival, count in enumerate(counts) if rival != seat])


def _lead(counts: list[int], seat: Seat) -> tuple[float, float]:
    """The same of what a majority goes by."""
    ahead = _ahead(counts, seat)
    return ahead / 4, float(ahead > 0)


def _purse(town: Town, left: float) -> list[float]:
    guilders, workers = town.guilders, [town.workers[colour] for colour in COLOURS]
    some = sum([count > 0 for count in workers])
    return [
        min(guilders, 4) / 4,
        min(guilders, 14) / 14,
        max(0, guilders - 14) / 14,
        guilders * left / 60,
        sum(workers) / 10,
        some / 5,
        sum([count > 1 for count in workers]) / 5,
        some * left / 20,
        *[count / 3 for count in workers],
    ]


def _homes(town: Town, left: float) -> list[float]:
    """Houses, and who lives in them again and again."""
    persons = town.persons
    empty, lasting = len(town.houses) - len(persons), sum([LASTING.get(name, 0.0) for name in persons])
    return [
        empty / 3,
        float(not empty),
        min(empty, len(town.hand)) / 3,
        empty * left / 10,
        len(persons) / 8,
        lasting / 10,
        lasting * left / 30,
    ]


def _canals(town: Town) -> list[float]:
    longer, shorter = max(town.canals), min(town.canals)
    return [float(longer == span) for span in SPANS] + [float(shorter == span) for span in SPANS]


def _threats(town: Town) -> list[float]:
    markers = [town.threats[colour] for colour in COLOURS]
    return [
        markers.count(1) / 3,
        markers.count(2) / 3,
        sum([DREAD[count] for count in markers]) / 4,
        *[count / 3 for count in markers],
    ]


def _hand(g: Bruges, town: Town, left: float) -> list[float]:
    """The cards: the two best persons, and what their colours are good for."""
    dice = g.dice if g.phase in DICE_STAND else {}
    spaces = [space.colour for section in SECTIONS if (space := town.next_space(section))]
    colours = [COLOUR[card] for card in town.hand]
    worths = [(ONCE[card] + LASTING.get(card, 0.0) * left / ROUNDS, PERSONS[card].price) for card in town.hand]
    worths.sort(reverse=True)
    best, price = worths[0] if worths else (0.0, 0)
    return [
        len(town.hand) / 5,
        len(town.unseen) / 5,
        best / 4,
        (worths[1][0] if len(worths) > 1 else 0.0) / 4,
        price / 10,
        float(price > town.guilders),
        sum([dice.get(colour, 0) for colour in colours]) / 15,
        sum([town.workers[colour] > 0 for colour in colours]) / 4,
        sum([town.threats[colour] for colour in colours]) / 4,
        sum([colour in colours for colour in spaces]) / 2,
        sum([PERSONS[card].icon is Icon.AT_END for card in town.hand]) / 2,
    ]


def knows(g: Bruges) -> bool:
    """Guests of the deck were not at the tables that were learned from."""
    return not g.guests


READING = Reading(
    rows,
    knows,
    asides=frozenset(
        {
            *("discard-cards", "take-workers", "take-different-workers", "return-worker", "give-workers"),
            *("exchange-workers", "build-canal", "return-threats", "return-a-threat", "return-different-threats"),
            *("lose-canal", "plague", "fire", "take-threat", "spread-rumour", "pick-pocket", "inform-on"),
            *("suffer-first", "buy-off"),
        }
    ),
    plays_on=lambda _g: True,
    looks=False,
    heat=0.8,
    every=8,
    skipped=len(PLACE),
)
