# Ce que dalapapa doctor dit à qui fait tourner le bot : ce qui est, puis ce qu’il faut faire.

doctor-well = Tout va bien.
doctor-sum = { $faults ->
    [0] Rien n’est en panne
    [one] { $faults } chose ne va pas (✗)
   *[other] { $faults } choses ne vont pas (✗)
}{ $warnings ->
    [0] .
    [one] , { $warnings } est à regarder ({ "!" }).
   *[other] , { $warnings } sont à regarder ({ "!" }).
}
doctor-failed = le contrôle lui-même a échoué : { $error }
doctor-failed-todo = Signale-le avec ce que le journal dit ci-dessus.
doctor-not-checked = non contrôlé
doctor-not-checked-todo = Vois d’abord ce qui est dit de « { $after } ».
doctor-database-none = rien à contrôler pour l’instant : la base de données sera créée au premier démarrage
doctor-install-todo = Réinstalle le bot : pip install --force-reinstall --constraint requirements.lock .

doctor-python = Python { $version }, Dalapapa { $bot }
doctor-python-old = Python { $version } fait tourner Dalapapa { $bot }, qui demande { $needed } ou plus récent
doctor-python-todo = Installe Python { $needed } ou plus récent, puis le bot avec lui.
doctor-sqlite = SQLite { $version }
doctor-sqlite-old = SQLite { $version } est trop ancien
doctor-sqlite-todo = Prends un Python fourni avec SQLite { $needed } ou plus récent.
doctor-libraries = { $count } bibliothèques ont les versions avec lesquelles le bot a été essayé
doctor-libraries-missing = non installées : { $names }
doctor-libraries-other = d’autres versions que celles avec lesquelles le bot a été essayé : { $names }
doctor-libraries-todo = Réinstalle le bot : pip install --constraint requirements.lock .

doctor-settings = tous les réglages sont utilisables ; la base de données est { $path }
doctor-settings-unknown = le bot n’a pas de réglage de ce nom : { $names }
doctor-settings-unknown-todo = Corrige les noms : deploy/README.md donne tous les réglages.
doctor-settings-todo = Corrige le réglage, puis redémarre le bot.
doctor-token-none = il n’y a pas de jeton
doctor-token-none-todo = Définis DISCORD_TOKEN ou DISCORD_TOKEN_FILE, ou le secret discord_token de systemd.
doctor-token-form = cela ressemble à un jeton
doctor-token-odd = ce qui est donné comme jeton n’y ressemble pas : { $letters ->
    [one] { $letters } caractère
   *[other] { $letters } caractères
}
doctor-token-open = tous les utilisateurs de cette machine peuvent lire { $path }
doctor-token-open-todo = Retire-leur ce droit : chmod 400 { $path }
doctor-token-todo = Copie de nouveau le jeton depuis le portail des développeurs : « Bot », « Reset Token ». Il a trois parties séparées par des points.

doctor-token = Discord le connaît : { $name } ({ $id })
doctor-token-refused = Discord ne l’accepte pas
doctor-discord-error = Discord répond par une erreur de statut { $status }
doctor-discord-error-todo = Réessaie dans quelques minutes ; discordstatus.com annonce les pannes.
doctor-unreachable = Discord est injoignable : { $why }
doctor-unreachable-todo = Cette machine est-elle connectée, et peut-elle joindre discord.com au port 443 ? discordstatus.com annonce les pannes.
doctor-application = { $id }
doctor-application-other = le jeton est celui de l’application { $id }, mais la base a été écrite par une autre : { $others }
doctor-application-todo = Si c’est une erreur, remets le jeton de l’autre application avant de démarrer : sinon, les serveurs où cette application n’est pas compteront comme quittés.
doctor-intents = l’application n’a aucun « privileged intent » ; le bot n’en a pas besoin
doctor-intents-more = l’application a des « privileged intents » dont le bot n’a pas besoin : { $names }
doctor-intents-todo = Retire-les dans le portail des développeurs, sous « Bot ».
doctor-invitation = { $link }
doctor-invitation-grant = personne ne peut inviter le bot avec { $link }
doctor-invitation-grant-todo = Retire « Requires OAuth2 Code Grant » dans le portail des développeurs, sous « Bot ».
doctor-commands = { $count } commandes sont enregistrées, les mêmes que dans cette version
doctor-commands-unknown = Discord ne dit pas quelles commandes sont enregistrées : { $why }
doctor-commands-unknown-todo = Réessaie dans quelques minutes.
doctor-commands-other = enregistrées sous une autre forme, ou d’un seul côté : { $names }
doctor-commands-start = Le bot enregistre ses commandes quand il démarre.
doctor-commands-todo = Redémarre le bot. Si cela reste ainsi, cherche commands_not_registered dans le journal.
doctor-clock = l’horloge de la machine s’accorde avec celle de Discord
doctor-clock-ahead = l’horloge de la machine avance de { $seconds } s sur celle de Discord
doctor-clock-behind = l’horloge de la machine retarde de { $seconds } s sur celle de Discord
doctor-clock-todo = Fais régler l’horloge de la machine par le réseau : timedatectl set-ntp true
doctor-clock-unknown = les réponses de Discord ne disent pas l’heure
doctor-clock-unknown-todo = Quelque chose change les réponses entre cette machine et Discord : compare l’horloge à la main.

doctor-database = { $path } se lit et s’écrit
doctor-database-new = il n’y en a pas encore ; le premier démarrage crée { $path }
doctor-database-nowhere = il n’y a pas de dossier { $folder }
doctor-database-nowhere-todo = Crée le dossier, ou corrige DALAPAPA_DATABASE.
doctor-database-closed = impossible d’écrire { $path } : { $why }
doctor-database-closed-todo = Permets à l’utilisateur du bot d’écrire dans { $folder }, libère de la place sur le disque, et lance cette commande sous cet utilisateur.
doctor-database-unreadable = lecture impossible : { $why }
doctor-database-unreadable-todo = Lance cette commande sous l’utilisateur du bot. Si le fichier est abîmé, mets une sauvegarde à sa place : dalapapa restore
doctor-lock-free = aucun bot ne tourne sur cette base
doctor-lock-held = un bot tourne sur cette base
doctor-lock-process = un bot tourne sur cette base, dans le processus { $process }
doctor-schema = version { $version }
doctor-schema-older = la version { $version } est plus ancienne que ce programme, qui travaille avec { $newest }
doctor-schema-older-todo = Le prochain démarrage du bot la met à jour, et garde une copie à côté.
doctor-schema-newer = la version { $version } a été écrite par un programme plus récent ; celui-ci connaît { $newest }
doctor-schema-newer-todo = Réinstalle la version plus récente, ou restaure la copie faite avant la mise à jour.
doctor-schema-foreign = ce n’est pas une base de ce bot
doctor-schema-foreign-todo = Corrige DALAPAPA_DATABASE.
doctor-integrity = le fichier est sain
doctor-integrity-damaged = le fichier est abîmé : { $why }
doctor-integrity-todo = Arrête le bot, garde le fichier, et mets une sauvegarde à sa place : dalapapa restore
doctor-disk = la base occupe { $size } Mo, { $free } Mo sont libres
doctor-disk-short = la base occupe { $size } Mo, et { $free } Mo seulement sont libres
doctor-disk-full = le disque est presque plein : { $free } Mo sont libres
doctor-disk-todo = Libère de la place : il faudrait { $needed } Mo, trois fois la base.
doctor-disk-copies = { $folder } n’a que { $free } Mo libres pour des copies : aucune n’est donc faite
doctor-disk-copies-todo = Libère de la place là : la copie de chaque nuit n’est faite que si { $needed } Mo sont libres, deux fois la base.
doctor-backup = { $path } est saine et date d’il y a { $hours } h
doctor-backup-nowhere = aucune copie n’est faite : DALAPAPA_BACKUPS ne nomme aucun dossier
doctor-backup-nowhere-todo = Définis DALAPAPA_BACKUPS, un dossier où le bot peut écrire, de préférence sur un autre disque ; avec systemd, il doit être dans /var/lib/dalapapa.
doctor-backup-unreadable = { $folder } : lecture impossible : { $why }
doctor-backup-unreadable-todo = Permets à l’utilisateur du bot d’y écrire.
doctor-backup-none = il n’y a pas encore de copie dans { $folder }
doctor-backup-old = { $path }, la plus récente, date d’il y a { $hours } h
doctor-backup-todo = Le bot en fait une chaque nuit quand il tourne. S’il tourne, le journal dit pourquoi cela échoue.
doctor-backup-damaged = { $path } est inutilisable : { $why }
doctor-backup-damaged-todo = Fais-en une autre tout de suite : dalapapa backup FICHIER. Vérifie le disque.

doctor-fonts = les lettres de toutes les écritures sont là
doctor-fonts-missing = une police est illisible : { $why }
doctor-fonts-poor = il manque aux polices { $letters }
doctor-picture = un plateau a été dessiné : { $size } pixels, { $bytes } octets
doctor-picture-empty = l’image d’un plateau est vide
doctor-computer = un joueur artificiel ({ $level }) a choisi un coup dans son propre processus
doctor-computer-failed = un joueur artificiel n’arrive pas à choisir un coup : { $why }
doctor-computer-todo = Reste-t-il de la mémoire, et l’utilisateur du bot peut-il lancer un autre processus ?
doctor-bot-well = le bot qui tourne dit que tout va bien, avec { $shards ->
    [one] une connexion
   *[other] { $shards } connexions
} à Discord
doctor-bot-starting = le bot qui tourne est encore en train de démarrer
doctor-bot-starting-todo = Redemande dans une minute.
doctor-bot-silent = le bot qui tourne sur cette base ne répond pas
doctor-bot-silent-todo = Il démarre peut-être. Si cela dure, il est bloqué : regarde son journal et redémarre-le.
doctor-bot-unwell = le bot qui tourne dit que tout ne va pas bien : { $troubles }
doctor-bot-unwell-todo = dalapapa health en dit plus ; regarde aussi le journal.

doctor-outbox-empty = aucun message en attente
doctor-outbox = { $count ->
    [one] { $count } message est en train d’être publié
   *[other] { $count } messages sont en train d’être publiés
}
doctor-outbox-late = { $count ->
    [one] { $count } message attend d’être publié
   *[other] { $count } messages attendent d’être publiés
}, le plus ancien depuis { $minutes } minutes
doctor-outbox-start = Ils sont publiés quand le bot tourne.
doctor-outbox-todo = Vois ce qu’en dit le journal. Discord fait peut-être attendre le bot ; sinon, redémarre-le.
doctor-set-aside-none = aucun message n’a été mis de côté
doctor-set-aside = { $count ->
    [one] { $count } message, refusé par Discord sous toutes ses formes, a été mis de côté
   *[other] { $count } messages, refusés par Discord sous toutes leurs formes, ont été mis de côté
}
doctor-set-aside-todo = Les parties continuent. Signale ce que le journal dit de row_set_aside.
doctor-faults-none = aucun ces { $days } derniers jours
doctor-fault-seen = { $kind } : { $count } fois ces { $days } derniers jours, la dernière fois { $last }
doctor-fault-todo = Cherche { $kind } dans le journal ; deploy/README.md explique ce qui demande une intervention.
doctor-channels-none = aucune partie n’est en cours
doctor-server = serveur { $server } : il ne manque rien dans { $count ->
    [one] { $count } salon
   *[other] { $count } salons
}
doctor-server-left = serveur { $server } : le bot n’y est pas
doctor-server-left-todo = Ses parties sont en pause jusqu’à ce qu’on l’invite de nouveau.
doctor-server-unknown = serveur { $server } : Discord ne répond pas : { $why }
doctor-channel-gone = serveur { $server } : le salon { $channel } a été supprimé
doctor-channel-gone-todo = Quelqu’un avec « Gérer le serveur » peut déplacer la partie : /game move
doctor-channel-lacks = serveur { $server } : dans le salon { $channel }, il manque au bot { $names }
doctor-channel-lacks-todo = Les responsables du serveur doivent le lui donner : /server, Santé.
