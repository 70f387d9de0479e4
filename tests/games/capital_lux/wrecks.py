"""Ways to break Capital Lux that the tests must notice."""

from tools.sabotage import Wreck

GAME = "games/capital_lux"

WRECKS = [
    Wreck(
        "a hometown is shown as it was before its last card",
        f"{GAME}/view.py",
        "values(tuple(g.hometowns[seat]))",
        "values(tuple(g.hometowns[seat][:-1]))",
    ),
    Wreck(
        "a seat that knows a modifier sees the limits of those who do not",
        f"{GAME}/view.py",
        "tuple([with_limits(player, limits) for player in players])",
        "players",
    ),
    Wreck(
        "a view with one leaked field",
        f"{GAME}/view.py",
        "cards_left=len(g.deck),",
        "cards_left=len(g.deck) + 100 * VALUE[g.deck[-1]] if g.deck else 0,",
    ),
    Wreck(
        "a question that knows a hidden modifier",
        f"{GAME}/foresight.py",
        "known = [placed for placed in g.placed if g.modifiers_open or placed.owner == viewer]",
        "known = list(g.placed)",
    ),
    Wreck(
        "a shallow clone",
        f"{GAME}/state.py",
        "copy.hands = [hand[:] for hand in self.hands]",
        "copy.hands = self.hands[:]",
    ),
    Wreck("an incomplete clone", f"{GAME}/state.py", "copy.starter = self.starter", "copy.starter = 0"),
    Wreck(
        "a forgotten await",
        f"{GAME}/playing.py",
        "await ACTIONS[PROFESSION[card]](g, me)",
        "ACTIONS[PROFESSION[card]](g, me)",
    ),
    Wreck(
        "an option offered but not legal",
        f"{GAME}/playing.py",
        "for card in g.hands[me] for place in PLACES]",
        "for card in [*g.hands[me], *g.capital[:1]] for place in PLACES]",
    ),
    Wreck(
        "a Cleric may take a Cleric",
        f"{GAME}/playing.py",
        "if profession in there - {Profession.CLERIC}]",
        "if profession in there]",
    ),
    Wreck(
        "undo across a drawn card, because the hand is not sealed",
        f"{GAME}/sealed.py",
        "found = dict.fromkeys(g.deck, HIDDEN)",
        "found = dict.fromkeys(g.deck[:-1], HIDDEN)",
    ),
    Wreck(
        "`random` in a rule",
        f"{GAME}/playing.py",
        "card = g.deck.pop()",
        'card = g.deck.pop(__import__("random").randrange(len(g.deck)))',
    ),
    Wreck(
        "a sealed card left out",
        f"{GAME}/sealed.py",
        "found |= dict.fromkeys(g.modifiers, MODIFIER)",
        "found |= dict.fromkeys(g.modifiers[1:], MODIFIER)",
    ),
    Wreck(
        "a secret chance answer kept in replies",
        f"{GAME}/choosing.py",
        "g.phase = Phase.FIRST_STARTER",
        "await find_first_starter(g)",
    ),
    Wreck(
        "an event told to a seat that may not know it",
        f"{GAME}/playing.py",
        'whisper(g, me, "you-draw", card=card_ref(card))',
        'tell(g, "you-draw", card=card_ref(card))',
    ),
    Wreck(
        "an event that gives a face away in passing",
        f"{GAME}/choosing.py",
        'whisper(g, seat, "you-choose", cards=card_refs(cards))',
        'tell(g, "you-choose", cards=card_refs(cards))',
    ),
    Wreck(
        "a wrong tie-break for the winner",
        f"{GAME}/scoring.py",
        "for value in sorted(COPIES, reverse=True)",
        "for value in sorted(COPIES)",
    ),
    Wreck(
        "a wrong tie-break for bonus cards",
        f"{GAME}/round_end.py",
        "held = {seat: totals(g.hometowns[seat]) for seat in g.in_turn_order()}",
        "held = {seat: totals(g.hometowns[seat]) for seat in g.seats}",
    ),
    Wreck("cards that vanish", f"{GAME}/round_end.py", "g.discards += lost", "pass"),
    Wreck(
        "a limit that is exceeded when reached", f"{GAME}/round_end.py", "if mine[kind] > max(", "if mine[kind] >= max("
    ),
    Wreck(
        "redeal forgets a zone",
        f"{GAME}/state.py",
        "copy.kept = [tuple(new([*cards])) for cards in self.kept]",
        "pass",
    ),
    Wreck(
        "redeal changes what a seat remembers",
        f"{GAME}/state.py",
        "remembered = {seat, self.right_of(seat)}",
        "remembered = {seat}",
    ),
    Wreck(
        "a guess that divides what was passed as nobody could",
        f"{GAME}/sealed.py",
        "beyond: without(without(passed, chosen), shown[1]),",
        "beyond: [],",
    ),
    Wreck(
        "a guess that takes every equal card for the one that was passed",
        f"{GAME}/sealed.py",
        "COINCIDENCE = 0.05",
        "COINCIDENCE = 0.0",
    ),
    Wreck(
        "a guess that forgets what was handed on",
        f"{GAME}/sealed.py",
        "handed = [FACE[card] for card in g.handed[seat]]",
        "handed: list[Face] = []",
    ),
    Wreck(
        "a packet's order tells how it was dealt",
        f"{GAME}/cards.py",
        "return tuple([REF[card] for card in sorted(cards, key=RANK.__getitem__)])",
        "return tuple(cards)",
    ),
]
