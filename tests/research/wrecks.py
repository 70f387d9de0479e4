"""Ways to break the research part that the tests must notice."""

from tools.sabotage import Wreck

WRECKS = [
    Wreck("results as they come", "research/executor.py", "under_way.popleft()", "under_way.pop()"),
    Wreck("everybody keeps a seat", "research/contest.py", "line_up[rotation:] + line_up[:rotation]", "line_up"),
    Wreck("every game has its own deal", "research/contest.py", "deal {deal}", "deal {number}"),
    Wreck("any evidence will do", "research/shares.py", "ERROR = 0.05", "ERROR = 0.5"),
    Wreck(
        "ratings from the last backwards",
        "research/ratings.py",
        "for played in games:",
        "for played in [*games][::-1]:",
    ),
    Wreck(
        "the view of a neighbour",
        "research/practice.py",
        "observer.look(self.game.view(self._table.now, self.seat), self.seat)",
        "observer.look(self.game.view(self._table.now, (self.seat + 1) % self.players), self.seat)",
    ),
    Wreck("a mask that hides an action", "research/observer.py", "for action in legal:", "for action in legal[1:]:"),
    Wreck("a changed shard is read", "research/corpus.py", '!= shard["digest"]:', '== "":'),
    Wreck("games of another contest are taken", "research/ledger.py", "if kept[name] != here]", "if False]"),
]
