# Het regelboek van Brugge, in het Nederlands. In rules/ruleText.ts staat waarmee een regel mag beginnen.

rule-aim = Het doel en het verhaal
rule-aim-text =
    Brugge is in de vijftiende eeuw een van de rijkste steden van Europa: laken uit Engeland, specerijen uit Venetië en bont van de Hanze wisselen aan de kaden van eigenaar. Je bent een koopman die meer wil dan geld: je bouwt huizen, haalt er mensen van elk beroep naartoe, graaft kanalen tot aan je poort en klimt op in het stadhuis. Maar de dobbelstenen die de prijzen bepalen, brengen ook overstroming, brand, pest, overval en intrige, en wie het noodlot niet op tijd afwendt, betaalt ervoor.
    Met elke kaart kun je zes dingen doen, maar je speelt haar maar één keer: wat je er ook mee doet, het kost je de andere vijf. Wie de meeste punten heeft als de kaarten op zijn, wint.

rule-set-up = Voorbereiding
rule-set-up-text =
    Je speelt met twee tot vier spelers. Elk van de 165 kaarten toont een andere persoon. Er zijn vijf kleuren (blauw, bruin, rood, paars, geel) en elf bevolkingsgroepen.
    Alle kaarten worden geschud en in vijf stapels van 33 gelegd. Zoveel stapels als er spelers zijn, vormen samen de twee trekstapels. De rest wacht als extra stapel.
    | Spelers | Linker- en rechterstapel | Extra stapel
    | 2 | 33 en 33 | 99
    | 3 | 50 en 49 | 66
    | 4 | 66 en 66 | 33
    Iedereen begint met 5 punten, 5 gulden, één arbeider in elke kleur, drie meerderheidsfiches op de grijze kant, en geen kaart. Iedereen staat nog in het stadhuis, vóór de eerste trede van het ontwikkelingsspoor.
    Je portierswoning is de poort tussen je twee kanalen. De kleur ervan zegt alleen welke kanalen van jou zijn; met de kleuren van kaarten en arbeiders heeft ze niets te maken.
    Arbeiders en guldens raken nooit op. Er ligt een stapel van zes standbeeldfiches, 7, 6, 5, 4, 3 en 2 waard, met de 7 bovenop.
    Iedereen kiest vóór de eerste kaart een portierswoning, terwijl de tafel wacht.
    ! Het toeval wijst de startspeler aan, want de tafel kan niet weten wie het laatst Belgische chocola at.
    ~ Wie het eerst komt, kiest het eerst. Wie niet kiest, krijgt er een van de overgebleven; bots nemen wat er overblijft.
    ^ Elke groep telt 15 personen, en er zijn negen noodlotfiches in elke kleur.
    % Elke kleur heeft 33 kaarten: een vijfde van alle.

rule-round = Een ronde
rule-round-picture = In één oogopslag: trekken, gooien, vier kaarten spelen, vergelijken. Daarna is de volgende startspeler.
rule-round-text =
    Je speelt ronden tot een stapel op is. Elke ronde heeft vier fases; elke fase begint bij de startspeler en gaat met de klok mee.
    1. _Kaarten trekken._ Iedereen vult de hand aan tot vijf kaarten. Zie #drawing.
    2. _Dobbelstenen gooien._ Er wordt met vijf dobbelstenen gegooid. Ze brengen het noodlot (#threats) en bepalen de prijs van een stap (#reputation).
    3. _Kaarten spelen._ Iedereen heeft vier beurten en speelt in elke beurt één kaart (#turn). Dit is het hart van het spel.
    4. _Meerderheden._ Wie alleen leidt, draait een fiche om (#majorities). Daarna wordt de volgende speler met de klok mee startspeler.

rule-drawing = Kaarten trekken
rule-drawing-picture = Je ziet de kleur bovenop elke stapel, en hoeveel kaarten er nog zijn. De persoon blijft verborgen tot je hand vol is.
rule-drawing-text =
    Vanaf de startspeler trekt iedereen met de klok mee kaarten tot er vijf in de hand zijn. Voor elke kaart kies je opnieuw de linker- of de rechterstapel. Je bekijkt je nieuwe kaarten pas als je hand vol is.
    Is de laatste kaart van een stapel genomen, dan komt meteen de extra stapel ervoor in de plaats. Gebeurt dat bij het aanvullen van de handen, dan is deze ronde de laatste. Trekt een persoon de laatste kaart tijdens de beurten, dan is de volgende ronde de laatste.
    Raakt er daarna nog een stapel op, dan wordt de andere in tweeën gedeeld.
    ~ Wie vijf kaarten of meer heeft, trekt er geen.
    ~ Laat een persoon je meerdere kaarten trekken, dan kies je ook die een voor een, en bekijk je ze samen.
    ~ Bij het delen blijft de bovenste helft liggen, en dat is de grootste als ze verschillen. Een enkele kaart wordt niet gedeeld.
    ~ Zijn beide stapels leeg, dan wordt er niets getrokken, en afgelegde kaarten worden nooit opnieuw geschud. Een persoon die alleen maar zou trekken, kun je dan niet activeren.

rule-threats = Dobbelstenen en noodlot
rule-threats-picture = Blauw en rood tonen een 5 en een 6: iedereen krijgt een fiche voor overstroming en een voor brand. De bruine 1 en de gele 2 maken een stap 3 gulden duur. Anna heeft twee pestfiches: nog één, en ze verliest een persoon.
rule-threats-text =
    De startspeler gooit vijf dobbelstenen, één in elke kleur. Ze blijven de hele ronde liggen zoals ze vielen.
    | De dobbelsteen toont | Wat dat doet
    | 1 of 2 | komt bij de prijs van een stap vooruit
    | 3 of 4 | nog niets
    | 5 of 6 | iedereen krijgt een noodlotfiche in die kleur
    Later zegt elke dobbelsteen ook hoeveel guldens een kaart in zijn kleur oplevert.
    Het derde fiche in een kleur sluit een cirkel: het noodlot slaat meteen toe (#penalties). Het maakt niet uit of het van de dobbelstenen of van een persoon komt.
    Speel een kaart om een noodlotfiche in de kleur van de kaart af te leggen. Elk fiche dat je uit eigen wil aflegt, levert 1 punt op, ook via een persoon.
    ~ Vanaf de startspeler krijgt de een na de ander de fiches van alle dobbelstenen en wikkelt meteen de gebeurtenissen af die erbij horen.
    ~ Geeft een persoon fiches aan meerdere spelers, dan krijgen ze die een voor een, met de klok mee vanaf de linkerbuur van de eigenaar.

rule-penalties = Noodlottige gebeurtenissen
rule-penalties-text =
    Drie fiches in één kleur vormen een cirkel. De eigenaar wikkelt de gebeurtenis af, en daarna gaan alle drie de fiches terug, zonder punten.
    | Gebeurtenis | Wat ze kost
    | Overstroming (blauw) | al je arbeiders
    | Pest (bruin) | een persoon uit je speelgebied, naar keuze
    | Overval (geel) | al je guldens
    | Brand (rood) | één huis of één kanaalfiche, naar keuze
    | Intrige (paars) | 3 punten, maar nooit onder 0
    Wie meerdere cirkels tegelijk sluit, kiest de volgorde.
    Brandt een huis met een persoon af, dan komt die persoon terug in je hand. Een kanaalfiche verlies je alleen aan het buitenste eind van een kanaal, zodat er nooit gaten zijn. Een standbeeldfiche blijft van jou. Wie geen huis en geen fiche heeft, verliest niets door brand.
    > Je hebt 12 gulden en twee overvalfiches, en de gele dobbelsteen toont een 6. Je verliest alle 12 gulden. Geef ze liever op tijd uit.
    ~ Na de pest blijft het huis staan, leeg.
    ~ Na een brand kan je hand meer dan vijf kaarten tellen. Je hebt nog altijd vier beurten.
    ~ Ook de andere gebeurtenissen nemen niets van wie niets te verliezen heeft.
    ^ Overstroming is blauw, pest bruin en intrige paars. De tekst van de spelregels geeft alleen brand en overval een kleur.

rule-reputation = Ontwikkeling
rule-reputation-picture = Iedereen heeft een speelfiguur op de trap. Bert staat op de zesde trede, aan het eind 7 punten waard.
rule-reputation-text =
    Na het noodlot mag iedereen om beurten de som betalen van alle dobbelstenen die een 1 of 2 tonen, en één stap vooruitgaan. Je mag weigeren. Toont geen enkele dobbelsteen een 1 of 2, dan kan niemand vooruit.
    | Trede | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | Punten | 1 | 2 | 3 | 4 | 6 | 7 | 9 | 12
    Alleen de trede waarop je staat telt, en pas aan het eind. De eerste stap gaat van het stadhuis naar trede 1.
    Hier kun je één stap per ronde betalen. Wat personen opleveren, komt erbij.
    > De dobbelstenen tonen 1, 2, 2, 4 en 6. Een stap kost 1 + 2 + 2 = 5 gulden.
    ~ Wie niet kan betalen, krijgt de vraag niet.
    ~ Vanaf de hoogste trede gaat niemand verder. Je mag er niets voor betalen, en wat op een stap wacht, gebeurt niet.
    % Bekend zijn alleen de zesde trede, dat er een trede van 6 is en dat de waarden van 1 tot 12 lopen. De andere waarden zijn van ons.

rule-turn = Je beurt
rule-turn-text =
    Vanaf de startspeler heeft iedereen met de klok mee vier beurten. In elke beurt speel je precies één kaart uit je hand, voor een van zes acties (#uses). Er blijft dus meestal één kaart over voor de volgende ronde.
    Voor en na je kaart mag je personen activeren die daar klaar voor zijn (#people). Je zegt zelf wanneer je beurt voorbij is.
    Via personen kun je meer dan vier kaarten spelen. Wie geen kaart meer heeft, speelt er geen, mag nog wel personen activeren, en vult in de volgende ronde de hand weer aan.
    ~ Ook een kaart die je in je beurt trekt, telt mee: een beurt kan niet eindigen zolang je een kaart hebt en die van deze beurt nog niet hebt gespeeld.
    ~ Een vraag met maar één mogelijk antwoord wordt niet gesteld. Blijft alleen het einde van je beurt over, dan eindigt die vanzelf; je kunt dat nog terugnemen.

rule-uses = De zes acties van een kaart
rule-uses-picture =
    1. De prijs van de persoon, in guldens.
    2. De punten van de persoon aan het eind: een derde van de prijs.
    3. De kleur van de kaart, met letter en arcering.
    4. De groep, en wanneer de persoon werkt.
    5. Wat de persoon doet.
    6. De zes acties. Wat nu niet kan, is bleek.
rule-uses-text =
    Elke kaart kun je voor zes acties spelen, wie er ook op staat. Je mag steeds weer dezelfde actie kiezen. De eerste twee kunnen altijd.
    | Actie | Je betaalt | Je krijgt
    | Arbeiders nemen | – | 2 arbeiders in de kleur van de kaart
    | Guldens nemen | – | zoveel als de dobbelsteen in de kleur van de kaart toont
    | Noodlotfiche afleggen | een noodlotfiche in de kleur van de kaart | 1 punt (#threats)
    | Kanaalfiche bouwen | de prijs van het veld | een fiche op het volgende veld van een van je kanalen, als dat de kleur van de kaart heeft (#canals)
    | Huis bouwen | een arbeider in de kleur van de kaart | de kaart is, met de rug naar boven, een huis (#people)
    | Persoon aantrekken | de prijs van de persoon | de persoon komt op een leeg huis (#people)
    Voor arbeiders, guldens, noodlot en kanalen leg je de kaart af.
    > De rode dobbelsteen toont 4. Een rode kaart levert 2 rode arbeiders of 4 gulden op, legt een brandfiche af voor 1 punt, bouwt een rood kanaalveld, of wordt een rood huis voor een rode arbeider. Of je betaalt de prijs om de persoon erop aan te trekken, voor een leeg huis van welke kleur ook.

rule-canals = Kanalen
rule-canals-picture = De portierswoning van Anna met haar twee kanalen. Links zijn twee velden gebouwd; het derde is aan de beurt en kost 3 gulden. Rechts is er één gebouwd. Het derde veld van een kanaal is 3 punten waard, het vijfde levert een standbeeldfiche op.
rule-canals-text =
    Je hebt twee kanalen van elk vijf velden, en alleen jij bouwt daar. Je bouwt vanaf je portierswoning naar buiten, zonder gaten. Je hebt dus steeds de keus uit twee volgende velden, tot een kanaal voltooid is.
    Om te bouwen speel je een kaart in de kleur van dat veld en betaal je de prijs: 1 gulden voor het eerste, tot 5 voor het vijfde.
    - Elk derde veld dat je hebt gebouwd, levert aan het eind 3 punten op.
    - Wie het vijfde veld bouwt, neemt meteen het bovenste standbeeldfiche: eerst de 7, dan de 6, enzovoort. Je kunt er hooguit twee hebben.
    - Kanaalfiches tellen voor een meerderheid (#majorities).
    Een standbeeldfiche houd je, wat er ook met het kanaal gebeurt. Een kanaal levert nooit een tweede op.
    ~ Is de stapel op, dan is er geen standbeeldfiche meer te nemen.
    % De volgorde van de kleuren en de meeste prijzen zijn van ons (#reconstructed).

rule-people = Huizen en personen
rule-people-picture = Vier huizen: een persoon die je nu kunt gebruiken, voor een arbeider; een die deze ronde al gebruikt is; een die aan het eind telt; en een leeg huis dat op iemand wacht.
rule-people-text =
    Een _huis_ is een kaart met de rug naar boven, voor een arbeider in haar kleur. Het is aan het eind 1 punt waard, bewoond of niet.
    Een _persoon_ aantrekken kan alleen voor een leeg huis van jou, en je betaalt de prijs. De kleuren hoeven niet gelijk te zijn, en het huis houdt zijn eigen kleur. In een huis woont één persoon. Aan het eind is een persoon een derde van de prijs waard.
    Het teken op de kaart zegt wanneer de persoon werkt:
    | Teken | Wanneer
    | Bliksem | één keer, direct na het uitspelen
    | Arbeider | één keer per ronde, in je beurt, als je een arbeider in die kleur teruglegt
    | Oneindigheid, één keer per ronde | één keer per ronde, in je beurt, gratis
    | Oneindigheid, altijd | vanzelf, elke keer dat het van toepassing is
    | Lauwerkrans | alleen in de eindwaardering
    Een persoon voor een arbeider of één keer per ronde gebruik je naar eigen keuze. Wie net is ingetrokken, kun je nog in dezelfde beurt gebruiken. Na de meerderheden is iedereen weer te gebruiken.
    Telt een persoon een groep, dan tellen alleen personen in het spel, en de persoon zelf telt mee.
    Een persoon die terugkomt en opnieuw gespeeld wordt, is nieuw: een bliksem werkt weer.
    ~ Een bliksem moet je uitvoeren.
    ~ Een persoon die opnieuw gespeeld wordt, kun je ook in dezelfde ronde weer gebruiken.

rule-effects = Een effect uitvoeren
rule-effects-text =
    Personen kun je alleen in je eigen beurten activeren. Elk huis, elk kanaal en elke stap telt voor personen die erop wachten, hoe het ook gebeurde. Een kaart die je via een persoon speelt, is niet de kaart van je beurt.
    ~ Je activeert niemand midden in een ander effect, en alleen als er, de arbeider betaald, iets van komt.
    ~ Een begonnen effect voer je uit zo ver het kan. ‘Mag’, ‘maximaal’ en ‘willekeurig veel’ laten je vrij. ‘Betaal iets en krijg iets’ is alles of niets. Na ‘trek en leg af’ leg je er zoveel af als je hebt getrokken.
    ~ Een effect is klaar voordat het volgende begint. Een persoon die je daardoor aantrekt, gaat eerst.
    ~ Een persoon aantrekken gaat in deze volgorde: betalen, de persoon neerleggen, wat daarop wacht, de bliksem.
    ~ Wat op iets wacht, gebeurt er meteen na: eerst je eigen personen in de volgorde van hun huizen, dan die van de anderen met de klok mee.
    ~ Ook iedere persoon die intrekt en elke manier om een kaart te spelen telt voor personen die erop wachten, hoe het ook gebeurde.
    Arbeiders ruilen: willekeurig veel, een tegen een. De arbeider die je voor het activeren betaalde, krijg je niet terug.
    ~ Je ruilt arbeider voor arbeider, ten minste één, nooit tegen de eigen kleur, en nooit een die je net kreeg.
    Wat anderen moeten geven of verliezen, kiezen ze zelf, voor zover ze het hebben.
    ~ Moeten er meer kiezen, dan kiezen ze tegelijk.

rule-single-persons = Personen met een eigen regel
rule-single-persons-text =
    | Persoon | Wat je moet weten
    | Astronoom | De bliksem van wie je later aantrekt, mag je twee keer uitvoeren.
    | Rechter | Ook bij een gedeelde eerste plaats draai je het meerderheidsfiche om, als je daar minstens één stap hebt gezet of één fiche hebt.
    | Notaris | In fase 2 kost je stap 2 gulden minder.
    | Earl | Alleen als geen dobbelsteen een 1 of 2 toont, mag je voor 4 gulden een stap vooruit.
    | Uitvinder | Je mag je hand tot zes aanvullen. Beslis voordat je kijkt.
    ~ Astronoom: de tweede keer komt meteen na de eerste, en de Astronoom moet dan nog in het spel zijn.
    ~ Rechter: bij personen heb je minstens één persoon nodig.
    ~ Notaris: een stap kost nooit minder dan niets.
    ~ Prinses: de kaart die ze trekt, hoort niet bij je hand. Ze wordt meteen gespeeld.
    % Schuttershoofdman: personen van anderen die nemen, vernielen of dreigen, slaan jou over. De dobbelstenen ontzien niemand, en geschenken komen gewoon aan. Is er niemand over, dan doet een bliksem niets en kun je een persoon niet activeren.
    % Hofdame: bij het activeren zeg je meteen wie ze brengt, en in welk huis.
    % Architect: niemand kent de kaart van het huis, jij ook niet.
    % Schilddrager en Torenwachtster komen ter sprake als het zover is: voor de een betaal je 2 gulden om een gebeurtenis te ontlopen, met de ander weiger je een fiche van de dobbelstenen.

rule-majorities = Meerderheden
rule-majorities-picture = Drie wedlopen. Anna leidt alleen bij personen en heeft dat fiche omgedraaid. Bij kanalen leidt ze nu. Bij ontwikkeling staan er twee gelijk, dus niemand draait het om.
rule-majorities-text =
    Aan het eind van elke ronde worden drie dingen vergeleken, in deze volgorde:
    - _Ontwikkeling:_ wie staat het hoogst op de trap?
    - _Personen:_ wie heeft de meeste personen in het speelgebied?
    - _Kanalen:_ wie heeft de meeste kanaalfiches, beide kanalen samen?
    Wie alle anderen voor is, draait dat fiche op de gekleurde kant. Bij gelijke stand draait niemand. Een omgedraaid fiche is aan het eind 4 punten waard en blijft omgedraaid, wat er ook nog komt. Meerdere spelers kunnen hetzelfde fiche omdraaien.

rule-end = Het einde en de eindwaardering
rule-end-text =
    Zodra de extra stapel in het spel is, staat de laatste ronde vast (#drawing). Het spel eindigt na haar meerderheden.
    | Wat | Punten
    | Punten tot nu toe | zoals ze staan
    | Personen in je speelgebied | elk een derde van de prijs
    | Huizen | elk 1, bewoond of niet
    | Lauwerkransen | zoals de kaarten zeggen
    | Omgedraaide meerderheidsfiches | elk 4
    | Derde velden van je kanalen | elk 3
    | Standbeeldfiches | elk 2 tot 7
    | Ontwikkeling | de waarde van je trede
    Wie de meeste punten heeft, wint. Bij gelijke stand wint wie van hen de meeste guldens heeft; is ook dat gelijk, dan wordt de overwinning gedeeld.

rule-hidden = Wat iedereen weet
rule-hidden-text =
    Guldens, arbeiders, noodlotfiches, punten, personen, kanalen en standbeeldfiches liggen open. Voor- en achterkant van een kaart tonen haar kleur. Afgelegde kaarten liggen open, en de kaart van een verloren huis komt daarbij.
    ~ Iedereen ziet dus de kleuren van de kaarten in een hand en bovenop de stapels, maar niet de personen.
    ~ De persoon onder een huis kent alleen de eigenaar.
    ~ Iedereen mag de afgelegde kaarten doorkijken.
    ~ Een persoon die door brand in een hand terugkwam, blijft bij allen bekend, tot niemand meer kan zeggen of die met de rug naar boven is gespeeld.

rule-reconstructed = Wat gereconstrueerd is
rule-reconstructed-text =
    De gedrukte lijst van personen, de kleuren van de kanaalvelden en het grootste deel van het ontwikkelingsspoor waren niet te achterhalen. Wat erover bekend is, en wat van ons is:
    % _Personen:_ 53 worden in de spelregels genoemd, min of meer volledig; een 54e, de Koning, is van elders bekend. De andere 111, en wat er aan de 54 ontbrak, hebben we zelf ontworpen, altijd drie keer zo duur als hun punten. De galerij van personen zegt van ieder wat van ons is.
    % _Kanalen:_ bekend zijn het blauwe eerste veld van de rode portierswoning voor 1 gulden, en het derde veld met zijn 3. De andere kleuren en prijzen zijn van ons: elk kanaal heeft elke kleur één keer.
    % _Ontwikkeling:_ bekend zijn de zesde trede, 7 waard, een trede van 6 (in de Nederlandse spelregels), en waarden van 1 tot 12. Van ons zijn acht treden van 1, 2, 3, 4, 6, 7, 9 en 12.
    Waar de Nederlandse en de Engelse spelregels verschillen, volgen we de Engelse.
