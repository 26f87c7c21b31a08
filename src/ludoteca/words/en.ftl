# The house's words: what all games share. Same keys in every language.

list = { $rest } and { $last }
seat = Player { $number }

# Refusals
game-over = The game is over.
no-such-seat = There is no seat { $number }; seats go from 0 to { $most }.
not-your-turn = It is not your turn: { $seat } decides.
no-such-number = There is no action { $number }; actions go from 0 to { $most }.
no-such-act = This is no action of the game: { $reason }.
cannot-undo = This cannot be taken back: only the own turn can, and never past luck, a seen secret or another's decision.

# Luck
luck-missing = The written luck ends too early: number { $place } is asked for (below { $sides }).
luck-impossible = The written luck does not fit: number { $place } is { $number }, but must be below { $sides }.
luck-left = { $count ->
    [one] one number of luck was not used
   *[other] { $count } numbers of luck were not used
}

# Games, players, options
game-unknown = There is no game “{ $name }”. Installed: { $games }.
game-unknown-near = There is no game “{ $name }”. Did you mean “{ $near }”? Installed: { $games }.
players-out-of-range = { $title } is for { $least } to { $most } players, not { $players }.
option-unknown = { $title } has no option “{ $option }”. It has: { $right }.
option-value = Option “{ $option }” cannot be “{ $value }”. Right would be: { $right }.

# Records
record-unreadable = This is no record: { $reason }.
record-other = The record is for another { $field }: { $value }, here it is { $right }.
record-changed-head = The record was changed: its head does not match its check.
record-changed-step = The record was changed: step { $step } does not match its check.
record-bad-start = The record cannot be set up: { $reason }
record-bad-step = The record cannot be replayed: step { $step }: { $reason }
record-truncated = The record is cut short: it tells an outcome, but after step { $step }, its last, the game is not over.
record-cut = The record was changed or cut short after step { $step }: its seal does not match.
record-outcome = The record's outcome is not the one its steps lead to (after step { $step }).

# Content files
content-unreadable = { $file }: cannot be read: { $reason }
content-not-toml = { $file }: is not valid TOML: { $reason }
content-refused = { $file }: table { $table }: { $reason }
