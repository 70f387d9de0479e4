"""A listener: a real HTTP server in this process that keeps what it is posted, and answers as it is told to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field


@dataclass
class Posted:
    """What came."""

    path: str
    headers: dict[str, str]
    body: bytes
    answer: int = 0
    """What was answered."""


@dataclass
class Listener:
    """What came, and what is answered: each time the next, the last for ever. 0: nothing is ever answered."""

    port: int = 0
    answers: list[int] = field(default_factory=lambda: [201])
    headers: dict[str, str] = field(default_factory=dict)
    posted: list[Posted] = field(default_factory=list)

    @property
    def host(self) -> str:
        """As a site's settings name it."""
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://{self.host}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take one post."""
        try:
            first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
            self.posted.append(Posted(first.split(" ")[1], headers, body, answer))
            if not answer:
                await asyncio.sleep(60)
            more = "".join(f"{name}: {value}\r\n" for name, value in self.headers.items())
            writer.write(f"HTTP/1.1 {answer} Said\r\n{more}content-length: 0\r\nconnection: close\r\n\r\n".encode())
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def listening(*answers: int, **headers: str) -> AsyncIterator[Listener]:
    """A listener that is open."""
    listener = Listener(answers=list(answers) or [201], headers=headers)
    server = await asyncio.start_server(listener.serve, "127.0.0.1", 0)
    listener.port = server.sockets[0].getsockname()[1]
    try:
        yield listener
    finally:
        server.close()
        server.close_clients()
