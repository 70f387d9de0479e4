# Was die Zeichnung von Brügge über den Katalog des Spiels hinaus sagt.

## Am Tisch

bruges-city = Die Stadt Brügge
bruges-ring = Der Ring der Kanäle: vier Torhäuser, an jedem zwei Kanäle zu fünf Feldern
bruges-rivals = Mitspieler
bruges-town = Dein Spielbereich
bruges-hand = Hand
bruges-close = Schließen
bruges-tab-city = Stadt
bruges-tab-rivals = Mitspieler
bruges-seal-swan = Schwan
bruges-seal-bear = Bär
bruges-seal-ship = Schiff
bruges-seal-key = Schlüssel
bruges-chooses = wählt gerade
bruges-first-player = Startspieler

## Die Stadt

bruges-not-rolled = Gewürfelt wird, sobald alle gezogen haben.
bruges-costs = Preis +{ $face }
bruges-die-costs = Eine Stufe kostet in dieser Runde { $face } Gulden mehr.
bruges-die-strikes = { $penalty }: Alle erhalten einen Bedrohungsmarker dieser Farbe.
bruges-die-nothing = Bringt keine Bedrohung und macht eine Stufe nicht teurer.
bruges-die-told = Würfel ({ $colour }): { $face }
bruges-step-price = { $price ->
    [0] Keine 1 und keine 2: In dieser Runde kann niemand aufsteigen.
   *[other] Eine Stufe kostet in dieser Runde { $price } Gulden.
}
bruges-space-told = { $side }: Feld { $number }, { $colour }, { $price } Gulden
bruges-third-space = Bis hierher gebaut, ist der Kanal am Ende 3 Punkte wert
bruges-back = Karte, { $colour }
bruges-canal-space = { $colour } für { $price }
bruges-canal-told = { $side }: { $built } von 5 Feldern gebaut{ $left ->
    [0] , vollständig
   *[other] ; als Nächstes { $next }
}.
bruges-left = übrig
bruges-next-statue = nächste Statue: { $points }
bruges-next-statue-about = Wer als Nächstes einen Kanal bis zum fünften Feld baut, erhält eine Statue zu { $points } Punkten.
bruges-extra = Zusatzstapel: { $cards }
bruges-extra-about = Ist einer der beiden Stapel aufgebraucht, ersetzt ihn der Zusatzstapel, und diese Runde ist die letzte; zog eine Person während der Züge die letzte Karte, ist es die nächste.
bruges-nobody-here = An diesem Torhaus sitzt niemand
bruges-no-statue = keine Statue mehr
bruges-discarded = { $count ->
    [0] nichts abgeworfen
   *[other] { $count } abgeworfen
  }
bruges-majorities = Mehrheiten
bruges-majorities-note = ▲ führt jetzt allein. Wer am Ende einer Runde allein führt, bekommt einen goldenen Rahmen: { $points } Punkte am Ende, was auch noch geschieht.
bruges-leads = führt
bruges-marker-won = Marker gewonnen
bruges-race-own = du führst { $most }⁠:⁠{ $next }
bruges-race-rival = { $name } führt { $most }⁠:⁠{ $next }
bruges-race-tied = gleichauf mit { $most }

## Plätze

bruges-guilders-told = { $guilders } Gulden
bruges-workers-told = { $worker }: { $count }
bruges-threat-told = { $penalty }: { $count } von 3
bruges-threat-near-flood = Noch eine Flut: alle Handlanger weg
bruges-threat-near-plague = Noch eine Pest: eine Person weg
bruges-threat-near-raid = Noch eine Plünderung: alle Gulden weg
bruges-threat-near-fire = Noch ein Feuer: Haus oder Kanalplättchen weg
bruges-threat-near-intrigue = Noch eine Intrige: 3 Punkte weg
bruges-threats-near = { $penalties }: noch ein Marker trifft dich
bruges-threats-strike = { $penalties }: trifft dich jetzt
bruges-no-threat-near = Keine Gefahr in Sicht
bruges-step = Stufe { $step }
bruges-steps-worth = Punkte am Ende
bruges-of-ten = { $canals } von 10
bruges-mini-told = { $person }, { $house }. { $text }
bruges-empty-houses = { $count ->
    [one] 1 leeres Haus
   *[other] { $count } leere Häuser
  }
bruges-chip-told = { $name }: { $guilders } Gulden, { $persons ->
    [one] 1 Person
   *[other] { $persons } Personen
  }, { $canals } Kanalplättchen
bruges-points-told = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, wenn das Spiel jetzt zu Ende wäre: Wertung zeigen
bruges-points-of = Punkte von { $name }
bruges-points-now = Wenn das Spiel jetzt zu Ende wäre

## Häuser und Karten

bruges-no-houses = Hier werden deine Häuser stehen. Baue zuerst ein Haus; dann kannst du eine Person dafür anwerben.
bruges-empty-house = Leeres Haus
bruges-empty-told = { $house }, leer
bruges-house-of = seine Karte: { $card }
bruges-used = benutzt
bruges-pay = zahlen
bruges-brief-at-once = sofort
bruges-brief-for-worker = 1 zahlen
bruges-brief-once-a-round = jede Runde
bruges-brief-always = immer
bruges-brief-whenever = jedes Mal
bruges-brief-at-end = Ende
bruges-card-told = { $card }, { $colour }, { $group }, Preis { $price }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, { $when }. { $text }
bruges-ours-in-part = von uns gewählt: { $facts }
bruges-fact-price = Preis
bruges-fact-group = Gruppe
bruges-fact-colour = Farbe
bruges-fact-icon = wann sie wirkt
bruges-fact-worker_colour = Farbe des Handlangers
bruges-fact-effect = was sie tut
bruges-fact-amount = wie viel sie bringt
bruges-fact-minimum = dass eine Stufe nie unter 0 kostet
bruges-fact-points_per_guilder = Punkte je Gulden
bruges-fact-counted_group = welche Gruppe zählt
bruges-seen-by-all = Diese Karte haben alle gesehen.
bruges-unseen = Gezogen, noch nicht angesehen
bruges-unseen-told = Karte ({ $colour }), noch nicht angesehen
bruges-no-cards = Keine Karte auf der Hand
bruges-choose-person = { $person } wählen
bruges-put-down = Karte zurücklegen

## Was man tun kann

bruges-choose-a-card = Wähle eine Karte oder etwas davon
bruges-choose-in-hand = Wähle aus deiner Hand
bruges-choose-card = Wähle eine Karte: Sie lässt sich auf sechs Arten nutzen
bruges-goes-on = { $what }: wähle
bruges-six-uses = { $card }, sechs Möglichkeiten
bruges-not-now = jetzt nicht
bruges-use-workers = Handlanger nehmen
bruges-use-guilders = Gulden nehmen
bruges-use-threat = { $penalty } abwenden
bruges-use-canal = Kanal bauen
bruges-use-house = Haus bauen
bruges-use-recruit = { $person } anwerben
bruges-fork-workers = wähle welche
bruges-fork-guilders = wähle einen Würfel
bruges-fork-threat = wähle welche
bruges-fork-canal = links oder rechts
bruges-fork-house = wähle welches
bruges-fork-recruit = wähle ein Haus
bruges-legend-workers = Handlanger
bruges-legend-workers-about = in der Farbe der Karte
bruges-legend-guilders = Gulden
bruges-legend-guilders-about = so viele, wie der Würfel ihrer Farbe zeigt
bruges-legend-threat = Bedrohung
bruges-legend-threat-about = einen Marker ihrer Farbe ablegen, für 1 Punkt
bruges-legend-canal = Kanal
bruges-legend-canal-about = wenn dein nächstes Feld ihre Farbe hat
bruges-legend-house = Haus
bruges-legend-house-about = für einen Handlanger ihrer Farbe
bruges-legend-recruit = Person
bruges-legend-recruit-about = für ein leeres Haus anwerben

## Hinweise

bruges-step-use = { $card }: Wie nutzt du die Karte?
bruges-step-workers = Welche Handlanger nimmst du?
bruges-step-guilders = Nach welchem Würfel nimmst du Gulden?
bruges-step-threat = Welche Bedrohung wirst du los?
bruges-step-canal = Welches Kanalfeld baust du?
bruges-step-house = Was für ein Haus baust du?
bruges-step-recruit = { $card }: In welches Haus?
bruges-hint-card = Wähle eine Karte, um zu sehen, was jede ihrer sechs Möglichkeiten bringt.
bruges-hint-ready = Vor oder nach deiner Karte darfst du { $persons-object } aktivieren.
bruges-hint-choose-pile = Du siehst nur die Farbe obenauf. Deine Karten siehst du an, sobald deine Hand voll ist.
bruges-hint-choose-pile-house = Niemand sieht die Karte an: Es zählt die Farbe obenauf.
bruges-hint-choose-pile-play = Du siehst nur die Farbe obenauf.
bruges-hint-advance = Deine Stufe zählt am Ende, und wer am Ende einer Runde allein führt, behält { $points } Punkte dafür.
bruges-hint-plague = Das Haus bleibt stehen und kann wieder bewohnt werden.
bruges-hint-fire = Wer in einem Haus wohnt, das abbrennt, kehrt auf deine Hand zurück.
bruges-hint-suffer-first = Alle treffen dich; die Reihenfolge bestimmst du.
bruges-is-last = Dies ist die letzte Runde.
bruges-near-end = { $cards ->
    [one] Ein Nachziehstapel hat nur noch 1 Karte
   *[other] Ein Nachziehstapel hat nur noch { $cards } Karten
  }: Die Runde, in der er aufgebraucht wird, ist die letzte.
bruges-next-is-last = Die nächste Runde ist die letzte.

## The bar on top

bruges-phase-draw = Ziehen
bruges-phase-threats = Bedrohungen
bruges-phase-advance = Aufstieg
bruges-phase-play = Karten spielen
bruges-phase-majorities = Mehrheiten

## Augenblicke

bruges-rolling = { $seat-is ->
    [you] Du würfelst.
   *[other] { $seat } würfelt.
  }
bruges-third-marker = { $seat-is ->
    [you] Dein dritter Marker
   *[other] Der dritte Marker für { $seat }
  }
bruges-will-lose-plague = { $seat-is ->
    [you] Du verlierst eine Person.
   *[other] { $seat } verliert eine Person.
  }
bruges-will-lose-fire = { $seat-is ->
    [you] Du verlierst ein Haus oder ein Kanalplättchen.
   *[other] { $seat } verliert ein Haus oder ein Kanalplättchen.
  }
bruges-nothing-lost = Es gab nichts zu verlieren.
bruges-turns-marker = { $seat-is ->
    [you] Du führst allein und drehst deinen Marker um.
   *[other] { $seat } führt allein und dreht einen Marker um.
  }
bruges-statue = Statue
bruges-much = { $person }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $seat-is ->
    [you] dich
   *[other] { $seat }
}.
bruges-last-why = Diese Runde wird noch gespielt, dann wird gezählt.
bruges-one-more = Noch eine Runde

## Das Ende

storey-track = im Spiel
