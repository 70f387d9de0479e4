# What is said of the record of a game, at its end and in its replay.

final-record = War es fair?
final-record-why = Die Startzahl des Mischens steht jetzt in der Aufzeichnung. Alle können prüfen, dass keine Karte vertauscht wurde.
final-download = Aufzeichnung herunterladen
final-verify = Prüfen
final-sound = Geprüft: Jede Karte fiel, wie es vorher festgelegt war, und jeder Zug war erlaubt.
final-unsound = Die Aufzeichnung passt nicht zu dem, was vorher festgelegt war. Bitte melde das.
final-later = Die Aufzeichnung ist noch nicht fertig. Versuch es gleich noch einmal.
