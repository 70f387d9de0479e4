"""Clocks for days: an allowance that is not saved up, one bank, two times, and nobody out of time asleep."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import insert, select, update

from guildtable.server.awake import Rest, awake_after
from guildtable.server.matches.alarms import TIME_UP
from guildtable.server.matches.day_clocks import DayClocks, Today
from guildtable.server.matches.live import Live
from guildtable.server.node import Node
from guildtable.server.play.turns import TimeUp
from guildtable.server.protocol import ClockRules, Refused
from guildtable.server.store.schema import call_settings, outages, pulse, results, vacations
from guildtable.server.store.site_clock import Immovable
from guildtable.server.tables.plan import Plan
from guildtable.server.tables.players import Player
from tests.server.days.test_awake import brussels
from tests.server.sitting import a_node, any_reply, play_on, sit_down, state

HOUR, DAY, TEN_MINUTES = 3600.0, 86400.0, 600.0
HALF_DAYS = ClockRules(move=12 * 3600, bank=72 * 3600)
WITH_VACATION = ClockRules(move=12 * 3600, bank=72 * 3600, vacation=True)
NIGHT = Rest("Europe/Brussels", 23 * 60, 8)


def today(time: float, rest: Rest = NIGHT, pauses: Sequence[tuple[float, float]] = ()) -> Today:
    return Today(time, dict.fromkeys(range(4), rest), dict.fromkeys(range(4), pauses))


def test_the_allowance_is_fresh_for_each_reply_and_the_bank_is_there_once() -> None:
    noon = brussels(2026, 11, 17, 12)
    clocks = DayClocks.wound(HALF_DAYS, 2).after([0], again=True, today=today(noon))
    free, out = clocks.times(0, today(noon)) or (0.0, 0.0)
    assert free == brussels(2026, 11, 18, 8)  # eleven hours today, one tomorrow
    assert out == awake_after(noon, 84 * HOUR, NIGHT)
    soon = clocks.after([1], again=True, today=today(noon + HOUR))
    assert soon.left[0] == 72 * HOUR  # what was not used is not saved up, and costs nothing
    again = soon.after([0], again=True, today=today(noon + 2 * HOUR))
    assert again.times(0, today(noon)) == (
        awake_after(noon + 2 * HOUR, 12 * HOUR, NIGHT),
        awake_after(noon + 2 * HOUR, 84 * HOUR, NIGHT),
    )
    late = clocks.after([1], again=True, today=today(free + 5 * HOUR))
    assert late.left[0] == pytest.approx(67 * HOUR)
    assert late.after([0], again=True, today=today(free + 5 * HOUR)).left[0] == pytest.approx(67 * HOUR)


def test_a_seat_that_answers_and_thinks_again_of_the_same_goes_on_where_it_was() -> None:
    noon = brussels(2026, 11, 17, 12)
    both = DayClocks.wound(HALF_DAYS, 2).after([0, 1], again=True, today=today(noon))
    answered = both.after([1], again=False, today=today(noon + 2 * HOUR))
    back = answered.after([0, 1], again=False, today=today(noon + 3 * HOUR))
    free, _ = back.times(0, today(noon)) or (0.0, 0.0)
    assert free == awake_after(noon + 3 * HOUR, 10 * HOUR, NIGHT)
    assert back.times(1, today(noon)) == both.times(1, today(noon))


def test_quiet_hours_count_as_they_were_when_the_question_was_put() -> None:
    noon = brussels(2026, 11, 17, 12)
    clocks = DayClocks.wound(HALF_DAYS, 1).after([0], again=True, today=today(noon))
    assert clocks.times(0, today(noon, Rest())) == clocks.times(0, today(noon))
    assert clocks.read(clocks.text()) == clocks


@settings(deadline=None)
@given(
    st.lists(st.tuples(st.floats(0, 40 * HOUR), st.booleans(), st.booleans()), min_size=1, max_size=20),
    st.integers(0, 1439),
    st.integers(0, 9),
)
def test_no_bank_grows_and_what_is_shown_is_what_holds(
    moves: list[tuple[float, bool, bool]], quiet_from: int, quiet_hours: int
) -> None:
    rest, now = Rest("America/New_York", quiet_from, quiet_hours), 1.79e9
    clocks = DayClocks.wound(HALF_DAYS, 2).after([0, 1], again=True, today=today(now, rest))
    for passed, asked, again in moves:
        before, now = clocks, now + passed
        late = clocks.late(today(now, rest))
        clocks = clocks.after([0, 1] if asked else [1], again, today(now, rest))
        assert clocks.read(clocks.text()) == clocks
        for seat in (0, 1):
            assert 0 <= clocks.left[seat] <= before.left[seat]
            assert (seat in late) == (seat in before.thinking and before.thinking[seat].out_at <= now)
            if seat in clocks.thinking:
                times = clocks.thinking[seat]
                assert times.since <= times.free_until <= times.out_at


async def rests(node: Node, player: Player, rest: Rest) -> None:
    values = {"zone": rest.zone, "quiet_from": rest.quiet_from, "quiet_hours": rest.quiet_hours}
    async with node.database.engine.begin() as transaction:
        await transaction.execute(insert(call_settings).values(player=player.id, weekends=rest.weekends, **values))


async def _live(node: Node, table: str) -> Live:
    return (await node.matches.fresh(table)).live


def _sweep(node: Node) -> TimeUp:
    return TimeUp(node.matches, node.substitutes, node.database.journal, node.clock, node.vacations)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_who_sleeps_is_not_out_and_who_is_out_is_played_for_until_they_return(
    kind: str, own_postgres: str
) -> None:
    async with a_node(own_postgres if kind == "postgres" else "sqlite://", movable_time=True) as node:
        table, people = await sit_down(node, "capital-lux", "person", "person", clock=HALF_DAYS)
        seat = (await _live(node, table)).asked[0]
        shown = (await state(node, table)).clock
        assert (shown.move, shown.bank, shown.by_the_day) == (12 * 3600, 72 * 3600, True)
        [mine] = await node.notifications.tables_of(people[seat])
        assert mine.left == pytest.approx(84 * HOUR, abs=5)
        assert mine.table.seats[seat].out_at == pytest.approx(node.clock.time + 84 * HOUR, abs=5)
        assert mine.table.seats[seat].free_until == pytest.approx(node.clock.time + 12 * HOUR, abs=5)
        due = await node.database.journal.due(table, TIME_UP)
        assert due == pytest.approx(node.clock.now + 84 * HOUR, abs=5)
        sweep = _sweep(node)
        await node.clock.move_on(83.9 * HOUR)
        await sweep.turn(table)
        assert not (await _live(node, table)).is_bot(seat)
        await node.clock.move_on(0.2 * HOUR)
        await sweep.turn(table)
        assert (await _live(node, table)).is_bot(seat)
        await play_on(node, table, Random(3), 4)
        await node.substitutes.come_back(table, people[seat])
        live = await _live(node, table)
        assert not live.is_bot(seat)
        assert not live.has_no_time(seat)
        await sweep.turn(table)
        assert not (await _live(node, table)).is_bot(seat)  # and every reply has its own time again


async def test_an_outage_counts_for_nothing_nor_do_the_ten_minutes_after(own_postgres: str) -> None:
    async with a_node(own_postgres, movable_time=True) as node:
        table, _ = await sit_down(node, "bruges", "person", "person", clock=HALF_DAYS)
        seat = (await _live(node, table)).asked[0]
        await node.clock.move_on(83 * HOUR)
        await node.clock.move_on(50 * HOUR, asleep=True)
        sweep = _sweep(node)
        await node.clock.move_on(HOUR + TEN_MINUTES - 60)
        await sweep.turn(table)
        assert not (await _live(node, table)).is_bot(seat)
        await node.clock.move_on(120)
        await sweep.turn(table)
        assert (await _live(node, table)).is_bot(seat)


async def test_a_deadline_that_an_outage_moved_into_the_night_waits_for_the_morning(own_postgres: str) -> None:
    async with a_node(own_postgres, movable_time=True) as node:
        people = [(await node.players.guest(f"Person {n}"))[0] for n in range(2)]
        nights = [Rest("UTC", 30 * half, 8) for half in range(48)]
        ends = {rest: awake_after(node.clock.time, 84 * HOUR, rest) % DAY / 60 for rest in nights}
        rest = next(rest for rest in nights if 30 < (rest.quiet_from - ends[rest]) % 1440 < 120)  # out before bedtime
        for person in people:
            await rests(node, person, rest)
        plan = Plan("bruges", ("me", "open"), {}, HALF_DAYS, listed=False)
        table = await node.tables.open(people[0], plan)
        await node.tables.sit(table, people[1], None, "")
        await node.tables.begin(table, people[0])
        live = (await node.matches.held(table)).live
        seat, clocks = live.asked[0], live.clocks
        assert isinstance(clocks, DayClocks)
        out = clocks.thinking[seat].out_at
        await node.clock.move_on(out - node.clock.time - 600)
        await node.clock.move_on(6 * HOUR, asleep=True)  # we come back in the midst of the night
        for _ in range(3):
            await node.clock.move_on(900)
            await _sweep(node).turn(table)
            assert not (await _live(node, table)).is_bot(seat), "out of time asleep"
        await node.clock.move_on(9 * HOUR)
        await _sweep(node).turn(table)
        assert (await _live(node, table)).is_bot(seat)


async def test_a_day_of_vacation_is_taken_five_minutes_before_the_bank_is_gone() -> None:
    async with a_node(movable_time=True) as node:
        spring = datetime(datetime.fromtimestamp(node.clock.time, UTC).year + 1, 2, 1, tzinfo=UTC).timestamp()
        await node.clock.move_on(spring - node.clock.time)  # days count in their year
        table, people = await sit_down(node, "bruges", "person", "person", clock=WITH_VACATION)
        seat = (await _live(node, table)).asked[0]
        due = await node.database.journal.due(table, TIME_UP)
        assert due == pytest.approx(node.clock.now + 84 * HOUR - 300, abs=5)
        await node.clock.move_on(84 * HOUR - 299)
        await _sweep(node).turn(table)
        assert not (await _live(node, table)).is_bot(seat)
        left = await node.vacations.of(people[seat].id, node.clock.time)
        assert (left.left, left.taken, left.to_earn) == (13, 1, 7)
        [mine] = await node.notifications.tables_of(people[seat])
        assert mine.left == pytest.approx(DAY + 299, abs=5)
        await node.clock.move_on(DAY)
        for day in range(13):
            await node.clock.move_on(5)
            await _sweep(node).turn(table)
            assert not (await _live(node, table)).is_bot(seat), day
            await node.clock.move_on(DAY)
        await node.clock.move_on(300)
        await _sweep(node).turn(table)
        assert (await _live(node, table)).is_bot(seat), "fourteen days a year are all there is"


async def test_a_day_is_taken_though_we_are_late_or_the_last_one_ends_just_before_the_bank() -> None:
    async with a_node(movable_time=True) as node:
        table, people = await sit_down(node, "bruges", "person", "person", clock=WITH_VACATION)
        seat = (await _live(node, table)).asked[0]
        assert await node.vacations.take(people[seat].id, node.clock.time + 84 * HOUR - DAY - 200)
        await node.clock.move_on(84 * HOUR + DAY + 3 * HOUR)  # a day and two hours and more too late
        await _sweep(node).turn(table)
        assert not (await _live(node, table)).is_bot(seat)
        assert (await node.vacations.of(people[seat].id, node.clock.time)).taken == 2


async def test_after_an_outage_clocks_for_days_are_looked_at_anew(own_postgres: str) -> None:
    async with a_node(own_postgres, movable_time=True) as node:
        table, _ = await sit_down(node, "bruges", "person", "person", clock=HALF_DAYS)
        await node.clock.move_on(HOUR, asleep=True)
        due = await node.database.journal.due(table, TIME_UP)
        assert due is not None
        assert due <= node.clock.now
        await _sweep(node).turn(table)
        due = await node.database.journal.due(table, TIME_UP)
        assert due == pytest.approx(node.clock.now + 84 * HOUR + TEN_MINUTES, abs=10)


async def test_time_that_is_moved_while_others_beat_is_no_outage(own_postgres: str) -> None:
    async with a_node(own_postgres, movable_time=True) as node, a_node(own_postgres) as other:
        for _ in range(30):
            await asyncio.gather(node.clock.move_on(60.0), *(other.clock.beat() for _ in range(4)))
        assert await node.clock.outages(0.0) == []


async def test_vacation_is_the_players_and_only_where_the_table_allows_it() -> None:
    async with a_node(movable_time=True) as node:
        table, people = await sit_down(node, "bruges", "person", "person", clock=HALF_DAYS)
        seat = (await _live(node, table)).asked[0]
        assert await node.vacations.take(people[seat].id, node.clock.time, 3)
        await node.clock.move_on(84 * HOUR + 1)
        await _sweep(node).turn(table)
        assert (await _live(node, table)).is_bot(seat)


async def test_whoever_wants_no_day_taken_has_none_taken_and_finished_games_add_some() -> None:
    async with a_node(movable_time=True) as node:
        player, _ = await node.players.guest("Anna")
        now = node.clock.time
        async with node.database.engine.begin() as transaction:
            await transaction.execute(insert(call_settings).values(player=player.id, vacation=False))
            for number in range(9):
                row = {"match": f"m{number}", "seat": 0, "player": player.id, "game": "bruges", "players": 2, "bots": 0}
                row |= {"place": 1, "points": 1, "ending": "end", "ended": now}
                await transaction.execute(insert(results).values(row))
        assert not await node.vacations.take_by_itself(player.id, now)
        assert (await node.vacations.of(player.id, now)).left == 21
        async with node.database.engine.begin() as transaction:
            await transaction.execute(update(call_settings).values(vacation=True))
        assert await node.vacations.take_by_itself(player.id, now)
        assert await node.vacations.take_by_itself(player.id, now + 60)  # away then: it is the day after
        async with node.database.engine.connect() as connection:
            taken = (await connection.execute(select(vacations).order_by(vacations.c.since))).all()
        assert [row.since for row in taken] == [now, now + DAY]
        assert not await node.vacations.take(player.id, now, 21)


async def test_a_game_that_is_finished_adds_a_day_in_the_year_it_is_finished_in() -> None:
    async with a_node(movable_time=True) as node:
        await node.clock.move_on(366 * DAY)
        table, people = await sit_down(node, "capital-lux", "person", "person", clock=HALF_DAYS)
        await play_on(node, table, Random(1))
        assert (await node.vacations.of(people[0].id, node.clock.time)).left == 15


async def test_a_reply_counts_until_a_bot_has_the_seat() -> None:
    async with a_node(movable_time=True) as node:
        table, _ = await sit_down(node, "bruges", "person", "person", clock=HALF_DAYS)
        live = await _live(node, table)
        seat = live.asked[0]
        await node.clock.move_on(90 * HOUR)
        await node.matches.reply(table, seat, any_reply(live, seat, Random(1)))
        after = await _live(node, table)
        assert isinstance(after.clocks, DayClocks)
        assert after.clocks.left[seat] == 0


async def test_ticks_follow_the_time_that_is_moved_and_only_a_test_moves_it(own_postgres: str) -> None:
    async with a_node(own_postgres, movable_time=True) as node, a_node(own_postgres) as other:
        ticks, time = node.clock.now, node.clock.time
        await node.clock.move_on(DAY)
        await other.clock.beat()
        for clock in (node.clock, other.clock):
            assert clock.now - ticks == pytest.approx(DAY, abs=5)
            assert clock.time - time == pytest.approx(DAY, abs=5)
        with pytest.raises(Immovable):
            await other.clock.move_on(1.0)
        async with node.database.engine.connect() as connection:
            down = (await connection.execute(select(outages).where(outages.c.until > time))).all()
        assert not down


async def test_a_silence_of_the_pulse_is_an_outage_however_many_nodes_find_it(own_postgres: str) -> None:
    async with a_node(own_postgres, movable_time=True) as node, a_node(own_postgres) as other:
        before = node.clock.time
        async with node.database.engine.begin() as transaction:
            await transaction.execute(update(pulse).values(at=pulse.c.at - HOUR))
        await node.clock.beat()
        await other.clock.beat()
        [(since, until)] = await node.clock.outages(before - 10)
        assert until - since == pytest.approx(HOUR + TEN_MINUTES, abs=3)


async def test_there_is_a_limit_to_tables_by_the_day_and_it_grows_with_those_finished() -> None:
    async with a_node(day_tables_per_player=1) as node:
        anna, _ = await node.players.guest("Anna")
        plan = Plan("capital-lux", ("me", "open"), {}, HALF_DAYS, listed=False)
        table = await node.tables.open(anna, plan)
        with pytest.raises(Refused) as refused:
            await node.tables.open(anna, plan)
        assert (refused.value.code, refused.value.reason) == ("too-many", "refused-day-tables")
        bert, _ = await node.players.guest("Bert")
        other = await node.tables.open(bert, plan)
        with pytest.raises(Refused):
            await node.tables.sit(other, anna, None, "")
        await node.tables.open(anna, Plan("capital-lux", ("me", "open"), {}, ClockRules(), listed=False))
        cecile, _ = await node.players.guest("Cecile")
        await node.tables.sit(table, cecile, None, "")
        await node.tables.begin(table, anna)
        await play_on(node, table, Random(1))
        await node.tables.open(anna, plan)
        await node.tables.sit(other, anna, None, "")


@pytest.mark.parametrize(
    "clock",
    [
        ClockRules(move=12 * 3600, bank=3600),
        ClockRules(move=None, bank=72 * 3600),
        ClockRules(move=12 * 3600, game=86400, bank=72 * 3600),
        ClockRules(move=60, vacation=True),
    ],
)
async def test_there_are_three_clocks_for_days(clock: ClockRules) -> None:
    with pytest.raises(Refused):
        Plan("bruges", ("me", "open"), {}, clock, listed=False).check()
    for rules in (HALF_DAYS, ClockRules(move=86400, bank=432000), ClockRules(move=604800, bank=604800, vacation=True)):
        Plan("bruges", ("me", "open"), {}, rules, listed=False).check()
