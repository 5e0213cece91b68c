### Ninjato in English. The same messages exist in every language.

## Names

game = Ninjato
tagline = Seven rounds in the shadow of the clans: train, raid, bribe, and let them talk.

seat-black = Black
seat-white = White
seat-purple = Purple
seat-yellow = Yellow

card-one = a 1
card-two = a 2
card-three = a 3
card-four = a 4
card-five = a 5

treasure-fan = a fan
treasure-scroll = a scroll
treasure-vase = a vase
treasure-jade = a jade
treasure-gold = a gold

token-light-fan = a fan (light side)
token-light-scroll = a scroll (light side)
token-light-vase = a vase (light side)
token-light-jade = a jade (light side)
token-light-gold = a gold (light side)
token-red-fan = a fan (red side)
token-red-scroll = a scroll (red side)
token-red-vase = a vase (red side)
token-red-jade = a jade (red side)
token-red-gold = a gold (red side)

house-house-1 = house 1
house-house-2 = house 2
house-house-3 = house 3
house-house-4 = house 4
house-house-5 = house 5

mode-force = force
mode-stealth = stealth
half-first = the first guard
half-second = the second guard
sign-up = +1
sign-down = −1
bluff-two = a 2
bluff-four = a 4

elite-tsuba = Tsuba
elite-seppa = Seppa
elite-fuchi = Fuchi
elite-habaki = Habaki
elite-kashira = Kashira
elite-kissaki = Kissaki
elite-menuki = Menuki
elite-daisho = Daisho
elite-kogai = Kogai
elite-shitodome = Shitodome

clan-taira = Taira
clan-minamoto = Minamoto
clan-go-shirakawa = Go-Shirakawa

banner-taira-2 = Taira 2
banner-taira-4 = Taira 4
banner-taira-5 = Taira 5
banner-taira-6 = Taira 6
banner-taira-8 = Taira 8
banner-minamoto-2 = Minamoto 2
banner-minamoto-4 = Minamoto 4
banner-minamoto-5 = Minamoto 5
banner-minamoto-6 = Minamoto 6
banner-minamoto-8 = Minamoto 8
banner-go-shirakawa-2 = Go-Shirakawa 2
banner-go-shirakawa-4 = Go-Shirakawa 4
banner-go-shirakawa-5 = Go-Shirakawa 5
banner-go-shirakawa-6 = Go-Shirakawa 6
banner-go-shirakawa-8 = Go-Shirakawa 8

envoy-taira-69 = Taira 69
envoy-taira-51 = Taira 51
envoy-taira-42 = Taira 42
envoy-taira-29 = Taira 29
envoy-taira-60 = Taira 60
envoy-taira-22 = Taira 22
envoy-taira-35 = Taira 35
envoy-minamoto-67 = Minamoto 67
envoy-minamoto-53 = Minamoto 53
envoy-minamoto-44 = Minamoto 44
envoy-minamoto-27 = Minamoto 27
envoy-minamoto-61 = Minamoto 61
envoy-minamoto-20 = Minamoto 20
envoy-minamoto-36 = Minamoto 36
envoy-go-shirakawa-72 = Go-Shirakawa 72
envoy-go-shirakawa-55 = Go-Shirakawa 55
envoy-go-shirakawa-46 = Go-Shirakawa 46
envoy-go-shirakawa-31 = Go-Shirakawa 31
envoy-go-shirakawa-63 = Go-Shirakawa 63
envoy-go-shirakawa-24 = Go-Shirakawa 24
envoy-go-shirakawa-38 = Go-Shirakawa 38

topic-warrior = Greatest Warrior
topic-people = Support of the People
topic-friends = Powerful Friends
topic-secrets = Master of Secret Arts
topic-enemies = Dishonourable Enemies

rumour-warrior-any = Greatest Warrior ({ price-any })
rumour-warrior-two-any = Greatest Warrior ({ price-two-any })
rumour-warrior-jade = Greatest Warrior ({ price-jade })
rumour-warrior-vase = Greatest Warrior ({ price-vase })
rumour-warrior-fan-scroll = Greatest Warrior ({ price-fan-scroll })
rumour-warrior-fan-vase = Greatest Warrior ({ price-fan-vase })
rumour-people-any = Support of the People ({ price-any })
rumour-people-two-any = Support of the People ({ price-two-any })
rumour-people-jade = Support of the People ({ price-jade })
rumour-people-vase = Support of the People ({ price-vase })
rumour-people-fan-scroll = Support of the People ({ price-fan-scroll })
rumour-people-scroll-vase = Support of the People ({ price-scroll-vase })
rumour-friends-any = Powerful Friends ({ price-any })
rumour-friends-two-any = Powerful Friends ({ price-two-any })
rumour-friends-jade = Powerful Friends ({ price-jade })
rumour-friends-vase = Powerful Friends ({ price-vase })
rumour-friends-fan-scroll = Powerful Friends ({ price-fan-scroll })
rumour-friends-fan-jade = Powerful Friends ({ price-fan-jade })
rumour-secrets-any = Master of Secret Arts ({ price-any })
rumour-secrets-two-any = Master of Secret Arts ({ price-two-any })
rumour-secrets-jade = Master of Secret Arts ({ price-jade })
rumour-secrets-vase = Master of Secret Arts ({ price-vase })
rumour-secrets-fan-scroll = Master of Secret Arts ({ price-fan-scroll })
rumour-secrets-scroll-jade = Master of Secret Arts ({ price-scroll-jade })
rumour-enemies-any = Dishonourable Enemies ({ price-any })
rumour-enemies-two-any = Dishonourable Enemies ({ price-two-any })
rumour-enemies-jade = Dishonourable Enemies ({ price-jade })
rumour-enemies-vase = Dishonourable Enemies ({ price-vase })
rumour-enemies-fan-scroll = Dishonourable Enemies ({ price-fan-scroll })
rumour-enemies-vase-jade = Dishonourable Enemies ({ price-vase-jade })

skill-shinobi-iri = Shinobi-iri
skill-intonjutsu = Intonjutsu
skill-chocho = Chocho
skill-kayakujutsu = Kayakujutsu
skill-kenjutsu = Kenjutsu
skill-kuji-kiri = Kuji-kiri
skill-taijutsu = Taijutsu
skill-boryaku = Boryaku
skill-seishin-teki = Seishin-teki
skill-hensojutsu = Hensojutsu

price-fan-scroll = a fan and a scroll
price-fan-vase = a fan and a vase
price-fan-jade = a fan and a jade
price-scroll-vase = a scroll and a vase
price-scroll-jade = a scroll and a jade
price-vase-jade = a vase and a jade
price-vase = a vase
price-jade = a jade
price-any = any treasure
price-two-any = any two treasures
price-alike = one to four treasures alike
price-one-and-three = any treasure and three alike
price-two-and-two = two alike and two alike

some-fan = { $count ->
        [one] a fan
       *[other] { $count } fans
    }
some-scroll = { $count ->
        [one] a scroll
       *[other] { $count } scrolls
    }
some-vase = { $count ->
        [one] a vase
       *[other] { $count } vases
    }
some-jade = { $count ->
        [one] a jade
       *[other] { $count } jades
    }
some-gold = { $count ->
        [one] a gold
       *[other] { $count } golds
    }

## Moves

move-dojo = Train at the dojo
move-learn = Learn { $skill } from the sensei
move-raid = Raid { $house } by { $mode }
move-bribe = Bribe the envoy { $envoy }
move-spread = Spread a rumour: { $rumour }
move-take = Take { $card }
move-draw = Draw from the deck
move-discard = Discard { $card }
move-pay = Pay { $treasure }
move-gild = Pay a gold as { $treasure }
move-settle = Pay the rest in exact change
move-done = That is enough
move-strike = Play { $card } against { $half }
move-support = Add a 3 in support: { $sign }
move-shinobi-iri = Use Shinobi-iri: −2
move-intonjutsu = Use Intonjutsu: the card becomes 0
move-kayakujutsu = Use Kayakujutsu: +2
move-kenjutsu = Use Kenjutsu: the card becomes 6
move-taijutsu = Use Taijutsu: { $sign }
move-boryaku = Use Boryaku as { $bluff } against { $half }
move-seishin-teki = Use Seishin-teki: change between force and stealth
move-chocho = Use Chocho: give { $token }
move-fetch = Take { $token } for it
move-kuji-kiri = Use Kuji-kiri: turn { $skill } up again
move-fail = Give up
move-banzai = Banzai!
move-leave = Leave the house
move-keep = Keep { $treasure }
move-claim = Give the house to { $banner }
move-disguise = Disguise the envoy { $envoy }
move-honour = Take the honour of the houses

menu-raid = Raid { $house }…
menu-strike = Play { $card }…
menu-boryaku = Use Boryaku as { $bluff }…

label-learn = Learn { $skill } from the sensei ({ $price-key ->
        [free] free
        [any] for any card
       *[card] for { $card }
    })
label-bribe = Bribe the envoy { $envoy } with { $price }
label-spread = Take a rumour, for nothing: { $rumour }
label-settle = Exact change: { $treasures } ({ $honour } honour)
label-strike = Play { $card }{ $laid ->
        [0] {""}
       *[other] : { $total } in all
    }
label-boryaku = Use Boryaku as { $bluff }{ $laid ->
        [0] {""}
       *[other] : { $total } in all
    }
label-banzai = Banzai! { $next-key ->
        [light] A guard
       *[red] An elite
    } for { $treasure }
label-leave = Leave the house with { $loot ->
        [one] one treasure
       *[other] { $loot } treasures
    }
label-honour = Take the honour of { $clan }’s houses: { $honour }

done-pay = That is the whole price
done-disguise = No more disguises

## What happens

event-round-begins = Round { $number } begins.
event-goes-first = { $seat } goes first.
event-to-the-dojo = { $seat } trains at the dojo and takes { $count } cards.
event-card-taken = { $seat } takes { $card }, for all to see.
event-card-drawn = { $seat } draws { $card }.
event-card-drawn-unseen = { $seat } draws a card from the deck.
event-card-discarded = { $seat } discards { $card }.
event-tile-learnt = { $seat } learns { $skill }.
event-tiles-shown = { $count ->
    [one] The sensei teaches { $skill }.
   *[other] The sensei teaches { $skill }, to { $count } pupils.
}
event-raid-begins = { $seat } raids { $house } by { $mode }.
event-sentry-stands = A sentry of { $guard } stands in the way.
event-guard-appears = A guard of { $guard } appears.
event-elite-appears = An elite appears: { $elite }.
event-alarm = The alarm! The house receives { $treasure }.
event-turned-red = Turned to its red side: { $treasure }.
event-supported = { $seat } adds a 3 in support: { $sign }.
event-skill-used = { $seat } uses { $skill }.
event-struck = { $seat } plays { $card }{ $card-key ->
        [one] { $total ->
            [1] {""}
           *[other] , { $total } in all
        }
        [two] { $total ->
            [2] {""}
           *[other] , { $total } in all
        }
        [three] { $total ->
            [3] {""}
           *[other] , { $total } in all
        }
        [four] { $total ->
            [4] {""}
           *[other] , { $total } in all
        }
       *[five] { $total ->
            [5] {""}
           *[other] , { $total } in all
        }
    }.
event-bluffed = { $seat } passes for { $bluff }{ $bluff-key ->
        [two] { $total ->
            [2] {""}
           *[other] , { $total } in all
        }
       *[four] { $total ->
            [4] {""}
           *[other] , { $total } in all
        }
    }.
event-guard-beaten = { $seat } beats the guard of { $guard }.
event-treasure-won = { $seat } wins { $treasure }.
event-elite-kept = { $seat } keeps the elite { $elite }.
event-mode-changed = { $seat } goes on by { $mode }.
event-exchanged = { $seat } exchanges { $given } for { $token }.
event-turned-up = { $seat } turns { $skill } up again.
event-failed = { $seat } fails in { $house }.
event-kept = { $seat } keeps { $treasure }.
event-left = { $count ->
    [one] { $seat } leaves { $house } with one treasure.
   *[other] { $seat } leaves { $house } with { $count } treasures.
}
event-cleared = { $count ->
    [one] { $seat } clears { $house } and carries one treasure off.
   *[other] { $seat } clears { $house } and carries { $count } treasures off.
}
event-claimed = { $seat } gives { $house } to { $banner }.
event-treasure-added = Added to { $house }: { $treasure }.
event-house-refilled = Filled anew: { $house }, with a sentry of { $guard }.
event-paid = { $gold ->
    [0] { $seat } pays { $treasure }.
   *[other] { $seat } pays a gold as { $treasure }.
}
event-bribed = { $seat } bribes the envoy { $envoy }: { $honour } honour.
event-rumour-bought = { $seat } spreads a rumour, { $rumour }: { $honour } honour.
event-rumour-bought-unseen = { $seat } spreads a rumour: { $honour } honour.
event-rumour-given = { $seat } is given a rumour for { $clan }: { $rumour }.
event-rumour-given-unseen = { $seat } is given a rumour for { $clan }.
event-envoy-arrives = An envoy comes to the palace: { $envoy }.
event-rumour-arrives = A rumour reaches the pavilion: { $rumour }.
event-scoring = The clans reward their friends after round { $number }.
event-disguised = { $seat } disguises the envoy { $envoy }.
event-honoured = { $seat } takes the honour of { $clan }’s houses: { $honour }.
event-rumour-bonus = { $seat } scores { $honour } for { $topic }.
event-treasure-bonus = { $seat } scores { $honour } for treasures left over.
event-elite-bonus = { $seat } scores { $honour } for elites.
event-final-score = { $seat } has { $honour } honour.

## Why not

refusal-game-is-over = The game is over.
refusal-not-your-decision = That is not yours to decide now.
refusal-not-now = That belongs to another moment.
refusal-not-at-the-sensei = The sensei does not teach this now.
refusal-no-card-for-the-sensei = You know no tile of this way and have not the card that the sensei asks for.
refusal-house-is-closed = This house has been cleared; it is closed until the end of the round.
refusal-not-in-the-palace = This envoy is not in the palace.
refusal-not-in-the-pavilion = This rumour is not in the pavilion.
refusal-cannot-pay = You cannot meet this price.
refusal-not-face-up = No such card lies face up.
refusal-not-in-hand = You have no such card in hand.
refusal-no-such-treasure = You have no such treasure.
refusal-no-gold = You have no gold.
refusal-gold-stands-for-another = Gold has no price of its own: say which treasure it stands for.
refusal-price-is-exact = With this the price could not be met exactly.
refusal-price-is-not-met = The price is not met yet.
refusal-no-such-guard = No such guard stands before you.
refusal-guard-is-not-beaten = That does not beat the guard: force needs more, stealth less, and equal is not enough.
refusal-play-cannot-win = Nothing that you have would then beat the guard.
refusal-play-is-under-way = Finish the play that you have begun.
refusal-one-setting-a-play = Only one skill may set the value of a card.
refusal-boryaku-stands-alone = Boryaku is a whole play by itself; nothing may be added to it.
refusal-tile-not-learnt = You have not learnt this skill.
refusal-tile-is-used = This tile has been used; it is turned up at the end of the round.
refusal-tile-is-fresh = This tile is not used; there is nothing to turn up.
refusal-tile-stays-down = Kuji-kiri turns up neither itself nor a disguise.
refusal-not-on-the-shuriken = No such treasure lies on your shuriken.
refusal-not-in-the-house = No such treasure is in the house.
refusal-no-guard-left = There is no guard left to call.
refusal-banner-is-not-free = This token lies on a house.
refusal-banner-of-the-same-clan = The house must go to another clan.
refusal-not-your-envoy = This envoy is not yours.
refusal-envoy-has-no-mask = Only an envoy with a mask can be disguised.
refusal-envoy-is-disguised = This envoy is disguised already; each tile helps another.

## Options

option-players = Players
option-players-two = two
option-players-three = three
option-players-four = four
option-eager-reshuffle = A pile is refilled the moment it runs out
option-eager-reshuffle-no = no
option-eager-reshuffle-yes = yes
option-boryaku-modifiers = Supports and skills may be added to Boryaku
option-boryaku-modifiers-no = no
option-boryaku-modifiers-yes = yes
option-refill-after-last-round = Houses, palace and pavilion are refilled after the last round too
option-refill-after-last-round-no = no
option-refill-after-last-round-yes = yes
option-lone-gets-both = A player alone in a clan gets both rewards
option-lone-gets-both-no = no
option-lone-gets-both-yes = yes
option-secret-rumours = Bought rumours are hidden, as if nobody had watched
option-secret-rumours-no = no
option-secret-rumours-yes = yes
option-dojo-deck = Reading of the dojo deck
option-dojo-deck-level = ten of each, and two more threes
option-dojo-deck-bulging = more threes, fewer ones and fives
option-alarms = Guards with the alarm
option-alarms-mostly-threes = mostly threes
option-alarms-only-threes = all threes and no others
option-alarms-two-of-each = two of each value
option-treasures = Reading of the treasures
option-treasures-falling = fewer of the better ones
option-treasures-level = eighteen of each
option-crane-price = What a tile of the crane costs
option-crane-price-any-card = any card
option-crane-price-three = a three

## What to do now

prompt-place = Place a shuriken ({ $left ->
        [one] your last of the round
       *[other] { $left } left
    }): at the dojo, the sensei, a house, the palace or the pavilion.
prompt-train = Take a card that lies open, or draw one from the deck: { $owed ->
        [one] one
       *[other] { $owed }
    } more.
prompt-limit = Seven cards are the limit: discard { $surplus ->
        [one] one
       *[other] { $surplus }
    }.
prompt-tuition = Discard any card for { $skill }.
prompt-pay = Pay { $price } for { $ware }{ $honour ->
        [0] {""}
       *[other] , of which { $honour } honour is paid
    }: one treasure at a time, or in exact change.
guards-ahead = { $guards ->
        [one] { $first }
       *[other] { $first } for one guard and { $second } for the other
    }
laid-out = { $setting ->
        [-1] { $swing }
       *[other] the card counts { $setting }, { $swing }
    }
prompt-fight = { $mode-key ->
        [force] By force: play more than { guards-ahead }.
       *[stealth] By stealth: play less than { guards-ahead }.
    }{ $laid ->
        [0] {""}
       *[other] {" "}Laid out so far: { laid-out }.
    }{ $laid ->
        [0] {" "}Add supports and skills as you like, or give up.
       *[other] {" "}Finish with a card.
    }
prompt-dare = Call { $next-key ->
        [light] the next guard
       *[red] an elite
    } for { $treasure }, { $loot ->
        [one] and keep the treasure you have even if you fail; or leave with it.
       *[other] and keep only one of { $loot } treasures if you fail; or leave with all.
    }
prompt-fetch = Choose what you take from the house for { $token }.
prompt-keep = You have failed: keep one treasure of { $loot }.
prompt-claim = You may give { $house } away: choose a token of another clan.
prompt-disguise = Disguise one of your masked envoys for one more influence, or let it be.
prompt-leaders = You lead in { $clan }: take the { $honour } honour of its houses, or a rumour.
prompt-seconds = You are second in { $clan }, and the rumour is left for you: choose one.

## The rules, step by step

rules-place =
    Everybody places three shuriken a round, one at a time in turn order, and does at once what the place offers. Places do not fill up; only a house that has been cleared is closed until the round ends.

    Dojo: take cards. Sensei: learn a skill. House: raid it for treasures. Palace: spend treasures for honour and an envoy. Pavilion: spend treasures for honour and a rumour.
rules-train =
    With no card in hand take four, with one take three, otherwise two, from those that lie open or from the deck, in any mixture. Afterwards the open ones are replaced, and a hand of more than seven is cut down to seven.

    The shuriken at the dojo are stacked. From the top of the stack down they give the turn order of the next round; whoever is not in it follows in the old order.
rules-limit = Nobody keeps more than seven cards after training.
rules-tuition = A tile costs the card that it shows; once you have learnt any tile of its way, more of that way are free.
rules-pay =
    A price is paid exactly. Gold stands for any other treasure and counts as it. What you pay is scored at once: a fan 2, a scroll 3, a vase 4, a jade 5.

    Exact change pays the rest with as little gold as can be, and then for the most honour.
rules-fight =
    By force a card must be higher than the guard, by stealth lower; equal does not do. A 3 may be added to another card as a support, up or down by one, and so may skills; a skill may set the card’s value instead. Of a pair of elites both must be beaten.

    A guard beaten gives up one treasure: light ones first, the lowest first, then red ones in the same order. Light treasures have normal guards, red ones elites.
rules-dare =
    Leave, and all the treasures on your shuriken are yours. Or call banzai and face the next guard: if you beat it there is more, if not you keep only one treasure.

    A guard with the alarm adds a treasure, and the highest light one is turned red. A house that is left or failed gets one more treasure. A house without any treasure left is cleared: you give it to another clan, and beaten elites are yours to keep.
rules-fetch = A light treasure given for a red one makes the highest light treasure of the house turn red.
rules-keep = After failing you keep exactly one treasure of those on your shuriken; the others are discarded.
rules-claim = Any token of another clan that is not on a house may be chosen. At the scorings the leader of a clan may take the honour of all its houses.
rules-disguise = Each disguise gives one more influence from one of your masked envoys, for this scoring.
rules-leaders =
    After rounds 3, 5 and 7 each clan rewards the two players with most influence: an envoy is one influence, and the oldest envoy breaks ties. The leader chooses the honour of the clan’s houses or a free rumour. When all leaders have chosen, the seconds get what is left.
rules-seconds = The second of a clan gets what its leader has left: the honour of the houses, or a rumour of his choice.
rules-over =
    At the end the rumours are scored: one, two or three of a topic multiply what it counts by 1, 2 or 4, and a fourth begins a second set. Dishonourable enemies give 6 each if one player spreads them, 4 if two do, 2 if more. Every treasure left over gives 1, every elite 1 or 2.

    The most honour wins; then the most envoys, then the oldest.

## Cards and tiles

about-shinobi-iri = Way of the Snake. The card counts 2 less.
about-intonjutsu = Way of the Snake. The card counts 0.
about-chocho = Way of the Snake. Exchange a treasure on your shuriken for one in the house, even after failing.
about-kayakujutsu = Way of the Tiger. The card counts 2 more.
about-kenjutsu = Way of the Tiger. The card counts 6.
about-kuji-kiri = Way of the Tiger. Turn another used tile up again, except a disguise.
about-taijutsu = Way of the Crane. The card counts 1 more or 1 less.
about-boryaku = Way of the Crane. Passes for a card of 2 or 4, by itself.
about-seishin-teki = Way of the Crane. Change between force and stealth for the rest of the raid.
about-hensojutsu = Way of the Crane. At a scoring, one more influence from one of your masked envoys.

about-taira-69 = Price: { price-fan-scroll }.
about-taira-51 = Price: { price-fan-jade }. Masked.
about-taira-42 = Price: { price-scroll-vase }. Masked.
about-taira-29 = Price: { price-vase-jade }.
about-taira-60 = Price: { price-alike }.
about-taira-22 = Price: { price-one-and-three }.
about-taira-35 = Price: { price-two-and-two }. Masked.
about-minamoto-67 = Price: { price-fan-vase }.
about-minamoto-53 = Price: { price-fan-jade }. Masked.
about-minamoto-44 = Price: { price-scroll-vase }. Masked.
about-minamoto-27 = Price: { price-scroll-jade }.
about-minamoto-61 = Price: { price-alike }.
about-minamoto-20 = Price: { price-one-and-three }.
about-minamoto-36 = Price: { price-two-and-two }. Masked.
about-go-shirakawa-72 = Price: { price-fan-scroll }.
about-go-shirakawa-55 = Price: { price-fan-vase }. Masked.
about-go-shirakawa-46 = Price: { price-scroll-jade }. Masked.
about-go-shirakawa-31 = Price: { price-vase-jade }.
about-go-shirakawa-63 = Price: { price-alike }.
about-go-shirakawa-24 = Price: { price-one-and-three }.
about-go-shirakawa-38 = Price: { price-two-and-two }. Masked.

about-warrior = Counts your elite guards.
about-people = Counts your rumours, itself too.
about-friends = Counts your envoys.
about-secrets = Counts your skill tiles, disguises too.
about-enemies = 6 each if only you spread them, 4 if two players do, 2 if more do.

about-tsuba = 4 against force, 3 against stealth. Worth 1.
about-seppa = 3 against force, 2 against stealth. Worth 1.
about-fuchi = 4 against force, 2 against stealth. Worth 1.
about-habaki = 5 against force, 2 against stealth. Worth 2.
about-kashira = 4 against force, 1 against stealth. Worth 2.
about-kissaki = 5 against force, 1 against stealth. Worth 2.
about-menuki = A pair: 2 and 4. Worth 1.
about-daisho = A pair: 3 and 5. Worth 2.
about-kogai = A pair: 1 and 3. Worth 2.
about-shitodome = A pair: 3 and 3. Worth 2.

about-fan = 2 honour when spent.
about-scroll = 3 honour when spent.
about-vase = 4 honour when spent.
about-jade = 5 honour when spent.
about-gold = Stands for any other treasure, and counts as it.

## On the board

short-fan = F
short-scroll = S
short-vase = V
short-jade = J
short-gold = G
short-any = any
short-two-any = any two
short-alike = 1 to 4 alike
short-one-and-three = any + 3 alike
short-two-and-two = 2 + 2 alike
foe-sentry = Sentry
foe-guard = Guard
reward-honour = the leader takes the honour
reward-rumour = the leader takes a rumour

board-round = Round
board-house = House { $number }
board-closed = closed
board-sentry = sentry { $value }
board-raid = { $seat } raids { $house } by { $mode }
board-in-the-way = In the way
board-need = { $mode-key ->
        [force] beat it with more
       *[stealth] slip by with less
    }
board-alarm = (alarm)
board-still-there = Still there
board-on-the-shuriken = On the shuriken
board-to-come = Guards to come
board-alarms-left = ({ $count } with the alarm)
board-elites-left = { $count ->
        [one] one elite
       *[other] { $count } elites
    }
board-if-you-leave = Leave
board-leave = { $count ->
        [one] the treasure is safe
       *[other] all { $count } treasures are safe
    }; the house gets a new one
board-if-you-dare = Banzai
board-dare = { $left ->
        [one] one treasure more, the last
       *[other] one treasure more of { $left }
    }; fail, and { $lost ->
        [0] you keep the one you have.
        [one] one is lost.
       *[other] { $lost } are lost.
    }
board-odds = Your hand beats { NUMBER($rate, style: "percent") } of those to come.
board-dojo = Dojo
board-deck = deck { $count }
board-stack = next round first, from the top:
board-sensei = Sensei
board-palace = Palace
board-pavilion = Pavilion
board-nobody = nobody
board-hand = Hand of { $seat }:
board-rumours = Rumours:
board-legend = F fan 2  S scroll 3  V vase 4  J jade 5  G gold, any of them  ‹red side: elites›
    ✿ honour  ✦ shuriken left  ▮ cards  ≡ rumours  ⚔ elites  ◒ masked  (used tile)
