"""Keeping: a position copied, stored, resumed elsewhere or replayed is the position it was."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from dataclasses import fields, is_dataclass
from itertools import count, islice
from typing import Any

import pytest

from guildtable.bots.playout import play_out
from guildtable.kernel.match import Match, replay, verify
from guildtable.kernel.plain import to_json
from guildtable.kernel.position import Answers, run
from guildtable.kernel.question import Illegal
from guildtable.kernel.record import Record
from guildtable.kernel.store import restore, store
from guildtable.kernel.table import Table
from guildtable.kernel.wire import shown
from guildtable.shelf import GAMES
from tests.properties.shelf import SUBJECTS, TABLES, Subject, name
from tests.properties.walk import over_games, questions, walk

tables = pytest.mark.parametrize(("subject", "seats"), TABLES, ids=name)


@tables
@over_games()
def test_replay_equals_live_play(subject: Subject, seats: int, seed: int) -> None:
    table = None
    for moment in walk(subject.game, seats, seed):
        if table is None:
            table = Table(moment.before.base.clone())
        if moment.complete is not None:
            table.answer_all(moment.complete)
            assert table.now == moment.after.now
            assert [str(event) for event in table.now.news] == [str(event) for event in moment.step.events]
            again = moment.after.table()
            assert again.now == table.now
            assert (again.question is None) == (table.question is None) == moment.after.over


@tables
@over_games(4)
def test_answers_carry_on_through_any_number_of_scripts(subject: Subject, seats: int, seed: int) -> None:
    answers: list[Answers] = []
    for moment in walk(subject.game, seats, seed):
        if moment.complete is None:
            continue
        answers.append(moment.complete)
        if len(answers) % 7 == 0 or moment.after.over:
            again = run(subject.game, subject.game.opening(seats), answers)
            assert again.position == moment.after
            assert again.events == moment.step.events, "only what the last answer brought about is news"
    with pytest.raises(Illegal, match="the game is over"):
        run(subject.game, subject.game.opening(seats), [*answers, {0: ()}])


@tables
@over_games()
def test_a_position_survives_json(subject: Subject, seats: int, seed: int) -> None:
    for moment in walk(subject.game, seats, seed):
        text = store(moment.after)
        again = restore(subject.game, text)
        assert again == moment.after
        assert store(again) == text
        assert [to_json(shown(again, seat)) for seat in range(seats)] == [
            to_json(shown(moment.after, seat)) for seat in range(seats)
        ]


@tables
@over_games()
def test_a_clone_is_deep_and_complete(subject: Subject, seats: int, seed: int) -> None:
    for position in questions(subject.game, seats, seed):
        state, twin = position.now, position.now.clone()
        slow = copy.deepcopy(state)
        assert twin == slow
        assert [field.name for field in fields(twin) if not hasattr(twin, field.name)] == []
        assert not changeable(state) & changeable(twin)


def changeable(value: Any) -> set[int]:
    """The identities of everything in a value that could be changed in place."""
    if isinstance(value, list | set):
        return {id(value)}.union(*map(changeable, value))
    if isinstance(value, dict):
        return {id(value)}.union(*map(changeable, value.values()))
    if isinstance(value, tuple):
        return set[int]().union(*map(changeable, value))
    if is_dataclass(value) and not isinstance(value, type):
        frozen = type(value).__dataclass_params__.frozen  # type: ignore[attr-defined]
        parts = (changeable(getattr(value, field.name)) for field in fields(value))
        return set[int]().union(*parts) | (set() if frozen else {id(value)})
    return set()


@tables
@over_games()
def test_playing_on_from_a_position_leaves_it_alone(subject: Subject, seats: int, seed: int) -> None:
    earlier = [(position, store(position)) for position in questions(subject.game, seats, seed)]
    for position, text in earlier:
        assert store(position) == text


ELSEWHERE = """
import sys
from guildtable.kernel.store import restore, store
from guildtable.kernel.wire import shown
from guildtable.kernel.plain import to_json
from tests.properties.shelf import SUBJECTS
GAMES = {subject.game.name: subject.game for subject in SUBJECTS}
for line in sys.stdin:
    game, seats, text = line.rstrip("\\n").split("\\t")
    position = restore(GAMES[game], text)
    print(store(position), *(to_json(shown(position, seat)) for seat in (*range(int(seats)), None)), sep="\\t")
"""


@pytest.mark.parametrize("subject", SUBJECTS, ids=name)
def test_a_stored_position_resumes_in_another_process(subject: Subject) -> None:
    moments = (
        (moment.after, seats)
        for seed in count()
        for seats in subject.game.seats
        for moment in walk(subject.game, seats, seed)
    )
    kept = [(position, seats, store(position)) for position, seats in islice(moments, 1000)]
    lines = "".join(f"{subject.game.name}\t{seats}\t{text}\n" for _, seats, text in kept)
    ran = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=lines,
        env={**os.environ, "PYTHONHASHSEED": "4242", "PYTHONPATH": "."},
        capture_output=True,
        text=True,
        check=True,
    )
    expected = [
        "\t".join([text, *(to_json(shown(position, seat)) for seat in (*range(seats), None))])
        for position, seats, text in kept
    ]
    assert ran.stdout.splitlines() == expected


@tables
@over_games()
def test_a_record_round_trips_verifies_and_replays_to_the_same_end(subject: Subject, seats: int, seed: int) -> None:
    playout = play_out(subject.game, ["random"] * seats, str(seed))
    text = playout.record.text()
    again = Record.read(text)
    assert again == playout.record
    assert again.text() == text
    assert verify(subject.game, again) == []
    end, live = Match.load(subject.game, again).position, run(subject.game, playout.now).position
    for viewer in (*range(seats), None):  # equal cards may have changed names, and nobody can tell
        assert to_json(shown(end, viewer)) == to_json(shown(live, viewer))
    assert sum(1 for _ in replay(subject.game, again)) == len(again.entries) + 1


@tables
@over_games()
def test_what_leaves_the_process_is_json_that_reads_back_as_itself(subject: Subject, seats: int, seed: int) -> None:
    for moment in walk(subject.game, seats, seed):
        for viewer in (*range(seats), None):
            text = to_json(shown(moment.after, viewer))
            assert json.dumps(json.loads(text), separators=(",", ":"), ensure_ascii=False) == text


def test_every_game_on_the_shelf_is_under_the_suite() -> None:
    assert {subject.game.name for subject in SUBJECTS} == {*GAMES, "tavern"}
