"""Complete web/package-lock.json for `npm ci`: `python -m tools.npm_lock`, after `npm install` has changed it.

A registry that has the binaries of one system only leaves those of others out of the lock, and `npm ci` then refuses
it. They are entered here by the version that their package demands: hashes stand where the registry had the file.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

LOCK = Path(__file__).parent.parent / "web" / "package-lock.json"
SYSTEMS = {"android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "aix", "win32"}
CPUS = {"arm64", "arm", "x64", "ia32", "ppc64", "s390x", "riscv64", "loong64", "mips64el", "wasm32"}


def entry(name: str, version: str) -> dict[str, Any]:
    """What the lock says of a binary for another system: for which, by its name, and that it may be missing."""
    words = re.split(r"[-/]", name)
    made: dict[str, Any] = {"version": version, "optional": True, "dev": True}
    made["os"] = [word for word in words if word in SYSTEMS] or ["none"]
    made["cpu"] = [word for word in words if word in CPUS] or ["none"]
    if "musl" in words:
        made["libc"] = ["musl"]
    return made


def completed(lock: dict[str, Any]) -> dict[str, Any]:
    """The lock with every optional package that another one names."""
    packages = lock["packages"]
    for found in list(packages.values()):
        for name, version in found.get("optionalDependencies", {}).items():
            if f"node_modules/{name}" not in packages and re.fullmatch(r"[\d.]+(-[\w.]+)?", version):
                packages[f"node_modules/{name}"] = entry(name, version)
    lock["packages"] = {name: packages[name] for name in sorted(packages)}
    return lock


def main() -> None:
    """Write the lock anew."""
    LOCK.write_text(json.dumps(completed(json.loads(LOCK.read_text())), indent=2, ensure_ascii=False) + "\n")
    print(LOCK)


if __name__ == "__main__":
    main()
