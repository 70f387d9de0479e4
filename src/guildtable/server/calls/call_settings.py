"""How a player is called, and when their clocks rest: what they have said of it, and which browsers are called."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest, digest
from typing import Any, Literal

from sqlalchemy import delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildtable.server.awake import LONGEST_QUIET, MINUTES, Rest, zone_of
from guildtable.server.calls.outgoing import Outgoing
from guildtable.server.calls.push import Subscription
from guildtable.server.protocol import Refused
from guildtable.server.store.database_time import DatabaseTime
from guildtable.server.store.schema import call_devices, call_settings, calls, mailboxes
from guildtable.server.store.site_secrets import SiteSecret
from guildtable.server.tables.players import new_id

DEVICES = 5
"""Browsers by which one player is called."""

type MailWish = Literal["off", "each", "daily"]


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a player may say."""

    zone: str = ""
    """Empty: not said yet; it counts as UTC."""
    quiet_from: int = 0
    """Minutes after midnight."""
    quiet_hours: int = 0
    weekends: bool = False
    mail: MailWish = "off"
    webhook: str = ""
    """An address that is called; empty: none."""
    vacation: bool = True
    """Is a day of vacation taken by itself before a bank is gone?"""


@dataclass(frozen=True, slots=True)
class CallDevice:
    """A browser that is called."""

    id: str
    device: str
    """Such as `Firefox, Linux`."""
    called: float | None
    """When a call last came through."""
    error: str | None
    """Why the last one did not; null: it did, or there was none."""


@dataclass(frozen=True, slots=True)
class HowCalled:
    """All that is kept of how a player is called."""

    wishes: Wishes
    language: str
    devices: tuple[CallDevice, ...] = ()
    address: str | None = None
    """Their mailbox, if they have one."""
    mail_error: str | None = None
    webhook_secret: str | None = None
    webhook_error: str | None = None
    webhook_off: bool = False

    @property
    def rest(self) -> Rest:
        """When they rest."""
        wishes = self.wishes
        return Rest(wishes.zone or "UTC", wishes.quiet_from, wishes.quiet_hours, wishes.weekends)


class CallSettings:
    """The settings of all players, in the database."""

    def __init__(self, engine: AsyncEngine, outgoing: Outgoing) -> None:
        self._engine, self._outgoing, self._secret = engine, outgoing, SiteSecret(engine, "unsubscribe")
        self._insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert

    async def of(self, player: str) -> HowCalled:
        """How this player is called."""
        d = call_devices.c
        mine = select(d.id, d.name, d.called, d.error).where(d.player == player).order_by(d.created)
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(call_settings).where(call_settings.c.player == player))).first()
            address = (await connection.execute(_mailbox(player))).scalar()
            devices = tuple(CallDevice(*device) for device in await connection.execute(mine))
        if row is None:
            return HowCalled(Wishes(), "en", devices, address)
        said = Wishes(
            row.zone, row.quiet_from, row.quiet_hours, row.weekends, row.mail, row.webhook or "", row.vacation
        )
        errors = row.mail_error, row.webhook_secret, row.webhook_error, row.webhook_off
        return HowCalled(said, row.language, devices, address, *errors)

    async def change(self, player: str, wishes: Wishes, language: str) -> None:
        """Take over what a player says. How they rest counts from the next question on that they are asked."""
        self._check(wishes)
        before = await self.of(player)
        if wishes.mail != "off" and before.address is None:
            raise Refused(
                "not-now", "You have no mailbox here yet: add one to your account first.", "refused-no-mailbox"
            )
        new: dict[str, Any] = {
            "zone": wishes.zone,
            "quiet_from": wishes.quiet_from,
            "quiet_hours": wishes.quiet_hours,
            "weekends": wishes.weekends,
            "mail": wishes.mail,
            "vacation": wishes.vacation,
            "language": language,
            "webhook": wishes.webhook or None,
            "webhook_off": False,
        }
        if wishes.mail != before.wishes.mail:
            new["mail_error"] = None
        if wishes.webhook != before.wishes.webhook:
            new |= {"webhook_secret": secrets.token_hex(32) if wishes.webhook else None, "webhook_error": None}
        await self.note(player, **new)

    def _check(self, wishes: Wishes) -> None:
        if wishes.zone and zone_of(wishes.zone) is None:
            raise Refused("malformed", "This is no time zone that we know: say such as Europe/Brussels.")
        if not 0 <= wishes.quiet_from < MINUTES or not 0 <= wishes.quiet_hours <= LONGEST_QUIET:
            raise Refused("malformed", f"Quiet hours begin at a minute of the day, and last {LONGEST_QUIET} h at most.")
        if wishes.webhook and not self._outgoing.fits(wishes.webhook):
            raise Refused(
                "malformed", "This address cannot be called: say a public one, with https.", "refused-webhook"
            )

    async def note(self, player: str, **values: Any) -> None:
        """Keep something of how a player is called."""
        new = self._insert(call_settings).values(player=player, **values)
        async with self._engine.begin() as transaction:
            await transaction.execute(new.on_conflict_do_update(index_elements=["player"], set_=values))

    async def add(self, player: str, browser: Subscription, name: str, language: str) -> str:
        """Call this browser from now on, and return its id. A sixth takes the place of the oldest; one that was
        somebody else's is theirs no more, for it is another who sits before it."""
        if not self._outgoing.fits(browser.endpoint) or not browser.fits():
            raise Refused("malformed", "This is no subscription that a browser gives: it has an endpoint and two keys.")
        device, d = new_id(), call_devices.c
        if not (await self.of(player)).devices:
            await self.note(player, language=language)
        async with self._engine.begin() as transaction:
            await _forget(transaction, d.endpoint == browser.endpoint)
            newest = select(d.id).where(d.player == player).order_by(d.created.desc(), d.id).limit(DEVICES - 1)
            kept = list((await transaction.execute(newest)).scalars())
            await _forget(transaction, d.player == player, d.id.not_in(kept))
            keys = {"endpoint": browser.endpoint, "public_key": browser.public_key, "secret": browser.secret}
            new = {"id": device, "player": player, "name": name, "created": DatabaseTime(), **keys}
            await transaction.execute(insert(call_devices).values(new))
        return device

    async def remove(self, player: str, device: str) -> None:
        """Call this browser no more."""
        async with self._engine.begin() as transaction:
            await _forget(transaction, call_devices.c.player == player, call_devices.c.id == device)

    async def subscription(self, player: str, device: str) -> Subscription | None:
        """Where a browser of this player's is reached; None: it is called no more."""
        d = call_devices.c
        wanted = select(d.endpoint, d.public_key, d.secret).where(d.player == player, d.id == device)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return Subscription(*row) if row else None

    async def came(self, device: str, at: float, error: str | None) -> None:
        """Note how the last call of a browser went."""
        how = {"error": error} if error else {"error": None, "called": at}
        async with self._engine.begin() as transaction:
            await transaction.execute(update(call_devices).where(call_devices.c.id == device).values(how))

    async def unsubscribe_token(self, player: str) -> str:
        """What stands in a letter: whoever has it can stop the letters, and do nothing else."""
        key = bytes.fromhex(await self._secret.value())
        return f"{player}.{digest(key, player.encode(), sha256).hex()[:32]}"

    async def unsubscribe(self, token: str) -> bool:
        """Write no more letters to whom the token is of; False: it is nobody's."""
        player, _, _ = token.partition(".")
        if not compare_digest((await self.unsubscribe_token(player)).encode(), token.encode(errors="replace")):
            return False
        async with self._engine.begin() as transaction:
            await transaction.execute(update(call_settings).where(call_settings.c.player == player).values(mail="off"))
        return True


async def _forget(transaction: AsyncConnection, *which: Any) -> None:
    """Delete devices, and what they were still to be called for."""
    gone = delete(call_devices).where(*which).returning(call_devices.c.id)
    ids = list((await transaction.execute(gone)).scalars())
    if ids:
        await transaction.execute(delete(calls).where(calls.c.channel.in_(ids)))


def _mailbox(player: str) -> Any:
    return select(mailboxes.c.address).where(mailboxes.c.player == player)
