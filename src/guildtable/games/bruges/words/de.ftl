# Brügge auf Deutsch. Ein Verweis heißt nach seiner Meldung: use:house ist use-house. Die Personen haben einen eigenen Katalog.

title = Brügge
summary = Jede Karte lässt sich auf sechs Arten nutzen: für Handlanger, für Gulden, gegen eine Bedrohung, für einen Kanal, als Haus oder für ihre Person. Würfel bestimmen die Preise einer Runde und bringen die Bedrohungen. Wer die meisten Punkte hat, gewinnt.

## Phasen

phase-set-up = Aufbau
phase-first-player = Startspieler bestimmen
phase-draw = 1, Karten ziehen
phase-roll = 2, Würfeln
phase-threats = 2, Bedrohungen
phase-advance = 2, Aufstieg
phase-play = 3, Karten spielen
phase-majorities = 4, Mehrheiten
phase-over = Spielende

## Worauf man zeigen kann

colour-blue = blau
    .object = blaue
colour-brown = braun
    .object = braune
colour-red = rot
    .object = rote
colour-purple = lila
    .object = lila
colour-yellow = gelb
    .object = gelbe
worker-blue = blauer Handlanger
    .object = einen blauen Handlanger
    .several = { $count } blaue Handlanger
worker-brown = brauner Handlanger
    .object = einen braunen Handlanger
    .several = { $count } braune Handlanger
worker-red = roter Handlanger
    .object = einen roten Handlanger
    .several = { $count } rote Handlanger
worker-purple = lila Handlanger
    .object = einen lila Handlanger
    .several = { $count } lila Handlanger
worker-yellow = gelber Handlanger
    .object = einen gelben Handlanger
    .several = { $count } gelbe Handlanger
threat-blue = blaue Bedrohung (Flut)
    .several = { $count } blaue Bedrohungen (Flut)
threat-brown = braune Bedrohung (Pest)
    .several = { $count } braune Bedrohungen (Pest)
threat-red = rote Bedrohung (Feuer)
    .several = { $count } rote Bedrohungen (Feuer)
threat-purple = lila Bedrohung (Intrige)
    .several = { $count } lila Bedrohungen (Intrige)
threat-yellow = gelbe Bedrohung (Plünderung)
    .several = { $count } gelbe Bedrohungen (Plünderung)
die-blue = nach dem blauen Würfel
die-brown = nach dem braunen Würfel
die-red = nach dem roten Würfel
die-purple = nach dem lila Würfel
die-yellow = nach dem gelben Würfel
house-blue = blaues Haus
house-brown = braunes Haus
house-red = rotes Haus
house-purple = lila Haus
house-yellow = gelbes Haus
as-blue = als blaue Karte
as-brown = als braune Karte
as-red = als rote Karte
as-purple = als lila Karte
as-yellow = als gelbe Karte
for-blue = gegen einen blauen Handlanger
for-brown = gegen einen braunen Handlanger
for-red = gegen einen roten Handlanger
for-purple = gegen einen lila Handlanger
for-yellow = gegen einen gelben Handlanger
use-workers = Handlanger
use-guilders = Gulden
use-threat = gegen eine Bedrohung
use-canal = Kanal
use-house = Haus
use-recruit = anwerben
pile-left = linker Stapel
pile-right = rechter Stapel
section-left = linker Kanal
section-right = rechter Kanal
penalty-flood = Flut
penalty-plague = Pest
penalty-raid = Plünderung
penalty-fire = Feuer
penalty-intrigue = Intrige
majority-reputation = Aufstieg
majority-people = Personen
majority-canal = Kanäle
guard-red = rotes Torhaus
guard-blue = blaues Torhaus
guard-yellow = gelbes Torhaus
guard-green = grünes Torhaus
group-artist = Künstler
group-bureaucrat = Beamte
group-castle = Burg
group-church = Kirche
group-craftsman = Handwerker
group-entertainer = Artisten
group-merchant = Händler
group-noble = Adel
group-protector = Beschützer
group-scholar = Gelehrte
group-underworld = Unterwelt
button-yes = Ja
button-end-turn = Zug beenden
button-pay-guilders = 2 Gulden geben
button-lose-point = 1 Punkt verlieren

## Was gefragt wird

choose-pile = { $becomes ->
    [house] Architekt: Welche oberste Karte wird dein neues Haus?
   *[hand] Ziehe { $left ->
        [one] 1 Karte
       *[other] { $left } Karten
      }: von welchem Stapel?
  }
draw-a-sixth = Erfinder: Ziehst du eine sechste Karte? Erst danach darfst du deine Karten ansehen.
advance = { $price ->
    [0] Steigst du 1 Stufe auf, ohne zu zahlen?
   *[other] Zahlst du { $price } Gulden, um 1 Stufe aufzusteigen?
}
buy-off = Schildträger: Zahlst du { $guilders } Gulden, um dieser Strafe zu entgehen: { $penalty }?
carry-out-again = Astronom: Lässt du { $person-object } ein zweites Mal wirken?
take-turn = Zug { $turn } von 4: Spiele eine Karte.
after-card = Zug { $turn } von 4: Aktiviere eine Person oder beende deinen Zug.
turn-without-card = Zug { $turn } von 4: Du hast keine Karte mehr auf der Hand. Aktiviere eine Person oder beende deinen Zug.
play-another = Spiele eine weitere Karte.
may-play-another = Du darfst eine weitere Karte spielen.
refuse-threat = Türmerin: Die Würfel geben dir Bedrohungsmarker. Du darfst einen ablehnen.
suffer-first = Mehrere Bedrohungen treffen dich. Welche Strafe kommt zuerst?
plague = Pest: Welche Person verlierst du?
fire = Feuer: Welches Haus oder Kanalplättchen verlierst du?
lose-canal = Unruhestifter: Von welchem Kanal verlierst du das äußerste Plättchen?
lose-empty-house = Brandstifter: Welches leere Haus verlierst du?
discard-cards = { $least ->
    [0] Du darfst { $count ->
        [one] 1 Karte
       *[other] bis zu { $count } Karten
      } abwerfen.
   *[other] Wirf { $count } { $count ->
        [one] Karte
       *[other] Karten
      } ab.
  }
build-canal = Baue ein Kanalplättchen: in welchem Kanal?
may-build-canal = Du darfst ein Kanalplättchen bauen: in welchem Kanal?
exchange-workers = Tausche Handlanger, einen nach dem anderen: Welchen gibst du ab, und gegen welchen?
take-workers = Nimm { $count } Handlanger in { $count ->
    [one] einer Farbe
   *[other] Farben
} deiner Wahl.
take-different-workers = Nimm { $count } Handlanger in verschiedenen Farben.
return-worker = Welchen Handlanger legst du zurück?
give-workers = Bettler: Gib { $count } Handlanger ab.
return-threats = { $count ->
    [one] Du darfst 1 Bedrohungsmarker ablegen, für 1 Punkt.
   *[other] Du darfst bis zu { $count } Bedrohungsmarker ablegen, für je 1 Punkt.
  }
return-different-threats = { $count ->
    [one] Du darfst 1 Bedrohungsmarker ablegen, für 1 Punkt.
   *[other] Du darfst bis zu { $count } Bedrohungsmarker in verschiedenen Farben ablegen, für je 1 Punkt.
  }
return-a-threat = Lege einen Bedrohungsmarker ab, für 1 Punkt.
spread-rumour = Gerüchtestreuer: Alle anderen bekommen einen Bedrohungsmarker. In welcher Farbe?
take-threat = Schmugglerin: Welchen Bedrohungsmarker bekommst du?
lend-guilders = Geldverleiher: Wem gibst du einen Gulden, für je 1 Punkt? Du hast { $count }.
pick-pocket = Taschendieb: Wem nimmst du bis zu 3 Gulden ab?
inform-on = Zuträgerin: Wem gibst du welchen Bedrohungsmarker, für 1 Punkt?
give-in = Erpresser: Gibst du 2 Gulden ab, oder verlierst du 1 Punkt?

## Was daraus wird

price-of = { $price ->
    [0] nichts zahlen
   *[other] { $price } Gulden zahlen
  }
draw-from = oben { $colour }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
outcome-step = { price-of }, { $left } übrig; am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } wert statt { $before }
outcome-buy-off = { $guilders } Gulden zahlen und der Strafe entgehen: { $penalty } (sonst { $lost } verloren)
outcome-workers = { $count } { $colour-object } Handlanger nehmen
outcome-guilders = { $more ->
    [0] { $guilders } Gulden nehmen: { $die } ({ $face })
   *[other] { $guilders } Gulden nehmen: { $die } ({ $face }) und { $more } mehr
  }
outcome-return-threat = einen Bedrohungsmarker ({ $colour }) für 1 Punkt ablegen, { $left } übrig
outcome-canal = Feld { $space }: { price-of }, { $left } übrig
outcome-canal-third = Feld { $space }: { price-of }, { $left } übrig; am Ende 3 Punkte wert
outcome-canal-statue = Feld { $space }: { price-of }, { $left } übrig; bringt die Statue mit { $points } Punkten
outcome-house = einen Handlanger ({ $colour }) zahlen; am Ende 1 Punkt wert, und Platz für eine Person
outcome-house-free = ohne zu zahlen; am Ende 1 Punkt wert, und Platz für eine Person
outcome-recruit = { price-of }, { $left } übrig; am Ende { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } wert
outcome-gain-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } erhalten
outcome-gain-guilders = { $guilders } Gulden nehmen
outcome-gain-points-guilders = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } erhalten, { $guilders } Gulden nehmen
outcome-gain-workers = { $workers-object } nehmen
outcome-end-turn = danach ist { $seat } dran
outcome-threat = { $count ->
    [one] erster Marker dieser Farbe
   *[other] zweiter Marker dieser Farbe; ein dritter würde bestraft
  }
outcome-flood = dritter Marker: alle Handlanger gehen verloren ({ $lost })
outcome-plague = dritter Marker: { $lost ->
    [0] eine Person ginge verloren, aber es ist keine da
   *[other] eine Person geht verloren
  }
outcome-raid = dritter Marker: alle Gulden gehen verloren ({ $lost })
outcome-fire = dritter Marker: { $lost ->
    [0] ein Haus oder Kanalplättchen ginge verloren, aber es ist keines da
   *[other] ein Haus oder Kanalplättchen geht verloren
  }
outcome-intrigue = dritter Marker: das kostet { $lost } { $lost ->
    [one] Punkt
   *[other] Punkte
  }
outcome-lose-person = verloren, mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
  }; das Haus bleibt
outcome-lose-canal = das Plättchen auf Feld { $space } geht verloren
outcome-lose-canal-third = das Plättchen auf Feld { $space } geht verloren, mit seinen 3 Punkten
outcome-lose-canal-fifth = das Plättchen auf Feld { $space } geht verloren; die Statue bleibt
outcome-burn-house = das Haus geht verloren
outcome-burn-occupied = das Haus geht verloren, und du nimmst { $card-object } auf die Hand zurück
outcome-rumour = { $count ->
    [0] für niemanden der dritte Marker dieser Farbe: niemand verliert etwas
   *[other] dritter Marker für { $seats }: { $penalty }
  }
outcome-pocket = { $guilders } Gulden

## Warum nicht

barred-no-threat = du hast keinen Bedrohungsmarker dieser Farbe ({ $colour })
barred-canals-complete = deine beiden Kanäle sind vollständig
barred-canal-colour = deine Kanäle brauchen als Nächstes: { $colours }
barred-short-of = der Preis ist { $price }: dir { $missing ->
    [one] fehlt 1 Gulden
   *[other] fehlen { $missing } Gulden
  }
barred-no-worker = dir fehlt ein { $worker }
barred-no-empty-house = du hast kein leeres Haus
barred-used = in dieser Runde schon aktiviert
barred-no-gain = es würde jetzt nichts bringen
barred-have-a-card = du hast keine Karte auf der Hand
barred-cards-to-draw = es gibt keine Karten mehr zu ziehen
barred-have-a-card-and-cards-to-draw = dafür braucht es eine Karte auf der Hand und eine zum Ziehen
barred-have-a-worker = du hast keinen Handlanger
barred-have-a-guilder-and-a-threat = dafür braucht es einen Gulden und einen Bedrohungsmarker
barred-have-a-threat = du hast keinen Bedrohungsmarker
barred-have-a-threat-of = du hast keinen Bedrohungsmarker dieser Farbe
barred-have-a-threat-and-a-target = dafür braucht es einen Bedrohungsmarker und jemanden, der ihn bekommen kann
barred-have-a-target = alle anderen sind geschützt
barred-below-the-top = du stehst schon auf der obersten Stufe
barred-can-build-at-double-price = du kannst den doppelten Preis eines nächsten Kanalfelds nicht zahlen
barred-have-two-guilders = du hast weniger als 2 Gulden
barred-can-buy-a-step = dafür braucht es 2 Gulden, und du darfst noch nicht auf der obersten Stufe stehen
barred-can-pay-the-rolled-price = dafür braucht es eine 1 oder 2 auf den Würfeln und genug Gulden für diesen Preis, und du darfst noch nicht auf der obersten Stufe stehen
barred-can-recruit-for-less = niemand auf deiner Hand lässt sich anwerben, auch nicht für 2 Gulden weniger

## Was geschah

did = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
  }
went = { $seat-is ->
    [you] Du bist
   *[other] { $seat } ist
  }

sits-at = { $seat-is ->
    [you] Dein Platz
   *[other] Platz von { $seat }
  }: { $guard }.
round-begins = Runde { $round } hat begonnen. Startspieler: { $seat-is ->
    [you] du
   *[other] { $seat }
  }.
draws = { did } eine { $colour-object } Karte gezogen ({ $pile }).
you-drew = Du hast { $cards-object } gezogen.
lays-from-pile = { did } die oberste Karte eines Stapels ungesehen als Haus ausgelegt ({ $pile }).
extra-pile-last-round = Ein Stapel war aufgebraucht ({ $pile }), der Zusatzstapel hat ihn ersetzt: Dies ist die letzte Runde.
extra-pile-next-round-last = Ein Stapel war aufgebraucht ({ $pile }), der Zusatzstapel hat ihn ersetzt: Die nächste Runde ist die letzte.
pile-split = Ein Stapel war aufgebraucht ({ $pile }); { $cards ->
    [one] 1 Karte des anderen Stapels hat
   *[other] { $cards } Karten des anderen Stapels haben
  } ihn ersetzt.
rolls = { did } gewürfelt: blau { $blue }, braun { $brown }, rot { $red }, lila { $purple }, gelb { $yellow }.
refuses-threat = { did } eine { $threat } abgelehnt.
receives-threat = { did } eine { $threat } bekommen, Nummer { $count }.
returns-threat = { did } eine { $threat } abgelegt.
passes-threat = { did } { $to-is ->
    [you] dir eine { $threat }
   *[other] eine { $threat } an { $to }
  } gegeben.
suffers = { $seat-is ->
    [you] Dein dritter Marker
   *[other] Der dritte Marker für { $seat }
  }: { $penalty }!
buys-off = { did } sich von der Strafe freigekauft: { $penalty }.
advances = { went } auf Stufe { $step } aufgestiegen, am Ende { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} wert.
plays-for-workers = { did } { $card-object } für Handlanger gespielt.
plays-for-guilders = { did } { $card-object } für Gulden gespielt.
plays-for-threat = { did } { $card-object } gegen eine { $colour-object } Bedrohung gespielt.
plays-for-canal = { did } { $card-object } für einen Kanal gespielt.
you-built-with = Du hast { $card-object } für das Haus verwendet.
builds-house = { did } ein { $house } gebaut.
recruits = { did } { $person-object } angeworben und in ein { $house } gesetzt.
activates = { did } { $person-object } aktiviert.
carries-out-again = { did } { $person-object } ein zweites Mal wirken lassen.
builds-canal = { did } Feld { $space } bebaut ({ $section }).
loses-canal = { did } das Plättchen auf Feld { $space } verloren ({ $section }).
takes-statue = { did } die Statue mit { $points } Punkten genommen.
loses-house = { did } ein { $house } verloren (seine Karte: { $card }).
person-returns-to-hand = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} { $card-object } auf die Hand zurückbekommen.
loses-person = { did } { $person-object } verloren.
discards = { did } { $cards-object } abgeworfen.
takes-guilders = { did } { $guilders } Gulden genommen.
pays-guilders = { did } { $guilders } Gulden gezahlt.
gives-guilders = { did } { $to-is ->
    [you] dir { $guilders } Gulden
   *[other] { $guilders } Gulden an { $to }
  } gegeben.
takes-workers = { did } { $workers-object } genommen.
returns-workers = { did } { $workers-object } zurückgelegt.
gives-workers = { did } { $to-is ->
    [you] dir { $workers-object }
   *[other] { $workers-object } an { $to }
} gegeben.
takes-guilders-from = { $person }: { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} { $victim-is ->
    [you] dir
   *[other] { $victim }
} { $guilders } Gulden abgenommen.
loses-guilders = { did } { $guilders ->
    [one] den letzten Gulden
   *[other] alle { $guilders } Gulden
  } verloren.
takes-workers-from = { $person }: { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} { $victim-is ->
    [you] dir
   *[other] { $victim }
} { $workers-object } abgenommen.
loses-workers = { did } alle Handlanger verloren: { $workers-object }.
scores = { did } { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } erhalten.
loses-points = { did } { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } verloren.
turns-majority = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} die Mehrheit: { $majority }.
game-ends = Das Spiel ist zu Ende.

## Punkte

score-track = Punkte während des Spiels (5 zu Beginn)
score-people = Personen
score-houses = Häuser
score-laurels = Lorbeerkränze
score-majorities = Mehrheiten
score-canals = Kanäle
score-statues = Statuen
score-reputation = Aufstieg

## Auf dem Tisch

dice = Würfel
step-price = { $price ->
    [0] niemand kann in dieser Runde aufsteigen
   *[other] eine Stufe kostet in dieser Runde { $price }
}
piles = Stapel
pile-empty = leer
extra-pile = Zusatzstapel { $cards }
statues = Statuen
last-round = LETZTE RUNDE
next-round-is-last = die nächste Runde ist die letzte
points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }
track-points = { $points } während des Spiels
guilders = Gulden { $guilders }
reputation = Stufe { $step } von { $top }
cards-in-hand = Hand
workers = Handlanger
threats = Bedrohungen
canals = Kanäle
people = Personen
empty-house = leer
hand = Deine Hand
known-cards = allen bekannt: { $cards }
discarded = Abgeworfen: { $cards }
icon-at-once = sofort
icon-for-worker = einmal pro Runde, für { $worker-object }
icon-once-a-round = einmal pro Runde
icon-always = immer
icon-whenever = jedes Mal, wenn es geschieht
icon-at-end = am Ende
none = keine

## Woher eine Person kommt

source-rulebook = aus der Spielregel bekannt
source-supplement = aus dem Beiblatt zur Spielregel bekannt
source-mentioned = im Beiblatt zur Spielregel erwähnt
source-outside = nicht aus den Spielregeln, sondern von anderswo bekannt
source-ours = in keiner Spielregel; von uns ergänzt

## Hilfe

help-signs =
    ▶ muss antworten · ✓ hat geantwortet · ⚑ Startspieler · ↷ in dieser Runde aktiviert · ♛ Mehrheitsmarker · ✦ Statue · ° von uns entworfen, nicht aus den Spielregeln
    Farben: blau B, braun N, rot R, lila L, gelb E. Die Preise eines Kanals steigen nach außen von 1 bis 5; das dritte Feld ist 3 Punkte wert, das fünfte bringt eine Statue.
help-rules =
    Eine Runde: 1 Ziehe auf fünf Karten nach, jede von einem Stapel deiner Wahl; du siehst sie erst an, wenn deine Hand voll ist. 2 Fünf Würfel werden geworfen: Jede 5 oder 6 gibt allen einen Bedrohungsmarker dieser Farbe; dann darfst du für die Summe aller Einsen und Zweien eine Stufe aufsteigen. 3 Alle haben vier Züge, eine Karte pro Zug. 4 Mehrheiten.
    Mit einer Karte kannst du 2 Handlanger ihrer Farbe nehmen; so viele Gulden nehmen, wie der Würfel ihrer Farbe zeigt; einen Bedrohungsmarker ihrer Farbe ablegen (1 Punkt); das nächste Feld eines deiner Kanäle bebauen, wenn es die Farbe der Karte hat, zum Preis dieses Felds; die Karte für einen Handlanger ihrer Farbe als Haus auslegen; oder ihre Person zu deren Preis in ein leeres Haus setzen.
    Personen mit einem Handlanger aktivierst du einmal pro Runde für diesen Handlanger, Personen mit „einmal pro Runde“ kostenlos; Pfeile wirken sofort, Schleifen immer, Lorbeerkränze am Ende.
    Der dritte Bedrohungsmarker einer Farbe wird bestraft: blau Flut, alle Handlanger; braun Pest, eine Person; gelb Plünderung, alle Gulden; rot Feuer, ein Haus oder Kanalplättchen; lila Intrige, 3 Punkte.
    Wer in Phase 4 bei Aufstieg, Personen oder Kanalplättchen allein vorn liegt, dreht diesen Mehrheitsmarker endgültig um: 4 Punkte.
    Ist ein Stapel aufgebraucht, ersetzt ihn der Zusatzstapel, und diese Runde ist die letzte; hat in Phase 3 eine Person die letzte Karte gezogen, ist es erst die nächste. Dann zählen: Punkteleiste, Personen (ein Drittel ihres Preises), Häuser je 1, Lorbeerkränze, Mehrheiten, dritte Kanalfelder je 3, Statuen, Aufstieg. Bei Gleichstand gewinnt, wer die meisten Gulden hat.
    Die gedruckte Liste der Personen, die Farben der Kanäle und die vollständige Aufstiegsleiste waren nicht zu bekommen. 53 Personen nennen die Spielregeln, mehr oder weniger vollständig, und eine 54., der König, ist von anderswo bekannt; die anderen 111 und alle Farben und Preise, die kein Text nennt, sind unsere eigene Rekonstruktion.
    Nicht aus den Spielregeln, sondern von anderswo: Flut ist blau, Pest braun, Intrige lila, und jede Gruppe hat 15 Personen. Gegen ihren Wortlaut: Der Zufall bestimmt den Startspieler, weil der Tisch nicht wissen kann, wer zuletzt belgische Schokolade gegessen hat. Wo sie schweigen, ist die Festlegung von uns. docs/rules/bruges.md im Quelltext sagt von jeder Regel, woher sie kommt.
