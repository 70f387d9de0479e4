"""How one is called, over HTTP."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field, StringConstraints
from starlette.responses import RedirectResponse

from guildtable.catalogue import LANGUAGES
from guildtable.server.calls.call_settings import CallDevice, HowCalled, MailWish, Wishes
from guildtable.server.calls.push import Subscription
from guildtable.server.http.devices import device_of
from guildtable.server.http.identity import address
from guildtable.server.http.openapi import SIGNED
from guildtable.server.http.players import needed
from guildtable.server.http.request_state import limits_of, node_of
from guildtable.server.http.table_forms import Strict
from guildtable.server.protocol import Refused
from guildtable.server.tables.players import Player
from guildtable.server.tables.vacations import VacationState

router = APIRouter(tags=["calls"])
type DeviceId = Annotated[str, Path(pattern=r"^[0-9a-f]{1,26}$")]
type UnsubscribeToken = Annotated[str, Path(pattern=r"^[0-9a-z]{1,26}\.[0-9a-f]{32}$")]
type KeyText = Annotated[str, StringConstraints(pattern=r"^[0-9A-Za-z_-]{1,120}={0,2}$")]


class WantedCalls(Strict):
    """When one's clocks rest, and how one is called."""

    zone: Annotated[str, StringConstraints(max_length=60)] = ""
    quiet_from: Annotated[int, Field(ge=0, lt=1440, strict=True)] = 0
    quiet_hours: Annotated[int, Field(ge=0, le=9, strict=True)] = 0
    weekends: Annotated[bool, Field(strict=True)] = False
    mail: MailWish = "off"
    webhook: Annotated[str, StringConstraints(max_length=500)] = ""
    vacation: Annotated[bool, Field(strict=True)] = True


class CallState(WantedCalls):
    """The same as it is kept, with how the last call of each kind went: null, or what went wrong."""

    devices: tuple[CallDevice, ...]
    can_mail: bool
    """Has the site mail, and has one a mailbox?"""
    mail_error: str | None
    webhook_error: str | None
    webhook_secret: str | None
    """By which what is posted to the webhook is signed."""
    webhook_off: bool
    """It failed three times, and is not called before it is tried or changed."""
    vacations: VacationState


class SubscriptionKeys(Strict):
    """What a browser gives to encrypt for it."""

    p256dh: KeyText
    auth: KeyText


class NewDevice(BaseModel):
    """A browser's push subscription, as its `toJSON` gives it."""

    endpoint: Annotated[str, StringConstraints(min_length=10, max_length=500)]
    keys: SubscriptionKeys


class DeviceAdded(BaseModel):
    """The browser is called from now on, under this id."""

    id: str


class PushKey(BaseModel):
    """The key by which browsers know that a call is ours; null where the site calls none."""

    key: str | None


class TestCalls(BaseModel):
    """How each went, by the id of a device, `mail` or `webhook`: null, or what went wrong."""

    calls: dict[str, str | None]


class TakenDays(Strict):
    """Days of vacation to be taken from now on."""

    days: Annotated[int, Field(ge=1, le=21, strict=True)]


@router.get("/api/calls/key")
async def push_key(request: Request) -> PushKey:
    """What a browser needs to be called."""
    return PushKey(key=await node_of(request).push.key())


@router.get("/api/me/calls", openapi_extra=SIGNED)
async def how_called(request: Request) -> CallState:
    """How am I called, and when do my clocks rest?"""
    player = await needed(request)
    limits_of(request).own_list(player.id)
    return await _state(request, player)


@router.put("/api/me/calls", openapi_extra=SIGNED)
async def change_calls(request: Request, wanted: WantedCalls) -> CallState:
    """Be called otherwise, or rest at other times: that counts from one's next question on."""
    player = await needed(request)
    limits_of(request).change(player.id)
    await node_of(request).call_settings.change(player.id, Wishes(**wanted.model_dump()), language_of(request))
    return await _state(request, player)


@router.post("/api/me/calls/devices", status_code=201, openapi_extra=SIGNED)
async def add_device(request: Request, new: NewDevice) -> DeviceAdded:
    """Be called by this browser. There are five at most: a sixth takes the place of the oldest."""
    player, node = await needed(request), node_of(request)
    limits_of(request).change(player.id)
    if not node.push.offered:
        raise Refused("not-now", "This site calls no browsers: it has no address of its own, with https.")
    browser = Subscription(new.endpoint, new.keys.p256dh.rstrip("="), new.keys.auth.rstrip("="))
    return DeviceAdded(id=await node.call_settings.add(player.id, browser, device_of(request), language_of(request)))


@router.delete("/api/me/calls/devices/{device}", status_code=204, openapi_extra=SIGNED)
async def remove_device(request: Request, device: DeviceId) -> None:
    """Be called by this browser no more."""
    player = await needed(request)
    await node_of(request).call_settings.remove(player.id, device)


@router.post("/api/me/calls/test", openapi_extra=SIGNED)
async def test_calls(request: Request) -> TestCalls:
    """Be called at once by everything, to see whether it comes."""
    player = await needed(request)
    limits_of(request).test_call(player.id)
    return TestCalls(calls=await node_of(request).calling.test(player.id))


@router.post("/api/me/vacation", openapi_extra=SIGNED)
async def take_vacation(request: Request, taken: TakenDays) -> VacationState:
    """Be away for some days: clocks for days rest, at tables that allow it."""
    player, node = await needed(request), node_of(request)
    limits_of(request).change(player.id)
    if not await node.vacations.take(player.id, node.clock.time, taken.days):
        raise Refused("not-now", "You have not so many days of vacation left.", "refused-vacation")
    await node.tables.looks_otherwise(player)
    return await node.vacations.of(player.id, node.clock.time)


@router.post("/api/calls/unsubscribe/{token}", status_code=204)
async def unsubscribe(request: Request, token: UnsubscribeToken) -> None:
    """Stop the letters that this link stood in: by one press in a mail program, without signing in."""
    limits_of(request).change(address(request))
    if not await node_of(request).call_settings.unsubscribe(token):
        raise Refused("forbidden", "This link is incomplete: open the newest letter.")


@router.get("/api/calls/unsubscribe/{token}", include_in_schema=False)
async def look_before(token: UnsubscribeToken) -> RedirectResponse:  # noqa: ARG001
    """To look at the link changes nothing: it leads to where everything can be changed."""
    return RedirectResponse("/calls", 303)


async def _state(request: Request, player: Player) -> CallState:
    node = node_of(request)
    kept: HowCalled = await node.call_settings.of(player.id)
    said = {name: getattr(kept.wishes, name) for name in WantedCalls.model_fields}
    return CallState(
        **said,
        devices=kept.devices,
        can_mail=kept.address is not None and node.calling.has_mail,
        mail_error=kept.mail_error,
        webhook_error=kept.webhook_error,
        webhook_secret=kept.webhook_secret,
        webhook_off=kept.webhook_off,
        vacations=await node.vacations.of(player.id, node.clock.time),
    )


def language_of(request: Request) -> str:
    """The first language of ours that the browser asks for."""
    wanted = [part.split(";")[0].strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return next((language for language in wanted if language in LANGUAGES), "en")
