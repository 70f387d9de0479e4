# The waiting room: read by whoever waits for a game to begin.
room-waiting = { $free ->
    [0] Iedereen is er
    [one] Wachten op nog één speler
   *[other] Wachten op nog { $free } spelers
  }
room-lead = { $game } met { $seats } spelers. Stuur de link, of zet een bot op een vrije plaats.
room-lead-full = { $game }: alle { $seats } plaatsen zijn bezet.
room-lead-guest = { $host } heeft een tafel voor { $game } geopend, met { $seats } plaatsen.
room-full = Deze tafel is vol
room-full-what = { $names } zitten al aan tafel. Je mag blijven kijken; handkaarten blijven verborgen.
room-seats = Plaatsen
room-you = { $name } (jij)
room-host = gastheer of gastvrouw
room-here = aanwezig
room-gone = even weg
room-same-address = op hetzelfde netwerk als { $names }
room-free = Vrije plaats
room-free-waits = wacht op iemand
room-free-or-bot = of een bot
room-kept = Vrijgehouden voor { $name }
room-kept-own = Jouw plaats
room-kept-why = van de vorige partij
room-kept-free = Plaats vrijgeven
room-copy = Link kopiëren
room-copied = Gekopieerd
room-add-bot = Bot toevoegen
room-fill = Aanvullen met bots
room-send-away = Wegsturen
room-sit-here = Ga hier zitten
room-sit = Ga zitten
room-stand = Opstaan
room-name-give = Zeg hoe je heet
room-name-change = Andere naam
room-leave = Tafel verlaten
room-leave-why = De tafel wordt gesloten als er niemand anders zit.
room-bot = Bot { $name }
room-strength = Sterkte van { $name }
room-persona = Wie { $name } is
room-invite = Uitnodigen
room-invite-what = Wie de link heeft, mag gaan zitten. De code kun je met een telefoon scannen.
room-qr = QR-code van de link naar deze tafel
room-link = Link naar deze tafel
room-share = Delen
room-share-text = Er is nog een plaats vrij aan onze tafel: { $game }.
room-agreed = Afspraken
room-vacation = Vakantie telt
room-listed = Zichtbaar
room-listed-yes = voor iedereen
room-listed-no = alleen met de link
room-undo = Terugnemen
room-undo-what = tot er een kaart of worp gezien is
room-chat = Chat
room-start = Beginnen
room-ready = Alle plaatsen zijn bezet
room-ready-host = Begin wanneer je wilt.
room-ready-guest = { $host } begint het spel.
room-missing-host = { $free ->
    [one] Eén plaats is nog vrij: stuur de link of voeg een bot toe.
   *[other] { $free } plaatsen zijn nog vrij: stuur de link of voeg bots toe.
  }
room-expects = Wachten op { $names }: gevraagd om nog eens te spelen.
room-missing-guest = { $host } begint zodra alle plaatsen bezet zijn.
room-cannot-start = { $free ->
    [one] één plaats is vrij
   *[other] { $free } plaatsen zijn vrij
  }
room-table-like-this = Open zo'n tafel
choose-none = Geen voorkeur
choose-none-why = Het toeval kiest voor je uit wat er over is.
choose-taken = gekozen door { $name }
room-send-away-why = De plaats komt vrij; wie is weggestuurd, gaat hier alleen weer zitten als jij dat toelaat.
choose-bruges = Jouw portierswoning
choose-bruges-why = De twee kanalen ernaast zijn van jou. Een veld bebouw je met een kaart in de kleur ervan, voor de prijs die erop staat.
choose-flandern = Jouw gilde
choose-flandern-why = Er horen een stad bij en de wijken die je bouwt.
fellow-about = Over { $name }
