### Le jeu dans le navigateur, en français. Consignes, coups, événements et refus appartiennent à chaque jeu et viennent du serveur.

## La maison

title-home = Tatami
title-table = { $game } · Tatami
title-turn = ● À vous · { $game }
title-rules = { $game } : les règles · Tatami
home = Accueil
welcome = Prenez place. Le thé est encore chaud.
welcome-more = Quatre jeux de plateau du Japon féodal, entre amis ou contre un robot. Sans compte, et rien ne se perd jamais.
the-games = Les jeux
arriving = Un instant…
server-away = Le serveur ne répond pas. Ce qui a été confirmé est enregistré ; veuillez réessayer.
try-again = Réessayer
skip-to-content = Aller au contenu
languages = Langue
language-en = EN
language-fr = FR
settings = Nom et réglages
your-name = Votre nom
keep = Enregistrer
theme = Thème
theme-auto = comme l’appareil
theme-light = clair
theme-dark = sombre
motion = Animations
show-names = Afficher les noms
close = Fermer

guest-badger = Blaireau
guest-carp = Carpe
guest-cicada = Cigale
guest-crane = Grue
guest-fox = Renard
guest-hare = Lièvre
guest-heron = Héron
guest-monkey = Singe
guest-otter = Loutre
guest-owl = Hibou
guest-tanuki = Tanuki
guest-turtle = Tortue

## Les tables

players = { $fewest ->
    [1] { $most ->
        [1] Un joueur
       *[other] En solo, ou jusqu’à { $most } joueurs
    }
   *[other] { $most ->
        [2] Deux joueurs
       *[other] De { $fewest } à { $most } joueurs
    }
}
play-bot = Jouer contre un robot
play-lesson = Apprendre en jouant
play-friends = Jouer entre amis
start-bot = Commencer
start-lesson = Commencer la partie guidée
start-friends = Créer la table
rules = Règles
your-seat = Votre camp
opponent = Contre
bot-random = Hasard (joue n’importe quoi)
bot-novice = Novice
bot-instinct = Instinct
bot-adept = Adepte (réfléchit)
bot-master = Maître (réfléchit longtemps)
by-link-only = Par lien seulement, hors de la liste
clock = Temps
clock-none = sans limite
clock-move = 2 minutes par coup
clock-bank = 15 minutes chacun, et 10 secondes par coup
clock-day = un jour par coup
open-file = Ouvrir une partie enregistrée
no-match-file = Ce n’est pas le fichier d’une partie.
options = Options
my-games = Mes parties
earlier-games = Parties passées
no-games-yet = Aucune encore. Choisissez un jeu ci-dessus.
open-tables = Tables ouvertes
no-open-tables = Personne n’attend pour l’instant.
live-tables = Parties en cours
no-live-tables = Aucune table à regarder pour l’instant.
watch = Regarder
sit-down = S’asseoir
free-seat = libre
and-others = , { "" }
status-open = attend des joueurs
status-live = en cours
status-over = terminée
status-frozen = Cette partie ne s’accorde plus avec les règles de cette version. Elle est gardée telle quelle.
your-turn = À vous
your-turn-to = À vous :

waiting-room = { $game } : la table est prête
sit-here = S’asseoir ici
you = vous
on-seat = { $name } ({ $seat })
begin = Commencer
leave = Quitter la table
waiting-for-others = On attend les autres…
waiting-for-host = On attend que l’hôte commence…
invite-link = Envoyez ce lien : toute personne qui l’ouvre peut s’asseoir, ou regarder
share-link = Toute personne ayant ce lien peut regarder
copy = Copier
copied = Copié

## À la table

the-seats = Places
to-act = doit jouer
beside = Journal, discussion et table
tab-log = Journal
tab-chat = Discussion
tab-about = Table
watching = Vous regardez
reconnecting = Connexion perdue. On revient…
undo = Reprendre
ask-undo = Demander aux autres
see-the-rule = Voir la règle
what-you-may-do = Ce que vous pouvez faire
nothing-to-do = Vous n’avez rien à décider pour l’instant.
whole-record = Tout ce qui est sur la table, en nombres
all-moves = Tous les coups
stand-in = { $bot } joue
days-left = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}

news = Depuis votre dernier coup
log = Journal
filter-log = Chercher dans le journal
see-this-moment = Voir ce moment
nothing-yet = Il ne s’est encore rien passé.

replay = Revoir
step-back = Un pas en arrière
step-on = Un pas en avant
run = Lecture
pause = Pause
moment = Moment
moment-of = { $moment } sur { $last }
eyes = Point de vue
eyes-all = Tout voir
play-on-from-here = Rejouer d’ici
back-to-now = Revenir au présent

chat = Discussion
unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
nobody-spoke = Aucun message.
chat-away = Pas de discussion à cette table.
your-line = Message
send = Envoyer
mute = Masquer { $name }
unmute = Réafficher { $name }

proposal-undo = { $by } demande à reprendre le dernier coup.
proposal-pause = { $by } demande une pause.
proposal-resume = { $by } veut continuer.
proposal-bot = { $by } demande qu’un robot joue pour { $seat }.
agree = D’accord
disagree = Non
withdraw = Retirer
paused = La partie est en pause.
resume = Continuer
bot-plays-for-you = { $bot } joue pour vous.
take-back = Reprendre ma place

notes = Mes notes
notes-why = Elles ne sont visibles que pour vous.
notes-kept = Enregistrées.

stop-playing = Arrêter de jouer
ask-pause = Demander une pause
hand-over = Me remplacer par un robot
ask-bot = Robot pour { $name }
resign = Abandonner…
resign-sure = Oui, abandonner
play-on = Non, continuer

fairness = Tirages vérifiables
fairness-before = Tout le hasard de cette partie vient d’une seule graine secrète. Son empreinte a été publiée avant le premier coup :
fairness-after = La partie est finie, voici donc la graine :
verify = Vérifier
fairness-kept = C’est bien la graine qui avait été promise.
fairness-broken = Ce n’est pas la graine qui avait été promise.
fairness-file = « tatami verify » contrôle chaque tirage et chaque coup du fichier exporté.
export = Exporter la partie

you-win = Victoire
you-lose = { $count ->
    [one] Vainqueur : { $winners }
   *[other] Vainqueurs : { $winners }
}
winner-is = { $count ->
    [one] Vainqueur : { $winners }
   *[other] Vainqueurs : { $winners }
}
ended-resigned = { $seat } a abandonné.
ended-time = { $seat } n’avait plus de temps.
rematch = { $seats ->
    [2] Revanche, camps échangés
   *[other] Rejouer
}
rematch-waits = { $others ->
    [one] { $name } veut une revanche : rejoindre
   *[other] Une revanche est prête : rejoindre
}
rematch-watch = Regarder la revanche
look-at-board = Regarder le plateau

keys = Touches
key-arrows = ← →
key-arrows-does = d’un quartier à l’autre
key-enter = Entrée
key-enter-does = y agir
key-escape = Échap
key-escape-does = reposer ce que l’on a pris
key-u = u
key-u-does = reprendre le dernier coup
key-r = r
key-r-does = règles de cette phase
key-brackets = [ ]
key-brackets-does = reculer et avancer dans le temps
key-question = ?
key-question-does = cette liste

rules-of = { $game } : les règles
search-rules = Chercher dans les règles
no-rules-yet = Les règles complètes manquent encore ; voici quoi faire à chaque étape.
own-page = Ouvrir la page

guided = Première partie guidée
understood = Compris
end-lesson = Je continue sans aide

## Ses parties sur tous ses appareils

account = Compte
account-why = Un compte permet de retrouver vos parties sur d’autres appareils.
login = Identifiant
password = Mot de passe (8 caractères ou plus)
open-account = Créer un compte
log-in = Se connecter
logged-in = Vos parties sont enregistrées sous « { $login } ».
another-device = Sur un autre appareil
code-is = { $minutes ->
    [one] Sur l’autre appareil, scannez ceci ou tapez { $code } à l’adresse /carry dans la minute.
   *[other] Sur l’autre appareil, scannez ceci ou tapez { $code } à l’adresse /carry d’ici { $minutes } minutes.
}
carry = Continuer sur cet appareil
code = Le code de l’autre appareil
go-on = Continuer
carried = Bon retour, { $name }. Vos parties sont ici maintenant.

daily = Le défi du jour : { $game } en solo
daily-why = Les mêmes tirages pour tous, une fois par jour.
daily-play = Relever le défi
daily-on = Continuer
daily-best = Votre meilleur score : { $points }.
daily-your-best = votre meilleur
daily-scores = Les scores du jour
daily-curves = Les meilleures parties, tour par tour
daily-days = Les sept derniers jours
daily-yours = vous { $points }
curve-line = { $name } : { $points }
status-archived = archivée
archived = Il ne s’est rien passé ici depuis longtemps : la partie a été archivée.
revive = La rouvrir

## Ce qu’en pense un robot

hint = Conseil
key-h = h
key-h-does = un conseil
thinking = Réflexion…
hint-chances = L’estimation du robot : votre chance de gagner après chaque coup. Le trait dit sa certitude.
hint-points = L’estimation du robot : vos points après chaque coup. Le trait dit sa certitude.
chance = { $chance } %
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tab-review = Bilan
review = Bilan
review-why = Qu’est-ce que chaque camp pouvait espérer, coup après coup, et quels choix ont compté ? Chaque choix est jugé sur ce que son joueur pouvait savoir.
analyse = Analyser la partie
analysing = Analyse en cours. Vous pouvez quitter la page en attendant.
curve-of = Ce que chaque camp pouvait espérer au fil de la partie
mattered = Ce qui a le plus compté
nothing-mattered = Aucun choix n’a coûté cher à lui seul.
move-number = coup { $move }
at-move = Coup { $move }, { $seat }
instead = Joué : « { $played } » ; « { $best } » valait { $cost } de plus.

## Le plateau de 7 Ronin

board-plan = Votre plan
board-village = Le village
which-board = Quel plateau
only-you-see = derrière votre écran : visible pour vous uniquement
screen-planning = { $seat } fait son plan
screen-ready = { $seat } : plan terminé
screen-spying = { $seat } peut utiliser son espion
picked-up = { $thing } : choisissez une cible.
let-go = Reposer
in-hand = à poster
still-in-hand = Ronin à poster
spy-tokens = Jetons d’espion
spy-token-of = { $seat } : { $left ->
    [0] dépensé
   *[other] encore là
}
of = { $count } / { $all }
mark-held = doit rester
mark-cursed = sans capacité
mark-acted = a agi
wounds-of = { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
} sur { $vitality }
place-is = { $place } : limite { $limit }, ninjas { $ninja }{ $planned ->
    [0] { "" }
   *[other] , prévus { $planned }
}, ronin { $ronin }{ $watched ->
    [yes] , observé par un espion
   *[no] { "" }
}
place-numbers = Limite { $limit } · ninjas ici : { $ninja }
day-is = Jour { $day } : { day-facts }
day-facts = { $threat } quartiers au plus, { $minimum ->
    [one] { $minimum } ninja
   *[other] { $minimum } ninjas
} au moins{ $hungry ->
    [yes]  ; la faim le soir
   *[no] { "" }
}
day-of = Jour { $day }
about-hunger = Le soir, un ninja affamé quitte la réserve.
about-reserve = Les ninjas que l’attaquant peut encore envoyer.
about-supply = Les ninjas hors du jeu. Ils servent de blessures ; le grenier en ramène deux à la réserve.
about-held = Les quartiers où des ninjas se tiennent seuls. Cinq à la fin des combats d’un jour donnent la victoire ; deux champs ensemble comptent pour trois.
about-minimum = Nombre minimal de ninjas qui doivent attaquer aujourd’hui (ou tous ceux qui restent).
about-threat = Nombre maximal de quartiers attaqués aujourd’hui.
about-hand = Chaque ronin a besoin d’un poste avant que l’écran puisse être levé.
about-spies = Un jeton par camp, une fois dans la partie : à l’aube, il demande ce qu’il y aura dans un quartier, et la réponse engage.
nothing-of-this = Annuler

lesson-attacker-aim = Vous menez les ninjas. Vous gagnez si vos ninjas se tiennent seuls dans cinq des dix quartiers à la fin d’un jour, ou si le dernier ronin tombe. Les lanternes comptent huit jours : quand la dernière s’éteint, le village est sauvé.
lesson-attacker-send = Chaque jour, les deux camps préparent leur plan en secret. Touchez un quartier de « Votre plan » pour y envoyer un ninja. Les quartiers au bord en tirets en prennent un de plus ; touchez-en un autre et vous saurez quelle règle l’interdit.
lesson-attacker-limits = Les points au-dessus d’un emblème sont sa limite de nouveaux ninjas par jour. La lanterne dit combien de quartiers vous pouvez attaquer, et combien de ninjas doivent y aller au moins. Une erreur ? « Reprendre », ou la touche u.
lesson-attacker-ready = C’est assez pour aujourd’hui. Envoyez-en d’autres si vous voulez : chaque ninja qui rencontre un ronin devient une blessure et disparaît, mais un quartier que personne ne défend est à vous. Quand le plan vous convient, levez l’écran.
lesson-attacker-fight = Les écrans sont levés. Là où se tenaient des ronin, vos ninjas sont devenus des blessures : voyez les tuiles en bas. Là où il n’y avait personne, vos ninjas occupent le quartier (占) et y restent demain.
lesson-attacker-areas = Vous pouvez maintenant utiliser les quartiers que vous occupez, chacun une fois. Laissez-y le pointeur, ou appuyez longuement, pour lire ce que fait un quartier ; touchez-le pour l’utiliser. Puis finissez la journée. À la fin de cette étape, et alors seulement, on compte les quartiers.
lesson-attacker-green = La place, au milieu, n’est pas un quartier, mais chaque jour un ninja de plus peut s’y cacher. À l’aube, chacun d’eux relève une limite de 1 : une mince ligne devient une vague.
lesson-attacker-hunger = Désormais, un ninja affamé quitte votre réserve chaque soir. N’attendez pas trop.
lesson-attacker-over = C’était une partie entière. Échangez les camps : les ronin voient ce village d’un autre œil.
lesson-defender-aim = Vous menez les sept ronin. Vous gagnez si le village tient encore après huit jours, ou s’il ne reste aucun ninja. Il faut à l’attaquant cinq quartiers à la fin d’un jour, ou le dernier de vos ronin.
lesson-defender-post = Chaque jour, les deux camps préparent leur plan en secret. Prenez un ronin parmi les tuiles du bas, puis touchez un quartier de « Votre plan ». Chacun doit recevoir un poste, un par quartier. Devinez où viendront les ninjas.
lesson-defender-tasuke = Seule Tasuke (助) peut partager un quartier avec un autre ronin, et les deux se répartissent leurs blessures. Kabe (壁) en supporte le plus : sept. Yumi, Taiko et Hayai n’agissent que là où aucun ninja ne vient, Musashi et Yobu que là où il en vient.
lesson-defender-abilities = Les écrans sont levés. Touchez un ronin pour utiliser sa capacité, dans l’ordre de votre choix, chacune une fois. Puis lancez le combat.
lesson-defender-wounds = Chaque ninja qui a rencontré un ronin est devenu une blessure. Un ronin dont la tuile est pleine tombe pour de bon, et les quartiers où il n’y a que des ninjas (占) servent l’attaquant chaque jour, tant que vous n’y envoyez personne.
lesson-defender-green = Des ninjas se cachent sur la place : chacun relève de 1 une limite de l’attaquant. Vous pouvez y envoyer un ronin qui les chasse tous, mais il ne fera rien d’autre aujourd’hui.
lesson-defender-hold = Vous n’avez pas à tout défendre. Comptez les quartiers de l’attaquant : quatre sont un avertissement. Et chaque ninja qui devient une blessure est un de moins : quarante ne durent pas toujours.
lesson-defender-over = C’était une partie entière. Échangez les camps : les ninjas voient ce village d’un autre œil.

# Les temps forts : ce qui s’est passé est montré pas à pas.
beat-skip = Passer
beat-continue = Continuer
beat-again = Revoir
speed = Vitesse des animations
speed-slow = lente
speed-normal = normale
speed-fast = rapide
speed-off = aucune
thing-picked = en main
thing-open = peut être choisi
key-space = Espace
key-space-does = passer ce qui est montré
key-c = c
key-c-does = le bouton principal

plan-remove = Retirer { $thing } du plan
plan-remove-short = Retirer du plan
plan-move = Déplacer { $thing } : { $place }
plan-ninja = le ninja ({ $place })
your-plan = Votre plan
held-alarm = Encore un quartier et le village est pris.

## Apprendre Ninjato

lesson-ninjato-aim = Vous menez une école de ninjas, et c’est l’honneur qui gagne. En sept tours, chacun place trois shuriken : au dojo pour des cartes, chez le sensei pour des compétences, sur une maison pour des trésors, au palais ou au pavillon pour les dépenser.
lesson-ninjato-gates = Chaque porte a deux battants. Par la force (↑), on joue une carte supérieure à la sentinelle, par la discrétion (↓) une carte inférieure. ✓ signifie que vous battez la sentinelle, et le pourcentage est votre chance contre le garde suivant. Touchez un battant pour commencer un cambriolage.
lesson-ninjato-fight = Un garde barre la route. Vos cartes sont triées : celles sous « Le bat » conviennent. Touchez-en une, et le trésor cerclé d’or est à vous, pour l’instant.
lesson-ninjato-support = Un 3 peut aussi aider une autre carte : touchez d’abord « 3 : +1 » ou « 3 : −1 », puis la carte. L’échelle montre ce que valent alors vos cartes.
lesson-ninjato-dare = Partez avec ce que vous avez, ou criez banzai : on retourne le garde suivant, et il faut le battre. En cas d’échec, vous ne gardez qu’un trésor. La barre montre votre chance.
lesson-ninjato-alarm = L’alarme ! Un trésor s’ajoute à la maison, et le meilleur passe sur son côté rouge. Les trésors rouges ont des gardes d’élite.
lesson-ninjato-elite = Un garde d’élite veille sur les trésors rouges. Certains sont plus forts contre la force, d’autres contre la discrétion, et d’une paire il faut battre les deux. Chaque garde d’élite vaincu compte à la fin.
lesson-ninjato-keep = Le cambriolage a échoué. Touchez le seul trésor que vous gardez.
lesson-ninjato-claim = Vous avez vidé la maison : vous choisissez à qui elle sera désormais, et combien d’honneur elle donne. Choisissez un clan dont vous avez des émissaires, ou dont vous en voulez.
lesson-ninjato-spend = Les trésors ne rapportent rien tant qu’ils ne sont pas dépensés. Au palais, ils achètent des émissaires, au pavillon des rumeurs ; vous pouvez payer ceux qui ont un trait pointillé, et le nombre est l’honneur marqué aussitôt.
lesson-ninjato-pay = Pressez le bouton pour l’appoint exact, ou touchez vos trésors un par un. L’or remplace n’importe quel autre trésor.
lesson-ninjato-dojo = Prenez une carte ouverte, ou piochez. Moins on a de cartes en main, plus on en prend : quatre, trois ou deux. Et qui s’entraîne le dernier jouera le premier au tour suivant.
lesson-ninjato-sensei = Les compétences du sensei aident à chaque cambriolage, une fois par tour chacune. Sous chaque tuile figure la carte qu’elle coûte ; les suivantes de la même Voie sont gratuites.
lesson-ninjato-clans = Les balances à côté du plateau montrent les trois clans. Après les tours 3, 5 et 7, qui a le plus d’émissaires d’un clan prend l’honneur de ses maisons ou une rumeur, et le second reçoit l’autre.
lesson-ninjato-leaders = Vous êtes récompensé : prenez l’honneur des maisons, ou touchez une rumeur du pavillon. À la fin, les rumeurs multiplient ce que vous avez réuni.
lesson-ninjato-disguise = Un déguisement fait compter double un de vos émissaires masqués dans ce décompte. Touchez-le, ou passez.
lesson-ninjato-last = Le dernier tour. Dépensez ce que vous avez : un trésor restant ne vaut que 1 point d’honneur.
lesson-ninjato-over = Voilà une partie entière. Le registre montre d’où vient l’honneur ; les robots vous offrent volontiers une revanche.

## La première partie guidée de Samurai Sword

lesson-sword-shogun = Vous êtes le shogun : tout le monde le sait, et les ninjas vous en veulent. Un ou deux samouraïs sont de votre côté, mais vous ne savez pas qui. La partie s’arrête quand quelqu’un perd son dernier point d’honneur ; alors chaque équipe compte le sien.
lesson-sword-samurai = Vous êtes un samouraï, et personne ne le sait. Vous gagnez avec le shogun (blason doré). Frappez ceux qui le frappent. La partie s’arrête quand quelqu’un perd son dernier point d’honneur ; alors chaque équipe compte le sien.
lesson-sword-ninja = Vous êtes un ninja, et personne ne le sait. Vous gagnez avec les autres ninjas, contre le shogun (blason doré) et les samouraïs. La partie s’arrête quand quelqu’un perd son dernier point d’honneur ; les ninjas gagnent les égalités.
lesson-sword-ronin = Vous êtes le ronin, seul contre tous, et personne ne le sait. Chaque point d’honneur compte pour vous double ou triple à la fin. Faites-vous discret et prenez l’honneur des plus faibles. La partie s’arrête quand quelqu’un perd son dernier point d’honneur.
lesson-sword-table = Chaque joueur montre ses cœurs (points de vie), ses lotus (honneur) et son nombre de cartes. Le nombre près de la lame est la difficulté de l’atteindre depuis votre place ; il est barré si aucune de vos armes n’y arrive.
lesson-sword-weapon = À vous : vous avez pioché deux cartes. Touchez une arme (coin rouge) : en haut sa précision, en bas ses blessures. Des flèches montrent qui elle atteint et ce qu’elle ferait. Touchez ensuite un joueur. Une arme par tour.
lesson-sword-property = Les cartes à coin bleu restent devant vous : la Concentration donne une arme de plus par tour, l’Armure vous rend plus difficile à atteindre, l’Attaque rapide ajoute une blessure. Touchez-en une, puis le champ du milieu.
lesson-sword-action = Les cartes à coin jaune agissent une fois. Certaines demandent un joueur, une main ou une carte permanente : ce qui peut être touché est entouré. Laissez le pointeur sur une carte, ou appuyez longuement, pour lire son effet.
lesson-sword-parry = On vous attaque. Une Parade de votre main arrête le coup ; sinon vous perdez des points de vie. Sans Parade, on vous interroge quand même, pour que personne n’apprenne ce que vous tenez. Qui perd son dernier cœur donne un point d’honneur à l’attaquant.
lesson-sword-call = Cette carte fait le tour de la table : chacun défausse ce qu’elle demande, ou subit une blessure. Vous pouvez choisir la blessure même si vous pourriez payer.
lesson-sword-bushido = Le Code du bushido devant vous a retourné une arme. Abandonnez une arme de votre main et il passe au suivant ; ou perdez un point d’honneur et il disparaît.
lesson-sword-done = Quand vous avez joué ce que vous vouliez, terminez la phase de jeu. À la fin du tour, vous gardez sept cartes au plus.
lesson-sword-harmless = Quelqu’un s’est retiré du cercle : sans cœurs ou sans cartes, on est à terre. Aucune arme ne peut le viser, et les joueurs derrière lui se rapprochent. À son prochain tour, qui est tombé se relève avec tous ses cœurs.
lesson-sword-notebook = Regardez qui frappe qui : cela dit de quel côté chacun se trouve. Ouvrez le carnet et marquez vos suppositions ; l’avis d’un robot y est aussi, si vous le demandez.
lesson-sword-honour = Quelqu’un n’a plus qu’un point d’honneur : la prochaine perte met fin à la partie. Votre équipe gagnerait-elle maintenant ? Si oui, hâtez-vous. Sinon, laissez ce joueur tranquille.
lesson-sword-over = C’était une partie entière : les rôles, l’honneur multiplié, un point par Daimyo gardé en main. Rejouez : vous verrez une autre table, avec un autre rôle.
solo-over = { $points ->
    [one] Partie finie avec { $points } point
   *[other] Partie finie avec { $points } points
}
rematch-guided = Rejouer, guidé
rematch-alone = Rejouer sans guide

## Les parties guidées de Ronin

lesson-ronin-solo-aim = Vous menez quatre ronin pendant quatre tours, seul contre un shogun neutre. Vos points sont votre rang : au-delà de 100 vous êtes en chemin, au-delà de 150 un shogun vous prendrait, au-delà de 200 vous êtes un samouraï. La plupart des points viennent des missions.
lesson-ronin-duel-aim = Vous et un autre menez quatre ronin chacun pendant quatre tours ; un shogun neutre se tient entre vous. Le plus de points gagne, et l’égalité est au shogun. La plupart des points viennent des missions.
lesson-ronin-many-aim = Chacun mène des ronin pendant quatre tours. Le plus de points gagne, et la plupart viennent des missions.
lesson-ronin-keep = Voici vos premières missions. Chacune est une route entre deux villes : soyez dans l’une, payez ses ressources, et vous aurez les points les plus bas ; soyez dans les deux pour les plus hauts. Touchez celle que vous rendez. Des routes qui partagent une ville vont bien ensemble.
lesson-ronin-solo-shogun = La carte du shogun dit où sont ses quatre ronin ce tour-ci et dans quelle région il bâtit. Vous ne pouvez aller où il est, et où il domine vous ne pouvez prendre que la ressource de la tête de cheval.
lesson-ronin-duel-shogun = La carte du shogun dit où sont ses quatre ronin ce tour-ci et dans quelle région il bâtit. Vous ne pouvez aller où il est, et il gagne toute égalité : à son tour, la ressource de la tête de cheval disparaît.
lesson-ronin-solo-place = Seul, vous piochez des missions pour placer : le ronin va dans une ville de l’une d’elles. Touchez un ronin, puis une ville au trait interrompu. Laissez le pointeur sur une ville, ou touchez-la une fois, pour voir ce qu’elle donnerait. Un nombre bleu compte celles de vos missions qu’elle sert.
lesson-ronin-place = Touchez un ronin, puis une ville au trait interrompu. Laissez le pointeur sur une ville, ou touchez-la une fois, pour voir ce qu’elle donnerait. Un nombre bleu compte celles de vos missions qu’elle sert.
lesson-ronin-act = Voici la tuile de la ville : son action, ou deux points à la place. Un rouleau apporte une mission, un chapeau un personnage, une tasse trois cases de thé, une tour un château, un étendard des points de plus en plus nombreux, le cercle deux jetons qui valent toute ressource. Touchez la mission, le personnage ou la région même.
lesson-ronin-collect = Les ressources se prennent région par région. Les petits signes montrent l’influence de chacun, qui prend d’abord à gauche : un par ronin autour de la région, un pour un château. Touchez une ressource pour la prendre.
lesson-ronin-missions = Touchez une mission dont vous occupez une ville : un paiement est proposé. Touchez une case pour le changer ; les jetons valent toute ressource. Vous pouvez payer une partie maintenant et le reste à un autre tour. Quand il n’y a plus rien à faire, dites que c’est tout.
lesson-ronin-limits = On ne garde que quatre ressources et trois jetons d’un tour à l’autre. Ce qui est posé sur des missions ne compte pas : payer en partie sauve des ressources.
lesson-ronin-tea = La piste de thé tranche chaque égalité, et ses cases dorées donnent une fois. Trois cases font une tasse.
lesson-ronin-bonus = Des missions accomplies aux vertus assorties achètent des tuiles bonus : deux d’une vertu, ou trois différentes. Le nombre vert dit ce qu’une tuile vous vaudrait maintenant.
lesson-ronin-last = Le dernier tour. Les missions inachevées ne donnent plus rien : allez où vous pouvez encore payer.
lesson-ronin-over = C’était une partie entière. Regardez vos points par source, et essayez le défi du jour : les mêmes tirages pour tous.
