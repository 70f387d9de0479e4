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


@dataclass(slots=True)
class Offer:
    """A path on offer, how many equal pieces stand behind it, and what would come of it."""

    path: Path
    count: int
    outcome: Message | None


@dataclass(slots=True)
class Barred:
    """A path one would expect, and why it is not to be had."""

    path: Path
    reason: Message


@dataclass(slots=True)
class Asked:
    """A seat's own question."""

    why: str
    args: Mapping[str, Word]
    least: int
    most: int
    offers: tuple[Offer, ...]
    barred: tuple[Barred, ...]


@dataclass(slots=True)
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


@dataclass(slots=True)
class Told:
    """An event, to somebody who may hear it."""

    id: str
    args: Mapping[str, Word]


def shown(position: Position[Any], viewer: Viewer) -> Shown[Any]:
    """What the viewer may be sent. A seat that has answered is not asked again, but sees its own answer."""
    common = shown_to_all(position)
    return common if viewer is None else shown_to(position, common, viewer)


def shown_to_all(position: Position[Any]) -> Shown[Any]:
    """What everybody may be sent: it is made without a viewer, so there is no hand it could know."""
    game, now = position.game, position.now
    return _to_all(position, game.chapter(now), game.public(now), game.standing(now))


def still_shown_to_all(position: Position[Any], before: Shown[Any]) -> Shown[Any]:
    """The same, made from what all were shown when somebody had not answered yet: nothing else has happened."""
    return _to_all(position, before.chapter, before.view, before.standing)


def _to_all(position: Position[Any], chapter: Chapter, view: Any, standing: tuple[Score, ...]) -> Shown[Any]:
    return Shown(
        viewer=None,
        chapter=chapter,
        view=view,
        standing=standing,
        asked=tuple(sorted(position.question.asked)) if position.question else (),
        answered=tuple(sorted(position.pending)),
        question=None,
        waiting=None,
    )


def shown_to(position: Position[Any], common: Shown[Any], seat: Seat) -> Shown[Any]:
    """What everybody may be sent, with what is this seat's own. What is not its own stays the same object."""
    if seat not in range(len(common.standing)):
        raise ValueError(f"there is no seat {seat}")
    choice = position.asked.get(seat)
    return Shown(
        viewer=seat,
        chapter=common.chapter,
        view=position.game.private(position.now, common.view, seat),
        standing=common.standing,
        asked=common.asked,
        answered=common.answered,
        question=asked(choice) if isinstance(choice, Choice) else None,
        waiting=waiting_answer(position, seat),
    )


def still_shown(position: Position[Any], common: Shown[Any], before: Shown[Any]) -> Shown[Any]:
    """The same, made from what this seat was shown when another had not answered yet: nothing else has happened."""
    seat = before.viewer
    assert seat is not None
    choice = position.asked.get(seat)
    return Shown(
        viewer=seat,
        chapter=common.chapter,
        view=before.view,
        standing=common.standing,
        asked=common.asked,
        answered=common.answered,
        question=before.question or asked(choice) if isinstance(choice, Choice) else None,
        waiting=waiting_answer(position, seat),
    )


def waiting_answer(position: Position[Any], seat: Seat) -> Reply | None:
    """What this seat has answered, while that waits for the others' answers."""
    waiting = None
    if seat in position.pending and position.question:
        waiting = position.question.asked[seat].write(position.pending[seat])
    return waiting


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


def question_fingerprint(asked: Askable) -> str:
    """Tells a seat's own question from another, and from the same one under changed rules."""
    return sha256(repr((asked.why, asked.terms())).encode()).hexdigest()[:12]
