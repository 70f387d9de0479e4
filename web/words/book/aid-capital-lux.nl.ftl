# De spelhulp van Capital Lux, in het Nederlands. In rules/text.ts staat waarmee een regel mag beginnen.

aid-round = Een ronde (drie in totaal)
aid-round-text =
    1. _Kiezen:_ ieder zes kaarten, met vier spelers vijf. Houd er twee, geef de rest naar links; houd er twee, geef de rest door; houd wat komt.
    2. _Spelen:_ vanaf de startspeler met de klok mee, één kaart per beurt.
    3. _Laatste beurten:_ wie een beurt zonder kaart eindigt, luidt het einde in. Alle anderen hebben nog één beurt; wat dan over is, gaat naar de thuisstad.
    4. _Einde van de ronde:_ grenzen, dan bonuskaarten.
aid-turn = Je beurt: één kaart, open
aid-to-hometown = _In je thuisstad:_ levert haar waarde aan punten op, zolang ze daar blijft. Geen actie.
aid-to-capital = _In de hoofdstad:_ verhoogt voor iedereen de grens van haar beroep, en je voert haar actie uit. Dat moet, als het kan.
aid-actions = Acties in de hoofdstad
aid-profession-agent = _Agent (blauw):_ bekijk de bovenste correctie, leg haar gedekt boven een beroep naar keuze.
aid-profession-cleric = _Geestelijke (roze):_ neem de laagste Agent, Geleerde of Koopman van de hoofdstad naar je thuisstad.
aid-profession-scholar = _Geleerde (groen):_ trek de bovenste kaart in je hand. Als laatste gespeeld houdt hij de ronde gaande.
aid-profession-merchant = _Koopman (geel):_ neem een goudschijf.
aid-set-up = Voorbereiding
aid-set-up-text =
    - 72 kaarten, 18 per beroep: de eerste opent de hoofdstad, zonder haar actie.
    - Deel ieder een correctie: wie de hoogste heeft, begint. Schud daarna alle vier en leg ze gedekt.
    - Acht goudschijven ernaast.
    | Waarde | 2 | 3 | 4 | 5 | 6
    | Kaarten per beroep | 3 | 4 | 4 | 4 | 3
aid-round-end = Het einde van een ronde
aid-round-end-text =
    1. Draai de correcties om. _Grens_ van een beroep: zijn kaarten in de hoofdstad en de correcties erboven.
    2. Een thuisstad boven een grens legt alle kaarten van dat beroep af. Gelijk is veilig. Goud betaalt het verschil.
    3. Per beroep neemt de hoogste thuisstad de hoogste kaart van de hoofdstad als _bonuskaart_. Bij gelijke stand ieder een, op volgorde van beurt.
    4. Hoofdstad en thuissteden blijven, alle vier correcties worden geschud. Wie de rijkste thuisstad heeft, begint.
aid-signs = Tekens
aid-sign-modifier = _Correcties:_ +4, +2, −1, −3. Alleen wie er een legde, kent haar.
aid-sign-gold = _Goud:_ 1 schijf verhoogt één grens met 1, alleen voor deze controle. Aan het eind over: 1 punt.
aid-sign-bonus = _Bonuskaarten_ liggen apart. Ze tellen niet voor grenzen en niet voor latere bonuskaarten.
aid-scoring = Na de derde ronde
aid-scoring-text =
    | Wat | Punten
    | Kaarten in je thuisstad | hun waarden
    | Bonuskaarten | hun waarden
    | Goudschijven | elk 1
    Het hoogste totaal wint. Bij gelijke stand: de meeste zessen, dan vijven, enzovoort.
