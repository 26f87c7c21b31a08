# Holi's words.

tagline = Throw coloured powder over a courtyard of three floors.

floor-ground = ground floor
floor-middle = middle floor
floor-top = top floor

# Colour cards
card-bar = Bar
card-corner = Corner
card-step = Step
card-boot = Boot
card-heel = Heel
card-comet = Comet
card-vee = Vee
card-frame = Frame
card-fork = Fork
card-tail = Tail
card-kite = Kite
card-slash = Slash
card-spark = Spark
card-bar-text = Three squares in a row. Your pawn stands on one of them, the two others get powder.
card-corner-text = Three squares round a corner. Your pawn stands on one of them, the two others get powder.
card-step-text = Two squares side by side and one diagonally beyond. Your pawn stands on one of them, the two others get powder.
card-boot-text = Two squares side by side and one apart, below the first. Your pawn stands on one of them, the two others get powder.
card-heel-text = Two squares side by side and one apart, below the second. Your pawn stands on one of them, the two others get powder.
card-comet-text = Two squares side by side and one in the far corner. Your pawn stands on the star in the middle, all three get powder.
card-vee-text = Three squares like a V. Your pawn stands on one of them, the two others get powder.
card-frame-text = Three corners of the window. Your pawn stands on the star in the middle, all three get powder.
card-fork-text = Two corners and the middle of the far side. Your pawn stands on the star in the middle, all three get powder.
card-tail-text = Two squares in a line and one diagonally off. Your pawn stands on one of them, the two others get powder.
card-kite-text = Two squares in a line and one in the far corner. Your pawn stands on the star in the middle, all three get powder.
card-slash-text = Three squares in a diagonal. Your pawn stands on one of them, the two others get powder.
card-spark-text = One corner and the middles of the two far sides. Your pawn stands on the star in the middle, all three get powder.

# Rivalry cards
category-rule = Rule
category-scoring = Scoring
category-set-up = Set-up
rivalry-short-steps = Short steps
rivalry-short-steps-text = Move at most { $steps } squares away, not diagonally. Pawns in between do not block.
rivalry-mirror = Mirror
rivalry-mirror-text = Patterns may be mirrored too.
rivalry-ladders = Ladders
rivalry-ladders-text = Climb needs { $neighbours } of the four neighbours. Still never from edges and corners.
rivalry-splash = Splash
rivalry-splash-text = A direct hit scores { $points }, not 1.
rivalry-long-memory = Long memory
rivalry-long-memory-text = A card may be thrown face down even after a face-down one.
rivalry-clean-feet = Clean feet
rivalry-clean-feet-text = No Move onto a square with a token of your own.
rivalry-quick-hands = Quick hands
rivalry-quick-hands-text = Draw up to { $cards } cards.
rivalry-sweet-tooth = Sweet tooth
rivalry-sweet-tooth-text = { $points } for each sweet collected.
rivalry-lines = Lines
rivalry-lines-text = { $points } for each row or column of one floor with { $tokens } or more of your tokens.
rivalry-corners = Corners
rivalry-corners-text = { $points } for each of your tokens on a corner.
rivalry-balcony = Balcony
rivalry-balcony-text = { $points } for having the most tokens on the top floor, { $tied } each if tied, nothing with none.
rivalry-ground-crew = Ground crew
rivalry-ground-crew-text = { $points } for having the most tokens on the ground floor, { $tied } each if tied, nothing with none.
rivalry-everyone = Everyone
rivalry-everyone-text = { $points } for having a token on every other player at the end.
rivalry-clean-clothes = Clean clothes
rivalry-clean-clothes-text = { $points } for having the fewest tokens of others on you, { $tied } each if tied.
rivalry-cluster = Cluster
rivalry-cluster-text = { $points } for each token in your largest connected group on one floor.
rivalry-stacks = Stacks
rivalry-stacks-text = { $points } for each square with your tokens on { $floors } or more floors.
rivalry-diagonals = Diagonals
rivalry-diagonals-text = { $points } for each of your tokens on the two long diagonals of any floor.
rivalry-high-sweets = High sweets
rivalry-high-sweets-text = The middle floor's sweets start on the top floor.
rivalry-centre-stage = Centre stage
rivalry-centre-stage-text = Pawns start on the four squares in the middle.
rivalry-warm-up = Warm-up
rivalry-warm-up-text = Before the first turn each player puts one token on the ground floor.
rivalry-light-bags = Light bags
rivalry-light-bags-text = Each player has { $tokens } tokens.

# Options
option-rivalry = Rivalry cards
option-rivalry-text = Up to three cards that change the rules or bring points. The book recommends two.
option-covered_sweets = Covered sweets
option-covered_sweets-text = When a pawn moves onto powder with sweets under it: the sweets stay, or are taken too.
covered_sweets-stay = stay
covered_sweets-take = taken too
advice-one-rule = The book advises against more than one card of the category Rule; you chose { $rivalrys }.

# Points by source
points-ground = Ground floor
points-middle = Middle floor
points-top = Top floor
points-on-others = Powder on others
points-sweets = Sweets
points-hits = Direct hits
points-sweet-tooth = Sweet tooth
points-lines = Lines
points-corners = Corners
points-balcony = Balcony
points-ground-crew = Ground crew
points-everyone = Everyone
points-clean-clothes = Clean clothes
points-cluster = Cluster
points-stacks = Stacks
points-diagonals = Diagonals
# Why points stand apart until the end
unsettled-sweets = for each player who has fewer sweets; a tie brings nothing
unsettled-balcony = for being alone ahead on the top floor; less on a tie
unsettled-ground-crew = for being alone ahead on the ground floor; less on a tie
unsettled-clean-clothes = for being alone with the fewest tokens of others; less on a tie
tie-on-others = more tokens on other players
tie-sweets = more sweets
tie-play-order = earlier in play order
ending-all-finished = Nobody can throw any more.

# Acts
act-end = End the turn
act-climb = Climb
act-start = Start on { $cell }
act-warm-up = Put a first token on { $cell }
act-move = Move to { $cell }
act-throw-down = Throw { $card } face down: { $cell }
act-throw = Throw { $card }: { $cells }

# Choosing an act
kind-end = End the turn
kind-climb = Climb
kind-start = Start
kind-warm-up = Warm up
kind-move = Move
kind-throw-down = Throw face down
kind-throw = Throw
field-card = Which card?
field-cell = Which square?
field-cells = Which squares get powder?
help-end = Your turn is over; you draw until you hold { $hand } cards.
help-climb = To the same square one floor up, when powder lies on { $neighbours ->
    [4] all four squares
   *[other] at least { $neighbours } of the four squares
} beside your pawn. Never from an edge, never down again.
help-start = Your pawn begins on one of these squares of the ground floor.
help-warm-up = One of your tokens goes on a square of the ground floor without powder or pawn.
help-move = To { $steps ->
    [0] any square of your floor
   *[other] a square of your floor at most { $steps } steps away, not diagonally,
} without a pawn{ $clean ->
    [0] {""}
   *[other] {" "}and without powder of your own
}. You take { $covered ->
    [0] its sweets, or the powder on it and above it
   *[other] its sweets and the powder on it and above it
}, your own to throw again.
help-throw-down = Instead of its pattern, a card gives one token on any square of your floor without powder or pawn.{ $again ->
    [0] {" "}Not twice running.
   *[other] {" "}Even twice running.
}
help-throw = { $mirror ->
    [0] Turn the card's pattern as you like
   *[other] Turn and mirror the card's pattern as you like
}; your pawn stands on one of its squares, or on the star if there is one, and the others get powder. They must be free of powder. A pawn there is hit: { $hit } now, { $on_others } at the end.

# The table in the terminal
legend = (●) pawn   ● powder   ° sweet, °² two   ●² powder over sweets   › decides
area-points = Points
area-tokens = Tokens
area-cards = Cards
area-last = Last card
area-sweets = Sweets
area-foreign = On them
area-place = Place
place-ground = ground
place-middle = middle
place-top = top
finished = done
face-down = face down

# Tables of the content
table-pieces = Numbers of pieces and players
piece-least_players = fewest players
piece-most_players = most players
table-points = Points
table-board = Board and starting squares
table-sweets = Places of the sweets
table-cards = Colour cards
table-rivalry = Rivalry cards

# Events
event-began = Turn of { $seat }
event-stood = { $seat } starts on { $cell }.
event-threw = { $seat } threw { $card }: { $cells }, { $floor }.
event-threw-down = { $seat } threw { $card } face down: { $cell }, { $floor }.
event-threw-down-unseen = { $seat } threw a card face down: { $cell }, { $floor }.
event-landed = { $fell ->
    [0] A token of { $seat } lies on { $cell }, { $floor }.
    [one] A token of { $seat } fell one floor to { $cell }, { $floor }.
   *[other] A token of { $seat } fell { $fell } floors to { $cell }, { $floor }.
}
event-hit = { $points ->
    [one] { $seat } hit { $target } on { $cell }: 1 point.
   *[other] { $seat } hit { $target } on { $cell }: { $points } points.
}
event-caught = A token of { $seat } fell on { $target }, { $cell }, { $floor }.
event-moved = { $sweets ->
    [0] { $seat } moved to { $cell }, { $floor }, and took powder of { $owners }.
    [one] { $seat } moved to { $cell }, { $floor }, and took powder of { $owners } and one sweet.
   *[other] { $seat } moved to { $cell }, { $floor }, and took powder of { $owners } and { $sweets } sweets.
}
event-moved-unseen = { $sweets ->
    [0] { $seat } moved to { $cell }, { $floor }.
    [one] { $seat } moved to { $cell }, { $floor }, and took one sweet.
   *[other] { $seat } moved to { $cell }, { $floor }, and took { $sweets } sweets.
}
event-climbed = { $seat } climbed to the { $floor } on { $cell }.
event-drew = { $seat } drew { $cards }.
event-drew-unseen = { $count ->
    [one] { $seat } drew one card.
   *[other] { $seat } drew { $count } cards.
}
event-finished = { $seat } throws no more: { $why }.
why-tokens = no tokens left
why-cards = no cards left
why-no-throw = no throw is possible

# What is asked
ask-start = Choose a square for your pawn.
ask-warm-up = Put one token on the ground floor.
ask-throw = Throw a card this turn; Move and Climb are optional, once each, in any order.
ask-throw-move = Throw a card this turn; you may still move.
ask-throw-climb = Throw a card this turn; you may still climb.
ask-throw-only = Throw a card this turn.
ask-more = You may still move or climb, or end the turn.
ask-more-move = You may still move, or end the turn.
ask-more-climb = You may still climb, or end the turn.

# Refusals
choose-start-first = First choose where your pawn starts.
choose-warm-up-first = First put your token on the ground floor.
set-up-is-over = The set-up is over.
no-start-there = Pawns do not start on { $cell }.
no-pawn-there = { $target }’s pawn stands on { $cell }.
no-colour-there = Powder of { $owner } lies on { $cell }, { $floor }, and a square holds one token.
no-end-before-throw = The turn cannot end before the throw.
no-second-climb = You have already climbed this turn.
no-climb-from-top = There is nothing above the top floor.
no-climb-from-edge = Nobody climbs from an edge or a corner.
no-climb-alone = { $count ->
    [0] To climb, powder must lie on { $needed ->
        [4] all four
       *[other] { $needed } of the four
    } squares beside you; it lies on none.
    [one] To climb, powder must lie on { $needed ->
        [4] all four
       *[other] { $needed } of the four
    } squares beside you; it lies on one.
   *[other] To climb, powder must lie on { $needed ->
        [4] all four
       *[other] { $needed } of the four
    } squares beside you; it lies on { $count }.
}
no-climb-onto-pawn = { $target }’s pawn stands right above you.
no-throw-after-climb = After climbing you could throw nothing, and you must throw.
no-second-move = You have already moved this turn.
no-move-in-place = You are already on { $cell }.
no-move-so-far = { $cell } is too far away with Short steps.
no-move-onto-own = Your own powder lies on { $cell }: with Clean feet you may not step there.
no-throw-after-move = From { $cell } you could throw nothing, and you must throw.
no-second-throw = You have already thrown this turn.
no-such-card = You do not hold { $card }.
no-down-twice = Your last card lies face down, so this one must be thrown face up.
no-such-throw = From where you stand { $card } cannot colour { $cells }.
no-room-for-pattern = { $card } does not fit here: its squares must be on the board and free of powder.
no-tokens-for-all = { $count ->
    [one] You have one token left, not enough for { $cells }.
   *[other] You have { $count } tokens left, not enough for { $cells }.
}
view-without-throw = There is no such position: { $seat } is to throw, but can reach no throw with any hand.
no-tokens-held-back = You must place { $count } tokens: none can be held back.

# Traits in reports
trait-rivalry = Rivalry cards
trait-card = Cards thrown face up
