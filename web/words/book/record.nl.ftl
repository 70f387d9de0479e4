# What is said of the record of a game, at its end and in its replay.

final-record = Was het eerlijk?
final-record-why = Het startgetal van het schudden staat nu in het verslag. Iedereen kan nagaan dat er geen kaart verplaatst is.
final-download = Het verslag downloaden
final-verify = Controleren
final-sound = Gecontroleerd: elke kaart viel zoals vooraf vastgelegd, en elke zet was toegestaan.
final-unsound = Het verslag klopt niet met wat vooraf is vastgelegd. Meld dit alsjeblieft.
final-later = Het verslag is nog niet klaar. Probeer het zo opnieuw.
