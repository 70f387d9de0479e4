# Die eigenen beendeten Partien und die Seite eines Spielers.

## Meine Partien

played-title = Meine Partien
played-sought = Welche Partien
played-game = Spiel
played-game-all = Alle
played-result = Ergebnis
played-result-any = Jedes Ergebnis
played-result-won = Gewonnen
played-result-lost = Nicht gewonnen
played-players = Spielerzahl
played-players-any = Jede Spielerzahl
played-players-so = Zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $players }
  }
played-against = Mit wem
played-against-any = Menschen und Bots
played-against-people = Mit Menschen
played-against-bots = Nur Bots
played-name = Namen suchen
played-totals = { $games ->
    [0] Keine Partie, die zählt
    [one] 1 Partie, { $won } gewonnen
   *[other] { $games } Partien, { $won } gewonnen
  }
played-loading = Deine Partien werden geladen
played-more = Ältere Partien
played-more-came = { $count ->
    [one] Noch eine Partie
   *[other] Noch { $count } Partien
  }
played-none = Noch keine Partie zu Ende gespielt
played-none-what = Sobald eine Partie von dir vorbei ist, steht sie hier, mit ihren Punkten und zum Ansehen.
played-none-play = Eine spielen
played-unfit = Keine Partie gefunden
played-unfit-what = Keine deiner Partien ist so.
played-all = Alle Partien zeigen
played-failed = Deine Partien ließen sich nicht laden.
played-records = Partien anderer und Aufzeichnungen

## Wie eine Partie ausging

came-won-by = Gewonnen mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  } Vorsprung
came-won-tie = Den Gleichstand gewonnen
came-won-shared = Gemeinsam gewonnen
came-won = Gewonnen
came-lost-by = Verloren mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  } Rückstand
came-lost-tie = Den Gleichstand verloren
came-second = Zweiter Platz, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } dahinter
came-second-tie = Zweiter Platz bei Gleichstand
came-shared = Geteilter { $place ->
    [2] zweiter
    [3] dritter
    [4] vierter
   *[other] { $place }.
  } Platz
came-place = { $place ->
    [3] Dritter
    [4] Vierter
   *[other] { $place }.
  } Platz von { $players ->
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $players }
  }
came-left = Ein Bot spielte weiter
came-branch = Abzweig oder Lektion
place-of = { $place }. von { $players }
place-left = früher gegangen
place-branch = zählt nicht
came-with-bots = { $game }, mit Bots
came-own = (du)
came-winner = (gewonnen)
came-look = Ansehen
came-replay = Ansehen: { $game }, { $what }, { $day }

## Die Seite eines Spielers

profile-title = Meine Seite
profile-since = Am Tisch seit { $month }
profile-with-people = { $games ->
    [0] Noch keine Partie mit anderen Menschen
    [one] 1 Partie mit anderen Menschen, { $won } gewonnen
   *[other] { $games } Partien mit anderen Menschen, { $won } gewonnen
  }
profile-with-bots = { $games ->
    [one] 1 Partie mit Bots, { $won } gewonnen
   *[other] { $games } Partien mit Bots, { $won } gewonnen
  }
profile-results = Ergebnisse
profile-results-what = gewonnen von allen gespielten; der Strich zeigt den Anteil unter Gleichstarken
profile-results-none = Hier werden Partien mit anderen Menschen gezählt, nach Spiel und Spielerzahl.
profile-results-none-what = Eröffne auf der Startseite einen Tisch mit Freunden und schick ihnen den Link.
profile-bots = Nur mit Bots
profile-game = Spiel
profile-players = zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $players }
  }
profile-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }
profile-of = von { $games }
profile-won = gewonnen
profile-even = (unter Gleichstarken: { $share })
profile-not-yet = noch keine
profile-form = Form
profile-form-what = die letzten { $games } Partien mit anderen Menschen
profile-form-few = Die Form zeigt sich nach fünf Partien mit anderen Menschen.
profile-form-now = jetzt
profile-form-even = gleich stark
profile-form-each = jede Partie
profile-form-said = { $won } von { $games } gewonnen; unter Gleichstarken wären es { $share }.
profile-form-places = Plätze, die ältesten zuerst: { $places }.
profile-form-key = Die Linie steigt mit jedem Sieg und sinkt sonst: unter vielen Spielern weniger, zu zweit mehr. Ein voller Balken mit Punkt ist ein Sieg.
profile-favourites = Lieblingspersonen
profile-favourites-what = am Ende in deinen Häusern, in drei Partien oder mehr
profile-favourite = { $games ->
    [one] einmal, { $share } % gewonnen
   *[other] { $games }-mal, { $share } % gewonnen
  }
profile-last = Letzte Partien
profile-last-others = an Tischen, die allen offen standen
profile-games-all = Alle meine Partien
profile-share = Andere dürfen diese Seite sehen
profile-share-on = Wer die Adresse hat, und alle an deinen Tischen. Partien auf Einladung zählen hier mit, stehen aber nicht in der Liste.
profile-share-off = Jetzt siehst nur du sie.
profile-address = Ihre Adresse
profile-address-end = Wenn du es ausschaltest, führt diese Adresse nirgendwo mehr hin.
profile-copy = Kopieren
profile-copied = Kopiert
profile-none = Noch niemand
profile-none-what = Spiel eine Partie, dann hast du hier eine Seite.
profile-failed = Diese Seite ließ sich nicht laden.
closed-profile = Diese Seite ist nicht zu sehen
closed-profile-what = Sie wird nicht oder nicht mehr geteilt. Vielleicht ist der Link unvollständig.
