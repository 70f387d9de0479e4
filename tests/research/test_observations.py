"""Observations: nothing in them that the seat may not know, nothing of the view left out by mistake."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from guildtable.catalogue import pages
from guildtable.kernel.chance import CHANCE
from guildtable.kernel.game import AnyGame
from guildtable.kernel.position import Position
from guildtable.kernel.question import Choice
from guildtable.kernel.record import Record, Replied
from guildtable.kernel.redeal import redeal
from guildtable.research.actions import Picking, actions_of
from guildtable.research.observations import observation_of
from guildtable.research.observer import Observer, layout_of, mask_of, sections, version
from guildtable.shelf import GAMES, games_with
from tests.properties.walk import over_games, walk

GOLDEN = Path(__file__).parent.parent / "golden"
TABLES = [(game, seats) for game in games_with("observation").values() for seats in game.seats]

every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "name", str(value)))
every_game = pytest.mark.parametrize("game", games_with("observation").values(), ids=lambda game: game.name)


def observed(position: Position[Any], seat: int, seats: int, toss: int) -> list[bytes]:
    """All that an agent in this seat is given until it has answered: numbers and masks."""
    game, rng = position.game, Random(toss)
    observer = Observer(game, seats)
    observer.look(game.view(position.now, seat), seat)
    given = [observer.vector.tobytes()]
    choice = position.asked.get(seat)
    if not isinstance(choice, Choice):
        return given
    picking, told = Picking(actions_of(game), choice, seat, seats), 0
    observer.ask(choice, seat)
    while picking.answer is None:
        observer.pick(picking.picked[told:])
        told = len(picking.picked)
        given += [observer.vector.tobytes(), mask_of(actions_of(game), picking.legal).tobytes()]
        picking.pick(sorted(picking.legal)[int(rng.random() * len(picking.legal))])
    return given


@every_table
@over_games(2)
def test_numbers_and_masks_stay_the_same_to_the_byte_under_redeal(game: AnyGame, seats: int, seed: int) -> None:
    rng = Random(seed)
    for moment in walk(game, seats, seed):
        for seat in {rng.randrange(seats), *moment.after.asked} - {CHANCE}:
            dealt = redeal(moment.after, seat, rng)
            assert observed(dealt, seat, seats, seed) == observed(moment.after, seat, seats, seed)


@every_table
@over_games(2)
def test_an_observation_is_finite_small_and_tells_different_views_apart(game: AnyGame, seats: int, seed: int) -> None:
    seen: dict[bytes, object] = {}
    observer = Observer(game, seats)
    for moment in walk(game, seats, seed):
        view = game.view(moment.after.now, 0)
        observer.look(view, 0)
        numbers = observer.vector
        assert np.isfinite(numbers).all()
        assert np.abs(numbers).max() < 10
        before = seen.setdefault(numbers.tobytes(), view)
        assert significant(before) == significant(view)


def significant(view: Any) -> object:
    """The part of a view that nobody could leave out: what the viewer holds, and what all own."""
    if hasattr(view, "halls"):
        return view.own.hand, view.own.packet, [hall.cards for hall in view.halls], [seat.gold for seat in view.players]
    if hasattr(view, "dice"):
        towns = [(town.guilders, town.points, town.workers, town.threats) for town in view.players]
        return sorted(view.own.hand), view.dice, towns, view.turns_left, view.played
    return view.districts, view.points, view.stock, view.own, [seat.influence for seat in view.players]


@every_table
def test_every_seat_finds_itself_first(game: AnyGame, seats: int) -> None:
    """What lies before me is written where my own lies, whichever seat I have."""
    part = next(section for section in sections(game) if section.name == "seats")
    one = part.size // 4
    observer = Observer(game, seats)
    for moment in walk(game, seats, 1):
        rows: list[NDArray[np.float32]] = []
        for seat in range(seats):
            observer.look(game.view(moment.after.now, seat), seat)
            rows.append(observer.vector[part.offset : part.offset + part.size].reshape(4, one))
        assert all(row[:seats, 0].all() and not row[seats:].any() for row in rows)
        public = one if game.name == "flandern" else 4  # of other games' seats, some numbers depend on who looks
        assert all((rows[seat][0, :public] == rows[0][seat, :public]).all() for seat in range(seats))


@every_game
def test_every_question_has_a_number_of_its_own(game: AnyGame) -> None:
    whys = observation_of(game).whys
    assert len(whys) == len(set(whys))
    files = sorted((GOLDEN / game.name).glob("*.record"))
    asked = {
        entry.why
        for file in files
        for entry in Record.read(file.read_text()).entries
        if isinstance(entry, Replied) and entry.seat >= 0
    }
    assert asked <= set(whys)
    words = "\n".join(pages(game.package, "en"))
    assert all(f"\n{why} =" in words for why in whys), "no question is asked by that name"


@every_game
def test_sections_follow_each_other_without_gaps(game: AnyGame) -> None:
    end = 0
    for section in sections(game):
        assert section.offset == end
        assert section.size > 0
        assert section.meaning
        end += section.size
    assert end == layout_of(game).size


def test_the_version_names_game_rules_actions_and_observation() -> None:
    assert version(GAMES["capital-lux"]).startswith("capital-lux 1 actions 1-")
    assert version(GAMES["bruges"]).endswith(" observation 1")
