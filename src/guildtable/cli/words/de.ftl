# Die eigenen Wörter des Terminals, auf Deutsch.

your-turn = { $name }, du bist dran
chosen-so-far = Bisher gewählt: { $paths }
now-choose = Wähle noch { $count } (u legt sie zurück).
enough = Das genügt: Enter zum Bestätigen, oder wähle weitere.
then-where = { $path }: und nun?
barred-title = Jetzt nicht:
answer-prompt = Nummer oder ? für Hilfe
bad-answer = Das ist nicht dabei. Tippe eine Nummer von 1 bis { $last }, einen Namen oder einen Pfad wie { $path } oder ? für Hilfe.
bad-answer-empty = Tippe eine Nummer von 1 bis { $last } und drücke Enter, oder ? für Hilfe.
bad-answer-too-many = Das sind zu viele: Wähle genau { $count }.
bad-answer-twice = Das hast du schon gewählt: Wähle { $count } verschiedene.
handover = Gib den Bildschirm an { $name }.
handover-hint = { $name }: Drücke Enter, wenn sonst niemand hinsieht
press-enter = Weiter mit Enter
since-last = Seit deinem letzten Zug
news-cut = … und { $count } Zeilen davor
round-over = Runde { $round } ist zu Ende
saved = Nach jeder Antwort gespeichert; q beendet. Später weiter mit: { $command }
resumed = Fortgesetzt aus { $file }.
undone = Zurückgenommen.
confirm-hint = Weiter mit Enter, zurücknehmen mit u
undo-barred-another-has-answered = Das lässt sich nicht zurücknehmen: Inzwischen hat jemand anderes geantwortet.
undo-barred-all-have-answered = Das lässt sich nicht zurücknehmen: Alle haben geantwortet, die Antworten liegen offen.
undo-barred-a-card-was-seen = Das lässt sich nicht zurücknehmen: Du hast dadurch eine verdeckte Karte gesehen.
undo-barred-somebody-saw-a-card = Das lässt sich nicht zurücknehmen: Jemand hat seither eine verdeckte Karte gesehen.
undo-barred-a-seat-changed-hands = Das lässt sich nicht zurücknehmen: Inzwischen spielt auf einem Platz jemand anderes.
undo-barred-the-game-is-over = Das Spiel ist zu Ende: Es lässt sich nichts mehr zurücknehmen.
undo-barred-nothing-to-undo = Es gibt noch nichts zurückzunehmen.
help-keys =
    Tippe die Nummer einer Möglichkeit und drücke Enter. Mehrere: 1 3 oder nacheinander. Der Name einer Karte oder ein Pfad, wie p ihn zeigt, geht auch.
    ? Hilfe · u zurücknehmen · t Tipp · l ganzer Verlauf · m was auf deinen Karten steht, oder was du weitergegeben und bekommen hast · p Pfade an oder aus · q speichern und gehen
tip-thinking = Mal überlegen …
tip-one-way = Hier geht es nur auf eine Weise.
tip-two = Denk über diese beiden nach. { $one } – oder: { $other }?
tip-best = Ich würde wählen: { $what }.
tip-why = Von hundert gedachten Partien von hier aus gewinnt das etwa { $best }, das andere { $second }.
tip-alike = Das andere ist etwa gleich gut: beide gewinnen etwa { $best } von hundert Partien.
tip-plain = Nichts anderes kommt heran: das gewinnt etwa { $best } von hundert Partien.
tip-taken = { $tips ->
    [one] Mit einem Tipp gespielt.
   *[other] Mit { $tips } Tipps gespielt.
  }
tip-decline = es lassen
tip-alone = Tipps gibt es nur in Partien, in denen alle anderen Bots sind.
help-title = Hilfe
log-title = Verlauf
round-of = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
  }
enter-goes-on = Weiter mit Enter.
enter-declines = 0 oder nein: lassen.
final-title = Schlusswertung
won-by = { $names } gewinnt mit { $points } Punkten.
won-shared = { $names } teilen sich den Sieg mit { $points } Punkten.
won-tiebreak = (der Gleichstand ist nach den Regeln entschieden)
score-total = gesamt
left-table = Gespeichert in { $file }. Später weiter mit:
finished = Die Aufzeichnung liegt in { $file }. Noch einmal ansehen mit:
bot-random = Zufallsbot
bot-greedy = Gieriger Bot
bot-search = Denkender Bot
bot-look = Vorausschauender Bot
bot-learned = Bot, der gelernt hat
bot-apprentice = Lehrling
bot-journeyman = Geselle
bot-master = Meister
bot-syndic = Syndikus
bot-grandmaster = Großmeister
unofficial = Inoffizielle Umsetzung von Liebhabern; Titel gehören ihren Inhabern.
replay-prompt = Wiedergabe
replay-keys = Enter weiter · b zurück · 42 geht zu Eintrag 42 · v 0 Blick von Platz 0 · v outside ohne Geheimnisse · v all alle Hände offen · q beenden
replay-start = Vor der ersten Karte.
replay-end = Hier endet die Aufzeichnung.
entry = Eintrag { $number } von { $count }
view-of-seat = gesehen von { $name }
view-open = von außen gesehen, ohne Geheimnisse
view-all = alle Hände offen
no-such-view = Diesen Blick gibt es nicht: { $view }. Gib einen Platz von 0 bis { $last } an, outside (von außen) oder all (alle Hände).
not-over-yet = Das Spiel ist noch nicht zu Ende: Bis dahin bleiben die Handkarten verdeckt, und es gibt nur den Blick von außen.
has-answered = { $seat } hat geantwortet.
chance-answered = Die Karten wurden gemischt.
took-back = { $seat } hat etwas zurückgenommen.
takes-seat = { $player } nimmt den Platz von { $seat } ein.
rules-changed = Ab hier wird nach neueren Regeln gespielt.
too-small = Dieses Fenster hat { $rows } Zeilen; der Tisch dieses Spiels braucht etwa { $wanted }.
list-of = { $others } und { $last }
repeated = { $name } ({ $count ->
    [2] zweimal
    [3] dreimal
   *[other] { $count }-mal
})
letter-blue = B
letter-brown = N
letter-red = R
letter-purple = L
letter-yellow = E
letter-green = G
letter-pink = S
letter-grey = A
