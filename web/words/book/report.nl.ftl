# Een melding aan wie deze site draait.
report-what = Wat ging er mis?
report-kept = Het spel tot stap { $seq } wordt erbij bewaard, alleen voor wie deze site beheert.
report-send = De melding versturen
report-failed = Het kon niet worden verstuurd. Probeer het over een minuut opnieuw.
report-thanks = Dank je. Wie deze site beheert leest het, met het spel tot nu toe erbij.
report-thanks-person = Niemand aan tafel hoort ervan.
report-done = Terug naar de tafel
report-said = { $name }: “{ $text }”
report-what-about = Wat is er mis mee?
report-what-person = Wat is er gebeurd?
