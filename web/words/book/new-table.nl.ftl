# Het blad waarop een nieuwe tafel wordt gepland.

new-bots = Spelen tegen bots
new-friends = Spelen met vrienden
new-game = Spel
new-players-friends = Plaatsen
new-strength = Bots
new-persona = Wie de bots zijn
new-pace-none = Geen
new-pace-live = 2 minuten
new-pace-day = Dagklok
new-pace-none-why = Iedereen neemt de tijd die hij wil.
new-pace-live-why = Voor elke zet. Is de tijd om, dan doet een bot de zet; niemand verliest daardoor de partij.
new-pace-day-why = Je wordt geroepen als je aan de beurt bent; niemand hoeft aan tafel te wachten.
new-day-pace = Tijd voor een zet
new-day-pace-why = Wie langer nodig heeft, heeft voor de hele partij eenmalig { $bank } reserve. Stille uren tellen niet mee; is alles op, dan speelt een bot verder.
new-vacation = Vakantie telt
new-vacation-why = Op vakantiedagen staan de klokken stil, en voordat iemand door de tijd heen is, wordt er een opgenomen.
new-listed = Openbaar maken
new-listed-why = Anders vindt alleen wie de link heeft de tafel.
new-start = Begin het spel
new-open = Open de tafel
