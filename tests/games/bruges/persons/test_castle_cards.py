"""The persons of the castle who draw and discard cards."""

from guildtable.games.bruges.parts import Colour
from guildtable.games.bruges.state import Phase
from tests.games.bruges.scenes import scene, town

# Servant
ALL_COLOURS = "blue brown red purple yellow"


def test_the_servant_draws_a_card_from_the_chosen_pile() -> None:
    table = scene(town(hand="jester", houses="red:servant", workers="red"), left="king prince", right="thief queen")
    table = table.play("person:servant")
    assert table.why(0) == "choose-pile"
    assert table.offers(0) == ["pile:left", "pile:right"]
    table = table.play("pile:right")
    assert table.town(0).hand == ["jester", "queen"]
    assert table.now.piles == [["king", "prince"], ["thief"]]
    assert table.heard("draws") == [{"seat": "seat:0", "colour": "colour:red", "pile": "pile:right"}]
    assert [(event.args, event.only) for event in table.events if event.id == "you-drew"] == [
        ({"cards": ("card:queen",)}, 0)
    ]


def test_the_servant_may_bring_a_sixth_card() -> None:
    table = scene(town(hand="jester king prince thief poet", houses="red:servant", workers="red"), left="banker queen")
    table = table.play("person:servant").play("pile:left")
    assert table.town(0).hand == ["jester", "king", "prince", "thief", "poet", "queen"]


def test_the_servants_card_must_be_played_when_it_is_the_only_one() -> None:
    """A turn cannot end while its owner holds a card and has not played this turn's."""
    table = scene(town(houses="red:servant", workers="red"), left="banker queen")
    assert set(table.offers(0)) == {"person:servant", "button:end-turn"}
    table = table.play("person:servant").play("pile:left")
    assert set(table.offers(0)) == {"card:queen/use:workers", "card:queen/use:guilders"}


def test_the_servant_is_not_asked_for_a_pile_when_one_is_left() -> None:
    table = scene(town(hand="jester", houses="red:servant", workers="red"), left="", right="king", extra="")
    table = table.play("person:servant")
    assert table.town(0).hand == ["jester", "king"]
    assert table.why(0) == "take-turn"


def test_the_servant_is_not_offered_without_a_card_to_draw() -> None:
    table = scene(town(hand="jester", houses="red:servant", workers="red"), left="", right="", extra="")
    assert "person:servant" not in table.offers(0)


def test_the_servant_taking_the_last_card_makes_the_next_round_the_last() -> None:
    table = scene(
        town(hand="jester", houses="red:servant", workers="red"),
        left="king",
        right="thief",
        extra="poet queen",
        round=4,
    )
    table = table.play("person:servant").play("pile:left")
    assert table.now.piles == [["poet", "queen"], ["thief"]]
    assert table.now.last_round == 5


# Falconer


def test_the_falconer_draws_two_cards_choosing_the_pile_before_each() -> None:
    table = scene(
        town(hand="falconer jester thief poet banker", houses="red"), left="king prince", right="mayor judge queen"
    ).play("card:falconer/use:recruit/house:red")
    assert table.why(0) == "choose-pile"
    table = table.play("pile:right")
    assert table.why(0) == "choose-pile"
    assert table.heard("you-drew") == []
    assert table.town(0).hand == ["jester", "thief", "poet", "banker"]
    table = table.play("pile:left")
    assert [set(told["cards"]) for told in table.heard("you-drew")] == [{"card:queen", "card:prince"}]
    assert table.town(0).hand == ["jester", "thief", "poet", "banker", "queen", "prince"]
    assert table.offers(0) == ["button:end-turn"]


def test_the_falconer_may_draw_both_from_one_pile() -> None:
    table = scene(town(hand="falconer", houses="red"), left="king prince thief", right="mayor judge queen")
    table = table.play("card:falconer/use:recruit/house:red").play("pile:left").play("pile:left")
    assert table.town(0).hand == ["thief", "prince"]


def test_the_falconer_draws_what_there_is() -> None:
    table = scene(town(hand="falconer", houses="red blue:astronomer"), left="", right="king", extra="")
    table = table.play("card:falconer/use:recruit/house:red")
    assert table.town(0).hand == ["king"]
    assert table.offers(0) == ["button:end-turn"]


def test_the_falconer_draws_nothing_from_empty_piles() -> None:
    table = scene(town(hand="falconer", houses="red"), left="", right="", extra="")
    table = table.play("card:falconer/use:recruit/house:red")
    assert table.town(0).persons == ["falconer"]
    assert table.town(0).hand == []
    assert table.offers(0) == ["button:end-turn"]


def test_the_falconer_draws_two_more_with_the_astronomer() -> None:
    table = scene(
        town(hand="falconer", houses="red blue:astronomer"), left="king prince thief", right="mayor judge queen"
    )
    table = table.play("card:falconer/use:recruit/house:red").play("pile:left").play("pile:right")
    assert table.why(0) == "carry-out-again"
    table = table.play("button:yes").play("pile:left").play("pile:right")
    assert table.town(0).hand == ["thief", "queen", "prince", "judge"]
    assert table.offers(0) == ["button:end-turn"]


# Herald


def test_the_herald_draws_three_cards_and_plays_two() -> None:
    table = scene(
        town(hand="herald jester", houses="red", guilders=9),
        left="king prince thief",
        right="mayor judge queen",
        turns_left=8,
    )
    table = table.play("card:herald/use:recruit/house:red")
    table = table.play("pile:left").play("pile:right").play("pile:left")
    assert [set(told["cards"]) for told in table.heard("you-drew")] == [{"card:thief", "card:queen", "card:prince"}]
    assert table.town(0).hand == ["jester", "thief", "queen", "prince"]
    assert table.why(0) == "may-play-another"
    assert table.limits(0) == (0, 1)
    table = table.play("card:queen/use:workers")
    assert table.why(0) == "may-play-another"
    table = table.play("card:jester/use:guilders")
    assert table.offers(0) == ["button:end-turn"]
    assert table.town(0).hand == ["thief", "prince"]
    assert (table.town(0).workers[Colour.RED], table.town(0).guilders) == (2, 3)
    assert table.now.turns_left == 8


def test_the_herald_offers_every_card_of_the_hand_for_every_action() -> None:
    table = scene(
        town(hand="herald jester", houses="red blue:banker", guilders=9, workers="yellow"),
        left="",
        right="king",
        extra="",
    ).play("card:herald/use:recruit/house:red")
    assert set(table.offers(0)) == {
        "card:jester/use:workers",
        "card:jester/use:guilders",
        "card:jester/use:house",
        "card:king/use:workers",
        "card:king/use:guilders",
    }


def test_the_heralds_cards_may_all_be_kept() -> None:
    table = scene(town(hand="herald jester", houses="red", guilders=9), left="king prince thief judge")
    table = table.play("card:herald/use:recruit/house:red").play("pile:left").play("pile:left").play("pile:left")
    table = table.play()
    assert table.town(0).hand == ["jester", "judge", "thief", "prince"]
    assert table.offers(0) == ["button:end-turn"]


def test_the_herald_may_play_one_card_and_no_second() -> None:
    table = scene(town(hand="herald jester king", houses="red", guilders=9), left="", right="", extra="")
    table = table.play("card:herald/use:recruit/house:red").play("card:jester/use:workers").play()
    assert table.town(0).hand == ["king"]
    assert table.offers(0) == ["button:end-turn"]


def test_the_herald_without_cards_asks_nothing() -> None:
    table = scene(town(hand="herald", houses="red", guilders=9), left="", right="", extra="")
    table = table.play("card:herald/use:recruit/house:red")
    assert table.offers(0) == ["button:end-turn"]


def test_the_herald_without_cards_is_not_carried_out_again() -> None:
    table = scene(town(hand="herald", houses="red blue:astronomer", guilders=9), left="", right="", extra="")
    table = table.play("card:herald/use:recruit/house:red")
    assert table.offers(0) == ["button:end-turn"]


def test_the_heralds_first_guest_is_finished_before_the_second_card() -> None:
    table = scene(
        town(hand="herald falconer", houses="red blue", guilders=9), left="king prince thief judge mayor queen"
    ).play("card:herald/use:recruit/house:red")
    table = table.play("pile:left").play("pile:left").play("pile:left").play("card:falconer/use:recruit/house:blue")
    assert table.why(0) == "choose-pile"
    table = table.play("pile:left").play("pile:left")
    assert table.why(0) == "may-play-another"
    table = table.play("card:prince/use:workers")
    assert table.offers(0) == ["button:end-turn"]


def test_the_herald_plays_up_to_two_more_with_the_astronomer() -> None:
    table = scene(
        town(hand="herald jester king poet thief", houses="red blue:astronomer", guilders=9),
        left="",
        right="",
        extra="",
    ).play("card:herald/use:recruit/house:red")
    table = table.play("card:jester/use:workers").play("card:king/use:workers")
    assert table.why(0) == "carry-out-again"
    table = table.play("button:yes").play("card:poet/use:workers").play("card:thief/use:workers")
    assert table.town(0).hand == []
    assert table.offers(0) == ["button:end-turn"]


def test_the_herald_is_not_carried_out_again_once_the_astronomer_is_gone() -> None:
    """The Smuggler brings the plague, which takes the Astronomer before the Herald is finished."""
    table = scene(
        town(hand="herald smuggler jester", houses="red blue:astronomer yellow", guilders=12, threats="brown brown"),
        left="",
        right="",
        extra="",
    ).play("card:herald/use:recruit/house:red")
    table = table.play("card:smuggler/use:recruit/house:yellow").play("threat:brown").play("person:astronomer")
    assert table.why(0) == "may-play-another"
    table = table.play("card:jester/use:guilders")
    assert table.town(0).persons == ["herald", "smuggler"]
    assert table.offers(0) == ["button:end-turn"]


# Chambermaid


def test_the_chambermaid_exchanges_a_card() -> None:
    table = scene(
        town(hand="jester king", houses="red:chambermaid"), left="thief prince", right="queen poet", discards="mayor"
    ).play("person:chambermaid")
    assert table.heard("returns-workers") == []
    assert table.why(0) == "discard-cards"
    assert set(table.offers(0)) == {"card:jester", "card:king"}
    assert table.limits(0) == (1, 1)
    table = table.play("card:jester")
    assert table.heard("discards") == [{"seat": "seat:0", "cards": ("card:jester",)}]
    assert table.why(0) == "choose-pile"
    table = table.play("pile:right")
    assert table.town(0).hand == ["king", "poet"]
    assert "jester" in table.now.discards
    assert table.why(0) == "take-turn"


def test_the_chambermaid_works_once_a_round() -> None:
    table = scene(town(hand="jester king", houses="red:chambermaid"), left="thief prince")
    table = table.play("person:chambermaid").play("card:jester").play("pile:left")
    assert "person:chambermaid" not in table.offers(0)
    assert "person:chambermaid" not in table.play("card:king/use:workers").offers(0)


def test_the_chambermaid_needs_a_card_to_discard() -> None:
    table = scene(town(houses="red:chambermaid"), left="thief prince")
    assert table.offers(0) == ["button:end-turn"]


def test_the_chambermaid_needs_a_card_to_draw() -> None:
    """To discard a card and draw one is all or nothing."""
    table = scene(town(hand="jester king", houses="red:chambermaid"), left="", right="", extra="")
    assert "person:chambermaid" not in table.offers(0)


def test_the_chambermaid_may_be_activated_after_the_card() -> None:
    table = scene(town(hand="jester king poet", houses="red:chambermaid"), left="thief prince")
    table = table.play("card:poet/use:workers").play("person:chambermaid").play("card:king").play("pile:left")
    assert table.town(0).hand == ["jester", "prince"]
    assert table.offers(0) == ["button:end-turn"]


# Seneschal


def test_the_seneschal_exchanges_up_to_two_cards_of_a_complete_hand() -> None:
    table = scene(
        town(hand="jester king poet thief", houses="red:seneschal"),
        town(hand="mayor"),
        left="judge notary prince queen banker",
        right="duke earl squire baron",
        phase=Phase.DRAW,
    )
    table = table.play("pile:left")
    assert table.heard("you-drew") == [{"cards": ("card:banker",)}]
    assert table.asked == [0]
    assert table.why(0) == "discard-cards"
    assert table.limits(0) == (0, 2)
    assert set(table.offers(0)) == {"card:jester", "card:king", "card:poet", "card:thief", "card:banker"}
    table = table.play("card:king", "card:banker")
    assert [set(told["cards"]) for told in table.heard("discards")] == [{"card:king", "card:banker"}]
    assert table.asked == [0]
    table = table.play("pile:right")
    assert table.heard("you-drew") == []
    table = table.play("pile:left")
    assert [set(told["cards"]) for told in table.heard("you-drew")] == [{"card:baron", "card:queen"}]
    assert table.town(0).hand == ["jester", "poet", "thief", "baron", "queen"]
    assert table.asked == [1]
    assert table.why(1) == "choose-pile"


def test_the_seneschal_may_exchange_one_card() -> None:
    table = scene(
        town(hand="jester king poet thief", houses="red:seneschal"), left="judge notary prince queen", phase=Phase.DRAW
    )
    table = table.play("pile:left").play("card:queen").play("pile:left")
    assert table.town(0).hand == ["jester", "king", "poet", "thief", "prince"]
    assert table.asked == [1]


def test_the_seneschal_may_keep_all_cards() -> None:
    table = scene(
        town(hand="jester king poet thief", houses="red:seneschal"), left="judge notary prince queen", phase=Phase.DRAW
    )
    table = table.play("pile:left").play()
    assert table.town(0).hand == ["jester", "king", "poet", "thief", "queen"]
    assert table.asked == [1]


def test_the_seneschal_is_asked_although_nothing_had_to_be_drawn() -> None:
    table = scene(town(hand="jester king poet thief baron duke", houses="red:seneschal"), phase=Phase.DRAW)
    assert table.asked == [0]
    assert table.why(0) == "discard-cards"
    table = table.play("card:jester", "card:king").play("pile:left").play("pile:left")
    assert len(table.town(0).hand) == 6
    assert table.asked == [1]


def test_the_seneschal_waits_for_the_inventors_sixth_card() -> None:
    table = scene(
        town(hand="jester king poet thief", houses="red:seneschal blue:inventor"),
        left="judge notary prince queen banker",
        phase=Phase.DRAW,
    ).play("pile:left")
    assert table.why(0) == "draw-a-sixth"
    assert table.heard("you-drew") == []
    table = table.play("button:yes").play("pile:left")
    assert table.why(0) == "discard-cards"
    table = table.play("card:banker").play("pile:left")
    assert table.town(0).hand == ["jester", "king", "poet", "thief", "queen", "prince"]
    assert table.asked == [1]


def test_the_seneschal_of_another_is_asked_in_that_seats_turn() -> None:
    table = scene(
        town(hand="jester king poet thief"),
        town(hand="judge notary prince queen", houses="red:seneschal"),
        phase=Phase.DRAW,
    ).play("pile:left")
    assert table.asked == [1]
    assert table.why(1) == "choose-pile"
    assert table.play("pile:left").why(1) == "discard-cards"


def test_the_seneschal_needs_a_card_to_draw() -> None:
    """To discard cards and draw as many again is all or nothing."""
    table = scene(
        town(hand="jester king poet thief baron", houses="red:seneschal"), left="", right="", extra="", phase=Phase.DRAW
    )
    assert table.town(0).hand == ["jester", "king", "poet", "thief", "baron"]
    assert 0 not in table.asked


def test_the_seneschal_does_nothing_in_phase_3() -> None:
    table = scene(town(hand="jester", houses="red:seneschal", workers=ALL_COLOURS))
    assert "person:seneschal" not in table.offers(0)
