"""The wire: everything that leaves the process, as JSON of plain values; and states and positions read back from it."""

from __future__ import annotations

import json
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from hashlib import sha256
from typing import Any, TypeAliasType, Union, get_args, get_origin, get_type_hints

from guildtable.kernel.event import Event, Viewer
from guildtable.kernel.game import AnyGame, Chapter, Score
from guildtable.kernel.position import Position, resume
from guildtable.kernel.question import Askable, Choice, Illegal, Message, Path, Reply, Seat, Word
from guildtable.kernel.table import Table


@dataclass(frozen=True, slots=True)
class Offer:
    """A path on offer, how many equal pieces stand behind it, and what would come of it."""

    path: Path
    count: int
    outcome: Message | None


@dataclass(frozen=True, slots=True)
class Barred:
    """A path one would expect, and why it is not to be had."""

    path: Path
    reason: Message


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat's own question."""

    why: str
    args: Mapping[str, Word]
    least: int
    most: int
    offers: tuple[Offer, ...]
    barred: tuple[Barred, ...]


@dataclass(frozen=True, slots=True)
class Shown[V]:
    """All that a viewer is shown of a position."""

    viewer: Viewer
    chapter: Chapter
    view: V
    standing: tuple[Score, ...]
    asked: tuple[Seat, ...]
    answered: tuple[Seat, ...]
    question: Asked | None
    waiting: Reply | None
    """The viewer's own answer, while it waits for the others'."""


@dataclass(frozen=True, slots=True)
class Told:
    """An event, to somebody who may hear it."""

    id: str
    args: Mapping[str, Word]


def shown(position: Position[Any], viewer: Viewer) -> Shown[Any]:
    """What the viewer may be sent. A seat that has answered is not asked again, but sees its own answer."""
    game, now = position.game, position.now
    choice = None if viewer is None else position.asked.get(viewer)
    waiting = None
    if viewer is not None and viewer in position.pending and position.question:
        waiting = position.question.asked[viewer].write(position.pending[viewer])
    return Shown(
        viewer=viewer,
        chapter=game.chapter(now),
        view=game.view(now, viewer),
        standing=game.standing(now, viewer),
        asked=tuple(sorted(position.question.asked)) if position.question else (),
        answered=tuple(sorted(position.pending)),
        question=asked(choice) if isinstance(choice, Choice) else None,
        waiting=waiting,
    )


def asked(choice: Choice[Any]) -> Asked:
    """A choice with everything rendered."""
    outcome = choice.outcome
    return Asked(
        choice.why,
        choice.args,
        choice.least,
        choice.most,
        tuple(
            Offer(path, len(equal), outcome(equal[0]) if outcome else None) for path, equal in choice.pieces().items()
        ),
        tuple(Barred(path, why) for path, why in choice.barred().items()) if choice.barred else (),
    )


def heard(events: tuple[Event, ...], viewer: Viewer) -> tuple[Told, ...]:
    """The events this viewer may hear."""
    return tuple(Told(event.id, event.args) for event in events if event.heard_by(viewer))


def question_print(asked: Askable) -> str:
    """Tells a seat's own question from another, and from the same one under changed rules."""
    paths = sorted(asked.pieces()) if isinstance(asked, Choice) else []
    bounds = (asked.least, asked.most) if isinstance(asked, Choice) else ()
    return sha256(repr((asked.why, bounds, paths)).encode()).hexdigest()[:12]


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
        return None if data is None else fill(next(arm for arm in args if arm is not type(None)), data)
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


def read_state(game: AnyGame, text: str) -> Any:
    """A state that was stored as JSON."""
    return fill(game.state, json.loads(text))


def store(position: Position[Any]) -> str:
    """A position as JSON: its base, what was answered since, and the print of each question answered."""
    table, running = Table(position.base.clone()), []
    for answers in position.answers:
        assert table.question
        running.append(_stored(table.question.asked, answers))
        table.answer_all(answers)
    game = position.game
    return to_json(
        {
            "game": game.name,
            "rules": game.version,
            "shape": game.shape,
            "base": position.base,
            "running": running,
            "waiting": _stored(position.question.asked, position.pending) if position.question else {},
        }
    )


def _stored(asked: Mapping[Seat, Askable], answers: Mapping[Seat, Any]) -> Mapping[Seat, Any]:
    return {seat: [question_print(asked[seat]), chosen] for seat, chosen in answers.items()}


def restore(game: AnyGame, text: str) -> Position[Any]:
    """A stored position. Where the rules now ask something else, the running script begins again from its base."""
    stored = json.loads(text)
    if (stored["game"], stored["shape"]) != (game.name, game.shape):
        raise ValueError(f"stored as {stored['game']} of shape {stored['shape']}, not {game.name} of {game.shape}")
    base = fill(game.state, stored["base"])
    running = [{int(seat): kept for seat, kept in answers.items()} for answers in stored["running"]]
    try:
        position = resume(game, base, running, _unstored)
        for seat, kept in stored["waiting"].items():
            position = position.answer(int(seat), _unstored(position.asked[int(seat)], kept)).position
    except Illegal:
        return resume(game, base)
    return position


def _unstored(asked: Askable, kept: list[Any]) -> tuple[Any, ...]:
    if question_print(asked) != kept[0]:
        raise Illegal(f"{asked.why} is not asked as it was")
    if not isinstance(asked, Choice):
        return tuple(kept[1])
    options = list(asked.options)
    return tuple(options.pop([plain(option) for option in options].index(value)) for value in kept[1])
