"""Ways to break the research part that the tests must notice."""

from tools.sabotage import Wreck

HERE = "tests/research/test_"

WRECKS = [
    Wreck(
        "results as they come", "research/executor.py", "under_way.popleft()", "under_way.pop()", f"{HERE}executor.py"
    ),
    Wreck(
        "everybody keeps a seat",
        "research/contest.py",
        "line_up[rotation:] + line_up[:rotation]",
        "line_up",
        f"{HERE}contest.py",
    ),
    Wreck("a deal a game", "research/contest.py", "deal {deal}", "deal {number}", f"{HERE}contest.py"),
    Wreck(
        "losers are first",
        "research/contest.py",
        "(seat not in self.winners",
        "(seat in self.winners",
        f"{HERE}ratings.py",
    ),
    Wreck(
        "a tie is rated as the library does",
        "research/ratings.py",
        "for order in orders(played.ranks())]",
        "for order in [played.ranks()]]",
        f"{HERE}ratings.py",
    ),
    Wreck("any evidence will do", "research/shares.py", "ERROR = 0.05", "ERROR = 0.5", f"{HERE}shares.py"),
    Wreck(
        "the view of a neighbour",
        "research/practice.py",
        "observer.look(self.game.view(self._table.now, self.seat), self.seat)",
        "observer.look(self.game.view(self._table.now, (self.seat + 1) % self.players), self.seat)",
        f"{HERE}practice.py",
    ),
    Wreck(
        "a mask that hides an action",
        "research/observer.py",
        "for action in legal:",
        "for action in legal[1:]:",
        f"{HERE}practice.py",
    ),
    Wreck("a changed shard is read", "research/corpus.py", '!= shard["digest"]:', '== "":', f"{HERE}corpus.py"),
    Wreck("another contest's games", "research/ledger.py", "if kept[name] != here]", "if False]", f"{HERE}ledger.py"),
]
