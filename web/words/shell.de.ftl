# Was mehrere Seiten um den Tisch sagen, auf Deutsch: Namen, Uhren, Regeln, Fehler.

## Namen

home-guest = Gast
strength-apprentice = Lehrling
strength-journeyman = Geselle
strength-master = Meister
strength-syndic = Syndikus
strength-grandmaster = Großmeister
seats-taken = { $taken } von { $all } Plätzen besetzt

## Start

home-rules = Regeln
home-persons = Personen von Brügge
home-settings = Einstellungen
own-games = Meine Partien
own-page = Meine Seite
own-account = Konto
own-pages = Deine Seiten
home-opening = Der Tisch wird eröffnet
home-games = Die Spiele
home-again = Noch einmal versuchen
final-replay = Noch einmal ansehen
records-title = Beendete Partien
records-result = Gewonnen: { $names }, { $points }
privacy-title = Deine Privatsphäre

## Uhr

clock-none = ohne Bedenkzeit
clock-move = { $time } pro Zug
clock-bank = { $time } pro Zug, dazu { $bank } Reserve
clock-game = { $time } pro Person

## Ein neuer Tisch

new-players = Spieler
new-pace = Bedenkzeit
option-no = nein
option-yes = ja
new-failed = Das ging nicht: { $reason }
new-name = Dein Name
new-name-save = Speichern
new-name-why = Höchstens 24 Zeichen. Die anderen am Tisch sehen ihn.

## Regeln

rules-whole = Das ganze Regelheft
rules-persons = Personen: was zu beachten ist
rules-example = Beispiel:
rules-silent = Unsere eigene Festlegung: Die Spielregel schweigt
rules-against = Gegen den Wortlaut der Spielregel
rules-outside = Von anderswo, nicht aus den Spielregeln
rules-reconstructed = Rekonstruiert: unser eigener Entwurf

## Wenn etwas nicht ist, wie es soll

closed-unreachable = Die Seite antwortet nicht
closed-unreachable-what = Deine Partien sind auf dem Server sicher. Prüfe die Verbindung, oder versuch es in einer Minute noch einmal.
closed-crash = Auf dieser Seite ist etwas schiefgegangen
closed-crash-what = Das Spiel selbst ist auf dem Server sicher. Lade neu, und es geht weiter, wo du warst.
closed-reload = Neu laden
closed-again = Noch einmal versuchen
closed-home = Zur Startseite
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
refused-day-tables = mehr Tische mit Tagesuhr kannst du jetzt nicht haben; spiel erst einen zu Ende
refused-too-long = das ist zu lang
refused-malformed = die Seite hat es nicht verstanden; lade sie neu
refused-not-now = inzwischen hat sich etwas geändert; sieh noch einmal hin
refused-forbidden = das steht dir nicht zu
refused-no-such-table = den Tisch gibt es nicht mehr
refused-internal = die Seite hat einen Fehler gemacht; versuch es noch einmal
refused-name-unseen = ein Name hat 1 bis 24 Zeichen, darunter mindestens einen sichtbaren Buchstaben
refused-name-reserved = dieser Name ist der Seite selbst vorbehalten; wähle einen anderen
refused-name-taken = jemand mit einem Konto heißt so oder fast so; wähle einen anderen
refused-apart = dieser Tisch ist nichts für dich; nimm einen anderen oder eröffne selbst einen
lesson-first = Erste Lektion
lesson-first-done = Erste Lektion: geschafft
