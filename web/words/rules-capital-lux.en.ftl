# The rulebook of Capital Lux, in English. rules/ruleText.ts says what a line may begin with.

rule-aim = The aim and the story
rule-aim-text =
    Four professions make a town great: Agents, Clerics, Scholars and Merchants. You lead a hometown, and all of you together fill the capital. People who stay at home are your points; people you send to the capital do you a service at once, and raise what everybody may have of their profession.
    For that is the law: at the end of a round a hometown that has more of a profession than the capital loses all of it, and the capital's modifiers are known only to whoever placed them. Whoever has the most points after three rounds wins.

rule-set-up = Set-up
rule-set-up-text =
    Two to four play, three rounds. There are 72 cards, 18 of each of the four professions:
    | Value of a card | 2 | 3 | 4 | 5 | 6
    | How many a profession | 3 | 4 | 4 | 4 | 3
    Beside them lie eight gold discs and four modifiers: +4, +2, −1 and −3.
    The first card of the deck opens the capital. Everybody is dealt a modifier, openly: the highest begins the first round. Then the modifiers are shuffled and lie face down.
    ~ The action of the card that opens the capital is not carried out.
    ~ Equal cards are equal: nothing tells one Agent 4 from another.

rule-round = A round
rule-round-picture = At a glance: choose a hand, play it to your hometown or to the capital, and see who went too far.
rule-round-text =
    1. _Choosing._ Everybody chooses cards and passes the rest on (#choosing).
    2. _Playing._ In turn, everybody plays a card: to the own hometown for points, or to the capital for its action (#playing).
    3. _Round end._ Whoever has more of a profession than the capital loses it (#limits). Whoever has most takes a bonus card (#bonus).
    The cards in the capital and in the hometowns stay for the next round.

rule-choosing = Choosing cards
rule-choosing-picture = Six cards to choose from. The two with the tick are kept; the other four go to the left.
rule-choosing-text =
    Everybody is dealt six cards; with four players five.
    1. Choose two, all at the same time and in secret. Pass the rest to the left.
    2. Choose two of what you receive. Pass the rest to the left.
    3. What you receive now you must keep.
    So you begin with a full hand of six cards, or five.
    If the deck cannot give everybody the full number in the third round, all get the same number, as many as there are.
    ~ Then two and two are chosen as far as the cards go. A choice of all cards is not asked.
    ~ What you passed on and what you received you may look up until the hands are laid down.

rule-playing = Your turn
rule-playing-picture =
    1. Its value: points in your hometown, or a higher limit in the capital.
    2. Its profession: it says what the card does in the capital.
    3. The letter of its colour, with its hatching.
rule-playing-text =
    The starting player begins, then it goes clockwise. On your turn you must play one card from your hand.
    - _To your hometown:_ the card is worth its value in points, as long as it stays there. It has no action.
    - _To the capital:_ the card raises the limit of its profession for everybody, and you carry out its action. You must, if it is possible.
    | In the capital | Action
    | Agent | look at a modifier and place it (#agents)
    | Cleric | take the lowest card of another profession (#clerics)
    | Scholar | draw a card (#scholars)
    | Merchant | take a gold disc (#merchants)
    The table shows the totals of every hall and hometown, and the room left under each limit. A play says beforehand what it would do, and warns if it puts a hometown over its limit.

rule-agents = Agents and modifiers
rule-agents-picture = Anna has placed a +4 here; only she sees it. Bert has placed one too, and nobody else knows which: the limit lies between the two numbers.
rule-agents-text =
    An Agent in the capital lets you look at the top modifier. Place it face down above any of the four halls, whatever lies there already. At the end of the round it raises or lowers the limit of that hall.
    There are only four: +4, +2, −1 and −3. If none is left, none is placed. To the others a modifier stays hidden until the round ends.
    ~ You may look at your own modifiers again.

rule-clerics = Clerics
rule-clerics-text =
    A Cleric in the capital chooses Agents, Scholars or Merchants. You take the lowest card of that profession from the capital into your hometown, not into your hand. A Cleric never takes a Cleric.
    Two things happen at once: the limit falls by that card, and your total rises by it.
    > The Scholars in the capital are 2, 4 and 5: the limit is 11. You take the 2. The limit is now 9, and you have 2 points of Scholars more.
    ~ Only professions with a card in the capital can be chosen. With one such profession there is nothing to ask, with none nothing happens.

rule-scholars = Scholars
rule-scholars-text =
    A Scholar in the capital lets you draw the top card of the deck into your hand. If the deck is empty, you draw none.
    A Scholar played as your last card draws a new one. So your hand is not empty, and the round goes on.
    ~ With an empty deck nothing is drawn, and the round end is triggered.

rule-merchants = Merchants
rule-merchants-text =
    A Merchant in the capital takes a gold disc from the pile. If the pile is empty, none is taken.
    Gold saves cards at the end of a round (#gold). A disc you still have at the end of the game is worth 1 point.

rule-last-turns = The last turns of a round
rule-last-turns-text =
    Whoever has no card left at the end of a turn triggers the round end. Everybody else has exactly one more turn.
    Cards left in a hand after that go face up to the hometown, without action.
    > Bert plays his last card. Clara and Anna each have one turn left. Anna has two cards: she plays one, and the other goes to her hometown, wanted or not.
    ~ Whoever has no card then passes.

rule-limits = Limits
rule-limits-picture = The Merchants in the capital are 12, and a modifier of −1 makes the limit 11. Anna has 9: safe. Bert has 11: just safe. Clara has 13: 2 over, and all her Merchants are lost.
rule-limits-text =
    At the end of the round all modifiers are revealed. The limit of a profession is the total of its cards in the capital, with the modifiers above it.
    If a hometown has more than that, all its cards of the profession are discarded. A total equal to the limit is safe.
    Only gold can save them (#gold).
    ~ A limit may be below zero. A hometown without a card of the profession is never over it.
    ~ Discarded cards are out of the game. They lie open and are never shuffled again.
    ~ The revealed modifiers lie open until the next round is dealt.

rule-gold = Saving with gold
rule-gold-picture = Anna's Agents are 2 over the limit. She pays 2 gold and keeps them all.
rule-gold-text =
    Each gold disc lifts one of your limits by 1, for this check only. Pay exactly what you are over, and you keep all cards of that profession. Nobody is forced to pay, and spent discs go back to the pile.
    ~ Whoever is over a limit decides at the same time as the others.
    ~ Whoever can save nothing is not asked.
    ~ Saved cards stay and count for bonus cards. Next round they may be over again.

rule-bonus = Bonus cards
rule-bonus-picture = Clara has lost her Scholars. Bert now has most of them and takes the highest card of the hall.
rule-bonus-text =
    After the discards, for each profession, the hometown with the highest total takes the highest card of that hall in the capital. It is worth its value at the end, and it leaves the capital.
    If several are tied, each takes one, in turn order from the starting player: the first the highest, the next the highest that is left, as long as there are any.
    Bonus cards lie apart. They do not belong to the hometown: they count neither against limits nor for later bonus cards.
    ! Nobody with a total of 0 takes one, because where nobody has a card of the profession nobody is ahead in it.
    ! Bonus cards lie open, because everybody saw them taken: the log tells the same, and bots forget nothing. By the rulebook they lie face down.

rule-next-round = The next round
rule-next-round-text =
    The cards in the capital and the hometowns stay. The four modifiers are shuffled again.
    Whoever has the richest hometown over all professions begins, bonus cards not counted. If tied, the one nearest clockwise to the last starting player.
    ~ The last starting player counts as nearest of all.

rule-winner = The winner
rule-winner-text =
    After the third round everybody adds up:
    | What | Points
    | Cards in your hometown | their values
    | Bonus cards | their values
    | Gold discs | 1 each
    The highest total wins. If tied, whoever has most 6s among hometown and bonus cards wins, then most 5s, and so on.
    ~ If that is equal too, the victory is shared.

rule-hidden = What is known to all
rule-hidden-text =
    Capital, hometowns, bonus cards (#bonus), gold and discarded cards lie open. Hands, packets, the deck and the modifiers above the halls are hidden.
    ~ The room left under each limit is shown with the modifiers you know, and with the range that hidden ones allow.
