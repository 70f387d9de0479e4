"""Known devices: a browser that was let in by a mailbox is known by it later, so that strangers cannot keep it out.

Strangers who ask for letters to somebody's address use up what that mailbox gets. Its owner, where they have been
before, has letters of their own. What the browser carries says nothing of the mailbox, and nothing is kept of it here.
"""

from __future__ import annotations

import secrets
import time
from hmac import compare_digest, digest

from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.server.store.site_secrets import SiteSecret

DAYS = 180
"""For so long a browser is known."""
DAY = 86400.0


class KnownDevices:
    """Tells whether a browser has been let in by a mailbox before."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._secret = SiteSecret(engine, "known-devices")

    async def card(self, mailbox: str) -> str:
        """What a browser carries from now on that was let in by this mailbox."""
        device, day = secrets.token_hex(16), int(time.time() // DAY)
        return f"{device}.{day}.{await self._seal(device, day, mailbox)}"

    async def device(self, card: str, mailbox: str) -> str:
        """The device that carries this card, if it was let in by this mailbox and not too long ago; else nothing."""
        device, _, rest = card.partition(".")
        day, _, seal = rest.partition(".")
        if not (day.isascii() and day.isdecimal() and len(day) < 9) or int(day) < time.time() // DAY - DAYS:
            return ""
        fits = compare_digest(seal.encode(errors="replace"), (await self._seal(device, int(day), mailbox)).encode())
        return device if fits else ""

    async def _seal(self, device: str, day: int, mailbox: str) -> str:
        sealed = f"{device} {day} {mailbox}".encode(errors="replace")
        return digest(bytes.fromhex(await self._secret.value()), sealed, "sha256").hex()
