"""A guest: a client that plays at random, keeps what was not acknowledged, and sends it again until it is.

Now and then it does what no client should: sends twice, on two nodes at once, an old reply again, a reply to an old
question, another reply under a used key.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from lab.faults.history import Answered, History, Probe, Sent, Step
from lab.faults.tally import Tally
from lab.faults.wire import Ack, Asked, Error, Update, Welcome, read, write

PATIENCE = 4.0
"""Seconds of silence after which a guest asks whether anybody is there, and again after which it hangs up."""
TWICE, BOTH, PROBE, UNDO = 0.03, 0.015, 0.03, 0.03
AWAY = (WebSocketException, OSError, TimeoutError, EOFError)


class Wish(NamedTuple):
    """Something to be done, and the bytes that ask for it."""

    sent: Sent
    question: str
    message: str
    at: int
    """The last step the guest knew when it asked."""


class Guest:
    """One seat, or a spectator, from the first card to the last."""

    def __init__(
        self, urls: Sequence[str], token: str, history: History, tally: Tally, rng: Random, lags: dict[int, float]
    ) -> None:
        self._urls, self._token, self._history, self._tally, self._rng = urls, token, history, tally, rng
        self._first_told = lags
        self.at: int | None = None
        """The node it is connected to."""
        self.gone_at: float | None = None
        """When the node it was connected to ended."""
        self.over = False
        self.linger, self._over_at = 0.0, 0.0
        """Seconds to stay after the end."""
        self._resumed_at = 0.0
        self.seen, self._stamp = history.first - 1, 0
        """The last step it was told, and the stamp of that."""
        self._update: Update | None = None
        self._waiting: Wish | None = None
        self._acked = 0
        self._tried_undo = 0
        self._done: list[Wish] = []
        self._probing: dict[str, tuple[str, str]] = {}
        self._elsewhere_now: set[asyncio.Task[None]] = set()
        self.elsewhere: list[History] = []
        """What it saw on the other node, when it was on both."""

    async def play(self) -> None:
        """Until the game is over, however often the connection is lost."""
        node, lost = self._rng.randrange(len(self._urls)), 0.0
        while True:
            with contextlib.suppress(*AWAY):
                await self._visit(node, lost)
            if self._done_here:
                break
            if self.at is not None:
                lost = time.monotonic()
            self.at = None
            self._probing.clear()
            self._tally.reconnects += 1
            node = (node + self._rng.randrange(1, len(self._urls) + 1)) % len(self._urls)
            await asyncio.sleep(self._rng.uniform(0.02, 0.3))
        self.at = None
        await asyncio.gather(*self._elsewhere_now)

    @property
    def _done_here(self) -> bool:
        """Has it seen the end, and stayed as long as it should? Who is away comes back first: the end may be gone."""
        if not self.over or not self.linger:
            return self.over
        return self.at is not None and time.monotonic() - max(self._over_at, self._resumed_at) >= self.linger

    def _address(self, node: int) -> str:
        return f"{self._urls[node].replace('http', 'ws', 1)}/api/tables/{self._history.match}/socket"

    async def _visit(self, node: int, lost: float) -> None:
        plain = {"compression": None, "max_size": None, "ping_interval": None, "proxy": None}
        async with connect(self._address(node), open_timeout=5, close_timeout=1, **plain) as socket:  # type: ignore[arg-type]
            hello = {"type": "hello", "seen": self.seen, "stamp": self._stamp, "token": self._token}
            await socket.send(write(hello).decode())
            pinged = False
            while not self._done_here:
                try:
                    async with asyncio.timeout(1.0 if self.over else PATIENCE):
                        text = await socket.recv()
                except TimeoutError:
                    if self.over:
                        continue
                    if pinged:
                        raise
                    pinged = True
                    await socket.send('{"type":"ping"}')
                    if self.linger:  # perhaps what we wait for was forgotten before it was told
                        self._acked = 0
                        await self._act(socket)
                    continue
                pinged = False
                message = read(text)
                if isinstance(message, Welcome):
                    if message.seq < max(self.seen, self._acked):
                        self._went_back(message.seq)
                    self._resumed(node, lost)
                    await self._again(socket)
                else:
                    await self._take(socket, message)

    def _resumed(self, node: int, lost: float) -> None:
        self.at, now = node, time.monotonic()
        self._resumed_at = now
        if lost:
            self._tally.gaps.append(now - lost)
        if self.gone_at is not None:
            self._tally.resumes.append(now - self.gone_at)
            self.gone_at = None

    def _went_back(self, seq: int) -> None:
        """What was acknowledged is gone. If we had been told of it, all is told anew."""
        self._history.went_back += 1
        self._acked, self._done = 0, []
        self._probing.clear()
        if seq < self.seen:
            self._history.steps.clear()
            self.seen, self._stamp, self._update, self.over = 0, 0, None, False

    async def _again(self, socket: ClientConnection) -> None:
        if self._waiting:
            self._tally.resends += 1
            await socket.send(self._waiting.message)

    async def _take(self, socket: ClientConnection, message: object) -> None:
        match message:
            case Update():
                self._told(message)
                await self._act(socket)
            case Ack():
                self._answered(message.key, str(message.seq), Answered(message.key, message.seq))
                await self._act(socket)
            case Error(code="unavailable"):
                self._tally.refused["unavailable"] += 1
                self._probing.pop(message.key, None)
                await asyncio.sleep(self._rng.uniform(0.05, 0.2))
                if self._waiting and message.key == self._waiting.sent.key:
                    await self._again(socket)
            case Error(key=""):
                self._tally.refused[f"hello: {message.code}"] += 1
                raise EOFError(message.code)
            case Error():
                self._answered(message.key, message.code, Answered(message.key, code=message.code))
                await self._act(socket)

    def _told(self, update: Update) -> None:
        now = time.monotonic()
        for step in update.steps:
            self._history.steps.append(Step(step.seq, step.kind, step.seat))
            first = self._first_told.setdefault(step.seq, now)
            if first > self._resumed_at:
                self._tally.lags.append(now - first)
        self.seen, self._stamp, self._update = update.seq, update.stamp, update
        was, self.over = self.over, update.shown is not None and not update.shown.asked
        self._over_at = self._over_at if was else time.monotonic()

    def _answered(self, key: str, said: str, answer: Answered) -> None:
        if key in self._probing:
            what, wanted = self._probing.pop(key)
            self._history.probes.append(Probe(what, key, wanted, said))
            return
        self._history.answered.append(answer)
        wish = self._waiting
        if wish is None or key != wish.sent.key:
            return
        self._waiting = None
        if answer.code:
            self._refused(wish, answer.code)
        else:
            self._tally.ack()
            self._acked = max(self._acked, answer.seq)
            if wish.sent.kind == "reply":
                self._done.append(wish)

    def _refused(self, wish: Wish, code: str) -> None:
        self._tally.refused[code] += 1
        if code == "stale":
            self._acked = max(self._acked, min(wish.at, self.seen) + 1)  # what we knew was old: wait for news
        elif code != "undo-barred":
            self._history.probes.append(Probe(wish.sent.kind, wish.sent.key, "ack or stale", code))

    async def _act(self, socket: ClientConnection) -> None:
        """Answer, or take back, if it is our turn and we have nothing under way."""
        seat, update = self._history.seat, self._update
        if seat is None or self.over or self._waiting or not update or update.shown is None or update.seq < self._acked:
            return
        undoable = update.shown.waiting is not None or (update.undo and update.undo.count)
        if undoable and self._tried_undo < update.seq and self._rng.random() < UNDO:
            self._tried_undo = update.seq
            await self._wish(socket, "undo", seat, f"{seat} undo {update.seq}", seq=update.seq)
        elif update.question and update.shown.question:
            await self._probe(socket, update.question, update.shown.question)
            reply = update.shown.question.any_reply(self._rng)
            body = f"{seat} {update.question} {' '.join(reply)}"
            await self._wish(socket, "reply", seat, body, question=update.question, reply=reply)

    async def _wish(self, socket: ClientConnection, kind: str, seat: int, body: str, **more: object) -> None:
        sent = Sent(self._new_key(), kind, seat, body)
        message = write({"type": kind, "key": sent.key, **more}).decode()
        self._history.sent.append(sent)
        self._waiting = wish = Wish(sent, str(more.get("question", "")), message, self.seen)
        await socket.send(message)
        if self._rng.random() < TWICE:
            self._tally.tricks["sent twice on one socket"] += 1
            await socket.send(message)
        if self._rng.random() < BOTH:
            self._tally.tricks["sent on both nodes at once"] += 1
            self._elsewhere_now.add(asyncio.create_task(self._elsewhere(wish)))

    def _new_key(self) -> str:
        return f"{self._rng.getrandbits(128):032x}"

    async def _elsewhere(self, wish: Wish) -> None:
        """The same wish on the other node, at the same time."""
        mine = self._history
        other = History(mine.match, f"{mine.who} elsewhere", mine.seat, wish.at + 1, sent=[wish.sent], stayed=False)
        self.elsewhere.append(other)
        with contextlib.suppress(*AWAY):
            address = self._address(1 - (self.at or 0))
            async with asyncio.timeout(5), connect(address, compression=None, max_size=None, proxy=None) as socket:
                await socket.send(write({"type": "hello", "seen": wish.at, "token": self._token}).decode())
                await socket.send(wish.message)
                while not other.answered:
                    match read(await socket.recv()):
                        case Update(_, steps):
                            other.steps += [Step(step.seq, step.kind, step.seat) for step in steps]
                        case Ack(key, seq) if key == wish.sent.key:
                            other.answered.append(Answered(key, seq))
                        case Error("unavailable"):
                            return
                        case Error(code, _, key) if key == wish.sent.key:
                            other.answered.append(Answered(key, code=code))

    async def _probe(self, socket: ClientConnection, question: str, asked: Asked) -> None:
        """Now and then, send something that must not be done."""
        if len(self._done) < 5 or self._probing or self._rng.random() > PROBE:
            return
        old = self._rng.choice(self._done[:-3])
        what = self._rng.choice(["old reply", "old question", "used key", "used key, new question"])
        paths = old.sent.body.split()[2:]
        if what == "old reply":
            message = old.message
        elif what == "old question":
            if old.question in {done.question for done in self._done[-3:]}:
                return
            key = self._new_key()
            message = write({"type": "reply", "key": key, "question": old.question, "reply": paths}).decode()
            self._probing[key] = what, "stale"
        else:
            new, reply = (question, asked.any_reply(self._rng)) if "new" in what else (old.question, [*paths, "x"])
            message = write({"type": "reply", "key": old.sent.key, "question": new, "reply": reply}).decode()
            self._probing[old.sent.key] = what, "key-reused"
        self._tally.tricks[f"{what} sent"] += 1
        await socket.send(message)
