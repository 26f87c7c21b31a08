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
