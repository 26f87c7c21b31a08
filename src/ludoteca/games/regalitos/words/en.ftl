# The words of Regalitos.

tagline = Take, wrap, decorate and deliver presents on five nights of Christmas.

colour-green = green
colour-blue = blue
colour-brown = brown
size-small = small
size-medium = medium
size-large = large
letter-small = S
letter-medium = M
letter-large = L

# Basic actions
basic-initiative = Initiative
basic-wrap = Wrap
basic-decorate = Decorate
basic-deliver = Deliver

# Round cards
round-effect = { $benefit ->
    [none] { round-change }
   *[other] At its start each may { $benefit }.{ $paper_less ->
        [0] { $more_presents ->
            [0] { $delivered ->
                [0] {""}
               *[other] {" "}{ round-points }
            }
           *[other] {" "}{ round-presents }
        }
       *[other] {" "}{ round-change }
    }
}
round-change = { $paper_less ->
    [0] { round-presents }
   *[other] Each Wrap needs { $paper_less } fewer units of paper; it may need none.{ $more_presents ->
        [0] { $delivered ->
            [0] {""}
           *[other] {" "}{ round-points }
        }
       *[other] {" "}{ round-presents }
    }
}
round-presents = { $more_presents ->
    [0] { round-points }
    [one] Deliver takes one more present.{ $delivered ->
        [0] {""}
       *[other] {" "}{ round-points }
    }
   *[other] Deliver takes { $more_presents } more presents.{ $delivered ->
        [0] {""}
       *[other] {" "}{ round-points }
    }
}
round-points = { $delivered ->
    [0] Nothing special.
    [one] { $delivered_players ->
        [1] Each present delivered brings 1 point more.
       *[other] With { $delivered_players } players or more, each present delivered brings 1 point more.
    }
   *[other] { $delivered_players ->
        [1] Each present delivered brings { $delivered } points more.
       *[other] With { $delivered_players } players or more, each present delivered brings { $delivered } points more.
    }
}
benefit-swap = discard a paper, energy or extra action card and take the deck's top card
benefit-decorate = decorate one present
benefit-deliver = deliver one present, paying its energy
round-nochebuena = Nochebuena
round-nochebuena-text = { round-effect }
round-navidad = Navidad
round-navidad-text = { round-effect }
round-nochevieja = Nochevieja
round-nochevieja-text = { round-effect }
round-ano-nuevo = Año Nuevo
round-ano-nuevo-text = { round-effect }
round-noche-de-reyes = Noche de Reyes
round-noche-de-reyes-text = { round-effect }

# Characters
character-papa-noel = Papá Noel
character-papa-noel-text = 2 extra points for each present delivered in Navidad, 1 less for each in Noche de Reyes.
character-reyes-magos = Reyes Magos
character-reyes-magos-text = 2 extra points for each present delivered in Noche de Reyes, 1 less for each in any other round.
character-tio = Tió de Nadal
character-tio-text = Objects are decorated as soon as they are wrapped; every present costs { $surcharge } extra energy to deliver.
character-pendigueiro = Pendigueiro
character-pendigueiro-text = Gets a random card from the discard pile at the start of rounds 2 to 5.
character-olentzero = Olentzero
character-olentzero-text = Starts with { $coals } coals and delivers them unwrapped, one with each present of any delivery, never without one.

# Paper, extra actions, VIPs
paper-small = Small paper
paper-medium = Medium paper
paper-large = Large paper
extra-express-wrapping = Express wrapping
extra-express-wrapping-text = Wrap up to { $things } objects or coals without paper.
extra-express-decoration = Express decoration
extra-express-decoration-text = Decorate up to { $things } presents.
extra-goodbye-coal = Goodbye, coal!
extra-goodbye-coal-text = Give one coal, wrapped or not, to each other player, without energy.
extra-express-delivery = Express delivery
extra-express-delivery-text = { $things ->
    [one] Deliver 1 present without energy.
   *[other] Deliver up to { $things } presents without energy.
}
extra-urgent-delivery = Urgent delivery
extra-urgent-delivery-text = { $things ->
    [one] Deliver 1 present without energy.
   *[other] Deliver up to { $things } presents without energy.
}
vip-green = Green VIP
vip-green-text = Any present may lie under it. Bonus points for green ones, present by present: { $bonus }.
vip-blue = Blue VIP
vip-blue-text = Any present may lie under it. Bonus points for blue ones, present by present: { $bonus }.
vip-brown = Brown VIP
vip-brown-text = Any present may lie under it. Bonus points for brown ones, present by present: { $bonus }.
vip-small = VIP for small things
vip-small-text = Any present may lie under it. Bonus points for small ones, present by present: { $bonus }.
vip-medium = VIP for medium things
vip-medium-text = Any present may lie under it. Bonus points for medium ones, present by present: { $bonus }.
vip-large = VIP for large things
vip-large-text = Any present may lie under it. Bonus points for large ones, present by present: { $bonus }.
vip-decorated = VIP for decorations
vip-decorated-text = Any present may lie under it. Bonus points for decorated ones, present by present: { $bonus }.
vip-different-colours = VIP for three colours
vip-different-colours-text = Any present may lie under it. Bonus points for each as long as all of them are of different colours, present by present: { $bonus }.
vip-one-size = VIP for one size
vip-one-size-text = Any present may lie under it. Bonus points for each as long as all of them are of one size, present by present: { $bonus }.

# Objects
object-socks = Socks
object-pyjamas = Pyjamas
object-coat = Coat
object-trowel = Trowel
object-watering-can = Watering can
object-wheelbarrow = Wheelbarrow
object-lantern = Lantern
object-backpack = Backpack
object-tent = Tent
object-whisk = Whisk
object-saucepan = Saucepan
object-toy-kitchen = Toy kitchen
object-yo-yo = Yo-yo
object-kite = Kite
object-scooter = Scooter
object-magnifier = Magnifying glass
object-globe = Globe
object-telescope = Telescope
object-diving-mask = Diving mask
object-sailing-boat = Sailing boat
object-surfboard = Surfboard
object-mittens = Mittens
object-ice-skates = Ice skates
object-sledge = Sledge
object-maracas = Maracas
object-drum = Drum
object-guitar = Guitar
object-spinning-top = Spinning top
object-chess = Chess set
object-table-football = Table football
object-pencils = Pencils
object-palette = Palette
object-easel = Easel
object-comic = Comic
object-storybook = Storybook
object-bookcase = Bookcase

# Dishes
energy-polvoron = Polvorón
energy-marzipan = Marzipan
energy-turron = Turrón
energy-grapes = Lucky grapes
energy-hot-chocolate = Hot chocolate
energy-soup = Christmas soup
energy-lamb = Roast lamb
energy-roscon = Kings' cake

# All cards by name
card-socks = { object-socks }
card-pyjamas = { object-pyjamas }
card-coat = { object-coat }
card-trowel = { object-trowel }
card-watering-can = { object-watering-can }
card-wheelbarrow = { object-wheelbarrow }
card-lantern = { object-lantern }
card-backpack = { object-backpack }
card-tent = { object-tent }
card-whisk = { object-whisk }
card-saucepan = { object-saucepan }
card-toy-kitchen = { object-toy-kitchen }
card-yo-yo = { object-yo-yo }
card-kite = { object-kite }
card-scooter = { object-scooter }
card-magnifier = { object-magnifier }
card-globe = { object-globe }
card-telescope = { object-telescope }
card-diving-mask = { object-diving-mask }
card-sailing-boat = { object-sailing-boat }
card-surfboard = { object-surfboard }
card-mittens = { object-mittens }
card-ice-skates = { object-ice-skates }
card-sledge = { object-sledge }
card-maracas = { object-maracas }
card-drum = { object-drum }
card-guitar = { object-guitar }
card-spinning-top = { object-spinning-top }
card-chess = { object-chess }
card-table-football = { object-table-football }
card-pencils = { object-pencils }
card-palette = { object-palette }
card-easel = { object-easel }
card-comic = { object-comic }
card-storybook = { object-storybook }
card-bookcase = { object-bookcase }
card-coal = Coal
card-paper-small = { paper-small }
card-paper-medium = { paper-medium }
card-paper-large = { paper-large }
card-polvoron = { energy-polvoron }
card-marzipan = { energy-marzipan }
card-turron = { energy-turron }
card-grapes = { energy-grapes }
card-hot-chocolate = { energy-hot-chocolate }
card-soup = { energy-soup }
card-lamb = { energy-lamb }
card-roscon = { energy-roscon }
card-express-wrapping = { extra-express-wrapping }
card-express-decoration = { extra-express-decoration }
card-goodbye-coal = { extra-goodbye-coal }
card-express-delivery = { extra-express-delivery }
card-urgent-delivery = { extra-urgent-delivery }
card-vip-green = { vip-green }
card-vip-blue = { vip-blue }
card-vip-brown = { vip-brown }
card-vip-small = { vip-small }
card-vip-medium = { vip-medium }
card-vip-large = { vip-large }
card-vip-decorated = { vip-decorated }
card-vip-different-colours = { vip-different-colours }
card-vip-one-size = { vip-one-size }

# Options
option-characters = Characters
option-characters-text = Drawn at random, or one for each player in the order of the seats.
characters-drawn = drawn
option-family_characters = Family version: characters
option-family_characters-text = Characters have no abilities.
option-family_rounds = Family version: rounds
option-family_rounds-text = Round cards have no texts.
option-memory = Memory
option-memory-text = Cards left over at the end of a round are turned face down until somebody takes them.
option-sets = Sets
option-sets-text = 2 points for each set of three delivered presents of one colour in three sizes.
option-colours = Colours
option-colours-text = One point for each present delivered of the colour you delivered least.

# Points by source
points-presents = Presents delivered
points-decoration = Decoration
points-vips = VIPs
points-character = Character
points-round = Round cards
points-initiative = Initiative
points-leftovers = Paper, energy left
points-kept-things = Kept, undecorated
points-kept-decorated = Kept, decorated
points-coal = Coal
points-empty-vips = Empty-handed VIPs
points-sets = Sets
points-colours = Colours
tie-delivered = more presents delivered
ending-noche-de-reyes = Noche de Reyes is over.
ending-no-medal = The five nights are over: no medal this time.
ending-bronze = The five nights are over: a bronze medal!
ending-silver = The five nights are over: a silver medal!
ending-gold = The five nights are over: a gold medal!

# Why points stand apart until the end
unsettled-leftovers = a point less for every two units not used by the end
unsettled-kept-things = a point for every two that are not delivered by the end
unsettled-kept-decorated = a point for each that is not delivered by the end
unsettled-coal = a point less for each that is not given away by the end
unsettled-empty-vips = 2 points less for each by the end

# Acts
act-end = End the turn
act-discard-token = Discard the token
act-done = Enough
act-decline = Let the benefit pass
act-initiative = Take the initiative
act-wrap = Wrap
act-decorate = Decorate all presents
act-deliver = Deliver
act-take = Take pile { $pile }
act-play = Play { $extra }
act-pick-object = Wrap: a { $size } { $colour } object
act-pick-object-card = Wrap: { $card } ({ $size }, { $colour })
act-pick-coal = Wrap: coal
act-pick-present = Present: { $size }, { $colour }
act-pick-present-card = Present: { $card } ({ $size }, { $colour })
act-pick-decorated = Decorated present: { $size }, { $colour }
act-pick-decorated-card = Decorated present: { $card } ({ $size }, { $colour })
act-coal-to = Coal to { $target }
act-coal-away = Coal out of the game
act-to-character = To my character's pile
act-swap-paper = Swap { $paper }
act-swap-extra = Swap { $extra }
act-swap-energy = Swap energy of { $units }
act-to-vip = To { $vip }
act-pay-paper = Use { $paper }
act-pay-energy = Pay with an energy card of { $units }

# Choosing an act
kind-end = End the turn
kind-discard-token = Discard the token
kind-done = Enough
kind-decline = Let the benefit pass
kind-initiative = Initiative
kind-wrap = Wrap
kind-decorate = Decorate
kind-deliver = Deliver
kind-take = Take a pile
kind-play = Play an extra action
kind-pick-object = An object
kind-pick-coal = A coal
kind-pick-present = A present
kind-pick-decorated = A decorated present
kind-coal-to = A coal
kind-coal-away = A coal
kind-to-character = To my character's pile
kind-swap-paper = Swap a paper
kind-swap-extra = Swap an extra action
kind-swap-energy = Swap an energy card
kind-to-vip = To a VIP
kind-pay-paper = Use paper
kind-pay-energy = Pay energy
field-pile = Which pile?
field-extra = Which extra action?
field-colour = Which colour?
field-card = Which card?
field-size = Which size?
field-target = To whom?
field-paper = Which paper?
field-units = Which energy card, by its units?
field-vip = Which VIP?
help-end = Your turn is over.
help-discard-token = No pile and no basic action is left for your token, so it is discarded.
help-done = Nothing more is added; now you pay for it.
help-decline = You do without the benefit of this round.
help-initiative = You are first in the next round and score at once.
help-wrap = Choose objects and coals, then the paper that covers them. What is left of it is lost.
help-decorate = All your presents become decorated: each is worth 1 point more when delivered.
help-deliver = Choose presents and a wrapped coal, say who gets them, then pay their energy in one sum.
help-take = All cards in the pile are yours.
help-play = An extra action costs no token; each card works once.
help-pick-object = Objects are chosen by colour and size; equal ones are all the same.
help-pick-coal = Wrapping a coal takes 1 unit of paper.
help-pick-present = Presents are chosen by colour and size; equal ones are all the same.
help-pick-decorated = A decorated present is worth 1 point more.
help-coal-to = A coal goes to that player's objects, unwrapped. Delivering one needs 2 energy.
help-coal-away = The coal leaves the game. Delivering one needs 2 energy.
help-to-character = The present is delivered without a VIP's bonus.
help-swap-paper = You discard the paper and take the deck's top card.
help-swap-extra = You discard the extra action unused and take the deck's top card.
help-swap-energy = You discard the energy card and take the deck's top card.
help-to-vip = The present is delivered under the VIP; it brings the bonus if it is what the VIP wants.
help-pay-paper = Paper by paper until what you wrap is covered; none of them may be unnecessary.
help-pay-energy = Card by card, to the smallest sum that covers what you deliver.

# The table in the terminal
legend = S M L sizes   [2] units   ↓ face down   › decides   * holds the initiative
pile-down = { $count } ↓
round-heading = Round { $number } of { $rounds }: { $round }.
next-initiative = Next round begins with { $seat }.
solo-calm = No wind after this token.
solo-wind = The north wind will carry off a pile.
area-points = Points
area-tokens = Tokens
area-objects = Obj.
area-presents = Pres.
area-decorated = Deco.
area-coal = Coal
area-papers = Paper
area-energy = Energy
area-vips = VIPs
area-extras = Extra
area-delivered = Deliv.
zone-objects = Objects
zone-presents = Presents
zone-decorated = Decorated
zone-papers = Paper
zone-energy = Energy
zone-extras = Extra actions
zone-vips = VIPs
zone-delivered = Delivered
parcel = To be given to somebody: { $card }
parcel-decorated = To be given to somebody: { $card }, decorated
stock = Deck { $count } · discard pile: { $cards }
stock-unused = Deck { $count } · discard pile empty
solo-medals = Our own solo challenge: bronze from { $bronze } points, silver from { $silver }, gold from { $gold }.

# Tables of the content
table-pieces = Players, tokens and Deliver
table-points = Points
table-coal = Coal
table-deck = Numbers of cards
table-sizes = Paper by size
table-values = Energy and points by size
table-objects = Objects
table-papers = Wrapping paper
table-energy = Energy cards
table-extras = Extra actions
table-vips = VIPs
table-rounds = Round cards
table-characters = Characters
table-solo = Solo challenge
table-medals = Medals of the solo challenge

# Events
event-round-began = { $round } begins.
event-laid = New cards: { $cards }.
event-laid-unseen = A new card lies on every pile; those left over are face down.
event-found = { $seat } found { $card } in the discard pile.
event-began = Turn of { $seat }
event-took = { $seat } took pile { $pile }: { $cards }.
event-claimed = { $points ->
    [one] { $seat } took the initiative: 1 point.
   *[other] { $seat } took the initiative: { $points } points.
}
event-wrapped = { $seat } wrapped { $card }.
event-paid-paper = { $seat } used { $papers }.
event-paid-energy = { $units ->
    [one] { $seat } paid 1 energy: { $cards }.
   *[other] { $seat } paid { $units } energy: { $cards }.
}
event-decorated = { $seat } decorated { $cards }.
event-delivered = { $points ->
    [one] { $seat } delivered { $card }: 1 point.
   *[other] { $seat } delivered { $card }: { $points } points.
}
event-delivered-to-vip = { $points ->
    [one] { $seat } delivered { $card } to { $vip }: 1 point.
   *[other] { $seat } delivered { $card } to { $vip }: { $points } points.
}
event-gave-coal = { $seat } gave a coal to { $target }.
event-sent-coal-away = { $seat } sent a coal out of the game.
event-played = { $seat } played { $extra }.
event-gave-up = { $seat } gave up { $card } for a card from the deck.
event-drew = { $seat } drew { $card }.
event-declined = { $seat } let the benefit pass.
event-token-discarded = { $seat } had nowhere to place a token and discarded it.
event-blew = The north wind carried off pile { $pile }: { $cards }.

# What is asked
ask-placing = Place your token.
ask-placing-extras = Place your token, or play an extra action first.
ask-placed = You may still play extra actions, or end the turn.
ask-wrapping = Choose what to wrap.
ask-papering = Choose the paper for it.
ask-decorating = Choose a present to decorate.
ask-delivering = Choose what to deliver.
ask-addressing = Choose who gets the present.
ask-paying = Choose the energy cards to pay with.
ask-ridding = Choose who gets a coal.
ask-swapping = You may swap a card for the deck's top card.
ask-benefit-decorating = The round's benefit: you may decorate one present.
ask-benefit-delivering = The round's benefit: you may deliver one present now, for its energy.

# Refusals
place-token-first = First place your token, or play an extra action.
only-extras-now = Your token is placed: you may only play extra actions or end the turn.
choose-wrapping-first = First choose what to wrap.
choose-paper-first = First choose the paper for what you wrap.
choose-decoration-first = First choose which present to decorate.
choose-delivery-first = First choose what to deliver.
choose-recipient-first = First choose who gets the present.
choose-energy-first = First choose the energy cards to pay with.
choose-receiver-first = First choose who gets a coal.
choose-swap-first = First choose a card to swap, or let the benefit pass.
no-end-before-token = The turn cannot end before its token is placed.
no-second-token = You have already placed this turn's token.
no-discard-while-place = Your token can still be placed, so it must be.
nothing-picked-yet = Choose at least one thing first.
nothing-to-decline = There is no benefit you could let pass now.
no-basic-twice = You have already done { $basic } this round.
no-initiative-left = { $target } has already taken the initiative this round.
no-initiative-for-holder = You hold the initiative: somebody else may take it.
no-things-to-wrap = You have no object and no coal to wrap.
no-paper-for-any = { $units ->
    [0] You have no paper to wrap with.
    [one] With 1 unit of paper you can wrap nothing you have.
   *[other] With { $units } units of paper you can wrap nothing you have.
}
no-present-to-decorate = You have no present to decorate; coal is never decorated.
nothing-to-deliver = You have no present and no wrapped coal to deliver.
no-coal-without-present = Olentzero delivers coal only together with a present.
no-energy-for-any = { $units ->
    [0] You have no energy to deliver with.
    [one] With 1 unit of energy you can deliver nothing you have.
   *[other] With { $units } units of energy you can deliver nothing you have.
}
no-cards-there = Pile { $pile } is empty.
no-use-for-extra = { $extra } would change nothing now.
no-such-extra = You do not have { $extra }.
no-such-object = You have no such object: { $size }, { $colour }.
no-such-present = You have no such present without decoration: { $size }, { $colour }.
no-such-decorated = You have no such decorated present: { $size }, { $colour }.
no-paper-for-this = It needs { $units } of paper; you have { $left } left for it.
no-energy-for-this = It needs { $units } of energy; you have { $left } left for it.
no-coal-to-wrap = You have no unwrapped coal.
no-more-presents = { $count ->
    [one] This delivery takes only 1 present.
   *[other] This delivery takes only { $count } presents.
}
no-done-while-owed = { $count ->
    [one] A coal goes with each present: choose the present for the coal you gave.
   *[other] A coal goes with each present: choose the presents for the { $count } coals you gave.
}
no-energy-for-owed = { $count ->
    [one] This present would leave too little energy for the one that must go with the coal you gave.
   *[other] This present would leave too little energy for those that must go with the { $count } coals you gave.
}
no-such-player = Nobody sits there.
no-coal-to-yourself = A coal goes to another player.
no-coal-twice = { $target } is already getting a coal.
no-wrapped-coal = You have no coal that can be delivered.
no-more-coals-than-presents = Olentzero delivers one coal for each present.
no-coal-with-this = No more coal goes with this delivery.
no-coal-away = A coal goes to another player, not out of the game.
no-such-vip = You do not have { $vip }.
no-room-at-vip = { $vip } takes { $count } presents and already has them.
no-such-card-to-swap = You do not have such a card.
no-such-paper = You do not have { $paper }.
paper-needless = { $units ->
    [one] { $paper } fits no payment: for the 1 unit left a paper could be left out.
   *[other] { $paper } fits no payment: for the { $units } units left a paper could be left out.
}
no-such-energy = You have no energy card of { $units }.
energy-not-exact = An energy card of { $units } fits no payment: { $needed } are left to pay, and the smallest sum you can pay is { $best }.

trait-character = Characters

# Parts of the content that come from elsewhere
object-colour = colour of those three
paper-units = units of the medium one
extra-things = for how many things
round-name = names and order
