"""The final scoring, item by item, and the winners."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.bruges.referee.board import REPUTATION, SIDES
from tests.games.bruges.referee.cards import COLOURS, Card
from tests.games.bruges.referee.ledger import Player, Table


def _thirds(player: Player) -> int:
    return sum(player.canal[side] >= 3 for side in SIDES)


LAURELS: dict[str, Callable[[Player, Card], int]] = {
    "archivist": lambda p, _c: 0 if p.empty_houses else 2,
    "bishop": lambda p, _c: p.workers.total() // 2,
    "butler": lambda p, _c: 5 if len(p.house_colours) == len(COLOURS) else 0,
    "cardinal": lambda p, _c: min(5, p.step),
    "chancellor": lambda p, _c: 3 * len(p.majorities),
    "constable": lambda p, _c: max(0, 7 - p.threats.total()),
    "court_painter": lambda p, _c: 2 * sum(count >= 2 for count in p.groups.values()),
    "engraver": lambda p, _c: 2 * len(p.groups),
    "geographer": lambda p, _c: 2 * (_thirds(p) + len(p.statues)),
    "group_laurel": lambda p, c: 2 * p.of_group(c.named),
    "group_laurel_other": lambda p, c: 2 * p.of_group(c.named),
    "master_builder": lambda p, _c: 2 * (len(p.houses) // 3),
    "shipowner": lambda p, _c: p.guilders // 3,
    "stadtholder": lambda p, _c: 5 if p.step >= 6 else 0,
    "storyteller": lambda p, _c: p.canals,
}
"""By family."""


def items(player: Player) -> dict[str, int]:
    """Everything that counts, in the order of the rulebook, after what is on the track."""
    return {
        "track": player.points,
        "people": sum(person.points for person in player.persons),
        "houses": len(player.houses),
        "laurels": sum(LAURELS[person.family](player, person) for person in player.persons if person.icon == "laurel"),
        "majorities": 4 * len(player.majorities),
        "canals": 3 * _thirds(player),
        "statues": sum(player.statues),
        "reputation": REPUTATION[player.step],
    }


def winners(t: Table) -> list[int]:
    """Most points; among those, most guilders; still level, they share the victory."""
    results = {player.seat: (sum(items(player).values()), player.guilders) for player in t.players}
    best = max(results.values())
    return [seat for seat, result in results.items() if result == best]


def judge_scoring(t: Table) -> None:
    """Compare with what the story says in the end."""
    story = t.tape.story
    for player, theirs in zip(t.players, story.scores, strict=True):
        mine = items(player)
        for item in sorted(mine.keys() | theirs.keys()):
            if mine.get(item) != theirs.get(item):
                t.tape.note(player.seat, f"{item} should be {mine.get(item)}, the story says {theirs.get(item)}")
    if winners(t) != sorted(story.winners):
        t.tape.note(None, f"the winners should be {winners(t)}, the story says {list(story.winners)}")
