"""Scoring: the points of each seat, item by item, as if the game ended now."""

from __future__ import annotations

from guildtable.games.bruges.parts import MAJORITY_POINTS, REPUTATION, THIRD_SPACE, THIRD_SPACE_POINTS
from guildtable.games.bruges.person import PERSONS
from guildtable.games.bruges.state import Bruges, Phase
from guildtable.kernel.game import Chapter, Score
from guildtable.kernel.question import Seat


def standing(g: Bruges) -> tuple[Score, ...]:
    """All that counts lies open: everybody sees the same."""
    return tuple(score_of(g, seat) for seat in g.seats)


def score_of(g: Bruges, seat: Seat) -> Score:
    """One seat's points."""
    town = g.towns[seat]
    persons = [PERSONS[name] for name in town.persons]
    return Score(
        {
            "track": town.points,
            "people": sum([person.points for person in persons]),
            "houses": len(town.houses),
            "laurels": sum([person.scoring(g, seat) for person in persons if person.scoring]),
            "majorities": MAJORITY_POINTS * len(town.majorities),
            "canals": THIRD_SPACE_POINTS * third_spaces(g, seat),
            "statues": sum(town.statues),
            "reputation": REPUTATION[town.reputation],
        }
    )


def third_spaces(g: Bruges, seat: Seat) -> int:
    """Sections built at least to their third space."""
    return sum([built >= THIRD_SPACE for built in g.towns[seat].canals])


def chapter(g: Bruges) -> Chapter:
    """Where in the game we are: how many rounds there will be is known only near the end."""
    turn = None if g.phase in {Phase.SET_UP, Phase.FIRST_PLAYER, Phase.ROLL, Phase.MAJORITIES, Phase.OVER} else g.turn
    return Chapter(g.round, g.last_round, g.phase, turn)


def winners(g: Bruges) -> tuple[Seat, ...]:
    """Most points; then most guilders; then the victory is shared."""
    results = [(score.total, g.towns[seat].guilders) for seat, score in enumerate(standing(g))]
    return tuple(seat for seat in g.seats if results[seat] == max(results))


def company(g: Bruges, seat: Seat) -> tuple[str, ...]:
    """The people in a seat's houses."""
    return tuple(g.towns[seat].persons)
