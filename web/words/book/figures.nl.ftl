# Wat onder de hoofdstukken van elk regelboek staat, in het Nederlands.

original = Het oorspronkelijke spel
original-designer = Ontworpen door
original-artist = Getekend door
original-players = Spelers
original-minutes = Minuten
original-age = Leeftijd
original-publisher = Uitgegeven door
original-outside = Staat niet in het regelboek; bekend van elders.

example-back = Terug
example-next = Verder
example-step = Stap { $step } van { $steps }
