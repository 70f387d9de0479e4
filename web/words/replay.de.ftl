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
