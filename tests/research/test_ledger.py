"""Ledgers: a contest goes on where it was left, or killed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from guildtable.research.arena import Arena
from guildtable.research.contest import Contest, Result, play
from guildtable.research.executor import Serial
from guildtable.research.ledger import Ledger

CONTEST = Contest("capital-lux", 2, ("greedy", "random"), 1, {})


def run(file: Path, games: int) -> list[Result]:
    """The contest, kept in this file; the clock left out of what is compared."""
    arena = Arena(CONTEST, games)
    with Ledger(file, CONTEST) as ledger:
        arena.run(Serial(1), ledger, lambda _: None)
    return [replace(played, seconds=()) for played in arena.played]


def test_a_ledger_cut_anywhere_is_taken_up_to_the_same_end(tmp_path: Path) -> None:
    file = tmp_path / "new" / "kept.jsonl"
    whole, text = run(file, 6), file.read_bytes()
    assert len(text.splitlines()) == 1 + 6
    third = text.index(b'{"number": 2')
    for end in (0, 7, text.index(b"\n"), text.index(b"\n") + 1, third - 1, third, third + 1, third + 40, len(text) - 1):
        file.write_bytes(text[:end])
        assert run(file, 6) == whole
        assert [Result.read(line).number for line in file.read_text().splitlines()[1:]] == list(range(6))


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, numbers = tmp_path / "kept.jsonl", []

    def noted(contest: Contest, number: int) -> Result:
        numbers.append(number)
        return play(contest, number)

    monkeypatch.setattr("guildtable.research.arena.play", noted)
    first = run(file, 4)
    assert run(file, 6)[:4] == first
    assert run(file, 2) == first[:2]
    assert numbers == list(range(6))


@pytest.mark.parametrize(
    ("other", "says"),
    [
        (replace(CONTEST, seed=2), "seed 1, not 2"),
        (replace(CONTEST, players=3), "players 2, not 3"),
        (replace(CONTEST, bots=("random", "greedy")), "bots"),
    ],
)
def test_a_ledger_of_another_contest_is_refused_and_left_alone(tmp_path: Path, other: Contest, says: str) -> None:
    file = tmp_path / "kept.jsonl"
    run(file, 2)
    before = file.read_bytes()
    with pytest.raises(ValueError, match=f"{says}.*keep in another file"):
        Ledger(file, other)
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["a letter\nto Ada", "{}\n", "[1, 2]\n", "half a line", '{"arena": 1}\n'])
def test_a_file_that_is_no_ledger_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(text)
    with pytest.raises(ValueError, match="is no file of an arena"):
        Ledger(file, CONTEST)
    assert file.read_text() == text


@pytest.mark.parametrize("wrong", ["nonsense", '{"number": 7}'])
def test_a_broken_line_in_the_middle_is_named(tmp_path: Path, wrong: str) -> None:
    file = tmp_path / "kept.jsonl"
    run(file, 4)
    lines = file.read_text().splitlines()
    lines[2] = wrong
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(ValueError, match=r"line 3: .*; delete it and all after it"):
        Ledger(file, CONTEST)


def test_a_game_in_the_wrong_place_is_named(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    run(file, 4)
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join([lines[0], lines[2]]))
    with pytest.raises(ValueError, match="another game belongs here"):
        Ledger(file, CONTEST)
