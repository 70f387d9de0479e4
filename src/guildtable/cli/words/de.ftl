# Die eigenen Wörter des Terminals, auf Deutsch.

your-turn = { $name }, du bist dran
turn-of = { $name }
chosen-so-far = Bisher gewählt: { $paths }
now-choose = Wähle noch { $count }:
then-where = { $path }: wohin?
barred-title = Jetzt nicht:
answer-prompt = Nummer, Pfad oder ? für Hilfe
bad-answer = „{ $text }“ ist nicht dabei. Tippe eine Nummer von 1 bis { $last }, einen Pfad wie { $path } oder ? für Hilfe.
bad-answer-several = Tippe { $count } Nummern, etwa „1 3“, oder wähle sie nacheinander.
nothing-there = Hier gibt es nichts zu wählen: { $path }.
handover = Gib den Bildschirm an { $name }.
handover-hint = { $name }: Drücke Enter, wenn sonst niemand hinsieht
press-enter = Weiter mit Enter
since-last = Seit deinem letzten Zug
saved = Nach jeder Antwort gespeichert in { $file }. Später weiter: guildtable play --resume { $file }
resumed = Fortgesetzt aus { $file }.
undone = Zurückgenommen.
undo-barred-another-has-answered = Das geht nicht zurück: Jemand anderes hat inzwischen geantwortet.
undo-barred-all-have-answered = Das geht nicht zurück: Alle haben geantwortet, die Antworten liegen offen.
undo-barred-a-card-was-seen = Das geht nicht zurück: Du hast dadurch eine Karte gesehen.
undo-barred-nothing-to-undo = Es gibt noch nichts zurückzunehmen.
help-keys =
    Tippe die Nummer einer Möglichkeit und drücke Enter. Mehrere: die Nummern mit Leerzeichen (1 3) oder nacheinander.
    Oder tippe den Pfad einer Möglichkeit, etwa card:scholar-4/to:capital, oder seinen Anfang.
    ? Hilfe · u zurücknehmen · l ganzes Protokoll · p Pfade an oder aus · q speichern und gehen
help-title = Hilfe
log-title = Protokoll
round-of = Runde { $round } von { $rounds }
final-title = Schlusswertung
won-by = { $names } gewinnt mit { $points } Punkten.
won-shared = { $names } teilen sich den Sieg mit { $points } Punkten.
won-tiebreak = (der Gleichstand ist nach den Regeln entschieden)
score-total = gesamt
left-table = Gespeichert. Später weiter: guildtable play --resume { $file }
finished = Die Aufzeichnung liegt in { $file }. Noch einmal ansehen: guildtable replay { $file }
waiting-for = Warten auf { $names }.
bot-named = { $kind } Bot { $number }
person-named = Spieler { $number }
you-name = Du
unofficial = Inoffizielle Umsetzung von Liebhabern; Titel gehören ihren Inhabern.
replay-keys = Enter weiter · b zurück · eine Zahl: dorthin · v Blick eines Platzes (0, 1, … oder o für offen) · q beenden
replay-start = Vor der ersten Karte
replay-end = Hier endet die Aufzeichnung.
entry = Eintrag { $number } von { $count }
view-of-seat = gesehen von { $name }
view-open = von außen gesehen, ohne Geheimnisse
view-all = alle Hände offen
