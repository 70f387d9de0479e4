# Die Startseite.

home-title = Drei Brettspiele, ein Tisch
home-pitch = { $games } im Browser. Kostenlos, ohne Konto, ohne Installation.
home-back = Willkommen zurück
home-waiting = { $count ->
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
  }
home-next = Nächster Tisch
home-name-none = Namen wählen
home-account = Dein Konto, und wie du deine Partien behältst
home-sign-in = Schon einmal hier gespielt? Melde dich an
home-leaving = Am { $day } wirst du gelöscht.
home-leaving-back = Doch bleiben
home-keep-why = Nur dieser Browser weiß, dass sie dir gehören.
home-keep = Behalte sie
home-signed-out = Du bist hier abgemeldet.
home-stays = Du bleibst.
home-name = Du heißt { $name }. Namen ändern
home-play = Jetzt gegen Bots spielen
home-play-what = { $game }, { $players } Spieler, Bots: { $strength }. Beginnt sofort.
home-play-change = Ändern
home-play-change-what = Spiel, Spielerzahl oder Stärke ändern
home-friends = Mit Freunden spielen
home-friends-what = Ein Link ist die Einladung. Live oder mit einem Zug pro Tag.
home-learn = Ein Spiel lernen
home-learn-what = Eine erste Lektion am Tisch, die Regeln oder Rätsel.
home-learn-how = Eine erste Lektion dauert etwa zehn Minuten, an einem echten Tisch: Die Mentorin sagt, was zu tun ist und warum, und Bots spielen mit.
home-puzzles = Rätsel: Finde den besten Zug
home-mine = Wartet auf dich
home-mine-count = { $asked } von { $all ->
    [one] 1 Tisch
   *[other] { $all } Tischen
  }
home-as-seen = Keine Verbindung. Deine Tische, Stand { $time }.
home-mine-none = Kein Tisch wartet auf dich.
home-mine-none-what = Partien, die du in diesem Browser beginnst, bleiben hier, bis sie zu Ende sind, auch wenn du ihn schließt.
home-with = { $game } mit { $names }
home-with-bots = { $game } gegen { $count ->
    [one] einen Bot
   *[other] { $count } Bots
  }
home-lesson = Erste Lektion: { $game }
home-lesson-on = Mach dort weiter, wo du aufgehört hast.
home-lesson-done = Geschafft. Du kennst das Spiel.
home-alone = { $game }, noch niemand sonst am Tisch
home-your-turn = du bist dran
home-asked = Die anderen warten auf dich.
home-kept = Deine Antwort ist hier aufgehoben und wird mit der nächsten Verbindung gesendet.
home-late = Deine Antwort kam zu spät und wurde nicht gespielt: schau noch einmal hin.
home-not-asked = Andere sind am Zug; du kommst auch wieder dran.
home-bot-plays = Ein Bot spielt für dich.
home-not-begun = Noch nicht begonnen: { $taken } von { $all } Plätzen besetzt
home-open = Offene Tische
home-open-count = { $count ->
    [0] gerade keiner
    [one] 1 wartet auf Spieler
   *[other] { $count } warten auf Spieler
  }
home-open-none = Im Augenblick wartet niemand auf Spieler.
home-open-none-what = Eröffne einen Tisch mit Freunden und mach ihn öffentlich: Dann steht er hier für alle.
home-join = Mitspielen
home-join-what = { $game } mit { $names } mitspielen
home-failed = Die Listen konnten nicht geladen werden.
home-replays = Partien von allen und Aufzeichnungen
home-finished-none = Noch keine Partie zu Ende gespielt.
home-finished-none-what = Spiel eine zu Ende: Dann stehen hier ihre Punkte und ihre Wiederholung.
privacy-link = Datenschutz
home-unofficial = Eine inoffizielle Umsetzung von Bewunderern. Die Titel gehören ihren Inhabern; Regeln in eigenen Worten, alle Zeichnungen von uns.
home-theme = Hell und dunkel
home-language = Sprache
