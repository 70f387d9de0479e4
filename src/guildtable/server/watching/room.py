"""A room: a table that is watched on this node, and what each of its watchers is sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from guildtable.kernel.event import Event, Viewer
from guildtable.kernel.question import Seat
from guildtable.server import codec
from guildtable.server.matches.held import Held
from guildtable.server.protocol import Chat, Refused, Saying, Table, TableState
from guildtable.server.store.journal import Row
from guildtable.server.tables.state import seen_from
from guildtable.server.watching.sending import EntryEvents, last_update, updates
from guildtable.server.watching.snapshot import Snapshot
from guildtable.server.watching.telling import Telling


class Overrun(Exception):
    """Raised if a watcher does not take what it is sent: it may come back and resume."""


@dataclass(slots=True, eq=False)
class Watcher:
    """A client that is told what happens at a table, over a socket or a stream."""

    player: str | None
    """By the id they have at this table."""
    send: Callable[[bytes], None]
    """Must not wait; raises `Overrun` if the other side is too slow."""
    close: Callable[[str], None]
    once_sent: Callable[[Callable[[], None]], None] = lambda done: done()
    """Calls back when all that it was told so far has been sent, or it is gone."""
    greet: Callable[[int], bytes] = lambda _: b""
    """Makes its welcome, from the last step there is."""
    viewer: Viewer = None
    """Where the player sits, as the table has it; None: a spectator."""
    seq: int = 0
    """The last step it was told."""
    since: int = 0
    """The steps up to this one are not told it, for the match is long; 0: all are that it has not seen."""
    said: int = 0
    """The last line of chat it has."""
    unheard: frozenset[str] = frozenset()
    """Whose lines it is not sent, by the ids they have at this table: the player has blocked them."""

    def hears(self, lines: Sequence[Saying]) -> tuple[Saying, ...]:
        """Of these lines, those that it is sent."""
        return tuple(line for line in lines if line.speaker not in self.unheard)


@dataclass(slots=True, eq=False)
class Room:
    """A table with watchers on this node."""

    table: TableState
    held: Held | None = None
    watchers: set[Watcher] = field(default_factory=set)
    entering: int = 0
    """Those on their way in: the room stays open for them."""
    read: float = 0.0
    """When the match was last read, by this node's own clock."""
    lines: tuple[Saying, ...] | None = None
    """What was said here, as it was last read; None: it is to be read, for something was said or hidden since."""
    hints: int = 0
    """How often something was said or changed: what was read before is then not kept."""
    snapshot: Snapshot | None = None
    """What was told last, while several seats are asked at once."""
    rematch: bool = True
    """Is it the rematch of another table? Until we know better it may be."""

    @property
    def sitting(self) -> set[Seat]:
        """The seats that are watched from."""
        return {watcher.viewer for watcher in self.watchers if watcher.viewer is not None}

    @property
    def seq(self) -> int:
        """The last step of the match; 0 before it begins."""
        return self.held.live.seq if self.held else 0

    @property
    def names(self) -> tuple[str, ...]:
        """What is written at each seat."""
        return tuple(seat.name for seat in self.table.seats)

    @property
    def behind(self) -> int:
        """The last step that every watcher was told."""
        return min((watcher.seq for watcher in self.watchers), default=0)

    @property
    def chat_behind(self) -> int:
        """The last line of chat that every watcher has."""
        return min((watcher.said for watcher in self.watchers), default=0)

    def seat_of(self, player: str | None) -> Viewer:
        """Where a player sits at the table. Seats change hands before the game only."""
        return next((seat.seat for seat in self.table.seats if player and seat.player == player), None)

    def change(self, state: TableState) -> None:
        """The table has changed: tell everybody. What is older than what they know is not told."""
        if state == self.table or (state.state == "open" and self.table.state != "open"):
            return
        self.table = state
        for watcher in self.watchers:  # before the game people come, go and change seats
            watcher.viewer = self.seat_of(watcher.player)
        for watcher in list(self.watchers):
            self.send_table(watcher)
            try:
                self.admit(watcher)
            except Refused as error:  # it was told the table first, so that it knows why
                self.send(watcher, codec.message(error.message()))
                self.watchers.discard(watcher)
                watcher.close("refused")

    def admit(self, watcher: Watcher) -> None:
        """Raise `Refused` if the table is closed to those who do not sit at it; before the game they may come to."""
        if watcher.viewer is None and self.table.spectators == "none" and self.table.state != "open":
            raise Refused("forbidden", "The host has closed this table to spectators.", "trouble-spectators-none")

    def on_written(
        self, rows: Sequence[Row], events: Sequence[tuple[Event, ...]], snapshot: Snapshot, telling: Telling
    ) -> None:
        """New entries: send each viewer what it may know of them, and what it sees now."""
        entries = [EntryEvents(row, heard, self.names) for row, heard in zip(rows, events, strict=True)]
        made: dict[tuple[Viewer, int], bytes] = {}
        for watcher in list(self.watchers):
            new = watcher.seq + 1 - rows[0].seq
            if not 0 <= new < len(rows):
                continue  # it is being brought up, or will be when we look next
            wanted = watcher.viewer, new
            if wanted not in made:
                steps = tuple([entry.step(watcher.viewer) for entry in entries[new:]])
                made[wanted] = last_update(snapshot, watcher.viewer, steps)
            watcher.seq = snapshot.live.seq
            self.send(watcher, made[wanted])
            watcher.once_sent(telling.to_one())
        telling.begun()

    def bring_up(self, watcher: Watcher, rows: Sequence[Row], tick: float) -> None:
        """Send a watcher every step it was not told, and what there is to see."""
        assert self.held
        live = self.held.live
        new = [row for row in rows if watcher.seq < row.seq <= live.seq]
        for update in updates(live, watcher.viewer, new, tick, self.names):
            self.send(watcher, update)
        watcher.seq = live.seq

    def hears(self, watcher: Watcher) -> bool:
        """Is the chat for this watcher? Once the game is over it is for those who sat there alone."""
        return watcher.viewer is not None or self.table.state in {"open", "playing"}

    def send_table(self, watcher: Watcher) -> None:
        """Tell a watcher how the table is, as far as it may know."""
        self.send(watcher, codec.message(Table(seen_from(self.table, watcher.viewer))))

    def send_chat(self, lines: Sequence[Saying]) -> None:
        """Send everybody the lines of chat they do not have. Spectators have been sent those since they came."""
        for watcher in list(self.watchers):
            new = tuple(line for line in lines if line.id > watcher.said)
            if new:
                watcher.said = new[-1].id
                if self.hears(watcher) and (heard := watcher.hears(new)):
                    self.send(watcher, codec.message(Chat(heard)))

    def send(self, watcher: Watcher, sent: bytes) -> None:
        """Send a message to one watcher. If it does not read, it is disconnected, and the others do not wait."""
        try:
            watcher.send(sent)
        except Overrun:
            self.watchers.discard(watcher)
            watcher.close("slow")

    def go_back(self) -> None:
        """Of what was told, something is gone: welcome everybody anew, before the first step; all is told again."""
        self.held = None
        for watcher in list(self.watchers):
            watcher.seq = watcher.since = 0
            self.send(watcher, watcher.greet(0))

    def send_away(self) -> None:
        """Disconnect everybody: they will come back elsewhere."""
        for watcher in list(self.watchers):
            watcher.close("restart")
