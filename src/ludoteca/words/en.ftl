# The house's words: what all games share. Same keys in every language.

list = { $rest } and { $last }
seat = Player { $number }

# Refusals
game-over = The game is over.
no-such-seat = There is no seat { $number }; seats go from 0 to { $most }.
not-your-turn = It is not your turn: { $seat } decides.
not-now = That is not possible now.
no-such-number = There is no action { $number }; actions go from 0 to { $most }.
no-such-act = This is not an action of the game: { $reason }.
cannot-undo = This cannot be taken back: luck, a revealed secret, another player's decision or the end of the game has come since.

# Luck
luck-missing = The written luck ends too early: number { $place } (below { $sides }) is missing.
luck-impossible = The written luck does not fit: number { $place } is { $number }, but must be below { $sides }.
luck-left = { $count ->
    [one] one number of luck was not used
   *[other] { $count } numbers of luck were not used
}

# Games, players, options
game-unknown = There is no game “{ $name }”. Installed: { $games }.
game-unknown-near = There is no game “{ $name }”. Did you mean “{ $near }”? Installed: { $games }.
game-broken = The game “{ $name }” of { $package } cannot be played: { $reason }.
words-missing = There are no words for “{ $words }” ({ $language })
new-bad-name = “{ $name }” cannot be a game’s id: 2 to 31 small letters and digits, beginning with a letter.
new-taken = A game “{ $name }” is installed already: give yours another name.
new-exists = { $folder } already exists.
new-written = { $folder } is a whole game. Next: pip install -e { $folder }, then ludoteca check { $name }, then ludoteca play { $name }.
check-nothing = No installed package “{ $package }” brings a game. Install it first: pip install -e FOLDER.
check-untried = The other laws were not tried: first a game has to come to its end.
check-broken = { $count ->
    [one] One law is broken.
   *[other] { $count } laws are broken.
}
check-untranslated = { $title }: shown in English, because { $language } lacks: { $keys }.
check-kept = All laws are kept: { $games }.
players-out-of-range = { $title } is for { $least } to { $most } players, not { $players }.
option-unknown = { $title } has no option “{ $option }”. It has: { $right }.
options-unnamed = Give options by name, as NAME and value, not as { $value }. { $title } has: { $right }.
option-value = Option “{ $option }” cannot be “{ $value }”. Allowed: { $right }.

# Records
record-unreadable = This is not a record: { $reason }.
record-other = The record is for another { $field }: { $value }, here it is { $right }.
record-changed-head = The record was changed: its head does not match its check.
record-changed-step = The record was changed: step { $step } does not match its check.
record-bad-start = The record cannot be set up: { $reason }
record-bad-step = The record cannot be replayed: step { $step }: { $reason }
record-truncated = The record is cut short: it states an outcome, but after step { $step }, its last, the game is not over.
record-cut = The record was changed or cut short after step { $step }: its seal does not match.
record-outcome = The record's outcome is not the one its steps lead to (after step { $step }).

# People and requests
stranger = The server does not know who you are: come in as a guest, log in, or send a valid token.
token-garbled = This is not a token: one has only plain letters, digits, - and _. Copy it whole from your account page.
forbidden = You are not allowed to do this.
nothing-here = There is nothing here, or nothing you may see.
no-such-method = This address does not accept that kind of request.
too-large = This is too large.
malformed = This does not follow the protocol: { $reason }
other-origin = This page comes from another site, so it may not change anything here.
asked-too-often = Too many requests: try again in { $seconds } s.
lines-full = You already have { $most } connections to tables open, the most allowed: close one (another tab or program) first.
connections-full = Your network already has { $most } connections open, the most allowed: close some (other tabs or programs) first.
tables-full = You already have { $most } unfinished tables, the most allowed: finish, leave or give up one of them first.
bot-tables-full = You already have { $most } unfinished tables with only bots playing, the most allowed: wait until one is finished.
log-full = This game already has { $most } entries, decisions taken back included: from here on nothing can be taken back.
server-full = The server has as many connections open as it can: try again in a moment.
address-too-long = The address is longer than { $most } letters.
head-too-long = The head of the request is longer than { $most } bytes, or has too many lines.
request-too-slow = The request did not arrive in full within { $seconds } s.
server-trouble = Something went wrong on the server; its log has the details.
server-unready = The server is not ready: { $what } does not answer.
already-in = You are already here as { $nick }: log out first, or change your name.
account-already = You already have an account: { $account }.
account-none = You are a guest and have no password.
account-taken = The name { $account } is taken; choose another.
name-unseen = A name may contain only visible characters, and { $sign } is not one: remove it.
login-wrong = The name or the password is wrong.
password-wrong = The password is wrong.
tokens-full = You already have { $most } tokens, the most allowed: end one first.
rules-unwritten = The rules of { $title } are not available in this language.
record-unfinished = Only a finished game can be kept and shown: this one is still going on.
moment-missing = There is no moment { $n }: they go from 0 to { $most }.
moment-forgotten = In this game nobody may look back: remembering is part of it.
backup-written = { $file } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
} and everybody who played there. Keep the server's secret.key with it.
restore-done = { $file } is now the server's database.
restore-aside = { $file } is now the server's database; the previous one is { $old }.
copy-not-sqlite = This is for SQLite databases; PostgreSQL is copied with pg_dump and pg_restore.
copy-broken = { $file } is not a complete database of a Ludoteca server.
copy-in-use = { $file } is in use: stop the server first.

# Content files
content-unreadable = { $file }: cannot be read: { $reason }
content-not-toml = { $file }: is not valid TOML: { $reason }
content-refused = { $file }: { $table ->
    [whole-file] {""}
   *[other] table { $table }:{" "}
}{ $reason }
content-refused-at = { $file }, line { $line }: { $table ->
    [whole-file] {""}
   *[other] table { $table }:{" "}
}{ $reason }
layout-refused = { $file }{ $line ->
    [0] {""}
   *[other] {", "}line { $line }
}: { $reason }
content-no-game = { $file } does not say which game it is for: begin it with game = "holi", or name the game.
content-other-game = { $file } has contents for { $there }, not { $here }.
content-nothing = Name a game: ludoteca content holi, or a file to check: ludoteca content --check mine.toml
content-unplayable = { $file }: these contents cannot be played with { $players } players: { $reason }
content-name-twice = { $file }: another file has contents named “{ $name }”; give these another name.
content-right = { $file } is correct: { $title }, contents { $digest }, different from the installed ones in: { $tables }. A game was played with them for each number of players.
content-same = { $file } is correct, and the same as the installed contents of { $title } ({ $digest }).

# The command line
version = Ludoteca { $version }, Python { $python }, { $build }
build-compiled = compiled
build-interpreted = interpreted
language-unknown = Ludoteca does not speak “{ $language }”. It speaks: { $right }.
command-unknown = There is no command “{ $command }”. There are: { $right }.
usage-no-option = There is no option { $option }; see { $command } --help.
usage-missing = Something is missing: { $option }; see { $command } --help.
usage-bad-value = The value given for { $option } is not valid; see { $command } --help.
usage-wrong = This command line is not valid ({ $reason }); see { $command } --help.
option-no-value = “{ $pair }” is not an option: write NAME=VALUE.
option-twice = Option “{ $option }” was given twice.
seat-out-of-range = There is no seat { $number }; seats go from 1 to { $most }.
bot-unknown = There is no bot “{ $name }”. There are: { $right }.
bot-budget = “{ $name }”: “{ $budget }” is not a budget. Write iterations or seconds: mcts@200, mcts@0.5s.
bot-broken = The bot “{ $name }” cannot be loaded: { $reason }.
drawing-broken = The drawing of “{ $name }” for the terminal cannot be used, so its table is shown plainly: { $reason }.
bot-failed = The bot “{ $name }” failed ({ $where }): { $reason }.
bot-illegal = The bot “{ $name }” chose { $action }, which is not legal there. It has to choose one of the actions it is given: { $legal }.
bot-no-token = The bot needs a token to play in your name: give --token, or set LUDOTECA_TOKEN. Your account page makes one.
bot-no-link = “{ $link }” is not a table’s address. It looks like http://localhost:8000/t/abc, as the page shows it.
bot-no-server = { $server } does not answer: { $reason }.
bot-contents = This table is played with “{ $name }”: give that file with --content.
bot-no-contents = This table is played with the installed contents: leave --content out.
bot-played = { $title } is over. Points by seat: { $scores }; places: { $ranks }.
bot-abandoned = { $title } was given up before its end.
bots-miscounted = { $count ->
    [one] One bot was named
   *[other] { $count } bots were named
} for { $players } seats: name one for all, or one for each seat.
games-too-few = At least one game must be played, not { $games }.

# Files
file-exists = { $file } already exists; name another file.
file-missing = { $file } does not exist.
file-is-folder = { $file } is a folder, not a file.
file-forbidden = { $file }: permission denied.
file-trouble = { $file }: { $reason }
records-none = { $file } holds no record.
records-many = { $file } holds several games; only a file with one can be resumed.
records-written = { $count ->
    [one] One record was written to { $file }.
   *[other] { $count } records were written to { $file }.
}
record-wrong = { $file }, line { $line }: { $reason }
records-checked = { $right } of { $count } records are correct.
resume-has-options = A saved game has its own players and options: leave out --players and --option.
step-out-of-range = There is no step { $step }; steps go from 0 to { $most }.

# Games and their options
games-players = { $least } to { $most } players
values-choice = Values: { $right }.
values-number = Values: { $least } to { $most }.
values-names = Values: up to { $most } of { $right }, separated by commas; or { $instead }.
option-default = By the book: { $value }.
option-suggested = Suggested: { $value }.
option-nothing = none

# At the table
you = (you)
welcome = { $title }: answer with a number or in words; ? explains, quit leaves.
ask-choose = Choose what to do.
field-other = { $field }?
answer-yes = yes
answer-no = no
answer-usual = the usual one
answer-out-of-range = There is no answer { $number }; answers go from 1 to { $most }.
answer-unknown = “{ $text }” matches nothing here. Type the number of an answer, or ? for help.
ends-turn = { $act }, and your turn ends. Do it?
only-choice = There is only one choice: { $act }.
saved = The game is saved in { $file }.
resume-with = Continue with: { $command }
save-running = Save the game? (yes/no)
save-finished = Save the record of this game? (yes/no)
score-none = { $title } has no points: whoever first meets a goal wins.
score-hidden = In this game the score stays hidden until the end.
help-typing = Answer with a number, or type the act itself, kind first; beginnings of words are enough. Commands:
help-unknown = There is nothing called “{ $text }” to explain.
command-help = ?
command-help-text = this help; followed by a name, what that card or thing does
command-back = back
command-back-text = go back one question
command-undo = undo
command-undo-text = take back your last decision, as long as luck or others have not answered it
command-score = score
command-score-text = points by source, as if the game ended now
command-log = log
command-log-text = everything that happened
command-save = save
command-save-text = save the game, in a file if you name one
command-quit = quit
command-quit-text = leave; the game can be saved

# Score sheets
sheet-source = Points
sheet-total = Total
sheet-made = So far
sheet-apart = { $source }, as it stands
sheet-why = { $source } ({ $why })
sheet-place = Place
verdict = { $points ->
    [one] { $winners } wins with one point.
   *[other] { $winners } wins with { $points } points.
}
verdict-goal = { $winner } wins.
verdict-nobody = Nobody wins.
verdict-shared = { $points ->
    [one] { $winners } share the win with one point each.
   *[other] { $winners } share the win with { $points } points each.
}
tie-broken = { $points ->
    [one] { $first } and { $second } both have one point; { $first } comes first: { $tie }.
   *[other] { $first } and { $second } both have { $points } points; { $first } comes first: { $tie }.
}
tie-shared = { $first } and { $second } are tied in everything and share the place.

# Simulations
games-a-second = games/s
sim-games = { $games ->
    [one] One game in { $seconds } s, seed { $seed }.
   *[other] { $games } games in { $seconds } s, seed { $seed }.
}
sim-speed = { $decisions } decisions, { $rate } a second.
sim-length = A game takes { $decisions } decisions in { $turns } turns on average.
sim-seat = Seat
sim-bot = Bot
sim-wins = Wins
sim-rate = Share
sim-interval = 95 % interval
sim-mean = Points

# Replays
replay-first = { $file } holds several games; this is the first.
replay-after = The table after step { $step } of { $most }

# Reviews
steps-a-second = steps/s
review-working = Reviewing
review-title = { $title }: luck and skill (judge: { $judge })
review-how = In hundredths of a win: result − start = luck + own mistakes + others’ mistakes + rest. Only mistakes whose interval leaves no doubt are counted.
review-page = The page: { $file }
review-stopped = Stopped. What is done so far is in { $file }; the same command continues.
review-unkept = The review is not kept. { $reason }
review-unfinished = The game is not over (it ends at step { $step }): only finished games are reviewed.
review-alone = A solo game has nobody to win against: luck and decisions can be judged only in games of two or more players.
review-busy = One game at a time: you already have a review under way.
try-unreviewed = Your try is judged by the game’s review, which is not ready yet.
try-no-choice = After { $n } moves there was nothing to choose.
comment-not-yours = Only those who played this game, or imported its record, may comment on it.
comments-full = This game already has { $most } comments; no more are accepted.
review-accounts = Accounts
review-dearest = The costliest decisions
review-luckiest = The greatest luck
review-curve = Chances to win over the game
review-start = At the start
review-luck = Luck
review-own = Own mistakes
review-others = Others’ mistakes
review-rest = Rest
review-result = Result
review-step = After step
review-who = Who
review-did = Did
review-better = Better was
review-loss = Loss
review-sure = 95 %
review-called = Called
review-blunder = blunder
review-mistake = mistake
review-inaccuracy = inaccuracy
puzzles-found = { $count } puzzles from { $games } games, { $easy } of them solved by looking one step ahead: { $file }
puzzles-checked = { $count } of { $all } puzzles are still clear.
puzzles-fallen = No longer clear: { $ids }
puzzles-a-second = puzzles/s
puzzles-of-what = Name a game and a file: ludoteca puzzles holi --games 500 --out holi.jsonl
puzzles-other-search = { $file } has puzzles from another search (seed, players, options or judge): use another file.
puzzles-unreadable = { $file } is not a file of puzzles: { $reason }
puzzles-other = The puzzles in { $file } are for something else: { $field } is { $there }, here it is { $here }.
puzzle-no-way = Puzzle { $id } cannot be reached under today’s rules: { $reason }
puzzle-other-choice = other acts are possible there
puzzle-none = There are no puzzles for this game.
puzzle-gone = There is no such puzzle any more.

# Where contents come from
sources-title = Where the contents of this implementation come from
sources-table = Contents
sources-source = Source
sources-which = Which
sources-all = all
sources-some = { $count } of { $all }
source-book = the rulebook
source-derived = derived from the rulebook
source-reported = reported by reviews
source-reconstructed = reconstructed, not the original
rules-missing = { $title } has no rules in this language.
rules-table = At this table, unlike in the basic game:
coverage-no-checkout = Neither this folder nor one above it has docs/rules/{ $name }.md with a folder tests beside docs: clauses are checked in a checkout of the project.
coverage-none = no test
coverage-sum = { $proved } of { $count } clauses are proved by a test.
coverage-spread = On average a clause is found in { $ruled } rules files, and in { $named } files when declarations, views and bots are counted.

# Bots
level-easy = easy
level-easy-text = Plays sensibly and slips now and then.
level-medium = medium
level-medium-text = Thinks a little ahead.
level-hard = hard
level-hard-text = Thinks for a second about every decision.
level-expert = expert
level-expert-text = Learned from tens of thousands of games against itself, and takes three seconds.
level-missing = This game has no bots of level “{ $level }”; it has: { $right }.
contents-missing = This server no longer has those contents for this game. It has: { $right }.
bot-mel = Mel
bot-mel-text = Plays for the fun of it and never counts points.
bot-tito = Tito
bot-tito-text = Takes whatever shines.
bot-nina = Nina
bot-nina-text = Learned the rules this morning.
bot-bidu = Bidu
bot-bidu-text = Guesses well and looks surprised.
bot-lalo = Lalo
bot-lalo-text = Talks more than he plans.
bot-rosa = Rosa
bot-rosa-text = Plays every Sunday and remembers most of it.
bot-hugo = Hugo
bot-hugo-text = Careful with his own, curious about yours.
bot-iara = Iara
bot-iara-text = Quiet, and suddenly ahead.
bot-beto = Beto
bot-beto-text = Has a plan, usually a good one.
bot-paz = Paz
bot-paz-text = Smiles while she takes the last one.
bot-vera = Vera
bot-vera-text = Has seen this position before.
bot-otto = Otto
bot-otto-text = Counts everything twice.
bot-ciro = Ciro
bot-ciro-text = Knows what you are about to do.
bot-ines = Inés
bot-ines-text = Waits for your one mistake.
bot-raul = Raul
bot-raul-text = Has not lost since the rains.
bot-sol = Sol
bot-sol-text = Was never told how; found out.
bot-gil = Gil
bot-gil-text = Has played this more often than anybody.
bot-nara = Nara
bot-nara-text = Sees the end from the middle.
bot-davi = Davi
bot-davi-text = Learns while you blink.
bot-luz = Luz
bot-luz-text = Wins without hurrying.
introduction = { $name } ({ $level }): { $text }
command-hint = hint
command-hint-text = what a strong bot would do
hint-thinking = Thinking for a second …
hint = A strong bot would: { $act }.

# Tournaments
bot-twice = The bot “{ $name }” was named twice: each takes part once, and sits in every seat.
line-up-unknown = There is no line-up “{ $name }”. There are: { $right }.
workers-too-few = At least one worker must play, not { $workers }.
workers-dying = The workers died { $count } times in a row before finishing a game; the rest was not played.
plan-other-rules = { $title } here ({ $here }) is not the one the games were planned with ({ $there }).
give-unknown = Nothing of the kind “{ $kind }” can be given in { $title }. There are: { $right }.
give-nothing = In { $title } nothing can be given at the start.
results-strange = { $file } holds no tournament results; name another file.
results-other = { $file } holds another tournament: its { $field } is { $there }, not { $here }. Name another file.
results-broken = { $file }, line { $line } is not a result: { $reason }
results-kept = { $count ->
    [one] { $file } holds one result.
   *[other] { $file } holds { $count } results.
}
dataset-kind = There is no dataset format “{ $kind }”. There are: { $right }.
dataset-shard = A file holds at least one game, not { $shard }.
dataset-strange = { $folder } holds no dataset; name another folder.
dataset-other = { $folder } holds another dataset: its { $field } is { $there }, not { $here }. Name another folder.
dataset-broken = { $file } holds no complete games: { $reason }
dataset-kept = { $count ->
    [one] { $folder } holds one game in whole files.
   *[other] { $folder } holds { $count } games in whole files.
}
arena-clocked = { $bots } thinks by the clock, so these games cannot be repeated exactly; { $example } would count iterations.
arena-games = { $games ->
    [one] One game, seed { $seed }.
   *[other] { $games } games, seed { $seed }.
}
arena-ratings = Ratings
arena-rating = Rating
arena-by-bot = Wins by bot (equal strength: { $fair } %)
arena-seatings = Seats
arena-by-seat = Wins by seat
arena-duels = Who finishes ahead of whom
arena-adjusted = Without luck
arena-narrower = Narrower
arena-luck = Explained by luck
arena-luck-share = Luck explains { $share } % of who wins here (95 %: { $low }–{ $high } %).
adjust-unknown = Results can be adjusted for luck only, not for “{ $name }”: --adjust luck.
ray-missing = Ray is not installed: pip install "{ $extra }".
ray-unreachable = The Ray cluster { $address } cannot be reached: { $reason }

# Balance reports
balance-title = { $title }: is it balanced?
balance-lead = Bots played many games against each other. Lines through a mark, and numbers beside a value, are 95 % confidence intervals; more games make them narrower.
balance-foot = Made by Ludoteca from simulated games. The same seed, bots and contents give the same report.
verdict-yes = yes
verdict-no = no
verdict-seats-fair = No seat is shown to win more or less than a fair share.
verdict-more = { $what ->
    [order] The { balance-place }
   *[seat] Seat { $number }
} wins { $least } to { $most } percentage points more than a fair share.
verdict-less = { $what ->
    [order] The { balance-place }
   *[seat] Seat { $number }
} wins { $least } to { $most } percentage points less than a fair share.
verdict-strong = Too strong from the start: { $things }.
verdict-weak = Too weak from the start: { $things }.
verdict-things-fair = Nothing that players begin with is shown to be too strong or too weak.
verdict-how = For each number of players all comparisons are corrected together (Holm): there is a 95 % chance that nothing said here is wrong.
balance-glance = At a glance
balance-players = { $players ->
    [one] One player
   *[other] { $players } players
}
balance-games = Games
balance-seed = Seed
balance-options = Options
balance-given = Given to one player at the start
balance-advantage = Farthest from a fair share
balance-winning = Winner’s points
balance-turns = Turns
balance-decisions = Decisions
balance-margin = Winner’s lead
balance-begins = Wins of the 1st to play
balance-level = tied at the top
balance-above = clearly above a fair share
balance-below = clearly below a fair share
balance-place = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
} to play
balance-seats = Wins by seat
balance-seats-text = A fair share is { $fair } %: the dashed line.
balance-order = Wins by play order
balance-order-text = The 1st to play makes the first decision, the others follow around the table. A fair share is { $fair } %: the dashed line.
balance-sources = Points by source
balance-sources-text = Mean points of everybody and of winners, over the games that have the source.
balance-everybody = everybody
balance-winners = winners
balance-close = How close games are
balance-close-text = Games by how many points the first was ahead of the second. The dashed line is the mean.
balance-length = How long games take
balance-length-text = Games by turns. The dashed line is the mean.
balance-endings = How games end
balance-endings-text = Share of the games that end this way.
balance-acts = What players can do, and do
balance-acts-text = In what share of decisions an act of this kind is possible, and how often it is then chosen.
balance-possible = possible
balance-chosen = chosen
balance-traits = Wins by: { $trait }
balance-traits-end = Wins by: { $trait }, at the end
balance-shared = Games with: { $trait }
balance-shared-text = The whole table shares these, so they favour nobody: points, length and lead of the games with each.
balance-nothing = No game was finished.
balance-written = The report is in { $file }.
content-twice = The content file { $file } was named twice.
players-unreadable = “{ $text }” is not a list of player counts: write, for instance, 2,3,4.

# What the doctor says
doctor-uncompiled = The rules run uncompiled, more than ten times slower: with a C compiler, installing again compiles them.
doctor-game = { $title }, rules version { $version }
doctor-game-broken = The game “{ $name }” cannot be loaded: { $reason }.
doctor-extra = { $extra }: { $package } { $version }
doctor-extra-missing = { $extra } is not installed: pip install "ludoteca[{ $extra }]"
doctor-page = The page is built in.
doctor-page-missing = The page is not built in, so browsers see nothing: make page builds it in a checkout.
doctor-database = { $kind } answers.
doctor-database-new = There is no database yet; the first start makes { $file }.
doctor-database-silent = The database does not answer: { $reason }.
doctor-redis = Redis answers.
doctor-redis-silent = Redis does not answer: { $reason }.
doctor-mail = The mail server accepts our login.
doctor-mail-silent = The mail server does not accept our login: { $reason }.
doctor-mail-here = Links in e-mails lead to { $address }; set LUDOTECA_ADDRESS if people reach the server elsewhere.
doctor-key = The key that signs cookies is in { $file }.
doctor-key-new = There is no key yet; the first start makes { $file }.
doctor-port-free = { $host }, port { $port }, is free for a server.
doctor-port-taken = Something already listens at { $host }, port { $port }: perhaps a running server.

# The server
serve-address = Ludoteca is served at { $address } (Ctrl-C ends it).
serve-around = On your network it is { $address }: send that, or let others scan the code.
serve-alone = This machine is not on a network, so nobody else can join.
page-not-built = The page is not built: run “make page”. The protocol under /api works without it.
serve-db-unknown = “{ $db }” is not a database address. It should look like: { $right }.
serve-bots-number = LUDOTECA_BOTS and --bots name bots from other packages. To set how many processes think for bots ({ $number }), use LUDOTECA_THINKERS or --thinkers.
serve-content-missing = There is no folder { $folder } with contents.
serve-workers-alone = { $workers } processes need PostgreSQL and Redis to share tables: give --db postgresql://… and --redis redis://…
serve-cannot-listen = The server cannot listen at { $host }, port { $port }: { $reason }. Choose another with --host and --port.
serve-db-trouble = The database cannot be used: { $reason }.
serve-setting-wrong = A setting is not valid: { $reason }.
db-newer = The database belongs to a newer Ludoteca (revision { $there }; this one knows them up to { $here }): upgrade Ludoteca first.
serve-origin-wrong = “{ $origin }” is not the origin of a page. It should look like https://play.example; separate several with commas.

# Notifications
call-turn-title = Your turn: { $title }
call-turn = It is your turn at { $title }.
call-turn-with = It is your turn at { $title } with { $people }.
call-invited-title = Another game: { $title }
call-invited = A seat at { $title } is kept for you.
call-invited-with = A seat at { $title } with { $people } is kept for you.
call-finished-title = The game is over: { $title }
call-finished = Your game of { $title } is over.
call-finished-with = Your game of { $title } with { $people } is over.
mail-call =
    { $text }

    { $link }

    You receive this e-mail because you asked Ludoteca to notify you about your games. To unsubscribe:
    { $stop }
mail-confirm-title = Please confirm your e-mail address
mail-confirm =
    Somebody, probably you, asked { $address } to send notifications about games to this address.
    If it was you, please confirm here:

    { $link }

    If not, ignore this e-mail: we will not send another.
card-house = Four modern board games in your browser, with friends or against bots. No account needed.
card-invites = A seat at { $title } is free for you
mail-link-old = This link no longer works. Links in newer e-mails do.
mail-none = This server sends no e-mails: its host has not set up a mail server.
mail-refused = The mail server did not accept the e-mail. Is the address right? Please try again later.
zone-unknown = There is no time zone { $zone }; one is America/Sao_Paulo.
browsers-full = Notifications already go to { $most } browsers; switch them off in one you no longer use.
push-service-unknown = Notifications through { $service } are not allowed by this server.
push-key-wrong = Notifications cannot be encrypted with that browser's keys.
serve-smtp-wrong = LUDOTECA_SMTP is not a mail server's address; one is { $right }
serve-address-wrong = LUDOTECA_ADDRESS is { $address }, which is not an address without a path; one is { $right }
serve-sender-wrong = LUDOTECA_SENDER is { $sender }, which has no e-mail address; one is { $right }

key-short = { $file } holds { $count } bytes, and a key that signs cookies has at least { $least }. Put the right one back, or delete it: then a new one is made, and everybody must log in again.
stale = The table has moved on; here is the current position.
message-unreadable = This message cannot be read: { $reason }.
table-missing = There is no such table.
table-other-rules = This table was set up under other rules of { $title } ({ $there }; here they are { $here }) and cannot go on.
table-joined = You already sit at this table.
table-not-open = This table is not open: its game has started or is over.
seat-taken = This seat is not free.
seats-open = Too few people are at the table: wait for more, or put bots on the open seats.
seats-kept = Not everybody who played before has answered yet ({ $people }): their seats are kept until they say no.
people-unready = Not everybody is ready yet ({ $people }).
host-only = Only the host of the table can do this.
not-at-table = You do not sit at this table.
not-playing = There is no game going on at this table.
game-running = The game is still going on.
standin-plays = A bot plays for you: take your seat back first.
no-hints = Hints are not allowed at this table.
hint-waiting = A hint is already being worked out.
not-absent = That player is not away: a bot can stand in only for somebody who is away or out of time, and only the others vote on it.
database-trouble = The server cannot reach its database at the moment. Nothing was changed; try again.

# For researchers
extra-missing = This needs { $library }, which is not installed: pip install "{ $extra }".
not-observable = { $title } does not say how programs observe it: its game needs a layout, its state needs observe.
reward-unknown = There is no reward “{ $reward }”. There are: { $right }.
render-mode-unknown = There is no way to render “{ $mode }”. There are: { $right }.
processes-too-many = { $processes ->
    [one] One process needs at least one game, not { $games }.
   *[other] { $processes } processes need at least one game each, not { $games } in all.
}
actions-miscounted = One action for each of { $games } games is needed, as whole numbers; there are { $actions }.
action-of-game = Game { $place }: { $reason }
before-reset = The environment must be reset before this.
side-died = A process that played some of the games has died; make a new vector.

training-blind = { $title } does not say what programs observe, so no net can learn it.
training-other-plan = { $folder } holds a training run with another plan; name another folder.
training-other-shape = { $file } cannot be the net to begin with: its weights are for { $there }, but { $here } are needed (game, players: weights).
training-lessons = Lessons
training-trial = Trial
training-step = Iteration { $number } of { $all }: { $before } against the previous net, { $greedy } against greedy; loss { $loss } (by hand { $hand }).
training-step-dropped = Iteration { $number } of { $all }: { $before } against the previous net, so that one is kept; { $greedy } against greedy; loss { $loss } (by hand { $hand }).
training-kept = { $net } is the net; { $folder } has the training run and its curve.
training-curve = Wins against greedy by iteration
net-unreadable = { $file } is not a usable net: { $reason }.
net-other = { $file } was trained for another { $field }: { $there }, not { $here }. The hand-written estimate is used instead.
