"""Counsel: what a bot thinks of the choices somebody had, for anybody once the match is over."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from guildtable.bots.playout import play_out
from guildtable.bots.search import TRUST
from guildtable.kernel.record import Record, Replied
from guildtable.server.archive.reading.counsel import SLIP, Counsel, analyse_record, choice_at, weigh
from guildtable.server.archive.reading.soundness import sound
from guildtable.server.protocol import Refused
from guildtable.shelf import GAMES
from tests.server.sitting import ANYBODY, a_node, play_on, sit_down

GOLDEN = Path(__file__).parents[2] / "golden"


def golden(name: str) -> Record:
    """A finished match of three."""
    return sound((GOLDEN / name / "3-players-01.record").read_text(encoding="utf-8"))


def choices(record: Record, most: int = 12) -> list[tuple[int, int]]:
    """Step and seat of the first replies that were a choice."""
    found = []
    for step, entry in enumerate(record.entries):
        if isinstance(entry, Replied) and entry.seat >= 0:
            moment, _ = choice_at(record, step, entry.seat)
            if not moment.position.choice(entry.seat).forced:
                found.append((step, entry.seat))
        if len(found) == most:
            break
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_is_weighed_against_the_best_and_the_one_played_is_among_them(name: str) -> None:
    record = golden(name)
    step, seat = choices(record)[-1]
    counsel = analyse_record(record, step, seat)
    assert counsel == analyse_record(record, step, seat), "the same moment is judged the same"
    replies = [option.reply for option in counsel.options]
    assert counsel.played in replies
    assert len(replies) == len(set(replies)) > 1
    assert counsel.options[0].behind == 0
    assert [option.behind for option in counsel.options] == sorted(option.behind for option in counsel.options)
    assert all(0 <= option.share <= 1 and option.behind >= 0 for option in counsel.options)


def test_what_was_played_is_weighed_as_long_as_the_best_even_if_no_bot_would_have_thought_of_it() -> None:
    record = golden("flandern")
    for step, seat in choices(record, 60):
        moment, played = choice_at(record, step, seat)
        if played not in weigh(moment, seat, None, "1", "tosses"):
            break
    weighed = weigh(moment, seat, played, "600", "tosses")
    best = next(iter(weighed.values()))
    assert weighed[played].tries >= best.tries - 1 - TRUST  # the best was looked at before
    assert played in [option.reply for option in analyse_record(record, step, seat).options]


def test_where_there_was_one_way_nothing_is_weighed() -> None:
    record = golden("bruges")
    forced = next(
        (step, entry.seat)
        for step, entry in enumerate(record.entries)
        if isinstance(entry, Replied)
        and entry.seat >= 0
        and choice_at(record, step, entry.seat)[0].position.choice(entry.seat).forced
    )
    assert analyse_record(record, *forced).options == ()


async def test_nobody_is_counselled_where_nothing_was_asked_or_on_a_match_that_is_played() -> None:
    record = golden("bruges")
    step, seat = choices(record)[-1]
    for wrong in ((step, (seat + 1) % 3), (10**5, seat), (len(record.entries), seat)):
        with pytest.raises(Refused, match=r"Nothing was asked|There is no step"):
            choice_at(record, *wrong)
    async with a_node() as node:
        table, _ = await sit_down(node, "capital-lux", "person", "person")
        await play_on(node, table, Random(1), 10)
        with pytest.raises(Refused) as refused:
            await node.analyses.given(ANYBODY, table, 5, 0)
        assert refused.value.code == "no-such-record"


@pytest.mark.parametrize("name", GAMES)
def test_a_slip_is_told_in_points_and_in_games_won_with_their_errors_and_the_best_answer_is_not(name: str) -> None:
    """Somebody who plays at random slips; those who look on play on from both answers with the same luck."""
    record = play_out(GAMES[name], ["random", "greedy"], "slips").record
    seen = set[bool]()
    for step, seat in choices(record, 30):
        if seat == 0 and len(seen) < 2:
            counsel = analyse_record(record, step, seat)
            seen.add(counsel.gain is not None)
            assert (counsel.gain is not None) == (behind(counsel) >= SLIP)
            assert counsel.gain is None or (counsel.gain.error > 0 and -1 <= counsel.gain.share <= 1)
            assert counsel.gain is None or 0 <= counsel.gain.share_error < 0.2
    assert seen == {False, True}


def behind(counsel: Counsel) -> float:
    """How far what was played is behind the best."""
    return next(option.behind for option in counsel.options if option.reply == counsel.played)
