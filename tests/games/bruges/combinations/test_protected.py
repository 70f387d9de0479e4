"""Persons beside each other: who is protected, and who gives to the Beggar."""

from __future__ import annotations

import pytest

from guildtable.games.bruges.parts import BLUE, BROWN, PURPLE, RED, YELLOW
from guildtable.games.bruges.state import Phase
from guildtable.kernel.wire import heard, shown
from tests.games.bruges.combinations.telling import people_offered
from tests.games.bruges.scenes import Scene, TownSpec, scene, town

# Protected


@pytest.mark.parametrize(
    ("attack", "choices", "victim"),
    [
        ("troublemaker", [], town(canals=(0, 1))),
        ("beggar", [], town(workers="red red")),
        ("thief", [], town(guilders=5)),
        ("rumour_monger", ["threat:blue"], town(threats="blue")),
        ("arsonist", [], town(houses="red")),
        ("pickpocket", [], town(guilders=5)),
        ("blackmailer", [], town(points=5)),
    ],
)
def test_an_arrow_passes_over_the_militia_captain_and_strikes_the_others(
    attack: str, choices: list[str], victim: TownSpec
) -> None:
    rich = town(
        houses="blue:militia_captain red yellow",
        workers="red blue yellow",
        threats="blue blue",
        canals=(2, 2),
        guilders=9,
        points=9,
    )
    table = scene(town(hand=attack, houses="yellow", guilders=6), rich, victim)
    before, struck = table.town(1), table.town(2)
    table = table.play(f"card:{attack}/use:recruit/house:yellow")
    for choice in choices:
        table = table.play(choice)
    assert table.asked == [0]
    assert table.why(0) == "after-card"
    assert table.town(1) == before
    assert table.town(2) != struck


@pytest.mark.parametrize(
    "attack", ["troublemaker", "beggar", "thief", "rumour_monger", "arsonist", "pickpocket", "blackmailer"]
)
def test_an_arrow_does_nothing_when_everybody_is_protected(attack: str) -> None:
    rich = town(
        houses="blue:militia_captain red yellow",
        workers="red blue yellow",
        threats="blue blue",
        canals=(2, 2),
        guilders=9,
        points=9,
    )
    table = scene(town(hand=attack, houses="yellow", guilders=6), rich)
    before, price = table.town(1), 6 - table.play(f"card:{attack}/use:recruit/house:yellow").town(0).guilders
    table = table.play(f"card:{attack}/use:recruit/house:yellow")
    assert (table.asked, table.why(0)) == ([0], "after-card")
    assert table.town(1) == before
    assert table.town(0).persons == [attack]
    assert price == {"rumour_monger": 3, "arsonist": 3, "pickpocket": 0}.get(attack, 6)
    assert table.town(0).points == 0
    assert sum(table.town(0).workers.values()) == 0


@pytest.mark.parametrize(("attack", "worker"), [("highwayman", "yellow"), ("informant", "purple")])
def test_attackers_by_worker_are_not_offered_when_everybody_is_protected(attack: str, worker: str) -> None:
    mine = town(houses=f"red:{attack}", workers=worker, threats="red")
    assert people_offered(scene(mine, town(houses="red:militia_captain", guilders=5))) == []
    assert people_offered(scene(mine, town(guilders=5))) != []


def test_the_highwayman_robs_only_those_who_are_not_protected() -> None:
    table = scene(
        town(houses="red:highwayman", workers="yellow"),
        town(houses="red:militia_captain", guilders=5),
        town(guilders=5),
    ).play("person:highwayman")
    assert [table.town(seat).guilders for seat in range(3)] == [2, 5, 4]


def test_the_informant_cannot_choose_the_protected() -> None:
    table = scene(
        town(houses="red:informant", workers="purple", threats="red blue"),
        town(houses="red:militia_captain"),
        town(),
        town(),
    ).play("person:informant")
    assert sorted(table.offers(0)) == [
        "threat:blue/seat:2",
        "threat:blue/seat:3",
        "threat:red/seat:2",
        "threat:red/seat:3",
    ]


def test_the_pickpocket_cannot_choose_the_protected() -> None:
    table = scene(
        town(hand="pickpocket", houses="red"),
        town(houses="red:militia_captain", guilders=5),
        town(guilders=5),
        town(guilders=2),
    ).play("card:pickpocket/use:recruit/house:red")
    assert table.offers(0) == ["seat:2", "seat:3"]


def test_the_militia_captain_still_receives_from_the_moneylender() -> None:
    table = scene(town(hand="moneylender", houses="red", guilders=1), town(houses="red:militia_captain"))
    table = table.play("card:moneylender/use:recruit/house:red")
    assert table.town(1).guilders == 1
    assert table.town(0).points == 1


def test_the_militia_captain_does_not_keep_off_the_dice() -> None:
    table = scene(town(houses="red:militia_captain", workers="red", threats="blue blue"), phase=Phase.ROLL)
    table = table.roll(blue=5, yellow=6)
    assert table.town(0).workers[RED] == 0
    assert table.town(0).threats[YELLOW] == 1


def test_the_militia_captain_does_not_keep_off_its_owners_own_smuggler() -> None:
    table = scene(town(hand="smuggler", houses="red red:militia_captain", guilders=3))
    table = table.play("card:smuggler/use:recruit/house:red").play("threat:red")
    assert table.town(0).threats[RED] == 1


def test_the_vagabond_counts_the_protected_because_the_bank_pays() -> None:
    table = scene(town(houses="red:vagabond"), town(houses="red:militia_captain", guilders=1), town(guilders=1), town())
    table = table.play("person:vagabond")
    assert [table.town(seat).guilders for seat in range(4)] == [2, 1, 1, 0]


def beggary() -> Scene:
    """Two givers are asked at once."""
    return scene(
        town(hand="beggar", houses="red", guilders=6), town(workers="red blue yellow"), town(workers="red blue brown")
    ).play("card:beggar/use:recruit/house:red")


# Beggar's givers


def test_the_beggars_givers_answer_at_once_and_in_secret() -> None:
    table = beggary()
    assert table.asked == [1, 2]
    waiting = table.reply(1, "worker:red", "worker:yellow")
    assert waiting.asked == [2]
    assert waiting.events == ()
    assert sum(waiting.town(0).workers.values()) == 0
    assert waiting.town(1).workers[RED] == 1
    other = table.reply(1, "worker:red", "worker:blue")
    assert shown(waiting.position, 0) == shown(other.position, 0)
    assert shown(waiting.position, 2) == shown(other.position, 2)
    assert shown(waiting.position, None) == shown(other.position, None)
    assert shown(waiting.position, 1) != shown(other.position, 1)
    done = waiting.reply(2, "worker:blue", "worker:brown")
    assert done.town(0).workers == {BLUE: 1, BROWN: 1, RED: 1, PURPLE: 0, YELLOW: 1}
    assert len(heard(done.events, None)) == 2


def test_an_answer_to_the_beggar_may_be_withdrawn_while_others_think() -> None:
    waiting = beggary().reply(2, "worker:red", "worker:blue")
    again = Scene(waiting.position.withdraw(2))
    assert again.asked == [1, 2]
    done = again.reply(2, "worker:brown", "worker:blue").reply(1, "worker:red", "worker:blue")
    assert done.town(2).workers == {BLUE: 0, BROWN: 0, RED: 1, PURPLE: 0, YELLOW: 0}


def test_the_beggars_givers_with_two_workers_or_fewer_are_not_asked() -> None:
    table = scene(
        town(hand="beggar", houses="red", guilders=6), town(workers="red blue"), town(workers="red"), town()
    ).play("card:beggar/use:recruit/house:red")
    assert table.why(0) == "after-card"
    assert table.town(0).workers == {BLUE: 1, BROWN: 0, RED: 2, PURPLE: 0, YELLOW: 0}


def test_the_arsonists_and_the_blackmailers_victims_choose_at_the_same_time() -> None:
    fire = scene(
        town(hand="arsonist", houses="red", guilders=3), town(houses="red blue"), town(houses="red:king brown yellow")
    ).play("card:arsonist/use:recruit/house:red")
    assert fire.asked == [1, 2]
    assert fire.offers(2) == ["house:brown", "house:yellow"]
    assert fire.reply(2, "house:brown").events == ()
    done = fire.reply(2, "house:brown").reply(1, "house:red")
    assert done.town(0).workers == {BLUE: 0, BROWN: 1, RED: 1, PURPLE: 0, YELLOW: 0}
    mail = scene(
        town(hand="blackmailer", houses="red", guilders=6),
        town(guilders=2),
        town(guilders=3, points=1),
        town(guilders=1),
    ).play("card:blackmailer/use:recruit/house:red")
    assert mail.asked == [1, 2]
    done = mail.reply(1, "button:pay-guilders").reply(2, "button:lose-point")
    assert [done.town(seat).guilders for seat in range(4)] == [2, 0, 3, 1]
    assert [done.town(seat).points for seat in range(4)] == [2, 0, 0, 0]
