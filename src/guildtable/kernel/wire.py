"""The wire: what a viewer is shown and told. It is all there is to know for a screen, a bot or a client."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from guildtable.kernel.event import Event, Viewer
from guildtable.kernel.game import Chapter, Score
from guildtable.kernel.position import Position
from guildtable.kernel.question import Askable, Choice, Message, Path, Reply, Seat, Word


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
    standing = game.standing(now, viewer)
    if viewer is not None and viewer not in range(len(standing)):
        raise ValueError(f"there is no seat {viewer}")
    choice = None if viewer is None else position.asked.get(viewer)
    waiting = None
    if viewer is not None and viewer in position.pending and position.question:
        waiting = position.question.asked[viewer].write(position.pending[viewer])
    return Shown(
        viewer=viewer,
        chapter=game.chapter(now),
        view=game.view(now, viewer),
        standing=standing,
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
    return sha256(repr((asked.why, asked.terms())).encode()).hexdigest()[:12]
