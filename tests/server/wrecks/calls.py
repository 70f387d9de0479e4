"""Ways to break calling somebody, and mail."""

from tools.sabotage import Wreck

CALLING = "tests/server/calls/test_calling.py"
MAIL = "tests/server/mail/test_mail.py"
MAILBOX = "tests/server/mail/test_mailbox.py"
OUTGOING = "tests/server/calls/test_outgoing.py"

WRECKS = [
    Wreck(
        "mail goes in the clear where the server offers nothing else",
        "server/mail/mail.py",
        'start_tls=server.encryption == "starttls",',
        'start_tls=None if server.encryption == "starttls" else False,',
        MAIL,
    ),
    Wreck(
        "any certificate will do",
        "server/mail/mail.py",
        "else ssl.create_default_context()",
        "else ssl._create_unverified_context()",
        MAIL,
    ),
    Wreck(
        "a password is sent in the clear",
        "server/mail/smtp_server.py",
        'if url.password and encryption == "none":',
        "if False:",
        MAIL,
    ),
    Wreck(
        "who waits for their turn waits for ever",
        "server/mail/mail.py",
        "async with asyncio.timeout(WITHIN), self._places:",
        "async with self._places, asyncio.timeout(WITHIN):",
        MAIL,
    ),
    Wreck(
        "an address that folds to another's is theirs",
        "server/mail/mailbox.py",
        "re.IGNORECASE | re.ASCII",
        "re.IGNORECASE",
        MAILBOX,
    ),
    Wreck(
        "who has answered is called",
        "server/calls/calling.py",
        "        if not await self._still_asked(call):\n",
        "        if False:\n",
        CALLING,
    ),
    Wreck(
        "who is here is called",
        "server/calls/calling.py",
        "return now + LOOK_AGAIN if await self._attendance.is_here(player) else None",
        "return None",
        CALLING,
    ),
    Wreck(
        "people are called in quiet hours",
        "server/calls/calling.py",
        "        if loud > now:\n            return loud\n",
        "",
        CALLING,
    ),
    Wreck(
        "two workers have the same call",
        "server/calls/claims.py",
        "due = (c.at <= now, c.lease <= now, c.channel.not_in(LETTERS))",
        "due = (c.at <= now, c.channel.not_in(LETTERS))",
        CALLING,
    ),
    Wreck(
        "a browser that is gone is called for ever",
        "server/calls/push.py",
        "case 404 | 410:",
        "case 404:",
        "tests/server/calls/test_push.py",
    ),
    Wreck(
        "strangers' addresses may be ours",
        "server/calls/outgoing.py",
        "return place.is_global and not place.is_multicast",
        "return True",
        OUTGOING,
    ),
    Wreck(
        "the name is looked up once more to connect",
        "server/calls/outgoing.py",
        "self._inner.connect_tcp(found[0], port,",
        "self._inner.connect_tcp(host, port,",
        OUTGOING,
    ),
    Wreck(
        "one address of many is looked at",
        "server/calls/outgoing.py",
        "not all(map(is_public, found))",
        "not is_public(found[0])",
        OUTGOING,
    ),
    Wreck(
        "anybody stops anybody's letters",
        "server/calls/call_settings.py",
        "if not compare_digest((await self.unsubscribe_token(player)).encode(),",
        "if not compare_digest(token.encode(),",
        "tests/server/calls/test_letters.py",
    ),
    Wreck(
        "a webhook is not signed with its owner's secret",
        "server/calls/webhooks.py",
        "digest(bytes.fromhex(secret), when.encode()",
        'digest(b"guildtable", when.encode()',
        "tests/server/calls/test_webhooks.py",
    ),
]
