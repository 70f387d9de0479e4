"""What a reply costs is measured on what a node really does for it."""

from __future__ import annotations

from guildtable.kernel.wire import shown
from guildtable.server import codec
from lab.load.replies import PARTS, VIEWERS, Game, Stopwatch, cost, records


def test_every_reply_of_a_golden_game_is_told_to_all_who_watch() -> None:
    record = records("capital-lux", 1)[0]
    game, ticks = Game(record), iter(range(10**9))
    told = list(game.replies(Stopwatch(lambda: next(ticks))))
    assert all(len(updates) == len(VIEWERS) for updates in told)
    last = [codec.decode(update) for update in told[-1]]
    assert all(update["seq"] == len(record.entries) for update in last)
    match = game.match
    assert match.record.result == record.result
    assert [update["shown"] for update in last] == [
        codec.decode(codec.encode(shown(match.position, viewer))) for viewer in VIEWERS
    ]


def test_parts_are_told_apart() -> None:
    replies, spent = cost(records("capital-lux", 1)[0], 1, in_parts=True)
    assert replies > 50
    assert all(spent[part] > 0 for part in PARTS)
    assert set(cost(records("capital-lux", 1)[0], 1, in_parts=False)[1]) == {"drafting", "telling"}
