# Het regelboek van Flandern 1302, in het Nederlands. In rules/ruleText.ts staat waarmee een regel mag beginnen.

rule-aim = Het doel en het verhaal
rule-aim-text =
    Op 11 juli 1302 verslaan stedelingen te voet bij Kortrijk de ridders van de Franse koning, en ze hangen de vergulde sporen van de gevallenen in een kerk: de Guldensporenslag. De wevers, volders, blauwververs en lakensnijders die hun graaf te hulp waren gekomen, krijgen iets te zeggen in Brugge, Gent en Ieper, en ook in Utrecht en Luik grijpen de gilden de macht. Nu betwisten ze die elkaar, en daar begint het spel.
    Je leidt een van die gilden en bouwt zijn wijken in zes steden tegelijk, naast die van je medespelers, van het grijze gilde van de harnasmakers en van de Kerk. Een volle stad betaalt de gilden punten naar hun plaats, en wie de meeste punten heeft als alles volgebouwd is, heeft de grootste invloed in Vlaanderen.

rule-set-up = Voorbereiding
rule-set-up-text =
    Je speelt met twee tot vier spelers; ieder leidt een gilde. Bij elke kleur hoort een stad: blauw Brugge, geel Gent, groen Ieper, rood Leuven. Het grijze gilde (Utrecht) wordt door niemand geleid, en iedereen mag ervoor bouwen. De Kerk (Luik) is geen gilde.
    Iedereen legt het eigen centrum op een van zes vrije plaatsen. Utrecht en Luik komen op de plaatsen die over zijn.
    | In voorraad | Hoeveel
    | Wijken van elk gilde, ook grijs | 15: vijf kleine, vijf middelgrote, vijf grote
    | Wijken van de Kerk | 13, waarvan vier bijzondere
    | Bouwplaatsen | 10
    | Kathedralen en gildemeesters | elk 4
    Iedereen heeft dezelfde elf zilveren kaarten: een voor elke stad, een voor een bouwplaats, een om op te pakken, en drie invloedkaarten. De gouden kaarten liggen op een stapel, die met een A boven die met een B.
    Met drie spelers doet het vierde gilde niet mee: zijn wijken, zijn centrum, zijn kaarten en ieders kaart van zijn stad. Eén plaats blijft leeg en is geen stad. Met z'n tweeën: zie #two-players.
    Iedereen kiest vóór de eerste kaart een gilde, terwijl de tafel wacht.
    ! Het toeval wijst de eerste startspeler aan, want de tafel weet niet wie de oudste is.
    ~ Wie het eerst komt, kiest het eerst. Wie niet kiest, krijgt er een van de overgebleven; bots nemen wat er overblijft.
    ~ De centra worden vanaf de startspeler met de klok mee gelegd. Het toeval legt die van Utrecht en Luik.
    ^ Elk gilde heeft vijf wijken van elk van de drie vormen. Van de laatste twee centra is er een grijs en een van de Kerk.
    % De spelregels noemen de ambachten: wevers, volders, ververs, lakensnijders, en de neutrale harnasmakers. Welke kleur en welke stad bij elk hoort, hebben we geraden: de (Blauw)ververs blauw, de Wevers geel, de Volders groen, de Lakensnijders rood.

rule-round = Een ronde
rule-round-picture = In één oogopslag: een gouden kaart in het geheim, ieders keuze, wie eerst mag, het bouwen, de gouden kaart, de waardering.
rule-round-text =
    1. De startspeler bekijkt de bovenste gouden kaart (#golden).
    2. Iedereen kiest in het geheim kaarten (#choosing).
    3. Iedereen draait om, en de volgorde wordt bepaald.
    4. De een na de ander voert zijn actie uit.
    5. De startspeler voert de gouden kaart uit.
    6. Onbruikbare velden worden afgedekt (#covering), en volle steden gewaardeerd (#scoring).
    Daarna wordt de volgende speler met de klok mee startspeler.

rule-choosing = Kaarten kiezen
rule-choosing-picture = Een stadskaart bouwt in die stad. De kaart bouwplaats bouwt overal, maar onvoltooid. De kaart oppakken brengt gespeelde kaarten terug.
rule-choosing-text =
    Iedereen kiest tegelijk en in het geheim: precies één actiekaart, en daarbij zoveel invloedkaarten als je wilt, of geen.
    Dan draait iedereen om. Wie de meeste kaarten heeft gespeeld, is het eerst aan de beurt, dan wie er daarna de meeste heeft, enzovoort. Bij evenveel kaarten gaat wie met de klok mee dichter bij de startspeler zit voor, en de startspeler zelf vóór allen.
    Gespeelde invloedkaarten ben je kwijt, wat ze ook opleverden. De actiekaart blijft open voor je liggen, en je kunt haar pas weer kiezen als je haar hebt opgepakt (#pick-up).
    > Anna speelt Gent met één invloedkaart, Bert alleen Brugge, Clara Brugge met twee. Clara is het eerst aan de beurt, dan Anna, dan Bert.
    Wat kan, moet; waar en wat je bouwt, kies je zelf. Wat niet kan, vervalt, en de kaart is toch gespeeld.
    Je mag een kaart kiezen waarvan de actie niet kan, bijvoorbeeld die van een gewaardeerde stad: ze is gespeeld, en je hebt gepast.

rule-towns = Stadskaarten
rule-towns-text =
    Een stadskaart doet in haar stad een van twee dingen:
    - Leg een wijk: van je eigen gilde, van grijs of van de Kerk (#building).
    - Of voltooi daar een bouwplaats, op een wijk van jou, van grijs of van de Kerk, wie haar ook begon (#sites).
    Geen kaart raakt nog een stad die gewaardeerd is. Wie haar kaart speelt, past.
    ~ Een volle stad die nog niet gewaardeerd is, neemt geen wijken meer op. Haar bouwplaatsen kun je nog voltooien, en dat moet als de kaart niets anders toelaat.

rule-sites = Bouwplaatsen
rule-sites-picture = De gele wijk onder de balken is een bouwplaats. Ze vult haar veld, maar telt pas als iemand haar voltooit.
rule-sites-text =
    De kaart bouwplaats legt een wijk in een stad naar keuze, volgens dezelfde bouwregels, met een bouwplaats erop. Is er geen bouwplaats meer in voorraad, dan kan dat niet.
    Een bouwplaats vult haar veld en grenst aan andere zoals elke wijk. Maar bij de waardering telt ze niet.
    Later haalt een stadskaart de bouwplaats weg, en de wijk is voltooid. Het stuk gaat terug naar de voorraad.

rule-pick-up = Oppakken
rule-pick-up-text =
    Met de kaart oppakken neem je alle actiekaarten terug die je hebt gespeeld, deze zelf ook. Je mag haar ook spelen als ze de enige is.
    Invloedkaarten komen nooit terug.

rule-building = Een wijk bouwen
rule-building-picture =
    1. Hier past de gele wijk: een lange zijde ligt tegen een wijk.
    2. Hier niet: geel zou aan geel grenzen.
    3. Hier niet: geen van de lange zijden ligt tegen een wijk.
rule-building-text =
    Drie regels zeggen waar een wijk mag liggen:
    - _Vorm:_ op een vrij veld van haar eigen vorm: klein, middelgroot of groot.
    - _Lange zijde:_ een van haar lange zijden moet tegen een wijk liggen die er al is. De dikke lijnen van een veld zijn zijn lange zijden.
    - _Grenzen:_ wijken met hetzelfde wapen mogen niet aan elkaar grenzen.
    Centra en bouwplaatsen zijn wijken als alle andere. Een tegel die niet in voorraad is, kun je niet leggen, en wat ligt, wordt nooit weggenomen.
    ~ Een stuk van de lange zijde is genoeg.
    ~ Grenzen is een stuk zijde delen, lang of kort. Alleen een hoek is geen grens.
    ~ Tegels met hetzelfde wapen, dezelfde vorm en evenveel gildemeesters zijn één keuze.

rule-special = Bijzondere kerkwijken
rule-special-picture = Kerkwijk A is op haar poort gelegd. De voorstad erachter is nu open: een nieuw veld om op te bouwen. De andere poorten zijn nog dicht.
rule-special-text =
    De Kerk heeft vier bijzondere wijken. Je legt ze volgens de bouwregels.
    | Wijk | Vorm | Wat ze doet
    | A | klein | opent één voorstad achter poort A
    | B | middelgroot | opent één voorstad achter poort B
    | C | groot | opent twee voorsteden achter poort C
    | D | middelgroot | slokt een klein veld ernaast op
    Een open voorstad is meteen een veld als alle andere. Tot dan is ze er geen.
    ! A, B en C leg je alleen op de poort met hun letter, want onze steden zijn gereconstrueerd en hebben alleen daar plaats voor nieuwe velden. De spelregels geven elk een soort veld.
    ~ Alle vier leg je ze alleen waar hun werking helemaal kan gebeuren.
    % Ook een gewone wijk mag op een poort liggen. Dan is die poort verloren.
    % D leg je op een vrij middelgroot veld dat aan een vrij klein veld grenst. Het is één wijk en telt één keer. De lange zijde geldt voor het middelgrote veld, de grenzen voor beide. Een opgeslokte poort is verloren.

rule-golden = Gouden kaarten
rule-golden-picture = De startspeler ziet de gouden kaart; de anderen zien alleen de rug. Onderaan: de stukken die nog in voorraad zijn.
rule-golden-text =
    Aan het begin van een ronde neemt de startspeler de bovenste gouden kaart. Niemand anders ziet haar voordat iedereen aan de beurt is geweest. Dan wordt ze getoond, en ze moet worden uitgevoerd als het kan.
    | Gouden kaart | Wat de startspeler doet
    | Stad | legt daar een grijze wijk of een kerkwijk, of voltooit er een
    | Bouwplaats | begint er een, alleen grijs of Kerk
    | Oppakken | neemt alle gespeelde actiekaarten terug
    | Invloed | neemt de kaart in de hand; ze is voortaan als alle andere
    | Kathedraal | zet er een op een kerkwijk die er nog geen heeft
    | Gildemeester | zet er een op een wijk van het eigen gilde of van grijs
    Kathedralen en gildemeesters komen op voltooide wijken en op bouwplaatsen, in steden die niet gewaardeerd zijn. Er mogen meer gildemeesters op één wijk staan, en ook op een centrum.
    De kaart van een gewaardeerde stad wordt getoond en verlaat het spel, en er wordt een andere genomen.
    ~ Ook het centrum van de Kerk kan een kathedraal dragen.
    ~ Is er geen gouden kaart meer, dan gaat de ronde zonder verder.

rule-covering = Dode velden afdekken
rule-covering-text =
    Aan het eind van een ronde wordt elk veld afgedekt waarop nooit meer iets kan liggen. Een afdekking levert niets op; de stad heeft alleen een veld minder.
    Een veld is dood als geen lange zijde het bereikt, of als elk gilde en de Kerk er óf aan grenst óf geen tegel van die vorm meer in voorraad heeft.
    ~ De tafel dekt zelf af, en precies, telkens weer tot er niets meer verandert. Verder vooruit kijkt ze niet.
    ~ Een afdekking is geen wijk: niemands lange zijde ligt ertegen, en ze grenst aan niemand. Ze blijft liggen.
    ~ Er zijn negen afdekkingen. Is er een tiende nodig, dan gaat het veld zonder dicht: wat niet bebouwd kan worden, wacht niet op een tegel.

rule-scoring = Een stad waarderen
rule-scoring-picture = Brugge is vol en 15 waard: elf wijken van gilden en twee van de Kerk. Geel en blauw hebben elk drie wijken; geel heeft een gildemeester en is eerste, met 15. Blauw krijgt 8. Groen en rood staan gelijk met twee: allebei krijgen ze de vierde plaats, elk 2. Grijs krijgt niets.
rule-scoring-text =
    Een stad is vol als elk veld bebouwd of afgedekt is; bouwplaatsen gelden als bebouwd. Volle steden worden aan het eind van de ronde gewaardeerd.
    | In de stad | Waard
    | Een wijk van een gilde, ook het centrum | 1
    | Een kerkwijk | 2
    | Een kerkwijk met kathedraal | 3
    | Een wijk met een bouwplaats | 0
    Daarna worden de gilden gerangschikt naar hun voltooide wijken daar.
    | Plaats | 1 | 2 | 3 | 4 | 5
    | Punten | de waarde | de helft, naar boven afgerond | 4 | 2 | 0
    Bij evenveel wijken gaat voor wie meer gildemeesters heeft: gedrukte en losse, op voltooide wijken van die stad. Gilden die dan nog gelijk staan, krijgen allemaal de punten van de laagste plaats die ze delen.
    Grijs wordt gerangschikt als elk gilde. De Kerk heeft geen plaats. Een gilde zonder voltooide wijk krijgt niets.
    Daarna wordt er niet meer gebouwd. De bouwplaatsen gaan terug naar de voorraad. De zilveren kaarten van de stad mogen uit het spel.
    ~ Dat hoeft niet, en houden is nooit slechter: ze blijven dus, en je kunt ermee passen.

rule-end = Het einde
rule-end-text =
    Het spel eindigt na een ronde als er hooguit één vrij veld op het bord over is, of als de gouden kaarten op zijn.
    Dan worden alle vrije velden afgedekt, en alle steden die het nog niet zijn, gewaardeerd. Wie de meeste invloedkaarten heeft, krijgt 3 punten; bij gelijke stand ieder van hen.
    Wie de meeste punten heeft, wint. Wat grijs heeft, telt voor niemand.
    ! Heeft niemand er een, dan krijgt niemand de 3 punten, want drie punten voor iedereen veranderen niets.
    ~ Bij gelijke stand wordt de overwinning gedeeld.

rule-two-players = Met z'n tweeën
rule-two-players-text =
    Er zijn geen invloedkaarten, gouden kaarten, kathedralen en losse gildemeesters. De twee gilden die niemand leidt, staan onder invloed: voor ieder van jullie telt er één.
    Hun stadskaarten en bouwplaatskaarten, veertien samen, vormen één stapel.
    Jullie zijn om beurten aan zet. In een beurt heb je twee acties, in willekeurige volgorde:
    - één kaart uit je eigen hand, gespeeld als altijd;
    - één kaart van de stapel, die je trekt als je die actie begint. Ze bouwt of voltooit voor het gilde waarbij ze hoort, voor grijs of voor de Kerk, en dat moet als het kan.
    Getrokken kaarten liggen naast de stapel en worden opnieuw geschud als hij op is. De kaart van een gewaardeerde stad verlaat het spel, en er wordt een andere getrokken.
    Afdekken en waarderen komt aan het eind van elke beurt. Het spel eindigt als er geen vrij veld meer is, of als op elk vrij veld alleen nog voor gilden onder invloed gebouwd kan worden. Jouw punten zijn die van je gilde en van het gilde onder jouw invloed.
    ~ Na de eigen centra kiest de tweede speler een gilde onder invloed, de eerste heeft het andere; in die volgorde legt ieder het centrum ervan.
    ~ Is er geen kaart meer in de stapel, dan vervalt de actie. Het spel eindigt ook als er in 16 beurten achter elkaar niets is gelegd en niets voltooid.

rule-hidden = Wat iedereen weet
rule-hidden-text =
    Wijken, voorraad, punten, stukken en gespeelde kaarten liggen open.
    ! De handen ook, want iedereen begint gelijk en elke kaart wordt gezien als ze gespeeld wordt: het verloop vertelt hetzelfde, en bots vergeten niets. Volgens de spelregels houd je je kaarten bedekt.
    Geheim zijn de keuze van deze ronde tot iedereen omdraait, de gouden kaart tot ze gespeeld wordt, en de volgorde van de stapels.
    ~ Een keuze met maar één mogelijk antwoord wordt niet gevraagd, behalve de keuze van kaarten, en met z'n tweeën elke actie van een beurt.

rule-reconstructed = Wat gereconstrueerd is
rule-reconstructed-text =
    Het gedrukte bord, de vormen van de tegels, de gildemeesters erop en de lijst van gouden kaarten waren niet te achterhalen. Wat de spelregels en besprekingen erover vertellen, en wat van ons is:
    % _Steden:_ bekend zijn dertien wijken per stad. Van ons zijn zes plattegronden met vier kleine, vier middelgrote en vier grote velden rond een centrum.
    % _Vormen:_ bekend zijn er drie, met lange en kortere zijden. Van ons zijn een halve zeshoek met één lange zijde, een driehoek met drie, en een schild met twee.
    % _Bijzondere wijken:_ bekend is wat ze doen. Van ons zijn hun vormen, en waar de poorten zijn.
    % _Gildemeesters:_ bekend is dat sommige wijken er een of twee hebben. Van ons is welke.
    % _Gouden kaarten:_ bekend zijn 28 van zes soorten. Van ons is hoeveel van elk.
    % _Gilden:_ bekend zijn de ambachten. Van ons is welke kleur elk heeft, en van welk gilde welke stad is.
