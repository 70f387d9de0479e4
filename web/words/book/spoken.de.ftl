# What is spoken at the table, and the keys that ask for it.
spoken-title = Vorgelesen
spoken-nothing-since = Seit deinem letzten Zug ist nichts geschehen.
spoken-score = { $name } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
spoken-phase = Phase: { $phase }.
spoken-clock = Deine Bedenkzeit: noch { $time }.
spoken-watching = Du schaust zu und hast keine Hand.
spoken-not-asked = Du wirst gerade nichts gefragt.
spoken-chosen = Gewählt: { $what }.
spoken-options = { $count ->
    [one] Eine Möglichkeit:
   *[other] { $count } Möglichkeiten:
  }
spoken-enter = Enter schickt es ab.
spoken-may-decline = Oder nichts davon.
spoken-nothing-barred = Nichts, was du erwarten würdest, ist dir verwehrt.
spoken-hand = Hand: { $cards }.
spoken-unseen = Gezogen und noch nicht angesehen: { $colours }.
spoken-rival = { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
spoken-empty = leer: { $house }
spoken-bruges-card = { $card }, { $colour }, { $price } Gulden
spoken-bruges-purse = { $guilders } Gulden; Arbeiter: { $workers }; Bedrohungen: { $threats }.
spoken-bruges-houses = Häuser: { $houses }. Ansehen: Stufe { $step }.
spoken-bruges-backs = Karten: { $colours }.
spoken-flandern-guilds = Gilde: { $guilds }.
spoken-flandern-played = Ausgespielt: { $cards }. Einflusskarten: { $influence }.
spoken-lux-gold = Gold: { $gold }.
spoken-lux-has = Karten: { $cards }. Gold: { $gold }.
spoken-lux-holding = { $profession } { $total }, Limit { $low }
spoken-lux-holding-hidden = { $profession } { $total }, Limit { $low } bis { $high }
spoken-lux-hometown = Heimatstadt: { $holdings }.

## The keys

keys-do = Tasten, die etwas tun
keys-ask = Tasten, die fragen: die Antwort wird vorgelesen, sonst geschieht nichts
keys-reader = Ein Screenreader behält Buchstaben manchmal für sich: schalte ihn zuerst in den Modus für Formulare oder Anwendungen.
keys-off = Buchstaben und Ziffern sind in deinen Einstellungen ausgeschaltet.
key-digits = 1 bis 9
key-digits-does = eine Karte, Nutzung oder Möglichkeit wählen
key-enter = Enter
key-enter-does = bestätigen, oder die Bots weitermachen lassen
key-escape = Esc
key-escape-does = das Letzte zurücklegen
key-e-does = deinen Zug beenden
key-u-does = rückgängig
key-c-does = Capital Lux: die Karte in die Hauptstadt
key-y-does = Capital Lux: die Karte in deine Heimatstadt
key-g-does = Verlauf und Chat
key-a-does = die Spielhilfe
key-rule-does = die Regel zu dem, was gefragt ist
key-m-does = Ton an oder aus
key-x-does = Lektion: weiter zum nächsten Schritt
key-z-does = Lektion: zeig es mir
key-tab = Tab
key-tab-does = von einem zum nächsten
key-l-does = was seit deinem letzten Zug geschah
key-s-does = die Punkte
key-t-does = wer am Zug ist, und die Uhr
key-h-does = deine Hand und was du hast
key-n-does = die anderen
key-o-does = was du tun kannst, und was dabei herauskommt
key-w-does = warum nicht: was dir verwehrt ist
