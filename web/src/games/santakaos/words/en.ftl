# The page’s own words for Santa Kaos.

web-sk-round = Round { $round }
web-sk-workshop = Your workshop
web-sk-stock = Your stock
web-sk-coins = { $count ->
    [one] coin
   *[other] coins
}
web-sk-first = first player
web-sk-wishes = Your wishes
web-sk-no-wish = No wish card. Red dice bring them.
web-sk-delivered = { $count ->
    [one] delivered
   *[other] delivered
}
web-sk-kit = Artifacts, helper, stockings
web-sk-no-kit = No artifact and no helper yet.
web-sk-used = used
web-sk-market = Open wishes
web-sk-deck = { $count ->
    [one] one wish card in the deck
   *[other] { $count } wish cards in the deck
}
web-sk-toy = Made of { $cost }. Worth { $points } at the end if it is loose.
web-sk-wish = { $points ->
    [one] { $wish }, 1 point
   *[other] { $wish }, { $points } points
}
web-sk-special = Made and delivered in one go: { $cost }, ${ $coins }, elves: { $elves }. Reward: { $rewards }.
web-sk-lacks = Still missing: { $toys }.
web-sk-price = { $points ->
    [one] Price ${ $price }, 1 point at the end.
   *[other] Price ${ $price }, { $points } points at the end.
}
web-sk-die = { $colour } die: { $location }
web-sk-shift-to = Move the die to { $to }
web-sk-bonus-red = Bonus: an open wish card, or the top one of the deck, or ${ $die_coins }.
web-sk-bonus-green = Bonus: a new elf, or ${ $die_coins }.
web-sk-bonus-yellow = Bonus: ${ $yellow_coins }.

# What is asked, and what an act would do
web-sk-action = { $location }: { $deed }, or take one resource or coin.
web-sk-bonus = Die bonus: { $bonus }.
web-sk-helpers = Keep one of the two helpers for ${ $helper_price }, or neither and get ${ $helpers_declined }.
web-sk-coins-instead = Take ${ $die_coins }
web-sk-swap-given = Press the resource you give, then the one you get. A second swap may follow.
web-sk-swap-taken = You give { $resource }. Press what you get.
web-sk-gain = Choose a resource ({ $number } of { $all }).
web-sk-collect = Choose a resource or a coin ({ $number } of { $all }).
web-sk-bag = { $number ->
    [1] Buy a resource for $1 ({ $number } of at most { $all }).
   *[other] Buy a resource for $1 ({ $number } of at most { $all }), or stop.
}
web-sk-take = { $colour }, { $location }: { $bonus }, then { $deed } or take one resource.
web-sk-die-red = Red die
web-sk-die-green = Green die
web-sk-die-yellow = Yellow die
web-sk-brings-red = take a wish card or ${ $die_coins }
web-sk-brings-green = train an elf or take ${ $die_coins }
web-sk-brings-yellow = take ${ $yellow_coins }
web-sk-brings-scrooge = take ${ $scrooge }
web-sk-brings-coin = take ${ $die_coins }
web-sk-brings-nothing = no bonus
web-sk-deed-reindeer-traffic = move the reindeer
web-sk-deed-stocking-workshop = buy a stocking
web-sk-deed-central-store = collect with your elves
web-sk-deed-enchanted-forest = look at two helpers
web-sk-deed-artifact-room = buy an artifact
web-sk-deed-santas-chair = do any location’s action
web-sk-power = Once a round: { $power }
web-sk-pays = You pay { $things }.
web-sk-gets = You get { $things }.
web-sk-goods = { $count } { $resource }
web-sk-deliver = Its toys go back, the card counts at the end.
web-sk-worth = { $points ->
    [one] Delivered it is worth 1 point.
   *[other] Delivered it is worth { $points } points.
}
web-sk-counts = { $points ->
    [one] The card counts 1 point, its toys no longer.
   *[other] The card counts { $points } points, its toys no longer.
}

# The button that does the act on show
do-take = Take the die
do-coins = Take the coins
do-elf = Train the elf
do-take-wish = Take the wish
do-take-unseen = Take the top card
do-keep = Keep the helper
do-gain = Take it
do-choose-stocking = Take the stocking
do-choose-artifact = Take the artifact
do-choose-reward = Take the reward
do-guiding-star = Move the die
do-vixen-guiding-star = Move the die
do-jack-frost = Take the bonus
do-baba-yaga = Give the elf
do-mistletoe = Buy a wish card
do-vixen-mistletoe = Buy a wish card
do-snow-globe = Give the elf
do-vixen-snow-globe = Give the elf
do-magic-bag = Buy resources
do-vixen-magic-bag = Buy resources
do-little-bell = Swap
do-vixen-little-bell = Swap

# The first turns
learn-other = That can be done in the game. In this lesson do what the bubble says.
learn-goal-title = The workshop
learn-goal = Santa is on holiday and you run the workshop: make toys and deliver wishes. All dice are rolled and lie in six rooms. In turn each player takes one, three a round.
learn-die-title = A die
learn-die = Its colour gives a bonus, its room an action. Yellow is $2. Press the yellow die of Reindeer traffic, then the lime button.
learn-reindeer-title = The reindeer
learn-reindeer = One space is free, each further one costs an elf. Press the space with two cloth, to the right of the reindeer.
learn-red-title = Red brings wishes
learn-red = Bento took a die, too. Now take the red one of the Stockings.
learn-wish-title = A wish card
learn-wish = Wishes ask for two toys and score much more than loose ones. Take { $wish }: both toys are cheap, and your cloth fits them.
learn-stocking-title = A stocking
learn-stocking = Now the room’s action: buy the { $stocking } for $2. It pays between rounds, and different ones score together.
learn-chair-title = Santa’s chair
learn-chair = The chair gives no bonus, but the action of any room. Take the green die there.
learn-gift-title = Any room
learn-gift = Let the reindeer run again: back to the middle, where a gift lies.
learn-choice-title = Your choice
learn-choice = A gift is $1 and a resource you choose. Press iron in your stock.
learn-toy-title = Make a toy
learn-toy = Toys can be made any time in your turn. Press the ball: it takes one cloth and one iron.
learn-round-title = Between rounds
learn-round = The round is over. Your stocking paid a wood, Bento is first now, and all dice were rolled again.
learn-blocks-title = The second toy
learn-blocks = Your turn. You have cloth and wood: make the blocks before you take a die.
learn-deliver-title = Deliver
learn-deliver = The ball and the blocks are what { $wish } asks for. Press the card and deliver it.
learn-points-title = Points
learn-points = Wishes, stockings, artifacts, coins and loose toys count at the end. Helpers in the forest and artifacts bend the rules: point at them to read how. That is all: play!

# Pictures of the rules page
picture-start = Ana’s workshop at the start: an elf, $1 and one wish card.
picture-dice = Two rooms after the roll: a yellow die in the Central store, a green one in Santa’s chair.
picture-bonus = A red die waits in each of these rooms: whoever takes one gets a wish card first, then does what the room offers.
picture-artifacts = The Artifact room: each artifact with its price, its points and how many are left.
picture-forest = The Enchanted forest: the helpers’ deck, what keeping one costs, and what keeping none brings.
picture-rooms = Two of the six rooms. The dice of a room wait in its tray; the reindeer stands on the space that paid last.
picture-wish = Ana has made the ball and the blocks: her wish card asks for just these two, and both can be delivered at once.
picture-pieces = Santa’s chair, one of the six locations, with its tray of dice; beside it the market of three open wish cards and their deck.
picture-points = Ana at the end: two delivered wishes 11, most deliveries 2, three different stockings 3, artifacts 3, $7 2, two loose toys 4: 25 points.
picture-turbo = Dancer works for Ana and brought her a stocking. Once a round she copies another player’s helper, here Bento’s Scrooge.
picture-special = Ana holds a special wish: the piano asks for 2 cloth, 3 wood, 1 iron, $3 and two elves in one go. She lacks one cloth.
