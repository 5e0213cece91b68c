### Ronin en français. Chaque langue a les mêmes messages.

## Noms

game = Ronin
tagline = Quatre sabres sans maître, huit régions, et un shogun arrivé le premier.

seat-vermilion = Vermillon
seat-indigo = Indigo
seat-moss = Mousse
seat-gold = Or
seat-ink = Encre

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

good-coin = pièce
good-rice = riz
good-silk = soie
good-wood = bois
good-iron = fer
payment-coin = pièce
payment-rice = riz
payment-silk = soie
payment-wood = bois
payment-iron = fer
payment-token = jeton Méditation
    .short = jeton
pick-coin = pièce
pick-rice = riz
pick-silk = soie
pick-wood = bois
pick-iron = fer
pick-horse-head = la ressource de la tête de cheval
    .short = tête de cheval

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

character-rider = Cavalier
character-apprentice = Apprenti
character-architect = Architecte
character-scout = Éclaireur
character-traveller = Voyageur
character-brother = Frère d’armes
character-merchant = Marchand
character-monk = Moine
character-tea-master = Maître de thé
character-samurai = Samouraï
character-messenger = Messager
character-courtier = Courtisan
character-bannerman = Porte-étendard
character-steward = Intendant
character-ninja = Ninja

bonus-b01 = Châteaux
bonus-b02 = Étendards
bonus-b03 = Personnages
bonus-b04 = Thé
bonus-b05 = Huit points
bonus-b06 = Provisions
bonus-b07 = Missions
bonus-b08 = Plus grand groupe de châteaux
    .short = Grand groupe
bonus-b09 = Treize points
bonus-b10 = Missions à quatre ressources
    .short = Missions à 4
bonus-b11 = Missions à trois ressources
    .short = Missions à 3
bonus-b12 = Missions dans les deux villes
    .short = Deux villes

space-first = premier ronin
    .short = 1er ronin
space-second = deuxième ronin
    .short = 2e ronin
space-third = troisième ronin
    .short = 3e ronin
space-fourth = quatrième ronin
    .short = 4e ronin
space-fifth = cinquième ronin
    .short = 5e ronin

deed-mission = mission
deed-hire = engager
deed-tea = thé
deed-castle = château
deed-clan = étendard
deed-meditate = méditer

virtue-honour = honneur
virtue-wisdom = sagesse
virtue-courage = courage
virtue-loyalty = loyauté

cause-no-deed = pas d’action
cause-flag = un étendard
cause-castle = un château
cause-tea = le thé
cause-bannerman = le porte-étendard
cause-samurai = le samouraï
cause-mission = une mission
cause-courtier = le courtisan
cause-castle-groups = les châteaux voisins
cause-bonus-tiles = les tuiles Bonus

ending-none = La partie continue
ending-most-points = plus que tous les autres
ending-ahead-at-tea = en tête sur la piste de thé à égalité de points
ending-shogun = un duel à égalité revient au shogun
ending-without-honour = Encore un ronin sans honneur : il reste du temps pour progresser
ending-on-the-way = Sur la voie de la rédemption, mais la route est longue
ending-welcome = Un shogun vous accueillerait : bientôt samouraï de nouveau
ending-samurai = Plus un ronin : un vrai samouraï

band-without-honour = sans honneur
band-on-the-way = en chemin
band-welcome = bienvenu
band-samurai = samouraï

## Coups

move-done = Terminé
move-return = Rendre la mission { $mission }
    .short = Rendre { $mission }
move-place = Placer votre { $space } à { $city }
    .short = { $space } : { $city }
move-pass = Prendre deux points au lieu de l’action
    .short = Prendre 2 points
move-take = Prendre la mission { $mission }
    .short = { $mission }
move-draw = Piocher la première mission de la pile
    .short = Dessus de la pile
move-hire = Engager pour votre { $space } : { $character }
    .short = { $character } : { $space }
move-drink = Thé : trois cases
move-build = Construire un château dans la région { $region }
    .short = Château : { $region }
move-fly = Prendre un étendard de clan
move-meditate = Méditer : deux jetons
move-ride = Cavalier : utiliser la tuile à { $city }
    .short = Cavalier : { $city }
move-raise = Architecte : un château dans la région { $region }, payé avec : { $payment }
    .short = Château : { $region }, { $payment }
move-give = Éclaireur : échanger la mission { $mission }
    .short = { $mission }
move-bury = Éclaireur : glisser la mission { $mission } sous la pile
    .short = { $mission }
move-send = Envoyer votre cinquième ronin à { $city }
    .short = 5e ronin : { $city }
move-travel = Voyageur : aller à { $city }
    .short = Voyageur : { $city }
move-collect = { $region }, prendre : { $pick }
    .short = { $region } : { $pick }
move-gain = De la réserve : { $good }
move-trade = Marchand : { $given } contre { $good }
    .short = { $given } contre { $good }
move-pay = { $mission }, payer : { $payment }
    .short = { $mission }, { $payment }
move-complete = Compléter { $mission }, qui ne coûte plus rien
    .short = Finir { $mission }
move-claim = Réclamer { $bonus } { $bonus-key ->
        [b01] avec deux missions de la vertu { $virtue }
        [b02] avec deux missions de la vertu { $virtue }
        [b03] avec deux missions de la vertu { $virtue }
        [b04] avec deux missions de la vertu { $virtue }
        [b05] avec deux missions de la vertu { $virtue }
        [b06] avec deux missions de la vertu { $virtue }
       *[other] avec une mission de chaque vertu sauf { $virtue }
    }
    .short = { $bonus } : { $bonus-key ->
        [b01] { $virtue }
        [b02] { $virtue }
        [b03] { $virtue }
        [b04] { $virtue }
        [b05] { $virtue }
        [b06] { $virtue }
       *[other] sans { $virtue }
    }
move-discard = Rendre : { $good }
label-collect = { $region }, prendre celle de la tête de cheval ({ $good })
    .short = Tête de cheval : { $good }
label-place = Placer votre { $space } à { $city } ({ $deeds })
    .short = { $who } : { $city }
menu-place = Placer votre { $space }…
menu-hire = Engager : { $character }…
menu-raise = Architecte : un château dans la région { $region }…
menu-collect = { $region }, prendre…
menu-trade = Marchand, donner : { $given }…
menu-pay = { $mission }, payer…
menu-claim = Réclamer { $bonus }…
done-raise = Pas de château de l’architecte
    .short = Pas de château
done-swap = Garder vos missions
done-send = Laisser le cinquième ronin chez lui
    .short = Le laisser chez lui
done-steal = Ne rien prendre
done-travel = Rester ici
done-missions = Terminer les missions

## Ce qui se passe

event-mission-returned = { $seat } rend la mission { $mission }.
event-mission-offered = Nouvelle mission exposée : { $mission }.
event-round-begins = Le tour { $round } commence.
event-shogun-reveals = La carte du shogun est révélée : il se tourne vers { $region }.
event-shogun-stands = Un ronin du shogun se tient à { $city }.
event-shogun-builds = Le shogun construit un château dans la région { $region }.
event-shogun-cannot-build = Le shogun ne trouve pas de place pour un château dans la région { $region }.
event-good-leaves = { $region }, hors du jeu : { $good }.
event-pile-shuffled = Les missions défaussées forment une nouvelle pile.
event-card-shown = Piochée pour ce ronin : { $mission }.
event-card-dead = La mission { $mission } montre deux villes occupées et est défaussée.
event-choice-is-free = Plus aucune carte ne convient : le choix de la ville est libre.
event-placed = { $seat } place le { $space } à { $city }.
event-scored = { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $cause }).
event-tokens-gained = { $seat } prend { $count ->
        [one] { $count } jeton Méditation
       *[other] { $count } jetons Méditation
    }.
event-tea-drunk = { $seat } est sur la case { $space } de la piste de thé.
event-good-gained = { $seat } prend dans la réserve : { $good }.
event-good-taken = { $seat } prend dans la région { $region } : { $good }.
event-shogun-takes = Le shogun prend dans la région { $region } : { $good }, hors du jeu.
event-built = { $seat } construit un château dans la région { $region }.
event-covered = { $seat } construit dans la région { $region } un château qui couvre les deux cases Château.
event-flag-flown = { $seat } a maintenant { $count ->
        [one] { $count } étendard
       *[other] { $count } étendards
    }.
event-hired = { $seat } engage pour le { $space } : { $character }.
event-dismissed = Un personnage de { $seat } quitte la partie : { $character }.
event-character-offered = On peut maintenant engager : { $character }.
event-mission-taken = { $seat } prend la mission { $mission }.
event-rode = Le cavalier de { $seat } utilise la tuile à { $city }.
event-tile-turned = La tuile à { $city } est retournée.
event-scout-looks = { $seat } regarde { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de la pile de missions.
event-scout-sees = Votre éclaireur voit la mission { $mission }.
event-mission-given = { $seat } échange la mission { $mission }.
event-card-buried = La mission { $mission } passe sous la pile.
event-companion-sent = Le cinquième ronin de { $seat } va à { $city }.
event-travelled = Le voyageur de { $seat } va à { $city }.
event-traded = { $seat } échange : { $given } contre { $good }.
event-paid = { $seat } paie pour { $mission } : { $payment }.
event-completed = { $seat } complète { $mission } avec un ronin dans { $cities ->
        [one] une de ses villes
       *[other] ses deux villes
    }.
event-claimed = { $seat } réclame la tuile Bonus { $bonus }.
event-bonus-offered = Nouvelle tuile Bonus exposée : { $bonus }.
event-good-discarded = { $seat } rend : { $good }.
event-tokens-discarded = { $seat } rend { $count ->
        [one] { $count } jeton Méditation
       *[other] { $count } jetons Méditation
    }.
event-refilled = { $region } reçoit : { $good }.
event-turned-up = { $region }, ressource révélée : { $good }.
event-first-player = { $seat } commence.
event-shogun-drinks = Le pion Thé du shogun va sur la case { $space }.
event-solo-ended = La partie se termine avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $ending }.
event-won = { $seat } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $ending }.
event-shogun-won = Égalité à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $ending }.
event-raise-paid = { $seat } paie l’architecte : { $payment }.

## Pourquoi pas

refusal-game-is-over = La partie est terminée.
refusal-not-your-decision = C’est à un autre joueur d’en décider : attendez votre tour.
refusal-not-now = Pas maintenant : faites d’abord ce qui vous est demandé.
refusal-not-your-mission = Cette mission n’est pas devant vous : choisissez une des vôtres.
refusal-no-such-ronin = Votre plateau n’a pas ce ronin : le cinquième ne vient qu’avec un frère d’armes.
refusal-ronin-is-placed = Ce ronin est déjà dans une ville : choisissez-en un autre.
refusal-city-is-not-used = Cette ville ne sert pas à ce nombre de joueurs : choisissez-en une autre.
refusal-you-stand-there = Un de vos ronins s’y trouve déjà : choisissez une autre ville.
refusal-city-is-taken = La ville est complète : choisissez-en une autre, ou placez-y votre apprenti.
refusal-city-is-not-shown = En solo, on ne va que dans une ville montrée par une des cartes piochées.
refusal-not-on-this-tile = La tuile de cette ville ne montre pas cette action : choisissez-en une qu’elle montre, ou prenez deux points.
refusal-mission-is-not-offered = Cette mission n’est pas exposée : choisissez-en une qui l’est.
refusal-pile-is-empty = Il ne reste aucune mission à piocher : prenez-en une exposée.
refusal-character-is-not-offered = Ce personnage n’est pas proposé : choisissez-en un qui l’est.
refusal-character-is-yours = Vous avez déjà ce personnage, et nul n’en a deux du même genre : choisissez-en un autre.
refusal-no-castle-left = Tous vos châteaux sont construits : faites autre chose, ou prenez deux points.
refusal-region-is-not-used = Cette région ne sert pas à ce nombre de joueurs : choisissez-en une autre.
refusal-region-is-out-of-reach = La région ne touche pas la ville de ce ronin : choisissez-en une qui la touche.
refusal-castle-is-yours = Vous avez déjà un château dans cette région : choisissez-en une autre.
refusal-region-is-full = Les deux cases Château de cette région sont prises : choisissez-en une autre.
refusal-one-castle-a-region = En duel une région ne reçoit qu’un château, et seul un architecte peut bâtir à côté : choisissez-en une autre.
refusal-no-rider = Seul le cavalier, une fois, utilise la tuile d’une autre ville.
refusal-nobody-to-ride-to = Le cavalier utilise la tuile d’une ville où se trouve un ronin d’un autre joueur ou du shogun : choisissez-en une.
refusal-nothing-to-do-there = Rien de ce que montre cette tuile n’est possible maintenant : prenez plutôt deux points.
refusal-nothing-to-pay-with = Vous n’avez rien de tel : payez avec autre chose.
refusal-mission-is-paid = L’éclaireur n’échange que des missions sans aucun paiement : choisissez-en une autre.
refusal-not-among-the-seen = Choisissez une des cartes que l’éclaireur a vues.
refusal-not-held-by-the-scout = L’éclaireur ne tient pas cette carte.
refusal-not-in-a-shared-region = Le cinquième ronin veut une ville qui partage une région avec le frère d’armes.
refusal-city-is-occupied = Un ronin s’y trouve ; il faut ici une ville vide.
refusal-another-region = Prenez d’abord dans la région en cours.
refusal-no-such-good-there = Aucune ressource de ce genre n’y est visible : choisissez-en une qui l’est.
refusal-reserve-lacks-it = La réserve n’en a plus : choisissez autre chose.
refusal-no-merchant = Échangez avant votre premier paiement, avec un marchand actif (pas engagé ce tour pour un ronin déjà placé).
refusal-must-not-decline = À cette table, cette capacité est obligatoire : choisissez une ville ou une ressource.
refusal-not-present = Aucun de vos ronins n’est dans une ville de cette mission : payez-en une autre.
refusal-not-shown-on-mission = La mission n’en demande pas davantage : payez ce qu’elle montre, ou un jeton.
refusal-nothing-left-to-pay = Il ne reste rien à payer ; complétez la mission.
refusal-not-yet-paid = La mission n’est pas encore entièrement payée.
refusal-bonus-is-not-offered = Cette tuile Bonus n’est pas exposée : choisissez-en une qui l’est.
refusal-virtues-are-lacking = Il faut deux missions complétées non utilisées de la même vertu, ou trois de trois vertus.
refusal-same-good = Choisissez une autre ressource.

## Options

option-players = Joueurs
option-players-one = un, contre le shogun
option-players-two = deux, en duel
option-players-three = trois
option-players-four = quatre
option-players-five = cinq
option-solo-needs-presence = Solo : une région où seul le shogun a de l’influence ne donne rien
option-solo-needs-presence-no = non
option-solo-needs-presence-yes = oui
option-solo-refill-horse-head = Solo : les têtes de cheval vides sont réapprovisionnées aussi
option-solo-refill-horse-head-no = non
option-solo-refill-horse-head-yes = oui
option-hire-sleeps = Un personnage engagé pour un ronin déjà placé est inactif jusqu’au tour suivant
option-hire-sleeps-no = non
option-hire-sleeps-yes = oui
option-may-decline = Le frère d’armes et le ninja peuvent renoncer
option-may-decline-no = non
option-may-decline-yes = oui

## Que faire maintenant

prompt-keep = Gardez deux de vos trois missions : rendez-en une.
prompt-place = Placez un ronin dans une ville{ $table ->
        [solo] {" "}montrée par une des cartes piochées
       *[company] {""}
    } : { $left ->
        [one] c’est le dernier
       *[other] il en reste { $left }
    }.
prompt-act = Utilisez la tuile à { $city } ({ $deeds }), ou prenez deux points.
prompt-travel = Votre voyageur peut aller dans une ville vide.
prompt-collect = Prenez une ressource dans la région { $region }.
prompt-missions = Payez vos missions, réclamez des tuiles Bonus, puis terminez.
prompt-limits = Vous gardez quatre ressources : rendez-en { $surplus ->
        [one] une
       *[other] { $surplus }
    }.
prompt-gain = Thé : choisissez une ressource de la réserve.
prompt-raise = Votre architecte peut bâtir un château n’importe où, pour une ressource ou un jeton ; il ne rapporte pas de points.
prompt-swap = Votre éclaireur a vu le haut de la pile : échangez une mission impayée contre une des cartes, ou gardez les vôtres.
prompt-swap-for = Choisissez la carte que vous voulez en échange.
prompt-bury = Glissez les cartes sous la pile, l’une après l’autre.
prompt-send = Votre cinquième ronin rejoint le frère d’armes : choisissez une ville vide qui partage une région avec la sienne.
prompt-steal = Votre ninja prend une ressource visible d’une région qui touche sa ville.

## Les règles, pas à pas

rules-keep =
    Chacun reçoit trois missions et en garde deux. La troisième passe sous la pile ; en solo, elle est défaussée. Puis quatre missions sont exposées.
rules-place =
    À un ou deux joueurs le shogun vient d’abord : sa carte montre quatre villes, que prennent ses ronins, et une région, où il bâtit un château : sur une case Château en solo, sur la tête de cheval en duel, et les ressources qui s’y trouvent quittent la partie. Il n’utilise jamais les tuiles.

    Puis les joueurs placent leurs ronins un à un, chacun dans une ville sans ronin (à cinq joueurs, deux couleurs différentes partagent une ville) ; un apprenti peut rejoindre une ville complète. En solo, vous piochez une carte Mission pour le premier ronin, deux pour le deuxième, trois pour le troisième et quatre pour le quatrième, et allez dans une ville montrée par l’une d’elles ; une carte dont les deux villes sont occupées est remplacée. L’effet du personnage placé vient d’abord, puis la tuile.
rules-act =
    Faites ce que montre la tuile de la ville, et retournez-la ; ou prenez deux points de victoire, et laissez-la. Mission : en prendre une exposée, ou la première de la pile. Engager : un personnage pour un de vos ronins ; sur un ronin déjà placé il est inactif jusqu’au tour suivant (si la table le veut, seul son effet de placement est perdu). Thé : trois cases. Atteindre ou dépasser la case 3 : un jeton Méditation ; 6 : 4 points ; 9 : une ressource au choix ; 12 : 6 points ; 15 : 10 points ; au-delà, 1 point par pas. Château : sur une case Château libre d’une région qui touche la ville, pour deux points ; en duel, seulement là où il n’y a aucun château, pas même celui du shogun. Clan : un étendard, qui vaut un point de plus que le précédent, le premier trois. Méditer : deux jetons.
rules-travel =
    Après son action, ou les deux points, le voyageur peut aller dans toute ville sans ronin. Il y compte, et n’agit plus.
rules-collect =
    Les régions se résolvent dans l’ordre de leurs numéros. L’influence : un par ronin dans une ville qui touche la région, et un pour un château. Le plus influent prend d’abord une ressource, puis le suivant, tant qu’il en reste ; à égalité, celui qui est en tête sur la piste de thé.

    En solo : si vous menez, vous choisissez ; si le shogun mène, vous devez prendre la ressource de la tête de cheval, et rien là où vous n’avez aucune influence (sauf si la table en décide autrement). En duel le shogun gagne toutes les égalités, et ne prend que la ressource de la tête de cheval, qui quitte la partie.
rules-missions =
    Payez les missions dont un de vos ronins occupe au moins une des deux villes : les ressources montrées, ou des jetons Méditation à leur place. Un paiement partiel reste posé. Une mission entièrement payée donne ses points, davantage si vous êtes dans les deux villes, et son icône.

    À tout moment de votre tour vous pouvez réclamer des tuiles Bonus avec des missions non encore utilisées : deux de la même vertu, ou trois de trois vertus.
rules-limits =
    On garde trois jetons et quatre ressources ; ce qui est posé sur les missions ne compte pas. Puis les ronins rentrent, les cases normales sont réapprovisionnées, et la ressource cachée sous une tête de cheval vide est révélée. Le joueur qui a le moins de points commence ; à égalité, le dernier sur la piste de thé. En solo, le pion Thé du shogun va sur la case Bonus suivante.
rules-over =
    Après le quatrième tour, les châteaux marquent par groupes voisins : 1, 3, 6, 10 ou 15 points pour un à cinq. Puis les tuiles Bonus. Le plus de points gagne ; à égalité, celui qui est en tête sur la piste de thé : en duel c’est le shogun.

    Solo : jusqu’à 100 points, un ronin sans honneur ; jusqu’à 150, sur la voie ; jusqu’à 200, le bienvenu chez un shogun ; au-delà, un samouraï.
rules-sources =
    Ce jeu est en partie une reconstitution. Les règles à un et deux joueurs sont suivies à la lettre ; la règle de base manquait. La carte et ses villes, les tuiles Action, les missions, les dons de la piste de thé, dix des quinze personnages, les tuiles Bonus et le contenu des cartes Shogun ont été faits pour Tatami, pour que chaque règle connue ait sur quoi agir. Ce ne sont pas ceux du jeu publié.

## Personnages et tuiles Bonus

about-rider = Au lieu de sa tuile, peut utiliser celle d’une ville où se trouve un ronin d’un autre joueur ou du shogun.
about-apprentice = Peut être placé dans une ville déjà complète, si aucun de vos ronins ne s’y trouve.
about-architect = Une fois placé, peut bâtir un château dans toute région pour une ressource ou un jeton, même à côté d’un autre ; il ne rapporte pas de points.
about-scout = Une fois placé, regarde trois missions de la pile ; vous pouvez en échanger une contre une des vôtres.
about-traveller = Après son action il peut aller dans une ville vide.
about-brother = Une fois placé, votre cinquième ronin vient dans une ville vide qui partage une région avec la sienne ; il n’utilise pas de tuile.
about-merchant = Avant de payer les missions, échange des ressources une contre une avec la réserve.
about-monk = Une fois placé, apporte un jeton Méditation.
about-tea-master = Une fois placé, deux cases sur la piste de thé, avec ce qu’elles donnent.
about-samurai = Compte pour deux d’influence, et marque un point dans chaque région voisine où vous seul en avez le plus.
about-messenger = Pour les missions il est aussi dans toutes les villes qui partagent une région avec la sienne.
about-courtier = Trois points par mission complétée qui montre sa ville.
about-bannerman = Une fois placé, un point par étendard, cinq au plus.
about-steward = Les missions qui montrent sa ville coûtent une ressource de moins.
about-ninja = Une fois placé, prend une ressource visible d’une région qui touche sa ville.
about-b01 = Trois points par château construit, quinze au plus.
about-b02 = Deux points par étendard, douze au plus.
about-b03 = Trois points par personnage sur votre plateau, douze au plus.
about-b04 = Le numéro de votre case de thé moins trois, douze au plus.
about-b05 = Huit points.
about-b06 = Deux points par jeton et par ressource restants, quatorze au plus.
about-b07 = Deux points par mission complétée.
about-b08 = Quatre points par château de votre plus grand groupe, vingt au plus.
about-b09 = Treize points.
about-b10 = Cinq points par mission complétée à quatre ressources.
about-b11 = Trois points par mission complétée à trois ressources.
about-b12 = Trois points par mission complétée dans les deux villes.

## Sur le plateau

short-coin = P
short-rice = R
short-silk = S
short-wood = B
short-iron = F

board-round = Tour
board-region = Région
board-goods = Ressources
    .short = Ress.
board-horse = ♞
board-castles = ⌂
board-influence = Influence
board-city = Ville
board-touches = dans
board-tile = Tuile
board-ronin = Ronin
board-tea = Thé
board-characters = À engager
board-bonuses = Bonus
board-display = Missions
board-shown = Piochées
board-looked-at = Éclaireur
board-present = { $count ->
        [one] dans une ville
       *[other] dans les deux
    }
board-completed = { $count ->
        [0] aucune mission complétée
        [one] une mission complétée
       *[other] { $count } missions complétées
    }
board-fresh = libres : { $virtues }
board-legend = P pièce  R riz  S soie  B bois  F fer  □ au choix  ✿ points  ◇ jeton  ⚑ étendard
    ♞ cheval  +? caché  ⌂ château  ☗ shogun  ◦ libre  • placé  (inactif)  ¹ premier

## Dans le navigateur

the-map = La carte
the-shogun = le shogun
the-players = Les joueurs
the-pile = la pile de missions
the-reserve = De la réserve
list-comma = , { "" }
list-empty = –
road = { $one } – { $other }
at-home = à la maison
no-character = aucun personnage
no-missions = Aucune mission devant vous. Une tuile à rouleau en apporte une.
count-of = { $what } : { $count }
flags-of = Étendards de clan : { $count }
castles-of = Châteaux encore à bâtir : { $count }
pile-of = La pile de missions : { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
round-of = Tour { $round } sur { $rounds }
tea-of = { $who } en { $space }
tea-is = Piste de thé : { $pawns }
shogun-waits = Le shogun attend le début du tour.
cards-drawn = Piochées : allez dans une ville de l’une d’elles
scout-saw = Ce que tient l’éclaireur
missions-shown = Missions
to-hire = À engager
bonus-tiles = Tuiles bonus
influence-of = { $who } { $count }
region-is = Région { $number }, { $region }. Ressources : { $goods }. Influence : { $influence }. Châteaux : { $castles }.
city-is = { $city }. Tuile : { $deeds }. Ronin : { $ronin }.
ronin-is = { $ronin } : { $character }, { $city }{ $asleep ->
        [yes] , endormi jusqu’au prochain tour
       *[no] { "" }
    }
mission-is = { $road } : { $goods } ; { $points } points
party-is = { $who } : { $points } points, { $total } si la partie s’arrêtait là ; missions { $missions }
party-missions = Missions : { $missions }
party-crew = Personnages : { $crew }
party-bonuses = Tuiles bonus : { $bonuses }
tile-now = Tuile : { $deeds }
tile-then = Retournée : { $deeds }
here-stand = Ici : { $who }
reach = { $region } : influence { $now } → { $then }, { $rank ->
        [0] pas de ressource à prendre
        [1] vous prendriez en premier
       *[other] vous seriez numéro { $rank }
    }
serves = { $road } : { $cities ->
        [one] une de ses villes
       *[other] ses deux villes
    }
order-is = Qui prend d’abord : { $order }
would-give = En l’état elle vous donnerait : { $goods }
one-is-buried = Une ressource est posée face cachée sous la case à tête de cheval.
shogun-may-come = { $cards } des { $of } cartes restantes du shogun montrent cette ville.
shogun-next = Cartes restantes, une par région : { $regions }
mission-rewards = { $one } points avec un ronin dans une ville, { $both } avec des ronin dans les deux ; { $icon ->
        [token] et un jeton Méditation
        [tea] et deux cases de thé
        [flag] et un étendard de clan
       *[none] rien de plus
    }. Vertu : { $virtue }.
mission-stands = Vous êtes dans { $present } ville sur 2 ; { $left } pièces sur { $of } restent à payer.
claim-pair = Se prend avec deux missions accomplies d’une même vertu.
claim-trio = Se prend avec trois missions accomplies de trois vertus.
bonus-now = Elle vous vaut { $points } maintenant.
about-ronin = Pas encore de personnage. Une tuile à chapeau en engage un.
about-shogun-solo = Sa carte montre où sont ses ronin ce tour-ci et où il bâtit. Il ne prend jamais de ressource, mais là où il domine vous ne pouvez prendre que celle de la case à tête de cheval. Après chaque tour, son pion va au bonus de thé suivant.
about-shogun-duel = Sa carte montre où sont ses ronin ce tour-ci et où il bâtit. Il gagne toute égalité, et quand vient son tour la ressource de la case à tête de cheval quitte le jeu.
about-tea = Qui est plus loin gagne les égalités d’influence ; sur une même case, le premier arrivé. Les cases dorées donnent une fois : un jeton, des points, ou une ressource au choix.
about-deed-clan = Étendards de clan : le premier donne trois points, chaque suivant un point de plus que le précédent.
about-deed-castle = Un château donne deux points, et une influence durable dans sa région. À la fin, les châteaux adjacents valent 1, 3, 6, 10 ou 15.
about-pile = La première carte, que l’on ne voit qu’en la prenant.
about-token = Remplace n’importe quelle ressource pour payer une mission. On en garde trois à la fin d’un tour.
about-good = Les ressources paient les missions. On en garde quatre à la fin d’un tour ; celles posées sur des missions ne comptent pas.
payment = Ce qui est payé
slot = { $good } : payé avec { $with }
pay-and-complete = Payer : { $points } points
pay-part = Payer { $count } maintenant
points-by-source = Points par source
source-missions = missions
source-flags = étendards de clan
source-tea = thé
source-castles = châteaux bâtis
source-samurai = le samouraï
source-no-deed = au lieu d’actions
source-castle-groups = châteaux adjacents
source-bonus-tiles = tuiles bonus
if-stopped = si l’on s’arrêtait là
points-final = en tout
this-game = cette partie
your-best = votre meilleure
best-now = Votre meilleur score jusqu’ici.
best-before = Votre meilleur score : { $points }.
todays-table = Les scores du jour
the-curves = Points, tour par tour
touch-again = Touchez la ville encore une fois pour y aller.
would-add = { $source }, en l’état
