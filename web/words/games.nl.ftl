# De spellen zoals de pagina ze noemt voordat er iemand aan tafel gaat.

## Brugge

game-name-bruges = Brugge
game-blurb-bruges = Met elke kaart zes mogelijkheden. { $players } spelers, ongeveer een uur.
option-bruges-guests = Extra personen
option-bruges-guests-why = Schudt de personen erbij die deze site zelf heeft gemaakt, naast de 165 van het spel.
choose-bruges = Jouw portierswoning
choose-bruges-why = De twee kanalen ernaast zijn van jou. Een veld bebouw je met een kaart in de kleur ervan, voor de prijs die erop staat.

## Flandern 1302

game-name-flandern = Flandern 1302
game-blurb-flandern = Geheime plannen voor zes steden. { $players } spelers, ongeveer een uur.
option-flandern-board = Bord
option-flandern-board-why = Twee borden met verschillende steden, allebei door ons ontworpen.
option-flandern-board-reconstruction = Eerste
option-flandern-board-second = Tweede
choose-flandern = Jouw gilde
choose-flandern-why = Er horen een stad bij en de wijken die je bouwt.

## Capital Lux

game-name-capital-lux = Capital Lux
game-blurb-capital-lux = Klim, maar niet boven de hoofdstad uit. { $players } spelers, een half uur.
