"""Mail is handed to a real SMTP server: encrypted, or not at all; and where that is away, nobody waits for long."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path

import pytest
from prometheus_client import REGISTRY
from typer.testing import CliRunner

from guildtable.cli.main import app
from guildtable.server.mail import mail
from guildtable.server.mail.mail import Letter, Mail, Refusing, Undelivered
from guildtable.server.mail.smtp_server import SmtpServer
from guildtable.server.settings import Settings
from tests.server.mail.post_office import Certificate, post_office
from tests.server.places import free_port

FROM = "Guildtable <table@guild.example>"
PASSWORD = "s e/c:r@et"  # noqa: S105
LETTER = Letter("anna@ghent.example", "Ihr Code für die Tafel", "Köp er den åttonde.\nDies ist alles.\n")


@pytest.fixture
def certificate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Certificate:
    """One that this process trusts, as a host would have it trust one of their own."""
    made = Certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(made.file))
    return made


def through(smtp: str) -> Mail:
    """Mail through this server."""
    server = SmtpServer.of(Settings(smtp=smtp, mail_from=FROM))
    assert server
    return Mail(server)


def counted(what: str) -> float:
    return REGISTRY.get_sample_value("guildtable_mails_total", {"what": what}) or 0.0


async def test_a_message_arrives_as_it_was_written() -> None:
    sent = counted("sent")
    with post_office() as office:
        await through(f"smtp://127.0.0.1:{office.port}?starttls=no").send(LETTER)
    (letter,), (envelope,) = office.letters, office.envelopes
    assert letter["subject"] == LETTER.subject
    assert letter.get_content().replace("\r\n", "\n") == LETTER.text
    assert letter["from"] == FROM
    assert (envelope.mail_from, envelope.rcpt_tos) == ("table@guild.example", ["anna@ghent.example"])
    assert letter["auto-submitted"] == "auto-generated"
    assert letter["message-id"].endswith("@guild.example>")
    assert office.greeted == ["guild.example"], "not the name of the machine"
    assert counted("sent") == sent + 1


async def test_by_default_it_is_sent_encrypted(certificate: Certificate) -> None:
    with post_office(certificate, password=PASSWORD) as office:
        await through(f"smtp://guildtable:s%20e%2Fc%3Ar%40et@localhost:{office.port}").send(LETTER)
    assert office.encrypted == [True]


async def test_a_port_that_speaks_tls_from_the_first_byte(certificate: Certificate) -> None:
    with post_office(certificate, from_the_first_byte=True) as office:
        await through(f"smtps://localhost:{office.port}").send(LETTER)
    assert len(office.letters) == 1


async def test_nothing_is_sent_in_the_clear_to_a_server_that_offers_no_starttls() -> None:
    with post_office() as office, pytest.raises(Undelivered, match="offers no STARTTLS"):
        await through(f"smtp://127.0.0.1:{office.port}").send(LETTER)
    assert office.letters == []


async def test_nothing_is_sent_to_a_server_whose_certificate_nobody_trusts(tmp_path: Path) -> None:
    for first_byte in (False, True):
        with post_office(Certificate(tmp_path), from_the_first_byte=first_byte) as office:
            scheme = "smtps" if first_byte else "smtp"
            with pytest.raises(Undelivered, match="cannot be used"):
                await through(f"{scheme}://localhost:{office.port}").send(LETTER)
        assert office.letters == []


async def test_nor_to_one_whose_certificate_is_for_another_name(certificate: Certificate) -> None:
    with post_office(certificate) as office, pytest.raises(Undelivered, match="cannot be used"):
        await through(f"smtp://127.0.0.1:{office.port}").send(LETTER)
    assert office.letters == []


async def test_a_wrong_password_is_said_to_be_wrong(certificate: Certificate) -> None:
    told = "refused user or password of GUILDTABLE_SMTP"
    with post_office(certificate, password=PASSWORD) as office, pytest.raises(Undelivered, match=told):
        await through(f"smtp://guildtable:wrong@localhost:{office.port}").send(LETTER)


async def test_where_no_server_is_it_says_so_and_counts_it() -> None:
    failed = counted("failed")
    with pytest.raises(Undelivered, match="cannot be used"):
        await through(f"smtp://127.0.0.1:{free_port()}").send(LETTER)
    assert counted("failed") == failed + 1


async def test_a_server_that_says_nothing_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does a queue before it: the time is for both together."""
    monkeypatch.setattr(mail, "WITHIN", 0.5)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        mails = through(f"smtp://127.0.0.1:{silent.getsockname()[1]}")
        begun = asyncio.get_running_loop().time()
        done = await asyncio.gather(*(mails.send(LETTER) for _ in range(30)), return_exceptions=True)
        assert asyncio.get_running_loop().time() - begun < 1.5
    assert {type(error) for error in done} == {Undelivered}


@pytest.mark.parametrize(("answer", "kind"), [("550 no such mailbox", Refusing), ("451 try later", Undelivered)])
async def test_an_address_refused_for_good_is_told_from_one_refused_today(answer: str, kind: type) -> None:
    what = "refused" if kind is Refusing else "failed"
    before = counted(what)
    with post_office(refuses=answer) as office, pytest.raises(Undelivered, match=answer) as raised:
        await through(f"smtp://127.0.0.1:{office.port}?starttls=no").send(LETTER)
    assert type(raised.value) is kind
    assert counted(what) == before + 1


async def test_nobody_writes_headers_of_their_own() -> None:
    with post_office() as office:
        mails = through(f"smtp://127.0.0.1:{office.port}?starttls=no")
        for to, subject in (
            ("anna@ghent.example", "Hi\r\nBcc: ben@ghent.example"),
            ("a@b.example\r\nBcc: c@d.example", ""),
        ):
            with pytest.raises(ValueError, match=r"linefeed|header|invalid"):
                await mails.send(Letter(to, subject, ""))
    assert office.letters == []


@pytest.mark.parametrize(
    ("smtp", "mail_from", "told"),
    [
        ("http://mail.example", FROM, "GUILDTABLE_SMTP is no address"),
        ("smtp://", FROM, "GUILDTABLE_SMTP is no address"),
        ("smtp://mail.example?startls=no", FROM, "GUILDTABLE_SMTP is no address"),
        ("smtp://mail.example?starttls=yes", FROM, "there is only"),
        ("smtps://mail.example?starttls=no", FROM, "there is only"),
        ("smtp://mail.example:port", FROM, "has a port that is none"),
        ("smtp://a:secret@mail.example?starttls=no", FROM, "in the clear"),
        ("smtp://mail.example", "", "GUILDTABLE_MAIL_FROM is needed"),
        ("smtp://mail.example", "Guildtable", "GUILDTABLE_MAIL_FROM is needed"),
    ],
)
def test_a_wrong_setting_is_named(smtp: str, mail_from: str, told: str) -> None:
    with pytest.raises(ValueError, match=told) as raised:
        SmtpServer.of(Settings(smtp=smtp, mail_from=mail_from))
    assert "secret" not in str(raised.value)
    command = CliRunner().invoke(app, ["admin", "test-mail", "a@b.example"], env=environment(smtp, mail_from))
    assert command.exit_code == 1
    assert told in " ".join(command.output.split())


def test_a_site_without_one_sends_no_mail() -> None:
    assert SmtpServer.of(Settings()) is None
    command = CliRunner().invoke(app, ["admin", "test-mail", "a@b.example"], env=environment("", ""))
    assert "GUILDTABLE_SMTP is not set" in command.output


def test_the_password_is_not_shown_with_the_server() -> None:
    server = SmtpServer.of(Settings(smtp="smtp://a:secret@mail.example", mail_from=FROM))
    assert "secret" not in repr(server)


def environment(smtp: str, mail_from: str = FROM) -> dict[str, str]:
    return {"GUILDTABLE_SMTP": smtp, "GUILDTABLE_MAIL_FROM": mail_from, "GUILDTABLE_LOGS": "json"}


def test_a_test_message_is_sent_by_command_and_no_address_is_logged() -> None:
    with post_office() as office:
        smtp = f"smtp://127.0.0.1:{office.port}?starttls=no"
        done = CliRunner().invoke(app, ["admin", "test-mail", "Anna@Ghent.example"], env=environment(smtp))
        assert done.exit_code == 0, done.output
        assert [letter["to"] for letter in office.letters] == ["anna@ghent.example"]
        assert json.loads(done.stderr.splitlines()[0])["act"] == "test-mail"
        assert "ghent" not in done.stderr
    away = CliRunner().invoke(app, ["admin", "test-mail", "anna@ghent.example"], env=environment(smtp))
    assert away.exit_code == 1
    assert "cannot be used" in " ".join(away.output.split())
    assert "ghent" not in away.output
