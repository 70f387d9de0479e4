"""Letters to whoever is asked: one for all that came together, one press to stop them, and a server that fails."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

import pytest

from guildtable.server.mail import mail
from guildtable.server.protocol import Refused
from guildtable.server.tables.plan import Plan
from tests.server.calls.conftest import HALF_DAYS, Site


async def _two_tables(site: Site) -> str:
    """Anna is asked at two tables within a minute."""
    await site.begin()
    address = await site.mailbox(site.people[0])
    await site.reply_until(0)
    return address


async def test_what_comes_within_two_minutes_is_one_letter(site: Site) -> None:
    address = await _two_tables(site)
    anna = site.people[0]
    second = await site.node.tables.open(anna, Plan("bruges", ("me", "open"), {}, HALF_DAYS, listed=False))
    await site.node.tables.sit(second, site.people[1], None, "")
    await site.node.tables.begin(second, anna)
    held = await site.node.matches.held(second)
    await site.away()
    await site.pass_time(100)
    assert not site.office.letters
    await site.pass_time(25)
    [letter] = site.office.letters
    assert letter["To"] == address
    text = letter.get_content()
    tables = {site.table} | ({second} if 0 in held.live.waits_for else set())
    assert all(f"https://table.example/t/{table}" in text for table in tables)
    assert "https://table.example/account" in text
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert letter["List-Unsubscribe"].startswith("<https://table.example/api/calls/unsubscribe/")
    await site.pass_time(3600)
    assert len(site.office.letters) == 1


async def test_one_press_stops_the_letters_and_no_other_token_does(site: Site) -> None:
    await _two_tables(site)
    anna = site.people[0]
    token = await site.node.call_settings.unsubscribe_token(anna.id)
    assert not await site.node.call_settings.unsubscribe(f"{anna.id}.{'0' * 32}")
    assert not await site.node.call_settings.unsubscribe(f"{site.people[1].id}.{token.partition('.')[2]}")
    assert await site.node.call_settings.unsubscribe(token)
    await site.away()
    await site.pass_time(600)
    assert not site.office.letters
    assert (await site.node.call_settings.of(anna.id)).wishes.mail == "off"


async def test_a_daily_letter_comes_once_in_the_morning(site: Site) -> None:
    await site.begin()
    await site.mailbox(site.people[0], "daily")
    await site.wish(site.people[0], zone="Asia/Kolkata", mail="daily")
    await site.reply_until(0)
    await site.away()
    for _ in range(30):
        await site.pass_time(3600)
        if site.office.letters:
            break
    wall = datetime.fromtimestamp(site.node.clock.time, UTC)
    assert (wall.hour * 60 + wall.minute - 150) % 1440 <= 62, "eight in Kolkata is half past two"
    await site.pass_time(10 * 3600)
    assert len(site.office.letters) == 1


async def test_a_server_that_is_away_is_tried_again_and_the_letter_is_the_same(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _two_tables(site)
    await site.away()
    there, tried = mail.Mail._hand_in, list[str]()  # noqa: SLF001

    async def hand_in(self: Any, message: Any) -> None:
        tried.append(message["Message-ID"])
        if len(tried) == 1:
            raise ConnectionRefusedError
        await there(self, message)

    monkeypatch.setattr(mail.Mail, "_hand_in", hand_in)
    await site.pass_time(125)
    assert not site.office.letters
    assert (await site.node.call_settings.of(site.people[0].id)).mail_error
    await site.pass_time(35)
    assert len(site.office.letters) == 1
    assert tried[0] == tried[1] == site.office.letters[0]["Message-ID"]
    assert (await site.node.call_settings.of(site.people[0].id)).mail_error is None


async def test_a_server_that_is_slow_is_given_up_and_tried_again(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail, "WITHIN", 0.2)
    await _two_tables(site)
    await site.away()

    async def slow(*_: Any) -> str:
        await asyncio.sleep(1.0)
        return "250 OK"

    monkeypatch.setattr(site.office, "handle_DATA", slow)
    await site.pass_time(125)
    monkeypatch.undo()
    assert not site.office.letters
    await site.pass_time(35)
    assert len(site.office.letters) == 1


async def test_a_mailbox_that_refuses_is_written_to_no_more(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    await _two_tables(site)
    await site.away()
    monkeypatch.setattr(site.office, "_refuses", "550 No such mailbox")
    await site.pass_time(125)
    kept = await site.node.call_settings.of(site.people[0].id)
    assert (kept.wishes.mail, kept.mail_error) == ("off", "your mailbox refuses our letters")
    await site.pass_time(600)
    assert not site.office.letters


async def test_who_has_no_mailbox_is_not_written_to(site: Site) -> None:
    await site.begin()
    with pytest.raises(Refused, match="mailbox"):
        await site.wish(site.people[0], mail="each")
