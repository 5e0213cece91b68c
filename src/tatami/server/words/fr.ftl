### Le serveur en français.

prompt-wait = { $count ->
    [one] { $seats } réfléchit…
   *[other] { $seats } réfléchissent…
}
prompt-over = { $count ->
    [0] La partie est terminée. Personne ne gagne.
    [one] La partie est terminée. Vainqueur : { $winners }.
   *[other] La partie est terminée. Vainqueurs : { $winners }.
}

client-missing = Le serveur tourne, mais ses pages n’ont pas été construites. Dans le dossier de Tatami, lancez « make client », puis relancez « tatami serve ».

phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thank-you = Merci.
phrase-sorry = Pardon !
phrase-nice-move = Joli coup.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-i-am-back = Me revoilà.
phrase-your-turn = C’est à vous.
phrase-rematch = Une revanche ?
phrase-goodbye = Au revoir !

refusal-already-started = Cette partie a déjà commencé.
refusal-bad-clock = Quand le temps est écoulé, on perd (« lose ») ou un robot continue (« bot » avec deux-points et son nom).
refusal-bad-file = Ce n’est pas le fichier d’une partie : { $detail }
refusal-bad-login = Un identifiant compte de 3 à 32 lettres, chiffres, points ou tirets.
refusal-bad-message = Ce message n’est pas compris : { $detail }
refusal-bad-name = Un nom doit pouvoir se lire.
refusal-bad-options = Ces options n’existent pas : { $detail }
refusal-bad-proposal = Seul « bot » se propose pour une place.
refusal-bad-request = Cette demande n’est pas comprise.
refusal-bad-seats = Une place est « me » (une fois), « open », ou « bot » avec deux-points et le nom d’un robot.
refusal-bad-text = Dites une phrase toute faite, ou bien un texte qui puisse se lire.
refusal-conflict = La partie vient d’avancer. Rien de ceci n’a été joué ; réessayez.
refusal-no-such-bot = Il n’y a pas de robot « { $name } » ; les robots : { $known }.
refusal-no-such-game = Il n’y a pas de jeu « { $name } » ; les jeux : { $known }.
refusal-daily-runs = Défi du jour : ni conseil, ni bilan, ni export, ni reprise d’un commun accord avant la fin du jour (minuit UTC).
refusal-has-account = Vous avez déjà un compte.
refusal-login-taken = Cet identifiant est déjà pris.
refusal-no-analysis = Personne n’a encore demandé l’analyse de cette partie.
refusal-no-proposal = Cette proposition n’existe pas.
refusal-no-such-moment = Ce moment n’existe pas ; cette partie en compte { $count }.
refusal-no-such-phrase = Il n’y a pas de phrase toute faite « { $name } » ; les phrases : { $known }.
refusal-no-such-seat = Il n’y a pas de place « { $name } » ; les places : { $known }.
refusal-no-such-table = Cette table n’existe pas.
refusal-nobody-there = Personne d’autre n’occupe cette place.
refusal-not-away = Vous pourrez demander un robot après deux minutes d’attente.
refusal-not-found = Il n’y a rien ici.
refusal-not-host = Seule la personne qui a créé la table peut lancer la partie.
refusal-not-live = Personne ne peut jouer à cette table en ce moment.
refusal-not-over = Cette partie n’est pas terminée.
refusal-not-seated = Vous n’avez pas de place à cette table.
refusal-nothing-to-decide = Vous n’avez rien à décider en ce moment.
refusal-paused = La partie est en pause. Proposez d’abord de continuer.
refusal-plan-ends-here = Un plan s’arrête là où quelque chose est révélé. Rien n’en a été joué ; envoyez la suite une fois que vous l’aurez vu.
refusal-proposal-lies = Une autre proposition attend une réponse : répondez-y d’abord.
refusal-resigned = Vous avez abandonné ; un robot joue à votre place.
refusal-seat-taken = Cette place est prise.
refusal-seated-already = Vous avez déjà une place à cette table.
refusal-seats-open = Il reste des places libres.
refusal-stand-in = Un robot joue pour vous. Reprenez d’abord votre place.
refusal-too-fast = C’est trop à la fois ; attendez un instant et réessayez.
refusal-too-large = C’est trop grand : envoyez-en moins à la fois.
refusal-too-many = Trop de tables ou de fenêtres ouvertes : terminez-en ou fermez-en une.
refusal-trouble = Une erreur est survenue de notre côté. Ce qui a été confirmé est enregistré ; réessayez.
refusal-undo-chance = Un tirage a eu lieu depuis : impossible de reprendre seul ce coup.
refusal-undo-no-move = Il n’y a rien à reprendre.
refusal-undo-others-moved-on = Les autres ont joué depuis : impossible de reprendre seul ce coup.
refusal-undo-something-was-shown = Ce coup a révélé quelque chose : impossible de le reprendre seul.
refusal-unknown-move = « { $move } » n’est pas compris ici ; possible : { $expected }.
refusal-walk-in-first = Dites-nous d’abord votre nom.
refusal-wrong-code = Ce code est faux, déjà utilisé ou trop ancien. Demandez-en un autre sur l’autre appareil.
refusal-wrong-method = Cela ne se demande pas ainsi.
refusal-wrong-password = Cet identifiant et ce mot de passe ne vont pas ensemble.
refusal-wrong-origin = Cette demande vient d’un autre site.
