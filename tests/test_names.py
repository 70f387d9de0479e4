"""One word a thing: a class or a type is defined once in `src/guildtable`, or it is said here why not."""

from __future__ import annotations

from tools.names import in_python, twice

TWICE = {
    # what is sent is named for the client, who never meets the kernel's own; schema and clients know it so
    "Kind": "of a seat, in the protocol; in Flandern of a tile",
    "Option": "in the protocol a reply that was open; in the kernel something the host may set",
    "Path": "in the protocol the kernel's, with its longest length",
    "Reply": "in the protocol the message that carries the kernel's",
    "Seated": "in the protocol who has sat down; in a record that somebody has",
    "State": "of a table, in the protocol; of a game, in the kernel",
    "Step": "in the protocol a step of a replay; in the kernel of a position",
    "Table": "in the protocol the message about one; in the kernel the live one that scripts play at",
    "Turn": "in the protocol whose it is; in Bruges what a person does on it",
    # words of two trades, each the only one its readers would look for
    "Layout": "of Flandern's board, and of the numbers of an observation",
    "Limit": "of Capital Lux's capital, and of a bot's patience",
    "Moment": "of a record: the kernel's, and the same with its edition",
    "Node": "of a search tree, and of a cluster",
    "Player": "at a table of the server; in each game's view what all see of one",
    "Settings": "of a game, and of a server",
}
"""Names that are defined twice, and why."""


def test_a_name_is_defined_once() -> None:
    found = in_python()
    new = {name: places for name, places in found.items() if name not in TWICE}
    assert not new, "rename one of them; or say in TWICE why both must be called so"


def test_what_is_no_longer_defined_twice_is_taken_from_the_list() -> None:
    assert TWICE.keys() - in_python().keys() == set()


def test_only_games_may_share_a_word_with_each_other() -> None:
    games = {"bruges", "flandern"}
    shared = {"Town": ["games/bruges/state.py", "bots/tastes/flandern.py"]}
    assert twice(shared, games) == {}
    for place in ("server/towns.py", "games/bruges/view.py"):
        clash = {"Town": [*shared["Town"], place]}
        assert twice(clash, games) == clash
