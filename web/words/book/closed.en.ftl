# A table, a record or an address that is not there, over, or not for everybody.

closed-unrecorded = There is no record here
closed-unrecorded-what = A game can be replayed by everybody once it is over. While it is played, its cards are secret; and perhaps the link is incomplete.
closed-lost = No table under this name
closed-lost-what = Look at the link once more. Tables that nobody uses are cleared after a while.
closed-address = There is nothing at this address
closed-address-what = Perhaps the link was cut short.
closed-refused = That was refused
closed-over = This game is over
closed-over-what = The record is open to everybody now, with every card and the seed of the shuffle.
closed-ended = This table was closed
closed-ended-what = It was given up before its end; nobody has won or lost.
closed-record = Download the record
closed-spectators = This table is closed to spectators
closed-spectators-what = Only those who play at it see it. Ask its host, or look for another table.
