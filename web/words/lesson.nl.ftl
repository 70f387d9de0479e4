# De lessen, in het Nederlands: wat de huisleraar zegt. `-say` is wat je doet, `-why` is waarom.

lesson-first = Eerste les
lesson-tutor = De huisleraar
lesson-step = De huisleraar, stap { $number } van { $of }
lesson-why = Waarom
lesson-show = Laat zien
lesson-back = Terug
lesson-next = Verder
lesson-wait = Een ogenblik: de anderen spelen.
lesson-yours = Jouw beurt: speel zoals je wilt.
lesson-close = De les verlaten en aan tafel blijven
lesson-play-on = Doorspelen
lesson-leave = Weggaan

## Capital Lux

lesson-lux-welcome = Welkom bij Capital Lux
lesson-lux-welcome-say = Je speelt met mij één ronde, ongeveer tien minuten. Alles hier is het echte spel; op de andere plaats zit een bot.
lesson-lux-welcome-why = Na drie rondes tellen de kaarten in je thuisstad, je bonuskaarten en je goud. Het hoogste totaal wint.
lesson-lux-limit = De hoofdstad bepaalt de grenzen
lesson-lux-limit-say = Dit zijn de vier beroepen van de hoofdstad. Het getal bij elk is de grens: wat de kaarten daar samen waard zijn.
lesson-lux-limit-why = Aan het eind van een ronde verliest een thuisstad met meer van een beroep dan de grens al haar kaarten van dat beroep. Precies de grens is veilig.
lesson-lux-keep = Houd twee kaarten
lesson-lux-keep-say = Kies { $cards } en bevestig. De andere vier gaan naar je buur.
lesson-lux-keep-why = Iedereen kiest tegelijk en in het geheim. Wat je doorgeeft, kan je buur houden: jij kent die kaarten, en dat helpt.
lesson-lux-keep-again = Houd er twee van wat je kreeg
lesson-lux-keep-again-say = Deze kaarten komen van je buur. Kies { $cards } en bevestig.
lesson-lux-keep-again-why = De laatste twee gaan naar je buur, die ze moet houden. Jij moet de laatste twee houden die je krijgt.
lesson-lux-hometown = Je thuisstad, je punten
lesson-lux-hometown-say = Deze rij is je thuisstad. Kaarten die je hier speelt tellen als punten en hebben geen actie.
lesson-lux-hometown-why = Elk deel toont je totaal, de grens en de ruimte die over is. Nog geen ruimte: eerst moet de hoofdstad groeien, en iedereen kan haar laten groeien.
lesson-lux-scholar = Een geleerde trekt een kaart
lesson-lux-scholar-say = Kies { $card } en stuur die naar de hoofdstad.
lesson-lux-scholar-why = Een kaart in de hoofdstad verhoogt haar grens voor iedereen en voert haar actie uit. Die van de geleerde: je trekt de bovenste kaart van de stapel.
lesson-lux-merchant = Een koopman brengt goud
lesson-lux-merchant-say = Kies { $card } en stuur die naar de hoofdstad. Je neemt een goudschijf.
lesson-lux-merchant-why = Een schijf is aan het eind 1 punt waard. Aan het eind van een ronde kun je schijven ook uitgeven, 1 voor elk punt dat je boven een grens zit.
lesson-lux-agent = Een agent legt een modificatie
lesson-lux-agent-say = Kies { $card } en stuur die naar de hoofdstad. Daarna bekijk je een modificatie.
lesson-lux-agent-why = Er zijn er vier: +4, +2, −1 en −3. Gedekt boven een beroep gelegd verandert ze de grens; alleen jij weet hoeveel.
lesson-lux-modifier = Verberg haar boven een beroep
lesson-lux-modifier-say = Leg de modificatie boven { $hall }.
lesson-lux-modifier-why = { $good ->
    [yes] Ze verhoogt de grens, dus ze dient waar je de meeste kaarten hebt.
   *[no] Ze verlaagt de grens, dus ze schaadt het minst waar je de minste kaarten hebt.
  } De anderen zien dat er iets ligt, niet wat. Aan het eind van de ronde wordt ze omgedraaid.
lesson-lux-cleric = Een geestelijke haalt een kaart
lesson-lux-cleric-say = Kies { $card } en stuur die naar de hoofdstad.
lesson-lux-cleric-why = Daarna neem je de laagste agent, geleerde of koopman uit de hoofdstad naar je thuisstad. Nooit een geestelijke.
lesson-lux-take = Neem een kaart mee naar huis
lesson-lux-take-say = Neem de laagste kaart van { $hall }.
lesson-lux-take-why = Ze telt nu voor jou; maar ze verlaat de hoofdstad, dus de grens van haar beroep daalt met haar waarde. { $fits ->
    [yes] De kaart past onder de grens.
   *[no] Hier kom je boven de grens, tenzij de hoofdstad nog groeit voor de ronde eindigt: dat is het risico van de geestelijke.
  }
lesson-lux-home = Nu punten
lesson-lux-home-say = Kies { $card } en speel die naar je thuisstad. De kaart past onder de grens.
lesson-lux-home-why = De aanwijzing zegt wat je totaal wordt en hoeveel ruimte er overblijft. Ze waarschuwt voordat je erboven komt.
lesson-lux-free = De rest is aan jou
lesson-lux-free-say = Speel je andere kaarten zoals je wilt, één per beurt: naar de hoofdstad of naar huis.
lesson-lux-free-why = Is een hand na haar beurt leeg, dan heeft elke andere speler nog één beurt. Kaarten die dan nog in de hand zijn gaan zonder actie naar de thuisstad, en kunnen haar boven een grens brengen.
lesson-lux-gold = Goud redt kaarten
lesson-lux-gold-say = Je zit boven een grens. Kies wat je redt: één schijf voor elk punt erboven, of niets.
lesson-lux-gold-why = Per beroep alles of niets. Schijven die je houdt zijn aan het eind elk 1 punt waard.
lesson-lux-checked = De ronde is nagekeken
lesson-lux-checked-say = De modificaties zijn omgedraaid. Wie meer van een beroep had dan de grens, en niet betaalde, is die kaarten voorgoed kwijt.
lesson-lux-checked-why = Wat in de hoofdstad en in de thuissteden ligt, blijft liggen voor de volgende ronde; de modificaties worden opnieuw geschud.
lesson-lux-bonus = Bonuskaarten
lesson-lux-bonus-say = Wie thuis het meeste van een beroep had, nam de hoogste kaart daarvan uit de hoofdstad als bonuskaart.
lesson-lux-bonus-why = Bonuskaarten zijn veilig: er geldt geen grens meer voor. Uit de hoofdstad genomen verlagen ze haar grens voor de volgende ronde. Bij gelijke stand neemt ieder er een, zolang er zijn.
lesson-lux-end = Je kent het spel
lesson-lux-end-say = Nog twee rondes gaan net zo. Speel door, of ga weg en open een eigen tafel.
lesson-lux-end-why = De kunst is dicht bij de grens te komen zonder erboven, en te onthouden wat anderen je doorgaven.

## Brugge

lesson-bruges-welcome = Welkom in Brugge
lesson-bruges-welcome-say = Je speelt met mij twee rondes, ongeveer tien minuten. Alles hier is het echte spel; op de andere plaats zit een bot.
lesson-bruges-welcome-why = Elke ronde heeft vier fasen: kaarten trekken, dobbelstenen, kaarten spelen, meerderheden. De meeste punten aan het eind winnen.
lesson-bruges-draw = Trek vijf kaarten
lesson-bruges-draw-say = Trek van de omringde stapel, kaart voor kaart, tot je er vijf hebt.
lesson-bruges-draw-why = Je ziet de kleur van de bovenste kaart, niet de persoon. Je mag je kaarten pas bekijken als je hand vol is.
lesson-bruges-dice = Vijf dobbelstenen, één van elke kleur
lesson-bruges-dice-say = Ze blijven de hele ronde liggen zoals ze vielen, en doen drie dingen.
lesson-bruges-dice-why = Een 5 of 6 geeft iedereen een noodlotfiche van die kleur. Alle enen en tweeën samen zijn de prijs van een stap ontwikkeling. En een kaart levert zoveel gulden als de dobbelsteen van haar kleur aangeeft.
lesson-bruges-threats = Noodlot stapelt zich op
lesson-bruges-threats-say = Hier liggen je noodlotfiches. Het derde van een kleur slaat meteen toe.
lesson-bruges-threats-why = Blauw, overstroming: al je arbeiders. Bruin, pest: een van je personen. Geel, plundering: al je gulden. Rood, brand: een huis of kanaalfiche. Paars, intrige: 3 punten. Daarna gaan de drie fiches terug.
lesson-bruges-step = Betaal voor een stap
lesson-bruges-step-say = Druk op Ja, en ga een trede omhoog.
lesson-bruges-step-why = Eén stap per ronde, voor de prijs die de dobbelstenen aangeven. Hoe hoger je aan het eind staat, hoe meer punten: 7 voor de zesde trede, 12 voor de achtste.
lesson-bruges-hand = Elke kaart heeft zes gebruiken
lesson-bruges-hand-say = Je hebt vier beurten per ronde, en speelt in elk één kaart. Elke kaart kan voor elk van de zes gebruikt worden.
lesson-bruges-hand-why = Voor vijf ervan telt de kleur van de kaart, alleen voor de laatste de persoon erop. De vraag is dus altijd: welke kaart waarvoor?
lesson-bruges-guilders = Neem gulden
lesson-bruges-guilders-say = Kies { $card } en druk op gulden.
lesson-bruges-guilders-why = Je neemt zoveel gulden als de dobbelsteen van de kleur van de kaart aangeeft. De kaart wordt afgelegd.
lesson-bruges-end-turn = Beëindig je beurt
lesson-bruges-end-turn-say = Beëindig je beurt met de omringde knop. Doe dat na elke kaart die je speelt.
lesson-bruges-end-turn-why = Voor en na je kaart mag je personen activeren die één keer per ronde iets doen. Je hebt er nog geen.
lesson-bruges-house = Bouw een huis
lesson-bruges-house-say = Kies { $card } en druk op huis.
lesson-bruges-house-why = De kaart komt gedekt te liggen, en je legt een arbeider van haar kleur terug. Een huis is 1 punt waard, en er kan één persoon in wonen.
lesson-bruges-recruit = Er trekt iemand in
lesson-bruges-recruit-say = Kies { $card } en laat deze persoon in je huis wonen.
lesson-bruges-recruit-why = Je betaalt de prijs op de kaart. De persoon is aan het eind een derde daarvan waard en brengt het effect dat erop staat. Huis en persoon mogen verschillende kleuren hebben.
lesson-bruges-people = Wat personen doen
lesson-bruges-people-say = Hier staan je huizen en wie erin woont. Het teken op een kaart zegt wanneer ze helpt.
lesson-bruges-people-why = Pijl: één keer, meteen na het intrekken. Arbeider: één keer per ronde, voor een arbeider van die kleur. Lus: één keer per ronde voor niets, of altijd vanzelf. Lauwerkrans: punten aan het eind.
lesson-bruges-canal = Graaf een kanaal
lesson-bruges-canal-say = Kies { $card } en graaf je volgende kanaalveld.
lesson-bruges-canal-why = De kaart moet de kleur hebben van het volgende veld links of rechts van je wachthuis, en je betaalt de gulden die er staan.
lesson-bruges-statues = Waarom kanalen lonen
lesson-bruges-statues-say = Het derde veld van een kanaal is 3 punten waard. Het vijfde voltooit het, en levert een standbeeld op.
lesson-bruges-statues-why = Het eerste standbeeld is 7 punten waard, het volgende 6, en zo verder tot 2: het loont om de eerste te zijn.
lesson-bruges-threat = Leg een noodlotfiche af
lesson-bruges-threat-say = Kies { $card } en gebruik die tegen een noodlotfiche.
lesson-bruges-threat-why = Je legt een noodlotfiche van de kleur van de kaart af, en scoort 1 punt. Doe het op tijd: het derde fiche slaat toe.
lesson-bruges-workers = Neem arbeiders
lesson-bruges-workers-say = Kies { $card } en druk op arbeiders.
lesson-bruges-workers-why = Je neemt twee arbeiders van de kleur van de kaart: voor huizen, en voor personen die met arbeiders betaald worden.
lesson-bruges-majorities = Drie meerderheden
lesson-bruges-majorities-say = Na de kaarten worden de meerderheden bekeken: ontwikkeling, personen, kanalen.
lesson-bruges-majorities-why = Wie alleen voorop ligt, draait een fiche om. Dat blijft zo, wat er ook komt, en is aan het eind 4 punten waard. Bij gelijke stand draait niemand om.
lesson-bruges-last-round = Wanneer het eindigt
lesson-bruges-last-round-say = Raakt een stapel op terwijl er in fase 1 getrokken wordt, dan is die ronde de laatste.
lesson-bruges-last-round-why = Trekt een persoon de laatste kaart in fase 3, dan is de volgende ronde de laatste. Een extra stapel neemt de lege plaats in, zodat niemand tekortkomt.
lesson-bruges-end = Je kent het spel
lesson-bruges-end-say = Speel door, of ga weg en open een eigen tafel.
lesson-bruges-end-why = Aan het eind tellen: de punten tot dan toe, personen, huizen, lauwerkransen, meerderheden, kanalen, standbeelden en ontwikkeling.
