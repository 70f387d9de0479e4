"""Personas: each does more of what it likes, none takes what gives away much, and how their names are read."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from guildtable.bots.levels import LEEWAYS, LEVELS, Level
from guildtable.bots.look import Leeway
from guildtable.bots.persona import AnyPersona, Inclined, Persona
from guildtable.bots.personas import persona_of, personas_of
from guildtable.bots.player import bot
from guildtable.bots.playout import play_out
from guildtable.kernel.position import Position
from guildtable.kernel.question import Choice
from guildtable.kernel.redeal import redeal
from guildtable.kernel.sight import Sight, sight
from guildtable.shelf import GAMES
from tests.bots.test_learned import after, reply
from tests.bots.test_levels import Foreseen
from tests.bots.test_search import asked_of
from tests.properties.walk import walk
from tests.toys import tavern
from tools.personas import compare

EVERYBODY = [(game, name) for game in GAMES for name in personas_of(GAMES[game])]
GAMES_EACH, MORE = 12, 1.1
"""So many games, in which a persona does so many times as much of what it likes as the plain bot against it."""
LAST: AnyPersona = Persona("last", "Lastly", lambda _now, _seat, choice: lambda one: float(one == choice.options[-1]))
"""Somebody who likes the last option."""


class Table:
    """A guess of which nobody reads anything."""

    now = None


class Decided(Foreseen):
    """The same, as a bot that has an answer of its own."""

    def choose(self, _sight: Sight[Any]) -> tuple[Any, ...]:
        """A number that is not on offer, to tell by."""
        return (-1,)


def asked(shares: list[float]) -> Sight[Any]:
    """A sight of a question with so many options."""
    choice = Choice("play", list(range(len(shares))), lambda number: f"number:{number}")
    return Sight[Any](0, choice, lambda: None, lambda _rng: Table())  # type: ignore[arg-type, return-value]


def taken(shares: list[float], leeway: Leeway) -> list[int]:
    """What a level that may give away so much takes in 300 tries, and likes the last answer."""
    foreseen, sight_ = Foreseen(shares), asked(shares)
    return [
        Level(foreseen, frozenset(), leeway, Random(seed), LAST).choose(sight_)[0]  # type: ignore[arg-type]
        for seed in range(300)
    ]


@pytest.mark.parametrize(("game", "name"), EVERYBODY)
def test_a_persona_does_more_of_what_it_likes(game: str, name: str) -> None:
    found = compare(GAMES[game], "journeyman", persona_of(GAMES[game], name), GAMES_EACH)
    assert found.done > MORE * found.done_plainly > 0


def test_a_level_takes_what_its_persona_likes_more_often() -> None:
    liked = taken([0.5, 0.5 - 0.02], Leeway(0.02))
    assert liked.count(1) > 150  # it would be one in four
    assert liked.count(0) > 50


def test_no_level_takes_what_gives_away_much_however_it_is_liked() -> None:
    apprentice, journeyman, master = LEEWAYS.values()
    assert set(taken([0.9, 0.9 - apprentice.most - 0.01], apprentice)) == {0}
    assert set(taken([0.5, 0.5 - journeyman.most - 0.01], journeyman)) == {0}
    assert set(taken([0.5, 0.5 - 3.1 * master.heat], master)) == {0}
    assert set(taken([0.06, 0.004], apprentice)) == {0}


@pytest.mark.parametrize(
    ("shares", "takes"), [([0.5, 0.49], 1), ([0.5, 0.46], 0), ([0.03, 0.014], 0), ([0.03, 0.016], 1)]
)
def test_who_takes_the_best_gives_away_no_more_than_its_sway(shares: list[float], takes: int) -> None:
    assert Inclined(LAST, 0.03, Decided(shares)).choose(asked(shares)) == (takes,)


def test_where_nothing_is_liked_the_bot_itself_answers() -> None:
    nobody: AnyPersona = Persona("nobody", "Nemo", lambda _now, _seat, _choice: lambda _option: 0.0)
    assert Inclined(nobody, 0.03, Decided([0.5, 0.4])).choose(asked([0.5, 0.4])) == (-1,)


def likings(persona: AnyPersona, position: Position[Any], seat: int) -> dict[str, float]:
    """How much somebody likes what a seat is offered."""
    seen = sight(position, seat, Random(1))
    options = [(option,) for option in seen.choice.options]
    return {
        seen.choice.path(one[0]): liking for one, liking in zip(options, persona.likes(seen, *options), strict=True)
    }


@pytest.mark.parametrize("game", GAMES)
def test_what_a_persona_likes_does_not_change_under_redeal(game: str) -> None:
    rng, liked = Random(7), set[str]()
    for moment in walk(GAMES[game], 3, 5):
        for seat, question in moment.after.asked.items():
            if not isinstance(question, Choice):
                continue
            for persona in personas_of(GAMES[game]).values():
                found = likings(persona, moment.after, seat)
                assert found == likings(persona, redeal(moment.after, seat, rng), seat)
                assert all(0 <= liking <= 1 for liking in found.values())
                liked |= {persona.name} if any(found.values()) else set()
    assert liked == set(personas_of(GAMES[game])), "somebody liked nothing in a whole game"


@pytest.mark.parametrize("name", ["apprentice:builder", "master:digger", "syndic:recruiter"])
def test_who_a_bot_is_is_kept_in_the_record(name: str) -> None:
    record = play_out(GAMES["bruges"], [name, "random"], "somebody").record
    assert record.players == (f"bot:{name}", "bot:random")


@pytest.mark.parametrize("level", LEVELS[:-1])
@pytest.mark.parametrize(("game", "settings"), [("bruges", {"guests": "yes"}), ("flandern", {"board": "second"})])
def test_personas_play_at_a_table_unlike_those_learned_from(level: str, game: str, settings: dict[str, str]) -> None:
    position = after(game, 3, settings, 20)
    for name in personas_of(GAMES[game]):
        assert position.choice(asked_of(position)).read(reply(f"{level}:{name}", position))


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("master:hawk", "bruges has no persona named hawk; there are builder, recruiter, digger"),
        ("master:200", "bruges has no persona named 200"),
        ("greedy:builder", "builder is no limit"),
        ("dean:builder", "there is no bot named dean:builder"),
    ],
)
def test_a_name_that_nobody_has_is_refused_with_those_there_are(name: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        bot(name, GAMES["bruges"], Random(1))


def test_a_game_may_have_no_personas() -> None:
    with pytest.raises(ValueError, match="there are none"):
        bot("master:builder", tavern.GAME, Random(1))


def test_everybody_has_a_name_of_their_own() -> None:
    everybody = [persona_of(GAMES[game], name) for game, name in EVERYBODY]
    assert len({one.name for one in everybody}) == len({one.called for one in everybody}) == len(everybody)


def test_the_page_knows_everybody_by_the_same_names() -> None:
    web = Path(__file__).parents[2] / "web"
    first = (web / "shell" / "personas.ts").read_text(encoding="utf-8")
    names = dict(re.findall(r'^  (\w+): "(\w+)",$', first, re.MULTILINE))
    assert names == {name: persona_of(GAMES[game], name).called for game, name in EVERYBODY}
    for game in GAMES:
        offered = (web / "games" / game / "personas.ts").read_text(encoding="utf-8")
        assert re.findall(r'"(\w+)"', offered) == list(personas_of(GAMES[game]))
