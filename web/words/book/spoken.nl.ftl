# What is spoken at the table, and the keys that ask for it.
spoken-title = Uitgesproken
spoken-nothing-since = Er is niets gebeurd sinds je vorige beurt.
spoken-you = jij
spoken-score = { $name } { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
spoken-after-round = Na ronde { $round }: { $scores }.
spoken-phase = Fase: { $phase }.
spoken-clock = Je bedenktijd: nog { $time }.
spoken-watching = Je kijkt toe en hebt geen handkaarten.
spoken-not-asked = Er wordt je nu niets gevraagd.
spoken-over = Het spel is afgelopen.
spoken-chosen = Gekozen: { $what }.
spoken-options = { $count ->
    [one] Eén keuze:
   *[other] { $count } keuzes:
  }
spoken-enter = Enter verstuurt het.
spoken-rematch = { $name } wil nog een keer. Je plaats is voor je vrijgehouden.
spoken-options-each = { $count } keuzes, elk: { $outcome }
spoken-each = Deze { $count }, elk: { $outcome }
spoken-lesson-asks = De les vraagt dit: { $what }. De rest komt later.
spoken-lesson-send = De les vraagt je om het te versturen: Enter.
spoken-lesson-read = Lees eerst verder in de les: X.
spoken-decline = Of nee.
spoken-decline-key = 0: nee.
spoken-none = Of geen van alle.
spoken-none-key = 0: geen van alle.
spoken-others-by-tab = De overige met Tab.
spoken-no-such = { $key }: met deze toets valt er nu niets te doen.
spoken-no-table = Er wacht geen andere tafel op je.
spoken-reading = Hoe de ronde eindigde, staat nog open. Met Escape ga je verder.
spoken-undo-key = Met U neem je je laatste antwoord terug.
spoken-keys = O vertelt wat je kunt doen, H wat je hebt, B het speelbord, N de anderen. Alle toetsen staan in het menu.
spoken-replay-keys = Met links en rechts loop je door het spel; S zegt de stand, H de hand, B het bord. Het vraagteken noemt alle toetsen.
spoken-nothing-barred = Alles wat je zou verwachten, kan.
spoken-barred-later = Er kan nog alles. Kies iets, dan zegt W wat daarna niet kan.
spoken-hand = Hand: { $cards }.
spoken-unseen = Getrokken en nog niet bekeken: { $colours }.
spoken-rival = { $name }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }.
spoken-empty = leeg: { $house }
spoken-bruges-card = { $card }, { $colour }, { $price } gulden
spoken-bruges-choice = { $card }: { $colour }, { $price } gulden
spoken-bruges-purse = { $guilders } gulden; arbeiders: { $workers }; noodlotfiches: { $threats }.
spoken-bruges-houses = Huizen: { $houses }. Ontwikkeling: trede { $step }.
spoken-bruges-piles = Links { $left }, rechts { $right }.
spoken-bruges-backs = Kaarten: { $colours }.
spoken-bruges-drew = { $seat } heeft kaarten getrokken: { $colours }.
spoken-bruges-stays = { $seat-is ->
    [you] Je gaat
   *[other] { $seat } gaat
  } niet vooruit op het ontwikkelingsspoor.
spoken-flandern-stock = Tegels over, { $guild }: klein { $small }, middelgroot { $medium }, groot { $large }.
spoken-flandern-gone = Al gespeeld, en terug te krijgen met Oppakken: { $cards }.
spoken-flandern-scored = { $town }: gewaardeerd.
spoken-flandern-guilds = Gilde: { $guilds }.
spoken-flandern-played = Gespeeld: { $cards }. Invloedkaarten: { $influence }.
spoken-lux-gold = Goud: { $gold }.
spoken-lux-has = In de hand: { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
  }. Goud: { $gold }.
spoken-lux-holding = { $profession } { $total }, grens { $low }
spoken-lux-holding-hidden = { $profession } { $total }, grens { $low } tot { $high }
spoken-lux-hometown = Thuisstad: { $holdings }.
spoken-now = nu { $total }
spoken-paid = betaald: { $price }
spoken-bruges-all-threat = Iedereen heeft een { $threat } gekregen{ $count ->
    [0] {""}
   *[other] ; jij hebt er { $count }
  }.
spoken-flandern-worth = { $town } is { $value } waard{ $count ->
    [0] {""}
    [one] , { $guilds } ligt voor
   *[other] , { $guilds } liggen voor
  }
spoken-lux-between = { $low } tot { $high }
spoken-lux-limit = grens voor { $profession-object } nu { $limit }
spoken-lux-stands = { $profession } { $total } van { $limit }

## The keys

keys-do = Toetsen die iets doen
keys-ask = Toetsen die iets vragen: het antwoord wordt uitgesproken, verder gebeurt er niets
keys-reader = Een schermlezer houdt letters soms voor zichzelf: zet hem eerst in de stand voor formulieren of toepassingen.
keys-off = Letters en cijfers staan uit in je instellingen.
key-digits = 1 t/m 9
key-digits-does = een kaart, actie of keuze kiezen
key-more = D F K P Q R V
key-more-does = de tiende keuze en de volgende
key-0-does = nee, of geen van alle
key-enter = Enter
key-enter-does = bevestigen, of de bots laten doorgaan
key-escape = Esc
key-escape-does = wat je het laatst koos terugleggen
key-e-does = je beurt beëindigen
key-u-does = ongedaan maken
key-c-does = Capital Lux: de kaart in de hoofdstad spelen
key-y-does = Capital Lux: de kaart in je thuisstad spelen
key-g-does = verloop en chat
key-a-does = de spelhulp
key-rule-does = de regel bij wat er gevraagd wordt
key-m-does = geluid aan of uit
key-i-does = een tip, alleen tegen bots; nog eens: meer
key-j-does = naar de volgende tafel die wacht
key-x-does = les: naar de volgende stap
key-z-does = les: laat zien
key-tab = Tab
key-tab-does = van het een naar het ander
key-l-does = wat er sinds je vorige beurt gebeurde
key-s-does = de stand
key-t-does = wie aan de beurt is, en de bedenktijd
key-h-does = je handkaarten en wat je hebt
key-n-does = de anderen
key-b-does = het speelbord: wat er ligt en wie voorligt
key-o-does = wat je kunt doen en wat het oplevert
key-w-does = waarom niet: wat nu niet kan
key-walk = Links, Rechts
key-walk-does = een stap terug, een stap verder
key-rounds = Shift met Links, Rechts
key-rounds-does = naar het begin van de ronde, naar de volgende ronde
key-ends = Home, End
key-ends-does = naar het begin, naar het einde
key-space = Spatie
key-space-does = afspelen of pauzeren
