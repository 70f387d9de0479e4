# Die Seite, die sagt, was von einem Spieler aufbewahrt wird.

privacy-short = Wir fragen nur nach einem Namen, den du dir selbst aussuchst. Ein Konto nur, wenn du eines willst; keine Werbung, niemand, der deine Klicks zählt.

privacy-kept = Was aufbewahrt wird
privacy-kept-name = Dein Name, dein Porträt (ein zufälliges, bis du eines wählst) und eine zufällige Nummer, an der dich diese Seite wiedererkennt.
privacy-kept-cookie = Ein Cookie in deinem Browser, das beweist, dass du es bist. Wir behalten nur seinen Fingerabdruck, mit dem sich nichts öffnen lässt. Wer durch eine Mail hereinkam, hat ein zweites: Damit bekommt dieser Browser seine Mails.
privacy-kept-table = Von jedem Tisch: wo du sitzt, wann du zuletzt da warst und etwas getan hast, was du gespielt und was du im Chat geschrieben hast.
privacy-kept-report = Wenn du etwas meldest: deine Worte und der Stand des Spiels in diesem Augenblick.
privacy-kept-account = Wenn du ein Konto anlegst: deine Mailadresse, die öffentliche Hälfte deiner Passkeys und wo du angemeldet bist (etwa „Firefox, Linux“) und seit wann. Das alles siehst du unter „Dein Konto“.
privacy-kept-address = Deine Internetadresse wird benutzt, solange du verbunden bist, damit niemand mehr beansprucht, als ihm zusteht. Sie wird nicht aufgeschrieben. Ein Fingerabdruck von ihr schon: an einem Tisch, bis das Spiel beginnt, damit der Gastgeber sieht, ob zwei Plätze einer Person gehören; und einer, der jeden Tag anders ist, im Protokoll, bei den Tischen, die du eröffnest, und für ein paar Minuten in der Zählung der Neuankömmlinge.
privacy-kept-browser = Was in diesem Browser bleibt und uns nicht gesendet wird: Einstellungen wie Sprache, Farben und Ton, deine Tische, wie du sie zuletzt gesehen hast und wie weit du im Chat gelesen hast.

privacy-seen = Wer es sieht
privacy-seen-table = An deinem Tisch sehen alle deinen Namen, dein Porträt, ob du da bist und was du schreibst. Spielt ihr noch einmal, geht das Geschriebene mit denen mit, die dort saßen. Wer nur zuschaut, liest den Chat, solange er zuschaut, und nichts von dem, was vorher gesagt wurde.
privacy-seen-number = Deine Nummer bekommt niemand zu sehen. An jedem Tisch hast du eine andere, damit dir niemand von Spiel zu Spiel folgen kann.
privacy-seen-open = Ein Tisch, den du für alle öffnest, steht in der Liste, mit den Namen derer, die daran sitzen. Sein Spiel auch, sobald es vorbei ist.
privacy-seen-link = Ein Tisch auf Einladung steht nirgends, und sein Spiel ebenso wenig. Wer den Link zu einem beendeten Spiel hat, kann es sich noch einmal ansehen, mit den Namen und allen Karten; was gesagt wurde, steht nicht darin.
privacy-seen-page = Deine Seite mit deinen Ergebnissen sieht niemand, bis du sie teilst. Dann sieht sie, wer ihre Adresse hat, und wer mit dir am Tisch sitzt, findet sie.
privacy-seen-host = Wer diese Seite betreibt, kann alles lesen, was aufbewahrt wird, außer deinem Cookie.

privacy-long = Wie lange
privacy-long-session = Dein Browser ist hier bekannt, bis ein halbes Jahr nach deinem letzten Besuch vergangen ist oder du dich verabschiedest.
privacy-long-game = Ein beendetes Spiel bleibt aufbewahrt, wie in einem Spielbuch. Dein Name steht daneben, nicht darin: Er kann herausgenommen werden, und jede Karte bleibt nachprüfbar.
privacy-long-rest = Chat und Meldungen werden nach einer Zeit gelöscht, die der Betreiber dieser Seite festgelegt hat.

privacy-erase = Löschen lassen
privacy-erase-how = Unter „Dein Konto“ kannst du alles als Datei mitnehmen und für immer gehen. Oder bitte den Betreiber dieser Seite darum: Er kann dir alles aushändigen, was von dir aufbewahrt wird, und es löschen: deinen Namen, was du geschrieben hast und deine Sitzungen. Deine Spiele bleiben, gespielt von „Somebody“. Kopien in Sicherungen verschwinden, wenn diese erneuert werden.
privacy-erase-whom = Schreib an { $contact }.
privacy-erase-number = Nenne ihm diese Nummer, damit du gelöscht wirst und nicht jemand, der genauso heißt. Zeige sie sonst niemandem:
privacy-erase-nobody = Dieser Browser ist hier noch nicht bekannt: Es gibt nichts zu löschen.
privacy-erase-show = Meine Nummer zeigen
privacy-erase-copy = Kopieren
privacy-erase-copied = Kopiert

privacy-not = Was es hier nicht gibt
privacy-not-trackers = Keine Tracker, keine Besucherstatistik, keine Werbung, keine Knöpfe anderer Firmen.
privacy-not-elsewhere = Nichts wird von anderswo geholt: Schriften, Bilder und Programme kommen alle von dieser Seite.
privacy-not-sold = Nichts von dir wird verkauft oder weitergegeben.
