"""Positions kept by the first rules of Bruges and Flandern go on by those of today, wherever these say otherwise."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from guildtable.games.bruges import Bruges
from guildtable.games.bruges.person import PERSONS
from guildtable.games.flandern import Flandern
from guildtable.kernel.chance import dealer
from guildtable.kernel.question import Choice
from guildtable.server.matches.draft import Draft
from guildtable.server.matches.live import Live
from guildtable.shelf import game
from tests.upgrade.test_shapes import play_out, restored

RULES = Path(__file__).parent / "rules"
KEPT: dict[str, list[dict[str, Any]]] = {
    file.stem: json.loads(file.read_text(encoding="utf-8")) for file in sorted(RULES.glob("*-*.json"))
}
EVERY = [(name, number) for name, rows in KEPT.items() for number in range(len(rows))]


def kept(name: str, moment: str) -> Live:
    """A match as it was kept at such a moment, taken up today."""
    row = next(row for row in KEPT[f"{name}-1"] if row["moment"] == moment)
    return restored(name, row)


@pytest.mark.parametrize(("name", "number"), EVERY)
def test_a_match_of_the_rules_of_before_goes_on(name: str, number: int) -> None:
    """With all that lay on the table then."""
    row, rules = KEPT[name][number], game(name.rpartition("-")[0])
    assert row["rules"] != rules.version
    live = restored(rules.name, row)
    old, new = (json.loads(text)["base"] for text in (json.loads(row["live"])["position"], stored(live)))
    assert {field: new[field] for field in old} == old, "what a newer shape adds is not asked after"
    play_out(live)


def stored(live: Live) -> str:
    """The position as it would be kept now."""
    text: str = json.loads(live.checkpoint().live)["position"]
    return text


@pytest.mark.parametrize("row", KEPT["flandern-1"], ids=lambda row: f"{row['seats']} players, {row['moment']}")
def test_cards_of_scored_towns_that_are_out_stay_out_and_later_ones_stay_in(row: dict[str, Any]) -> None:
    """FL-64: they could be removed, and have been."""
    live = restored("flandern", row)
    before: Flandern = live.match.position.now
    out = [*before.scored]
    assert out
    assert not {*out} & {card for cards in (*before.hands, *before.played) for card in cards}
    after = later(live, more=1)
    for hand, played in zip(after.hands, after.played, strict=True):
        cards = {*hand, *played}
        assert not cards & {*out}
        assert {*after.scored} - {*out} <= cards


def later(live: Live, more: int) -> Flandern:
    """The table when so many towns more have been scored."""
    rng, deal = Random(live.seq), dealer(b"later")
    g: Flandern = live.match.position.now
    wanted = len(g.scored) + more
    while len(g.scored) < wanted:
        draft = Draft(live, float(live.seq))
        seat = rng.choice(live.asked)
        asked = live.match.position.asked[seat]
        assert isinstance(asked, Choice)
        draft.reply(seat, asked.write(asked.any(rng)))
        draft.deal(deal)
        live = draft.live
        g = live.match.position.now
    return g


def test_an_engraver_recruited_before_scores_by_the_rules_of_today() -> None:
    """BR-87: two points a group, and the points of the new price."""
    g: Bruges = kept("bruges", "the Engraver is in play").match.position.now
    (seat,) = [seat for seat, town in enumerate(g.towns) if "engraver" in town.persons]
    groups = {PERSONS[person].group for person in g.towns[seat].persons}
    items = game("bruges").standing(g)[seat].items
    laurels = [PERSONS[person].scoring for person in g.towns[seat].persons if person != "engraver"]
    assert items["laurels"] - sum(scoring(g, seat) for scoring in laurels if scoring) == 2 * len(groups)


def test_a_carpet_maker_recruited_before_can_be_activated_now() -> None:
    """BR-56, BR-87: the arrow has been, the worker is to come."""
    live = kept("bruges", "the Carpet Maker is in play")
    g: Bruges = live.match.position.now
    (seat,) = [seat for seat, town in enumerate(g.towns) if "carpet_maker" in town.persons]
    while g.turn != seat or seat not in live.asked or not g.towns[seat].hand:
        draft = Draft(live, float(live.seq))
        asked = live.match.position.asked[live.asked[0]]
        assert isinstance(asked, Choice)
        draft.reply(live.asked[0], asked.write(asked.any(Random(live.seq))))
        draft.deal(dealer(b"later"))
        live = draft.live
        g = live.match.position.now
    choice = live.match.position.choice(seat)
    assert "person:carpet_maker" in {*choice.pieces(), *(choice.barred() if choice.barred else ())}


def test_whoever_stands_on_the_fifth_step_has_six_points_for_it() -> None:
    """BR-89: five before."""
    g: Bruges = kept("bruges", "somebody stands on the fifth step").match.position.now
    seat = next(seat for seat, town in enumerate(g.towns) if town.reputation == 5)
    assert game("bruges").standing(g)[seat].items["reputation"] == 6
