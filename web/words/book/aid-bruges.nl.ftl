# De spelhulp van Brugge, in het Nederlands. In rules/text.ts staat waarmee een regel mag beginnen.

aid-round = Een ronde
aid-round-text =
    1. _Trek_ tot vijf kaarten, elk van de stapel die je kiest. Kijk als je ze allemaal hebt.
    2. _Gooi_ de vijf dobbelstenen: noodlot voor iedereen, dan een stap vooruit voor wie betaalt.
    3. _Speel_ elk vier kaarten, één per beurt. Voor en na je kaart mag je personen activeren.
    4. _Vergelijk_ ontwikkeling, personen en kanalen: wie alleen leidt, draait het fiche om. De volgende wordt startspeler.
aid-uses = Zes acties met een kaart
aid-use-workers = _Arbeiders:_ neem er 2 in de kleur van de kaart.
aid-use-guilders = _Guldens:_ neem er zoveel als de dobbelsteen in die kleur toont.
aid-use-threat = _Tegen het noodlot:_ leg een fiche in die kleur af voor 1 punt.
aid-use-canal = _Kanaal:_ bebouw het volgende veld van een kanaal, voor de prijs ervan, als het die kleur heeft. Derde: 3 punten aan het eind; vijfde: het bovenste standbeeldfiche.
aid-use-house = _Huis:_ leg de kaart gedekt neer, voor een arbeider in haar kleur.
aid-use-recruit = _Persoon:_ betaal de prijs; de persoon gaat wonen in een leeg huis van welke kleur ook.
aid-signs = Wanneer een persoon werkt
aid-sign-arrow = _Bliksem:_ één keer, meteen na het aantrekken.
aid-sign-worker = _Arbeider:_ één keer per ronde, voor een arbeider in die kleur.
aid-sign-loop = _Oneindigheid:_ één keer per ronde gratis, of vanzelf als het van toepassing is.
aid-sign-laurel = _Lauwerkrans:_ alleen in de eindwaardering.
aid-set-up = Voorbereiding
aid-set-up-text =
    - Schud 165 kaarten in vijf stapels. Eén stapel per speler vormt de twee trekstapels, de rest is de extra stapel.
    - Ieder: een portierswoning met twee kanalen, 5 punten, 5 gulden, een arbeider in elke kleur, drie grijze meerderheidsfiches, geen kaart.
    - Standbeeldfiches op een stapel, de 7 bovenop.
aid-dice = De dobbelstenen
aid-die-low = _1 of 2:_ hun som is de prijs van een stap. Zonder die gaat niemand vooruit.
aid-die-high = _5 of 6:_ iedereen krijgt een fiche in die kleur.
aid-die-any = _De hele ronde:_ wat een kaart in die kleur aan guldens oplevert.
aid-penalties = Het derde fiche in een kleur
aid-penalty-flood = _Overstroming:_ verlies alle arbeiders.
aid-penalty-plague = _Pest:_ verlies een persoon in het spel.
aid-penalty-raid = _Overval:_ verlies alle guldens.
aid-penalty-fire = _Brand:_ verlies een huis of een kanaalfiche.
aid-penalty-intrigue = _Intrige:_ verlies 3 punten.
aid-penalties-text = Daarna gaan alle drie terug, zonder punten.
aid-scoring = Einde en eindwaardering
aid-scoring-text =
    Is een stapel op, dan komt de extra stapel ervoor in de plaats: deze ronde is de laatste. Gebeurt dat tijdens de beurten, dan de volgende.
    | Wat | Punten
    | Personen | een derde van de prijs
    | Huizen | elk 1
    | Lauwerkransen | zoals de kaarten zeggen
    | Omgedraaide meerderheidsfiches | elk 4
    | Derde kanaalvelden | elk 3
    | Standbeeldfiches | 2 tot 7
    | Ontwikkeling | zoals hierboven
    Wie de meeste punten heeft, wint; bij gelijke stand beslissen de guldens.
