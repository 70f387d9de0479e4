# Orde aan tafel, voor wie de tafel opende.
order-spectators = Toeschouwers
order-talk = Meepraten
order-watch = Alleen kijken
order-none = Geen
order-talk-why = Wie de link heeft, mag meekijken en meepraten.
order-watch-why = Wie de link heeft, mag meekijken; alleen de spelers praten.
order-none-why = Zodra het spel begonnen is, zien alleen de spelers het.
order-barred = { $name } is weggestuurd
order-muted = { $name } is gedempt
order-lift-barred = Weer toelaten
order-lift-muted = Weer laten praten
