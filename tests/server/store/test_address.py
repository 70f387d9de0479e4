"""The address of a database, as hosts hand it out: one dialect for nodes, workers and commands, with TLS or without."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

import asyncpg
import pytest
from typer.testing import CliRunner

from guildtable.cli.main import app
from guildtable.server.store.address import plain
from guildtable.server.store.database import AWAY, Database
from guildtable.server.store.migrate import migrate
from lab.faults.cluster import Cluster
from lab.faults.site import missing
from tests.server.sitting import a_node, play_on, sit_down


@pytest.mark.parametrize(
    ("given", "plainly"),
    [
        ("postgresql://a:b@host/name", "postgresql://a:b@host/name"),
        ("postgres://a@host/name?sslmode=require", "postgres://a@host/name?sslmode=require"),
        ("postgresql://a@host/name?ssl=true", "postgresql://a@host/name?sslmode=require"),
        ("postgresql://a@host/name?ssl=verify-full", "postgresql://a@host/name?sslmode=verify-full"),
        ("postgresql://a@host/name?ssl=true&sslmode=verify-ca", "postgresql://a@host/name?sslmode=verify-ca"),
        (
            "postgresql://a@host/name?sslmode=require&channel_binding=require",
            "postgresql://a@host/name?sslmode=require",
        ),
        ("postgresql://a@host/name?connect_timeout=10&pgbouncer=true", "postgresql://a@host/name"),
        ("postgresql://a@one,two:5433/name?target_session_attrs=read-write",) * 2,
    ],
)
def test_every_dialect_of_an_address_becomes_the_one_that_the_driver_knows(given: str, plainly: str) -> None:
    assert plain(given) == plainly


@pytest.fixture(scope="module")
def encrypted() -> Iterator[tuple[str, Path]]:
    """A PostgreSQL that lets nobody in without TLS: its address, and the certificate to know it by."""
    if missing() or not shutil.which("openssl"):
        pytest.skip("needs PostgreSQL's programs and openssl")
    folder = Path(tempfile.mkdtemp(prefix="guildtable-tls-"))
    folder.chmod(0o755)
    files = {"ssl_cert_file": f"{folder}/crt", "ssl_key_file": f"{folder}/key"}
    cluster = Cluster(folder / "postgres", {"ssl": "on"} | files)
    new = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    names = ["-addext", "subjectAltName=DNS:localhost"]
    out = ["-keyout", files["ssl_key_file"], "-out", files["ssl_cert_file"]]
    subprocess.run([*new, *names, *out], check=True, capture_output=True)
    (folder / "key").chmod(0o600)
    if os.geteuid() == 0:
        shutil.chown(folder / "key", "postgres", "postgres")
    cluster.start()
    try:
        asked = cluster.data / "pg_hba.conf"
        asked.write_text("hostssl all all all trust\n")
        cluster.restart("fast")
        asyncio.run(_create(f"postgresql://postgres@127.0.0.1:{cluster.port}/postgres?sslmode=require"))
        yield f"postgresql://postgres@localhost:{cluster.port}/guildtable", folder / "crt"
    finally:
        cluster.stop()
        shutil.rmtree(folder)


async def _create(url: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute("CREATE DATABASE guildtable")
    await connection.close()


def test_with_tls_as_managed_databases_hand_it_out_everything_works(
    encrypted: tuple[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare, certificate = encrypted
    queries = ("ssl=true", "sslmode=require&channel_binding=prefer", f"sslmode=verify-full&sslrootcert={certificate}")
    for number, query in enumerate(queries):
        url = f"{bare}?{query}"
        monkeypatch.setenv("GUILDTABLE_DATABASE", url)
        for command in (["migrate"], ["admin", "tables"], ["backup", str(tmp_path / f"{number}.backup")]):
            done = CliRunner().invoke(app, command)
            assert done.exit_code == 0, (query, command, done.output)

        async def play(url: str = url) -> str:
            async with a_node(url) as node:
                table, _ = await sit_down(node, "capital-lux", "person", "person")
                await play_on(node, table, Random(1), 5)
                async with node.database.engine.connect() as connection:
                    wanted = "SELECT version FROM pg_stat_ssl WHERE pid = pg_backend_pid()"
                    return str((await connection.exec_driver_sql(wanted)).scalar())

        assert asyncio.run(play()).startswith("TLS")


async def test_a_server_that_is_not_who_it_should_be_is_not_talked_to(encrypted: tuple[str, Path]) -> None:
    bare, certificate = encrypted
    other = bare.replace("localhost", "127.0.0.1")
    with pytest.raises(AWAY):
        await migrate(f"{other}?sslmode=verify-full&sslrootcert={certificate}")
    with pytest.raises(AWAY):
        await migrate(f"{bare}?sslmode=disable")


async def test_a_process_has_no_more_connections_than_it_was_given_and_says_who_it_is(own_postgres: str) -> None:
    database, watching = Database(own_postgres, 4, "guildtable-node"), await asyncpg.connect(own_postgres)
    try:

        async def busy() -> None:
            await database.journal.heads(["nobody"])
            async with database.engine.connect() as connection:
                await connection.exec_driver_sql("SELECT pg_sleep(0.05)")

        async def beat() -> None:
            async with database.clock_engine.connect() as connection:
                await connection.exec_driver_sql("SELECT pg_sleep(0.05)")

        await asyncio.gather(beat(), *(busy() for _ in range(40)))
        here = "datname = current_database() AND pid <> pg_backend_pid()"
        found = await watching.fetch(f"SELECT application_name FROM pg_stat_activity WHERE {here}")  # noqa: S608
        assert [row["application_name"] for row in found] == ["guildtable-node"] * 4
    finally:
        await watching.close()
        await database.close()
