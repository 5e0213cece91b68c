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
ending-defeat = Une défaite a pris le dernier honneur
ending-exhaustion = La pioche épuisée a pris le dernier honneur
ending-bushido = Le bushido a pris le dernier honneur
ending-swordmaster = Un seul sabre reste debout
ending-last-friend = Un seul reste debout, sur un allié tombé

## Coups

move-done = Terminer la phase de jeu
move-attack = Attaquer { $target } : { $weapon }
move-lay = Poser { $gear } devant soi
move-bushido = Poser Code du bushido devant { $target }
move-cry = Cri de guerre : chacun des autres défausse une parade ou est blessé
move-jujutsu = Ju Jitsu : chacun des autres défausse une arme ou est blessé
move-tea = Cérémonie du thé : trois cartes pour vous, une pour chacun des autres
move-daimyo = Daimyo : deux cartes, et un point de moins à la fin
move-breathe = Méditation : se soigner ; { $target } pioche une carte
move-divert = Diversion : voler une carte à { $target }
move-geisha = Geisha : défausser une carte au hasard de { $target }
move-disarm = Geisha : défausser { $property } devant { $target }
move-spend = Nobunaga : perdre un point de vie, piocher une carte
move-parry = Parer
move-block = Hanzo : parer avec { $weapon }
move-give = Céder { $weapon }
move-take = Subir les blessures
label-attack = Attaquer { $target } : { $weapon }, { $wounds ->
        [one] une blessure
       *[other] { $wounds } blessures
    }
take-cry = Subir la blessure
take-jujutsu = Subir la blessure
move-yield = Perdre un point d’honneur et défausser le bushido
move-draw = Première carte : { $source }
move-discard = Défausser { $card }

menu-attack = Attaquer { $target }…
menu-disarm = Geisha : une carte devant { $target }…

## Ce qui se passe

event-turn-begins = { $seat } ({ $character }) commence son tour.
event-recovered = { $seat } récupère { $resilience } points de vie.
event-flipped = Le bushido retourne { $card } pour { $seat }.
event-bushido-moves = Le bushido passe de { $seat } à { $target }.
event-bushido-leaves = Le bushido devant { $seat } est défaussé.
event-gave-up-weapon = { $seat } cède { $weapon }.
event-lost-honour = { $seat } perd un point d’honneur : il en reste { $honour }.
event-drew = { $seat } pioche une carte.
event-drew-card = { $seat } pioche { $card }.
event-took-from-pile = { $seat } prend { $card } sur la défausse.
event-attacked = { $seat } attaque { $target } : { $weapon }.
event-parried = { $seat } pare : { $card }.
event-wounded = { $count ->
    [one] { $seat } subit une blessure : { $resilience } de vie.
   *[other] { $seat } subit { $count } blessures : { $resilience } de vie.
}
event-defeated = { $seat } est vaincu par { $target }.
event-honour-passes = { $seat } donne un point d’honneur à { $target } et en garde { $honour }.
event-laid = { $seat } pose { $gear }.
event-bushido-laid = { $seat } pose Code du bushido devant { $target }.
event-cried = { $seat } lance un Cri de guerre.
event-jujutsu-played = { $seat } joue Ju Jitsu.
event-tea-served = { $seat } tient une Cérémonie du thé.
event-daimyo-played = { $seat } joue un Daimyo.
event-breathed = { $seat } médite et se soigne ; { $target } pioche une carte.
event-diverted = { $seat } vole une carte à { $target }.
event-stolen-card = { $seat } vole { $card } à { $target }.
event-geisha-discards = { $seat } envoie une Geisha chez { $target } : { $card } est défaussée.
event-disarmed = { $seat } envoie une Geisha : { $property } devant { $target } est défaussée.
event-spent = { $seat } échange un point de vie contre une carte : il en reste { $resilience }.
event-discarded = { $seat } défausse { $card }.
event-reshuffled = La pioche est épuisée : { $count } cartes de la défausse forment la nouvelle.
event-ended = { $ending } : la partie est finie.
event-revealed = { $seat } était : { $role }.
event-lost-blade = Lame perdue : { $seat } est tombé sous un allié, trois points de moins ({ $team }).
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
refusal-not-your-decision = Ce n’est pas à vous de décider maintenant.
refusal-not-now = Cela appartient à une autre phase, ou une autre question passe avant.
refusal-not-in-hand = Vous n’avez pas cette carte.
refusal-no-such-player = Personne n’est assis là.
refusal-not-yourself = C’est pour un autre joueur, pas pour vous.
refusal-target-is-harmless = Ce joueur est à terre : sans point de vie ou sans carte, aucune arme ne peut le viser.
refusal-weapons-are-spent = Vous avez joué toutes les armes de ce tour : une, et une de plus par Concentration.
refusal-bushido-is-in-play = Un Code du bushido est déjà en jeu ; il ne peut y en avoir qu’un.
refusal-hand-is-empty = Cette main est vide.
refusal-no-such-property = Cette carte ne s’y trouve pas.
refusal-not-nobunaga = Seul Nobunaga échange des points de vie contre des cartes.
refusal-last-resilience = Le dernier point de vie ne s’échange pas.
refusal-not-hanzo = Seul Hanzo pare avec des armes.
refusal-last-card = Hanzo ne pare pas avec une arme qui est sa dernière carte.
refusal-not-your-own-property = À cette table, une Geisha ne défausse que ce qui est devant les autres.
refusal-not-against-the-code = À cette table, on ne pose pas le bushido devant soi.
refusal-reach-1-not-2 = Hors de portée : l’arme porte à 1, la difficulté est de 2.
refusal-reach-1-not-3 = Hors de portée : l’arme porte à 1, la difficulté est de 3.
refusal-reach-1-not-4 = Hors de portée : l’arme porte à 1, la difficulté est de 4.
refusal-reach-1-not-5 = Hors de portée : l’arme porte à 1, la difficulté est de 5.
refusal-reach-1-not-6 = Hors de portée : l’arme porte à 1, la difficulté est de 6.
refusal-reach-1-not-7 = Hors de portée : l’arme porte à 1, la difficulté est de 7.
refusal-reach-1-not-8 = Hors de portée : l’arme porte à 1, la difficulté est de 8.
refusal-reach-2-not-3 = Hors de portée : l’arme porte à 2, la difficulté est de 3.
refusal-reach-2-not-4 = Hors de portée : l’arme porte à 2, la difficulté est de 4.
refusal-reach-2-not-5 = Hors de portée : l’arme porte à 2, la difficulté est de 5.
refusal-reach-2-not-6 = Hors de portée : l’arme porte à 2, la difficulté est de 6.
refusal-reach-2-not-7 = Hors de portée : l’arme porte à 2, la difficulté est de 7.
refusal-reach-2-not-8 = Hors de portée : l’arme porte à 2, la difficulté est de 8.
refusal-reach-3-not-4 = Hors de portée : l’arme porte à 3, la difficulté est de 4.
refusal-reach-3-not-5 = Hors de portée : l’arme porte à 3, la difficulté est de 5.
refusal-reach-3-not-6 = Hors de portée : l’arme porte à 3, la difficulté est de 6.
refusal-reach-3-not-7 = Hors de portée : l’arme porte à 3, la difficulté est de 7.
refusal-reach-3-not-8 = Hors de portée : l’arme porte à 3, la difficulté est de 8.
refusal-reach-4-not-5 = Hors de portée : l’arme porte à 4, la difficulté est de 5.
refusal-reach-4-not-6 = Hors de portée : l’arme porte à 4, la difficulté est de 6.
refusal-reach-4-not-7 = Hors de portée : l’arme porte à 4, la difficulté est de 7.
refusal-reach-4-not-8 = Hors de portée : l’arme porte à 4, la difficulté est de 8.
refusal-reach-5-not-6 = Hors de portée : l’arme porte à 5, la difficulté est de 6.
refusal-reach-5-not-7 = Hors de portée : l’arme porte à 5, la difficulté est de 7.
refusal-reach-5-not-8 = Hors de portée : l’arme porte à 5, la difficulté est de 8.

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
option-quick-responses = Réponses rapides : qui ne peut que céder n’est pas interrogé
option-quick-responses-no = non
option-quick-responses-yes = oui
option-reshuffle = La défausse est mélangée
option-reshuffle-emptied = dès que la dernière carte est piochée
option-reshuffle-needed = quand il faut une carte et qu’il n’y en a plus
option-flip-last-card = La dernière carte, retournée pour le bushido
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
option-bushido-on-self = Le bushido peut être posé devant soi
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
option-swordmaster-vs-honour = La dernière défaite prend aussi le dernier honneur
option-swordmaster-vs-honour-swordmaster = l’équipe du dernier debout gagne
option-swordmaster-vs-honour-scoring = on compte les points
option-swordmaster-friend = Le dernier tombé était un allié qui a encore de l’honneur
option-swordmaster-friend-penalty = la lame perdue coûte trois points
option-swordmaster-friend-no-penalty = elle ne coûte rien
option-deadly-strike = La lame perdue coûte trois points
option-deadly-strike-after-multiplier = au total de l’équipe
option-deadly-strike-before-multiplier = à l’honneur du joueur tombé, avant multiplication
option-nobunaga-when = Nobunaga échange ses points de vie
option-nobunaga-when-play = dans sa phase de jeu
option-nobunaga-when-turn = à chaque décision de son tour
option-shogun3-bushido = À trois joueurs, devant le bushido, le shogun
option-shogun3-bushido-choice = peut encore céder une arme et le passer
option-shogun3-bushido-always-discard = le défausse toujours

header-quick-responses = Réponses rapides : qui ne peut pas répondre n’est pas interrogé, ce qui en dit long sur sa main.

## Que faire maintenant

prompt-bushido = Une arme a été retournée ({ $weapon }) : cédez une arme et passez le bushido, ou perdez un point d’honneur.
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
prompt-cry = { $attacker } pousse un Cri de guerre : défaussez une parade, ou subissez une blessure.
prompt-jujutsu = { $attacker } joue Ju Jitsu : cédez une arme, ou subissez une blessure.
prompt-discard = La limite est de sept cartes : défaussez-en { $surplus ->
        [one] une
       *[other] { $surplus }
    }.

## Les règles, étape par étape

rules-bushido =
    À la fin de la récupération, qui a le bushido retourne la carte du dessus de la pioche. Si ce n’est pas une arme, le bushido passe à gauche. Si c’en est une : céder une arme et le passer, ou perdre un point d’honneur et le défausser.
rules-draw =
    Piochez deux cartes. Ieyasu peut prendre la première sur la défausse.
rules-play =
    Jouez autant de cartes que vous voulez, mais une seule arme, et une de plus par Concentration devant vous.

    La difficulté d’une attaque est le plus court chemin autour de la table, sans compter les joueurs à terre, et un de plus par Armure de la cible. L’arme doit l’atteindre. Un joueur sans point de vie ou sans carte est à terre : ni arme, ni Cri de guerre, ni Ju Jitsu ne le touchent.
rules-parry =
    Seule la cible peut parer. Ce qui n’est pas paré blesse ; qui perd son dernier point de vie est vaincu, donne un point d’honneur au vainqueur et reste à terre jusqu’à sa prochaine récupération.
rules-cry =
    Chacun des autres, dans le sens horaire, défausse une parade ou subit une blessure. Les joueurs à terre et Chiyome sont épargnés.
rules-jujutsu =
    Chacun des autres, dans le sens horaire, défausse une arme ou subit une blessure. Les joueurs à terre et Chiyome sont épargnés.
rules-discard =
    À la fin de votre tour, vous gardez au plus sept cartes.
rules-over =
    La partie s’arrête quand quelqu’un n’a plus d’honneur. Chaque équipe compte ses points, multipliés selon le rôle et le nombre de joueurs, et un point par Daimyo encore en main (sauf le ronin). Si le coup d’un allié a fini la partie, l’équipe perd trois points. Les ninjas gagnent les égalités ; l’équipe du shogun bat le ronin.

    Qui reste seul avec des points de vie fait gagner son équipe aussitôt, sauf si le dernier tombé était un allié. À trois joueurs, cela ne vaut pas.

## Cartes et personnages

about-bokken = Arme. Atteint la difficulté 1 ; 1 blessure.
about-kiseru = Arme. Atteint la difficulté 1 ; 2 blessures.
about-wakizashi = Arme. Atteint la difficulté 1 ; 3 blessures.
about-bo = Arme. Atteint la difficulté 2 ; 1 blessure.
about-kusarigama = Arme. Atteint la difficulté 2 ; 2 blessures.
about-katana = Arme. Atteint la difficulté 2 ; 3 blessures.
about-shuriken = Arme. Atteint la difficulté 3 ; 1 blessure.
about-kanabo = Arme. Atteint la difficulté 3 ; 2 blessures.
about-nodachi = Arme. Atteint la difficulté 3 ; 3 blessures.
about-naginata = Arme. Atteint la difficulté 4 ; 1 blessure.
about-nagayari = Arme. Atteint la difficulté 4 ; 2 blessures.
about-tanegashima = Arme. Atteint la difficulté 5 ; 1 blessure.
about-daikyu = Arme. Atteint la difficulté 5 ; 2 blessures.
about-focus = Carte permanente. Une arme de plus par tour.
about-armor = Carte permanente. Vous attaquer est plus difficile d’un cran.
about-fast-draw = Carte permanente. Vos armes causent une blessure de plus.
about-bushido = Carte permanente, devant n’importe qui. À son tour, le porteur retourne une carte : une arme coûte une arme ou un point d’honneur.
about-parry = Arrête une arme, ou répond à un Cri de guerre, même hors de son tour.
about-geisha = Défausse une carte permanente en jeu, ou une carte au hasard d’une autre main.
about-diversion = Vole une carte au hasard dans une autre main.
about-battle-cry = Chacun des autres défausse une parade ou subit une blessure.
about-tea-ceremony = Trois cartes pour vous, puis une pour chacun des autres.
about-daimyo = Deux cartes ; ou un point, s’il est en main à la fin (sauf pour le ronin).
about-breathing = Tous vos points de vie reviennent ; un autre joueur pioche une carte.
about-jujutsu = Chacun des autres défausse une arme ou subit une blessure.

about-benkei = Attaquer Benkei est plus difficile d’un cran.
about-chiyome = Seules les armes blessent Chiyome.
about-ginchiyo = Chaque arme cause à Ginchiyo une blessure de moins, mais au moins une.
about-goemon = Goemon joue une arme de plus par tour.
about-hanzo = Hanzo peut parer avec des armes, mais pas avec sa dernière carte.
about-hideyoshi = Hideyoshi pioche une carte de plus à la phase de pioche.
about-ieyasu = Ieyasu peut prendre la première carte de la phase de pioche sur la défausse.
about-kojiro = Les armes de Kojiro atteignent tout le monde.
about-musashi = Les armes de Musashi causent une blessure de plus.
about-nobunaga = Nobunaga peut échanger ses points de vie, sauf le dernier, contre des cartes.
about-tomoe = Tomoe pioche une carte chaque fois qu’une de ses armes blesse.
about-ushiwaka = Ushiwaka pioche une carte par blessure d’arme.
about-rikyu = Rikyu ne perd pas d’honneur quand la pioche s’épuise.

about-shogun = Joue avec les samouraïs ; le seul rôle découvert.
about-samurai = Joue avec le shogun.
about-ninja = Joue avec les autres ninjas ; gagne les égalités.
about-ronin = Joue seul, pour un honneur qui compte double ou triple.

## Sur la table

board-you = vous
board-hand = { $seat } :
board-deck = Pioche : { $count }
board-pile = Défausse : { $count }, dessus { $card }
board-legend = ▶ tour  ? interrogé  ● vie  ○ perdu  ✿ honneur  ▮ cartes  ↔ portée
