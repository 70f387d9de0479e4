"""The systemd units: read by systemd itself, and with what keeps a process in its place."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.server.places import GUILDTABLE

UNITS = sorted((Path(__file__).parent.parent.parent / "deploy/systemd").glob("*.service"))


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_systemd_has_nothing_to_say(tmp_path: Path) -> None:
    copies = []
    for unit in UNITS:
        copy = tmp_path / unit.name
        copy.write_text(unit.read_text(encoding="utf-8").replace("/opt/guildtable/bin/guildtable", GUILDTABLE))
        copies.append(str(copy))
    assert len(copies) == 3
    command = ["systemd-analyze", "verify", "--recursive-errors=no", *copies]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (said.returncode, said.stdout + said.stderr) == (0, "")


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_runs_as_nobody_and_writes_nowhere(unit: Path) -> None:
    text = unit.read_text(encoding="utf-8")
    for kept in ("DynamicUser=yes", "ProtectSystem=strict", "NoNewPrivileges=yes", "CapabilityBoundingSet=\n"):
        assert kept in text, kept
    assert re.search(r"^ExecStart=/opt/guildtable/bin/guildtable (migrate|serve --port %i|worker)$", text, re.MULTILINE)
    assert "EnvironmentFile=/etc/guildtable.env" in text
