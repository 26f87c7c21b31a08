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
web-drawn = Drawn view
web-chat = Chat
web-chat-new = New lines in the chat
web-settings = Settings
web-more = More
web-onlookers = { $count ->
    [one] one onlooker
   *[other] { $count } onlookers
}
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
web-skip = To the board
web-own = Your area
web-area-of = { $name }’s area
web-side = What all share, points, log
web-points = Points by source
web-now = Now
web-log = What happened
web-then = Show the table as it was then
web-took-back = { $seat } took that back.
web-chooser = What you can do
web-reconnecting = Reconnecting… your last move is safe.
web-try-now = Try now
web-standin-mine = A bot plays for you.
web-come-back = Take my seat back
web-standin-ask = { $name } is away. Should a bot play on?
web-standin-yes = Let a bot play
web-standin-no = Wait after all
web-abandon-ask = { $names } would like to give up this game.
web-abandon-yes = Give up too
web-abandon-no = Play on
web-abandon = Give up
web-abandon-text = Give the game up: it ends without a result when all agree.
web-leave-text = Leave the table: a bot plays on for you, and you can come back.
web-abandoned = All agreed to give this game up.

# The ask
web-ask = What you are asked to do
web-your-turn = Your turn
web-chooses = { $name } chooses
web-chooses-text = { $name } is choosing.
web-bot-thinks = { $name } is thinking.
web-watching = You are watching.
web-take-back = Take back
web-past = Looking back
web-past-text = The table as it was after move { $n }.
web-present-again = Back to now

# The end
web-sheet = Score sheet
web-look-board = Look at the board
web-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
web-tie = Tie-break.
web-replay = Replay
web-rematch = Rematch
web-rematch-join = Join the rematch
web-rematch-watch = Watch the rematch

# Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something to the table
web-send = Send

# Hints
web-hint-next = Next best: { $act }
web-hint-chances = Chances to win in percent: { $chances }
web-hint-chances-text = Chances to win in percent, as the bot sees it.
web-hint-thinking = A strong bot is thinking …
web-hint-ask = Ask a strong bot what it would do.
web-hint-wait = When it is your turn, a strong bot can tell what it would do.
web-hint-show = Show it

# Pass-and-play
web-cover = Pass the device to { $name }
web-cover-text = What only one may see is covered. The board stays open.
web-cover-me = I am { $name }

# Text view
web-find = Find
web-find-more = { $count ->
    [one] One more: write a word to find it.
   *[other] { $count } more: write a word to find them.
}
web-find-none = Nothing fits these words.
web-nothing-now = Nothing for you to decide now.
web-since = Since your last turn

# Settings
web-set-language = Language
web-set-language-text = Words of the table and the log
web-set-light = Light
web-set-light-text = Follows your device unless you choose
web-light-device = Device
web-light-light = Day
web-light-dark = Night
web-set-pace = Speed of moves
web-set-pace-text = How long moves take
web-pace-fast = Fast
web-pace-normal = Normal
web-pace-slow = Slow
web-set-still = Less motion
web-set-still-text = Pieces fade instead of travelling
web-set-patterns = Patterns with colours
web-set-patterns-text = For whoever does not tell colours apart
web-set-confirm = Confirm each act
web-set-confirm-text = A second press does it; off: one press
web-set-notify = Tell me when it is my turn
web-set-notify-text = A notice from this browser
web-set-keys = Show keys
web-set-keys-text = Letters on what can be pressed

# Before the game
web-waiting = A table being set
web-waiting-for = A table for { $title }
web-waiting-text = { $open ->
    [0] Everybody is here.
    [one] One seat is open: send the link, or put a bot there.
   *[other] { $open } seats are open: send the link, or put bots there.
}
web-seat-open = Open seat
web-seat-open-text = a friend or a bot
web-seat-host = you, host
web-seat-you = you
web-seat-bot = A bot for seat { $number }
web-seat-bot-put = Put a bot
web-seat-free = Open it
web-sit = Sit down
web-nick = Your name
web-guest = Guest
web-join-text = Take an open seat, or watch when the game begins.
web-copy = Copy
web-copied = Copied
web-leave = Leave
web-start = Start
