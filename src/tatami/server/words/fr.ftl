### Le serveur en français.

prompt-wait = En attente : { $seats }.
prompt-over = La partie est terminée. Victoire : { $winners }.

refusal-already-started = Cette partie a déjà commencé.
refusal-bad-file = Ce n’est pas le fichier d’une partie : { $detail }
refusal-bad-message = Ce message n’est pas compris : { $detail }
refusal-bad-name = Un nom doit pouvoir se lire.
refusal-bad-options = Ces options n’existent pas : { $detail }
refusal-bad-request = Cette demande n’est pas comprise.
refusal-bad-seats = Une place est « me » (une fois), « open », ou « bot » avec deux-points et le nom d’un robot.
refusal-conflict = La partie vient d’avancer. Rien de ceci n’a été joué ; réessayez.
refusal-no-such-bot = Il n’y a pas de robot « { $name } » ; les robots : { $known }.
refusal-no-such-game = Il n’y a pas de jeu « { $name } » ; les jeux : { $known }.
refusal-no-such-seat = Il n’y a pas de place « { $name } » ; les places : { $known }.
refusal-no-such-table = Cette table n’existe pas.
refusal-not-found = Il n’y a rien ici.
refusal-not-host = Seule la personne qui a dressé la table peut commencer.
refusal-not-live = Personne ne peut jouer à cette table en ce moment.
refusal-not-over = Cette partie n’est pas terminée.
refusal-not-seated = Vous n’avez pas de place à cette table.
refusal-plan-ends-here = Un plan s’arrête là où quelque chose est révélé. Rien n’en a été joué ; envoyez la suite une fois que vous l’aurez vu.
refusal-seat-taken = Cette place est prise.
refusal-seated-already = Vous avez déjà une place à cette table.
refusal-seats-open = Il reste des places libres.
refusal-too-fast = C’est trop à la fois ; attendez un instant et réessayez.
refusal-too-large = C’est trop grand.
refusal-too-many = Vous en avez ouvert autant qu’une personne le peut.
refusal-trouble = Une erreur est survenue de notre côté. Ce qui a été confirmé est conservé ; réessayez.
refusal-undo-chance = Le hasard a parlé depuis : le coup reste.
refusal-undo-no-move = Il n’y a rien à annuler.
refusal-undo-others-moved-on = Les autres ont joué depuis : le coup reste.
refusal-undo-something-was-shown = Les autres en ont appris quelque chose : le coup reste.
refusal-unknown-move = « { $move } » n’est pas compris ici ; possible : { $expected }.
refusal-walk-in-first = Dites-nous d’abord votre nom.
refusal-wrong-method = Cela ne se demande pas ainsi.
refusal-wrong-origin = Cette demande vient d’un autre site.
