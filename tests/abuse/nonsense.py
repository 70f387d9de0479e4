"""Nonsense: what a client should never send. Every kind from one seed, so that a failure can be seen again."""

from __future__ import annotations

import json
import uuid
from collections.abc import Callable
from random import Random
from typing import Any

SIGNS = ["", "a", "\x00", "\n", "\u202e", "\ufeff", "é", "e\u0301", "☃", "\U0001f3b2"]
SIGNS += ["<script>", "' OR 1=1 --", "%s%n", "{{7*7}}"]
VALUES: list[Any] = [None, True, False, 0, -1, 1.5, 2**31, 2**53, 2**63, 2**64, 10**30, -(10**30), 1e308]
VALUES += ["", "x", "0", [], {}, [[]], {"type": "ping"}]
MESSAGES: list[dict[str, Any]] = [
    {"type": "hello", "seen": 0, "token": ""},
    {"type": "reply", "key": "k" * 8, "question": "1.abc", "reply": ["a"]},
    {"type": "undo", "key": "k" * 8, "seq": 1},
    {"type": "take-back", "key": "k" * 8, "seq": 1},
    {"type": "consent", "key": "k" * 8, "seq": 1, "agree": True},
    {"type": "confirm"},
    {"type": "say", "key": "k" * 8, "text": "hello"},
    {"type": "ping"},
]


def text(rng: Random, longest: int = 12) -> str:
    """Any text."""
    return "".join(rng.choice(SIGNS) for _ in range(rng.randint(0, longest)))


def value(rng: Random, deep: int = 3) -> Any:
    """Any value of JSON."""
    if deep and rng.random() < 0.3:
        return [value(rng, deep - 1) for _ in range(rng.randint(0, 4))]
    if deep and rng.random() < 0.2:
        return {text(rng, 3): value(rng, deep - 1) for _ in range(rng.randint(0, 4))}
    return text(rng) if rng.random() < 0.4 else rng.choice(VALUES)


def truncated(rng: Random) -> str:
    """A message that ends too early."""
    whole = json.dumps(rng.choice(MESSAGES))
    return whole[: rng.randrange(len(whole))]


def garbled(rng: Random) -> str:
    """A message with signs changed."""
    signs = list(json.dumps(rng.choice(MESSAGES)))
    for _ in range(rng.randint(1, 4)):
        signs[rng.randrange(len(signs))] = rng.choice([*SIGNS, '"', "{", "}", "\\", "\\ud800", "\\u0000"])
    return "".join(signs)


def wrong_type(rng: Random) -> str:
    """A message one of whose fields is of another kind."""
    message = dict(rng.choice(MESSAGES))
    message[rng.choice(list(message))] = value(rng)
    return json.dumps(message)


def missing(rng: Random) -> str:
    """A message one of whose fields is not there."""
    message = dict(rng.choice(MESSAGES))
    del message[rng.choice(list(message))]
    return json.dumps(message)


def extra(rng: Random) -> str:
    """A message with a field nobody asked for."""
    return json.dumps(rng.choice(MESSAGES) | {text(rng, 4) or "extra": value(rng)})


def huge_number(rng: Random) -> str:
    """Numbers that no machine word holds."""
    digits = rng.choice("123456789") * rng.choice([20, 400, 5000])
    number = rng.choice([digits, f"-{digits}", f"1e{digits[:400]}", f"0.{digits}", "NaN", "Infinity", "-0", "0x10"])
    return '{"type":"undo","key":"kkkkkkkk","seq":%s}' % number  # noqa: UP031


def deep(rng: Random) -> str:
    """More brackets than a stack holds, and no more bytes than a frame."""
    return (rng.choice(["[", '{"a":', '[{"type":']) * rng.randint(500, 8000))[:8000]


def unknown(rng: Random) -> str:
    """A message of a type there is none of."""
    return json.dumps({"type": rng.choice(["welcome", "update", "ack", "error", "admin", "__proto__", text(rng)])})


def anything(rng: Random) -> str:
    """Any JSON at all."""
    return json.dumps(value(rng), ensure_ascii=rng.random() < 0.5)


def noise(rng: Random) -> str:
    """No JSON at all."""
    return "".join(chr(rng.choice([rng.randrange(128), rng.randrange(0xD7FF)])) for _ in range(rng.randrange(60)))


def bytes_(rng: Random) -> bytes:
    """A binary frame."""
    return rng.randbytes(rng.randrange(60)) if rng.random() < 0.5 else json.dumps(rng.choice(MESSAGES)).encode()


NO_MESSAGE: list[Callable[[Random], str | bytes]] = [
    truncated, garbled, wrong_type, missing, extra, huge_number, deep, unknown, anything, noise, bytes_,
]  # fmt: skip
"""Mostly no message of the protocol."""


def mutated(rng: Random, path: str) -> str:
    """A real path, a little wrong."""
    ways = [path + "/", path[:-1], path.upper(), path[::-1], f"{path}/{path}", "/" + path, path + "\x00", path * 9, ""]
    return rng.choice(ways)[:200]


def unfit(rng: Random, update: dict[str, Any]) -> str:
    """A message of the protocol that does not fit what is asked: to a real question, with real paths, but wrong."""
    question = update.get("question", "")
    asked = update.get("shown", {}).get("question") or {"offers": []}
    paths = [offer["path"] for offer in asked["offers"]] or ["a"]
    key = rng.choice([uuid.uuid4().hex, "used-before", "bot-1-0.", "bot:12:1", "é" * 8, "a" * 64])
    wrong: list[list[str]] = [
        [mutated(rng, rng.choice(paths))],
        [rng.choice(paths)] * rng.randint(10, 60),
        [text(rng) for _ in range(rng.randint(1, 4))],
        [*paths[:30], mutated(rng, paths[0])],
        [rng.choice(paths), mutated(rng, rng.choice(paths))],
    ]
    number = rng.choice([0, 1, 2**31 - 1, update.get("seq", 0), update.get("seq", 0) + 1])
    replies: list[dict[str, Any]] = [
        {"type": "reply", "key": key, "question": question, "reply": rng.choice(wrong)},
        {"type": "reply", "key": key, "question": question[:-1] + "x", "reply": rng.choice(wrong)},
        {"type": "reply", "key": key, "question": text(rng)[:60], "reply": []},
    ]
    others: list[dict[str, Any]] = [
        {"type": "consent", "key": key, "seq": number, "agree": rng.random() < 0.5},
        {"type": "undo", "key": key, "seq": rng.choice([0, 2**31 - 1])},
        {"type": "take-back", "key": key, "seq": rng.choice([0, 2**31 - 1])},
        {"type": "hello", "seen": number},
        {"type": "confirm"},
        {"type": "say", "key": key, "text": "\u202e\x00\n"},
        {"type": "ping"},
    ]
    return json.dumps(rng.choice(replies if rng.random() < 0.7 else others))
