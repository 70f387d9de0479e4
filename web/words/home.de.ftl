# Die Seiten um den Tisch, auf Deutsch: Start, neuer Tisch, Warteraum, Einstellungen, Regeln, Fehler.

## Namen

home-guest = Gast
game-name-bruges = Brügge
game-name-capital-lux = Capital Lux
game-name-flandern = Flandern 1302
game-blurb-bruges = Jede Karte kann auf sechs Arten genutzt werden. { $players } Spieler, etwa eine Stunde.
game-blurb-capital-lux = Steigt auf, aber nicht über die Hauptstadt. { $players } Spieler, eine halbe Stunde.
game-blurb-flandern = Geheime Pläne für sechs Städte. { $players } Spieler, etwa eine Stunde.
strength-greedy = Lehrling
strength-greedy-why = Nimmt, was auf den ersten Blick am besten ist. Gut für das erste Spiel.
strength-search-25ms = Geselle
strength-search-25ms-why = Denkt ein wenig voraus und spielt solide.
strength-search = Meister
strength-search-why = Denkt so lange, wie das Haus erlaubt.
seats-taken = { $taken } von { $all } Plätzen besetzt

## Start

home-title = Drei Gildenspiele, ein Tisch
home-pitch = { $games } im Browser. Kostenlos, ohne Konto, ohne Installation.
home-rules = Regeln
home-persons = Personen
home-settings = Einstellungen
home-name-none = Namen wählen
home-name = Du heißt { $name }. Namen ändern
home-play = Jetzt gegen Bots spielen
home-play-what = { $game }, { $players } Spieler, Bots: { $strength }. Beginnt sofort.
home-play-change = Ändern
home-play-change-what = Spiel, Spielerzahl oder Stärke ändern
home-opening = Der Tisch wird eröffnet
home-friends = Mit Freunden spielen
home-friends-what = Ein Link ist die Einladung. Gleich, oder ein Zug am Tag.
home-learn = Ein Spiel lernen
home-learn-what = Eine erste Lektion am Tisch, oder die Regeln.
home-learn-how = Eine erste Lektion dauert etwa zehn Minuten, an einem echten Tisch: Die Hauslehrerin sagt, was zu tun ist und warum, und Bots spielen mit.
home-mine = Wartet auf dich
home-mine-count = { $asked } von { $all ->
    [one] 1 Tisch
   *[other] { $all } Tischen
  }
home-mine-none = Kein Tisch wartet auf dich.
home-mine-none-what = Spiele, die du in diesem Browser beginnst, bleiben hier, bis sie zu Ende sind, auch wenn du ihn schließt.
home-with = { $game } mit { $names }
home-lesson = Erste Lektion: { $game }
home-lesson-on = Mach dort weiter, wo du aufgehört hast.
home-alone = { $game }, noch niemand sonst
home-your-turn = du bist dran
home-asked = Die anderen warten auf dich.
home-not-asked = Andere sind am Zug. Du wirst gefragt.
home-not-begun = Nicht begonnen: { $taken } von { $all } Plätzen besetzt
home-open = Offene Tische
home-open-count = { $count ->
    [0] gerade keiner
    [one] 1 wartet auf Spieler
   *[other] { $count } warten auf Spieler
  }
home-open-none = Im Augenblick wartet niemand auf Spieler.
home-open-none-what = Eröffne einen Tisch mit Freunden und liste ihn: dann steht er hier für alle.
home-join = Mitspielen
home-join-what = { $game } mit { $names } mitspielen
home-games = Die Spiele
home-failed = Die Listen konnten nicht geholt werden.
home-again = Noch einmal
home-unofficial = Eine inoffizielle Umsetzung von Bewunderern. Die Titel gehören ihren Inhabern; Regeln in eigenen Worten, alle Zeichnungen von uns.
home-theme = Hell und dunkel
home-language = Sprache

## Uhr

clock-none = keine Uhr
clock-minutes = { $minutes ->
    [one] 1 Minute je Zug
   *[other] { $minutes } Minuten je Zug
  }
clock-days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
  }
clock-game = { $minutes } Minuten für jeden

## Ein neuer Tisch

new-bots = Gegen Bots spielen
new-friends = Mit Freunden spielen
new-game = Spiel
new-players = Spieler
new-players-friends = Plätze
new-strength = Bots
new-pace = Uhr
new-pace-none = Keine
new-pace-live = 2 Minuten
new-pace-day = Ein Tag
new-pace-why = Für jeden Zug. Ist die Zeit um, zieht ein Bot; niemand verliert dadurch.
new-listed = Für alle gelistet
new-listed-why = Sonst findet ihn nur, wer den Link hat.
option-bruges-guests = Gastpersonen
option-bruges-guests-why = Personen, die dieses Haus den 165 hinzugefügt hat, falls es welche gibt.
option-flandern-board = Städte
option-no = nein
option-yes = ja
new-start = Spiel beginnen
new-open = Tisch eröffnen
new-failed = Das ging nicht: { $reason }
new-name = Dein Name
new-name-save = Speichern
new-name-why = Höchstens 24 Buchstaben. Die anderen am Tisch sehen ihn.

## Der Warteraum

room-waiting = { $free ->
    [0] Alle sind da
    [one] Noch ein Platz ist frei
   *[other] Noch { $free } Plätze sind frei
  }
room-lead = { $game } zu { $seats ->
    [2] zweit
    [3] dritt
   *[other] viert
  }. Schick den Link, oder setz einen Bot auf einen Platz.
room-lead-guest = { $host } hat einen Tisch { $game } mit { $seats } Plätzen eröffnet.
room-full = Dieser Tisch ist voll
room-full-what = { $names } sitzen schon. Du darfst bleiben und zusehen; Hände bleiben verborgen.
room-seats = Plätze
room-you = { $name } (du)
room-host = Gastgeber
room-here = da
room-gone = gerade nicht da
room-free = Freier Platz
room-free-waits = wartet auf jemanden
room-free-or-bot = oder ein Bot
room-copy = Link kopieren
room-copied = Kopiert
room-add-bot = Bot dazu
room-fill = Mit Bots füllen
room-send-away = Wegschicken
room-sit-here = Hier hinsetzen
room-sit = Hinsetzen
room-stand = Aufstehen
room-leave = Tisch verlassen
room-leave-why = Der Tisch wird geschlossen, wenn sonst niemand an ihm sitzt.
room-bot = Bot { $name }
room-strength = Stärke von { $name }
room-invite = Einladen
room-invite-what = Wer den Link hat, darf sich setzen. Der Code geht mit einem Telefon über den Tisch hinweg.
room-qr = QR-Code des Links zu diesem Tisch
room-link = Link zu diesem Tisch
room-share = Teilen
room-share-text = An unserem Tisch { $game } ist ein Platz frei.
room-agreed = Was vereinbart ist
room-listed = Gelistet
room-listed-yes = für alle
room-listed-no = nur mit dem Link
room-undo = Zurücknehmen
room-undo-what = bis eine Karte oder ein Würfel gesehen wurde
room-chat = Gespräch
room-start = Beginnen
room-ready = Alle Plätze sind besetzt
room-ready-host = Beginne, wann du magst.
room-ready-guest = { $host } beginnt das Spiel.
room-missing-host = { $free ->
    [one] Ein Platz ist noch frei: schick den Link oder nimm einen Bot.
   *[other] { $free } Plätze sind noch frei: schick den Link oder nimm Bots.
  }
room-missing-guest = { $host } beginnt, sobald alle Plätze besetzt sind.
room-cannot-start = { $free ->
    [one] ein Platz ist frei
   *[other] { $free } Plätze sind frei
  }
room-table-like-this = So einen Tisch eröffnen

## Einstellungen

set-see = Sehen
set-hear = Hören
set-play = Spielen
set-language = Sprache
set-language-why = der Seite und der Karten
set-theme = Farben
set-theme-why = Auto folgt dem Gerät
set-theme-auto = Auto
set-theme-light = Hell
set-theme-dark = Dunkel
set-letters = Buchstaben auf Farben
set-letters-why = neben der Schraffur, die immer bleibt
set-text = Größere Schrift
set-text-why = Karten falten sich früher
set-motion = Bewegung
set-motion-why = wie schnell Karten und Münzen reisen
set-motion-off = Aus
set-motion-quick = Schnell
set-motion-full = Ganz
set-sound = Ton
set-sound-why = aus bis zum ersten Klick
set-bell = Glocke, wenn ich dran bin
set-bell-why = auch wenn eine andere Seite vorn ist
set-confirm = Jeden Zug bestätigen
set-confirm-why = sonst ist der Zug mit dem letzten Klick getan

## Regeln

rules-title = Regeln von { $game }
rules-play = Jetzt spielen
rules-whole = Das ganze Regelheft
rules-contents = Inhalt
rules-search = Ein Wort in den Regeln suchen
rules-search-none = In keinem Abschnitt kommt dieses Wort vor.
rules-example = Beispiel:
rules-our-ruling = Unsere eigene Festlegung
rules-why-not = Warum nicht
rules-near = Dazu gehört auch
rules-back-to = Zurück zu „{ $section }“

## Wenn etwas nicht ist, wie es soll

closed-lost = Kein Tisch unter diesem Namen
closed-lost-what = Sieh dir den Link noch einmal an. Tische, die niemand nutzt, werden nach einer Weile abgeräumt.
closed-address = Unter dieser Adresse ist nichts
closed-address-what = Vielleicht wurde der Link abgeschnitten.
closed-unreachable = Das Haus antwortet nicht
closed-unreachable-what = Deine Spiele sind auf dem Server sicher. Prüfe die Verbindung, oder versuch es in einer Minute noch einmal.
closed-refused = Das wurde abgelehnt
closed-over = Dieses Spiel ist zu Ende
closed-over-what = Das Protokoll ist jetzt für alle offen, mit jeder Karte und dem Samen des Mischens.
closed-ended = Dieser Tisch wurde geschlossen
closed-ended-what = Er wurde vor dem Ende aufgegeben; niemand hat gewonnen oder verloren.
closed-undrawn = Noch nicht im Browser
closed-undrawn-what = { $game } hat hier noch keinen Plan. Im Terminal kann es gespielt werden: guildtable play flandern
closed-crash = Auf dieser Seite ist etwas umgefallen
closed-crash-what = Das Spiel selbst ist auf dem Server sicher. Lade neu, und du bist, wo du warst.
closed-reload = Neu laden
closed-again = Noch einmal
closed-home = Zur Startseite
closed-record = Protokoll herunterladen
closed-report = Problem melden
closed-reported = Danke. Es wurde mit dem Spiel bis jetzt gesendet.
closed-report-failed = Es konnte nicht gesendet werden. Versuch es in einer Minute noch einmal.

## Warum nicht

refused-unreachable = das Haus antwortet nicht
refused-unavailable = das Haus kann es gerade nicht; versuch es in einer Minute noch einmal
refused-full = alle Plätze sind besetzt
refused-too-many = das war zu viel auf einmal; warte eine Minute
refused-too-long = das ist zu lang
refused-malformed = das Haus hat es nicht verstanden; lade die Seite neu
refused-not-now = inzwischen hat sich etwas geändert; sieh noch einmal hin
refused-forbidden = das steht dir nicht zu
refused-no-such-table = den Tisch gibt es nicht mehr
refused-internal = das Haus hat einen Fehler gemacht; versuch es noch einmal
