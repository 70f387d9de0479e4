"""What seats choose before the first card, and chance deals the others."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from guildtable.kernel.chance import CHANCE, Draw, draw_rest
from guildtable.kernel.game import SeatChoice
from tests.toys.tavern import GAME

COLOUR = SeatChoice("colour", ("red", "blue", "green"))
COLOURS = Draw("colours", COLOUR.values, lambda colour: colour, 3)


def deal(chosen: tuple[str | None, ...], *drawn: str) -> tuple[list[Draw[Any]], list[str]]:
    """What chance was asked, and what everybody has when it has drawn this."""
    script: Any = draw_rest(COLOURS, chosen)
    asked: list[Draw[Any]] = []
    given = None
    while True:
        try:
            asked.append(script.send(given).asked[CHANCE])
        except StopIteration as end:
            return asked, end.value
        given = {CHANCE: drawn}


def test_if_nothing_was_chosen_chance_is_asked_as_ever() -> None:
    (asked,), dealt = deal((None, None, None), "green", "red", "blue")
    assert (asked.why, asked.terms()) == (COLOURS.why, COLOURS.terms())
    assert dealt == ["green", "red", "blue"]


def test_the_rest_is_drawn_among_what_is_left() -> None:
    (asked,), dealt = deal(("blue", None), "green")
    assert (asked.count, list(asked.items)) == (1, ["red", "green"])
    assert dealt == ["blue", "green"]


@pytest.mark.parametrize("chosen", [("blue", "red", None), ("red", "green"), ("green", "red", "blue")])
def test_if_there_is_one_way_chance_is_not_asked(chosen: tuple[str | None, ...]) -> None:
    asked, dealt = deal(chosen)
    assert not asked
    assert dealt == [colour or "green" for colour in chosen]


def test_a_game_takes_choices_as_settings_and_refuses_what_cannot_be() -> None:
    game: Any = replace(GAME, choice=COLOUR, start=lambda _seats, settings: dict(settings))  # type: ignore[arg-type, return-value]
    assert game.opening(2, {"colour-1": "red"}) == {"colour-1": "red"}
    assert COLOUR.chosen({"colour-1": "red", "colour-7": "blue"}, 2) == (None, "red")
    for settings, why in (
        ({"colour-0": "pink"}, "no colour pink: it is one of red, blue, green"),
        ({"colour-0": "red", "colour-1": "red"}, "cannot both have"),
        ({"colour-5": "red"}, "no option colour-5=red"),
        ({"colour-0 ": "red"}, "no option"),
    ):
        with pytest.raises(ValueError, match=why):
            game.opening(2, settings)
    with pytest.raises(ValueError, match="no option colour-0=red"):
        GAME.opening(2, {"colour-0": "red"})
