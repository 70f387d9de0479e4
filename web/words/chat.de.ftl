# Gespräch und Ordnung am Tisch, auf Deutsch.

chat-watching = (sieht zu)
chat-more = Möglichkeiten bei { $name }
chat-block = { $name } blockieren
chat-blocked = Du hast { $name } blockiert; dort erfährt es niemand.
chat-unblock = Nicht mehr blockieren
chat-report = { $name } melden
chat-hide = Zeile für alle entfernen
chat-mute = { $name } stummschalten
chat-silent = An diesem Tisch schreiben nur die Mitspielenden.
fellow-about = Über { $name }
fellow-page = Seite von { $name }
fellow-block = { $name } blockieren
fellow-unblock = { $name } nicht mehr blockieren
fellow-blocked = Du hörst { $name } nicht mehr, und diese Seite setzt euch nicht mehr zusammen an einen Tisch. Diese Partie spielst du zu Ende. { $name } erfährt es nicht.
menu-order = Zuschauer und Chat
closed-spectators = Dieser Tisch ist für Zuschauer geschlossen
closed-spectators-what = Nur wer daran spielt, sieht das Spiel. Frag den Gastgeber, oder such dir einen anderen Tisch.
trouble-muted = Du darfst an diesem Tisch nicht schreiben. Nur der Gastgeber kann das ändern.
trouble-spectators-silent = An diesem Tisch schreiben nur die Mitspielenden.
trouble-among-themselves = Das Spiel ist vorbei: Wer gespielt hat, redet jetzt unter sich.
trouble-way-in-said = Damit kommt jeder in dein Konto: Zeig es niemandem, wer auch danach fragt.
trouble-spectators-none = Der Gastgeber hat diesen Tisch für Zuschauer geschlossen.
trouble-name-at-table = Jemand an diesem Tisch heißt wie du. Ändere deinen Namen auf der Startseite, um hier zu schreiben.
refused-barred = der Gastgeber hat dich von diesem Tisch weggeschickt; nur er lässt dich wieder herein
