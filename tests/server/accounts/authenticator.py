"""An authenticator of our own: it makes passkeys and signs by them as a phone would, or wrongly, as a thief might."""

from __future__ import annotations

import json
import secrets
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, MAY_BE_COPIED, COPIED, MADE = 0x01, 0x04, 0x08, 0x10, 0x40
ES256 = -7


class Authenticator:
    """A device with one passkey. What it says can be changed, to see whether it is believed."""

    def __init__(self, origin: str, domain: str = "localhost") -> None:
        self.origin, self.domain, self.flags, self.uses = origin, domain, PRESENT | VERIFIED, 0
        self.id, self._key, self.owner = secrets.token_bytes(32), ec.generate_private_key(ec.SECP256R1()), b""
        self.algorithm, self.kind = ES256, "public-key"

    def make(self, options: dict[str, Any], **said: Any) -> dict[str, Any]:
        """A new passkey, as `navigator.credentials.create` answers."""
        numbers = self._key.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: self.algorithm, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
        data = self._data(self.flags | MADE) + bytes(16) + len(self.id).to_bytes(2) + self.id + key
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options, said)
        return self._answer(attestationObject=bytes_to_base64url(attested), clientDataJSON=bytes_to_base64url(client))

    def sign(self, options: dict[str, Any], **said: Any) -> dict[str, Any]:
        """A signature, as `navigator.credentials.get` answers."""
        self.uses += 1
        data, client = self._data(self.flags), self._client("webauthn.get", options, said)
        signature = self._key.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            authenticatorData=bytes_to_base64url(data),
            clientDataJSON=bytes_to_base64url(client),
            signature=bytes_to_base64url(signature),
            userHandle=bytes_to_base64url(self.owner),
        )

    def _data(self, flags: int) -> bytes:
        return sha256(self.domain.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4)

    def _client(self, kind: str, options: dict[str, Any], said: dict[str, Any]) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(told | said).encode()

    def _answer(self, **response: str) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        return {"id": name, "rawId": name, "type": self.kind, "response": response, "clientExtensionResults": {}}
