"""Who may do what in a match, whose clock has run out, and whose turn a bot takes."""
