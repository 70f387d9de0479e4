# Wat de tekening van Brugge zegt naast de catalogus van het spel zelf.

## Aan de tafel

bruges-city = De stad Brugge
bruges-ring = De ring van kanalen: vier portierswoningen, met elk twee kanalen van vijf velden
bruges-rivals = Medespelers
bruges-town = Je speelgebied
bruges-hand = Hand
bruges-close = Sluiten
bruges-tab-city = Stad
bruges-tab-rivals = Medespelers
bruges-seal-swan = Zwaan
bruges-seal-bear = Beer
bruges-seal-ship = Schip
bruges-seal-key = Sleutel
bruges-chooses = is aan het kiezen
bruges-first-player = startspeler

## De stad

bruges-not-rolled = Er wordt gegooid zodra iedereen kaarten heeft getrokken.
bruges-costs = prijs +{ $face }
bruges-die-costs = Een stap op het ontwikkelingsspoor kost deze ronde { $face } gulden meer.
bruges-die-strikes = { $penalty }: iedereen krijgt een noodlotfiche in deze kleur.
bruges-die-nothing = Brengt geen noodlot en maakt een stap niet duurder.
bruges-die-told = dobbelsteen ({ $colour }): { $face }
bruges-step-price = { $price ->
    [0] Geen 1 en geen 2: deze ronde kan niemand een stap vooruit.
   *[other] Een stap op het ontwikkelingsspoor kost deze ronde { $price } gulden.
}
bruges-space-told = { $side }: veld { $number }, { $colour }, { $price } gulden
bruges-third-space = Tot hier gebouwd is het kanaal aan het eind 3 punten waard
bruges-back = kaart, { $colour }
bruges-canal-space = { $colour } voor { $price }
bruges-canal-told = { $side }: { $built } van de 5 velden gebouwd{ $left ->
    [0] , voltooid
   *[other] ; nu { $next }
}.
bruges-left = over
bruges-next-statue = volgend standbeeldfiche: { $points }
bruges-next-statue-about = Wie hierna een kanaal tot het vijfde veld bouwt, krijgt een standbeeldfiche van { $points } punten.
bruges-extra = extra stapel: { $cards }
bruges-extra-about = Is een van de twee stapels op, dan komt de extra stapel ervoor in de plaats en is deze ronde de laatste; trok een persoon de laatste kaart tijdens de beurten, dan is de volgende dat.
bruges-nobody-here = Bij deze portierswoning zit niemand
bruges-no-statue = geen standbeeldfiche meer
bruges-discarded = { $count ->
    [0] niets afgelegd
   *[other] { $count } afgelegd
  }
bruges-majorities = Meerderheden
bruges-majorities-note = ▲ leidt nu alleen. Wie aan het eind van een ronde alleen leidt, krijgt een gouden lijst: { $points } punten aan het eind, wat er ook nog gebeurt.
bruges-leads = leidt
bruges-marker-won = fiche gewonnen
bruges-race-own = jij leidt { $most }⁠–⁠{ $next }
bruges-race-rival = { $name } leidt { $most }⁠–⁠{ $next }
bruges-race-tied = gelijk op { $most }

## Plaatsen

bruges-guilders-told = { $guilders } gulden
bruges-workers-told = { $worker }: { $count }
bruges-threat-told = { $penalty }: { $count } van 3
bruges-threat-near-flood = Nog een overstroming: alle arbeiders weg
bruges-threat-near-plague = Nog een pest: een persoon weg
bruges-threat-near-raid = Nog een overval: alle guldens weg
bruges-threat-near-fire = Nog een brand: huis of kanaalfiche weg
bruges-threat-near-intrigue = Nog een intrige: 3 punten weg
bruges-threats-near = { $penalties }: nog één fiche treft je
bruges-threats-strike = { $penalties }: treft je nu
bruges-no-threat-near = Er dreigt niets
bruges-step = trede { $step }
bruges-steps-worth = punten aan het eind
bruges-of-ten = { $canals } van 10
bruges-mini-told = { $person }, { $house }. { $text }
bruges-empty-houses = { $count ->
    [one] 1 leeg huis
   *[other] { $count } lege huizen
  }
bruges-chip-told = { $name }: { $guilders } gulden, { $persons ->
    [one] 1 persoon
   *[other] { $persons } personen
  }, { $canals ->
    [one] 1 kanaalfiche
   *[other] { $canals } kanaalfiches
  }
bruges-points-told = { $points ->
    [one] 1 punt
   *[other] { $points } punten
  } als het spel nu afliep: toon de onderdelen
bruges-points-of = Punten van { $name }
bruges-points-now = Als het spel nu afliep

## Huizen en kaarten

bruges-no-houses = Hier komen je huizen. Bouw eerst een huis; daarna kun je er een persoon voor aantrekken.
bruges-empty-house = Leeg huis
bruges-empty-told = { $house }, leeg
bruges-house-of = de kaart is { $card }
bruges-used = gebruikt
bruges-pay = betaal
bruges-brief-at-once = meteen
bruges-brief-for-worker = betaal 1
bruges-brief-once-a-round = elke ronde
bruges-brief-always = altijd
bruges-brief-whenever = telkens
bruges-brief-at-end = einde
bruges-card-told = { $card }, { $colour }, { $group }, prijs { $price }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }, { $when }. { $text }
bruges-ours-in-part = onze keuze: { $facts }
bruges-fact-price = prijs
bruges-fact-group = groep
bruges-fact-colour = kleur
bruges-fact-icon = wanneer de persoon werkt
bruges-fact-worker_colour = kleur van de arbeider
bruges-fact-effect = wat de persoon doet
bruges-fact-amount = hoeveel het oplevert
bruges-fact-minimum = dat een stap nooit minder dan 0 kost
bruges-fact-points_per_guilder = punten per gulden
bruges-fact-counted_group = welke groep telt
bruges-seen-by-all = Iedereen heeft deze kaart gezien.
bruges-unseen = Getrokken, nog niet bekeken
bruges-unseen-told = kaart ({ $colour }), nog niet bekeken
bruges-no-cards = Geen kaart in de hand
bruges-choose-person = { $person } kiezen
bruges-put-down = Kaart terugleggen

## Wat je kunt doen

bruges-choose-a-card = Kies een kaart, of een van deze
bruges-choose-in-hand = Kies uit je hand
bruges-choose-card = Kies een kaart: je kunt er zes acties mee doen
bruges-goes-on = { $what }: kies
bruges-six-uses = { $card }, zes acties
bruges-not-now = nu niet
bruges-use-workers = Arbeiders nemen
bruges-use-guilders = Guldens nemen
bruges-use-threat = { $penalty } afwenden
bruges-use-canal = Kanaal bouwen
bruges-use-house = Huis bouwen
bruges-use-recruit = { $person } aantrekken
bruges-fork-workers = kies welke
bruges-fork-guilders = kies een dobbelsteen
bruges-fork-threat = kies welke
bruges-fork-canal = links of rechts
bruges-fork-house = kies welk
bruges-fork-recruit = kies een huis
bruges-legend-workers = Arbeiders
bruges-legend-workers-about = in de kleur van de kaart
bruges-legend-guilders = Guldens
bruges-legend-guilders-about = zoveel als de dobbelsteen in haar kleur toont
bruges-legend-threat = Noodlotfiche
bruges-legend-threat-about = leg er een af, voor een punt
bruges-legend-canal = Kanaalfiche
bruges-legend-canal-about = als je volgende veld haar kleur heeft
bruges-legend-house = Huis
bruges-legend-house-about = voor een arbeider in haar kleur
bruges-legend-recruit = Persoon
bruges-legend-recruit-about = aantrekken voor een leeg huis

## Aanwijzingen

bruges-step-use = { $card }: hoe gebruik je de kaart?
bruges-step-workers = Welke arbeiders neem je?
bruges-step-guilders = Met welke dobbelsteen neem je guldens?
bruges-step-threat = Welk noodlotfiche leg je af?
bruges-step-canal = Welk kanaalveld bouw je?
bruges-step-house = Wat voor huis bouw je?
bruges-step-recruit = { $card }: in welk huis?
bruges-hint-card = Kies een kaart om te zien wat elk van de zes acties oplevert.
bruges-hint-ready = Voor of na je kaart mag je { $persons-object } activeren.
bruges-hint-choose-pile = Je ziet alleen de kleur bovenop. Je kaarten bekijk je als je hand vol is.
bruges-hint-choose-pile-house = Niemand bekijkt de kaart: het gaat om de kleur bovenop.
bruges-hint-choose-pile-play = Je ziet alleen de kleur bovenop.
bruges-hint-advance = Je trede telt aan het eind, en wie aan het eind van een ronde alleen leidt, houdt er { $points } punten aan over.
bruges-hint-plague = Het huis blijft staan en kan weer bewoond worden.
bruges-hint-fire = Wie in een huis woont dat afbrandt, keert terug in je hand.
bruges-hint-suffer-first = Je krijgt ze allemaal; jij bepaalt de volgorde.
bruges-is-last = Dit is de laatste ronde.
bruges-near-end = { $cards ->
    [one] Een trekstapel heeft nog 1 kaart
   *[other] Een trekstapel heeft nog { $cards } kaarten
  }: de ronde waarin hij opraakt, is de laatste.
bruges-next-is-last = De volgende ronde is de laatste.

## The bar on top

bruges-phase-draw = Trekken
bruges-phase-threats = Noodlot
bruges-phase-advance = Ontwikkeling
bruges-phase-play = Kaarten spelen
bruges-phase-majorities = Meerderheden

## Momenten

bruges-rolling = { $seat-is ->
    [you] Jij gooit de dobbelstenen.
   *[other] { $seat } gooit de dobbelstenen.
  }
bruges-third-marker = { $seat-is ->
    [you] Jouw derde fiche
   *[other] Het derde fiche voor { $seat }
  }
bruges-will-lose-plague = { $seat-is ->
    [you] Je verliest een persoon.
   *[other] { $seat } verliest een persoon.
  }
bruges-will-lose-fire = { $seat-is ->
    [you] Je verliest een huis of een kanaalfiche.
   *[other] { $seat } verliest een huis of een kanaalfiche.
  }
bruges-nothing-lost = Er viel niets te verliezen.
bruges-turns-marker = { $seat-is ->
    [you] Je leidt alleen en draait je fiche om.
   *[other] { $seat } leidt alleen en draait een fiche om.
  }
bruges-statue = Standbeeldfiche
bruges-much = { $seat-is ->
    [you] Je scoort
   *[other] { $seat } scoort
} { $points ->
    [one] 1 punt
   *[other] { $points } punten
} met { $person-object }.
bruges-last-why = Speel deze ronde uit; daarna worden de punten geteld.
bruges-one-more = Nog één ronde

## Het einde

storey-track = tijdens het spel
