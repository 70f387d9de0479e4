# De les van Capital Lux, in het Nederlands: wat de mentor zegt. `-say` is wat je doet, `-why` is waarom.

lesson-lux-welcome = Welkom bij Capital Lux
lesson-lux-welcome-say = Vul je thuisstad met kaarten, maar nooit boven de grenzen die de hoofdstad bepaalt. Na drie ronden wint het hoogste totaal. Je speelt één ronde met mij, tegen { $others }, een bot. Druk op Verder.
lesson-lux-welcome-why = Tien minuten, en alles is het echte spel. Wat telt: de kaarten in je thuisstad, bonuskaarten, en 1 voor elke goudschijf.
lesson-lux-limit = De hoofdstad bepaalt de grenzen
lesson-lux-limit-say = Dit zijn de vier beroepen van de hoofdstad. Het getal bij elk is de grens: wat de kaarten daar samen waard zijn.
lesson-lux-limit-why = Aan het eind van een ronde verliest een thuisstad met meer van een beroep dan de grens al haar kaarten van dat beroep. Precies de grens is veilig.
lesson-lux-keep = Houd twee kaarten
lesson-lux-keep-say = Kies { $first } en { $second }, en druk op “Houden”. De andere vier gaan naar je buur.
lesson-lux-keep-why = Niet de hoogste, maar die waarmee je elke actie één keer ziet. Iedereen kiest tegelijk en in het geheim. Wat je doorgeeft, kan je buur houden: jij kent die kaarten, en dat helpt.
lesson-lux-keep-again = Houd twee van de kaarten die je kreeg
lesson-lux-keep-again-say = Deze kaarten komen van je buur. Kies { $first } en { $second }, en druk op “Houden”.
lesson-lux-keep-again-why = De laatste twee gaan naar je buur, die ze moet houden. Jij moet de laatste twee houden die je krijgt. De letter op een kaart noemt alleen haar kleur.
lesson-lux-hometown = Je thuisstad, je punten
lesson-lux-hometown-say = De rij met je naam is je thuisstad. Kaarten die je daar speelt tellen als punten en hebben geen actie.
lesson-lux-hometown-why = Elk deel toont je totaal, de grens en de ruimte die over is. { $roomy ->
    [0] Nog geen ruimte: eerst moet de hoofdstad groeien, en daar kan iedereen voor zorgen.
   *[other] Waar geen ruimte is, moet eerst de hoofdstad groeien, en daar kan iedereen voor zorgen.
}
lesson-lux-scholar = Een Geleerde trekt een kaart
lesson-lux-scholar-say = Kies { $card } en stuur die naar de hoofdstad.
lesson-lux-scholar-why = Een kaart in de hoofdstad verhoogt voor iedereen de grens van haar beroep, en je voert haar actie uit. Die van de Geleerde: je trekt de bovenste kaart van de stapel.
lesson-lux-merchant = Een Koopman brengt goud
lesson-lux-merchant-say = Kies { $card } en stuur die naar de hoofdstad. Je neemt een goudschijf.
lesson-lux-merchant-why = Een schijf is aan het eind 1 punt waard. Aan het eind van een ronde kun je schijven ook uitgeven, 1 voor elk punt dat je boven een grens zit.
lesson-lux-agent = Een Agent legt een correctie
lesson-lux-agent-say = Kies { $card } en stuur die naar de hoofdstad. Daarna bekijk je een correctie.
lesson-lux-agent-why = Er zijn er vier: +4, +2, −1 en −3. Gedekt boven een beroep gelegd verandert een correctie daar de grens; alleen jij weet hoeveel.
lesson-lux-modifier = Verberg de correctie boven een beroep
lesson-lux-modifier-say = Leg de correctie boven { $hall-object }.
lesson-lux-modifier-why = { $good ->
    [yes] Ze verhoogt de grens, dus ze helpt waar je het meest van in je hand hebt.
   *[no] Ze verlaagt de grens, dus ze schaadt het minst waar je het minst van in je hand hebt.
} De anderen zien dat er iets ligt, maar niet wat. Aan het eind van de ronde wordt ze omgedraaid.
lesson-lux-cleric = Een Geestelijke haalt een kaart
lesson-lux-cleric-say = Kies { $card } en stuur die naar de hoofdstad.
lesson-lux-cleric-why = Daarna neem je de laagste Agent, Geleerde of Koopman uit de hoofdstad naar je thuisstad. Nooit een Geestelijke.
lesson-lux-take = Neem een kaart mee naar huis
lesson-lux-take-say = Neem de laagste kaart van { $hall-object }.
lesson-lux-take-why = Ze telt nu voor jou; maar ze verlaat de hoofdstad, dus de grens van haar beroep daalt met haar waarde. { $fits ->
    [yes] De kaart past onder de grens.
   *[no] Hier kom je boven de grens, tenzij de hoofdstad nog groeit voor de ronde eindigt: dat is het risico van de Geestelijke.
}
lesson-lux-home = Nu punten scoren
lesson-lux-home-say = Kies { $card } en speel die in je thuisstad. De kaart past onder de grens.
lesson-lux-home-why = Is de kaart gekozen, dan zegt elke knop wat ervan komt: je totaal, en de ruimte die overblijft. Hij waarschuwt je voordat je boven de grens komt.
lesson-lux-free = De rest is aan jou
lesson-lux-free-say = Speel je andere kaarten zoals je wilt, één per beurt: in de hoofdstad of in je thuisstad.
lesson-lux-free-why = Heeft iemand na zijn beurt geen kaarten meer, dan heeft elke andere speler nog één beurt. Kaarten die dan nog in de hand zijn, gaan zonder actie naar de thuisstad en kunnen haar boven een grens brengen.
lesson-lux-gold = Goud redt kaarten
lesson-lux-gold-say = Je zit boven een grens. Kies wat je redt: één schijf voor elk punt erboven, of niets.
lesson-lux-gold-why = Per beroep alles of niets. Schijven die je houdt zijn aan het eind elk 1 punt waard.
lesson-lux-checked = De ronde is gecontroleerd
lesson-lux-checked-say = De correcties zijn omgedraaid. Wie meer van een beroep had dan de grens en niet betaalde, is die kaarten voorgoed kwijt.{ $over ->
    [0] {""}
   *[other] {" "}Je zat bij { $hall-object } { $over } te hoog en had { $gold } goud: te weinig om ze te redden.
}
lesson-lux-checked-why = Wat in de hoofdstad en in de thuissteden ligt, blijft liggen voor de volgende ronde; de correcties worden opnieuw geschud.
lesson-lux-bonus = Bonuskaarten
lesson-lux-bonus-say = Wie in de thuisstad het meest van een beroep had, nam de hoogste kaart daarvan uit de hoofdstad als bonuskaart.
lesson-lux-bonus-why = Bonuskaarten zijn veilig: er geldt geen grens meer voor. Uit de hoofdstad genomen verlagen ze haar grens voor de volgende ronde. Bij gelijke stand neemt ieder er een, zolang er zijn.
lesson-lux-end = Je kent het spel
lesson-lux-end-say = Nog twee ronden gaan net zo.
lesson-lux-end-why = De kunst is dicht bij de grens te komen zonder eroverheen te gaan, en te onthouden welke kaarten je doorgaf en kreeg.

# Wat over de beurten van anderen gezegd wordt.

lesson-lux-took = { $seat } speelde { $card } in de hoofdstad en nam { $mine ->
    [yes] jouw { $taken }
   *[no] { $taken }
} mee naar de eigen thuisstad: dat is de actie van een Geestelijke{ $tried ->
    [yes] .
   *[no] , je probeert die straks zelf.
}
