# The page that says what is kept of a player.

privacy-short = A name of your choice is all we ask for. An account only if you want one; no advertisements, nobody who counts your clicks.

privacy-kept = What is kept
privacy-kept-name = Your name, your portrait (one by chance until you choose), and a random number by which this site knows you again.
privacy-kept-cookie = One cookie in your browser that proves it is you. We keep only its fingerprint, which opens nothing. Who was let in by mail has a second one, which lets this browser have its letters.
privacy-kept-table = At each table: where you sit, when you were last here and last did something, what you played and what you wrote in the chat.
privacy-kept-report = If you report something: your words, and the game as it stood.
privacy-kept-account = If you make an account: your mail address, the open half of your passkeys, and where you are signed in (such as “Firefox, Linux”) and since when. You see all of it under “Your account”.
privacy-kept-address = Your internet address is used while you are connected, so that nobody can take more than their share. It is not written down. Fingerprints of it are: at a table until its game begins, so that the host sees if two seats are one person’s; and one that is different every day, in the log, with the tables you open and, for a few minutes, in the count of newcomers.
privacy-kept-browser = What stays in this browser and is not sent to us: settings such as language, colours and sound, your tables as you last saw them, and how far you have read in each chat.

privacy-seen = Who sees it
privacy-seen-table = At your table everybody sees your name, your portrait, whether you are here, and what you write. If you play again, what you wrote goes along with those who sat there. Those who only watch read the chat while they watch, and nothing of what was said before.
privacy-seen-number = Your number is shown to nobody. At every table you have another one, so that nobody can follow you from game to game.
privacy-seen-open = A table you open for everybody is listed with the names of those who sit there. So is its game, once it is over.
privacy-seen-link = A table by invitation is listed nowhere, and neither is its game. Whoever has the link to a finished game can watch it again, with the names and all cards; what was said is not in it.
privacy-seen-page = Your page, with your results, is seen by nobody until you share it. Then whoever has its address sees it, and those at your tables find it.
privacy-seen-host = Whoever runs this site can read all that is kept, but for your cookie.

privacy-long = How long
privacy-long-session = Your browser is known here until half a year after your last visit, or until you say goodbye.
privacy-long-game = A finished game is kept, as a scorebook is. Your name stands beside it, not in it: it can be taken out, and every card can still be checked.
privacy-long-rest = Chat and reports are deleted after a time that whoever runs this site has set.

privacy-erase = Having it erased
privacy-erase-how = Under “Your account” you can take everything along as a file, and leave for good. Or ask whoever runs this site: they can hand you all that is kept of you, and erase it: your name, what you wrote, and your sessions. Your games remain, played by “Somebody”. Copies in backups go when those are renewed.
privacy-erase-whom = Write to { $contact }.
privacy-erase-number = Tell them this number, so that they erase you and not somebody of the same name. Show it to nobody else:
privacy-erase-nobody = This browser is not known here yet: there is nothing to erase.
privacy-erase-show = Show my number
privacy-erase-copy = Copy
privacy-erase-copied = Copied

privacy-not = What is not here
privacy-not-trackers = No trackers, no statistics of visitors, no advertisements, no buttons of other companies.
privacy-not-elsewhere = Nothing is fetched from elsewhere: letters, pictures and programs all come from this site.
privacy-not-sold = Nothing of yours is sold or handed on.
