"""Scenes say what they mean."""

from guildtable.games.bruges.parts import Colour
from tests.games.bruges.scenes import scene, town


def test_the_scene_of_the_docstring() -> None:
    table = scene(town(hand="beggar", houses="red", guilders=6), town(workers="red red blue"))
    table = table.play("card:beggar/use:recruit/house:red").reply(1, "worker:red", "worker:red")
    assert table.town(0).guilders == 0
    assert table.town(0).workers[Colour.RED] == 2
    assert table.heard("takes-workers-from") == [
        {"seat": "seat:0", "person": "person:beggar", "victim": "seat:1", "workers": ("worker:red", "worker:red")}
    ]
