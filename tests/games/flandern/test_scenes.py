"""Scenes say what they mean."""

from tests.games.flandern.scenes import scene


def test_the_scene_of_the_docstring() -> None:
    table = scene(hands=["bruges pick-up", "ghent pick-up", "pick-up", "pick-up"], towns={"bruges": "M3=red-medium-0"})
    table = table.choose("card:bruges", "card:ghent", "card:pick-up", "card:pick-up")
    assert table.asked == [0]
    table = table.play("tile:grey-small-0/space:site-1-S1")
    assert table.now.districts["site-1-S1"].kind == "grey-small-0"
    assert table.now.played[0] == ["bruges"]
