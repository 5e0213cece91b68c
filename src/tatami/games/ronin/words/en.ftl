### Ronin in English. The same messages exist in every language.

## Names

game = Ronin
tagline = Four masterless swordsmen, eight regions, and a shogun who was there first.

seat-vermilion = Vermilion
seat-indigo = Indigo
seat-moss = Moss
seat-gold = Gold
seat-ink = Ink

region-mutsu = Mutsu
region-dewa = Dewa
region-kanto = Kantō
region-echigo = Echigo
region-shinano = Shinano
region-tokai = Tōkai
region-kinai = Kinai
region-chugoku = Chūgoku
region-shikoku = Shikoku
region-kyushu = Kyūshū

city-morioka = Morioka
city-akita = Akita
city-aizu = Aizu
city-niigata = Niigata
city-mito = Mito
city-edo = Edo
city-takasaki = Takasaki
city-odawara = Odawara
city-kanazawa = Kanazawa
city-nagoya = Nagoya
city-sekigahara = Sekigahara
city-osaka = Osaka
city-himeji = Himeji
city-hiroshima = Hiroshima
city-shimonoseki = Shimonoseki
city-kochi = Kōchi
city-kagoshima = Kagoshima

good-coin = coin
good-rice = rice
good-silk = silk
good-wood = wood
good-iron = iron
payment-coin = coin
payment-rice = rice
payment-silk = silk
payment-wood = wood
payment-iron = iron
payment-token = meditation token
    .short = token
pick-coin = coin
pick-rice = rice
pick-silk = silk
pick-wood = wood
pick-iron = iron
pick-horse-head = the horse-head good
    .short = horse head

mission-m01 = Morioka – Edo
mission-m02 = Morioka – Odawara
mission-m03 = Morioka – Kanazawa
mission-m04 = Morioka – Nagoya
mission-m05 = Morioka – Osaka
mission-m06 = Morioka – Himeji
mission-m07 = Akita – Edo
mission-m08 = Akita – Odawara
mission-m09 = Akita – Kanazawa
mission-m10 = Akita – Osaka
mission-m11 = Akita – Himeji
mission-m12 = Akita – Hiroshima
mission-m13 = Niigata – Mito
mission-m14 = Niigata – Edo
mission-m15 = Niigata – Odawara
mission-m16 = Niigata – Nagoya
mission-m17 = Niigata – Osaka
mission-m18 = Niigata – Himeji
mission-m19 = Mito – Kanazawa
mission-m20 = Mito – Nagoya
mission-m21 = Mito – Osaka
mission-m22 = Mito – Himeji
mission-m23 = Mito – Hiroshima
mission-m24 = Edo – Kanazawa
mission-m25 = Edo – Osaka
mission-m26 = Edo – Hiroshima
mission-m27 = Odawara – Kanazawa
mission-m28 = Odawara – Himeji
mission-m29 = Odawara – Hiroshima
mission-m30 = Kanazawa – Hiroshima
mission-m31 = Nagoya – Osaka
mission-m32 = Nagoya – Himeji
mission-m33 = Nagoya – Hiroshima
mission-m34 = Morioka – Kōchi
mission-m35 = Niigata – Kōchi
mission-m36 = Edo – Kōchi
mission-m37 = Nagoya – Kōchi
mission-m38 = Osaka – Kōchi
mission-m39 = Kanazawa – Kōchi
mission-m40 = Akita – Kagoshima
mission-m41 = Mito – Kagoshima
mission-m42 = Odawara – Kagoshima
mission-m43 = Himeji – Kagoshima
mission-m44 = Hiroshima – Kagoshima
mission-m45 = Osaka – Kagoshima

shoguncard-s1 = S1
shoguncard-s2 = S2
shoguncard-s3 = S3
shoguncard-s4 = S4
shoguncard-s5 = S5
shoguncard-s6 = S6
shoguncard-s7 = S7
shoguncard-s8 = S8

character-rider = Rider
character-apprentice = Apprentice
character-architect = Architect
character-scout = Scout
character-traveller = Traveller
character-brother = Brother-in-arms
character-merchant = Merchant
character-monk = Monk
character-tea-master = Tea master
character-samurai = Samurai
character-messenger = Messenger
character-courtier = Courtier
character-bannerman = Standard-bearer
character-steward = Steward
character-ninja = Ninja

bonus-b01 = Castles
bonus-b02 = Flags
bonus-b03 = Characters
bonus-b04 = Tea
bonus-b05 = Eight points
bonus-b06 = Stores
bonus-b07 = Missions
bonus-b08 = Largest group of castles
    .short = Castle group
bonus-b09 = Thirteen points
bonus-b10 = Missions of four goods
    .short = 4-good missions
bonus-b11 = Missions of three goods
    .short = 3-good missions
bonus-b12 = Missions with both cities
    .short = Both cities

space-first = first ronin
    .short = 1st ronin
space-second = second ronin
    .short = 2nd ronin
space-third = third ronin
    .short = 3rd ronin
space-fourth = fourth ronin
    .short = 4th ronin
space-fifth = fifth ronin
    .short = 5th ronin

deed-mission = mission
deed-hire = hire
deed-tea = tea
deed-castle = castle
deed-clan = flag
deed-meditate = meditate

virtue-honour = honour
virtue-wisdom = wisdom
virtue-courage = courage
virtue-loyalty = loyalty

cause-no-deed = no action
cause-flag = a clan flag
cause-castle = a castle
cause-tea = tea
cause-bannerman = the standard-bearer
cause-samurai = the samurai
cause-mission = a mission
cause-courtier = the courtier
cause-castle-groups = castles side by side
cause-bonus-tiles = bonus tiles

ending-none = The game goes on
ending-most-points = more than anybody else
ending-ahead-at-tea = ahead on the tea track on equal points
ending-shogun = a tied duel is the shogun’s
ending-without-honour = A ronin still without honour: there is time to do better
ending-on-the-way = On the way to redemption, with hard work ahead
ending-welcome = A shogun would gladly take you: soon a samurai again
ending-samurai = No longer a ronin: a true samurai

band-without-honour = without honour
band-on-the-way = on the way
band-welcome = welcome
band-samurai = samurai

## Moves

move-done = Done
move-return = Give back the mission { $mission }
    .short = Return { $mission }
move-place = Place your { $space } in { $city }
    .short = { $space }: { $city }
move-pass = Take two points instead of the action
    .short = Take 2 points
move-take = Take the mission { $mission }
    .short = Take { $mission }
move-draw = Draw the top mission of the pile
    .short = Top of the pile
move-hire = Hire the { $character } for your { $space }
    .short = { $character }: { $space }
move-drink = Tea: three spaces
move-build = Build a castle in { $region }
    .short = Castle: { $region }
move-fly = Take a clan flag
move-meditate = Meditate: two tokens
move-ride = Rider: use the tile of { $city }
    .short = Rider: { $city }
move-raise = Architect: a castle in { $region }, paid with: { $payment }
    .short = Castle: { $region }, pay { $payment }
move-give = Scout: swap the mission { $mission }
    .short = Swap { $mission }
move-bury = Scout: put the mission { $mission } under the pile
    .short = { $mission }
move-send = Send your fifth ronin to { $city }
    .short = Fifth ronin: { $city }
move-travel = Traveller: go on to { $city }
    .short = Traveller: { $city }
move-collect = { $region }: take { $pick }
    .short = { $region }: { $pick }
move-gain = From the reserve: { $good }
move-trade = Merchant: { $given } for { $good }
move-pay = { $mission }: pay { $payment }
    .short = { $mission }: { $payment }
move-complete = Complete { $mission }, which costs nothing more
    .short = Finish { $mission }
move-claim = Claim { $bonus } { $bonus-key ->
        [b01] with two missions of { $virtue }
        [b02] with two missions of { $virtue }
        [b03] with two missions of { $virtue }
        [b04] with two missions of { $virtue }
        [b05] with two missions of { $virtue }
        [b06] with two missions of { $virtue }
       *[other] with one mission of each virtue but { $virtue }
    }
    .short = { $bonus }: { $bonus-key ->
        [b01] { $virtue }
        [b02] { $virtue }
        [b03] { $virtue }
        [b04] { $virtue }
        [b05] { $virtue }
        [b06] { $virtue }
       *[other] not { $virtue }
    }
move-discard = Give back: { $good }
label-collect = { $region }: take the horse-head good ({ $good })
    .short = Horse head: { $good }
label-place = Place your { $space } in { $city } ({ $deeds })
    .short = { $who }: { $city }
menu-place = Place your { $space }…
menu-hire = Hire the { $character }…
menu-raise = Architect: a castle in { $region }…
menu-collect = { $region }: take…
menu-trade = Merchant: give { $given }…
menu-pay = { $mission }: pay…
menu-claim = Claim { $bonus }…
done-raise = No castle from the architect
done-swap = Keep your missions
done-send = Leave the fifth ronin at home
    .short = Fifth ronin stays home
done-steal = Take nothing
done-travel = Stay here
done-missions = Done with missions

## What happens

event-mission-returned = { $seat } gives back the mission { $mission }.
event-mission-offered = New mission on display: { $mission }.
event-round-begins = Round { $round } begins.
event-shogun-reveals = The shogun’s card is revealed: he turns to { $region }.
event-shogun-stands = A ronin of the shogun stands in { $city }.
event-shogun-builds = The shogun builds a castle in { $region }.
event-shogun-cannot-build = The shogun finds no room for a castle in { $region }.
event-good-leaves = { $region }: { $good } leaves the game.
event-pile-shuffled = The discarded missions are shuffled into a new pile.
event-card-shown = Drawn for this ronin: { $mission }.
event-card-dead = The mission { $mission } shows two occupied cities and is discarded.
event-choice-is-free = No card fits any more: the choice of city is free.
event-placed = { $seat } places the { $space } in { $city }.
event-scored = { $seat } scores { $points ->
        [one] one point
       *[other] { $points } points
    } ({ $cause }).
event-tokens-gained = { $seat } takes { $count ->
        [one] a meditation token
       *[other] { $count } meditation tokens
    }.
event-tea-drunk = { $seat } is on space { $space } of the tea track.
event-good-gained = { $seat } takes from the reserve: { $good }.
event-good-taken = { $seat } takes from { $region }: { $good }.
event-shogun-takes = The shogun takes from { $region }: { $good }, which leaves the game.
event-built = { $seat } builds a castle in { $region }.
event-covered = { $seat } builds a castle in { $region } that covers both castle spaces.
event-flag-flown = { $seat } now has { $count ->
        [one] one clan flag
       *[other] { $count } clan flags
    }.
event-hired = { $seat } hires the { $character } for the { $space }.
event-dismissed = The { $character } of { $seat } leaves the game.
event-character-offered = The { $character } can be hired now.
event-mission-taken = { $seat } takes the mission { $mission }.
event-rode = The rider of { $seat } uses the tile of { $city }.
event-tile-turned = The tile of { $city } is turned over.
event-scout-looks = { $seat } looks at { $count ->
        [one] one card
       *[other] { $count } cards
    } of the mission pile.
event-scout-sees = Your scout sees the mission { $mission }.
event-mission-given = { $seat } swaps the mission { $mission }.
event-card-buried = The mission { $mission } goes under the pile.
event-companion-sent = The fifth ronin of { $seat } goes to { $city }.
event-travelled = The traveller of { $seat } goes on to { $city }.
event-traded = { $seat } exchanges { $given } for { $good }.
event-paid = { $seat } pays for { $mission }: { $payment }.
event-completed = { $seat } completes { $mission } with a ronin in { $cities ->
        [one] one of its cities
       *[other] both its cities
    }.
event-claimed = { $seat } claims the bonus tile { $bonus }.
event-bonus-offered = New bonus tile on display: { $bonus }.
event-good-discarded = { $seat } gives back: { $good }.
event-tokens-discarded = { $seat } gives back { $count ->
        [one] a meditation token
       *[other] { $count } meditation tokens
    }.
event-refilled = { $region } receives: { $good }.
event-turned-up = { $region }: { $good } is turned up under the horse head.
event-first-player = { $seat } goes first.
event-shogun-drinks = The shogun’s tea pawn goes to space { $space }.
event-solo-ended = The game is over with { $points ->
        [one] one point
       *[other] { $points } points
    }. { $ending }.
event-won = { $seat } wins with { $points ->
        [one] one point
       *[other] { $points } points
    }, { $ending }.
event-shogun-won = Both have { $points ->
        [one] one point
       *[other] { $points } points
    }: { $ending }.
event-raise-paid = { $seat } pays the architect: { $payment }.

## Why not

refusal-game-is-over = The game is over.
refusal-not-your-decision = Another player decides this: wait for your turn.
refusal-not-now = Not now: first do what you are asked to do.
refusal-not-your-mission = This mission does not lie before you: choose one of yours.
refusal-no-such-ronin = Your board has no such ronin: the fifth comes only with a brother-in-arms.
refusal-ronin-is-placed = This ronin stands in a city already: choose another.
refusal-city-is-not-used = This city is not used with so many players: choose another.
refusal-you-stand-there = One of your ronin stands there already: choose another city.
refusal-city-is-taken = The city is full: choose another, or place your apprentice there.
refusal-city-is-not-shown = In the solo game you may only go to a city shown on one of the cards drawn.
refusal-not-on-this-tile = The tile of this city does not show that action: choose one it shows, or take two points.
refusal-mission-is-not-offered = This mission is not on display: choose one that is.
refusal-pile-is-empty = There is no mission left to draw: take one on display.
refusal-character-is-not-offered = This character is not on offer: choose one that is.
refusal-character-is-yours = You have this character already, and nobody has two of a kind: choose another.
refusal-no-castle-left = All your castles are built: do something else, or take two points.
refusal-region-is-not-used = This region is not used with so many players: choose another.
refusal-region-is-out-of-reach = The region does not touch this ronin’s city: choose one that does.
refusal-castle-is-yours = You have a castle in this region already: choose another.
refusal-region-is-full = Both castle spaces of this region are taken: choose another.
refusal-one-castle-a-region = In the duel a region takes one castle, and only an architect may build beside it: choose another.
refusal-no-rider = Only the rider, once, uses the tile of another city.
refusal-nobody-to-ride-to = The rider uses the tile of a city with a ronin of another player or of the shogun: choose one.
refusal-nothing-to-do-there = Nothing that this tile shows can be done now: take two points instead.
refusal-nothing-to-pay-with = You have nothing of that kind: pay with something else.
refusal-mission-is-paid = The scout swaps only missions without any payment on them: choose another.
refusal-not-among-the-seen = Choose one of the cards that the scout has seen.
refusal-not-held-by-the-scout = The scout does not hold this card.
refusal-not-in-a-shared-region = The fifth ronin needs a city that shares a region with the brother-in-arms.
refusal-city-is-occupied = A ronin stands there; this one needs an empty city.
refusal-another-region = Take from the region being resolved first.
refusal-no-such-good-there = No such good lies face up there: choose one that does.
refusal-reserve-lacks-it = The reserve has none of that kind left: choose another.
refusal-no-merchant = Exchange before your first payment, with a merchant who is active (not hired this round onto a placed ronin).
refusal-must-not-decline = At this table this ability must be used: choose a city or a good.
refusal-not-present = None of your ronin stands in a city of this mission: pay for another.
refusal-not-shown-on-mission = The mission asks for no more of that kind: pay what it shows, or a token.
refusal-nothing-left-to-pay = Nothing is left to pay; complete the mission.
refusal-not-yet-paid = The mission is not paid in full yet.
refusal-bonus-is-not-offered = This bonus tile is not on display: choose one that is.
refusal-virtues-are-lacking = This tile needs two unused completed missions of one virtue, or three of three virtues.
refusal-same-good = Choose a different good.

## Options

option-players = Players
option-players-one = one, against the shogun
option-players-two = two, a duel
option-players-three = three
option-players-four = four
option-players-five = five
option-solo-needs-presence = Solo: a region where only the shogun has influence gives nothing
option-solo-needs-presence-no = no
option-solo-needs-presence-yes = yes
option-solo-refill-horse-head = Solo: empty horse-head spaces are refilled too
option-solo-refill-horse-head-no = no
option-solo-refill-horse-head-yes = yes
option-hire-sleeps = A character hired for a ronin already placed is inactive until the next round
option-hire-sleeps-no = no
option-hire-sleeps-yes = yes
option-may-decline = Brother-in-arms and ninja may decline
option-may-decline-no = no
option-may-decline-yes = yes

## What to do now

prompt-keep = Keep two of your three missions: give one back.
prompt-place = Place a ronin in a city{ $table ->
        [solo] {" "}that one of the drawn cards shows
       *[company] {""}
    }: { $left ->
        [one] your last
       *[other] { $left } left
    }.
prompt-act = Use the tile of { $city } ({ $deeds }), or take two points.
prompt-travel = Your traveller may go on to an empty city.
prompt-collect = Take a good from { $region }.
prompt-missions = Pay your missions, claim bonus tiles, then finish.
prompt-limits = You may keep four goods: give back { $surplus ->
        [one] one
       *[other] { $surplus }
    }.
prompt-gain = Tea: choose a good from the reserve.
prompt-raise = Your architect may build a castle anywhere, for a good or a token; it gives no points.
prompt-swap = Your scout has seen the top of the pile: swap an unpaid mission for one of the cards, or keep yours.
prompt-swap-for = Choose the card that you want for it.
prompt-bury = Put the cards under the pile, one after the other.
prompt-send = Your fifth ronin joins the brother-in-arms: choose an empty city that shares a region with this one.
prompt-steal = Your ninja takes a face-up good from a region that touches its city.

## The rules, step by step

rules-keep =
    Each player is dealt three missions and keeps two. The third goes under the pile; in the solo game it is discarded. Then four missions are put on display.
rules-place =
    With one or two players the shogun comes first: his card shows four cities, which his ronin take, and a region, in which he builds a castle: on a castle space in the solo game, on the horse-head space in the duel, where the goods on it leave the game. He never uses tiles.

    Then the players place their ronin one by one, each in a city without a ronin (with five players, two of different colours share a city); an apprentice may join in a full city. In the solo game you draw one mission card for the first ronin, two for the second, three for the third and four for the fourth, and go to a city shown on one of them; a card whose two cities are occupied is replaced. What the ronin’s character does when placed comes first, then the tile.
rules-act =
    Do what the tile of the city shows, and turn it over; or take two points, and leave it as it is. Mission: take an open one, or the top of the pile. Hire: a character for one of your ronin; on one already placed it is inactive until the next round (if the table says so, only what it does when placed is lost). Tea: three spaces. Reaching or passing space 3 gives a meditation token, 6: 4 points, 9: a good of your choice, 12: 6 points, 15: 10 points; each step beyond 15: 1 point. Castle: on a free castle space of a region that touches the city, for two points; in the duel only where no castle stands, not even the shogun’s. Clan: a flag, worth one point more than your last, the first three. Meditate: two tokens.
rules-travel =
    After its action, or the two points, the traveller may go on to any city without a ronin. It counts there, and acts no more.
rules-collect =
    Regions are resolved in the order of their numbers. Influence is one for each ronin in a city that touches the region and one for a castle. The most influential takes one good first, then the next, until none is left; on a tie, who is ahead on the tea track.

    In the solo game: if you lead you choose freely; if the shogun leads you must take the good on the horse-head space, and nothing where you have no influence at all (unless the table says otherwise). In the duel the shogun wins every tie, and takes only the horse-head good, which leaves the game.
rules-missions =
    Pay missions for which one of your ronin stands in at least one of the two cities: goods as shown, or meditation tokens in their place. Part payments stay. A mission paid in full gives its points, more if you stand in both cities, and its icon.

    At any time of your turn you may claim bonus tiles with missions not yet used for one: two of the same virtue, or three of three virtues.
rules-limits =
    Three tokens and four goods are kept; what lies on missions does not count. Then the ronin go home, normal spaces are refilled, and a good that lay hidden under a bare horse head is turned up. The player with the fewest points goes first; on a tie, the last on the tea track. In the solo game the shogun’s tea pawn goes to the next bonus space.
rules-over =
    After the fourth round castles score by groups of adjacent ones: 1, 3, 6, 10 or 15 points for one to five. Bonus tiles follow. The most points win; on a tie, who is ahead on the tea track: in the duel that is the shogun.

    Solo: up to 100 points, a ronin without honour; up to 150, on the way; up to 200, welcome at a shogun’s; above, a samurai.
rules-sources =
    This game is partly a reconstruction. The rules for one and two players are followed to the letter; the base rulebook was not at hand. The map and its cities, the action tiles, the missions, what the tea track gives, ten of the fifteen characters, the bonus tiles and what the shogun’s cards show were made for Tatami so that every known rule has something to act on. They are not the published game’s.

## Characters and bonus tiles

about-rider = Instead of its own tile, may use that of a city with a ronin of another player or of the shogun.
about-apprentice = May be placed in a city that is already full, if none of your own ronin stands there.
about-architect = When placed, may build a castle in any region for a good or a token, even beside another; it gives no points.
about-scout = When placed, looks at three missions of the pile; you may swap one of yours for one of them.
about-traveller = After its action it may go on to an empty city.
about-brother = When placed, your fifth ronin comes to an empty city that shares a region with this one; it uses no tile.
about-merchant = Before paying missions, exchanges goods one for one with the reserve.
about-monk = When placed, brings a meditation token.
about-tea-master = When placed, two spaces on the tea track, with what they give.
about-samurai = Counts two influence, and scores a point in each region around it where you alone have the most.
about-messenger = For missions it also stands in every city that shares a region with its own.
about-courtier = Three points for each mission you complete that shows its city.
about-bannerman = When placed, a point for each of your clan flags, five at most.
about-steward = Missions that show its city cost one good less.
about-ninja = When placed, takes a face-up good from a region that touches its city.
about-b01 = Three points for each castle you have built, fifteen at most.
about-b02 = Two points for each clan flag, twelve at most.
about-b03 = Three points for each character on your board, twelve at most.
about-b04 = The number of your tea space less three, twelve at most.
about-b05 = Eight points.
about-b06 = Two points for each token and each good left, fourteen at most.
about-b07 = Two points for each completed mission.
about-b08 = Four points for each castle of your largest group, twenty at most.
about-b09 = Thirteen points.
about-b10 = Five points for each completed mission of four goods.
about-b11 = Three points for each completed mission of three goods.
about-b12 = Three points for each mission completed with both cities.

## On the board

short-coin = C
short-rice = R
short-silk = S
short-wood = W
short-iron = I

board-round = Round
board-region = Region
board-goods = Goods
board-horse = ♞
board-castles = ⌂
board-influence = Influence
board-city = City
board-touches = in
board-tile = Tile
board-ronin = Ronin
board-tea = Tea
board-characters = To hire
board-bonuses = Bonus
board-display = Missions
board-shown = Drawn
board-looked-at = Scout
board-present = { $count ->
        [one] in one city
       *[other] in both
    }
board-completed = { $count ->
        [one] one mission done
       *[other] { $count } missions done
    }
board-fresh = unused: { $virtues }
board-legend = C coin  R rice  S silk  W wood  I iron  □ any good  ✿ points  ◇ token  ⚑ flag
    ♞ horse head  +? hidden  ⌂ castle  ☗ shogun  ◦ home  • placed  (inactive)  ¹ 1st

## In the browser

the-map = The map
the-shogun = the shogun
the-players = The players
the-pile = the pile of missions
the-reserve = From the reserve
list-comma = , { "" }
list-empty = –
road = { $one } – { $other }
at-home = at home
no-character = no character
no-missions = No missions before you. A tile with a scroll brings one.
count-of = { $what }: { $count }
flags-of = Clan flags: { $count }
castles-of = Castles left to build: { $count }
pile-of = The pile of missions: { $count ->
        [one] one card
       *[other] { $count } cards
    }
round-of = Round { $round } of { $rounds }
tea-of = { $who } on { $space }
tea-is = Tea track: { $pawns }
shogun-waits = The shogun waits for the round to begin.
cards-drawn = Drawn: go to a city of one of these
scout-saw = What the scout holds
missions-shown = Missions
to-hire = To hire
bonus-tiles = Bonus tiles
influence-of = { $who } { $count }
region-is = Region { $number }, { $region }. Goods: { $goods }. Influence: { $influence }. Castles: { $castles }.
city-is = { $city }. Tile: { $deeds }. Ronin: { $ronin }.
ronin-is = { $ronin }: { $character }, { $city }{ $asleep ->
        [yes] , asleep until the next round
       *[no] { "" }
    }
mission-is = { $road }: { $goods }; { $points } points
party-is = { $who }: { $points } points, { $total } if the game stopped now; missions { $missions }
party-missions = Missions: { $missions }
party-crew = Characters: { $crew }
party-bonuses = Bonus tiles: { $bonuses }
tile-now = Tile: { $deeds }
tile-then = Turned over: { $deeds }
here-stand = Here: { $who }
reach = { $region }: influence { $now } → { $then }, { $rank ->
        [0] no turn to take a good
        [1] you would take a good first
       *[other] you would be number { $rank }
    }
serves = { $road }: { $cities ->
        [one] one of its cities
       *[other] both cities
    }
order-is = Who takes first: { $order }
would-give = As things stand it would give you: { $goods }
one-is-buried = A good lies face down under the horse-head space.
shogun-may-come = { $cards } of the shogun’s { $of } cards left show this city.
shogun-next = Cards left, one for each region: { $regions }
mission-rewards = { $one } points with a ronin in one city, { $both } with ronin in both; { $icon ->
        [token] and a meditation token
        [tea] and two spaces at tea
        [flag] and a clan flag
       *[none] nothing besides
    }. Virtue: { $virtue }.
mission-stands = You stand in { $present } of 2 cities; { $left } of { $of } pieces left to pay.
claim-pair = Claimed with two completed missions of one virtue.
claim-trio = Claimed with three completed missions of three virtues.
bonus-now = Worth { $points } to you now.
about-ronin = No character yet. A tile with a hat hires one.
about-shogun-solo = His card shows where his ronin stand this round and where he builds. He never takes goods, but where he leads you may take only the good on the horse-head space. After each round his tea pawn goes to the next bonus.
about-shogun-duel = His card shows where his ronin stand this round and where he builds. He wins every tie, and where it is his turn the good on the horse-head space leaves the game.
about-tea = Who is further on wins ties of influence; on one space, who came first. Gold spaces give something once: a token, points, or a good of your choice.
about-deed-clan = Clan flags: the first gives three points, each further one a point more than the last.
about-deed-castle = A castle gives two points, and one influence in its region for good. At the end adjacent castles score 1, 3, 6, 10 or 15.
about-pile = The top card, unseen until you take it.
about-token = Replaces any good when a mission is paid. Three are kept at the end of a round.
about-good = Goods pay missions. Four are kept at the end of a round; what lies on missions does not count.
payment = What is paid
slot = { $good }: paid with { $with }
pay-and-complete = Pay: { $points } points
pay-part = Pay { $count } now
points-by-source = Points by source
source-missions = missions
source-flags = clan flags
source-tea = tea
source-castles = castles built
source-samurai = the samurai
source-no-deed = instead of actions
source-castle-groups = adjacent castles
source-bonus-tiles = bonus tiles
if-stopped = if it stopped now
points-final = in all
this-game = this game
your-best = your best
best-now = Your best so far.
best-before = Your best so far: { $points }.
todays-table = Today’s scores
the-curves = Points, round by round
touch-again = Touch the city once more to go there.
would-add = { $source }, now
