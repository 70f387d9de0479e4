# What is said over the table, and seldom: fetched a moment after it.
table-lost = Verbindung unterbrochen
table-lost-kept = Dein Zug ist hier aufgehoben und wird gesendet, auch wenn du diese Seite schließt.
table-kept-sent = Die Verbindung ist wieder da: deine Antwort ist gespielt
table-kept-late = Deine Antwort kam zu spät
table-kept-late-what = Du hast sie ohne Verbindung gegeben, und inzwischen war der Tisch weiter. Sie wurde nicht gespielt: schau noch einmal hin, und antworte auf das, was jetzt gefragt wird.
table-lost-nothing = Nichts ist verloren.
table-lost-attempt = Neue Verbindung, Versuch { $attempt }.
table-went-back = Das Spiel wurde zurückgesetzt
table-went-back-what = Die letzten Züge sind auf dem Server verloren gegangen. Alle spielen von dem Stand davor weiter; Spielplan und Verlauf zeigen, was jetzt gilt.
table-went-back-read = Verstanden
table-wish = { $name } möchte einen Zug zurücknehmen
table-wish-what = { $count ->
    [one] Ein Zug würde zurückgenommen.
   *[other] { $count } Züge würden zurückgenommen, auch Würfe und gezogene Karten. Sie fallen danach wieder genauso.
  }
table-wish-replace = { $name } möchte einen Bot für { $gone } spielen lassen
table-wish-replace-what = { $gone } ist seit fünf Minuten fort. Wer zurückkommt, nimmt den Platz wieder ein.
table-wish-end = { $name } möchte das Spiel beenden
table-wish-end-what = Es endet hier und jetzt: Niemand gewinnt, und es bleibt keine Aufzeichnung.
table-agree = Zustimmen
table-agree-end = Ja, für alle beenden
table-refuse = Ablehnen
table-wish-asked = Du hast darum gebeten, einen Zug zurückzunehmen
table-wish-asked-replace = Du bist dafür, dass ein Bot für { $gone } spielt
table-wish-asked-end = Du bist dafür, das Spiel zu beenden
table-wish-waits = Es geschieht, sobald alle zustimmen.
table-wish-drop = Doch nicht
table-bot-for-you = Ein Bot spielt für dich
table-come-back = Wieder Platz nehmen
table-come-back-later = Zurückkommen kannst du einmal pro Runde: Bis zur nächsten spielt der Bot.
table-come-back-no-more = An diesem Tisch gab es zu viel Kommen und Gehen: Der Bot spielt weiter.
table-gone = { $name } ist fort
table-gone-soon = Nach fünf Minuten kann der Tisch beschließen, ohne diesen Platz weiterzuspielen.
table-wait = Warten
table-let-bot = Einen Bot weiterspielen lassen
table-ask-bot = Um einen Bot bitten
trouble-muted = Du darfst an diesem Tisch nicht schreiben. Nur der Gastgeber kann das ändern.
trouble-spectators-silent = An diesem Tisch schreiben nur die Mitspielenden.
trouble-among-themselves = Das Spiel ist vorbei: Wer gespielt hat, redet jetzt unter sich.
trouble-way-in-said = Damit kommt jeder in dein Konto: Zeig es niemandem, wer auch danach fragt.
trouble-name-at-table = Jemand an diesem Tisch heißt wie du. Ändere deinen Namen auf der Startseite, um hier zu schreiben.
