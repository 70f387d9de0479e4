# Capital Lux aan de tafel in de browser: wat de eigen catalogus van het spel niet nodig heeft.

## Beroepen en plaatsen

lux-agent = Agent
lux-cleric = Geestelijke
lux-scholar = Geleerde
lux-merchant = Koopman
lux-does-agent = bekijk een correctie en leg haar neer
lux-does-cleric = neem de laagste kaart van een ander beroep
lux-does-scholar = trek een kaart
lux-does-merchant = neem 1 goud
lux-brief-agent = correctie
lux-brief-cleric = kaart halen
lux-brief-scholar = kaart trekken
lux-brief-merchant = 1 goud
lux-rule = Heeft een thuisstad aan het eind van de ronde meer van een beroep dan de hoofdstad, dan verliest ze die kaarten, tenzij ze 1 goud betaalt voor elk punt te veel.
lux-rule-bonus = Wie het meest van een beroep heeft, neemt de hoogste kaart ervan uit de hoofdstad als bonuskaart.
lux-about = { $profession }, grens { $limit }: wat ze doen
lux-action = In de hoofdstad gespeeld: { $does }.
lux-hall = { $profession } in de hoofdstad, grens { $limit }
lux-hall-between = { $profession } in de hoofdstad, grens { $low } tot { $high }
lux-hall-cards = Kaarten: { $cards }
lux-no-modifier = geen correctie
lux-own-modifier = van jou, telt mee
lux-yours = van jou
lux-with-own = met je verborgen correctie { $modifier }
lux-by = van { $seat-is ->
    [you] jou
   *[other] { $seat }
  }
lux-hidden = { $count } verborgen: grens { $low } tot { $high }
lux-of = van { $limit }
lux-full = vol
lux-no-room = geen ruimte
lux-room-between = ruimte { $low } tot { $high }
lux-cell = { $seat }, { $profession }: { $total } van { $limit }, { $room }
lux-highest = hoogste: neemt de bonuskaart

## Plaatsen aan tafel

lux-seat = { $name }: { points }, { $gold } goud, { lux-cards } in de hand
lux-starter = startspeler
lux-gold = { $gold } goud
lux-cards = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
  }
lux-risked = { $points } in gevaar
lux-bonus = bonus
lux-is-choose = kiest
lux-has-choose = heeft gekozen
lux-is-decide = beslist
lux-has-decide = heeft beslist
lux-is-play = aan de beurt
lux-has-play = heeft gespeeld

## Naast de tafel

lux-notes = Notities
lux-draft = Kaarten doorgeven
lux-draft-way = Kaarten gaan naar links, en van { $last } naar { $first }. Niemand ziet wat gehouden wordt.
lux-known = Wat je weet
lux-passed = naar links doorgegeven
lux-handed = als laatste doorgegeven
lux-received = naar jou gekomen
lux-supply = Voorraad
lux-left-deck = stapel
lux-left-modifiers = correcties
lux-left-gold = goud
lux-discards = Uit het spel
lux-last-turns-near = De laatste beurten naderen
lux-near-end = { $seat-is ->
    [you] Je hebt nog één kaart: als je die speelt, hebben de anderen nog één beurt.
   *[other] { $seat } heeft nog één kaart. Als die gespeeld is, heb je nog één beurt en gaan de kaarten die je dan nog hebt naar huis.
  }
lux-last-turns = Laatste beurten
lux-report = Hoe ronde { $round } eindigde
lux-reveals-modifier = { $capital } { $modifier }
lux-saves = betaalde { $gold } goud, behield { $capital-object }
lux-loses = verloor
lux-takes-bonus = bonus

## Het eind van een ronde

lux-end-laid = Uit de hand gelegd
lux-end-limit = grens { $limit }
lux-end-capital = Hoofdstad { $total }
lux-end-fits = { $total }: binnen de grens
lux-end-saves = { $total }: { $over } te veel, { $over } goud betaald, behouden
lux-end-loses = { $total }: { $over } te veel, verloren
lux-end-you-saves = { $profession }: je had { $total }, grens { $limit }: { $over } te veel, { $over } goud betaald, behouden
lux-end-you-loses = { $profession }: je had { $total }, grens { $limit }: { $over } te veel, maar { $gold } goud, verloren
lux-end-highest = het hoogst met { $most }, neemt de bonuskaart
lux-end-tied = samen het hoogst met { $most }, neemt een bonuskaart
lux-end-none-left = het hoogst met { $most }, maar in de hoofdstad ligt geen kaart meer
lux-end-nobody = Niemand heeft er een: geen bonuskaart
lux-end-points = eerst { $before } punten, nu { $after }
lux-end-lost = { $points } verloren
lux-end-gold = { $points } goud
lux-end-bonus = { $points } bonus

## Het doorgeven

lux-kept = Gehouden
lux-packet-dealt = Aan jou uitgedeeld
lux-packet-from = Van { $seat }
lux-you-choose = Kies { $count } kaarten om te houden
lux-you-keep = Jij houdt { $cards }
lux-they-wait = { $seat } krijgt de andere
lux-they-get = { $seat } krijgt { $cards }
lux-they-choose = Twee ervan blijven daar, de rest gaat verder.
lux-they-must-keep = Het zijn de laatste: die blijven daar allemaal.
lux-then-more = Dan kies je opnieuw uit wat naar jou komt.
lux-then-play = Wat je dan krijgt, houd je, en het spelen begint.

## Wat er gedaan werd, en wat ervan kwam

lux-told-cleric = { did } speelde { $card } in de hoofdstad en nam daar { $taken } weg, naar { own-hometown }: grens voor { $capital-object } van { $before } naar { $after }.
lux-told-agent = { did } speelde { $card } in de hoofdstad en legde een verborgen correctie boven { $capital-object }.
lux-told-own-agent = Je speelde { $card } in de hoofdstad en legde { $modifier } boven { $capital-object }.
lux-told-idle = { did } speelde { $card } in de hoofdstad zonder gevolg: { $why ->
    [modifiers-are-gone] er is geen correctie meer
    [deck-is-empty] de stapel is leeg
    [gold-is-gone] het goud is op
   *[other] er is niemand om te nemen
  }.
lux-put-over = daardoor boven de grens

## Een beurt

lux-play-capital = In de hoofdstad
lux-play-hometown = In je thuisstad
lux-about-capital = de actie, en een hogere grens voor iedereen
lux-about-hometown = de punten, zolang je binnen de grens blijft
lux-to-capital = Speel in de hoofdstad, { $profession }
lux-to-hometown = Speel in je thuisstad, { $profession }
lux-then = → { $after }
lux-take-brief = neem { $value }
lux-then-fits = { how-much-room }
lux-then-risks = riskant
lux-then-costs-gold = { $over } te veel
lux-then-busts = { $over } te veel
lux-falls-fits = dan { $count ->
    [one] gaat
   *[other] gaan
} ook { $cards } naar de thuisstad: { $after } van { $limit }
lux-falls-risks = dan { $count ->
    [one] gaat
   *[other] gaan
} ook { $cards } naar de thuisstad: { $after }, riskant
lux-falls-over = dan { $count ->
    [one] gaat
   *[other] gaan
} ook { $cards } naar de thuisstad: { $after }, { $over } te veel
lux-sends-keep = Houden: { $cards }
lux-only-you = alleen jij ziet haar
lux-saving = Wat je redt

## Wenken

lux-hint-choose = Doorgeven, { $pass } van 2. Iedereen kiest tegelijk; wat je niet houdt, gaat naar links.
lux-hint-pick = Kies eerst een kaart; dan zie je wat ze in de hoofdstad en wat ze in je thuisstad doet.
lux-hint-only-card = Je laatste kaart: daarna heeft ieder ander nog één beurt.
lux-hint-only-card-at-last = Je laatste kaart: er blijft niets in je hand.
lux-hint-way = In de hoofdstad, of in je thuisstad?
lux-hint-way-keys = Druk op C of Y, of klik op de tafel.
lux-hint-take = De grens daalt met de kaart die je neemt, en je totaal stijgt ermee.
lux-hint-place = Alleen jij kent haar tot het eind van de ronde. De anderen zien waar ze ligt.
lux-hint-save = Iedereen beslist tegelijk. Wat niet gered wordt, gaat uit het spel.
lux-hint-waiting = Je hebt gekozen. De keuzes worden bekend als iedereen gekozen heeft.
lux-hint-last = { $seat-is ->
    [you] Je hebt
   *[other] { $seat } heeft
  } geen kaarten meer: dit zijn de laatste beurten van de ronde.

## The bar on top

capital-lux-phase-choose = Kiezen
capital-lux-phase-choose-again = Opnieuw kiezen
capital-lux-phase-play = Spelen
capital-lux-phase-round-end = Einde ronde
