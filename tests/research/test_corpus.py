"""The corpus: every record verifies, writing can be stopped and gone on with, and changes are noticed."""

from __future__ import annotations

import gzip
import json
from itertools import islice
from pathlib import Path

import pytest
from typer.testing import CliRunner

from guildtable.cli.main import app
from guildtable.kernel.game import Settings
from guildtable.kernel.match import verify
from guildtable.kernel.question import NOTHING
from guildtable.research import corpus
from guildtable.shelf import GAMES


def planned(game: str = "capital-lux", games: int = 3, settings: Settings = NOTHING) -> corpus.CorpusPlan:
    """A small corpus."""
    return corpus.plan(GAMES[game], games, (2, 3), ("greedy", "random"), 7, settings)


def write(plan: corpus.CorpusPlan, folder: Path) -> list[int]:
    """All of it, on one core."""
    return list(corpus.write(plan, folder, cores=1))


@pytest.mark.parametrize(
    ("game", "settings"), [("capital-lux", {}), ("bruges", {"guests": "yes"}), ("flandern", {"board": "second"})]
)
def test_every_record_of_a_corpus_verifies(tmp_path: Path, game: str, settings: dict[str, str]) -> None:
    assert write(planned(game, settings=settings), tmp_path)[-1] == 6
    records = list(corpus.read(tmp_path))
    assert len(records) == 6
    for record in records:
        assert verify(GAMES[game], record) == []
        assert record.header.settings == settings
    assert {record.players[:2] for record in records} == {("bot:greedy", "bot:random"), ("bot:random", "bot:greedy")}


def test_writing_that_was_stopped_goes_on_to_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(corpus, "SHARD", 1)
    whole, part = tmp_path / "whole", tmp_path / "part"
    write(planned(), whole)
    list(islice(corpus.write(planned(), part, cores=1), 3))
    assert json.loads((part / corpus.MANIFEST).read_text())["written"] == 2
    assert write(planned(), part) == [2, 3, 4, 5, 6]
    assert {file.name: file.read_bytes() for file in part.iterdir()} == {
        file.name: file.read_bytes() for file in whole.iterdir()
    }


def test_another_corpus_in_the_folder_is_not_overwritten(tmp_path: Path) -> None:
    write(planned(), tmp_path)
    with pytest.raises(ValueError, match="holds another corpus"):
        write(planned(games=4), tmp_path)


def test_a_shard_that_was_changed_is_noticed(tmp_path: Path) -> None:
    write(planned(), tmp_path)
    shard = next(tmp_path.glob("*.gz"))
    shard.write_bytes(gzip.compress(gzip.decompress(shard.read_bytes()).replace(b"won by", b"won  by")))
    with pytest.raises(ValueError, match="was changed"):
        list(corpus.read(tmp_path))


def test_a_folder_without_a_manifest_is_no_corpus(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="is no corpus"):
        next(corpus.read(tmp_path))


def test_the_command_writes_a_corpus_and_says_what_is_wrong(tmp_path: Path) -> None:
    command = ["corpus", "capital-lux", str(tmp_path / "c"), "--games", "2", "--players", "2,4", "--cores", "1"]
    ran = CliRunner().invoke(app, command)
    assert ran.exit_code == 0, ran.output
    assert "4 games" in ran.output
    assert len(list(corpus.read(tmp_path / "c"))) == 4
    assert "no bot named nobody" in CliRunner().invoke(app, [*command, "--bots", "nobody"]).output
    assert "no option colour=red" in CliRunner().invoke(app, [*command, "--option", "colour=red"]).output


def test_several_cores_write_the_same_corpus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(corpus, "SHARD", 2)
    write(planned(), tmp_path / "one")
    list(corpus.write(planned(), tmp_path / "two", cores=2))
    assert (tmp_path / "one" / corpus.MANIFEST).read_text() == (tmp_path / "two" / corpus.MANIFEST).read_text()
