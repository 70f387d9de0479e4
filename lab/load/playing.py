"""Playing: a process that holds the sockets of many tables and answers at random, at a pace or as fast as it goes.

It reads as little as it can: of an update only its number, and the offers of a question only when it answers. A reply
counts as told when the last of its table's sockets has an update with its number; all of a table's sockets are in one
process, so one clock times them.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

import msgspec

from lab.load.wire import Wire, dial

UPDATE = b'{"type":"update","seq":'
ACK = b'{"type":"ack"'
ERROR = b'{"type":"error"'
PRINT = b'"question":"'


@dataclass(frozen=True, slots=True)
class Place:
    """A table that has begun, and the token of each seat."""

    table: str
    game: str
    tokens: tuple[str, ...]


class Offer(msgspec.Struct):
    """What may be answered."""

    path: str
    count: int


class Asked(msgspec.Struct):
    """A question, as far as a blind player reads it."""

    least: int
    most: int
    offers: list[Offer]


class Shown(msgspec.Struct):
    """What is shown, as far as a blind player looks."""

    question: Asked | None


class Update(msgspec.Struct):
    """An update, as far as a blind player reads it."""

    shown: Shown
    question: str = ""


class Told(NamedTuple):
    """A reply, by the machine's clock: sent, acknowledged, and told to the last of its table's sockets."""

    sent: float
    acknowledged: float
    told: float

    @property
    def seconds(self) -> float:
        """From sent to told."""
        return self.told - self.sent


class Answer(msgspec.Struct):
    """An ack or an error."""

    key: str = ""
    seq: int = 0
    code: str = ""


_update = msgspec.json.Decoder(Update)
_answer = msgspec.json.Decoder(Answer)


@dataclass(slots=True, eq=False)
class Table:
    """A table's sockets, and when its replies were told."""

    sockets: list[Socket] = field(default_factory=list)
    told: dict[int, float] = field(default_factory=dict)
    """When the last socket had this step."""
    sent: dict[int, tuple[float, float]] = field(default_factory=dict)
    """When a reply was sent and acknowledged that is known to be this step, while not all sockets have it."""
    seen: int = 0


class Socket(Wire):
    """A seat's socket, or a spectator's."""

    __slots__ = ("_answered", "_play", "_table", "asked", "last", "number", "seen")

    def __init__(self, path: str, play: Play, table: Table, number: int) -> None:
        super().__init__(path, lambda _, frame: self._take_in(frame))
        self._play, self._table, self.number = play, table, number
        self.seen = 0
        self.asked = -1
        """Where it stands among those who are asked; -1: it does not."""
        self.last = b""
        """The update with its question."""
        self._answered = b""
        """The print of the last question it answered: an update may show it again."""

    def _take_in(self, frame: bytes) -> None:
        if frame.startswith(UPDATE):
            now = time.monotonic()
            self.seen = int(frame[len(UPDATE) : frame.index(b",", len(UPDATE))])
            found = frame.rfind(PRINT, len(frame) - 400) + len(PRINT)
            if found > len(PRINT) and not frame.startswith(self._answered + b'"', found):
                self.last = frame
                self._play.ask(self)
            self._play.told(self._table, now)
        elif frame.startswith(ACK):
            self._play.acknowledged(self._table, _answer.decode(frame))
        elif frame.startswith(ERROR):
            self._play.errors[_answer.decode(frame).code] += 1

    def answer(self, key: str, question: str, reply: list[str]) -> None:
        """Answer the question."""
        self._answered = question.encode()
        self.send(msgspec.json.encode({"type": "reply", "key": key, "question": question, "reply": reply}))


class Play:
    """Many tables, in one process."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self._keys = 0
        self._waiting: dict[str, float] = {}
        self._asked: list[Socket] = []
        self.sockets: list[Socket] = []
        self.errors: Counter[str] = Counter()
        self.all_told: list[Told] = []
        self.replies = self.updates = 0
        self._closed_loop = False

    async def sit(self, place: Place | None, table: str, nodes: Sequence[str], count: int) -> None:
        """Sit down at a table (or, without a place, watch it) with so many sockets, in turn on each of these nodes."""
        at = Table()
        for number in range(count):
            url = f"{nodes[number % len(nodes)].replace('http', 'ws', 1)}/api/tables/{table}/socket"
            socket = await dial(url, lambda path, number=number: Socket(path, self, at, number))  # type: ignore[misc]
            at.sockets.append(socket)
            self.sockets.append(socket)
            token = f',"token":"{place.tokens[number]}"' if place else ""
            socket.send(f'{{"type":"hello"{token}}}'.encode())

    def ask(self, socket: Socket) -> None:
        """A question has come."""
        if self._closed_loop:
            self._answer(socket)
        elif socket.asked < 0:
            socket.asked = len(self._asked)
            self._asked.append(socket)

    def told(self, table: Table, now: float) -> None:
        """A socket has been told; perhaps it was the last."""
        self.updates += 1
        seen = min(socket.seen for socket in table.sockets)
        while table.seen < seen:
            table.seen += 1
            sent = table.sent.pop(table.seen, None)
            if sent is None:
                table.told[table.seen] = now
            else:
                self.all_told.append(Told(*sent, now))

    def acknowledged(self, table: Table, ack: Answer) -> None:
        """A reply is written down; perhaps all have been told already."""
        sent = self._waiting.pop(ack.key, None)
        if sent is None:
            return
        self.replies += 1
        now = time.monotonic()
        if ack.seq <= table.seen:
            self.all_told.append(Told(sent, now, table.told[ack.seq]))
        else:
            table.sent[ack.seq] = sent, now

    def _answer(self, socket: Socket) -> None:
        update = _update.decode(socket.last)
        asked = update.shown.question
        if asked is None:
            return
        pieces = [offer.path for offer in asked.offers for _ in range(offer.count)]
        reply = self._rng.sample(pieces, self._rng.randint(asked.least, asked.most))
        self._keys += 1
        key = f"load-key-{socket.number}-{id(socket):x}-{self._keys}"
        self._waiting[key] = time.monotonic()
        socket.answer(key, update.question, reply)

    def _answer_any(self) -> bool:
        if not self._asked:
            return False
        chosen = self._rng.randrange(len(self._asked))
        socket, last = self._asked[chosen], self._asked.pop()
        if last is not socket:
            self._asked[chosen], last.asked = last, chosen
        socket.asked = -1
        self._answer(socket)
        return True

    async def paced(self, rate: float, seconds: float) -> dict[str, Any]:
        """So many replies a second, whether the server keeps up or not."""
        self._reset()
        began, sent, late = time.monotonic(), 0, 0
        while (now := time.monotonic() - began) < seconds:
            due = int(now * rate) - sent
            for _ in range(due):
                late += not self._answer_any()
                sent += 1
            await asyncio.sleep(max(0.0, began + (sent + 1) / rate - time.monotonic()))
        await self._settle()
        return self._result(seconds) | {"asked_too_few": late, "sent": sent - late}

    async def closed(self, seconds: float) -> dict[str, Any]:
        """Everybody answers as soon as asked; what is written in this time counts."""
        self._reset()
        self._closed_loop = True
        while self._answer_any():
            pass
        await asyncio.sleep(seconds)
        result = self._result(seconds)
        self._closed_loop = False
        await self._settle()
        return result

    async def _settle(self) -> None:
        until = time.monotonic() + 5
        while self._waiting and time.monotonic() < until:
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.1)

    def _reset(self) -> None:
        self.errors.clear()
        self.all_told.clear()
        self.replies = self.updates = 0

    def _result(self, seconds: float) -> dict[str, Any]:
        return {
            "replies": self.replies,
            "updates": self.updates,
            "seconds": seconds,
            "unanswered": len(self._waiting),
            "errors": dict(self.errors),
            "all_told": list(self.all_told),
            "closed": sum(socket.closed for socket in self.sockets),
        }
