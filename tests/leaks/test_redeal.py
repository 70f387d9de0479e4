"""What the server sends of a match is the same to the byte, whatever the viewer may not know."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from random import Random

import pytest

from guildtable.kernel.event import Viewer
from guildtable.kernel.question import NOTHING, Illegal, Seat
from guildtable.server.codec import message
from guildtable.server.matches.draft import Draft
from guildtable.server.matches.live import Live
from guildtable.server.protocol import Error
from guildtable.server.watching.sending import last_update, updates
from guildtable.server.watching.snapshot import Snapshot
from guildtable.shelf import GAMES, game
from tests.leaks.played import NAMES, Act, played
from tests.leaks.twin import Span, redealt, span, twin, with_position

POSITIONS = int(os.environ.get("GUILDTABLE_POSITIONS", "2100"))
"""Positions of each game that are looked at."""
STRIDE = {"capital-lux": 1, "bruges": 4, "flandern": 2}
"""So that long games are many games too."""
LONGEST = 12
"""Acts that a twin goes back."""
TABLES: list[tuple[str, int, Mapping[str, str]]] = [
    *((name, seats, NOTHING) for name, rules in GAMES.items() for seats in rules.seats),
    ("bruges", 3, {"guests": "yes"}),
    ("flandern", 3, {"board": "second"}),
]


def tables(cases: list[tuple[str, int, Mapping[str, str]]]) -> list[object]:
    """Cases with names that can be read."""
    return [pytest.param(*case, id=" ".join([case[0], str(case[1]), *case[2].values()])) for case in cases]


def moments(
    name: str, seats: int, settings: Mapping[str, str], wanted: float, stride: int
) -> Iterator[tuple[list[Act], Random]]:
    """A match up to some moment of it, again and again, all through whole matches."""
    found, number = 0, 0
    while found < wanted:
        rng, past = Random(f"{name} {number}"), list[Act]()
        for count, act in enumerate(played(game(name), seats, f"{name} {seats} {number}", settings)):
            past.append(act)
            if (count + number) % stride == 0:
                found += 1
                yield past, rng
        number += 1


def share(name: str) -> float:
    """How many positions each table of a game looks at."""
    return POSITIONS / sum(case[0] == name for case in TABLES)


def lately(past: list[Act], rng: Random) -> tuple[Live, Span]:
    """The match at an earlier act, with no answer waiting, and as it went on; earlier than anything taken back."""
    begin = max(0, len(past) - 1 - rng.randint(1, LONGEST))
    while True:
        try:
            start = past[begin].live
            if not start.match.position.pending:
                return start, span(start, [row for act in past[begin + 1 :] for row in act.rows])
        except Illegal:
            pass  # taken back further than it would remember
        begin -= 1


def sent(it: Span, viewer: Viewer, tick: float) -> list[bytes]:
    """All that a viewer is sent of what happened and of what there is to see."""
    return list(updates(it.live, viewer, it.rows, tick, NAMES))


def refusals(live: Live, seat: Seat, tried: list[tuple[str, ...]]) -> list[bytes]:
    """What the seat is told of replies that are none, one after another."""
    told = []
    for reply in tried:
        try:
            Draft(live, 0.0).reply(seat, reply)
        except Illegal as error:
            told.append(message(Error("illegal", str(error))))
        else:
            told.append(b"taken")
    return told


def tries(live: Live, rng: Random) -> list[tuple[str, ...]]:
    """Replies that a curious client may send: nothing, too much, nonsense, and whatever is offered to anybody."""
    position = live.match.position
    offered = [path for asked in position.asked.values() for path in asked.terms()[-1]]
    some = rng.sample(offered, min(3, len(offered)))
    refs = rng.sample(live.game.refs(), 4)
    return [(), ("nonsense",), tuple(offered[:3]), *((path,) for path in some), *((ref,) for ref in refs)]


@pytest.mark.parametrize(("name", "seats", "settings"), tables(TABLES))
def test_nothing_sent_tells_a_match_from_one_dealt_otherwise(
    name: str, seats: int, settings: Mapping[str, str]
) -> None:
    for past, rng in moments(name, seats, settings, share(name), STRIDE[name]):
        act = past[-1]
        bare = with_position(act.live, act.live.match.position)
        told = {viewer: last_update(Snapshot(bare, act.tick), viewer, ()) for viewer in (*range(seats), None)}
        curious, tried = rng.randrange(seats), tries(bare, rng)
        for seat in range(seats):
            dealt = redealt(act.live, seat, rng)
            for viewer in (seat, None):
                assert last_update(Snapshot(dealt, act.tick), viewer, ()) == told[viewer]
            if seat == curious:
                assert refusals(dealt, seat, tried) == refusals(bare, seat, tried)


@pytest.mark.parametrize(("name", "seats", "settings"), tables(TABLES))
def test_no_step_event_or_undo_tells_a_match_from_its_twin(name: str, seats: int, settings: Mapping[str, str]) -> None:
    for past, rng in moments(name, seats, settings, share(name), STRIDE[name]):
        (start, truth), tick = lately(past, rng), past[-1].tick
        seat = rng.randrange(seats)
        other = twin(start, truth, seat, rng)
        for viewer in (seat, None):
            assert sent(other, viewer, tick) == sent(truth, viewer, tick)
        assert other.live.question(seat) == truth.live.question(seat)
        for rival in range(seats):  # how long bots wait for second thoughts can be seen by all
            assert bool(other.live.undo(rival)[0]) == bool(truth.live.undo(rival)[0])
        mine = f"{seat} "
        for was, row in zip(truth.rows, other.rows, strict=True):
            assert not was.entry.startswith(mine) or row.entry == was.entry
