"""Ways to break Flandern 1302 that the tests must notice."""

from tools.sabotage import Wreck

GAME = "games/flandern"

WRECKS = [
    Wreck(
        "a golden card that everybody sees",
        f"{GAME}/view.py",
        "golden = g.golden_card if seat == g.starter else None",
        "seen = g.golden_card",
    ),
    Wreck(
        "a golden card that is told to all",
        f"{GAME}/rounds.py",
        'whisper(g, me, "you-take-golden", card=golden_ref(card))',
        'tell(g, "you-take-golden", card=golden_ref(card))',
    ),
    Wreck(
        "a pile whose order is not sealed",
        f"{GAME}/sealed.py",
        "return found | dict.fromkeys(g.pile, HIDDEN)",
        "return found",
    ),
    Wreck(
        "letters that do not keep their place in a guess",
        f"{GAME}/sealed.py",
        "return LETTERED.get(card, HIDDEN)",
        "return HIDDEN",
    ),
    Wreck("a shallow clone", f"{GAME}/state.py", "copy.stock = self.stock.copy()", "copy.stock = self.stock"),
    Wreck("an incomplete clone", f"{GAME}/state.py", "copy.idle = self.idle", "copy.idle = 0"),
    Wreck(
        "districts of the same arms side by side",
        f"{GAME}/building.py",
        "            if each in near:\n                continue",
        "            if False:\n                continue",
    ),
    Wreck(
        "a tile that no long side holds",
        f"{GAME}/building.py",
        "        if laid.isdisjoint(space.touches):",
        "        if False:",
    ),
    Wreck(
        "a tile that is not in stock",
        f"{GAME}/building.py",
        "for build in fit[each] if stock[build[0]]]",
        "for build in fit[each]]",
    ),
    Wreck(
        "a long side of the other tile",
        f"{GAME}/geometry.py",
        "                if is_long:\n                    touches[name][other] = None",
        "                if is_long:\n                    touches[other][name] = None",
    ),
    Wreck("a gate that stays shut", f"{GAME}/building.py", "        g.opened += gate.opens\n", "        pass\n"),
    Wreck(
        "what D swallows may border a church",
        f"{GAME}/building.py",
        "        and Arms.CHURCH not in bordering(g, spaces[other])\n",
        "",
    ),
    Wreck(
        "a building site that counts",
        f"{GAME}/scoring.py",
        "if district and not district.building]",
        "if district]",
    ),
    Wreck(
        "what D swallowed counts beside D",
        f"{GAME}/scoring.py",
        "    if swallowed:\n",
        "    if False:\n",
        "tests/games/flandern/test_special_tiles.py",
    ),
    Wreck(
        "the higher rank for who is tied",
        f"{GAME}/scoring.py",
        "lowest = len(ranks) - ranks[::-1].index(mine)",
        "lowest = 1 + ranks.index(mine)",
    ),
    Wreck(
        "a card of a scored town may have been taken in secret",
        f"{GAME}/sealed.py",
        "letter if is_of_scored_town(g, card) else alive",
        "alive",
    ),
    Wreck("half a value rounded down", f"{GAME}/scoring.py", "(worth + 1) // 2", "worth // 2"),
    Wreck(
        "the starting player always first",
        f"{GAME}/rounds.py",
        "g.order = sorted(g.from_starter(), key=lambda seat: -g.chosen[seat].influence)",
        "g.order = g.from_starter()",
    ),
    Wreck(
        "golden cards that build for the starting player",
        f"{GAME}/rounds.py",
        "await act(g, me, face, FREE)",
        "await act(g, me, face, own_arms(g, me))",
    ),
    Wreck(
        "tiles that have run out are on offer all the same",
        f"{GAME}/covering.py",
        "tuple([kind for kind, count in g.stock.items() if not count])",
        "()",
        "tests/games/flandern/test_covering.py",
    ),
    Wreck(
        "a card offered with the influence cards of before",
        f"{GAME}/rounds.py",
        "for played in ways_to_play(card, most)]",
        "for played in ways_to_play(card, 3)]",
        "tests/games/flandern/test_choosing.py",
    ),
    Wreck(
        "covers that do not spread",
        f"{GAME}/covering.py",
        "    while dead := [",
        "    if dead := [",
    ),
    Wreck(
        "an end one space too late",
        f"{GAME}/rounds.py",
        "if free <= 1 or not g.golden:",
        "if free < 1 or not g.golden:",
    ),
    Wreck(
        "own tiles with a card of the pile",
        f"{GAME}/two_players.py",
        "await act(g, me, silver, (guild, *FREE))",
        "await act(g, me, silver, (guild, g.guilds[me], *FREE))",
    ),
    Wreck(
        "a town's cards that leave the game",
        f"{GAME}/scoring.py",
        "    g.scored.append(town)",
        "    g.scored.append(town)\n    g.hands = [[card for card in hand if card != town] for hand in g.hands]",
    ),
    Wreck(
        "what a guild has now is counted in the first town",
        f"{GAME}/foresight.py",
        "counts[town] = tally(g, town)",
        "counts[town] = tally(g, next(iter(g.sites)))",
        "tests/games/flandern/test_building.py",
    ),
    Wreck(
        "nobody is told that the card of a scored town is a pass",
        f"{GAME}/foresight.py",
        "    if card in g.scored:",
        "    if card in ():",
    ),
    Wreck(
        "covers that never run out",
        f"{GAME}/state.py",
        "return max(0, COVERS - len(self.covered))",
        "return COVERS",
    ),
    Wreck(
        "undo across a card that somebody else has seen",
        "kernel/undo.py",
        "if hidden.keys().isdisjoint(opened(theirs, left)):",
        "if True:",
    ),
    Wreck(
        "a guild that was chosen is dealt all the same",
        "games/flandern/set_up.py",
        "await draw_rest(dealt, g.chosen_guilds)",
        "list(await draw(dealt))",
        "tests/games/flandern/test_guilds.py",
    ),
]
