# The page's own words. Same keys in every language.

web-title = Ludoteca
title-holi = Holi
title-quissama = Quissama
title-regalitos = Regalitos de Navidad
short-regalitos = Regalitos
title-santakaos = Santa Kaos

# Trouble
web-offline = The server cannot be reached. Check your connection and try again.
web-unreached = The server is not answering. What you see may be out of date or incomplete.
web-unreached-offline = You are offline: this device has no network.
web-try-again = Try again
web-trouble = Something went wrong on the server ({ $status }). Try again in a moment.
web-line-cut = The connection to the table was lost; reconnecting.
web-nowhere = Nothing here
web-nowhere-text = There is no page at this address, or its table is gone.
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
web-thinking-now = thinking now

# The table
web-board = The board
web-skip = To the board
web-own = Your area
web-area-of = { $name }’s area
web-side = Shared things, points, log
web-points = Points by source
web-as-it-stands = As it stands
web-as-it-stands-text = may still change before the end
web-log = What happened
web-log-empty = Nothing has happened yet.
web-log-chat = Log and chat
web-log-only-all = All
web-log-only-moves = Moves
web-log-only-chat = Chat
web-then = Show the table as it was then
web-read-rule = Read the rule
web-again = Show this turn again
web-again-of = Show the last turn of { $name } again
web-took-back = { $seat } took that back.
web-chooser = What you can do
web-news = News of the table
web-news-live = Connected
web-news-away = { $names } away
web-other-ways = Other ways ({ $count })
web-line-offline = You are offline. Your last move is safe.
web-line-away = The server is not answering. Reconnecting… your last move is safe.
web-line-sending = Sending…
web-try-now = Try now
web-standin-mine = A bot plays for you.
web-come-back = Take my seat back
web-standin-ask = { $name } is away. Should a bot play on?
web-standin-yes = Let a bot play
web-standin-no = Keep waiting
web-bot-failed = { $name } failed: a built-in medium bot takes over.
web-bot-replaced = failed, another bot plays
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
web-unsettled = { $source } { $gain } as it stands: { $why }.
web-unsettled-short = { $source } { $gain } as it stands.
web-turn-ends = Then your turn ends.
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
web-new-game = New game
web-share-game = Share
web-won = { $winners } wins with { $points }
web-won-shared = { $winners } share the win with { $points }
web-won-none = Nobody wins
web-won-alone = { $winners }: { $points ->
    [one] one point
   *[other] { $points } points
}
web-won-level = Level with { $name }: { $tie }.
web-goals = Goals
web-lost = lost: { $sources }
web-pile-text = Face down: nobody knows what comes next.
web-next = What next
web-turned = How the game turned
web-turned-by-none = No single move turned this game.
web-turned-luck = luck before move { $n }
web-turned-good = { $all ->
    [one] { $best } of one decision was good
   *[other] { $best } of { $all } decisions were good
}
web-turned-note = In points of winning chance. Only losses beyond doubt are counted.
web-won-by = { $points }: { $lead } more than { $name }.
web-won-by-lost = { $points }: { $lead ->
    [one] one point
   *[other] { $lead } points
} fewer lost than { $name }.
web-rematch = Rematch
web-rematch-join = Join the rematch
web-rematch-watch = Watch the rematch
web-rematch-decline = No, thanks

# Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something to the table
web-send = Send
web-react = Show how you feel
reaction-bravo = Bravo!
reaction-thanks = Thank you!
reaction-laugh = Ha ha!
reaction-wow = Oh!
reaction-ouch = Ouch!

# Hints
web-hint-next = Next best: { $act }
web-hint-chances = Chances to win in percent: { $chances }
web-hint-chances-text = Chances to win in percent, as the bot sees it.
web-hint-thinking = A strong bot is thinking …
web-hint-ask = Ask a strong bot what it would do.
web-hint-wait = When it is your turn, a strong bot can tell what it would do.
web-hint-show = Show it
web-hint-follow = Show a new hint each time

# Pass-and-play
web-cover = Pass the device to { $name }
web-cover-text = What only one player may see is covered. The board stays open.
web-cover-me = I am { $name }

# Text view
web-find = Find
web-find-more = { $count ->
    [one] One more: write a word to find it.
   *[other] { $count } more: write a word to find them.
}
web-find-none = Nothing matches these words.
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
web-set-sound = Sound
web-set-sound-text = Dice, cards, pieces, your turn, the end
web-set-patterns = Patterns with colours
web-set-patterns-text = Helps if colours are hard to tell apart
web-set-confirm = Confirm each act
web-set-confirm-text = Press once to choose, again to confirm
web-set-confirm-end = Ask before my turn ends
web-set-confirm-end-text = Even where one press is otherwise enough
web-set-notify = Notify me when it is my turn
web-set-notify-text = A notification from this browser
web-set-keys = Show keys
web-set-keys-text = Letters on everything you can press

# Before the game
web-waiting = Setting up a table
web-waiting-for = A table for { $title }
web-by-chance = { $count } at random
web-waiting-text = { $open ->
    [0] Everybody is here.
    [one] One seat is open: send the link, or put a bot there.
   *[other] { $open } seats are open: send the link, or put bots there.
}
web-seat-open = Open seat
web-seat-open-text = a friend or a bot
web-seat-kept = kept for the rematch
web-seat-kept-you = kept for you
web-kept-text = Your seat of the last game is kept for you: sit down, or say no.
web-waiting-kept = { $kept ->
    [one] One player of the last game has not answered yet.
   *[other] { $kept } players of the last game have not answered yet.
}
web-seat-host = you, host
web-seat-hosts = host
web-seat-you = you
web-seat-ready = ready
web-seat-unready = not ready yet
web-add-seat = Add a seat
web-remove-seat = Remove seat { $number }
web-agree = Change the set-up
web-ready = I am ready
web-ready-not = Not ready after all
web-waiting-ready = Everybody is here. Not ready yet: { $names }.
web-sit = Sit down
web-nick = Your name
web-join-text = Take an open seat, or watch when the game begins.
web-invited = { $name } invites you: take an open seat, or watch when the game begins.
web-copy = Copy
web-copied = Copied
web-link-by-hand = Copy this link: { $link }
web-copy-by-hand = Copy the selected link yourself: this browser does not let the page do it.
web-qr = QR code
web-qr-alt = The link as a QR code, for a camera
web-here-only = This server listens on this machine only, so the link works nowhere else. To open it to your local network, start it with
web-share = Send the link
web-share-text = { $title }: play with me
web-leave = Leave
web-start = Start

# The pages around the table
web-nav = Main
web-nav-games = Games
web-nav-tables = Tables
web-nav-replays = Replays
web-nav-rules = Rules
web-language = Language
language-en = English
language-pt = Português
language-es = Español
web-make-dark = Make the page dark
web-make-light = Make the page light
web-guest = { $name }, guest
web-guest-name = Guest { $number }
web-sign-in = Sign in
web-none = none
web-on = On
web-off = Off

# The games, in a few words
about-holi = Throw colour over three storeys
about-quissama = Influence in imperial Rio
about-regalitos = Take, wrap, decorate, deliver
about-santakaos = Run the workshop without Santa
length-holi = 13 turns
length-quissama = a race
length-regalitos = 5 rounds
length-santakaos = 5–7 rounds
weight-holi = About 25 minutes, easy to learn
weight-quissama = About an hour, for thinkers
weight-regalitos = About 40 minutes, a little to learn
weight-santakaos = About 45 minutes, a little to learn

# The front page
front-title = Take a game off the shelf.
front-text = Play in the browser with friends or against bots. No account needed.
front-pull-out = Take { $title } off the shelf
front-players = Players:
front-length = Length:
front-play = Play now
front-play-game = Play now: { $title } against a bot
first-title = { $title } for the first time?
first-text = The lesson plays the first turns with you and takes a few minutes. Or sit down at once, against a bot.
front-invite = Invite
front-invite-game = Invite a friend to { $title }
front-setup = A table for { $title }
front-learn = Learn by playing
front-puzzles = Puzzles
front-link-later = You get a link to share when you open the table.
front-link-none = No seat is open. Invite a friend and you get a link to share.
front-copy = Copy the link
front-public = Who may join
front-public-text = The table is listed on the front page
front-private-text = Whoever has the link
front-friends = Friends
front-anybody = Anybody
front-pace = Pace
front-contents = Contents
front-contents-text = What is printed on the cards and boards.
front-contents-house-text = House contents: the host of this server changed what is printed.
front-contents-printed = Printed here
web-contents = House contents: { $name }
front-changed = { $count ->
    [one] One of { $all } options changed
   *[other] { $count } of { $all } options changed
}
front-open = Open the table
front-start = { $count ->
    [one] Start alone
   *[other] Start with { $count }
}
front-more = More rules of this table
front-pick = Pick
front-pick-names = Pick up to { $most }
front-name-of = Name on seat { $number }
front-you = You
front-you-host = you, host
front-who-sits = Who sits on seat { $number }
front-yours = Your games
front-yours-none = No games yet. Press Play now under a box to start one.
front-open-tables = Open tables
front-open-none = Nobody is waiting. Open a table for anybody and it appears here for everyone.
front-done = Just finished
front-all = all { $count }
front-all-replays = all replays
front-foot = Boards, cards and figures are drawn for Ludoteca. Each game’s rules page says which of its contents are reconstructed.

# Who sits on a seat
sitter-open = Open seat
sitter-open-text = a friend or anybody
sitter-easy = Bot, easy
sitter-easy-text = change or remove
sitter-medium = Bot, medium
sitter-medium-text = change or remove
sitter-hard = Bot, strong
sitter-hard-text = change or remove
sitter-expert = Bot, self-taught
sitter-expert-text = change or remove
sitter-other = Bot { $name }
sitter-other-text = from another package
sitter-here = Somebody at this device
sitter-here-text = at this device
sitter-none = Closed
sitter-none-text = open this seat

# How fast
pace-live = Live
pace-live-text = 10 minutes each, then 20 s a turn
pace-live-short = live
pace-slow = Days
pace-slow-text = Two days for each turn
pace-slow-short = over days
pace-none = No clock
pace-none-text = Nobody is hurried
pace-none-short = no clock

# Rules of a table
rule-hints = Hints
rule-hints-text = Players may ask what a strong bot would do
rule-onlookers = Onlookers
rule-onlookers-text = Others may watch; they see no secrets
rule-shuffle = Random seats
rule-shuffle-text = Who sits where is drawn when the game starts
rule-absent = When time is up
absent-vote = Vote
absent-vote-text = The others decide whether a bot plays on
absent-bot = Bot
absent-bot-text = A bot plays on until the player is back
absent-wait = Wait
absent-wait-text = Everybody waits

web-seat-came = joined by the link
front-host = host
web-start-bots = { $open ->
    [one] Put a bot there and start
   *[other] Fill with bots and start
}

# Rows of tables
row-waits = { $count ->
    [0] Ready to start
    [one] Waits for one player
   *[other] Waits for { $count } players
}
row-your-turn = Your turn
row-your-turn-left = Your turn · { $left } left
row-chooses = { $name } is choosing
row-free-seat = a free seat
row-play = Play
row-play-game = Play: your turn in { $title }
row-look = Look
row-look-game = Look at this table of { $title }
row-sit = Sit down
row-sit-game = Sit down at a table of { $title }
row-taken = { $taken } of { $all } seats taken
row-nobody-won = Nobody won
row-won = { $count ->
    [one] { $name } won
   *[other] { $name } shared the win
}
row-won-with = { $count ->
    [one] { $name } won with { $points }
   *[other] { $name } shared the win with { $points }
}
row-replay = Replay
row-replay-game = Replay of this game of { $title }
row-rematch = Rematch

# Tables
tables-all = All
tables-which = Which game
tables-set = Set up a table
tables-playing = Games in play
tables-playing-none = No public game is being played right now.

# Sign in
login-text = You can play everything as a guest. An account keeps your games, results and ratings on every device.
login-in = Log in
login-new = A new account
login-new-text = A name and a password are enough; we ask for nothing else.
login-keep = You are { $name }, a guest. You keep your games.
login-name = Account name
login-name-text = 3 to 24 letters, digits, dots, hyphens or underscores
login-password = Password
login-password-text = At least 8 characters
login-open = Open an account

# Myself
calls-title = Notifications while you are away
calls-text = In games over days: when it is your turn, when a game has ended, and when a seat is kept for you.
calls-on = Notify me
calls-browser = In this browser
calls-browser-none = This browser cannot show notifications while the page is closed.
calls-browser-no = This browser does not allow notifications here; see its settings for this page.
calls-quiet = Quiet hours
calls-from = from
calls-to = to
calls-email = By e-mail, to this address
calls-confirm = We have sent an e-mail to { $email }: please follow the link in it.
calls-saved = Saved.
calls-confirmed = E-mails go to { $email }.
calls-unconfirmed = { $email } is not confirmed yet: follow the link in our e-mail.
calls-no-mail = This server sends no e-mails.
mail-confirm-page = Confirm your e-mail address
mail-confirm-text = Press the button, and we will e-mail you when a game is waiting for you.
mail-confirm-do = Yes, e-mail me
mail-confirm-done = Done: we will e-mail you. Each e-mail has a link to unsubscribe.
mail-stop-page = Unsubscribe
mail-stop-text = Press the button, and we will send you no more e-mails about your games.
mail-stop-do = Unsubscribe
mail-stop-done = Done: you will get no more e-mails. You can switch them on again on your page.
mail-home = To the shelf
me-title = You
me-name = Your name
me-account = Your account: { $account }
me-guest = You are a guest: this browser remembers you until its cookies are cleared.
me-save = Save
me-renamed = From now on you play under this name.
me-log-out = Log out
me-games = My games
me-games-text = Running games, results, ratings, and where your points come from.
me-data = Download my data
me-password = Password
me-password-old = Old password
me-password-new = New password
me-change = Change it
me-changed = The password was changed. All other devices are logged out.

# Tokens
token-title = Tokens for programs
token-text = A program with a token plays in your name: bots of your own, for example.
token-none = No token yet.
token-used = used { $when }
token-made = made { $when }, not used yet
token-end = End
token-end-one = End the token { $label }
token-secret = Copy it now; it is shown only once:
token-label = What it is for
token-make = Make a token

# Farewell
farewell-title = Delete all my data
farewell-text = Your name, account, results and tokens are deleted. Games with others stay, without your name.
farewell-go = Delete
farewell-stay = No, stay
farewell-really = Yes, delete everything

# Results
result-running = Running games
result-title = Results
result-none = Finished games are kept here with their points, and can be watched again.
result-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} of { $players }
result-points = { $points ->
    [one] one point
   *[other] { $points } points
}
result-with = with { $names }
result-rating = Rating change
result-older = Older games
figure-games = Games
figure-wins = Wins
figure-place = Average place
figure-rating = Rating
figure-sources = Points per game, by source
figure-learning = What reviews say about your play
figure-loss = Lost per turn
figure-loss-text = points of winning chance; it falls as you learn
figure-luck = Luck so far
figure-reviewed = Reviewed games
figure-curve = Lost per turn, game by game: from { $first } to { $last } points.
figure-best = Best turn: { $points }
figure-worst = Costliest turn: { $points }

# Replays
replays-text = Finished games, move by move, from every seat.
replays-finished = Finished games
replays-none = Finished games are kept here, yours and public ones.
replays-import = A record from a file
replays-import-text = From the terminal, from another server, or downloaded here. It is replayed first; a faulty record is refused, with the step that failed.
replays-choose = Choose a file
replays-unreadable = This file is not a record: it is not JSON.
replays-imported = Records you imported
replay-bar = Moves of the game
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-on = One move forward
replay-last = To the end
replay-slider = Move
replay-move = Move { $n } of { $all }
replay-deal = The deal
replay-speed = Speed
replay-seen-by = Seen by
replay-onlooker = an onlooker
replay-share = Share this moment
replay-copied = Link copied: { $link }
replay-comments = { $count ->
    [0] Comments
    [one] { $count } comment
   *[other] { $count } comments
}
replay-comments-none = Nobody has commented on this game yet.
replay-comment-at = Comment on move { $n }
replay-comment = Say it
replay-uncomment = Remove
replay-uncomment-one = Remove: { $text }
replay-download = Download the record

# Rules
rules-text = Every game in our own words, with what is reconstructed marked as such.
rules-of = Rules of { $title }
rules-read = Read the rules
rules-read-of = Read the rules: { $title }
rules-search = Search the rules
rules-chapters = Chapters
rules-found = { $count ->
    [0] Nothing was found.
    [one] Found in one place.
   *[other] Found in { $count } places.
}
rules-provenance = About the contents
rules-try = Play it step by step
rules-puzzles = Solve puzzles

# Learning by playing
lesson-of = { $step } of { $all }
lesson-back = Back
lesson-next = Next
lesson-leave = Leave
lesson-play = Play a game
lesson-read = Read the bubble, then press Next.
lesson-done = You know enough for a first game.
lesson-lead = Step by step

web-review = Review
web-review-accounts = Luck and skill
web-review-points = in points of winning chance
web-review-start = start
web-review-luck = luck
web-review-own = own
web-review-others = others’
web-review-rest = rest
web-review-end = end
web-review-how = Start + luck + own decisions + others’ decisions + rest = end. Only losses beyond doubt are counted; the line beside each is its 95 % interval. Judged by { $judge ->
    [net] a trained network
    [hand] the game’s own estimate
   *[playouts] games played by chance
}.
web-review-list = Decisions
web-review-all = All
web-review-nothing = Nothing here.
web-review-better = Better: { $act }
web-review-sure = ({ $low } to { $high })
web-review-none-better = Nothing was better beyond doubt.
web-review-show = What happened
web-review-moment = This moment
web-review-about = Every decision is compared with the best one, and luck is separated from skill. The bots work on it when nobody else needs them; you can leave this page meanwhile.
web-review-working = Reviewing: { $done } of { $steps } moves
web-review-begin = Review this game
web-try = Find a better move
web-try-about = The table is as { $name } saw it. Do what you would do now.
web-try-hidden = What came after stays hidden.
web-try-counts = Better by { $points } points or more counts as found.
web-try-many = { $count } tries, then the answer.
web-try-number = Your try { $n } of { $all }
web-tries = Tries
web-try-leave = Leave
web-try-answer = Show the answer
web-try-next = Next one
web-try-curve = hidden while you try
web-try-judging = Your try is being judged…
web-try-was-best = As good as any
web-try-was-better = Better
web-try-was-same = As good as before
web-try-was-worse = Worse
web-try-best = “{ $act }”: nothing is better beyond doubt.
web-try-better = “{ $act }”: better than what was done, by { $gain } of { $loss }.
web-try-same = “{ $act }”: about as good as what was done.
web-try-worse = “{ $act }”: worse than what was done, by { $gain }.
web-try-less = The best one is better by { $loss }
web-try-most = Another could be better by { $high } at most.
web-try-than = Better than “{ $act }” by
web-worth = What each was worth
web-worth-points = points of winning chance below the best
web-worth-best = the best
web-worth-done = done
web-worth-tried = you
web-worth-sure = The thin line is the 95 % interval. Two acts whose lines overlap may be equally good.
web-turning-decision = The turning point: with move { $n } ({ $act }) { $name } lost { $points } points of winning chance.
web-turning-lucky = The turning point: luck before move { $n } gave { $name } { $points } points of winning chance.
web-turning-unlucky = The turning point: luck before move { $n } cost { $name } { $points } points of winning chance.
web-turning-look = Look at it
review-best = good
review-lucky = lucky
review-unlucky = unlucky

# Puzzles
web-puzzle = Puzzle
web-puzzle-want = One decision here is clearly better than the others. Find it.
web-puzzle-known = You have tried this one before, so it does not count again.
web-puzzle-hard = Difficulty { $rating }
web-puzzle-rating = You { $rating }
web-puzzle-streak = { $count } in a row
web-puzzle-tell = Show the answer
web-puzzle-right = Right
web-puzzle-wrong = Not this one
web-puzzle-told = The answer
web-puzzle-change = rating { $change }
web-puzzle-loses = loses { $loss } points of winning chance ({ $low } to { $high })
web-puzzle-also = { $count ->
    [one] One other way is as good.
   *[other] { $count } other ways are as good.
}
web-puzzle-show-mine = Yours
web-puzzle-show-best = Best
web-puzzle-next = Next

# Tables of games from other packages
web-plain-press = Press anything with a ring.
web-plain-further = Continue, or choose one of the options.
