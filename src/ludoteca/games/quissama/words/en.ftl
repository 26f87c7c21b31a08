# Quissama's words.

tagline = Seek influence over the great characters of imperial Rio, and reach the goal of one before the others.

# Icons and gangs
icon-nagoa = Nagoa
icon-guaiamum = Guaiamum
icon-coin = Coin
icon-freedom = Freedom
icon-burgher = Burgher
icon-crown = Crown
gang-nagoa = Nagoa
gang-guaiamum = Guaiamum

# Cards
card-nagoa-1 = One Nagoa
card-nagoa-2 = Two Nagoas
card-guaiamum-1 = One Guaiamum
card-guaiamum-2 = Two Guaiamuns
card-coin-1 = One Coin
card-coin-2 = Two Coins
card-freedom = Freedom
card-burgher = Burgher
card-crown = Crown
card-scandal = Scandal
card-imperial-blessing = Imperial Blessing
card-chest-blessing = Chest Blessing
card-escape = Escape
card-necklace = Necklace
card-gang = Gang
card-cabeca-de-porco = Cabeça de Porco
card-bourgeoisie = Bourgeoisie
card-imperial-family = Imperial Family
card-nagoa-1-text = One Nagoa icon: to free, employ, attack Guaiamuns, or to gain influence.
card-nagoa-2-text = Two Nagoa icons. What a payment leaves over can be used in the same turn.
card-guaiamum-1-text = One Guaiamum icon: to free, employ, attack Nagoas, fill the Cabeça de Porco, or to gain influence.
card-guaiamum-2-text = Two Guaiamum icons. What a payment leaves over can be used in the same turn.
card-coin-1-text = One Coin: for shops, workers, ministers and influence.
card-coin-2-text = Two Coins. What a payment leaves over can be used in the same turn.
card-freedom-text = With a capoeira icon it frees a capoeira from the Senzala.
card-burgher-text = Founds shops, places ministers, and reaches into opponents' areas.
card-crown-text = Places ministers, and gains Alencar's favour.
card-scandal-text = Send any minister home; the card leaves the game. Discarded unused, it stays in play.
card-imperial-blessing-text = Stands for one Nagoa or one Freedom, never for another card.
card-chest-blessing-text = Send one capoeira to the Senzala, from any plaza, any shop or the Cabeça de Porco.
card-escape-text = A capoeira escapes from the Senzala to any plaza.
card-necklace-text = Stands for the identical cards of one payment on Bernardina.
card-gang-text = Three capoeira icons of one gang of your choice.
card-cabeca-de-porco-text = A Guaiamum from a plaza moves into the Cabeça de Porco for free.
card-bourgeoisie-text = Found a shop for free.
card-imperial-family-text = Place a minister for free.
taken-nagoa-1 = { card-nagoa-1 }
taken-nagoa-2 = { card-nagoa-2 }
taken-guaiamum-1 = { card-guaiamum-1 }
taken-guaiamum-2 = { card-guaiamum-2 }
taken-coin-1 = { card-coin-1 }
taken-coin-2 = { card-coin-2 }
taken-freedom = { card-freedom }
taken-burgher = { card-burgher }
taken-crown = { card-crown }
taken-scandal = { card-scandal }
taken-imperial-blessing = { card-imperial-blessing }
taken-chest-blessing = { card-chest-blessing }
taken-escape = { card-escape }
taken-necklace = { card-necklace }
taken-gang = { card-gang }
taken-cabeca-de-porco = { card-cabeca-de-porco }
taken-bourgeoisie = { card-bourgeoisie }
taken-imperial-family = { card-imperial-family }

# Characters
character-quissama = Quissama
character-woodruff = Woodruff
character-alemao = Alemão
character-bernardina = Bernardina
character-princesa = Princesa
character-imperador = Imperador
character-alencar = Alencar
character-araujo = Araújo
character-quissama-text = Once a turn, draw a card and lay it under him, or take all cards from under him. Wins with Bernardina.
character-woodruff-text = Once a turn, look at an opponent's hand and swap a card, or none. Wins with Bernardina.
character-alemao-text = Once a turn, steal a card for each capoeira in the Cabeça de Porco. Wins when it is full.
character-bernardina-text = No ability and no goal of her own: she is what Quissama and Woodruff seek.
character-princesa-text = Once a turn, free a capoeira for the Freedom alone or the capoeira icon alone. Goal: { $goal }.
character-imperador-text = Once a turn, replace an opponent's burgher, minister or meeple on a character (not Bernardina) for its price. Goal: { $goal }.
character-alencar-text = Once a turn, place a minister for two of the three items. Goal: { $goal }.
character-araujo-text = Your coin tokens count 2. Goal: { $goal }.

# Places
plaza-nagoa-north = Nagoa plaza north
plaza-nagoa-south = Nagoa plaza south
plaza-guaiamum-north = Guaiamum plaza north
plaza-guaiamum-south = Guaiamum plaza south
place-nagoa-north = { plaza-nagoa-north }
place-nagoa-south = { plaza-nagoa-south }
place-guaiamum-north = { plaza-guaiamum-north }
place-guaiamum-south = { plaza-guaiamum-south }
place-cabeca-de-porco = Cabeça de Porco
place-N1 = shop N1
place-N2 = shop N2
place-N3 = shop N3
place-N4 = shop N4
place-N5 = shop N5
place-G1 = shop G1
place-G2 = shop G2
place-G3 = shop G3
place-G4 = shop G4
place-G5 = shop G5

# Options
option-fewer_capoeiras = Fewer capoeiras
option-fewer_capoeiras-text = One capoeira instead of two on each plaza at the start.
option-one_character = One character each
option-one_character-text = Each player conquers only one character in the whole game, not counting Bernardina; after that they can only block, in others' areas.
option-small_gallery = Small Gallery
option-small_gallery-text = Quissama, Bernardina and as many other characters as there are players, drawn at random.
option-fewer_scandals = Fewer Scandals
option-fewer_scandals-text = One Scandal more than there are players.
option-fewer_blessings = Fewer Imperial Blessings
option-fewer_blessings-text = As many Imperial Blessings as there are players.
option-open_market = Open Market
option-open_market-text = Each card in your hand can be swapped once a turn, but not those the Market has just given you; three identical cards stay.
option-cabeca_de_porco = Cabeça de Porco
option-cabeca_de_porco-text = Who moves Guaiamuns into it for 2 Coins and a Guaiamum; the card of that name is open to all.
cabeca_de_porco-holder = the holder of Alemão, unblocked
cabeca_de_porco-anyone = anybody
option-turn_limit = Turn limit
option-turn_limit-text = After this many turns without a winner the game is a draw; 0 for no limit.
advice-no-limit = Without a turn limit a game may go on for ever, above all between bots.

# The result
points-quissama = Quissama
points-woodruff = Woodruff
points-alemao = Alemão
points-princesa = Princesa
points-imperador = Imperador
points-alencar = Alencar
points-araujo = Araújo
ending-quissama = Quissama has Bernardina at his side.
ending-woodruff = Woodruff has Bernardina at his side.
ending-alemao = Alemão's Cabeça de Porco is full.
ending-princesa = The plazas are full of freed capoeiras: Princesa's goal is met.
ending-imperador = The Imperador has his four ministers.
ending-alencar = Alencar has his ministers and his shops.
ending-araujo = Araújo has his four full shops.
ending-turn-limit = Nobody won within the turn limit: a draw.

# Acts
kind-end = End the turn
kind-discard = Discard
kind-settle = Settle
kind-lay = Quissama: lay a card
kind-take = Quissama: take the cards
kind-look = Woodruff: look
kind-rob = Alemão: steal
kind-keep = Swap nothing
kind-swap = Swap
kind-pay = Pay
kind-trade = Market
kind-free = Free a capoeira
kind-free-by-freedom = Princesa: free for a Freedom
kind-free-by-icon = Princesa: free for an icon
kind-found = Found a shop
kind-employ = Employ
kind-appoint = Minister
kind-appoint-without = Alencar: minister for less
kind-attack = Attack
kind-recruit = Into the Cabeça de Porco
kind-replace-burgher = Imperador: take a shop
kind-replace-minister = Imperador: take a place in the Ministry
kind-replace-influence = Imperador: replace a meeple on a character
kind-influence = Influence
kind-clear = Remove a meeple
kind-chest-blessing = Chest Blessing
kind-scandal = Scandal
kind-escape = Escape
kind-cabeca-de-porco = Cabeça de Porco (card)
kind-bourgeoisie = Bourgeoisie
kind-imperial-family = Imperial Family
field-card = Which card?
field-taken = For which card?
field-slot = Which card of the Market, 1 to 3?
field-shop = Which shop?
field-plaza = Which plaza?
field-place = Where?
field-number = Which place of the Ministry?
field-character = Which character?
field-target = Which player?
field-icon = Without which item?
help-end = You draw up to five cards and the turn is over. With more than five you discard first.
help-discard = Put an unwanted card on the discard pile. After the first one there are no more combinations.
help-settle = Your first shop is free: any of the ten that has no burgher.
help-lay = Draw a card and lay it face up under Quissama.
help-take = Take all cards from under Quissama into your hand.
help-look = See the hand of an opponent; then you may swap one card.
help-rob = A random card for each capoeira in the Cabeça de Porco, from opponents in turn.
help-keep = You have seen enough.
help-swap = One of your cards for one of theirs.
help-pay = Choose the card that pays what is due next.
help-trade = Swap a card from your hand for one in the Market{ $open_market ->
    [0] , once a turn.
   *[other] ; each card you had, once a turn.
}
help-free = 1 Freedom and 1 capoeira icon: a capoeira from the Senzala to a plaza of that gang.
help-free-by-freedom = 1 Freedom alone: a capoeira to any plaza.
help-free-by-icon = 1 capoeira icon alone: a capoeira to a plaza of that gang.
help-found = 1 Burgher and 2 Coins: your meeple as burgher in a free shop.
help-employ = 2 Coins and 1 capoeira icon: a capoeira from the plaza into your shop. Full shops bring coin tokens.
help-appoint = 1 Burgher, 1 Crown and 1 Coin: your meeple on place 1 of the Ministry. Each minister brings a card a turn.
help-appoint-without = Any two of Burgher, Crown and Coin.
help-attack = 3 capoeira icons of one gang: one capoeira of the other gang goes to the Senzala. Shops only behind empty plazas.
help-recruit = 2 Coins and 1 Guaiamum: a Guaiamum from a plaza into the Cabeça de Porco.{ $anyone ->
    [0] {" "}You must hold Alemão, unblocked.
   *[other] {" "}Anybody may.
}
help-replace-burgher = 1 Burgher and 2 Coins: an opponent's shop is yours, workers and token with it.
help-replace-minister = 1 Burgher, 1 Crown and 1 Coin: your meeple instead of an opponent's minister.
help-replace-influence = The character's cost, plus 1 Burgher in an opponent's area: your meeple on it instead of an opponent's. With your second one it is yours{ $one_character ->
    [0] .
   *[other] , once in the game.
}
help-influence = Pay the character's cost for a meeple on it; with the second one it is yours{ $one_character ->
    [0] .
   *[other] , once in the game, not counting Bernardina; after that your meeples only block.
} In an opponent's area it costs 1 Burgher more.
help-clear = Pay the character's cost to send another player's meeple home.
help-chest-blessing = Send one capoeira to the Senzala, from anywhere.
help-scandal = Send any minister home.
help-escape = A capoeira from the Senzala to any plaza.
help-cabeca-de-porco = A Guaiamum from a plaza moves into the Cabeça de Porco for free.
help-bourgeoisie = Found a shop for free.
help-imperial-family = Place a minister for free.
act-end = End the turn
act-discard = Discard { $card }
act-settle = Settle in shop { $shop }
act-lay = Draw a card and lay it under Quissama
act-take = Take all cards from under Quissama
act-look = Woodruff: look at the hand of { $target }
act-rob = Alemão: steal a card from { $target }
act-keep = Swap nothing
act-swap = Swap { $card } for { $taken }
act-pay = Pay with { $card }
act-trade = Swap { $card } for card { $slot } of the Market
act-free = Free a capoeira: { $plaza }
act-free-by-freedom = Princesa: free a capoeira for a Freedom: { $plaza }
act-free-by-icon = Princesa: free a capoeira for an icon: { $plaza }
act-found = Found shop { $shop }
act-employ = Employ a capoeira in shop { $shop }
act-appoint = Place a minister
act-appoint-without = Alencar: place a minister without the { $icon }
act-attack = Attack { $place }
act-recruit = Into the Cabeça de Porco from { $plaza }
act-replace-burgher = Imperador: take shop { $shop }
act-replace-minister = Imperador: take place { $number } of the Ministry
act-replace-influence = Imperador: replace the meeple of { $target } on { $character }
act-influence = Influence on { $character }
act-clear = Remove the meeple of { $target } from { $character }
act-chest-blessing = Chest Blessing: { $place }
act-scandal = Scandal: the minister on place { $number }
act-escape = Escape to { $plaza }
act-cabeca-de-porco = Cabeça de Porco: from { $plaza }
act-bourgeoisie = Bourgeoisie: found shop { $shop }
act-imperial-family = Imperial Family: place a minister

# Events
event-began = Turn of { $seat }
event-drew = { $seat } drew { $cards }.
event-drew-unseen = { $count ->
    [one] { $seat } drew one card.
   *[other] { $seat } drew { $count } cards.
}
event-reshuffled = The { $count } cards of the discard pile are the new draw pile.
event-used-tokens = { $count ->
    [one] Tokens of { $seat } pay one Coin.
   *[other] Tokens of { $seat } pay { $count } Coins.
}
event-used-leftovers = { $seat } uses what was left over: { $icons }.
event-paid = { $seat } paid { $cards }.
event-freed = { $seat } freed a capoeira: { $plaza }.
event-attacked = { $seat } attacked { $place }: one { $gang } goes to the Senzala.
event-founded = { $seat } has shop { $shop }.
event-employed = { $full ->
    [True] { $seat } employed a capoeira in shop { $shop }: it is full.
   *[other] { $seat } employed a capoeira in shop { $shop }.
}
event-took-shop = { $seat } took shop { $shop } from { $target } with the Imperador.
event-appointed = { $seat } placed a minister.
event-pushed-out = A minister of { $target } had to leave the Ministry.
event-took-minister = { $seat } took place { $number } of the Ministry from { $target } with the Imperador.
event-took-influence = { $seat } replaced the meeple of { $target } on { $character } with the Imperador.
event-recruited = { $seat } brought a Guaiamum into the Cabeça de Porco from { $plaza }: { $count } live there now.
event-influenced = { $seat } put a meeple on { $character }.
event-conquered = { $seat } conquered { $character }.
event-captured = { $seat } conquered { $character } from { $target }.
event-cleared = { $seat } sent the meeple of { $target } home from { $character }.
event-traded = { $seat } swapped { $card } for { $taken } in the Market.
event-renewed = The Market had three identical cards; now it offers { $cards }.
event-played = { $seat } played { $card }.
event-sent-back = A capoeira goes to the Senzala: { $place }.
event-exposed = The minister of { $target } on place { $number } had to go home.
event-fled = A capoeira escaped: { $plaza }.
event-laid-under = { $seat } laid { $card } under Quissama.
event-took-from-under = { $seat } took { $cards } from under Quissama.
event-looked = { $seat } looked at the hand of { $target }: { $cards }.
event-looked-unseen = { $seat } looked at the hand of { $target }.
event-kept = { $seat } swapped nothing with { $target }.
event-swapped = { $seat } gave { $card } to { $target } for { $taken }.
event-swapped-unseen = { $seat } and { $target } swapped a card.
event-robbed = { $seat } stole { $card } from { $target }.
event-robbed-unseen = { $seat } stole a card from { $target }.
event-discarded = { $seat } discarded { $card }.
event-won = { $seat } wins with { $character }.
event-drawn = After { $turn } turns nobody has won: a draw.

# What is asked
ask-settle = Choose your first shop.
ask-play = Combine cards, use the Market, or end the turn by discarding and drawing.
ask-abilities = Use your characters first, then combine cards and use the Market, or end the turn.
ask-pay = Choose what you pay with.
ask-swap = Swap a card, or nothing.
ask-rob = Choose whom to steal from next.
ask-discard = Discard more, or end the turn.

# The table in the terminal
table-gallery = Characters
table-pieces = Pieces
table-cards = Cards
table-plazas = Plazas
table-shops = Shops
table-cabeca_de_porco = Cabeça de Porco
table-prices = Prices
table-characters = Characters
table-variants = Variants
table-ministry = Ministry
table-market = Market
table-senzala = Senzala
table-pile = To draw
table-discard = Discarded
table-under = Under Quissama
table-hand = Your hand
table-due = To pay
table-identical = identical cards
table-laid = laid out
table-leftovers = Left over
table-tokens = Coins from your tokens
table-known = known
# Other languages say it by the character's gender.
table-blocked = { $character ->
   *[other] blocked
}
area-cards = Cards
area-reserve = Meeples
area-ministers = Ministers
area-shops = Full shops
goal-bernardina = Bernardina
goal-cabeca_de_porco = in the Cabeça de Porco
goal-capoeiras = capoeiras on the plazas
goal-ministers = ministers
goal-shops = full shops
legend = ● burgher or meeple by player   x capoeira   · free space   (+1) coin token   › decides

# Refusals
choose-shop-first = First choose the shop you settle in.
pay-first = First finish the payment.
swap-first = First swap a card, or nothing.
rob-first = First choose whom to steal from next.
combinations-are-over = After the first discarded card you can only discard more or end the turn.
set-up-is-over = The set-up is over.
nothing-to-pay = There is nothing to pay now.
no-hand-to-swap-with = You are not looking at anybody's hand.
no-means = You cannot pay that: { $icon }.
no-identical = { $count ->
    [one] You need one card for that, or the Necklace.
   *[other] You need { $count } identical cards for that, or the Necklace.
}
no-identical-and-more = { $count ->
    [one] You need one card for that, or the Necklace, and besides: { $icon }.
   *[other] You need { $count } identical cards for that, or the Necklace, and besides: { $icon }.
}
no-such-card = You do not hold { $card }.
no-end-with-so-many = { $most ->
    [one] You hold { $count } cards; discard down to one first.
   *[other] You hold { $count } cards; discard down to { $most } first.
}
no-three-of-it = { $count ->
    [one] You need one card of { $card }.
   *[other] You need { $count } cards of { $card }.
}
no-such-icon = { $card } does not pay a { $icon }, which is due now.
no-rest-payable = If you paid with { $card }, you could not pay the rest.
no-second-trade = You have already swapped with the Market this turn.
no-trade-of-new = The Market gave you { $card } this turn and does not take it back.
no-trade-of-same = The Market would give you { $card } for { $card }.
no-trade-twice-offered = Take { $card } from the first place of the Market that offers it.
no-capoeira-left = The Senzala is empty: there is no capoeira to free.
no-meeple = You have no meeple left in your reserve.
no-free-shop = Shop { $shop } belongs to { $owner }.
no-own-shop = Shop { $shop } is not yours.
no-space = Shop { $shop } is full.
no-capoeira-there = There is no capoeira: { $place }.
no-attack-on-own = You cannot attack your own shop.
no-attack-behind-plaza = As long as a capoeira stands on a plaza before it, { $place } is safe.
no-nagoa-in-cabeca = Only Guaiamuns live in the Cabeça de Porco.
no-space-in-cabeca = The Cabeça de Porco is full with { $count }.
no-opponent-in-shop = There is no opponent's burgher in shop { $shop }.
no-opponent-in-ministry = There is no opponent's minister on place { $number }.
no-replacing-on-bernardina = The Imperador replaces no meeple on Bernardina.
no-character-in-game = { $character } is not in this game.
no-holder = You do not hold { $character }.
no-blocked-character = { $character } is blocked by another player's meeple.
no-second-use = { $character } has already been used or conquered this turn.
abilities-come-first = { $character } can be used only before the first combination or Market swap of a turn.
no-card-to-draw = There is no card left to draw.
no-card-under = There is no card under Quissama.
no-such-player = There is no { $target } at this table.
no-own-hand = Choose another player, not yourself.
no-cards-there = { $target } has no cards.
no-robbed-again = First steal from those who were robbed less often than { $target } this turn.
no-such-card-there = { $target } does not hold { $card }.
no-swap-of-same = You would swap { $card } for { $card }.
no-influence-on-own = You already hold { $character }.
no-place-after-removing = You removed a meeple from Bernardina this turn: place yours in a later one.
no-free-character = Bernardina listens only to those who hold an unblocked character.
no-place-beside = Another player's meeple is on { $character }: remove it first.
no-second-conquest = You have already conquered your one character of this game: your meeples can only block, one on each of the others' characters.
no-clearing-abroad = You remove meeples only from your own characters, and from Bernardina.
no-clearing-own = Your own meeples stay where they are.
no-meeple-there = There is no meeple of { $target } on { $character }.
no-minister-there = There is no minister on place { $number }.

trait-character = Characters held

# Parts of the content that come from elsewhere
card-count = how many there are of the other five
card-worth = that a Blessing counts one
character-cost = cost of Alemão and of Princesa
plaza-name = names
