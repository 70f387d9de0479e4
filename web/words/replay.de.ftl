# Wiederholungen, auf Deutsch: beendete Partien, die Linie, die Schaubilder, Weiterspielen ab einem Augenblick.

final-replay = Nachspielen
closed-unrecorded = Hier ist keine Aufzeichnung
closed-unrecorded-what = Eine Partie kann von allen nachgespielt werden, sobald sie zu Ende ist. Solange gespielt wird, sind die Karten geheim; und vielleicht ist der Link unvollständig.

## Die Wiederholung

replay-title = { $game }, Wiederholung
replay-word = Wiederholung
replay-others = Beendete Partien
replay-scene = Der Tisch in diesem Augenblick
replay-beside = Blick, Schaubilder und was man tun kann
replay-undrawn = Dieses Spiel hat hier noch keinen Plan zum Ansehen. Verlauf, Stand und Schaubilder sind vollständig.
replay-before = Vor der ersten Karte
replay-chance = Es wurde etwas gemischt oder gezogen, das von hier aus niemand sehen darf
replay-answered = { $name } hat geantwortet; die anderen wissen nicht, was
replay-chose = { $name } wählte { $what }; die anderen wissen es noch nicht
replay-begun = { $name } hat begonnen; was daraus wird, sagt der nächste Schritt
replay-step = Schritt { $step }, { $when }
replay-walk = Durch die Partie gehen
replay-line = Die ganze Partie, Schritt für Schritt
replay-round = Runde { $round }
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-round-back = Zum Beginn der Runde
replay-round-on = Zur nächsten Runde
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Geschwindigkeit { $speed }, ändern
replay-views = Ansehen von
replay-view-seat = Was { $name } sah
replay-view-outside = Außen
replay-view-all = Alle Hände offen
replay-came-to = { $points } am Ende
replay-came-to-won = gewann mit { $points }
replay-standing = Punkte im Verlauf
replay-standing-said = Punkte im Verlauf; jetzt: { $said }
replay-sources = Woher die Punkte kamen
replay-ways = Was man mit diesem Augenblick tun kann
replay-link = Link zu diesem Augenblick kopieren
replay-copied = Kopiert
replay-link-short = Link
replay-download = Aufzeichnung
replay-check = Prüfen
replay-charts = Schaubilder
replay-learn = Verlauf und Schaubilder
replay-branch = Von hier weiterspielen
replay-branch-over = In diesem Augenblick ist die Partie zu Ende. Geh zurück, um weiterzuspielen.
replay-branch-what = Ein neuer Tisch wird eröffnet, an dem alles ist wie nach Schritt { $step }. Auf den anderen Plätzen sitzen Bots.
replay-branch-seat = Dein Platz
replay-branch-bots = Die Bots
replay-branch-cards = Die Karten, die noch kommen, sind die dieser Partie. Du kannst sie hier gesehen haben; die Bots nicht.
replay-branch-go = Den Tisch eröffnen

## Entscheidungen, und was ein starker Bot von ihnen hält

replay-choices = Wahl
counsel-of = Was { $name } wählen konnte
counsel-none = Hier keine Wahl
counsel-none-what = In diesem Augenblick entschied der Platz, von dem du schaust, nichts. Die Pfeile führen zu seinen Entscheidungen.
counsel-before = Zur Entscheidung davor
counsel-after = Zur nächsten Entscheidung
counsel-thinking = Ein starker Bot betrachtet, was { $name } wissen konnte …
counsel-one-way = Es gab nur eine Möglichkeit.
counsel-best = am besten
counsel-behind = { $percent ->
    [0] gleich gut
   *[other] −{ $percent } %
  }
counsel-share = gewinnt { $percent } von 100 Malen
counsel-played-best = gespielt
counsel-played-fine = gespielt, etwas weniger
counsel-played-slip = gespielt: ein Versehen
counsel-played-mistake = gespielt: ein Fehler
counsel-note = { $others ->
    [0] Mit der besten war ein Sieg zu { $percent } % wahrscheinlich, wie der suchende Bot rechnet. Er sah keine verdeckte Karte und kann sich irren.
    [one] Mit der besten war ein Sieg zu { $percent } % wahrscheinlich, wie der suchende Bot rechnet. Er sah keine verdeckte Karte und kann sich irren. Eine weitere wurde abgewogen.
   *[other] Mit der besten war ein Sieg zu { $percent } % wahrscheinlich, wie der suchende Bot rechnet. Er sah keine verdeckte Karte und kann sich irren. { $others } weitere wurden abgewogen.
  }
counsel-look-through = Alle { $count } Entscheidungen ansehen
counsel-looking = Entscheidung { $done } von { $of } wird angesehen
counsel-stop = Aufhören
counsel-found = { $slips ->
    [0] In { $looked } von { $of } Entscheidungen wurde nichts verschenkt.
    [one] Ein Versehen in { $looked } von { $of } Entscheidungen.
   *[other] { $slips } Versehen in { $looked } von { $of } Entscheidungen, das größte zuerst.
  }
counsel-slip = Schritt { $step }, { $name }: −{ $percent } %

## Beendete Partien

records-title = Beendete Partien
home-replays = Alle, und Dateien
records-what = Jede Partie, die zu Ende ist, kann von allen Zug für Zug angesehen werden.
records-file = Eine Aufzeichnung öffnen
records-file-what = Wähle eine Datei, oder zieh sie auf diese Seite. Sie wird erst geprüft, und nichts davon wird behalten.
records-too-long = { $name } ist zu lang für die Aufzeichnung einer Partie.
records-not-shown = { $name }: { $reason }
records-mine = Deine
records-all = Alle
records-none = Hier ist noch keine Partie zu Ende.
records-more = Ältere Partien
records-result = { $names } gewann, { $points }
