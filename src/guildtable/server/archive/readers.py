"""Readers: processes in which finished matches are verified, replayed and analysed.

Neither players nor the event loop wait for those who look back, and rules of before are loaded here alone. Who asks
waits in a line that has an end, and addresses take turns in it: one with a single request is not behind another's ten.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from guildtable.server.ops.metrics import READING
from guildtable.server.ops.networks import customer, networks
from guildtable.server.play.thinking import Thinkers
from guildtable.server.protocol import Refused

PROCESSES = 2
"""One may analyse for a second while the other shows somebody a replay. They are begun when they are first needed."""
WAITING = 20
"""Who comes when so many wait is told to try again."""
PER_PERSON = 6
"""Of these, one person's."""
PER_ADDRESS = 10
"""And those of one address, however many persons there are behind it."""
PER_NETWORK = 15
"""And those of a network of many addresses, as IPv6 has them: it is never all."""
WITHIN = 45.0
"""Seconds for one piece of work, the start of its process included; then the process is ended. The longest, a review of
Bruges with four, takes 16 s of a slow core."""
MEMORY = 512 * 2**20
"""Bytes that a process may hold."""


@dataclass(frozen=True, slots=True)
class Asker:
    """Who wants something read: a person, if they have a session, and where they come from."""

    address: str
    person: str = ""

    @property
    def shares(self) -> dict[str, int]:
        """How many places there are for each whom they count as: the person, the address, and the networks around."""
        _, *around = (network for network, _ in networks(self.address))
        person = {f"person {self.person}": PER_PERSON} if self.person else {}
        return person | {f"address {self.address}": PER_ADDRESS} | dict.fromkeys(around, PER_NETWORK)


class Readers:
    """The processes of this node that read records, and the line of those who wait for them."""

    def __init__(self) -> None:
        self._all: list[Thinkers] = []
        self._free: list[Thinkers] = []
        self._line: OrderedDict[str, deque[asyncio.Future[Thinkers]]] = OrderedDict()
        self._places: Counter[str] = Counter()
        self._waiting = 0

    def check(self, asker: Asker) -> None:
        """Is there a place for them? Asked before anything that was sent is looked at."""
        if self._waiting >= WAITING:
            raise Refused("too-many", "Many are looking back just now. Try again in a moment.")
        if any(self._places[who] >= most for who, most in asker.shares.items()):
            raise Refused("too-many", "What you asked for before is still being read. Try again in a moment.")

    async def read[Found](self, asker: Asker, work: Callable[..., Found], *given: object) -> Found:
        """Run this function of a module in another process."""
        self.check(asker)
        mine = list(asker.shares)
        self._places.update(mine)
        self._count(+1)
        try:
            return await self._in_turn(customer(asker.address), work, *given)
        except (BrokenProcessPool, TimeoutError):
            raise Refused("unavailable", "This could not be read. Try again in a moment.") from None
        except MemoryError:
            raise Refused("too-long", "This is too long to be read here.") from None
        finally:
            self._count(-1)
            self._places.subtract(mine)
            self._places = +self._places

    async def _in_turn[Found](self, address: str, work: Callable[..., Found], *given: object) -> Found:
        process = await self._turn(address)
        try:
            return await process.run(work, *given)
        finally:
            self._next(process)

    async def _turn(self, address: str) -> Thinkers:
        """A process that is free, once it is this address' turn."""
        if self._free:
            return self._free.pop()
        if len(self._all) < PROCESSES:
            self._all.append(Thinkers(1, WITHIN, MEMORY))
            return self._all[-1]
        turn: asyncio.Future[Thinkers] = asyncio.get_running_loop().create_future()
        self._line.setdefault(address, deque()).append(turn)
        return await turn

    def _next(self, process: Thinkers) -> None:
        """Give a process that is free to whoever's turn it is."""
        while self._line:
            address, turns = self._line.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._line[address] = turns  # behind the others
            if not turn.done():
                turn.set_result(process)
                return
        self._free.append(process)

    def _count(self, more: int) -> None:
        self._waiting += more
        READING.set(self._waiting)

    def close(self) -> None:
        """End the processes."""
        for process in self._all:
            process.close()
