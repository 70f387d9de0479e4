# De startpagina.

home-title = Drie bordspellen, één tafel
home-pitch = { $games } in je browser. Gratis, zonder account, zonder installatie.
home-back = Welkom terug
home-waiting = { $count ->
    [one] Eén tafel wacht op je.
   *[other] { $count } tafels wachten op je.
  }
home-next = Volgende tafel
home-name-none = Kies een naam
home-account = Je account, en hoe je je partijen bewaart
home-sign-in = Hier al eens gespeeld? Log in
home-leaving = Op { $day } word je gewist.
home-leaving-back = Toch blijven
home-keep-why = Alleen deze browser weet dat ze van jou zijn.
home-keep = Bewaar ze
home-signed-out = Je bent hier uitgelogd.
home-stays = Je blijft.
home-name = Je heet { $name }. Verander je naam
home-play = Speel nu tegen bots
home-play-what = { $game }, { $players } spelers, bots: { $strength }. Begint meteen.
home-play-change = Wijzigen
home-play-change-what = Spel, aantal spelers of sterkte wijzigen
home-friends = Speel met vrienden
home-friends-what = Eén link is de uitnodiging. Live, of één zet per dag.
home-learn = Leer een spel
home-learn-what = Een eerste les aan tafel, de regels of puzzels.
home-learn-how = Een eerste les duurt ongeveer tien minuten, aan een echte tafel: de mentor zegt wat je moet doen en waarom, en bots spelen mee.
home-puzzles = Puzzels: vind de beste zet
home-mine = Wacht op jou
home-mine-count = { $asked } van { $all ->
    [one] 1 tafel
   *[other] { $all } tafels
  }
home-as-seen = Geen verbinding. Je tafels, stand van { $time }.
home-mine-none = Er wacht geen tafel op je.
home-mine-none-what = Partijen die je in deze browser begint, blijven hier staan tot ze afgelopen zijn, ook als je hem sluit.
home-with = { $game } met { $names }
home-with-bots = { $game } tegen { $count ->
    [one] één bot
   *[other] { $count } bots
  }
home-lesson = Eerste les van { $game }
home-lesson-on = Ga verder waar je gebleven was.
home-lesson-done = Gedaan. Je kent het spel.
home-alone = { $game }, verder nog niemand
home-your-turn = jouw beurt
home-asked = De anderen wachten op jou.
home-kept = Je antwoord is hier bewaard en wordt verstuurd zodra er verbinding is.
home-late = Je antwoord kwam te laat en is niet gespeeld: kijk opnieuw.
home-not-asked = Anderen zijn aan de beurt; straks jij weer.
home-bot-plays = Een bot speelt voor je.
home-not-begun = Nog niet begonnen: { $taken } van { $all } plaatsen bezet
home-open = Open tafels
home-open-count = { $count ->
    [0] nu geen
    [one] 1 wacht op spelers
   *[other] { $count } wachten op spelers
  }
home-open-none = Op dit moment wacht niemand op spelers.
home-open-none-what = Open een tafel met vrienden en maak hem openbaar: dan staat hij hier voor iedereen.
home-join = Meedoen
home-join-what = Meedoen met { $game } met { $names }
home-failed = De lijsten konden niet worden opgehaald.
home-replays = Partijen van iedereen en verslagen
home-finished-none = Nog geen partij uitgespeeld.
home-finished-none-what = Speel er een uit: daarna staan de punten en de herhaling hier.
privacy-link = Privacy
home-unofficial = Een onofficiële bewerking door bewonderaars. De titels zijn van hun eigenaars; de regels in onze eigen woorden, alle tekeningen van onszelf.
home-theme = Licht en donker
home-language = Taal
