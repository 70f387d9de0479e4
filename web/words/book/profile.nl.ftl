# Je gespeelde partijen, en de pagina van een speler.

## Mijn partijen

played-title = Mijn partijen
played-sought = Welke partijen
played-game = Spel
played-game-all = Alle
played-result = Uitslag
played-result-any = Elke uitslag
played-result-won = Gewonnen
played-result-lost = Niet gewonnen
played-players = Aantal spelers
played-players-any = Elk aantal spelers
played-players-so = { $players } spelers
played-against = Met wie
played-against-any = Mensen en bots
played-against-people = Met mensen
played-against-bots = Alleen bots
played-name = Zoek een naam
played-totals = { $games ->
    [0] Geen partij die meetelt
    [one] 1 partij, { $won } gewonnen
   *[other] { $games } partijen, { $won } gewonnen
  }
played-loading = Je partijen worden opgehaald
played-more = Oudere partijen
played-more-came = { $count ->
    [one] Nog één partij
   *[other] Nog { $count } partijen
  }
played-none = Nog geen partij uitgespeeld
played-none-what = Zodra een partij van jou uit is, staat ze hier, met de punten en om terug te kijken.
played-none-play = Speel er een
played-unfit = Geen partij gevonden
played-unfit-what = Geen van je partijen is zo.
played-all = Toon alle partijen
played-failed = Je partijen konden niet worden opgehaald.
played-records = Partijen van anderen, en verslagen

## Hoe een partij afliep

came-won-by = Gewonnen met { $points ->
    [one] 1 punt
   *[other] { $points } punten
  } verschil
came-won-tie = Gewonnen bij gelijke stand
came-won-shared = Samen gewonnen
came-won = Gewonnen
came-lost-by = Verloren met { $points ->
    [one] 1 punt
   *[other] { $points } punten
  } verschil
came-lost-tie = Verloren bij gelijke stand
came-second = Tweede, { $points ->
    [one] 1 punt
   *[other] { $points } punten
  } achter
came-second-tie = Tweede bij gelijke stand
came-shared = Gedeeld { $place ->
    [2] tweede
    [3] derde
    [4] vierde
   *[other] { $place }e
  }
came-place = { $place ->
    [3] Derde
    [4] Vierde
   *[other] { $place }e
  } van { $players ->
    [3] drie
    [4] vier
    [5] vijf
   *[other] { $players }
  }
came-left = Een bot speelde verder
came-branch = Zijtak of les
place-of = { $place }e van { $players }
place-left = eerder weg
place-branch = telt niet mee
came-with-bots = { $game }, met bots
came-own = (jij)
came-winner = (gewonnen)
came-look = Terugkijken
came-replay = Terugkijken: { $game }, { $what }, { $day }

## De pagina van een speler

profile-title = Mijn pagina
profile-since = Aan tafel sinds { $month }
profile-with-people = { $games ->
    [0] Nog geen partij met andere mensen
    [one] 1 partij met andere mensen, { $won } gewonnen
   *[other] { $games } partijen met andere mensen, { $won } gewonnen
  }
profile-with-bots = { $games ->
    [one] 1 partij met bots, { $won } gewonnen
   *[other] { $games } partijen met bots, { $won } gewonnen
  }
profile-results = Resultaten
profile-results-what = gewonnen van alle gespeelde; het streepje is het deel onder gelijken
profile-results-none = Partijen met andere mensen worden hier geteld, per spel en aantal spelers.
profile-results-none-what = Open op de startpagina een tafel met vrienden en stuur ze de link.
profile-bots = Met alleen bots
profile-game = Spel
profile-players = { $players } spelers
profile-games = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
  }
profile-of = van { $games }
profile-won = gewonnen
profile-even = (onder gelijken: { $share })
profile-not-yet = nog geen
profile-form = Vorm
profile-form-what = de laatste { $games } partijen met andere mensen
profile-form-few = Je vorm verschijnt na vijf partijen met andere mensen.
profile-form-now = nu
profile-form-even = onder gelijken
profile-form-each = elke partij
profile-form-said = { $won } van { $games } gewonnen; onder gelijken zou het { $share } zijn.
profile-form-places = Plaatsen, oudste eerst: { $places }.
profile-form-key = De lijn stijgt bij winst en daalt bij al het andere: minder met veel spelers, meer met twee. Een volle balk met een stip is winst.
profile-favourites = Favoriete personen
profile-favourites-what = aan het einde in je huizen, in drie partijen of meer
profile-favourite = { $games ->
    [one] één keer, { $share } % gewonnen
   *[other] { $games } keer, { $share } % gewonnen
  }
profile-last = Laatste partijen
profile-last-others = aan tafels die voor iedereen open waren
profile-games-all = Al mijn partijen
profile-share = Anderen mogen deze pagina zien
profile-share-on = Wie het adres heeft, en iedereen aan je tafels. Partijen op uitnodiging tellen hier mee, maar staan niet in de lijst.
profile-share-off = Alleen jij ziet hem nu.
profile-address = Het adres
profile-address-end = Zet je dit uit, dan leidt dit adres nergens meer heen.
profile-copy = Kopiëren
profile-copied = Gekopieerd
profile-none = Nog niemand
profile-none-what = Speel een partij, dan heb je hier een pagina.
profile-failed = Deze pagina kon niet worden opgehaald.
closed-profile = Deze pagina is niet te zien
closed-profile-what = Haar eigenaar deelt haar niet, of niet meer. Misschien is de link niet volledig.
