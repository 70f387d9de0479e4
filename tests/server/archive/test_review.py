"""Reviews: how a match went for a seat, what of it was chance, and which choices look costly."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from guildtable.bots.playout import play_out
from guildtable.kernel.chance import CHANCE
from guildtable.kernel.match import Match
from guildtable.kernel.record import Record, Replied, Undone, Withdrawn
from guildtable.server.archive.reading.review import DOUBTED, Review, line_of, review_record
from guildtable.server.archive.reading.soundness import review as review_brought
from guildtable.server.protocol import Refused
from guildtable.shelf import GAMES
from tests.server.sitting import ANYBODY, a_node, play_on, sit_down


@cache
def played(game: str, *bots: str) -> Record:
    """A match between bots."""
    return play_out(GAMES[game], bots, "reviewed").record


@cache
def reviewed(game: str, seat: int) -> Review:
    """How a match of somebody careful against somebody careless went for one of them."""
    return review_record(played(game, "greedy", "random"), seat)


@pytest.mark.parametrize("game", GAMES)
def test_what_one_seat_was_given_by_chance_the_other_was_not(game: str) -> None:
    record, first, second = played(game, "greedy", "random"), reviewed(game, 0), reviewed(game, 1)
    assert [point.step for point in first.points] == list(range(1, len(record.entries) + 1))
    for one, other in zip(first.points, second.points, strict=True):
        assert one.share + other.share == pytest.approx(1, abs=1e-3)
        assert (one.luck is None) == (other.luck is None)
        assert (one.luck or 0) + (other.luck or 0) == pytest.approx(0, abs=1e-3)
        assert (one.error is None) == (one.luck is None)
        assert (one.error or 0) == pytest.approx(other.error or 0, abs=1e-3)


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_at_random_is_told_of_more_costly_choices(game: str) -> None:
    record = played(game, "greedy", "random")
    careful, careless = (reviewed(game, seat).doubtful for seat in (0, 1))
    assert len(careful) <= len(careless) == DOUBTED
    for step in careless:
        entry = record.entries[step]
        assert isinstance(entry, Replied)
        assert entry.seat == 1


def test_what_was_taken_back_never_happened() -> None:
    """Whoever takes a reply back and gives another is told of the other alone."""
    game = GAMES["capital-lux"]
    record = played("capital-lux", "greedy", "greedy")
    match = Match.begin(game, record.header)
    for entry in record.entries:
        assert isinstance(entry, Replied)
        match.enter(entry)
        if entry.seat != CHANCE and entry.seat in match.position.pending:
            match.enter(Withdrawn(entry.seat))
            match.enter(entry)
        elif entry.why == "play-card":
            match.enter(Undone(entry.seat))
            match.enter(entry)
    long = replace(record, entries=match.record.entries)
    assert len(long.entries) > len(record.entries) + 20
    assert [reply[1:] for reply in line_of(long)] == [reply[1:] for reply in line_of(record)]


def test_other_rules_other_seats_and_games_that_run_are_not_reviewed() -> None:
    record = played("capital-lux", "greedy", "greedy")
    with pytest.raises(Refused, match="other rules"):
        review_record(replace(record, header=replace(record.header, rules="0")), 0)
    with pytest.raises(Refused, match="seats 0 to 1"):
        review_record(record, 2)
    with pytest.raises(Refused, match="not over"):
        review_brought(lambda _: replace(record, seed=""), "", 0)
    assert review_brought(lambda _: record, "", 0) == review_record(record, 0)


async def test_a_match_of_this_site_is_reviewed_once_it_is_over() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "capital-lux", "person", "person")
        await play_on(node, table, Random(1), 10)
        with pytest.raises(Refused) as refused:
            await node.analyses.review(ANYBODY, table, 0)
        assert refused.value.code == "no-such-record"
        await play_on(node, table, Random(1), 1000)
        found = await node.analyses.review(ANYBODY, table, 0)
        assert any(found.points[-1].share == pytest.approx(share, abs=0.1) for share in (0, 0.5, 1))
        assert await node.analyses.review(ANYBODY, table, 0) is found
