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
        "bots/search.py",
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
    Wreck("whoever wins, the value is the same", "bots/rollout.py", "CERTAIN * (seat in winners)", "CERTAIN"),
]
