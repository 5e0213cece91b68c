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
retenu = { $ronin-key ->
    [tasuke] retenue
   *[other] retenu
}
tombe = { $ronin-key ->
    [tasuke] tombée
   *[other] tombé
}

## Les noms

game = 7 Ronin
tagline = Quarante ninjas, dix lieux, huit jours, et sept lames pour les défendre.

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
move-post = Poster { $ronin } { au-lieu }
move-strike = Musashi abat un ninja de son quartier
move-shoot = Yumi abat un ninja de la réserve
move-heal = Taiko soigne une blessure de { $ronin }
move-ride = Hayai chevauche vers { le-lieu }
move-drive = Yobu repousse un ninja vers { le-lieu }
move-wound = { $ronin } reçoit la blessure suivante
move-volley = Tour de guet : tirer sur les deux voisins
move-loot = Grenier : attirer deux ninjas dans la réserve
move-poison = Puits : empoisonner { $ronin }
move-pen = Enclos : retenir { $ronin } un jour de plus
move-curse = Temple : priver { $ronin } de sa capacité pour un jour
move-recall = Cimetière : rappeler un ninja { du-lieu }
move-infiltrate = Passage : mener { $count } { au-lieu }
move-copy = Auberge : copier { le-lieu }
move-spy = Envoyer l’espion { au-lieu }

menu-post = Poster { $ronin }…
menu-infiltrate = Passage : mener des ninjas { au-lieu }…

done-spy = Garder le jeton
done-answer = La réponse est complète
done-drive = Laisser le second ninja
done-recall = Ne pas rappeler de second ninja
done-copy = Y renoncer
done-planning = Plan terminé : lever l’écran
done-ronin = Assez : place au combat
done-areas = Assez : finir la journée

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
    [attacker] L’attaquant répond : voici ce qu’il en sera { du-lieu }.
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
event-ronin-stays = { $ronin } est encore { retenu } { au-lieu }.
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
    [one] { $ronin } reçoit une blessure et { $vitality ->
        [0] n’en supportera plus d’autre
       *[other] peut en supporter encore { $vitality }
    }.
   *[other] { $ronin } reçoit { $count } blessures et { $vitality ->
        [0] n’en supportera plus d’autre
       *[other] peut en supporter encore { $vitality }
    }.
}
event-fell = { $ronin } est { tombe }.
event-occupied = { $count ->
    [one] Un ninja tient { le-lieu }.
   *[other] { $count } ninjas tiennent { le-lieu }.
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
    [one] Un ninja se glisse par le passage { au-lieu }.
   *[other] { $count } ninjas se glissent par le passage { au-lieu }.
}
event-inn-copies = L’espion de l’auberge copie { le-lieu }.
event-hunger = Un ninja affamé déserte : il en reste { $reserve } en réserve.
event-won = { $seat-key ->
    [attacker] { $ending } au jour { $day } : l’attaquant gagne.
   *[defender] { $ending } au jour { $day } : le défenseur gagne.
}

## Pourquoi non

refusal-game-is-over = La partie est terminée.
refusal-not-your-decision = Ce n’est pas à vous d’en décider maintenant.
refusal-not-now = Cela relève d’une autre étape, ou une autre question passe avant.
refusal-reserve-is-empty = Il n’y a pas assez de ninjas dans la réserve.
refusal-limit-reached = Plus aucun nouveau ninja ne tient ici aujourd’hui : la limite du quartier est atteinte. Chaque ninja présent sur la place à l’aube relève une limite d’un.
refusal-threat-reached = Vous attaquez déjà autant de quartiers que le permet le niveau de menace du jour.
refusal-green-takes-one = La place reçoit un seul nouveau ninja par jour.
refusal-minimum-comes-first = Il vous faut tous vos ninjas pour atteindre la force minimale ; aucun ne peut aller sur la place.
refusal-minimum-not-met = L’attaque est trop faible : envoyez la force minimale du jour, ou tous les ninjas qui vous restent.
refusal-promised-to-the-spy = Vous avez dit à un espion ce qui s’y trouvera ; rien ne peut s’y ajouter.
refusal-ronin-has-fallen = Ce ronin est tombé.
refusal-ronin-is-held = L’enclos retient ce ronin : pas d’autre poste aujourd’hui.
refusal-ronin-is-planned = Ce ronin a déjà un poste ; annulez pour en choisir un autre.
refusal-ronin-are-left = Tous les ronin doivent être postés avant de terminer le plan.
refusal-area-is-defended = Un ronin par quartier : seule Tasuke peut en partager un avec un autre.
refusal-tasuke-is-cursed = Le temple a privé Tasuke de sa capacité : aujourd’hui elle ne partage aucun quartier.
refusal-green-is-empty = Un ronin ne va sur la place que si des ninjas s’y trouvaient à l’aube.
refusal-green-is-taken = Un seul ronin sur la place, et Tasuke ne peut l’y accompagner.
refusal-green-is-no-area = La place n’est pas un quartier : cette capacité ne l’atteint pas.
refusal-ability-is-used = Cette capacité a déjà servi aujourd’hui ; chacune sert une fois par jour.
refusal-ability-is-cursed = Le temple a privé ce ronin de sa capacité pour aujourd’hui.
refusal-ronin-is-on-the-green = Sur la place, un ronin n’a pas de capacité, et celles des quartiers ne l’atteignent pas.
refusal-area-is-not-free = Il n’agit que d’un quartier libre : aucun ninja ne doit se trouver où il se tient.
refusal-area-is-not-contested = Il n’agit que contre des ninjas : il n’y en a pas où il se tient.
refusal-no-ninja-there = Il n’y a pas de ninja ici.
refusal-not-adjacent = Yobu ne repousse les ninjas que vers l’un des deux quartiers voisins du sien.
refusal-taiko-cannot-heal-himself = Taiko ne peut pas se soigner lui-même.
refusal-no-wound-to-heal = Ce ronin n’a pas de blessure.
refusal-not-in-this-fight = Ce ronin n’est pas de ce combat.
refusal-area-is-not-occupied = Seul sert un quartier tenu par des ninjas, sans aucun ronin.
refusal-inn-copies-another = L’auberge copie en ce moment un autre quartier.
refusal-inn-cannot-copy-itself = L’auberge copie un autre quartier, jamais elle-même.
refusal-nothing-to-copy = La capacité copiée ne trouverait personne sur qui agir.
refusal-no-token = Votre jeton d’espion est dépensé.
refusal-not-the-question = L’espion s’intéresse à un autre quartier.

## Les options

option-edition = Édition
option-edition-first = première
option-edition-second = deuxième
option-time-track = Lecture de la piste du temps
option-time-track-recommended = recommandée
option-time-track-a = A
option-time-track-b = B
option-time-track-c = C
option-green-counts-to-minimum = Un ninja envoyé sur la place compte dans la force minimale
option-green-counts-to-minimum-no = non
option-green-counts-to-minimum-yes = oui
option-strict-hayai = Hayai ne chevauche que là où il n’y a aucun ronin, pas même Tasuke (deuxième édition)
option-strict-hayai-no = non
option-strict-hayai-yes = oui
option-held-hayai-rides = Hayai peut chevaucher même retenu par l’enclos
option-held-hayai-rides-no = non
option-held-hayai-rides-yes = oui
option-green-ninja-count = Les ninjas de la place suffisent à garder l’attaquant en jeu
option-green-ninja-count-no = non
option-green-ninja-count-yes = oui
option-inn-shoots-from-inn = L’auberge qui copie la tour de guet tire sur ses propres voisins (première édition)
option-inn-shoots-from-inn-no = non
option-inn-shoots-from-inn-yes = oui
option-spies = Jetons d’espion (promotion de 2016)
option-spies-no = non
option-spies-yes = oui

## Ce qu’il faut faire

prompt-spy = { $seat-key ->
    [attacker] Dépensez votre jeton d’espion pour savoir quel ronin tiendra un quartier, ou gardez-le.
   *[defender] Dépensez votre jeton d’espion pour savoir combien de ninjas viendront dans un quartier, ou gardez-le.
}
prompt-answer = { $seat-key ->
    [attacker] Un espion observe { le-lieu } : prévoyez les ninjas que vous y enverrez ({ $there } pour l’instant), puis concluez.
   *[defender] Un espion observe { le-lieu } : prévoyez les ronin qui s’y tiendront ({ $there } pour l’instant), puis concluez.
}
prompt-drive = Yobu peut repousser un second ninja.
prompt-divide = Répartissez les blessures { du-lieu } : il en reste { $wounds }.
prompt-recall = Un second ninja peut être rappelé, du même quartier ou d’un autre.
prompt-copy = L’auberge copie { le-lieu } : choisissez qui elle vise, ou quel lieu.
prompt-planning = { $seat-key ->
    [attacker] Déployez au moins { $minimum ->
        [one] un ninja
       *[other] { $minimum } ninjas
    } sur { $threat } quartiers au plus : { $placed ->
        [0] aucun placé
        [one] un placé
       *[other] { $placed } placés
    }, { $attacked ->
        [0] aucun quartier attaqué
        [one] un quartier attaqué
       *[other] { $attacked } quartiers attaqués
    }{ $spare ->
        [0] .
       *[other] ; la place en permet { $spare } de plus que les limites.
    }
   *[defender] Postez tous les ronin, un par quartier ; Tasuke peut en rejoindre un autre : { $waiting ->
        [0] tous sont postés.
        [one] il en reste un.
       *[other] il en reste { $waiting }.
    }
}
prompt-ronin = Utilisez les capacités de vos ronin dans l’ordre de votre choix, puis que le combat commence.
prompt-areas = Utilisez les quartiers que vous tenez dans l’ordre de votre choix : { $held } sur les { $needed } qui font gagner.

## Les règles, étape par étape

rules-spying =
    Chaque camp a un jeton d’espion pour toute la partie. À l’aube, avant tout plan, l’attaquant puis le défenseur peuvent dépenser le leur sur un quartier du village.

    L’espion de l’attaquant demande quel ronin s’y tiendra ; celui du défenseur, combien de nouveaux ninjas y viendront. L’autre camp répond aussitôt, à haute voix, et sa réponse l’engage : ce qui est nommé est prévu là, et rien ne peut s’y ajouter.
rules-planning =
    Les deux camps préparent leur plan en même temps et en secret.

    L’attaquant envoie des ninjas de sa réserve : dans autant de quartiers au plus que le niveau de menace du jour, dans chacun pas plus de nouveaux que sa limite, et en tout au moins la force minimale (ou tous les ninjas qui restent). Un ninja de plus peut aller sur la place. Chaque ninja présent sur la place à l’aube relève d’un la limite de son choix.

    Le défenseur poste tous ses ronin, un par quartier ; seule Tasuke peut en partager un, avec un autre. Un ronin peut aller sur la place si des ninjas s’y trouvaient à l’aube : il la débarrasse sans blessure, mais n’use d’aucune capacité, et rien ne peut l’y atteindre. Un ronin retenu par l’enclos reste où il est.
rules-ronin =
    Les écrans sont levés. Le défenseur utilise les capacités de ses ronin dans l’ordre de son choix, chacune une fois par jour au plus. Hayai, Taiko et Yumi agissent d’un quartier libre, sans ninja ; Musashi et Yobu dans un quartier disputé, où ninjas et ronin se font face. Un ronin maudit, ou posté sur la place, ne fait rien.
rules-wounds =
    Dans chaque quartier disputé, les ninjas deviennent des blessures : autant que le ronin peut en supporter. Un ronin dont la tuile est pleine tombe, et ses blessures vont à la défausse. Les ninjas en trop, ou que personne n’attendait, tiennent le quartier. Là où Tasuke accompagne un autre ronin, le défenseur dit qui reçoit chaque blessure.
rules-areas =
    L’attaquant utilise les capacités des quartiers où seuls des ninjas se trouvent, dans l’ordre de son choix, chacune une fois par jour au plus. Un quartier pris pendant cette étape peut y servir aussi. Aucune capacité n’atteint la place.

    À la fin de cette étape, et alors seulement, cinq quartiers tenus font gagner la partie. Les deux champs ensemble comptent pour trois, et l’auberge qui copie un champ peut remplacer l’un des deux.
rules-over =
    L’attaquant gagne aussitôt que le dernier ronin tombe, et à la fin de la dernière étape de combat d’un jour si les ninjas tiennent cinq quartiers.

    Le défenseur gagne aussitôt qu’il ne reste de ninja ni sur le plateau ni dans la réserve, même sans aucun ronin ; et quand finit le huitième jour. À partir du quatrième jour, la faim prend chaque soir un ninja de la réserve.

## Les lieux et les gens

about-watchtower = Chaque ronin des deux quartiers voisins reçoit une blessure.
about-inn = Copie la capacité d’un autre quartier tenu ; en copiant un champ, elle en devient un.
about-burial-grounds = Jusqu’à deux ninjas quittent les quartiers et regagnent la réserve.
about-shrine = Un ronin est privé de sa capacité le lendemain.
about-animal-pen = Un ronin doit rester où il est le lendemain.
about-well = Un ronin choisi par l’attaquant reçoit une blessure ; Tasuke ne peut la prendre pour lui.
about-granary = Deux ninjas passent de la défausse à la réserve.
about-fields-2 = Tenus ensemble, les deux champs comptent pour trois quartiers.
about-passage = Un ou deux ninjas passent de la réserve à n’importe quel quartier et combattent aussitôt.
about-fields-3 = Tenus ensemble, les deux champs comptent pour trois quartiers.
about-green = Ni quartier ni voisine de personne : chaque ninja présent à l’aube relève une limite d’un.

about-hayai = D’un quartier libre, il chevauche vers tout quartier avec des ninjas que personne ne défend, ou Tasuke seule.
about-kabe = Aucune capacité, mais nul ne supporte plus de blessures.
about-musashi = Abat un ninja de son quartier avant le combat.
about-taiko = D’un quartier libre, il soigne une blessure de n’importe quel autre ronin.
about-tasuke = Peut partager un quartier avec un autre ronin ; le défenseur répartit leurs blessures.
about-yobu = Repousse jusqu’à deux ninjas de son quartier vers les quartiers voisins.
about-yumi = D’un quartier libre, il abat un ninja de la réserve.

## Sur le plateau

board-day = Jour
board-threat = Quartiers, au plus
board-minimum = Ninjas, au moins
board-ronin = Ronin
board-fallen = { tombe }
board-reserve = Réserve
board-supply = Défausse
board-held = Lieux tenus
board-loan = limites relevées de { $count }
board-legend = ✦ ninja  ✧ › prévu  · libre  ● blessure  ■ retenu  × maudit  ✓ fait  ▾ faim
