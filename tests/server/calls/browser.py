"""A browser that is called: it gives out keys as the standard says, and reads what it is sent with its own hands.

Nothing here is of what the server encrypts with: RFC 8291, RFC 8188 and RFC 8292 are followed step by step.
"""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from guildtable.server.calls.push import Subscription
from tests.server.calls.listener import Posted

CURVE = ec.SECP256R1()


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def raw(said: str) -> bytes:
    return urlsafe_b64decode(said + "=" * (-len(said) % 4))


class Browser:
    """Keys of its own, and an endpoint somewhere."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint, self._key, self._secret = endpoint, ec.generate_private_key(CURVE), os.urandom(16)

    @property
    def _public(self) -> bytes:
        return self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def subscription(self) -> Subscription:
        """What it gives us."""
        return Subscription(self.endpoint, text(self._public), text(self._secret))

    @property
    def json(self) -> dict[str, Any]:
        """The same, as its `toJSON` does."""
        keys = {"p256dh": text(self._public), "auth": text(self._secret)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def read(self, posted: Posted) -> dict[str, Any]:
        """What it was sent."""
        body = posted.body
        assert posted.headers["content-encoding"] == "aes128gcm"
        salt, size, long = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, sealed = body[21 : 21 + long], body[21 + long :]
        assert len(sealed) <= size
        assert len(body) <= 4096
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        first = _derived(shared, self._secret, b"WebPush: info\0" + self._public + sender, 32)
        key = _derived(first, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(first, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert plain[-1:] == b"\x02"
        said: dict[str, Any] = json.loads(plain[:-1])
        return said


def claims_of(posted: Posted, key: str) -> dict[str, Any]:
    """Who says that they have sent it, as their signature proves."""
    scheme, _, rest = posted.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.split("=", 1) for part in rest.split(","))
    assert parts["k"] == key
    head, claims, signed = parts["t"].split(".")
    assert json.loads(raw(head)) == {"typ": "JWT", "alg": "ES256"}
    both = raw(signed)
    signature = utils.encode_dss_signature(int.from_bytes(both[:32]), int.from_bytes(both[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, raw(key))
    public.verify(signature, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(raw(claims))
    return found


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
