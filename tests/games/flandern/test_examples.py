"""The examples of the rulebook. That of the order of play is in test_choosing."""

from tests.games.flandern.scenes import scene
from tests.games.flandern.towns import acts

LIEGE = (
    "S1=blue-small-0 M1=blue-medium-1"
    " S2=yellow-small-2 M4=yellow-medium-1 L2=yellow-large-1*"
    " S4=red-small-1 L3=red-large-0"
    " M2=green-medium-0 L1=green-large-0+"
    " L4=grey-large-0 A1=grey-small-0"
    " S3=church-A^"
)
"""M3 is the last free space. With the centre two of the Church, one of them with a cathedral."""


def test_the_liege_example() -> None:
    """FL-56, FL-58, FL-59, FL-60, FL-61: worth 16; blue 16, yellow 8 by its Guild Masters, the others 0."""
    table = scene(
        hands=["liege pick-up", "pick-up", "pick-up", "pick-up"],
        towns={"liege": LIEGE},
        opened="site-6-A1",
        cathedrals=3,
        guild_masters=3,
        golden="guild-master",
    )
    table = table.choose("card:liege", "card:pick-up", "card:pick-up", "card:pick-up")
    table = table.play("tile:blue-medium-0/space:site-6-M3")
    assert table.why(0) == "place-guild-master"
    table = table.play("space:site-6-A1")
    assert table.heard("town-is-scored") == [{"town": "town:liege", "value": 16}]
    told = {line["guild"]: (line["districts"], line["masters"], line["points"]) for line in table.heard("guild-scores")}
    assert told == {
        "arms:blue": (3, 1, 16),
        "arms:yellow": (2, 3, 8),
        "arms:green": (2, 1, 0),
        "arms:red": (2, 1, 0),
        "arms:grey": (2, 1, 0),
    }
    assert table.now.points == {"blue": 16, "yellow": 8, "green": 0, "red": 0, "grey": 0}
    assert table.now.building_sites == 10


def test_the_yellow_player_in_leuven() -> None:
    """FL-19: yellow, grey or church districts can be built there with the Leuven card."""
    table = acts("leuven", seat=1)
    assert {path.removeprefix("tile:").partition("-")[0] for path in table.offers(1)} == {"yellow", "grey", "church"}
    assert {path.partition("/space:")[2][:6] for path in table.offers(1)} == {"site-4"}
