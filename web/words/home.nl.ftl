# De pagina's rond de tafel, in het Nederlands: thuis, nieuwe tafel, wachtkamer, instellingen, regels, fouten.

## Namen

home-guest = Gast
game-name-bruges = Brugge
game-name-capital-lux = Capital Lux
game-name-flandern = Flandern 1302
game-blurb-bruges = Elke kaart is op zes manieren te gebruiken. { $players } spelers, ongeveer een uur.
game-blurb-capital-lux = Klim, maar niet boven de hoofdstad uit. { $players } spelers, een half uur.
game-blurb-flandern = Geheime plannen voor zes steden. { $players } spelers, ongeveer een uur.
strength-greedy = Leerling
strength-greedy-why = Pakt wat er meteen het beste uitziet. Goed voor een eerste spel.
strength-search-25ms = Gezel
strength-search-25ms-why = Denkt een beetje vooruit en speelt degelijk.
strength-search = Meester
strength-search-why = Denkt zo lang als het huis toestaat.
seats-taken = { $taken } van { $all } plaatsen bezet

## Thuis

home-title = Drie gildespellen, één tafel
home-pitch = { $games } in je browser. Gratis, zonder account, zonder installatie.
home-rules = Regels
home-persons = Personen
home-settings = Instellingen
home-name-none = Kies een naam
home-name = Je heet { $name }. Verander je naam
home-play = Speel nu tegen bots
home-play-what = { $game }, { $players } spelers, bots: { $strength }. Begint meteen.
home-play-change = Anders
home-play-change-what = Ander spel, aantal spelers of sterkte
home-opening = De tafel wordt geopend
home-friends = Speel met vrienden
home-friends-what = Eén link is de uitnodiging. Direct, of een zet per dag.
home-learn = Leer een spel
home-learn-what = Een eerste les aan tafel, of de regels.
home-learn-how = Een eerste les duurt ongeveer tien minuten, aan een echte tafel: de huisleraar zegt wat je doet en waarom, en bots spelen mee.
home-mine = Wacht op jou
home-mine-count = { $asked } van { $all ->
    [one] 1 tafel
   *[other] { $all } tafels
  }
home-mine-none = Er wacht geen tafel op je.
home-mine-none-what = Spellen die je in deze browser begint blijven hier tot ze uit zijn, ook als je hem sluit.
home-with = { $game } met { $names }
home-lesson = Eerste les van { $game }
home-lesson-on = Ga verder waar je gebleven was.
home-alone = { $game }, nog niemand anders
home-your-turn = jouw beurt
home-asked = De anderen wachten op jou.
home-not-asked = Anderen zijn aan het spelen. Je wordt gevraagd.
home-not-begun = Nog niet begonnen: { $taken } van { $all } plaatsen bezet
home-open = Open tafels
home-open-count = { $count ->
    [0] nu geen
    [one] 1 wacht op spelers
   *[other] { $count } wachten op spelers
  }
home-open-none = Op dit moment wacht niemand op spelers.
home-open-none-what = Open een tafel met vrienden en zet hem in de lijst: dan staat hij hier voor iedereen.
home-join = Meedoen
home-join-what = Meedoen met { $game } met { $names }
home-games = De spellen
home-failed = De lijsten konden niet worden opgehaald.
home-again = Nog eens proberen
home-unofficial = Een onofficiële uitvoering door bewonderaars. De titels zijn van hun eigenaars; regels in onze eigen woorden, alle tekeningen van onszelf.
home-theme = Licht en donker
home-language = Taal

## Klok

clock-none = geen klok
clock-minutes = { $minutes ->
    [one] 1 minuut per zet
   *[other] { $minutes } minuten per zet
  }
clock-days = { $days ->
    [one] een dag per zet
   *[other] { $days } dagen per zet
  }
clock-game = { $minutes } minuten elk

## Een nieuwe tafel

new-bots = Spelen tegen bots
new-friends = Spelen met vrienden
new-game = Spel
new-players = Spelers
new-players-friends = Plaatsen
new-strength = Bots
new-pace = Klok
new-pace-none = Geen
new-pace-live = 2 minuten
new-pace-day = Een dag
new-pace-why = Voor elke zet. Is de tijd om, dan zet een bot; niemand verliest daardoor.
new-listed = Voor iedereen in de lijst
new-listed-why = Anders vinden alleen wie de link heeft de tafel.
option-bruges-guests = Gastpersonen
option-bruges-guests-why = Personen die dit huis aan de 165 heeft toegevoegd, als die er zijn.
option-flandern-board = Steden
option-no = nee
option-yes = ja
new-start = Begin het spel
new-open = Open de tafel
new-failed = Dat lukte niet: { $reason }
new-name = Je naam
new-name-save = Bewaren
new-name-why = Hoogstens 24 letters. De anderen aan tafel zien hem.

## De wachtkamer

room-waiting = { $free ->
    [0] Iedereen is er
    [one] Wachten op nog één speler
   *[other] Wachten op nog { $free } spelers
  }
room-lead = { $game } voor { $seats }. Stuur de link, of zet een bot op een plaats.
room-lead-guest = { $host } heeft een tafel { $game } voor { $seats } geopend.
room-full = Deze tafel is vol
room-full-what = { $names } zitten al. Je mag blijven kijken; handen blijven verborgen.
room-seats = Plaatsen
room-you = { $name } (jij)
room-host = gastheer
room-here = hier
room-gone = nu niet hier
room-free = Vrije plaats
room-free-waits = wacht op iemand
room-free-or-bot = of een bot
room-copy = Kopieer link
room-copied = Gekopieerd
room-add-bot = Bot erbij
room-fill = Vul met bots
room-send-away = Wegsturen
room-sit-here = Ga hier zitten
room-sit = Ga zitten
room-stand = Opstaan
room-leave = Verlaat de tafel
room-leave-why = De tafel wordt gesloten als er niemand anders zit.
room-bot = Bot { $name }
room-strength = Sterkte van { $name }
room-invite = Uitnodigen
room-invite-what = Wie de link heeft mag gaan zitten. De code werkt met een telefoon aan de overkant van de tafel.
room-qr = QR-code van de link naar deze tafel
room-link = Link naar deze tafel
room-share = Delen
room-share-text = Er is een plaats vrij aan onze tafel { $game }.
room-agreed = Wat is afgesproken
room-listed = In de lijst
room-listed-yes = voor iedereen
room-listed-no = alleen met de link
room-undo = Terugnemen
room-undo-what = tot een kaart of dobbelsteen is gezien
room-chat = Praten
room-start = Begin
room-ready = Alle plaatsen zijn bezet
room-ready-host = Begin wanneer je wilt.
room-ready-guest = { $host } begint het spel.
room-missing-host = { $free ->
    [one] Eén plaats is nog vrij: stuur de link of neem een bot.
   *[other] { $free } plaatsen zijn nog vrij: stuur de link of neem bots.
  }
room-missing-guest = { $host } begint zodra alle plaatsen bezet zijn.
room-cannot-start = { $free ->
    [one] één plaats is vrij
   *[other] { $free } plaatsen zijn vrij
  }
room-table-like-this = Open zo'n tafel

## Instellingen

set-see = Zien
set-hear = Horen
set-play = Spelen
set-language = Taal
set-language-why = van de pagina en de kaarten
set-theme = Kleurstelling
set-theme-why = auto volgt het apparaat
set-theme-auto = Auto
set-theme-light = Licht
set-theme-dark = Donker
set-letters = Letters op kleuren
set-letters-why = naast de arcering, die altijd blijft
set-text = Grotere tekst
set-text-why = kaarten vouwen eerder op
set-motion = Beweging
set-motion-why = hoe snel kaarten en munten reizen
set-motion-off = Uit
set-motion-quick = Vlot
set-motion-full = Vol
set-sound = Geluid
set-sound-why = uit tot de eerste klik
set-bell = Bel bij mijn beurt
set-bell-why = ook als een andere pagina voor staat
set-confirm = Elke zet bevestigen
set-confirm-why = anders is de zet gedaan met de laatste klik

## Regels

rules-title = Regels van { $game }
rules-play = Nu spelen
rules-whole = Het hele regelboek
rules-contents = Inhoud
rules-search = Zoek een woord in de regels
rules-search-none = Geen enkel hoofdstuk heeft dit woord.
rules-example = Voorbeeld:
rules-our-ruling = Onze eigen uitleg
rules-why-not = Waarom niet
rules-near = Ook van belang
rules-back-to = Terug naar “{ $section }”

## Als iets niet is zoals het hoort

closed-lost = Geen tafel met deze naam
closed-lost-what = Kijk de link nog eens na. Tafels die niemand gebruikt worden na een tijd opgeruimd.
closed-address = Op dit adres is niets
closed-address-what = Misschien is de link afgebroken.
closed-unreachable = Het huis antwoordt niet
closed-unreachable-what = Je spellen zijn veilig op de server. Kijk of er verbinding is, of probeer het over een minuut nog eens.
closed-refused = Dat werd geweigerd
closed-over = Dit spel is uit
closed-over-what = Het verslag is nu voor iedereen open, met elke kaart en het zaad van het schudden.
closed-ended = Deze tafel is gesloten
closed-ended-what = Hij is voor het einde opgegeven; niemand heeft gewonnen of verloren.
closed-undrawn = Nog niet in de browser
closed-undrawn-what = { $game } heeft hier nog geen bord. In een terminal kan het gespeeld worden: guildtable play flandern
closed-crash = Er is iets omgevallen op deze pagina
closed-crash-what = Het spel zelf is veilig op de server. Laad opnieuw, en je bent waar je was.
closed-reload = Opnieuw laden
closed-again = Nog eens proberen
closed-home = Naar de beginpagina
closed-record = Download het verslag
closed-report = Meld het probleem
closed-reported = Dank je. Het is verstuurd met het spel tot nu toe.
closed-report-failed = Het kon niet worden verstuurd. Probeer het over een minuut nog eens.

## Waarom niet

refused-unreachable = het huis antwoordt niet
refused-unavailable = het huis kan het nu even niet; probeer het over een minuut nog eens
refused-full = alle plaatsen zijn bezet
refused-too-many = dat was te veel ineens; wacht een minuut
refused-too-long = dat is te lang
refused-malformed = het huis begreep het niet; laad de pagina opnieuw
refused-not-now = er is intussen iets veranderd; kijk nog eens
refused-forbidden = dat is niet aan jou
refused-no-such-table = de tafel is er niet meer
refused-internal = het huis heeft een fout gemaakt; probeer het nog eens
