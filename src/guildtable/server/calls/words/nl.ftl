call-game-bruges = Brugge
call-game-flandern = Flandern 1302
call-game-capital-lux = Capital Lux
call-title = { $game } met { $names }
call-body = Je bent aan de beurt.
call-body-free = Je bent aan de beurt. Vrij tot { $free }, afgelopen { $out }.
call-body-bank = Je bent aan de beurt. Je reserve loopt: afgelopen { $out }.
call-more =
    { $count ->
        [one] Er wacht nog één tafel.
       *[other] Er wachten nog { $count } tafels.
    }
call-day-0 = ma
call-day-1 = di
call-day-2 = wo
call-day-3 = do
call-day-4 = vr
call-day-5 = za
call-day-6 = zo
call-date = { $day }-{ $month }
call-test-title = Guildtable kan je bereiken
call-test-body = Dit is de proefoproep waar je om vroeg. Er wacht niemand.
mail-subject =
    { $count ->
        [one] Jij bent aan de beurt: { $title }
       *[other] { $count } tafels wachten op je
    }
mail-foot =
    Je hebt { $site } gevraagd te schrijven als je aan de beurt bent. Hoe je opgeroepen wordt, en wanneer niet:
    { $link }
