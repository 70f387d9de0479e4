"""Passkeys: a key in somebody's device signs what we ask it to, for this site alone. No secret of theirs is here."""

from __future__ import annotations

import json
import re
import time
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, generate_challenge, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from guildtable.server.accounts.sign_in import Caller, SignedIn, SignIn, must_be_fresh
from guildtable.server.protocol import Refused
from guildtable.server.settings import Settings
from guildtable.server.store.schema import challenges, passkeys
from guildtable.server.tables.account_names import is_account
from guildtable.server.tables.players import Player

GOOD_FOR = 300.0
"""Seconds in which a challenge must be answered."""
MOST = 20
"""Passkeys of one account."""
NAME = re.compile("[0-9A-Za-z_-]{1,1400}")
"""What a key is called, by the standard."""
NEW, KNOWN = "new", "known"
"""Kinds of challenges: to make a passkey, and to sign in by one. Neither does for the other."""
VERIFIED = UserVerificationRequirement.REQUIRED
"""The device asks for a finger, a face or a number: who merely has it in hand is not its owner."""


@dataclass(frozen=True, slots=True)
class PasskeyLine:
    """A passkey, as its owner sees it."""

    id: str
    device: str
    created: float
    used: float


def site_of_passkeys(settings: Settings) -> str | None:
    """The domain that passkeys are for; None: browsers make none there, for it is not reached safely."""
    site = urlsplit(settings.public_url)
    return site.hostname if settings.secure or site.hostname == "localhost" else None


class Passkeys:
    """The passkeys of a site, in the database."""

    def __init__(self, engine: AsyncEngine, sign_in: SignIn, domain: str, public_url: str) -> None:
        site = urlsplit(public_url)
        self._engine, self._sign_in, self._domain = engine, sign_in, domain
        self._origin = f"{site.scheme}://{site.netloc}".lower()

    async def of(self, player: Player) -> list[PasskeyLine]:
        """A player's passkeys, newest first."""
        p = passkeys.c
        wanted = select(p.id, p.device, p.created, p.used).where(p.player == player.id).order_by(p.created.desc())
        async with self._engine.connect() as connection:
            return [PasskeyLine(*row) for row in await connection.execute(wanted)]

    async def ask_for_new(self, caller: Caller) -> dict[str, Any]:
        """What a browser needs to make a passkey for this player."""
        async with self._engine.begin() as transaction:
            await must_be_fresh(transaction, caller)
            challenge = await _challenge(transaction, caller.session, NEW)
        known = [PublicKeyCredentialDescriptor(base64url_to_bytes(line.id)) for line in await self.of(caller.player)]
        options = generate_registration_options(
            rp_id=self._domain,
            rp_name="Guildtable",
            user_id=caller.player.id.encode(),
            user_name=caller.player.name,
            user_display_name=caller.player.name,
            challenge=challenge,
            exclude_credentials=known,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=VERIFIED
            ),
        )
        asked: dict[str, Any] = json.loads(options_to_json(options))
        return asked

    async def keep(self, caller: Caller, credential: dict[str, Any]) -> SignedIn:
        """Keep a new passkey: who had none is an account from now on."""
        challenge = await self._answered(caller.session, NEW)
        try:
            _must_not_be_framed(credential)
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self._domain,
                expected_origin=self._origin,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise _unfit() from None
        now = time.time()
        new: dict[str, Any] = {
            "id": bytes_to_base64url(made.credential_id),
            "player": caller.player.id,
            "device": caller.device,
        }
        new |= {"public_key": made.credential_public_key, "uses": made.sign_count, "created": now, "used": now}
        try:
            async with self._engine.begin() as transaction:
                await must_be_fresh(transaction, caller)
                mine = select(passkeys.c.id).where(passkeys.c.player == caller.player.id)
                if len((await transaction.execute(mine)).all()) >= MOST:
                    raise Refused("too-many", f"An account has at most {MOST} passkeys: remove one first.")
                await transaction.execute(insert(passkeys).values(new))
                signed_in = await self._sign_in.enter(transaction, caller, caller.player.id)
        except IntegrityError:
            raise Refused(
                "taken", "This passkey is somebody's already: sign in by it.", "refused-passkey-known"
            ) from None
        await self._sign_in.told(caller, signed_in)
        return signed_in

    async def ask_for_known(self, caller: Caller) -> dict[str, Any]:
        """What a browser needs to sign in. It names no passkey: nobody learns who has one."""
        async with self._engine.begin() as transaction:
            challenge = await _challenge(transaction, caller.session, KNOWN)
        options = generate_authentication_options(rp_id=self._domain, challenge=challenge, user_verification=VERIFIED)
        asked: dict[str, Any] = json.loads(options_to_json(options))
        return asked

    async def by_passkey(self, caller: Caller, credential: dict[str, Any]) -> SignedIn:
        """Sign in by a passkey."""
        challenge = await self._answered(caller.session, KNOWN)
        async with self._engine.begin() as transaction:
            wanted = select(passkeys).where(passkeys.c.id == _named(credential))
            row = (await transaction.execute(wanted.with_for_update())).first()
            if row is None:
                raise _unfit()
            try:
                _must_not_be_framed(credential)
                proved = verify_authentication_response(
                    credential=credential,
                    expected_challenge=challenge,
                    expected_rp_id=self._domain,
                    expected_origin=self._origin,
                    credential_public_key=row.public_key,
                    credential_current_sign_count=row.uses,
                    require_user_verification=True,
                )
            except (WebAuthnException, ValueError, KeyError, TypeError):
                raise _unfit() from None
            now = {"uses": proved.new_sign_count, "used": time.time()}
            await transaction.execute(update(passkeys).where(passkeys.c.id == row.id).values(now))
            signed_in = await self._sign_in.enter(transaction, caller, row.player)
        await self._sign_in.told(caller, signed_in)
        return signed_in

    async def remove(self, caller: Caller, passkey: str) -> None:
        """Forget a passkey; not the last way in."""
        async with self._engine.begin() as transaction:
            await must_be_fresh(transaction, caller)
            mine = passkeys.c.id == passkey, passkeys.c.player == caller.player.id
            gone = await transaction.execute(delete(passkeys).where(*mine).returning(passkeys.c.id))
            if gone.first() is None:
                raise Refused("no-such-place", "You have no such passkey: it may be removed already.")
            if not await is_account(transaction, caller.player.id):
                raise Refused("not-now", "It is your only way in: add another first.", "refused-last-way")

    async def _answered(self, session: str, kind: str) -> bytes:
        """The challenge that this session was given. It is gone with this, whatever was answered."""
        mine = challenges.c.session == session, challenges.c.kind == kind
        async with self._engine.begin() as transaction:
            gone = delete(challenges).where(*mine).returning(challenges.c.challenge, challenges.c.at)
            row = (await transaction.execute(gone)).first()
        if row is None or row.at < time.time() - GOOD_FOR:
            raise Refused("forbidden", "That took too long: try again.", "refused-passkey-late")
        return bytes(row.challenge)


async def _challenge(transaction: AsyncConnection, session: str, kind: str) -> bytes:
    """A new challenge for this session, in place of the one before."""
    challenge = generate_challenge()
    await transaction.execute(delete(challenges).where(challenges.c.session == session, challenges.c.kind == kind))
    new = {"session": session, "kind": kind, "challenge": challenge, "at": time.time()}
    await transaction.execute(insert(challenges).values(new))
    return challenge


def _named(credential: dict[str, Any]) -> str:
    """The name of the key; nothing, if it cannot be one: a database takes not every sign."""
    name = credential.get("id")
    return name if isinstance(name, str) and NAME.fullmatch(name) else ""


def _must_not_be_framed(credential: dict[str, Any]) -> None:
    """Our pages stand in no frame of another site's. The library reads what the browser says of it, and lets it be."""
    if parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"])).cross_origin:
        raise _unfit()


def _unfit() -> Refused:
    """One refusal for all: it is not told whether the passkey is known."""
    return Refused("forbidden", "This passkey does not open anything here.", "refused-passkey")
