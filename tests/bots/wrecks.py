"""Ways to break the bots that the tests must notice."""

from tools.sabotage import Wreck

WRECKS = [
    Wreck(
        "a sight that holds the true position",
        "kernel/sight.py",
        "blind = redeal(position, seat, rng)",
        "blind = position",
    ),
    Wreck(
        "rivals' waiting answers are left to the dice",
        "bots/world.py",
        "replace(sight.guess(rng), pending={})",
        "sight.guess(rng)",
    ),
    Wreck(
        "the worse half is kept",
        "bots/search.py",
        "running.sort(key=means.__getitem__, reverse=True)",
        "running.sort(key=means.__getitem__)",
    ),
    Wreck(
        "seats learn from each other's rewards", "bots/tree.py", "tried.total += worth[seat]", "tried.total += worth[0]"
    ),
    Wreck("a taste that takes what it does not like", "bots/taste.py", "liking > 0 for", "liking < 9 for"),
    Wreck("the clock is not looked at", "bots/limit.py", "/ self.limit.seconds", "/ (50 * self.limit.seconds)"),
    Wreck(
        "weights that are not those of their card",
        "bots/net.py",
        'if net.digest != net.card["digest"]:',
        "if False:",
        "tests/bots/test_values.py",
    ),
    Wreck(
        "a net that does not see its own rows",
        "bots/net.py",
        "promise = sumprod(skip, row)",
        "promise = sumprod(skip, rows[0])",
        "tests/bots/test_values.py",
    ),
    Wreck(
        "what was learned is asked at tables it knows nothing of",
        "bots/learned.py",
        "known = self._reading.knows(sight.guess(Random(0)).now)",
        "known = True",
        "tests/bots/test_learned.py",
    ),
    Wreck(
        "a look takes the worst",
        "bots/look.py",
        "return max(self.seen(sight)",
        "return min(self.seen(sight)",
        "tests/bots/test_learned.py",
    ),
    Wreck(
        "a bot that gives away what is plainly best",
        "bots/look.py",
        "return [one for one in seen if one.share >= least]",
        "return seen",
        "tests/bots/test_levels.py",
    ),
    Wreck(
        "a persona that is not heeded",
        "bots/persona.py",
        "one.share + sway * liking",
        "one.share",
        "tests/bots/test_personas.py",
    ),
    Wreck(
        "a persona that gives away what is plainly best",
        "bots/persona.py",
        "answers = sensible(self._bot.seen(sight).values(), self._sway)",
        "answers = list(self._bot.seen(sight).values())",
        "tests/bots/test_personas.py",
    ),
    Wreck(
        "a persona that likes what is made up",
        "bots/personas/capital_lux.py",
        "totals(g.hometowns[me]), totals(g.capital)",
        "totals(g.hometowns[me]), g.limits()",
        "tests/bots/test_personas.py",
    ),
    Wreck(
        "a grandmaster who is late thinks on",
        "bots/player.py",
        "if kind == LEVELS[-1]:",
        'if kind == "nobody":',
        "tests/bots/test_levels.py",
    ),
    Wreck("whoever wins, the value is the same", "bots/rollout.py", "CERTAIN * (seat in winners)", "CERTAIN"),
    Wreck(
        "luck that counts what chance gave long before",
        "kernel/redeal.py",
        "if all(card in other for other in others)}",
        "}",
        "tests/bots/test_luck.py",
    ),
    Wreck(
        "luck that forgets that the deck might lie otherwise",
        "bots/luck.py",
        "other = redeal_unseen(before, rng)",
        "other = before",
        "tests/bots/test_luck.py",
    ),
    Wreck(
        "every answer has worlds of its own",
        "bots/prospects.py",
        "end.append(_end(world, sight, reply, taste))",
        "end.append(_end(World.imagined(sight, rng), sight, reply, taste))",
        "tests/bots/test_prospects.py",
    ),
    Wreck(
        "whatever is answered, the prospect is that of a beginner",
        "bots/prospects.py",
        "        if seat == sight.seat\n",
        "        if seat is sight\n",
        "tests/bots/test_prospects.py",
    ),
    Wreck(
        "a game that is over is still reckoned",
        "bots/luck.py",
        "if table.question is None:",
        "if table is None:",
        "tests/bots/test_luck.py",
    ),
]
