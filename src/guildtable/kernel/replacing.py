"""Copies of a record with other values in some fields, quick enough to make one for every viewer of every step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from typing import Any, Concatenate


def replacer[R](record: type[R], *names: str) -> Callable[Concatenate[R, ...], R]:
    """What does the same as `dataclasses.replace` for these fields of such records, in a fifth of the time.

    It takes a record, and the new values in the order of the names.
    """
    order = [field.name for field in fields(record)]  # type: ignore[arg-type] # a type does not say that it is a dataclass
    read, places = attrgetter(*order), [order.index(name) for name in names]

    def replaced(one: R, *values: Any) -> R:
        found = list(read(one))
        for place, value in zip(places, values, strict=True):
            found[place] = value
        return record(*found)

    return replaced
