"""A player's page: what it tells, and who sees it."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from guildtable.server.protocol import Refused
from guildtable.server.store.schema import players, records
from tests.server.archive.test_history import a_game, fill
from tests.server.archive.test_results import a_finished_match
from tests.server.sitting import a_node


async def test_the_page_counts_by_game_and_number_of_players_and_bots_apart() -> None:
    async with a_node() as node:
        player, _ = await node.players.guest("Anna")
        await fill(node, [a_game(player.id, number) for number in range(30)])
        await fill(node, [a_game(player.id, 30, ending="branch"), a_game(player.id, 33, players=3)])
        told = {
            (tally.game, tally.players, tally.bots): (tally.games, tally.won)
            for tally in (await node.profiles.own(player)).tallies
        }
        assert told == {
            ("bruges", 3, False): (1, 1),
            ("bruges", 4, False): (12, 4),
            ("bruges", 4, True): (3, 1),
            ("flandern", 4, False): (12, 4),
            ("flandern", 4, True): (3, 1),
        }


async def test_form_is_of_the_newest_games_with_people_newest_last() -> None:
    async with a_node() as node:
        player, _ = await node.players.guest("Anna")
        await fill(node, [a_game(player.id, number) for number in range(60)])
        form = (await node.profiles.own(player)).form
        assert len(form) == 25
        assert form[-1].match == "match-000059"
        assert "match-000055" not in {game.match for game in form}, "that was against bots"
        assert [game.place == 1 for game in form] == [int(game.match[-2:]) % 3 == 0 for game in form]


async def test_in_the_form_a_game_that_one_left_is_not_won() -> None:
    async with a_node() as node:
        player, _ = await node.players.guest("Anna")
        await fill(node, [a_game(player.id, 3, ending="left"), a_game(player.id, 6)])
        assert [(game.place, game.players) for game in (await node.profiles.own(player)).form] == [(4, 4), (1, 4)]


async def test_favourites_are_whom_one_won_over_most_often() -> None:
    async with a_node() as node:
        player, _ = await node.players.guest("Anna")
        await fill(node, [a_game(player.id, n, game="bruges", company='["mayor","prince"]') for n in range(3)])
        await fill(node, [a_game(player.id, 4, game="bruges", company='["prince"]')])
        first, second = (await node.profiles.own(player)).favourites
        assert (first.name, first.games, first.won) == ("prince", 4, 1)
        assert (second.name, second.games, second.won) == ("mayor", 3, 1)


async def test_nobody_sees_a_page_that_is_not_shared_or_is_no_longer() -> None:
    async with a_node() as node:
        player, _ = await node.players.guest("Anna")
        assert (await node.profiles.own(player)).shared is None
        with pytest.raises(Refused):
            await node.profiles.shared(player.id)
        address = await node.profiles.share(player, shared=True)
        assert address
        assert address != player.id
        assert await node.profiles.share(player, shared=True) == address
        assert (await node.profiles.own(player)).shared == address
        assert (await node.profiles.shared(address)).name == "Anna"
        assert (await node.profiles.shared(address)).shared is None
        assert await node.profiles.share(player, shared=False) is None
        with pytest.raises(Refused):
            await node.profiles.shared(address)
        assert await node.profiles.share(player, shared=True) != address, "what was passed on is of no use any more"


async def test_others_see_only_games_of_listed_tables() -> None:
    async with a_node() as node:
        _, people = await a_finished_match(node)
        address = await node.profiles.share(people[0], shared=True) or ""
        assert len((await node.profiles.own(people[0])).last) == 1
        assert (await node.profiles.shared(address)).last == ()
        async with node.database.engine.begin() as transaction:
            await transaction.execute(update(records).values(listed=True))
        assert len((await node.profiles.shared(address)).last) == 1


async def test_a_banned_players_page_is_shown_to_nobody() -> None:
    async with a_node() as node:
        player, _ = await node.players.guest("Anna")
        address = await node.profiles.share(player, shared=True) or ""
        async with node.database.engine.begin() as transaction:
            await transaction.execute(update(players).values(banned=True))
        with pytest.raises(Refused):
            await node.profiles.shared(address)


async def test_at_a_table_one_is_led_to_a_page_that_is_shared() -> None:
    async with a_node() as node:
        table, people = await a_finished_match(node)
        assert (await node.tables.state(table)).seats[0].profile is None
        address = await node.profiles.share(people[0], shared=True)
        assert (await node.tables.state(table)).seats[0].profile == address
