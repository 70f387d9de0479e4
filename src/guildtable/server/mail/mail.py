"""Mail: one letter to one person, handed to the SMTP server while we wait, or refused with the reason."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import format_datetime, localtime, make_msgid

import aiosmtplib

from guildtable.server.mail.smtp_server import SmtpServer
from guildtable.server.ops.logs import log_fault
from guildtable.server.ops.metrics import MAILS

WITHIN = 15.0
"""Seconds in which the server must have taken a letter."""
AT_ONCE = 8
"""Letters on their way at the same time; others wait for them, no longer than `WITHIN` all in all."""


@dataclass(frozen=True, slots=True)
class Letter:
    """What is sent: plain text, for it says all there is to say."""

    to: str
    """As `mailbox` gives it."""
    subject: str
    text: str
    headers: Mapping[str, str] = field(default_factory=dict)
    id: str = ""
    """By which the same letter, sent again, is known to be the same; empty: it is sent once."""


class Undelivered(Exception):
    """Raised if a letter was not taken; the words say why, to whoever runs the site."""


class Refusing(Undelivered):
    """Raised if the server will not have it for this person, whenever it is tried again."""


class Mail:
    """Sends letters through the site's SMTP server."""

    def __init__(self, server: SmtpServer) -> None:
        self._server, self._places = server, asyncio.Semaphore(AT_ONCE)
        self._context = None if server.encryption == "none" else ssl.create_default_context()

    async def send(self, letter: Letter) -> None:
        """Hand a letter in. When this returns the server has it; else it raises `Undelivered`."""
        try:
            async with asyncio.timeout(WITHIN), self._places:
                await self._hand_in(self._written(letter))
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            undelivered = _undelivered(error, self._server)
            MAILS.labels("refused" if isinstance(undelivered, Refusing) else "failed").inc()
            log_fault("mail was not sent", error, code=_code(error))
            raise undelivered from None
        MAILS.labels("sent").inc()

    async def _hand_in(self, message: EmailMessage) -> None:
        server = self._server
        await aiosmtplib.send(
            message,
            hostname=server.host,
            port=server.port,
            username=server.user or None,
            password=server.password or None,
            local_hostname=server.sender.domain,  # not the machine's own name: that is nobody's business
            timeout=WITHIN,
            use_tls=server.encryption == "tls",
            start_tls=server.encryption == "starttls",  # and not sent at all by a server that cannot
            tls_context=self._context,
        )

    def _written(self, letter: Letter) -> EmailMessage:
        sender, written = self._server.sender, EmailMessage()
        written["From"], written["To"], written["Subject"] = sender, letter.to, letter.subject
        id_ = f"<{letter.id}@{sender.domain}>" if letter.id else make_msgid(domain=sender.domain)
        written["Date"], written["Message-ID"] = format_datetime(localtime()), id_
        for name, value in letter.headers.items():
            written[name] = value
        written["Auto-Submitted"] = "auto-generated"  # nobody's holiday answers it
        written.set_content(letter.text)
        return written


def _undelivered(error: Exception, server: SmtpServer) -> Undelivered:
    """The error in words, with what to do about it."""
    where = f"{server.host}:{server.port}"
    match error:
        case aiosmtplib.SMTPRecipientsRefused(recipients=[first, *_]):
            said = f"{first.code} {first.message}"
            return (Refusing if first.code >= 500 else Undelivered)(f"{where} refused the recipient: {said}")
        case aiosmtplib.SMTPAuthenticationError():
            return Undelivered(f"{where} refused user or password of GUILDTABLE_SMTP: {error.code} {error.message}")
        case aiosmtplib.SMTPSenderRefused():
            return Undelivered(f"{where} refused GUILDTABLE_MAIL_FROM: {error.code} {error.message}")
        case aiosmtplib.SMTPResponseException():
            return Undelivered(f"{where} refused the message: {error.code} {error.message}")
        case TimeoutError():
            return Undelivered(f"{where} did not take the message within {WITHIN:g} seconds.")
        case _ if "STARTTLS" in str(error):
            return Undelivered(f"{where} offers no STARTTLS: say smtps://, or ?starttls=no inside your own network.")
        case _:
            return Undelivered(f"{where} cannot be used: {error}. Is it GUILDTABLE_SMTP that you mean?")


def _code(error: Exception) -> int:
    """What the server answered, if it did; its words may name the recipient, and stand in no log."""
    if isinstance(error, aiosmtplib.SMTPRecipientsRefused):
        return int(error.recipients[0].code)
    return int(error.code) if isinstance(error, aiosmtplib.SMTPResponseException) else 0
