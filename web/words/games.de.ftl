# Die Spiele, wie die Seite sie nennt, bevor sich jemand an den Tisch setzt.

## Brügge

game-name-bruges = Brügge
game-blurb-bruges = Jede Karte kann auf sechs Arten genutzt werden. { $players } Spieler, etwa eine Stunde.
option-bruges-guests = Zusätzliche Personen
option-bruges-guests-why = Mischt die Personen dazu, die diese Seite selbst entworfen hat, neben den 165 des Spiels.

## Flandern 1302

game-name-flandern = Flandern 1302
game-blurb-flandern = Geheime Pläne für sechs Städte. { $players } Spieler, etwa eine Stunde.
option-flandern-board = Spielplan
option-flandern-board-why = Zwei Spielpläne mit verschiedenen Städten, beide von uns entworfen.
option-flandern-board-reconstruction = Erster
option-flandern-board-second = Zweiter

## Capital Lux

game-name-capital-lux = Capital Lux
game-blurb-capital-lux = Steig auf, aber nicht über die Hauptstadt hinaus. { $players } Spieler, eine halbe Stunde.
