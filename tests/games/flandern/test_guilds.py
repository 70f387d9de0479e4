"""Guilds chosen before the first card: FL-2."""

from random import Random

import pytest

from guildtable.games.flandern import GAME
from guildtable.games.flandern.pieces import PLAYER_GUILDS, TILES, Arms, Town
from guildtable.games.flandern.set_up import golden_cards, towns_in_play
from guildtable.games.flandern.state import nobody_chose
from guildtable.kernel.chance import CHANCE, Draw, commitment, dealer, dealing_key
from guildtable.kernel.header import Header
from guildtable.kernel.match import Match, verify
from guildtable.kernel.position import start
from guildtable.kernel.record import Record
from tests.games.flandern.scenes import Scene


def opening(seats: int, **chosen: str) -> Scene:
    """A table; `seat_1="red"` is what was chosen at seat 1."""
    settings = {seat.replace("seat_", "guild-"): guild for seat, guild in chosen.items()}
    return Scene(*start(GAME, seats, settings))


def asked(table: Scene) -> Draw[str]:
    """What chance is asked."""
    found = table.position.asked[CHANCE]
    assert isinstance(found, Draw)
    return found


def test_who_has_chosen_leads_that_guild_and_the_others_are_dealt_what_is_left() -> None:
    """FL-2: seat 2 has chosen green."""
    table = opening(4, seat_2="green")
    assert asked(table).why == "guilds"
    assert asked(table).terms() == (3, ["arms:blue", "arms:red", "arms:yellow"])
    table = table.reply(CHANCE, "arms:red", "arms:yellow", "arms:blue")
    assert asked(table).why == "starting-player"
    table = table.reply(CHANCE, "seat:1")
    assert table.now.guilds == [Arms.RED, Arms.YELLOW, Arms.GREEN, Arms.BLUE]
    assert table.heard("leads")[2] == {"seat": "seat:2", "guild": "arms:green"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_if_all_have_chosen_chance_only_names_the_starting_player(seats: int) -> None:
    """FL-2: it has no guild to deal."""
    chosen = {f"seat_{seat}": guild.value for seat, guild in enumerate(reversed(PLAYER_GUILDS[:seats]))}
    table = opening(seats, **chosen)
    assert (asked(table).why, asked(table).count) == ("starting-player", 1)
    table = table.reply(CHANCE, f"seat:{seats - 1}")
    assert table.now.guilds == list(chosen.values())
    assert len(table.heard("leads")) == seats
    assert table.asked == [seats - 1]


def test_the_last_guild_is_not_drawn_but_left() -> None:
    """FL-2: with four players and three choices there is one way to deal."""
    table = opening(4, seat_0="yellow", seat_1="red", seat_3="blue")
    assert asked(table).why == "starting-player"
    assert table.now.guilds[2] is Arms.GREEN


def test_with_three_players_the_guild_that_nobody_chose_is_out() -> None:
    """FL-2: with its town, its districts and its golden cards."""
    table = opening(3, seat_0="red", seat_1="green", seat_2="blue").reply(CHANCE, "seat:0")
    assert Town.GHENT not in towns_in_play(table.now)
    assert all("ghent" not in hand for hand in table.now.hands)
    assert not any(table.now.stock.get(kind) for kind, tile in TILES.items() if tile.arms is Arms.YELLOW)
    assert not any("ghent" in card for card in golden_cards(table.now, "A") + golden_cards(table.now, "B"))


def test_with_three_players_and_two_choices_chance_says_which_of_two_is_out() -> None:
    """FL-2: one of the two left is dealt."""
    assert asked(opening(3, seat_0="red", seat_2="blue")).terms() == (1, ["arms:green", "arms:yellow"])


def test_with_two_players_the_guilds_that_nobody_chose_are_under_influence() -> None:
    """FL-2: the second seat takes one of them, the first has the other."""
    table = opening(2, seat_0="yellow", seat_1="red").reply(CHANCE, "seat:0")
    table = table.play("site:site-1").play("site:site-2")
    assert (table.asked, table.why(1)) == ([1], "take-influence")
    assert table.offers(1) == ["arms:blue", "arms:green"]
    table = table.play("arms:green")
    while table.asked != [CHANCE]:
        table = table.play(table.offers(table.asked[0])[0])
    assert table.now.under_influence == [Arms.BLUE, Arms.GREEN]
    assert set(table.now.sites) == {Town.GHENT, Town.LEUVEN, Town.YPRES, Town.BRUGES}


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"guild-0": "grey"}, "no guild grey: it is one of blue, yellow, green, red"),
        ({"guild-0": "red", "guild-2": "red"}, "seats 0 and 2 cannot both have the guild red"),
        ({"guild-3": "red"}, "no option guild-3=red"),
        ({"guard-house-0": "red"}, "no option guard-house-0=red"),
    ],
)
def test_what_cannot_be_chosen_is_refused(settings: dict[str, str], why: str) -> None:
    """FL-2: four guilds, one each, for the seats there are; nobody leads grey."""
    with pytest.raises(ValueError, match=why):
        GAME.opening(3, settings)


@pytest.mark.parametrize(
    ("players", "chosen"),
    [
        (("Ada", "Ben"), {"guild-1": "green"}),
        (("Ada", "Ben", "Cor"), {"guild-0": "red", "guild-1": "blue", "guild-2": "yellow"}),
        (("Ada", "Ben", "Cor", "Dora"), {"guild-0": "red", "board": "second"}),
    ],
)
def test_a_whole_match_with_chosen_guilds_is_kept_read_and_verified(
    players: tuple[str, ...], chosen: dict[str, str]
) -> None:
    """FL-2: what was chosen stands among the settings of the record."""
    rng, seed = Random(3), bytes(32)
    deal = dealer(dealing_key(seed, ()))
    match = Match.begin(
        GAME,
        Header("flandern", GAME.version, tuple(map("bot:{}".format, players)), "m", commitment(seed, "m"), (), chosen),
    )
    match.record.seed = seed.hex()
    match.deal(deal)
    for name, guild in chosen.items():
        assert name == "board" or match.position.now.guilds[int(name[-1])] == guild
    while not match.position.over:
        seat = next(iter(match.position.asked))
        choice = match.position.choice(seat)
        match.play(seat, choice.write(choice.any(rng)))
        match.deal(deal)
    assert verify(GAME, Record.read(match.record.text())) == []


def test_of_an_older_state_nobody_had_chosen() -> None:
    """FL-2: shape 1, kept before the guilds were dealt, has them all dealt."""
    assert nobody_chose({"guilds": ["blue", "yellow"]})["chosen_guilds"] == [None, None]
