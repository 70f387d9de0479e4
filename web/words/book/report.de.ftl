# Eine Meldung an die Betreiber der Seite.
report-what = Was ist schiefgegangen?
report-kept = Das Spiel bis Schritt { $seq } wird mitgespeichert, nur für die Betreiber dieser Seite.
report-send = Meldung senden
report-failed = Sie konnte nicht gesendet werden. Versuch es in einer Minute noch einmal.
report-thanks = Danke. Die Betreiber dieser Seite lesen es, mit dem Spiel bis jetzt.
report-thanks-person = Niemand am Tisch erfährt davon.
report-done = Zurück zum Tisch
report-said = { $name }: „{ $text }“
report-what-about = Was stimmt daran nicht?
report-what-person = Was ist passiert?
