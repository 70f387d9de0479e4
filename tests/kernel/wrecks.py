"""Ways to break the kernel that the tests must notice."""

from tools.sabotage import Wreck

WRECKS = [
    Wreck(
        "a seat that is not there sees somebody's hand",
        "kernel/wire.py",
        "if seat not in range(len(common.standing)):",
        "if False:",
    ),
    Wreck(
        "a forged state slipped in as a change of rules",
        "kernel/match.py",
        "if ours and to_json(match.position.base) != entry.base:",
        "if False:",
    ),
    Wreck(
        "answers given to other seats' questions",
        "kernel/position.py",
        "if question.asked.keys() != answer.keys():",
        "if False:",
    ),
    Wreck(
        "undo across a drawn card",
        "kernel/undo.py",
        "if less_sealed(hidden, game.sealed(after.now, seat)):",
        "if False:",
    ),
    Wreck(
        "undo after all have shown their answers",
        "kernel/undo.py",
        "if len(past.before.question.asked) > 1:",
        "if False:",
    ),
    Wreck(
        "a rival's hidden reply keeps its true name in a guess",
        "kernel/redeal.py",
        "{who: chosen if who == CHANCE else rename(chosen, names) for who, chosen in given.items()}",
        "dict(given)",
    ),
    Wreck(
        "a rival's waiting answer is in the guess",
        "kernel/redeal.py",
        "chosen = position.pending[other] if other == seat else _any(dealt, other, rng)",
        "chosen = position.pending[other]",
    ),
    Wreck(
        "a waiting answer is shown to everybody",
        "kernel/wire.py",
        "if seat in position.pending and position.question:\n        waiting = position.question.asked[seat]",
        "if position.pending and position.question:\n        seat = min(position.pending)\n"
        "        waiting = position.question.asked[seat]",
    ),
    Wreck("an event for one seat is heard by all", "kernel/event.py", "return viewer == self.only", "return True"),
    Wreck(
        "a reply with too many options is taken",
        "kernel/question.py",
        "if not self.least <= len(reply) <= self.most:",
        "if len(reply) < self.least:",
    ),
    Wreck("a piece is taken twice", "kernel/question.py", "taken[path] = copy + 1", "taken[path] = copy"),
    Wreck(
        "replies after a settled script are dropped",
        "kernel/position.py",
        "            told += now.news\n            now.news.clear()\n            base = now\n",
        "            told += now.news\n            now.news.clear()\n            base, coming = now, iter(())\n",
    ),
    Wreck(
        "old news is told again",
        "kernel/position.py",
        "told.clear()  # only what the last answer brought about is news",
        "pass",
    ),
    Wreck(
        "a shuffle kept among the answers",
        "kernel/position.py",
        "secret = isinstance(question.asked.get(CHANCE), Shuffle)",
        "secret = False",
    ),
    Wreck("every draw from the same numbers", "kernel/chance.py", "Stream(key, asked.why)", 'Stream(key, "draw")'),
    Wreck("a chain that does not hold together", "kernel/record.py", "sha256(link + str(entry)", "sha256(str(entry)"),
    Wreck(
        "a commitment nobody checks",
        "kernel/match.py",
        "if commitment(seed, record.header.match) != record.header.commitment:",
        "if False:",
    ),
    Wreck(
        "a position stored under other questions goes on as if nothing had changed",
        "kernel/store.py",
        "if asked is None or question_fingerprint(asked) != kept[0]:",
        "if asked is None:",
    ),
    Wreck(
        "redeal takes cards in the order they truly lie",
        "kernel/sealed.py",
        "return sorted(sorted(cards), key=lambda _card: rng.random())",
        "return sorted(cards, key=lambda _card: rng.random())",
    ),
    Wreck(
        "answers of the script before are kept",
        "kernel/table.py",
        "self.answers.clear()",
        "pass",
        "tests/kernel/test_table.py",
    ),
    Wreck(
        "a table that traces the state itself",
        "kernel/table.py",
        "self.base = self.now.clone()",
        "self.base = self.now",
        "tests/kernel/test_table.py",
    ),
    Wreck(
        "chance deals what somebody has chosen",
        "kernel/chance.py",
        "[item for item in asked.items if item not in chosen]",
        "[*asked.items]",
    ),
    Wreck(
        "two seats have chosen the same",
        "kernel/game.py",
        "if value in chosen[:seat]:",
        "if False:",
    ),
]
