# The menu of a table: read by whoever opens it.
menu-menu = Menu
menu-back = Terug
menu-home-why = De tafel blijft zoals ze is; je vindt haar daar terug.
menu-settings = Instellingen
menu-rules = Regels
menu-aid-why = Ronde, acties, voorbereiding, waardering en tekens op één blad; ook om te printen.
menu-copy-link = Link naar deze tafel kopiëren
menu-copied = Gekopieerd
menu-copy-link-why = Wie de link heeft, mag kijken; handkaarten blijven verborgen.
menu-people = Wie hier speelt
menu-people-why = Hoe sterk elke bot is en wat hij graag doet; en hoe je iemand blokkeert of meldt.
menu-report = Een probleem melden
menu-report-why = Bewaart het spel tot nu toe met je opmerking.
menu-leave = De tafel verlaten
menu-leave-why = Een bot speelt verder; terugkomen kan één keer per ronde.
menu-end = Het spel beëindigen
menu-end-why = Als iedereen akkoord is, stopt het hier; niemand wint.
menu-end-what = Het spel stopt voor iedereen zodra alle spelers akkoord zijn. Niemand wint of verliest, er blijft geen verslag, en het kan niet worden hervat. Zonder bedenktijd geldt: op wie de tafel al een hele dag wacht, die wordt niet gevraagd.
menu-end-what-days = Het spel stopt voor iedereen zodra alle spelers akkoord zijn. Niemand wint of verliest, er blijft geen verslag, en het kan niet worden hervat.
menu-end-ask = Vraag het de anderen
menu-end-alone = Het spel stopt meteen. Niemand wint of verliest, er blijft geen verslag, en het kan niet worden hervat.
menu-end-now = Beëindigen
menu-commitment = Vingerafdruk van het schudden, gepubliceerd vóór de eerste kaart. Met het verslag kan iedereen ermee nagaan dat er geen kaart verplaatst is:
menu-order-why = Wie mag meekijken, wie mag praten en wie je hebt weggestuurd.

## Orde aan tafel, voor wie de tafel opende

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
