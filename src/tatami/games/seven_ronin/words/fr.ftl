### 7 Ronin en français. Chaque langue a les mêmes messages ; seuls les petits du début diffèrent.

## Les noms dans les phrases

le-lieu = { $place-key ->
    [watchtower] la tour de guet
    [inn] l’auberge
    [burial-grounds] le cimetière
    [shrine] le temple
    [animal-pen] l’enclos
    [well] le puits
    [granary] le grenier
    [fields-2] les champs (2)
    [passage] le passage
    [fields-3] les champs (3)
   *[green] la place
}
au-lieu = { $place-key ->
    [watchtower] à la tour de guet
    [inn] à l’auberge
    [burial-grounds] au cimetière
    [shrine] au temple
    [animal-pen] à l’enclos
    [well] au puits
    [granary] au grenier
    [fields-2] aux champs (2)
    [passage] au passage
    [fields-3] aux champs (3)
   *[green] sur la place
}
du-lieu = { $place-key ->
    [watchtower] de la tour de guet
    [inn] de l’auberge
    [burial-grounds] du cimetière
    [shrine] du temple
    [animal-pen] de l’enclos
    [well] du puits
    [granary] du grenier
    [fields-2] des champs (2)
    [passage] du passage
    [fields-3] des champs (3)
   *[green] de la place
}
la-cible = { $target-key ->
    [watchtower] la tour de guet
    [inn] l’auberge
    [burial-grounds] le cimetière
    [shrine] le temple
    [animal-pen] l’enclos
    [well] le puits
    [granary] le grenier
    [fields-2] les champs (2)
    [passage] le passage
    [fields-3] les champs (3)
   *[green] la place
}
tombe = { $ronin-key ->
    [tasuke] tombée
   *[other] tombé
}

## Les noms

game = 7 Ronin
tagline = Quarante ninjas, dix quartiers, huit jours, et sept lames pour les défendre.

seat-attacker = Attaquant
seat-defender = Défenseur

place-watchtower = Tour de guet
place-inn = Auberge
place-burial-grounds = Cimetière
place-shrine = Temple
place-animal-pen = Enclos
place-well = Puits
place-granary = Grenier
place-fields-2 = Champs (2)
place-passage = Passage
place-fields-3 = Champs (3)
place-green = Place

ronin-hayai = Hayai
ronin-kabe = Kabe
ronin-musashi = Musashi
ronin-taiko = Taiko
ronin-tasuke = Tasuke
ronin-yobu = Yobu
ronin-yumi = Yumi

count-one = un ninja
count-two = deux ninjas

ending-none = Le village tient encore
ending-village-taken = Le village est pris
ending-ronin-fell = Le dernier ronin est tombé
ending-ninja-fell = Le dernier ninja est tombé
ending-winter = L’hiver ferme les cols

## Les coups

move-done = Terminé
move-deploy = Envoyer un ninja { au-lieu }
    .short = Envoyer 1 : { le-lieu }
move-post = Poster { $ronin } { au-lieu }
    .short = { $ronin } : { le-lieu }
move-strike = Musashi abat un ninja de son quartier
    .short = Musashi : abattre 1 ninja
move-shoot = Yumi abat un ninja de la réserve
    .short = Yumi : tirer sur la réserve
move-heal = Taiko soigne une blessure de { $ronin }
    .short = Taiko : soigner { $ronin }
move-ride = Hayai chevauche vers { le-lieu }
    .short = Hayai : { le-lieu }
move-drive = Yobu repousse un ninja vers { le-lieu }
    .short = Yobu : vers { le-lieu }
move-wound = { $ronin } reçoit la blessure suivante
    .short = { $ronin } : 1 blessure
move-volley = Tour de guet : tirer sur les deux voisins
    .short = Tour de guet : tirer
move-loot = Grenier : attirer deux ninjas dans la réserve
    .short = Grenier : 2 en réserve
move-poison = Puits : empoisonner { $ronin }
move-pen = Enclos : { $ronin } doit rester un jour de plus
    .short = Enclos : { $ronin } reste
move-curse = Temple : priver { $ronin } de sa capacité pour un jour
    .short = Temple : maudire { $ronin }
move-recall = Cimetière : rappeler un ninja { du-lieu }
    .short = Rappeler 1 : { le-lieu }
move-infiltrate = Passage : mener { $count } { au-lieu }
    .short = Passage ({ $count-key ->
        [one] 1
       *[two] 2
    }) : { $place }
move-copy = Auberge : copier { le-lieu }
    .short = Copier : { le-lieu }
move-spy = Envoyer l’espion { au-lieu }
    .short = Espion : { le-lieu }

menu-post = Poster { $ronin }…
menu-infiltrate = Passage : mener des ninjas { au-lieu }…

done-spy = Garder le jeton
done-answer = Donner cette réponse
done-drive = Laisser le second ninja
done-recall = Ne pas rappeler de second ninja
    .short = Pas de second rappel
done-copy = Passer
done-planning = Plan terminé : lever l’écran
done-ronin = C’est tout : au combat !
done-areas = C’est tout : finir le jour

## Ce qui se passe

event-day-breaks = Le jour { $day } se lève : jusqu’à { $threat } quartiers attaqués, par { $minimum ->
    [one] au moins un ninja.
   *[other] au moins { $minimum } ninjas.
}
event-spy-asks = { $seat-key ->
    [attacker] L’espion de l’attaquant observe { le-lieu } : qui s’y tiendra ?
   *[defender] L’espion du défenseur observe { le-lieu } : combien de ninjas y viendront ?
}
event-spy-answered = { $seat-key ->
    [attacker] L’attaquant répond à l’espion ({ le-lieu }).
   *[defender] Le défenseur répond : seuls les ronin nommés se tiendront { au-lieu }.
}
event-spy-sees-ninja = { $count ->
    [0] Aucun nouveau ninja ne viendra { au-lieu }.
    [one] Un nouveau ninja viendra { au-lieu }.
   *[other] { $count } nouveaux ninjas viendront { au-lieu }.
}
event-spy-sees-ronin = { $ronin } se tiendra { au-lieu }.
event-ninja-planned = Prévu : un ninja { au-lieu }.
event-ronin-planned = Prévu : { $ronin } { au-lieu }.
event-ready = { $seat-key ->
    [attacker] L’attaquant a terminé son plan.
   *[defender] Le défenseur a terminé son plan.
}
event-screens-lifted = Les deux écrans se lèvent.
event-ninja-arrive = { $place-key ->
    [green] Un ninja se mêle à la foule sur la place.
   *[other] { $count ->
        [one] Un ninja attaque { le-lieu }.
       *[other] { $count } ninjas attaquent { le-lieu }.
    }
}
event-ronin-arrives = { $ronin } prend son poste { au-lieu }.
event-ronin-stays = { $ronin } doit rester { au-lieu }.
event-green-cleared = { $count ->
    [0] { $ronin } ne trouve personne sur la place.
    [one] { $ronin } débarrasse la place d’un ninja.
   *[other] { $ronin } débarrasse la place de { $count } ninjas.
}
event-musashi-strikes = Musashi abat un ninja { au-lieu }.
event-yumi-shoots = Yumi abat un ninja de la réserve : il en reste { $reserve }.
event-taiko-heals = Taiko soigne une blessure de { $ronin }.
event-hayai-rides = Hayai chevauche vers { le-lieu }.
event-yobu-drives = Yobu repousse un ninja { du-lieu } vers { la-cible }.
event-wounded = { $count ->
    [one] { $ronin } reçoit une blessure ; vitalité restante : { $vitality }.
   *[other] { $ronin } reçoit { $count } blessures ; vitalité restante : { $vitality }.
}
event-fell = { $ronin } est { tombe }.
event-occupied = { $count ->
    [one] Un ninja occupe { le-lieu }.
   *[other] { $count } ninjas occupent { le-lieu }.
}
event-watchtower-shoots = Les flèches partent { du-lieu } vers les deux quartiers voisins.
event-granary-looted = { $count ->
    [0] Le grenier est pillé, mais la défausse n’a plus de ninja à donner.
    [one] Le grenier est pillé : un ninja rejoint la réserve.
   *[other] Le grenier est pillé : { $count } ninjas rejoignent la réserve.
}
event-well-poisoned = Le puits est empoisonné, et { $ronin } y boit.
event-penned = Les bêtes s’échappent : demain, { $ronin } devra rester { au-lieu }.
event-cursed = { $ronin-key ->
    [kabe] Le temple est profané, mais Kabe n’a aucune capacité à perdre.
   *[other] Le temple est profané : demain, { $ronin } n’aura pas sa capacité.
}
event-recalled = Un ninja s’éclipse { du-lieu } et regagne la réserve.
event-infiltrated = { $count ->
    [one] Par le passage, un ninja se glisse { au-lieu }.
   *[other] Par le passage, { $count } ninjas se glissent { au-lieu }.
}
event-inn-copies = L’auberge copie { le-lieu }.
event-hunger = Un ninja affamé déserte : il en reste { $reserve } en réserve.
event-won = { $seat-key ->
    [attacker] { $ending } au jour { $day } : l’attaquant gagne.
   *[defender] { $ending } au jour { $day } : le défenseur gagne.
}

## Pourquoi non

refusal-game-is-over = La partie est terminée.
refusal-not-your-decision = C’est à un autre joueur d’en décider : attendez votre tour.
refusal-not-now = Pas maintenant : faites d’abord ce qui vous est demandé.
refusal-reserve-is-empty = Il n’y a pas assez de ninjas dans la réserve.
refusal-limit-reached = La limite de nouveaux ninjas de ce quartier est atteinte pour aujourd’hui : choisissez-en un autre. Chaque ninja présent sur la place à l’aube relève une limite de 1.
refusal-threat-reached = Vous attaquez déjà autant de quartiers que le permet le niveau de menace du jour : envoyez ce ninja dans l’un d’eux.
refusal-green-takes-one = La place reçoit un seul nouveau ninja par jour : choisissez un quartier.
refusal-minimum-comes-first = Il vous faut tous vos ninjas pour atteindre la force minimale : choisissez un quartier.
refusal-minimum-not-met = L’attaque est trop faible : envoyez la force minimale du jour, ou tous les ninjas qui vous restent.
refusal-promised-to-the-spy = Vous avez dit à un espion ce qui s’y trouvera, et rien ne peut s’y ajouter : choisissez un autre quartier.
refusal-ronin-has-fallen = Ce ronin est tombé : choisissez-en un autre.
refusal-ronin-is-held = L’enclos garde ce ronin où il est aujourd’hui : choisissez-en un autre.
refusal-ronin-is-planned = Ce ronin a déjà un poste ; reprenez ce coup pour en choisir un autre.
refusal-ronin-are-left = Tous les ronin doivent être postés avant de terminer le plan.
refusal-area-is-defended = Un ronin par quartier : seule Tasuke peut en partager un avec un autre.
refusal-tasuke-is-cursed = Le temple a privé Tasuke de sa capacité : aujourd’hui elle ne partage aucun quartier.
refusal-green-is-empty = Aucun ninja sur la place à l’aube : choisissez un quartier.
refusal-green-is-taken = Un seul ronin sur la place, même avec Tasuke : choisissez un quartier.
refusal-green-is-no-area = La place n’est pas un quartier, et cette capacité ne l’atteint pas : choisissez un quartier.
refusal-ability-is-used = Cette capacité a déjà servi aujourd’hui ; chacune sert une fois par jour.
refusal-ability-is-cursed = Le temple a privé ce ronin de sa capacité pour aujourd’hui.
refusal-ronin-is-on-the-green = Sur la place, un ronin n’a pas de capacité, et celles des quartiers ne l’atteignent pas.
refusal-area-is-not-free = Ce ronin n’agit que d’un quartier libre (sans ninja) : utilisez-en un autre.
refusal-area-is-not-contested = Ce ronin n’agit que face à des ninjas : utilisez-en un autre.
refusal-no-ninja-there = Pas de ninja là : choisissez un quartier où il y en a.
refusal-not-adjacent = Yobu ne repousse les ninjas que vers l’un des deux quartiers voisins du sien.
refusal-taiko-cannot-heal-himself = Taiko ne peut pas se soigner lui-même.
refusal-no-wound-to-heal = Ce ronin n’a pas de blessure : choisissez-en un autre.
refusal-not-in-this-fight = Ce ronin n’est pas de ce combat : choisissez-en un qui en est.
refusal-area-is-not-occupied = Seul un quartier occupé (des ninjas, aucun ronin) peut être utilisé. Choisissez-en un.
refusal-inn-copies-another = Finissez d’abord la copie de l’auberge, ou passez.
refusal-inn-cannot-copy-itself = L’auberge ne peut pas se copier elle-même : choisissez un autre quartier.
refusal-nothing-to-copy = Ce quartier n’aurait aucune cible : copiez-en un autre.
refusal-no-token = Vous n’avez pas de jeton d’espion : il est dépensé, ou cette table joue sans espions.
refusal-not-the-question = L’espion observe un autre quartier : prévoyez d’abord celui-là.

## Les options

option-edition = Édition
option-edition-first = première
option-edition-second = deuxième
option-time-track = Quartiers attaquables, jour par jour
option-time-track-recommended = 3 3 3 4 4 4 5 5 (recommandé)
option-time-track-a = 3 3 4 4 4 5 5 5
option-time-track-b = 3 3 3 4 4 5 5 5
option-time-track-c = 3 3 3 3 4 4 4 5
option-green-counts-to-minimum = Un ninja envoyé sur la place compte dans la force minimale
option-green-counts-to-minimum-no = non
option-green-counts-to-minimum-yes = oui
option-strict-hayai = Hayai ne chevauche que là où il n’y a aucun ronin, pas même Tasuke (deuxième édition)
option-strict-hayai-no = non
option-strict-hayai-yes = oui
option-held-hayai-rides = Hayai peut chevaucher même quand l’enclos le garde
option-held-hayai-rides-no = non
option-held-hayai-rides-yes = oui
option-green-ninja-count = Les ninjas de la place suffisent à garder l’attaquant en jeu
option-green-ninja-count-no = non
option-green-ninja-count-yes = oui
option-inn-shoots-from-inn = L’auberge qui copie la tour de guet tire sur ses propres voisins (première édition)
option-inn-shoots-from-inn-no = non
option-inn-shoots-from-inn-yes = oui
option-spies = Jetons d’espion (mini-extension promotionnelle de 2016)
option-spies-no = non
option-spies-yes = oui

## Ce qu’il faut faire

prompt-spy = { $seat-key ->
    [attacker] Dépensez votre jeton d’espion pour savoir quel ronin se tiendra dans un quartier, ou gardez-le.
   *[defender] Dépensez votre jeton d’espion pour savoir combien de ninjas viendront dans un quartier, ou gardez-le.
}
prompt-answer = { $seat-key ->
    [attacker] Un espion observe { le-lieu } : prévoyez les ninjas que vous y enverrez ({ $there } pour l’instant), puis « Donner cette réponse ».
   *[defender] Un espion observe { le-lieu } : prévoyez les ronin qui s’y tiendront ({ $there } pour l’instant), puis « Donner cette réponse ».
}
prompt-drive = Yobu peut repousser un second ninja.
prompt-divide = Répartissez les blessures { du-lieu } : il en reste { $wounds }.
prompt-recall = Un second ninja peut être rappelé, du même quartier ou d’un autre.
prompt-copy = L’auberge copie { le-lieu } : choisissez sa cible.
prompt-planning = { $seat-key ->
    [attacker] Envoyez au moins { $minimum ->
        [one] { $minimum } ninja
       *[other] { $minimum } ninjas
    }, dans { $threat } quartiers au plus. Envoyés : { $placed }, quartiers : { $attacked }{ $spare ->
        [0] .
        [one] . La place permet de dépasser une limite de 1.
       *[other] . La place permet de dépasser des limites de { $spare } en tout.
    }
   *[defender] Postez tous les ronin, un par quartier ; Tasuke peut en accompagner un. Restent à poster : { $waiting }.
}
prompt-ronin = Utilisez les capacités de vos ronin, dans l’ordre de votre choix, puis lancez le combat.
prompt-areas = Utilisez les quartiers que vous occupez, dans l’ordre de votre choix. Vous en occupez { $held } ; il en faut { $needed } pour gagner.

## Les règles, étape par étape

rules-spying =
    Chaque camp a un jeton d’espion pour toute la partie. À l’aube, avant tout plan, l’attaquant puis le défenseur peuvent dépenser le leur sur un quartier du village.

    L’espion de l’attaquant demande quel ronin s’y tiendra ; celui du défenseur, combien de nouveaux ninjas y viendront. L’autre camp répond aussitôt, à haute voix, et sa réponse l’engage : ce qui est nommé est prévu là, et rien ne peut s’y ajouter.
rules-planning =
    Les deux camps préparent leur plan en même temps et en secret.

    L’attaquant envoie des ninjas de sa réserve : dans autant de quartiers au plus que le niveau de menace du jour, dans chacun pas plus de nouveaux que sa limite, et en tout au moins la force minimale (ou tous les ninjas qui restent). Un ninja de plus peut aller sur la place. Chaque ninja présent sur la place à l’aube relève de 1 la limite de son choix.

    Le défenseur poste tous ses ronin, un par quartier ; seule Tasuke peut en partager un, avec un autre. Un ronin peut aller sur la place si des ninjas s’y trouvaient à l’aube : il la débarrasse sans blessure, mais n’use d’aucune capacité, et rien ne peut l’y atteindre. Un ronin gardé par l’enclos reste où il est.
rules-ronin =
    Les écrans sont levés. Le défenseur utilise les capacités de ses ronin dans l’ordre de son choix, chacune une fois par jour au plus. Hayai, Taiko et Yumi agissent d’un quartier libre, sans ninja ; Musashi et Yobu dans un quartier contesté, où ninjas et ronin se font face. Un ronin maudit, ou posté sur la place, ne fait rien.
rules-wounds =
    Dans chaque quartier contesté, les ninjas deviennent des blessures : autant que le permet la vitalité du ronin. Un ronin dont la tuile est pleine tombe, et ses blessures vont à la défausse. Les ninjas en trop, ou que personne n’attendait, occupent le quartier. Là où Tasuke accompagne un autre ronin, le défenseur dit qui reçoit chaque blessure.
rules-areas =
    L’attaquant utilise les capacités des quartiers occupés (des ninjas, aucun ronin), dans l’ordre de son choix, chacune une fois par jour au plus. Un quartier pris pendant cette étape peut y servir aussi. Aucune capacité n’atteint la place.

    À la fin de cette étape, et alors seulement, cinq quartiers occupés font gagner la partie. Les deux champs ensemble comptent pour trois, et l’auberge qui copie un champ peut remplacer l’un des deux.
rules-over =
    L’attaquant gagne aussitôt que le dernier ronin tombe, s’il reste un ninja ; et à la fin de la dernière étape de combat d’un jour si les ninjas occupent cinq quartiers.

    Le défenseur gagne aussitôt qu’il ne reste de ninja ni sur le plateau ni dans la réserve, même sans aucun ronin ; et quand finit le huitième jour. À partir du quatrième jour, la faim prend chaque soir un ninja de la réserve.

## Les lieux et les gens

about-watchtower = Chaque ronin des deux quartiers voisins reçoit une blessure.
about-inn = Copie la capacité d’un autre quartier occupé ; en copiant un champ, elle en devient un.
about-burial-grounds = Jusqu’à deux ninjas quittent les quartiers et regagnent la réserve.
about-shrine = Un ronin est privé de sa capacité le lendemain.
about-animal-pen = Un ronin doit rester où il est le lendemain.
about-well = Un ronin choisi par l’attaquant reçoit une blessure ; Tasuke ne peut la prendre pour lui.
about-granary = Deux ninjas passent de la défausse à la réserve.
about-fields-2 = Occupés ensemble, les deux champs comptent pour trois quartiers.
about-passage = Un ou deux ninjas passent de la réserve à n’importe quel quartier et combattent aussitôt.
about-fields-3 = Occupés ensemble, les deux champs comptent pour trois quartiers.
about-green = Ce n’est pas un quartier et elle n’en touche aucun. Chaque ninja présent à l’aube relève une limite de 1.

about-hayai = Vitalité 5. D’un quartier libre, il chevauche vers tout quartier avec des ninjas que personne ne défend, ou Tasuke seule.
about-kabe = Vitalité 7. Aucune capacité ; le temple est sans effet sur lui.
about-musashi = Vitalité 4. Abat un ninja de son quartier avant le combat.
about-taiko = Vitalité 5. D’un quartier libre, il soigne une blessure de n’importe quel autre ronin.
about-tasuke = Vitalité 3. Peut partager un quartier avec un autre ronin ; le défenseur répartit leurs blessures.
about-yobu = Vitalité 3. Repousse jusqu’à deux ninjas de son quartier vers les quartiers voisins, sans tenir compte des limites.
about-yumi = Vitalité 3. D’un quartier libre, il abat un ninja de la réserve.

## Sur le plateau

board-day = Jour
board-threat = Quartiers, au plus
board-minimum = Ninjas, au moins
board-ronin = Ronin
board-fallen = { tombe }
board-reserve = Réserve
board-supply = Défausse
board-held = Quartiers occupés
board-loan = limites relevées de { $count }
board-legend = ✦ ninja  ✧ › prévu  · libre  ● blessure  ■ doit rester  × maudit  ✓ fait  ▾ faim
