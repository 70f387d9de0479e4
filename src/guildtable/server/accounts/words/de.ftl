sign-in-subject = { $code } ist dein Code für Guildtable
sign-in-text =
    Dein Code für { $site }:

        { $code }

    Gib ihn dort ein, wo du ihn angefordert hast, oder öffne diesen Link und drücke dort auf den Knopf:

    { $link }

    Beides gilt einmal und zehn Minuten lang.

    Du hast ihn nicht angefordert? Dann hat sich jemand bei der Adresse vertippt. Ohne diese Mail kommt niemand
    hinein: Du brauchst nichts zu tun.
changed-subject = Dein Konto bei Guildtable hat jetzt eine andere Adresse
changed-text =
    Dein Konto bei { $site } hat gerade eine andere Mailadresse bekommen. Mit dieser kannst du dich nicht mehr anmelden.

    Warst du das nicht? Dann hat jemand einen Browser benutzt, in dem du angemeldet bist: Melde dich mit einem Passkey
    an, beende alle anderen Sitzungen, oder schreib an die Leute, die die Seite betreiben.
