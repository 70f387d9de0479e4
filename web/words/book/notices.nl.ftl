# What is said over the table, and seldom: fetched a moment after it.
table-lost = Verbinding verbroken
table-lost-kept = Je zet is hier bewaard en wordt verstuurd, ook als je deze pagina sluit.
table-kept-sent = Er is weer verbinding: je antwoord is gespeeld
table-kept-late = Je antwoord kwam te laat
table-kept-late-what = Je gaf het zonder verbinding, en intussen was de tafel verder. Het is niet gespeeld: kijk opnieuw, en antwoord op wat nu gevraagd wordt.
table-lost-nothing = Er is niets verloren.
table-lost-attempt = Opnieuw verbinden, poging { $attempt }.
table-went-back = Het spel is teruggezet
table-went-back-what = De server is de laatste zetten kwijt. Iedereen speelt verder vanaf het moment daarvoor; het bord en het verloop tonen wat nu geldt.
table-went-back-read = Begrepen
table-wish = { $name } wil een zet terugnemen
table-wish-what = { $count ->
    [one] Eén zet zou worden teruggenomen.
   *[other] { $count } zetten zouden worden teruggenomen, ook worpen en getrokken kaarten. Die vallen daarna weer hetzelfde.
  }
table-wish-replace = { $name } wil een bot laten spelen voor { $gone }
table-wish-replace-what = { $gone } is al vijf minuten weg. Wie terugkomt, neemt de plaats weer in.
table-wish-end = { $name } wil het spel beëindigen
table-wish-end-what = Het stopt hier en nu: niemand wint, en er blijft geen verslag.
table-agree = Akkoord
table-agree-end = Ja, voor iedereen stoppen
table-refuse = Weigeren
table-wish-asked = Je hebt gevraagd om een zet terug te nemen
table-wish-asked-replace = Jij vindt goed dat een bot voor { $gone } speelt
table-wish-asked-end = Jij vindt goed dat het spel stopt
table-wish-waits = Het gebeurt zodra iedereen akkoord is.
table-wish-drop = Laat maar
table-bot-for-you = Een bot speelt voor jou
table-come-back = Ga weer zitten
table-come-back-later = Je kunt één keer per ronde terugkomen: tot de volgende ronde speelt de bot.
table-come-back-no-more = Er is aan deze tafel te vaak opgestaan en weer gaan zitten: de bot speelt door.
table-gone = { $name } is weg
table-gone-soon = Na vijf minuten mag de tafel besluiten zonder deze speler verder te gaan.
table-wait = Wachten
table-let-bot = Laat een bot verderspelen
table-ask-bot = Om een bot vragen
trouble-muted = Je mag aan deze tafel niet praten. Alleen de gastheer kan dat veranderen.
trouble-spectators-silent = Aan deze tafel praten alleen de spelers.
trouble-among-themselves = Het spel is afgelopen: wie gespeeld heeft, praat nu onder elkaar.
trouble-way-in-said = Daarmee komt iedereen in je account: laat het niemand zien, wie er ook om vraagt.
trouble-name-at-table = Iemand aan deze tafel heet net als jij. Verander je naam op de beginpagina om hier te praten.
