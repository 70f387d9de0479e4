# Ordnung am Tisch, für dessen Gastgeber.
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
