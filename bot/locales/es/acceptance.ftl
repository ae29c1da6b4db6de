# dalapapa doctor --channel: lo que muestra en el canal y lo que dice a quien escribe la orden.

acceptance-board = **Solo es una prueba que hace quien administra este bot**: ¿se pueden mostrar tableros aquí? Nadie recibe avisos, y esto desaparece en menos de dos minutos.
acceptance-edited = El tablero se ha cambiado una vez.
acceptance-press = Pulsa el botón en menos de { $seconds } segundos. No pasa nada más.
button-acceptance = Pulsar para la prueba
acceptance-in-thread = **Solo es una prueba de este bot**: ha abierto este hilo, escribe en él y lo vuelve a cerrar.
acceptance-answer = Gracias, funciona: tu pulsación ha tenido respuesta. No pasa nada más.
acceptance-only-a-test = Solo era una prueba que ha hecho quien administra el bot. No pasa nada.

acceptance-press-now = Pulsa ahora el botón del canal, en menos de { $seconds } s.
acceptance-leaving = Prueba detenida; se está borrando lo que dejó en el canal.
acceptance-left-over = Puede que quede algo en el canal. La próxima vez se borrará.

acceptance-channel = canal { $channel } del servidor { $server } ({ $ms } ms)
acceptance-channel-lacks = en el canal { $channel } del servidor { $server }, al bot le faltan permisos: { $names } ({ $ms } ms)
acceptance-channel-lacks-todo = Dáselos al bot, en los permisos del canal o con su rol.
acceptance-channel-kind = { $channel } no es un canal de mensajes de un servidor ({ $ms } ms)
acceptance-channel-kind-todo = Indica el ID de un canal de texto: en los ajustes de Discord, activa «Modo desarrollador» y después usa «Copiar ID del canal».
acceptance-leftovers = { $count ->
    [0] las pruebas anteriores no dejaron nada
    [one] se ha borrado una cosa que dejó una prueba anterior
   *[other] se han borrado { $count } cosas que dejaron pruebas anteriores
} ({ $ms } ms)
acceptance-post = publicado un tablero con imagen, descripción y botón ({ $ms } ms)
acceptance-post-unsure = publicado un tablero, pero no llegó la respuesta de Discord: { $why } ({ $ms } ms)
acceptance-edit = cambiados su texto y su imagen ({ $ms } ms)
acceptance-history = el historial lo muestra con su texto, su imagen, su descripción y su botón ({ $ms } ms)
acceptance-history-missing = el historial no lo muestra ({ $ms } ms)
acceptance-history-text = el historial lo muestra con otro texto ({ $ms } ms)
acceptance-history-picture = el historial lo muestra sin su imagen ({ $ms } ms)
acceptance-history-alt-text = el historial muestra su imagen sin la descripción ({ $ms } ms)
acceptance-history-button = el historial lo muestra sin su botón ({ $ms } ms)
acceptance-history-twice = el historial lo muestra { $count } veces: se le pidió otra vez a Discord porque una respuesta tardaba ({ $ms } ms)
acceptance-history-twice-todo = El bot busca los repetidos y los borra. ¿Va lenta la conexión?
acceptance-thread = abierto un hilo a partir de él ({ $ms } ms)
acceptance-thread-unsure = abierto un hilo a partir de él, pero no llegó la respuesta de Discord: { $why } ({ $ms } ms)
acceptance-thread-not-here = en un canal de este tipo no se pueden abrir hilos ({ $ms } ms)
acceptance-thread-not-here-todo = Aquí se puede jugar. Para probar hilos, indica el ID de un canal de texto.
acceptance-write = escrito en el hilo un mensaje con imagen ({ $ms } ms)
acceptance-write-unsure = escrito en el hilo un mensaje, pero no llegó la respuesta de Discord: { $why } ({ $ms } ms)
acceptance-archive = archivado el hilo ({ $ms } ms)
acceptance-archive-open = Discord dice que el hilo no está archivado ({ $ms } ms)
acceptance-delete = borrado el hilo ({ $ms } ms)
acceptance-delete-kept = el hilo se queda, archivado: para borrarlo hace falta «Gestionar hilos», que el bot no necesita ({ $ms } ms)
acceptance-click = respondida una pulsación, { $answer } ms después de llegar ({ $ms } ms)
acceptance-click-none = nadie pulsó el botón en { $seconds } s ({ $ms } ms)
acceptance-click-none-todo = Para probar las pulsaciones, escribe la orden otra vez y pulsa el botón que hay debajo del tablero.
acceptance-click-bot-runs = sin probar: un bot usa esta base de datos y recibiría también la pulsación
acceptance-click-bot-runs-todo = Pulsa cualquier botón del bot para ver si responde; o detenlo y escribe la orden otra vez.
acceptance-click-deaf = el bot no puede conectarse al gateway de Discord: { $why } ({ $ms } ms)
acceptance-remove = { $count ->
    [0] no queda nada en el canal
    [one] borrada una cosa; no queda nada en el canal
   *[other] borradas { $count } cosas; no queda nada en el canal
} ({ $ms } ms)
acceptance-remove-unseen = borrado lo que se hizo, pero no se puede leer el canal para comprobarlo ({ $ms } ms)
acceptance-remove-failed = no se ha podido borrar todo ({ $ms } ms)
acceptance-remove-todo = Escribe la orden otra vez: antes de nada borra lo que dejaron las anteriores. O bórralo a mano.

acceptance-refused = Discord lo rechaza: { $why } ({ $ms } ms)
acceptance-unreachable = Discord no responde: { $why } ({ $ms } ms)
acceptance-slow = sin terminar después de { $ms } ms
acceptance-slow-todo = ¿Va lenta la conexión? Inténtalo otra vez en unos minutos; discordstatus.com muestra los fallos.

acceptance-todo-archived = El hilo está archivado: escribe en él para abrirlo.
acceptance-todo-click-late = La pulsación se respondió demasiado tarde, o la respondió otro programa. Discord da tres segundos: ¿va lenta la máquina o su conexión?
acceptance-todo-filter = AutoMod o un filtro del servidor bloquea el texto: haz una excepción para el bot en los ajustes del servidor.
acceptance-todo-gone = Se ha borrado entretanto, quizá alguien u otra prueba. Inténtalo otra vez.
acceptance-todo-kind = Discord no permite eso en un canal de este tipo. Indica el ID de un canal de texto.
acceptance-todo-large = La petición es demasiado grande para Discord o para un proxy intermedio.
acceptance-todo-locked = El hilo está bloqueado: desbloquéalo o dale al bot «Gestionar hilos».
acceptance-todo-many-threads = El servidor tiene ya todos los hilos abiertos que permite Discord: cierra alguno.
acceptance-todo-no-access = El bot no puede ver este canal: dale ahí «Ver canal».
acceptance-todo-no-channel = Ese canal no existe, o el bot no está en su servidor. ¿Es correcto el ID? «Copiar ID del canal» lo da en el modo desarrollador de Discord.
acceptance-todo-other-bot = Otro programa ha respondido a la pulsación: hay en otra parte un bot en marcha con el mismo token. Detén uno de los dos.
acceptance-todo-outage = El fallo es de Discord. Inténtalo otra vez en unos minutos; discordstatus.com muestra los fallos.
acceptance-todo-permissions = Al bot le falta un permiso aquí. Hace falta: { $names }. Revisa su rol y los permisos del canal.
acceptance-todo-report = Discord no acepta lo que envió el bot. Informa de esta línea.
acceptance-todo-thread-exists = Este mensaje ya tiene un hilo; quizá lo ha abierto alguien. Inténtalo otra vez.
acceptance-todo-token = El token ya no es válido: cópialo otra vez del portal de desarrolladores.
acceptance-todo-wait = Discord pide al bot que espere: ha hecho demasiadas peticiones. Inténtalo otra vez en unos minutos.
