# What is said of the record of a game, at its end and in its replay.

final-record = War es fair?
final-record-why = Die Startzahl des Mischens steht jetzt in der Aufzeichnung. Alle können prüfen, dass keine Karte vertauscht wurde.
final-download = Aufzeichnung herunterladen
final-verify = Prüfen
final-sound = Geprüft: Jede Karte fiel, wie es vorher festgelegt war, und jeder Zug war erlaubt.
final-unsound = Die Aufzeichnung passt nicht zu dem, was vorher festgelegt war. Bitte melde das.
final-later = Die Aufzeichnung ist noch nicht fertig. Versuch es gleich noch einmal.

## Die Schlusswertung

final-raising = Die Türme wachsen
final-you = Du gewinnst mit { $lead ->
    [one] 1 Punkt
   *[other] { $lead } Punkten
  } Vorsprung
final-they = { $names } gewinnt mit { $lead ->
    [one] 1 Punkt
   *[other] { $lead } Punkten
  } Vorsprung
final-you-tie = Du gewinnst trotz Gleichstand
final-they-tie = { $names } gewinnt trotz Gleichstand
final-shared = { $names } teilen sich den Sieg
final-sums = { $sums }.
final-storeys = Jedes Stockwerk ist eine Wertung.
final-tower = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
final-won = gewonnen
final-behind = { $points ->
    [0] gleich viele Punkte
   *[other] { $points } dahinter
}
final-category = Wertung
final-total = Summe
final-decided = Was den Ausschlag gab
final-gain = { $item }: { $winner } { $won }, { $next } { $lost }
final-hint = Die Aufzeichnung ist jetzt für alle offen.
final-table = Den Tisch ansehen
final-rematch = Noch einmal spielen
final-rematch-join = Bei der Revanche mitspielen
