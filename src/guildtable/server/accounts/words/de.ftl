sign-in-subject = { $code } ist dein Code für Guildtable
sign-in-text =
    Mit diesem Code kommst du bei { $site } hinein oder behältst dort deine Partien:

        { $code }

    Gib ihn dort ein, wo du ihn angefordert hast, oder öffne diesen Link im selben Browser und drücke dort auf
    den Knopf:

    { $link }

    Beides gilt einmal und zehn Minuten lang.

    Du hast ihn nicht angefordert? Dann hat sich jemand bei der Adresse vertippt. Ohne diese Mail kommt niemand
    hinein: Du brauchst nichts zu tun.
changed-subject = Dein Konto bei Guildtable hat jetzt eine andere Adresse
changed-text =
    Dein Konto bei { $site } hat gerade eine andere Mailadresse bekommen. Mit dieser kannst du dich nicht mehr anmelden.

    Warst du das nicht? Dann hat jemand einen Browser benutzt, in dem du angemeldet bist: Melde dich mit einem Passkey
    an, beende alle anderen Sitzungen, oder schreib an die Leute, die die Seite betreiben.
leaving-subject = Am { $day } wirst du bei Guildtable gelöscht
leaving-text =
    Du hast darum gebeten, bei { $site } gelöscht zu werden. Das geschieht am { $day }; bis dahin ändert sich nichts.

    Möchtest du doch bleiben, oder warst du das nicht? Dann melde dich vor diesem Tag an. Damit ist es erledigt:

    { $link }
