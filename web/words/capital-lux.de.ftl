# Capital Lux am Tisch im Browser: was der Katalog des Spiels selbst nicht braucht.

## Berufe und Orte

lux-agent = Agent
lux-cleric = Kleriker
lux-scholar = Gelehrter
lux-merchant = Händler
lux-does-agent = einen Modifikator ansehen und legen
lux-does-cleric = die niedrigste Karte eines anderen Berufs nehmen
lux-does-scholar = eine Karte ziehen
lux-does-merchant = 1 Gold nehmen
lux-brief-agent = Modifikator
lux-brief-cleric = Karte holen
lux-brief-scholar = Karte ziehen
lux-brief-merchant = 1 Gold
lux-rule = Am Rundenende verliert eine Heimatstadt, die mehr von einem Beruf hat als die Hauptstadt, diese Karten, es sei denn, sie zahlt 1 Gold für jeden Punkt zu viel.
lux-rule-bonus = Wer von einem Beruf am meisten hat, nimmt dessen höchste Karte aus der Hauptstadt als Bonuskarte.
lux-about = { $profession }, Limit { $limit }: was sie tun
lux-action = In die Hauptstadt gespielt: { $does }.
lux-hall = { $profession } in der Hauptstadt, Limit { $limit }
lux-hall-between = { $profession } in der Hauptstadt, Limit { $low } bis { $high }
lux-hall-cards = Karten: { $cards }
lux-no-modifier = kein Modifikator
lux-own-modifier = von dir, zählt mit
lux-yours = von dir
lux-with-own = mit deinem verdeckten Modifikator { $modifier }
lux-by = von { $seat-is ->
    [you] dir
   *[other] { $seat }
  }
lux-hidden = { $count } verdeckt: Limit { $low } bis { $high }
lux-of = von { $limit }
lux-full = voll
lux-no-room = kein Platz
lux-room-between = Platz { $low } bis { $high }
lux-cell = { $seat }, { $profession }: { $total } von { $limit }, { $room }
lux-highest = am höchsten: nimmt die Bonuskarte

## Plätze

lux-seat = { $name }: { points }, { $gold } Gold, { lux-cards } auf der Hand
lux-starter = Startspieler
lux-gold = { $gold } Gold
lux-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
lux-risked = { $points } gefährdet
lux-bonus = Bonus
lux-is-choose = wählt
lux-has-choose = hat gewählt
lux-is-decide = entscheidet
lux-has-decide = hat entschieden
lux-is-play = am Zug
lux-has-play = hat gespielt

## Neben dem Tisch

lux-notes = Notizen
lux-draft = Karten weitergeben
lux-draft-way = Karten gehen nach links, und von { $last } zu { $first }. Niemand sieht, was behalten wird.
lux-known = Was du weißt
lux-passed = nach links weitergegeben
lux-handed = zuletzt weitergegeben
lux-received = zu dir gekommen
lux-supply = Vorrat
lux-left-deck = Stapel
lux-left-modifiers = Modifikatoren
lux-left-gold = Gold
lux-discards = Aus dem Spiel
lux-last-turns-near = Die letzten Züge nahen
lux-near-end = { $seat-is ->
    [you] Du hast noch eine Karte: Spielst du sie, haben die anderen noch einen Zug.
   *[other] { $seat } hat noch eine Karte. Ist sie gespielt, hast du noch einen Zug, und was du dann noch hältst, geht nach Hause.
  }
lux-last-turns = Letzte Züge
lux-report = Wie Runde { $round } endete
lux-reveals-modifier = { $capital } { $modifier }
lux-saves = { $gold } Gold gezahlt, { $capital-object } behalten
lux-loses = verloren
lux-takes-bonus = Bonus

## Das Ende einer Runde

lux-end-laid = Von der Hand gelegt
lux-end-limit = Limit { $limit }
lux-end-capital = Hauptstadt { $total }
lux-end-fits = { $total }: innerhalb des Limits
lux-end-saves = { $total }: { $over } zu viel, { $over } Gold gezahlt, behalten
lux-end-loses = { $total }: { $over } zu viel, verloren
lux-end-you-saves = { $profession }: du hattest { $total }, Limit { $limit }: { $over } zu viel, { $over } Gold gezahlt, behalten
lux-end-you-loses = { $profession }: du hattest { $total }, Limit { $limit }: { $over } zu viel, nur { $gold } Gold, verloren
lux-end-highest = am höchsten mit { $most }, nimmt die Bonuskarte
lux-end-tied = gleichauf am höchsten mit { $most }, nimmt eine Bonuskarte
lux-end-none-left = am höchsten mit { $most }, aber in der Hauptstadt liegt keine Karte mehr
lux-end-nobody = Niemand hat eine solche Karte: keine Bonuskarte
lux-end-points = vorher { $before } Punkte, jetzt { $after }
lux-end-lost = { $points } verloren
lux-end-gold = { $points } Gold
lux-end-bonus = { $points } Bonus

## Das Weitergeben

lux-kept = Behalten
lux-packet-dealt = An dich ausgeteilt
lux-packet-from = Von { $seat }
lux-you-choose = Wähle { $count } Karten, die du behältst
lux-you-keep = Du behältst { $cards-object }
lux-they-wait = { $seat } bekommt die anderen
lux-they-get = { $seat } bekommt { $cards-object }
lux-they-choose = Zwei davon bleiben dort, der Rest geht weiter.
lux-they-must-keep = Es sind die letzten: Sie bleiben alle dort.
lux-then-more = Dann wählst du noch einmal aus dem, was zu dir kommt.
lux-then-play = Dann gehört dir, was du bekommst, und das Spielen beginnt.

## Was getan wurde, und was daraus wurde

lux-told-cleric = { did } { $card-object } in die Hauptstadt gespielt und von dort { $taken-object } in { own-hometown } geholt: Limit für { $capital-object } von { $before } auf { $after }.
lux-told-agent = { did } { $card-object } in die Hauptstadt gespielt und einen verdeckten Modifikator über { $capital-object } gelegt.
lux-told-own-agent = Du hast { $card-object } in die Hauptstadt gespielt und { $modifier } über { $capital-object } gelegt.
lux-told-idle = { did } { $card-object } in die Hauptstadt gespielt, ohne Wirkung: { $why ->
    [modifiers-are-gone] Kein Modifikator ist mehr da
    [deck-is-empty] Der Stapel ist leer
    [gold-is-gone] Das Gold ist weg
   *[other] Dort gab es niemanden zu nehmen
  }.
lux-put-over = dadurch über dem Limit

## Ein Zug

lux-play-capital = In die Hauptstadt
lux-play-hometown = In deine Heimatstadt
lux-about-capital = ihre Aktion und ein höheres Limit für alle
lux-about-hometown = ihre Punkte, solange du im Limit bleibst
lux-to-capital = In die Hauptstadt spielen, { $profession }
lux-to-hometown = In deine Heimatstadt spielen, { $profession }
lux-then = → { $after }
lux-take-brief = nimm { $value }
lux-then-fits = { how-much-room }
lux-then-risks = riskant
lux-then-costs-gold = { $over } zu viel
lux-then-busts = { $over } zu viel
lux-falls-fits = dann { $count ->
    [one] kommt
   *[other] kommen
} auch { $cards } in die Heimatstadt: { $after } von { $limit }
lux-falls-risks = dann { $count ->
    [one] kommt
   *[other] kommen
} auch { $cards } in die Heimatstadt: { $after }, riskant
lux-falls-over = dann { $count ->
    [one] kommt
   *[other] kommen
} auch { $cards } in die Heimatstadt: { $after }, { $over } zu viel
lux-sends-keep = Behalten: { $cards }
lux-only-you = nur du siehst ihn
lux-saving = Was du rettest

## Hinweise

lux-hint-choose = Weitergeben, { $pass } von 2. Alle wählen zugleich; was du nicht behältst, geht nach links.
lux-hint-pick = Wähle erst eine Karte; dann siehst du, was sie in der Hauptstadt und was sie in der Heimatstadt bewirkt.
lux-hint-only-card = Deine letzte Karte: Danach haben alle anderen noch einen Zug.
lux-hint-only-card-at-last = Deine letzte Karte: Nichts bleibt auf deiner Hand.
lux-hint-way = In die Hauptstadt oder in deine Heimatstadt?
lux-hint-way-keys = Drücke C oder Y, oder klicke auf den Tisch.
lux-hint-take = Das Limit sinkt um die Karte, die du nimmst, und deine Summe steigt um sie.
lux-hint-place = Nur du kennst ihn bis zum Rundenende. Die anderen sehen, wo er liegt.
lux-hint-save = Alle entscheiden zugleich. Was nicht gerettet wird, ist aus dem Spiel.
lux-hint-waiting = Du hast gewählt. Aufgedeckt wird, wenn alle gewählt haben.
lux-hint-last = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
  } keine Karten mehr: Das sind die letzten Züge der Runde.

## The bar on top

capital-lux-phase-choose = Wählen
capital-lux-phase-choose-again = Noch einmal wählen
capital-lux-phase-play = Spielen
capital-lux-phase-round-end = Rundenende
