"""Replaying: a record again, step by step, from any seat's view."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.text import Text

from guildtable.cli.play import names_of
from guildtable.cli.screen import Screen
from guildtable.cli.words import Words
from guildtable.editions.replaying import Moment, replay
from guildtable.kernel.event import Event, Viewer
from guildtable.kernel.record import Entry, Rebased, Record, Replied, Seated


class TerminalReplay:
    """All moments of a record, and the one being looked at."""

    def __init__(self, record: Record, console: Console, language: str, seat: str | None) -> None:
        self.frames, self.record = list(replay(record)), record
        if not self.frames:
            raise ValueError(f"played by rules {record.header.rules}, which this Guildtable does not have")
        game = self.frames[-1].position.game
        self.words = Words(language, game)
        self.words.players = names_of(game, record, self.words)
        self.screen = Screen(console, game, self.words)
        self.over = self.frames[-1].position.over
        self.at = 0
        self.viewer: Viewer = None
        self.all_open = False
        self.look(seat or ("all" if self.over else "outside"))

    def look(self, seat: str) -> None:
        """Change the view: `outside` without secrets; once the game is over also a seat's number, or `all` hands."""
        seats = range(len(self.words.players))
        if seat not in {"outside", "all"} and not (seat.isdecimal() and int(seat) in seats):
            raise ValueError(self.words("no-such-view", view=seat, last=seats[-1]))
        if seat != "outside" and not self.over:
            raise ValueError(self.words("not-over-yet"))
        self.viewer = int(seat) if seat.isdecimal() else None
        self.all_open = seat == "all"

    def run(self) -> None:
        """Until the person leaves."""
        note = ""
        while True:
            self.show(note)
            note = ""
            try:
                if not self.obey(self.screen.ask(self.words("replay-prompt"))):
                    return
            except (EOFError, KeyboardInterrupt):
                return
            except ValueError as error:
                note = str(error)

    def obey(self, text: str) -> bool:
        """Do what was typed; False to leave."""
        last = len(self.frames) - 1
        match text.casefold().split():
            case []:
                self.at = min(last, self.at + 1)
            case ["q" | "quit" | "exit"]:
                return False
            case ["b"]:
                self.at = max(0, self.at - 1)
            case ["v", seat]:
                self.look(seat)
            case [number] if number.isdecimal():
                self.at = min(last, int(number))
            case _:
                raise ValueError(self.words("replay-keys"))
        return True

    def show(self, note: str) -> None:
        """The table at this moment, and what had just happened."""
        words, frame = self.words, self.frames[self.at]
        where = words("entry", number=self.at, count=len(self.frames) - 1)
        view = "view-all" if self.all_open else "view-open" if self.viewer is None else "view-of-seat"
        seen = words(view, name=words.players[self.viewer or 0])
        below: list[RenderableType] = []
        for seat in range(len(words.players)):
            if self.all_open or seat == self.viewer:
                hand = self.screen.drawing.hand(frame.shown(seat), words)
                below += [Text(words.players[seat], style="bold"), hand]
        if frame.position.over:
            below.append(self.screen.final(frame.position, frame.shown(None).standing))
        elif self.at == len(self.frames) - 1:
            below.append(Text(words("replay-end"), style="dim"))
        below.append(Text(note or words("replay-keys"), style="bold yellow" if note else "dim"))
        self.screen.page(frame.shown(self.viewer), f"{where} · {seen}", self.lines(frame), Group(*below))

    def lines(self, frame: Moment) -> list[str]:
        """What the present viewer hears; with all hands open, whatever anybody hears, once."""
        if self.all_open:
            return self.open_lines(frame.events) or [self.entry(frame.entry)]
        return self.words.log(frame.events, self.viewer) or [self.entry(frame.entry)]

    def open_lines(self, events: Sequence[Event]) -> list[str]:
        """Everything that was told, with whom it was whispered to."""
        lines: list[str] = []
        for event in events:
            if event.but is None:
                whose = f"({self.words.players[event.only]}) " if event.only is not None else ""
                lines += [whose + line for line in self.words.log((event,), event.only)]
        return lines

    def entry(self, entry: Entry | None) -> str:
        """What an entry was that told nobody anything: that somebody answered, never what."""
        match entry:
            case None:
                return self.words("replay-start")
            case Replied(seat):
                return self.words("has-answered", seat=f"seat:{seat}") if seat >= 0 else self.words("chance-answered")
            case Seated(seat, player):
                return self.words("takes-seat", seat=f"seat:{seat}", player=self.record.name_of(player))
            case Rebased():
                return self.words("rules-changed")
            case _:
                return self.words("took-back", seat=f"seat:{entry.seat}")

    def print_log(self) -> None:
        """The whole match as text."""
        for frame in self.frames[1:]:
            for line in self.lines(frame):
                self.screen.console.print(line, highlight=False, soft_wrap=True)
        if self.over:
            last = self.frames[-1]
            self.screen.console.print(self.screen.final(last.position, last.shown(None).standing))
