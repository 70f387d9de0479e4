# What stands below the sections of every rulebook, in English.

original = The original game
original-designer = Designed by
original-artist = Drawn by
original-players = Players
original-minutes = Minutes
original-age = Age
original-publisher = Published by
original-outside = Not told by the rulebook; known from elsewhere.

example-back = Back
example-next = Next
example-step = Step { $step } of { $steps }
