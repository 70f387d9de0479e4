# Herhalingen, in het Nederlands: gespeelde partijen, de lijn, de grafieken, verder spelen vanaf een moment.

final-replay = Terugkijken
closed-unrecorded = Hier is geen verslag
closed-unrecorded-what = Een partij kan door iedereen worden teruggekeken zodra ze voorbij is. Zolang er gespeeld wordt zijn de kaarten geheim; en misschien is de link niet volledig.

## De herhaling

replay-title = { $game }, terugkijken
replay-word = terugkijken
replay-others = Gespeelde partijen
replay-scene = De tafel op dit moment
replay-beside = Blik, grafieken en wat je kunt doen
replay-undrawn = Dit spel heeft hier nog geen bord om naar te kijken. Verloop, stand en grafieken zijn volledig.
replay-before = Voor de eerste kaart
replay-chance = Er is iets geschud of getrokken dat niemand van hieruit mag zien
replay-answered = { $name } heeft geantwoord; de anderen weten niet wat
replay-chose = { $name } koos { $what }; de anderen weten het nog niet
replay-begun = { $name } is begonnen; wat ervan komt staat bij de volgende stap
replay-step = Stap { $step }, { $when }
replay-walk = Door de partij lopen
replay-line = De hele partij, stap voor stap
replay-round = Ronde { $round }
replay-back = Een stap terug
replay-on = Een stap verder
replay-round-back = Naar het begin van de ronde
replay-round-on = Naar de volgende ronde
replay-play = Afspelen
replay-pause = Pauze
replay-speed = Snelheid { $speed }, veranderen
replay-views = Kijken vanaf
replay-view-seat = Wat { $name } zag
replay-view-outside = Buiten
replay-view-all = Alle handen open
replay-came-to = { $points } aan het eind
replay-came-to-won = won met { $points }
replay-standing = Punten in de tijd
replay-standing-said = Punten in de tijd; nu: { $said }
replay-sources = Waar de punten vandaan kwamen
replay-ways = Wat je met dit moment kunt doen
replay-link = Link naar dit moment kopiëren
replay-copied = Gekopieerd
replay-link-short = Link
replay-download = Verslag
replay-check = Nakijken
replay-charts = Grafieken
replay-learn = Verloop en grafieken
replay-branch = Hier verder spelen
replay-branch-over = Op dit moment is de partij voorbij. Ga terug om verder te spelen.
replay-branch-what = Er komt een nieuwe tafel waaraan alles is zoals na stap { $step }. Op de andere plaatsen zitten bots.
replay-branch-seat = Jouw plaats
replay-branch-bots = De bots
replay-branch-cards = De kaarten die nog komen zijn die van deze partij. Je kunt ze hier gezien hebben; de bots niet.
replay-branch-go = De tafel openen

## Keuzes, en wat een sterke bot ervan vindt

replay-choices = Keuzes
counsel-of = De keuzes van { $name }
counsel-none = Hier geen keuze
counsel-none-what = Op dit moment besliste de plaats van waaruit je kijkt niets. De pijlen leiden naar haar keuzes.
counsel-before = Naar de keuze hiervoor
counsel-after = Naar de volgende keuze
counsel-thinking = Een sterke bot bekijkt wat { $name } kon weten…
counsel-one-way = Er was maar één mogelijkheid.
counsel-best = best
counsel-behind = { $percent ->
    [0] even goed
   *[other] −{ $percent } %
  }
counsel-share = wint { $percent } van de 100 keer
counsel-played-best = gespeeld
counsel-played-fine = gespeeld, iets minder
counsel-played-slip = gespeeld: een misstap
counsel-played-mistake = gespeeld: een fout
counsel-note = { $others ->
    [0] Met de beste ervan was winst { $percent } % waarschijnlijk, zoals de zoekende bot het inschat. Hij zag geen verborgen kaart en kan zich vergissen.
    [one] Met de beste ervan was winst { $percent } % waarschijnlijk, zoals de zoekende bot het inschat. Hij zag geen verborgen kaart en kan zich vergissen. Er is er nog één gewogen.
   *[other] Met de beste ervan was winst { $percent } % waarschijnlijk, zoals de zoekende bot het inschat. Hij zag geen verborgen kaart en kan zich vergissen. Er zijn er nog { $others } gewogen.
  }
counsel-look-through = Bekijk alle { $count } keuzes
counsel-looking = Keuze { $done } van { $of } wordt bekeken
counsel-stop = Stop
counsel-found = { $slips ->
    [0] In { $looked } van de { $of } keuzes is niets weggegeven.
    [one] Eén misstap in { $looked } van de { $of } keuzes.
   *[other] { $slips } misstappen in { $looked } van de { $of } keuzes, de grootste eerst.
  }
counsel-slip = Stap { $step }, { $name }: −{ $percent } %

## Gespeelde partijen

records-title = Gespeelde partijen
home-replays = Alle, en verslagen
records-what = Elke partij die voorbij is kan door iedereen zet voor zet worden bekeken.
records-file = Een verslag openen
records-file-what = Kies een bestand, of sleep het naar deze pagina. Het wordt eerst nagekeken, en er wordt niets van bewaard.
records-too-long = { $name } is te lang om het verslag van een partij te zijn.
records-not-shown = { $name }: { $reason }
records-mine = Van jou
records-all = Van iedereen
records-none = Hier is nog geen partij voorbij.
records-more = Oudere partijen
records-result = { $names } won, { $points }
