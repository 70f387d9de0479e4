# Een tip, voor wie alleen tegen bots speelt.
tip = Tip
tip-more = Vertel meer
tip-thinking = Even nadenken…
tip-one-way = Hier kan het maar op één manier.
tip-look = Bekijk eens: { $what }.
tip-decline = Denk erover om het te laten.
tip-two = Denk over deze twee na. { $one } – of: { $other }?
tip-best = Ik zou kiezen: { $what }.
tip-why = Van honderd gedachte partijen vanaf hier wint dit er ongeveer { $best }, het andere { $second }.
tip-alike = Het andere is ongeveer even goed: beide winnen ongeveer { $best } van de honderd partijen.
tip-plain = Niets anders komt in de buurt: dit wint ongeveer { $best } van de honderd partijen.
tip-taken = { $tips ->
    [one] Gespeeld met één tip.
   *[other] Gespeeld met { $tips } tips.
  }
