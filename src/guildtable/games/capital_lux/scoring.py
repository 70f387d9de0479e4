"""Points, and who wins."""

from __future__ import annotations

from guildtable.games.capital_lux.cards import COPIES, VALUE
from guildtable.games.capital_lux.state import ROUNDS, CapitalLux, Phase
from guildtable.kernel.game import Chapter, Score
from guildtable.kernel.question import Seat


def standing(g: CapitalLux) -> tuple[Score, ...]:
    """Hometown, bonus cards and gold, as they lie. All of them are open."""
    return tuple(
        Score(
            {
                "hometown": sum(VALUE[card] for card in g.hometowns[seat]),
                "bonus": sum(VALUE[card] for card in g.bonus[seat]),
                "gold": g.gold[seat],
            }
        )
        for seat in g.seats
    )


def winners(g: CapitalLux) -> tuple[Seat, ...]:
    """Most points; if tied, most sixes among hometown and bonus cards, then fives, and so on; then shared."""
    totals = [score.total for score in standing(g)]

    def rank(seat: Seat) -> tuple[int, ...]:
        values = [VALUE[card] for card in (*g.hometowns[seat], *g.bonus[seat])]
        return (totals[seat], *(values.count(value) for value in sorted(COPIES, reverse=True)))

    ranks = [rank(seat) for seat in g.seats]
    return tuple([seat for seat in g.seats if ranks[seat] == max(ranks)])


def chapter(g: CapitalLux) -> Chapter:
    """The round, its step, and whose turn it is."""
    return Chapter(g.round, ROUNDS, g.phase, g.turn if g.phase is Phase.PLAY else None)
