# Who one is here: keeping one's games, signing in, where one is signed in.

account-title = Your account
account-name = Who you are here
account-name-saved = Saved.
account-wait = one moment
account-today = today

## A guest keeps their games

account-keep = Keep your games
account-keep-short = Only this browser knows they are yours. No password needed.
account-keep-how = Keep them
account-not-now = Not now
account-keep-why = Only this browser knows which games are yours. Give yourself a way back, and they are there on every device. Your name, your portrait and your running games stay as they are.
account-passkey-make = Keep them with a passkey
account-passkey-use = Use a passkey
account-passkey-what = A passkey is kept by your phone or computer and opened by your finger, face or PIN, none of which leaves it. There is no password.
account-not-given = No passkey was given. Try again, or take another way.
account-by-mail = By mail
account-or-mail = or by mail
account-address = Your mail address
account-send = Send me a code
account-sent = A mail is on its way to { $address }. In it are a code and a link.
account-code = The code in the mail
account-code-good = Six characters, good for ten minutes. The link does the same.
account-enter = Sign in
account-nothing-came = Nothing came? Look among the unwanted mail for “Guildtable”.
account-again = Send it again
account-again-in = in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }
account-other-address = Another address
account-kept = Your games are kept.
account-kept-why = You can now sign in on any device and find them all.
account-already = Played here before, with an account?
account-home = At home
account-home-why = This site has no accounts, and you need none: this browser knows you.

## Ways back on paper

account-recovery = Codes on paper
account-recovery-why = Ten codes for the day your phone falls into the canal. Each works once.
account-recovery-left = { $left ->
    [one] One code is
   *[other] { $left } codes are
  } left. New ones replace them.
account-recovery-make = Make codes
account-recovery-renew = Make new codes
account-recovery-once = These are your codes. They are shown only now: put them where you will find them.
account-recovery-file = Codes to sign in at { $site }. Each works once.
account-recovery-save = Save as a file
account-recovery-print = Print
account-recovery-kept = I have put them away
account-recovery-use = Use a code on paper
account-recovery-type = A code on paper
account-copy = Copy
account-copied = Copied

## An account

account-ways = How you come back
account-ways-why = Each of these opens your account. Have two, so that you can lose one.
account-way-mail = A code is sent there
account-mail-add = Add a mail address
account-mail-change = Change the address
account-passkey-of = Passkey, { $device }
account-passkey-since = made { $made }, last used { $used }
account-passkey-add = Add a passkey
account-device-none = a device
account-remove = Remove
account-prove = This changes how you come in. Show once more that it is you, then try again.

account-sessions = Where you are signed in
account-session-this = Here
account-session-seen = last seen { $day }
account-session-end = Sign out
account-session-ended = Signed out there.
account-sessions-end = Sign out everywhere else

account-leave = Signing out
account-leave-this = Sign out here
account-leave-lost = You are { $name } in this browser only. If you sign out, nobody can give you back your games or your running tables. Keep them first, it takes one tap.
account-leave-anyway = Sign out and lose them
account-leave-stay = Stay

## Signing in

sign-in-title = Sign in
sign-in-why = Be here who you are elsewhere: your games and running tables come to this device.
sign-in-along = What you have played here as a guest comes along.
sign-in-already = You are signed in already.
sign-in-link = You opened the link in our mail. Sign in here, in this browser?
sign-in-otherwise = Sign in another way
sign-in-done = Welcome back
sign-in-welcome = You are { $name } here now. { $moved ->
    [0] {""}
    [one] One table came along.
   *[other] { $moved } tables came along.
  }
sign-in-play = To your tables
sign-in-account = Your account

## What goes wrong

refused-both-at-one-table = you sit at one table as both; finish or leave that game first
refused-mail = the mail could not be sent just now; try later, or take another way
refused-letters = so many mails were asked for that you have to wait a while
refused-code-4 = that is not the code; you have four tries left
refused-code-3 = that is not the code; you have three tries left
refused-code-2 = that is not the code; you have two tries left
refused-code-1 = that is not the code; you have one try left
refused-code-0 = that was not the code; ask for another
refused-code-over = this code is used up or too old; ask for another
refused-other-browser = nobody has this address here yet; open the link in the browser where you asked for it, or type the code there
refused-passkey-known = this passkey is somebody’s already; sign in by it
refused-passkey-late = that took too long; try again
refused-passkey = this passkey opens nothing here
refused-last-way = it is your only way back; add another first
refused-recovery = that is none of your codes, or it was used before
refused-signed-in = you are signed in as somebody else; sign out first
refused-account = this account may not be used; ask whoever runs the site
refused-not-fresh = show once more that it is you
