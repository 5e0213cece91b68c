### Ninjato en français. Chaque langue a les mêmes messages.

## Les noms

game = Ninjato
tagline = Sept tours dans l’ombre des clans : s’entraîner, cambrioler, corrompre, et faire parler de soi.

seat-black = Noir
seat-white = Blanc
seat-purple = Violet
seat-yellow = Jaune

card-one = un 1
card-two = un 2
card-three = un 3
card-four = un 4
card-five = un 5

treasure-fan = un éventail
treasure-scroll = un parchemin
treasure-vase = un vase
treasure-jade = un jade
treasure-gold = un jeton Or

token-light-fan = un éventail (côté clair)
    .short = un éventail clair
token-light-scroll = un parchemin (côté clair)
    .short = un parchemin clair
token-light-vase = un vase (côté clair)
    .short = un vase clair
token-light-jade = un jade (côté clair)
    .short = un jade clair
token-light-gold = un jeton Or (côté clair)
    .short = un jeton Or clair
token-red-fan = un éventail (côté rouge)
    .short = un éventail rouge
token-red-scroll = un parchemin (côté rouge)
    .short = un parchemin rouge
token-red-vase = un vase (côté rouge)
    .short = un vase rouge
token-red-jade = un jade (côté rouge)
    .short = un jade rouge
token-red-gold = un jeton Or (côté rouge)
    .short = un jeton Or rouge

house-house-1 = la maison 1
    .short = Maison 1
house-house-2 = la maison 2
    .short = Maison 2
house-house-3 = la maison 3
    .short = Maison 3
house-house-4 = la maison 4
    .short = Maison 4
house-house-5 = la maison 5
    .short = Maison 5

mode-force = force
mode-stealth = discrétion
half-first = le premier garde
    .short = 1er garde
half-second = le second garde
    .short = 2e garde
sign-up = +1
sign-down = −1
bluff-two = un 2
    .short = 2
bluff-four = un 4
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

banner-taira-2 = jeton Taira de 2
    .short = Taira 2
banner-taira-4 = jeton Taira de 4
    .short = Taira 4
banner-taira-5 = jeton Taira de 5
    .short = Taira 5
banner-taira-6 = jeton Taira de 6
    .short = Taira 6
banner-taira-8 = jeton Taira de 8
    .short = Taira 8
banner-minamoto-2 = jeton Minamoto de 2
    .short = Minamoto 2
banner-minamoto-4 = jeton Minamoto de 4
    .short = Minamoto 4
banner-minamoto-5 = jeton Minamoto de 5
    .short = Minamoto 5
banner-minamoto-6 = jeton Minamoto de 6
    .short = Minamoto 6
banner-minamoto-8 = jeton Minamoto de 8
    .short = Minamoto 8
banner-go-shirakawa-2 = jeton Go-Shirakawa de 2
    .short = Go-Shirakawa 2
banner-go-shirakawa-4 = jeton Go-Shirakawa de 4
    .short = Go-Shirakawa 4
banner-go-shirakawa-5 = jeton Go-Shirakawa de 5
    .short = Go-Shirakawa 5
banner-go-shirakawa-6 = jeton Go-Shirakawa de 6
    .short = Go-Shirakawa 6
banner-go-shirakawa-8 = jeton Go-Shirakawa de 8
    .short = Go-Shirakawa 8

envoy-taira-69 = Taira, 69 ans
    .short = Taira 69
envoy-taira-51 = Taira, 51 ans
    .short = Taira 51
envoy-taira-42 = Taira, 42 ans
    .short = Taira 42
envoy-taira-29 = Taira, 29 ans
    .short = Taira 29
envoy-taira-60 = Taira, 60 ans
    .short = Taira 60
envoy-taira-22 = Taira, 22 ans
    .short = Taira 22
envoy-taira-35 = Taira, 35 ans
    .short = Taira 35
envoy-minamoto-67 = Minamoto, 67 ans
    .short = Minamoto 67
envoy-minamoto-53 = Minamoto, 53 ans
    .short = Minamoto 53
envoy-minamoto-44 = Minamoto, 44 ans
    .short = Minamoto 44
envoy-minamoto-27 = Minamoto, 27 ans
    .short = Minamoto 27
envoy-minamoto-61 = Minamoto, 61 ans
    .short = Minamoto 61
envoy-minamoto-20 = Minamoto, 20 ans
    .short = Minamoto 20
envoy-minamoto-36 = Minamoto, 36 ans
    .short = Minamoto 36
envoy-go-shirakawa-72 = Go-Shirakawa, 72 ans
    .short = Go-Shirakawa 72
envoy-go-shirakawa-55 = Go-Shirakawa, 55 ans
    .short = Go-Shirakawa 55
envoy-go-shirakawa-46 = Go-Shirakawa, 46 ans
    .short = Go-Shirakawa 46
envoy-go-shirakawa-31 = Go-Shirakawa, 31 ans
    .short = Go-Shirakawa 31
envoy-go-shirakawa-63 = Go-Shirakawa, 63 ans
    .short = Go-Shirakawa 63
envoy-go-shirakawa-24 = Go-Shirakawa, 24 ans
    .short = Go-Shirakawa 24
envoy-go-shirakawa-38 = Go-Shirakawa, 38 ans
    .short = Go-Shirakawa 38

topic-warrior = Le Plus Grand des Guerriers
topic-people = Le Soutien du peuple
topic-friends = De Puissants Amis
topic-secrets = Maître des Arts Secrets
topic-enemies = Des Ennemis sans Honneur

rumour-warrior-any = Le Plus Grand des Guerriers ({ price-any })
    .short = Guerriers : au choix
rumour-warrior-two-any = Le Plus Grand des Guerriers ({ price-two-any })
    .short = Guerriers : 2 au choix
rumour-warrior-jade = Le Plus Grand des Guerriers ({ price-jade })
    .short = Guerriers : jade
rumour-warrior-vase = Le Plus Grand des Guerriers ({ price-vase })
    .short = Guerriers : vase
rumour-warrior-fan-scroll = Le Plus Grand des Guerriers ({ price-fan-scroll })
    .short = Guerriers : év.+par.
rumour-warrior-fan-vase = Le Plus Grand des Guerriers ({ price-fan-vase })
    .short = Guerriers : év.+vase
rumour-people-any = Le Soutien du peuple ({ price-any })
    .short = Peuple : au choix
rumour-people-two-any = Le Soutien du peuple ({ price-two-any })
    .short = Peuple : 2 au choix
rumour-people-jade = Le Soutien du peuple ({ price-jade })
    .short = Peuple : jade
rumour-people-vase = Le Soutien du peuple ({ price-vase })
    .short = Peuple : vase
rumour-people-fan-scroll = Le Soutien du peuple ({ price-fan-scroll })
    .short = Peuple : év.+par.
rumour-people-scroll-vase = Le Soutien du peuple ({ price-scroll-vase })
    .short = Peuple : par.+vase
rumour-friends-any = De Puissants Amis ({ price-any })
    .short = Amis : au choix
rumour-friends-two-any = De Puissants Amis ({ price-two-any })
    .short = Amis : 2 au choix
rumour-friends-jade = De Puissants Amis ({ price-jade })
    .short = Amis : jade
rumour-friends-vase = De Puissants Amis ({ price-vase })
    .short = Amis : vase
rumour-friends-fan-scroll = De Puissants Amis ({ price-fan-scroll })
    .short = Amis : év.+par.
rumour-friends-fan-jade = De Puissants Amis ({ price-fan-jade })
    .short = Amis : év.+jade
rumour-secrets-any = Maître des Arts Secrets ({ price-any })
    .short = Arts Secrets : au choix
rumour-secrets-two-any = Maître des Arts Secrets ({ price-two-any })
    .short = Arts Secrets : 2 au choix
rumour-secrets-jade = Maître des Arts Secrets ({ price-jade })
    .short = Arts Secrets : jade
rumour-secrets-vase = Maître des Arts Secrets ({ price-vase })
    .short = Arts Secrets : vase
rumour-secrets-fan-scroll = Maître des Arts Secrets ({ price-fan-scroll })
    .short = Arts Secrets : év.+par.
rumour-secrets-scroll-jade = Maître des Arts Secrets ({ price-scroll-jade })
    .short = Arts Secrets : par.+jade
rumour-enemies-any = Des Ennemis sans Honneur ({ price-any })
    .short = Ennemis : au choix
rumour-enemies-two-any = Des Ennemis sans Honneur ({ price-two-any })
    .short = Ennemis : 2 au choix
rumour-enemies-jade = Des Ennemis sans Honneur ({ price-jade })
    .short = Ennemis : jade
rumour-enemies-vase = Des Ennemis sans Honneur ({ price-vase })
    .short = Ennemis : vase
rumour-enemies-fan-scroll = Des Ennemis sans Honneur ({ price-fan-scroll })
    .short = Ennemis : év.+par.
rumour-enemies-vase-jade = Des Ennemis sans Honneur ({ price-vase-jade })
    .short = Ennemis : vase+jade

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

## Les actions

price-fan-scroll = un éventail et un parchemin
    .short = év.+par.
price-fan-vase = un éventail et un vase
    .short = év.+vase
price-fan-jade = un éventail et un jade
    .short = év.+jade
price-scroll-vase = un parchemin et un vase
    .short = par.+vase
price-scroll-jade = un parchemin et un jade
    .short = par.+jade
price-vase-jade = un vase et un jade
    .short = vase+jade
price-vase = un vase
    .short = vase
price-jade = un jade
    .short = jade
price-any = un trésor quelconque
    .short = au choix
price-two-any = deux trésors quelconques
    .short = 2 au choix
price-alike = un à quatre trésors identiques
    .short = 1–4 ident.
price-one-and-three = un trésor quelconque et trois identiques
    .short = 1+3 ident.
price-two-and-two = deux identiques et deux identiques
    .short = 2+2 ident.

some-fan = { $count ->
        [one] un éventail
       *[other] { $count } éventails
    }
some-scroll = { $count ->
        [one] un parchemin
       *[other] { $count } parchemins
    }
some-vase = { $count ->
        [one] un vase
       *[other] { $count } vases
    }
some-jade = { $count ->
        [one] un jade
       *[other] { $count } jades
    }
some-gold = { $count ->
        [one] un jeton Or
       *[other] { $count } jetons Or
    }

move-dojo = S’entraîner au dojo
move-learn = Apprendre { $skill } chez le sensei
    .short = Apprendre { $skill }
move-raid = Cambrioler { $house } en { $mode }
    .short = { $house } : { $mode }
move-bribe = Corrompre l’émissaire { $envoy }
    .short = Émissaire : { $envoy }
move-spread = Répandre une rumeur : { $rumour }
    .short = { $rumour }
move-take = Prendre { $card }
move-draw = Piocher
move-discard = Défausser { $card }
move-pay = Payer { $treasure }
move-gild = Payer un jeton Or comme { $treasure }
    .short = Or comme { $treasure }
move-settle = Payer le reste automatiquement
    .short = Payer automatiquement
move-done = Terminé
move-strike = Jouer { $card } contre { $half }
    .short = Jouer { $card } : { $half }
move-support = Ajouter un 3 en soutien : { $sign }
move-shinobi-iri = Utiliser Shinobi-iri : −2
move-intonjutsu = Utiliser Intonjutsu : la carte vaut 0
    .short = Intonjutsu : 0
move-kayakujutsu = Utiliser Kayakujutsu : +2
move-kenjutsu = Utiliser Kenjutsu : la carte vaut 6
    .short = Kenjutsu : 6
move-taijutsu = Utiliser Taijutsu : { $sign }
move-boryaku = Utiliser Boryaku comme { $bluff } contre { $half }
    .short = Boryaku, { $bluff } : { $half }
move-seishin-teki = Utiliser Seishin-teki : passer de la force à la discrétion ou l’inverse
    .short = Seishin-teki : changer
move-chocho = Utiliser Chocho : donner { $token }
    .short = Chocho : { $token }
move-fetch = Prendre { $token } en échange
    .short = Prendre { $token }
move-kuji-kiri = Utiliser Kuji-kiri : remettre { $skill } face visible
    .short = Kuji-kiri : { $skill }
move-fail = Renoncer
move-banzai = Banzai !
move-leave = Quitter la maison
move-keep = Garder { $treasure }
move-claim = Donner la maison au { $banner }
    .short = Maison à { $banner }
move-disguise = Déguiser l’émissaire { $envoy }
    .short = Déguiser { $envoy }
move-honour = Prendre l’honneur des maisons
    .short = Honneur des maisons

menu-raid = Cambrioler { $house }…
menu-strike = Jouer { $card }…
menu-boryaku = Utiliser Boryaku comme { $bluff }…

label-learn = Apprendre { $skill } chez le sensei ({ $price-key ->
        [free] gratuit
        [any] contre une carte quelconque
       *[card] contre { $card }
    })
    .short = { $skill } ({ $price-key ->
        [free] gratuit
        [any] une carte
       *[card] contre { $card }
    })
label-bribe = Corrompre l’émissaire { $envoy }, avec { $price }
    .short = { $envoy } : { $price }
label-spread = Prendre une rumeur, sans payer : { $rumour }
    .short = { $rumour }
label-settle = Payer automatiquement : { $treasures } ({ $honour ->
        [one] { $honour } point d’honneur
       *[other] { $honour } points d’honneur
    })
    .short = Payer automatiquement ({ $honour })
label-strike = Jouer { $card }{ $laid ->
        [0] {""}
       *[other]  : { $total } en tout
    }
label-boryaku = Utiliser Boryaku comme { $bluff }{ $laid ->
        [0] {""}
       *[other]  : { $total } en tout
    }
    .short = Boryaku, { $bluff }{ $laid ->
        [0] {""}
       *[other]  : { $total } en tout
    }
label-banzai = Banzai ! { $next-key ->
        [light] Un garde
       *[red] Un garde d’élite
    } pour { $treasure }
    .short = Banzai ! Pour { $treasure }
label-leave = Quitter la maison avec { $loot ->
        [one] un trésor
       *[other] { $loot } trésors
    }
    .short = Partir avec { $loot ->
        [one] un trésor
       *[other] { $loot } trésors
    }
label-honour = Prendre l’honneur des maisons des { $clan } : { $honour }
    .short = Maisons : { $honour } d’honneur

done-pay = Terminer le paiement
done-disguise = Aucun autre déguisement

## Ce qui se passe

event-round-begins = Le tour { $number } commence.
event-goes-first = { $seat } joue en premier.
event-to-the-dojo = { $seat } s’entraîne au dojo et prend { $count } cartes.
event-card-taken = { $seat } prend { $card } parmi les cartes visibles.
event-card-drawn = { $seat } pioche { $card }.
event-card-drawn-unseen = { $seat } pioche une carte.
event-card-discarded = { $seat } défausse { $card }.
event-tile-learnt = { $seat } apprend { $skill }.
event-tiles-shown = { $count ->
    [one] Le sensei propose { $skill }.
   *[other] Le sensei propose { $skill } ({ $count } tuiles).
}
event-raid-begins = { $seat } cambriole { $house } en { $mode }.
event-sentry-stands = Une sentinelle de valeur { $guard } barre la route.
event-guard-appears = Un garde de valeur { $guard } apparaît.
event-elite-appears = Un garde d’élite apparaît : { $elite }.
event-alarm = L’alarme ! La maison reçoit { $treasure }.
event-turned-red = On retourne { $treasure } sur son côté rouge.
event-supported = { $seat } ajoute un 3 en soutien : { $sign }.
event-skill-used = { $seat } utilise { $skill }.
event-struck = { $seat } joue { $card }{ $card-key ->
        [one] { $total ->
            [1] {""}
           *[other] , { $total } au total
        }
        [two] { $total ->
            [2] {""}
           *[other] , { $total } au total
        }
        [three] { $total ->
            [3] {""}
           *[other] , { $total } au total
        }
        [four] { $total ->
            [4] {""}
           *[other] , { $total } au total
        }
       *[five] { $total ->
            [5] {""}
           *[other] , { $total } au total
        }
    }.
event-bluffed = Boryaku compte comme { $bluff }{ $bluff-key ->
        [two] { $total ->
            [2] {""}
           *[other] , { $total } au total
        }
       *[four] { $total ->
            [4] {""}
           *[other] , { $total } au total
        }
    }.
event-guard-beaten = { $seat } bat le garde de valeur { $guard }.
event-treasure-won = { $seat } gagne { $treasure }.
event-elite-kept = { $seat } conserve le garde d’élite { $elite }.
event-mode-changed = { $seat } continue en { $mode }.
event-exchanged = { $seat } échange { $given } contre { $token }.
event-turned-up = { $seat } remet { $skill } face visible.
event-failed = { $seat } échoue dans { $house }.
event-kept = { $seat } garde { $treasure }.
event-left = { $count ->
    [one] { $seat } quitte { $house } avec un trésor.
   *[other] { $seat } quitte { $house } avec { $count } trésors.
}
event-cleared = { $count ->
    [one] { $seat } vide { $house } et emporte un trésor.
   *[other] { $seat } vide { $house } et emporte { $count } trésors.
}
event-claimed = { $seat } donne { $house } au { $banner }.
event-treasure-added = Ajouté dans { $house } : { $treasure }.
event-house-refilled = Nouveaux trésors et nouvelle sentinelle ({ $guard }) dans { $house }.
event-paid = { $gold ->
    [0] { $seat } paie { $treasure }.
   *[other] { $seat } paie un jeton Or comme { $treasure }.
}
event-bribed = { $seat } corrompt l’émissaire { $envoy } : honneur +{ $honour }.
event-rumour-bought = { $seat } répand une rumeur, { $rumour } : honneur +{ $honour }.
event-rumour-bought-unseen = { $seat } répand une rumeur : honneur +{ $honour }.
event-rumour-given = { $seat } reçoit une rumeur des { $clan } : { $rumour }.
event-rumour-given-unseen = { $seat } reçoit une rumeur des { $clan }.
event-envoy-arrives = Un émissaire arrive au palais : { $envoy }.
event-rumour-arrives = Une rumeur parvient au pavillon : { $rumour }.
event-scoring = Les clans récompensent leurs amis après le tour { $number }.
event-disguised = { $seat } déguise l’émissaire { $envoy }.
event-honoured = { $seat } prend l’honneur des maisons des { $clan } : { $honour }.
event-rumour-bonus = { $seat } marque { $honour } pour « { $topic } ».
event-treasure-bonus = { $seat } marque { $honour } pour les trésors restants.
event-elite-bonus = { $seat } marque { $honour } pour les gardes d’élite.
event-final-score = Honneur de { $seat } : { $honour }.

## Pourquoi pas

refusal-game-is-over = La partie est terminée.
refusal-not-your-decision = C’est à un autre joueur d’en décider : attendez votre tour.
refusal-not-now = Pas maintenant : faites d’abord ce qui vous est demandé.
refusal-not-at-the-sensei = Le sensei ne propose pas cela en ce moment : choisissez une compétence proposée.
refusal-no-card-for-the-sensei = Vous n’avez ni compétence de cette voie ni la carte demandée. Allez au dojo, ou choisissez-en une autre.
refusal-house-is-closed = Cette maison a été vidée et reste fermée jusqu’à la fin du tour : choisissez-en une autre.
refusal-not-in-the-palace = Cet émissaire n’est pas au palais : choisissez-en un qui y est.
refusal-not-in-the-pavilion = Cette rumeur n’est pas au pavillon : choisissez-en une qui y est.
refusal-cannot-pay = Il vous manque des trésors : choisissez autre chose, ou cambriolez d’abord.
refusal-not-face-up = Aucune carte de cette valeur n’est visible : prenez-en une qui l’est, ou piochez.
refusal-not-in-hand = Vous n’avez pas cette carte : choisissez-en une de votre main.
refusal-no-such-treasure = Vous n’avez pas ce trésor : choisissez un des vôtres.
refusal-no-gold = Vous n’avez pas d’or : payez avec un autre trésor.
refusal-gold-stands-for-another = L’or n’a pas de prix à lui : dites quel trésor il remplace.
refusal-price-is-exact = Ce serait trop, le prix est exact : payez un autre trésor.
refusal-price-is-not-met = Il reste à payer.
refusal-no-such-guard = Ce garde est déjà battu : attaquez l’autre.
refusal-guard-is-not-beaten = Cela ne bat pas le garde : en force il faut plus, en discrétion moins, et l’égalité ne suffit pas.
refusal-play-cannot-win = Après cela, rien ne pourrait battre le garde : essayez autre chose, ou renoncez.
refusal-play-is-under-way = Terminez d’abord l’attaque commencée : jouez une carte.
refusal-one-setting-a-play = Une seule compétence peut fixer la valeur d’une carte : jouez une carte.
refusal-boryaku-stands-alone = Boryaku est une attaque à lui seul, et on n’y ajoute rien : jouez une carte.
refusal-tile-not-learnt = Vous n’avez pas appris cette compétence : choisissez une des vôtres.
refusal-tile-is-used = Cette compétence a servi ; elle revient à la fin du tour.
refusal-tile-is-fresh = Cette compétence n’a pas servi : choisissez-en une face cachée.
refusal-tile-stays-down = Kuji-kiri ne remet face visible ni lui-même ni Hensojutsu : choisissez une autre compétence.
refusal-not-on-the-shuriken = Aucun trésor de ce genre n’est sur votre shuriken : choisissez-en un qui y est.
refusal-not-in-the-house = Aucun trésor de ce genre n’est dans la maison : choisissez-en un qui y est.
refusal-no-guard-left = Il ne reste aucun garde à appeler.
refusal-banner-is-not-free = Ce jeton est sur une maison : prenez-en un de la réserve.
refusal-banner-of-the-same-clan = La maison change de clan : prenez un jeton d’un autre.
refusal-not-your-envoy = Cet émissaire n’est pas à vous : choisissez un des vôtres.
refusal-envoy-has-no-mask = Seul un émissaire masqué peut être déguisé : choisissez-en un autre.
refusal-envoy-is-disguised = Déjà déguisé : un émissaire différent par Hensojutsu.

## Les options

option-players = Joueurs
option-players-two = deux
option-players-three = trois
option-players-four = quatre
option-eager-reshuffle = Une pioche est refaite dès qu’elle est vide
option-eager-reshuffle-no = non
option-eager-reshuffle-yes = oui
option-boryaku-modifiers = On peut ajouter soutiens et compétences à Boryaku
option-boryaku-modifiers-no = non
option-boryaku-modifiers-yes = oui
option-refill-after-last-round = Maisons, palais et pavillon sont regarnis après le dernier tour aussi
option-refill-after-last-round-no = non
option-refill-after-last-round-yes = oui
option-lone-gets-both = Un joueur seul dans un clan reçoit les deux récompenses
option-lone-gets-both-no = non
option-lone-gets-both-yes = oui
option-secret-rumours = Les rumeurs achetées sont cachées, comme si personne n’avait regardé
option-secret-rumours-no = non
option-secret-rumours-yes = oui
option-dojo-deck = Les cartes dojo
option-dojo-deck-level = dix de chaque, et deux 3 de plus
option-dojo-deck-bulging = plus de 3, moins de 1 et de 5
option-alarms = Gardes avec l’alarme
option-alarms-mostly-threes = surtout les 3
option-alarms-only-threes = tous les 3 et nul autre
option-alarms-two-of-each = deux de chaque valeur
option-treasures = Les trésors
option-treasures-falling = moins des meilleurs
option-treasures-level = dix-huit de chaque
option-crane-price = Prix d’une compétence de la Grue
option-crane-price-any-card = une carte quelconque
option-crane-price-three = un 3

## Que faire maintenant

prompt-place = Placez un shuriken ({ $left ->
        [one] le dernier du tour
       *[other] il en reste { $left }
    }) : au dojo, chez le sensei, sur une maison, au palais ou au pavillon.
prompt-train = Prenez une carte visible, ou piochez : encore { $owed ->
        [one] une
       *[other] { $owed }
    }.
prompt-limit = La limite est de sept cartes : défaussez-en { $surplus ->
        [one] une
       *[other] { $surplus }
    }.
prompt-tuition = Défaussez une carte quelconque pour { $skill }.
prompt-pay = Payez pour { $ware } : { $price }. Déjà payé : { $honour ->
        [one] { $honour } point d’honneur
       *[other] { $honour } points d’honneur
    }.
guards-ahead = { $guards ->
        [one] { $first }
       *[other] { $first } pour l’un et { $second } pour l’autre
    }
laid-out = { $setting ->
        [-1] { $swing }
       *[other] la carte vaut { $setting }, { $swing }
    }
prompt-fight = { $mode-key ->
        [force] En force : jouez plus que { guards-ahead }.
       *[stealth] En discrétion : jouez moins que { guards-ahead }.
    }{ $laid ->
        [0] {""}
       *[other] {" "}Déjà posé : { laid-out }.
    }{ $laid ->
        [0] {" "}Ajoutez soutiens et compétences à votre gré, ou renoncez.
       *[other] {" "}Terminez par une carte.
    }
prompt-dare = Appelez { $next-key ->
        [light] le garde suivant
       *[red] un garde d’élite
    } pour { $treasure }, { $loot ->
        [one] et gardez votre trésor même en cas d’échec ; ou partez avec lui.
       *[other] et ne gardez qu’un trésor sur { $loot } en cas d’échec ; ou partez avec tout.
    }
prompt-fetch = Choisissez ce que vous prenez dans la maison contre { $token }.
prompt-keep = Vous avez échoué : gardez un trésor sur { $loot }.
prompt-claim = Vous avez vidé { $house } : choisissez le jeton d’un autre clan qui la reprend.
prompt-disguise = Déguisez un de vos émissaires masqués pour une influence de plus, ou continuez.
prompt-leaders = Vous menez chez les { $clan } : prenez l’honneur de leurs maisons ({ $honour }) ou une rumeur.
prompt-seconds = Vous êtes second chez les { $clan }, et la rumeur vous revient : choisissez-en une.

## Les règles, étape par étape

rules-place =
    Chacun place trois shuriken par tour, un à la fois dans l’ordre du tour, et fait aussitôt ce que le lieu propose. Un lieu n’est jamais complet ; seule une maison vidée reste fermée jusqu’à la fin du tour.

    Dojo : prendre des cartes. Sensei : apprendre une compétence. Maison : la cambrioler pour ses trésors. Palais : dépenser des trésors contre de l’honneur et un émissaire. Pavillon : dépenser des trésors contre de l’honneur et une rumeur.
rules-train =
    Sans carte en main, prenez-en quatre ; avec une carte, trois ; sinon deux, parmi les cartes visibles ou dans la pioche, comme il vous plaît. Ensuite les cartes visibles sont remplacées, et une main de plus de sept cartes est ramenée à sept.

    Les shuriken du dojo s’empilent. Du haut vers le bas, la pile donne l’ordre du tour suivant ; ceux qui n’y sont pas suivent dans l’ancien ordre.
rules-limit = Personne ne garde plus de sept cartes après l’entraînement.
rules-tuition = Une compétence coûte la carte que montre sa tuile ; dès que vous connaissez une compétence de sa voie, les autres de cette voie sont gratuites.
rules-pay =
    Un prix se paie exactement. L’or remplace tout autre trésor et compte comme lui. Ce que vous payez est marqué aussitôt : éventail 2, parchemin 3, vase 4, jade 5.

    « Payer automatiquement » paie le reste avec le moins d’or possible, puis pour le plus d’honneur.
rules-fight =
    En force, la carte doit dépasser le garde ; en discrétion, être plus basse ; l’égalité ne suffit pas. Un 3 peut s’ajouter à une autre carte en soutien, +1 ou −1, de même que des compétences ; une compétence peut aussi fixer la valeur. D’une paire de gardes d’élite, il faut battre les deux.

    Chaque garde battu livre un trésor : d’abord les clairs, du plus bas au plus haut, puis les rouges de même. Les clairs ont des gardes normaux, les rouges des gardes d’élite.
rules-dare =
    Partez, et tous les trésors de votre shuriken sont à vous. Ou criez banzai et affrontez le garde suivant : battu, il livre un trésor de plus ; sinon vous n’en gardez qu’un.

    Un garde qui donne l’alarme ajoute un trésor, et le plus haut des clairs devient rouge. Une maison quittée ou manquée reçoit un trésor. Une maison sans trésor est vidée : vous la donnez à un autre clan. Les gardes d’élite battus restent à vous.
rules-fetch = Un trésor clair donné contre un rouge fait retourner sur le rouge le plus haut trésor clair de la maison.
rules-keep = Après un échec, vous gardez exactement un des trésors de votre shuriken ; les autres sont défaussés.
rules-claim = Tout jeton d’un autre clan qui n’est pas sur une maison peut être choisi. Aux décomptes, le premier d’un clan peut prendre l’honneur de toutes ses maisons.
rules-disguise = Chaque déguisement donne une influence de plus avec un de vos émissaires masqués, pour ce décompte.
rules-leaders =
    Après les tours 3, 5 et 7, chaque clan récompense les deux joueurs qui ont le plus d’influence : un émissaire vaut une influence, et le plus âgé départage. Le premier choisit l’honneur des maisons du clan ou une rumeur gratuite. Quand tous les premiers ont choisi, les seconds reçoivent ce qui reste.
rules-seconds = Le second d’un clan reçoit ce que le premier a laissé : l’honneur des maisons, ou une rumeur de son choix.
rules-over =
    À la fin, on compte les rumeurs : une, deux ou trois du même sujet multiplient ce qu’il compte par 1, 2 ou 4, et une quatrième commence une autre série. Des Ennemis sans Honneur rapportent 6 chacun si un seul joueur en a, 4 si deux en ont, 2 au-delà. Chaque trésor restant rapporte 1, chaque garde d’élite 1 ou 2.

    Le plus d’honneur l’emporte ; puis le plus d’émissaires, puis le plus âgé.
rules-sources =
    Ce jeu est en partie une reconstitution. Les règles suivent le livret ; les cartes manquaient. Le nombre de cartes dojo, de gardes et de trésors de chaque sorte, les gardes d’élite sauf Tsuba, les noms Kayakujutsu, Taijutsu et Kuji-kiri, le nombre de tuiles de chaque compétence, l’âge et le prix des émissaires ont été faits pour Tatami. Ce ne sont pas ceux du jeu publié.

## Les cartes et les tuiles

about-shinobi-iri = Voie du Serpent (coûte un 1, gratuite si vous connaissez déjà cette voie). Une fois par tour : la carte compte 2 de moins.
about-intonjutsu = Dissimulation. Voie du Serpent (coûte un 1, gratuite si vous connaissez déjà cette voie). Une fois par tour : la carte compte 0.
about-chocho = Espionnage. Voie du Serpent (coûte un 1, gratuite si vous connaissez déjà cette voie). Une fois par tour : échangez un trésor de votre shuriken contre un trésor de la maison, même après un échec.
about-kayakujutsu = Voie du Tigre (coûte un 5, gratuite si vous connaissez déjà cette voie). Une fois par tour : la carte compte 2 de plus.
about-kenjutsu = Voie du Tigre (coûte un 5, gratuite si vous connaissez déjà cette voie). Une fois par tour : la carte compte 6.
about-kuji-kiri = Voie du Tigre (coûte un 5, gratuite si vous connaissez déjà cette voie). Une fois par tour : remettez face visible une autre compétence qui a servi, sauf Hensojutsu.
about-taijutsu = Voie de la Grue (coûte une carte quelconque, ou un 3 si la table le veut ; gratuite si vous connaissez déjà cette voie). Une fois par tour : la carte compte 1 de plus ou 1 de moins.
about-boryaku = Tactique. Voie de la Grue (coûte une carte quelconque, ou un 3 si la table le veut ; gratuite si vous connaissez déjà cette voie). Une fois par tour : compte comme une carte 2 ou 4, à lui seul.
about-seishin-teki = Voie de la Grue (coûte une carte quelconque, ou un 3 si la table le veut ; gratuite si vous connaissez déjà cette voie). Une fois par tour : passez de la force à la discrétion, ou l’inverse, pour le reste du cambriolage.
about-hensojutsu = Déguisement. Voie de la Grue (coûte une carte quelconque, ou un 3 si la table le veut ; gratuite si vous connaissez déjà cette voie). À un décompte : une influence de plus avec un de vos émissaires masqués.

about-taira-69 = Émissaire des Taira, 69 ans ; le plus âgé départage. Prix : { price-fan-scroll }.
about-taira-51 = Émissaire des Taira, 51 ans ; le plus âgé départage. Prix : { price-fan-jade }. Masqué : Hensojutsu peut le compter double.
about-taira-42 = Émissaire des Taira, 42 ans ; le plus âgé départage. Prix : { price-scroll-vase }. Masqué : Hensojutsu peut le compter double.
about-taira-29 = Émissaire des Taira, 29 ans ; le plus âgé départage. Prix : { price-vase-jade }.
about-taira-60 = Émissaire des Taira, 60 ans ; le plus âgé départage. Prix : { price-alike }.
about-taira-22 = Émissaire des Taira, 22 ans ; le plus âgé départage. Prix : { price-one-and-three }.
about-taira-35 = Émissaire des Taira, 35 ans ; le plus âgé départage. Prix : { price-two-and-two }. Masqué : Hensojutsu peut le compter double.
about-minamoto-67 = Émissaire des Minamoto, 67 ans ; le plus âgé départage. Prix : { price-fan-vase }.
about-minamoto-53 = Émissaire des Minamoto, 53 ans ; le plus âgé départage. Prix : { price-fan-jade }. Masqué : Hensojutsu peut le compter double.
about-minamoto-44 = Émissaire des Minamoto, 44 ans ; le plus âgé départage. Prix : { price-scroll-vase }. Masqué : Hensojutsu peut le compter double.
about-minamoto-27 = Émissaire des Minamoto, 27 ans ; le plus âgé départage. Prix : { price-scroll-jade }.
about-minamoto-61 = Émissaire des Minamoto, 61 ans ; le plus âgé départage. Prix : { price-alike }.
about-minamoto-20 = Émissaire des Minamoto, 20 ans ; le plus âgé départage. Prix : { price-one-and-three }.
about-minamoto-36 = Émissaire des Minamoto, 36 ans ; le plus âgé départage. Prix : { price-two-and-two }. Masqué : Hensojutsu peut le compter double.
about-go-shirakawa-72 = Émissaire des Go-Shirakawa, 72 ans ; le plus âgé départage. Prix : { price-fan-scroll }.
about-go-shirakawa-55 = Émissaire des Go-Shirakawa, 55 ans ; le plus âgé départage. Prix : { price-fan-vase }. Masqué : Hensojutsu peut le compter double.
about-go-shirakawa-46 = Émissaire des Go-Shirakawa, 46 ans ; le plus âgé départage. Prix : { price-scroll-jade }. Masqué : Hensojutsu peut le compter double.
about-go-shirakawa-31 = Émissaire des Go-Shirakawa, 31 ans ; le plus âgé départage. Prix : { price-vase-jade }.
about-go-shirakawa-63 = Émissaire des Go-Shirakawa, 63 ans ; le plus âgé départage. Prix : { price-alike }.
about-go-shirakawa-24 = Émissaire des Go-Shirakawa, 24 ans ; le plus âgé départage. Prix : { price-one-and-three }.
about-go-shirakawa-38 = Émissaire des Go-Shirakawa, 38 ans ; le plus âgé départage. Prix : { price-two-and-two }. Masqué : Hensojutsu peut le compter double.

about-warrior = À la fin, 1 point d’honneur par garde d’élite conservé ; le double avec deux de ces rumeurs, le quadruple avec trois.
about-people = À la fin, 1 point d’honneur par rumeur, celle-ci comprise ; le double avec deux de ces rumeurs, le quadruple avec trois.
about-friends = À la fin, 1 point d’honneur par émissaire ; le double avec deux de ces rumeurs, le quadruple avec trois.
about-secrets = À la fin, 1 point d’honneur par tuile Compétence, Hensojutsu compris ; le double avec deux de ces rumeurs, le quadruple avec trois.
about-enemies = À la fin, 6 points d’honneur chacune si nul autre n’en a, 4 si deux joueurs en ont, 2 au-delà.

about-tsuba = 4 contre la force, 3 contre la discrétion. Rapporte 1 point d’honneur.
about-seppa = 3 contre la force, 2 contre la discrétion. Rapporte 1 point d’honneur.
about-fuchi = 4 contre la force, 2 contre la discrétion. Rapporte 1 point d’honneur.
about-habaki = 5 contre la force, 2 contre la discrétion. Rapporte 2 points d’honneur.
about-kashira = 4 contre la force, 1 contre la discrétion. Rapporte 2 points d’honneur.
about-kissaki = 5 contre la force, 1 contre la discrétion. Rapporte 2 points d’honneur.
about-menuki = Une paire : 2 et 4. Rapporte 1 point d’honneur.
about-daisho = Une paire : 3 et 5. Rapporte 2 points d’honneur.
about-kogai = Une paire : 1 et 3. Rapporte 2 points d’honneur.
about-shitodome = Une paire : 3 et 3. Rapporte 2 points d’honneur.

about-fan = 2 points d’honneur quand on le dépense.
about-scroll = 3 points d’honneur quand on le dépense.
about-vase = 4 points d’honneur quand on le dépense.
about-jade = 5 points d’honneur quand on le dépense.
about-gold = Remplace tout autre trésor, et compte comme lui.

## Sur le plateau

short-fan = É
short-scroll = P
short-vase = V
short-jade = J
short-gold = O
short-any = au choix
short-two-any = 2 au choix
short-alike = 1 à 4 pareils
short-one-and-three = 1 + 3 pareils
short-two-and-two = 2 + 2 pareils
foe-sentry = Sentinelle
foe-guard = Garde
reward-honour = le premier prend l’honneur
reward-rumour = le premier prend une rumeur

board-round = Tour
board-house = Maison { $number }
board-closed = fermée
board-sentry = sentinelle { $value }
board-raid = { $seat } cambriole { $house } en { $mode }
board-in-the-way = Sur le chemin
board-need = { $mode-key ->
        [force] à battre avec plus
       *[stealth] à tromper avec moins
    }
board-alarm = (alarme)
board-still-there = Encore là
board-on-the-shuriken = Sur le shuriken
board-to-come = Gardes à venir
board-alarms-left = ({ $count } avec l’alarme)
board-elites-left = { $count ->
        [0] aucun garde d’élite
        [one] un garde d’élite
       *[other] { $count } gardes d’élite
    }
board-if-you-leave = Partir
board-leave = { $count ->
        [one] le trésor est à vous
       *[other] les { $count } trésors sont à vous
    } ; la maison en reçoit un nouveau
board-if-you-dare = Banzai
board-dare = { $left ->
        [one] un trésor de plus, le dernier
       *[other] un trésor de plus sur { $left }
    } ; en cas d’échec, { $lost ->
        [0] vous gardez celui que vous avez.
        [one] un est perdu.
       *[other] { $lost } sont perdus.
    }
board-odds = Votre main bat { NUMBER($rate, style: "percent") } des gardes à venir.
board-dojo = Dojo
board-deck = pioche { $count }
board-stack = ordre du tour suivant :
board-sensei = Sensei
board-palace = Palais
board-pavilion = Pavillon
board-nobody = personne
board-hand = Main de { $seat } :
board-rumours = Rumeurs :
board-legend = É éventail 2  P parchemin 3  V vase 4  J jade 5  O or (joker)  ‹rouge : élite›
    ✿ honneur  ✦ shuriken  ▮ cartes  ≡ rumeurs  ⚔ gardes d’élite  ◒ masqué  (servie)

## Dans le navigateur

garden-rounds = Tours
garden-round-is = Tour { $number }.
garden-round-scores = Ensuite, les clans récompensent leurs amis, dans cet ordre : { $clans }.
garden-gate = { $mode-key ->
        [force] Maison { $number } par la force : plus de { $value }.
       *[stealth] Maison { $number } par la discrétion : moins de { $value }.
    }
garden-gate-odds = { $sentry-key ->
        [no] Vous ne pouvez pas vaincre la sentinelle.
       *[yes] { $next ->
            [0] Vous battez la sentinelle, et elle garde le dernier trésor.
           *[other] Vous battez la sentinelle, puis { garden-rate } des gardes qui peuvent suivre.
        }
    }
garden-rate = { $rate } %
garden-house-is = Maison { $number }, { $banner } : { $treasures }
garden-tuition = coûte { $price }
garden-tuition-any = au choix
garden-tuition-free = gratuit
garden-nobody-teaches = plus personne n’enseigne
garden-costs = Prix : { $price }.
garden-you-pay = Vous paieriez { $treasures }, pour { $honour } points d’honneur.
garden-you-lack = Il vous manque { $treasures }.
garden-topic-warrior = Guerrier
garden-topic-people = Peuple
garden-topic-friends = Amis
garden-topic-secrets = Secrets
garden-topic-enemies = Ennemis
garden-nothing-offered = plus rien
garden-clan = { $clan } : ses maisons valent { $honour } points d’honneur.
garden-clan-led = { $seat } est en tête.
garden-clan-free = Personne n’y a encore d’influence.
garden-take-honour = Prendre { $honour } points d’honneur de { $clan }
garden-player = { $name }, numéro { $place } dans l’ordre du tour : { $honour } points d’honneur, { $left } shuriken restants, { $cards } cartes. Trésors : { $treasures }. Compétences : { $tiles }. Émissaires : { $envoys }. Rumeurs : { $rumours }. Gardes d’élite : { $elites }.
garden-none = aucun
garden-your-cards = Vos cartes
garden-your-treasures = Vos trésors
garden-your-skills = Vos compétences
garden-your-friends = Vos émissaires et vos rumeurs
garden-group-cards = Vos cartes
garden-group-beats = Le bat
garden-group-not = Ne le bat pas
garden-times = { $count } exemplaires
garden-support = Soutien
garden-purse = Trésors
garden-gold-as = L’or vaut
garden-skills = Compétences
garden-used = utilisée
garden-friends = Émissaires, rumeurs
garden-cannot-beat = Rien de ce que vous avez ne bat ce garde.
garden-then-next = Ensuite, vous battez { $beaten } des { $next } gardes qui peuvent suivre ({ garden-rate }).
garden-cleared = La maison est vidée. À qui sera-t-elle désormais ?
garden-failed = Le cambriolage a échoué : un seul trésor peut être gardé.
garden-banzai-odds = Vous battez { $beaten } des { $next } gardes qui peuvent suivre : { garden-rate }.
garden-stake = { $lost ->
        [0] Rien à perdre
        [one] En jeu : 1 trésor
       *[other] En jeu : { $lost } trésors
    }
garden-leave-safe = { $count ->
        [one] 1 trésor est à vous
       *[other] { $count } trésors sont à vous
    }
garden-fail = { $count ->
        [0] Vous repartez les mains vides.
        [one] Vous gardez le seul trésor.
       *[other] Vous gardez un trésor sur { $count }.
    }
garden-guard = { $mode-key ->
        [force] { $value } contre la force
       *[stealth] { $value } contre la discrétion
    }{ $state-key ->
        [beaten] , vaincu
       *[stands] {""}
    }
garden-alarm-rang = Alarme !
garden-foe = Le garde en face
garden-ledger = D’où vient l’honneur
garden-honour = Honneur
garden-source-envoys = Émissaires corrompus
garden-source-rumours = Rumeurs répandues
garden-source-clans = Clans
garden-source-treasures = Trésors restants
garden-source-elites = Gardes d’élite
garden-count-rumours = Rumeurs, gardées secrètes
garden-count-elites = Gardes d’élite vaincus
garden-scoring = Les clans récompensent leurs amis.
garden-no-house = aucune maison
garden-take = Prendre { $honour } points d’honneur
