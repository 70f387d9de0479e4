# The round at a glance of Capital Lux, in English.

glance-choose = Choose two, pass, choose two, pass
glance-play = Play card by card: hometown or capital
glance-end = Check the limits, award bonus cards
