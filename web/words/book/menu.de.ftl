# The menu of a table: read by whoever opens it.
menu-menu = Menü
menu-back = Zurück
menu-home-why = Der Tisch bleibt, wie er ist; du findest ihn dort wieder.
menu-settings = Einstellungen
menu-rules = Regeln
menu-aid-why = Runde, Aktionen, Aufbau, Wertung und Zeichen auf einem Blatt, auch zum Drucken.
menu-copy-link = Link zu diesem Tisch kopieren
menu-copied = Kopiert
menu-copy-link-why = Wer ihn hat, darf zusehen; die Handkarten bleiben verdeckt.
menu-people = Wer hier spielt
menu-people-why = Wie stark jeder Bot ist und was er gern tut; und wie du jemanden blockierst oder meldest.
menu-report = Ein Problem melden
menu-report-why = Speichert das Spiel bis jetzt mit deiner Bemerkung.
menu-leave = Den Tisch verlassen
menu-leave-why = Ein Bot spielt weiter; zurückkommen kannst du einmal pro Runde.
menu-end = Das Spiel beenden
menu-end-why = Wenn alle zustimmen, endet es hier; niemand gewinnt.
menu-end-what = Das Spiel endet für alle, sobald alle zustimmen, die mitspielen. Niemand gewinnt oder verliert, es bleibt keine Aufzeichnung, und es lässt sich nicht wieder aufnehmen. Ohne Bedenkzeit gilt: Auf wen der Tisch schon einen ganzen Tag wartet, der wird nicht gefragt.
menu-end-what-days = Das Spiel endet für alle, sobald alle zustimmen, die mitspielen. Niemand gewinnt oder verliert, es bleibt keine Aufzeichnung, und es lässt sich nicht wieder aufnehmen.
menu-end-ask = Die anderen fragen
menu-end-alone = Das Spiel endet sofort. Niemand gewinnt oder verliert, es bleibt keine Aufzeichnung, und es lässt sich nicht wieder aufnehmen.
menu-end-now = Beenden
menu-commitment = Fingerabdruck des Mischens, veröffentlicht vor der ersten Karte. Mit der Aufzeichnung lässt sich daran prüfen, dass keine Karte vertauscht wurde:
menu-order-why = Wer zusehen darf, wer schreiben darf und wen du weggeschickt hast.

## Ordnung am Tisch, für dessen Gastgeber

order-spectators = Zuschauer
order-talk = Mitschreiben
order-watch = Nur zusehen
order-none = Keine
order-talk-why = Wer den Link hat, darf zusehen und mitschreiben.
order-watch-why = Wer den Link hat, darf zusehen; schreiben dürfen nur die Mitspielenden.
order-none-why = Sobald das Spiel begonnen hat, sehen es nur die Mitspielenden.
order-barred = { $name } wurde weggeschickt
order-muted = { $name } ist stummgeschaltet
order-lift-barred = Wieder hereinlassen
order-lift-muted = Wieder schreiben lassen
