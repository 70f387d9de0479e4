# The games as the page names them before anybody sits down to them.

## Bruges

game-name-bruges = Bruges
game-blurb-bruges = Every card has six uses. { $players } players, about an hour.
option-bruges-guests = Extra persons
option-bruges-guests-why = Shuffles in the persons this site has made itself, besides the 165 of the game.

## Flandern 1302

game-name-flandern = Flandern 1302
game-blurb-flandern = Secret plans for six towns. { $players } players, about an hour.
option-flandern-board = Board
option-flandern-board-why = Two boards of town plans, both our own.
option-flandern-board-reconstruction = First
option-flandern-board-second = Second

## Capital Lux

game-name-capital-lux = Capital Lux
game-blurb-capital-lux = Rise, but not above the Capital. { $players } players, half an hour.
