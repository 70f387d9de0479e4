# What is spoken at the table, and the keys that ask for it.
spoken-title = Vorgelesen
spoken-nothing-since = Seit deinem letzten Zug ist nichts geschehen.
spoken-you = du
spoken-score = { $name } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
spoken-after-round = Nach Runde { $round }: { $scores }.
spoken-phase = Phase: { $phase }.
spoken-clock = Deine Bedenkzeit: noch { $time }.
spoken-watching = Du schaust zu und hast keine Handkarten.
spoken-not-asked = Du wirst gerade nichts gefragt.
spoken-over = Das Spiel ist zu Ende.
spoken-chosen = Gewählt: { $what }.
spoken-options = { $count ->
    [one] Eine Möglichkeit:
   *[other] { $count } Möglichkeiten:
  }
spoken-enter = Enter schickt es ab.
spoken-rematch = { $name } will noch einmal spielen. Dein Platz ist für dich freigehalten.
spoken-options-each = { $count } Möglichkeiten, jede: { $outcome }
spoken-each = Diese { $count }, jede: { $outcome }
spoken-lesson-asks = Die Lektion verlangt: { $what }. Alles andere wartet.
spoken-lesson-send = Die Lektion verlangt, dass du es abschickst: Enter.
spoken-lesson-read = Lies in der Lektion erst weiter: X.
spoken-decline = Oder nein.
spoken-decline-key = 0: nein.
spoken-none = Oder nichts davon.
spoken-none-key = 0: nichts davon.
spoken-others-by-tab = Die übrigen mit Tab.
spoken-no-such = { $key }: Mit dieser Taste ist jetzt nichts zu tun.
spoken-no-table = Kein anderer Tisch wartet auf dich.
spoken-reading = Wie die Runde endete, steht noch offen. Mit Escape geht es weiter.
spoken-undo-key = Mit U nimmst du deine letzte Antwort zurück.
spoken-keys = O sagt, was du tun kannst, H, was du hast, B den Spielplan, N die anderen. Alle Tasten stehen im Menü.
spoken-replay-keys = Mit den Pfeilen gehst du durch das Spiel; S sagt den Punktestand, H die Hand, B den Plan. Das Fragezeichen nennt alle Tasten.
spoken-nothing-barred = Alles, was du erwarten würdest, ist möglich.
spoken-barred-later = Noch geht alles. Wähle etwas, dann sagt W, was danach nicht geht.
spoken-hand = Hand: { $cards }.
spoken-unseen = Gezogen und noch nicht angesehen: { $colours }.
spoken-rival = { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
spoken-empty = leer: { $house }
spoken-bruges-card = { $card }, { $colour }, { $price } Gulden
spoken-bruges-choice = { $card }: { $colour }, { $price } Gulden
spoken-bruges-purse = { $guilders } Gulden; Handlanger: { $workers }; Bedrohungsmarker: { $threats }.
spoken-bruges-houses = Häuser: { $houses }. Aufstieg: Stufe { $step }.
spoken-bruges-piles = Links { $left }, rechts { $right }.
spoken-bruges-backs = Karten: { $colours }.
spoken-bruges-drew = { $seat } hat Karten gezogen: { $colours }.
spoken-bruges-stays = { $seat-is ->
    [you] Du steigst
   *[other] { $seat } steigt
  } keine Stufe auf.
spoken-flandern-stock = Plättchen im Vorrat, { $guild }: klein { $small }, mittel { $medium }, groß { $large }.
spoken-flandern-gone = Schon gespielt, zurück durch Aufnehmen: { $cards }.
spoken-flandern-scored = { $town }: gewertet.
spoken-flandern-guilds = Zunft: { $guilds }.
spoken-flandern-played = Gespielt: { $cards }. Einflusskarten: { $influence }.
spoken-lux-gold = Gold: { $gold }.
spoken-lux-has = Auf der Hand: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }. Gold: { $gold }.
spoken-lux-holding = { $profession } { $total }, Limit { $low }
spoken-lux-holding-hidden = { $profession } { $total }, Limit { $low } bis { $high }
spoken-lux-hometown = Heimatstadt: { $holdings }.
spoken-now = jetzt { $total }
spoken-paid = bezahlt: { $price }
spoken-bruges-all-threat = Alle haben eine { $threat } bekommen{ $count ->
    [0] {""}
   *[other] ; du hast { $count }
  }.
spoken-flandern-worth = { $town } ist { $value } wert{ $count ->
    [0] {""}
    [one] , { $guilds } führt
   *[other] , { $guilds } führen
  }
spoken-lux-between = { $low } bis { $high }
spoken-lux-limit = Limit für { $profession-object } jetzt { $limit }
spoken-lux-stands = { $profession } { $total } von { $limit }

## The keys

keys-do = Tasten, die etwas tun
keys-ask = Tasten, die fragen: Die Antwort wird vorgelesen, sonst geschieht nichts
keys-reader = Ein Screenreader behält Buchstaben manchmal für sich: Schalte ihn zuerst in den Modus für Formulare oder Anwendungen.
keys-off = Buchstaben und Ziffern sind in deinen Einstellungen ausgeschaltet.
key-digits = 1 bis 9
key-digits-does = eine Karte oder Möglichkeit wählen
key-more = D F K P Q R V
key-more-does = die zehnte Möglichkeit und die weiteren
key-0-does = nein, oder nichts davon
key-enter = Enter
key-enter-does = bestätigen, oder die Bots weitermachen lassen
key-escape = Esc
key-escape-does = das zuletzt Gewählte zurücklegen
key-e-does = deinen Zug beenden
key-u-does = rückgängig
key-c-does = Capital Lux: die Karte in die Hauptstadt spielen
key-y-does = Capital Lux: die Karte in deine Heimatstadt spielen
key-g-does = Verlauf und Chat
key-a-does = die Spielhilfe
key-rule-does = die Regel zu dem, was gefragt ist
key-m-does = Ton an oder aus
key-i-does = ein Tipp, allein gegen Bots; nochmals: mehr davon
key-j-does = zum nächsten Tisch, der wartet
key-x-does = Lektion: weiter zum nächsten Schritt
key-z-does = Lektion: zeig es mir
key-tab = Tab
key-tab-does = von einem zum nächsten
key-l-does = was seit deinem letzten Zug geschah
key-s-does = der Punktestand
key-t-does = wer am Zug ist, und die Bedenkzeit
key-h-does = deine Handkarten und was du hast
key-n-does = die anderen
key-b-does = der Spielplan: was dort liegt und wer führt
key-o-does = was du tun kannst und was dabei herauskommt
key-w-does = warum nicht: was gerade nicht geht
key-walk = Links, Rechts
key-walk-does = einen Schritt zurück, einen Schritt weiter
key-rounds = Umschalt mit Links, Rechts
key-rounds-does = zum Beginn der Runde, zur nächsten Runde
key-ends = Pos1, Ende
key-ends-does = zum Anfang, zum Ende
key-space = Leertaste
key-space-does = abspielen oder anhalten
