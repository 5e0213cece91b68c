### Samurai Sword in English. The same messages exist in every language.

## Names

game = Samurai Sword
tagline = One shogun in the open, everyone else in the shade, and ninety cards of steel and courtesy.

seat-one = Seat 1
seat-two = Seat 2
seat-three = Seat 3
seat-four = Seat 4
seat-five = Seat 5
seat-six = Seat 6
seat-seven = Seat 7

weapon-bokken = Bokken
weapon-kiseru = Kiseru
weapon-wakizashi = Wakizashi
weapon-bo = Bo
weapon-kusarigama = Kusarigama
weapon-katana = Katana
weapon-shuriken = Shuriken
weapon-kanabo = Kanabo
weapon-nodachi = Nodachi
weapon-naginata = Naginata
weapon-nagayari = Nagayari
weapon-tanegashima = Tanegashima
weapon-daikyu = Daikyu

gear-focus = Focus
gear-armor = Armor
gear-fast-draw = Fast Draw

property-focus = Focus
property-armor = Armor
property-fast-draw = Fast Draw
property-bushido = Bushido

card-bokken = Bokken
card-kiseru = Kiseru
card-wakizashi = Wakizashi
card-bo = Bo
card-kusarigama = Kusarigama
card-katana = Katana
card-shuriken = Shuriken
card-kanabo = Kanabo
card-nodachi = Nodachi
card-naginata = Naginata
card-nagayari = Nagayari
card-tanegashima = Tanegashima
card-daikyu = Daikyu
card-focus = Focus
card-armor = Armor
card-fast-draw = Fast Draw
card-bushido = Bushido
card-parry = Parry
card-geisha = Geisha
card-diversion = Diversion
card-battle-cry = Battle Cry
card-tea-ceremony = Tea Ceremony
card-daimyo = Daimyo
card-breathing = Breathing
card-jujutsu = Jujutsu

character-benkei = Benkei
character-chiyome = Chiyome
character-ginchiyo = Ginchiyo
character-goemon = Goemon
character-hanzo = Hanzo
character-hideyoshi = Hideyoshi
character-ieyasu = Ieyasu
character-kojiro = Kojiro
character-musashi = Musashi
character-nobunaga = Nobunaga
character-tomoe = Tomoe
character-ushiwaka = Ushiwaka
character-rikyu = Rikyu

role-shogun = Shogun
role-samurai = Samurai
role-ronin = Ronin
role-ninja-1 = Ninja, one star
role-ninja-2 = Ninja, two stars
role-ninja-3 = Ninja, three stars

team-shogun = The shogun and his samurai
team-ninja = The ninja
team-ronin = The ronin

source-deck = the deck
source-pile = the discard pile

ending-none = The feud goes on
ending-defeat = Somebody lost their last honour in a fight
ending-exhaustion = Somebody lost their last honour when the deck ran out
ending-bushido = Somebody lost their last honour to the Bushido
ending-swordmaster = Swordmaster victory: one player is left standing
ending-last-friend = The last to fall was a team-mate, so honour is counted

## Moves

move-done = End the play phase
move-attack = Attack { $target } with { $weapon }
    .short = { $target }: { $weapon }
move-lay = Lay { $gear } in front of you
    .short = Lay { $gear }
move-bushido = Lay Bushido in front of { $target }
    .short = Bushido: on { $target }
move-cry = Battle Cry: everyone else discards a Parry or takes a wound
    .short = Battle Cry
move-jujutsu = Jujutsu: everyone else discards a weapon or takes a wound
    .short = Jujutsu
move-tea = Tea Ceremony: three cards for you, one for everyone else
    .short = Tea Ceremony: draw 3
move-daimyo = Daimyo: draw 2 cards
move-breathe = Breathing: recover all resilience; { $target } draws a card
    .short = Breathing: { $target } draws
move-divert = Diversion: steal a card from { $target }
    .short = Diversion: { $target }
move-geisha = Geisha: a random card of { $target } is discarded
    .short = Geisha: hand of { $target }
move-disarm = Geisha: discard { $property } of { $target }
    .short = Geisha: { $target }, { $property }
move-spend = Nobunaga: lose one resilience, draw one card
    .short = Draw 1 for 1 resilience
move-parry = Parry
move-block = Hanzo: parry with { $weapon }
    .short = Parry with { $weapon }
move-give = Discard { $weapon }
move-take = Take the wounds
label-attack = Attack { $target } with { $weapon }: { $wounds ->
        [one] one wound
       *[other] { $wounds } wounds
    }
    .short = { $target }: { $weapon } (−{ $wounds })
take-cry = Take the wound
take-jujutsu = Take the wound
move-yield = Lose one honour and discard the Bushido
    .short = Lose 1 honour
yield-shogun-bushido = Discard the Bushido
move-draw = First card from { $source }
    .short = First: { $source }
move-discard = Discard { $card }

menu-attack = Attack { $target }…
menu-disarm = Geisha: a property of { $target }…

## What happens

event-turn-begins = { $seat } begins a turn.
event-recovered = { $seat } recovers { $resilience } resilience.
event-flipped = The Bushido turns over { $card } for { $seat }.
event-bushido-moves = The Bushido passes from { $seat } to { $target }.
event-bushido-leaves = The Bushido of { $seat } is discarded.
event-gave-up-weapon = { $seat } discards { $weapon }.
event-lost-honour = { $seat } loses one honour; honour left: { $honour }.
event-drew = { $seat } draws a card.
event-drew-card = { $seat } draws { $card }.
event-took-from-pile = { $seat } takes { $card } from the discard pile.
event-attacked = { $seat } attacks { $target } with { $weapon }.
event-parried = { $card-key ->
    [parry] { $seat } parries.
   *[other] { $seat } parries with { $card }.
}
event-wounded = { $count ->
    [one] { $seat } takes a wound; resilience left: { $resilience }.
   *[other] { $seat } takes { $count } wounds; resilience left: { $resilience }.
}
event-defeated = { $seat } is defeated by { $target }.
event-honour-passes = { $seat } gives one honour to { $target }; honour left: { $honour }.
event-laid = { $seat } lays { $gear }.
event-bushido-laid = { $seat } lays Bushido in front of { $target }.
event-cried = { $seat } plays Battle Cry.
event-jujutsu-played = { $seat } plays Jujutsu.
event-tea-served = { $seat } plays Tea Ceremony.
event-daimyo-played = { $seat } plays a Daimyo.
event-breathed = { $seat } plays Breathing, recovers all resilience and lets { $target } draw.
event-diverted = { $seat } steals a card from { $target }.
event-stolen-card = { $seat } steals { $card } from { $target }.
event-geisha-discards = { $seat } sends a Geisha to { $target }: { $card } is discarded.
event-disarmed = { $seat } sends a Geisha: { $property } of { $target } is discarded.
event-spent = { $seat } trades one resilience for a card; resilience left: { $resilience }.
event-discarded = { $seat } discards { $card }.
event-reshuffled = { $count ->
    [one] The deck has run out: one card of the discard pile is the new deck.
   *[other] The deck has run out: { $count } cards of the discard pile are the new deck.
}
event-ended = { $ending }: the game is over.
event-revealed = { $seat } was: { $role }.
event-lost-blade = Deadly Strike: { $seat } was defeated by a team-mate. Three points less: { $team }.
event-scored = { $team }: { $points } { $points ->
    [one] point
   *[other] points
}.
event-won = { $team-key ->
    [shogun] The shogun and his samurai win.
    [ninja] The ninja win.
   *[ronin] The ronin wins.
}
event-in-vain = { $seat } reaches into the empty hand of { $target }.

## Why not

refusal-game-is-over = The game is over.
refusal-not-your-decision = Another player decides this: wait for your turn.
refusal-not-now = Not now: first do what you are asked to do.
refusal-not-in-hand = You do not have that card: choose one from your hand.
refusal-no-such-player = Nobody sits there: choose a player.
refusal-not-yourself = Choose another player: this cannot be played on yourself.
refusal-target-is-harmless = That player is harmless (no resilience or no cards left) and cannot be attacked. Choose another target.
refusal-weapons-are-spent = You have played all the weapons this turn allows: one, plus one for each Focus, for Goemon, and for the shogun with three players. Play other cards, or end the phase.
refusal-bushido-is-in-play = A Bushido is already in play, and there can be only one: play another card.
refusal-hand-is-empty = That player has no cards: choose another.
refusal-no-such-property = That player has no such property: choose one that is in play.
refusal-not-nobunaga = Only Nobunaga trades resilience for cards.
refusal-last-resilience = The last resilience cannot be traded: play cards, or end the phase.
refusal-not-hanzo = Only Hanzo parries with weapons.
refusal-last-card = Hanzo cannot parry with a weapon that is his last card: take the wounds.
refusal-not-your-own-property = At this table a Geisha discards only other players’ properties: choose another player.
refusal-not-against-the-code = At this table the Bushido is laid in front of others only: choose another player.
refusal-reach-1-not-2 = Out of reach: difficulty 2, this weapon reaches 1. Choose a nearer player or a longer weapon.
refusal-reach-1-not-3 = Out of reach: difficulty 3, this weapon reaches 1. Choose a nearer player or a longer weapon.
refusal-reach-1-not-4 = Out of reach: difficulty 4, this weapon reaches 1. Choose a nearer player or a longer weapon.
refusal-reach-1-not-5 = Out of reach: difficulty 5, this weapon reaches 1. Choose a nearer player or a longer weapon.
refusal-reach-1-not-6 = Out of reach: difficulty 6, this weapon reaches 1. Choose a nearer player or a longer weapon.
refusal-reach-1-not-7 = Out of reach: difficulty 7, this weapon reaches 1. Choose a nearer player or a longer weapon.
refusal-reach-1-not-8 = Out of reach: difficulty 8, this weapon reaches 1. Choose a nearer player or a longer weapon.
refusal-reach-2-not-3 = Out of reach: difficulty 3, this weapon reaches 2. Choose a nearer player or a longer weapon.
refusal-reach-2-not-4 = Out of reach: difficulty 4, this weapon reaches 2. Choose a nearer player or a longer weapon.
refusal-reach-2-not-5 = Out of reach: difficulty 5, this weapon reaches 2. Choose a nearer player or a longer weapon.
refusal-reach-2-not-6 = Out of reach: difficulty 6, this weapon reaches 2. Choose a nearer player or a longer weapon.
refusal-reach-2-not-7 = Out of reach: difficulty 7, this weapon reaches 2. Choose a nearer player or a longer weapon.
refusal-reach-2-not-8 = Out of reach: difficulty 8, this weapon reaches 2. Choose a nearer player or a longer weapon.
refusal-reach-3-not-4 = Out of reach: difficulty 4, this weapon reaches 3. Choose a nearer player or a longer weapon.
refusal-reach-3-not-5 = Out of reach: difficulty 5, this weapon reaches 3. Choose a nearer player or a longer weapon.
refusal-reach-3-not-6 = Out of reach: difficulty 6, this weapon reaches 3. Choose a nearer player or a longer weapon.
refusal-reach-3-not-7 = Out of reach: difficulty 7, this weapon reaches 3. Choose a nearer player or a longer weapon.
refusal-reach-3-not-8 = Out of reach: difficulty 8, this weapon reaches 3. Choose a nearer player or a longer weapon.
refusal-reach-4-not-5 = Out of reach: difficulty 5, this weapon reaches 4. Choose a nearer player or a longer weapon.
refusal-reach-4-not-6 = Out of reach: difficulty 6, this weapon reaches 4. Choose a nearer player or a longer weapon.
refusal-reach-4-not-7 = Out of reach: difficulty 7, this weapon reaches 4. Choose a nearer player or a longer weapon.
refusal-reach-4-not-8 = Out of reach: difficulty 8, this weapon reaches 4. Choose a nearer player or a longer weapon.
refusal-reach-5-not-6 = Out of reach: difficulty 6, this weapon reaches 5. Choose a nearer player or a longer weapon.
refusal-reach-5-not-7 = Out of reach: difficulty 7, this weapon reaches 5. Choose a nearer player or a longer weapon.
refusal-reach-5-not-8 = Out of reach: difficulty 8, this weapon reaches 5. Choose a nearer player or a longer weapon.

## Options

option-players = Players
option-players-three = 3
option-players-four = 4
option-players-five = 5
option-players-six = 6
option-players-seven = 7
option-rikyu = The promo character Rikyu
option-rikyu-no = no
option-rikyu-yes = yes
option-quick-responses = Quick responses: players who cannot answer are not asked
option-quick-responses-no = no
option-quick-responses-yes = yes
option-reshuffle = The discard pile is shuffled
option-reshuffle-emptied = the moment the last card is drawn
option-reshuffle-needed = when a card is needed and none is left
option-flip-last-card = The last card, turned over for the Bushido
option-flip-last-card-discard-first = is part of the new deck
option-flip-last-card-reshuffle-first = opens the new discard pile
option-weapon-discard = A weapon is discarded
option-weapon-discard-after = after the whole attack
option-weapon-discard-after-wounds = after the wounds, before cards are drawn for them
option-weapon-discard-before = when it is played
option-action-discard = An action is discarded
option-action-discard-after = after its effect
option-action-discard-before = before its effect
option-geisha-own-property = A Geisha may discard one’s own property
option-geisha-own-property-no = no
option-geisha-own-property-yes = yes
option-bushido-on-self = The Bushido may be laid in front of oneself
option-bushido-on-self-no = no
option-bushido-on-self-yes = yes
option-empty-target = Diversion and Geisha may be played at an empty hand
option-empty-target-no = no
option-empty-target-yes = yes
option-ginchiyo = Ginchiyo takes one wound less of
option-ginchiyo-total = the whole blow
option-ginchiyo-weapon = the number on the weapon
option-ushiwaka-draw = Ushiwaka, defeated, draws
option-ushiwaka-draw-after-transfer = after his honour has passed
option-ushiwaka-draw-before-transfer = before his honour passes
option-ushiwaka-defeated = Ushiwaka draws for the blow that defeats him
option-ushiwaka-defeated-no = no
option-ushiwaka-defeated-yes = yes
option-tomoe-vs-ushiwaka = When Tomoe wounds Ushiwaka
option-tomoe-vs-ushiwaka-victim-first = Ushiwaka draws first
option-tomoe-vs-ushiwaka-attacker-first = Tomoe draws first
option-swordmaster-vs-honour = The last defeat also takes the last honour
option-swordmaster-vs-honour-swordmaster = the swordmaster’s team wins
option-swordmaster-vs-honour-scoring = the score decides
option-swordmaster-friend = The last to fall was a team-mate who still has honour
option-swordmaster-friend-penalty = Deadly Strike costs three points
option-swordmaster-friend-no-penalty = it costs nothing
option-deadly-strike = Deadly Strike costs three points
option-deadly-strike-after-multiplier = of the team’s total
option-deadly-strike-before-multiplier = of the fallen player’s honour, before it is multiplied
option-nobunaga-when = Nobunaga trades resilience
option-nobunaga-when-play = in his play phase
option-nobunaga-when-turn = at every decision of his turn
option-shogun3-bushido = With three players the shogun, before the Bushido
option-shogun3-bushido-choice = may still discard a weapon and pass it on
option-shogun3-bushido-always-discard = always discards it

header-quick-responses = Quick responses: players who cannot answer are not asked, which tells something about their hands.

## What to do now

prompt-bushido = { $weapon } was turned over: discard a weapon and pass the Bushido on, or lose one honour.
prompt-shogun-bushido = { $weapon } was turned over: discard a weapon and pass the Bushido on, or discard the Bushido; with three players the shogun loses no honour.
prompt-draw = Your first card: from the deck, or from the top of the discard pile?
prompt-play = Play cards, { $weapons ->
        [0] but no more weapons
        [one] one weapon at most
       *[other] up to { $weapons } weapons
    }, then end the phase.
prompt-parry = { $attacker } attacks you: parry, or take { $wounds ->
        [one] a wound
       *[other] { $wounds } wounds
    }.
prompt-cry = { $attacker } plays Battle Cry: discard a Parry, or take a wound.
prompt-jujutsu = { $attacker } plays Jujutsu: discard a weapon, or take a wound.
prompt-discard = Seven cards are the limit: discard { $surplus ->
        [one] one
       *[other] { $surplus }
    }.

## The rules, step by step

rules-bushido =
    At the end of the recovery phase, whoever has the Bushido turns over the top card of the deck. Anything but a weapon: the Bushido passes to the left. A weapon: discard a weapon and pass it on, or lose one honour and discard it. With three players the shogun loses no honour to it.
rules-draw =
    Draw two cards; Hideyoshi, and the shogun with three players, draw one more. Ieyasu may take the first from the top of the discard pile.
rules-play =
    Play as many cards as you like, but only one weapon, and one more for each Focus in front of you, for Goemon, and for the shogun with three players.

    The difficulty of an attack is the shorter way round the table, harmless players not counted, and one more for each Armor of the target and for Benkei. The weapon must reach it. A player without resilience or without cards is harmless: no weapon, Battle Cry or Jujutsu touches such a player.
rules-parry =
    Only the target may parry. An attack that is not parried wounds. A player who loses their last resilience is defeated, gives one honour to the victor and is harmless until the next recovery.
rules-cry =
    Everyone else, clockwise, discards a Parry or takes a wound. The harmless and Chiyome are left alone.
rules-jujutsu =
    Everyone else, clockwise, discards a weapon or takes a wound. The harmless and Chiyome are left alone.
rules-discard =
    At the end of your turn you may keep seven cards.
rules-over =
    The game ends when somebody has no honour left. Each team counts its honour, multiplied by role and number of players, and one point for each Daimyo still in hand (not the ronin’s). If a team-mate’s blow ended the game, that is a Deadly Strike: the team loses three. The ninja win ties; the shogun’s team beats the ronin.

    Swordmaster victory: a player who alone has resilience left wins for the team at once, unless the last to fall was a team-mate. With three players this does not apply.

## Cards and people

about-bokken = Weapon. Reaches difficulty 1; 1 wound.
about-kiseru = Weapon. Reaches difficulty 1; 2 wounds.
about-wakizashi = Weapon. Reaches difficulty 1; 3 wounds.
about-bo = Weapon. Reaches difficulty 2; 1 wound.
about-kusarigama = Weapon. Reaches difficulty 2; 2 wounds.
about-katana = Weapon. Reaches difficulty 2; 3 wounds.
about-shuriken = Weapon. Reaches difficulty 3; 1 wound.
about-kanabo = Weapon. Reaches difficulty 3; 2 wounds.
about-nodachi = Weapon. Reaches difficulty 3; 3 wounds.
about-naginata = Weapon. Reaches difficulty 4; 1 wound.
about-nagayari = Weapon. Reaches difficulty 4; 2 wounds.
about-tanegashima = Weapon. Reaches difficulty 5; 1 wound.
about-daikyu = Weapon. Reaches difficulty 5; 2 wounds.
about-focus = Property. One more weapon each turn, for each Focus.
about-armor = Property. +1 difficulty for every attack on you. Several Armors add up, and add to Benkei.
about-fast-draw = Property. Your weapons deal one more wound, for each Fast Draw.
about-bushido = Property, in front of any player; one in play at most. At the end of your recovery, turn over the top card. No weapon: pass the Bushido to the left. A weapon: discard a weapon and pass it, or lose one honour and discard it.
about-parry = Stops a weapon, or answers a Battle Cry, also out of turn.
about-geisha = Discards a property in play, or a random card of another hand.
about-diversion = Steals a random card from another hand.
about-battle-cry = Everyone else discards a Parry or takes a wound.
about-tea-ceremony = Three cards for you, then one for everyone else.
about-daimyo = Draw two cards; or one point, if it is in hand at the end (not for the ronin).
about-breathing = All your resilience comes back; another player draws a card.
about-jujutsu = Everyone else discards a weapon or takes a wound.

about-benkei = +1 difficulty for every attack on Benkei. It adds to Armor.
about-chiyome = Only weapons wound Chiyome.
about-ginchiyo = Each weapon deals Ginchiyo one wound less, but at least one.
about-goemon = Goemon plays one more weapon each turn.
about-hanzo = Hanzo may parry with weapons, but not with his last card; also against Battle Cry.
about-hideyoshi = Hideyoshi draws one more card in the draw phase.
about-ieyasu = Ieyasu may take the first card of the draw phase from the discard pile.
about-kojiro = Kojiro’s weapons reach everybody.
about-musashi = Musashi’s weapons deal one more wound; not Battle Cry or Jujutsu.
about-nobunaga = Nobunaga, on his turn, may lose 1 resilience (never the last) to draw 1 card, as often as he likes.
about-tomoe = Tomoe draws a card whenever a weapon of hers wounds: one card an attack, however many wounds.
about-ushiwaka = Ushiwaka draws a card for each resilience he loses to a weapon.
about-rikyu = Rikyu loses no honour when the deck runs out.

about-shogun = Plays with the samurai; the only open role. With three players: draws 1 more, plays 1 more weapon, honour counts double.
about-samurai = Plays with the shogun. Honour counts double with four and six players.
about-ninja = Plays with the other ninja; they win ties. With four players the one with more stars counts double.
about-ronin = Plays alone. Honour counts double with five players, triple with six or seven; a Daimyo gives no point.

## On the board

board-you = you
board-hand = { $seat }:
board-deck = Deck: { $count }
board-pile = Discard pile: { $count }, { $card } on top
board-legend = ▶ turn  ? asked  ● resilience  ○ lost  ✿ honour  ▮ cards  ↔ difficulty

## On the board in the browser

board-mat = The circle of blades
board-table = the middle of the table
board-role-hidden = role hidden
board-resilience = { $count } of { $full } resilience
board-honour = { $count } honour
board-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
board-harmless = harmless
board-difficulty = difficulty { $count }
board-turn = plays now
board-front = { $count ->
    [one] { $property } of { $character }
   *[other] { $property } of { $character }, { $count } of them
}
board-weapon = Weapon. Reaches difficulty { $reach }; { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
}.
board-own-hand = Your hand: { $count ->
    [one] one card
   *[other] { $count } cards
}
board-hand-of = Hand of { $character }: { $count ->
    [one] one card
   *[other] { $count } cards
}
board-no-cards = Your hand is empty: you are harmless, and no weapon may be aimed at you.
board-deck-short = Deck
board-deck-why = Cards are drawn from here. When the deck runs out, the discard pile becomes the new deck and everybody loses one honour.
board-pile-short = Discards
board-pile-empty = No card has been discarded
board-play = Play { $card }
board-spend = One resilience for a card
board-harmless-why = Harmless: no weapon, Battle Cry or Jujutsu touches this player, and distances are counted past.
board-difficulty-why = An attack from your seat has difficulty { $count }.

preview-wounds = { $wounds ->
    [one] 1 wound, leaves { $left }
   *[other] { $wounds } wounds, leaves { $left }
}
preview-fall = { $wounds ->
    [one] 1 wound: falls, +1 honour
   *[other] { $wounds } wounds: falls, +1 honour
}
preview-last = { $wounds ->
    [one] 1 wound: falls, and the game ends
   *[other] { $wounds } wounds: falls, and the game ends
}
preview-harmless = harmless
preview-far = too far: { $difficulty }, reaches { $reach }
preview-bushido = lay it here
preview-breathing = draws 1 card
preview-diversion = { $count ->
    [one] steal the only card
   *[other] steal 1 of { $count } cards
}
preview-geisha = { $count ->
    [one] discard the only card
   *[other] discard 1 of { $count } cards
}

answer-parry = { $count ->
    [one] Parry (you have 1)
   *[other] Parry (you have { $count })
}
answer-attack = { $character } attacks you with { $card }.
answer-cry = { $character } raises a Battle Cry.
answer-jujutsu = { $character } plays Jujutsu.
answer-bushido = The Bushido turned over { $card }, a weapon.
answer-no-parry = You have no Parry
answer-hanzo = Or touch a weapon in your hand: Hanzo parries with it.
answer-hanzo-last = Hanzo cannot parry with a weapon that is his last card.
answer-give = { $count ->
    [one] Give up your weapon: touch it in your hand.
   *[other] Give up one of your { $count } weapons: touch it in your hand.
}
answer-no-weapon = You have no weapon to give up.
answer-take = Take { $wounds }: you keep { $left } resilience
answer-fall = Take { $wounds }: you fall, −1 honour
answer-last = Take { $wounds }: you fall with your last honour, and the game ends
answer-yield = { $left ->
    [0] Lose your last honour: the game ends
   *[other] Lose 1 honour, keep { $left }: the Bushido is discarded
}
answer-spared = Discard the Bushido: the shogun of three loses no honour

belief-open = Notebook
belief-title = Who is who?
belief-how = Touch a field: once for likely, again for impossible. Only you see your marks.
belief-player = Player
belief-role-samurai = Samurai
belief-role-ninja = Ninja
belief-role-ronin = Ronin
belief-cell = { $character }, { $role }: { $mark }
belief-mark-none = no mark
belief-mark-likely = likely
belief-mark-not = impossible
belief-percent = %
belief-ask = Show what a bot would believe
belief-why = Why?
belief-why-of = Why: { $character }
belief-for = To { $character }: { $count }% more for a ninja.
belief-against = To { $character }: { $count }% less for a ninja.
belief-nothing = To { $character }: tells nothing.
belief-no-deeds = Has done nothing to anybody yet: only the role cards count.
belief-daimyo = { $count ->
    [one] Played a Daimyo instead of keeping it: speaks for the ronin.
   *[other] Played { $count } Daimyo cards instead of keeping them: speaks for the ronin.
}
belief-all-open = All roles are open.

theatre-title = The end
theatre-blade = Deadly Strike
theatre-points = { $count ->
    [one] point
   *[other] points
}
theatre-tie-ninja = A tie: the ninja win it.
theatre-tie-shogun = A tie: the shogun’s team beats the ronin.
theatre-right = You guessed it.
theatre-wrong = You took this player for something else.
theatre-guesses = Your guesses: { $right } of { $count } right.
theatre-close = Look at the table
