# Lo que dice la orden dalapapa a quien la escribe.

cli-about = Un bot de Discord para jugar a los juegos de fichas Dalapapa a lo largo de varios días.
cli-run = pone en marcha el bot (necesita un token)
cli-version = muestra la versión
cli-json = muestra JSON
cli-health = dice si el bot que usa la base de datos está bien (código de salida 0) o no (1)
cli-stats = cuenta partidas, turnos y personas de las últimas 24 horas, 7 días y 30 días
cli-sandbox = prueba el bot en el navegador, sin cuenta
cli-replay = reproduce archivos de partidas y muestra un objeto JSON por archivo
cli-film = en vez de eso, escribe en este GIF animado la película de la única partida
cli-verify = vuelve a calcular el compromiso, las plazas, la bolsa y las fichas al azar de una partida terminada, en un objeto JSON
cli-review = muestra en qué momentos se decidió una partida terminada y lo bien que se jugó; tarda unos segundos
cli-review-picture = dibuja además en un PNG la probabilidad de cada cual, turno a turno
cli-perft = cuenta todas las secuencias de acciones válidas desde una posición o desde el final de un archivo
cli-render = dibuja en un PNG el tablero de una posición o de un archivo
cli-check = compara cada partida guardada con su historial, y todos los ratings con los resultados
cli-recompute-ratings = antes vuelve a calcular todos los ratings, sin ningún bot en marcha
cli-end = cierra una partida o una mesa sin resultado, sin ningún bot en marcha
cli-end-game = su nombre, como en /game list, o su número; con cualquier otro texto se muestra lo que está abierto
cli-backup = copia la base de datos, incluso con un bot en marcha
cli-restore = sustituye la base de datos por una copia, sin ningún bot en marcha
cli-doctor = dice si todo está bien y, si no, qué hacer, incluso con un bot en marcha
cli-file = un archivo de una partida
cli-record-or-position = un archivo de una partida, o una posición en una línea
cli-verify-file = el archivo de la partida, tal como lo da /export
cli-backup-file = el archivo para la copia; no debe existir todavía
cli-restore-file = la copia; no se modifica
cli-restore-newest = toma la copia intacta más reciente de DALAPAPA_BACKUPS
cli-doctor-json = muestra una lista JSON en vez de líneas
cli-doctor-all = pregunta además por los permisos en cada canal con una partida en juego, una petición por segundo
cli-doctor-channel = prueba además el canal con este ID: publica un tablero, lo cambia, abre un hilo, responde a una pulsación y lo borra todo
cli-depth = cuántas acciones tienen las secuencias más largas
cli-output = dónde se guarda la imagen (si no se indica, junto al archivo)
cli-at = dibuja el tablero de un archivo después de este número de acciones (si no se indica, todas)
cli-width = el ancho de la imagen en píxeles, de { $narrowest } a { $widest }
cli-theme = el tema de la imagen

cli-no-token = No hay token: define DISCORD_TOKEN o DISCORD_TOKEN_FILE, o prueba el bot sin él: dalapapa sandbox
cli-bad-token = Discord no acepta este token. Cópialo otra vez del portal de desarrolladores.
cli-unreachable = No se puede conectar con Discord, o está caído. ¿Tiene conexión esta máquina?
cli-no-sandbox = El entorno de pruebas no está instalado: pip install 'dalapapa[sandbox]'
cli-unreadable = { $path }: no se puede leer
cli-unwritable = { $path }: no se puede escribir
cli-illegal-record = { $path }: se detiene en la acción { $at }: { $code }
cli-bad-record = { $path }: no puede empezar: { $code }
cli-bad-position = { $path }: no es una posición posible: { $why }
cli-hidden-bag = { $path }: algunas de sus fichas no se conocen, así que no se puede contar nada
cli-not-over = { $path }: la partida no ha terminado, así que no se puede analizar
cli-review-hidden = { $path }: su bolsa está oculta, así que no se puede analizar
cli-one-film = una película muestra un solo archivo
cli-proof-lost = { $path }: las plazas, la bolsa y las primeras fichas al azar ya no se pueden volver a calcular, porque se borraron los datos de una persona. Se han comparado el compromiso y las jugadas.
cli-no-proof = { $path }: no dice de qué semilla salió la partida. Sí lo dice el archivo que da /export de una partida terminada.
cli-drawn = { $path }
cli-seat = Jugador { $number }

cli-other-model = Los ratings se calcularon con otro modelo, con otros parámetros o con otra versión de openskill. Para volver a calcularlos: dalapapa check --recompute-ratings
cli-recomputed-ratings = { $number ->
    [one] Recalculados los ratings de { $number } clasificación.
   *[other] Recalculados los ratings de { $number } clasificaciones.
}
cli-check-fine = { $games ->
    [one] { $games } partida, todo bien.
   *[other] { $games } partidas, todo bien.
}
cli-ended = La partida { $number } ({ $game }) está cerrada. Su canal lo sabrá cuando el bot esté en marcha.
cli-not-one-game = «{ $asked }» no es el nombre de ninguna partida o mesa abierta, o lo es de más de una. No se ha cerrado nada.
cli-open-game = { $number } { $game }
cli-backed-up = { $path } es una copia de { $database }.
cli-backup-runs = { $path }: ya se está haciendo otra copia de esta base de datos. Inténtalo otra vez cuando termine.
cli-backup-exists = { $path }: ya existe. No se ha escrito nada.
cli-restored = { $database } tiene ahora el contenido de { $path }.
cli-replaced = Su contenido anterior se conserva en { $path }.
cli-deleted-since = { $people ->
    [0] Desde que se hizo esa copia no se han borrado los datos de nadie.
    [one] Desde que se hizo esa copia se han borrado los datos de { $people } persona; se borrarán otra vez cuando arranque el bot.
   *[other] Desde que se hizo esa copia se han borrado los datos de { $people } personas; se borrarán otra vez cuando arranque el bot.
}
cli-deleted-unknown = El contenido anterior no dice qué personas borraron sus datos desde que se hizo esa copia: esas personas tendrán que borrar sus datos otra vez.
cli-copy-damaged = { $path }: no se puede usar: { $why }. Se toma la siguiente copia más reciente.
cli-no-sound-copy = { $path }: no contiene ninguna copia que se pueda usar. No ha cambiado nada.
cli-no-backups = DALAPAPA_BACKUPS no indica ninguna carpeta con copias. No ha cambiado nada.
cli-database-in-use = { $path }: otro bot está usando esta base de datos.
cli-database-unusable = { $path }: la base de datos no se puede usar: { $why }. No ha cambiado nada.
cli-database-newer = { $writer ->
    [unknown] { $path }: esta base de datos la escribió una versión más nueva de Dalapapa (esquema { $found }), y este es Dalapapa { $version } (esquema { $ours }). Instala una más nueva. No ha cambiado nada.
   *[other] { $path }: esta base de datos la escribió Dalapapa { $writer } (esquema { $found }), y este es Dalapapa { $version } (esquema { $ours }). Instala Dalapapa { $writer } o una versión más nueva. No ha cambiado nada.
}
cli-database-older = { $path }: esta base de datos la escribió una versión anterior de Dalapapa (esquema { $found }), y este es Dalapapa { $version } (esquema { $ours }). Pon en marcha el bot una vez: la actualiza. No ha cambiado nada.
cli-port-taken = El puerto { $port } está ocupado: detén lo que lo usa o elige otro con DALAPAPA_SANDBOX_PORT.

cli-stats-day = últimas 24 horas
cli-stats-week = últimos 7 días
cli-stats-month = últimos 30 días
cli-stats-begun = partidas empezadas
cli-stats-ended = partidas terminadas
cli-stats-abandoned = partidas cerradas sin resultado
cli-stats-turns = turnos jugados por personas
cli-stats-people = personas
cli-stats-servers = servidores
cli-stats-median-turn = duración mediana de un turno

health-well = Bien: en marcha desde hace { $time }, { $shards ->
    [one] la conexión con Discord funciona
   *[other] las { $shards } conexiones con Discord funcionan
}, la base de datos se escribió hace { $written }.
health-not-well = Mal: { $troubles }.
health-not-running = Parado: ningún bot responde por { $path }. Si se acaba de poner en marcha, quizá todavía lo esté abriendo.
health-no-answer = Mal: el bot que usa { $path } no responde ({ $why }).
health-starting = todavía no está listo, { $time } después de arrancar
health-write-waits = una escritura en la base de datos lleva { $time } sin terminar
health-write-fails = no se puede escribir en la base de datos ({ $why })
health-shards-down-unasked = { $down ->
    [one] { $down } de { $shards } conexiones con Discord lleva caída { $time }
   *[other] { $down } de { $shards } conexiones con Discord llevan caídas { $time }
}
health-shards-down-alone = { $down ->
    [one] { $down } de { $shards } conexiones con Discord lleva caída { $time }
   *[other] { $down } de { $shards } conexiones con Discord llevan caídas { $time }
}, aunque por lo demás Discord responde
health-shards-down-too = { $down ->
    [one] { $down } de { $shards } conexiones con Discord lleva caída { $time }
   *[other] { $down } de { $shards } conexiones con Discord llevan caídas { $time }
}, y Discord no responde: está caído, o esta máquina no tiene conexión
health-messages-wait = un mensaje que se podría enviar lleva pendiente { $time }
health-seconds = { $number } s
health-minutes = { $number } min
health-hours = { $number } h
health-days = { $number ->
    [one] { $number } día
   *[other] { $number } días
}

config-two-tokens = El token está indicado más de una vez, con { $names }: deja uno solo.
config-token-file = { $path }: no se puede leer el token.
config-word = { $name } tiene que ser uno de estos valores: { $words }.
config-number = { $name } tiene que ser un número entero de 1 a { $most }.
