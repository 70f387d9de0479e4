"""Some days at tables by the day, with all that may happen; and a checker that finds what is put before it."""

from __future__ import annotations

import math

import pytest

from lab.days.checker import World, broken
from lab.days.history import Called, History, Question
from lab.days.month import Month, Wanted
from lab.days.wall import Wall
from tests.server.days.test_awake import brussels

HOUR = 3600.0
NOON = brussels(2026, 11, 17, 12)
NIGHT = brussels(2026, 11, 18, 3)
WORLD = World(12 * HOUR, 72 * HOUR, {"anna": Wall("Europe/Brussels", 23 * 60, 8, weekends=False)}, (), {})


async def test_some_days_pass_and_every_promise_is_kept(own_postgres: str) -> None:
    said: list[str] = []
    month = Month(Wanted(tables=6, days=2.5, seed=3), own_postgres, said.append)
    wrong = await month.run()
    assert not wrong, "\n".join(wrong)
    assert month.counts["replies"] > 10
    assert month.history.calls
    assert month.counts["kills"]


def _history(*questions: Question, calls: tuple[Called, ...] = ()) -> History:
    history = History(list(questions), list(calls))
    history.reachable["anna"].append((0.0, math.inf))
    return history


def _asked(over: float | None = None, by: str = "reply", asked: float = NOON) -> Question:
    return Question("t", 0, "anna", 5, asked, over, by, vacation=False)


def _called(at: float) -> Called:
    return Called(at, "anna", "t", "push", "x")


@pytest.mark.parametrize(
    ("history", "said"),
    [
        (_history(_asked(NOON + 60)), None),
        (_history(_asked(), calls=(_called(NOON + 60),)), None),
        (_history(_asked(NOON + 50 * HOUR, "bot"), calls=(_called(NOON + 60),)), "was lost after"),
        (_history(_asked(NOON + 10 * 24 * HOUR + 15 * HOUR, "bot"), calls=(_called(NOON + 60),)), "was lost asleep"),
        (_history(_asked(), calls=(_called(NOON + 60), _called(NOON + 90))), "came twice"),
        (_history(_asked(NOON + 30), calls=(_called(NOON + 60),)), "turn that was taken"),
        (_history(_asked(), calls=(_called(NIGHT),)), "in quiet hours"),
        (_history(_asked(NOON + HOUR)), "not called"),
        (_history(_asked(asked=NIGHT, over=NIGHT + 2 * HOUR)), None),
        (_history(_asked(asked=NIGHT, over=NIGHT + 6 * HOUR)), "not called"),
    ],
)
def test_the_checker_finds_what_is_broken(history: History, said: str | None) -> None:
    found = broken(history, WORLD, NOON + 200)
    assert (said is None) == (found == [])
    if said:
        assert any(said in each for each in found), found


def test_an_outage_and_a_vacation_count_for_nothing() -> None:
    question = _asked(NOON + 6 * 24 * HOUR, "bot")
    history = _history(question, calls=(_called(NOON + 60),))
    assert broken(history, WORLD, NOON) == []
    question.vacation = True
    assert "days of vacation left" in broken(history, WORLD, NOON)[0]
    for world in (
        World(12 * HOUR, 72 * HOUR, WORLD.walls, ((NOON, NOON + 60 * HOUR),), {}),
        World(12 * HOUR, 72 * HOUR, WORLD.walls, (), {"anna": ((NOON, NOON + 48 * HOUR),)}),
    ):
        assert "was lost after" in broken(history, world, NOON)[0]
