# Wer man hier ist: Spiele behalten, anmelden, wo man angemeldet ist.

account-title = Dein Konto
account-name = Wer du hier bist
account-name-saved = Gespeichert.
account-wait = einen Augenblick
account-today = heute

## Ein Gast behält seine Spiele

account-keep = Behalte deine Spiele
account-keep-short = Nur dieser Browser weiß, dass sie dir gehören. Ohne Passwort.
account-keep-how = Behalten
account-not-now = Nicht jetzt
account-keep-why = Nur dieser Browser weiß, welche Spiele dir gehören. Schaff dir einen Weg zurück, dann findest du sie auf jedem Gerät. Dein Name, dein Porträt und deine laufenden Spiele bleiben, wie sie sind.
account-passkey-make = Mit einem Passkey behalten
account-passkey-use = Passkey verwenden
account-passkey-what = Ein Passkey liegt auf deinem Handy oder Rechner und öffnet sich mit Finger, Gesicht oder PIN, die dein Gerät nie verlassen. Ein Passwort gibt es nicht.
account-not-given = Es kam kein Passkey. Versuch es noch einmal oder nimm einen anderen Weg.
account-by-mail = Per Mail
account-or-mail = oder per Mail
account-address = Deine Mailadresse
account-send = Schick mir einen Code
account-sent = Eine Mail an { $address } ist unterwegs. Darin stehen ein Code und ein Link.
account-code = Der Code aus der Mail
account-code-good = Sechs Zeichen, zehn Minuten gültig. Der Link tut dasselbe.
account-enter = Anmelden
account-nothing-came = Nichts angekommen? Such im Spam nach „Guildtable“.
account-again = Noch einmal schicken
account-again-in = in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  }
account-other-address = Andere Adresse
account-kept = Deine Spiele bleiben dir.
account-kept-why = Du kannst dich jetzt auf jedem Gerät anmelden und findest sie alle.
account-already = Schon einmal mit Konto hier gespielt?
account-home = Zu Hause
account-home-why = Diese Seite hat keine Konten, und du brauchst keines: Dieser Browser kennt dich.

## Wege zurück auf Papier

account-recovery = Codes auf Papier
account-recovery-why = Zehn Codes für den Tag, an dem dein Handy in den Kanal fällt. Jeder gilt einmal.
account-recovery-left = Du hast noch { $left ->
    [one] einen Code
   *[other] { $left } Codes
  }. Neue ersetzen sie.
account-recovery-make = Codes erstellen
account-recovery-renew = Neue Codes erstellen
account-recovery-once = Das sind deine Codes. Du siehst sie nur jetzt: Leg sie dorthin, wo du sie wiederfindest.
account-recovery-file = Codes zum Anmelden bei { $site }. Jeder gilt einmal.
account-recovery-save = Als Datei speichern
account-recovery-print = Drucken
account-recovery-kept = Ich habe sie weggelegt
account-recovery-use = Code auf Papier verwenden
account-recovery-type = Ein Code auf Papier
account-copy = Kopieren
account-copied = Kopiert

## Ein Konto

account-ways = Wie du zurückkommst
account-ways-why = Jeder dieser Wege öffnet dein Konto. Hab am besten zwei, dann darfst du einen verlieren.
account-way-mail = Dorthin geht ein Code
account-mail-add = Mailadresse hinzufügen
account-mail-change = Adresse ändern
account-passkey-of = Passkey, { $device }
account-passkey-since = erstellt: { $made }, zuletzt benutzt: { $used }
account-passkey-add = Passkey hinzufügen
account-device-none = ein Gerät
account-remove = Entfernen
account-prove = Das ändert, wie du hereinkommst. Zeig noch einmal, dass du es bist, und versuch es dann erneut.

account-sessions = Wo du angemeldet bist
account-session-this = Hier
account-session-seen = zuletzt gesehen: { $day }
account-session-end = Abmelden
account-session-ended = Dort bist du abgemeldet.
account-sessions-end = Überall sonst abmelden

account-leave = Abmelden
account-leave-this = Hier abmelden
account-leave-lost = Nur in diesem Browser bist du { $name }. Wenn du dich abmeldest, kann dir niemand deine Spiele und laufenden Tische zurückgeben. Behalte sie vorher, es kostet einen Fingertipp.
account-leave-anyway = Abmelden und alles verlieren
account-leave-stay = Bleiben

## Anmelden

sign-in-title = Anmelden
sign-in-why = Sei hier, wer du anderswo bist: Deine Spiele und laufenden Tische kommen auf dieses Gerät.
sign-in-along = Was du hier als Gast gespielt hast, kommt mit.
sign-in-already = Du bist schon angemeldet.
sign-in-link = Du hast den Link in unserer Mail geöffnet. Hier anmelden, in diesem Browser?
sign-in-otherwise = Anders anmelden
sign-in-done = Willkommen zurück
sign-in-welcome = Du bist hier jetzt { $name }. { $moved ->
    [0] {""}
    [one] Ein Tisch ist mitgekommen.
   *[other] { $moved } Tische sind mitgekommen.
  }
sign-in-play = Zu deinen Tischen
sign-in-account = Dein Konto

## Was schiefgeht

refused-both-at-one-table = du sitzt als beide an einem Tisch; spiel dieses Spiel erst zu Ende oder verlass es
refused-mail = die Mail ließ sich gerade nicht verschicken; versuch es später oder nimm einen anderen Weg
refused-letters = es wurden so viele Mails angefordert, dass du eine Weile warten musst
refused-code-4 = das ist nicht der Code; du hast noch vier Versuche
refused-code-3 = das ist nicht der Code; du hast noch drei Versuche
refused-code-2 = das ist nicht der Code; du hast noch zwei Versuche
refused-code-1 = das ist nicht der Code; du hast noch einen Versuch
refused-code-0 = das war nicht der Code; lass dir einen neuen schicken
refused-code-over = dieser Code ist verbraucht oder zu alt; lass dir einen neuen schicken
refused-other-browser = diese Adresse hat hier noch niemand; öffne den Link in dem Browser, in dem du ihn angefordert hast, oder gib dort den Code ein
refused-passkey-known = dieser Passkey gehört schon jemandem; melde dich damit an
refused-passkey-late = das hat zu lange gedauert; versuch es noch einmal
refused-passkey = dieser Passkey öffnet hier nichts
refused-last-way = das ist dein einziger Weg zurück; füg zuerst einen weiteren hinzu
refused-recovery = das ist keiner deiner Codes, oder er wurde schon benutzt
refused-signed-in = du bist als jemand anderes angemeldet; melde dich zuerst ab
refused-account = dieses Konto darf nicht benutzt werden; frag, wer die Seite betreibt
refused-not-fresh = zeig noch einmal, dass du es bist
