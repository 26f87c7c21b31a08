# Holi on the page. Same keys in every language.

holi-turn = Turn { $turn } of { $turns }
holi-set-up = Set-up
holi-on-floor = on the { $floor }
holi-done = throws no more

# The board
holi-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
holi-each = a token
holi-here = you are here
holi-place = { $place } { $cell }
holi-nowhere = not on the board yet
holi-cell = { $where }: { $what }
holi-empty = empty
holi-your-pawn = your pawn
holi-pawn = { $seat }’s pawn
holi-your-token = your powder
holi-token = { $seat }’s powder
holi-sweets = { $count ->
    [0] no sweets
    [one] one sweet
   *[other] { $count } sweets
}
holi-sweets-text = { $fewer_sweets } points at the end for each player who has fewer.
holi-choosable = can be chosen
holi-hittable = can be hit
holi-chosen = chosen
holi-column = Column { $cell }
holi-rests = rests here
holi-falls = falls through
holi-rivalry = Rivalry
holi-rule-pawn = Powder thrown straight at it is a direct hit: { $hit } now, { $on_others } at the end.
holi-rule-own-pawn = Press it to see where it can go.
holi-rule-token = { $points ->
    [one] 1 point at the end. Whoever moves onto it takes it.
   *[other] { $points } points at the end. Whoever moves onto it takes it.
}
holi-rule-sweets = Move here to take them. At the end { $fewer_sweets } points for each player who has fewer.

# Your area and the others'
holi-hand = { $own ->
    [yes] Your hand
   *[no] Hand of { $seat }
}
holi-cards = { $own ->
    [yes] Your cards
   *[no] Cards
}
holi-powder = { $own ->
    [yes] Your powder, { $count } left
   *[no] Powder, { $count } left
}
holi-clothes = { $own ->
    [yes] On your clothes
   *[no] On the clothes
}
holi-your-sweets = { $own ->
    [yes] Your sweets
   *[no] Sweets
}
holi-points = { $own ->
    [yes] Your points
   *[no] Points
}
holi-to-draw = to draw
holi-played = played
holi-no-cards = no cards
holi-no-cards-yet = no cards yet
holi-tokens = { $count ->
    [one] one token
   *[other] { $count } tokens
}
holi-star = with a star
holi-turn-hint = Swipe it, or press Face down, to throw it face down; press it again to put it back.
holi-hand-of = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
holi-hand-of-text = Others do not see them.
holi-deck-of = { $count } to draw
holi-deck-of-text = At the end of a turn a player draws up to { $hand } cards.
holi-last-card = Last card: { $card }
holi-powder-of = { $count } tokens left
holi-powder-of-text = Powder that can still be thrown.
holi-on-clothes = Powder of others: { $list }
holi-on-clothes-text = Each token is worth { $on_others } points to whoever threw it.

# The ask
holi-ask = { $act }?
holi-ask-throw = Throw { $card }?
holi-ask-first = No card fits from here: first move or climb, then throw.
holi-ask-card = { $card }: choose where the powder goes. Your pawn stands still.
holi-ask-down = { $card } face down: one token on any free square of your floor.
holi-would-stay = one stays on { $cell }
holi-would-fall = one falls to the { $floor } on { $cell }
holi-would-hit = one hits { $target } on { $cell }
holi-would-catch = one falls onto { $target } on { $cell }
holi-would-climb = you go up to the { $floor }
holi-would-take = { $tokens ->
    [0] you take { $sweets ->
        [one] one sweet
       *[other] { $sweets } sweets
    }
    [one] you take one token{ $sweets ->
        [0] {""}
        [one] {" "}and one sweet
       *[other] {" "}and { $sweets } sweets
    }
   *[other] you take { $tokens } tokens{ $sweets ->
        [0] {""}
        [one] {" "}and one sweet
       *[other] {" "}and { $sweets } sweets
    }
}
holi-rotate = Rotate
holi-face-down = Face down
holi-face-up = Face up

# The table in words
holi-text-player = { $seat }, { $colour }: points { $points }, pawn on { $where }, cards in hand { $hand }, to draw { $deck }, last card { $last }, tokens left { $tokens }, powder of others { $on }, sweets { $sweets }.
holi-text-hand = Hand: { $cards }.
holi-colour-1 = raspberry, circle
holi-colour-2 = cobalt, square
holi-colour-3 = sun, triangle
holi-colour-4 = mint, diamond

# The tutorial
learn-other = That can be done in the game. In this lesson do what the bubble says.
learn-goal-title = Three floors
learn-goal = Throw powder over the courtyard. At the end each token of yours is worth 1 point on the ground floor, 2 on the middle one, 3 on top.
learn-start-title = Your place
learn-start = Every pawn begins in a corner of the ground floor. Press A1, then Start.
learn-throw-title = Your first throw
learn-throw = Press { $card }. Your pawn stands on one of the card’s squares, the others get powder. Put it on B1 and A2: throwing on sweets is allowed, it only covers them.
learn-move-title = A walk
learn-move = Once a turn you may move to any square of your floor without a pawn. Sweets lie open on A5: press it and take them.
learn-hand-title = Your hand
learn-hand = With nothing left to do your turn ended by itself, and you drew up to three cards. Meanwhile Bento threw and moved.
learn-walk-title = Before the throw
learn-walk = Throw, Move and Climb go in any order. Move to A4 first. From there your next card reaches two good squares.
learn-turn-title = Turn the pattern
learn-turn = Press { $card }, then turn it with Rotate, the R key or the wheel until it lies on C2 and B3.
learn-hit-title = A direct hit
learn-hit = Bento stands on B4. Press { $card } and throw it along row 4: powder straight at a pawn is 1 point now and 2 at the end.
learn-ladder-title = A place to climb
learn-ladder = B2 has powder on all four sides: A2, B1, C2 and B3. Move there.
learn-climb-title = Climb
learn-climb = Your pawn stands among four tokens. Press Climb, or the square above it: B2 of the middle floor. There is no way down again.
learn-fall-title = Falling powder
learn-fall = Press { $card } and throw it on C2 and B4. On C2 powder lies below, so the token stays. On B4 nothing does: it falls to the ground.
learn-end-title = End the turn
learn-end = You could still move, but this square is good. Press End the turn.
learn-down-title = Face down
learn-down = Press { $card }, then Face down (or swipe the card): face down a card gives one token on any free square of your floor. Put it on B3. Not twice running.
learn-points-title = The end
learn-points = Whoever has no cards or no powder is finished. 2 points for each token of yours on others, 5 for each player with fewer sweets than you. That is all: play!

# The rules page
picture-set-up = Ana (raspberry) and Bento (cobalt) have put their pawns on corners. Two sweets lie on each square beside a corner of the ground floor, one on the same squares of the middle floor.
picture-throw = Ana throws Fork from C3. Her pawn stands on the star, so all three coloured squares get a token: B2, D2 and C4.
picture-hit = Ana throws Corner over C2 and D2. Bento stands on D2: that token is a direct hit and goes onto his clothes.
picture-move = Ana’s pawn goes from C3 to E1 and takes the two sweets there. Sweets under powder, as on B1, would stay.
picture-climb = Powder lies on all four squares beside Ana’s pawn, whoever threw it. She may climb straight up to C3 of the middle floor.
picture-fall = Ana throws Fork from the middle floor. On B2 powder lies below, so her token rests. On D2 nothing lies below: it falls to the ground. Below C4 stands Bento, and the token falls on him; that is not a direct hit.
picture-pieces = The same square on all three floors is a stack. Ana’s pawn (raspberry) stands on the ground floor with her powder around it, Bento’s (cobalt) on the middle floor; sweets lie beside the corners.
picture-turn = Ana’s things at the start of a turn: three cards to choose from, her deck and her last card, the powder she has left, Bento’s powder on her clothes, and her sweets.
picture-end = What Ana’s tokens score: six on the ground floor 6 points, two on the middle floor 4, one on the top floor 3.
picture-rivalry = Three rivalry cards, open beside the board for the whole game.
