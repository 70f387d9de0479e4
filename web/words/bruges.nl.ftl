# Wat de tekening van Brugge zegt naast de catalogus van het spel zelf.

bruges-city = De stad Brugge
bruges-ring = De ring van kanalen: vier poorten, met elk twee kanalen van vijf velden
bruges-rivals = Medespelers
bruges-town = Je wijk
bruges-hand = Hand
bruges-you = Jij
bruges-close = Sluiten
bruges-tab-city = Stad
bruges-tab-rivals = Medespelers
bruges-seal-swan = Zwaan
bruges-seal-bear = Beer
bruges-seal-ship = Schip
bruges-seal-key = Sleutel
bruges-chooses = kiest nu
bruges-first-player = startspeler

## De stad

bruges-not-rolled = Er wordt gedobbeld zodra iedereen kaarten heeft getrokken.
bruges-costs = stap +{ $face }
bruges-die-costs = Een stap ontwikkeling kost deze ronde { $face } meer.
bruges-die-strikes = { $penalty }: iedereen krijgt een fiche van dit noodlot.
bruges-die-nothing = Brengt geen noodlot en maakt een stap niet duurder.
bruges-die-told = dobbelsteen ({ $colour }): { $face }
bruges-step-price = { $price ->
    [0] Geen 1 en geen 2: deze ronde kan niemand een stap kopen.
   *[other] Een stap ontwikkeling kost deze ronde { $price } gulden.
  }
bruges-space-told = { $side }: veld { $number }, { $colour }, { $price } gulden
bruges-third-space = Tot hier gebouwd is het aan het eind 3 punten waard
bruges-pile-told = { $pile }: bovenop { $colour }, nog { $cards }
bruges-pile-about = bovenop { $colour }, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
  }
bruges-left = over
bruges-next-statue = volgend standbeeld: { $points }
bruges-next-statue-about = Wie hierna een kanaal tot het vijfde veld bouwt, krijgt een standbeeld van { $points } punten.
bruges-extra = extra stapel: { $cards }
bruges-extra-about = Is een van de twee stapels op, dan komt de extra stapel in de plaats en is de laatste ronde aangebroken.
bruges-nobody-here = Aan deze poort zit niemand
bruges-no-statue = geen standbeeld meer
bruges-discarded = { $count ->
    [0] niets afgelegd
   *[other] { $count } afgelegd
  }
bruges-majorities = Meerderheden
bruges-majorities-note = ▲ loopt nu alleen voorop. Wie dat aan het eind van een ronde doet, houdt er { $points } punten voor, wat er ook komt: een gouden lijst.
bruges-leads = loopt voorop
bruges-marker-won = fiche gewonnen
bruges-race-own = jij leidt { $most }–{ $next }
bruges-race-rival = { $name } leidt { $most }–{ $next }
bruges-race-tied = gelijk op { $most }

## Plaatsen

bruges-guilders-told = { $guilders } gulden
bruges-workers-told = { $worker }: { $count }
bruges-threat-told = { $penalty }: { $count } van 3
bruges-threat-near-flood = Een derde overstroming kost alle arbeiders
bruges-threat-near-plague = Een derde pest kost een persoon
bruges-threat-near-raid = Een derde plundering kost alle gulden
bruges-threat-near-fire = Een derde brand kost een huis of kanaalfiche
bruges-threat-near-intrigue = Een derde intrige kost 3 punten
bruges-threats-near = { $penalties }: nog één fiche treft je
bruges-no-threat-near = Geen noodlot dichtbij
bruges-step = stap { $step }
bruges-of-ten = { $canals } van 10
bruges-mini-told = { $person }, { $house }. { $text }
bruges-empty-houses = { $count ->
    [one] 1 leeg huis
   *[other] { $count } lege huizen
  }
bruges-chip-told = { $name }: { $guilders } gulden, { $persons } personen, { $canals } kanaalfiches
bruges-points-told = { $points ->
    [one] 1 punt
   *[other] { $points } punten
  } als het spel nu afliep: toon de onderdelen
bruges-points-of = Punten van { $name }
bruges-points-now = Als het spel nu afliep

## Huizen en kaarten

bruges-no-houses = Hier komen je huizen. Gebruik een kaart als huis en trek dan een persoon aan.
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
bruges-ours-in-part = { $count ->
    [one] één gegeven is van ons
   *[other] { $count } gegevens zijn van ons
  }
bruges-seen-by-all = Iedereen heeft deze kaart gezien.
bruges-unseen = Getrokken, nog niet bekeken
bruges-unseen-told = kaart ({ $colour }), nog niet bekeken
bruges-no-cards = Geen kaart in de hand
bruges-choose-person = Kies { $person }
bruges-put-down = Leg de kaart terug

## Wat je kunt doen

bruges-choose-a-card = Kies een kaart, of een van deze
bruges-choose-in-hand = Kies in je hand
bruges-choose-card = Kies een kaart: ze heeft zes mogelijkheden
bruges-goes-on = { $what }: kies
bruges-six-uses = { $card }, zes mogelijkheden
bruges-not-now = nu niet
bruges-use-workers = Neem arbeiders
bruges-use-guilders = Neem gulden
bruges-use-threat = Weg met { $penalty }
bruges-use-canal = Bouw een kanaal
bruges-use-house = Bouw een huis
bruges-use-recruit = Trek { $person } aan
bruges-fork-workers = kies welke
bruges-fork-guilders = kies een dobbelsteen
bruges-fork-threat = kies welke
bruges-fork-canal = links of rechts
bruges-fork-house = kies welk
bruges-fork-recruit = kies een huis
bruges-legend-workers = Arbeiders
bruges-legend-workers-about = in de kleur van de kaart
bruges-legend-guilders = Gulden
bruges-legend-guilders-about = zoals haar dobbelsteen toont
bruges-legend-threat = Tegen het noodlot
bruges-legend-threat-about = een fiche weg, voor een punt
bruges-legend-canal = Kanaal
bruges-legend-canal-about = als je volgende veld haar kleur heeft
bruges-legend-house = Huis
bruges-legend-house-about = voor een arbeider in haar kleur
bruges-legend-recruit = Aantrekken
bruges-legend-recruit-about = haar persoon, in een leeg huis

## Aanwijzingen

bruges-hint-card = Kies een kaart om te zien wat elk van haar zes mogelijkheden oplevert.
bruges-hint-use = { $card }: kies een van de zes mogelijkheden.
bruges-hint-ready = Voor of na je kaart mag je activeren: { $persons }.
bruges-hint-choose-pile = Je ziet alleen de kleur bovenop. Je bekijkt je kaarten zodra je hand vol is.
bruges-hint-advance = Ontwikkeling telt aan het eind, en wie aan het eind van een ronde alleen voorop loopt, houdt er { $points } punten voor.
bruges-hint-plague = Het huis blijft staan en kan weer bewoond worden.
bruges-hint-fire = Wie in een huis woont dat afbrandt, keert terug in je hand.
bruges-hint-suffer-first = Ze komen allemaal; jij bepaalt de volgorde.
bruges-is-last = Dit is de laatste ronde.
bruges-next-is-last = De volgende ronde is de laatste.

## The bar on top

bruges-phase-draw = Trekken
bruges-phase-threats = Dreigingen
bruges-phase-advance = Aanzien
bruges-phase-play = Kaarten spelen
bruges-phase-majorities = Meerderheden

## The gallery

bruges-gallery-title = De personen van Brugge
bruges-gallery-count = { $shown } van { $all }: { $known } bekend uit de spelregels, { $part } gedeeltelijk, { $ours } van onszelf
bruges-gallery-search = Naam of tekst
bruges-gallery-groups = Elke groep
bruges-gallery-colours = Elke kleur
bruges-gallery-whens = Wanneer dan ook
bruges-gallery-origins = Bekend of van ons
bruges-gallery-known = bekend
bruges-gallery-part = gedeeltelijk bekend
bruges-gallery-ours = van ons
bruges-gallery-none = Niemand heet zo, en niemand doet dat.
bruges-gallery-all = Toon alle
