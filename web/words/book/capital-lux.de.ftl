# Die Runde von Capital Lux auf einen Blick, auf Deutsch.

glance-choose = Zwei wählen, weitergeben, zwei wählen, weitergeben
glance-play = Karte um Karte spielen: Heimatstadt oder Hauptstadt
glance-end = Limits prüfen, Bonuskarten vergeben
