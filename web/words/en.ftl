# The page's own words. Same keys in every language.

web-title = Ludoteca
title-holi = Holi
title-quissama = Quissama
title-regalitos = Regalitos de Navidad
title-santakaos = Santa Kaos

# Trouble
web-offline = The server cannot be reached. Check your connection and try again.
web-trouble = Something went wrong on the server ({ $status }). Try again in a moment.
web-line-cut = The line to the table is cut; it is being mended.
web-nowhere = Nothing is here
web-nowhere-text = This address leads to no page of ours, or to a table that is gone.
web-home = Back to the shelf
web-close = Close

# The bar of a table
web-tools = Table tools
web-rules = Rules
web-hint = Hint
web-text = Text view
web-chat = Chat
web-chat-new = New lines in the chat
web-settings = Settings
web-more = More
web-finished = Finished
web-turn = Turn { $turn }
web-days = { $days ->
    [one] one day
   *[other] { $days } days
}
web-hours = { $hours } h

# Seats
web-others = Other players
web-seats = Seats
web-bot = bot
web-standin = away, a bot plays on
web-away = away
web-present = here
web-choosing-now = choosing now

# The table
web-board = The board
web-own = Your area
web-side = What all share, points, log
web-points = Points by source
web-now = Now
web-log = What happened
web-then = Show the table as it was then
web-took-back = { $seat } took that back.
web-chooser = What you can do

# The ask
web-ask = What you are asked to do
web-your-turn = Your turn
web-chooses = { $name } chooses
web-chooses-text = { $name } is choosing.
web-bot-thinks = { $name } is thinking.
web-take-back = Take back
web-past = Looking back
web-past-text = The table as it was after move { $n }.
web-present-again = Back to now
web-sheet = Score sheet

# Santa Kaos
web-sk-round = Round { $round }
web-sk-workshop = Your workshop
web-sk-stock = Your stock
web-sk-first = first player
web-sk-wishes = Your wishes
web-sk-kit = Artifacts, helper, stockings
web-sk-no-kit = No artifact and no helper yet.
web-sk-used = used
web-sk-market = Open wishes
web-sk-deck = { $count ->
    [one] one wish card in the deck
   *[other] { $count } wish cards in the deck
}
web-sk-toy = Made of { $cost }. Worth { $points } at the end if it is loose.
web-sk-wish = { $wish }, { $points } points
web-sk-special = Made and delivered in one go: { $cost }, ${ $coins }, elves: { $elves }. Reward: { $rewards }.
web-sk-lacks = Still missing: { $toys }.
web-sk-price = Price ${ $price }, { $points } points at the end.
web-sk-die = { $colour } die: { $location }
web-sk-shift-to = Let the die count for { $to }
web-sk-bonus-red = Bonus: an open wish card, or the top one of the deck, or ${ $die_coins }.
web-sk-bonus-green = Bonus: a new elf, or ${ $die_coins }.
web-sk-bonus-yellow = Bonus: ${ $yellow_coins }.

# Regalitos
web-rg-round = Round { $number } of { $rounds }
web-rg-rounds = Rounds
web-rg-deck = in the deck
web-rg-discard = discarded
web-rg-holds = holds the initiative
web-rg-object = Wrapping takes { $paper } of paper, delivering { $energy } of energy. Worth { $points } when delivered.
web-rg-paper = { $units } units of paper. Used whole: what is left on it is lost.
web-rg-energy = { $units } units of energy, to deliver with.
web-rg-coal = Costs a point at the end. Wrapped with { $paper } of paper it can be given to another player for { $energy } energy.
web-rg-paper-total = Paper: { $units } of your { $have } units.
web-rg-energy-total = Energy: { $units } of your { $have } units.
web-rg-energy-exact = { $units } units are needed: the smallest sum of whole cards that covers them.
