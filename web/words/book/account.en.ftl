# Who one is here: keeping one's games, signing in, where one is signed in.

account-title = Your account
account-name = Who you are here
account-name-saved = Saved.
account-wait = one moment
account-toll = Checking that you are no robot… this takes some seconds.
account-today = today

## A guest keeps their games

account-keep = Keep your games
account-keep-short = Only this browser knows they are yours. No password needed.
account-keep-how = Keep them
account-not-now = Not now
account-keep-why = Only this browser knows which games are yours. Give yourself a way back, and they are there on every device. Your name becomes yours alone; your portrait and your running games stay as they are.
account-passkey-make = Keep them with a passkey
account-passkey-use = Use a passkey
account-passkey-what = Your phone or computer asks for your finger, face or PIN, as when you unlock it, and remembers the rest. There is no password, and nothing of it comes to us. For the day it is lost, add a mail address afterwards.
account-not-given = Nothing came. Perhaps this device has no passkey of yours yet: take another way below.
account-by-mail = By mail
account-or-mail = or by mail
account-address = Your mail address
account-send = Send me a code
account-sent = A mail is on its way to { $address }. In it are a code and a link.
account-code = The code in the mail
account-code-good = Six characters, good for ten minutes. The link in the mail does the same, opened in this browser.
account-enter = Sign in
account-nothing-came = Nothing came? Look for “Guildtable” in your spam folder.
account-again = Send it again
account-again-in = in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }
account-other-address = Another address
account-passkey-how = Your phone or computer asks for your finger, face or PIN, as when you unlock it. There is no password.
account-kept = Your games are kept.
account-kept-why = You can now sign in on any device and find them all.
account-kept-mail = On any other device, sign in with { $address }: we send a code there.
account-kept-passkey = On any device that has your passkeys, press “Sign in”. Add a mail address below as a second way, in case this device is lost.
account-kept-paper = On any other device, sign in with one of your codes.
account-keep-mine = Keep my games
account-merged = You are { $name }
account-merged-what = You had an account with this address already. { $moved ->
    [0] What you have played here as a guest belongs to it now.
    [one] What you have played here as a guest belongs to it now, with one running table.
   *[other] What you have played here as a guest belongs to it now, with { $moved } running tables.
  }
account-mail-confirm = This is my address
account-mail-added = You can come back with { $address } from now on.
account-address-new = The new mail address
account-cancel = Cancel
account-remove-what = Remove: { $what }
account-session-end-what = Sign out: { $device }
account-you-stay = You stay. Nothing will be erased.
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
account-device-none = an unknown device
account-remove = Remove
account-prove = Only you may do this. Show once more that it is you, then try again.

account-sessions = Where you are signed in
account-session-this = Here
account-session-seen = last seen { $day }
account-session-end = Sign out
account-session-ended = Signed out there.
account-sessions-end = Sign out everywhere else

account-leave = Signing out
account-leave-this = Sign out here
account-leave-lost = You are { $name } in this browser only. If you sign out, your games and running tables are lost for good. Keep them first: it takes half a minute.
account-leave-anyway = Sign out and lose them
account-leave-stay = Stay

## People one wants nothing to do with

account-blocked = People you have blocked
account-blocked-none = Nobody. At a table, whoever sits there can be blocked from its menu or from the chat.
account-blocked-what = You do not hear what they say, and at open tables you no longer meet. They are not told.
account-blocked-since = since { $day }
account-blocked-lift = Unblock { $name }
account-blocked-lift-short = Unblock
account-blocked-lifted = { $name } is no longer blocked.
account-blocked-failed = The list could not be fetched.

## Taking everything along, and leaving for good

account-export = Take everything with you
account-export-what = One file with all that is kept of you: name, portrait, ways in, devices, results, what you said and reported, whom you blocked; and every finished game of yours as a record that anybody can replay.
account-export-take = Download as a zip

account-erase = Leave for good
account-erase-what = You are erased { $days ->
    [one] one day
   *[other] { $days } days
  } after you ask for it. Until then one press takes it back, and so does signing in. Copies in backups are gone { $backups ->
    [one] a day
   *[other] { $backups } days
  } later.
account-goes = This goes
account-goes-name = Your name and portrait
account-goes-words = All you have said and reported
account-goes-sessions = Your sessions, on every device
account-goes-ways = Passkeys, mail address and codes
account-stays = This stays
account-stays-games = Your games, with places and points, played by “Somebody”
account-stays-tables = Your running tables: a bot plays on
account-stays-reserved = Nobody else can take your name, though it stands nowhere any more
account-erase-begin = Leave for good …
account-erase-ask = You will be erased on { $day }. After that nobody can bring anything back.
account-erase-do = Erase me on { $day }
account-erase-first = Take everything with me first
account-erase-prove = Show first that it is you: somebody might have found this browser open.
account-pending = You will be erased on { $day }
account-pending-what = Until then nothing has changed, and you can play on. Afterwards only copies in backups are left, for { $days ->
    [one] one day
   *[other] { $days } days
  }.
account-pending-back = Take it back and stay

## Signing in

sign-in-title = Sign in
sign-in-why = Your games and running tables are then on this device too.
sign-in-along = What you have played here as a guest comes along.
sign-in-already = You are signed in already.
sign-in-link = You opened the link in our mail. Sign in here, in this browser?
sign-in-otherwise = Sign in another way
sign-in-made = Your games are kept
sign-in-made-what = Nobody had this address here yet, so it is yours now: you come back with it as { $name }. Did you look for earlier games? Then sign out in your account and try your other address.
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
refused-toll = so many have tried from where you are that you have to wait a while
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
refused-signed-in = that belongs to another account here; sign out first to use that one
refused-account = this account may not be used; ask whoever runs the site
refused-not-fresh = show once more that it is you
