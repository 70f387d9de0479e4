# De tafel in de browser, in het Nederlands: wat bij geen enkel spel apart hoort.

## The frame

table-home = Beginpagina
table-prompt = Vraag
skip-link = Naar de inhoud
table-menu = Menu
table-close = Sluiten
table-views = Weergaven
table-table = Tafel
table-log = Verloop
table-chat = Chat
table-log-and-chat = Verloop en chat
table-round = { $rounds ->
    [0] ronde { $round }
   *[other] ronde { $round } van { $rounds }
  }
table-round-over = De ronde is voorbij
table-end-near = Het einde nadert
table-clock = Resterende tijd
table-barred = { $count } kunnen nu niet: { $why }
table-choices = Keuzes
table-listen = Eerst een woord van de mentor
table-listen-hint = De vraag aan jou komt meteen daarna.
table-your-turn = Jij bent aan de beurt
table-sound = Geluid
table-sound-key = Geluid aan of uit (M)
table-last-round = Laatste ronde
table-next-table-which = Volgende tafel: { $game } met { $names }{ $others ->
    [0] {""}
    [one] ; er wacht er nog 1
   *[other] ; er wachten er nog { $others }
  }
table-next-table-game = Volgende tafel: { $game }
table-next-table-short = Volgende tafel

## Tables by the day

day-free-until = vrij tot { $time }
day-out = bot vanaf { $time }
day-bank-runs = je reserve loopt

## The prompt

table-opening = De tafel wordt geopend
table-sending = Je antwoord wordt verstuurd
table-kept = Hier bewaard, verstuurd zodra er verbinding is
table-kept-what = Je mag deze pagina sluiten.
table-turn-over = Je beurt is voorbij.
table-waiting = Wachten op { $names }
table-absent = { $count ->
    [one] { $names } is er even niet.
   *[other] { $names } zijn er even niet.
  }
table-next = { $names } is aan de beurt
table-next-hint = Neem het nu terug, of druk ergens op het scherm om verder te gaan.
table-skip = Overslaan
table-answered = Je hebt geantwoord. Wachten op { $names }
table-watching = Je kijkt toe. De handkaarten van anderen zie je niet.
table-put-back-short = Terugleggen
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
table-late = Dat duurt langer dan anders. Er gaat niets verloren: je kunt weggaan en later terugkomen.
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
table-more = { $count ->
    [one] nog 1 regel
   *[other] nog { $count } regels
  }
table-less = Minder
table-drew = { $seat-is ->
    [you] Je trok
   *[other] { $seat } trok
  }
table-you-alone = Jij
table-you-object = jou
table-took-back = { $seat-is ->
    [you] Je
   *[other] { $seat }
  } nam een zet terug.
table-withdrew = { $seat-is ->
    [you] Je
   *[other] { $seat }
  } nam een antwoord terug.
table-bot-plays-on = Een bot speelt verder voor { $seat-is ->
    [you] jou
   *[other] { $seat }
  }.
table-plays-again = { $seat-is ->
    [you] Je bent
   *[other] { $seat } is
  } terug aan tafel.
table-newer-rules = Deze site speelt nu met nieuwere regels.
table-say = Zeg iets vriendelijks
table-send = Versturen

## Notices

table-not-done = Niet uitgevoerd
trouble-stale = Aan tafel is al verder gespeeld. Kijk opnieuw en beantwoord wat nu gevraagd wordt.
trouble-illegal = Dat kan niet meer gekozen worden.
trouble-too-many = Te snel: wacht even.
trouble-unavailable = De server kan het nu even niet. Het wordt opnieuw verstuurd.
trouble-forbidden = Je zit hier niet.
trouble-not-now = Niet op dit moment.
trouble-internal = De server heeft een fout gemaakt. Meld het probleem via het menu.
undo-barred-another-has-answered = Iemand anders heeft intussen geantwoord.
undo-barred-all-have-answered = Iedereen heeft geantwoord, en de antwoorden liggen open.
undo-barred-a-card-was-seen = Je hebt er een verborgen kaart door gezien.
undo-barred-somebody-saw-a-card = Iemand heeft intussen een verborgen kaart gezien.
undo-barred-a-seat-changed-hands = Intussen speelt iemand anders op een van de plaatsen.
undo-barred-a-bot-plays-for-you = Een bot speelt voor je: neem eerst je plaats weer in.
undo-barred-the-game-is-over = Het spel is afgelopen.
undo-barred-nothing-to-undo = Er is nog niets om terug te nemen.
already-asked = Er is al iets gevraagd: beantwoord dat eerst.
asked-just-now = Je hebt het net al gevraagd: speel verder of wacht een minuut.
time-is-up = Je tijd is om: een bot speelt voor je verder.
no-time-left = Je tijd voor het hele spel is op: de bot speelt verder.
undo-barred-too-often = Het is al te vaak heen en weer gegaan: vanaf hier kun je niets meer terugnemen.
undo-barred-no-time-left = Je tijd voor die zet is op: hij blijft staan.

## The menu

menu-aid = Spelhulp
aid-print = Printen
menu-keys = Toetsen

## Final scoring

final-title = eindwaardering
final-count = De laatste telling
table-to-final = Terug naar de eindwaardering
repeated = { $name } ({ $count ->
    [2] twee keer
   *[other] { $count } keer
})
from-to = van { $before } naar { $after }
none = geen

## Since your last turn

since-title = Sinds je vorige beurt
since-again = Nog eens tonen
since-by = { $name }: { $what }
since-brief = { $things ->
    [one] 1 voorval
   *[other] { $things } voorvallen
}{ $touched ->
    [0] {""}
    [one] , 1 trof jou
   *[other] , { $touched } troffen jou
}

## What a turn brought

tells-things = { $things }
tells-guilders = { $count ->
    [one] gulden
   *[other] gulden
}
tells-points = { $count ->
    [one] punt
   *[other] punten
}
tells-cards = { $count ->
    [one] kaart
   *[other] kaarten
}
tells-canals = { $count ->
    [one] kanaalveld
   *[other] kanaalvelden
}
tells-houses = { $count ->
    [one] huis
   *[other] huizen
}
tells-people = { $count ->
    [one] persoon
   *[other] personen
}
tells-steps = { $count ->
    [one] stap vooruit
   *[other] stappen vooruit
}
tells-statues = { $count ->
    [one] standbeeldfiche
   *[other] standbeeldfiches
}
tells-gold = goud
tells-modifiers = { $count ->
    [one] verborgen correctie
   *[other] verborgen correcties
}
