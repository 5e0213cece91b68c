### La commande en français.

about = Une table numérique pour les jeux de plateau du Japon féodal.
command = COMMANDE
game = JEU
seat = CAMP
bot = ROBOT
edition = ÉDITION
setting = NOM=VALEUR
file = FICHIER

help-lang = la langue de tous les textes, n’importe où sur la ligne (ou TATAMI_LANG)
help-play = jouer contre des robots dans le terminal
help-games = la liste des jeux et de leurs options
help-simulate = faire jouer des robots et compter les victoires
help-replay = revoir une partie, coup par coup
help-verify = vérifier le fichier d’une partie
help-verify-commitment = une promesse montrée avant la partie ; tous les tirages doivent en découler (peut être donnée plusieurs fois)
help-verify-long = Vérifier qu’une partie terminée est régulière et complète : la graine promise, chaque coup, le résultat et la dernière position. Code de sortie 0 si tout est juste, 1 si quelque chose est faux, 3 si la partie n’est pas terminée.
help-game = le nom d’un jeu ; voir « tatami games »
help-seat = votre camp ; il vous est demandé si vous ne dites rien
help-bot = qui joue l’autre camp : random, novice, instinct, adept ou master ; bold-master (hardi) et careful-master (prudent) ont chacun leur style
help-edition = raccourci de --option edition=…
help-option = une règle de cette table ; peut être répété
help-file = où conserver la partie
help-seed = la graine du hasard, pour rejouer la même partie
help-resume = reprendre une partie depuis son fichier
help-count = le nombre de parties
help-bots = un robot pour tous, ou un par camp : instinct,random
help-simulate-seed = un nombre qui permet de rejouer les mêmes parties
help-processes = le nombre de processus
help-json = écrire un objet JSON au lieu d’un tableau
help-replay-seat = la voir comme ce camp l’a vue ; sinon, une partie terminée est montrée entière
help-step = avancer pas à pas, même sans terminal
help-at = écrire le journal et le plateau après N coups
help-jump = commencer le pas à pas après N coups

players = { $count } joueurs : { $seats }

unknown-game = il n’y a pas de jeu « { $name } » ; les jeux : { $known }
unknown-bot = il n’y a pas de robot « { $name } » ; les robots : { $known }
unknown-seat = il n’y a pas de camp « { $name } » ; les camps : { $known }
unknown-option = ce jeu n’a pas d’option « { $name } » ; il a { $known }
unknown-value = option { $option } : « { $name } » n’est pas parmi { $known }
option-without-value = une option s’écrit nom=valeur, et non « { $setting } »
no-such-file = il n’y a pas de fichier { $file }
bad-file = { $file } n’est pas la partie qu’il devrait être : { $detail }
bad-seed = une graine a au plus { $digits } chiffres hexadécimaux
which-game = quel jeu ? Il y a { $known }
which-seat = Quel camp prenez-vous ?
one-person = une partie au terminal a une personne ; celle-ci en a { $count }
several-bots = { $given } robots sont nommés ; cette table a { $seats } places
too-few = il en faut au moins un, et non { $number }

committed = Tout le hasard de cette partie vient d’une graine secrète, dont voici l’empreinte : { $commitment }
keys = numéro ou coup en mots · u reprendre · r règles · h aide · l journal · q quitter
keys-back = numéro · 0 retour
more-in-the-log = { $count ->
    [one] … et { $count } ligne auparavant ; « l » montre tout.
   *[other] … et { $count } lignes auparavant ; « l » montre tout.
}
refused = « { $move } » est impossible. { $reason }
plan-ends-here = Un plan s’arrête là où vous apprenez du nouveau : jouez jusque-là, regardez, puis continuez.
nothing-played = Rien du plan n’a été joué.
ambiguous = « { $text } » peut vouloir dire : { $meanings }.
unknown-move = « { $text } » n’est pas compris ici ; possible : { $expected }.
no-such-number = « { $number } » n’est pas dans la liste : de 1 à { $last }.
undone = Repris : { $move }.
undo-no-move = Il n’y a rien à reprendre.
undo-chance = Un tirage a eu lieu depuis : impossible de reprendre seul ce coup.
undo-others-moved-on = Les autres ont joué depuis : impossible de reprendre seul ce coup.
undo-something-was-shown = Ce coup a révélé quelque chose : impossible de le reprendre seul.
nothing-about = Il n’y a rien à dire de « { $name } ».
kept = La partie est enregistrée dans { $file }.
winners = { $count ->
    [one] Vainqueur : { $names } !
   *[other] Vainqueurs : { $names } !
}
nobody-wins = Personne ne gagne.
all-win = Partie nulle.
proof = Graine : { $seed }
    Empreinte donnée avant le premier coup : { $commitment }

key-number = 3 | prendre le troisième choix
key-text = { $move } | un coup en mots ; les débuts suffisent : « { $short } »
key-plan = { $plan } | un plan entier d’un coup : tout, ou rien
key-undo = u | reprendre votre dernier coup, tant que personne n’en a rien appris
key-rules = r | les règles de l’étape
key-about = h { $name } | ce que fait un lieu, une personne ou une carte
some-name = NOM
key-hint = hint | ce que valent vos coups, d’après ce que vous pouvez savoir
key-log = l | tout ce qui s’est passé
key-show = Entrée | remontrer la table
key-quit = q | quitter ; la partie est enregistrée et peut être reprise

replay-at = Après le coup { $number } sur { $last }
replay-keys = Entrée suivant · p précédent · numéro aller à · e fin · q quitter
no-such-move = il n’y a pas de coup { $number } ; la partie en a { $last }

verify-in-progress = { $moves ->
    [one] Cette partie n’est pas terminée ({ $moves } coup joué) : elle peut être reprise, mais pas encore prouvée.
   *[other] Cette partie n’est pas terminée ({ $moves } coups joués) : elle peut être reprise, mais pas encore prouvée.
}
verify-wrong = Faux : { $field }
verify-rules = { $game }, règles { $version }, avec les options du fichier
verify-commitment = les tirages découlent du secret promis : { $commitment }
verify-part = coups { $first } à { $last } : les tirages découlent du secret promis : { $commitment }
verify-added = { $people ->
    [one] { $people } personne y a ajouté des octets au hasard
   *[other] { $people } personnes y ont ajouté des octets au hasard
}
verify-not-committed = Jamais promis : { $commitment }
verify-moves = { $moves ->
    [one] { $moves } coup, permis quand il fut joué
   *[other] { $moves } coups, chacun permis quand il fut joué
}
verify-result = le résultat : { $winners }
verify-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
verify-nobody = personne ne gagne
verify-position = la dernière position
verify-right = Cette partie est régulière et complète.
verify-unproved = Ce qu’un fichier ne prouve pas : que la promesse a été montrée avant le premier coup (comparez-la à ce que vous avez vu, ou donnez-la avec --commitment), qui étaient les joueurs, et que quelqu’un a abandonné ou dépassé son temps.

compiling = Compilation de { $game }, une seule fois : { $rule }
simulating = Parties jouées
percent = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-title = { $games ->
    [one] { $games } partie de { $game }
   *[other] { $games } parties de { $game }
}
simulate-seat = Camp
simulate-bot = Robot
simulate-wins = Victoires
simulate-rate = Taux
simulate-interval = Intervalle à 95 %
simulate-mean = Points en moyenne
simulate-deviation = Écart type
simulate-middle = 90 % du milieu
simulate-ending = Fin
simulate-games = Parties
simulate-share = Part
simulate-draws = Nulles
simulate-about = { $decisions } décisions par partie ; à répéter avec --seed { $seed }
simulate-stopped = Arrêté : voici les parties jouées jusque-là.
simulate-broken = { $count ->
    [one] Une partie a enfreint une règle du moteur : merci de signaler cette graine.
   *[other] { $count } parties ont enfreint une règle du moteur : merci de signaler cette graine.
}

### bench

help-bench = mesurer la vitesse des règles sur cette machine
help-bench-engine = parties au hasard avec toutes les règles : décisions et parties par seconde, pour chaque moteur
help-bench-game = le jeu à mesurer ; tous les jeux par défaut
help-bench-engines = les moteurs à mesurer ; par défaut tous ceux que cette machine fait tourner
help-bench-processes = mesurer le moteur natif dans autant de processus à la fois
help-bench-seconds = la durée de chaque mesure
help-bench-json = afficher un objet JSON par ligne au lieu d’un tableau
bench-measured = QUOI
bench-title = Parties au hasard, toutes les règles
bench-game = Jeu
bench-engine = Moteur
bench-processes = Processus
bench-decisions = Décisions par seconde
bench-games = Parties par seconde
bench-number = { $number }
bench-measuring = Mesure de { $game }, { $engine } (les règles sont compilées la première fois)
bench-no-gpu = le moteur cuda a besoin d’un processeur graphique et du paquet numba-cuda, introuvables ici
bench-unknown-engine = il n’y a pas de moteur « { $name } » ; les moteurs sont { $known }
bench-no-processes = un nombre de processus vaut au moins 1, plusieurs s’écrivent 1,2 : pas « { $given } »
bench-no-time = il faut une durée supérieure à zéro, pas { $seconds }

### scores

help-scores = les meilleures des parties en solo
help-scores-game = seulement celles de ce jeu
help-scores-all = toutes, pas seulement les dix meilleures
help-scores-add = inscrire une partie en solo terminée, depuis son fichier
scores-title = En solo : { $game }
scores-place = Rang
scores-points = Points
scores-band = Honneur
scores-date = Date
scores-player = Qui
scores-options = Options
scores-person = vous
scores-bot = robot { $name }
no-scores = Aucune partie en solo n’est encore terminée. Essayez « tatami play ronin --option players=one ».
your-place = { $place ->
    [1] Votre meilleure partie jusqu’ici !
   *[other] Votre partie se classe { $place }e sur { $count }.
}
not-a-solo-match = { $file } n’est pas une partie en solo terminée
book-unreadable = vos scores dans { $file } ne peuvent être lus : { $detail }. Rien n’a été changé.
book-unwritable = Votre score n’a pas pu être inscrit dans { $file } : { $detail }. La partie elle-même est enregistrée ; « tatami scores --add » la reprendra plus tard.
book-broken = { $count ->
    [one] La ligne { $lines } de { $file } ne peut être lue. Elle reste telle quelle, et tout le reste est montré ; corrigez-la ou supprimez-la à la main.
   *[other] Les lignes { $lines } de { $file } ne peuvent être lues. Elles restent telles quelles, et tout le reste est montré ; corrigez-les ou supprimez-les à la main.
}

### serve et check

name = NOM
url = URL
host = ADRESSE
port = PORT
help-serve = lancer le serveur : des tables pour plusieurs, par HTTP et WebSocket
help-check = voir si chaque partie en cours suit encore les règles ; ne change rien
help-check-long = Rejouer chaque partie en cours selon les règles de cette version, sans rien changer. Code de sortie 0 si toutes conviennent, 1 sinon : le serveur gèlerait les autres.
help-host = l’adresse où écouter
help-no-open = ne pas ouvrir de navigateur
help-port = le port où écouter
help-set = un réglage du serveur, comme messages=60/20 ou workers=3 ; aussi par l’environnement, comme TATAMI_WORKERS=3
bad-setting = Ce réglage ne convient pas : { $detail }
help-database = où sont conservées les parties, sous forme d’URL ; un fichier de votre dossier de données par défaut
bad-database = la base de données est inutilisable : { $detail }
port-taken = rien ne peut être servi sur { $host }, port { $port } : { $detail }
serving = Tatami : { $address }. Ctrl-C l’arrête ; chaque partie est enregistrée.
help-compile = compiler les règles pour le serveur, qui en devient plus rapide
help-compile-long = Compiler les règles de tous les jeux, ou de quelques-uns, pour le serveur. Il les trouve au démarrage et joue alors plus de coups par seconde ; sans elles, rien d’autre ne change. Une fois par version ; il y faut un compilateur C et environ une demi-minute par jeu.
help-compile-games = quels jeux ; tous, si aucun n’est nommé
compile-made = { $game } : compilé
compile-there = { $game } : déjà compilé
compile-failed = { $game } ne peut pas être compilé ici : { $detail }
check-fits = { $count ->
    [0] Aucune partie en cours.
    [one] Une partie en cours suit les règles.
   *[other] { $count } parties en cours suivent les règles.
}
check-misfit = { $table } ({ $game }) ne convient pas : { $detail }

### arena

address = ADRESSE
folder = DOSSIER
help-arena = faire jouer des robots entre eux et les classer
help-arena-long = Faire jouer des robots entre eux, chacun aussi souvent à chaque place, et les classer. Ce qui est joué est conservé : Ctrl-C, puis la même commande, et l’on continue.
help-arena-bots = les robots inscrits, séparés par des virgules ; master@1000 simule autant de parties par décision, ce qui le rend reproductible
help-pairs = chaque paire à part, le premier nommé seul à une table de l’autre, au lieu de tous à une table
help-arena-count = le nombre de parties, arrondi à des tours entiers ; par paire, avec --pairs
help-arena-processes = le nombre de processus ; par défaut, autant que de cœurs
help-ray = jouer sur la grappe Ray à cette adresse, ou « auto »
help-results = où conserver les résultats
bad-simulations = « { $name } » : un nombre de simulations va avec un robot qui cherche, comme dans master@1000
arena-needs-two = une arène veut au moins deux robots, chacun nommé une fois
no-cluster = pas de grappe Ray où jouer : { $detail }
bad-results = les résultats conservés sont inutilisables : { $detail }
arena-playing = { $game } : { $bots }
arena-stopped = Arrêté : voici les tours joués jusque-là. La même commande continue.
arena-bot = Robot
arena-games = Parties
arena-rate = Victoires
arena-interval = Intervalle à 95 %
arena-fair = Part équitable
arena-score = Score moyen
arena-rating = Niveau
arena-about = Niveaux selon OpenSkill ; graine { $seed }
number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }

### hint et analyse

help-hint = ce que valent les options d’une position
help-hint-seat = la décision de qui ; la vôtre par défaut
help-hint-at = la position après N coups
help-simulations = le nombre de parties simulées pour une décision
help-analysis-seed = un nombre qui rend la réponse reproductible
help-analyse = les décisions qui ont compté dans une partie, la chance et l’adresse séparées
help-analyse-long = Juger chaque décision d’une partie terminée selon ce que son joueur pouvait savoir : ce que valait chaque option sensée, ce que le choix a coûté, et la part de la chance dans le résultat.
help-plot = dessiner ce que chaque camp pouvait espérer, en SVG ou en PNG
nothing-to-decide = il n’y a rien à décider à cette place
analyse-in-progress = une partie s’analyse une fois terminée : avant, ce serait dire ce qui est encore secret
plot-is-svg-or-png = { $file } : un dessin est un SVG ou un PNG ; nommez-le ainsi
plot-not-written = { $file } : le dessin n’a pas pu être écrit : { $detail }
analyse-stopped = Arrêté : ce qui est jugé est gardé. La même commande continue.
hint-move = Coup
hint-chance = Chances de gagner
hint-points = Points à espérer
analysing = Décisions jugées
analyse-parts = D’où vient le résultat
analyse-seat = Camp
analyse-start = Avant la partie
analyse-own = Ses choix
analyse-others = Choix des autres
analyse-luck = Chance
analyse-result = Résultat
analyse-mattered = Les choix qui ont le plus compté
analyse-number = Coup
analyse-played = Joué
analyse-better = Mieux
analyse-cost = Coût
analyse-verdict = Jugement
analyse-surprises = Les plus grandes surprises
analyse-moves = Coups
analyse-change = Effet
analyse-nothing-costly = Aucun choix n’a coûté de façon certaine.
analyse-about = { $choices } choix (un plan en est un), { $simulations } parties simulées par étape ; ± est un intervalle à 95 % de ce que les simulations laissent ouvert. Les coûts se mesurent au meilleur choix trouvé. Dans le premier tableau, tout se mesure à un jeu régulier, sans recherche : les choix à ceux d’un joueur régulier ; la chance, c’est la donne, les tirages et la rencontre des plans secrets.
verdict-slip = imprécision
verdict-mistake = erreur
verdict-blunder = gaffe
chart-title = { $game } : ce que chaque camp pouvait espérer
chart-moves = coups

### ladder

help-ladder = mesurer les niveaux entre eux dans chaque jeu
help-ladder-long = Mesurer les niveaux entre eux dans chaque jeu et à chaque nombre de joueurs, et écrire la page qui le dit. Ce qui est joué est conservé : Ctrl-C, puis la même commande, et l’on continue.
help-ladder-game = seulement ce jeu ; peut être répété
help-ladder-simulations = le nombre de parties qu’un adept simule pour une décision ; un master en proportion
help-least = le nombre minimal de parties par paire, même si moins suffisait
help-most = le nombre maximal de parties par paire
help-ladder-write = écrire la page ici au lieu de l’afficher
ladder-title = L’échelle
ladder-about = La force des niveaux, mesurés entre eux. Un challenger affronte une table d’adversaires, aussi souvent à chaque place, chaque donne étant jouée de chaque place ; seuls avec le jeu, les deux jouent les mêmes donnes.

    Les niveaux qui cherchent reçoivent un nombre fixe de parties simulées par décision au lieu d’un temps, dans la proportion où on les rencontre (un master pense { $ratio } fois plus qu’un adept) : { $levels }. C’est bien moins qu’à une vraie table, et rend chaque chiffre reproductible.

    Les victoires sont la part du challenger, avec l’intervalle de Wilson à 95 % ; qui gagne en équipe a gagné. La part équitable est celle de chacun si tous se valaient. Au moins { $least } parties par paire sont jouées, puis jusqu’à ce que la cote contre l’égalité atteigne 20 contre 1, même si l’on regarde souvent (un test par paris, qui permet de s’arrêter tôt), ou jusqu’à { $most }.

    Produit par `{ $command } --write docs/ladder.md`.
ladder-players = { $count ->
    [one] Un joueur
   *[other] { $count } joueurs
}
ladder-challenger = Challenger
ladder-others = Autres
ladder-games = Parties
ladder-rate = Victoires
ladder-interval = Intervalle à 95 %
ladder-times-fair = × part équitable
ladder-times-score = × score moyen
ladder-verdict = Jugement
ladder-better = plus fort
ladder-worse = plus faible
ladder-open = indécis
ladder-going = indécis jusqu’ici
ladder-not-yet = pas encore joué
times = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

### bot

help-bot-word = faire asseoir un robot à une table, par le réseau ; un exemple pour vos propres robots
help-connect = l’adresse de la table
help-bot-seat = la place à prendre
help-bot-level = qui joue : random, novice, instinct, adept ou master
help-bot-name = comment les autres l’appellent
bot-sits = { $bot } est assis à la table { $table } comme { $seat }.
bot-over = { $count ->
    [0] La partie est terminée. Personne ne gagne.
    [one] La partie est terminée. Vainqueur : { $winners }.
   *[other] La partie est terminée. Vainqueurs : { $winners }.
}
bot-address = { $address } n’est pas l’adresse d’une table
bot-no-server = personne ne répond à { $url } { $detail }
