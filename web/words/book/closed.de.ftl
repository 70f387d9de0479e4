# Ein Tisch, eine Aufzeichnung oder eine Adresse, die es nicht gibt, die vorbei ist oder nicht für alle.

closed-unrecorded = Hier ist keine Aufzeichnung
closed-unrecorded-what = Eine Partie können alle noch einmal ansehen, sobald sie zu Ende ist. Solange gespielt wird, sind die Karten geheim; vielleicht ist auch der Link unvollständig.
closed-lost = Kein Tisch unter diesem Namen
closed-lost-what = Sieh dir den Link noch einmal an. Tische, die niemand nutzt, werden nach einer Weile abgeräumt.
closed-address = Unter dieser Adresse ist nichts
closed-address-what = Vielleicht wurde der Link abgeschnitten.
closed-refused = Das wurde abgelehnt
closed-over = Diese Partie ist zu Ende
closed-over-what = Die Aufzeichnung ist jetzt für alle offen, mit jeder Karte und der Startzahl des Mischens.
closed-ended = Dieser Tisch wurde geschlossen
closed-ended-what = Die Partie wurde vor dem Ende aufgegeben; niemand hat gewonnen oder verloren.
closed-record = Aufzeichnung herunterladen
closed-spectators = Dieser Tisch ist für Zuschauer geschlossen
closed-spectators-what = Nur wer daran spielt, sieht das Spiel. Frag den Gastgeber, oder such dir einen anderen Tisch.
