# Santa Kaos’s words.

tagline = Run Santa’s workshop while he is on holiday.

# Goods
resource-cloth = cloth
resource-wood = wood
resource-iron = iron
resource-coin = coin
given-cloth = cloth
given-wood = wood
given-iron = iron
taken-cloth = cloth
taken-wood = wood
taken-iron = iron
stocking-cloth = stocking of cloth
stocking-wood = stocking of wood
stocking-iron = stocking of iron
stocking-coin = stocking of coins

# Dice and locations
colour-red = red
colour-green = green
colour-yellow = yellow
face-red-1 = red 1
face-red-2 = red 2
face-red-3 = red 3
face-red-4 = red 4
face-red-5 = red 5
face-red-6 = red 6
face-green-1 = green 1
face-green-2 = green 2
face-green-3 = green 3
face-green-4 = green 4
face-green-5 = green 5
face-green-6 = green 6
face-yellow-1 = yellow 1
face-yellow-2 = yellow 2
face-yellow-3 = yellow 3
face-yellow-4 = yellow 4
face-yellow-5 = yellow 5
face-yellow-6 = yellow 6
face-coin = a coin
face-resource = a resource
location-reindeer-traffic = Reindeer traffic
location-reindeer-traffic-text = Move the reindeer one space and take what the new space shows. Each elf you discard moves it one space further.
location-stocking-workshop = Stockings
location-stocking-workshop-text = Buy one stocking for ${ $stocking_price }. It pays what it shows between rounds.
location-central-store = Central store
location-central-store-text = Take one resource or coin for each of your elves. They stay.
location-enchanted-forest = Enchanted forest
location-enchanted-forest-text = Look at two helpers: keep one for ${ $helper_price }, or put both under the deck and get ${ $helpers_declined }.
location-artifact-room = Artifact room
location-artifact-room-text = Buy one artifact, at most one of each type.
location-santas-chair = Santa’s chair
location-santas-chair-text = Do any location’s action. No die bonus here.
to-reindeer-traffic = Reindeer traffic
to-stocking-workshop = Stockings
to-central-store = Central store
to-enchanted-forest = Enchanted forest
to-artifact-room = Artifact room
to-santas-chair = Santa’s chair

# Toys
toy-ball = ball
toy-blocks = blocks
toy-duck = duck
toy-doll = doll
toy-teddy = teddy
toy-horse = horse
toy-rocket = rocket
toy-boat = boat
toy-videogame = videogame

# Wish cards
wish-ball-blocks = Ball and blocks
wish-ball-duck = Ball and duck
wish-ball-doll = Ball and doll
wish-ball-teddy = Ball and teddy
wish-ball-horse = Ball and horse
wish-ball-rocket = Ball and rocket
wish-ball-boat = Ball and boat
wish-ball-videogame = Ball and videogame
wish-blocks-duck = Blocks and duck
wish-blocks-doll = Blocks and doll
wish-blocks-teddy = Blocks and teddy
wish-blocks-horse = Blocks and horse
wish-blocks-rocket = Blocks and rocket
wish-blocks-boat = Blocks and boat
wish-blocks-videogame = Blocks and videogame
wish-duck-doll = Duck and doll
wish-duck-teddy = Duck and teddy
wish-duck-horse = Duck and horse
wish-duck-rocket = Duck and rocket
wish-duck-boat = Duck and boat
wish-duck-videogame = Duck and videogame
wish-doll-teddy = Doll and teddy
wish-doll-horse = Doll and horse
wish-doll-rocket = Doll and rocket
wish-doll-boat = Doll and boat
wish-doll-videogame = Doll and videogame
wish-teddy-horse = Teddy and horse
wish-teddy-rocket = Teddy and rocket
wish-teddy-boat = Teddy and boat
wish-teddy-videogame = Teddy and videogame
wish-horse-rocket = Horse and rocket
wish-horse-boat = Horse and boat
wish-horse-videogame = Horse and videogame
wish-rocket-boat = Rocket and boat
wish-rocket-videogame = Rocket and videogame
wish-boat-videogame = Boat and videogame
wish-bicycle = Bicycle
wish-drone = Drone
wish-dolls-house = Doll’s house
wish-train-set = Train set
wish-piano = Piano
wish-tent = Tent
wish-robot = Robot
wish-costume-chest = Costume chest
wish-tree-house = Tree house

# Artifacts
artifact-guiding-star = Guiding star
artifact-guiding-star-text = Any die on the board counts one more or one less, before or after you take yours.
artifact-mistletoe = Mistletoe
artifact-mistletoe-text = Buy a wish card, from the market or the deck, for ${ $amount }.
artifact-snow-globe = Snow globe
artifact-snow-globe-text = Give exactly one elf for ${ $amount }.
artifact-magic-bag = Magic bag
artifact-magic-bag-text = Pay $1 to ${ $amount } for as many resources.
artifact-little-bell = Little bell
artifact-little-bell-text = Swap up to { $amount } resources for as many others.

# Helpers
helper-jack-frost = Jack Frost
helper-jack-frost-text = Once a round, take the bonus of any colour with a die.
helper-baba-yaga = Baba Yaga
helper-baba-yaga-text = Once a round, one elf for { $amount } resources.
helper-scrooge = Scrooge
helper-scrooge-text = A yellow die gives ${ $amount }.
helper-krampus = Krampus
helper-krampus-text = Stockings and artifacts cost ${ $amount } less.
helper-rudolph = Rudolph
helper-rudolph-text = The reindeer goes up to { $amount } spaces without elves.
helper-snegurochka = Snegurochka
helper-snegurochka-text = Between rounds, { $amount } cloth for each other player with stockings.
helper-pehta = Pehta
helper-pehta-text = ${ $amount } for each toy you make.
helper-olentzero = Olentzero
helper-olentzero-text = Once a round, { $amount } resources when another player takes a wish card.
helper-ded-moroz = Ded Moroz
helper-ded-moroz-text = Make one toy for nothing, then he goes under the deck.
helper-woodcutter = Woodcutter
helper-woodcutter-text = { $amount } wood whenever another player collects at the Central store.
helper-knecht-ruprecht = Knecht Ruprecht
helper-knecht-ruprecht-text = Once a round, one toy for one resource less.
helper-julbock = Julbock
helper-julbock-text = { $amount } iron whenever another player uses an artifact.
helper-gingerbread-man = Gingerbread Man
helper-gingerbread-man-text = In each toy, $1 may stand for one resource.
helper-befana = Befana
helper-befana-text = Once a round, collect { $amount } more at the Central store, as if by an elf.
helper-dasher = Dasher
helper-dasher-text = You get the die bonus at Santa’s chair too.
helper-dancer = Dancer
helper-dancer-text = Once a round, copy another player’s helper.
helper-vixen = Vixen
helper-vixen-text = Once a round, copy another player’s artifact, used or not.

# Rewards
reward-stocking = a stocking
reward-artifact = an artifact
reward-helper = the pick of two helpers

# What things come from
source-die = die bonus
source-instead = instead of the location
source-choice = chosen
source-reindeer = Reindeer traffic
source-forest = Enchanted forest
source-stocking = stockings
source-magic-bag = Magic bag
source-snow-globe = Snow globe
source-scrooge = Scrooge
source-snegurochka = Snegurochka
source-pehta = Pehta
source-woodcutter = Woodcutter
source-julbock = Julbock
source-silent-night = Silent Night die
way-open = from the market
way-deck = from the deck

# Options
option-turbo_sleigh = Turbo sleigh
option-turbo_sleigh-text = Three reindeer join the helpers, and the Silent Night die shares their luck with everybody.
option-special_wishes = I have one, you don’t
option-special_wishes-text = Special wishes: expensive, worth a lot, with a reward; each one left over costs points.

# Points by source
points-wishes = Wish cards
points-special-wishes = Special wishes
points-undelivered = Special wishes left over
points-employee = Employee of the Month
points-stockings = Stockings
points-artifacts = Artifacts
points-coins = Coins
points-toys = Loose toys
unsettled-employee = to whoever has delivered most wishes by the end; nobody on a full tie
unsettled-undelivered = points less for each that is not delivered by the end of the game
tie-employee = Employee of the Month
tie-toys = more loose toys
tie-coins = more coins
ending-last-round = The last round is over.

# Acts
act-end = End the turn
act-take = Take the { $colour } die: { $location }
act-guiding-star = Guiding star: the { $colour } die of { $location } goes to { $to }
act-vixen-guiding-star = Vixen, Guiding star: the { $colour } die of { $location } goes to { $to }
act-coins = Take coins
act-elf = Train a new elf
act-jack-frost = Jack Frost: take the { $colour } bonus
act-take-wish = Take the wish { $wish }
act-take-unseen = Take the top wish card of the deck
act-move-reindeer = Reindeer to { $space }
act-dancer-move-reindeer = Dancer as Rudolph: reindeer to { $space }
act-buy-stocking = Buy a { $stocking }
act-dancer-buy-stocking = Dancer as Krampus: buy a { $stocking } for less
act-collect = Collect at the Central store
act-befana-collect = Collect at the Central store, with Befana
act-look = Look at two helpers
act-buy-artifact = Buy { $artifact }
act-dancer-buy-artifact = Dancer as Krampus: buy { $artifact } for less
act-keep = Keep { $helper }
act-neither = Keep neither
act-gain = { $resource ->
    [coin] Take $1
   *[other] Take 1 { $resource }
}
act-enough = Enough
act-choose-stocking = Take a { $stocking }
act-choose-artifact = Take { $artifact }
act-choose-reward = Take { $reward }
act-use = Yes
act-decline = No
act-make = Make: { $toy }
act-make-for-coin = Make: { $toy }, $1 for 1 { $resource } (Gingerbread Man)
act-make-for-less = Make: { $toy }, 1 { $resource } less (Knecht Ruprecht)
act-make-for-nothing = Make: { $toy }, for nothing (Ded Moroz)
act-baba-yaga = Baba Yaga: one elf for resources
act-deliver = Deliver { $wish }
act-mistletoe = Mistletoe: buy a wish card
act-vixen-mistletoe = Vixen, Mistletoe: buy a wish card
act-snow-globe = Snow globe: one elf for coins
act-vixen-snow-globe = Vixen, Snow globe: one elf for coins
act-magic-bag = Magic bag: coins for resources
act-vixen-magic-bag = Vixen, Magic bag: coins for resources
act-little-bell = Little bell: { $given } for { $taken }
act-vixen-little-bell = Vixen, Little bell: { $given } for { $taken }
act-ready = Discard an elf: { $artifact } is ready again

# Choosing an act
kind-end = End the turn
kind-take = Take a die
kind-guiding-star = Guiding star
kind-vixen-guiding-star = Vixen: Guiding star
kind-coins = Coins
kind-elf = New elf
kind-jack-frost = Jack Frost
kind-take-wish = Open wish card
kind-take-unseen = Unseen wish card
kind-move-reindeer = Move the reindeer
kind-dancer-move-reindeer = Dancer: move the reindeer
kind-buy-stocking = Buy a stocking
kind-dancer-buy-stocking = Dancer: buy a stocking
kind-collect = Collect
kind-befana-collect = Befana: collect
kind-look = Look at helpers
kind-buy-artifact = Buy an artifact
kind-dancer-buy-artifact = Dancer: buy an artifact
kind-keep = Keep a helper
kind-neither = Keep neither
kind-gain = Take one
kind-enough = Enough
kind-choose-stocking = Choose a stocking
kind-choose-artifact = Choose an artifact
kind-choose-reward = Choose a reward
kind-use = Yes
kind-decline = No
kind-make = Make a toy
kind-make-for-coin = Gingerbread Man: make a toy
kind-make-for-less = Knecht Ruprecht: make a toy
kind-make-for-nothing = Ded Moroz: make a toy
kind-baba-yaga = Baba Yaga
kind-deliver = Deliver a wish
kind-mistletoe = Mistletoe
kind-vixen-mistletoe = Vixen: Mistletoe
kind-snow-globe = Snow globe
kind-vixen-snow-globe = Vixen: Snow globe
kind-magic-bag = Magic bag
kind-vixen-magic-bag = Vixen: Magic bag
kind-little-bell = Little bell
kind-vixen-little-bell = Vixen: Little bell
kind-ready = Ready an artifact
field-colour = Which colour?
field-location = At which location?
field-to = For which location?
field-wish = Which wish?
field-space = Which space?
field-stocking = Which stocking?
field-artifact = Which artifact?
field-helper = Which helper?
field-resource = Which one?
field-reward = Which reward?
field-toy = Which toy?
field-given = Give what?
field-taken = Take what?
help-end = The next player takes a die; when none is left, the round is over.
help-take = You get the bonus of its colour, then do its location’s action or take one resource or coin. No bonus at Santa’s chair.
help-guiding-star = Any die goes to the next location, up or down, and lies there from then on. You need not take it.
help-move-reindeer = One space is free, each further one costs an elf. Returning to the same space counts as two.
help-buy-stocking = It pays what it shows before every new round; sets of three or four different ones score.
help-collect = One resource or coin for each elf. They stay.
help-look = Pay and keep one, or keep neither and be paid.
help-buy-artifact = One of each type at most. Each can be used once a round; an elf readies it again.
help-make = Pay its resources. Toys score by column, and more in a wish.
help-deliver = Its toys go back, the card counts at the end. Special wishes are made and delivered in one go.
help-ready = Discard an elf: an artifact used this round is ready again.
help-little-bell = One resource for one of another kind; then, if you like, a second one.

# Events
event-round-began = Round { $round }: { $seat } is first player.
event-rolled = { $seat } rolled { $faces }.
event-rolled-again = Too many at one location; rolled again: { $faces }.
event-began = Turn of { $seat }
event-took = { $seat } took the { $colour } die: { $location }.
event-shifted = { $seat } moved the { $colour } die from { $location } to { $to }.
event-earned = { $source ->
    [chosen] { $seat } took ${ $coins }.
   *[other] { $seat } got ${ $coins }: { $source }.
}
event-gained = { $source ->
    [chosen] { $seat } took { $count } { $resource }.
   *[other] { $seat } got { $count } { $resource }: { $source }.
}
event-trained = { $seat } trained an elf.
event-took-wish = { $seat } took the wish { $wish } { $way }.
event-refilled = New in the market: { $wish }.
event-moved-reindeer = { $elves ->
    [0] { $seat } moved the reindeer to { $space }.
    [one] { $seat } moved the reindeer to { $space }, discarding one elf.
   *[other] { $seat } moved the reindeer to { $space }, discarding { $elves } elves.
}
event-got-stocking = { $price ->
    [0] { $seat } got a { $stocking }.
   *[other] { $seat } bought a { $stocking } for ${ $price }.
}
event-got-artifact = { $price ->
    [0] { $seat } got { $artifact }.
   *[other] { $seat } bought { $artifact } for ${ $price }.
}
event-collected = { $seat } collected at the Central store: { $count }.
event-looked = { $seat } looked at { $helpers }.
event-looked-unseen = { $seat } looked at two helpers.
event-kept = { $price ->
    [0] { $seat } recruited { $helper }.
   *[other] { $seat } recruited { $helper } for ${ $price }.
}
event-put-under = { $seat } put both helpers under the deck.
event-left = { $helper } left { $seat } and went under the deck.
event-made = { $by ->
    [gingerbread-man] { $seat } made a toy with Gingerbread Man: { $toy }.
    [knecht-ruprecht] { $seat } made a toy with Knecht Ruprecht: { $toy }.
    [ded-moroz] { $seat } made a toy with Ded Moroz: { $toy }.
   *[none] { $seat } made a toy: { $toy }.
}
event-delivered = { $points ->
    [one] { $seat } delivered { $wish }: 1 point.
   *[other] { $seat } delivered { $wish }: { $points } points.
}
event-used-artifact = { $seat } used { $artifact }.
event-copied-artifact = { $seat } copied { $artifact }.
event-swapped = { $seat } swapped { $given } for { $taken }.
event-readied = { $seat } discarded an elf: { $artifact } is ready again.
event-used-helper = { $seat } used { $helper }.
event-copied-helper = { $seat } copied { $helper } with Dancer.
event-silent-night = { $seat } rolled the Silent Night die: { $face }.
event-employee = { $seat } became Employee of the Month.

# The table in the terminal
legend = R red  G green  Y yellow die  ‹ › reindeer  * used this round  › decides
area-round = Round { $round } of { $rounds }
area-dice = Dice
area-reindeer = Reindeer
area-market = Market
area-deck = deck { $count }
area-stock = Left: stockings { $stockings }; artifacts { $artifacts }
area-forest = { $count ->
    [one] one helper in the deck
   *[other] { $count } helpers in the deck
}
area-under = known under it: { $helpers }
area-offer = You look at { $helpers }.
area-points = Points
area-cloth = Cloth
area-wood = Wood
area-iron = Iron
area-coin = $
area-elves = Elves
area-toys = Toys
area-stockings = Stockings
area-artifacts = Artifacts
area-helper = Helper
area-wishes = Wishes
area-delivered = Delivered
area-plans = { $points ->
    [one] Toys for 1 point
   *[other] Toys for { $points } points
}
area-cost-elves = { $count ->
    [one] 1 elf
   *[other] { $count } elves
}
area-choice = any
first-player = 1st

# Tables of the content
table-pieces = Numbers of pieces and players
table-points = Points
table-toys = Toys
table-wishes = Wish cards
table-artifacts = Artifacts
table-left_out = Artifacts left out
table-helpers = Helpers
table-reindeer = Reindeer grid
table-silent_night = Silent Night die
table-specials = Special wishes

# What is asked
ask-die = Take a die.
ask-action = Do the location’s action, or take one resource or coin.
ask-rest = You may still make toys, deliver wishes and use helpers or artifacts; or end the turn.
ask-bonus = Choose your die bonus.
ask-wish = Choose a wish card.
ask-gain = Choose a resource.
ask-bag = Buy a resource for $1, or stop.
ask-bell = Swap another resource, or stop.
ask-helpers = Keep one of the two helpers, or neither.
ask-stocking = Choose a stocking.
ask-artifact = Choose an artifact.
ask-reward = Choose your reward.
ask-scrooge = Copy Scrooge for more coins?
ask-snegurochka = Copy Snegurochka for cloth?
ask-pehta = Copy Pehta and be paid for the toy?
ask-olentzero = Resources now, with Olentzero?
ask-woodcutter = Copy the Woodcutter for wood?
ask-julbock = Copy Julbock for iron?
ask-dasher = Copy Dasher for the die bonus?

# Refusals
first-bonus = First choose your die bonus.
first-wish = First choose a wish card.
first-gain = First choose the resources you get.
first-bag = First finish with the Magic bag.
first-bell = First finish with the Little bell.
first-helpers = First decide about the two helpers.
first-stocking = First choose your stocking.
first-artifact = First choose your artifact.
first-reward = First choose your reward.
first-ask = First say whether to use the helper.
not-asked = There is no such question to answer now.
die-taken = You have already taken your die this turn.
take-die-first = First take a die.
action-done = You have already done your action this turn.
action-before-end = Before the turn ends, do the location’s action or take one resource.
other-location = Your die is from { $location }: you cannot do another location’s action.
no-such-die = There is no { $colour } die: { $location }.
no-artifact = You do not have { $artifact }.
artifact-used = { $artifact } was used this round; an elf can ready it.
artifact-ready = { $artifact } is still ready.
nobody-has-artifact = No other player has { $artifact }.
no-helper = You cannot use { $helper } now.
helper-tired = { $helper } has already been used this round.
dancer-cannot-copy = There is no ready Dancer to copy { $helper }.
dancer-not-needed = { $helper } would save no elf there.
not-this-bonus = The { $colour } bonus is something else.
same-colour = The bonus is already { $colour }.
no-room-for-elf = A workshop has room for { $count } elves.
not-in-market = The wish { $wish } is not in the market.
deck-empty = There is no wish card left in the deck.
no-wish-left = There is no wish card left to buy.
too-few-elves = { $needed ->
    [one] That takes one elf, and you have none.
   *[other] That takes { $needed } elves, and you have { $count }.
}
no-stocking-left = No { $stocking } is left.
no-artifact-left = { $artifact } is sold out.
one-of-a-type = You already have { $artifact }: one of each type.
too-dear = That costs ${ $price }, and you have ${ $coins }.
nothing-to-collect = Without elves there is nothing to collect.
not-on-offer = { $helper } is not one of the two.
coin-is-no-resource = A coin is not a resource here.
bag-gives-one = Buy at least one resource.
not-this-reward = The card does not offer { $reward }, or it cannot be given.
toy-lacks = For the toy “{ $toy }” this is missing: { $lacks }.
lacks-cloth = cloth
lacks-wood = wood
lacks-iron = iron
lacks-coin = $
lacks-elf = elves
toy-without = The toy “{ $toy }” needs no { $resource }.
no-elf = You have no elf.
not-your-wish = You do not hold the wish { $wish }.
wish-lacks = For the wish { $wish } these toys are missing: { $toys }.
special-lacks = For { $wish } this is missing: { $lacks }.
nothing-to-swap = You have no { $resource } to swap.
same-swap = The second swap must not undo part of the first.

trait-helper = Helpers
trait-artifact = Artifacts
trait-toy = Toys made
