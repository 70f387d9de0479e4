"""Records outlive rules: they are verified, replayed and analysed by those they were played by."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from guildtable.cli.main import app
from guildtable.editions.edition import KEPT, TODAY, Edition, before, edition_of
from guildtable.editions.replaying import go_on, replay, sections, verify
from guildtable.kernel.match import Match
from guildtable.kernel.plain import to_json
from guildtable.kernel.record import Broken, Rebased, Record, Replied
from guildtable.server.archive.branches import lesson_of
from guildtable.server.archive.reading.counsel import analyse_record, choice_at
from guildtable.server.archive.reading.frames import frames
from guildtable.shelf import GAMES
from tests.editions.frames import FINGERPRINTS, fingerprint_of, name_of, records

VERSIONS = Path(__file__).parents[1] / "upgrade" / "shapes" / "versions.json"
SHOWN = [file for file in records() if file.stem.endswith(("00", "07", "13"))]
"""Of the others only chance, replies and results are looked at."""


def read(file: Path) -> Record:
    """A golden record of before."""
    return Record.read(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", records(), ids=name_of)
def test_a_golden_record_of_before_verifies_by_its_own_rules(file: Path) -> None:
    record = read(file)
    assert record.text() == file.read_text(encoding="utf-8"), "the chain is the same"
    assert verify(record) == []
    record.result = record.result.replace("won by", "stolen by")
    assert verify(record) != []


@pytest.mark.parametrize("file", SHOWN, ids=name_of)
def test_a_golden_record_of_before_shows_the_same_frames(file: Path) -> None:
    assert fingerprint_of(read(file)) == json.loads(FINGERPRINTS.read_text(encoding="utf-8"))[name_of(file)]


def test_every_version_there_ever_was_is_kept_or_todays() -> None:
    """`make edition` keeps one, before its number goes up."""
    ever: dict[str, dict[str, str]] = json.loads(VERSIONS.read_text(encoding="utf-8"))
    lost = [(game, version) for game, by in ever.items() for version in by.values() if not edition_of(game, version)]
    assert lost == []
    for (game, version), edition in before().items():
        assert edition.game(game).version == version


def test_editions_share_nothing() -> None:
    """Neither module of the other is loaded: a rule changed today cannot reach a record of before."""
    package = before()[next(iter(before()))].package
    look = f"""
import sys
from guildtable.editions.edition import Edition
assert Edition({package!r}).game("bruges").name == "bruges"
mine = [name for name in sys.modules if name.startswith({package!r})]
for name in mine:
    for thing in vars(sys.modules[name]).values():
        assert not str(getattr(thing, "__module__", "")).startswith("guildtable."), (name, thing)
"""
    subprocess.run([sys.executable, "-c", look], check=True)


def test_todays_rules_are_todays_edition() -> None:
    for game in GAMES.values():
        assert edition_of(game.name, game.version) is TODAY
    assert edition_of("bruges", "999") is None
    assert edition_of("chess", "1") is None
    assert all(file.stem == Edition(file.stem).package for file in KEPT.glob("*.zip"))


@pytest.mark.parametrize("file", [SHOWN[0], SHOWN[-1]], ids=name_of)
def test_a_choice_of_before_is_weighed_by_the_bot_of_then(file: Path) -> None:
    record = read(file)
    for step, entry in enumerate(record.entries):
        if isinstance(entry, Replied) and (seat := entry.seat) >= 0:
            moment, played = choice_at(record, step, seat)
            if not moment.position.choice(seat).forced:
                break
    assert moment.edition is not TODAY
    counsel = analyse_record(record, step, seat)
    assert counsel.played == played
    assert played in [option.reply for option in counsel.options]


@pytest.mark.parametrize("language", ["en", "nl", "de"])
@pytest.mark.parametrize("file", [SHOWN[0], SHOWN[-1]], ids=name_of)
def test_a_record_of_before_is_verified_and_replayed_in_the_terminal(file: Path, language: str) -> None:
    verified = CliRunner().invoke(app, ["verify", str(file)])
    assert verified.exit_code == 0, verified.output
    assert read(file).header.rules in verified.output
    log = CliRunner().invoke(app, ["replay", str(file), "--log", "--language", language])
    assert log.exit_code == 0, log.output
    last = CliRunner().invoke(app, ["replay", str(file), "--language", language], input="40\n99999\nv 0\nq\n")
    assert last.exit_code == 0, last.output


@pytest.mark.parametrize("file", SHOWN, ids=name_of)
def test_a_match_saved_under_rules_of_before_goes_on_by_those_of_today(file: Path) -> None:
    whole = read(file)
    record = Record(whole.header, whole.entries[: len(whole.entries) // 2], seed=whole.seed)
    match = go_on(record)
    assert [section.rules for section in sections(match.record)] == [whole.header.rules, match.game.version]
    *_, moment = replay(record)
    assert to_json(match.position.answers) == to_json(moment.position.answers)
    assert match.position.asked.keys() == moment.position.asked.keys()
    assert verify(match.record) == []
    assert Record.read(match.record.text()).text() == match.record.text()
    again = go_on(match.record)
    assert again.position == match.position


def test_what_is_over_or_unknown_does_not_go_on() -> None:
    whole = read(SHOWN[0])
    with pytest.raises(Broken, match="over"):
        go_on(whole)
    whole.entries.append(Rebased("999", "{}"))
    with pytest.raises(Broken, match="999"):
        go_on(whole)
    assert any("999" in fault for fault in verify(whole))


def test_a_record_of_today_is_played_as_ever() -> None:
    record = lesson_of("capital-lux")
    assert [section.rules for section in sections(record)] == [GAMES["capital-lux"].version]
    assert {moment.edition for moment in replay(record)} == {TODAY}
    assert go_on(record).position == Match.load(GAMES["capital-lux"], record).position
    assert json.loads(frames(record.text(), "outside", 0, 1))[0]["number"] == 0
