# The player aid of Capital Lux, in English. rules/text.ts says what a line may begin with.

aid-round = A round (three in all)
aid-round-text =
    1. _Choose:_ six cards each, with four players five. Keep two, pass the rest to the left; keep two, pass the rest; keep what comes.
    2. _Play:_ from the starting player clockwise, one card a turn.
    3. _Last turns:_ whoever ends a turn without a card triggers the end. All others have one more turn; cards left then go to the hometown.
    4. _Round end:_ limits, then bonus cards.
aid-turn = Your turn: one card, face up
aid-to-hometown = _To your hometown:_ worth its value, as long as it stays. No action.
aid-to-capital = _To the capital:_ raises the limit of its profession for everybody, and you carry out its action. You must, if possible.
aid-actions = Actions in the capital
aid-profession-agent = _Agent (blue):_ look at the top modifier, lay it face down above any profession.
aid-profession-cleric = _Cleric (pink):_ take the lowest Agent, Scholar or Merchant of the capital into your hometown.
aid-profession-scholar = _Scholar (green):_ draw the top card into your hand. Played last, it keeps the round going.
aid-profession-merchant = _Merchant (yellow):_ take a gold disc.
aid-set-up = Set-up
aid-set-up-text =
    - 72 cards, 18 a profession: the first opens the capital, without its action.
    - Deal a modifier each: the highest begins. Then shuffle all four, face down.
    - Eight gold discs beside them.
    | Value | 2 | 3 | 4 | 5 | 6
    | Cards a profession | 3 | 4 | 4 | 4 | 3
aid-round-end = The end of a round
aid-round-end-text =
    1. Reveal the modifiers. _Limit_ of a profession: its cards in the capital and the modifiers above them.
    2. A hometown above a limit discards all cards of that profession. Equal is safe. Gold pays for the difference.
    3. For each profession the highest hometown takes the highest card of the capital as a _bonus card_. If tied, each takes one, in turn order.
    4. Capital and hometowns stay, all four modifiers are shuffled. The richest hometown begins.
aid-signs = Signs
aid-sign-modifier = _Modifiers:_ +4, +2, −1, −3. Only whoever placed one knows it.
aid-sign-gold = _Gold:_ 1 disc lifts one limit by 1 for this check. Unspent: 1 point.
aid-sign-bonus = _Bonus cards_ lie apart. They count neither for limits nor for later bonus cards.
aid-scoring = After the third round
aid-scoring-text =
    | What | Points
    | Cards in your hometown | their values
    | Bonus cards | their values
    | Gold discs | 1 each
    The highest total wins. If tied: most 6s, then 5s, and so on.
