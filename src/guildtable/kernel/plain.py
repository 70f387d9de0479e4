"""Plain values: anything of ours as JSON, the same bytes for the same value, and back again by its type."""

from __future__ import annotations

import json
from collections.abc import Hashable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, TypeAliasType, Union, get_args, get_origin, get_type_hints


def to_json(value: object) -> str:
    """Any value of ours as JSON, the same bytes for the same value."""
    return json.dumps(plain(value), separators=(",", ":"), ensure_ascii=False)


def plain(value: Any) -> Any:
    """Plain values: fields that are no part of a value's identity (news) stay at home."""
    kind = type(value)
    if kind in ATOMS:
        return value
    if kind is tuple or kind is list:
        return [plain(item) for item in value]
    if kind is dict or isinstance(value, Mapping):
        return {str(plain(key)): plain(item) for key, item in value.items()}
    names = _names(kind)  # type: ignore[arg-type]
    if names:
        return {name: plain(getattr(value, name)) for name in names}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    raise TypeError(f"{kind.__name__} may not leave the process")


ATOMS = frozenset({type(None), str, int, bool, float})


@cache
def _names(kind: Hashable) -> tuple[str, ...]:
    if not (isinstance(kind, type) and is_dataclass(kind)):
        return ()
    return tuple(field.name for field in fields(kind) if field.compare)


def fill(kind: Any, data: Any) -> Any:
    """The reverse of `plain`, guided by the type's own annotations."""
    if isinstance(kind, TypeAliasType):
        return fill(kind.__value__, data)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Union or str(origin) == "<class 'types.UnionType'>":
        arms = [arm for arm in args if arm is not type(None)]
        if len(arms) > 1:
            raise TypeError(f"{kind} could be read back in two ways")
        return None if data is None else fill(arms[0], data)
    if origin is list:
        return [fill(args[0], item) for item in data]
    if origin is dict:
        return {fill(args[0], key): fill(args[1], item) for key, item in data.items()}
    if origin is tuple:
        kinds = [args[0]] * len(data) if args[-1] is Ellipsis else args
        return tuple(map(fill, kinds, data))
    if is_dataclass(kind):
        hints = _hints(kind)  # type: ignore[arg-type]
        return kind(**{name: fill(hints[name], item) for name, item in data.items()})  # type: ignore[operator]
    if isinstance(kind, type) and issubclass(kind, tuple):
        return kind(*map(fill, _hints(kind).values(), data))
    return kind(data)


@cache
def _hints(kind: Hashable) -> dict[str, Any]:
    return get_type_hints(kind)
