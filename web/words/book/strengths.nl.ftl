# Hoe sterk elk soort bot is, in een zin.

strength-apprentice-why = Leerling: geeft bijna elke beurt iets weg. Goed voor een eerste spel.
strength-journeyman-why = Gezel: speelt degelijk en laat soms iets liggen.
strength-master-why = Meester: laat zelden iets liggen, en nooit veel.
strength-syndic-why = Syndicus: neemt altijd wat het meest belooft.
strength-grandmaster-why = Grootmeester: denkt meerdere stappen vooruit.

## Wat bots graag doen, spel voor spel

persona-any = Om het even wie
persona-any-why = Om het even wie: doet wat het meeste oplevert.
persona-mixed = Een bont gezelschap
persona-mixed-why = Een bont gezelschap: ieder heeft een eigen voorliefde.
persona-builder = Bouwer
persona-builder-why = { $name } de Bouwer: nog een huis, zodra er een arbeider voor is.
persona-recruiter = Wervster
persona-recruiter-why = { $name } de Wervster: vult haar huizen met personen, wat ze ook kosten.
persona-digger = Kanaalgraver
persona-digger-why = { $name } de Kanaalgraver: heeft liever een kanaal dan guldens in een kist.
persona-hawk = Havik
persona-hawk-why = { $name } de Havik: gaat waar anderen voorop liggen en betwist hun steden.
persona-homebody = Huismus
persona-homebody-why = { $name } de Huismus: bouwt waar ze al thuis is en laat anderen met rust.
persona-pioneer = Pionier
persona-pioneer-why = { $name } de Pionier: trekt naar steden waar nog bijna niets staat.
persona-patron = Weldoenster
persona-patron-why = { $name } de Weldoenster: geeft aan de hoofdstad wat anderen voor zichzelf houden.
persona-schemer = Intrigant
persona-schemer-why = { $name } de Intrigant: stuurt agenten naar de hoofdstad en weet als enige wat ze veranderden.
persona-gambler = Gokker
persona-gambler-why = { $name } de Gokker: gaat over de grens en vertrouwt erop dat die nog stijgt.
