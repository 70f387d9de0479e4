# Het regelboek van Capital Lux, in het Nederlands. In rules/ruleText.ts staat waarmee een regel mag beginnen.

rule-aim = Het doel en het verhaal
rule-aim-text =
    Vier beroepen maken een stad groot: Agenten, Geestelijken, Geleerden en Kooplieden. Je leidt een thuisstad, en samen vullen jullie de hoofdstad. Wie thuisblijft, is punten waard; wie je naar de hoofdstad stuurt, bewijst je meteen een dienst en verhoogt wat iedereen van dat beroep mag hebben.
    Want zo is de wet: een thuisstad die aan het eind van een ronde meer van een beroep heeft dan de hoofdstad, verliest het helemaal, en de correcties van de hoofdstad kent alleen wie ze heeft gelegd. Wie na drie ronden de meeste punten heeft, wint.

rule-set-up = Voorbereiding
rule-set-up-text =
    Je speelt met twee tot vier spelers, drie ronden lang. Er zijn 72 kaarten, 18 van elk van de vier beroepen:
    | Waarde van een kaart | 2 | 3 | 4 | 5 | 6
    | Hoeveel per beroep | 3 | 4 | 4 | 4 | 3
    Ernaast liggen acht goudschijven en vier correcties: +4, +2, −1 en −3.
    De eerste kaart van de stapel opent de hoofdstad. Iedereen krijgt open een correctie: wie de hoogste heeft, begint de eerste ronde. Daarna worden de correcties geschud en liggen ze gedekt.
    ~ De actie van de kaart die de hoofdstad opent, wordt niet uitgevoerd.
    ~ Gelijke kaarten zijn gelijk: niets onderscheidt de ene Agent 4 van de andere.

rule-round = Een ronde
rule-round-picture = In één oogopslag: kies een hand, speel die in je thuisstad of in de hoofdstad, en zie wie te ver ging.
rule-round-text =
    1. _Kiezen._ Iedereen kiest kaarten en geeft de rest door (#choosing).
    2. _Spelen._ Om beurten speelt iedereen een kaart: in de eigen thuisstad voor punten, of in de hoofdstad voor de actie (#playing).
    3. _Einde van de ronde._ Wie van een beroep meer heeft dan de hoofdstad, verliest het (#limits). Wie er het meest van heeft, neemt een bonuskaart (#bonus).
    De kaarten in de hoofdstad en de thuissteden blijven liggen voor de volgende ronde.

rule-choosing = Kaarten kiezen
rule-choosing-picture = Zes kaarten om uit te kiezen. De twee met het vinkje worden gehouden; de andere vier gaan naar links.
rule-choosing-text =
    Iedereen krijgt zes kaarten; met vier spelers vijf.
    1. Kies er twee, allemaal tegelijk en in het geheim. Geef de rest naar links.
    2. Kies er twee van wat je krijgt. Geef de rest naar links.
    3. Wat je nu krijgt, moet je houden.
    Zo begin je met een volle hand van zes kaarten, of van vijf.
    Kan de stapel in de derde ronde niet iedereen het volle aantal geven, dan krijgt iedereen evenveel, zoveel als er zijn.
    ~ Dan kies je twee en twee zover de kaarten reiken. Als je alles moet kiezen, wordt er niets gevraagd.
    ~ Wat je doorgaf en kreeg, mag je nakijken tot de handen zijn neergelegd.

rule-playing = Je beurt
rule-playing-picture =
    1. De waarde: punten in je thuisstad, of een hogere grens in de hoofdstad.
    2. Het beroep: het zegt wat de kaart in de hoofdstad doet.
    3. De letter van de kleur, met haar arcering.
rule-playing-text =
    De startspeler begint, daarna gaat het met de klok mee. In je beurt moet je één kaart uit je hand spelen.
    - _In je thuisstad:_ de kaart levert haar waarde aan punten op, zolang ze daar ligt. Ze heeft geen actie.
    - _In de hoofdstad:_ de kaart verhoogt voor iedereen de grens van haar beroep, en je voert haar actie uit. Dat moet, als het kan.
    | In de hoofdstad | Actie
    | Agent | bekijk een correctie en leg haar neer (#agents)
    | Geestelijke | neem de laagste kaart van een ander beroep (#clerics)
    | Geleerde | trek een kaart (#scholars)
    | Koopman | neem een goudschijf (#merchants)
    De tafel toont de totalen van de hoofdstad en van elke thuisstad, en de ruimte onder elke grens. Een zet zegt vooraf wat hij zou doen, en waarschuwt als een thuisstad boven haar grens komt.

rule-agents = Agenten en correcties
rule-agents-picture = Anna heeft hier een +4 gelegd; alleen zij ziet die. Bert heeft er ook een gelegd, en niemand anders weet welke: de grens ligt tussen de twee getallen.
rule-agents-text =
    Een Agent in de hoofdstad laat je de bovenste correctie bekijken. Leg haar gedekt boven een van de vier beroepen, wat daar ook al ligt. Aan het eind van de ronde verhoogt of verlaagt ze daar de grens.
    Er zijn er maar vier: +4, +2, −1 en −3. Zijn ze op, dan leg je er geen. Voor de anderen blijft een correctie verborgen tot de ronde eindigt.
    ~ Je eigen correcties mag je weer bekijken.

rule-clerics = Geestelijken
rule-clerics-text =
    Een Geestelijke in de hoofdstad kiest Agenten, Geleerden of Kooplieden. Je neemt de laagste kaart van dat beroep uit de hoofdstad naar je thuisstad, niet in je hand. Een Geestelijke neemt nooit een Geestelijke.
    Er gebeuren twee dingen tegelijk: de grens zakt met die kaart, en jouw totaal stijgt ermee.
    > De Geleerden in de hoofdstad zijn 2, 4 en 5: de grens is 11. Je neemt de 2. De grens is nu 9, en je hebt 2 punten meer aan Geleerden.
    ~ Alleen beroepen met een kaart in de hoofdstad kun je kiezen. Is er maar één, dan wordt er niets gevraagd; is er geen, dan gebeurt er niets.

rule-scholars = Geleerden
rule-scholars-text =
    Een Geleerde in de hoofdstad laat je de bovenste kaart van de stapel trekken. Is de stapel leeg, dan trek je niets.
    Speel je een Geleerde als laatste kaart, dan trekt hij een nieuwe. Je hand is dus niet leeg, en de ronde gaat door.
    ~ Met een lege stapel trek je niets, en het einde van de ronde begint.

rule-merchants = Kooplieden
rule-merchants-text =
    Een Koopman in de hoofdstad neemt een goudschijf van de voorraad. Is die op, dan neem je niets.
    Goud redt kaarten aan het eind van een ronde (#gold). Een schijf die je aan het eind van het spel nog hebt, is 1 punt waard.

rule-last-turns = De laatste beurten van een ronde
rule-last-turns-text =
    Wie aan het eind van een beurt geen kaart meer heeft, luidt het einde van de ronde in. Ieder ander heeft nog precies één beurt.
    Wat daarna nog in een hand zit, gaat open naar de thuisstad, zonder actie.
    > Bert speelt zijn laatste kaart. Clara en Anna hebben elk nog één beurt. Anna heeft twee kaarten: ze speelt er een, en de andere gaat naar haar thuisstad, of ze wil of niet.
    ~ Wie dan geen kaart heeft, past.

rule-limits = Grenzen
rule-limits-picture = De Kooplieden in de hoofdstad zijn 12, en een correctie van −1 maakt de grens 11. Anna heeft 9: veilig. Bert heeft 11: net veilig. Clara heeft 13: 2 te veel, en al haar Kooplieden zijn verloren.
rule-limits-text =
    Aan het eind van de ronde worden alle correcties omgedraaid. De grens van een beroep is het totaal van zijn kaarten in de hoofdstad, met de correcties erboven.
    Heeft een thuisstad meer dan dat, dan worden al haar kaarten van dat beroep afgelegd. Een totaal dat gelijk is aan de grens, is veilig.
    Alleen goud kan ze redden (#gold).
    ~ Een grens kan onder nul liggen. Een thuisstad zonder kaart van het beroep zit er nooit boven.
    ~ Afgelegde kaarten zijn uit het spel. Ze liggen open en worden nooit opnieuw geschud.
    ~ De omgedraaide correcties liggen open tot er voor de volgende ronde gedeeld wordt.

rule-gold = Redden met goud
rule-gold-picture = Anna's Agenten zitten 2 boven de grens. Ze betaalt 2 goud en houdt ze allemaal.
rule-gold-text =
    Elke goudschijf verhoogt een van je grenzen met 1, alleen voor deze controle. Betaal precies wat je te veel hebt, en je houdt alle kaarten van dat beroep. Niemand moet betalen, en betaalde schijven gaan terug naar de voorraad.
    ~ Wie boven een grens zit, beslist tegelijk met de anderen.
    ~ Wie niets kan redden, krijgt de vraag niet.
    ~ Geredde kaarten blijven en tellen voor bonuskaarten. De volgende ronde kunnen ze weer te veel zijn.

rule-bonus = Bonuskaarten
rule-bonus-picture = Clara is haar Geleerden kwijt. Bert heeft er nu het meest van en neemt de hoogste kaart uit de hoofdstad.
rule-bonus-text =
    Na het afleggen neemt per beroep de thuisstad met het hoogste totaal de hoogste kaart van dat beroep uit de hoofdstad. Aan het eind levert ze haar waarde aan punten op, en ze verlaat de hoofdstad.
    Bij gelijke stand neemt ieder er een, op volgorde van beurt vanaf de startspeler: de eerste de hoogste, de volgende de hoogste die over is, zolang er zijn.
    Bonuskaarten liggen apart. Ze horen niet bij de thuisstad: ze tellen niet mee voor de grens en niet voor latere bonuskaarten.
    ! Met een totaal van 0 neemt niemand er een, want waar niemand een kaart van het beroep heeft, ligt niemand voor.
    ! Bonuskaarten liggen open, want iedereen zag ze genomen worden: het verloop vertelt hetzelfde, en bots vergeten niets. Volgens de spelregels liggen ze gedekt.

rule-next-round = De volgende ronde
rule-next-round-text =
    De kaarten in de hoofdstad en de thuissteden blijven liggen. De vier correcties worden opnieuw geschud.
    Wie de rijkste thuisstad heeft, alle beroepen samen en zonder bonuskaarten, begint. Bij gelijke stand is dat wie met de klok mee het dichtst bij de vorige startspeler zit.
    ~ De vorige startspeler telt zelf als dichtstbij.

rule-winner = De winnaar
rule-winner-text =
    Na de derde ronde telt iedereen op:
    | Wat | Punten
    | Kaarten in je thuisstad | hun waarden
    | Bonuskaarten | hun waarden
    | Goudschijven | elk 1
    Het hoogste totaal wint. Bij gelijke stand wint wie in thuisstad en bonuskaarten de meeste zessen heeft, dan de meeste vijven, enzovoort.
    ~ Is ook dat gelijk, dan wordt de overwinning gedeeld.

rule-hidden = Wat iedereen weet
rule-hidden-text =
    Hoofdstad, thuissteden, bonuskaarten (#bonus), goud en afgelegde kaarten liggen open. Handen, doorgegeven kaarten, de stapel en de correcties boven de beroepen zijn verborgen.
    ~ De ruimte onder elke grens wordt getoond met de correcties die je kent, en met de speelruimte die verborgen correcties laten.
