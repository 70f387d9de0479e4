"""Webhooks: a call as a post to an address of the player's own, signed so that it can be told from anybody else's."""

from __future__ import annotations

from hashlib import sha256
from hmac import digest
from urllib.parse import urlsplit

from guildtable.server.calls.outcome import SENT, Outcome
from guildtable.server.calls.outgoing import Outgoing, Unreachable
from guildtable.server.calls.texts import CallText
from guildtable.server.codec import encode
from guildtable.server.version import VERSION

DISCORD = {"discord.com", "discordapp.com"}
"""Who wants the words in a field of its own name."""


class Webhooks:
    """Posts calls to players' addresses."""

    def __init__(self, outgoing: Outgoing) -> None:
        self._outgoing = outgoing

    def fits(self, url: str) -> bool:
        """May this address be called?"""
        return self._outgoing.fits(url)

    async def send(self, url: str, secret: str, call: CallText, at: float) -> Outcome:
        """Post a call."""
        content, when = body_for(url, call), str(int(at))
        headers = {
            "content-type": "application/json",
            "user-agent": f"Guildtable/{VERSION}",
            "x-guildtable-time": when,
            "x-guildtable-signature": f"sha256={signature(secret, when, content)}",
        }
        try:
            answer = await self._outgoing.post(url, headers, content)
        except Unreachable as error:
            return Outcome("again", str(error))
        if 200 <= answer.status < 300:
            return SENT
        if answer.status in {404, 410}:
            return Outcome("gone", f"it answered {answer.status}")
        return Outcome("again", f"it answered {answer.status}", answer.retry_after or 0.0)


def body_for(url: str, call: CallText) -> bytes:
    """What is posted: to Discord as it wants it, to everybody else as to a browser."""
    if (urlsplit(url).hostname or "") in DISCORD:
        said = f"**{call.title}**\n{call.body}\n<{call.link}>"
        return encode({"content": said, "allowed_mentions": {"parse": []}})
    return encode({**call.payload(), "link": call.link})


def signature(secret: str, when: str, content: bytes) -> str:
    """Of the time and the body, with the player's own secret: who checks both is not fooled by an old one."""
    return digest(bytes.fromhex(secret), when.encode() + b"." + content, sha256).hex()
