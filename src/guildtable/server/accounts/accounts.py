"""Accounts of a site: which ways in it has. At home there are none, and nobody needs one."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.server.accounts.known_devices import KnownDevices
from guildtable.server.accounts.mail_codes import MailCodes
from guildtable.server.accounts.passkeys import PasskeyLine, Passkeys, site_of_passkeys
from guildtable.server.accounts.recovery import RecoveryCodes
from guildtable.server.accounts.sign_in import Caller, SignIn
from guildtable.server.accounts.tolls import Tolls
from guildtable.server.mail.mail import Mail
from guildtable.server.mail.smtp_server import SmtpServer
from guildtable.server.protocol import Refused
from guildtable.server.settings import Settings
from guildtable.server.store.schema import mailboxes, players


@dataclass(frozen=True, slots=True)
class AccountState:
    """What a player has to get in by, and what the site offers.

    `fresh`: they have just proved who they are. `erase_at`: when they are to be erased, if they asked for it.
    """

    offers: tuple[str, ...]
    address: str | None = None
    passkeys: tuple[PasskeyLine, ...] = ()
    recovery_codes: int = 0
    fresh: bool = False
    erase_at: float | None = None


class Accounts:
    """The ways in that a site has: a part is None where it has it not."""

    def __init__(self, engine: AsyncEngine, settings: Settings, sign_in: SignIn) -> None:
        self._engine, self.sign_in = engine, sign_in
        self.known_devices, self.tolls = KnownDevices(engine), Tolls(engine)
        server = SmtpServer.of(settings) if settings.public_url else None
        domain = site_of_passkeys(settings) if settings.public_url else None
        an_hour = settings.codes_per_hour
        self.post = Mail(server) if server else None
        self._mail = MailCodes(engine, self.post, sign_in, settings.public_url, an_hour) if self.post else None
        self._passkeys = Passkeys(engine, sign_in, domain, settings.public_url) if domain else None
        self._recovery = RecoveryCodes(engine, sign_in) if domain and not server else None

    @property
    def offers(self) -> tuple[str, ...]:
        """The ways in that this site has, by name."""
        ways = {"passkey": self._passkeys, "mail": self._mail, "recovery": self._recovery}
        return tuple(name for name, way in ways.items() if way)

    @property
    def mail(self) -> MailCodes:
        """Codes by mail, if the site sends any."""
        if self._mail is None:
            raise _not_here()
        return self._mail

    @property
    def passkeys(self) -> Passkeys:
        """Passkeys, if browsers make them for this site."""
        if self._passkeys is None:
            raise _not_here()
        return self._passkeys

    @property
    def recovery(self) -> RecoveryCodes:
        """Recovery codes, where no mail is sent."""
        if self._recovery is None:
            raise _not_here()
        return self._recovery

    async def of(self, caller: Caller) -> AccountState:
        """What there is, and what this player has of it."""
        if not self.offers:
            return AccountState(())
        me = caller.player.id
        mine = select(players.c.erase_at, mailboxes.c.address).select_from(
            players.outerjoin(mailboxes, mailboxes.c.player == players.c.id)
        )
        async with self._engine.connect() as connection:
            erase_at, address = (await connection.execute(mine.where(players.c.id == me))).one()
        keys = await self._passkeys.of(caller.player) if self._passkeys else []
        codes = await self._recovery.left(caller.player) if self._recovery else 0
        fresh = await self.sign_in.is_fresh(caller.session)
        return AccountState(self.offers, address, tuple(keys), codes, fresh, erase_at)


def _not_here() -> Refused:
    return Refused("no-such-place", "This site has no such way to sign in; GET /api/account tells which it has.")
