# De pagina's rond de tafel, in het Nederlands: thuis, nieuwe tafel, instellingen, regels, fouten.

## Namen

home-guest = Gast
strength-greedy = Leerling
strength-greedy-why = Pakt wat er meteen het beste uitziet. Goed voor een eerste spel.
strength-search-25ms = Gezel
strength-search-25ms-why = Denkt een beetje vooruit en speelt degelijk.
strength-search = Meester
strength-search-why = Denkt zo lang als deze site toestaat.
seats-taken = { $taken } van { $all } plaatsen bezet

## Thuis

home-title = Drie bordspellen, één tafel
home-pitch = { $games } in je browser. Gratis, zonder account, zonder installatie.
home-rules = Regels
home-persons = Personen van Brugge
home-settings = Instellingen
home-name-none = Kies een naam
home-account = Je account, en hoe je je partijen bewaart
home-sign-in = Hier al eens gespeeld? Log in
home-name = Je heet { $name }. Verander je naam
home-play = Speel nu tegen bots
home-play-what = { $game }, { $players } spelers, bots: { $strength }. Begint meteen.
home-play-change = Wijzigen
home-play-change-what = Spel, aantal spelers of sterkte wijzigen
home-opening = De tafel wordt geopend
home-friends = Speel met vrienden
home-friends-what = Eén link is de uitnodiging. Live, of één zet per dag.
home-learn = Leer een spel
home-learn-what = Een eerste les aan tafel, of de regels.
home-learn-how = Een eerste les duurt ongeveer tien minuten, aan een echte tafel: de mentor zegt wat je moet doen en waarom, en bots spelen mee.
home-mine = Wacht op jou
home-mine-count = { $asked } van { $all ->
    [one] 1 tafel
   *[other] { $all } tafels
  }
home-mine-none = Er wacht geen tafel op je.
home-mine-none-what = Partijen die je in deze browser begint, blijven hier staan tot ze uit zijn, ook als je hem sluit.
home-with = { $game } met { $names }
home-lesson = Eerste les van { $game }
home-lesson-on = Ga verder waar je gebleven was.
home-lesson-done = Gedaan. Je kent het spel.
home-alone = { $game }, verder nog niemand
home-your-turn = jouw beurt
home-asked = De anderen wachten op jou.
home-not-asked = Anderen zijn aan de beurt; straks jij weer.
home-bot-plays = Een bot speelt voor je.
home-not-begun = Nog niet begonnen: { $taken } van { $all } plaatsen bezet
home-open = Open tafels
home-open-count = { $count ->
    [0] nu geen
    [one] 1 wacht op spelers
   *[other] { $count } wachten op spelers
  }
home-open-none = Op dit moment wacht niemand op spelers.
home-open-none-what = Open een tafel met vrienden en maak hem openbaar: dan staat hij hier voor iedereen.
home-join = Meedoen
home-join-what = Meedoen met { $game } met { $names }
home-games = De spellen
home-failed = De lijsten konden niet worden opgehaald.
home-again = Opnieuw proberen
final-replay = Terugkijken
closed-unrecorded = Hier is geen verslag
closed-unrecorded-what = Een partij kan door iedereen worden teruggekeken zodra ze voorbij is. Zolang er gespeeld wordt zijn de kaarten geheim; en misschien is de link niet volledig.
records-title = Gespeelde partijen
records-result = Gewonnen: { $names }, { $points }
home-replays = Alle partijen en verslagen
privacy-title = Je privacy
privacy-link = Privacy
privacy-read = Lezen
privacy-link-why = Wat hier van je bewaard wordt, wie het ziet, en hoe je het laat wissen.
home-unofficial = Een onofficiële bewerking door bewonderaars. De titels zijn van hun eigenaars; de regels in onze eigen woorden, alle tekeningen van onszelf.
home-theme = Licht en donker
home-language = Taal

## Klok

clock-none = geen bedenktijd
clock-minutes = { $minutes ->
    [one] 1 minuut per zet
   *[other] { $minutes } minuten per zet
  }
clock-days = { $days ->
    [one] een dag per zet
   *[other] { $days } dagen per zet
  }
clock-game = { $minutes } minuten per speler

## Een nieuwe tafel

new-bots = Spelen tegen bots
new-friends = Spelen met vrienden
new-game = Spel
new-players = Spelers
new-players-friends = Plaatsen
new-strength = Bots
new-pace = Bedenktijd
new-pace-none = Geen
new-pace-live = 2 minuten
new-pace-day = Een dag
new-pace-why = Voor elke zet. Is de tijd om, dan doet een bot de zet; niemand verliest daardoor de partij.
new-listed = Openbaar maken
new-listed-why = Anders vindt alleen wie de link heeft de tafel.
option-no = nee
option-yes = ja
new-start = Begin het spel
new-open = Open de tafel
new-failed = Dat lukte niet: { $reason }
new-name = Je naam
new-name-save = Bewaren
new-name-why = Hoogstens 24 tekens. De anderen aan tafel zien hem.

## Instellingen

set-theme-auto = Auto
set-theme-light = Licht
set-theme-dark = Donker

## Regels

rules-title = Regels van { $game }
rules-play = Nu spelen
rules-whole = Het hele regelboek
rules-persons = Personen: waar je op moet letten
rules-contents = Inhoud
rules-search = Zoek een woord in de regels
rules-search-none = Dit woord komt nergens in de regels voor.
rules-example = Voorbeeld:
rules-silent = Onze eigen uitleg: de spelregels zwijgen
rules-against = Tegen de letter van de spelregels
rules-outside = Van elders, niet uit de spelregels
rules-reconstructed = Gereconstrueerd: ons eigen ontwerp
rules-why-not = Waarom niet
rules-near = Hoort hier ook bij
rules-back-to = Terug naar “{ $section }”

## Als iets niet is zoals het hoort

closed-lost = Een tafel met deze naam is er niet
closed-lost-what = Kijk de link nog eens na. Tafels die niemand gebruikt worden na een tijd opgeruimd.
closed-address = Op dit adres is niets
closed-address-what = Misschien is de link niet volledig.
closed-unreachable = De site antwoordt niet
closed-unreachable-what = Je partijen staan veilig op de server. Controleer de verbinding, of probeer het over een minuut opnieuw.
closed-refused = Dat werd geweigerd
closed-over = Deze partij is afgelopen
closed-over-what = Het verslag staat nu voor iedereen open, met elke kaart en het startgetal van het schudden.
closed-ended = Deze tafel is gesloten
closed-ended-what = De partij is voor het einde opgegeven; niemand heeft gewonnen of verloren.
closed-crash = Er ging iets mis op deze pagina
closed-crash-what = Het spel zelf staat veilig op de server. Laad de pagina opnieuw, en je gaat verder waar je was.
closed-reload = Opnieuw laden
closed-again = Opnieuw proberen
closed-home = Naar de beginpagina
closed-record = Download het verslag
closed-report = Meld het probleem
closed-reported = Dank je. Het is verstuurd, met het spel tot nu toe.
closed-report-failed = Het kon niet worden verstuurd. Probeer het over een minuut opnieuw.

## Waarom niet

refused-unreachable = de site antwoordt niet
refused-unavailable = de site kan het nu even niet; probeer het over een minuut opnieuw
refused-full = alle plaatsen zijn bezet
refused-taken = iemand was sneller; kies een andere
refused-too-many = dat was te veel tegelijk; wacht een minuut
refused-bot-tables = je hebt al zoveel partijen met bots lopen als mag; speel er een uit of beëindig er een via het menu
refused-bot-tables-here = vanaf jouw adres lopen al zoveel partijen met bots als mag; speel er een uit of beëindig er een via het menu
refused-too-long = dat is te lang
refused-malformed = de site begreep het niet; laad de pagina opnieuw
refused-not-now = er is intussen iets veranderd; kijk nog eens
refused-forbidden = dat is niet aan jou
refused-no-such-table = de tafel is er niet meer
refused-internal = de site heeft een fout gemaakt; probeer het opnieuw
refused-name-unseen = een naam heeft 1 tot 24 tekens, met minstens één zichtbare letter
refused-name-reserved = deze naam is voor de site zelf; kies een andere
refused-name-taken = iemand met een account heet zo, of bijna zo; kies een andere
