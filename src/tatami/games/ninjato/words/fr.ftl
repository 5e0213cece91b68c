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
treasure-gold = un or

token-light-fan = un éventail (côté clair)
token-light-scroll = un parchemin (côté clair)
token-light-vase = un vase (côté clair)
token-light-jade = un jade (côté clair)
token-light-gold = un or (côté clair)
token-red-fan = un éventail (côté rouge)
token-red-scroll = un parchemin (côté rouge)
token-red-vase = un vase (côté rouge)
token-red-jade = un jade (côté rouge)
token-red-gold = un or (côté rouge)

house-house-1 = la maison 1
house-house-2 = la maison 2
house-house-3 = la maison 3
house-house-4 = la maison 4
house-house-5 = la maison 5

mode-force = force
mode-stealth = discrétion
half-first = le premier garde
half-second = le second garde
sign-up = +1
sign-down = −1
bluff-two = un 2
bluff-four = un 4

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

topic-warrior = Le plus grand des guerriers
topic-people = Le soutien du peuple
topic-friends = De puissants amis
topic-secrets = Maître des arts secrets
topic-enemies = Des ennemis sans honneur

rumour-warrior-any = Le plus grand des guerriers ({ price-any })
rumour-warrior-two-any = Le plus grand des guerriers ({ price-two-any })
rumour-warrior-jade = Le plus grand des guerriers ({ price-jade })
rumour-warrior-vase = Le plus grand des guerriers ({ price-vase })
rumour-warrior-fan-scroll = Le plus grand des guerriers ({ price-fan-scroll })
rumour-warrior-fan-vase = Le plus grand des guerriers ({ price-fan-vase })
rumour-people-any = Le soutien du peuple ({ price-any })
rumour-people-two-any = Le soutien du peuple ({ price-two-any })
rumour-people-jade = Le soutien du peuple ({ price-jade })
rumour-people-vase = Le soutien du peuple ({ price-vase })
rumour-people-fan-scroll = Le soutien du peuple ({ price-fan-scroll })
rumour-people-scroll-vase = Le soutien du peuple ({ price-scroll-vase })
rumour-friends-any = De puissants amis ({ price-any })
rumour-friends-two-any = De puissants amis ({ price-two-any })
rumour-friends-jade = De puissants amis ({ price-jade })
rumour-friends-vase = De puissants amis ({ price-vase })
rumour-friends-fan-scroll = De puissants amis ({ price-fan-scroll })
rumour-friends-fan-jade = De puissants amis ({ price-fan-jade })
rumour-secrets-any = Maître des arts secrets ({ price-any })
rumour-secrets-two-any = Maître des arts secrets ({ price-two-any })
rumour-secrets-jade = Maître des arts secrets ({ price-jade })
rumour-secrets-vase = Maître des arts secrets ({ price-vase })
rumour-secrets-fan-scroll = Maître des arts secrets ({ price-fan-scroll })
rumour-secrets-scroll-jade = Maître des arts secrets ({ price-scroll-jade })
rumour-enemies-any = Des ennemis sans honneur ({ price-any })
rumour-enemies-two-any = Des ennemis sans honneur ({ price-two-any })
rumour-enemies-jade = Des ennemis sans honneur ({ price-jade })
rumour-enemies-vase = Des ennemis sans honneur ({ price-vase })
rumour-enemies-fan-scroll = Des ennemis sans honneur ({ price-fan-scroll })
rumour-enemies-vase-jade = Des ennemis sans honneur ({ price-vase-jade })

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
price-fan-vase = un éventail et un vase
price-fan-jade = un éventail et un jade
price-scroll-vase = un parchemin et un vase
price-scroll-jade = un parchemin et un jade
price-vase-jade = un vase et un jade
price-vase = un vase
price-jade = un jade
price-any = un trésor quelconque
price-two-any = deux trésors quelconques
price-alike = un à quatre trésors identiques
price-one-and-three = un trésor quelconque et trois identiques
price-two-and-two = deux identiques et deux identiques

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
        [one] un or
       *[other] { $count } ors
    }

move-dojo = S’entraîner au dojo
move-learn = Apprendre { $skill } chez le sensei
move-raid = Cambrioler { $house } en { $mode }
move-bribe = Corrompre l’émissaire { $envoy }
move-spread = Répandre une rumeur : { $rumour }
move-take = Prendre { $card }
move-draw = Piocher
move-discard = Défausser { $card }
move-pay = Payer { $treasure }
move-gild = Payer un or comme { $treasure }
move-settle = Faire l’appoint pour le reste
move-done = Cela suffit
move-strike = Jouer { $card } contre { $half }
move-support = Ajouter un 3 en soutien : { $sign }
move-shinobi-iri = Utiliser Shinobi-iri : −2
move-intonjutsu = Utiliser Intonjutsu : la carte vaut 0
move-kayakujutsu = Utiliser Kayakujutsu : +2
move-kenjutsu = Utiliser Kenjutsu : la carte vaut 6
move-taijutsu = Utiliser Taijutsu : { $sign }
move-boryaku = Utiliser Boryaku comme { $bluff } contre { $half }
move-seishin-teki = Utiliser Seishin-teki : passer de la force à la discrétion ou l’inverse
move-chocho = Utiliser Chocho : donner { $token }
move-fetch = Prendre { $token } en échange
move-kuji-kiri = Utiliser Kuji-kiri : redresser { $skill }
move-fail = Renoncer
move-banzai = Banzai !
move-leave = Quitter la maison
move-keep = Garder { $treasure }
move-claim = Donner la maison à { $banner }
move-disguise = Déguiser l’émissaire { $envoy }
move-honour = Prendre l’honneur des maisons

menu-raid = Cambrioler { $house }…
menu-strike = Jouer { $card }…
menu-boryaku = Utiliser Boryaku comme { $bluff }…

label-learn = Apprendre { $skill } chez le sensei ({ $price-key ->
        [free] gratuit
        [any] contre une carte quelconque
       *[card] contre { $card }
    })
label-bribe = Corrompre l’émissaire { $envoy } avec { $price }
label-spread = Prendre une rumeur, sans payer : { $rumour }
label-settle = Faire l’appoint : { $treasures } ({ $honour } d’honneur)
label-strike = Jouer { $card }{ $laid ->
        [0] {""}
       *[other]  : { $total } en tout
    }
label-boryaku = Utiliser Boryaku comme { $bluff }{ $laid ->
        [0] {""}
       *[other]  : { $total } en tout
    }
label-banzai = Banzai ! { $next-key ->
        [light] Un garde
       *[red] Une élite
    } pour { $treasure }
label-leave = Quitter la maison avec { $loot ->
        [one] un trésor
       *[other] { $loot } trésors
    }
label-honour = Prendre l’honneur des maisons des { $clan } : { $honour }

done-pay = Le prix est payé
done-disguise = Plus de déguisement

## Ce qui se passe

event-round-begins = Le tour { $number } commence.
event-goes-first = { $seat } joue en premier.
event-to-the-dojo = { $seat } s’entraîne au dojo et prend { $count } cartes.
event-card-taken = { $seat } prend { $card }, au vu de tous.
event-card-drawn = { $seat } pioche { $card }.
event-card-drawn-unseen = { $seat } pioche une carte.
event-card-discarded = { $seat } défausse { $card }.
event-tile-learnt = { $seat } apprend { $skill }.
event-tiles-shown = { $count ->
    [one] Le sensei enseigne { $skill }.
   *[other] Le sensei enseigne { $skill } à { $count } élèves.
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
event-bluffed = { $seat } se fait passer pour { $bluff }{ $bluff-key ->
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
event-turned-up = { $seat } redresse { $skill }.
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
event-claimed = { $seat } donne { $house } à { $banner }.
event-treasure-added = Ajouté dans { $house } : { $treasure }.
event-house-refilled = On regarnit { $house }, avec une sentinelle de valeur { $guard }.
event-paid = { $gold ->
    [0] { $seat } paie { $treasure }.
   *[other] { $seat } paie un or comme { $treasure }.
}
event-bribed = { $seat } corrompt l’émissaire { $envoy } : honneur +{ $honour }.
event-rumour-bought = { $seat } répand une rumeur, { $rumour } : honneur +{ $honour }.
event-rumour-bought-unseen = { $seat } répand une rumeur : honneur +{ $honour }.
event-rumour-given = { $seat } reçoit une rumeur pour { $clan } : { $rumour }.
event-rumour-given-unseen = { $seat } reçoit une rumeur pour { $clan }.
event-envoy-arrives = Un émissaire arrive au palais : { $envoy }.
event-rumour-arrives = Une rumeur parvient au pavillon : { $rumour }.
event-scoring = Les clans récompensent leurs amis après le tour { $number }.
event-disguised = { $seat } déguise l’émissaire { $envoy }.
event-honoured = { $seat } prend l’honneur des maisons de { $clan } : { $honour }.
event-rumour-bonus = { $seat } marque { $honour } pour « { $topic } ».
event-treasure-bonus = { $seat } marque { $honour } pour les trésors restants.
event-elite-bonus = { $seat } marque { $honour } pour les gardes d’élite.
event-final-score = Honneur de { $seat } : { $honour }.

## Pourquoi pas

refusal-game-is-over = La partie est terminée.
refusal-not-your-decision = Ce n’est pas à vous d’en décider maintenant.
refusal-not-now = Ce n’est pas le moment.
refusal-not-at-the-sensei = Le sensei n’enseigne pas cela en ce moment.
refusal-no-card-for-the-sensei = Vous ne connaissez aucune compétence de cette voie et n’avez pas la carte que le sensei demande.
refusal-house-is-closed = Cette maison a été vidée ; elle reste fermée jusqu’à la fin du tour.
refusal-not-in-the-palace = Cet émissaire n’est pas au palais.
refusal-not-in-the-pavilion = Cette rumeur n’est pas au pavillon.
refusal-cannot-pay = Vous ne pouvez pas payer ce prix.
refusal-not-face-up = Aucune carte de cette valeur n’est visible.
refusal-not-in-hand = Vous n’avez pas cette carte en main.
refusal-no-such-treasure = Vous n’avez pas ce trésor.
refusal-no-gold = Vous n’avez pas d’or.
refusal-gold-stands-for-another = L’or n’a pas de prix à lui : dites quel trésor il remplace.
refusal-price-is-exact = Le prix ne pourrait plus être payé exactement.
refusal-price-is-not-met = Le prix n’est pas encore payé.
refusal-no-such-guard = Aucun garde de ce rang ne se tient devant vous.
refusal-guard-is-not-beaten = Cela ne bat pas le garde : en force il faut plus, en discrétion moins, et l’égalité ne suffit pas.
refusal-play-cannot-win = Rien de ce que vous avez ne battrait alors le garde.
refusal-play-is-under-way = Terminez d’abord l’attaque commencée.
refusal-one-setting-a-play = Une seule compétence peut fixer la valeur d’une carte.
refusal-boryaku-stands-alone = Boryaku est une attaque à lui seul ; on n’y ajoute rien.
refusal-tile-not-learnt = Vous n’avez pas appris cette compétence.
refusal-tile-is-used = Cette tuile a servi ; elle sera redressée à la fin du tour.
refusal-tile-is-fresh = Cette tuile n’a pas servi ; il n’y a rien à redresser.
refusal-tile-stays-down = Kuji-kiri ne redresse ni lui-même ni un déguisement.
refusal-not-on-the-shuriken = Aucun trésor de ce genre n’est sur votre shuriken.
refusal-not-in-the-house = Aucun trésor de ce genre n’est dans la maison.
refusal-no-guard-left = Il ne reste aucun garde à appeler.
refusal-banner-is-not-free = Ce jeton est déjà sur une maison.
refusal-banner-of-the-same-clan = La maison doit revenir à un autre clan.
refusal-not-your-envoy = Cet émissaire n’est pas à vous.
refusal-envoy-has-no-mask = Seul un émissaire masqué peut être déguisé.
refusal-envoy-is-disguised = Cet émissaire est déjà déguisé ; chaque tuile en aide un autre.

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
option-dojo-deck = Composition des cartes dojo
option-dojo-deck-level = dix de chaque, et deux 3 de plus
option-dojo-deck-bulging = plus de 3, moins de 1 et de 5
option-alarms = Gardes avec l’alarme
option-alarms-mostly-threes = surtout les 3
option-alarms-only-threes = tous les 3 et nul autre
option-alarms-two-of-each = deux de chaque valeur
option-treasures = Composition des trésors
option-treasures-falling = moins des meilleurs
option-treasures-level = dix-huit de chaque
option-crane-price = Prix d’une tuile de la Grue
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
prompt-pay = Payez { $price } pour { $ware }{ $honour ->
        [0] {""}
       *[other] , dont { $honour } d’honneur déjà payés
    } : un trésor à la fois, ou en faisant l’appoint.
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
       *[red] une élite
    } pour { $treasure }, { $loot ->
        [one] et gardez votre trésor même en cas d’échec ; ou partez avec lui.
       *[other] et ne gardez qu’un trésor sur { $loot } en cas d’échec ; ou partez avec tout.
    }
prompt-fetch = Choisissez ce que vous prenez dans la maison contre { $token }.
prompt-keep = Vous avez échoué : gardez un trésor sur { $loot }.
prompt-claim = Vous pouvez donner { $house } : choisissez un jeton d’un autre clan.
prompt-disguise = Déguisez un de vos émissaires masqués pour une influence de plus, ou laissez.
prompt-leaders = Vous menez chez les { $clan } : prenez les { $honour } d’honneur de leurs maisons, ou une rumeur.
prompt-seconds = Vous êtes second chez les { $clan }, et la rumeur vous revient : choisissez-en une.

## Les règles, étape par étape

rules-place =
    Chacun place trois shuriken par tour, un à la fois dans l’ordre du tour, et fait aussitôt ce que le lieu propose. Un lieu n’est jamais complet ; seule une maison vidée reste fermée jusqu’à la fin du tour.

    Dojo : prendre des cartes. Sensei : apprendre une compétence. Maison : la cambrioler pour ses trésors. Palais : dépenser des trésors contre de l’honneur et un émissaire. Pavillon : dépenser des trésors contre de l’honneur et une rumeur.
rules-train =
    Sans carte en main, prenez-en quatre ; avec une carte, trois ; sinon deux, parmi les cartes visibles ou dans la pioche, comme il vous plaît. Ensuite les cartes visibles sont remplacées, et une main de plus de sept cartes est ramenée à sept.

    Les shuriken du dojo s’empilent. Du haut vers le bas, la pile donne l’ordre du tour suivant ; ceux qui n’y sont pas suivent dans l’ancien ordre.
rules-limit = Personne ne garde plus de sept cartes après l’entraînement.
rules-tuition = Une tuile coûte la carte qu’elle montre ; dès que vous connaissez une compétence de sa voie, les autres de cette voie sont gratuites.
rules-pay =
    Un prix se paie exactement. L’or remplace tout autre trésor et compte comme lui. Ce que vous payez est marqué aussitôt : éventail 2, parchemin 3, vase 4, jade 5.

    Faire l’appoint, c’est payer le reste avec le moins d’or possible, puis pour le plus d’honneur.
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
    À la fin, on compte les rumeurs : une, deux ou trois du même sujet multiplient ce qu’il compte par 1, 2 ou 4, et une quatrième commence une autre série. Les ennemis sans honneur rapportent 6 chacun si un seul joueur en a, 4 si deux en ont, 2 au-delà. Chaque trésor restant rapporte 1, chaque garde d’élite 1 ou 2.

    Le plus d’honneur l’emporte ; puis le plus d’émissaires, puis le plus âgé.

## Les cartes et les tuiles

about-shinobi-iri = Voie du Serpent. La carte compte 2 de moins.
about-intonjutsu = Voie du Serpent. La carte compte 0.
about-chocho = Voie du Serpent. Échangez un trésor de votre shuriken contre un trésor de la maison, même après un échec.
about-kayakujutsu = Voie du Tigre. La carte compte 2 de plus.
about-kenjutsu = Voie du Tigre. La carte compte 6.
about-kuji-kiri = Voie du Tigre. Redressez une autre tuile qui a servi, sauf un déguisement.
about-taijutsu = Voie de la Grue. La carte compte 1 de plus ou 1 de moins.
about-boryaku = Voie de la Grue. Passe pour une carte 2 ou 4, à lui seul.
about-seishin-teki = Voie de la Grue. Passez de la force à la discrétion, ou l’inverse, pour le reste du cambriolage.
about-hensojutsu = Voie de la Grue. À un décompte, une influence de plus avec un de vos émissaires masqués.

about-taira-69 = Prix : { price-fan-scroll }.
about-taira-51 = Prix : { price-fan-jade }. Masqué.
about-taira-42 = Prix : { price-scroll-vase }. Masqué.
about-taira-29 = Prix : { price-vase-jade }.
about-taira-60 = Prix : { price-alike }.
about-taira-22 = Prix : { price-one-and-three }.
about-taira-35 = Prix : { price-two-and-two }. Masqué.
about-minamoto-67 = Prix : { price-fan-vase }.
about-minamoto-53 = Prix : { price-fan-jade }. Masqué.
about-minamoto-44 = Prix : { price-scroll-vase }. Masqué.
about-minamoto-27 = Prix : { price-scroll-jade }.
about-minamoto-61 = Prix : { price-alike }.
about-minamoto-20 = Prix : { price-one-and-three }.
about-minamoto-36 = Prix : { price-two-and-two }. Masqué.
about-go-shirakawa-72 = Prix : { price-fan-scroll }.
about-go-shirakawa-55 = Prix : { price-fan-vase }. Masqué.
about-go-shirakawa-46 = Prix : { price-scroll-jade }. Masqué.
about-go-shirakawa-31 = Prix : { price-vase-jade }.
about-go-shirakawa-63 = Prix : { price-alike }.
about-go-shirakawa-24 = Prix : { price-one-and-three }.
about-go-shirakawa-38 = Prix : { price-two-and-two }. Masqué.

about-warrior = Compte vos gardes d’élite.
about-people = Compte vos rumeurs, elle-même comprise.
about-friends = Compte vos émissaires.
about-secrets = Compte vos tuiles compétence, déguisements compris.
about-enemies = 6 chacune si vous êtes seul à en avoir, 4 si deux joueurs en ont, 2 au-delà.

about-tsuba = 4 contre la force, 3 contre la discrétion. Rapporte 1.
about-seppa = 3 contre la force, 2 contre la discrétion. Rapporte 1.
about-fuchi = 4 contre la force, 2 contre la discrétion. Rapporte 1.
about-habaki = 5 contre la force, 2 contre la discrétion. Rapporte 2.
about-kashira = 4 contre la force, 1 contre la discrétion. Rapporte 2.
about-kissaki = 5 contre la force, 1 contre la discrétion. Rapporte 2.
about-menuki = Une paire : 2 et 4. Rapporte 1.
about-daisho = Une paire : 3 et 5. Rapporte 2.
about-kogai = Une paire : 1 et 3. Rapporte 2.
about-shitodome = Une paire : 3 et 3. Rapporte 2.

about-fan = 2 d’honneur, une fois dépensé.
about-scroll = 3 d’honneur, une fois dépensé.
about-vase = 4 d’honneur, une fois dépensé.
about-jade = 5 d’honneur, une fois dépensé.
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
        [one] une élite
       *[other] { $count } élites
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
board-odds = Votre main bat { NUMBER($rate, style: "percent") } de ce qui vient.
board-dojo = Dojo
board-deck = pioche { $count }
board-stack = premiers au tour suivant, du dessus :
board-sensei = Sensei
board-palace = Palais
board-pavilion = Pavillon
board-nobody = personne
board-hand = Main de { $seat } :
board-rumours = Rumeurs :
board-legend = É éventail 2  P parchemin 3  V vase 4  J jade 5  O or (joker)  ‹rouge, élites›
    ✿ honneur  ✦ shuriken  ▮ cartes  ≡ rumeurs  ⚔ élites  ◒ masqué  (tuile utilisée)
