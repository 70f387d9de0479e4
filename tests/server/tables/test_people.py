"""People at a table: their faces, who is here, what they say, and what they take along to a rematch."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from guildtable.server.accounts.erasure import erase
from guildtable.server.bus.hints import ChatChanged, TableChanged
from guildtable.server.node import Node
from guildtable.server.protocol import Refused
from guildtable.server.store.schema import seats
from guildtable.server.tables.chat import GREETINGS
from guildtable.server.tables.players import Player
from guildtable.server.tables.portraits import portraits
from guildtable.server.watching.presence import Presence
from tests.server.sitting import Ear, a_node, play_on, sit_down, state, until
from tests.server.tables.test_tables import guests, plan
from tools.floors import ROOT


async def test_a_chosen_face_is_the_same_at_every_table_and_told_at_once() -> None:
    async with a_node() as node:
        anna, bert = await guests(node, "Anna", "Bert")
        before = await node.tables.open(anna, plan("me", "open"))
        await node.tables.sit(before, bert, None, "")
        ear = await Ear(node, before, 1).enter()
        await node.players.choose_portrait(anna, "duchess")
        await node.tables.looks_otherwise(anna)
        await until(lambda: _faces(ear, "duchess", bert.portrait))
        after = await node.tables.open(anna, plan("me", "greedy"))
        assert [seat.portrait for seat in (await state(node, after)).seats] == ["duchess", None]


async def test_who_has_chosen_no_face_has_the_same_one_at_every_table() -> None:
    async with a_node() as node:
        some = await guests(node, *(f"Guest {n}" for n in range(10)))
        assert len({guest.portrait for guest in some} & portraits()) > 1, "not everybody the same"
        for _ in range(2):
            table = await node.tables.open(some[0], plan("me", "greedy"))
            assert [seat.portrait for seat in (await state(node, table)).seats] == [some[0].portrait, None]


async def test_a_face_is_one_of_those_there_are_and_goes_with_who_is_erased() -> None:
    async with a_node() as node:
        (anna,) = await guests(node, "Anna")
        for wrong in ("emperor", "", "duchess\n", "Duchess"):
            with pytest.raises(Refused) as refused:
                await node.players.choose_portrait(anna, wrong)
            assert refused.value.code == "malformed"
        await node.players.choose_portrait(anna, "duchess")
        table = await node.tables.open(anna, plan("me", "open"))
        async with node.database.engine.begin() as transaction:
            await erase(transaction, anna.id)
        assert (await state(node, table)).seats[0].portrait is None


async def _faces(ear: Ear, *faces: str | None) -> bool:
    return [seat["portrait"] for seat in ear.table["seats"]] == list(faces)


def test_the_faces_are_those_of_the_persons_that_the_page_draws() -> None:
    drawn = json.loads((ROOT / "web/games/bruges/persons.json").read_text(encoding="utf-8"))
    assert portraits() == set(drawn)


async def _unseen(node: Node, table: str, seat: int, **ago: float) -> None:
    values: dict[str, Any] = {name: getattr(seats.c, name) - seconds for name, seconds in ago.items()}
    async with node.database.engine.begin() as transaction:
        await transaction.execute(update(seats).where(seats.c.table == table, seats.c.seat == seat).values(values))


async def test_who_does_nothing_for_five_minutes_is_idle_and_then_no_longer() -> None:
    async with a_node() as node:
        table, (_, bert) = await sit_down(node, "capital-lux", "person", "person")
        ears = [await Ear(node, table, seat).enter() for seat in (0, 1)]
        presence = Presence(node.database.engine, node.rooms)

        async def idle() -> list[tuple[bool, bool]]:
            await presence.note()
            return [(seat["here"], seat["idle"]) for seat in ears[0].table["seats"]]

        assert await idle() == [(True, False), (True, False)]
        await _unseen(node, table, 1, acted=301.0)
        assert await idle() == [(True, False), (True, True)]
        await node.attendance.here(table, bert, idle=400)
        assert await idle() == [(True, False), (True, True)]
        await node.attendance.here(table, bert, idle=20)
        assert await idle() == [(True, False), (True, False)]
        await node.attendance.here(table, bert, idle=4000)  # of another tab
        assert await idle() == [(True, False), (True, False)]
        await node.rooms.leave(table, ears[1].watcher)
        await _unseen(node, table, 1, acted=301.0, seen=46.0)
        assert await idle() == [(True, False), (False, False)]


async def test_whose_connection_is_gone_is_away_soon_and_then_gone() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "capital-lux", "person", "person")
        ears = [await Ear(node, table, seat).enter() for seat in (0, 1)]
        presence = Presence(node.database.engine, node.rooms)
        await node.rooms.leave(table, ears[1].watcher)
        told = []
        for seconds in (8.0, 8.0, 30.0):
            await _unseen(node, table, 1, seen=seconds)  # more than before
            await presence.note()
            seat = ears[0].table["seats"][1]
            told.append((seat["here"], seat["idle"]))
        assert told == [(True, False), (True, True), (False, False)]


async def _say(node: Node, table: str, player: Player, seat: int | None, text: str, **more: Any) -> None:
    await node.chat.say(table, player, seat, f"key of {text} {player.id}", text, **more)
    await node.rooms.heard(table, ChatChanged())


async def test_a_greeting_has_our_words_whatever_was_sent_with_it() -> None:
    async with a_node() as node:
        table, (anna, _) = await sit_down(node, "capital-lux", "person", "person")
        ear = await Ear(node, table, 1).enter()
        await _say(node, table, anna, 0, "You are all fools!", greeting="well-met")
        line = ear.told[-1]["lines"][0]
        assert (line["text"], line["greeting"], line["name"]) == (GREETINGS["well-met"], "well-met", "Person 0")


async def test_who_says_only_later_how_they_are_called_talks_under_that_name() -> None:
    """Somebody who came by the link was a guest when the line was opened."""
    async with a_node() as node:
        anna, guest = await guests(node, "Anna", "Guest")
        table = await node.tables.open(anna, plan("me", "open"))
        ear = await Ear(node, table, 0).enter()
        await node.players.rename(guest, "Bram")
        await _say(node, table, guest, None, "May I join?")
        await node.tables.sit(table, Player(guest.id, "Bram"), None, "")
        await _say(node, table, guest, 1, "Here I am.")
        assert [line["name"] for told in ear.told if told["type"] == "chat" for line in told["lines"]] == ["Bram"] * 2


async def test_those_who_play_again_take_their_talk_along_and_nobody_else_hears_it() -> None:
    async with a_node() as node:
        table, (anna, bert) = await sit_down(node, "capital-lux", "person", "person")
        onlooker = (await guests(node, "Onlooker"))[0]
        await _say(node, table, onlooker, None, "Who wins?")
        await play_on(node, table, Random(1))
        await _say(node, table, bert, 1, "You were lucky.")
        await _say(node, table, anna, 0, "Something rude.")
        await _say(node, table, anna, 0, "Once more?", greeting="well-fought")
        rude = (await node.chat.since(table, 0))[-2].id
        await node.moderation.hide(table, rude, anna)
        again = await node.tables.rematch(table, anna)
        watcher = Ear(node, again, None)
        watcher.watcher.player = await node.tables.pseudonym(again, bert)  # not yet seated, but known
        await watcher.enter()
        (chat,) = [told for told in watcher.told if told["type"] == "chat"]
        lines = [(line["text"], line["carried"], line["seat"], line["speaker"]) for line in chat["lines"]]
        assert lines == [
            ("You were lucky.", True, None, await node.tables.pseudonym(again, bert)),
            (GREETINGS["well-fought"], True, None, await node.tables.pseudonym(again, anna)),
        ]
        for other in (None, await node.tables.pseudonym(again, onlooker)):
            ear = Ear(node, again, None)
            ear.watcher.player = other
            assert (await ear.enter()).said == []
        await node.tables.seat_bot(again, anna, 0, None)
        await node.tables.sit(again, onlooker, 0, "")
        assert (await Ear(node, again, 0).enter()).said == []
        assert (await Ear(node, again, 1).enter()).said == ["You were lucky.", GREETINGS["well-fought"]]


async def test_who_wants_a_rematch_is_told_and_one_that_was_called_off_is_none() -> None:
    async with a_node() as node:
        table, (anna, bert) = await sit_down(node, "capital-lux", "person", "person")
        played, watched = await Ear(node, table, 0).enter(), await Ear(node, table, None).enter()
        await play_on(node, table, Random(1))
        again = await node.tables.rematch(table, bert)
        await node.rooms.heard(table, TableChanged())
        assert (played.table["rematch"], played.table["rematch_by"]) == (again, 1)
        assert watched.table["rematch_by"] is None
        await node.tables.call_off(again, bert)
        await node.rooms.heard(table, TableChanged())
        assert (played.table["rematch"], played.table["rematch_by"]) == (None, None)
        another = await node.tables.rematch(table, anna)
        assert another != again
        assert (await state(node, table)).rematch_by == 0
