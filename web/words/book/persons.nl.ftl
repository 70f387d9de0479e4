# Het supplement van Brugge, in het Nederlands: waar je op let bij de personen uit de regelboeken, en wie goed samenwerken.

supplement-intro =
    De meeste kaarten spreken voor zich. Hier staat wat er over de andere gevraagd wordt: 53 personen die uit de regelboeken bekend zijn, en de Koning, die we van elders kennen. Onder de woorden van de kaart staat wat ze betekenen waar het erop aankomt.
    Voor iedereen geldt: personen activeer je alleen in je eigen beurten, de een na de ander, en wie net is aangetrokken, mag je meteen gebruiken. Telt een persoon een groep, dan tellen de personen in het spel, zijzelf ook.
supplement-search = Zoek een persoon of een woord
supplement-together = Hoe personen samenwerken
supplement-arrow = Bliksem: één keer, meteen na het aantrekken
supplement-worker = Arbeider: één keer per ronde, voor een arbeider
supplement-loop = Oneindigheid: één keer per ronde gratis, of vanzelf
supplement-laurel = Lauwerkrans: in de eindwaardering
supplement-by-name = Alleen genoemd in de regelboeken; het effect is van ons.
supplement-king = In geen regelboek; elders genoemd, en door ons ingevuld.

## Together

together-fountains = De Acrobaat, de Bard, de Goochelaar, de Minstreel en de Danseres bouwen zonder kaart, maar voor de dubbele prijs. Twee keer niets is niets: naast de Fonteinbouwer kosten ze alleen hun arbeider, welke kleur het veld ook heeft.
together-guard = De Wachter let op elk fiche dat je bouwt, niet alleen op die waarvoor je een kaart speelt. Ook voor een fiche van de Portier, of van de Acrobaat en zijn gelijken, mag je een noodlotfiche in de kleur van het veld afleggen.
together-plasterer = Het huis dat de Architect legt, is een huis dat je bouwt: de Stukadoor mag een fiche in die kleur afleggen. Die kleur zie je op de stapel voordat je kiest.
together-preacher = De Predikant telt stappen, hoe je er ook aan komt: de betaalde stap van de dobbelfase, die van de Kleermaker, die van de Earl. Betaalde stap en Kleermaker in één ronde zijn twee stappen en twee fiches.
together-astronomer = Elke bliksem die je na de Astronoom aantrekt, mag twee keer gebeuren: twaalf gulden door de Alchemist, tot zes van elke tegenstander door de Dief, twee kanaalfiches door de Portier. De Kerkermeester telt je personen elke keer opnieuw.
together-notary = Ze vullen elkaar aan. Is er een 1 of 2 gegooid, dan gaat er door de Notaris 2 van de prijs af; is er geen, dan verkoopt de Earl een stap voor 4. Die maakt de Notaris niet goedkoper, en de 2 gulden van de Kleermaker ook niet.
together-judge = De Rechter maakt van een gedeelde eerste plaats een omgedraaid fiche: je hoeft dus alleen gelijk te komen. Eén stap van de Kleermaker, gekocht als de anderen niet meer kunnen antwoorden, is vaak genoeg.
together-coaches = Van de personen die je nog een kaart laten spelen, mag je er in één beurt meerdere gebruiken, elk één keer. Let op je hand: wie geen kaarten meer heeft, speelt in latere beurten niets en activeert tot de volgende ronde alleen personen.
together-recruits = De Vuurspuwer kijkt naar iedereen die intrekt, met de kaart van je beurt of met nog een kaart. Een Koetsier die een tweede persoon brengt, laat je dus ook een tweede fiche afleggen, in de kleur van die persoonskaart.
together-inventor = Zes kaarten en vier beurten: er blijven er twee over. Wie nog een kaart laat spelen, zoals de Bruidegom, maakt van de zesde een actie.
together-workers = De Advocaat brengt drie arbeiders per kaart, de Kolenmijnwerker en zijn gelijken maken er de kleuren van die je mist, en aan het eind telt de Bisschop wat niet gebruikt is, twee voor een punt.
together-groups = Beiden tellen groepen en geen hoofden: de Zadelmaker elke ronde in gulden, de Graveur aan het eind in punten. Eén persoon van elk slag is hun meer waard dan drie van hetzelfde.
together-bureau = Raadsheer en Raadsvrouw zijn ambtenaren. Ze betalen tijdens het spel, en na afloop betaalt de Burgemeester voor hen, en voor zichzelf.
together-canals = De Winkelier betaalt voor kanalen die nu voltooid zijn, de Geograaf aan het eind voor derde velden en standbeeldfiches. Gaat er intussen een fiche verloren, dan blijft het standbeeldfiche en telt het nog voor de Geograaf; de Winkelier wacht tot het kanaal weer heel is.

## Arrow

mind-alchemist =
    - De gulden komen nadat de prijs betaald is; omdat hij niets kost, kan dat altijd.
    - Komt hij door brand terug in je hand en betaal je om hem opnieuw aan te trekken, dan neem je weer 6.
mind-beggar =
    - De anderen kiezen zelf welke arbeiders ze geven, allemaal tegelijk; jij hebt er niets over te zeggen.
    - Wie er één heeft, geeft er één; wie er geen heeft, geeft er geen.
mind-carpet_maker =
    - Personen in het spel tellen, niet die in je hand. De Tapijtmaker is zelf een kunstenaar en telt dus niet mee.
    - Welke groep er telt, laten de regelboeken niet zien. De handelaren zijn onze keuze.
mind-jailor =
    - Hij telt zichzelf mee: is hij alleen, dan is het 1 fiche.
    - De kleuren van je personen hebben niets met de kleuren van de fiches te maken.
    - Je mag er minder afleggen. Elk fiche dat je aflegt, is 1 punt.
mind-mathematician =
    - Voor elke kaart kies je de stapel. Je bekijkt ze samen, en intussen mag je er meer dan vijf hebben.
    - Je mag ook kaarten afleggen die je al had. Afgelegde kaarten doen niets.
    - Zijn er minder dan vier te trekken, dan leg je er zoveel af als je trok.
mind-moneylender =
    - Hooguit één gulden per speler, en geen aan jezelf.
    - Heb je genoeg voor iedereen, dan krijgt iedereen er een. Zo niet, dan geef je wat je hebt en kies je aan wie.
    - Een geschenk is geen aanval: ook wie beschermd is, krijgt het.
mind-porter =
    - Het fiche komt op het volgende veld van een van je kanalen; kleur en prijs doen er niet toe.
    - Een derde veld en een standbeeldfiche tellen zoals bij elk ander fiche.
mind-thief =
    - Niemand mag weigeren. Wie minder dan 3 gulden heeft, geeft wat er is.
mind-troublemaker =
    - Ieder van de anderen kiest zelf welk kanaal het is, allemaal tegelijk. Alleen het buitenste fiche kan weg, dus er ontstaat nooit een gat.
    - Een standbeeldfiche houd je. Wie het vijfde veld opnieuw bouwt, krijgt geen tweede.
    - Wie geen fiche heeft, verliest niets, en jij ook niet.

## Worker

mind-acrobat =
    - Ze hebben geen kaart nodig: niet de juiste kleur en ook geen actie. De kaart van je beurt moet je nog spelen.
    - Je betaalt het dubbele van wat er op het veld staat; kun je dat niet, dan kun je ze niet activeren.
    - Derde veld, standbeeldfiche en meerderheid tellen als altijd. Ieder van hen werkt één keer per ronde, dus met meer van hen bouw je meer fiches.
mind-coachman =
    - De andere kaart speel je meteen, voor een van de zes acties. Ze is niet de kaart van je beurt.
    - Met meer van hen kunnen je kaarten op zijn vóór je vierde beurt. Dan speel je er geen, maar je mag nog personen activeren.
    - Zonder kaart in je hand kun je ze niet activeren.
mind-coal_miner =
    - Eerst gaat de arbeider voor het activeren weg; daar krijg je niets voor terug.
    - Daarna zoveel andere als je wilt, ten minste één, elk tegen een in een andere kleur. Een arbeider die je net nam, ruil je niet nog eens.
mind-councilman =
    - Huizen tellen, bewoond of niet. Het gaat om de kleur van het huis, niet om die van de persoon erin.
    - Hoeveel een huis oplevert, laten de regelboeken niet zien. 2 gulden is onze keuze.
mind-architect =
    - Je betaalt alleen de arbeider voor het activeren, geen voor het huis.
    - Niemand bekijkt de kaart, jij ook niet. Het is een huis als elk ander.
    - Ook de laatste kaart van een stapel mag zo gelegd worden: dan is de volgende ronde de laatste.
mind-prince =
    - Hij wil een gele arbeider, al is zijn kaart paars: wat het activeren kost, heeft niets met de kleur van de kaart te maken.
mind-princess =
    - De kaart hoort niet bij je hand. Je moet haar meteen spelen, op een van de zes manieren, en ze is niet de kaart van je beurt.
    - Je ziet haar kleur op de stapel voordat je kiest. Voor een huis heb je nog een arbeider in die kleur nodig.
mind-saddler =
    - Elke groep telt één keer, hoeveel je er ook van hebt. De Zadelmaker zelf is een ambachtsman.
mind-servant =
    - De kaart komt in je hand en kun je nog in dezelfde beurt spelen. Een beurt meer is het niet: het is een keuze meer.
    - Was het de laatste van een stapel, dan is de volgende ronde de laatste.
mind-shopkeeper =
    - Alle vijf velden van een kanaal moeten nu bebouwd zijn. Een kanaal dat voltooid was en een fiche verloor, telt pas als het weer heel is.
mind-tailor =
    - Een stap naast die van de dobbelfase, voor 2 gulden, wat er ook gegooid is, zelfs zonder 1 of 2.
    - Op de hoogste trede valt er niets te kopen.
mind-vicar =
    - De dobbelstenen liggen zoals ze deze ronde vielen. Toont er geen een 1, dan valt er niets te activeren.

## Loop

mind-accountant =
    - In een beurt naar keuze, één keer per ronde, gratis. Een ronde waarin je hem vergeet, is verloren.
mind-astronomer =
    - Alleen voor personen die je na hem aantrekt. Zelf heeft hij geen bliksem.
    - De tweede keer komt meteen na de eerste, en je mag weigeren. Hij moet dan nog in het spel zijn.
    - Zou de tweede keer niets doen, dan wordt er niets gevraagd.
mind-earl =
    - Alleen in de dobbelfase, en alleen als geen dobbelsteen een 1 of 2 toont. Is er een stap te koop, maar te duur voor jou, dan helpt hij niet.
mind-fire_eater =
    - Het gaat om de kleur van de aangetrokken kaart, niet om die van hemzelf of van het huis.
    - Hij werkt vóór de bliksem van de nieuweling, en niet bij zijn eigen komst.
mind-fountain_builder =
    - Een kaart in de kleur van het veld blijft nodig, tenzij een persoon bouwt.
    - Hij helpt alleen bij kanalen.
mind-guard =
    - Het gaat om de kleur van het veld, niet om die van de kaart.
    - Zonder fiche in die kleur leg je er geen af, en is er geen punt.
    - Fiches van anderen gaan hem niet aan.
mind-inventor =
    - Je beslist voordat je je kaarten bekijkt. Je mag het bij vijf laten.
    - Ook met zes kaarten heb je vier beurten.
mind-judge =
    - Voor alle drie de meerderheden. Je moet daar minstens één stap gezet hebben, of één persoon of één fiche hebben.
    - Met wie je gelijk staat, draait niets om.
    - Wie alleen vóór je is, blijft dat: de Rechter laat gelijke standen tellen, meer niet.
mind-king =
    - Eén keer per ronde, in je eigen beurt, gratis. Zijn prijs en wat hij doet, zijn van ons.
mind-lawyer =
    - Alleen voor kaarten die je voor arbeiders speelt, ook via een persoon. Arbeiders die een persoon brengt, blijven zoals ze zijn.
mind-notary =
    - Alleen in de dobbelfase. De prijs komt nooit onder niets.
    - Zonder 1 of 2 is er geen stap, en dus niets om goedkoper te maken.
mind-plasterer =
    - Het gaat om de kleur van het huis.
    - Zonder fiche in die kleur leg je er geen af, en is er geen punt.
mind-powderman =
    - De bruine dobbelsteen van deze ronde telt. Dezelfde 5 of 6 bracht je ook een pestfiche.
mind-preacher =
    - Elke kleur, één fiche per stap, en je mag het laten.
    - Zonder fiche valt er niets af te leggen en is er geen punt.
mind-queen =
    - Een punt in elke ronde waarin je aan haar denkt, ook die waarin ze intrekt. Hoe vroeger, hoe meer ze waard is.

## Laurel

mind-bishop =
    - Alle arbeiders die je aan het eind over hebt, in alle kleuren samen. Eén die overblijft, telt niet.
mind-butler =
    - De kleuren van de huizen tellen, bewoond of niet; die van de personen niet.
    - Alle vijf kleuren zijn nodig: het is 5 punten of niets.
mind-engraver =
    - Elke groep telt één keer, hoeveel je er ook van hebt. De groep van de Graveur zelf telt mee.
mind-geographer =
    - Boven op wat derde velden en standbeeldfiches zelf opleveren.
    - Een derde veld moet aan het eind bebouwd zijn. Een standbeeldfiche telt ook als zijn kanaal een fiche verloor.
mind-mayor =
    - Hij is zelf een ambtenaar: is hij de enige, dan zijn het 2 punten.
