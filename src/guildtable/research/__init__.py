"""Research: bots compared, many games on many cores."""
