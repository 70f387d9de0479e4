"""A record with other values in some fields is what `dataclasses.replace` makes of it."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from guildtable.kernel.replacing import replacer


@dataclass(slots=True)
class Coach:
    """Something with fields before and after those that change."""

    horses: int
    driver: str
    guests: tuple[str, ...]
    price: int = 3


def test_the_named_fields_change_and_all_others_stay() -> None:
    coach = Coach(2, "Jan", ("Anna",), 5)
    others = replacer(Coach, "guests", "horses")(coach, ("Bert", "Cecile"), 4)
    assert others == replace(coach, guests=("Bert", "Cecile"), horses=4)
    assert coach == Coach(2, "Jan", ("Anna",), 5), "the one of before is as it was"


def test_a_value_for_every_name() -> None:
    with pytest.raises(ValueError, match="shorter"):
        replacer(Coach, "guests", "horses")(Coach(1, "Jan", ()), ())
    with pytest.raises(ValueError, match="wheels"):
        replacer(Coach, "wheels")
