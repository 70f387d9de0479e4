# Was unter den Abschnitten jedes Regelhefts steht, auf Deutsch.

original = Das ursprüngliche Spiel
original-designer = Entworfen von
original-artist = Gezeichnet von
original-players = Spieler
original-minutes = Minuten
original-age = Alter
original-publisher = Erschienen bei
original-outside = Steht nicht im Regelheft; von anderswo bekannt.

example-back = Zurück
example-next = Weiter
example-step = Schritt { $step } von { $steps }
