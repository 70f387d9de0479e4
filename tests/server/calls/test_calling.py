"""Calling: who is asked and away is called once by each channel, and nobody who has answered, is here, or sleeps."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from sqlalchemy import update

from guildtable.server.awake import Rest
from guildtable.server.calls.claims import CALL, LETTER
from guildtable.server.matches.asked_calls import due_at
from guildtable.server.protocol import ClockRules
from guildtable.server.store.journal import Call, Lost, Row, Taken
from guildtable.server.store.retention import Retention
from guildtable.server.store.schema import calls, seats
from tests.server.calls.conftest import Site, a_site
from tests.server.sitting import sit_down


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_who_is_asked_and_away_is_called_once(kind: str, postgres: str) -> None:
    async with a_site(postgres if kind == "postgres" else "sqlite://") as site:
        await site.begin()
        anna = site.people[0]
        browser = await site.browser(anna)
        await site.reply_until(0)
        assert [row.sent for row in await site.rows(anna)][-1:] == [None]
        await site.away()
        assert not site.service.posted
        await site.pass_time(11)
        [posted] = site.service.posted
        said = browser.read(posted)
        assert said["title"] == "Capital Lux with Person 1"
        assert said["body"].startswith("It is your turn. Free until ")
        assert (said["url"], said["tag"], said["waiting"]) == (f"/t/{site.table}", "guildtable", 1)
        for _ in range(5):
            await site.pass_time(3600)
        assert len(site.service.posted) == 1, "once a question"
        kept = await site.node.call_settings.of(anna.id)
        assert kept.devices[0].called == pytest.approx(site.node.clock.time - 5 * 3600, abs=30)
        assert kept.devices[0].error is None


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_call_is_written_with_the_reply_that_asks_or_not_at_all(kind: str, postgres: str) -> None:
    async with a_site(postgres if kind == "postgres" else "sqlite://") as site:
        await site.begin()
        for person in site.people:
            await site.browser(person)
        await site.reply_until(0)
        live = await site.live()
        row = (await site.rows(site.people[0]))[-1]
        assert (row.asked, row.seat, row.table) == (live.seq, 0, site.table)
        before = len(await site.rows(site.people[0]))
        lost, call = Row(live.seq + 1, "seat 0 bot:greedy", "[]"), Call(site.people[0].id, 999, "mail", 0, 0.0, 0.0)
        with pytest.raises(Lost):
            await site.node.database.journal.append(site.table, [lost], after=live.stamp + 1, calls=[call])
        with pytest.raises(Taken):
            await site.node.database.journal.append(site.table, [Row(1, "x", "[]")], calls=[call])
        assert len(await site.rows(site.people[0])) == before


async def test_who_has_answered_is_not_called(site: Site) -> None:
    await site.begin()
    await site.browser(site.people[0])
    await site.reply_until(0)
    await site.away()
    while 0 in (await site.live()).waits_for:
        await site.reply(0)
    await site.pass_time(600)
    assert not site.service.posted
    assert all(row.at is None and row.sent is None for row in await site.rows(site.people[0]))


async def test_who_is_here_is_not_called_until_they_have_done_nothing_for_five_minutes(site: Site) -> None:
    await site.begin()
    anna = site.people[0]
    await site.browser(anna)
    await site.reply_until(0)
    await site.node.attendance.here(site.table, anna)
    for _ in range(9):
        await site.pass_time(30)
        async with site.node.database.engine.begin() as transaction:  # the tab stays open
            await transaction.execute(update(seats).values(seen=site.node.clock.time))
        assert not site.service.posted
    for _ in range(3):
        await site.pass_time(30)
        async with site.node.database.engine.begin() as transaction:
            await transaction.execute(update(seats).values(seen=site.node.clock.time))
    assert len(site.service.posted) == 1, "an open tab is nobody"


async def test_who_goes_is_called_though_they_were_here_when_they_were_asked(site: Site) -> None:
    await site.begin()
    await site.browser(site.people[0])
    await site.reply_until(0)
    await site.node.attendance.here(site.table, site.people[0])
    await site.pass_time(11)
    assert not site.service.posted
    await site.away()
    await site.pass_time(60)
    assert len(site.service.posted) == 1


async def test_nobody_is_called_in_quiet_hours(site: Site) -> None:
    await site.begin()
    anna = site.people[0]
    await site.browser(anna)
    wall = datetime.fromtimestamp(site.node.clock.time, UTC)
    minute = (wall.hour * 60 + wall.minute - 60) % 1440
    await site.wish(anna, zone="Etc/UTC", quiet_from=minute, quiet_hours=8)
    await site.reply_until(0)
    await site.away()
    for _ in range(6):
        await site.pass_time(3600)
        assert not site.service.posted
    await site.pass_time(3600)
    assert len(site.service.posted) == 1


async def test_quiet_hours_that_were_said_after_the_question_hold_for_calls_at_once(site: Site) -> None:
    await site.begin()
    anna = site.people[0]
    await site.browser(anna)
    await site.reply_until(0)
    await site.away()
    wall = datetime.fromtimestamp(site.node.clock.time, UTC)
    await site.wish(anna, zone="Etc/UTC", quiet_from=wall.hour * 60 + wall.minute, quiet_hours=2)
    await site.pass_time(600)
    assert not site.service.posted


def test_a_daily_letter_is_due_in_the_morning_and_no_call_in_a_rest() -> None:
    brussels = Rest("Europe/Brussels", 23 * 60, 8)
    night = datetime(2026, 11, 18, 1, tzinfo=UTC).timestamp()
    assert datetime.fromtimestamp(due_at("daily", night, brussels), UTC).hour == 7  # eight in Brussels
    assert datetime.fromtimestamp(due_at("mail", night, brussels), UTC).hour == 6
    assert (
        due_at("daily", night, Rest("Europe/Brussels", 6 * 60, 5)) == datetime(2026, 11, 18, 10, tzinfo=UTC).timestamp()
    )
    assert due_at("x", night, Rest()) == night + 10


async def test_a_table_that_is_not_by_the_day_calls_nobody(site: Site) -> None:
    table, people = await sit_down(site.node, "capital-lux", "person", "person", clock=ClockRules(move=600))
    for person in people:
        await site.browser(person)
    site.table, site.people = table, people
    await site.reply_until(0)
    await site.away()
    await site.pass_time(60)
    assert not site.service.posted
    assert not await site.rows(people[0])


async def test_a_dead_browser_is_forgotten_and_the_others_are_called(site: Site) -> None:
    await site.begin()
    anna = site.people[0]
    for _ in range(2):
        await site.browser(anna)
    site.service.answers = [410, 201]
    await site.reply_until(0)
    await site.away()
    await site.pass_time(11)
    assert len(site.service.posted) == 2
    assert len((await site.node.call_settings.of(anna.id)).devices) == 1
    await site.pass_time(600)
    assert len(site.service.posted) == 2


async def test_what_did_not_go_well_is_tried_again_thrice_and_its_owner_is_told_why(site: Site) -> None:
    await site.begin()
    anna = site.people[0]
    await site.browser(anna)
    site.service.answers = [503]
    await site.reply_until(0)
    await site.away()
    await site.pass_time(11)
    await site.pass_time(10)
    assert len(site.service.posted) == 1
    await site.pass_time(25)
    assert len(site.service.posted) == 2
    await site.pass_time(125)
    await site.pass_time(3600)
    assert len(site.service.posted) == 3
    [device] = (await site.node.call_settings.of(anna.id)).devices
    assert device.error == "the push service answered 503"


async def test_who_is_told_to_wait_waits_and_who_answers_meanwhile_is_not_called(site: Site) -> None:
    await site.begin()
    await site.browser(site.people[0])
    site.service.answers = [429, 201]
    site.service.headers["retry-after"] = "900"
    await site.reply_until(0)
    await site.away()
    await site.pass_time(11)
    await site.pass_time(600)
    assert len(site.service.posted) == 1
    while 0 in (await site.live()).waits_for:
        await site.reply(0)
    await site.pass_time(600)
    assert len(site.service.posted) == 1


async def test_what_one_has_claimed_no_other_gets_until_the_lease_ends(own_postgres: str) -> None:
    async with a_site(own_postgres) as site:
        await site.begin()
        await site.browser(site.people[0])
        await site.mailbox(site.people[0])
        await site.reply_until(0)
        await site.node.clock.move_on(3600)
        due = len([row for row in await site.rows(site.people[0]) if row.channel != "mail"])
        assert due
        assert len(await site.node.claims.claim(CALL, 0.0, 60.0, 10)) == due
        assert await site.node.claims.claim(LETTER, 0.0, 60.0, 10) == [site.people[0].id]
        assert await site.node.claims.claim(CALL, 0.0, 60.0, 10) == []
        assert await site.node.claims.claim(LETTER, 0.0, 60.0, 10) == []
        await site.node.clock.move_on(61)
        assert len(await site.node.claims.claim(CALL, 0.0, 60.0, 10)) == due
        assert await site.node.claims.claim(LETTER, 0.0, 60.0, 10) == [site.people[0].id]


async def test_there_are_five_browsers_at_most_and_one_belongs_to_one_player(site: Site) -> None:
    await site.begin()
    anna, bert = site.people
    browsers = []
    for number in range(7):
        await site.node.clock.move_on(1)
        browsers.append(await site.browser(anna))
        assert len((await site.node.call_settings.of(anna.id)).devices) == min(5, number + 1)
    await site.node.call_settings.add(bert.id, browsers[-1].subscription, "", "de")
    assert len((await site.node.call_settings.of(anna.id)).devices) == 4
    assert len((await site.node.call_settings.of(bert.id)).devices) == 1


async def test_what_is_old_is_thrown_away(site: Site) -> None:
    await site.begin()
    await site.browser(site.people[0])
    await site.reply_until(0)
    async with site.node.database.engine.begin() as transaction:
        await transaction.execute(update(calls).values(since=site.node.clock.time - 31 * 86400))
    gone = await Retention(site.node.database.engine, site.node.settings).tidy()
    assert gone["calls"] >= 1
    assert not await site.rows(site.people[0])
