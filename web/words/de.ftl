# Der Tisch im Browser, auf Deutsch: was zu keinem einzelnen Spiel gehört.

## The frame

table-home = Start
table-menu = Menü
table-close = Schließen
table-views = Ansichten
table-table = Tisch
table-log = Verlauf
table-chat = Gespräch
table-log-and-chat = Verlauf und Gespräch
table-round = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
  }
table-clock = Verbleibende Zeit
table-choices = Möglichkeiten
table-you = { $name } (du)
table-your-turn = Du bist am Zug
table-elsewhere = { $count ->
    [one] 1 Tisch wartet
   *[other] { $count } Tische warten
  }

## The prompt

table-opening = Der Tisch wird geöffnet
table-sending = Deine Antwort wird gesendet
table-waiting = Warten auf { $names }
table-next = { $names } ist an der Reihe
table-next-hint = Nimm es jetzt zurück, oder lass die Bots weitermachen.
table-answered = Du hast geantwortet. Warten auf { $names }
table-watching = Du siehst zu. Niemandes Hand wird dir gezeigt.
table-put-back = { $what } zurücklegen
table-decline = Nein
table-take-none = Keine
table-confirm = Bestätigen
table-confirm-count = { $chosen ->
    [0] { $least ->
        [0] Wähle bis zu { $most }
       *[other] Wähle { $most }
      }
   *[other] { $chosen } von { $most } bestätigen
  }
table-go-on = Weiter
table-rule = Die Regel
table-undo = Rückgängig
table-take-back = Zurücknehmen
table-ask-take-back = Um Zurücknahme bitten

## The log

table-earlier = { $count ->
    [one] 1 früherer Schritt
   *[other] { $count } frühere Schritte
  }
table-took-back = { $name } hat einen Zug zurückgenommen.
table-withdrew = { $name } hat eine Antwort zurückgenommen.
table-bot-plays-on = Ein Bot spielt für { $name } weiter.
table-plays-again = { $name } spielt wieder selbst.
table-newer-rules = Das Haus spielt jetzt nach neueren Regeln.
table-say = Sag etwas Freundliches
table-send = Senden

## Notices

table-lost = Verbindung unterbrochen
table-lost-kept = Dein Zug ist aufbewahrt und wird gesendet.
table-lost-nothing = Nichts ist verloren.
table-lost-attempt = Neue Verbindung, Versuch { $attempt }.
table-not-done = Nicht ausgeführt
trouble-stale = Der Tisch ist weitergegangen. Sieh noch einmal hin und beantworte, was jetzt gefragt ist.
trouble-illegal = Das steht nicht mehr zur Wahl.
trouble-too-many = Zu schnell: warte einen Augenblick.
trouble-unavailable = Der Server kann es gerade nicht. Es wird noch einmal gesendet.
trouble-forbidden = Du sitzt hier nicht.
trouble-not-now = Nicht in diesem Augenblick.
trouble-internal = Der Server hat einen Fehler gemacht. Bitte melde das Problem über das Menü.
undo-barred-another-has-answered = Inzwischen hat jemand anders geantwortet.
undo-barred-all-have-answered = Alle haben geantwortet, und die Antworten liegen offen.
undo-barred-a-card-was-seen = Du hast dadurch eine verdeckte Karte gesehen.
undo-barred-somebody-saw-a-card = Jemand hat inzwischen eine verdeckte Karte gesehen.
undo-barred-the-game-is-over = Das Spiel ist zu Ende.
undo-barred-nothing-to-undo = Es gibt noch nichts zurückzunehmen.
table-wish = { $name } möchte einen Zug zurücknehmen
table-wish-what = { $count ->
    [one] Ein Zug würde zurückgenommen.
   *[other] { $count } Züge würden zurückgenommen, Würfe und gezogene Karten eingeschlossen. Es fällt wieder dasselbe.
  }
table-agree = Zustimmen
table-refuse = Ablehnen
table-wish-asked = Du hast um Zurücknahme gebeten
table-wish-waits = Sie geschieht, sobald alle zustimmen.
table-wish-drop = Doch nicht
table-bot-for-you = Ein Bot spielt für dich
table-come-back = Wieder Platz nehmen
table-gone = { $name } ist fort
table-wait = Warten
table-let-bot = Einen Bot weiterspielen lassen

## The menu

menu-menu = Menü
menu-back = Zurück
menu-settings = Einstellungen
menu-rules = Regeln
menu-keys = Tasten
menu-copy-link = Link zu diesem Tisch kopieren
menu-copied = Kopiert
menu-copy-link-why = Wer ihn hat, darf zusehen; die Hände bleiben verdeckt.
menu-report = Ein Problem melden
menu-report-why = Speichert das Spiel bis jetzt mit deiner Bemerkung.
menu-leave = Den Tisch verlassen
menu-leave-why = Ein Bot spielt weiter; du kannst jederzeit zurückkommen.
menu-commitment = Daran ist das Mischen gebunden, veröffentlicht vor der ersten Karte:
report-what = Was ist schiefgegangen?
report-kept = Das Spiel bis Schritt { $seq } wird mitgespeichert, nur für die Betreiber dieses Hauses.
report-send = Meldung senden
report-failed = Sie konnte nicht gesendet werden. Versuch es in einer Minute noch einmal.
report-thanks = Danke. Das Spiel bis jetzt ist mit deiner Bemerkung gespeichert.
report-done = Zurück zum Tisch
key-digits = 1 bis 9
key-digits-does = eine Karte, Nutzung oder Möglichkeit wählen
key-enter = Enter
key-enter-does = bestätigen, oder die Bots weitermachen lassen
key-escape = Esc
key-escape-does = das Letzte zurücklegen
key-u = U
key-u-does = rückgängig
key-l = L
key-l-does = Verlauf und Gespräch
key-rule = ?
key-rule-does = die Regel zu dem, was gefragt ist
key-tab = Tab
key-tab-does = von Ding zu Ding

## Final scoring

final-title = Schlusswertung
final-you = Du gewinnst mit { $lead ->
    [one] 1 Punkt
   *[other] { $lead } Punkten
  } Vorsprung
final-they = { $names } gewinnt mit { $lead ->
    [one] 1 Punkt
   *[other] { $lead } Punkten
  } Vorsprung
final-you-tie = Du gewinnst den Gleichstand
final-they-tie = { $names } gewinnt den Gleichstand
final-shared = { $names } teilen sich den Sieg
final-sums = { $sums }. Jedes Stockwerk ist eine Wertung.
final-tower = { $name }: { $points } Punkte
final-you-are = { $name } (du)
final-won = gewonnen
final-behind = { $points ->
    [0] gleich viele Punkte
   *[other] { $points } zurück
  }
final-category = Wertung
final-total = Summe
final-decided = Was den Ausschlag gab
final-gain = { $item }: { $winner } { $won }, { $next } { $lost }
final-hint = Die Aufzeichnung ist jetzt für alle offen.
final-table = Den Tisch ansehen
table-to-final = Zurück zur Schlusswertung
final-rematch = Noch einmal
final-rematch-join = Zur Revanche
final-record = War es gerecht?
final-record-why = Der Ursprung des Mischens steht jetzt in der Aufzeichnung. Jeder kann prüfen, dass keine Karte verschoben wurde.
final-download = Aufzeichnung herunterladen
final-verify = Prüfen
final-sound = Geprüft: Jede Karte fiel, wie es vorher festgelegt war, und jeder Zug war erlaubt.
final-unsound = Die Aufzeichnung passt nicht zu dem, was vorher festgelegt war. Bitte melde das.
final-later = Die Aufzeichnung ist noch nicht fertig. Versuch es gleich noch einmal.
none = keine
