"""What all are shown is written once, and nobody is shown another thing for that."""

from __future__ import annotations

from itertools import islice

import pytest

from guildtable.kernel.wire import shown
from guildtable.server import codec
from guildtable.server.watching.sending import last_update
from guildtable.server.watching.snapshot import Snapshot
from guildtable.shelf import GAMES, game
from tests.leaks.played import played


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", GAMES)
def test_each_is_shown_what_would_be_written_for_it_alone(name: str, seats: int) -> None:
    """To the byte, in whatever order the viewers come, seats and spectators."""
    for act in islice(played(game(name), seats, f"snapshot {name}"), 0, None, 3):
        position = act.live.match.position
        for viewers in ((None, *range(seats)), (*reversed(range(seats)), None)):
            snapshot = Snapshot(act.live, act.tick)
            for viewer in viewers:
                assert bytes(snapshot.shown(viewer)) == codec.encode(shown(position, viewer))


@pytest.mark.parametrize("name", GAMES)
def test_while_several_are_asked_each_is_shown_on_what_would_be_made_anew(name: str) -> None:
    """To the byte, whoever answers, takes an answer back or looks only now; and it is taken over where it can be."""
    snapshot: Snapshot | None = None
    taken = 0
    for number, act in enumerate(islice(played(game(name), 4, f"taken over {name}"), 150)):
        position, before = act.live.match.position, snapshot
        snapshot = Snapshot(act.live, act.tick, before=before)
        taken += before is not None and snapshot.parts is before.parts
        for viewer in (None, *range(4))[number % 3 :]:
            assert bytes(snapshot.shown(viewer)) == codec.encode(shown(position, viewer))
    assert (taken > 5) == (name != "bruges"), "in Bruges one is asked after another"


def test_a_snapshot_stays_what_it_was_when_the_match_goes_on() -> None:
    """An update is of one position, even if a step is written before the last viewer is told."""
    acts = played(game("bruges"), 3, "snapshot")
    before = next(acts).live
    snapshot = Snapshot(before, 0.0)
    first = codec.decode(last_update(snapshot, 0, ()))
    position = before.match.position
    for _ in islice(acts, 12):
        pass
    assert codec.decode(bytes(snapshot.shown(0))) == first["shown"]
    assert bytes(snapshot.shown(1)) == codec.encode(shown(position, 1))


@pytest.mark.parametrize("name", GAMES)
def test_what_all_are_shown_is_made_without_a_viewer(name: str) -> None:
    """A spectator's view is the very object the seats' views are made from, and a seat cannot change it."""
    one = game(name)
    for act in islice(played(one, 3, f"common {name}"), 0, None, 7):
        now = act.live.match.position.now
        common = one.public(now)
        written = codec.encode(common)
        assert common.own is None
        for seat in range(3):
            assert one.private(now, common, seat).own is not None
        assert codec.encode(common) == written
