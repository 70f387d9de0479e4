# How strong each kind of bot is, in a sentence.

strength-apprentice-why = Apprentice: gives away something at nearly every turn. Good for a first game.
strength-journeyman-why = Journeyman: plays soundly, and slips now and then.
strength-master-why = Master: slips seldom, and never badly.
strength-syndic-why = Syndic: always takes what promises most.
strength-grandmaster-why = Grandmaster: thinks several steps ahead.

## What bots like to do, game by game

persona-any = Anybody
persona-any-why = Anybody: does whatever serves them best.
persona-mixed = A mixed company
persona-mixed-why = A mixed company: everybody has a liking of their own.
persona-builder = Builder
persona-builder-why = { $name } the Builder: another house, as soon as there is a worker for it.
persona-recruiter = Recruiter
persona-recruiter-why = { $name } the Recruiter: fills her houses with people, whatever they cost.
persona-digger = Canal Digger
persona-digger-why = { $name } the Canal Digger: would rather have a canal than guilders in a chest.
persona-hawk = Hawk
persona-hawk-why = { $name } the Hawk: goes where others lead, and contests their towns.
persona-homebody = Homebody
persona-homebody-why = { $name } the Homebody: builds where she is at home already, and leaves others in peace.
persona-pioneer = Pioneer
persona-pioneer-why = { $name } the Pioneer: is drawn to towns where hardly anything stands.
persona-patron = Patron
persona-patron-why = { $name } the Patron: gives to the capital what others keep for themselves.
persona-schemer = Schemer
persona-schemer-why = { $name } the Schemer: sends Agents to the capital, and alone knows what they changed.
persona-gambler = Gambler
persona-gambler-why = { $name } the Gambler: goes beyond the limit, and trusts that it will rise.
