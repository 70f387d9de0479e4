"""A post office: a real SMTP server in this process, that keeps what it is handed."""

from __future__ import annotations

import datetime
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, Envelope, LoginPassword, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.server.places import free_port


class PostOffice:
    """What was handed in, and how."""

    def __init__(self, refuses: str = "") -> None:
        self.port = free_port()
        self.letters: list[EmailMessage] = []
        self.envelopes: list[Envelope] = []
        self.encrypted: list[bool] = []
        self.greeted: list[str] = []
        self._refuses = refuses

    def refuse(self, why: str) -> None:
        """From now on nobody gets anything."""
        self._refuses = why

    async def handle_RCPT(  # noqa: N802  aiosmtpd's names
        self, _: Any, session: Session, envelope: Envelope, address: str, __: list[str]
    ) -> str:
        """Take a recipient, or say what this one says to all."""
        self.greeted.append(str(session.host_name))
        if self._refuses:
            return self._refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _: Any, session: Session, envelope: Envelope) -> str:  # noqa: N802
        """Keep a letter."""
        content = envelope.content
        assert isinstance(content, bytes)
        letter = message_from_bytes(content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        self.envelopes.append(envelope)
        self.encrypted.append(session.ssl is not None)
        return "250 OK"


class Certificate:
    """A certificate for 127.0.0.1, signed by itself; who trusts `file` trusts it."""

    def __init__(self, folder: Path) -> None:
        key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "us")])
        now = datetime.datetime.now(datetime.UTC)
        made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
        made = made.serial_number(x509.random_serial_number()).not_valid_before(now - datetime.timedelta(days=1))
        made = made.not_valid_after(now + datetime.timedelta(days=1))
        made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        made = made.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        made = made.add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        made = made.add_extension(
            x509.KeyUsage(
                digital_signature=True,
                key_cert_sign=True,
                crl_sign=True,
                content_commitment=False,
                key_encipherment=False,
                data_encipherment=False,
                key_agreement=False,
                encipher_only=False,
                decipher_only=False,
            ),
            critical=True,
        )
        signed = made.sign(key, hashes.SHA256())
        self.file, secret = folder / "certificate.pem", folder / "key.pem"
        self.file.write_bytes(signed.public_bytes(serialization.Encoding.PEM))
        plain = serialization.NoEncryption()
        secret.write_bytes(key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain))
        self.context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        self.context.load_cert_chain(self.file, secret)


@contextmanager
def post_office(
    certificate: Certificate | None = None, *, from_the_first_byte: bool = False, password: str = "", refuses: str = ""
) -> Iterator[PostOffice]:
    """A post office that is open. With a certificate it offers STARTTLS and takes nothing before; with a password, of
    nobody but `guildtable`."""
    office = PostOffice(refuses)
    options: dict[str, Any] = {}
    if certificate and from_the_first_byte:
        options = {"ssl_context": certificate.context}
    elif certificate:
        options = {"tls_context": certificate.context, "require_starttls": True}
    if password:

        def check(_: Any, __: Any, ___: Any, ____: str, given: Any) -> AuthResult:
            right = LoginPassword(b"guildtable", password.encode())
            return AuthResult(success=given == right, handled=False)

        options |= {"authenticator": check, "auth_required": True}
    controller = Controller(office, hostname="127.0.0.1", port=office.port, server_hostname="localhost", **options)
    controller.start()
    try:
        yield office
    finally:
        controller.stop()
