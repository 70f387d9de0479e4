sign-in-subject = { $code } is your code for Guildtable
sign-in-text =
    This code lets you in at { $site }, or keeps your games there:

        { $code }

    Type it where you asked for it, or open this link in the same browser and press the button there:

    { $link }

    Either is good once, for ten minutes.

    You did not ask for it? Then somebody mistyped their address. Nobody gets in without this letter, so there is
    nothing to do.
changed-subject = Your account at Guildtable has another address now
changed-text =
    Your account at { $site } was given another mail address just now. This one no longer signs in.

    Was it not you? Then somebody has used a browser in which you are signed in: sign in by a passkey, end all other
    sessions, or write to whoever runs the site.
leaving-subject = You will be erased at Guildtable on { $day }
leaving-text =
    You have asked to be erased at { $site }. It is done on { $day }; until then nothing changes.

    Do you want to stay, or was it not you? Then sign in before that day. It is taken back by that alone:

    { $link }
