# Die Seiten um den Tisch, auf Deutsch: Start, neuer Tisch, Einstellungen, Regeln, Fehler.

## Namen

home-guest = Gast
strength-greedy = Lehrling
strength-greedy-why = Nimmt, was auf den ersten Blick am besten ist. Gut für das erste Spiel.
strength-search-25ms = Geselle
strength-search-25ms-why = Denkt ein wenig voraus und spielt solide.
strength-search = Meister
strength-search-why = Denkt so lange, wie diese Seite erlaubt.
seats-taken = { $taken } von { $all } Plätzen besetzt

## Start

home-title = Drei Brettspiele, ein Tisch
home-pitch = { $games } im Browser. Kostenlos, ohne Konto, ohne Installation.
home-rules = Regeln
home-persons = Personen von Brügge
home-settings = Einstellungen
home-name-none = Namen wählen
home-account = Dein Konto, und wie du deine Spiele behältst
home-sign-in = Schon einmal hier gespielt? Melde dich an
home-name = Du heißt { $name }. Namen ändern
home-play = Jetzt gegen Bots spielen
home-play-what = { $game }, { $players } Spieler, Bots: { $strength }. Beginnt sofort.
home-play-change = Ändern
home-play-change-what = Spiel, Spielerzahl oder Stärke ändern
home-opening = Der Tisch wird eröffnet
home-friends = Mit Freunden spielen
home-friends-what = Ein Link ist die Einladung. Live oder mit einem Zug pro Tag.
home-learn = Ein Spiel lernen
home-learn-what = Eine erste Lektion am Tisch oder die Regeln.
home-learn-how = Eine erste Lektion dauert etwa zehn Minuten, an einem echten Tisch: Die Mentorin sagt, was zu tun ist und warum, und Bots spielen mit.
home-mine = Wartet auf dich
home-mine-count = { $asked } von { $all ->
    [one] 1 Tisch
   *[other] { $all } Tischen
  }
home-mine-none = Kein Tisch wartet auf dich.
home-mine-none-what = Partien, die du in diesem Browser beginnst, bleiben hier, bis sie zu Ende sind, auch wenn du ihn schließt.
home-with = { $game } mit { $names }
home-lesson = Erste Lektion: { $game }
home-lesson-on = Mach dort weiter, wo du aufgehört hast.
home-lesson-done = Geschafft. Du kennst das Spiel.
home-alone = { $game }, noch niemand sonst am Tisch
home-your-turn = du bist dran
home-asked = Die anderen warten auf dich.
home-not-asked = Andere sind am Zug; du kommst auch wieder dran.
home-bot-plays = Ein Bot spielt für dich.
home-not-begun = Noch nicht begonnen: { $taken } von { $all } Plätzen besetzt
home-open = Offene Tische
home-open-count = { $count ->
    [0] gerade keiner
    [one] 1 wartet auf Spieler
   *[other] { $count } warten auf Spieler
  }
home-open-none = Im Augenblick wartet niemand auf Spieler.
home-open-none-what = Eröffne einen Tisch mit Freunden und mach ihn öffentlich: Dann steht er hier für alle.
home-join = Mitspielen
home-join-what = { $game } mit { $names } mitspielen
home-games = Die Spiele
home-failed = Die Listen konnten nicht geladen werden.
home-again = Noch einmal versuchen
final-replay = Noch einmal ansehen
closed-unrecorded = Hier ist keine Aufzeichnung
closed-unrecorded-what = Eine Partie können alle noch einmal ansehen, sobald sie zu Ende ist. Solange gespielt wird, sind die Karten geheim; vielleicht ist auch der Link unvollständig.
records-title = Beendete Partien
records-result = Gewonnen: { $names }, { $points }
home-replays = Alle Partien und Aufzeichnungen
privacy-title = Deine Privatsphäre
privacy-link = Datenschutz
privacy-read = Lesen
privacy-link-why = Was hier von dir aufbewahrt wird, wer es sieht und wie du es löschen lässt.
home-unofficial = Eine inoffizielle Umsetzung von Bewunderern. Die Titel gehören ihren Inhabern; Regeln in eigenen Worten, alle Zeichnungen von uns.
home-theme = Hell und dunkel
home-language = Sprache

## Uhr

clock-none = ohne Bedenkzeit
clock-minutes = { $minutes ->
    [one] 1 Minute pro Zug
   *[other] { $minutes } Minuten pro Zug
}
clock-days = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
clock-game = { $minutes } Minuten pro Person

## Ein neuer Tisch

new-bots = Gegen Bots spielen
new-friends = Mit Freunden spielen
new-game = Spiel
new-players = Spieler
new-players-friends = Plätze
new-strength = Bots
new-pace = Bedenkzeit
new-pace-none = Keine
new-pace-live = 2 Minuten
new-pace-day = Ein Tag
new-pace-why = Für jeden Zug. Ist die Zeit um, zieht ein Bot; niemand verliert dadurch.
new-listed = Öffentlich
new-listed-why = Sonst findet den Tisch nur, wer den Link hat.
option-no = nein
option-yes = ja
new-start = Spiel beginnen
new-open = Tisch eröffnen
new-failed = Das ging nicht: { $reason }
new-name = Dein Name
new-name-save = Speichern
new-name-why = Höchstens 24 Zeichen. Die anderen am Tisch sehen ihn.

## Einstellungen

set-theme-auto = Auto
set-theme-light = Hell
set-theme-dark = Dunkel

## Regeln

rules-title = Regeln von { $game }
rules-play = Jetzt spielen
rules-whole = Das ganze Regelheft
rules-persons = Personen: was zu beachten ist
rules-contents = Inhalt
rules-search = Ein Wort in den Regeln suchen
rules-search-none = In keinem Abschnitt kommt dieses Wort vor.
rules-example = Beispiel:
rules-silent = Unsere eigene Festlegung: Die Spielregel schweigt
rules-against = Gegen den Wortlaut der Spielregel
rules-outside = Von anderswo, nicht aus den Spielregeln
rules-reconstructed = Rekonstruiert: unser eigener Entwurf
rules-why-not = Warum nicht
rules-near = Dazu gehört auch
rules-back-to = Zurück zu „{ $section }“

## Wenn etwas nicht ist, wie es soll

closed-lost = Kein Tisch unter diesem Namen
closed-lost-what = Sieh dir den Link noch einmal an. Tische, die niemand nutzt, werden nach einer Weile abgeräumt.
closed-address = Unter dieser Adresse ist nichts
closed-address-what = Vielleicht wurde der Link abgeschnitten.
closed-unreachable = Die Seite antwortet nicht
closed-unreachable-what = Deine Partien sind auf dem Server sicher. Prüfe die Verbindung, oder versuch es in einer Minute noch einmal.
closed-refused = Das wurde abgelehnt
closed-over = Diese Partie ist zu Ende
closed-over-what = Die Aufzeichnung ist jetzt für alle offen, mit jeder Karte und der Startzahl des Mischens.
closed-ended = Dieser Tisch wurde geschlossen
closed-ended-what = Die Partie wurde vor dem Ende aufgegeben; niemand hat gewonnen oder verloren.
closed-crash = Auf dieser Seite ist etwas schiefgegangen
closed-crash-what = Das Spiel selbst ist auf dem Server sicher. Lade neu, und es geht weiter, wo du warst.
closed-reload = Neu laden
closed-again = Noch einmal versuchen
closed-home = Zur Startseite
closed-record = Aufzeichnung herunterladen
closed-report = Problem melden
closed-reported = Danke. Es wurde mit dem Spiel bis jetzt gesendet.
closed-report-failed = Es konnte nicht gesendet werden. Versuch es in einer Minute noch einmal.

## Warum nicht

refused-unreachable = die Seite antwortet nicht
refused-unavailable = die Seite kann es gerade nicht; versuch es in einer Minute noch einmal
refused-full = alle Plätze sind besetzt
refused-taken = jemand war schneller; wähle etwas anderes
refused-too-many = das war zu viel auf einmal; warte eine Minute
refused-bot-tables = du hast schon so viele Partien mit Bots laufen, wie erlaubt sind; spiel eine zu Ende oder beende eine über ihr Menü
refused-bot-tables-here = von deiner Adresse aus laufen schon so viele Partien mit Bots, wie erlaubt sind; spielt eine zu Ende oder beendet eine über ihr Menü
refused-too-long = das ist zu lang
refused-malformed = die Seite hat es nicht verstanden; lade sie neu
refused-not-now = inzwischen hat sich etwas geändert; sieh noch einmal hin
refused-forbidden = das steht dir nicht zu
refused-no-such-table = den Tisch gibt es nicht mehr
refused-internal = die Seite hat einen Fehler gemacht; versuch es noch einmal
refused-name-unseen = ein Name hat 1 bis 24 Zeichen, darunter mindestens einen sichtbaren Buchstaben
refused-name-reserved = dieser Name ist der Seite selbst vorbehalten; wähle einen anderen
refused-name-taken = jemand mit einem Konto heißt so oder fast so; wähle einen anderen
