"""The commands, as somebody types them."""

from __future__ import annotations

import json
import re
from importlib.metadata import version
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from guildtable.cli.main import app
from guildtable.games.bruges.person import PERSONS
from guildtable.kernel.record import Record, Undone
from guildtable.shelf import GAMES, games_with

TURNS = "1\n2\n"
"""Two cards are chosen, or two single questions answered."""
ADA_AND_BEN = ("play", "capital-lux", "--name", "Ada", "--name", "Ben", "--players", "2", "--seed", "2")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to play in."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    return tmp_path


def guildtable(*args: str, typed: str = "") -> Result:
    """Run a command with this typed into it. Bots are the quick ones, unless said otherwise."""
    quick = ("--bot", "greedy") if args[0] == "play" and "--bot" not in args and "--resume" not in args else ()
    return CliRunner().invoke(app, [*args, *quick], input=typed)


def finished(folder: Path, *extra: str, typed: str = TURNS * 150) -> Path:
    """A whole game in which somebody always takes the first option."""
    file = folder / "game.record"
    ran = guildtable("play", "capital-lux", "--seed", "s", "--save", str(file), *extra, typed=typed)
    assert ran.exit_code == 0, ran.output
    return file


def left_early(folder: Path) -> Path:
    """A match that somebody left after some turns."""
    file = folder / "part.record"
    left = guildtable("play", "capital-lux", "--seed", "s", "--save", str(file), typed=TURNS * 4 + "q\n")
    assert "guildtable play --resume" in left.output
    return file


def test_it_says_which_version_it_is() -> None:
    ran = guildtable("--version")
    assert (ran.exit_code, ran.output) == (0, f"guildtable {version('guildtable')}\n")


def test_a_whole_game_is_played_saved_replayed_and_verified(folder: Path) -> None:
    file = finished(folder)
    record = Record.read(file.read_text())
    assert "won by" in record.result
    assert guildtable("verify", str(file)).exit_code == 0
    log = guildtable("replay", str(file), "--log").output
    assert "opens the capital" in log
    assert "Final scoring" in log


def test_leaving_saves_and_resuming_goes_on_to_the_same_end(folder: Path) -> None:
    whole = Record.read(finished(folder).read_text())
    part = left_early(folder)
    assert guildtable("verify", str(part)).exit_code == 0
    assert guildtable("play", "--resume", str(part), typed=TURNS * 150).exit_code == 0
    again = Record.read(part.read_text())
    assert [str(entry) for entry in again.entries] == [str(entry) for entry in whole.entries]


def test_input_that_ends_saves_the_match(folder: Path) -> None:
    file = str(folder / "x.record")
    assert "Saved" in guildtable("play", "capital-lux", "--save", file, typed=TURNS * 2).output
    assert guildtable("verify", file).exit_code == 0


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_a_game_is_played_in_every_language(folder: Path, language: str) -> None:
    finished(folder, "--language", language)


def test_help_log_and_paths_are_at_hand_and_do_not_answer(folder: Path) -> None:
    ran = guildtable("play", "capital-lux", "--save", str(folder / "x"), typed="?\n\nl\n\np\nm\n\nnonsense\nq\n")
    assert "The richest hometown begins it." in " ".join(ran.output.replace("│", "").split())
    assert "That is not one of them" in ran.output
    assert "card:" in ran.output


def test_a_bare_choice_is_put_back_by_undo(folder: Path) -> None:
    ran = guildtable("play", "capital-lux", "--save", str(folder / "x"), typed="1\nu\nu\nq\n")
    assert "Chosen so far" in ran.output
    assert "There is nothing to take back yet" in ran.output


@pytest.mark.parametrize("typed", ["card:agent", "card:", "10:30", "card:agent-2/to", ":", "1:2:3", "[red]", "-1"])
def test_no_input_breaks_the_table(folder: Path, typed: str) -> None:
    """In the first choice of cards, in the second, and on a turn."""
    file = folder / "x.record"
    lines = f"{typed}\n1\n{typed}\n2\n{typed}\n1 2\n{typed}\n1\nq\n"
    ran = guildtable("play", "capital-lux", "--seed", "s", "--save", str(file), typed=lines)
    assert ran.exit_code == 0, ran.output
    assert ran.exception is None
    assert guildtable("verify", str(file)).exit_code == 0


def test_a_take_back_leaves_no_trace_in_the_log(folder: Path) -> None:
    file = folder / "x.record"
    args = (*ADA_AND_BEN, "--save", str(file), "--confirm")
    ran = guildtable(*args, typed="\n1 2\n\n\n1 2\n1 2\n\n\n1 2\n\n2\nu\nl\n\nq\n" + "u\n" * 9 + "l\n\nq\n")
    assert any(isinstance(entry, Undone) for entry in Record.read(file.read_text()).entries), ran.output
    assert "Taken back." in ran.output
    assert "hometown." not in ran.output.rpartition("Log")[2]


def test_a_resumed_match_remembers_its_log(folder: Path) -> None:
    part = left_early(folder)
    assert "opens the capital" in guildtable("play", "--resume", str(part), typed="l\n\nq\n").output


def test_a_resumed_match_tells_what_happened_since_ones_own_last_reply(folder: Path) -> None:
    part = left_early(folder)
    before = guildtable("play", "--resume", str(part), typed="q\n").output
    assert "opens the capital" not in before
    assert "Since your last" in before


def test_a_match_without_its_seed_cannot_be_played_on(folder: Path) -> None:
    part = left_early(folder)
    part.write_text("\n".join("seed: " if line.startswith("seed:") else line for line in part.read_text().split("\n")))
    ran = guildtable("play", "--resume", str(part))
    assert ran.exit_code == 1
    assert "does not hold its seed" in " ".join(ran.stderr.split())


def test_a_saved_match_is_not_overwritten(folder: Path) -> None:
    file = finished(folder)
    before = file.read_text()
    ran = guildtable("play", "capital-lux", "--save", str(file))
    assert ran.exit_code == 1
    assert "--resume" in ran.stderr
    assert file.read_text() == before


def test_a_round_that_ended_is_shown_before_the_next_is_dealt(folder: Path) -> None:
    ran = guildtable("play", "capital-lux", "--seed", "s", "--save", str(folder / "x"), typed=TURNS * 150)
    assert "Round 1 is over" in ran.output
    assert "Round 2 is over" in ran.output
    assert "has the richest hometown" in ran.output


def test_hands_stay_hidden_in_the_replay_of_an_unfinished_match(folder: Path) -> None:
    part = left_early(folder)
    assert "Dealt to you" not in guildtable("replay", str(part), "--log").output
    ran = guildtable("replay", str(part), "--seat", "all")
    assert ran.exit_code == 1
    assert "hands stay hidden" in " ".join(ran.stderr.split())


def test_a_replay_says_that_somebody_answered_but_not_what(folder: Path) -> None:
    log = guildtable("replay", str(finished(folder)), "--seat", "outside", "--log").output
    assert "Greedy bot 1 has answered." in log
    assert "choose-cards" not in log
    assert not re.search(r"card:\w", log), "words say 'as a bonus card: …'; a piece is called card:agent-2"


@pytest.mark.parametrize(("bot", "called"), [("apprentice", "Apprentice 1"), ("apprentice:patron", "Jacoba 1")])
def test_a_level_is_called_by_its_name_and_who_has_a_persona_by_theirs(folder: Path, bot: str, called: str) -> None:
    file = folder / "level.record"
    ran = guildtable("play", "capital-lux", "--seed", "s", "--bot", bot, "--save", str(file), typed=TURNS * 4 + "q\n")
    assert called in ran.output
    assert f"bot:{bot}" in Record.read(file.read_text()).players
    assert called in guildtable("replay", str(file), "--log").output


def test_hot_seat_hands_the_screen_over_and_undo_is_recorded(folder: Path) -> None:
    file = folder / "two.record"
    ran = guildtable(*ADA_AND_BEN, "--save", str(file), typed="\n1\n2\nu\n" * 60)
    assert "Hand the screen to Ada" in ran.output
    assert "Hand the screen to Ben" in ran.output
    assert Record.read(file.read_text()).players == ("Ada", "Ben")
    assert guildtable("verify", str(file)).exit_code == 0


def test_a_tampered_record_is_refused_with_its_place(folder: Path) -> None:
    file = finished(folder)
    file.write_text(file.read_text().replace("to:capital", "to:hometown", 1))
    ran = guildtable("verify", str(file))
    assert ran.exit_code == 1
    assert "was changed after it was written" in " ".join(ran.stderr.split())
    assert guildtable("replay", str(file)).exit_code == 1


def test_replay_steps_forward_back_and_changes_seats(folder: Path) -> None:
    file = finished(folder)
    ran = guildtable("replay", str(file), typed="\n\n\nb\n40\nv 1\nv 9\nxyz\nv outside\nv all\n9999\nq\n")
    assert ran.exit_code == 0
    assert "Entry 40 of" in ran.output
    assert "seen by Greedy bot 1" in ran.output
    assert "No such view: 9" in ran.output
    assert "Final scoring" in ran.output


def test_a_seats_replay_tells_no_more_than_the_seat_heard(folder: Path) -> None:
    file = finished(folder)
    own = guildtable("replay", str(file), "--seat", "0", "--log").output
    outside = guildtable("replay", str(file), "--seat", "outside", "--log").output
    assert own.count("Dealt to you") == 3
    assert "Dealt to you" not in outside
    assert guildtable("replay", str(file), "--seat", "all", "--log").output.count("Dealt to you") == 9


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("play",), "Which game?"),
        (("play", "chess"), "there is no game named chess"),
        (("play", "capital-lux", "--players", "7"), "2 to 4 players, not 7"),
        (("play", "capital-lux", "--bot", "deep"), "there is no bot named deep"),
        (("play", "capital-lux", "--bot", "master:hawk"), "there are patron, schemer, gambler"),
        (("play", "capital-lux", "--name", "Ada", "--name", "Ada"), "two players of one name"),
        (("play", "capital-lux", "--language", "fr"), "no words in fr"),
        (("play", "--resume", "nowhere.record"), "nowhere.record cannot be read"),
        (("verify", "nowhere.record"), "nowhere.record cannot be read"),
        (("simulate", "capital-lux", "--bots", "greedy,random"), "2 bots for 4 seats"),
        (("simulate", "capital-lux", "--bots", "deep"), "there is no bot named deep"),
        (("bench", "capital-lux", "--against", "chess"), "nothing to measure against"),
    ],
)
def test_errors_say_what_to_do(folder: Path, args: tuple[str, ...], says: str) -> None:  # noqa: ARG001
    ran = guildtable(*args)
    assert ran.exit_code == 1
    assert says in " ".join(ran.stderr.split())


def test_simulate_prints_one_json_object_equal_for_equal_seeds() -> None:
    args = ("simulate", "capital-lux", "--players", "4", "--games", "15", "--bots", "random", "--json")
    first, second, other = (json.loads(guildtable(*args, "--seed", seed).stdout) for seed in ("1", "1", "2"))
    assert {"games", "replies", "seconds", "micros_per_reply", "scores", "digest"} <= first.keys()
    assert first["games"] == 15
    assert len(first["scores"]) == 4
    for field in ("replies", "scores", "wins", "digest"):
        assert first[field] == second[field]
    assert other["digest"] != first["digest"]


def test_simulate_keeps_records_and_prints_a_table(folder: Path) -> None:
    ran = guildtable(
        "simulate", "capital-lux", "--players", "2", "--games", "3", "--bots", "greedy,random", "--records", "kept"
    )
    assert "greedy" in ran.stdout
    files = sorted((folder / "kept").iterdir())
    assert len(files) == 3
    assert all(guildtable("verify", str(file)).exit_code == 0 for file in files)


@pytest.mark.parametrize("game", games_with("taste"))
def test_greedy_beats_random(game: str) -> None:
    ran = guildtable("simulate", game, "--players", "2", "--games", "16", "--bots", "greedy,random", "--json")
    assert json.loads(ran.stdout)["wins"][0] > 0.8


def test_simulating_flandern_says_what_the_neutral_guild_made() -> None:
    ran = guildtable("simulate", "flandern", "--players", "4", "--games", "2", "--bots", "random", "--json")
    assert {"neutral", "sum", "winner"} <= json.loads(ran.stdout).keys()


PERSONS_REPORT = ("simulate", "bruges", "--report", "persons", "--players", "2", "--bots", "greedy", "--cores", "1")


def test_the_persons_report_names_all_and_draws_a_chart(folder: Path) -> None:
    found = json.loads(guildtable(*PERSONS_REPORT, "--games", "4", "--chart", "persons.svg", "--json").stdout)
    lines = {line["person"]: line for line in found["lines"]}
    assert len(lines) == len(PERSONS)
    assert sum(line["dealt"] for line in lines.values()) > 4 * 40
    assert (lines["prince"]["known"], lines["duke"]["known"]) == ("rulebook", "")
    assert (folder / "persons.svg").read_text(encoding="utf-8").startswith("<?xml")
    table = guildtable(*PERSONS_REPORT, "--games", "2").stdout
    assert "lift" in table


def test_there_is_no_such_report_of_another_game() -> None:
    ran = guildtable("simulate", "capital-lux", "--report", "persons")
    assert ran.exit_code == 1
    assert "there is --report persons of bruges" in ran.output


def test_an_option_of_the_game_is_set_or_refused(folder: Path) -> None:
    ran = guildtable("play", "bruges", "--option", "guests=yes", "--save", "kept.record", typed="q\n")
    assert ran.exit_code == 0
    assert "guests" in (folder / "kept.record").read_text(encoding="utf-8")
    assert guildtable("play", "bruges", "--option", "guests=perhaps").exit_code == 1
    assert guildtable("play", "bruges", "--option", "guests").exit_code == 1


@pytest.mark.parametrize("game", GAMES)
def test_bench_measures_reply_clone_resume_and_redeal(game: str) -> None:
    ran = guildtable("bench", game, "--seconds", "0.02", "--json")
    parts = json.loads(ran.stdout)["parts"]
    assert {"clone of a state", "resume in mid-script", "redeal in mid-script"} <= parts.keys()
