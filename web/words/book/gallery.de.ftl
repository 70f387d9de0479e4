# Die Galerie der Personen von Brügge.

bruges-gallery-title = Die Personen von Brügge
bruges-gallery-count = { $shown } von { $all }: { $known } ganz aus den Regeln bekannt, { $part } zum Teil, { $outside } von anderswo, { $ours } von uns ergänzt
bruges-gallery-search = Name oder Text
bruges-gallery-groups = Jede Gruppe
bruges-gallery-colours = Jede Farbe
bruges-gallery-whens = Wann auch immer
bruges-gallery-origins = Bekannt oder von uns
bruges-gallery-known = bekannt
bruges-gallery-part = zum Teil bekannt
bruges-gallery-outside = von anderswo bekannt
bruges-gallery-ours = von uns
bruges-gallery-none = Niemand heißt so, und niemand tut das.
bruges-gallery-all = Alle zeigen
