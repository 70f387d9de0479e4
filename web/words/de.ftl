# Der Tisch im Browser, auf Deutsch: was zu keinem einzelnen Spiel gehört.

## The frame

table-home = Startseite
table-prompt = Frage
skip-link = Zum Inhalt
table-menu = Menü
table-close = Schließen
table-views = Ansichten
table-table = Tisch
table-log = Verlauf
table-chat = Chat
table-log-and-chat = Verlauf und Chat
table-round = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
  }
table-round-over = Die Runde ist vorbei
table-end-near = Das Ende naht
table-clock = Verbleibende Zeit
table-barred = { $count } gehen jetzt nicht: { $why }
table-choices = Möglichkeiten
table-listen = Erst ein Wort der Mentorin
table-listen-hint = Die Frage an dich kommt gleich danach.
table-your-turn = Du bist am Zug
table-sound = Ton
table-sound-key = Ton an oder aus (M)
table-last-round = Letzte Runde
table-next-table-which = Nächster Tisch: { $game } mit { $names }{ $others ->
    [0] {""}
    [one] ; 1 weiterer wartet
   *[other] ; { $others } weitere warten
  }
table-next-table-game = Nächster Tisch: { $game }
table-next-table-short = Nächster Tisch

## Tables by the day

day-free-until = frei bis { $time }
day-out = Bot ab { $time }
day-bank-runs = deine Reserve läuft

## The prompt

table-opening = Der Tisch wird eröffnet
table-sending = Deine Antwort wird gesendet
table-kept = Hier aufgehoben, gesendet mit der nächsten Verbindung
table-kept-what = Du kannst diese Seite schließen.
table-turn-over = Dein Zug ist vorbei.
table-waiting = Warten auf { $names }
table-absent = { $count ->
    [one] { $names } ist gerade nicht da.
   *[other] { $names } sind gerade nicht da.
  }
table-next = { $names } ist an der Reihe
table-next-hint = Nimm es jetzt zurück, oder tippe irgendwohin, um weiterzuspielen.
table-skip = Überspringen
table-answered = Du hast geantwortet. Warten auf { $names }
table-watching = Du siehst zu. Die Handkarten der anderen siehst du nicht.
table-put-back-short = Zurücklegen
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
table-late = Das dauert länger als sonst. Nichts geht verloren: du kannst gehen und später wiederkommen.
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
table-more = { $count ->
    [one] noch 1 Zeile
   *[other] noch { $count } Zeilen
  }
table-less = Weniger
table-drew = { $seat-is ->
    [you] Du hast gezogen:
   *[other] { $seat } hat gezogen:
  }
table-you-alone = Du
table-you-object = dich
table-took-back = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} einen Zug zurückgenommen.
table-withdrew = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
  } eine Antwort zurückgenommen.
table-bot-plays-on = Ein Bot spielt für { $seat-is ->
    [you] dich
   *[other] { $seat }
  } weiter.
table-plays-again = { $seat-is ->
    [you] Du bist
   *[other] { $seat } ist
  } wieder am Tisch.
table-newer-rules = Diese Seite spielt jetzt nach neueren Regeln.
table-say = Sag etwas Freundliches
table-send = Senden

## Notices

table-not-done = Nicht ausgeführt
trouble-stale = Am Tisch ging es schon weiter. Sieh noch einmal hin und beantworte, was jetzt gefragt ist.
trouble-illegal = Das steht nicht mehr zur Wahl.
trouble-too-many = Zu schnell: warte einen Augenblick.
trouble-unavailable = Der Server kann es gerade nicht. Es wird noch einmal gesendet.
trouble-forbidden = Du sitzt hier nicht.
trouble-not-now = Nicht in diesem Augenblick.
trouble-internal = Der Server hat einen Fehler gemacht. Bitte melde das Problem über das Menü.
undo-barred-another-has-answered = Inzwischen hat jemand anderes geantwortet.
undo-barred-all-have-answered = Alle haben geantwortet, und die Antworten liegen offen.
undo-barred-a-card-was-seen = Du hast dadurch eine verdeckte Karte gesehen.
undo-barred-somebody-saw-a-card = Jemand hat inzwischen eine verdeckte Karte gesehen.
undo-barred-a-seat-changed-hands = Inzwischen spielt auf einem der Plätze jemand anderes.
undo-barred-a-bot-plays-for-you = Ein Bot spielt für dich: Nimm zuerst deinen Platz wieder ein.
undo-barred-the-game-is-over = Das Spiel ist zu Ende.
undo-barred-nothing-to-undo = Es gibt noch nichts zurückzunehmen.
already-asked = Es wurde schon um etwas gebeten: Beantworte zuerst das.
asked-just-now = Du hast gerade erst gefragt: Spiel weiter oder warte eine Minute.
time-is-up = Deine Zeit ist um: Ein Bot spielt für dich weiter.
no-time-left = Deine Zeit für das ganze Spiel ist aufgebraucht: Der Bot spielt weiter.
undo-barred-too-often = Es ging schon zu oft hin und her: Ab hier lässt sich nichts mehr zurücknehmen.
undo-barred-no-time-left = Deine Zeit für diesen Zug ist aufgebraucht: Er bleibt stehen.

## The menu

menu-aid = Spielhilfe
aid-print = Drucken
menu-keys = Tasten

## Final scoring

final-title = Schlusswertung
final-count = Die letzte Zählung
table-to-final = Zurück zur Schlusswertung
repeated = { $name } ({ $count ->
    [2] zweimal
    [3] dreimal
   *[other] { $count }-mal
})
from-to = von { $before } auf { $after }
none = keine

## Since your last turn

since-title = Seit deinem letzten Zug
since-again = Noch einmal zeigen
since-by = { $name }: { $what }
since-brief = { $things ->
    [one] 1 Ereignis
   *[other] { $things } Ereignisse
}{ $touched ->
    [0] {""}
    [one] , 1 betraf dich
   *[other] , { $touched } betrafen dich
}

## What a turn brought

tells-things = { $things }
tells-guilders = { $count ->
    [one] Gulden
   *[other] Gulden
}
tells-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
tells-cards = { $count ->
    [one] Karte
   *[other] Karten
}
tells-canals = { $count ->
    [one] Kanalfeld
   *[other] Kanalfelder
}
tells-houses = { $count ->
    [one] Haus
   *[other] Häuser
}
tells-people = { $count ->
    [one] Person
   *[other] Personen
}
tells-steps = { $count ->
    [one] Stufe
   *[other] Stufen
}
tells-statues = { $count ->
    [one] Statue
   *[other] Statuen
}
tells-gold = Gold
tells-modifiers = { $count ->
    [one] verdeckter Modifikator
   *[other] verdeckte Modifikatoren
}
