# Wie eine Runde von Brügge endete.

bruges-round-ended = Wie Runde { $round } endete
bruges-round-rule = Wer allein führt, dreht einen Marker um: { $points } Punkte, was auch kommt.
bruges-round-points = Punkte
bruges-round-first = { $seat-is ->
    [you] Du bist jetzt Startspieler.
   *[other] { $seat } ist jetzt Startspieler.
  }
bruges-round-next = Jetzt ziehen alle auf fünf Karten; dann { $seat-is ->
    [you] würfelst du
   *[other] würfelt { $seat }
  }.
bruges-see-board = Spielplan ansehen
bruges-no-change = unverändert
bruges-points-change = vorher { $before } Punkte, jetzt { $after }
bruges-marker-turned = { $seat-is ->
    [you] Du drehst deinen Marker um
   *[other] { $seat } dreht einen Marker um
  }
bruges-marker-turned-why = Allein vorn mit { $most }.
bruges-marker-already = { $seat-is ->
    [you] Du führst wieder
   *[other] { $seat } führt wieder
  }
bruges-marker-already-why = Der Marker liegt schon umgedreht: Dafür gibt es nichts mehr.
bruges-marker-tied = Niemand
bruges-marker-tied-why = { $most ->
    [0] Noch hat hier niemand etwas.
   *[other] Gleichauf mit { $most }: { $seats }.
  }
