# Pourquoi quelque chose ne se peut pas, et ce qu’on peut faire à la place.

refused-only-on-servers = On joue dans les salons d’un serveur.
refused-game-here = La partie [**{ $name }**]({ $link }) est déjà dans ce salon. Pour une seconde partie, il faut un autre salon, ou un fil de celui-ci.
refused-no-game-here = Il n’y a pas de partie dans ce salon. { COMMAND("game new") } en ouvre une.
refused-no-lobby-here = Aucune partie n’attend de joueurs ici. { COMMAND("game new") } en ouvre une.
refused-game-running = La partie de ce salon a déjà commencé.
refused-not-started = La partie de ce salon n’a pas commencé : son hôte peut appuyer sur **Commencer**.
refused-not-host = C’est réservé à l’hôte, { $host }.
refused-lobby-full = Toutes les places sont prises.
refused-already-joined = Tu as déjà une place.
refused-guest-is-bot = C’est un bot de Discord, qui ne peut pas jouer. **Ajouter un bot**, sous la partie qui se prépare, donne une place à un bot qui joue.
refused-guest-joined = Cette personne a déjà une place.
refused-not-in-lobby = Tu n’as pas de place dans cette partie.
refused-not-invited = Cette partie est sur invitation : demande à l’hôte, { $host }.
refused-members-left = { $count ->
    [0] Quelqu’un a quitté le serveur et n’est plus à la table.
    [one] { $names } a quitté le serveur et n’est plus à la table.
   *[other] { $names } ont quitté le serveur et ne sont plus à la table.
} Rien n’a commencé : regarde qui joue maintenant, puis appuie de nouveau sur **Commencer**.
refused-too-few = Il faut { $fewest } joueurs pour commencer. Invite quelqu’un avec { COMMAND("game invite") }, ou appuie sur **Ajouter un bot**.
refused-not-offered = Ce choix n’existe plus ; rien n’a changé.
refused-foreign-option = { $option ->
    [withdraw] { $variant } ne demande pas quels pions on peut retirer
    [target] { $variant } n’a pas d’objectif
   *[other] { $variant } n’a pas l’option « { $option } »
} : laisse cette option vide.
refused-option-out-of-range = Ici, « { $option } » va de { $low } à { $high }.
refused-not-a-player = Tu ne joues pas dans cette partie.
refused-played-for-you = Un bot joue à ta place dans **{ $name }**. Appuie sur **Je suis de retour** pour jouer à nouveau toi-même.
refused-manager-had-seat = Tu as eu une place dans cette partie : la permission **Gérer le serveur** ne te laisse donc pas décider de ses places. C’est aux personnes qui y jouent de le faire, ou à une autre qui a cette permission.
refused-no-film-yet = Il y aura un film une fois cette partie finie.
refused-shown-elsewhere = Cela ne se montre à tous que dans le salon où la partie a été jouée.
refused-review-later = L’analyse sera possible quand cette partie sera finie.
refused-review-anew = Cette analyse date d’avant une mise à jour. Redemande-la avec { COMMAND("review") }.
refused-review-failed = Cette partie ne peut pas être analysée. La raison est dans le journal du bot.
refused-review-waits = Tu attends déjà une autre analyse. Redemande quand elle sera là.
refused-reviews-a-day = Sur ce serveur, { $most } analyses ont été demandées en un jour. Redemande demain.
refused-reviews-full = Trop d’analyses attendent déjà. Redemande dans quelques heures.
refused-nothing-to-replay = Rien n’a encore été joué dans cette partie.
refused-not-your-turn = Ce n’est pas à toi de jouer.
refused-nothing-to-undo = Il n’y a rien à annuler : seule ta dernière action de ce tour peut l’être, si elle n’a fait piocher aucune tuile et si personne n’a abandonné depuis.
refused-nothing-to-take-back = Tu n’as rien à annuler. Seul le tour le plus récent peut l’être, par la personne qui l’a joué, et si aucune autre n’a rien fait depuis.
refused-vote-open = Un autre vote est ouvert dans cette partie. Redemande quand il sera clos.
refused-newcomer-has-seat = Cette personne a déjà une place dans la partie, ou en a eu une autre : elle ne peut pas prendre celle-ci.
refused-newcomer-not-here = Cette personne n’est pas sur ce serveur : la place ne peut pas lui être proposée.
refused-newcomer-is-bot = C’est un bot, qui ne peut pas jouer. Choisis une personne.
refused-no-such-seat = Cette place n’existe pas dans cette partie. Choisis-en une dans la liste.
refused-seat-of-computer = Un bot tient cette place depuis le début. Seule la place d’une personne peut être cédée : choisis-en une dans la liste.
refused-newcomer-is-owner = C’est déjà sa place, où un bot joue en son absence. Il suffit d’y revenir avec **Je suis de retour**, sous **Plus**.
refused-seat-offered = Une place de cette partie est déjà proposée à quelqu’un. Redemande quand ce sera réglé ; la personne qui l’a proposée peut retirer l’offre.
refused-offered-later = Tu pourras prendre cette place plus tard : la personne qui la tient vient d’en être avertie et peut revenir.
refused-not-yours-to-withdraw = Seule la personne qui a fait cette demande peut retirer l’offre.
refused-owner-must-agree = Il faut l’accord { DE($name) }{ $name }, qui est en vacances ou n’est pas sur ce serveur. La place peut être proposée sans cet accord si son temps s’est écoulé deux fois de suite et qu’un bot continue, ou un jour après l’annonce de son départ du serveur.
refused-asked-before = Tu as déjà demandé à annuler ce tour : la réponse reste la même.
refused-nobody-to-ask = Personne n’est là pour donner son accord : ce tour ne peut pas être annulé.
refused-seat-not-offered = Cette place n’est plus proposée.
refused-offered-to-another = Cette place est proposée à quelqu’un d’autre.
refused-must-place = Pose d’abord une tuile.
refused-stale = La partie a continué entre-temps ; ce clic n’a rien changé. Voici où elle en est :
refused-position-changed = La partie a continué juste avant ton action, qui n’a rien changé. Voici où elle en est :
refused-game-finished = Cette partie est terminée.
refused-game-paused = La partie **{ $name }** est en pause : { $reason }
paused-replay-differs = ses coups ne peuvent plus être rejoués. La personne qui fait tourner ce bot en est avertie.
paused-rules-changed = ses coups ne suivent pas les règles telles que cette version du bot les applique. La personne qui fait tourner ce bot en est avertie.
paused-unknown-rules = elle a été commencée avec une version plus récente de ce bot. La personne qui fait tourner ce bot en est avertie.
paused-nobody-answers = le temps s’est écoulé deux fois, et personne n’a décidé de la suite. Toute personne à la table peut appuyer sur **Continuer**.
paused-no-people = des bots jouent à toutes les places. Elle continue dès que quelqu’un appuie sur **Je suis de retour**.
paused-nobody-plays = aucun tour n’a été fini depuis deux semaines. Toute personne à la table peut appuyer sur **Continuer**.
paused-clock-failed = quelque chose n’a pas marché ici ; la personne qui fait tourner ce bot le sait. Réessaie.
paused-channel-lost = je ne peux plus écrire dans son salon. Elle continuera d’elle-même dès que je le pourrai.
paused-channel-deleted = son salon a été supprimé. Pour qu’elle continue, son hôte peut taper { COMMAND("game move") } dans un autre salon.
paused-otherwise = une version plus récente de ce bot l’a mise en pause, pour une raison que celle-ci ne connaît pas.
closable-now = { COMMAND("game cancel") } la clôt sans résultat.
closable-later = Plus tard ({ $opens }), tu pourras la clore sans résultat avec { COMMAND("game cancel") }.
refused-may-not-close = La partie **{ $name }** est en pause. Elle ne peut être close que par son hôte, { $host }, ou par une personne qui a la permission **Gérer le serveur** et n’y a jamais joué.
refused-may-not-close-yet = La partie **{ $name }** est en pause. Une personne qui a la permission **Gérer le serveur** et n’y a jamais joué peut la clore ; l’hôte, { $host }, le pourra { $opens }.
refused-host-must-wait = La partie **{ $name }** est en pause. Son hôte pourra la clore après sept jours, sans compter ceux où quelqu’un à la table est en vacances.
refused-not-paused = Cette partie n’est plus en pause : elle n’a pas été close.
refused-game-closed = La partie **{ $name }** a été close sans résultat { $since }.
refused-vote-over = Ce vote est clos.
refused-not-a-voter = Ce vote n’est pas pour toi, mais pour les autres à la table.
refused-nobody-plays-for-you = Aucun bot ne joue à ta place dans cette partie.
refused-away-unreadable = Je ne comprends pas cette fin de vacances. Tape un nombre de jours ou de semaines, comme 10 ou 2 semaines, ou une date, comme 24 déc. ou 2026-12-24.
refused-away-ambiguous = Je peux y lire deux dates. Écris le mois en lettres, comme 24 déc., ou la date ainsi : 2026-12-24.
refused-away-over = Ce jour est déjà passé.
refused-away-too-long = { $days ->
    [0] Tu as pris 30 jours de vacances sur les 90 derniers : tu ne peux pas repartir pour l’instant.
    [one] Tu peux partir { $days } jour au plus : la limite est de 30 jours sur 90.
   *[other] Tu peux partir { $days } jours au plus : la limite est de 30 jours sur 90.
}
refused-nudge-nobody = Il n’y a personne à relancer pour l’instant.
refused-nudged-before = On le lui a déjà demandé. Tu pourras recommencer plus tard ({ $again }).
refused-nudged-is-away = { $name } est en vacances jusqu’au { $until } : on ne l’appelle pas avant.
refused-put-back = J’ai été restauré à partir d’une copie du { $when } ; ce bouton date d’avant et n’a rien changé. [**{ $name }**]({ $link }) continue à partir de là.
refused-put-back-and-lost = J’ai été restauré à partir d’une copie du { $when } ; ce bouton date d’avant et n’a rien changé. Recommence ce que tu voulais faire.
refused-unknown-button = Ce bouton ne marche plus.
refused-missing-permissions = Je ne peux pas le faire : il me manque { $names } dans { $channel }. Demande à quelqu’un qui gère ce salon.

refused-no-placement-left = Tu n’as plus de tuile à poser ce tour-ci.
refused-move-unreadable = Je ne comprends pas ce coup. Un coup, c’est une tuile et sa face, une case, une rotation, comme `{ $nearest }`.
refused-move-ambiguous = Cela peut vouloir dire { $count } coups : { $moves }{ $more ->
    [yes] …
   *[no] .
} Précise un peu.
refused-move-no-slot = Tu n’as pas de tuile { $slot }. Le coup permis le plus proche est `{ $nearest }`.
refused-move-no-cell = { $cell } n’est pas le nom d’une case. Le coup permis le plus proche est `{ $nearest }`.
refused-move-cell-taken = La case { $cell } est prise. Le coup permis le plus proche est `{ $nearest }`.
refused-move-cell-apart = La case { $cell } ne touche aucune tuile. Le coup permis le plus proche est `{ $nearest }`.
refused-move-does-not-fit = Cela ne va pas en { $cell } : les moitiés qui se touchent doivent être de la même couleur. Le coup permis le plus proche est `{ $nearest }`.
refused-move-fits-nowhere = Cela ne va nulle part : les moitiés qui se touchent doivent être de la même couleur. Le coup permis le plus proche est `{ $nearest }`.

refused-not-in-this-game = Cela n’existe que dans { $owner } ; ici, on joue à { $variant }.
refused-not-in-set-up = On pose encore les premières tuiles.
refused-not-enough = Cela coûte { $price }, et tu as { $purse }.
refused-last-turn-used = Un dernier tour ne permet qu’une action, et c’est fait : finis ton tour.
refused-only-end-left = Il ne te reste qu’à finir ton tour.
refused-no-disc-there = Il n’y a pas de disque entier à cet endroit.
refused-colony-taken = Il y a déjà un pion sur ce groupe.
refused-no-pawn-left = Tous tes pions sont sur le plateau.
refused-no-pawn-there = Il n’y a pas de pion à cet endroit.
refused-not-your-pawn = Ce pion est à quelqu’un d’autre : dans cette partie, on ne retire que les siens.
refused-must-keep = Des colonies se sont réunies : choisis d’abord le pion qui reste.
refused-not-a-joined-colony = Ce pion n’est pas sur un groupe qui vient de se réunir.
refused-group-still-open = Ce groupe n’est pas encore fermé.
refused-territory-taken = Ce territoire a déjà un marqueur.
refused-no-marker-left = Tu as posé tous tes marqueurs.
refused-disc-unreadable = { $nearest ->
    [none] Rien sur le plateau ne peut être choisi pour cela maintenant.
   *[other] Je ne vois pas lequel tu veux dire. Tape une case, ou une case et un côté, comme `{ $nearest }` (côtés comptés depuis 0, l’est, dans le sens antihoraire).
}

permission-view-channel = « Voir le salon »
permission-send-messages = « Envoyer des messages »
permission-send-messages-in-threads = « Envoyer des messages dans les fils »
permission-create-public-threads = « Créer des fils publics »
permission-manage-threads = « Gérer les fils » (le fil est verrouillé)
permission-attach-files = « Joindre des fichiers »
permission-read-message-history = « Voir les anciens messages »

fault = Quelque chose n’a pas marché de mon côté. Si cela se reproduit, donne à la personne qui fait tourner ce bot le numéro { $id }.
closing = Je vais redémarrer : réessaie dans un instant.
asked-too-late = J’ai mis trop de temps à poser la question. Appuie encore une fois.
refused-rematch-asked = Une revanche est déjà proposée : réponds-y dans son salon.
refused-rematch-too-early = On peut demander une revanche une fois la partie finie.
refused-rematch-is-fixed = **{ $name }** est une demande de revanche, avec les mêmes personnes et les mêmes options : réponds-y par **Accepter** ou **Non merci**. La personne qui l’a faite peut l’annuler avec { COMMAND("game cancel") }.
refused-rematch-not-asked = Cette revanche est réservée aux personnes qui ont joué la partie précédente. { COMMAND("game new") } ouvre une partie où tu peux jouer.
refused-rematch-without = Pas de revanche possible. Plus sur le serveur : { $names }. { COMMAND("game new") } ouvre une nouvelle partie.
refused-plan-on-turn = C’est à toi de jouer : joue ton tour au lieu de le prévoir.
refused-plan-in-set-up = Les premières tuiles ne peuvent pas être prévues. Tu pourras anticiper dès que les tours auront commencé.
refused-no-turn-to-plan = Tu n’as plus de tour dans cette partie.
refused-too-many-plans = Tu as déjà trois plans. Supprimes-en un pour en garder un autre.
refused-plan-not-whole = Ce n’est pas encore un tour entier : il ne peut pas être gardé comme plan.
