"""Web Push against a push service of our own: what it is sent can be read by the browser alone, and is signed by us."""

from __future__ import annotations

import time

import pytest

from guildtable.server.calls import outgoing
from guildtable.server.calls.outgoing import Outgoing
from guildtable.server.calls.push import Push, Subscription, topic_of
from tests.server.calls.browser import Browser, claims_of
from tests.server.calls.listener import listening
from tests.server.sitting import a_node

SITE = "https://table.example"


async def test_a_call_is_read_by_the_browser_and_known_to_be_ours() -> None:
    async with a_node() as node, listening(201) as service:
        push, browser = Push(node.database.engine, Outgoing([service.host]), SITE), Browser(f"{service.url}/send/1")
        outcome = await push.send(browser.subscription, b'{"title":"Br\xc3\xbcgge"}', topic_of("anna"))
        assert outcome.kind == "sent"
        [posted] = service.posted
        assert posted.path == "/send/1"
        assert browser.read(posted) == {"title": "Brügge"}
        key = await push.key()
        assert key
        claims = claims_of(posted, key)
        assert claims["sub"] == SITE
        assert claims["aud"] == service.url
        assert time.time() < claims["exp"] <= time.time() + 86400
        headers = posted.headers
        assert (headers["ttl"], headers["urgency"], headers["topic"]) == ("43200", "high", topic_of("anna"))
        assert len(headers["topic"]) == 32
        assert topic_of("anna") != topic_of("bert")
        assert await Push(node.database.engine, Outgoing(), SITE).key() == key  # on every node, and for ever


@pytest.mark.parametrize(
    ("status", "kind"),
    [
        *((200, "sent"), (201, "sent"), (202, "sent"), (404, "gone"), (410, "gone"), (413, "failed"), (400, "failed")),
        *((403, "failed"), (429, "again"), (500, "again"), (503, "again"), (302, "failed")),
    ],
)
async def test_what_the_push_service_answers_is_understood(status: int, kind: str) -> None:
    async with a_node() as node, listening(status) as service:
        service.headers["retry-after"] = "77"
        push = Push(node.database.engine, Outgoing([service.host]), SITE)
        outcome = await push.send(Browser(f"{service.url}/1").subscription, b"{}", "t")
        assert outcome.kind == kind
        assert (outcome.error is None) == (kind == "sent")
        if kind == "again":
            assert outcome.wait == 77


async def test_a_push_service_that_hangs_or_is_away_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "WITHIN", 0.3)
    async with a_node() as node:
        async with listening(0) as service:
            push = Push(node.database.engine, Outgoing([service.host]), SITE)
            assert (await push.send(Browser(f"{service.url}/1").subscription, b"{}", "t")).kind == "again"
        assert (await push.send(Browser(f"{service.url}/1").subscription, b"{}", "t")).kind == "again"


async def test_a_site_without_an_address_of_its_own_calls_no_browser() -> None:
    async with a_node() as node:
        for site in ("", "http://table.example"):
            push = Push(node.database.engine, Outgoing(), site)
            assert await push.key() is None
            assert (await push.send(Browser("https://push.example/1").subscription, b"{}", "t")).kind == "failed"


def test_a_subscription_has_a_point_of_the_curve_and_sixteen_bytes() -> None:
    good = Browser("https://push.example/1").subscription
    assert good.fits()
    for public_key, secret in ((good.public_key[:-4], good.secret), (good.public_key, "AAAA"), ("", ""), ("é", "é")):
        assert not Subscription(good.endpoint, public_key, secret).fits()
