### The command in English.

about = A digital tabletop for board games of feudal Japan.
command = COMMAND
game = GAME
seat = SEAT
bot = BOT
edition = EDITION
setting = NAME=VALUE
file = FILE

help-lang = the language of all texts, anywhere on the line (also: TATAMI_LANG)
help-play = play a game against bots in the terminal
help-games = list the games with their options
help-simulate = let bots play many games and count who wins
help-replay = see a match again, move by move
help-verify = check a match file
help-verify-commitment = a commitment that was shown before the match; all draws must follow from such (may be given several times)
help-verify-long = Check that a finished match is fair and whole: the secret that was committed to, every move, the result and the last position. Exit code 0 if all is right, 1 if something is wrong, 3 if the match is not over.
help-game = a game’s name; see “tatami games”
help-seat = the side you take; you are asked if you do not say
help-bot = who plays the other side: random, novice, instinct, adept or master; bold-master and careful-master play in a style of their own
help-edition = short for --option edition=…
help-option = a ruling of this table; may be given several times
help-file = where the match is kept
help-seed = the seed of all chance, to play the same match again
help-resume = continue a match from its file
help-count = how many games
help-bots = one bot for every side, or one for each: instinct,random
help-simulate-seed = a number that makes the games repeatable
help-processes = how many processes play at once
help-json = print one JSON object instead of a table
help-replay-seat = see it as this side saw it; a finished match is shown whole otherwise
help-step = step through it, even if nobody sits at a terminal
help-at = print the story and the board after N moves
help-jump = begin stepping after N moves

players = { $count } players: { $seats }

unknown-game = there is no game “{ $name }”; the games are { $known }
unknown-bot = there is no bot “{ $name }”; the bots are { $known }
unknown-seat = there is no seat “{ $name }”; the seats are { $known }
unknown-option = this game has no option “{ $name }”; it has { $known }
unknown-value = option { $option }: “{ $name }” is none of { $known }
option-without-value = an option is written name=value, not “{ $setting }”
no-such-file = there is no file { $file }
bad-file = { $file } is not the match it should be: { $detail }
bad-seed = a seed is up to { $digits } hexadecimal digits
which-game = which game? There is { $known }
which-seat = Which side do you take?
one-person = a match in the terminal has one person; this one has { $count }
several-bots = { $given } bots were named; this table has { $seats } seats
too-few = at least one is needed, not { $number }

committed = All chance in this match comes from a secret seed; this is its fingerprint: { $commitment }
keys = number, or a move in words · u undo · r rules · h help · l log · q quit
keys-back = number · 0 back
more-in-the-log = { $count ->
    [one] … and one earlier line; “l” shows all.
   *[other] … and { $count } earlier lines; “l” shows all.
}
refused = “{ $move }” is not possible. { $reason }
plan-ends-here = A plan ends where you learn something new: play up to there, look, and go on.
nothing-played = Nothing of the plan was played.
ambiguous = “{ $text }” could be: { $meanings }.
unknown-move = “{ $text }” is not understood here; possible: { $expected }.
no-such-number = “{ $number }” is not on the list: 1 to { $last }.
undone = Undone: { $move }.
undo-no-move = There is nothing to undo.
undo-chance = Something has been drawn since, so this cannot be undone alone.
undo-others-moved-on = The others have played since, so this cannot be undone alone.
undo-something-was-shown = That revealed something, so it cannot be undone alone.
nothing-about = There is nothing to tell about “{ $name }”.
kept = The match is saved in { $file }.
winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
nobody-wins = Nobody wins.
all-win = A draw.
proof = Seed: { $seed }
    Fingerprint given before the first move: { $commitment }

key-number = 3 | take the third choice
key-text = { $move } | a move in words; beginnings are enough: “{ $short }”
key-plan = { $plan } | a whole plan at once: all of it, or nothing
key-undo = u | undo your last move, as long as nobody has learnt from it
key-rules = r | the rules of the present step
key-about = h { $name } | what a place, a person or a card does
some-name = NAME
key-hint = hint | what your moves are worth, as far as you can know
key-log = l | everything that has happened
key-show = Enter | show the table again
key-quit = q | leave; the match is saved and can be resumed

replay-at = After move { $number } of { $last }
replay-keys = Enter next · p previous · number jump · e end · q leave
no-such-move = there is no move { $number }; the match has { $last }

verify-in-progress = { $moves ->
    [one] This match is not over (one move so far): it can be resumed, but not proven yet.
   *[other] This match is not over ({ $moves } moves so far): it can be resumed, but not proven yet.
}
verify-wrong = Wrong: { $field }
verify-rules = { $game }, rules { $version }, with the options of the file
verify-commitment = the draws follow from the secret that was committed to: { $commitment }
verify-part = moves { $first } to { $last }: the draws follow from the secret that was committed to: { $commitment }
verify-added = { $people ->
    [one] one person added random bytes to it
   *[other] { $people } people added random bytes to it
}
verify-not-committed = Not committed to: { $commitment }
verify-moves = { $moves ->
    [one] one move, legal when it was played
   *[other] { $moves } moves, each legal when it was played
}
verify-result = the result: { $winners }
verify-alone = { $points ->
    [one] one point
   *[other] { $points } points
}
verify-nobody = nobody wins
verify-position = the last position
verify-right = This match is fair and whole.
verify-unproved = Not proved by a file: that the commitment was shown before the first move (compare it with what you saw, or name it with --commitment), who the players were, and that somebody resigned or ran out of time.

compiling = Compiling { $game }, once: { $rule }
simulating = Playing
percent = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-title = { $games ->
    [one] One game of { $game }
   *[other] { $games } games of { $game }
}
simulate-seat = Side
simulate-bot = Bot
simulate-wins = Wins
simulate-rate = Rate
simulate-interval = 95 % interval
simulate-mean = Mean points
simulate-deviation = Deviation
simulate-middle = Middle 90 %
simulate-ending = Ending
simulate-games = Games
simulate-share = Share
simulate-draws = Draws
simulate-about = { $decisions } decisions a game; repeat with --seed { $seed }
simulate-stopped = Stopped: these are the games played so far.
simulate-broken = { $count ->
    [one] One game broke a rule of the engine: please report this seed.
   *[other] { $count } games broke a rule of the engine: please report this seed.
}

### bench

help-bench = measure how fast the rules run here
help-bench-engine = random games of the full rules: decisions and games a second, for each engine
help-bench-game = the game to measure; all of them if you do not say
help-bench-engines = the engines to measure; all that this machine can run if you do not say
help-bench-processes = measure the native engine in so many processes at once
help-bench-seconds = how long to measure each
help-bench-json = print one JSON object a line instead of a table
bench-measured = WHAT
bench-title = Random play of the full rules
bench-game = Game
bench-engine = Engine
bench-processes = Processes
bench-decisions = Decisions a second
bench-games = Games a second
bench-number = { $number }
bench-measuring = Measuring { $game }, { $engine } (its rules are compiled the first time)
bench-no-gpu = the cuda engine needs a GPU and the package numba-cuda, and does not find them here
bench-unknown-engine = there is no engine “{ $name }”; the engines are { $known }
bench-no-processes = a number of processes is 1 or more, several are written 1,2: not “{ $given }”
bench-no-time = a time above zero is needed, not { $seconds }

### scores

help-scores = the best of the solo games
help-scores-game = only those of this game
help-scores-all = all of them, not only the best ten
help-scores-add = write down a finished solo match from its file
scores-title = Solo: { $game }
scores-place = Place
scores-points = Points
scores-band = Honour
scores-date = Date
scores-player = Player
scores-options = Options
scores-person = you
scores-bot = bot { $name }
no-scores = No solo game has been played to its end yet. Try “tatami play ronin --option players=one”.
your-place = { $place ->
    [1] Your best game so far!
   *[other] Rank { $place } among your { $count } games.
}
not-a-solo-match = { $file } is not a finished solo match
book-unreadable = your scores in { $file } cannot be read: { $detail }. Nothing was changed.
book-unwritable = Your score could not be written down in { $file }: { $detail }. The match itself is kept; “tatami scores --add” takes it up later.
book-broken = { $count ->
    [one] Line { $lines } of { $file } cannot be read. It is left as it is, and everything else is shown; mend or delete it by hand.
   *[other] Lines { $lines } of { $file } cannot be read. They are left as they are, and everything else is shown; mend or delete them by hand.
}

### serve and check

name = NAME
url = URL
host = HOST
port = PORT
help-serve = start the server: tables for people, over HTTP and WebSocket
help-check = see whether every match in play still fits the rules; changes nothing
help-check-long = Replay every match in play by the rules of this version, and change nothing. Exit code 0 if all fit, 1 if some do not: the server would freeze those.
help-host = the address to listen on
help-no-open = do not open a browser
help-port = the port to listen on
help-set = a setting of the server, as in messages=60/20 or workers=3; also from the environment, as TATAMI_WORKERS=3
bad-setting = This setting cannot be used: { $detail }
help-database = where matches are kept, as a URL; a file in your data folder if you do not say
bad-database = the database cannot be used: { $detail }
port-taken = nothing can be served at { $host }:{ $port }: { $detail }
serving = Tatami is at { $address }. Ctrl-C ends it; every match is saved.
help-compile = compile the rules for the server, which is quicker with them
help-compile-long = Compile the rules of all games, or of some, for the server. It finds them when it starts, and makes more moves a second with them; without them everything is the same. Once for each version; it takes a C compiler and about half a minute a game.
help-compile-games = which games; all, if none is named
compile-made = { $game }: compiled
compile-there = { $game }: was compiled before
compile-failed = { $game } cannot be compiled here: { $detail }
check-fits = { $count ->
    [0] No match is in play.
    [one] One match in play fits the rules.
   *[other] { $count } matches in play fit the rules.
}
check-misfit = { $table } ({ $game }) does not fit: { $detail }

### arena

address = ADDRESS
folder = FOLDER
help-arena = let bots play each other and rate them
help-arena-long = Let bots play each other, every one in every seat equally often, and rate them. What was played is kept: Ctrl-C, then the same command, and it goes on.
help-arena-bots = the bots that enter, with commas between; master@1000 simulates so many games for each decision, which makes it repeatable
help-pairs = each pair by itself, the first-named alone at a table of the other, instead of all at one table
help-arena-count = how many games, rounded up to whole rounds; for each pair, with --pairs
help-arena-processes = how many processes play at once; as many as there are cores if you do not say
help-ray = play on the Ray cluster at this address, or “auto”
help-results = where results are kept
bad-simulations = “{ $name }”: a number of simulations goes with a bot that searches, as in master@1000
arena-needs-two = an arena needs two bots or more, each named once
no-cluster = no Ray cluster to play on: { $detail }
bad-results = the results kept so far cannot be used: { $detail }
arena-playing = { $game }: { $bots }
arena-stopped = Stopped: these are the rounds played so far. The same command goes on.
arena-bot = Bot
arena-games = Games
arena-rate = Wins
arena-interval = 95 % interval
arena-fair = Fair share
arena-score = Mean score
arena-rating = Rating
arena-about = Ratings are OpenSkill’s; seed { $seed }
number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }

### hint and analyse

help-hint = what the options of a position are worth
help-hint-seat = whose decision; yours if you do not say
help-hint-at = the position after N moves
help-simulations = how many games to simulate for a decision
help-analysis-seed = a number that makes the answer repeatable
help-analyse = the decisions that mattered in a match, and luck and skill apart
help-analyse-long = Judge every decision of a finished match by what its player could know then: what each sensible option was worth, what the choice cost, and how much of the result was luck.
help-plot = draw what each side could expect, as an SVG or a PNG
nothing-to-decide = there is nothing to decide for this seat
analyse-in-progress = a match is analysed once it is over: until then it would tell what is still secret
plot-is-svg-or-png = { $file }: a plot is an SVG or a PNG; name it so
plot-not-written = { $file }: the plot could not be written: { $detail }
analyse-stopped = Stopped: what was judged is kept. The same command goes on.
hint-move = Move
hint-chance = Chance of winning
hint-points = Points to expect
analysing = Judging decisions
analyse-parts = Where the result came from
analyse-seat = Side
analyse-start = Before the match
analyse-own = Own choices
analyse-others = Others’ choices
analyse-luck = Luck
analyse-result = Result
analyse-mattered = The choices that mattered most
analyse-number = Move
analyse-played = Played
analyse-better = Better
analyse-cost = Cost
analyse-verdict = Verdict
analyse-surprises = The greatest surprises
analyse-moves = Moves
analyse-change = Change
analyse-nothing-costly = No choice was surely a costly one.
analyse-about = { $choices } choices (a plan is one), { $simulations } simulated games for each step; ± is a 95 % interval of what simulations leave open. Costs are against the best that a search finds. In the first table everything is measured in steady play by the rule of thumb: choices against a steady player’s; luck is the deal, the draws and how secret plans met.
verdict-slip = slip
verdict-mistake = mistake
verdict-blunder = blunder
chart-title = { $game }: what each side could expect
chart-moves = moves

### ladder

help-ladder = measure the levels against each other in every game
help-ladder-long = Measure the levels against each other in every game and at every number of players, and write the page that says so. What was played is kept: Ctrl-C, then the same command, and it goes on.
help-ladder-game = only this game; may be given several times
help-ladder-simulations = how many games an adept simulates for a decision; a master in proportion
help-least = games played for each pair at least, even if fewer would decide
help-most = games played for each pair at most
help-ladder-write = write the page here instead of printing it
ladder-title = The ladder
ladder-about = How strong the levels are, measured against each other. One challenger sits at a table of others, in every seat equally often, each deal played from every seat; alone with the game, both play the same deals.

    Searching levels are given a fixed number of simulated games for each decision instead of time, in the same proportion as people meet them (a master thinks { $ratio } times as much as an adept): { $levels }. That is far less than at a real table, and makes every figure repeatable.

    Wins are the challenger’s share of victories, with Wilson’s 95 % interval; who wins in a team has won. The fair share is what everybody’s wins would be if all were equal. At least { $least } games are played for each pair, and on until the odds against equal strength reach 20 to 1, however often one looks (a betting test, so stopping early is allowed), or { $most } are played.

    Made by `{ $command } --write docs/ladder.md`.
ladder-players = { $count ->
    [one] One player
   *[other] { $count } players
}
ladder-challenger = Challenger
ladder-others = Others
ladder-games = Games
ladder-rate = Wins
ladder-interval = 95 % interval
ladder-times-fair = × fair share
ladder-times-score = × mean score
ladder-verdict = Verdict
ladder-better = stronger
ladder-worse = weaker
ladder-open = undecided
ladder-going = undecided so far
ladder-not-yet = not played yet
times = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

### bot

help-bot-word = let a bot take a seat at a table, over the network; an example for bots of one’s own
help-connect = the address of the table
help-bot-seat = the seat to take
help-bot-level = who plays: random, novice, instinct, adept or master
help-bot-name = what the others call it
bot-sits = { $bot } sits at table { $table } as { $seat }.
bot-over = { $count ->
    [0] The match is over. Nobody wins.
    [one] The match is over. Winner: { $winners }.
   *[other] The match is over. Winners: { $winners }.
}
bot-address = { $address } is not the address of a table
bot-no-server = nobody answers at { $url } { $detail }
