# What is said of the record of a game, at its end and in its replay.

final-record = Was het eerlijk?
final-record-why = Het startgetal van het schudden staat nu in het verslag. Iedereen kan nagaan dat er geen kaart verplaatst is.
final-download = Het verslag downloaden
final-verify = Controleren
final-sound = Gecontroleerd: elke kaart viel zoals vooraf vastgelegd, en elke zet was toegestaan.
final-unsound = Het verslag klopt niet met wat vooraf is vastgelegd. Meld dit alsjeblieft.
final-later = Het verslag is nog niet klaar. Probeer het zo opnieuw.

## De eindtelling

final-raising = De torens gaan de hoogte in
final-you = Je wint met { $lead ->
    [one] 1 punt
   *[other] { $lead } punten
  } verschil
final-they = { $names } wint met { $lead ->
    [one] 1 punt
   *[other] { $lead } punten
  } verschil
final-you-tie = Je wint, ondanks de gelijke stand
final-they-tie = { $names } wint, ondanks de gelijke stand
final-shared = { $names } delen de overwinning
final-sums = { $sums }.
final-storeys = Elke verdieping is een onderdeel.
final-tower = { $name }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
final-won = gewonnen
final-behind = { $points ->
    [0] evenveel punten
   *[other] { $points } achter
  }
final-category = Onderdeel
final-total = Totaal
final-decided = Wat de doorslag gaf
final-gain = { $item }: { $winner } { $won }, { $next } { $lost }
final-hint = Het verslag staat nu voor iedereen open.
final-table = De tafel bekijken
final-rematch = Nog een keer spelen
final-rematch-join = Meedoen met de revanche
