# Dónde se juega: hilos, canales en los que no se puede escribir, servidores.

lobby-opened-in = Tu mesa está abierta en { $channel }: **{ $game }**. Quien quiera jugar pulsa allí **Unirse**; invita a alguien con { COMMAND("game invite") } o pulsa **Añadir bot**. Después pulsa **Empezar**.
button-new-thread = Abrirla en un hilo nuevo
refused-thread-in-thread = Esto ya es un hilo, y un hilo no puede tener otros. Escribe { COMMAND("game new") } sin esa opción o úsala en un canal.
refused-no-threads-here = En este canal no se pueden abrir hilos. Escribe { COMMAND("game new") } sin esa opción o úsala en un canal de texto.
refused-too-many-threads = Este servidor tiene ya todos los hilos abiertos que permite Discord. Cierra uno o abre la mesa en un canal.
refused-thread-failed = Discord no ha abierto el hilo, así que no ha cambiado nada. Inténtalo otra vez dentro de un momento.
refused-offer-over = Este botón ya no sirve. Escribe { COMMAND("game new") } otra vez.

lacking-there = Necesito { $names } en { $channel }.
lacking-unlock = { $channel } está bloqueado: desbloquéalo y no necesito nada más.
news-channel-lost = **{ $game }** está en pausa: ya no puedo escribir en { $channel }. Seguirá sola en cuanto pueda hacerlo.
news-channel-deleted = **{ $game }** está en pausa: su canal se ha borrado. Escribe { COMMAND("game move") } en el canal donde deba seguir.
news-server-left = **{ $game }** está en pausa: ya no estoy en su servidor. Seguirá sola cuando me vuelvan a invitar.

greeting-hello = ¡Hola! Traigo **Dalapapa**: juegos de fichas para 2 a 5 personas que se juegan a lo largo de varios días. Juega tu turno cuando tengas un minuto.
greeting-first-step = Pulsa un botón para jugar la primera partida en este canal, contra un bot o entre varias personas. { COMMAND("game new") } abre una mesa con las opciones que quieras, { COMMAND("rules") } explica los juegos y { COMMAND("help") } cuenta cómo se juega aquí.
first-against = Jugar ya contra un bot
first-table = Abrir una mesa
first-tour = Más
first-others = Tu primera partida aquí ha terminado. Hay otros juegos: cada botón abre una mesa de uno de ellos en { $channel }.
first-try = Probar { $variant }
first-steps = **Jugar ya contra un bot** empieza una partida clásica con un bot fácil en { $place ->
    [thread] un hilo nuevo de { $channel }
   *[here] { $channel }
}; **Abrir una mesa** abre una en { $channel }, a la que puede unirse más gente.
first-begun = **{ $game }** ha empezado en { $channel }: el juego clásico, contra un bot fácil.
first-goes-on = Ya juegas contra un bot: **{ $game }** sigue en { $channel }.
refused-no-thread-for-it = [**{ $name }**]({ $link }) ya está en este canal, y tu partida no puede tener un hilo aquí. Escribe { COMMAND("play") } en un canal sin partida{ $why ->
    [missing_permissions] , o pídele a alguien que gestione este canal que me deje abrir hilos.
    [too_many_threads] , o cierra un hilo: este servidor tiene abiertos todos los que permite Discord.
   *[other] .
}

greeting-ask = Sin eso no se puede jugar. Pídeselo a alguien que gestione el canal.

told-left = { $name } ya no está en este servidor y no recibe más avisos en **{ $game }**.{ $time ->
    [over] { "" }
    [untimed] { " " }Su plaza espera; si le toca, los demás deciden un día después.
   *[left] { " " }Su plaza espera; si le toca, los demás deciden un día después, o cuando se acabe el tiempo.
}

refused-no-such-game = Aquí no encuentro esa mesa ni esa partida en pausa. { COMMAND("game list") } las muestra.
refused-game-goes-on = **{ $name }** está en juego: solo se puede cerrar una mesa en espera o una partida en pausa.

put-back-told = Me han restaurado con una copia del { $when }. Lo que pasó desde entonces en **{ $game }** se ha perdido y hay que jugarlo otra vez; la partida sigue aquí abajo.
moved-told = { $name } ha traído **{ $game }** aquí.
done-moved = **{ $game }** se juega ahora aquí. Su tablero llega enseguida.
refused-may-not-move = Solo pueden mover **{ $name }** quien organiza, { $host }, y las personas con **Gestionar servidor** que nunca tuvieron plaza en ella.
refused-lobby-stays = **{ $name }** no ha empezado, y una mesa en espera se queda donde está. { COMMAND("game cancel") } la cancela; { COMMAND("game new") } abre otra aquí.
refused-move-is-over = **{ $name }** ha terminado: se queda donde se jugó.
refused-already-here = **{ $name }** ya está aquí.
refused-moved-before = **{ $name }** se movió hace poco. Podrás moverla otra vez más tarde ({ $again }).
refused-cannot-view = No todos podrían seguir jugando **{ $name }** aquí: este canal no es visible para { $names }. Dales acceso o elige otro canal.
refused-viewers-unknown = Discord no me dice quién puede ver este canal, así que no se ha movido nada. Inténtalo otra vez dentro de un momento.
