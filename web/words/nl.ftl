# De tafel in de browser, in het Nederlands: wat bij geen enkel spel apart hoort.

## The frame

table-home = Begin
table-menu = Menu
table-close = Sluiten
table-views = Aanzichten
table-table = Tafel
table-log = Verloop
table-chat = Praatje
table-log-and-chat = Verloop en praatje
table-round = { $rounds ->
    [0] ronde { $round }
   *[other] ronde { $round } van { $rounds }
  }
table-clock = Resterende tijd
table-choices = Keuzes
table-you = { $name } (jij)
table-your-turn = Jij bent aan de beurt
table-elsewhere = { $count ->
    [one] 1 tafel wacht
   *[other] { $count } tafels wachten
  }

## The prompt

table-opening = De tafel wordt geopend
table-sending = Je antwoord wordt verstuurd
table-waiting = Wachten op { $names }
table-next = { $names } is aan de beurt
table-next-hint = Neem het nu terug, of laat de bots doorgaan.
table-answered = Je hebt geantwoord. Wachten op { $names }
table-watching = Je kijkt toe. Je ziet niemands hand.
table-put-back = { $what } terugleggen
table-decline = Nee
table-take-none = Geen
table-confirm = Bevestigen
table-confirm-count = { $chosen ->
    [0] { $least ->
        [0] Kies er hoogstens { $most }
       *[other] Kies er { $most }
      }
   *[other] Bevestig { $chosen } van { $most }
  }
table-go-on = Verder
table-rule = De regel
table-undo = Ongedaan maken
table-take-back = Terugnemen
table-ask-take-back = Vragen om terug te nemen

## The log

table-earlier = { $count ->
    [one] 1 eerdere stap
   *[other] { $count } eerdere stappen
  }
table-took-back = { $name } nam een zet terug.
table-withdrew = { $name } nam een antwoord terug.
table-bot-plays-on = Een bot speelt verder voor { $name }.
table-plays-again = { $name } speelt weer mee.
table-newer-rules = Het huis speelt nu met nieuwere regels.
table-say = Zeg iets vriendelijks
table-send = Versturen

## Notices

table-lost = Verbinding verbroken
table-lost-kept = Je zet is bewaard en wordt verstuurd.
table-lost-nothing = Er is niets verloren.
table-lost-attempt = Opnieuw verbinden, poging { $attempt }.
table-not-done = Niet gedaan
trouble-stale = De tafel is verder gegaan. Kijk opnieuw en beantwoord wat nu gevraagd wordt.
trouble-illegal = Dat is geen van de keuzes meer.
trouble-too-many = Te snel: wacht even.
trouble-unavailable = De server kan het nu even niet. Het wordt opnieuw verstuurd.
trouble-forbidden = Je zit hier niet.
trouble-not-now = Niet op dit moment.
trouble-internal = De server heeft een fout gemaakt. Meld het probleem via het menu.
undo-barred-another-has-answered = Iemand anders heeft intussen geantwoord.
undo-barred-all-have-answered = Iedereen heeft geantwoord, en de antwoorden liggen open.
undo-barred-a-card-was-seen = Je hebt er een verborgen kaart door gezien.
undo-barred-somebody-saw-a-card = Iemand heeft intussen een verborgen kaart gezien.
undo-barred-the-game-is-over = Het spel is voorbij.
undo-barred-nothing-to-undo = Er is nog niets om terug te nemen.
table-wish = { $name } wil een zet terugnemen
table-wish-what = { $count ->
    [one] Eén zet zou worden teruggenomen.
   *[other] { $count } zetten zouden worden teruggenomen, ook worpen en getrokken kaarten. Hetzelfde valt weer.
  }
table-agree = Akkoord
table-refuse = Weigeren
table-wish-asked = Je hebt gevraagd om een zet terug te nemen
table-wish-waits = Het gebeurt zodra iedereen akkoord is.
table-wish-drop = Laat maar
table-bot-for-you = Een bot speelt voor jou
table-come-back = Ga weer zitten
table-gone = { $name } is weg
table-wait = Wachten
table-let-bot = Laat een bot verder spelen

## The menu

menu-menu = Menu
menu-back = Terug
menu-settings = Instellingen
menu-rules = Regels
menu-keys = Toetsen
menu-copy-link = Kopieer de link naar deze tafel
menu-copied = Gekopieerd
menu-copy-link-why = Wie hem heeft mag kijken; handen blijven verborgen.
menu-report = Een probleem melden
menu-report-why = Bewaart het spel tot nu toe met je opmerking.
menu-leave = De tafel verlaten
menu-leave-why = Een bot speelt verder; je mag altijd terugkomen.
menu-commitment = Hieraan is het schudden gebonden, gepubliceerd vóór de eerste kaart:
report-what = Wat ging er mis?
report-kept = Het spel tot stap { $seq } wordt erbij bewaard, alleen voor wie dit huis beheert.
report-send = De melding versturen
report-failed = Het kon niet worden verstuurd. Probeer het over een minuut opnieuw.
report-thanks = Dank je. Het spel tot nu toe is met je opmerking bewaard.
report-done = Terug naar de tafel
key-digits = 1 tot 9
key-digits-does = een kaart, gebruik of keuze nemen
key-enter = Enter
key-enter-does = bevestigen, of de bots laten doorgaan
key-escape = Esc
key-escape-does = het laatste terugleggen
key-u = U
key-u-does = ongedaan maken
key-l = L
key-l-does = verloop en praatje
key-rule = ?
key-rule-does = de regel bij wat er gevraagd wordt
key-tab = Tab
key-tab-does = van ding naar ding

## Final scoring

final-title = eindtelling
final-you = Je wint met { $lead ->
    [one] 1 punt
   *[other] { $lead } punten
  } verschil
final-they = { $names } wint met { $lead ->
    [one] 1 punt
   *[other] { $lead } punten
  } verschil
final-you-tie = Je wint bij gelijke stand
final-they-tie = { $names } wint bij gelijke stand
final-shared = { $names } delen de overwinning
final-sums = { $sums }. Elke verdieping is een onderdeel.
final-tower = { $name }: { $points } punten
final-you-are = { $name } (jij)
final-won = gewonnen
final-behind = { $points ->
    [0] evenveel punten
   *[other] { $points } achter
  }
final-category = Onderdeel
final-total = Totaal
final-decided = Wat de doorslag gaf
final-gain = { $item }: { $winner } { $won }, { $next } { $lost }
final-hint = Het verslag is nu voor iedereen open.
final-table = De tafel bekijken
table-to-final = Terug naar de eindtelling
final-rematch = Nog een keer
final-rematch-join = Naar de revanche
final-record = Was het eerlijk?
final-record-why = De bron van het schudden staat nu in het verslag. Iedereen kan nagaan dat geen kaart verplaatst is.
final-download = Het verslag downloaden
final-verify = Nagaan
final-sound = Nagegaan: elke kaart viel zoals vooraf vastgelegd, en elke zet was toegestaan.
final-unsound = Het verslag past niet bij wat vooraf vastgelegd is. Meld dit alsjeblieft.
final-later = Het verslag is nog niet klaar. Probeer het zo opnieuw.
none = geen
