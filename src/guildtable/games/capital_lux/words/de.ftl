# Capital Lux auf Deutsch. Ein Verweis heißt nach seiner Meldung: card:scholar-4 ist card-scholar-4.

title = Capital Lux
summary = Spiele Leute in deine Heimatstadt für Punkte oder in die Hauptstadt für ihre Aktion. Hat eine Heimatstadt am Ende einer Runde mehr von einem Beruf als die Hauptstadt, verliert sie diese Karten.

## Phasen

phase-set-up = Aufbau
phase-first-starter = Startspieler bestimmen
phase-deal = Austeilen
phase-choose = Karten wählen
phase-choose-again = Karten wählen, zum zweiten Mal
phase-play = Karten spielen
phase-round-end = Rundenende
phase-over = Spielende

## Worauf man zeigen kann

card-agent-2 = Agent 2
    .object = den Agenten 2
card-agent-3 = Agent 3
    .object = den Agenten 3
card-agent-4 = Agent 4
    .object = den Agenten 4
card-agent-5 = Agent 5
    .object = den Agenten 5
card-agent-6 = Agent 6
    .object = den Agenten 6
card-cleric-2 = Kleriker 2
    .object = den Kleriker 2
card-cleric-3 = Kleriker 3
    .object = den Kleriker 3
card-cleric-4 = Kleriker 4
    .object = den Kleriker 4
card-cleric-5 = Kleriker 5
    .object = den Kleriker 5
card-cleric-6 = Kleriker 6
    .object = den Kleriker 6
card-scholar-2 = Gelehrter 2
    .object = den Gelehrten 2
card-scholar-3 = Gelehrter 3
    .object = den Gelehrten 3
card-scholar-4 = Gelehrter 4
    .object = den Gelehrten 4
card-scholar-5 = Gelehrter 5
    .object = den Gelehrten 5
card-scholar-6 = Gelehrter 6
    .object = den Gelehrten 6
card-merchant-2 = Händler 2
    .object = den Händler 2
card-merchant-3 = Händler 3
    .object = den Händler 3
card-merchant-4 = Händler 4
    .object = den Händler 4
card-merchant-5 = Händler 5
    .object = den Händler 5
card-merchant-6 = Händler 6
    .object = den Händler 6
to-capital = in die Hauptstadt
to-hometown = in deine Heimatstadt
capital-agent = Agenten
    .object = die Agenten
capital-cleric = Kleriker
    .object = die Kleriker
capital-scholar = Gelehrte
    .object = die Gelehrten
capital-merchant = Händler
    .object = die Händler
save-agent = Agenten retten
save-cleric = Kleriker retten
save-scholar = Gelehrte retten
save-merchant = Händler retten
button-save-none = Nichts retten
modifier-plus-4 = +4
modifier-plus-2 = +2
modifier-minus-1 = −1
modifier-minus-3 = −3

## Was gefragt wird

choose-cards = Wähle { $count } Karten, die du behältst. { $rest ->
    [one] Die andere geht
   *[other] Die anderen { $rest } gehen
  } an { $seat }.
play-card = Spiele eine Karte: Hauptstadt oder Heimatstadt?
play-last-card = Dein letzter Zug dieser Runde: Spiele eine Karte. Die übrigen kommen danach in deine Heimatstadt.
take-from-capital = Kleriker: Von welchem Beruf nimmst du die niedrigste Karte?
place-modifier = Agent: Über welchen Beruf legst du deinen Modifikator { $modifier }, verdeckt?
save-with-gold = Über dem Limit: { $over }. Du hast { $gold } Gold. Was rettest du?

## Was daraus wird

limit-at-worst = { $spread ->
    [0] Limit { $limit }
   *[other] Limit { $limit } im schlechtesten Fall
  }
limit-at-best = { $spread ->
    [0] Limit { $limit }
   *[other] Limit { $limit } im besten Fall
  }
how-much-room = { $room ->
    [0] genau voll
   *[other] Platz { $room }
  }
limit-rises = { $hidden ->
    [0] Limit { $before } → { $after } für alle
   *[other] Limit { $before } → { $after } für alle, noch ohne verdeckte Modifikatoren
  }
limit-rises-first = { $hidden ->
    [0] Limit { $before } → { $lifted } für alle
   *[other] Limit { $before } → { $lifted } für alle, noch ohne verdeckte Modifikatoren
  }
keep-card = deine Heimatstadt hat { $mine } von diesem Beruf, Limit { $limit }
hometown-fits = bei dir { $profession } { $before } → { $after }, { limit-at-worst }: { how-much-room }
hometown-risks = bei dir { $profession } { $before } → { $after }, Limit { $low } bis { $high }: Ein verdeckter Modifikator entscheidet
hometown-costs-gold = bei dir { $profession } { $before } → { $after }, { limit-at-best }: { $over } zu viel, du hast { $gold } Gold
hometown-busts = bei dir { $profession } { $before } → { $after }, { limit-at-best }: { $over } zu viel, verloren, wenn die Hauptstadt nicht wächst
to-capital-agent = { limit-rises }, dann einen Modifikator ansehen und legen
to-capital-agent-idle = { limit-rises }, kein Modifikator mehr da
to-capital-cleric = { limit-rises }, dann eine dieser Karten nehmen: { $cards }
to-capital-cleric-idle = { limit-rises }, keine Karte zu nehmen
to-capital-cleric-takes-fits = { limit-rises-first }, dann { $card-object } nehmen: du hast dann { $after }, { limit-at-worst }
to-capital-cleric-takes-risks = { limit-rises-first }, dann { $card-object } nehmen: du hast dann { $after }, Limit { $low } bis { $high }
to-capital-cleric-takes-costs-gold = { limit-rises-first }, dann musst du { $card-object } nehmen: { $over } zu viel, du hast { $gold } Gold
to-capital-cleric-takes-busts = { limit-rises-first }, dann musst du { $card-object } nehmen: { $over } zu viel, verloren, wenn die Hauptstadt nicht wächst
to-capital-scholar = { limit-rises }, dann eine Karte ziehen
to-capital-scholar-idle = { limit-rises }, keine Karte mehr zu ziehen
to-capital-merchant = { limit-rises }, dann 1 Gold nehmen
to-capital-merchant-idle = { limit-rises }, kein Gold mehr da
take-fits = { $card-object } nehmen: du hast dann { $after }, { limit-at-worst }
take-risks = { $card-object } nehmen: Du hast dann { $after }, Limit { $low } bis { $high }; ein verdeckter Modifikator entscheidet
take-costs-gold = { $card-object } nehmen: du hast dann { $after }, { limit-at-best }: { $over } zu viel, du hast { $gold } Gold
take-busts = { $card-object } nehmen: du hast dann { $after }, { limit-at-best }: { $over } zu viel, verloren, wenn die Hauptstadt nicht wächst
place-fits = Limit { $before } → { $lifted }, du hast { $after }
place-risks = Limit { $before } → { $lifted }, du hast { $after }: ein verdeckter Modifikator entscheidet
place-costs-gold = Limit { $before } → { $lifted }, du hast { $after }: { $over } zu viel, du hast { $gold } Gold
place-busts = Limit { $before } → { $lifted }, du hast { $after }: { $over } zu viel, verloren, wenn die Hauptstadt nicht wächst
save-all = { $gold } Gold zahlen, nichts verlieren
save-some = { $gold } Gold zahlen, { $lost-object } verlieren ({ points })
lose-all = nichts zahlen, { $lost-object } verlieren ({ points })

## Warum nicht

none-in-capital = in der Hauptstadt liegt keine Karte dieses Berufs
no-cleric-takes-a-cleric = ein Kleriker kann keinen Kleriker nehmen
too-little-gold = kostet { $needed } Gold, du hast { $gold }

## Was geschah

did = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
  }

dealt-modifier = Auslosung des Startspielers: { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
  } { $modifier } gezogen.
opens-capital = { $card } eröffnet die Hauptstadt.
round-begins = Runde { $round } hat begonnen. Startspieler: { $seat-is ->
    [you] du
   *[other] { $seat }
  }.
starts-next = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
  } die reichste Heimatstadt ({ points }) und { $seat-is ->
    [you] beginnst
   *[other] beginnt
  } die nächste Runde.
you-are-dealt = An dich ausgeteilt: { $cards }.
you-choose = Du hast { $cards-object } behalten.
you-receive = Von { $seat } bekommen: { $cards }.
play-begins = Alle haben gewählt. { $seat-is ->
    [you] Du beginnst
   *[other] { $seat } beginnt
  }.
own-hometown = { $seat-is ->
    [you] deine
   *[other] die eigene
  } Heimatstadt
plays-to-hometown = { did } { $card-object } in { own-hometown } gespielt.
plays-to-capital = { did } { $card-object } in die Hauptstadt gespielt.
you-draw = Du hast { $card-object } gezogen.
draws-card = { did } eine Karte gezogen.
deck-is-empty = Der Stapel ist leer: { $seat-is ->
    [you] du hast
   *[other] { $seat } hat
  } nichts gezogen.
takes-gold = { did } 1 Gold genommen.
gold-is-gone = Das Gold ist weg: { $seat-is ->
    [you] du hast
   *[other] { $seat } hat
  } keines genommen.
takes-from-capital = { did } { $card-object } aus der Hauptstadt in { own-hometown } geholt.
nobody-to-take = In der Hauptstadt gab es für { $seat-is ->
    [you] dich
   *[other] { $seat }
  } keine Karte zu nehmen.
you-look-at-modifier = Du hast den Modifikator { $modifier } angesehen.
you-place-modifier = Du hast { $modifier } über { $capital-object } gelegt.
places-modifier = { did } einen verdeckten Modifikator über { $capital-object } gelegt.
modifiers-are-gone = Kein Modifikator mehr da: { $seat-is ->
    [you] du hast
   *[other] { $seat } hat
  } keinen gelegt.
passes = { $seat-is ->
    [you] Du hattest
   *[other] { $seat } hatte
} keine Karte mehr zu spielen.
last-turns = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
  } keine Karten mehr: Alle anderen haben noch einen Zug.
lays-down = { did } den Rest der Hand in { own-hometown } gelegt: { $cards-object }.
reveals-modifier = { $capital }: Der Modifikator darüber war { $modifier }, gelegt von { $seat-is ->
    [you] dir
   *[other] { $seat }
}.
saves = { did } { $gold } Gold gezahlt, um { $capital-object } zu behalten.
loses = { $capital }: { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} das Limit überschritten und { $cards-object } verloren.
takes-bonus = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
  } { $card-object } als Bonuskarte genommen: Niemand hat von diesem Beruf eine höhere Summe.
game-ends = Das Spiel ist zu Ende.

## Punkte

score-hometown = Heimatstadt
score-bonus = Bonuskarten
score-gold = Gold

## Auf dem Tisch

capital = Hauptstadt
limit = Limit
room = Platz { $room }
over = { $over } zu viel
at-risk = riskant
own-modifier = von dir
range = { $low } bis { $high }
supply = Stapel { $cards } · Modifikatoren { $modifiers } · Gold { $gold }
hand = Deine Hand
gold = Gold { $gold }
cards-in-hand = Karten { $cards }
bonus = Bonus { $points }
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
safe-points = { points }, { $safe } sicher
passed = Weitergegeben: { $cards }
handed = Zuletzt weitergegeben: { $cards }
received = Bekommen: { $cards }
kept = Behalten: { $cards }
none = keine

## Hilfe

help-signs =
    ▶ muss antworten · ✓ hat geantwortet · ⚑ Startspieler · ♛ am meisten von einem Beruf · ▲ über dem Limit · △ vielleicht über dem Limit · ±? verdeckter Modifikator, das Limit liegt zwischen den beiden Zahlen
    Farben: Agenten blau (B), Kleriker rosa (S), Gelehrte grün (G), Händler gelb (E).
help-rules =
    Drei Runden. Karten sind 2 bis 6 wert. Wähle zwei, gib den Rest nach links, wähle zwei weitere, gib den Rest weiter.
    Dann reihum: Jede Karte kommt in deine Heimatstadt (Punkte) oder in die Hauptstadt (ihre Aktion und ein höheres Limit für alle).
    In der Hauptstadt legt ein Agent einen verdeckten Modifikator (+4, +2, −1 oder −3), nimmt ein Kleriker die niedrigste Karte eines anderen Berufs in deine Heimatstadt, zieht ein Gelehrter eine Karte und nimmt ein Händler 1 Gold.
    Ist jemandes Hand leer, haben alle anderen noch einen Zug; dann kommt alles, was auf der Hand bleibt, in die Heimatstadt.
    Nun werden die Modifikatoren aufgedeckt und die Werte zusammengezählt: Ist deine Summe eines Berufs höher als die der Hauptstadt mit Modifikatoren, verlierst du alle deine Karten dieses Berufs, außer du zahlst den Unterschied in Gold.
    Wer die höchste Summe eines Berufs hat, nimmt dessen höchste Karte aus der Hauptstadt als Bonuskarte; bei Gleichstand je eine in Zugreihenfolge, solange es welche gibt.
    Hauptstadt und Heimatstädte bleiben liegen. Wer die reichste Heimatstadt hat, beginnt die nächste Runde.
    Nach drei Runden: Heimatstadt + Bonuskarten + 1 je Gold. Bei Gleichstand entscheiden die meisten Sechsen, dann Fünfen und so weiter.
    Gegen den Wortlaut der Spielregel: Bonuskarten liegen offen, weil alle gesehen haben, wie sie genommen wurden; der Verlauf sagt dasselbe, und Bots vergessen nichts. Wo sie schweigt, ist die Festlegung von uns; rekonstruiert ist nichts. docs/rules/capital-lux.md im Quelltext sagt von jeder Regel, woher sie kommt.
