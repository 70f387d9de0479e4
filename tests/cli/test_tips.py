"""Tips at the terminal: two answers, then the best, counted; nothing where another person plays."""

from __future__ import annotations

from pathlib import Path

from tests.cli.test_commands import folder, guildtable

__all__ = ["folder"]


def test_a_tip_tells_more_each_time_and_is_counted_at_the_end(folder: Path) -> None:
    file = folder / "game.record"
    typed = "t\nt\n" + "1\n2\n\n" * 900
    ran = guildtable("play", "capital-lux", "--players", "2", "--seed", "s", "--save", str(file), typed=typed)
    assert ran.exit_code == 0, ran.output[-2000:]
    told = " ".join(ran.output.split())
    assert told.index("Think about these two.") < told.index("I would choose:")
    assert "games imagined from here it wins about" in told or "about as good" in told
    assert "Played with one tip." in told


def test_nobody_is_told_anything_where_another_person_plays(folder: Path) -> None:
    file = folder / "game.record"
    people = ("--name", "Ada", "--name", "Ben")
    ran = guildtable("play", "capital-lux", *people, "--save", str(file), typed="\nt\nq\n")
    told = " ".join(ran.output.split())
    assert "Tips are for games in which all others are bots." in told
    assert "Think about" not in told
