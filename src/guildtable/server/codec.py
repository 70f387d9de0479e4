"""The codec: JSON in and out of the process, in one place."""

from __future__ import annotations

from typing import Any

import msgspec

from guildtable.kernel.plain import plain
from guildtable.server.protocol import FromClient, FromServer, Refused, ToPlayer

_encoder = msgspec.json.Encoder(enc_hook=plain)  # the kernel's own word for what may leave the process
_client = msgspec.json.Decoder(FromClient)


def encode(value: Any) -> bytes:
    """Write any value of ours as JSON."""
    return _encoder.encode(value)


def message(sent: FromServer | ToPlayer) -> bytes:
    """Write a message to a client."""
    return _encoder.encode(sent)


def read_message(text: bytes | str) -> FromClient:
    """Read a message of a client; raises `Refused`, which says what is wrong and never repeats what was sent."""
    try:
        sent: FromClient = _client.decode(text)
        return sent
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", f"This is no message of the protocol: {error}"[:300]) from None


def decode(text: bytes | str) -> Any:
    """Read JSON that we wrote ourselves."""
    return msgspec.json.decode(text)
