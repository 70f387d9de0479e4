"""A bot over the wire, with only a WebSocket library. It plays at random: all it knows is docs/protocol.md.

python examples/wire_bot.py http://localhost:8302 TABLE      sits down at an open table and waits for the host
python examples/wire_bot.py http://localhost:8302 bruges     opens a table of its own, against a bot of the house
"""

import json
import random
import sys
import time
import urllib.request
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect


def call(url: str, body: object = None, token: str = "") -> Any:
    """Call the API: POST if there is a body, else GET."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers)) as answer:
        return json.loads(answer.read())


def reply(question: str, asked: Any) -> Any:
    """Any answer: between `least` and `most` of what is offered. Its key is its own."""
    pieces = [offer["path"] for offer in asked["offers"] for _ in range(offer["count"])]
    chosen = random.sample(pieces, random.randint(asked["least"], asked["most"]))
    return {"type": "reply", "key": random.randbytes(8).hex(), "question": question, "reply": chosen}


def play(site: str, table: str, token: str) -> Any:
    """Until the game is over; after a lost connection, or any error, take it up where it was lost."""
    last, sent = {"seen": 0}, {"question": ""}
    while True:
        try:
            with connect(f"{site.replace('http', 'ws', 1)}/api/tables/{table}/socket", max_size=None) as socket:
                socket.send(json.dumps({"type": "hello", "token": token, **last}))
                for message in map(json.loads, socket):
                    if message["type"] == "error":
                        raise OSError(message["text"])
                    if message["type"] == "update" and "shown" in message:
                        shown, last = message["shown"], {"seen": message["seq"], "stamp": message.get("stamp", 0)}
                        if not shown["asked"]:
                            return shown["standing"]
                        if question := message.get("question"):
                            sent = sent if sent["question"] == question else reply(question, shown["question"])
                            socket.send(json.dumps(sent))  # perhaps once more: under the same key it counts once
        except (WebSocketException, OSError):
            time.sleep(0.5)


if __name__ == "__main__":
    site, table = sys.argv[1:]
    token = call(f"{site}/api/guests", {"name": "Wire bot"})["token"]
    if table in [game["name"] for game in call(f"{site}/api/games")]:
        table = call(f"{site}/api/tables", {"game": table, "seats": ["me", "greedy"], "start": True}, token)["table"]
    else:
        call(f"{site}/api/tables/{table}/sit", {}, token)  # it has no wish, and is dealt a guard house or a guild
    print(table, json.dumps(play(site, table, token)))
