# Rond een spelregelboek als pagina, in het Nederlands.

rules-title = Regels van { $game }
rules-play = Nu spelen
rules-contents = Inhoud
rules-search = Zoek een woord in de regels
rules-search-none = Dit woord komt nergens in de regels voor.

## A rule read at the table

rules-why-not = Waarom niet
rules-near = Hoort hier ook bij
rules-back-to = Terug naar “{ $section }”
