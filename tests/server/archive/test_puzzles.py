"""Puzzles: real moments of today's rules, with one answer that is plainly best, shown as the seat saw them."""

from __future__ import annotations

import json
import zlib
from random import Random

import pytest

from guildtable.bots.learned import weigh
from guildtable.bots.limit import Limit
from guildtable.kernel.match import Match
from guildtable.kernel.plain import plain
from guildtable.kernel.record import Record
from guildtable.kernel.sight import sight
from guildtable.server.archive.puzzle import Puzzle, of_game, puzzle, puzzles
from guildtable.server.archive.reading.reel import GZIP, packed_reel
from guildtable.server.protocol import Refused
from guildtable.shelf import GAMES, game
from tests.server.sitting import ANYBODY, a_node, play_on, sit_down
from tools.puzzles import APART, TOSSES, WANTED, liked

ALL = [(name, number) for name in GAMES for number in range(1, len(of_game(name)) + 1)]


def moment(one: Puzzle) -> Match:
    """The match up to its question."""
    record = Record.read(one.record)
    return Match.load(game(record.header.game), record)


def test_every_game_has_some() -> None:
    assert puzzles() == dict.fromkeys(GAMES, WANTED)


@pytest.mark.parametrize(("name", "number"), ALL)
def test_one_answer_is_plainly_best_and_not_the_natural_one(name: str, number: int) -> None:
    one = puzzle(name, number)
    match, solution = moment(one), one.solution
    assert match.record.header.rules == game(name).version, "make them anew: python -m tools.puzzles"
    assert len(match.record.entries) == solution.step
    choice = match.position.choice(solution.seat)
    best, *others = solution.answers
    for answer in solution.answers:
        assert choice.write(choice.read(answer.reply)) == answer.reply
    assert best.behind == 0
    assert min(other.behind for other in others) >= APART
    assert max(answer.share for answer in solution.answers) == best.share
    dice = Random(number)
    seen = sight(match.position, solution.seat, dice)
    assert best.reply not in {liked(game(name), seen, choice, dice) for _ in range(TOSSES)}


@pytest.mark.parametrize("name", GAMES)
def test_whoever_looks_again_finds_the_same(name: str) -> None:
    """With other dice, and for less long."""
    one = puzzle(name, 1)
    match, solution, dice = moment(one), one.solution, Random("again")
    seen = sight(match.position, solution.seat, dice)
    assert next(iter(weigh(game(name), seen, dice, Limit(iterations=400)))) == solution.answers[0].reply


@pytest.mark.parametrize(("name", "number"), ALL)
def test_what_is_posed_is_what_the_seat_saw(name: str, number: int) -> None:
    one = puzzle(name, number)
    match, solution = moment(one), one.solution
    posed = zlib.decompress(packed_reel(one.record, str(solution.seat)), GZIP).decode()
    assert match.record.seed
    assert match.record.seed not in posed
    last = json.loads(posed)["frames"][-1]["shown"][0]
    assert last["viewer"] == solution.seat
    assert last["view"] == plain(game(name).view(match.position.now, solution.seat))
    assert last["question"]["why"] == match.position.choice(solution.seat).why


@pytest.mark.parametrize("name", GAMES)
async def test_it_can_be_played_on_against_bots(name: str) -> None:
    one = puzzle(name, 1)
    async with a_node() as node:
        _, people = await sit_down(node, name, "person", "person")
        table = await node.branches.puzzle(ANYBODY, people[0], one, "greedy")
        live = (await node.matches.fresh(table)).live
        assert [live.is_bot(seat) for seat in range(len(live.players))].count(False) == 1
        assert not live.is_bot(one.solution.seat)
        before, now = (match.game.view(match.position.now, one.solution.seat) for match in (moment(one), live.match))
        assert now == before
        await play_on(node, table, Random(3))


def test_there_is_none_beyond_the_last() -> None:
    for name, number in (("bruges", 0), ("bruges", WANTED + 1), ("../secrets", 1)):
        with pytest.raises(Refused, match="no such puzzle"):
            puzzle(name, number)
