"""Research: bots compared on many cores, and the games as an environment for learning agents."""
