### The browser game in English. Prompts, moves, events and refusals are each game's own and come from the server.

## The house

title-home = Tatami
title-table = { $game } · Tatami
title-turn = ● Your turn · { $game }
title-rules = { $game }: the rules · Tatami
home = Home
welcome = Sit down. The tea is still warm.
welcome-more = Four board games of feudal Japan, with friends or against a bot. No account, and nothing is ever lost.
the-games = The games
arriving = One moment…
server-away = The server does not answer. What was confirmed is saved; please try again.
try-again = Try again
skip-to-content = Skip to the content
languages = Language
language-en = EN
language-fr = FR
settings = Name and settings
your-name = Your name
keep = Save
theme = Theme
theme-auto = same as device
theme-light = light
theme-dark = dark
motion = Animations
show-names = Show names
close = Close

guest-badger = Badger
guest-carp = Carp
guest-cicada = Cicada
guest-crane = Crane
guest-fox = Fox
guest-hare = Hare
guest-heron = Heron
guest-monkey = Monkey
guest-otter = Otter
guest-owl = Owl
guest-tanuki = Tanuki
guest-turtle = Turtle

## Tables

players = { $fewest ->
    [1] { $most ->
        [1] One player
       *[other] Solo, or up to { $most } players
    }
   *[other] { $most ->
        [2] Two players
       *[other] { $fewest } to { $most } players
    }
}
play-bot = Play a bot
play-lesson = Learn by playing
play-friends = Play with friends
start-bot = Start
start-lesson = Start the guided game
start-friends = Create the table
rules = Rules
your-seat = Your side
opponent = Against
bot-random = Random (plays anything)
bot-novice = Novice
bot-instinct = Instinct
bot-adept = Adept (searches)
bot-master = Master (searches long)
by-link-only = By link only, not listed
clock = Time
clock-none = no limit
clock-move = 2 minutes a move
clock-bank = 15 minutes each, and 10 seconds a move
clock-day = a day for each move
open-file = Open a saved match
no-match-file = This is not the file of a match.
options = Options
my-games = My games
earlier-games = Earlier games
no-games-yet = None yet. Pick one above.
open-tables = Open tables
no-open-tables = Nobody is waiting just now.
live-tables = Being played now
no-live-tables = No table to watch just now.
watch = Watch
sit-down = Sit down
free-seat = free
and-others = , { "" }
status-open = waiting for players
status-live = in progress
status-over = over
status-frozen = This match no longer fits the rules of this version. It is kept as it is.
your-turn = Your turn
your-turn-to = Your turn:

waiting-room = { $game }: your table is ready
sit-here = Sit here
you = you
on-seat = { $name } ({ $seat })
begin = Begin
leave = Leave the table
waiting-for-others = Waiting for the others…
waiting-for-host = Waiting for the host to begin…
invite-link = Send this link: anyone who opens it can sit down, or watch
share-link = Anyone with this link can watch
copy = Copy
copied = Copied

## At the table

the-seats = Seats
to-act = to act
beside = Log, chat and table
tab-log = Log
tab-chat = Chat
tab-about = Table
watching = You are watching
reconnecting = Connection lost. Coming back…
undo = Undo
ask-undo = Ask the others
see-the-rule = See the rule
what-you-may-do = What you may do
nothing-to-do = Nothing for you to decide just now.
whole-record = Everything on the table, as numbers
all-moves = All moves
stand-in = { $bot } plays
days-left = { $days ->
    [one] 1 day
   *[other] { $days } days
}

news = Since your last move
log = Log
filter-log = Find in the log
see-this-moment = See this moment
nothing-yet = Nothing has happened yet.

replay = Replay
step-back = One step back
step-on = One step on
run = Play
pause = Pause
moment = Moment
moment-of = { $moment } of { $last }
eyes = View
eyes-all = everything
play-on-from-here = Play on from here
back-to-now = Back to now

chat = Chat
unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
nobody-spoke = No messages yet.
chat-away = There is no chat at this table.
your-line = Message
send = Send
mute = Mute { $name }
unmute = Unmute { $name }

proposal-undo = { $by } asks to take the last move back.
proposal-pause = { $by } asks for a pause.
proposal-resume = { $by } wants to continue.
proposal-bot = { $by } asks that a bot plays for { $seat }.
agree = Agree
disagree = No
withdraw = Withdraw
paused = The match is paused.
resume = Continue
bot-plays-for-you = { $bot } plays for you.
take-back = Take my seat back

notes = My notes
notes-why = Only you see these.
notes-kept = Saved.

stop-playing = Stop playing
ask-pause = Ask for a pause
hand-over = Let a bot play for me
ask-bot = Bot for { $name }
resign = Resign…
resign-sure = Yes, resign
play-on = No, play on

fairness = Fair play
fairness-before = All chance of this match comes from one secret seed. Its hash was published before the first move:
fairness-after = The match is over, so here is the seed:
verify = Verify
fairness-kept = The seed is the one that was promised.
fairness-broken = This is not the seed that was promised.
fairness-file = “tatami verify” checks every draw and every move of the exported file.
export = Export the match

you-win = You win
you-lose = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win
}
winner-is = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win
}
ended-resigned = { $seat } resigned.
ended-time = { $seat } ran out of time.
rematch = { $seats ->
    [2] Rematch, sides swapped
   *[other] Play again
}
rematch-waits = { $others ->
    [one] { $name } wants a rematch: join
   *[other] A rematch is ready: join
}
rematch-watch = Watch the rematch
look-at-board = Look at the board

keys = Keys
key-arrows = ← →
key-arrows-does = from area to area
key-enter = Enter
key-enter-does = act there
key-escape = Esc
key-escape-does = put back what you have picked up
key-u = u
key-u-does = undo
key-r = r
key-r-does = rules of this phase
key-brackets = [ ]
key-brackets-does = back and forth in time
key-question = ?
key-question-does = this list

rules-of = { $game }: the rules
search-rules = Search the rules
no-rules-yet = The full rules are not here yet; this is what to do at each step.
own-page = Open as a page

guided = Guided first game
understood = Understood
end-lesson = Continue without help

## Games on every device

account = Account
account-why = An account lets you find your games on other devices.
login = Login
password = Password (8 characters or more)
open-account = Create an account
log-in = Log in
logged-in = Your games are saved under “{ $login }”.
another-device = Continue on another device
code-is = { $minutes ->
    [one] On the other device, scan this or type { $code } at /carry within one minute.
   *[other] On the other device, scan this or type { $code } at /carry within { $minutes } minutes.
}
carry = Continue on this device
code = The code from the other device
go-on = Continue
carried = Welcome back, { $name }. Your games are here now.

daily = Today’s challenge: { $game } solo
daily-why = The same draws for everybody, once a day.
daily-play = Play the challenge
daily-on = Continue
daily-best = Your best so far: { $points }.
daily-your-best = your best
daily-scores = Today’s scores
daily-curves = The best games, round by round
daily-days = The last seven days
daily-yours = you { $points }
curve-line = { $name } { $points }
status-archived = archived
archived = Nothing has happened here for a long time, so the match was archived.
revive = Reopen it

## What a bot thinks

hint = Hint
key-h = h
key-h-does = a hint
thinking = Thinking…
hint-chances = The bot’s estimate: your chance of winning after each move. The line is how sure it is.
hint-points = The bot’s estimate: your points after each move. The line is how sure it is.
chance = { $chance } %
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
tab-review = Review
review = Review
review-why = What could each side expect, move by move, and which choices mattered? Every choice is judged by what its player could know.
analyse = Analyse the match
analysing = The match is being analysed; this takes a while. You may leave the page.
curve-of = What each side could expect in the course of the match
mattered = What mattered most
nothing-mattered = No single choice cost much.
move-number = move { $move }
at-move = Move { $move }, { $seat }
instead = Played “{ $played }”; “{ $best }” was worth { $cost } more.

## The board of 7 Ronin

board-plan = Your plan
board-village = The village
which-board = Which board
only-you-see = behind your screen: visible to you only
screen-planning = { $seat } is planning
screen-ready = { $seat } is ready
screen-spying = { $seat } may use a spy
picked-up = { $thing }: choose a target.
let-go = Put back
in-hand = to post
still-in-hand = Ronin to post
spy-tokens = Spy tokens
spy-token-of = { $seat }: { $left ->
    [0] spent
   *[other] still there
}
of = { $count } / { $all }
mark-held = must stay
mark-cursed = without ability
mark-acted = has acted
wounds-of = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} of { $vitality }
place-is = { $place }: limit { $limit }, ninja { $ninja }{ $planned ->
    [0] { "" }
   *[other] , planned { $planned }
}, ronin { $ronin }{ $watched ->
    [yes] , watched by a spy
   *[no] { "" }
}
place-numbers = Limit { $limit } · ninja here: { $ninja }
day-is = Day { $day }: { day-facts }
day-facts = { $threat } areas at most, { $minimum } ninja at least{ $hungry ->
    [yes] ; hunger in the evening
   *[no] { "" }
}
day-of = Day { $day }
about-hunger = In the evening a hungry ninja leaves the reserve.
about-reserve = Ninja that the attacker can still send.
about-supply = Ninja out of play. They serve as wounds; the granary brings two of them back to the reserve.
about-held = Areas where ninja stand alone. Five at the end of a day’s fighting win; two fields together count as three.
about-minimum = The fewest ninja that must attack today (or all that are left).
about-threat = The most areas that may be attacked today.
about-hand = Every ronin needs a post before the screen can be lifted.
about-spies = One token for each side, once in the game: at daybreak it asks what will be on one area, and the answer binds.
nothing-of-this = Cancel

lesson-attacker-aim = You lead the ninja. You win if your ninja alone stand on five of the ten areas at the end of a day, or if the last ronin falls. The lanterns count eight days: when the last one goes out, the village is saved.
lesson-attacker-send = Each day both sides plan in secret. Touch an area in “Your plan” to send it a ninja. Areas with a dashed line take one more; touch another and you will be told which rule forbids it.
lesson-attacker-limits = The dots above an emblem are its limit: the most new ninja it takes in a day. The lantern tells how many areas you may attack, and how many ninja must go at least. A wrong one? Press “Undo”, or the key u.
lesson-attacker-ready = That is enough for today. Send more if you like: every ninja that meets a ronin becomes a wound and is gone, but an area that nobody defends is yours. When you are happy with it, lift the screen.
lesson-attacker-fight = The screens are lifted. Where ronin stood, your ninja became wounds: see the tiles below. Where nobody stood, your ninja occupy the area (占) and stay there tomorrow.
lesson-attacker-areas = Now you may use the areas that you occupy, each once. Rest the pointer on one, or press long, to read what it does; touch it to use it. Then end the day. At the end of this step, and only then, the areas are counted.
lesson-attacker-green = The green in the middle is no area, but each day one more ninja may hide there. At daybreak every one of them raises one limit by 1, so that a thin line becomes a wave.
lesson-attacker-hunger = From now on a hungry ninja leaves your reserve every evening. Do not wait too long.
lesson-attacker-over = That was a whole game. Swap sides: the ronin see this village through other eyes.
lesson-defender-aim = You lead the seven ronin. You win if the village still stands after eight days, or if no ninja is left. The attacker needs five areas at the end of a day, or the last of your ronin.
lesson-defender-post = Each day both sides plan in secret. Pick a ronin from the tiles below, then touch an area in “Your plan”. Everyone must get a post, one to an area. Guess where the ninja will come.
lesson-defender-tasuke = Only Tasuke (助) may share an area with another ronin, and the two divide their wounds. Kabe (壁) bears the most: seven. Yumi, Taiko and Hayai act only where no ninja come, Musashi and Yobu only where they do.
lesson-defender-abilities = The screens are lifted. Touch a ronin to use an ability, in any order, each once. Then start the fight.
lesson-defender-wounds = Every ninja that met a ronin became a wound. A ronin with a full tile falls for good, and areas where only ninja stand (占) work for the attacker every day until you send somebody.
lesson-defender-green = Ninja hide on the green: each raises one of the attacker’s limits by 1. You may send one ronin to clear them all, but he does nothing else today.
lesson-defender-hold = You need not defend everything. Count the attacker’s areas: four are a warning. And every ninja that becomes a wound is one less: forty do not last for ever.
lesson-defender-over = That was a whole game. Swap sides: the ninja see this village through other eyes.

# Beats: what happened is shown step by step.
beat-skip = Skip
beat-continue = Continue
beat-again = Show it again
speed = Animation speed
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-off = off
thing-picked = picked up
thing-open = can be chosen
key-space = Space
key-space-does = skip what is being shown
key-c = c
key-c-does = press the main button

plan-remove = Remove { $thing } from the plan
plan-remove-short = Remove from the plan
plan-move = Move { $thing } to { $place }
plan-ninja = the ninja at { $place }
your-plan = Your plan
held-alarm = One more area and the village is taken.

## Learning Ninjato

lesson-ninjato-aim = You lead a school of ninja, and honour wins. In seven rounds everybody places three shuriken: at the dojo for cards, at the sensei for skills, at a house for treasures, at the palace or the pavilion to spend them.
lesson-ninjato-gates = Each gate has two halves. By force (↑) you play a card higher than the sentry, by stealth (↓) a lower one. ✓ means that you beat the sentry, and the percentage is your chance against whoever comes after. Touch a half to begin a raid.
lesson-ninjato-fight = A guard stands in the way. Your cards are sorted: those under “Beats it” will do. Touch one, and the treasure with the golden ring is yours, for now.
lesson-ninjato-support = A 3 can also help another card: touch “3: +1” or “3: −1” first, then the card. The scale shows what your cards count now.
lesson-ninjato-dare = Take what you have and leave, or call banzai: the next guard is turned over and must be beaten. Fail, and you keep only one treasure. The bar shows your chance.
lesson-ninjato-alarm = The alarm! A treasure is added to the house, and its best one is turned to the red side. Red treasures are guarded by elites.
lesson-ninjato-elite = An elite guards the red treasures. Some are stronger against force, others against stealth, and of a pair both must be beaten. Every elite that you beat counts at the end.
lesson-ninjato-keep = The raid has failed. Touch the one treasure that you keep.
lesson-ninjato-claim = You have cleared the house, so you choose whose it is from now on, and how much honour it gives. Choose a clan whose envoys you have, or want.
lesson-ninjato-spend = Treasures score nothing until they are spent. In the palace they buy envoys, in the pavilion rumours; those with a dashed line you can pay for now, and the number is the honour that you score at once.
lesson-ninjato-pay = Press the button for the exact change, or touch your treasures one by one. Gold stands for any other treasure.
lesson-ninjato-dojo = Take a card that lies open, or draw one from the deck. Fewer cards in hand bring more new ones: four, three, or two. And whoever trains last goes first in the next round.
lesson-ninjato-sensei = The sensei’s tiles help you in every raid, once a round each. Below each tile is the card that it costs; later tiles of the same Way are free.
lesson-ninjato-clans = The scales beside the board show the three clans. After rounds 3, 5 and 7 whoever has most envoys of a clan takes the honour of its houses or a rumour, and the second gets the other.
lesson-ninjato-leaders = You are rewarded: take the honour of the houses, or touch a rumour in the pavilion. Rumours multiply what you have collected at the end of the game.
lesson-ninjato-disguise = A disguise makes one of your masked envoys count twice in this scoring. Touch him, or let it be.
lesson-ninjato-last = The last round. Spend what you have: a treasure left over gives only 1 honour.
lesson-ninjato-over = That was a whole game. The ledger shows where the honour came from; the bots will be glad of a rematch.

## The guided first game of Samurai Sword

lesson-sword-shogun = You are the shogun: everybody knows it, and the ninja are after you. One or two samurai fight on your side, but you do not know who. The game ends when somebody’s last honour is gone; then each team counts its honour.
lesson-sword-samurai = You are a samurai, and nobody knows it. You win together with the shogun (gold crest). Strike those who strike the shogun. The game ends when somebody’s last honour is gone; then each team counts its honour.
lesson-sword-ninja = You are a ninja, and nobody knows it. You win together with the other ninja, against the shogun (gold crest) and the samurai. The game ends when somebody’s last honour is gone; the ninja win ties.
lesson-sword-ronin = You are the ronin, alone against all, and nobody knows it. Each of your honour counts two or three times at the end. Look harmless, and take honour from the weak. The game ends when somebody’s last honour is gone.
lesson-sword-table = Every player shows hearts (resilience), lotus flowers (honour) and the number of cards. The number beside the blade is how hard that player is to reach from your seat; it is struck through where none of your weapons reaches.
lesson-sword-weapon = Your turn: you have drawn two cards. Touch a weapon (red corner): the upper number is its reach, the lower its wounds. Arrows show whom it reaches and what it would do. Then touch a player. One weapon a turn.
lesson-sword-property = Cards with a blue corner stay in front of you: Focus gives one more weapon a turn, Armor makes you harder to reach, Fast Draw adds a wound. Touch one, then the field in the middle.
lesson-sword-action = Cards with a yellow corner act once. Some need a player, a hand or a property: what may be touched glows. Rest the pointer on a card, or press long, to read what it does.
lesson-sword-parry = You are attacked. A Parry in your hand stops it; otherwise you lose resilience. Without a Parry you are asked all the same, so that nobody learns what you hold. Who loses the last heart gives one honour to the attacker.
lesson-sword-call = This card goes round the table: everybody discards what it asks for, or takes a wound. You may take the wound even if you could pay.
lesson-sword-bushido = The Bushido in front of you has turned over a weapon. Give up a weapon from your hand and it moves on; or lose one honour and it is gone.
lesson-sword-done = When you have played what you want, end the play phase. At the end of your turn you keep seven cards at most.
lesson-sword-harmless = Somebody sits back: without hearts or without cards a player is harmless. No weapon may be aimed there, and the players beyond come nearer. In their next turn the fallen get up again, with all their hearts.
lesson-sword-notebook = Watch who strikes whom: it tells who is on whose side. Open the notebook and mark your guesses; a bot’s opinion is there too, if you ask for it.
lesson-sword-honour = Somebody has only one honour left: the next loss ends the game. Would your team win now? If so, hurry. If not, leave that player alone.
lesson-sword-over = That was a whole game: roles, honour times its worth, a point for each Daimyo kept in hand. Play again: you will see another table with another role.
solo-over = { $points ->
    [one] Finished with 1 point
   *[other] Finished with { $points } points
}
rematch-guided = Play again, guided
rematch-alone = Play again on my own

## The guided games of Ronin

lesson-ronin-solo-aim = You lead four ronin for four rounds, alone against a neutral shogun. Points are your rank: above 100 you are on the way, above 150 a shogun would take you, above 200 you are a samurai. Most points come from missions.
lesson-ronin-duel-aim = You and one other lead four ronin each for four rounds; a neutral shogun stands between you. Most points win, and a tie is the shogun’s. Most points come from missions.
lesson-ronin-many-aim = Everybody leads ronin for four rounds. The most points win, and most points come from missions.
lesson-ronin-keep = These are your first missions. Each is a road between two cities: stand in one of them, pay its goods, and you get the smaller points; stand in both for the larger. Touch the one that you give back. Roads that share a city are good company.
lesson-ronin-solo-shogun = The shogun’s card says where his four ronin stand this round and in which region he builds. You cannot go where he stands, and where he leads you may take only the good on the horse-head space.
lesson-ronin-duel-shogun = The shogun’s card says where his four ronin stand this round and in which region he builds. You cannot go where he stands, and he wins every tie: at his turn the good on the horse-head space is gone.
lesson-ronin-solo-place = Alone, you draw mission cards to place with: the ronin goes to a city on one of them. Touch a ronin, then a city with a dashed line. Rest the pointer on a city, or touch it once, to see what it would give. A blue number counts the missions of yours that it serves.
lesson-ronin-place = Touch a ronin, then a city with a dashed line. Rest the pointer on a city, or touch it once, to see what it would give. A blue number counts the missions of yours that it serves.
lesson-ronin-act = Now the tile of the city: its action, or two points instead. A scroll brings a mission, a hat a character, a cup three spaces at tea, a tower a castle, a flag more points each time, the circle two tokens that stand for any good. Touch the mission, the character or the region itself.
lesson-ronin-collect = Goods are taken region by region. The small signs show everybody’s influence, who takes first on the left: one for each ronin around the region, one for a castle. Touch a good to take it.
lesson-ronin-missions = Touch a mission whose city you stand in: a payment is proposed. Touch a slot to change it; tokens stand for any good. You may pay a part now and the rest in another round. When you can do no more, say that you are done.
lesson-ronin-limits = Only four goods and three tokens are kept from round to round. What lies on missions does not count, so paying in part saves goods.
lesson-ronin-tea = The tea track breaks every tie, and gold spaces give something once. Three spaces are one cup.
lesson-ronin-bonus = Completed missions with matching virtues buy bonus tiles: two of one virtue, or three different ones. The green number says what a tile would be worth to you now.
lesson-ronin-last = The last round. Unfinished missions give nothing now: go where you can still pay.
lesson-ronin-over = That was a whole game. Look at your points by source, and try the daily challenge: the same draws for everybody.
