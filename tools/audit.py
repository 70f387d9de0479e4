"""Known weaknesses of what we install: `python -m tools.audit`. Without a source of advisories it says so, and fails.

Python's packages by pip-audit (`uv tool install pip-audit`), those of the page by `npm audit`. Both ask a service on
the internet; a mirror that has packages but no advisories cannot answer.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PATIENCE = 300
UNKNOWN = "not known: no source of advisories answered"


def python_packages() -> str:
    """What pip-audit says of the image's lock; empty if nothing is known against it."""
    program = shutil.which("pip-audit")
    if program is None:
        return "not known: pip-audit is not installed (uv tool install pip-audit)"
    lock = ["--requirement", str(ROOT / "requirements-image.lock"), "--disable-pip", "--require-hashes"]
    said = _run([program, *lock, "--format", "json"])
    try:
        found = json.loads(said.stdout)["dependencies"]
    except (json.JSONDecodeError, KeyError):
        return UNKNOWN
    return ", ".join(f"{one['name']} {one['version']}: {weak['id']}" for one in found for weak in one.get("vulns", ()))


def page_packages() -> str:
    """What npm says of the page's lock; empty if nothing is known against it."""
    said = _run([shutil.which("npm") or "npm", "--prefix", str(ROOT / "web"), "audit", "--json"])
    try:
        weak = json.loads(said.stdout)["vulnerabilities"]
    except (json.JSONDecodeError, KeyError):
        return UNKNOWN
    return ", ".join(f"{name}: {one['severity']}" for name, one in weak.items())


def _run(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)


def main() -> None:
    """Say what is known; fail unless it is nothing, and known to be nothing."""
    found = {"Python": python_packages(), "page": page_packages()}
    for what, said in found.items():
        print(f"{what}: {said or 'nothing is known against it'}")
    sys.exit(any(found.values()))


if __name__ == "__main__":
    main()
