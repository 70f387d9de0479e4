"""Research: the games as an environment for learning agents, and as a corpus of records."""
