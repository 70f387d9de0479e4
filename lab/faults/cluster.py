"""Clusters: PostgreSQL of our own, durable, which may be stopped, started, followed by a standby, and failed over."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

from tests.server.places import free_port

POSTGRES = {
    "listen_addresses": "127.0.0.1",
    "fsync": "on",
    "synchronous_commit": "on",
    "max_connections": "120",
    "shared_buffers": "64MB",
}


def programs() -> Path | None:
    """The folder with PostgreSQL's programs, if it is installed."""
    found = shutil.which("pg_ctl")
    if found:
        return Path(found).resolve().parent  # where the others are, too
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=lambda path: int(path.parts[-3]))
    return installed[-1].parent if installed else None


class Cluster:
    """A PostgreSQL of our own."""

    def __init__(self, folder: Path, settings: Mapping[str, str] | None = None) -> None:
        self._folder, self.data = folder, folder / "data"
        self._settings = POSTGRES | dict(settings or {})
        self.port = free_port()
        bin_ = programs()
        assert bin_, "PostgreSQL is not installed"
        self._bin = bin_

    def _run(self, program: str, *arguments: str) -> None:
        # PostgreSQL does not run as root; then it is the user that its package has made.
        as_user = {"user": "postgres", "group": "postgres", "extra_groups": ()} if os.geteuid() == 0 else {}
        command = [str(self._bin / program), "-D", str(self.data), *arguments]
        with (self._folder / "pg_ctl.log").open("ab") as log:
            subprocess.run(command, check=True, stdout=log, stderr=log, cwd="/", **as_user)  # type: ignore[call-overload]

    def _make_folder(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        if os.geteuid() == 0:
            shutil.chown(self._folder, "postgres", "postgres")

    def start(self) -> None:
        """Make it and start it."""
        self._make_folder()
        self._run("initdb", "--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-sync")
        self._start()

    def follow(self, primary: int, name: str) -> None:
        """Make it a standby of the primary on this port, under this name, and start it."""
        self._make_folder()
        address = f"host=127.0.0.1 port={primary} user=postgres application_name={name}"
        self._run("pg_basebackup", "--checkpoint=fast", "--write-recovery-conf", "--no-sync", f"--dbname={address}")
        self._start()

    def _start(self) -> None:
        lines = [f"{name} = '{value}'" for name, value in self._settings.items()]
        lines += [f"port = {self.port}", f"unix_socket_directories = '{self._folder}'"]
        with (self.data / "postgresql.conf").open("a") as settings:
            settings.write("\n".join(["", *lines, ""]))
        self._run("pg_ctl", "start", "-w", "-t", "60", "-l", str(self._folder / "log"))

    def restart(self, mode: str) -> None:
        """As `pg_ctl restart` does: `fast` breaks off what runs, `immediate` is a crash."""
        self._run("pg_ctl", "restart", "-w", "-t", "60", "-m", mode, "-l", str(self._folder / "log"))

    def promote(self) -> None:
        """The standby becomes a primary."""
        self._run("pg_ctl", "promote", "-w", "-t", "60")

    def stop(self) -> None:
        """Gone."""
        with contextlib.suppress(subprocess.CalledProcessError):
            self._run("pg_ctl", "stop", "-w", "-m", "immediate")
