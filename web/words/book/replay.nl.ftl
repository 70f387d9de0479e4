# Herhalingen, in het Nederlands: gespeelde partijen, de lijn, de grafieken, verder spelen vanaf een moment.


## De herhaling

replay-title = { $game }, terugkijken
replay-word = terugkijken
replay-moment = Het moment
replay-others = Gespeelde partijen
replay-scene = De tafel op dit moment
replay-beside = Weergave, grafieken en wat je kunt doen
replay-before = Voor de eerste kaart
replay-chance = Er is iets geschud of getrokken dat niemand van hieruit mag zien
replay-answered = { $name } heeft geantwoord; de anderen weten niet wat
replay-chose = { $name } koos { $what }; de anderen weten het nog niet
replay-begun = { $name } is begonnen; wat ervan komt, staat bij de volgende stap
replay-step = Stap { $step }, { $when }
replay-walk = Door de partij bladeren
replay-line = De hele partij, stap voor stap
replay-round = Ronde { $round }
replay-back = Een stap terug
replay-on = Een stap verder
replay-round-back = Naar het begin van de ronde
replay-round-on = Naar de volgende ronde
replay-play = Afspelen
replay-pause = Pauze
replay-speed = Snelheid { $speed }, veranderen
replay-views = Kijken als
replay-view-seat = Wat { $name } zag
replay-own-seat = { $name } (jij)
replay-view-outside = Als toeschouwer
replay-view-all = Alle handen open
replay-came-to = { $points } aan het eind
replay-came-to-won = won met { $points }
replay-standing = Puntenverloop
replay-standing-said = Puntenverloop; nu: { $said }
replay-sources = Waar de punten vandaan kwamen
replay-ways = Wat je met dit moment kunt doen
replay-link = Link naar dit moment kopiëren
replay-copied = Gekopieerd
replay-link-short = Link
replay-download = Verslag
replay-check = Controleren
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
analysis-of = De keuzes van { $name }
analysis-none = Hier geen keuze
analysis-none-what = Op dit moment besliste de speler door wiens ogen je kijkt niets. De pijlen leiden naar diens keuzes.
analysis-before = Naar de keuze hiervoor
analysis-after = Naar de volgende keuze
analysis-thinking = Een sterke bot bekijkt wat { $name } kon weten…
analysis-one-way = Er was maar één mogelijkheid.
analysis-best = beste
analysis-behind = { $percent ->
    [0] even goed
   *[other] −{ $percent } %
  }
analysis-share = wint { $percent } van de 100 partijen
analysis-played-best = gespeeld
analysis-played-fine = gespeeld, iets slechter
analysis-played-slip = gespeeld: een misstap
analysis-played-mistake = gespeeld: een fout
analysis-gain = Aan het einde van het spel had de beste { $points } punten meer voorsprong opgeleverd, ongeveer { $error } meer of minder.
analysis-gain-unsure = In punten kan dit toeval zijn: { $points } aan het einde, ongeveer { $error } meer of minder.
analysis-note = { $others ->
    [0] Met de beste ervan was winst { $percent } % waarschijnlijk, volgens de bot. Hij zag geen verborgen kaart en kan zich vergissen.
    [one] Met de beste ervan was winst { $percent } % waarschijnlijk, volgens de bot. Hij zag geen verborgen kaart en kan zich vergissen. Er is er nog één gewogen.
   *[other] Met de beste ervan was winst { $percent } % waarschijnlijk, volgens de bot. Hij zag geen verborgen kaart en kan zich vergissen. Er zijn er nog { $others } gewogen.
  }
analysis-look-through = Bekijk alle { $count } keuzes
analysis-looking = Keuze { $done } van { $of } wordt bekeken
analysis-stop = Stop
analysis-found = { $slips ->
    [0] In { $looked } van de { $of } keuzes is niets weggegeven.
    [one] Eén misstap in { $looked } van de { $of } keuzes.
   *[other] { $slips } misstappen in { $looked } van de { $of } keuzes, de grootste eerst.
  }
analysis-slip = Stap { $step }, { $name }: −{ $percent } %

## Geluk en keuzes

review-ask = Hoeveel was geluk?
review-title = Geluk en keuzes van { $name }
review-thinking = Elke kaart en elke dobbelsteen wordt vergeleken met wat er had kunnen komen…
review-luck = { $name } begon op { $first } % en eindigde op { $last } %. Geluk alleen verschoof dat met { $luck }, ongeveer { $error } % meer of minder. De rest is wat { $name } en de anderen kozen, en waarin de oordelende bots zich vergisten.
review-luck-yours = Naar het oordeel van bots verschoof geluk alleen je kansen met { $luck }. De rest is wat jij en de anderen kozen.
review-see = Bekijk waar
review-chart = Hoe waarschijnlijk winst voor { $name } steeds was; geluk alleen bracht { $luck } %, en het eind is { $last } %
review-stood = kans op winst
review-by-chance = door geluk alleen
review-chance-most = Waar het geluk het meest deed
review-costly = De duurste keuzes
review-weighing = { $of } keuzes worden nog eens bekeken: { $done } klaar
review-nothing-given = Van geen enkele keuze staat vast dat ze veel weggaf. Vele kleine samen misschien wel, en de bot ziet niet elke misstap.
review-better = { $played }. Beter: { $better }.
review-won = Van 100 partijen die vanaf hier verder gespeeld werden won dat er { $share } meer, ongeveer { $error } meer of minder.
review-led = Aan het einde gaf dat { $points } punten meer voorsprong, ongeveer { $error } meer of minder.
review-error = ± { $error }
review-error-points = punten, ± { $error }
review-note = Geluk is wat er kwam, vergeleken met het gemiddelde van wat er had kunnen komen. Wat een stand waard is, hebben bots uit hun eigen partijen geleerd: ze kunnen zich vergissen. Geluk geeft en neemt onderweg; bij elkaar kan het dus meer zijn dan er te winnen of te verliezen was.

## Gespeelde partijen

records-what = Elke partij die voorbij is kan door iedereen zet voor zet worden bekeken.
records-file = Een verslag openen
records-file-what = Kies een bestand, of sleep het naar deze pagina. Het wordt eerst gecontroleerd, en er wordt niets van bewaard.
records-too-long = { $name } is te lang om het verslag van een partij te zijn.
records-not-shown = { $name }: { $reason }
records-mine = Van jou
records-all = Van iedereen
records-others = Van anderen
records-none = Hier is nog geen partij uitgespeeld. Speel er een uit, of open een verslag.
records-more = Oudere partijen

## Puzzels: wat zou jij doen?

puzzles-title = Puzzels
puzzles-what = Momenten uit echte partijen waarin één zet duidelijk beter is dan alle andere, en niet voor de hand ligt. Vind jij hem?
puzzles-how-made = De partijen zijn gespeeld door onze bots. Wat een zet waard is, is gevonden door vijf lange zoektochten die het eens zijn; de punten zijn gemiddelden van 200 partijen die van daaruit zijn uitgespeeld.
puzzles-all = Alle puzzels
puzzles-solved = { $solved } van { $of } opgelost
puzzles-done = opgelost
puzzle-number = Puzzel { $number }
puzzle-title = { $game }: puzzel { $number }
puzzle-beside = De puzzel
puzzle-ask = Wat zou jij doen?
puzzle-how = Jij zit waar de hand open ligt. Je weet wat die speler wist, en niet meer. Er gaat niets de deur uit voordat je bevestigt.
puzzle-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
puzzle-answered = Beantwoord: kijk wat het waard was.
puzzle-right = Dat is hem.
puzzle-wrong = Er is een betere zet.
puzzle-elsewhere = { $what } hoort niet bij de zetten die de bots een lange blik waard vonden.
puzzle-yours = jouw antwoord
puzzle-natural = wat de meesten zouden doen
puzzle-why = Waarom de beste beter is dan ‘{ $what }’: aan het einde van het spel levert hij je op, in punten
puzzle-lead = Samen { $own } punten voor jou en { $rival } voor je sterkste tegenstander: dat verschuift je voorsprong met { $points } punten, ongeveer { $error } meer of minder.
puzzle-gap = Vanaf hier wint hij ongeveer { $mine } van de honderd partijen, de beste zet { $best }.
puzzle-tell = Laat het antwoord zien
puzzle-again = Nog eens proberen
puzzle-next = Volgende puzzel
