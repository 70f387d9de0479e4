"""What is spoken inside: the certificates, and the bus with a name, a password and TLS, as the files have it."""

from __future__ import annotations

import asyncio
import shutil
import ssl
import stat
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from guildtable.server.bus.hints import Hint
from guildtable.server.bus.nats import NatsBus
from tests.server.places import free_port

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
PASSWORD = "n0t-a-secret"  # noqa: S105  of this test alone


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where certificates.sh has written."""
    folder = tmp_path_factory.mktemp("deploy")
    subprocess.run(["/bin/sh", DEPLOY / "certificates.sh", folder], check=True, capture_output=True, timeout=60)
    return folder / "certificates"


@pytest.fixture(scope="module")
def bus(place: Path) -> Iterator[int]:
    """A NATS with the file of the compose example; its port."""
    program = shutil.which("nats-server")
    if not program:
        pytest.skip("nats-server is not installed")
    port = free_port()
    written = (DEPLOY / "nats.conf").read_text(encoding="utf-8")
    written = written.replace("/certificates", str(place)).replace("0.0.0.0:4222", f"127.0.0.1:{port}")
    (place / "nats.conf").write_text(written, encoding="utf-8")
    running = subprocess.Popen([program, "--config", place / "nats.conf"], env={"NATS_PASSWORD": PASSWORD})
    try:
        yield port
    finally:
        running.terminate()
        running.wait(10)


def test_every_key_is_for_its_owner_alone_and_every_certificate_is_signed(place: Path) -> None:
    for name in ("bus", "database"):
        assert stat.S_IMODE((place / f"{name}.key").stat().st_mode) == 0o600
        context = ssl.create_default_context(cafile=str(place / "ca.pem"))
        assert context.get_ca_certs()
        verify = ["/usr/bin/openssl", "verify", "-CAfile", str(place / "ca.pem"), "-verify_hostname", name]
        subprocess.run([*verify, str(place / f"{name}.pem")], check=True, capture_output=True, timeout=20)


async def connects(address: str) -> bool:
    async def deaf(_: str, __: Hint) -> None:
        pass

    bus = NatsBus(address)
    try:
        async with asyncio.timeout(5):
            await bus.open(deaf)
            while not bus.connected:
                await asyncio.sleep(0.05)
        return True
    except Exception:  # noqa: BLE001  it does not connect: by what error is not the question
        return False
    finally:
        await bus.close()


async def test_the_bus_lets_in_who_has_the_password_over_tls_and_nobody_else(
    bus: int, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(place / "ca.pem"))
    assert await connects(f"tls://guildtable:{PASSWORD}@localhost:{bus}")
    assert not await connects(f"tls://guildtable:wrong@localhost:{bus}")
    assert not await connects(f"tls://localhost:{bus}")
    monkeypatch.delenv("SSL_CERT_FILE")
    assert not await connects(f"tls://guildtable:{PASSWORD}@localhost:{bus}"), "a certificate of strangers was believed"
