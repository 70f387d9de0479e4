"""Webhooks: signed, three tries, off after them, and Discord's own form."""

from __future__ import annotations

import json
from hashlib import sha256
from hmac import digest

import pytest

from guildtable.server.calls.texts import CallText
from guildtable.server.calls.webhooks import body_for
from guildtable.server.protocol import Refused
from tests.server.calls.conftest import Site


async def _asked(site: Site) -> None:
    await site.begin()
    await site.wish(site.people[0], webhook=f"{site.hook.url}/hook")
    await site.reply_until(0)
    await site.away()


async def test_a_webhook_is_posted_to_and_can_tell_that_it_is_us(site: Site) -> None:
    await _asked(site)
    await site.pass_time(11)
    [posted] = site.hook.posted
    said = json.loads(posted.body)
    assert said["title"] == "Capital Lux with Person 1"
    assert said["link"] == f"https://table.example/t/{site.table}"
    secret = (await site.node.call_settings.of(site.people[0].id)).webhook_secret
    assert secret
    signed = digest(bytes.fromhex(secret), posted.headers["x-guildtable-time"].encode() + b"." + posted.body, sha256)
    assert posted.headers["x-guildtable-signature"] == f"sha256={signed.hex()}"
    await site.pass_time(3600)
    assert len(site.hook.posted) == 1


@pytest.mark.parametrize("answer", [500, 302, 400])
async def test_after_three_tries_it_is_off_until_it_is_tried_or_changed(site: Site, answer: int) -> None:
    await _asked(site)
    site.hook.answers = [answer]
    for seconds in (11, 35, 125, 3600):
        await site.pass_time(seconds)
    assert len(site.hook.posted) == 3
    kept = await site.node.call_settings.of(site.people[0].id)
    assert (kept.webhook_off, kept.webhook_error) == (True, f"it answered {answer}")
    await site.reply_until(0)
    await site.away()
    await site.pass_time(60)
    assert len(site.hook.posted) == 3
    site.hook.answers = [204]
    assert await site.node.calling.test(site.people[0].id) == {"webhook": None}
    kept = await site.node.call_settings.of(site.people[0].id)
    assert (kept.webhook_off, kept.webhook_error) == (False, None)


async def test_an_address_of_ours_is_no_webhook(site: Site) -> None:
    await site.begin()
    for url in ("http://127.0.0.1:1/", "http://example.org/", "nonsense"):
        with pytest.raises(Refused):
            await site.wish(site.people[0], webhook=url)
    await site.wish(site.people[0], webhook="https://127.0.0.1:1/")  # what it is, is seen when it is called
    assert await site.node.calling.test(site.people[0].id) == {"webhook": "this address is not a public one"}


def test_discord_is_told_in_its_own_form_and_nobody_there_is_mentioned() -> None:
    call = CallText("Bruges with @everyone", "Your turn.", "https://table.example", "/t/1", 1)
    said = json.loads(body_for("https://discord.com/api/webhooks/1/x", call))
    assert said["content"] == "**Bruges with @everyone**\nYour turn.\n<https://table.example/t/1>"
    assert said["allowed_mentions"] == {"parse": []}
