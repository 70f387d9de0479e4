# De spellen zoals de pagina ze noemt voordat er iemand aan tafel gaat.

## Brugge

game-name-bruges = Brugge
game-blurb-bruges = Met elke kaart zes mogelijkheden. { $players } spelers, ongeveer een uur.
option-bruges-guests = Extra personen
option-bruges-guests-why = Schudt de personen erbij die deze site zelf heeft gemaakt, naast de 165 van het spel.

## Flandern 1302

game-name-flandern = Flandern 1302
game-blurb-flandern = Geheime plannen voor zes steden. { $players } spelers, ongeveer een uur.
option-flandern-board = Bord
option-flandern-board-why = Twee borden met verschillende steden, allebei door ons ontworpen.
option-flandern-board-reconstruction = Eerste
option-flandern-board-second = Tweede

## Capital Lux

game-name-capital-lux = Capital Lux
game-blurb-capital-lux = Klim, maar niet boven de hoofdstad uit. { $players } spelers, een half uur.
