# Wer man hier ist: Partien behalten, anmelden, wo man angemeldet ist.

account-title = Dein Konto
account-name = Wer du hier bist
account-name-saved = Gespeichert.
account-wait = einen Augenblick
account-toll = Wir sehen nach, ob du kein Roboter bist … das dauert einige Sekunden.
account-today = heute

## Ein Gast behält seine Partien

account-keep = Behalte deine Partien
account-keep-short = Nur dieser Browser weiß, dass sie dir gehören. Ohne Passwort.
account-keep-how = Behalten
account-not-now = Nicht jetzt
account-keep-why = Nur dieser Browser weiß, welche Partien dir gehören. Schaff dir einen Weg zurück, dann findest du sie auf jedem Gerät. Dein Name gehört dann dir allein; dein Porträt und deine laufenden Partien bleiben, wie sie sind.
account-passkey-make = Mit einem Passkey behalten
account-passkey-use = Passkey verwenden
account-passkey-what = Dein Handy oder Rechner fragt nach Finger, Gesicht oder PIN wie beim Entsperren und merkt sich den Rest. Ein Passwort gibt es nicht, und wir bekommen nichts davon zu sehen. Füg danach noch eine Mailadresse hinzu, falls du das Gerät verlierst.
account-not-given = Es kam nichts. Vielleicht hat dieses Gerät noch keinen Passkey von dir: Nimm unten einen anderen Weg.
account-by-mail = Per Mail
account-or-mail = oder per Mail
account-address = Deine Mailadresse
account-send = Schick mir einen Code
account-sent = Eine Mail an { $address } ist unterwegs. Darin stehen ein Code und ein Link.
account-code = Der Code aus der Mail
account-code-good = Sechs Zeichen, zehn Minuten gültig. Der Link in der Mail tut dasselbe, wenn du ihn in diesem Browser öffnest.
account-enter = Anmelden
account-nothing-came = Nichts angekommen? Such im Spam nach „Guildtable“.
account-again = Noch einmal schicken
account-again-in = in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  }
account-other-address = Andere Adresse
account-passkey-how = Dein Handy oder Rechner fragt nach Finger, Gesicht oder PIN wie beim Entsperren. Ein Passwort gibt es nicht.
account-kept = Deine Partien bleiben dir erhalten.
account-kept-why = Du kannst dich jetzt auf jedem Gerät anmelden und findest sie alle.
account-kept-mail = Auf jedem anderen Gerät meldest du dich mit { $address } an: Dorthin schicken wir einen Code.
account-kept-passkey = Auf jedem Gerät mit deinen Passkeys genügt „Anmelden“. Füg unten als zweiten Weg eine Mailadresse hinzu, falls du dieses Gerät verlierst.
account-kept-paper = Auf jedem anderen Gerät meldest du dich mit einem deiner Codes an.
account-keep-mine = Meine Partien behalten
account-merged = Du bist { $name }
account-merged-what = Mit dieser Adresse hattest du hier schon ein Konto. { $moved ->
    [0] Was du hier als Gast gespielt hast, gehört jetzt dazu.
    [one] Was du hier als Gast gespielt hast, gehört jetzt dazu, auch ein laufender Tisch.
   *[other] Was du hier als Gast gespielt hast, gehört jetzt dazu, auch { $moved } laufende Tische.
  }
account-mail-confirm = Das ist meine Adresse
account-mail-added = Von jetzt an kommst du auch mit { $address } zurück.
account-address-new = Die neue Mailadresse
account-cancel = Abbrechen
account-remove-what = Entfernen: { $what }
account-session-end-what = Abmelden: { $device }
account-you-stay = Du bleibst. Es wird nichts gelöscht.
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
account-device-none = ein unbekanntes Gerät
account-remove = Entfernen
account-prove = Das darfst nur du. Zeig noch einmal, dass du es bist, und versuch es dann erneut.

account-sessions = Wo du angemeldet bist
account-session-this = Hier
account-session-seen = zuletzt gesehen: { $day }
account-session-end = Abmelden
account-session-ended = Dort bist du abgemeldet.
account-sessions-end = Überall sonst abmelden

account-leave = Abmelden
account-leave-this = Hier abmelden
account-leave-lost = Nur in diesem Browser bist du { $name }. Wenn du dich abmeldest, sind deine Partien und laufenden Tische endgültig verloren. Sichere sie vorher: Das dauert eine halbe Minute.
account-leave-anyway = Abmelden und alles verlieren
account-leave-stay = Bleiben

## Mit wem man nichts zu tun haben will

account-blocked = Wen du blockiert hast
account-blocked-none = Niemanden. Am Tisch kannst du jemanden im Menü oder im Chat blockieren.
account-blocked-what = Du hörst nicht mehr, was sie sagen, und an offenen Tischen begegnet ihr euch nicht mehr. Sie erfahren es nicht.
account-blocked-since = seit: { $day }
account-blocked-lift = { $name } nicht mehr blockieren
account-blocked-lift-short = Nicht mehr blockieren
account-blocked-lifted = { $name } ist nicht mehr blockiert.
account-blocked-failed = Die Liste ließ sich nicht laden.

## Alles mitnehmen und das Konto löschen

account-export = Nimm alles mit
account-export-what = Eine Datei mit allem, was von dir aufbewahrt wird: Name, Porträt, Anmeldewege, Geräte, Ergebnisse, was du gesagt und gemeldet hast, wen du blockiert hast; dazu jede beendete Partie als Aufzeichnung, die alle ansehen können.
account-export-take = Als Zip herunterladen

account-erase = Konto löschen
account-erase-what = Gelöscht wirst du { $days ->
    [one] einen Tag
   *[other] { $days } Tage
  }, nachdem du darum bittest. Bis dahin genügt ein Knopfdruck oder eine Anmeldung, um es zurückzunehmen. Kopien in Sicherungen verschwinden { $backups ->
    [one] einen Tag
   *[other] { $backups } Tage
  } später.
account-goes = Das verschwindet
account-goes-name = Dein Name und dein Porträt
account-goes-words = Alles, was du gesagt und gemeldet hast
account-goes-sessions = Deine Sitzungen auf allen Geräten
account-goes-ways = Passkeys, Mailadresse und Codes
account-stays = Das bleibt
account-stays-games = Deine Partien mit Plätzen und Punkten, gespielt von „Jemand“
account-stays-tables = Deine laufenden Tische: Ein Bot spielt weiter
account-stays-reserved = Niemand sonst kann deinen Namen nehmen, auch wenn er nirgends mehr steht
account-erase-begin = Konto löschen …
account-erase-ask = Tag der Löschung: { $day }. Danach kann niemand mehr etwas zurückholen.
account-erase-do = Lösch mich: { $day }
account-erase-first = Erst alles mitnehmen
account-erase-prove = Zeig zuerst, dass du es bist: Jemand könnte diesen Browser offen gefunden haben.
account-pending = Tag deiner Löschung: { $day }
account-pending-what = Bis dahin ändert sich nichts, und du kannst weiterspielen. Danach gibt es nur noch Kopien in Sicherungen, und zwar { $days ->
    [one] einen Tag
   *[other] { $days } Tage
  } lang.
account-pending-back = Zurücknehmen und bleiben

## Anmelden

sign-in-title = Anmelden
sign-in-why = Deine Partien und laufenden Tische sind dann auch auf diesem Gerät.
sign-in-along = Was du hier als Gast gespielt hast, kommt mit.
sign-in-already = Du bist schon angemeldet.
sign-in-link = Du hast den Link in unserer Mail geöffnet. Hier anmelden, in diesem Browser?
sign-in-otherwise = Anders anmelden
sign-in-made = Deine Partien bleiben dir erhalten
sign-in-made-what = Diese Adresse hatte hier noch niemand, jetzt ist sie deine: Mit ihr kommst du als { $name } zurück. Hast du frühere Partien gesucht? Dann melde dich in deinem Konto ab und versuch es mit deiner anderen Adresse.
sign-in-done = Willkommen zurück
sign-in-welcome = Du bist hier jetzt { $name }. { $moved ->
    [0] {""}
    [one] Ein Tisch ist mitgekommen.
   *[other] { $moved } Tische sind mitgekommen.
  }
sign-in-play = Zu deinen Tischen
sign-in-account = Dein Konto

## Was schiefgeht

refused-both-at-one-table = du sitzt als beide an einem Tisch; spiel diese Partie erst zu Ende oder verlass sie
refused-mail = die Mail ließ sich gerade nicht verschicken; versuch es später oder nimm einen anderen Weg
refused-letters = es wurden so viele Mails angefordert, dass du eine Weile warten musst
refused-toll = von deinem Anschluss wurde es so oft versucht, dass du eine Weile warten musst
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
refused-signed-in = das gehört hier zu einem anderen Konto; melde dich erst ab, um es zu benutzen
refused-account = dieses Konto darf nicht benutzt werden; frag, wer die Seite betreibt
refused-not-fresh = zeig noch einmal, dass du es bist
