# De les van Brugge, in het Nederlands: wat de mentor zegt. `-say` is wat je doet, `-why` is waarom.

lesson-bruges-welcome = Welkom in Brugge
lesson-bruges-welcome-say = In Brugge bouw je huizen en kanalen en haal je personen in huis. Wie aan het eind de meeste punten heeft, wint; je begint met 5, bij de ster. Je speelt twee ronden tegen { $others }, een bot, en ik help. Druk op Verder.
lesson-bruges-welcome-why = Tien minuten, het echte spel. Een ronde heeft vier fases: kaarten trekken, gooien, kaarten spelen, meerderheden.
lesson-bruges-draw = Trek vijf kaarten
lesson-bruges-draw-say = Trek vijf kaarten, één voor één: drie van de linkerstapel, dan twee van de rechter.
lesson-bruges-draw-why = Je ziet de kleur van de bovenste kaart, niet de persoon. Je hebt verschillende kleuren nodig: elke arbeider, elke dobbelsteen, elk noodlotfiche en elk kanaalveld hoort bij kaarten van die kleur. Je bekijkt je kaarten als je hand vol is.
lesson-bruges-dice = Vijf dobbelstenen, één van elke kleur
lesson-bruges-dice-say = Ze blijven de hele ronde liggen. Een 5 of 6 geeft iedereen een noodlotfiche in die kleur. Alle enen en tweeën samen zijn de prijs van een stap omhoog.
lesson-bruges-dice-why = En een kaart kan zoveel guldens opleveren als de dobbelsteen in haar kleur toont. Onder een dobbelsteen staat wat hij nu doet.
lesson-bruges-threats = Noodlot stapelt zich op
lesson-bruges-threats-say = Je noodlotfiches liggen bij je arbeiders. Bij het derde in een kleur slaat het noodlot meteen toe: je verliest iets, en de drie gaan terug.
lesson-bruges-threats-why = Blauw, overstroming: je verliest al je arbeiders. Bruin, pest: een van je personen. Geel, overval: al je guldens. Rood, brand: een huis of kanaalveld. Paars, intrige: 3 punten.
lesson-bruges-step = Betaal voor een stap
lesson-bruges-step-say = Druk op Ja: je gaat een trede omhoog, naar het volgende getal. Zoveel punten is ze waard.
lesson-bruges-step-why = Eén stap per ronde, voor de prijs die de dobbelstenen tonen. De trede waarop je aan het eind staat, telt: 1 punt voor de eerste, 12 voor de hoogste. En wie hier alleen leidt, heeft een van de drie meerderheden.
lesson-bruges-hand = Met elke kaart zes acties
lesson-bruges-hand-say = Je hebt vier beurten per ronde en speelt in elke beurt één kaart. Met elke kaart kun je arbeiders nemen, guldens nemen, een noodlotfiche afleggen, een kanaalfiche bouwen, een huis bouwen of de persoon erop aantrekken.
lesson-bruges-hand-why = Voor de eerste vijf telt alleen de kleur, voor de laatste de persoon. De vraag is dus altijd: welke kaart waarvoor?
lesson-bruges-guilders = Neem guldens
lesson-bruges-guilders-say = Kies { $card-object } en druk op guldens.
lesson-bruges-guilders-why = Je neemt zoveel guldens als de dobbelsteen in haar kleur toont, en van de kaarten die je kunt missen, levert ze het meest op. De kaart wordt afgelegd.
lesson-bruges-end-turn = Beëindig je beurt
lesson-bruges-end-turn-say = Druk op Beurt beëindigen. Later eindigt een beurt vanzelf als je niets anders kunt doen; je mag dat dan nog terugnemen.
lesson-bruges-end-turn-why = Voor en na je kaart mag je personen activeren die één keer per ronde iets doen. { $people ->
    [0] Je hebt er nog geen.
   *[other] De jouwe zijn verlicht zolang het kan.
  }
lesson-bruges-house = Bouw een huis
lesson-bruges-house-say = Kies { $card-object } en druk op huis.
lesson-bruges-house-why = Je legt een arbeider in haar kleur terug. Een huis is 1 punt waard, en er kan één persoon in wonen. Dit is de duurste kaart die je niet hoeft te bewaren: ook gedekt neergelegd heb je er iets aan.
lesson-bruges-recruit = Een persoon aantrekken
lesson-bruges-recruit-say = Je huis staat leeg. Kies { $card-object }, lees wat er op de kaart staat, en laat deze persoon er wonen.
lesson-bruges-recruit-why = Je betaalt de prijs op de kaart. De persoon is aan het eind een derde daarvan waard en doet wat erop staat. Huis en persoon mogen verschillende kleuren hebben.
lesson-bruges-people = Wat personen doen
lesson-bruges-people-say = In je huis woont nu: { $person }. De woorden op een kaart zeggen wanneer de persoon helpt.
lesson-bruges-people-why = “Meteen”, met een bliksem: direct na het uitspelen. “Betaal 1”: één keer per ronde, voor een arbeider. “Elke ronde”: één keer per ronde, gratis. “Altijd”: vanzelf. “Einde”, met een lauwerkrans: punten aan het eind.
lesson-bruges-canal = Bouw een kanaalfiche
lesson-bruges-canal-say = Kies { $card-object } en bebouw je volgende kanaalveld. Het derde van een kanaal is 3 punten waard, het vijfde levert een standbeeldfiche op.
lesson-bruges-canal-why = Je twee kanalen beginnen links en rechts van je portierswoning, de toren met jouw zegel. De kaart moet de kleur van een volgend veld hebben, en je betaalt de guldens die er staan.
lesson-bruges-statues = Waarom kanalen lonen
lesson-bruges-statues-say = Het derde veld van een kanaal is 3 punten waard. Het vijfde voltooit het, en levert een standbeeldfiche op.
lesson-bruges-statues-why = Het eerste standbeeldfiche is 7 punten waard, het volgende 6, en zo verder tot 2: het loont om de eerste te zijn.
lesson-bruges-threat = Leg een noodlotfiche af
lesson-bruges-threat-say = Kies { $card-object } en leg er een noodlotfiche mee af.
lesson-bruges-threat-why = Je legt een noodlotfiche in de kleur van de kaart af en scoort 1 punt. Doe het op tijd: bij het derde fiche slaat het noodlot toe.
lesson-bruges-workers = Neem arbeiders
lesson-bruges-workers-say = Kies { $card-object } en druk op arbeiders.
lesson-bruges-workers-why = Je neemt twee arbeiders in de kleur van de kaart: voor huizen, en voor personen die je met een arbeider activeert.
lesson-bruges-majorities = Drie meerderheden
lesson-bruges-majorities-say = Na de kaarten worden de meerderheden bekeken: ontwikkeling, personen, kanalen. { $turned ->
    [0] Je leidde nergens alleen.
    [one] Je leidde in één ervan alleen: 4 punten.
   *[other] Je leidde in { $turned } ervan alleen: elk 4 punten.
  }
lesson-bruges-majorities-why = Wie alleen leidt, draait een fiche om, 4 punten waard. Dat blijft omgedraaid, wat er ook komt. Bij gelijke stand draait niemand om. Dan wordt de volgende speler startspeler en begint een nieuwe ronde.
lesson-bruges-last-round = Wanneer het eindigt
lesson-bruges-last-round-say = Raakt een stapel op terwijl iedereen trekt, dan is die ronde de laatste. Ieder trekt zo'n vier kaarten per ronde, en er liggen er nog { $left } en { $right }.
lesson-bruges-last-round-why = Trekt een persoon tijdens een beurt de laatste kaart, dan is de volgende ronde de laatste. Een extra stapel neemt de lege plaats in, zodat niemand tekortkomt.
lesson-bruges-end = Je kent het spel
lesson-bruges-end-say = De ster bij elke naam telt alle punten tot nu toe: aan het eind komt er niets verborgens bij.
lesson-bruges-end-why = Hij telt personen, huizen, meerderheden, derde kanaalvelden, standbeeldfiches, ontwikkeling en lauwerkransen: wat personen met dat teken aan het eind opleveren.
