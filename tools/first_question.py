"""How long it takes a stranger to their first answered question: install the built wheel, serve, play. Prints JSON.

    python -m tools.first_question                # builds the wheel first
    python -m tools.first_question dist/….whl     # takes this one

Everything is new: the virtual environment, the database. Ends with 1 if it took longer than it may.
"""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

ALLOWED = 60.0
HERE = Path(__file__).parent.parent


def main() -> int:
    """Build if need be, install, serve, answer."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        wheel = Path(sys.argv[1]) if sys.argv[1:] else build(place)
        began = time.monotonic()
        script = install(wheel, place)
        installed = time.monotonic()
        answered = serve_and_answer(script, place)
        whole = answered - began
    print(
        json.dumps(
            {
                "seconds to install": round(installed - began, 1),
                "seconds to the first answer": round(answered - installed, 1),
                "together": round(whole, 1),
                "allowed": ALLOWED,
            }
        )
    )
    return 0 if whole < ALLOWED else 1


def build(place: Path) -> Path:
    """The wheel of this clone."""
    _run("uv", "build", "--quiet", "--wheel", "--python", sys.executable, "--out-dir", place / "dist", HERE)
    [wheel] = (place / "dist").glob("*.whl")
    return wheel


def install(wheel: Path, place: Path) -> Path:
    """The wheel, in an environment of its own."""
    _run("uv", "venv", "--quiet", "--python", sys.executable, place / "venv")
    _run("uv", "pip", "install", "--quiet", "--python", place / "venv/bin/python", wheel.absolute())
    return place / "venv/bin/guildtable"


def serve_and_answer(script: Path, place: Path) -> float:
    """Serve at home until a question is answered; when that was."""
    port = _free_port()
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with (place / "log").open("wb") as log:
        serving = subprocess.Popen(
            [script, "serve", "--local", "--no-browser", "--host", "127.0.0.1", "--port", str(port)],
            cwd=place,
            env=environment,
            stdout=log,
            stderr=log,
        )
    try:
        return answer(f"http://127.0.0.1:{port}")
    finally:
        serving.send_signal(signal.SIGINT)
        code = serving.wait(15)
        if code:
            sys.stderr.write((place / "log").read_text())
            raise SystemExit(f"guildtable serve --local ended with {code}")


def answer(site: str) -> float:
    """Come as a guest, open a table against a bot, answer the first question; when that was acknowledged."""
    guest = _post(f"{site}/api/guests", {"name": "A stranger"})
    new = {"game": "bruges", "seats": ["me", "search:25ms"], "start": True}
    table = _post(f"{site}/api/tables", new, guest["token"])["table"]
    with connect(f"{site.replace('http', 'ws', 1)}/api/tables/{table}/socket", max_size=None) as player:
        player.send(json.dumps({"type": "hello", "token": guest["token"]}))
        for text in player:
            message = json.loads(text)
            if message["type"] == "ack":
                return time.monotonic()
            if message["type"] == "update" and message.get("question"):
                asked = message["shown"]["question"]
                pieces = [offer["path"] for offer in asked["offers"] for _ in range(offer["count"])]
                reply = random.sample(pieces, asked["least"])
                said = {"type": "reply", "key": "first-answer", "question": message["question"], "reply": reply}
                player.send(json.dumps(said))
    raise SystemExit("the socket was closed before the answer was acknowledged")


def _post(url: str, body: Any, token: str = "") -> Any:
    """A call, repeated until the server is up."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)  # noqa: S310
    until = time.monotonic() + ALLOWED
    while True:
        try:
            with urllib.request.urlopen(request) as answered:  # noqa: S310
                return json.loads(answered.read())
        except urllib.error.HTTPError:
            raise
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _run(*command: str | Path) -> None:
    subprocess.run([str(word) for word in command], check=True)


if __name__ == "__main__":
    sys.exit(main())
