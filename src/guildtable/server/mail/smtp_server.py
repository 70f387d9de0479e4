"""The SMTP server that takes our mail, as the settings name it."""

from __future__ import annotations

from dataclasses import dataclass, field
from email.errors import MessageError
from email.headerregistry import Address
from email.utils import parseaddr
from typing import Literal, Self
from urllib.parse import parse_qs, unquote, urlsplit

from guildtable.server.settings import Settings

type Encryption = Literal["tls", "starttls", "none"]
PORTS: dict[Encryption, int] = {"tls": 465, "starttls": 587, "none": 25}
EXAMPLE = "say smtp://user:password@host:587, or smtps://… for a port that speaks TLS from its first byte"


@dataclass(frozen=True, slots=True)
class SmtpServer:
    """Where mail is handed in, and in whose name."""

    host: str
    port: int
    encryption: Encryption
    sender: Address
    user: str = ""
    password: str = field(default="", repr=False)

    @classmethod
    def of(cls, settings: Settings) -> Self | None:
        """The site's; None: it sends no mail. Raises `ValueError`, naming the setting that is wrong."""
        if not settings.smtp:
            return None
        url = urlsplit(settings.smtp)
        options = parse_qs(url.query)
        if url.scheme not in {"smtp", "smtps"} or not url.hostname or options.keys() - {"starttls"}:
            raise ValueError(f"GUILDTABLE_SMTP is no address of an SMTP server: {EXAMPLE}")
        encryption: Encryption = "tls" if url.scheme == "smtps" else "starttls"
        if "starttls" in options:
            if url.scheme == "smtps" or options["starttls"] != ["no"]:
                raise ValueError("GUILDTABLE_SMTP: there is only ?starttls=no, and only with smtp://")
            encryption = "none"
        if url.password and encryption == "none":
            raise ValueError("GUILDTABLE_SMTP would send the password in the clear: leave out ?starttls=no")
        try:
            port = url.port or PORTS[encryption]
        except ValueError:
            raise ValueError(f"GUILDTABLE_SMTP has a port that is none: {EXAMPLE}") from None
        user, password = unquote(url.username or ""), unquote(url.password or "")
        return cls(url.hostname, port, encryption, _sender(settings.mail_from), user, password)


def _sender(text: str) -> Address:
    name, address = parseaddr(text)
    try:
        sender = Address(name or "Guildtable", addr_spec=address)
    except (ValueError, IndexError, MessageError):
        sender = Address()
    if not sender.username or not sender.domain:
        raise ValueError("GUILDTABLE_MAIL_FROM is needed to send mail: say such as Guildtable <table@example.org>")
    return sender
