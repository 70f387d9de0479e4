"""Codes by mail: a code and a link in one letter, either of which signs in, once, for ten minutes.

Whether an address is known is not looked at before its owner has proved that it is theirs: so nothing can tell. The
code counts only where it was asked for. The link counts anywhere, but only where it was asked for does it make an
account: else somebody could ask for it in your name, and share the account that you make by it.
"""

from __future__ import annotations

import contextlib
import re
import secrets
import time
from dataclasses import dataclass, replace
from hashlib import sha256
from hmac import compare_digest
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildtable.server.accounts.letters import changed_letter, sign_in_letter
from guildtable.server.accounts.sign_in import Caller, SignedIn, SignIn, must_be_fresh
from guildtable.server.accounts.tolls import TOLL
from guildtable.server.mail.mail import Mail, Undelivered
from guildtable.server.mail.mailbox import mailbox
from guildtable.server.protocol import Refused
from guildtable.server.store.schema import mail_codes, mailboxes
from guildtable.server.tables.account_names import is_account
from guildtable.server.tables.players import fingerprint_of, new_id

SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""None that is taken for another, and no U: codes shall not spell words."""
LENGTH = 6
TRIES = 5
GOOD_FOR = 600.0
HOUR = 3600.0
SHARED = 3
"""So many times as many letters as one mailbox gets may be asked for from one address on the net."""


@dataclass(frozen=True, slots=True)
class LetterAsker:
    """Who asks for a letter: the mark of where they are, or of the device, if it was let in by that mailbox before. Who
    paid a toll has several shares."""

    mark: str
    known: bool = False
    shares: int = 1


class MailCodes:
    """The codes that were mailed, in the database; of each only a fingerprint."""

    def __init__(self, engine: AsyncEngine, mail: Mail, sign_in: SignIn, site: str, an_hour: int) -> None:
        self._engine, self._mail, self._sign_in = engine, mail, sign_in
        self._site, self._an_hour = site.rstrip("/"), an_hour

    async def send(self, caller: Caller, address: str, asker: LetterAsker, language: str) -> str:
        """Mail a code and a link, and return the ticket by which the code counts."""
        to, ticket, link = mailbox(address), new_id(), secrets.token_urlsafe(32)
        code = "".join(secrets.choice(SIGNS) for _ in range(LENGTH))
        new: dict[str, Any] = {
            "ticket": ticket,
            "player": caller.player.id,
            "address": to,
            "origin": asker.mark,
            "at": time.time(),
        }
        new["language"] = language
        async with self._engine.begin() as transaction:
            await self._must_be_few(transaction, to, asker)
            kept = new | {"code": fingerprint_of_code(ticket, code), "link": fingerprint_of(link)}
            await transaction.execute(insert(mail_codes).values(kept))
        try:
            await self._mail.send(sign_in_letter(language, to, self._site, code, link))
        except Undelivered:
            text = "The letter could not be sent just now: try again later, or another way to sign in."
            raise Refused("unavailable", text, "refused-mail") from None
        return ticket

    async def _must_be_few(self, transaction: AsyncConnection, to: str, asker: LetterAsker) -> None:
        """Whether they were used does not matter: a success clears no limit. A device that is known has letters of its
        own, however many strangers have asked for."""
        m, an_hour = mail_codes.c, self._an_hour * asker.shares
        limits = [(m.address, to, an_hour), (m.origin, asker.mark, SHARED * an_hour)]
        for column, value, most in [(m.origin, asker.mark, an_hour)] if asker.known else limits:
            lately = (column == value, m.at > time.time() - HOUR)
            count, oldest = (await transaction.execute(select(func.count(), func.min(m.at)).where(*lately))).one()
            if count >= most:
                wait = max(1, int(oldest + HOUR - time.time()) + 1)
                reason = "refused-letters" if asker.shares > 1 else TOLL
                raise Refused("too-many", "Too many letters were asked for: wait a while.", reason, wait)

    async def by_code(self, caller: Caller, ticket: str, typed: str) -> SignedIn:
        """Sign in by a code, where it was asked for."""
        m = mail_codes.c
        good = (m.ticket == ticket, m.player == caller.player.id, m.used.is_(False), m.at > time.time() - GOOD_FOR)
        async with self._engine.begin() as transaction:  # a try counts, whatever comes of it
            tried = update(mail_codes).where(*good, m.tries < TRIES).values(tries=m.tries + 1)
            row = (await transaction.execute(tried.returning(m.code, m.tries))).first()
        if row is None:
            raise _over()
        code = re.sub(r"[\s-]", "", typed).upper()
        if not compare_digest(row.code, fingerprint_of_code(ticket, code)):
            left = TRIES - row.tries
            raise Refused("forbidden", f"That is not the code: {left} tries are left.", f"refused-code-{left}")
        return await self._use(caller, m.ticket == ticket)

    async def by_link(self, caller: Caller, token: str) -> SignedIn:
        """Sign in by a link."""
        return await self._use(caller, mail_codes.c.link == fingerprint_of(token))

    async def _use(self, caller: Caller, which: Any) -> SignedIn:
        m, before = mail_codes.c, None
        used = update(mail_codes).where(which, m.used.is_(False), m.at > time.time() - GOOD_FOR).values(used=True)
        try:
            async with self._engine.begin() as transaction:
                row = (await transaction.execute(used.returning(m.address, m.player, m.language))).first()
                if row is None:
                    raise _over()
                owner = await _owner(transaction, row.address)
                made = owner is None and not await is_account(transaction, caller.player.id)
                if owner is None:
                    if row.player != caller.player.id:
                        text = "Nobody has this address here yet: open the link in the browser that asked for it."
                        raise Refused("not-now", text, "refused-other-browser")
                    await must_be_fresh(transaction, caller)
                    before = await _bind(transaction, row.address, caller.player.id)
                signed_in = await self._sign_in.enter(transaction, caller, owner or caller.player.id)
        except IntegrityError:  # the address or the name was taken in the same moment
            raise Refused("unavailable", "Something came between: try again.") from None
        await self._sign_in.told(caller, signed_in)
        signed_in = replace(signed_in, mailbox=row.address, made=made)
        if before:
            with contextlib.suppress(Undelivered):  # it is counted and logged; nothing more can be done
                await self._mail.send(changed_letter(row.language, before, self._site))
        return signed_in


async def _owner(connection: AsyncConnection, address: str) -> str | None:
    wanted = select(mailboxes.c.player).where(mailboxes.c.address == address)
    return (await connection.execute(wanted)).scalar()


async def _bind(transaction: AsyncConnection, address: str, player: str) -> str | None:
    """From now on this is the player's address; return the one before, which is not any more."""
    gone = delete(mailboxes).where(mailboxes.c.player == player).returning(mailboxes.c.address)
    before = (await transaction.execute(gone)).scalar()
    await transaction.execute(insert(mailboxes).values(address=address, player=player, since=time.time()))
    return before


def fingerprint_of_code(ticket: str, code: str) -> str:
    """What is kept of a code."""
    return sha256(f"{ticket} {code}".encode(errors="replace")).hexdigest()


def _over() -> Refused:
    return Refused(
        "forbidden", "This code is used, or over its ten minutes or five tries: ask for another.", "refused-code-over"
    )
