# How strong each kind of bot is, in a sentence.

strength-apprentice-why = Apprentice: gives away a little at nearly every turn. Good for a first game.
strength-journeyman-why = Journeyman: plays soundly, and slips now and then.
strength-master-why = Master: slips seldom, and never badly.
strength-syndic-why = Syndic: always takes what promises most.
strength-grandmaster-why = Grandmaster: thinks several steps ahead.
