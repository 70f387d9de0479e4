"""A bot over the wire, in plain Python with only a WebSocket library: it sits down at a table and plays at random.

    python examples/wire_bot.py http://localhost:8302 TABLE      sits down at an open table and waits for the host
    python examples/wire_bot.py http://localhost:8302 bruges     opens a table of its own, against two bots of the house

All it knows of the games is docs/protocol.md: a question offers paths, and an answer is some of them.
"""

import json
import random
import sys
import urllib.request
import uuid

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def post(url: str, body: object, token: str = "") -> dict:
    """Call the API."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.loads(answer.read() or "{}")


def choose(question: dict) -> list[str]:
    """Any answer: between `least` and `most` of what is offered."""
    pieces = [offer["path"] for offer in question["offers"] for _ in range(offer["count"])]
    return random.sample(pieces, random.randint(question["least"], question["most"]))


def play(site: str, table: str, token: str) -> list:
    """Until the game is over; a lost connection is taken up where it was lost."""
    seen, waiting = 0, None
    while True:
        try:
            with connect(f"{site.replace('http', 'ws', 1)}/api/tables/{table}/socket", max_size=None) as socket:
                socket.send(json.dumps({"type": "hello", "seen": seen, "token": token}))
                if waiting:
                    socket.send(json.dumps(waiting))  # the same key: it counts once, however often it is sent
                for text in socket:
                    message = json.loads(text)
                    if message["type"] == "update":
                        seen = message["seq"]
                        shown = message.get("shown")
                        if shown and not shown["asked"]:
                            return shown["standing"]
                        if shown and message.get("question") and (not waiting or waiting["question"] != message["question"]):
                            reply = {"question": message["question"], "reply": choose(shown["question"])}
                            waiting = {"type": "reply", "key": uuid.uuid4().hex, **reply}
                            socket.send(json.dumps(waiting))
                    elif message["type"] == "error" and message["code"] == "unavailable" and waiting:
                        socket.send(json.dumps(waiting))
        except (ConnectionClosed, OSError):
            continue


if __name__ == "__main__":
    site, place = sys.argv[1].rstrip("/"), sys.argv[2]
    token = post(f"{site}/api/guests", {"name": "Wire bot"})["token"]
    if place in {"bruges", "flandern", "capital-lux"}:
        new = {"game": place, "seats": ["me", "greedy", "greedy"], "start": True}
        place = post(f"{site}/api/tables", new, token)["table"]
    else:
        post(f"{site}/api/tables/{place}/sit", {}, token)
    print(place, json.dumps(play(site, place, token)))
