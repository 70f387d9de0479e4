call-game-bruges = Brügge
call-game-flandern = Flandern 1302
call-game-capital-lux = Capital Lux
call-title = { $game } mit { $names }
call-body = Du bist am Zug.
call-body-free = Du bist am Zug. Frei bis { $free }, Zeit um { $out }.
call-body-bank = Du bist am Zug. Deine Reserve läuft: Zeit um { $out }.
call-more =
    { $count ->
        [one] Noch ein Tisch wartet.
       *[other] Noch { $count } Tische warten.
    }
call-day-0 = Mo
call-day-1 = Di
call-day-2 = Mi
call-day-3 = Do
call-day-4 = Fr
call-day-5 = Sa
call-day-6 = So
call-date = { $day }.{ $month }.
call-test-title = Guildtable kann dich rufen
call-test-body = Das ist der Proberuf, um den du gebeten hast. Niemand wartet.
mail-subject =
    { $count ->
        [one] Du bist am Zug: { $title }
       *[other] { $count } Tische warten auf dich
    }
mail-foot =
    Du hast { $site } gebeten, dir zu schreiben, wenn du am Zug bist. Wie du gerufen wirst, und wann nicht:
    { $link }
