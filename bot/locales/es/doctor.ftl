# Lo que dice dalapapa doctor a quien administra el bot: cómo está cada cosa y qué hacer.

doctor-well = Todo está bien.
doctor-sum = { $faults ->
    [0] No hay ningún fallo
    [one] Hay { $faults } fallo (✗)
   *[other] Hay { $faults } fallos (✗)
}{ $warnings ->
    [0] .
    [one] , y conviene mirar { $warnings } cosa (!).
   *[other] , y conviene mirar { $warnings } cosas (!).
}
doctor-failed = ha fallado la propia comprobación: { $error }
doctor-failed-todo = Informa de esto, con las líneas anteriores del registro.
doctor-not-checked = sin comprobar
doctor-not-checked-todo = Mira antes «{ $after }».
doctor-database-none = todavía no hay nada que comprobar: la base de datos no existe antes del primer arranque
doctor-install-todo = Instala el bot otra vez: pip install --force-reinstall --constraint requirements.lock .

doctor-python = Python { $version }, Dalapapa { $bot }
doctor-python-old = Dalapapa { $bot } funciona con Python { $version }, pero necesita { $needed } o una versión más nueva
doctor-python-todo = Instala Python { $needed } o una versión más nueva, y con él otra vez el bot.
doctor-sqlite = SQLite { $version }
doctor-sqlite-old = SQLite { $version } es demasiado antiguo
doctor-sqlite-todo = Usa un Python que traiga SQLite { $needed } o una versión más nueva.
doctor-libraries = { $count } bibliotecas tienen las versiones con las que se probó el bot
doctor-libraries-missing = sin instalar: { $names }
doctor-libraries-other = con versiones distintas de las que se probaron: { $names }
doctor-libraries-todo = Instala el bot otra vez: pip install --constraint requirements.lock .

doctor-settings = todos los ajustes se pueden usar; la base de datos es { $path }
doctor-settings-unknown = no son ajustes del bot: { $names }
doctor-settings-unknown-todo = Corrige los nombres: deploy/README.md tiene la lista de todos los ajustes.
doctor-settings-todo = Corrige el ajuste y pon en marcha el bot otra vez.
doctor-token-none = no hay token
doctor-token-none-todo = Define DISCORD_TOKEN o DISCORD_TOKEN_FILE, o usa la credencial discord_token de systemd.
doctor-token-form = parece un token
doctor-token-odd = lo que se indicó como token no lo parece: tiene { $letters ->
    [one] { $letters } carácter
   *[other] { $letters } caracteres
}
doctor-token-open = cualquier usuario de esta máquina puede leer { $path }
doctor-token-open-todo = Limita el acceso: chmod 400 { $path }
doctor-token-todo = Copia el token otra vez del portal de desarrolladores: «Bot», «Reset Token». Tiene tres partes separadas por puntos.

doctor-token = Discord lo conoce: { $name } ({ $id })
doctor-token-refused = Discord no lo acepta
doctor-discord-error = Discord responde con el código de error { $status }
doctor-discord-error-todo = Inténtalo otra vez en unos minutos; discordstatus.com muestra los fallos.
doctor-unreachable = no se puede conectar con Discord: { $why }
doctor-unreachable-todo = ¿Tiene conexión esta máquina y puede abrir conexiones con discord.com, puerto 443? discordstatus.com muestra los fallos.
doctor-application = { $id }
doctor-application-other = el token es de la aplicación { $id }, pero la base de datos la escribió otra: { $others }
doctor-application-todo = Si es un error, pon el token de la otra aplicación antes de arrancar el bot: si no, se dará por abandonado cada servidor en el que no esté esta aplicación.
doctor-intents = la aplicación no tiene ningún «intent» privilegiado; el bot no necesita ninguno
doctor-intents-more = la aplicación tiene «intents» privilegiados que el bot no necesita: { $names }
doctor-intents-todo = Desactívalos en el portal de desarrolladores, en «Bot».
doctor-invitation = { $link }
doctor-invitation-grant = nadie puede invitar al bot con { $link }
doctor-invitation-grant-todo = Desactiva «Requires OAuth2 Code Grant» en el portal de desarrolladores, en «Bot».
doctor-commands = { $count } comandos están registrados tal como son en esta versión
doctor-commands-unknown = Discord no dice qué comandos están registrados: { $why }
doctor-commands-unknown-todo = Inténtalo otra vez en unos minutos.
doctor-commands-other = registrados de otra forma, o solo en uno de los dos lados: { $names }
doctor-commands-start = El bot registra sus comandos al arrancar.
doctor-commands-todo = Pon en marcha el bot otra vez. Si no sirve, busca commands_not_registered en el registro.
doctor-clock = el reloj de la máquina coincide con el de Discord
doctor-clock-ahead = el reloj de la máquina va { $seconds } s por delante del de Discord
doctor-clock-behind = el reloj de la máquina va { $seconds } s por detrás del de Discord
doctor-clock-todo = Haz que la máquina ponga en hora su reloj por la red: timedatectl set-ntp true
doctor-clock-unknown = las respuestas de Discord no traen la hora
doctor-clock-unknown-todo = Algo entre esta máquina y Discord cambia las respuestas: compara la hora a mano.

doctor-database = { $path } se puede leer y escribir
doctor-database-new = todavía no existe; el primer arranque crea { $path }
doctor-database-nowhere = no existe la carpeta { $folder }
doctor-database-nowhere-todo = Crea la carpeta o corrige DALAPAPA_DATABASE.
doctor-database-closed = no se puede escribir en { $path }: { $why }
doctor-database-closed-todo = Deja que el usuario con el que funciona el bot escriba en { $folder }, haz sitio en el disco y ejecuta esta orden con ese usuario.
doctor-database-unreadable = no se puede leer: { $why }
doctor-database-unreadable-todo = Ejecuta esta orden con el usuario del bot. Si el archivo está dañado, pon una copia en su lugar: dalapapa restore
doctor-lock-free = ningún bot usa esta base de datos
doctor-lock-held = un bot usa esta base de datos
doctor-lock-process = un bot usa esta base de datos, con el proceso { $process }
doctor-schema = versión { $version }
doctor-schema-older = la versión { $version } es anterior a este programa, que trabaja con la { $newest }
doctor-schema-older-todo = El próximo arranque del bot la actualiza y guarda una copia al lado.
doctor-schema-newer = la versión { $version } la escribió un programa más nuevo; este conoce la { $newest }
doctor-schema-newer-todo = Instala otra vez la versión más nueva, o restaura la copia que se hizo antes de actualizarla.
doctor-schema-foreign = no es una base de datos de este bot
doctor-schema-foreign-todo = Corrige DALAPAPA_DATABASE.
doctor-integrity = el archivo está intacto
doctor-integrity-damaged = el archivo está dañado: { $why }
doctor-integrity-todo = Detén el bot, guarda el archivo y pon una copia en su lugar: dalapapa restore
doctor-disk = la base de datos ocupa { $size } MB, y hay { $free } MB libres
doctor-disk-short = la base de datos ocupa { $size } MB, y solo hay { $free } MB libres
doctor-disk-full = el disco está prácticamente lleno: hay { $free } MB libres
doctor-disk-todo = Haz sitio: debería haber { $needed } MB libres, el triple de la base de datos.
doctor-disk-copies = solo hay { $free } MB libres para copias en { $folder }, así que no se hace ninguna
doctor-disk-copies-todo = Haz sitio ahí: solo se hace una copia cada noche si hay { $needed } MB libres, el doble de la base de datos.
doctor-backup = la copia { $path } tiene { $hours } h y está intacta
doctor-backup-nowhere = no se hacen copias: DALAPAPA_BACKUPS no indica ninguna carpeta
doctor-backup-nowhere-todo = Indica en DALAPAPA_BACKUPS una carpeta en la que el bot pueda escribir, mejor en otro disco; con systemd tiene que estar dentro de /var/lib/dalapapa.
doctor-backup-unreadable = no se puede leer { $folder }: { $why }
doctor-backup-unreadable-todo = Deja que el usuario con el que funciona el bot escriba ahí.
doctor-backup-none = todavía no hay ninguna copia en { $folder }
doctor-backup-old = { $path }, la más reciente, tiene { $hours } h
doctor-backup-todo = El bot hace una cada noche mientras está en marcha. Si lo está, el registro dice por qué ha fallado.
doctor-backup-damaged = { $path } no se puede usar: { $why }
doctor-backup-damaged-todo = Haz otra ahora: dalapapa backup ARCHIVO. Revisa el disco.

doctor-fonts = están las letras de todas las escrituras
doctor-fonts-missing = no se puede leer una fuente: { $why }
doctor-fonts-poor = en las fuentes faltan { $letters }
doctor-picture = se ha dibujado un tablero: { $size } píxeles, { $bytes } bytes
doctor-picture-empty = la imagen de un tablero está vacía
doctor-computer = un bot ({ $level }) ha elegido una jugada en un proceso propio
doctor-computer-failed = un bot no puede elegir una jugada: { $why }
doctor-computer-todo = ¿Queda memoria y puede el usuario del bot iniciar otro proceso?
doctor-bot-well = el bot en marcha dice que todo está bien, con { $shards ->
    [one] { $shards } conexión
   *[other] { $shards } conexiones
} con Discord
doctor-bot-starting = el bot todavía está arrancando
doctor-bot-starting-todo = Pregunta otra vez dentro de un minuto.
doctor-bot-silent = el bot que usa esta base de datos no responde
doctor-bot-silent-todo = Quizá esté arrancando. Si sigue sin responder, se ha colgado: mira su registro y arráncalo otra vez.
doctor-bot-unwell = el bot en marcha dice que no todo está bien: { $troubles }
doctor-bot-unwell-todo = dalapapa health dice más; mira también el registro.

doctor-outbox-empty = no hay mensajes pendientes
doctor-outbox = { $count ->
    [one] se está publicando { $count } mensaje
   *[other] se están publicando { $count } mensajes
}
doctor-outbox-late = { $count ->
    [one] { $count } mensaje espera su publicación
   *[other] { $count } mensajes esperan su publicación
}, el más antiguo desde hace { $minutes } minutos
doctor-outbox-start = Se publican cuando el bot está en marcha.
doctor-outbox-todo = Mira qué dice el registro. Quizá Discord esté haciendo esperar al bot; si no, arráncalo otra vez.
doctor-set-aside-none = no se ha apartado ningún mensaje
doctor-set-aside = { $count ->
    [one] Discord ha rechazado { $count } mensaje en todas sus formas, y se ha apartado
   *[other] Discord ha rechazado { $count } mensajes en todas sus formas, y se han apartado
}
doctor-set-aside-todo = Las partidas siguen. Informa de lo que dice el registro sobre row_set_aside.
doctor-faults-none = ninguno en los últimos { $days } días
doctor-fault-seen = { $kind }: { $count ->
    [one] una vez
   *[other] { $count } veces
} en los últimos { $days } días, la última { $last }
doctor-fault-todo = Busca { $kind } en el registro; deploy/README.md dice qué necesita atención.
doctor-channels-none = no hay ninguna partida en juego
doctor-server = servidor { $server }: no falta nada en { $count ->
    [one] { $count } canal
   *[other] { $count } canales
}
doctor-server-left = servidor { $server }: el bot no está en él
doctor-server-left-todo = Sus partidas están en pausa hasta que se le vuelva a invitar.
doctor-server-unknown = servidor { $server }: Discord no responde: { $why }
doctor-channel-gone = servidor { $server }: el canal { $channel } está borrado
doctor-channel-gone-todo = Alguien con «Gestionar servidor» puede mover la partida: /game move
doctor-channel-lacks = servidor { $server }: en el canal { $channel } al bot le faltan permisos: { $names }
doctor-channel-lacks-todo = Que se los den quienes gestionan el servidor: /server, «Revisar permisos», muestra qué falta y dónde.
