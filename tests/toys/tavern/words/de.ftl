# Die Schenke auf Deutsch.

title = Die Schenke
summary = Baue Häuser, gib Feste und habe nach zehn Zügen die meisten Münzen.

## Phases

phase-play = Karten spielen

## What can be pointed at

card-blue-1 = Blau 1
card-blue-2 = Blau 2
card-blue-3 = Blau 3
card-blue-4 = Blau 4
card-blue-5 = Blau 5
card-red-1 = Rot 1
card-red-2 = Rot 2
card-red-3 = Rot 3
card-red-4 = Rot 4
card-red-5 = Rot 5
back-blue = eine blaue Karte
back-red = eine rote Karte
# Also what would come of it: an outcome of the same name.
use-house = als Haus
use-feast = für ein Fest
coin-one = 1 Münze
button-yes = ja
button-no = nein

## What is asked

play = Spiele eine Karte: als Haus, verdeckt, oder für ein Fest, zu dem alle anderen geben.
again = Spielst du noch eine Karte?
give = Ein Fest: Wie viele Münzen gibst du?

## What happened

builds = { $seat } hat { $back } als Haus gebaut.
you-build = Du hast ein Haus aus { $card } gebaut.
feasts = { $seat } hat mit { $card } ein Fest gegeben.
gives = { $seat } hat { $coins ->
    [0] nichts
    [one] 1 Münze
   *[other] { $coins } Münzen
  } gegeben.
you-draw = Du hast { $card } gezogen.

## Points

score-coins = Münzen

## On the table

none = keine

## Help

help-signs = Von fremden Häusern sieht man nur die Farbe der Rückseite.
help-rules =
    Zehn Züge. In deinem Zug spielst du Karten, eine nach der anderen, so viele du willst.
    Ein Haus liegt verdeckt. Zu einem Fest geben alle anderen 0 bis 2 Münzen, geheim und gleichzeitig; du würfelst mit zwei Würfeln um Münzen und ziehst eine Karte.
    Die meisten Münzen gewinnen.
