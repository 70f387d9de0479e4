# Flandern 1302 am Tisch im Browser: was die eigenen Worte des Spiels nicht brauchen.

## Die Phasen in der Leiste

flandern-phase-golden-card = Goldene Karte
flandern-phase-choose = Geheime Wahl
flandern-phase-act = Bauen
flandern-phase-golden-action = Goldene Aktion
flandern-phase-score = Wertung

## Zünfte, Formen, Teile

fl-arms-blue = Färber
fl-arms-yellow = Weber
fl-arms-green = Walker
fl-arms-red = Tuchscherer
fl-arms-grey = Waffenschmiede
fl-arms-church = Kirche
fl-guild = { $name } ({ $colour })
fl-for-everyone = Für alle
fl-neutral = grau, für alle
fl-no-guild = für alle, ohne Wertung
fl-small = klein
fl-medium = mittel
fl-large = groß
fl-centre = Zentrum
fl-special = Sonderviertel { $letter }
fl-masters = { $masters ->
    [one] 1 Zunftmeister
   *[other] { $masters } Zunftmeister
  }
fl-building-site = Baustelle
fl-cathedral = Kathedrale
fl-specials = Sonderviertel im Vorrat
fl-sites-left = Baustellen im Vorrat: { $count }
fl-cathedrals-left = Kathedralen im Vorrat: { $count }
fl-masters-left = Zunftmeister im Vorrat: { $count }
fl-left-of = Plättchen im Vorrat, { $shape }: { $count }
fl-left = noch { $count }

## Städte

fl-towns = Städte
fl-all-towns = Alle Städte
fl-enlarge = { $town } vergrößern
fl-site = Platz { $site }
fl-empty-site = Platz { $site }
fl-no-town = keine Stadt
fl-lay-here = Das Zentrum auf Platz { $site } legen
fl-space-small = kleines Feld
fl-space-medium = mittleres Feld
fl-space-large = großes Feld
fl-space-centre = Zentrum
fl-covered = abgedeckt: Hier kann nichts mehr gebaut werden
fl-closed = leer
fl-not-here = hier nicht
fl-long-sides = Dicke Linien sind lange Seiten: Eine davon muss an einem Stadtviertel liegen.
fl-gate = Tor { $letter }: Kirchenviertel { $letter } öffnet hier die gestrichelte Vorstadt.
fl-share = { $guild }: { $districts } Stadtviertel, { fl-masters }: jetzt { $points } Punkte
fl-for = für
fl-is-full = { $town } ist voll: Wert { $value }
fl-districts = { $districts } Stadtviertel
fl-reconstruction = Die Stadtpläne sind unsere eigene Rekonstruktion. A, B, C: Ein Kirchenviertel mit diesem Buchstaben öffnet die gestrichelte Vorstadt.

## Plätze am Tisch

fl-seats = Spieler
fl-beside = Karten und Protokoll
fl-you = Du
fl-seat = { $name }, { $guild }: { $points } Punkte
fl-starts = beginnt
fl-choosing = wählt
fl-ready = fertig
fl-to-act = am Zug
fl-acts = ist als Nummer { $place } dran
fl-acted = war dran
fl-under-influence = unter Einfluss: Die Punkte zählen mit

## Goldene Karte und Stapel

fl-golden = Goldene Karte
fl-golden-taken = { $seat } kennt sie und führt sie als Letztes aus.
fl-golden-none = Niemand hat eine.
fl-golden-yours = Deine; sie kommt zuletzt.
fl-golden-left = { $count } im Stapel
fl-pile = Der Stapel
fl-pile-why = Karten der Zünfte unter Einfluss.
fl-pile-draw = eine Karte ziehen
fl-pile-done = schon gezogen
fl-drawn-last = Zuletzt gezogen

## Die Hand

fl-card-town = { $free } frei, Wert { $value }
fl-card-building-site = jede Stadt
fl-card-pick-up = alle Karten zurück
fl-influence = Einflusskarten
fl-influence-have = { $cards ->
    [0] keine mehr
   *[other] mit mehr ist man früher dran
  }
fl-influence-how-many = wie viele dazu? Bestätigen: keine
fl-without = Ohne Einflusskarte spielen
fl-with = { $cards ->
    [one] Mit 1 Einflusskarte spielen
   *[other] Mit { $cards } Einflusskarten spielen
  }

## Bauen

fl-arms = Wappen
fl-complete = Vollenden
fl-fits = passt { $count }×

## Hinweise

fl-hint-secret = Geheim, bis alle gewählt haben. Danach liegt die Karte offen vor dir, bis du aufnimmst.
fl-hint-influence = Wie viele Einflusskarten kommen dazu? Eine Zahl schickt deine Wahl mit so vielen, Bestätigen ohne.
fl-hint-centre = Dein Zentrum ist das erste Viertel der Stadt. Die Pläne sind verschieden, was sie auszahlen nicht.
fl-hint-tile = Wähle ein Stadtviertel; die Felder, auf die es passt, leuchten auf.
fl-hint-tile-short = Wähle ein Stadtviertel.
fl-hint-space = { $tile }: { $count ->
    [one] 1 Feld passt.
   *[other] { $count } Felder passen.
  } Zeige auf ein Kreuz, um zu sehen, warum es dort nicht geht.
fl-hint-space-short = { $tile }: { $count } passen.
fl-hint-with = Welches kleine Feld verschlingt es?
fl-hint-piece = Zeige auf ein Stadtviertel auf dem Plan.
fl-hint-turn = { $done ->
    [0] Beides in diesem Zug, in beliebiger Reihenfolge.
   *[other] Die zweite Aktion deines Zugs.
  }
fl-hint-take = Ihre Punkte zählen am Ende für dich mit, neben deinen eigenen. Danach legst du ihr Zentrum.
fl-hint-waiting = Deine Wahl steht. Alle Karten werden aufgedeckt, sobald alle gewählt haben.
