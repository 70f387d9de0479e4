"""A ledger: the games of a contest as they end, a line each, so that it can go on where it was left or killed."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path as File
from typing import Any, Self

from guildtable.research.contest import Contest, Result
from guildtable.shelf import game as game_named


class Ledger:
    """An open file. Its first line says which contest it keeps; a last line that was cut off is forgotten."""

    def __init__(self, file: File, contest: Contest) -> None:
        heading = _heading(contest)
        kept = file.read_bytes() if file.exists() else b""
        whole = kept[: kept.rfind(b"\n") + 1]
        if whole or not _line(heading).startswith(kept):
            _compare(file, whole.partition(b"\n")[0], heading)
        self.played = _games(file, whole.decode().splitlines()[1:], contest)
        if len(whole) < len(kept):
            os.truncate(file, len(whole))
        file.parent.mkdir(parents=True, exist_ok=True)
        self._file = file.open("ab")
        if not whole:
            self._write(_line(heading))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, played: Result) -> None:
        """Another game has ended."""
        self.played.append(played)
        self._write(played.line().encode() + b"\n")

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()


def _heading(contest: Contest) -> dict[str, Any]:
    """What must be the same for games to be of one contest."""
    plain = asdict(contest) | {"bots": list(contest.bots), "settings": dict(contest.settings)}
    return {"arena": 1, "rules": game_named(contest.game).version} | plain


def _line(heading: dict[str, Any]) -> bytes:
    return json.dumps(heading).encode() + b"\n"


def _compare(file: File, line: bytes, heading: dict[str, Any]) -> None:
    try:
        kept = json.loads(line)
        others = [f"{name} {kept[name]}, not {here}" for name, here in heading.items() if kept[name] != here]
    except (ValueError, KeyError, TypeError):
        raise ValueError(f"{file} is no file of an arena: keep the games in another one") from None
    if others:
        raise ValueError(f"{file} keeps another contest ({'; '.join(others)}): run that one, or keep in another file")


def _games(file: File, lines: list[str], contest: Contest) -> list[Result]:
    games = []
    for number, line in enumerate(lines):
        try:
            games.append(Result.read(line))
            if (games[-1].number, games[-1].seats) != (number, contest.bout(number).seats):
                raise ValueError("another game belongs here")
        except ValueError as error:
            raise ValueError(f"{file}, line {number + 2}: {error}; delete it and all after it") from None
    return games
