# Around a rulebook that is read as a page, in English.

rules-title = Rules of { $game }
rules-play = Play it now
rules-contents = Contents
rules-search = Find a word in the rules
rules-search-none = No section has this word.

## A rule read at the table

rules-why-not = Why not
rules-near = Also of use here
rules-back-to = Back to “{ $section }”
