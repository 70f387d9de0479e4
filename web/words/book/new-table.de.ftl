# Das Blatt, auf dem ein neuer Tisch geplant wird.

new-bots = Gegen Bots spielen
new-friends = Mit Freunden spielen
new-game = Spiel
new-players-friends = Plätze
new-strength = Bots
new-persona = Wer die Bots sind
new-pace-none = Keine
new-pace-live = 2 Minuten
new-pace-day = Tagesuhr
new-pace-none-why = Alle nehmen sich so viel Zeit, wie sie wollen.
new-pace-live-why = Für jeden Zug. Ist die Zeit um, zieht ein Bot; niemand verliert dadurch.
new-pace-day-why = Du wirst gerufen, wenn du dran bist; niemand muss am Tisch warten.
new-day-pace = Zeit für einen Zug
new-day-pace-why = Wer länger braucht, hat für die ganze Partie einmal { $bank } Reserve. Ruhezeiten zählen nicht; ist alles verbraucht, spielt ein Bot weiter.
new-vacation = Urlaub gilt
new-vacation-why = An Urlaubstagen stehen die Uhren, und bevor jemandem die Zeit ausgeht, wird ein Urlaubstag genommen.
new-listed = Öffentlich
new-listed-why = Sonst findet den Tisch nur, wer den Link hat.
new-start = Spiel beginnen
new-open = Tisch eröffnen
