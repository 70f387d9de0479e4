# Hoe sterk elk soort bot is, in een zin.

strength-apprentice-why = Leerling: geeft bijna elke beurt een beetje weg. Goed voor een eerste spel.
strength-journeyman-why = Gezel: speelt degelijk en laat soms iets liggen.
strength-master-why = Meester: laat zelden iets liggen, en nooit veel.
strength-syndic-why = Syndicus: neemt altijd wat het meest belooft.
strength-grandmaster-why = Grootmeester: denkt meerdere stappen vooruit.
