# Flandern 1302 auf Deutsch. Ein Verweis heißt nach seiner Meldung: town:bruges ist town-bruges.

title = Flandern 1302
summary = Sechs Städte werden miteinander und gegeneinander gebaut. Eine volle Stadt zahlt aus: am meisten an die Zunft mit den meisten Stadtvierteln dort, die Hälfte an die zweite. Geheime Karten bestimmen, wer zuerst baut.

## Phasen

phase-set-up = Aufbau
phase-centres = Zentren legen
phase-last-centres = die letzten Zentren legen
phase-shuffle = Mischen
phase-golden-card = 1, goldene Karte
phase-choose = 2, Karten wählen
phase-act = 4, Aktionen
phase-golden-action = 5, goldene Aktion
phase-score = 6, Wertung
phase-turn = ein Zug
phase-pile = eine Karte vom Stapel
phase-end-turn = Ende eines Zugs
phase-over = Spielende

## Worauf man zeigen kann

card-bruges = Brügge
card-ghent = Gent
card-ypres = Ypern
card-leuven = Löwen
card-utrecht = Utrecht
card-liege = Lüttich
card-building-site = Baustelle
card-pick-up = Aufnehmen
influence-1 = mit 1 Einfluss
influence-2 = mit 2 Einfluss
influence-3 = mit 3 Einfluss
influence-4 = mit 4 Einfluss
influence-5 = mit 5 Einfluss
influence-6 = mit 6 Einfluss
influence-7 = mit 7 Einfluss
influence-8 = mit 8 Einfluss
influence-9 = mit 9 Einfluss
golden-bruges = Brügge
golden-ghent = Gent
golden-ypres = Ypern
golden-leuven = Löwen
golden-utrecht = Utrecht
golden-liege = Lüttich
golden-influence = Einfluss
golden-building-site = Baustelle
golden-cathedral = Dom
golden-guild-master = Zunftmeister
golden-pick-up = Aufnehmen
pile-blue-bruges = blaues Brügge
pile-blue-ghent = blaues Gent
pile-blue-ypres = blaues Ypern
pile-blue-leuven = blaues Löwen
pile-blue-utrecht = blaues Utrecht
pile-blue-liege = blaues Lüttich
pile-blue-building-site = blaue Baustelle
pile-yellow-bruges = gelbes Brügge
pile-yellow-ghent = gelbes Gent
pile-yellow-ypres = gelbes Ypern
pile-yellow-leuven = gelbes Löwen
pile-yellow-utrecht = gelbes Utrecht
pile-yellow-liege = gelbes Lüttich
pile-yellow-building-site = gelbe Baustelle
pile-green-bruges = grünes Brügge
pile-green-ghent = grünes Gent
pile-green-ypres = grünes Ypern
pile-green-leuven = grünes Löwen
pile-green-utrecht = grünes Utrecht
pile-green-liege = grünes Lüttich
pile-green-building-site = grüne Baustelle
pile-red-bruges = rotes Brügge
pile-red-ghent = rotes Gent
pile-red-ypres = rotes Ypern
pile-red-leuven = rotes Löwen
pile-red-utrecht = rotes Utrecht
pile-red-liege = rotes Lüttich
pile-red-building-site = rote Baustelle
arms-blue = blau
arms-yellow = gelb
arms-green = grün
arms-red = rot
arms-grey = grau
arms-church = Kirche
town-bruges = Brügge
town-ghent = Gent
town-ypres = Ypern
town-leuven = Löwen
town-utrecht = Utrecht
town-liege = Lüttich
tile-blue-small-2 = kleines blaues Viertel, 2 Zunftmeister
tile-blue-small-1 = kleines blaues Viertel, 1 Zunftmeister
tile-blue-small-0 = kleines blaues Viertel
tile-blue-medium-2 = mittleres blaues Viertel, 2 Zunftmeister
tile-blue-medium-1 = mittleres blaues Viertel, 1 Zunftmeister
tile-blue-medium-0 = mittleres blaues Viertel
tile-blue-large-1 = großes blaues Viertel, 1 Zunftmeister
tile-blue-large-0 = großes blaues Viertel
tile-blue-centre = blaues Zentrum
tile-yellow-small-2 = kleines gelbes Viertel, 2 Zunftmeister
tile-yellow-small-1 = kleines gelbes Viertel, 1 Zunftmeister
tile-yellow-small-0 = kleines gelbes Viertel
tile-yellow-medium-2 = mittleres gelbes Viertel, 2 Zunftmeister
tile-yellow-medium-1 = mittleres gelbes Viertel, 1 Zunftmeister
tile-yellow-medium-0 = mittleres gelbes Viertel
tile-yellow-large-1 = großes gelbes Viertel, 1 Zunftmeister
tile-yellow-large-0 = großes gelbes Viertel
tile-yellow-centre = gelbes Zentrum
tile-green-small-2 = kleines grünes Viertel, 2 Zunftmeister
tile-green-small-1 = kleines grünes Viertel, 1 Zunftmeister
tile-green-small-0 = kleines grünes Viertel
tile-green-medium-2 = mittleres grünes Viertel, 2 Zunftmeister
tile-green-medium-1 = mittleres grünes Viertel, 1 Zunftmeister
tile-green-medium-0 = mittleres grünes Viertel
tile-green-large-1 = großes grünes Viertel, 1 Zunftmeister
tile-green-large-0 = großes grünes Viertel
tile-green-centre = grünes Zentrum
tile-red-small-2 = kleines rotes Viertel, 2 Zunftmeister
tile-red-small-1 = kleines rotes Viertel, 1 Zunftmeister
tile-red-small-0 = kleines rotes Viertel
tile-red-medium-2 = mittleres rotes Viertel, 2 Zunftmeister
tile-red-medium-1 = mittleres rotes Viertel, 1 Zunftmeister
tile-red-medium-0 = mittleres rotes Viertel
tile-red-large-1 = großes rotes Viertel, 1 Zunftmeister
tile-red-large-0 = großes rotes Viertel
tile-red-centre = rotes Zentrum
tile-grey-small-1 = kleines graues Viertel, 1 Zunftmeister
tile-grey-small-0 = kleines graues Viertel
tile-grey-medium-1 = mittleres graues Viertel, 1 Zunftmeister
tile-grey-medium-0 = mittleres graues Viertel
tile-grey-large-0 = großes graues Viertel
tile-grey-centre = graues Zentrum
tile-church-small = kleines Kirchenviertel
tile-church-medium = mittleres Kirchenviertel
tile-church-large = großes Kirchenviertel
tile-church-A = kleine Kirche A (öffnet eine Vorstadt)
tile-church-B = mittelgroße Kirche B (öffnet eine Vorstadt)
tile-church-C = große Kirche C (öffnet zwei Vorstädte)
tile-church-D = mittelgroße Kirche D (verschlingt ein kleines Feld)
tile-church-centre = Kirchenzentrum
site-site-1 = Platz I
site-site-2 = Platz II
site-site-3 = Platz III
site-site-4 = Platz IV
site-site-5 = Platz V
site-site-6 = Platz VI
space-site-1-centre = I Zentrum
space-site-1-S1 = I S1
space-site-1-S2 = I S2
space-site-1-S3 = I S3
space-site-1-S4 = I S4
space-site-1-M1 = I M1
space-site-1-M2 = I M2
space-site-1-M3 = I M3
space-site-1-M4 = I M4
space-site-1-L1 = I L1
space-site-1-L2 = I L2
space-site-1-L3 = I L3
space-site-1-L4 = I L4
space-site-1-A1 = I A1
space-site-1-B1 = I B1
space-site-1-C1 = I C1
space-site-1-C2 = I C2
space-site-2-centre = II Zentrum
space-site-2-S1 = II S1
space-site-2-S2 = II S2
space-site-2-S3 = II S3
space-site-2-S4 = II S4
space-site-2-M1 = II M1
space-site-2-M2 = II M2
space-site-2-M3 = II M3
space-site-2-M4 = II M4
space-site-2-L1 = II L1
space-site-2-L2 = II L2
space-site-2-L3 = II L3
space-site-2-L4 = II L4
space-site-2-A1 = II A1
space-site-2-B1 = II B1
space-site-2-C1 = II C1
space-site-2-C2 = II C2
space-site-3-centre = III Zentrum
space-site-3-S1 = III S1
space-site-3-S2 = III S2
space-site-3-S3 = III S3
space-site-3-S4 = III S4
space-site-3-M1 = III M1
space-site-3-M2 = III M2
space-site-3-M3 = III M3
space-site-3-M4 = III M4
space-site-3-L1 = III L1
space-site-3-L2 = III L2
space-site-3-L3 = III L3
space-site-3-L4 = III L4
space-site-3-A1 = III A1
space-site-3-B1 = III B1
space-site-3-C1 = III C1
space-site-3-C2 = III C2
space-site-4-centre = IV Zentrum
space-site-4-S1 = IV S1
space-site-4-S2 = IV S2
space-site-4-S3 = IV S3
space-site-4-S4 = IV S4
space-site-4-M1 = IV M1
space-site-4-M2 = IV M2
space-site-4-M3 = IV M3
space-site-4-M4 = IV M4
space-site-4-L1 = IV L1
space-site-4-L2 = IV L2
space-site-4-L3 = IV L3
space-site-4-L4 = IV L4
space-site-4-A1 = IV A1
space-site-4-B1 = IV B1
space-site-4-C1 = IV C1
space-site-4-C2 = IV C2
space-site-5-centre = V Zentrum
space-site-5-S1 = V S1
space-site-5-S2 = V S2
space-site-5-S3 = V S3
space-site-5-S4 = V S4
space-site-5-M1 = V M1
space-site-5-M2 = V M2
space-site-5-M3 = V M3
space-site-5-M4 = V M4
space-site-5-L1 = V L1
space-site-5-L2 = V L2
space-site-5-L3 = V L3
space-site-5-L4 = V L4
space-site-5-A1 = V A1
space-site-5-B1 = V B1
space-site-5-C1 = V C1
space-site-5-C2 = V C2
space-site-6-centre = VI Zentrum
space-site-6-S1 = VI S1
space-site-6-S2 = VI S2
space-site-6-S3 = VI S3
space-site-6-S4 = VI S4
space-site-6-M1 = VI M1
space-site-6-M2 = VI M2
space-site-6-M3 = VI M3
space-site-6-M4 = VI M4
space-site-6-L1 = VI L1
space-site-6-L2 = VI L2
space-site-6-L3 = VI L3
space-site-6-L4 = VI L4
space-site-6-A1 = VI A1
space-site-6-B1 = VI B1
space-site-6-C1 = VI C1
space-site-6-C2 = VI C2
complete-site-1-centre = I Zentrum vollenden
complete-site-1-S1 = I S1 vollenden
complete-site-1-S2 = I S2 vollenden
complete-site-1-S3 = I S3 vollenden
complete-site-1-S4 = I S4 vollenden
complete-site-1-M1 = I M1 vollenden
complete-site-1-M2 = I M2 vollenden
complete-site-1-M3 = I M3 vollenden
complete-site-1-M4 = I M4 vollenden
complete-site-1-L1 = I L1 vollenden
complete-site-1-L2 = I L2 vollenden
complete-site-1-L3 = I L3 vollenden
complete-site-1-L4 = I L4 vollenden
complete-site-1-A1 = I A1 vollenden
complete-site-1-B1 = I B1 vollenden
complete-site-1-C1 = I C1 vollenden
complete-site-1-C2 = I C2 vollenden
complete-site-2-centre = II Zentrum vollenden
complete-site-2-S1 = II S1 vollenden
complete-site-2-S2 = II S2 vollenden
complete-site-2-S3 = II S3 vollenden
complete-site-2-S4 = II S4 vollenden
complete-site-2-M1 = II M1 vollenden
complete-site-2-M2 = II M2 vollenden
complete-site-2-M3 = II M3 vollenden
complete-site-2-M4 = II M4 vollenden
complete-site-2-L1 = II L1 vollenden
complete-site-2-L2 = II L2 vollenden
complete-site-2-L3 = II L3 vollenden
complete-site-2-L4 = II L4 vollenden
complete-site-2-A1 = II A1 vollenden
complete-site-2-B1 = II B1 vollenden
complete-site-2-C1 = II C1 vollenden
complete-site-2-C2 = II C2 vollenden
complete-site-3-centre = III Zentrum vollenden
complete-site-3-S1 = III S1 vollenden
complete-site-3-S2 = III S2 vollenden
complete-site-3-S3 = III S3 vollenden
complete-site-3-S4 = III S4 vollenden
complete-site-3-M1 = III M1 vollenden
complete-site-3-M2 = III M2 vollenden
complete-site-3-M3 = III M3 vollenden
complete-site-3-M4 = III M4 vollenden
complete-site-3-L1 = III L1 vollenden
complete-site-3-L2 = III L2 vollenden
complete-site-3-L3 = III L3 vollenden
complete-site-3-L4 = III L4 vollenden
complete-site-3-A1 = III A1 vollenden
complete-site-3-B1 = III B1 vollenden
complete-site-3-C1 = III C1 vollenden
complete-site-3-C2 = III C2 vollenden
complete-site-4-centre = IV Zentrum vollenden
complete-site-4-S1 = IV S1 vollenden
complete-site-4-S2 = IV S2 vollenden
complete-site-4-S3 = IV S3 vollenden
complete-site-4-S4 = IV S4 vollenden
complete-site-4-M1 = IV M1 vollenden
complete-site-4-M2 = IV M2 vollenden
complete-site-4-M3 = IV M3 vollenden
complete-site-4-M4 = IV M4 vollenden
complete-site-4-L1 = IV L1 vollenden
complete-site-4-L2 = IV L2 vollenden
complete-site-4-L3 = IV L3 vollenden
complete-site-4-L4 = IV L4 vollenden
complete-site-4-A1 = IV A1 vollenden
complete-site-4-B1 = IV B1 vollenden
complete-site-4-C1 = IV C1 vollenden
complete-site-4-C2 = IV C2 vollenden
complete-site-5-centre = V Zentrum vollenden
complete-site-5-S1 = V S1 vollenden
complete-site-5-S2 = V S2 vollenden
complete-site-5-S3 = V S3 vollenden
complete-site-5-S4 = V S4 vollenden
complete-site-5-M1 = V M1 vollenden
complete-site-5-M2 = V M2 vollenden
complete-site-5-M3 = V M3 vollenden
complete-site-5-M4 = V M4 vollenden
complete-site-5-L1 = V L1 vollenden
complete-site-5-L2 = V L2 vollenden
complete-site-5-L3 = V L3 vollenden
complete-site-5-L4 = V L4 vollenden
complete-site-5-A1 = V A1 vollenden
complete-site-5-B1 = V B1 vollenden
complete-site-5-C1 = V C1 vollenden
complete-site-5-C2 = V C2 vollenden
complete-site-6-centre = VI Zentrum vollenden
complete-site-6-S1 = VI S1 vollenden
complete-site-6-S2 = VI S2 vollenden
complete-site-6-S3 = VI S3 vollenden
complete-site-6-S4 = VI S4 vollenden
complete-site-6-M1 = VI M1 vollenden
complete-site-6-M2 = VI M2 vollenden
complete-site-6-M3 = VI M3 vollenden
complete-site-6-M4 = VI M4 vollenden
complete-site-6-L1 = VI L1 vollenden
complete-site-6-L2 = VI L2 vollenden
complete-site-6-L3 = VI L3 vollenden
complete-site-6-L4 = VI L4 vollenden
complete-site-6-A1 = VI A1 vollenden
complete-site-6-B1 = VI B1 vollenden
complete-site-6-C1 = VI C1 vollenden
complete-site-6-C2 = VI C2 vollenden
with-site-1-centre = mit I Zentrum
with-site-1-S1 = mit I S1
with-site-1-S2 = mit I S2
with-site-1-S3 = mit I S3
with-site-1-S4 = mit I S4
with-site-1-M1 = mit I M1
with-site-1-M2 = mit I M2
with-site-1-M3 = mit I M3
with-site-1-M4 = mit I M4
with-site-1-L1 = mit I L1
with-site-1-L2 = mit I L2
with-site-1-L3 = mit I L3
with-site-1-L4 = mit I L4
with-site-1-A1 = mit I A1
with-site-1-B1 = mit I B1
with-site-1-C1 = mit I C1
with-site-1-C2 = mit I C2
with-site-2-centre = mit II Zentrum
with-site-2-S1 = mit II S1
with-site-2-S2 = mit II S2
with-site-2-S3 = mit II S3
with-site-2-S4 = mit II S4
with-site-2-M1 = mit II M1
with-site-2-M2 = mit II M2
with-site-2-M3 = mit II M3
with-site-2-M4 = mit II M4
with-site-2-L1 = mit II L1
with-site-2-L2 = mit II L2
with-site-2-L3 = mit II L3
with-site-2-L4 = mit II L4
with-site-2-A1 = mit II A1
with-site-2-B1 = mit II B1
with-site-2-C1 = mit II C1
with-site-2-C2 = mit II C2
with-site-3-centre = mit III Zentrum
with-site-3-S1 = mit III S1
with-site-3-S2 = mit III S2
with-site-3-S3 = mit III S3
with-site-3-S4 = mit III S4
with-site-3-M1 = mit III M1
with-site-3-M2 = mit III M2
with-site-3-M3 = mit III M3
with-site-3-M4 = mit III M4
with-site-3-L1 = mit III L1
with-site-3-L2 = mit III L2
with-site-3-L3 = mit III L3
with-site-3-L4 = mit III L4
with-site-3-A1 = mit III A1
with-site-3-B1 = mit III B1
with-site-3-C1 = mit III C1
with-site-3-C2 = mit III C2
with-site-4-centre = mit IV Zentrum
with-site-4-S1 = mit IV S1
with-site-4-S2 = mit IV S2
with-site-4-S3 = mit IV S3
with-site-4-S4 = mit IV S4
with-site-4-M1 = mit IV M1
with-site-4-M2 = mit IV M2
with-site-4-M3 = mit IV M3
with-site-4-M4 = mit IV M4
with-site-4-L1 = mit IV L1
with-site-4-L2 = mit IV L2
with-site-4-L3 = mit IV L3
with-site-4-L4 = mit IV L4
with-site-4-A1 = mit IV A1
with-site-4-B1 = mit IV B1
with-site-4-C1 = mit IV C1
with-site-4-C2 = mit IV C2
with-site-5-centre = mit V Zentrum
with-site-5-S1 = mit V S1
with-site-5-S2 = mit V S2
with-site-5-S3 = mit V S3
with-site-5-S4 = mit V S4
with-site-5-M1 = mit V M1
with-site-5-M2 = mit V M2
with-site-5-M3 = mit V M3
with-site-5-M4 = mit V M4
with-site-5-L1 = mit V L1
with-site-5-L2 = mit V L2
with-site-5-L3 = mit V L3
with-site-5-L4 = mit V L4
with-site-5-A1 = mit V A1
with-site-5-B1 = mit V B1
with-site-5-C1 = mit V C1
with-site-5-C2 = mit V C2
with-site-6-centre = mit VI Zentrum
with-site-6-S1 = mit VI S1
with-site-6-S2 = mit VI S2
with-site-6-S3 = mit VI S3
with-site-6-S4 = mit VI S4
with-site-6-M1 = mit VI M1
with-site-6-M2 = mit VI M2
with-site-6-M3 = mit VI M3
with-site-6-M4 = mit VI M4
with-site-6-L1 = mit VI L1
with-site-6-L2 = mit VI L2
with-site-6-L3 = mit VI L3
with-site-6-L4 = mit VI L4
with-site-6-A1 = mit VI A1
with-site-6-B1 = mit VI B1
with-site-6-C1 = mit VI C1
with-site-6-C2 = mit VI C2
button-pile = der Stapel

## Was gefragt wird

lay-centre = Wohin legst du das Zentrum von { $town }?
take-influence = Welche Zunft nimmst du unter deinen Einfluss?
choose-cards = { $influence ->
    [0] Wähle eine Aktionskarte. Du hast keine Einflusskarten mehr.
    [one] Wähle eine Aktionskarte und, wenn du willst, deine Einflusskarte.
   *[other] Wähle eine Aktionskarte und bis zu { $influence } Einflusskarten.
}
build = { $card }: Baue ein Stadtviertel oder vollende eine Baustelle.
set-up-site = Richte eine Baustelle ein: welches Stadtviertel, und wo?
place-cathedral = Auf welchem Kirchenviertel baust du einen Dom?
place-guild-master = Auf welches Stadtviertel stellst du einen Zunftmeister?
take-turn = { $left ->
    [own] Spiele jetzt eine deiner eigenen Karten.
    [pile] Zieh jetzt eine Karte vom Stapel.
   *[both] Spiele eine deiner Karten und zieh eine vom Stapel, in beliebiger Reihenfolge.
}

## Was daraus wird

free-spaces = { $free ->
    [0] die Stadt ist voll
    [one] 1 Feld frei
   *[other] { $free } Felder frei
  }
outcome-guild = { $town } ist { $value } wert; diese Zunft bekäme { $after } statt { $before }; { free-spaces }
outcome-church = { $town } ist { $value } wert; { free-spaces }
outcome-site = in { $town } (Wert { $value }), später zu vollenden; { free-spaces }
outcome-scored = { $town } ist schon gewertet: Die Karte bewirkt nichts. Wer sie spielt, passt.
outcome-nothing = so wie der Plan jetzt liegt, lässt sich damit nichts tun

## Warum nicht

barred-borders = grenzt an ein Stadtviertel mit demselben Wappen: { $arms }
barred-no-long-side = keine seiner langen Seiten liegt an einem Stadtviertel
barred-fits-nowhere = dafür ist jetzt kein Platz
barred-no-such-space = kein Feld dieser Form ist frei
barred-no-gate = am Tor mit seinem Buchstaben kann jetzt nicht gebaut werden
barred-no-room-beside = kein freies kleines Feld liegt daneben

## Was geschah

did = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
  }

leads = { $seat-is ->
    [you] Deine Zunft
   *[other] Zunft von { $seat }
  }: { $guild }.
influences = Zunft unter { $seat-is ->
    [you] deinem Einfluss
   *[other] dem Einfluss von { $seat }
  }: { $guild }.
lays-centre = { did } das Zentrum von { $town } auf { $site } gelegt.
founds = { $town } liegt auf { $site }.
round-begins = Runde { $round } hat begonnen. Startspieler: { $seat-is ->
    [you] du
   *[other] { $seat }
  }.
golden-removed = Die goldene Karte „{ $card }“ gehörte zu einer gewerteten Stadt und wurde entfernt.
you-take-golden = Deine goldene Karte: { $card }.
takes-golden = { did } eine goldene Karte genommen.
reveals = { did } die Karte „{ $card }“ gespielt ({ $influence ->
    [0] keine Einflusskarte
    [one] 1 Einflusskarte
   *[other] { $influence } Einflusskarten
  }).
reveals-golden = { did } die goldene Karte „{ $card }“ aufgedeckt.
plays = { did } die Karte „{ $card }“ gespielt.
draws-from-pile = { did } eine Karte vom Stapel gezogen: { $card }.
pile-is-empty = Im Stapel ist keine Karte mehr für { $seat-is ->
    [you] dich
   *[other] { $seat }
  }.
pile-removed = Die Karte „{ $card }“ gehörte zu einer gewerteten Stadt und wurde aus dem Stapel entfernt.
cannot-act = { $seat-is ->
    [you] Du konntest
   *[other] { $seat } konnte
  } mit der Karte „{ $card }“ nichts tun.
cannot-place = { $seat-is ->
    [you] Du konntest
   *[other] { $seat } konnte
} nichts aufstellen: { $card }.
builds = { did } in { $space } gebaut: { $tile }.
sets-up-site = { did } in { $space } eine Baustelle eingerichtet: { $tile }.
swallows = Ein kleines Feld in { $space } gehört nun dazu.
opens-suburbs = Vor dem Tor: { $count ->
    [one] ein neues Feld
   *[other] { $count } neue Felder
  } in { $spaces }.
completes = { did } die Baustelle in { $space } vollendet.
picks-up = { did } diese Karten aufgenommen: { $cards }.
places-cathedral = { did } in { $space } einen Dom gebaut.
places-guild-master = { did } in { $space } einen Zunftmeister aufgestellt.
covers = Dort kann nichts mehr gebaut werden: { $count ->
    [one] ein Feld ist
   *[other] { $count } Felder sind
  } in { $spaces } abgedeckt.
town-is-scored = { $town } wurde gewertet; die Stadt ist { $value } wert.
guild-scores = { $town }, { $guild }: { $districts } Stadtviertel und { $masters } Zunftmeister, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }.
influence-bonus = { did } die meisten Einflusskarten übrig: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
game-ends = Das Spiel ist zu Ende.

## Punkte

score-guild = eigene Zunft
score-influence = Einflusskarten
score-influenced = Zunft unter Einfluss

## Auf dem Tisch

worth = Wert { $value }
spaces-left = { $free } frei
scored = gewertet
pieces = Baustellen { $sites } · Dome { $cathedrals } · Zunftmeister { $masters } · Abdeckplättchen { $covers }
golden-pile = goldene Karten { $a } A, { $b } B
pile-left = Stapel { $cards }
hand = Hand
played = gespielt
influence-cards = Einfluss { $cards }
own-golden = Deine goldene Karte: { $card }
neutral = grau { $points }
points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }
stock = Vorrat
none = keine

## Hilfe

help-signs =
    ▶ muss antworten · ✓ hat geantwortet · ⚑ Startspieler
    Buchstaben: B blau (die Färber), E gelb (die Weber), G grün (die Walker), R rot (die Tuchscherer), A grau (die Waffenschmiede), + Kirche; ein kleiner Buchstabe ist eine Baustelle, # ein Abdeckplättchen. Ein freies Feld trägt seine Nummer: S ist ein kleines, M ein mittleres, L ein großes; „I S1“ ist das Feld S1 auf Platz I.
help-rules =
    Eine Runde: Der Startspieler sieht sich eine goldene Karte an. Alle wählen geheim eine Aktionskarte und beliebig viele Einflusskarten. Wer mehr Karten gespielt hat, ist früher dran; bei Gleichstand im Uhrzeigersinn ab dem Startspieler.
    Eine Stadtkarte baut dort ein Stadtviertel, von deiner Zunft, der grauen oder der Kirche, oder vollendet eine Baustelle von einer dieser drei. Die Karte „Baustelle“ legt ein Stadtviertel in eine beliebige Stadt, noch im Bau: Es zählt erst, wenn es vollendet ist. Mit „Aufnehmen“ nimmst du alle Karten zurück, die du gespielt hast.
    Ein Stadtviertel braucht ein Feld seiner Form, mit einer seiner langen Seiten an etwas, das schon liegt, und keinen Nachbarn mit demselben Wappen. Die Kirchenviertel A, B und C öffnen Vorstädte an ihren Toren, D verschlingt ein kleines Feld.
    Dann führt der Startspieler die goldene Karte aus: nur graue und Kirchenviertel, ein Dom, ein Zunftmeister, eine Einflusskarte oder Aufnehmen.
    Felder, auf denen nichts mehr gebaut werden kann, werden abgedeckt. Eine volle Stadt zahlt aus: ihren Wert an die Zunft mit den meisten Stadtvierteln, die Hälfte an die zweite, dann 4, 2 und 0; bei Gleichstand entscheiden Zunftmeister, und wer dann noch gleichauf liegt, bekommt den niedrigsten dieser Ränge. Ein Stadtviertel ist 1 wert, ein Kirchenviertel 2, mit Dom 3. Die Karten einer gewerteten Stadt bleiben: Wer eine spielt, passt.
    Das Spiel endet, wenn höchstens ein Feld frei ist oder die goldenen Karten aufgebraucht sind. Die meisten Einflusskarten übrig: 3 Punkte.
    Zu zweit: keine goldenen Karten; in jedem Zug eine eigene Karte und eine vom Stapel der Zünfte unter Einfluss, von denen eine für dich zählt.
    Der gedruckte Spielplan, die Umrisse der Stadtviertel und die goldenen Karten waren nicht zu bekommen: Unsere sind eine Rekonstruktion. Auch welche Farbe und Stadt eine Zunft hat, ist von uns; ihr Gewerbe steht in der Spielregel.
    Nicht aus der Spielregel, sondern von anderswo: Eine Stadt hat dreizehn Stadtviertel, eine Zunft fünf von jeder Form. Gegen ihren Wortlaut: Die Hände liegen offen, weil alle gleich beginnen und jede Karte gesehen wird, wenn sie gespielt wird; der Verlauf sagt dasselbe, und Bots vergessen nichts. Und der Zufall bestimmt den ersten Startspieler, weil der Tisch nicht weiß, wer am ältesten ist. Wo sie schweigt, ist die Festlegung von uns. docs/rules/flandern.md im Quelltext sagt von jeder Regel, woher sie kommt.
