"""Replaying: a record again, step by step, from any seat's view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.console import Console

from guildtable.cli.play import names
from guildtable.cli.screen import Screen
from guildtable.cli.words import Words
from guildtable.kernel.event import Event, Viewer
from guildtable.kernel.game import AnyGame
from guildtable.kernel.match import replay
from guildtable.kernel.position import Position
from guildtable.kernel.record import Entry, Record
from guildtable.kernel.wire import shown


@dataclass(frozen=True, slots=True)
class Frame:
    """One moment of the match."""

    entry: Entry | None
    position: Position[Any]
    events: tuple[Event, ...]


class Reel:
    """All moments of a record, and the one being looked at."""

    def __init__(self, game: AnyGame, record: Record, console: Console, language: str, seat: str) -> None:
        self.words = Words(language, game)
        self.words.players = names(record.header.players, self.words)
        self.screen = Screen(console, game, self.words)
        self.frames = [Frame(m.entry, m.match.position, m.events) for m in replay(game, record)]
        if not self.frames:
            raise ValueError(f"played by rules {record.header.rules}; these are {game.version}: it cannot be replayed")
        self.at = 0
        self.viewer: Viewer = None
        self.all_open = False
        self.look(seat)

    def look(self, seat: str) -> None:
        """Change the view: a seat's number, `outside` without secrets, or `all` hands open."""
        seats = range(len(self.words.players))
        if seat not in {"outside", "all", "o", "a"} and not (seat.isdecimal() and int(seat) in seats):
            raise ValueError(f"no such view: {seat}. Say a seat from 0 to {seats[-1]}, outside, or all")
        self.viewer = int(seat) if seat.isdecimal() else None
        self.all_open = seat in {"all", "a"}

    def run(self) -> None:
        """Until the person leaves."""
        while True:
            self.show()
            try:
                text = self.screen.ask(self.words("replay-keys"))
                if not self.obey(text):
                    return
            except (EOFError, KeyboardInterrupt):
                return
            except ValueError as error:
                self.screen.console.print(str(error), style="bold yellow")
                self.screen.wait()

    def obey(self, text: str) -> bool:
        """Do what was typed; False to leave."""
        last = len(self.frames) - 1
        match text.split():
            case ["q"]:
                return False
            case ["b"]:
                self.at = max(0, self.at - 1)
            case ["v", seat]:
                self.look(seat)
            case [number] if number.isdecimal():
                self.at = min(last, int(number))
            case _:
                self.at = min(last, self.at + 1)
        return True

    def show(self) -> None:
        """The table at this moment, and what had just happened."""
        words, frame = self.words, self.frames[self.at]
        self.screen.clear()
        self.screen.table(shown(frame.position, self.viewer))
        for seat in range(len(words.players)):
            if self.all_open or seat == self.viewer:
                self.screen.console.print(words.players[seat], style="bold")
                self.screen.hand(shown(frame.position, seat))
        where = words("entry", number=self.at, count=len(self.frames) - 1)
        view = "view-all" if self.all_open else "view-open" if self.viewer is None else "view-of-seat"
        seen = words(view, name=words.players[self.viewer or 0])
        lines = self.lines(frame) or [words("replay-start") if frame.entry is None else str(frame.entry)]
        self.screen.news(f"{where} · {seen}", lines)
        if frame.position.over:
            self.screen.final(frame.position)
        elif self.at == len(self.frames) - 1:
            self.screen.console.print(words("replay-end"), style="dim")

    def lines(self, frame: Frame) -> list[str]:
        """What the present viewer hears; with all hands open, whatever anybody hears, once."""
        if not self.all_open:
            return self.words.log(frame.events, self.viewer)
        lines: list[str] = []
        for event in frame.events:
            if event.but is None:
                whose = f"({self.words.players[event.only]}) " if event.only is not None else ""
                lines += [whose + line for line in self.words.log((event,), event.only)]
        return lines

    def print_log(self) -> None:
        """The whole match as text."""
        for frame in self.frames:
            for line in self.lines(frame):
                self.screen.console.print(line, highlight=False)
        if self.frames[-1].position.over:
            self.screen.final(self.frames[-1].position)
