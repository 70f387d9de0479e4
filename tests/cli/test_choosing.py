"""Choosing a guard house or a guild at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from guildtable.kernel.match import Match
from guildtable.kernel.record import Record
from guildtable.shelf import game
from tests.cli.test_commands import folder, guildtable

__all__ = ["folder"]


def settings(file: Path) -> dict[str, str]:
    """What was agreed, by the record."""
    return dict(Record.read(file.read_text()).header.settings)


@pytest.mark.parametrize(
    ("name", "option", "value"), [("bruges", "--guard-house", "green"), ("flandern", "--guild", "red")]
)
def test_a_whole_game_with_what_one_chose_is_played_and_verified(
    folder: Path, name: str, option: str, value: str
) -> None:
    file = folder / "game.record"
    typed = "1\n2\n\n" * 900
    ran = guildtable("play", name, "--players", "2", "--seed", "s", option, value, "--save", str(file), typed=typed)
    assert ran.exit_code == 0, ran.output[-2000:]
    record = Record.read(file.read_text())
    assert "won by" in record.result
    assert settings(file) == {f"{option[2:]}-0": value}
    match = Match.load(game(name), record)
    now = match.position.now
    assert (now.towns[0].guard_house if name == "bruges" else now.guilds[0]) == value
    assert guildtable("verify", str(file)).exit_code == 0


def test_several_persons_choose_in_the_order_of_their_names_and_bots_take_what_is_left(folder: Path) -> None:
    file = folder / "x.record"
    people = ("--name", "Ada", "--name", "Ben", "--name", "Cor", "--players", "4")
    chosen = ("--guild", "blue", "--guild", "any", "--guild", "red")
    guildtable("play", "flandern", *people, *chosen, "--save", str(file), typed="q\n" * 5)
    assert settings(file) == {"guild-0": "blue", "guild-2": "red"}
    guilds = Match.load(game("flandern"), Record.read(file.read_text())).position.now.guilds
    assert (guilds[0], guilds[2]) == ("blue", "red")
    assert {guilds[1], guilds[3]} == {"yellow", "green"}


def test_whoever_types_nothing_is_dealt_a_guild_as_ever(folder: Path) -> None:
    file = folder / "x.record"
    guildtable("play", "flandern", "--seed", "s", "--save", str(file), typed="q\n")
    record = Record.read(file.read_text())
    assert not record.header.settings
    assert str(record.entries[0]).count("arms:") == 3


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("bruges --guard-house pink", "one of red, blue, yellow, green, or any"),
        ("bruges --guild red", "it has --guard-house"),
        ("capital-lux --guild red", "nothing to choose"),
        ("flandern --guild red --guild blue", "one for each person, in the order of the names"),
        ("flandern --name Ada --name Ben --guild red --guild red", "the other takes another, or any"),
        ("--resume game.record --guild red", "leave it out with --resume"),
    ],
)
def test_what_cannot_be_chosen_is_refused_with_what_to_type_instead(folder: Path, typed: str, said: str) -> None:
    ran = guildtable("play", *typed.split())
    assert ran.exit_code == 1
    assert said in " ".join(ran.output.split())
    assert not [*folder.iterdir()]
