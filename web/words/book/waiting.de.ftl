# The waiting room: read by whoever waits for a game to begin.
room-waiting = { $free ->
    [0] Alle sind da
    [one] Noch ein Platz ist frei
   *[other] Noch { $free } Plätze sind frei
  }
room-lead = { $game } zu { $seats ->
    [2] zweit
    [3] dritt
   *[other] viert
  }. Schick den Link, oder setz einen Bot auf einen Platz.
room-lead-full = { $game }: Alle { $seats } Plätze sind besetzt.
room-lead-guest = { $host } hat einen Tisch für { $game } mit { $seats } Plätzen eröffnet.
room-full = Dieser Tisch ist voll
room-full-what = { $names } sitzen schon am Tisch. Du darfst bleiben und zusehen; Handkarten bleiben verdeckt.
room-seats = Plätze
room-you = { $name } (du)
room-host = Gastgeber
room-here = da
room-gone = gerade nicht da
room-same-address = im selben Netz wie { $names }
room-free = Freier Platz
room-free-waits = wartet auf jemanden
room-free-or-bot = oder ein Bot
room-kept = Für { $name } freigehalten
room-kept-own = Dein Platz
room-kept-why = aus der letzten Partie
room-kept-free = Platz freigeben
room-copy = Link kopieren
room-copied = Kopiert
room-add-bot = Bot hinzufügen
room-fill = Mit Bots auffüllen
room-send-away = Wegschicken
room-sit-here = Hier hinsetzen
room-sit = Hinsetzen
room-stand = Aufstehen
room-name-give = Namen angeben
room-name-change = Namen ändern
room-leave = Tisch verlassen
room-leave-why = Der Tisch wird geschlossen, wenn sonst niemand an ihm sitzt.
room-bot = Bot { $name }
room-strength = Stärke von { $name }
room-persona = Wer { $name } ist
room-invite = Einladen
room-invite-what = Wer den Link hat, darf sich setzen. Den Code kann man mit dem Handy scannen.
room-qr = QR-Code des Links zu diesem Tisch
room-link = Link zu diesem Tisch
room-share = Teilen
room-share-text = An unserem Tisch ist noch ein Platz frei: { $game }.
room-agreed = Vereinbart
room-vacation = Urlaub gilt
room-listed = Sichtbar
room-listed-yes = für alle
room-listed-no = nur mit dem Link
room-undo = Zurücknehmen
room-undo-what = bis eine Karte oder ein Wurf gesehen wurde
room-chat = Chat
room-start = Beginnen
room-ready = Alle Plätze sind besetzt
room-ready-host = Beginne, wann du magst.
room-ready-guest = { $host } beginnt das Spiel.
room-missing-host = { $free ->
    [one] Ein Platz ist noch frei: Schick den Link oder füge einen Bot hinzu.
   *[other] { $free } Plätze sind noch frei: Schick den Link oder füge Bots hinzu.
  }
room-expects = Es fehlt noch: { $names }. Die Einladung zur Revanche ist da.
room-missing-guest = { $host } beginnt, sobald alle Plätze besetzt sind.
room-cannot-start = { $free ->
    [one] ein Platz ist frei
   *[other] { $free } Plätze sind frei
  }
room-table-like-this = So einen Tisch eröffnen
choose-none = Egal
choose-none-why = Der Zufall wählt für dich aus, was übrig ist.
choose-taken = schon von { $name } gewählt
room-send-away-why = Der Platz wird frei; wer weggeschickt wurde, setzt sich hier nur wieder, wenn du es zulässt.
choose-bruges = Dein Torhaus
choose-bruges-why = Die beiden Kanäle daneben gehören dir. Ein Feld bebaust du mit einer Karte in seiner Farbe, zum Preis, der darauf steht.
choose-flandern = Deine Zunft
choose-flandern-why = Zu ihr gehören eine Stadt und die Stadtviertel, die du baust.
fellow-about = Über { $name }
