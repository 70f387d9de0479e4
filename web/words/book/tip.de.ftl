# Ein Tipp, für alle, die allein gegen Bots spielen.
tip = Tipp
tip-more = Mehr verraten
tip-thinking = Mal überlegen …
tip-one-way = Hier geht es nur auf eine Weise.
tip-look = Schau dir an: { $what }.
tip-decline = Überleg, ob du es lässt.
tip-two = Denk über diese beiden nach. { $one } – oder: { $other }?
tip-best = Ich würde wählen: { $what }.
tip-why = Von hundert gedachten Partien von hier aus gewinnt das etwa { $best }, das andere { $second }.
tip-alike = Das andere ist etwa gleich gut: beide gewinnen etwa { $best } von hundert Partien.
tip-plain = Nichts anderes kommt heran: das gewinnt etwa { $best } von hundert Partien.
tip-taken = { $tips ->
    [one] Mit einem Tipp gespielt.
   *[other] Mit { $tips } Tipps gespielt.
  }
