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
fl-town-of-guild = Ihre Stadt ist { $town }.
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
fl-cathedral = Dom
fl-specials = Sonderviertel im Vorrat
fl-sites-left = Baustellen im Vorrat: { $count }
fl-cathedrals-left = Dome im Vorrat: { $count }
fl-masters-left = Zunftmeister im Vorrat: { $count }
fl-covers-left = Abdeckplättchen im Vorrat: { $count }
fl-left-of = Plättchen im Vorrat, { $shape }: { $count }
fl-left = noch { $count }

## Städte

fl-towns = Städte
fl-all-towns = Alle Städte
fl-enlarge = { $town } vergrößern
fl-site = Platz { $site }
fl-empty-site = Platz { $site }
fl-no-town = keine Stadt
fl-worth-now = { $free ->
    [0] Kein Feld frei
    [one] 1 Feld frei
   *[other] { $free } Felder frei
  }; Wert { $value } für die Zunft mit den meisten Stadtvierteln
fl-lay-here = Das Zentrum auf Platz { $site } legen
fl-space-small = kleines Feld
fl-space-medium = mittleres Feld
fl-space-large = großes Feld
fl-space-centre = Zentrum
fl-covered = abgedeckt: Hier kann nichts mehr gebaut werden
fl-closed = leer
fl-side-e = Ost
fl-side-ne = Nordost
fl-side-n = Nord
fl-side-nw = Nordwest
fl-side-w = West
fl-side-sw = Südwest
fl-side-s = Süd
fl-side-se = Südost
fl-suburb = Vorstadt
fl-inner = innen
fl-mid = Mitte
fl-outer = außen
fl-touches = grenzt an { $what }
fl-touches-nothing = grenzt an nichts Gebautes
fl-touch-centre = das Zentrum ({ $colour })
fl-touch = ein Viertel ({ $shape }, { $colour })
fl-gate-here = Tor { $letter }
fl-site-told = { $spaces } Felder; am Zentrum: { $shapes }; Tore: { $gates }
fl-not-here = hier nicht
fl-long-sides = Dicke Linien sind lange Seiten: Eine davon muss an einem Stadtviertel liegen.
fl-gate = Tor { $letter }: Kirchenviertel { $letter } öffnet hier die gestrichelte Vorstadt.
fl-share = { $guild }: { fl-districts }, { fl-masters }: jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
fl-full = Voll, Wert { $value }
fl-near-end = { $why ->
    [golden] { $count ->
        [one] Es gibt noch eine goldene Karte: Mit ihr endet das Spiel.
       *[other] Es gibt noch { $count } goldene Karten: Mit der letzten endet das Spiel.
      }
   *[spaces] { $count ->
        [one] Nur noch ein Feld ist frei: Ist es bebaut, endet das Spiel.
       *[other] Nur noch { $count } Felder sind frei: Sind sie bebaut, endet das Spiel.
      }
  }
fl-last-golden = { $seat-is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
  } die letzte goldene Karte.
fl-reveals = Alle haben gewählt: Die Karten werden aufgedeckt.
fl-town-paid = { $town } gewertet, Wert { $value }: { $paid }.
fl-paid = { $seat-is ->
    [you] du
   *[other] { $seat }
  } { $points ->
    [0] nichts
   *[other] +{ $points }
  }
fl-districts = { $districts } Stadtviertel
fl-reconstruction = Die Stadtpläne sind unsere eigene Rekonstruktion. A, B, C: Ein Kirchenviertel mit diesem Buchstaben öffnet die gestrichelte Vorstadt.

## Plätze am Tisch

fl-seats = Spieler
fl-beside = Karten und Verlauf
fl-seat = { $name }, { $guild }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
fl-expected = { $points } mehr, wenn jetzt alle Städte gewertet würden
fl-starts = beginnt
fl-starts-told = beginnt und führt zuletzt die goldene Karte aus
fl-choosing = wählt
fl-ready = fertig
fl-to-act = am Zug
fl-acts = als Nummer { $place } dran
fl-acted = war dran
fl-under-influence = unter Einfluss: Die Punkte zählen mit

## Goldene Karte und Stapel

fl-golden = Goldene Karte
fl-golden-taken = { $seat-is ->
    [you] Du kennst sie und führst sie als Letztes aus.
   *[other] { $seat } kennt sie und führt sie als Letztes aus.
  }
fl-golden-none = Niemand hat eine.
fl-golden-yours = Deine: Sie wird zuletzt ausgeführt.
fl-golden-left = { $count } im Stapel
fl-pile = Der Stapel
fl-pile-why = Karten der Zünfte unter Einfluss.
fl-pile-draw = eine Karte ziehen
fl-pile-done = schon gezogen
fl-drawn-last = Zuletzt gezogen

## Die Hand

fl-card-town = { $free ->
    [0] voll
   *[other] { $free } frei
  }, Wert { $value }
fl-card-pass = gewertet: passen
fl-card-building-site = jede Stadt
fl-card-pick-up = alle Karten zurück
fl-hand-founding = Karten spielst du, sobald alle Zentren liegen.
fl-hand-round = In der nächsten Runde spielst du wieder eine Karte.
fl-hand-turn = Karten spielst du in deinem eigenen Zug.
fl-hand-acted = Deine Karte dieses Zugs hast du schon gespielt.
fl-influence = Einflusskarten
fl-influence-have = { $cards ->
    [0] keine mehr
   *[other] mit mehr Karten bist du früher dran
}
fl-influence-how-many = wie viele kommen dazu?
fl-without = Ohne Einflusskarte spielen
fl-with = { $cards ->
    [one] Mit 1 Einflusskarte spielen
   *[other] Mit { $cards } Einflusskarten spielen
  }

## Bauen

fl-arms = Wappen
fl-sends-card = { $card }{ $influence ->
    [0] {""}
   *[other] {" "}+ { $influence }
  } spielen
fl-sends-build = In { $town } bauen
fl-sends-set-up-site = In { $town } einrichten
fl-sends-lay-centre = Hierhin legen
fl-sends-place-cathedral = In { $town } bauen
fl-sends-place-guild-master = In { $town } aufstellen
fl-complete = Vollenden
fl-complete-in = vollenden in { $town }
fl-complete-later = leg zuerst das Plättchen zurück
fl-fits = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
  }
fl-brings = { $before } → { $after } Punkte
fl-pays-you = { $town } ist { $value } wert; du bekämst { $after } statt { $before }; { free-spaces }
fl-pays-guild = { $town } ist { $value } wert; die { $guild } bekämen { $after } statt { $before }; { free-spaces }
fl-scores-for-you = zählt für dich
fl-brings-church = Wert { $value }
fl-unfit = { $count ->
    [one] 1 Plättchen passt nirgends
   *[other] { $count } Plättchen passen nirgends
  }
fl-nowhere-borders = grenzt ans eigene Wappen
fl-nowhere-gate = kein Platz an seinem Tor
fl-nowhere-reach = keine lange Seite an einem Viertel

## Das Ende

flandern-storeys = Jedes Stockwerk ist eine Stadt; das oberste sind die Einflusskarten.

## Hinweise

fl-hint-secret = Geheim, bis alle gewählt haben. Danach liegt die Karte offen vor dir, bis du aufnimmst.
fl-hint-golden = Deine goldene Karte kommt zuletzt: { $card }.
fl-hint-golden-of = { $seat-is ->
    [you] Du beginnst und führst
   *[other] { $seat } beginnt und führt
  } zuletzt die goldene Karte aus.
fl-hint-influence = Eine Zahl wählt nur; gesendet wird erst, wenn du auf „spielen“ drückst.
fl-step-influence = Wie viele Einflusskarten kommen dazu?
fl-hint-brings = { $tile }: { $outcome }
fl-hint-centre = Dein Zentrum ist das erste Viertel der Stadt. Tore und Formen sind von Platz zu Platz verschieden; was eine Stadt auszahlt, nicht.
fl-hint-tile = Wähle ein Plättchen; die Felder, auf die es passt, leuchten auf.
fl-hint-golden-tile = Deine goldene Karte: Mit ihr baust du nur graue und Kirchenviertel. Wähle ein Plättchen.
fl-step-play = { $card } spielen?
fl-step-tile = { $card }: Wähle ein Plättchen zum Bauen.
fl-step-site = Wähle ein Plättchen für die Baustelle.
fl-step-space = Auf welches Feld? { $count ->
    [one] Eines passt.
   *[other] { $count } passen.
  }
fl-hint-cross = Drücke auf ein Kreuz, um zu sehen, warum es dort nicht geht.
fl-hint-with = Welches kleine Feld verschlingt es?
fl-hint-piece = Drücke auf ein Stadtviertel auf dem Plan.
fl-hint-turn = { $done ->
    [0] Beides in diesem Zug, in beliebiger Reihenfolge.
   *[other] Die zweite Aktion deines Zugs.
  }
fl-hint-take = Ihre Punkte zählen am Ende für dich mit, neben deinen eigenen. Danach legst du ihr Zentrum.
fl-hint-waiting = Deine Wahl steht. Alle Karten werden aufgedeckt, sobald alle gewählt haben.
