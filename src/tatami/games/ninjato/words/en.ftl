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
treasure-jade = a jade piece
treasure-gold = gold

token-light-fan = a fan (light side)
    .short = a light fan
token-light-scroll = a scroll (light side)
    .short = a light scroll
token-light-vase = a vase (light side)
    .short = a light vase
token-light-jade = a jade piece (light side)
    .short = a light jade
token-light-gold = gold (light side)
    .short = light gold
token-red-fan = a fan (red side)
    .short = a red fan
token-red-scroll = a scroll (red side)
    .short = a red scroll
token-red-vase = a vase (red side)
    .short = a red vase
token-red-jade = a jade piece (red side)
    .short = a red jade
token-red-gold = gold (red side)
    .short = red gold

house-house-1 = house 1
    .short = House 1
house-house-2 = house 2
    .short = House 2
house-house-3 = house 3
    .short = House 3
house-house-4 = house 4
    .short = House 4
house-house-5 = house 5
    .short = House 5

mode-force = force
mode-stealth = stealth
half-first = the first guard
    .short = first guard
half-second = the second guard
    .short = second guard
sign-up = +1
sign-down = −1
bluff-two = a 2
    .short = 2
bluff-four = a 4
    .short = 4

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

banner-taira-2 = Taira token of 2
    .short = Taira 2
banner-taira-4 = Taira token of 4
    .short = Taira 4
banner-taira-5 = Taira token of 5
    .short = Taira 5
banner-taira-6 = Taira token of 6
    .short = Taira 6
banner-taira-8 = Taira token of 8
    .short = Taira 8
banner-minamoto-2 = Minamoto token of 2
    .short = Minamoto 2
banner-minamoto-4 = Minamoto token of 4
    .short = Minamoto 4
banner-minamoto-5 = Minamoto token of 5
    .short = Minamoto 5
banner-minamoto-6 = Minamoto token of 6
    .short = Minamoto 6
banner-minamoto-8 = Minamoto token of 8
    .short = Minamoto 8
banner-go-shirakawa-2 = Go-Shirakawa token of 2
    .short = Go-Shirakawa 2
banner-go-shirakawa-4 = Go-Shirakawa token of 4
    .short = Go-Shirakawa 4
banner-go-shirakawa-5 = Go-Shirakawa token of 5
    .short = Go-Shirakawa 5
banner-go-shirakawa-6 = Go-Shirakawa token of 6
    .short = Go-Shirakawa 6
banner-go-shirakawa-8 = Go-Shirakawa token of 8
    .short = Go-Shirakawa 8

envoy-taira-69 = Taira, aged 69
    .short = Taira 69
envoy-taira-51 = Taira, aged 51
    .short = Taira 51
envoy-taira-42 = Taira, aged 42
    .short = Taira 42
envoy-taira-29 = Taira, aged 29
    .short = Taira 29
envoy-taira-60 = Taira, aged 60
    .short = Taira 60
envoy-taira-22 = Taira, aged 22
    .short = Taira 22
envoy-taira-35 = Taira, aged 35
    .short = Taira 35
envoy-minamoto-67 = Minamoto, aged 67
    .short = Minamoto 67
envoy-minamoto-53 = Minamoto, aged 53
    .short = Minamoto 53
envoy-minamoto-44 = Minamoto, aged 44
    .short = Minamoto 44
envoy-minamoto-27 = Minamoto, aged 27
    .short = Minamoto 27
envoy-minamoto-61 = Minamoto, aged 61
    .short = Minamoto 61
envoy-minamoto-20 = Minamoto, aged 20
    .short = Minamoto 20
envoy-minamoto-36 = Minamoto, aged 36
    .short = Minamoto 36
envoy-go-shirakawa-72 = Go-Shirakawa, aged 72
    .short = Go-Shirakawa 72
envoy-go-shirakawa-55 = Go-Shirakawa, aged 55
    .short = Go-Shirakawa 55
envoy-go-shirakawa-46 = Go-Shirakawa, aged 46
    .short = Go-Shirakawa 46
envoy-go-shirakawa-31 = Go-Shirakawa, aged 31
    .short = Go-Shirakawa 31
envoy-go-shirakawa-63 = Go-Shirakawa, aged 63
    .short = Go-Shirakawa 63
envoy-go-shirakawa-24 = Go-Shirakawa, aged 24
    .short = Go-Shirakawa 24
envoy-go-shirakawa-38 = Go-Shirakawa, aged 38
    .short = Go-Shirakawa 38

topic-warrior = Greatest Warrior
topic-people = Support of the People
topic-friends = Powerful Friends
topic-secrets = Master of Secret Arts
topic-enemies = Dishonourable Enemies

rumour-warrior-any = Greatest Warrior ({ price-any })
    .short = Warrior: any
rumour-warrior-two-any = Greatest Warrior ({ price-two-any })
    .short = Warrior: any two
rumour-warrior-jade = Greatest Warrior ({ price-jade })
    .short = Warrior: jade
rumour-warrior-vase = Greatest Warrior ({ price-vase })
    .short = Warrior: vase
rumour-warrior-fan-scroll = Greatest Warrior ({ price-fan-scroll })
    .short = Warrior: fan+scroll
rumour-warrior-fan-vase = Greatest Warrior ({ price-fan-vase })
    .short = Warrior: fan+vase
rumour-people-any = Support of the People ({ price-any })
    .short = People: any
rumour-people-two-any = Support of the People ({ price-two-any })
    .short = People: any two
rumour-people-jade = Support of the People ({ price-jade })
    .short = People: jade
rumour-people-vase = Support of the People ({ price-vase })
    .short = People: vase
rumour-people-fan-scroll = Support of the People ({ price-fan-scroll })
    .short = People: fan+scroll
rumour-people-scroll-vase = Support of the People ({ price-scroll-vase })
    .short = People: scroll+vase
rumour-friends-any = Powerful Friends ({ price-any })
    .short = Friends: any
rumour-friends-two-any = Powerful Friends ({ price-two-any })
    .short = Friends: any two
rumour-friends-jade = Powerful Friends ({ price-jade })
    .short = Friends: jade
rumour-friends-vase = Powerful Friends ({ price-vase })
    .short = Friends: vase
rumour-friends-fan-scroll = Powerful Friends ({ price-fan-scroll })
    .short = Friends: fan+scroll
rumour-friends-fan-jade = Powerful Friends ({ price-fan-jade })
    .short = Friends: fan+jade
rumour-secrets-any = Master of Secret Arts ({ price-any })
    .short = Secret Arts: any
rumour-secrets-two-any = Master of Secret Arts ({ price-two-any })
    .short = Secret Arts: any two
rumour-secrets-jade = Master of Secret Arts ({ price-jade })
    .short = Secret Arts: jade
rumour-secrets-vase = Master of Secret Arts ({ price-vase })
    .short = Secret Arts: vase
rumour-secrets-fan-scroll = Master of Secret Arts ({ price-fan-scroll })
    .short = Secret Arts: fan+scroll
rumour-secrets-scroll-jade = Master of Secret Arts ({ price-scroll-jade })
    .short = Secret Arts: scroll+jade
rumour-enemies-any = Dishonourable Enemies ({ price-any })
    .short = Enemies: any
rumour-enemies-two-any = Dishonourable Enemies ({ price-two-any })
    .short = Enemies: any two
rumour-enemies-jade = Dishonourable Enemies ({ price-jade })
    .short = Enemies: jade
rumour-enemies-vase = Dishonourable Enemies ({ price-vase })
    .short = Enemies: vase
rumour-enemies-fan-scroll = Dishonourable Enemies ({ price-fan-scroll })
    .short = Enemies: fan+scroll
rumour-enemies-vase-jade = Dishonourable Enemies ({ price-vase-jade })
    .short = Enemies: vase+jade

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
    .short = fan+scroll
price-fan-vase = a fan and a vase
    .short = fan+vase
price-fan-jade = a fan and a jade piece
    .short = fan+jade
price-scroll-vase = a scroll and a vase
    .short = scroll+vase
price-scroll-jade = a scroll and a jade piece
    .short = scroll+jade
price-vase-jade = a vase and a jade piece
    .short = vase+jade
price-vase = a vase
    .short = vase
price-jade = a jade piece
    .short = jade
price-any = any treasure
    .short = any
price-two-any = any two treasures
    .short = any two
price-alike = one to four treasures alike
    .short = 1–4 alike
price-one-and-three = any treasure and three alike
    .short = 1+3 alike
price-two-and-two = two alike and two alike
    .short = 2+2 alike

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
        [one] a jade piece
       *[other] { $count } jade pieces
    }
some-gold = { $count ->
        [one] gold
       *[other] { $count } gold
    }

## Moves

move-dojo = Train at the dojo
move-learn = Learn { $skill } from the sensei
    .short = Learn { $skill }
move-raid = Raid { $house } by { $mode }
move-bribe = Bribe the envoy { $envoy }
    .short = Envoy: { $envoy }
move-spread = Spread a rumour: { $rumour }
    .short = { $rumour }
move-take = Take { $card }
move-draw = Draw from the deck
move-discard = Discard { $card }
move-pay = Pay { $treasure }
move-gild = Pay gold as { $treasure }
move-settle = Pay the rest for me
move-done = Done
move-strike = Play { $card } against { $half }
    .short = Play { $card }: { $half }
move-support = Add a 3 in support: { $sign }
move-shinobi-iri = Use Shinobi-iri: −2
move-intonjutsu = Use Intonjutsu: the card becomes 0
    .short = Intonjutsu: 0
move-kayakujutsu = Use Kayakujutsu: +2
move-kenjutsu = Use Kenjutsu: the card becomes 6
    .short = Kenjutsu: 6
move-taijutsu = Use Taijutsu: { $sign }
move-boryaku = Use Boryaku as { $bluff } against { $half }
    .short = Boryaku as { $bluff }: { $half }
move-seishin-teki = Use Seishin-teki: change between force and stealth
    .short = Seishin-teki: change mode
move-chocho = Use Chocho: give { $token }
    .short = Chocho: give { $token }
move-fetch = Take { $token } for it
    .short = Take { $token }
move-kuji-kiri = Use Kuji-kiri: turn { $skill } face up again
    .short = Kuji-kiri: { $skill }
move-fail = Give up
move-banzai = Banzai!
move-leave = Leave the house
move-keep = Keep { $treasure }
move-claim = Give the house to the { $banner }
    .short = House to { $banner }
move-disguise = Disguise the envoy { $envoy }
    .short = Disguise { $envoy }
move-honour = Take the honour of the houses
    .short = Take the houses’ honour

menu-raid = Raid { $house }…
menu-strike = Play { $card }…
menu-boryaku = Use Boryaku as { $bluff }…

label-learn = Learn { $skill } from the sensei ({ $price-key ->
        [free] free
        [any] costs any card
       *[card] costs { $card }
    })
    .short = { $skill } ({ $price-key ->
        [free] free
        [any] any card
       *[card] costs { $card }
    })
label-bribe = Bribe the envoy { $envoy }, with { $price }
    .short = { $envoy }: { $price }
label-spread = Take a rumour, for nothing: { $rumour }
    .short = { $rumour }
label-settle = Pay for me: { $treasures } ({ $honour } honour)
    .short = Pay for me ({ $honour } honour)
label-strike = Play { $card }{ $laid ->
        [0] {""}
       *[other] : { $total } in all
    }
label-boryaku = Use Boryaku as { $bluff }{ $laid ->
        [0] {""}
       *[other] : { $total } in all
    }
    .short = Boryaku as { $bluff }{ $laid ->
        [0] {""}
       *[other] : { $total } in all
    }
label-banzai = Banzai! { $next-key ->
        [light] A guard
       *[red] An elite guard
    } for { $treasure }
    .short = Banzai! For { $treasure }
label-leave = Leave the house with { $loot ->
        [one] one treasure
       *[other] { $loot } treasures
    }
    .short = Leave with { $loot ->
        [one] one treasure
       *[other] { $loot } treasures
    }
label-honour = Take the honour of { $clan }’s houses: { $honour }
    .short = Houses: { $honour } honour

done-pay = Done paying
done-disguise = No more disguises

## What happens

event-round-begins = Round { $number } begins.
event-goes-first = { $seat } goes first.
event-to-the-dojo = { $seat } trains at the dojo and takes { $count } cards.
event-card-taken = { $seat } takes { $card } from the face-up cards.
event-card-drawn = { $seat } draws { $card }.
event-card-drawn-unseen = { $seat } draws a card from the deck.
event-card-discarded = { $seat } discards { $card }.
event-tile-learnt = { $seat } learns { $skill }.
event-tiles-shown = { $count ->
    [one] The sensei offers { $skill }.
   *[other] The sensei offers { $skill } ({ $count } tiles).
}
event-raid-begins = { $seat } raids { $house } by { $mode }.
event-sentry-stands = A sentry of { $guard } stands in the way.
event-guard-appears = A guard of { $guard } appears.
event-elite-appears = An elite guard appears: { $elite }.
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
event-bluffed = Boryaku counts as { $bluff }{ $bluff-key ->
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
event-elite-kept = { $seat } keeps the elite guard { $elite }.
event-mode-changed = { $seat } goes on by { $mode }.
event-exchanged = { $seat } exchanges { $given } for { $token }.
event-turned-up = { $seat } turns { $skill } face up again.
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
event-claimed = { $seat } gives { $house } to the { $banner }.
event-treasure-added = Added to { $house }: { $treasure }.
event-house-refilled = New treasures and a new sentry ({ $guard }) in { $house }.
event-paid = { $gold ->
    [0] { $seat } pays { $treasure }.
   *[other] { $seat } pays gold as { $treasure }.
}
event-bribed = { $seat } bribes the envoy { $envoy }, and scores { $honour } honour.
event-rumour-bought = { $seat } spreads a rumour, { $rumour }, and scores { $honour } honour.
event-rumour-bought-unseen = { $seat } spreads a rumour and scores { $honour } honour.
event-rumour-given = { $seat } receives a rumour from { $clan }: { $rumour }.
event-rumour-given-unseen = { $seat } receives a rumour from { $clan }.
event-envoy-arrives = An envoy comes to the palace: { $envoy }.
event-rumour-arrives = A rumour reaches the pavilion: { $rumour }.
event-scoring = The clans reward their friends after round { $number }.
event-disguised = { $seat } disguises the envoy { $envoy }.
event-honoured = { $seat } takes the honour of { $clan }’s houses: { $honour }.
event-rumour-bonus = { $seat } scores { $honour } honour for { $topic }.
event-treasure-bonus = { $seat } scores { $honour } honour for treasures left over.
event-elite-bonus = { $seat } scores { $honour } honour for elite guards.
event-final-score = { $seat } has { $honour } honour.

## Why not

refusal-game-is-over = The game is over.
refusal-not-your-decision = Another player decides this: wait for your turn.
refusal-not-now = Not now: first do what you are asked to do.
refusal-not-at-the-sensei = The sensei does not offer this now: choose a skill on offer.
refusal-no-card-for-the-sensei = You have no skill of this Way and not the card it costs. Train at the dojo, or choose another skill.
refusal-house-is-closed = This house has been cleared and is closed until the end of the round: choose another.
refusal-not-in-the-palace = This envoy is not in the palace: choose one who is.
refusal-not-in-the-pavilion = This rumour is not in the pavilion: choose one that is.
refusal-cannot-pay = You do not have the treasures this costs: choose another, or raid a house first.
refusal-not-face-up = No such card lies face up: take one that does, or draw.
refusal-not-in-hand = You have no such card: choose one from your hand.
refusal-no-such-treasure = You have no such treasure: choose one of yours.
refusal-no-gold = You have no gold: pay with another treasure.
refusal-gold-stands-for-another = Gold has no price of its own: say which treasure it stands for.
refusal-price-is-exact = That would overpay, and prices are exact: pay another treasure.
refusal-price-is-not-met = Something is still to pay.
refusal-no-such-guard = That guard is already beaten: attack the other.
refusal-guard-is-not-beaten = That does not beat the guard: force needs more, stealth less, and equal is not enough.
refusal-play-cannot-win = After that, nothing you have could beat the guard: try something else, or give up.
refusal-play-is-under-way = Finish the play that you have begun: play a card.
refusal-one-setting-a-play = Only one skill may set the value of a card: play a card.
refusal-boryaku-stands-alone = Boryaku is a whole play by itself, and nothing may be added to it: play a card.
refusal-tile-not-learnt = You have not learnt this skill: choose one of yours.
refusal-tile-is-used = This skill has been used; it is back at the end of the round.
refusal-tile-is-fresh = This skill has not been used: choose one that lies face down.
refusal-tile-stays-down = Kuji-kiri turns face up neither itself nor Hensojutsu: choose another skill.
refusal-not-on-the-shuriken = No such treasure lies on your shuriken: choose one that does.
refusal-not-in-the-house = No such treasure is in the house: choose one that is.
refusal-no-guard-left = There is no guard left to call.
refusal-banner-is-not-free = That token is on a house: choose one from the supply.
refusal-banner-of-the-same-clan = The house changes clan: choose a token of another one.
refusal-not-your-envoy = This envoy is not yours: choose one of yours.
refusal-envoy-has-no-mask = Only an envoy with a mask can be disguised: choose another.
refusal-envoy-is-disguised = Already disguised: choose a different envoy for each Hensojutsu.

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
option-dojo-deck = The dojo cards
option-dojo-deck-level = ten of each, and two more threes
option-dojo-deck-bulging = more threes, fewer ones and fives
option-alarms = Guards with the alarm
option-alarms-mostly-threes = mostly threes
option-alarms-only-threes = all threes and no others
option-alarms-two-of-each = two of each value
option-treasures = The treasures
option-treasures-falling = fewer of the better ones
option-treasures-level = eighteen of each
option-crane-price = What a skill of the Crane costs
option-crane-price-any-card = any card
option-crane-price-three = a three

## What to do now

prompt-place = Place a shuriken ({ $left ->
        [one] your last of the round
       *[other] { $left } left
    }): at the dojo, the sensei, a house, the palace or the pavilion.
prompt-train = Take a face-up card, or draw one from the deck: { $owed ->
        [one] one
       *[other] { $owed }
    } more.
prompt-limit = Seven cards are the limit: discard { $surplus ->
        [one] one
       *[other] { $surplus }
    }.
prompt-tuition = Discard any card for { $skill }.
prompt-pay = Pay for { $ware }: { $price }. Paid so far: { $honour } honour.
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
       *[red] an elite guard
    } for { $treasure }, { $loot ->
        [one] and keep the treasure you have even if you fail; or leave with it.
       *[other] and keep only one of { $loot } treasures if you fail; or leave with all.
    }
prompt-fetch = Choose what you take from the house for { $token }.
prompt-keep = You have failed: keep one treasure of { $loot }.
prompt-claim = You have cleared { $house }: choose the clan token that takes it over (another clan’s).
prompt-disguise = Disguise one of your masked envoys for one more influence, or go on.
prompt-leaders = You lead in { $clan }: take the honour of its houses ({ $honour }) or a rumour.
prompt-seconds = You are second in { $clan }, and the rumour is left for you: choose one.

## The rules, step by step

rules-place =
    Everybody places three shuriken a round, one at a time in turn order, and does at once what the place offers. Places do not fill up; only a house that has been cleared is closed until the round ends.

    Dojo: take cards. Sensei: learn a skill. House: raid it for treasures. Palace: spend treasures for honour and an envoy. Pavilion: spend treasures for honour and a rumour.
rules-train =
    With no card in hand take four, with one take three, otherwise two, from the face-up cards or from the deck, in any mixture. Afterwards the face-up cards are replaced, and a hand of more than seven is cut down to seven.

    The shuriken at the dojo are stacked. From the top of the stack down they give the turn order of the next round; whoever is not in it follows in the old order.
rules-limit = Nobody keeps more than seven cards after training.
rules-tuition = A skill costs the card that its tile shows; once you have learnt any skill of its Way, more of that Way are free.
rules-pay =
    A price is paid exactly. Gold stands for any other treasure and counts as it. What you pay is scored at once: a fan 2, a scroll 3, a vase 4, a jade piece 5.

    “Pay for me” pays the rest with as little gold as can be, and then for the most honour.
rules-fight =
    By force a card must be higher than the guard, by stealth lower; equal does not do. A 3 may be added to another card as a support, up or down by one, and so may skills; a skill may set the card’s value instead. Of a pair of elite guards both must be beaten.

    A guard beaten gives up one treasure: light ones first, the lowest first, then red ones in the same order. Light treasures have normal guards, red ones elite guards.
rules-dare =
    Leave, and all the treasures on your shuriken are yours. Or call banzai and face the next guard: if you beat it there is more, if not you keep only one treasure.

    A guard with the alarm adds a treasure, and the highest light one is turned red. A house that is left or failed gets one more treasure. A house without any treasure left is cleared: you give it to another clan. Elite guards that you beat are yours to keep.
rules-fetch = A light treasure given for a red one makes the highest light treasure of the house turn red.
rules-keep = After failing you keep exactly one treasure of those on your shuriken; the others are discarded.
rules-claim = Any token of another clan that is not on a house may be chosen. At the scorings the leader of a clan may take the honour of all its houses.
rules-disguise = Each disguise gives one more influence from one of your masked envoys, for this scoring.
rules-leaders =
    After rounds 3, 5 and 7 each clan rewards the two players with most influence: an envoy is one influence, and the oldest envoy breaks ties. The leader chooses the honour of the clan’s houses or a free rumour. When all leaders have chosen, the seconds get what is left.
rules-seconds = The second of a clan gets what its leader has left: the honour of the houses, or a rumour to choose.
rules-over =
    At the end the rumours are scored: one, two or three of a topic multiply what it counts by 1, 2 or 4, and a fourth begins a second set. Dishonourable Enemies give 6 each if one player spreads them, 4 if two do, 2 if more. Every treasure left over gives 1, every elite guard 1 or 2.

    The most honour wins; then the most envoys, then the oldest.
rules-sources =
    This game is partly a reconstruction. The rules follow the rulebook; the cards were not at hand. How many dojo cards, guards and treasures of each kind there are, the elite guards except Tsuba, the names Kayakujutsu, Taijutsu and Kuji-kiri, how many tiles each skill has, and the envoys’ ages and prices were made for Tatami. They are not the published game’s.

## Cards and tiles

about-shinobi-iri = Way of the Snake (costs a 1, free once you know a Snake skill). Once a round: the card counts 2 less.
about-intonjutsu = Way of the Snake (costs a 1, free once you know a Snake skill). Once a round: the card counts 0.
about-chocho = Way of the Snake (costs a 1, free once you know a Snake skill). Once a round: exchange a treasure on your shuriken for one in the house, even after failing.
about-kayakujutsu = Way of the Tiger (costs a 5, free once you know a Tiger skill). Once a round: the card counts 2 more.
about-kenjutsu = Way of the Tiger (costs a 5, free once you know a Tiger skill). Once a round: the card counts 6.
about-kuji-kiri = Way of the Tiger (costs a 5, free once you know a Tiger skill). Once a round: turn another used skill face up again, except Hensojutsu.
about-taijutsu = Way of the Crane (costs any card, or a 3 at tables that say so; free once you know a Crane skill). Once a round: the card counts 1 more or 1 less.
about-boryaku = Way of the Crane (costs any card, or a 3 at tables that say so; free once you know a Crane skill). Once a round: counts as a card of 2 or 4, by itself.
about-seishin-teki = Way of the Crane (costs any card, or a 3 at tables that say so; free once you know a Crane skill). Once a round: change between force and stealth for the rest of the raid.
about-hensojutsu = Way of the Crane (costs any card, or a 3 at tables that say so; free once you know a Crane skill). At a scoring: one more influence from one of your masked envoys.

about-taira-69 = Envoy of the Taira, aged 69; the oldest breaks ties. Price: { price-fan-scroll }.
about-taira-51 = Envoy of the Taira, aged 51; the oldest breaks ties. Price: { price-fan-jade }. Masked: Hensojutsu can count this envoy twice.
about-taira-42 = Envoy of the Taira, aged 42; the oldest breaks ties. Price: { price-scroll-vase }. Masked: Hensojutsu can count this envoy twice.
about-taira-29 = Envoy of the Taira, aged 29; the oldest breaks ties. Price: { price-vase-jade }.
about-taira-60 = Envoy of the Taira, aged 60; the oldest breaks ties. Price: { price-alike }.
about-taira-22 = Envoy of the Taira, aged 22; the oldest breaks ties. Price: { price-one-and-three }.
about-taira-35 = Envoy of the Taira, aged 35; the oldest breaks ties. Price: { price-two-and-two }. Masked: Hensojutsu can count this envoy twice.
about-minamoto-67 = Envoy of the Minamoto, aged 67; the oldest breaks ties. Price: { price-fan-vase }.
about-minamoto-53 = Envoy of the Minamoto, aged 53; the oldest breaks ties. Price: { price-fan-jade }. Masked: Hensojutsu can count this envoy twice.
about-minamoto-44 = Envoy of the Minamoto, aged 44; the oldest breaks ties. Price: { price-scroll-vase }. Masked: Hensojutsu can count this envoy twice.
about-minamoto-27 = Envoy of the Minamoto, aged 27; the oldest breaks ties. Price: { price-scroll-jade }.
about-minamoto-61 = Envoy of the Minamoto, aged 61; the oldest breaks ties. Price: { price-alike }.
about-minamoto-20 = Envoy of the Minamoto, aged 20; the oldest breaks ties. Price: { price-one-and-three }.
about-minamoto-36 = Envoy of the Minamoto, aged 36; the oldest breaks ties. Price: { price-two-and-two }. Masked: Hensojutsu can count this envoy twice.
about-go-shirakawa-72 = Envoy of Go-Shirakawa, aged 72; the oldest breaks ties. Price: { price-fan-scroll }.
about-go-shirakawa-55 = Envoy of Go-Shirakawa, aged 55; the oldest breaks ties. Price: { price-fan-vase }. Masked: Hensojutsu can count this envoy twice.
about-go-shirakawa-46 = Envoy of Go-Shirakawa, aged 46; the oldest breaks ties. Price: { price-scroll-jade }. Masked: Hensojutsu can count this envoy twice.
about-go-shirakawa-31 = Envoy of Go-Shirakawa, aged 31; the oldest breaks ties. Price: { price-vase-jade }.
about-go-shirakawa-63 = Envoy of Go-Shirakawa, aged 63; the oldest breaks ties. Price: { price-alike }.
about-go-shirakawa-24 = Envoy of Go-Shirakawa, aged 24; the oldest breaks ties. Price: { price-one-and-three }.
about-go-shirakawa-38 = Envoy of Go-Shirakawa, aged 38; the oldest breaks ties. Price: { price-two-and-two }. Masked: Hensojutsu can count this envoy twice.

about-warrior = At the end, 1 honour for each elite guard you keep; twice that with two of these rumours, four times with three.
about-people = At the end, 1 honour for each rumour you have, this one too; twice that with two of these rumours, four times with three.
about-friends = At the end, 1 honour for each envoy you have; twice that with two of these rumours, four times with three.
about-secrets = At the end, 1 honour for each skill tile you have, Hensojutsu too; twice that with two of these rumours, four times with three.
about-enemies = At the end, 6 honour each if only you spread them, 4 if two players do, 2 if more do.

about-tsuba = 4 against force, 3 against stealth. Worth 1 honour.
about-seppa = 3 against force, 2 against stealth. Worth 1 honour.
about-fuchi = 4 against force, 2 against stealth. Worth 1 honour.
about-habaki = 5 against force, 2 against stealth. Worth 2 honour.
about-kashira = 4 against force, 1 against stealth. Worth 2 honour.
about-kissaki = 5 against force, 1 against stealth. Worth 2 honour.
about-menuki = A pair: 2 and 4. Worth 1 honour.
about-daisho = A pair: 3 and 5. Worth 2 honour.
about-kogai = A pair: 1 and 3. Worth 2 honour.
about-shitodome = A pair: 3 and 3. Worth 2 honour.

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
        [0] no elite guard
        [one] one elite guard
       *[other] { $count } elite guards
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
board-odds = Your hand beats { NUMBER($rate, style: "percent") } of the guards to come.
board-dojo = Dojo
board-deck = deck { $count }
board-stack = turn order next round:
board-sensei = Sensei
board-palace = Palace
board-pavilion = Pavilion
board-nobody = nobody
board-hand = Hand of { $seat }:
board-rumours = Rumours:
board-legend = F fan 2  S scroll 3  V vase 4  J jade 5  G gold, any of them  ‹red: elite guard›
    ✿ honour  ✦ shuriken  ▮ cards  ≡ rumours  ⚔ elite guards  ◒ masked  (used)

## In the browser

garden-rounds = Rounds
garden-round-is = Round { $number }.
garden-round-scores = Afterwards the clans reward their friends, in this order: { $clans }.
garden-gate = { $mode-key ->
        [force] House { $number } by force: more than { $value }.
       *[stealth] House { $number } by stealth: less than { $value }.
    }
garden-gate-odds = { $sentry-key ->
        [no] You cannot beat the sentry.
       *[yes] { $next ->
            [0] You beat the sentry, and it guards the last treasure.
           *[other] You beat the sentry, and then { garden-rate } of the guards that may come next.
        }
    }
garden-rate = { $rate }%
garden-house-is = House { $number }, { $banner }: { $treasures }
garden-tuition = costs { $price }
garden-tuition-any = any
garden-tuition-free = free
garden-nobody-teaches = nobody teaches any more
garden-costs = Price: { $price }.
garden-you-pay = You would pay { $treasures }, for { $honour } honour.
garden-you-lack = You lack { $treasures }.
garden-topic-warrior = Warrior
garden-topic-people = People
garden-topic-friends = Friends
garden-topic-secrets = Secrets
garden-topic-enemies = Enemies
garden-nothing-offered = nothing left
garden-clan = { $clan }: houses worth { $honour } honour.
garden-clan-led = { $seat } leads.
garden-clan-free = Nobody has influence yet.
garden-take-honour = Take { $honour } honour from { $clan }
garden-player = { $name }, number { $place } in turn order: { $honour } honour, { $left } shuriken left, { $cards } cards. Treasures: { $treasures }. Skills: { $tiles }. Envoys: { $envoys }. Rumours: { $rumours }. Elite guards: { $elites }.
garden-none = none
garden-your-cards = Your cards
garden-your-treasures = Your treasures
garden-your-skills = Your skills
garden-your-friends = Your envoys and rumours
garden-group-cards = Your cards
garden-group-beats = Beats it
garden-group-not = Does not
garden-times = { $count } of them
garden-support = Support
garden-purse = Treasures
garden-gold-as = Gold as
garden-skills = Skills
garden-used = used
garden-friends = Envoys, rumours
garden-cannot-beat = Nothing that you have beats this guard.
garden-then-next = After that you beat { $beaten } of the { $next } that may come next ({ garden-rate }).
garden-cleared = The house is cleared. Whose is it from now on?
garden-failed = The raid has failed: one treasure can be kept.
garden-banzai-odds = You beat { $beaten } of the { $next } guards that may come: { garden-rate }.
garden-stake = { $lost ->
        [0] Nothing to lose
        [one] At stake: 1 treasure
       *[other] At stake: { $lost } treasures
    }
garden-leave-safe = { $count ->
        [one] 1 treasure is yours
       *[other] { $count } treasures are yours
    }
garden-fail = { $count ->
        [0] You leave with nothing.
        [one] You keep the one treasure.
       *[other] You keep one treasure of { $count }.
    }
garden-guard = { $mode-key ->
        [force] { $value } against force
       *[stealth] { $value } against stealth
    }{ $state-key ->
        [beaten] , beaten
       *[stands] {""}
    }
garden-alarm-rang = Alarm!
garden-foe = The guard in the way
garden-ledger = Where the honour came from
garden-honour = Honour
garden-source-envoys = Envoys bribed
garden-source-rumours = Rumours spread
garden-source-clans = Clans
garden-source-treasures = Treasures left
garden-source-elites = Elite guards
garden-count-rumours = Rumours, kept secret
garden-count-elites = Elite guards beaten
garden-scoring = The clans reward their friends.
garden-no-house = no house
garden-take = Take { $honour } honour
