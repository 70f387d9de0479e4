# The round at a glance and the worked example of Flandern 1302, in English.

glance-golden = The starting player looks at a golden card
glance-choose = All choose cards in secret
glance-reveal = Most cards go first
glance-act = One after the other builds
glance-golden-action = The golden card is carried out
glance-score = Full towns are scored

example-title = A scored town, step by step
example-about = Liège is full. First it is found what the town is worth, then who is paid for it.
example-worth = worth { $value }
example-paid = { $guild } { $points }
example-districts = Districts
example-masters = Masters
example-gets = Points
example-guilds = { $count } completed districts of guilds, 1 each.
example-churches = A church district without a cathedral: the town centre. It counts { $worth }.
example-cathedral = A church district with a cathedral counts { $worth }.
example-site = The yellow district under the bars is a building site. It filled its space, but it counts nothing, not for the value and not for the Weavers.
example-rank-1 = The Dyers (blue) have { $districts } districts, more than anybody: first place, the whole value.
example-rank-2 = All others have { $districts }. The Weavers (yellow) have { $masters } Guild Masters on theirs, more than the rest: second place, half the value. The one on the building site does not count.
example-rank-3 = Fullers, Cloth-cutters and Armourers have { $districts } districts and { $masters } Guild Master each. They share places 3 to 5, so all get what the fifth gets.
