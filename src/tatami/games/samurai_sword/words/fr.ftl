### Samurai Sword (Katana) en français. Les mêmes messages existent dans toutes les langues.

## Noms

game = Katana
tagline = Un shogun à découvert, tous les autres dans l’ombre, et quatre-vingt-dix cartes d’acier et de courtoisie.

seat-one = Place 1
seat-two = Place 2
seat-three = Place 3
seat-four = Place 4
seat-five = Place 5
seat-six = Place 6
seat-seven = Place 7

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

gear-focus = Concentration
gear-armor = Armure
gear-fast-draw = Attaque rapide

property-focus = Concentration
property-armor = Armure
property-fast-draw = Attaque rapide
property-bushido = Code du bushido

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
card-focus = Concentration
card-armor = Armure
card-fast-draw = Attaque rapide
card-bushido = Code du bushido
card-parry = Parade
card-geisha = Geisha
card-diversion = Diversion
card-battle-cry = Cri de guerre
card-tea-ceremony = Cérémonie du thé
card-daimyo = Daimyo
card-breathing = Méditation
card-jujutsu = Ju Jitsu

character-benkei = Benkei
character-chiyome = Chiyome
character-ginchiyo = Ginchiyo
character-goemon = Goemon
character-hanzo = Hanzō
character-hideyoshi = Hideyoshi
character-ieyasu = Ieyasu
character-kojiro = Kojirō
character-musashi = Musashi
character-nobunaga = Nobunaga
character-tomoe = Tomoe
character-ushiwaka = Ushiwaka
character-rikyu = Rikyu

role-shogun = Shogun
role-samurai = Samouraï
role-ronin = Ronin
role-ninja-1 = Ninja, une étoile
role-ninja-2 = Ninja, deux étoiles
role-ninja-3 = Ninja, trois étoiles

team-shogun = Le shogun et ses samouraïs
team-ninja = Les ninjas
team-ronin = Le ronin

source-deck = la pioche
source-pile = la défausse

ending-none = La querelle continue
ending-defeat = Un joueur a perdu son dernier point d’honneur au combat
ending-exhaustion = Un joueur a perdu son dernier point d’honneur à la fin de la pioche
ending-bushido = Un joueur a perdu son dernier point d’honneur à cause du Code du bushido
ending-swordmaster = Victoire au fil de l’épée
ending-last-friend = Le dernier vaincu était de la même équipe : on compte les points

## Coups

move-done = Terminer la phase de jeu
move-attack = Attaquer { $target } : { $weapon }
    .short = { $target } : { $weapon }
move-lay = Poser { $gear } devant soi
    .short = Poser { $gear }
move-bushido = Poser le Code du bushido devant { $target }
    .short = Code : devant { $target }
move-cry = Cri de guerre : chacun des autres défausse une Parade ou subit une blessure
    .short = Cri de guerre
move-jujutsu = Ju Jitsu : chacun des autres défausse une arme ou subit une blessure
    .short = Ju Jitsu
move-tea = Cérémonie du thé : trois cartes pour vous, une pour chacun des autres
    .short = Cérémonie du thé : 3 cartes
move-daimyo = Daimyo : piocher 2 cartes
move-breathe = Méditation : reprendre tous ses points de vie ; { $target } pioche une carte
    .short = Méditation : { $target }
move-divert = Diversion : voler une carte à { $target }
    .short = Diversion : { $target }
move-geisha = Geisha chez { $target } : défausser une carte au hasard
    .short = Geisha : main, { $target }
move-disarm = Geisha chez { $target } : défausser { $property }
    .short = { $target } : { $property-key ->
        [bushido] le Code
       *[other] { $property }
    }
move-spend = Nobunaga : perdre un point de vie, piocher une carte
    .short = 1 carte pour 1 point de vie
move-parry = Parer
move-block = Hanzō : parer avec { $weapon }
    .short = Parer avec { $weapon }
move-give = Défausser { $weapon }
move-take = Subir les blessures
label-attack = Attaquer { $target } : { $weapon }, { $wounds ->
        [one] { $wounds } dégât
       *[other] { $wounds } dégâts
    }
    .short = { $target } : { $weapon } (−{ $wounds })
take-cry = Subir la blessure
take-jujutsu = Subir la blessure
move-yield = Perdre un point d’honneur et défausser le Code du bushido
    .short = Perdre 1 point d’honneur
yield-shogun-bushido = Défausser le Code du bushido
    .short = Défausser le Code
move-draw = Première carte : { $source }
move-discard = Défausser { $card }

menu-attack = Attaquer { $target }…
menu-disarm = Geisha chez { $target } : une carte permanente…

## Ce qui se passe

event-turn-begins = { $seat } commence son tour.
event-recovered = { $seat } récupère ses { $resilience } points de vie.
event-flipped = Le Code du bushido retourne { $card } pour { $seat }.
event-bushido-moves = Le Code du bushido passe de { $seat } à { $target }.
event-bushido-leaves = Le Code du bushido devant { $seat } est défaussé.
event-gave-up-weapon = { $seat } défausse { $weapon }.
event-lost-honour = { $seat } perd un point d’honneur ; honneur restant : { $honour }.
event-drew = { $seat } pioche une carte.
event-drew-card = { $seat } pioche { $card }.
event-took-from-pile = { $seat } prend { $card } sur la défausse.
event-attacked = { $seat } attaque { $target } : { $weapon }.
event-parried = { $card-key ->
    [parry] { $seat } pare.
   *[other] { $seat } pare avec { $card }.
}
event-wounded = { $count ->
    [one] { $seat } subit une blessure ; points de vie : { $resilience }.
   *[other] { $seat } subit { $count } blessures ; points de vie : { $resilience }.
}
event-defeated = { $target } vainc { $seat }.
event-honour-passes = { $seat } donne un point d’honneur à { $target } ; honneur restant : { $honour }.
event-laid = { $seat } pose { $gear }.
event-bushido-laid = { $seat } pose le Code du bushido devant { $target }.
event-cried = { $seat } joue Cri de guerre.
event-jujutsu-played = { $seat } joue Ju Jitsu.
event-tea-served = { $seat } joue Cérémonie du thé.
event-daimyo-played = { $seat } joue un Daimyo.
event-breathed = { $seat } joue Méditation, reprend tous ses points de vie et fait piocher { $target }.
event-diverted = { $seat } vole une carte à { $target }.
event-stolen-card = { $seat } vole { $card } à { $target }.
event-geisha-discards = { $seat } envoie une Geisha chez { $target }. Carte défaussée : { $card }.
event-disarmed = { $seat } envoie une Geisha chez { $target }. Carte permanente défaussée : { $property }.
event-spent = { $seat } échange un point de vie contre une carte ; points de vie : { $resilience }.
event-discarded = { $seat } défausse { $card }.
event-reshuffled = { $count ->
    [one] La pioche est épuisée : { $count } carte de la défausse forme la nouvelle.
   *[other] La pioche est épuisée : { $count } cartes de la défausse forment la nouvelle.
}
event-ended = { $ending } : la partie est finie.
event-revealed = { $seat } était : { $role }.
event-lost-blade = Lame perdue : un membre de son équipe a vaincu { $seat }. Trois points de moins ({ $team }).
event-scored = { $team } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-won = { $team-key ->
    [shogun] Le shogun et ses samouraïs gagnent.
    [ninja] Les ninjas gagnent.
   *[ronin] Le ronin gagne.
}
event-in-vain = { $seat } fouille la main vide de { $target }.

## Pourquoi pas

refusal-game-is-over = La partie est finie.
refusal-not-your-decision = C’est à un autre joueur d’en décider : attendez votre tour.
refusal-not-now = Pas maintenant : faites d’abord ce qui vous est demandé.
refusal-not-in-hand = Vous n’avez pas cette carte : choisissez-en une de votre main.
refusal-no-such-player = Personne n’est assis là : choisissez un joueur.
refusal-not-yourself = Choisissez un autre joueur : cette carte ne se joue pas sur soi.
refusal-target-is-harmless = Ce joueur est à terre (plus de points de vie ou plus de cartes) : on ne peut pas l’attaquer. Choisissez une autre cible.
refusal-weapons-are-spent = Vous avez joué toutes vos armes de ce tour : une, plus une par Concentration, pour Goemon, et pour le shogun à trois joueurs. Jouez d’autres cartes ou terminez.
refusal-bushido-is-in-play = Un Code du bushido est déjà en jeu, et il ne peut y en avoir qu’un : jouez une autre carte.
refusal-hand-is-empty = Ce joueur n’a plus de cartes : choisissez-en un autre.
refusal-no-such-property = Ce joueur n’a pas cette carte permanente : choisissez-en une en jeu.
refusal-not-nobunaga = Seul Nobunaga échange des points de vie contre des cartes.
refusal-last-resilience = Le dernier point de vie ne s’échange pas : jouez des cartes ou terminez.
refusal-not-hanzo = Seul Hanzō pare avec des armes.
refusal-last-card = Hanzō ne pare pas avec une arme qui est sa dernière carte : subissez les blessures.
refusal-not-your-own-property = À cette table, une Geisha ne défausse que les cartes permanentes des autres : choisissez un autre joueur.
refusal-not-against-the-code = À cette table, le Code du bushido se pose devant les autres seulement : choisissez un autre joueur.
refusal-reach-1-not-2 = Hors de portée : difficulté 2, précision 1. Visez plus près ou changez d’arme.
refusal-reach-1-not-3 = Hors de portée : difficulté 3, précision 1. Visez plus près ou changez d’arme.
refusal-reach-1-not-4 = Hors de portée : difficulté 4, précision 1. Visez plus près ou changez d’arme.
refusal-reach-1-not-5 = Hors de portée : difficulté 5, précision 1. Visez plus près ou changez d’arme.
refusal-reach-1-not-6 = Hors de portée : difficulté 6, précision 1. Visez plus près ou changez d’arme.
refusal-reach-1-not-7 = Hors de portée : difficulté 7, précision 1. Visez plus près ou changez d’arme.
refusal-reach-1-not-8 = Hors de portée : difficulté 8, précision 1. Visez plus près ou changez d’arme.
refusal-reach-2-not-3 = Hors de portée : difficulté 3, précision 2. Visez plus près ou changez d’arme.
refusal-reach-2-not-4 = Hors de portée : difficulté 4, précision 2. Visez plus près ou changez d’arme.
refusal-reach-2-not-5 = Hors de portée : difficulté 5, précision 2. Visez plus près ou changez d’arme.
refusal-reach-2-not-6 = Hors de portée : difficulté 6, précision 2. Visez plus près ou changez d’arme.
refusal-reach-2-not-7 = Hors de portée : difficulté 7, précision 2. Visez plus près ou changez d’arme.
refusal-reach-2-not-8 = Hors de portée : difficulté 8, précision 2. Visez plus près ou changez d’arme.
refusal-reach-3-not-4 = Hors de portée : difficulté 4, précision 3. Visez plus près ou changez d’arme.
refusal-reach-3-not-5 = Hors de portée : difficulté 5, précision 3. Visez plus près ou changez d’arme.
refusal-reach-3-not-6 = Hors de portée : difficulté 6, précision 3. Visez plus près ou changez d’arme.
refusal-reach-3-not-7 = Hors de portée : difficulté 7, précision 3. Visez plus près ou changez d’arme.
refusal-reach-3-not-8 = Hors de portée : difficulté 8, précision 3. Visez plus près ou changez d’arme.
refusal-reach-4-not-5 = Hors de portée : difficulté 5, précision 4. Visez plus près ou changez d’arme.
refusal-reach-4-not-6 = Hors de portée : difficulté 6, précision 4. Visez plus près ou changez d’arme.
refusal-reach-4-not-7 = Hors de portée : difficulté 7, précision 4. Visez plus près ou changez d’arme.
refusal-reach-4-not-8 = Hors de portée : difficulté 8, précision 4. Visez plus près ou changez d’arme.
refusal-reach-5-not-6 = Hors de portée : difficulté 6, précision 5. Visez plus près ou changez d’arme.
refusal-reach-5-not-7 = Hors de portée : difficulté 7, précision 5. Visez plus près ou changez d’arme.
refusal-reach-5-not-8 = Hors de portée : difficulté 8, précision 5. Visez plus près ou changez d’arme.

## Options

option-players = Joueurs
option-players-three = 3
option-players-four = 4
option-players-five = 5
option-players-six = 6
option-players-seven = 7
option-rikyu = Le personnage promotionnel Rikyu
option-rikyu-no = non
option-rikyu-yes = oui
option-quick-responses = Réponses rapides : on n’interroge pas un joueur qui ne peut pas répondre
option-quick-responses-no = non
option-quick-responses-yes = oui
option-reshuffle = La défausse est mélangée
option-reshuffle-emptied = dès que la dernière carte est piochée
option-reshuffle-needed = quand il faut une carte et qu’il n’y en a plus
option-flip-last-card = La dernière carte, retournée pour le Code du bushido
option-flip-last-card-discard-first = fait partie de la nouvelle pioche
option-flip-last-card-reshuffle-first = ouvre la nouvelle défausse
option-weapon-discard = Une arme est défaussée
option-weapon-discard-after = après toute l’attaque
option-weapon-discard-after-wounds = après les blessures, avant les cartes qu’elles font piocher
option-weapon-discard-before = dès qu’elle est jouée
option-action-discard = Une action est défaussée
option-action-discard-after = après son effet
option-action-discard-before = avant son effet
option-geisha-own-property = Une Geisha peut défausser une carte devant soi
option-geisha-own-property-no = non
option-geisha-own-property-yes = oui
option-bushido-on-self = Le Code du bushido peut être posé devant soi
option-bushido-on-self-no = non
option-bushido-on-self-yes = oui
option-empty-target = Diversion et Geisha peuvent viser une main vide
option-empty-target-no = non
option-empty-target-yes = oui
option-ginchiyo = Ginchiyo subit une blessure de moins
option-ginchiyo-total = sur le coup entier
option-ginchiyo-weapon = sur le nombre de l’arme
option-ushiwaka-draw = Ushiwaka, vaincu, pioche
option-ushiwaka-draw-after-transfer = après avoir donné son honneur
option-ushiwaka-draw-before-transfer = avant de donner son honneur
option-ushiwaka-defeated = Ushiwaka pioche pour le coup qui le vainc
option-ushiwaka-defeated-no = non
option-ushiwaka-defeated-yes = oui
option-tomoe-vs-ushiwaka = Quand Tomoe blesse Ushiwaka
option-tomoe-vs-ushiwaka-victim-first = Ushiwaka pioche d’abord
option-tomoe-vs-ushiwaka-attacker-first = Tomoe pioche d’abord
option-swordmaster-vs-honour = La dernière défaite prend aussi le dernier point d’honneur
option-swordmaster-vs-honour-swordmaster = l’équipe du dernier debout gagne
option-swordmaster-vs-honour-scoring = on compte les points
option-swordmaster-friend = Le dernier vaincu était de la même équipe et a encore de l’honneur
option-swordmaster-friend-penalty = la lame perdue coûte trois points
option-swordmaster-friend-no-penalty = elle ne coûte rien
option-deadly-strike = La lame perdue coûte trois points
option-deadly-strike-after-multiplier = au total de l’équipe
option-deadly-strike-before-multiplier = à l’honneur du joueur tombé, avant multiplication
option-nobunaga-when = Nobunaga échange ses points de vie
option-nobunaga-when-play = dans sa phase de jeu
option-nobunaga-when-turn = à chaque décision de son tour
option-shogun3-bushido = À trois joueurs, devant le Code du bushido, le shogun
option-shogun3-bushido-choice = peut encore défausser une arme et le passer
option-shogun3-bushido-always-discard = le défausse toujours

header-quick-responses = Réponses rapides : on n’interroge pas un joueur qui ne peut pas répondre, ce qui en dit long sur sa main.

## Que faire maintenant

prompt-bushido = Une arme a été retournée ({ $weapon }) : défaussez une arme et passez le Code du bushido, ou perdez un point d’honneur.
prompt-shogun-bushido = Une arme a été retournée ({ $weapon }) : défaussez une arme et passez le Code du bushido, ou défaussez le Code du bushido ; à trois joueurs, le shogun ne perd pas d’honneur.
prompt-draw = Votre première carte : de la pioche, ou du dessus de la défausse ?
prompt-play = Jouez des cartes, { $weapons ->
        [0] mais plus aucune arme
        [one] une arme au plus
       *[other] jusqu’à { $weapons } armes
    }, puis terminez.
prompt-parry = { $attacker } vous attaque : parez, ou subissez { $wounds ->
        [one] une blessure
       *[other] { $wounds } blessures
    }.
prompt-cry = { $attacker } joue Cri de guerre : défaussez une Parade, ou subissez une blessure.
prompt-jujutsu = { $attacker } joue Ju Jitsu : défaussez une arme, ou subissez une blessure.
prompt-discard = La limite est de sept cartes : défaussez-en { $surplus ->
        [one] une
       *[other] { $surplus }
    }.

## Les règles, étape par étape

rules-bushido =
    À la fin de la récupération, le joueur qui a le Code du bushido retourne la carte du dessus de la pioche. Si ce n’est pas une arme, le Code passe à gauche. Si c’en est une : défausser une arme et le passer, ou perdre un point d’honneur et le défausser. À trois joueurs, le shogun n’y perd pas d’honneur.
rules-draw =
    Piochez deux cartes ; Hideyoshi, et le shogun à trois joueurs, en piochent une de plus. Ieyasu peut prendre la première sur la défausse.
rules-play =
    Jouez autant de cartes que vous voulez, mais une seule arme, et une de plus par Concentration devant vous, pour Goemon, et pour le shogun à trois joueurs.

    La difficulté d’une attaque est le plus court chemin autour de la table, sans compter les joueurs à terre, et un de plus par Armure de la cible et pour Benkei. La précision de l’arme doit l’atteindre. Un joueur sans point de vie ou sans carte est à terre : ni arme, ni Cri de guerre, ni Ju Jitsu ne le touchent.
rules-parry =
    Seule la cible peut parer. Une attaque qui n’est pas parée blesse. Un joueur qui perd son dernier point de vie est vaincu, donne un point d’honneur au vainqueur et reste à terre jusqu’à sa prochaine récupération.
rules-cry =
    Chacun des autres, dans le sens horaire, défausse une Parade ou subit une blessure. Les joueurs à terre et Chiyome sont épargnés.
rules-jujutsu =
    Chacun des autres, dans le sens horaire, défausse une arme ou subit une blessure. Les joueurs à terre et Chiyome sont épargnés.
rules-discard =
    À la fin de votre tour, vous gardez au plus sept cartes.
rules-over =
    La partie s’arrête quand quelqu’un n’a plus d’honneur. Chaque équipe compte ses points, multipliés selon le rôle et le nombre de joueurs, et un point par Daimyo encore en main (sauf le ronin). Si le coup d’un membre de l’équipe a fini la partie, c’est une Lame perdue : l’équipe perd trois points. Les ninjas gagnent les égalités ; l’équipe du shogun bat le ronin.

    Victoire au fil de l’épée : qui reste seul avec des points de vie fait gagner son équipe aussitôt, sauf si le dernier vaincu était de la même équipe. À trois joueurs, cela ne vaut pas.

## Cartes et personnages

about-bokken = Arme. Précision 1, dégâts 1.
about-kiseru = Arme. Précision 1, dégâts 2.
about-wakizashi = Arme. Précision 1, dégâts 3.
about-bo = Arme. Précision 2, dégâts 1.
about-kusarigama = Arme. Précision 2, dégâts 2.
about-katana = Arme. Précision 2, dégâts 3.
about-shuriken = Arme. Précision 3, dégâts 1.
about-kanabo = Arme. Précision 3, dégâts 2.
about-nodachi = Arme. Précision 3, dégâts 3.
about-naginata = Arme. Précision 4, dégâts 1.
about-nagayari = Arme. Précision 4, dégâts 2.
about-tanegashima = Arme. Précision 5, dégâts 1.
about-daikyu = Arme. Précision 5, dégâts 2.
about-focus = Carte permanente. Une arme de plus par tour, par Concentration.
about-armor = Carte permanente. +1 en difficulté pour vous attaquer. Les Armures se cumulent, aussi avec Benkei.
about-fast-draw = Carte permanente. Un dégât de plus avec vos armes, par Attaque rapide.
about-bushido = Carte permanente, devant n’importe quel joueur ; une seule en jeu. À la fin de votre récupération, retournez une carte. Pas une arme : passez le Code à gauche. Une arme : défaussez une arme et passez-le, ou perdez un point d’honneur et défaussez-le.
about-parry = Arrête une arme, ou répond à un Cri de guerre, même hors de son tour.
about-geisha = Défausse une carte permanente en jeu, ou une carte au hasard d’une autre main.
about-diversion = Vole une carte au hasard dans une autre main.
about-battle-cry = Chacun des autres défausse une Parade ou subit une blessure.
about-tea-ceremony = Trois cartes pour vous, puis une pour chacun des autres.
about-daimyo = Piochez deux cartes ; ou un point, s’il est en main à la fin (sauf pour le ronin).
about-breathing = Tous vos points de vie reviennent ; un autre joueur pioche une carte.
about-jujutsu = Chacun des autres défausse une arme ou subit une blessure.

about-benkei = +1 en difficulté pour attaquer Benkei. Cela s’ajoute aux Armures.
about-chiyome = Seules les armes blessent Chiyome.
about-ginchiyo = Chaque arme cause à Ginchiyo un dégât de moins, mais au moins un.
about-goemon = Goemon joue une arme de plus par tour.
about-hanzo = Hanzō peut parer avec des armes, mais pas avec sa dernière carte ; aussi contre Cri de guerre.
about-hideyoshi = Hideyoshi pioche une carte de plus à la phase de pioche.
about-ieyasu = Ieyasu peut prendre la première carte de la phase de pioche sur la défausse.
about-kojiro = Les armes de Kojirō atteignent tout le monde.
about-musashi = Les armes de Musashi causent un dégât de plus ; ni Cri de guerre ni Ju Jitsu.
about-nobunaga = Nobunaga, à son tour, peut perdre 1 point de vie (sauf le dernier) pour piocher 1 carte, autant de fois qu’il veut.
about-tomoe = Tomoe pioche une carte chaque fois qu’une de ses armes blesse : une seule carte par attaque.
about-ushiwaka = Ushiwaka pioche une carte par point de vie perdu à cause d’une arme.
about-rikyu = Rikyu ne perd pas d’honneur quand la pioche s’épuise.

about-shogun = Joue avec les samouraïs ; le seul rôle découvert. À trois joueurs : une carte et une arme de plus, honneur doublé.
about-samurai = Joue avec le shogun. Honneur doublé à quatre et à six joueurs.
about-ninja = Joue avec les autres ninjas ; ils gagnent les égalités. À quatre joueurs, celui qui a le plus d’étoiles double.
about-ronin = Joue sans équipe. Honneur doublé à cinq joueurs, triplé à six ou sept ; aucun point pour les Daimyo.

## Sur la table

board-you = vous
board-hand = { $seat } :
board-deck = Pioche : { $count }
board-pile = Défausse : { $count }, dessus { $card }
board-legend = ▶ tour  ? interrogé  ● vie  ○ perdu  ✿ honneur  ▮ cartes  ↔ difficulté

## Sur le plateau, dans le navigateur

board-mat = Le cercle des lames
board-table = le milieu de la table
board-role-hidden = rôle caché
board-resilience = { $count } points de vie sur { $full }
board-honour = { $count } d’honneur
board-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
board-harmless = à terre
board-difficulty = difficulté { $count }
board-turn = joue maintenant
board-front = { $count ->
    [one] { $property } de { $character }
   *[other] { $property } de { $character }, en { $count } exemplaires
}
board-weapon = Arme. Atteint la difficulté { $reach } ; { $wounds ->
    [one] une blessure
   *[other] { $wounds } blessures
}.
board-own-hand = Votre main : { $count ->
    [one] une carte
   *[other] { $count } cartes
}
board-hand-of = Main de { $character } : { $count ->
    [one] une carte
   *[other] { $count } cartes
}
board-no-cards = Votre main est vide : vous êtes à terre, aucune arme ne peut vous viser.
board-deck-short = Pioche
board-deck-why = On pioche ici. Quand la pioche est épuisée, la défausse devient la nouvelle pioche et chacun perd un point d’honneur.
board-pile-short = Défausse
board-pile-empty = Aucune carte n’a été défaussée
board-play = Jouer { $card }
board-spend = Un point de vie contre une carte
board-harmless-why = À terre : ni arme, ni Cri de guerre, ni Ju Jitsu ne touche ce joueur, et il ne compte pas dans les distances.
board-difficulty-why = Depuis votre place, une attaque a la difficulté { $count }.

preview-wounds = { $wounds ->
    [one] 1 blessure, en laisse { $left }
   *[other] { $wounds } blessures, en laisse { $left }
}
preview-fall = { $wounds ->
    [one] 1 blessure : vaincu, +1 d’honneur
   *[other] { $wounds } blessures : vaincu, +1 d’honneur
}
preview-last = { $wounds ->
    [one] 1 blessure : vaincu, et la partie s’arrête
   *[other] { $wounds } blessures : vaincu, et la partie s’arrête
}
preview-harmless = à terre
preview-far = trop loin : { $difficulty }, atteint { $reach }
preview-bushido = à poser ici
preview-breathing = pioche 1 carte
preview-diversion = { $count ->
    [one] voler sa seule carte
   *[other] voler 1 de ses { $count } cartes
}
preview-geisha = { $count ->
    [one] défausser sa seule carte
   *[other] défausser 1 de ses { $count } cartes
}

answer-parry = { $count ->
    [one] Parer (vous avez 1 Parade)
   *[other] Parer (vous avez { $count } Parades)
}
answer-attack = { $character } vous attaque : { $card }.
answer-cry = { $character } pousse un Cri de guerre.
answer-jujutsu = { $character } joue Ju Jitsu.
answer-bushido = Le Code du bushido a retourné une arme : { $card }.
answer-no-parry = Vous n’avez pas de Parade
answer-hanzo = Ou touchez une arme de votre main : Hanzo pare avec elle.
answer-hanzo-last = Hanzo ne peut pas parer avec une arme qui est sa dernière carte.
answer-give = { $count ->
    [one] Abandonnez votre arme : touchez-la dans votre main.
   *[other] Abandonnez une de vos { $count } armes : touchez-la dans votre main.
}
answer-no-weapon = Vous n’avez aucune arme à abandonner.
answer-take = Subir { $wounds } : il vous reste { $left }
answer-fall = Subir { $wounds } : vous êtes vaincu, −1 d’honneur
answer-last = Subir { $wounds } : vous perdez votre dernier point d’honneur, la partie s’arrête
answer-yield = { $left ->
    [0] Perdre votre dernier point d’honneur : la partie s’arrête
   *[other] Perdre 1 d’honneur (il en reste { $left }) : le Code du bushido est défaussé
}
answer-spared = Défausser le Code du bushido : à trois, le shogun ne perd pas d’honneur

belief-open = Carnet
belief-title = Qui est qui ?
belief-how = Touchez une case : une fois pour probable, deux fois pour impossible. Vous seul voyez vos marques.
belief-player = Joueur
belief-role-samurai = Samouraï
belief-role-ninja = Ninja
belief-role-ronin = Ronin
belief-cell = { $character }, { $role } : { $mark }
belief-mark-none = aucune marque
belief-mark-likely = probable
belief-mark-not = impossible
belief-percent = {""} %
belief-ask = Montrer ce qu’un robot en penserait
belief-why = Pourquoi ?
belief-why-of = Pourquoi : { $character }
belief-for = Envers { $character } : { $count } % de plus pour un ninja.
belief-against = Envers { $character } : { $count } % de moins pour un ninja.
belief-nothing = Envers { $character } : n’apprend rien.
belief-no-deeds = N’a encore rien fait à personne : seules les cartes de rôle comptent.
belief-daimyo = { $count ->
    [one] A joué un Daimyo au lieu de le garder : plutôt le ronin.
   *[other] A joué { $count } Daimyo au lieu de les garder : plutôt le ronin.
}
belief-all-open = Tous les rôles sont connus.

theatre-title = La fin
theatre-blade = Lame perdue
theatre-points = { $count ->
    [one] point
   *[other] points
}
theatre-tie-ninja = Égalité : les ninjas l’emportent.
theatre-tie-shogun = Égalité : l’équipe du shogun l’emporte sur le ronin.
theatre-right = Vous l’aviez deviné.
theatre-wrong = Vous l’aviez pris pour un autre.
theatre-guesses = Vos suppositions : { $right } sur { $count } justes.
theatre-close = Regarder la table
