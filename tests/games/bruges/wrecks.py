"""Ways to break Bruges that the tests must notice."""

from tools.sabotage import Wreck

GAME = "games/bruges"

WRECKS = [
    Wreck(
        "a view that shows what lies on top of a pile",
        f"{GAME}/view.py",
        "return ShownPile(len(pile), COLOUR[pile[-1]] if pile else None)",
        "return ShownPile(len(pile[-1]) if pile else 0, COLOUR[pile[-1]] if pile else None)",
    ),
    Wreck(
        "piles are taken for those that had the same cards",
        f"{GAME}/sealed.py",
        "in_piles(*map(tuple, g.piles), tuple(g.extra))",
        "in_piles(*[tuple(sorted(pile)) for pile in g.piles], tuple(g.extra))",
    ),
    Wreck(
        "an Engraver of the later expansion",
        f"{GAME}/persons/artists.py",
        "return 2 * len(groups(g, me))",
        "return len(groups(g, me))",
    ),
    Wreck(
        "a hand in the order in which it lies",
        f"{GAME}/view.py",
        "return tuple(sorted([COLOUR[card] for card in cards], key=COLOURS.index))",
        "return tuple([COLOUR[card] for card in sorted(cards)])",
    ),
    Wreck(
        "rivals' houses with their cards",
        f"{GAME}/view.py",
        "card if known is Known.ALL else None",
        "card if known is not Known.NOBODY else None",
    ),
    Wreck(
        "an Architect's house known to its owner",
        f"{GAME}/persons/craftsmen.py",
        "House(take_top(g, pile), known=Known.NOBODY)",
        "House(take_top(g, pile))",
    ),
    Wreck(
        "cards that are seen before the hand is full",
        f"{GAME}/sealed.py",
        "for card in town.unseen:\n            found[card] = BACK[COLOUR[card]]",
        "for card in town.unseen if who != seat else ():\n            found[card] = BACK[COLOUR[card]]",
    ),
    Wreck(
        "a draw that tells everybody",
        f"{GAME}/piles.py",
        'whisper(g, me, "you-drew", cards=card_refs(town.unseen))\n        town.hand',
        'tell(g, "you-drew", cards=card_refs(town.unseen))\n        town.hand',
    ),
    Wreck(
        "backs that do not keep their colour in a guess",
        f"{GAME}/sealed.py",
        "BACK = {colour: Seal(colour, colour)",
        "BACK = {colour: Seal(None, colour)",
    ),
    Wreck(
        "a returned person that rivals forget",
        f"{GAME}/houses.py",
        "show_returned(g, me, house.person)",
        "town.hand.append(house.person)",
    ),
    Wreck(
        "a card laid among its like and still known",
        f"{GAME}/piles.py",
        "known = len(alike) == 1 and card in town.returned",
        "known = card in town.returned",
    ),
    Wreck("a shallow clone", f"{GAME}/state.py", "copy.houses = self.houses[:]", "copy.houses = self.houses"),
    Wreck("an incomplete clone", f"{GAME}/state.py", "copy.starter = self.starter", "copy.starter = 0"),
    Wreck(
        "a forgotten await",
        f"{GAME}/houses.py",
        "await happens(g, me, When.I_RECRUIT, card)",
        "happens(g, me, When.I_RECRUIT, card)",
    ),
    Wreck(
        "a person that can be activated twice a round",
        f"{GAME}/turns.py",
        "g.towns[me].used.append(person.name)",
        "pass",
    ),
    Wreck(
        "a turn that ends without a card",
        f"{GAME}/turns.py",
        "if g.played or not town.hand:",
        "if True:",
    ),
    Wreck(
        "a canal of the wrong colour",
        f"{GAME}/uses.py",
        "for section, colours in places if colour in colours]",
        "for section, colours in places]",
    ),
    Wreck(
        "a person offered for more than one has",
        f"{GAME}/uses.py",
        "if recruiting_price(card, terms) <= guilders else ()",
        "if empty else ()",
    ),
    Wreck(
        "a second statue for the same section",
        f"{GAME}/canals.py",
        "if built == SECTION_LENGTH and not town.completed[section]:",
        "if built == SECTION_LENGTH:",
    ),
    Wreck(
        "points for a penalty's markers",
        f"{GAME}/threats.py",
        "    town.threats[colour] -= CIRCLE\n    for seat",
        "    town.threats[colour] -= CIRCLE\n    town.points += CIRCLE\n    for seat",
    ),
    Wreck(
        "a circle that is complete with four",
        f"{GAME}/threats.py",
        "if threats[colour] >= CIRCLE]:",
        "if threats[colour] > CIRCLE]:",
    ),
    Wreck(
        "points below zero",
        f"{GAME}/purse.py",
        "lost = min(points, g.towns[me].points)",
        "lost = points",
    ),
    Wreck(
        "a majority on a tie",
        f"{GAME}/rounds.py",
        "return mine > max(counts) or",
        "return mine >= max(counts) or",
    ),
    Wreck(
        "the extra pile in phase 3 ends this round",
        f"{GAME}/piles.py",
        "g.last_round = g.round if g.phase is Phase.DRAW else g.round + 1",
        "g.last_round = g.round",
    ),
    Wreck(
        "the smaller half stays",
        f"{GAME}/piles.py",
        "half = len(other) // 2",
        "half = (len(other) + 1) // 2",
    ),
    Wreck(
        "an attack on who is protected",
        f"{GAME}/person.py",
        "return [rival for rival in g.rivals(me) if not dials(g.towns[rival]).protected]",
        "return g.rivals(me)",
    ),
    Wreck(
        "an arrow twice without the Astronomer",
        f"{GAME}/houses.py",
        "twice = dials(town).arrows_twice",
        "twice = True",
    ),
    Wreck(
        "a tie that the guilders do not break",
        f"{GAME}/scoring.py",
        "results = [(score.total, g.towns[seat].guilders)",
        "results = [(score.total, 0)",
    ),
    Wreck(
        "a foreseen price that is not the one paid",
        f"{GAME}/uses.py",
        "price = recruiting_price(play.card, terms)",
        "price = PRICE[play.card]",
    ),
    Wreck(
        "a question that is asked only of who has something to hide",
        f"{GAME}/playing.py",
        "    if cards:\n        await carry_out",
        "    if any(len(card) > 6 for card in cards):\n        await carry_out",
    ),
    Wreck(
        "a worker that is paid and exchanged too",
        f"{GAME}/persons/checks.py",
        "> (paid is not None)",
        "> 0",
    ),
    Wreck(
        "a guard house that was chosen is dealt all the same",
        f"{GAME}/rounds.py",
        "await draw_rest(dealt, g.chosen)",
        "await draw(dealt)",
        "tests/games/bruges/test_guard_houses.py",
    ),
]
