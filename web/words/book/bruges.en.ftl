# The round at a glance and the worked example of Bruges, in English.

glance-draw = Draw up to five cards
glance-roll = Roll: threats, and the price of a step
glance-play = Play four cards in turn
glance-majorities = Compare three majorities

example-title = A final scoring, step by step
example-about = Anna has six houses, five of them lived in, two majority markers turned, three canal tokens on her left canal, and stands on the sixth step. This adds { $total } points to those she made during the game.
example-points = { $sum } points
example-people = People in play: the Mayor { $mayor }, the Councilman { $councilman }, the Vicar { $vicar }, the Powderman { $powderman }, the Beggar { $beggar }.
example-houses = Houses: { $each } point for each of the { $count }. That nobody lives in the last one does not matter.
example-laurels = Laurels: the Mayor scores { $each } for each Bureaucrat in play, and these are himself and the Councilman.
example-majorities = Majority markers: reputation and people are turned, for { $each } points each. Canals never were.
example-canals = Canals: the third space of the left canal is dug. There is no statue, for the fifth is not.
example-reputation = Reputation: the sixth step is worth { $points }.
