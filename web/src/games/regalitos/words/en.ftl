# The page's own words for Regalitos.

web-rg-title = Regalitos
web-rg-placing = Place your token on a basic action or a pile.
web-rg-placing-pile = Place your token on a pile.
web-rg-placing-extras = Place your token on a basic action or a pile, or play an extra action first.
web-rg-placing-pile-extras = Place your token on a pile, or play an extra action first.
web-rg-round = Round { $number } of { $rounds }
web-rg-round-short = Round { $number }
web-rg-rounds = Rounds
web-rg-deck = in the deck
web-rg-discard = discarded
web-rg-holds = holds the initiative
web-rg-object = Wrapping takes { $paper } of paper, delivering { $energy } of energy. Worth { $points } when delivered.
web-rg-paper = { $units } units of paper. Used whole: what is left on it is lost.
web-rg-energy = { $units } units of energy, to deliver with.
web-rg-coal = Costs a point at the end. Wrapped with { $paper } of paper it can be given to another player for { $energy } energy.
web-rg-paper-total = Paper: { $units } of your { $have } units.
web-rg-paper-less = Paper: { $units } of your { $have } units; { $round } spares { $less }.
web-rg-energy-total = Energy: { $units } of your { $have } units.
web-rg-paper-left = { $units ->
    [one] 1 unit is left to cover.
   *[other] { $units } units are left to cover.
}
web-rg-energy-left = { $units ->
    [one] 1 unit is left to pay, with whole cards of the smallest sum that covers it.
   *[other] { $units } units are left to pay, with whole cards of the smallest sum that covers them.
}

# What an act on show would do
would-claimed = { $points ->
    [one] The initiative is yours: 1 point.
   *[other] The initiative is yours: { $points } points.
}
would-wrapped = You wrap { $card }.
would-paid-paper = You use { $papers }.
would-paid-energy = { $units ->
    [one] You pay 1 energy: { $cards }.
   *[other] You pay { $units } energy: { $cards }.
}
would-decorated = You decorate { $cards }.
would-delivered = { $points ->
    [one] You deliver { $card }: 1 point.
   *[other] You deliver { $card }: { $points } points.
}
would-delivered-to-vip = { $points ->
    [one] You deliver { $card } to { $vip }: 1 point.
   *[other] You deliver { $card } to { $vip }: { $points } points.
}
would-gave-coal = { $target } gets a coal of yours.
would-sent-coal-away = A coal of yours leaves the game.
would-gave-up = You give up { $card } for a card from the deck.

# The button that does the act on show
do-initiative = Take the initiative
do-take = Take the pile
do-pick-object = Wrap it
do-pick-coal = Wrap it
do-pick-present = Choose it
do-pick-decorated = Choose it
do-coal-to = Give the coal
do-coal-away = Get rid of it
do-to-vip = Deliver it

# The first turns
learn-other = That can be done in the game. In this lesson do what the bubble says.
learn-goal-title = Four parcels
learn-goal = Five nights of Christmas: take things, wrap them, decorate them, deliver them. Each night you place four tokens, one a turn: on a pile, or on the bow of a parcel.
learn-object-title = Take a pile
learn-object = A token on a pile gives you all its cards. Take the one with an object.
learn-energy-title = Something to eat
learn-energy = Delivering needs energy, and dishes give it. Take this pile.
learn-zones-title = Your zones
learn-zones = Your cards lie in the order of work: objects, presents, decorated, delivered. Below lie paper, energy, extra actions and VIPs.
learn-wrap-title = Wrap
learn-wrap = Press the bow Wrap. On Nochebuena wrapping needs 2 units of paper less: your object needs none at all.
learn-deliver-title = Deliver
learn-deliver = Press the bow Deliver. Your dish pays for the present, and its points are yours at once.
learn-round-title = The next night
learn-round = All tokens come back, and every pile gets one more card. Each night has a rule of its own: point at its tag to read it.
learn-points-title = What counts
learn-points = Decorated presents and VIPs bring more points, the bow Initiative makes you first. What you keep at the end helps little: paper, energy and coal even cost points. That is all: play!

# Pictures of the rules page
picture-start = At the start one card lies face up on each of the four quarters of every parcel.
picture-grown = Navidad begins: every space has one more card, so piles that nobody took have grown.
picture-parcel = Two of the four parcels: the action on the bow, four piles in the quarters.
picture-zones = Ana’s zones in the order of work: she has wrapped an object, and a dish pays for its delivery.
picture-pieces = One of the four central boards with its action and four piles; beside it the round card, the deck and the discard pile.
picture-vips = Ana has two VIPs: two presents lie under the green VIP, where her large green one would bring 1 point more; nothing lies under the other yet.
picture-extras = All five extra actions, kept until Ana wants them. She has an object, a coal and a present to use them on.
picture-characters = The five characters; each player has one.
picture-end = What Ana has left at the end: four units of paper and energy −2, two objects +1, a decorated present +1, a coal −1, a VIP without presents −2.
picture-solo = Alone against the north wind: the medals of your character stand beside the boards.
