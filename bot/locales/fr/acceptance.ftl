# dalapapa doctor --channel : ce qu’il montre dans le salon, et ce qu’il dit à qui tape la commande.

acceptance-board = **Simple essai de ce bot**, par la personne qui le fait tourner : peut-il montrer des plateaux ici ? Personne n’est appelé, et dans deux minutes tout aura disparu.
acceptance-edited = Le plateau a été changé une fois.
acceptance-press = Merci d’appuyer sur le bouton d’ici { $seconds } secondes. Il ne se passera rien d’autre.
button-acceptance = Appuyer pour l’essai
acceptance-in-thread = **Simple essai de ce bot** : il a ouvert ce fil, y écrit, puis le referme.
acceptance-answer = Merci, ça marche : ton clic a reçu sa réponse. Il ne se passera rien d’autre.
acceptance-only-a-test = C’était un simple essai de la personne qui fait tourner le bot : il ne se passera rien.

acceptance-press-now = Appuie maintenant sur le bouton dans le salon, d’ici { $seconds } s.
acceptance-leaving = Arrêté ; ce qui a été fait dans le salon est retiré.
acceptance-left-over = Il en reste peut-être quelque chose dans le salon. Le prochain essai le retirera.

acceptance-channel = salon { $channel } du serveur { $server } ({ $ms } ms)
acceptance-channel-lacks = dans le salon { $channel } du serveur { $server }, il manque au bot { $names } ({ $ms } ms)
acceptance-channel-lacks-todo = Accorde au bot ce qui manque, dans les permissions du salon ou par son rôle.
acceptance-channel-kind = { $channel } n’est pas un salon de serveur où l’on écrit ({ $ms } ms)
acceptance-channel-kind-todo = Donne l’identifiant d’un salon textuel : active le « Mode développeur » dans les paramètres de Discord, puis « Copier l’identifiant du salon ».
acceptance-leftovers = { $count ->
    [0] les essais passés n’ont rien laissé
    [one] une chose laissée par un essai passé est retirée
   *[other] { $count } choses laissées par un essai passé sont retirées
} ({ $ms } ms)
acceptance-post = un plateau avec image, description et bouton est publié ({ $ms } ms)
acceptance-post-unsure = un plateau est publié, mais la réponse de Discord n’est pas arrivée : { $why } ({ $ms } ms)
acceptance-edit = son texte et son image sont changés ({ $ms } ms)
acceptance-history = l’historique le montre avec son texte, son image, sa description et son bouton ({ $ms } ms)
acceptance-history-missing = l’historique ne le montre pas ({ $ms } ms)
acceptance-history-text = l’historique le montre avec un autre texte ({ $ms } ms)
acceptance-history-picture = l’historique le montre sans son image ({ $ms } ms)
acceptance-history-alt-text = l’historique montre son image sans la description ({ $ms } ms)
acceptance-history-button = l’historique le montre sans son bouton ({ $ms } ms)
acceptance-history-twice = l’historique le montre { $count } fois : la demande a été répétée, car une réponse tardait ({ $ms } ms)
acceptance-history-twice-todo = Le bot y veille et supprime ce qui est en trop. La connexion est-elle lente ?
acceptance-thread = un fil est ouvert à partir de ce message ({ $ms } ms)
acceptance-thread-unsure = un fil est ouvert à partir de ce message, mais la réponse de Discord n’est pas arrivée : { $why } ({ $ms } ms)
acceptance-thread-not-here = dans un salon de cette sorte, on ne peut pas ouvrir de fil ({ $ms } ms)
acceptance-thread-not-here-todo = On peut jouer ici. Pour essayer les fils, donne l’identifiant d’un salon textuel.
acceptance-write = un message avec une image est écrit dans le fil ({ $ms } ms)
acceptance-write-unsure = un message est écrit dans le fil, mais la réponse de Discord n’est pas arrivée : { $why } ({ $ms } ms)
acceptance-archive = le fil est archivé ({ $ms } ms)
acceptance-archive-open = Discord dit que le fil n’est pas archivé ({ $ms } ms)
acceptance-delete = le fil est supprimé ({ $ms } ms)
acceptance-delete-kept = le fil reste, archivé : pour le supprimer il faut « Gérer les fils », dont le bot n’a pas besoin ({ $ms } ms)
acceptance-click = un clic a reçu sa réponse, { $answer } ms après son arrivée ({ $ms } ms)
acceptance-click-none = personne n’a appuyé sur le bouton en { $seconds } s ({ $ms } ms)
acceptance-click-none-todo = Pour essayer les clics, retape la commande et appuie sur le bouton sous le plateau.
acceptance-click-bot-runs = non essayé : un bot tourne sur cette base de données et recevrait aussi le clic
acceptance-click-bot-runs-todo = Appuie sur un bouton du bot pour voir qu’il répond ; ou arrête-le, et retape la commande.
acceptance-click-deaf = le bot ne peut pas se connecter à la passerelle de Discord : { $why } ({ $ms } ms)
acceptance-remove = { $count ->
    [0] il ne reste rien dans le salon
    [one] une chose est retirée, et il ne reste rien dans le salon
   *[other] { $count } choses sont retirées, et il ne reste rien dans le salon
} ({ $ms } ms)
acceptance-remove-unseen = ce qui a été fait est retiré, mais le salon ne peut pas être lu pour s’en assurer ({ $ms } ms)
acceptance-remove-failed = tout n’a pas pu être retiré ({ $ms } ms)
acceptance-remove-todo = Retape la commande : chaque essai retire d’abord ce que les précédents ont laissé. Ou supprime-le à la main.

acceptance-refused = Discord refuse : { $why } ({ $ms } ms)
acceptance-unreachable = Discord ne répond pas : { $why } ({ $ms } ms)
acceptance-slow = abandonné après { $ms } ms
acceptance-slow-todo = La connexion est-elle lente ? Réessaie dans quelques minutes ; discordstatus.com signale les pannes.

acceptance-todo-archived = Le fil est archivé : écris-y toi-même pour le rouvrir.
acceptance-todo-click-late = La réponse au clic est arrivée trop tard, ou quelqu’un d’autre a répondu. Discord laisse trois secondes : la machine, ou sa connexion, est-elle lente ?
acceptance-todo-filter = AutoMod ou un filtre du serveur refuse le texte : fais une exception pour le bot, dans les paramètres du serveur.
acceptance-todo-gone = Cela a été supprimé entre-temps, peut-être par quelqu’un ou par un autre essai. Réessaie.
acceptance-todo-kind = Discord ne permet cela dans aucun salon de cette sorte. Donne l’identifiant d’un salon textuel.
acceptance-todo-large = La requête est trop grande, pour Discord ou pour un proxy devant lui.
acceptance-todo-locked = Le fil est verrouillé : déverrouille-le, ou donne au bot « Gérer les fils ».
acceptance-todo-many-threads = Le serveur a autant de fils ouverts que Discord en permet : fermes-en.
acceptance-todo-no-access = Le bot n’a pas le droit de voir ce salon : donne-lui « Voir le salon ».
acceptance-todo-no-channel = Ce salon n’existe pas, ou le bot n’est pas sur son serveur. L’identifiant est-il juste ? « Copier l’identifiant du salon » le montre dans le mode développeur de Discord.
acceptance-todo-other-bot = Un autre programme a répondu au clic : un bot avec le même jeton tourne ailleurs. Arrête l’un des deux.
acceptance-todo-outage = C’est une panne de Discord. Réessaie dans quelques minutes ; discordstatus.com signale les pannes.
acceptance-todo-permissions = Il manque ici une permission au bot. Il faut : { $names }. Regarde son rôle, et les permissions propres au salon.
acceptance-todo-report = Discord n’accepte pas ce que le bot a envoyé. Signale cette ligne.
acceptance-todo-thread-exists = Ce message a déjà un fil ; quelqu’un en a peut-être ouvert un. Réessaie.
acceptance-todo-token = Le jeton n’est plus valable : copie-le de nouveau depuis le portail des développeurs.
acceptance-todo-wait = Discord demande au bot d’attendre : il a fait trop de requêtes. Réessaie dans quelques minutes.
