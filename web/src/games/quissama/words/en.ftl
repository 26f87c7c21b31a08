# The page's own words for Quissama.

web-qs-map = Map of Rio
web-qs-capoeira = capoeira icon
web-qs-with = with { $seat }
# Other languages say it by the character's gender.
web-qs-blocked = { $character ->
   *[other] Blocked
} by { $names }
web-qs-shop = Shop { $shop }: { $owner }, capoeiras { $workers } of { $spaces }
web-qs-no-burgher = no burgher
web-qs-token = Its coin token counts { $count }.
web-qs-minister = Ministry, place { $place }: { $who }
web-qs-characters = Your characters
web-qs-won = { $winner } wins with { $character }
web-qs-no-character = No character yet
web-qs-without-character = No character
web-qs-tokens = Your coin tokens
web-qs-reserve = In reserve, { $count } of { $all }
web-qs-shops = Shops
web-qs-combinations = What you can pay for
web-qs-pays = pays
web-qs-trade-give = Get { $card }: choose a card of yours to give.
web-qs-trade = Give { $card }, get { $taken }
web-qs-further = Choose what to do with it, or point at where.

# What an act on show would do
would-used-tokens = { $count ->
    [one] Your tokens pay one Coin.
   *[other] Your tokens pay { $count } Coins.
}
would-used-leftovers = You use what was left over: { $icons }.
would-paid = You pay { $cards }.
would-took-shop = You take shop { $shop } from { $target }.
would-pushed-out = A minister of { $target } leaves the Ministry.
would-took-minister = You take place { $number } of the Ministry from { $target }.
would-took-influence = Your meeple replaces { $target }’s on { $character }.
would-conquered = { $character } is yours.
would-captured = { $character } is yours, and no longer { $target }’s.
would-cleared = { $target }’s meeple goes home from { $character }.
would-sent-back = One capoeira from there goes to the Senzala.
would-attacked = One { $gang } goes to the Senzala.
would-fled = A capoeira from the Senzala comes there.
would-exposed = { $target }’s minister on place { $number } goes home.
would-won = You win with { $character }.

# The button that does the act on show
do-trade = Swap
do-appoint = Place the minister
do-appoint-without = Place the minister
do-influence = Place the meeple
do-recruit = Recruit
do-replace-burgher = Take the shop
do-replace-minister = Take the place
do-replace-influence = Replace the meeple
do-chest-blessing = Play the card
do-scandal = Play the card
do-escape = Play the card
do-cabeca-de-porco = Play the card
do-bourgeoisie = Play the card
do-imperial-family = Play the card

# The first turns
learn-other = That can be done in the game. In this lesson do what the bubble says.
learn-goal-title = Eight characters
learn-goal = Imperial Rio. Win a character over, reach its goal before the others, and the game is yours. Point at a character to read what it wants.
learn-settle-title = Your first shop
learn-settle = Everybody begins with a free shop. Press the framed one, then the lime button.
learn-hand-title = Your hand
learn-hand = You have five cards. Their icons pay for combinations; “What you can pay for” lists their prices, and what you can pay for now is ringed.
learn-found-title = Found a shop
learn-found = A Burgher and two Coins found a second shop. Press the shop beside yours.
learn-pay-title = Pay
learn-pay = Two kinds of card would pay the coins. Press the card with two: the single one is needed for something else.
learn-minister-title = A minister
learn-minister = Burgher, Crown and Coin place a minister. Press the Ministry. Newcomers push the others on.
learn-cards-title = A new turn
learn-cards = Your hand was empty, so the turn ended and you drew five cards. And one more now, for your minister.
learn-free-title = Free a capoeira
learn-free = A Freedom and a capoeira icon free somebody from the Senzala. Press the framed plaza, then Free a capoeira. The second hat of the card is left over for this turn.
learn-influence-title = Influence
learn-influence = Paying what a portrait shows puts a meeple of yours on it. With the second one the character is yours, with its power. Others may still block it, or win it from you.
learn-end-title = End the turn
learn-end = You can combine as often as you can pay, and swap one card with the Market. Now press End the turn.
learn-win-title = Win
learn-win = Full shops give coins, ministers give cards, the Cabeça de Porco and the plazas are goals themselves. Choose a character that fits what you have. That is all: play!

# Pictures of the rules page
picture-start = The map before the first turn: two capoeiras stand on each plaza, and every shop is free.
picture-hand = Ana’s hand at the start: two Coin cards, two Burghers and a Crown.
picture-price = Ana founds a shop: she owes a Burgher and two Coins, and chooses the cards that pay them.
picture-portraits = All eight characters lie in the Gallery; whoever conquers one takes the card into their own area.
picture-map = Rio after the first turns: Ana (raspberry) has two shops and a minister, Bento (cobalt) one shop. Roads join each shop to its plaza.
picture-gallery = The Gallery: each portrait shows what a meeple on it costs.
picture-cards = Cards of a hand: capoeiras of either gang with one or two icons, Coins, Freedom, Burgher and Crown.
picture-special = Seven of the special cards in Ana’s hand. Blessing and Gang show in their corner what they can stand for.
picture-won = Ana (raspberry) holds Alencar: with her two ministers and two full shops she has won.

web-qs-setup = Set-up
