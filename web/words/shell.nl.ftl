# Wat meer pagina's rond de tafel zeggen, in het Nederlands: namen, klokken, regels, fouten.

## Namen

home-guest = Gast
strength-apprentice = Leerling
strength-journeyman = Gezel
strength-master = Meester
strength-syndic = Syndicus
strength-grandmaster = Grootmeester
seats-taken = { $taken } van { $all } plaatsen bezet

## Thuis

home-rules = Regels
home-persons = Personen van Brugge
home-settings = Instellingen
own-games = Mijn partijen
own-page = Mijn pagina
own-account = Account
own-pages = Jouw pagina’s
home-opening = De tafel wordt geopend
home-games = De spellen
home-again = Opnieuw proberen
final-replay = Terugkijken
records-title = Gespeelde partijen
records-result = Gewonnen: { $names }, { $points }
privacy-title = Je privacy

## Klok

clock-none = geen bedenktijd
clock-move = { $time } per zet
clock-bank = { $time } per zet, plus { $bank } reserve
clock-game = { $time } per speler

## Een nieuwe tafel

new-players = Spelers
new-pace = Bedenktijd
option-no = nee
option-yes = ja
new-failed = Dat lukte niet: { $reason }
new-name = Je naam
new-name-save = Bewaren
new-name-why = Hoogstens 24 tekens. De anderen aan tafel zien hem.

## Regels

rules-whole = Het hele regelboek
rules-persons = Personen: waar je op moet letten
rules-example = Voorbeeld:
rules-silent = Onze eigen uitleg: de spelregels zwijgen
rules-against = Tegen de letter van de spelregels
rules-outside = Van elders, niet uit de spelregels
rules-reconstructed = Gereconstrueerd: ons eigen ontwerp

## Als iets niet is zoals het hoort

closed-unreachable = De site antwoordt niet
closed-unreachable-what = Je partijen staan veilig op de server. Controleer de verbinding, of probeer het over een minuut opnieuw.
closed-crash = Er ging iets mis op deze pagina
closed-crash-what = Het spel zelf staat veilig op de server. Laad de pagina opnieuw, en je gaat verder waar je was.
closed-reload = Opnieuw laden
closed-again = Opnieuw proberen
closed-home = Naar de beginpagina
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
refused-day-tables = je hebt al zoveel tafels met dagklok als mag; speel er eerst een uit
refused-too-long = dat is te lang
refused-malformed = de site begreep het niet; laad de pagina opnieuw
refused-not-now = er is intussen iets veranderd; kijk nog eens
refused-forbidden = dat is niet aan jou
refused-no-such-table = de tafel is er niet meer
refused-internal = de site heeft een fout gemaakt; probeer het opnieuw
refused-name-unseen = een naam heeft 1 tot 24 tekens, met minstens één zichtbare letter
refused-name-reserved = deze naam is voor de site zelf; kies een andere
refused-name-taken = iemand met een account heet zo, of bijna zo; kies een andere
refused-apart = deze tafel is niet voor jou; kies een andere, of open er zelf een
lesson-first = Eerste les
lesson-first-done = Eerste les: gedaan
