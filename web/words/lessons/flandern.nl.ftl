# De les van Flandern 1302, in het Nederlands: wat de mentor zegt. `-say` is wat je doet, `-why` is waarom.

lesson-flandern-welcome = Welkom in Vlaanderen
lesson-flandern-welcome-say = Iedereen bouwt in dezelfde steden. Een volle stad wordt gewaardeerd en betaalt de gilden met de meeste wijken. Wie de meeste punten heeft, wint. Je speelt vier ronden tegen { $others }, twee bots. Druk op Verder.
lesson-flandern-welcome-why = Tien minuten, en het echte spel. Er zijn { $rounds } ronden gespeeld; één stad is bijna vol. Met drie spelers blijft één plaats zonder stad.
lesson-flandern-guild = Je leidt een gilde
lesson-flandern-guild-say = Je gilde is { $guild }. Zijn wijken dragen dit wapen en leveren je punten op. De mannetjes op sommige wijken zijn gildemeesters: bij evenveel wijken gaat voor wie er meer heeft.
lesson-flandern-guild-why = Iedereen mag ook grijze wijken en kerkwijken bouwen. Grijs neemt een plaats in, en punten die niemand krijgt. De Kerk niet: zij maakt een stad meer waard.
lesson-flandern-town = Wat een stad waard is
lesson-flandern-town-say = { $town } is nu { $value } waard: 1 voor elke wijk, 2 voor elke kerkwijk{ $sites ->
    [0] {""}
   *[other] , 0 onder een gestreepte bouwplaats
}. Eronder staat wat elk gilde heeft en zou krijgen.
lesson-flandern-town-why = Is ze vol, dan krijgt het eerste gilde alles, het tweede de helft. { $tied ->
    [none] Nu zou je { $points } krijgen.
   *[other] Hier staan { $tied } gelijk, ook in gildemeesters: beide krijgen maar de helft, { $half }. Jij zou { $points } krijgen.
}
lesson-flandern-hand = Je actiekaarten
lesson-flandern-hand-say = De kaart van een stad bouwt daar een wijk. “Bouwplaats” begint er een in een stad naar keuze. Met “oppakken” neem je alle kaarten terug die je hebt gespeeld.
lesson-flandern-hand-why = Een gespeelde kaart ligt open voor je tot je oppakt. Zo bouwt niemand elke ronde in dezelfde stad, en ziet iedereen wat je nog kunt.
lesson-flandern-golden = Alleen jij hebt haar gezien
lesson-flandern-golden-say = Je bent startspeler van deze ronde, dus de gouden kaart is van jou: { $card }. Je voert haar als laatste uit.
lesson-flandern-golden-why = { $kind ->
    [cathedral] Met een kathedraal telt een kerkwijk 3 in plaats van 2.
   *[other] Het is een extra actie, die de anderen niet kennen.
} Een kaart met een stad bouwt daar een grijze wijk of een kerkwijk. Bouwplaatsen, kathedralen en gildemeesters raken op; hoeveel er nog zijn, staat erbij.
lesson-flandern-choose = Kies in het geheim
lesson-flandern-choose-say = Kies { $card }, en daarna het getal 1: er gaat één invloedkaart mee. Druk dan op Speel, dat erboven verschijnt.
lesson-flandern-choose-why = Wie de meeste kaarten speelt, is eerst; bij gelijk aantal wie dichter bij de startspeler zit. Een bouwplaats mag in elke stad: het laatste veld is dus niet veilig, ook al is de kaart van de anderen gespeeld.
lesson-flandern-order = Wie wanneer aan de beurt is
lesson-flandern-order-say = De kaarten zijn omgedraaid. De getallen 1, 2, 3 bij de spelers zeggen in welke volgorde iedereen aan de beurt is. Nog aan de beurt: { $order }.
lesson-flandern-order-why = { $influence ->
    [0] Je speelde geen invloedkaart, dus alleen je plaats telt.
   *[other] Je speelde meer kaarten, dus je bent vroeg aan de beurt.
} Een gespeelde invloedkaart verlaat het spel, wat ze ook opleverde.
lesson-flandern-tile = Neem een tegel
lesson-flandern-tile-say = Neem deze tegel: { $tile }. Klein is een platte tegel, middelgroot een driehoek, groot een vlieger; elk hoort op een veld van zijn vorm.
lesson-flandern-tile-why = Wat rood onder een tegel staat, zegt waarom hij nu nergens past; het is geen fout van jou. Grijs en Kerk zijn er voor iedereen. { $masters ->
    [0] {""}
   *[other] Met een mannetje erop wint deze bij gelijke stand.
  }
lesson-flandern-space = Leg hem neer
lesson-flandern-space-say = Leg hem in { $town }, op het veld dat ik voor je heb opengelaten.
lesson-flandern-space-why = Een van de lange zijden van de tegel, dik getekend, moet tegen een wijk liggen. En wijken met hetzelfde wapen mogen niet aan elkaar grenzen. { $free ->
    [1] Dit is het laatste vrije veld: de stad is vol, en wordt gewaardeerd als de ronde eindigt.
   *[other] De stad wordt gewaardeerd als haar laatste veld bebouwd is.
  }
lesson-flandern-cathedral = Je gouden kaart
lesson-flandern-cathedral-say = Kies de kerkwijk in { $town } die ik voor je heb opengelaten: daar komt de kathedraal.
lesson-flandern-cathedral-why = Met een kathedraal telt een kerkwijk 3 in plaats van 2. De stad wordt meer waard voor wie er voorstaat, en dat ben jij. Een andere gouden kaart zet een gildemeester neer.
lesson-flandern-scored = { $town } is gewaardeerd
lesson-flandern-scored-say = Alle velden zijn bebouwd. De stad was { $value } waard, en jij kreeg { $points }.
lesson-flandern-scored-why = Elke volle stad wordt aan het eind van de ronde gewaardeerd. Daar bouwt niemand meer: wie een kaart van die stad speelt, past.
lesson-flandern-ranks = Wie wat krijgt
lesson-flandern-ranks-say = Het eerste gilde krijgt de hele waarde, het tweede de helft, afgerond naar boven, het derde altijd 4, dan 2 en 0.
lesson-flandern-ranks-why = Bij evenveel wijken beslissen gildemeesters. Wie ook daarin gelijk staat, krijgt wat de laagste gedeelde plaats oplevert. { $tied ->
    [none] {""}
   *[other] Hier delen { $tied } plaats 2 en 3: elk { $pays }.
} In een kleine stad is 4 soms meer dan de helft.
lesson-flandern-site = Begin een bouwplaats
lesson-flandern-site-say = Kies “bouwplaats” en druk op Speel, dat erboven verschijnt: deze keer zonder invloedkaart.
lesson-flandern-site-why = Ze houdt een veld voor je vrij in elke stad, ook waar je kaart al gespeeld ligt, en voordat een ander het neemt. Ze telt pas als de kaart van die stad haar voltooit.
lesson-flandern-lay-site = Waar het niet mag
lesson-flandern-lay-site-say = Neem deze tegel: { $tile }. Sommige velden zijn ervoor gesloten: kies er zo een, en je hoort waarom. Kies dan het open veld in { $town }.
lesson-flandern-lay-site-why = De meeste velden liggen te ver naar buiten: daar raakt nog geen lange zijde een wijk. Naast je eigen centrum zou hetzelfde wapen aan zichzelf grenzen.
lesson-flandern-churches = Vier bijzondere kerkwijken
lesson-flandern-churches-say = A, B en C op de muren zijn poorten. De kerkwijk met die letter, daar gebouwd, opent de gestippelde voorstad: meer velden, meer waarde. Letters op schilden noemen alleen kleuren.
lesson-flandern-churches-why = Onder een andere tegel is een poort verloren. Kerkwijk D doet het omgekeerde: die slokt een klein veld op. Zo duurt een stad langer of korter.
lesson-flandern-complete-card = Voltooi je bouwplaats
lesson-flandern-complete-card-say = Kies { $card } en druk op Speel. In die stad ligt je bouwplaats: ze telt pas als ze voltooid is.
lesson-flandern-complete-card-why = De kaart van een stad bouwt daar een wijk, of voltooit een bouwplaats: een van jezelf, een grijze of een van de Kerk.
lesson-flandern-complete = Voltooi de bouwplaats
lesson-flandern-complete-say = Druk op “Voltooien”.
lesson-flandern-complete-why = Nu telt de wijk. Het kostte twee kaarten in plaats van één; maar je hield het veld terwijl je iets anders deed, en niemand kon het nemen.
lesson-flandern-covered = Een veld is afgedekt
lesson-flandern-covered-say = Op een afgedekt veld kan niets meer gebouwd worden: geen tegel die over is mag daar liggen.
lesson-flandern-covered-why = De stad heeft een veld minder, en is zoveel eerder vol.
lesson-flandern-pick-up = Neem je kaarten terug
lesson-flandern-pick-up-say = Kies “oppakken” en druk op Speel. Geen invloedkaart: het maakt niet uit wanneer je dit doet.
lesson-flandern-pick-up-why = Al je kaarten komen terug, maar je bouwt die ronde niets. Doe het als de kaarten van de steden die je wilt voor je liggen, en op tijd: vóór een stad bijna vol is.
lesson-flandern-influence = Bewaar wat invloed
lesson-flandern-influence-say = Je hebt { $influence } invloedkaarten, allemaal gelijk: met de getallen naast je hand zeg je hoeveel je er speelt. Nieuwe komen er alleen met een gouden kaart.
lesson-flandern-influence-why = Wie er aan het eind de meeste heeft, krijgt 3 punten; zijn dat er meer, dan ieder van hen.
lesson-flandern-set-up = Hoe een spel begint
lesson-flandern-set-up-say = Voor de eerste ronde legt ieder het centrum van het eigen gilde: kies een vrije plaats, en daar staat je stad.
lesson-flandern-set-up-why = Het centrum is de eerste wijk van de stad, en het is van jou: het telt als elke andere. De plattegronden verschillen, wat ze opleveren niet.
lesson-flandern-end = Je kent het spel
lesson-flandern-end-say = Het eindigt als er in alle steden samen hooguit één veld vrij is, of als de gouden kaarten op zijn, één per ronde. Dan wordt elke stad gewaardeerd.
lesson-flandern-end-why = Met z'n tweeën zijn enkele regels anders: welke, staat bij de regels.
lesson-flandern-golden-site = Een gouden bouwplaats
lesson-flandern-golden-site-say = Deze gouden kaart zet een bouwplaats van grijs of van de Kerk neer, nooit van een gilde: daarom staan je eigen tegels hier niet. Neem er een, en leg hem waar je wilt.
lesson-flandern-golden-site-why = Een kerkwijk maakt een stad meer waard waar jij voorstaat. Grijs neemt een veld, en een plaats, waar anderen voorstaan.
