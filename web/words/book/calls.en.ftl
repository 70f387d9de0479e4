# Being called back: where, how often, when not; and the page as an app.

calls-title = Calls when it is your turn
calls-why = At a table by the day you are called when it is your turn, if you are not here: once for a table and a turn.
calls-saved = Saved. It counts from the next turn you are asked.

calls-here = This device
calls-here-off = It does not call you.
calls-here-on = It calls you.
calls-here-none = This browser cannot be called.
calls-here-site = This site calls no browsers: it has no address of its own, with https.
calls-here-blocked = You have forbidden this site to call you. In the browser’s settings for this site you can allow it again.
calls-here-home-screen = An iPhone or iPad calls only from the home screen.
calls-here-do = Call me here
calls-here-stop = No more here
calls-device-works = The last call arrived, or none was sent yet.
calls-device-remove = Remove { $device }
calls-error = The last one did not arrive: { $why }

calls-mail = By mail
calls-mail-why = Each call takes two minutes, so that several come as one; daily, one mail at eight, the most urgent table first.
calls-mail-none = Give your account a mail address first: above, among your ways back.
calls-mail-off = No mail
calls-mail-each = Each time
calls-mail-daily = Once a day
calls-webhook = An address of your own
calls-webhook-why = For developers: a web address that we post to, such as a webhook of Discord. Empty: none.
calls-webhook-same = it is saved already
calls-test = Send me a test call
calls-test-none = you have no way to be called yet
calls-test-sent = A test call is on its way to all of them.

calls-quiet = Quiet hours
calls-quiet-why = No call comes, and your clocks by the day stand still. At most nine hours a day.
calls-quiet-from = From
calls-quiet-hours = For
calls-quiet-count = { $count ->
    [0] not at all
    [one] 1 hour
   *[other] { $count } hours
  }
calls-quiet-short = { $count } h
calls-quiet-until = Quiet until { $time }.
calls-quiet-none = You have no quiet hours.
calls-zone = Your time zone
calls-zone-here = It is this device’s.
calls-zone-other = This device is in { $here }.
calls-zone-take = Take { $here }
calls-weekends = Weekends are quiet
calls-weekends-why = On Saturday and Sunday nobody calls you, and your clocks stand still.

calls-vacation = Vacation
calls-vacation-why = Fourteen days a year{ $toEarn ->
    [0] , and one for each game you finished, seven at most: you have them all.
   *[other] , and one more for each game you finish: { $toEarn } can still be earned.
  } Your clocks rest at tables where vacation counts; calls still come.
calls-vacation-left = { $left ->
    [0] No day is left
    [one] 1 day is left
   *[other] { $left } days are left
  }{ $taken ->
    [0] .
   *[other] , { $taken } taken.
  }
calls-vacation-until = You are away until { $until }.
calls-vacation-now = Be away from now on for
calls-vacation-longer = Stay away for another
calls-vacation-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
calls-vacation-take = Take vacation
calls-vacation-taken = { $days ->
    [one] A day of vacation is taken.
   *[other] { $days } days of vacation are taken.
  }
calls-vacation-alone = Take a day before I am out of time
calls-vacation-alone-why = Five minutes before your seat would go to a bot.
calls-webhook-secret = What we post is signed with this secret:
calls-webhook-off = It failed three times, so we stopped. Save it again, or send a test call.

calls-install-app = As an app
calls-install-title = Be called when it is your turn
calls-install-what = As an app it stands among your others, starts without a connection, and can call you.
calls-install-do = Install
calls-install-how = Show me how
calls-install-not-now = Not now
calls-install-ios = An iPhone or iPad calls only from the home screen. Three taps, once.
calls-install-share = Tap Share, in Safari
calls-install-add = Choose “Add to Home Screen”
calls-install-add-short = Add to Home Screen
calls-install-open = Open it there, and say yes to calls in your account
calls-install-once = We offer it once. Later you find it in your account.
refused-no-mailbox = add a mail address to your account first
refused-webhook = this address cannot be called; it must be a public one, with https
refused-vacation = no day of vacation can be taken now
