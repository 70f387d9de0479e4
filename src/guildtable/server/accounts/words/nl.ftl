sign-in-subject = { $code } is je code voor Guildtable
sign-in-text =
    Met deze code kom je binnen bij { $site }, of bewaar je daar je partijen:

        { $code }

    Typ hem in waar je erom gevraagd hebt, of open deze link in dezelfde browser en druk daar op de knop:

    { $link }

    Allebei werken ze één keer, tien minuten lang.

    Heb je er niet om gevraagd? Dan heeft iemand zich in het adres vergist. Zonder deze mail komt niemand binnen: je
    hoeft niets te doen.
changed-subject = Je account bij Guildtable heeft nu een ander adres
changed-text =
    Je account bij { $site } heeft zojuist een ander mailadres gekregen. Met dit adres kun je niet meer inloggen.

    Was jij dat niet? Dan heeft iemand een browser gebruikt waarin je ingelogd bent: log in met een passkey, beëindig
    alle andere sessies, of schrijf aan wie de site beheert.
leaving-subject = Op { $day } word je bij Guildtable gewist
leaving-text =
    Je hebt gevraagd om bij { $site } gewist te worden. Dat gebeurt op { $day }; tot die dag verandert er niets.

    Wil je toch blijven, of was jij het niet? Log dan vóór die dag in. Daarmee is het van de baan:

    { $link }
