"""An example of every shape that states were ever kept in can be taken up by the rules of today."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from guildtable.kernel.chance import dealer
from guildtable.kernel.header import Header
from guildtable.kernel.question import Choice
from guildtable.kernel.store import store
from guildtable.server.matches.draft import Draft
from guildtable.server.matches.live import Live
from guildtable.server.matches.seat_clocks import Clocks
from guildtable.server.protocol import ClockRules
from guildtable.server.store.journal import Checkpoint
from guildtable.shelf import GAMES, game

SHAPES = Path(__file__).parent / "shapes"
FILES = sorted(SHAPES.glob("*-*.json"))


def restored(name: str, kept: dict[str, Any]) -> Live:
    """The match of a kept checkpoint, as a node takes it up."""
    rules, seats = game(name), kept["seats"]
    header = Header(name, kept["rules"], tuple(f"bot:{seat}" for seat in range(seats)), "match")
    start = Live.begin(rules, header, Clocks.wound(ClockRules(60, 3600), seats))
    return start.restored(Checkpoint(kept["seq"], kept["rules"], kept["live"]))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_checkpoint_is_taken_up_and_played_to_the_end(file: Path) -> None:
    name, _, shape = file.stem.rpartition("-")
    middle = 0
    for kept in json.loads(file.read_text(encoding="utf-8")):
        position = json.loads(kept["live"])["position"]
        assert json.loads(position)["shape"] == int(shape)
        live = restored(name, kept)
        if kept["rules"] == game(name).version and int(shape) == game(name).shape:
            assert store(live.match.position) == position, "nothing of it was lost"
        middle += bool(json.loads(position)["running"] or json.loads(position)["waiting"])
        play_out(live)
    assert middle >= 3, "some of them were kept in mid-script"


def play_out(live: Live) -> None:
    """Any replies, until the game is over."""
    rng, deal = Random(live.seq), dealer(b"after the change")
    while not live.match.position.over:
        draft = Draft(live, float(live.seq))
        seat = rng.choice(live.asked)
        asked = live.match.position.asked[seat]
        assert isinstance(asked, Choice)
        draft.reply(seat, asked.write(asked.any(rng)))
        draft.deal(deal)
        live = draft.live


@pytest.mark.parametrize("name", GAMES)
def test_every_shape_a_game_ever_had_is_kept(name: str) -> None:
    kept = {file.stem for file in FILES}
    missing = {f"{name}-{shape}" for shape in range(1, game(name).shape + 1)} - kept
    assert not missing, "python -m tools.shapes"


@pytest.mark.parametrize("name", GAMES)
def test_whoever_changes_a_games_data_raises_the_number_of_its_rules(name: str) -> None:
    """A node tells newer rules from older ones by their number: two versions of one number would quarrel for ever."""
    known = json.loads((SHAPES / "versions.json").read_text(encoding="utf-8"))[name]
    assert known.get(str(game(name).rules)) == game(name).version, "raise `rules`, then: python -m tools.shapes"
