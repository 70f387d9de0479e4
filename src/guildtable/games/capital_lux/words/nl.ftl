# Capital Lux in het Nederlands. Een verwijzing heet naar haar bericht: card:scholar-4 is card-scholar-4.

title = Capital Lux
summary = Speel mensen in je thuisstad voor punten, of in de hoofdstad voor hun actie. Heeft een thuisstad aan het eind van een ronde meer van een beroep dan de hoofdstad, dan verliest ze die kaarten.

## Fasen

phase-set-up = voorbereiding
phase-first-starter = de startspeler bepalen
phase-deal = kaarten delen
phase-choose = kaarten kiezen
phase-choose-again = kaarten kiezen, tweede keer
phase-play = kaarten spelen
phase-round-end = einde van de ronde
phase-over = afgelopen

## Wat je kunt aanwijzen

card-agent-2 = Agent 2
card-agent-3 = Agent 3
card-agent-4 = Agent 4
card-agent-5 = Agent 5
card-agent-6 = Agent 6
card-cleric-2 = Geestelijke 2
card-cleric-3 = Geestelijke 3
card-cleric-4 = Geestelijke 4
card-cleric-5 = Geestelijke 5
card-cleric-6 = Geestelijke 6
card-scholar-2 = Geleerde 2
card-scholar-3 = Geleerde 3
card-scholar-4 = Geleerde 4
card-scholar-5 = Geleerde 5
card-scholar-6 = Geleerde 6
card-merchant-2 = Koopman 2
card-merchant-3 = Koopman 3
card-merchant-4 = Koopman 4
card-merchant-5 = Koopman 5
card-merchant-6 = Koopman 6
to-capital = in de hoofdstad
to-hometown = in je thuisstad
capital-agent = Agenten
    .object = de Agenten
capital-cleric = Geestelijken
    .object = de Geestelijken
capital-scholar = Geleerden
    .object = de Geleerden
capital-merchant = Kooplieden
    .object = de Kooplieden
save-agent = Agenten redden
save-cleric = Geestelijken redden
save-scholar = Geleerden redden
save-merchant = Kooplieden redden
button-save-none = Niets redden
modifier-plus-4 = +4
modifier-plus-2 = +2
modifier-minus-1 = −1
modifier-minus-3 = −3

## Wat er gevraagd wordt

choose-cards = Kies { $count } kaarten om te houden. { $rest ->
    [one] De andere gaat
   *[other] De andere { $rest } gaan
  } naar { $seat }.
play-card = Speel een kaart: in de hoofdstad of in je thuisstad?
play-last-card = Je laatste beurt van deze ronde: speel een kaart. De andere gaan dan naar je thuisstad.
take-from-capital = Geestelijke: van welk beroep neem je de laagste kaart?
place-modifier = Agent: boven welk beroep leg je je correctie { $modifier }, gedekt?
save-with-gold = Boven de grens: { $over }. Je hebt { $gold } goud. Wat red je?

## Wat ervan komt

limit-at-worst = { $spread ->
    [0] grens { $limit }
   *[other] grens { $limit } in het slechtste geval
  }
limit-at-best = { $spread ->
    [0] grens { $limit }
   *[other] grens { $limit } in het beste geval
  }
how-much-room = { $room ->
    [0] precies vol
   *[other] ruimte { $room }
  }
limit-rises = { $hidden ->
    [0] grens { $before } → { $after } voor iedereen
   *[other] grens { $before } → { $after } voor iedereen, nog zonder verborgen correcties
  }
limit-rises-first = { $hidden ->
    [0] grens { $before } → { $lifted } voor iedereen
   *[other] grens { $before } → { $lifted } voor iedereen, nog zonder verborgen correcties
  }
keep-card = je thuisstad heeft { $mine } van dit beroep, grens { $limit }
hometown-fits = jouw { $profession } { $before } → { $after }, { limit-at-worst }: { how-much-room }
hometown-risks = jouw { $profession } { $before } → { $after }, grens { $low } tot { $high }: een verborgen correctie beslist
hometown-costs-gold = jouw { $profession } { $before } → { $after }, { limit-at-best }: { $over } te veel, je hebt { $gold } goud
hometown-busts = jouw { $profession } { $before } → { $after }, { limit-at-best }: { $over } te veel, verloren tenzij de hoofdstad groeit
to-capital-agent = { limit-rises }, dan een correctie bekijken en leggen
to-capital-agent-idle = { limit-rises }, geen correctie meer om te leggen
to-capital-cleric = { limit-rises }, dan een van deze kaarten nemen: { $cards }
to-capital-cleric-idle = { limit-rises }, geen kaart om te nemen
to-capital-cleric-takes-fits = { limit-rises-first }, dan { $card } nemen: je hebt dan { $after }, { limit-at-worst }
to-capital-cleric-takes-risks = { limit-rises-first }, dan { $card } nemen: je hebt dan { $after }, grens { $low } tot { $high }
to-capital-cleric-takes-costs-gold = { limit-rises-first }, dan moet je { $card } nemen: { $over } te veel, je hebt { $gold } goud
to-capital-cleric-takes-busts = { limit-rises-first }, dan moet je { $card } nemen: { $over } te veel, verloren tenzij de hoofdstad groeit
to-capital-scholar = { limit-rises }, dan een kaart trekken
to-capital-scholar-idle = { limit-rises }, geen kaart meer om te trekken
to-capital-merchant = { limit-rises }, dan 1 goud nemen
to-capital-merchant-idle = { limit-rises }, geen goud meer om te nemen
take-fits = neem { $card }: je hebt dan { $after }, { limit-at-worst }
take-risks = neem { $card }: je hebt dan { $after }, grens { $low } tot { $high }: een verborgen correctie beslist
take-costs-gold = neem { $card }: je hebt dan { $after }, { limit-at-best }: { $over } te veel, je hebt { $gold } goud
take-busts = neem { $card }: je hebt dan { $after }, { limit-at-best }: { $over } te veel, verloren tenzij de hoofdstad groeit
place-fits = grens { $before } → { $lifted }, jij hebt { $after }
place-risks = grens { $before } → { $lifted }, jij hebt { $after }: een verborgen correctie beslist
place-costs-gold = grens { $before } → { $lifted }, jij hebt { $after }: { $over } te veel, je hebt { $gold } goud
place-busts = grens { $before } → { $lifted }, jij hebt { $after }: { $over } te veel, verloren tenzij de hoofdstad groeit
save-all = betaal { $gold } goud, verlies niets
save-some = betaal { $gold } goud, verlies { $lost } ({ points })
lose-all = betaal niets, verlies { $lost } ({ points })

## Waarom niet

none-in-capital = in de hoofdstad ligt geen kaart van dit beroep
no-cleric-takes-a-cleric = een Geestelijke kan geen Geestelijke nemen
too-little-gold = kost { $needed } goud, je hebt { $gold }

## Wat er gebeurde

did = { $seat-is ->
    [you] Je
   *[other] { $seat }
  }

dealt-modifier = Loting voor de startspeler: { $seat-is ->
    [you] jij
   *[other] { $seat }
} trok { $modifier }.
opens-capital = { $card } opent de hoofdstad.
round-begins = Ronde { $round } is begonnen. Startspeler: { $seat-is ->
    [you] jij
   *[other] { $seat }
  }.
starts-next = { $seat-is ->
    [you] Je hebt
   *[other] { $seat } heeft
  } de rijkste thuisstad ({ points }) en begint de volgende ronde.
you-are-dealt = Aan jou uitgedeeld: { $cards }.
you-choose = Je hield { $cards }.
you-receive = Je kreeg van { $seat }: { $cards }.
play-begins = Iedereen heeft gekozen. Als eerste aan de beurt: { $seat-is ->
    [you] jij
   *[other] { $seat }
}.
own-hometown = { $seat-is ->
    [you] je
   *[other] de eigen
  } thuisstad
plays-to-hometown = { did } speelde { $card } in { own-hometown }.
plays-to-capital = { did } speelde { $card } in de hoofdstad.
you-draw = Je trok { $card }.
draws-card = { did } trok een kaart.
deck-is-empty = De stapel is leeg: { $seat-is ->
    [you] jij
   *[other] { $seat }
  } trok niets.
takes-gold = { did } nam 1 goud.
gold-is-gone = Het goud is op: { $seat-is ->
    [you] jij
   *[other] { $seat }
  } nam niets.
takes-from-capital = { did } nam { $card } uit de hoofdstad naar { own-hometown }.
nobody-to-take = Er was in de hoofdstad geen kaart die { $seat-is ->
    [you] jij
   *[other] { $seat }
  } kon nemen.
you-look-at-modifier = Je bekeek de correctie { $modifier }.
you-place-modifier = Je legde { $modifier } boven { $capital-object }.
places-modifier = { did } legde een verborgen correctie boven { $capital-object }.
modifiers-are-gone = Geen correctie meer: { $seat-is ->
    [you] jij
   *[other] { $seat }
  } legde er geen.
passes = { $seat-is ->
    [you] Je
   *[other] { $seat }
  } had geen kaart om te spelen.
last-turns = { $seat-is ->
    [you] Je hebt
   *[other] { $seat } heeft
  } geen kaarten meer: ieder ander heeft nog één beurt.
lays-down = { did } legde de rest van de hand in { own-hometown }: { $cards }.
reveals-modifier = De correctie boven { $capital-object } was { $modifier }, gelegd door { $seat-is ->
    [you] jou
   *[other] { $seat }
}.
saves = { did } betaalde { $gold } goud om { $capital-object } te houden.
loses = { $seat-is ->
    [you] Je
   *[other] { $seat }
} zat bij { $capital-object } boven de grens en verloor { $cards }.
takes-bonus = { $seat-is ->
    [you] Je
   *[other] { $seat }
  } nam { $card } als bonuskaart: niemand heeft van dat beroep een hoger totaal.
game-ends = Het spel is afgelopen.

## Punten

score-hometown = thuisstad
score-bonus = bonuskaarten
score-gold = goud

## Op tafel

capital = Hoofdstad
limit = grens
room = ruimte { $room }
over = { $over } te veel
at-risk = riskant
own-modifier = van jou
range = { $low } tot { $high }
supply = Stapel { $cards } · correcties { $modifiers } · goud { $gold }
hand = Je hand
gold = goud { $gold }
cards-in-hand = kaarten { $cards }
bonus = bonus { $points }
points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
safe-points = { points }, { $safe } veilig
passed = Doorgegeven: { $cards }
handed = Als laatste doorgegeven: { $cards }
received = Gekregen: { $cards }
kept = Gehouden: { $cards }
none = geen

## Hulp

help-signs = 
    ▶ moet antwoorden · ✓ heeft geantwoord · ⚑ startspeler · ♛ het meest van een beroep · ▲ boven de grens · △ misschien boven de grens · ±? verborgen correctie, de grens ligt tussen de twee getallen
    Kleuren: Agenten blauw (B), Geestelijken roze (Z), Geleerden groen (G), Kooplieden geel (L).
help-rules =
    Drie ronden. Kaarten zijn 2 tot 6 waard. Kies er twee, geef de rest naar links, kies er nog twee, geef de rest door.
    Daarna om beurten: elke kaart gaat naar je thuisstad (punten) of naar de hoofdstad (de actie, en een hogere grens voor iedereen).
    In de hoofdstad legt een Agent een verborgen correctie (+4, +2, −1 of −3), neemt een Geestelijke de laagste kaart van een ander beroep naar je thuisstad, trekt een Geleerde een kaart en neemt een Koopman 1 goud.
    Is iemands hand leeg, dan heeft ieder ander nog één beurt; daarna gaat alles wat nog in de hand zit naar de thuisstad.
    Nu worden de correcties omgedraaid en de waarden opgeteld: is het totaal van een beroep in je thuisstad hoger dan dat van de hoofdstad met correcties, dan verlies je al je kaarten van dat beroep, tenzij je het verschil in goud betaalt.
    Wie het hoogste totaal van een beroep heeft, neemt de hoogste kaart ervan uit de hoofdstad als bonuskaart; bij gelijke stand ieder één op volgorde van beurt, zolang er zijn.
    Hoofdstad en thuissteden blijven liggen. Wie de rijkste thuisstad heeft, begint de volgende ronde.
    Na drie ronden: thuisstad + bonuskaarten + 1 per goud. Bij gelijke stand beslissen de meeste zessen, dan vijven, enzovoort.
    Tegen de letter van de spelregels: bonuskaarten liggen open, want iedereen zag ze genomen worden, dus het verloop vertelt hetzelfde en bots vergeten niets. Waar ze zwijgen, is de uitleg van ons; gereconstrueerd is er niets. docs/rules/capital-lux.md in de broncode zegt van elke regel waar die vandaan komt.
