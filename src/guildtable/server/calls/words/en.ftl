call-game-bruges = Bruges
call-game-flandern = Flandern 1302
call-game-capital-lux = Capital Lux
call-title = { $game } with { $names }
call-body = It is your turn.
call-body-free = It is your turn. Free until { $free }, out { $out }.
call-body-bank = It is your turn. Your bank is running: out { $out }.
call-more =
    { $count ->
        [one] One more table is waiting.
       *[other] { $count } more tables are waiting.
    }
call-day-0 = Mon
call-day-1 = Tue
call-day-2 = Wed
call-day-3 = Thu
call-day-4 = Fri
call-day-5 = Sat
call-day-6 = Sun
call-date = { $day }/{ $month }
call-test-title = Guildtable can call you
call-test-body = This is the test call that you asked for. Nobody is waiting.
mail-subject =
    { $count ->
        [one] Your turn: { $title }
       *[other] { $count } tables are waiting for you
    }
mail-foot =
    You asked { $site } to write when it is your turn. How you are called, and when not:
    { $link }
