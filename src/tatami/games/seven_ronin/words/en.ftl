### 7 Ronin in English. The same messages exist in every language; only the little ones at the top differ.

## Names inside sentences

the-place = { $place-key ->
    [watchtower] the watchtower
    [inn] the inn
    [burial-grounds] the burial grounds
    [shrine] the shrine
    [animal-pen] the animal pen
    [well] the well
    [granary] the granary
    [fields-2] the fields (2)
    [passage] the passage
    [fields-3] the fields (3)
   *[green] the green
}
the-target = { $target-key ->
    [watchtower] the watchtower
    [inn] the inn
    [burial-grounds] the burial grounds
    [shrine] the shrine
    [animal-pen] the animal pen
    [well] the well
    [granary] the granary
    [fields-2] the fields (2)
    [passage] the passage
    [fields-3] the fields (3)
   *[green] the green
}
at-place = { $place-key ->
    [watchtower] on the watchtower
    [fields-2] in the fields (2)
    [fields-3] in the fields (3)
    [passage] in the passage
    [burial-grounds] in the burial grounds
    [animal-pen] in the animal pen
    [green] on the green
   *[other] at { the-place }
}
his = { $ronin-key ->
    [tasuke] her
   *[other] his
}

## Names

game = 7 Ronin
tagline = Forty ninja, ten areas, eight days, and seven swords in the way.

seat-attacker = Attacker
seat-defender = Defender

place-watchtower = Watchtower
place-inn = Inn
place-burial-grounds = Burial grounds
place-shrine = Shrine
place-animal-pen = Animal pen
place-well = Well
place-granary = Granary
place-fields-2 = Fields (2)
place-passage = Passage
place-fields-3 = Fields (3)
place-green = Green

ronin-hayai = Hayai
ronin-kabe = Kabe
ronin-musashi = Musashi
ronin-taiko = Taiko
ronin-tasuke = Tasuke
ronin-yobu = Yobu
ronin-yumi = Yumi

count-one = one ninja
count-two = two ninja

ending-none = The village still stands
ending-village-taken = The village is taken
ending-ronin-fell = The last ronin has fallen
ending-ninja-fell = The last ninja has fallen
ending-winter = Winter closes the mountain passes

## Moves

move-done = Done
move-deploy = Send a ninja to { the-place }
    .short = Send 1: { the-place }
move-post = Post { $ronin } { at-place }
    .short = { $ronin }: { the-place }
move-strike = Musashi cuts down a ninja in his area
    .short = Musashi: cut down 1 ninja
move-shoot = Yumi shoots a ninja in the reserve
    .short = Yumi: shoot 1 in reserve
move-heal = Taiko heals one of { $ronin }’s wounds
    .short = Taiko: heal { $ronin }
move-ride = Hayai rides to { the-place }
    .short = Hayai: { the-place }
move-drive = Yobu drives a ninja to { the-place }
    .short = Yobu: to { the-place }
move-wound = { $ronin } takes the next wound
move-volley = Watchtower: shoot at both neighbours
    .short = Watchtower: shoot
move-loot = Granary: draw two ninja to the reserve
    .short = Granary: 2 to the reserve
move-poison = Well: poison { $ronin }
move-pen = Animal pen: { $ronin } must stay for another day
    .short = Pen: { $ronin } must stay
move-curse = Shrine: take { $ronin }’s ability for a day
    .short = Shrine: curse { $ronin }
move-recall = Burial grounds: call back a ninja from { the-place }
    .short = Recall 1: { the-place }
move-infiltrate = Passage: bring { $count } to { the-place }
    .short = Passage ({ $count-key ->
        [one] 1
       *[two] 2
    }): { $place }
move-copy = Inn: copy { the-place }
move-spy = Set the spy on { the-place }
    .short = Spy: { the-place }

menu-post = Post { $ronin }…
menu-infiltrate = Passage: bring ninja to { the-place }…

done-spy = Keep the token
done-answer = Give this answer
done-drive = Let the second ninja stay
done-recall = Call back no second ninja
done-copy = Skip this
done-planning = Ready: lift the screen
done-ronin = Done: start the fight
done-areas = Done: end the day

## What happens

event-day-breaks = Day { $day } breaks: up to { $threat } areas may be attacked, by at least { $minimum } ninja.
event-spy-asks = { $seat-key ->
    [attacker] The attacker’s spy watches { the-place }: who will stand there?
   *[defender] The defender’s spy watches { the-place }: how many ninja will come?
}
event-spy-answered = { $seat-key ->
    [attacker] The attacker answers about { the-place }.
   *[defender] The defender answers about { the-place }: only those who are named will stand there.
}
event-spy-sees-ninja = { $count ->
    [0] No new ninja will come to { the-place }.
    [one] One new ninja will come to { the-place }.
   *[other] { $count } new ninja will come to { the-place }.
}
event-spy-sees-ronin = { $ronin } will stand { at-place }.
event-ninja-planned = Planned: a ninja to { the-place }.
event-ronin-planned = Planned: { $ronin } { at-place }.
event-ready = { $seat-key ->
    [attacker] The attacker is ready.
   *[defender] The defender is ready.
}
event-screens-lifted = Both screens are lifted.
event-ninja-arrive = { $place-key ->
    [green] A ninja mingles with the crowd on the green.
   *[other] { $count ->
        [one] One ninja attacks { the-place }.
       *[other] { $count } ninja attack { the-place }.
    }
}
event-ronin-arrives = { $ronin } takes { his } post { at-place }.
event-ronin-stays = { $ronin } must stay { at-place }.
event-green-cleared = { $count ->
    [0] { $ronin } finds nobody on the green.
    [one] { $ronin } clears the green of one ninja.
   *[other] { $ronin } clears the green of { $count } ninja.
}
event-musashi-strikes = Musashi cuts down a ninja { at-place }.
event-yumi-shoots = Yumi shoots a ninja in the reserve: { $reserve } left.
event-taiko-heals = Taiko heals one of { $ronin }’s wounds.
event-hayai-rides = Hayai rides to { the-place }.
event-yobu-drives = Yobu drives a ninja from { the-place } to { the-target }.
event-wounded = { $count ->
    [one] { $ronin } takes a wound. Vitality left: { $vitality }.
   *[other] { $ronin } takes { $count } wounds. Vitality left: { $vitality }.
}
event-fell = { $ronin } has fallen.
event-occupied = { $count ->
    [one] One ninja occupies { the-place }.
   *[other] { $count } ninja occupy { the-place }.
}
event-watchtower-shoots = Arrows fly from { the-place } at both its neighbours.
event-granary-looted = { $count ->
    [0] The granary is looted, but the supply has no ninja left.
    [one] The granary is looted: one ninja joins the reserve.
   *[other] The granary is looted: { $count } ninja join the reserve.
}
event-well-poisoned = The well is poisoned, and { $ronin } drinks.
event-penned = The animals are loose: { $ronin } will have to stay { at-place } tomorrow.
event-cursed = { $ronin-key ->
    [kabe] The shrine is defiled, but Kabe has no ability to lose.
   *[other] The shrine is defiled: { $ronin } will be without { his } ability tomorrow.
}
event-recalled = A ninja slips away from { the-place }, back to the reserve.
event-infiltrated = { $count ->
    [one] One ninja steals through the passage to { the-place }.
   *[other] { $count } ninja steal through the passage to { the-place }.
}
event-inn-copies = The inn copies { the-place }.
event-hunger = A hungry ninja deserts: { $reserve } left in reserve.
event-won = { $seat-key ->
    [attacker] { $ending } on day { $day }: the attacker wins.
   *[defender] { $ending } on day { $day }: the defender wins.
}

## Why not

refusal-game-is-over = The game is over.
refusal-not-your-decision = Another player decides this: wait for your turn.
refusal-not-now = Not now: first do what you are asked to do.
refusal-reserve-is-empty = There are not enough ninja in the reserve for that.
refusal-limit-reached = This area’s limit of new ninja is reached for today: choose another. Each ninja that was on the green at daybreak raises one limit by 1.
refusal-threat-reached = You already attack as many areas as today’s threat level allows: send this ninja to one of those.
refusal-green-takes-one = The green takes one new ninja a day: choose a village area.
refusal-minimum-comes-first = Every ninja you have left is needed for the minimum attack force: choose a village area.
refusal-minimum-not-met = Your attack is too weak: send the day’s minimum attack force, or every ninja you have left.
refusal-promised-to-the-spy = You have told a spy what will be there, and nothing may be added: choose another area.
refusal-ronin-has-fallen = This ronin has fallen: choose another.
refusal-ronin-is-held = The animal pen keeps this ronin where he is today: choose another.
refusal-ronin-is-planned = This ronin has a post already; undo to choose another.
refusal-ronin-are-left = Every ronin must be posted before you are ready.
refusal-area-is-defended = One ronin to an area: only Tasuke may share it, with one other.
refusal-tasuke-is-cursed = The shrine has taken Tasuke’s ability: today she shares no area.
refusal-green-is-empty = No ninja were on the green at daybreak: choose a village area.
refusal-green-is-taken = Only one ronin may go to the green, not even Tasuke may join: choose a village area.
refusal-green-is-no-area = The green is no village area, and this ability does not reach it: choose an area.
refusal-ability-is-used = This ability has been used today; each acts once a day.
refusal-ability-is-cursed = The shrine has taken this ronin’s ability for today.
refusal-ronin-is-on-the-green = On the green a ronin uses no ability, and no area’s ability reaches him.
refusal-area-is-not-free = This ronin acts only from a free area (no ninja): use another ronin.
refusal-area-is-not-contested = This ronin acts only where ninja are: use another ronin.
refusal-no-ninja-there = No ninja there: choose an area with ninja.
refusal-not-adjacent = Ninja are driven to one of the two areas next to Yobu’s.
refusal-taiko-cannot-heal-himself = Taiko cannot heal himself.
refusal-no-wound-to-heal = This ronin has no wound: choose another.
refusal-not-in-this-fight = This ronin is not in this fight: choose one who is.
refusal-area-is-not-occupied = Only an occupied area (ninja, no ronin) can be used. Choose one of those.
refusal-inn-copies-another = First finish what the inn is copying, or skip it.
refusal-inn-cannot-copy-itself = The inn cannot copy itself: choose another area.
refusal-nothing-to-copy = That area would have no target now: copy another.
refusal-no-token = You have no spy token: it is spent, or this table plays without spies.
refusal-not-the-question = The spy asks about another area: plan that one first.

## Options

option-edition = Edition
option-edition-first = first
option-edition-second = second
option-time-track = Areas that may be attacked, by day
option-time-track-recommended = 3 3 3 4 4 4 5 5 (recommended)
option-time-track-a = 3 3 4 4 4 5 5 5
option-time-track-b = 3 3 3 4 4 5 5 5
option-time-track-c = 3 3 3 3 4 4 4 5
option-green-counts-to-minimum = A ninja sent to the green counts towards the minimum attack force
option-green-counts-to-minimum-no = no
option-green-counts-to-minimum-yes = yes
option-strict-hayai = Hayai rides only where no ronin stands, not even Tasuke (second edition)
option-strict-hayai-no = no
option-strict-hayai-yes = yes
option-held-hayai-rides = Hayai may ride while the animal pen keeps him
option-held-hayai-rides-no = no
option-held-hayai-rides-yes = yes
option-green-ninja-count = Ninja on the green keep the attacker in the game
option-green-ninja-count-no = no
option-green-ninja-count-yes = yes
option-inn-shoots-from-inn = Copying the watchtower, the inn shoots at its own neighbours (first edition)
option-inn-shoots-from-inn-no = no
option-inn-shoots-from-inn-yes = yes
option-spies = Spy tokens (promotional mini-expansion of 2016)
option-spies-no = no
option-spies-yes = yes

## What to do now

prompt-spy = { $seat-key ->
    [attacker] Spend your spy token to hear which ronin will stand on an area, or keep it.
   *[defender] Spend your spy token to hear how many ninja an area will receive, or keep it.
}
prompt-answer = { $seat-key ->
    [attacker] A spy watches { the-place }: plan the ninja that you will send there ({ $there } so far), then press “Give this answer”.
   *[defender] A spy watches { the-place }: plan the ronin who will stand there ({ $there } so far), then press “Give this answer”.
}
prompt-drive = Yobu may drive a second ninja away.
prompt-divide = Divide the wounds { at-place }: { $wounds ->
    [one] one is left
   *[other] { $wounds } are left
} to give.
prompt-recall = A second ninja may be called back, from the same area or another.
prompt-copy = The inn copies { the-place }: choose its target.
prompt-planning = { $seat-key ->
    [attacker] Send at least { $minimum } ninja, to { $threat } areas at most. Sent: { $placed }, areas: { $attacked }{ $spare ->
        [0] .
        [one] . The green lets you exceed one limit by 1.
       *[other] . The green lets you exceed limits by { $spare } in all.
    }
   *[defender] Post every ronin, one per area; Tasuke may join another ronin. Still to post: { $waiting }.
}
prompt-ronin = Use the abilities of your ronin in any order, then start the fight.
prompt-areas = Use the areas you occupy, in any order. You occupy { $held }; { $needed } win.

## The rules, step by step

rules-spying =
    Each side has one spy token for the whole game. At daybreak, before anything is planned, the attacker and then the defender may spend theirs on one village area.

    The attacker’s spy asks which ronin will stand there; the defender’s asks how many new ninja will come. The other side answers at once and aloud, and the answer binds: what was named is planned there, and nothing may be added.
rules-planning =
    Both sides plan at once and in secret.

    The attacker sends ninja from the Ninja Reserves (the reserve): to no more areas than the day’s threat level, to each area no more new ones than its Deployment Limit, and in all no fewer than the minimum attack force (or every ninja that is left). One more may go to the green. Each ninja that was on the green at daybreak raises any one limit by 1.

    The defender posts every ronin, one to an area; only Tasuke may share one, with one other. A ronin may go to the green if ninja were there at daybreak: he clears it without a wound, but uses no ability, and nothing can touch him there. A ronin kept by the animal pen stays where he is.
rules-ronin =
    The screens are lifted. The defender uses the abilities of the ronin in any order, each at most once a day. Hayai, Taiko and Yumi act from a free area, one without ninja; Musashi and Yobu act on a contested one, where ninja and ronin meet. A cursed ronin, or one on the green, does nothing.
rules-wounds =
    On every contested area the ninja become wounds: as many as the ronin’s vitality allows. A ronin whose tile is full falls, and his wounds go to the General Supply. Ninja that are left over, or that met nobody, occupy the area. Where Tasuke stands with another, the defender says who takes each wound.
rules-areas =
    The attacker uses the abilities of the occupied areas (ninja, no ronin), in any order, each at most once a day. An area that is taken in this step may be used in it too. No ability reaches the green.

    At the end of this step, and only then, five occupied areas win the game. Both fields together count as three, and an inn that copies a field may stand in for one of the two.
rules-over =
    The attacker wins at once when the last ronin falls, if a ninja is left; and at the end of a day’s last combat step if ninja occupy five areas.

    The defender wins at once when no ninja is left on the board or in the reserve, even if no ronin is left either; and when the eighth day ends. From the fourth day on, hunger takes one ninja in the reserve each evening.

## Places and people

about-watchtower = Every ronin on the two areas next to it takes a wound.
about-inn = Copies the ability of another occupied area; copying a field, it counts as one.
about-burial-grounds = Up to two ninja slip from the areas back to the reserve.
about-shrine = One ronin has no ability on the next day.
about-animal-pen = One ronin must stay where he is for the next day.
about-well = One ronin of the attacker’s choice takes a wound; Tasuke cannot take it for him.
about-granary = Two ninja come from the supply to the reserve.
about-fields-2 = Occupied together, the two fields count as three areas.
about-passage = One or two ninja come from the reserve to any area, and fight at once.
about-fields-3 = Occupied together, the two fields count as three areas.
about-green = Not a village area and next to none. Each ninja here at daybreak raises one limit by 1.

about-hayai = Vitality 5. From a free area he rides to any area with ninja that nobody defends, or only Tasuke.
about-kabe = Vitality 7. No ability; the shrine does nothing to him.
about-musashi = Vitality 4. Cuts down one ninja in his area before the fight.
about-taiko = Vitality 5. From a free area he heals one wound of any other ronin.
about-tasuke = Vitality 3. May share an area with one other ronin; the defender divides their wounds.
about-yobu = Vitality 3. Drives up to two ninja from his area to the areas next to it, whatever their limits.
about-yumi = Vitality 3. From a free area he shoots one ninja in the reserve.

## On the board

board-day = Day
board-threat = Areas, at most
board-minimum = Ninja, at least
board-ronin = Ronin
board-fallen = fallen
board-reserve = Reserve
board-supply = Supply
board-held = Areas occupied
board-loan = raises limits by { $count }
board-legend = ✦ ninja  ✧ › planned  · room  ● wound  ■ must stay  × cursed  ✓ done  ▾ hunger
