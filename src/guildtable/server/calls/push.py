"""Web Push: a short message to a browser, through the push service of its maker.

They cannot read it (RFC 8291), and know by our key that it is from us (RFC 8292, VAPID).
"""

from __future__ import annotations

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.server.calls.outcome import SENT, Outcome
from guildtable.server.calls.outgoing import Answer, Outgoing, Unreachable
from guildtable.server.store.site_secrets import SiteSecret

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: a key is a number below it."""
KEPT_FOR = 12 * 3600
"""Seconds for which a push service keeps what it cannot deliver."""
SIGNED_FOR = 12 * 3600
LARGEST = 3000
"""Bytes of a message: every push service takes so many."""


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where a browser is reached, and what it gave us to encrypt for it."""

    endpoint: str
    public_key: str
    secret: str

    def fits(self) -> bool:
        """Can anything be encrypted for it?"""
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(self.public_key))
            return len(_bytes(self.secret)) == 16
        except ValueError:
            return False


class Push:
    """Sends messages to browsers. A site without an address of its own, or without encryption, sends none."""

    def __init__(self, engine: AsyncEngine, outgoing: Outgoing, site: str) -> None:
        self._outgoing, self._site, self._secret = outgoing, site.rstrip("/"), SiteSecret(engine, "vapid")
        self._vapid: Vapid02 | None = None

    @property
    def offered(self) -> bool:
        """Does the site call browsers? Push services want to know whose it is, and by an address that is real."""
        return self._site.startswith("https://")

    async def key(self) -> str | None:
        """The key by which browsers know that a call is ours; None if the site sends none."""
        if not self.offered:
            return None
        public = (await self._keys()).public_key
        return _text(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def send(self, to: Subscription, content: bytes, topic: str, *, urgent: bool = True) -> Outcome:
        """Send a message. One of the same topic that was not delivered yet gives way to it."""
        if not self.offered:
            return Outcome("failed", "this site calls no browsers")
        parts = urlsplit(to.endpoint)
        whose = {"sub": self._site, "aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED_FOR}
        headers = {
            **(await self._keys()).sign(whose),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_FOR),
            "urgency": "high" if urgent else "normal",
            "topic": topic,
        }
        try:
            return _outcome(await self._outgoing.post(to.endpoint, headers, encrypted(to, content[:LARGEST])))
        except Unreachable as error:
            return Outcome("again", str(error))

    async def _keys(self) -> Vapid02:
        if self._vapid is None:
            number = int(await self._secret.value(), 16) % (ORDER - 1) + 1
            self._vapid = Vapid02.from_raw(_text(number.to_bytes(32)).encode())
        return self._vapid


def encrypted(to: Subscription, content: bytes) -> bytes:
    """The message as only that browser can read it."""
    sealed: bytes = http_ece.encrypt(
        content,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(to.public_key),
        auth_secret=_bytes(to.secret),
        version="aes128gcm",
    )
    return sealed


def topic_of(player: str) -> str:
    """One topic a player: the newest call replaces the last."""
    return _text(sha256(f"calls of {player}".encode()).digest())[:32]


def _outcome(answer: Answer) -> Outcome:
    """What a push service means: it has it; the browser is gone for good; or it did not go well."""
    match answer.status:
        case 200 | 201 | 202 | 204:
            return SENT
        case 404 | 410:
            return Outcome("gone", "the browser has forgotten it")
        case 429:
            return Outcome("again", "the push service wants us to wait", answer.retry_after or 60.0)
        case status if status >= 500:
            return Outcome("again", f"the push service answered {status}", answer.retry_after or 0.0)
        case status:
            return Outcome("failed", f"the push service answered {status}")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()
