# Hoe een ronde van Brugge eindigde.

bruges-round-ended = Hoe ronde { $round } eindigde
bruges-round-rule = Wie alleen leidt, draait een fiche om: { $points } punten, wat er ook gebeurt.
bruges-round-points = Punten
bruges-round-first = { $seat-is ->
    [you] Jij bent nu startspeler.
   *[other] { $seat } is nu startspeler.
  }
bruges-round-next = Nu vult iedereen de hand tot vijf kaarten aan; daarna { $seat-is ->
    [you] gooi jij
   *[other] gooit { $seat }
  } de dobbelstenen.
bruges-see-board = Bekijk het bord
bruges-no-change = geen verandering
bruges-points-change = eerst { $before } punten, nu { $after }
bruges-marker-turned = { $seat-is ->
    [you] Je draait je fiche om
   *[other] { $seat } draait een fiche om
  }
bruges-marker-turned-why = Leidt alleen met { $most }.
bruges-marker-already = { $seat-is ->
    [you] Je leidt weer
   *[other] { $seat } leidt weer
  }
bruges-marker-already-why = Het fiche was al omgedraaid: er komt niets bij.
bruges-marker-tied = Niemand
bruges-marker-tied-why = { $most ->
    [0] Niemand heeft hier nog iets.
   *[other] Gelijk op { $most }: { $seats }.
  }
