"""Accounts over HTTP: how a guest gets a way back, and how they come back by it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Request, Response
from pydantic import Field, StringConstraints

from guildtable.server.accounts.accounts import AccountState
from guildtable.server.accounts.passkeys import NAME
from guildtable.server.accounts.sign_in import Caller, SignedIn
from guildtable.server.accounts.tolls import Toll
from guildtable.server.http.devices import card_of, carry_card, device_of
from guildtable.server.http.identity import address, bearer, session_of, toll_of
from guildtable.server.http.openapi import SIGNED
from guildtable.server.http.players import Me, needed, set_cookie
from guildtable.server.http.request_state import limits_of, node_of, quotas_of
from guildtable.server.http.table_forms import Strict
from guildtable.server.mail.mailbox import mailbox
from guildtable.server.tables.players import SESSION_DAYS

router = APIRouter(tags=["accounts"])
type Typed = Annotated[str, StringConstraints(min_length=1, max_length=100)]
type PasskeyId = Annotated[str, Path(pattern=f"^{NAME.pattern}$")]


class Ticket(Strict):
    """The code that was mailed counts together with this, where it was asked for."""

    ticket: str


class WantedLetter(Strict):
    """Where a code and a link are to be mailed, in which language."""

    address: Annotated[str, StringConstraints(min_length=1, max_length=254)]
    language: Literal["en", "nl", "de"] = "en"


class Bringing(Strict):
    """Whether a guest's seats and games come along to the account."""

    bring: bool = True


class TypedCode(Bringing):
    """A mailed code."""

    ticket: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{1,40}$")]
    code: Typed


class OpenedLink(Bringing):
    """What stood behind the # of a mailed link."""

    token: Typed


class TypedRecovery(Bringing):
    """A recovery code."""

    code: Typed


class SignedBy(Bringing):
    """What a passkey answered, as the browser gives it (`toJSON`)."""

    credential: Annotated[dict[str, Any], Field(max_length=20)]


class Entered(Me):
    """Who one is from now on. The token is for clients without cookies; the one before counts no more."""

    token: str | None = None
    moved: int = 0
    """At how many tables a guest's seat came along."""
    made: bool = False
    """The guest has become an account by it: nobody had this address before."""


class Printed(Entered):
    """Recovery codes, shown this once."""

    codes: list[str]


@router.get("/api/account", openapi_extra=SIGNED)
async def account(request: Request) -> AccountState:
    """Which ways in has this site, and which have I? At home there are none."""
    return await node_of(request).accounts.of(await _caller(request))


@router.post("/api/sign-in/mail", status_code=202, openapi_extra=SIGNED)
async def send_letter(request: Request, wanted: WantedLetter) -> Ticket:
    """Mail a code and a link to an address. Nothing tells whether it is known here."""
    caller, accounts = await _caller(request), node_of(request).accounts
    mail, to = accounts.mail, mailbox(wanted.address)
    device = await accounts.known_devices.device(card_of(request, node_of(request).settings), to)
    shares = await accounts.tolls.shares(caller.session, toll_of(request))
    asker = await quotas_of(request).letter(address(request), to, device, shares)
    return Ticket(ticket=await mail.send(caller, to, asker, wanted.language))


@router.post("/api/toll", status_code=201, openapi_extra=SIGNED)
async def ask_for_toll(request: Request) -> Toll:
    """What is to be reckoned out where a call was refused with the reason `refused-toll`.

    The call is sent once more, with the number in the header `X-Guildtable-Toll`: it counts once, for this session.
    """
    caller = await _caller(request)
    limits_of(request).toll(address(request))
    return await node_of(request).accounts.tolls.ask(caller.session)


@router.post("/api/sign-in/code", openapi_extra=SIGNED)
async def by_code(request: Request, response: Response, typed: TypedCode) -> Entered:
    """Sign in by a mailed code."""
    caller, mail = await _trying(request, typed), node_of(request).accounts.mail
    return await _known(request, response, await mail.by_code(caller, typed.ticket, typed.code))


@router.post("/api/sign-in/link", openapi_extra=SIGNED)
async def by_link(request: Request, response: Response, opened: OpenedLink) -> Entered:
    """Sign in by a mailed link. To look at the page it leads to changes nothing: only this does."""
    caller, mail = await _trying(request, opened), node_of(request).accounts.mail
    return await _known(request, response, await mail.by_link(caller, opened.token))


@router.post("/api/sign-in/passkey/options", openapi_extra=SIGNED)
async def ask_for_known(request: Request) -> dict[str, Any]:
    """What `navigator.credentials.get` needs."""
    caller = await _trying(request)
    return await node_of(request).accounts.passkeys.ask_for_known(caller)


@router.post("/api/sign-in/passkey", openapi_extra=SIGNED)
async def by_passkey(request: Request, response: Response, signed: SignedBy) -> Entered:
    """Sign in by a passkey."""
    caller, passkeys = await _trying(request, signed), node_of(request).accounts.passkeys
    return _entered(request, response, await passkeys.by_passkey(caller, signed.credential))


@router.post("/api/sign-in/recovery", openapi_extra=SIGNED)
async def by_recovery(request: Request, response: Response, typed: TypedRecovery) -> Entered:
    """Sign in by a recovery code, where the site sends no mail."""
    caller, recovery = await _trying(request, typed), node_of(request).accounts.recovery
    return _entered(request, response, await recovery.by_code(caller, typed.code))


@router.post("/api/account/passkeys/options", openapi_extra=SIGNED)
async def ask_for_new(request: Request) -> dict[str, Any]:
    """What `navigator.credentials.create` needs."""
    caller = await _trying(request)
    return await node_of(request).accounts.passkeys.ask_for_new(caller)


@router.post("/api/account/passkeys", status_code=201, openapi_extra=SIGNED)
async def keep_passkey(request: Request, response: Response, signed: SignedBy) -> Entered:
    """Keep a new passkey: from now on one can come back by it."""
    caller, passkeys = await _trying(request, signed), node_of(request).accounts.passkeys
    return _entered(request, response, await passkeys.keep(caller, signed.credential))


@router.delete("/api/account/passkeys/{passkey}", status_code=204, openapi_extra=SIGNED)
async def remove_passkey(request: Request, passkey: PasskeyId) -> None:
    """Forget a passkey."""
    caller = await _caller(request)
    limits_of(request).change(caller.player.id)
    await node_of(request).accounts.passkeys.remove(caller, passkey)


@router.post("/api/account/recovery-codes", status_code=201, openapi_extra=SIGNED)
async def print_codes(request: Request, response: Response) -> Printed:
    """New recovery codes; those of before count no more."""
    caller, recovery = await _trying(request), node_of(request).accounts.recovery
    codes, signed_in = await recovery.write(caller)
    return Printed(codes=codes, **_entered(request, response, signed_in).model_dump())


async def _caller(request: Request, bringing: Bringing | None = None) -> Caller:
    settings = node_of(request).settings
    bring = bringing.bring if bringing else True
    return Caller(await needed(request), session_of(request, settings), device_of(request), bring)


async def _trying(request: Request, bringing: Bringing | None = None) -> Caller:
    """Who tries to get in. Every attempt counts, and no success clears any."""
    caller = await _caller(request, bringing)
    shares = await node_of(request).accounts.tolls.shares(caller.session, toll_of(request))
    await quotas_of(request).sign_in(address(request), shares)
    return caller


async def _known(request: Request, response: Response, signed_in: SignedIn) -> Entered:
    """Let in by mail: this browser is known from now on, and strangers cannot use up its letters."""
    node = node_of(request)
    if not bearer(request):
        carry_card(response, node.settings, await node.accounts.known_devices.card(signed_in.mailbox))
    return _entered(request, response, signed_in)


def _entered(request: Request, response: Response, signed_in: SignedIn) -> Entered:
    player, settings = signed_in.player, node_of(request).settings
    if not bearer(request):
        set_cookie(response, settings, signed_in.token, SESSION_DAYS * 86400)
    token = signed_in.token if bearer(request) else None
    moved, made = len(signed_in.moved), signed_in.made
    return Entered(id=player.id, name=player.name, portrait=player.portrait, token=token, moved=moved, made=made)
