# Die Spielhilfe von Capital Lux, auf Deutsch. In rules/text.ts steht, womit eine Zeile beginnen darf.

aid-round = Eine Runde (insgesamt drei)
aid-round-text =
    1. _Wählen:_ alle sechs Karten, zu viert fünf. Behalte zwei, gib den Rest nach links; behalte zwei, gib den Rest weiter; behalte, was kommt.
    2. _Spielen:_ vom Startspieler an im Uhrzeigersinn, eine Karte pro Zug.
    3. _Letzte Züge:_ Wer einen Zug ohne Karte beendet, löst das Rundenende aus. Alle anderen haben noch einen Zug; was dann übrig ist, kommt in die Heimatstadt.
    4. _Rundenende:_ Limits, dann Bonuskarten.
aid-turn = Dein Zug: eine Karte, offen
aid-to-hometown = _In deine Heimatstadt:_ bringt ihren Wert in Punkten, solange sie dort bleibt. Keine Aktion.
aid-to-capital = _In die Hauptstadt:_ erhöht für alle das Limit ihres Berufs, und du führst ihre Aktion aus. Du musst, wenn es geht.
aid-actions = Aktionen in der Hauptstadt
aid-profession-agent = _Agent (blau):_ den obersten Modifikator ansehen und verdeckt über einen Beruf deiner Wahl legen.
aid-profession-cleric = _Kleriker (rosa):_ den niedrigsten Agenten, Gelehrten oder Händler der Hauptstadt in deine Heimatstadt nehmen.
aid-profession-scholar = _Gelehrter (grün):_ die oberste Karte auf die Hand ziehen. Als letzte gespielt hält er die Runde in Gang.
aid-profession-merchant = _Händler (gelb):_ eine Goldscheibe nehmen.
aid-set-up = Aufbau
aid-set-up-text =
    - 72 Karten, 18 je Beruf: Die erste eröffnet die Hauptstadt, ohne ihre Aktion.
    - Allen einen Modifikator geben: Wer den höchsten hat, beginnt. Dann alle vier verdeckt mischen.
    - Acht Goldscheiben daneben.
    | Wert | 2 | 3 | 4 | 5 | 6
    | Karten je Beruf | 3 | 4 | 4 | 4 | 3
aid-round-end = Das Ende einer Runde
aid-round-end-text =
    1. Die Modifikatoren aufdecken. _Limit_ eines Berufs: seine Karten in der Hauptstadt und die Modifikatoren darüber.
    2. Eine Heimatstadt über einem Limit legt alle Karten dieses Berufs ab. Gleich ist sicher. Gold bezahlt den Unterschied.
    3. Für jeden Beruf nimmt die höchste Heimatstadt die höchste Karte der Hauptstadt als _Bonuskarte_. Bei Gleichstand jeder eine, in Zugreihenfolge.
    4. Hauptstadt und Heimatstädte bleiben, alle vier Modifikatoren werden gemischt. Wer die reichste Heimatstadt hat, beginnt.
aid-signs = Zeichen
aid-sign-modifier = _Modifikatoren:_ +4, +2, −1, −3. Nur wer einen gelegt hat, kennt ihn.
aid-sign-gold = _Gold:_ 1 Scheibe erhöht ein Limit um 1, nur für diese Prüfung. Am Ende übrig: 1 Punkt.
aid-sign-bonus = _Bonuskarten_ liegen für sich. Sie zählen weder beim Limit noch für spätere Bonuskarten.
aid-scoring = Nach der dritten Runde
aid-scoring-text =
    | Was | Punkte
    | Karten in deiner Heimatstadt | ihre Werte
    | Bonuskarten | ihre Werte
    | Goldscheiben | je 1
    Die höchste Summe gewinnt. Bei Gleichstand: die meisten Sechsen, dann Fünfen und so weiter.
