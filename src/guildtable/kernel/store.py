"""The store: states and positions as JSON, and taken up again, perhaps elsewhere and under changed rules."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from guildtable.kernel.chance import Draw, Roll
from guildtable.kernel.game import AnyGame
from guildtable.kernel.plain import fill, plain, to_json
from guildtable.kernel.position import Position, resume
from guildtable.kernel.question import Askable, Choice, Illegal, Seat
from guildtable.kernel.table import Table
from guildtable.kernel.wire import question_fingerprint


def read_state(game: AnyGame, text: str) -> Any:
    """A state that was stored as JSON."""
    return fill(game.state, json.loads(text))


def store(position: Position[Any]) -> str:
    """A position as JSON: its base, what was answered since, and the fingerprint of each question answered."""
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
    return {seat: [question_fingerprint(asked[seat]), chosen] for seat, chosen in sorted(answers.items())}


def restore(game: AnyGame, text: str) -> Position[Any]:
    """A stored position. Where the rules now ask something else, the running script begins again from its base."""
    stored = json.loads(text)
    if stored["game"] != game.name:
        raise ValueError(f"stored as {stored['game']}, not {game.name}")
    base = fill(game.state, _reshaped(game, stored["shape"], stored["base"]))
    running = [{int(seat): kept for seat, kept in answers.items()} for answers in stored["running"]]
    try:
        position = resume(game, base, running, _unstored)
        for seat, kept in stored["waiting"].items():
            position = position.answer(int(seat), _unstored(position.asked.get(int(seat)), kept)).position
    except Illegal:
        return resume(game, base)
    return position


def _reshaped(game: AnyGame, shape: int, base: Any) -> Any:
    """A stored state in the shape of today."""
    while shape != game.shape:
        if shape not in game.reshape:
            raise ValueError(f"stored as {game.name} of shape {shape}, not of {game.shape}, and nothing leads there")
        shape, base = shape + 1, game.reshape[shape](base)
    return base


def _unstored(asked: Askable | None, kept: list[Any]) -> tuple[Any, ...]:
    if asked is None or question_fingerprint(asked) != kept[0]:
        raise Illegal("it is not asked as it was")
    if isinstance(asked, Roll):
        return tuple(kept[1])
    assert isinstance(asked, (Draw, Choice))
    options = list(asked.items if isinstance(asked, Draw) else asked.options)
    try:
        return tuple([options.pop([plain(option) for option in options].index(value)) for value in kept[1]])
    except ValueError:
        raise Illegal("what was chosen is no longer there") from None
