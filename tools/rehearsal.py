"""A release from end to end, but for the button: built, checked, signed, published to an index here, installed, played.

    python -m tools.rehearsal                              # with the Python at hand
    python -m tools.rehearsal --python 3.12 --python 3.13  # with several
    python -m tools.rehearsal --keep dist                  # what was built and signed is kept there

The index is pypiserver, the key one of ssh-keygen's, made for this run and thrown away: at a real release the forge
signs (docs/how-to/release.md). Prints a line a step; ends with 1 at the first that fails.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.places import free_port
from tools import versions
from tools.newcomer import uv

HERE = Path(__file__).parent.parent
SIGNER = "release@guildtable"
NAMESPACE = "guildtable"


def main() -> int:
    """Do it all, in a folder that is gone afterwards."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--python", action="append", default=[])
    asked.add_argument("--inside", default="", help="for the newcomers; see tools/newcomer.py")
    asked.add_argument("--keep", type=Path)
    given = asked.parse_args()
    pythons = given.python or [sys.executable]
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        dist = build(place)
        check(place, dist)
        sign(place, dist)
        with index(place) as url:
            upload(place, dist, url)
            for python in pythons:
                for more in ([], ["--lowest"]):
                    come(f"{url}/simple/", python, given.inside, *more)
        if given.keep:
            shutil.copytree(dist, given.keep, dirs_exist_ok=True)
    say("rehearsed", "all that is left is the tag")
    return 0


def say(step: str, what: str) -> None:
    """One line a step."""
    print(f"{step:>10}: {what}", flush=True)


def run(*command: str | Path, cwd: Path = HERE, moment: str = "") -> str:
    """A command that must end well; what it said. Files that it packs are of this moment."""
    whole = [str(word) for word in command]
    ended = subprocess.run(
        whole,
        cwd=cwd,
        env=os.environ | {"SOURCE_DATE_EPOCH": moment} if moment else None,
        capture_output=True,
        text=True,
        check=False,
    )
    if ended.returncode:
        raise SystemExit(f"{' '.join(whole)} ended with {ended.returncode}:\n{ended.stdout}{ended.stderr}")
    return ended.stdout


def build(place: Path) -> Path:
    """A wheel and an sdist, and the wheel once more out of the sdist, elsewhere: the same to the byte."""
    moment = run("git", "log", "-1", "--format=%ct").strip()
    building = (uv(), "build", "--quiet", "--python", sys.executable, "--out-dir")
    dist, twice, again = place / "dist", place / "twice", place / "again"
    for target in (dist, twice):
        run(*building, target, moment=moment)
    [sdist] = dist.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(place / "source", filter="data")
    [source] = (place / "source").iterdir()
    run(*building, again, "--wheel", cwd=source, moment=moment)
    for other in (twice, again):
        for file in (*other.glob("*.whl"), *other.glob("*.tar.gz")):
            if digest(file) != digest(dist / file.name):
                raise SystemExit(f"{file.name} is another each time it is built")
    for file in sorted((*dist.glob("*.whl"), sdist)):
        say("built", f"{digest(file)}  {file.name}, {file.stat().st_size // 1024} KB; the same when built again")
    return dist


def digest(file: Path) -> str:
    """Its fingerprint."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def tools(place: Path) -> Path:
    """Where twine and pypiserver are, in an environment of their own."""
    scripts = place / "tools/bin"
    if not scripts.exists():
        run(uv(), "venv", "--quiet", "--python", sys.executable, place / "tools")
        run(uv(), "pip", "install", "--quiet", "--python", scripts / "python", "--group", "release")
    return scripts


def packages(dist: Path) -> list[Path]:
    """What is published."""
    return sorted((*dist.glob("*.whl"), *dist.glob("*.tar.gz")))


def check(place: Path, dist: Path) -> None:
    """What an index would say of it, and whether version and changelog agree."""
    run(tools(place) / "twine", "check", "--strict", *packages(dist))
    say("checked", "twine has nothing to say")
    for fault in versions.faults(f"v{versions.version()}"):
        say("not yet", fault)


def sign(place: Path, dist: Path) -> None:
    """Sign the fingerprints; the one line that verifies them does, and refuses a file that was changed."""
    sums = "".join(f"{digest(file)}  {file.name}\n" for file in packages(dist))
    (dist / "SHA256SUMS").write_text(sums)
    run("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", SIGNER, "-f", place / "key")
    run("ssh-keygen", "-q", "-Y", "sign", "-n", NAMESPACE, "-f", place / "key", dist / "SHA256SUMS")
    (dist / "signers").write_text(f'{SIGNER} namespaces="{NAMESPACE}" {(place / "key.pub").read_text()}')
    run("sh", "-c", VERIFY, cwd=dist)
    changed = place / "changed"
    shutil.copytree(dist, changed)
    packages(changed)[0].write_bytes(packages(changed)[0].read_bytes() + b"!")
    if subprocess.run(["sh", "-c", VERIFY], cwd=changed, capture_output=True, check=False).returncode == 0:
        raise SystemExit("a changed file was taken for the signed one")
    say("signed", "and verified; a changed file is refused")


VERIFY = (
    f"ssh-keygen -Y verify -f signers -I {SIGNER} -n {NAMESPACE} -s SHA256SUMS.sig < SHA256SUMS"
    " && sha256sum --check --strict SHA256SUMS"
)
"""The one line by which anybody sees that the files are those that were signed."""


@contextmanager
def index(place: Path) -> Iterator[str]:
    """A package index of our own, empty at first."""
    port, files = free_port(), place / "index"
    files.mkdir()
    url = f"http://127.0.0.1:{port}"
    program: list[str | Path] = [tools(place) / "pypi-server", "run", "--port", str(port), "--interface", "127.0.0.1"]
    program += ["--authenticate", ".", "--passwords", ".", "--disable-fallback", files]
    running = subprocess.Popen(program, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + 30
        while True:
            try:
                urllib.request.urlopen(url).close()
                break
            except OSError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.1)
        yield url
    finally:
        running.terminate()
        running.wait(10)


def upload(place: Path, dist: Path, url: str) -> None:
    """Publish it, as one does."""
    words = ("--non-interactive", "--username", "rehearsal", "--password", "rehearsal", "--repository-url", url)
    run(tools(place) / "twine", "upload", *words, *packages(dist))
    say("published", f"{len(packages(dist))} files, to an index at {url}")


def come(url: str, python: str, inside: str, *more: str) -> None:
    """A newcomer installs it from there and plays."""
    words = [sys.executable, "-m", "tools.newcomer", url, "--python", python, *more]
    say("played", run(*words, *(["--inside", inside] if inside else [])).strip())


if __name__ == "__main__":
    sys.exit(main())
