"""The wire, as far as a client that plays at random needs to know it. What it does not name is passed over."""

from __future__ import annotations

from random import Random

import msgspec
from msgspec import Struct


class Offer(Struct):
    """A path, and how many equal pieces stand behind it."""

    path: str
    count: int


class Asked(Struct):
    """A seat's own question."""

    least: int
    most: int
    offers: list[Offer]

    def any_reply(self, rng: Random) -> list[str]:
        """Between least and most of what is offered."""
        pieces = [offer.path for offer in self.offers for _ in range(offer.count)]
        return rng.sample(pieces, rng.randint(self.least, self.most))


class Shown(Struct):
    """What there is to see. Once nobody is asked, the game is over."""

    asked: list[int]
    question: Asked | None
    waiting: list[str] | None


class Told(Struct):
    """A step."""

    seq: int
    kind: str
    seat: int | None


class UndoState(Struct):
    """How many replies may be taken back."""

    count: int


class Welcome(Struct, tag="welcome"):
    """The first answer."""

    seat: int | None
    seq: int


class Update(Struct, tag="update"):
    """Steps, and after the last of them what there is to see."""

    seq: int
    steps: list[Told]
    shown: Shown | None = None
    question: str = ""
    undo: UndoState | None = None
    stamp: int = 0


class Ack(Struct, tag="ack"):
    """It is written down."""

    key: str
    seq: int


class Error(Struct, tag="error"):
    """It was not done."""

    code: str
    text: str
    key: str = ""


class Table(Struct, tag="table"):
    """The table has changed."""


class Chat(Struct, tag="chat"):
    """Somebody said something."""


class Pong(Struct, tag="pong"):
    """Here."""


type FromServer = Welcome | Update | Ack | Error | Table | Chat | Pong

read = msgspec.json.Decoder(FromServer).decode
write = msgspec.json.Encoder().encode
