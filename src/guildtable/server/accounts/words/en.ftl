sign-in-subject = { $code } is your code for Guildtable
sign-in-text =
    Your code for { $site }:

        { $code }

    Type it where you asked for it, or open this link and press the button there:

    { $link }

    Either is good once, for ten minutes.

    You did not ask for it? Then somebody mistyped their address. Without this letter nobody gets in: you need do
    nothing.
changed-subject = Your account at Guildtable has another address now
changed-text =
    Your account at { $site } was given another mail address just now. This one no longer signs in.

    Was it not you? Then somebody has used a browser in which you are signed in: sign in by a passkey, end all other
    sessions, or write to whoever runs the site.
