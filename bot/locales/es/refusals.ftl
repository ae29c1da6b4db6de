# Por qué algo no se puede hacer, y qué se puede hacer en su lugar.

refused-only-on-servers = Se juega en los canales de un servidor.
refused-game-here = [**{ $name }**]({ $link }) ya está en este canal. Para otra partida hace falta otro canal, o un hilo de este.
refused-no-game-here = No hay ninguna partida en este canal. { COMMAND("game new") } abre una mesa.
refused-no-lobby-here = Aquí no hay ninguna mesa en espera. { COMMAND("game new") } abre una.
refused-game-running = La partida de este canal ya ha empezado.
refused-not-started = La partida de este canal no ha empezado: quien organiza puede pulsar **Empezar**.
refused-not-host = Eso solo puede hacerlo quien organiza: { $host }.
refused-lobby-full = Todas las plazas están ocupadas. Si alguien deja la suya, podrás unirte.
refused-already-joined = Ya tienes una plaza.
refused-guest-is-bot = Es un bot de Discord y no puede jugar. **Añadir bot**, en la mesa en espera, sienta a uno que sí juega.
refused-guest-joined = Esa persona ya tiene una plaza.
refused-not-in-lobby = No tienes plaza en esta mesa.
refused-not-invited = En esta partida se entra con invitación: pídesela a { $host }, que la organiza.
refused-members-left = { $count ->
    [0] Alguien se fue del servidor y ya no está en la mesa.
    [one] { $names } se fue del servidor y ya no está en la mesa.
   *[other] { $names } se fueron del servidor y ya no están en la mesa.
} No ha empezado nada: mira quién juega ahora y pulsa otra vez **Empezar**.
refused-too-few = Para empezar hacen falta { $fewest } jugadores. Invita a alguien con { COMMAND("game invite") } o pulsa **Añadir bot**.
refused-not-offered = Eso ya no se puede elegir; no ha cambiado nada.
refused-foreign-option = { $option ->
    [withdraw] En { $variant } no se elige qué peones se pueden retirar
    [target] En { $variant } no hay objetivo
   *[other] En { $variant } no existe «{ $option }»
}: deja esa opción vacía.
refused-option-out-of-range = Aquí «{ $option }» va de { $low } a { $high }.
refused-not-a-player = No juegas en esta partida.
refused-played-for-you = Un bot juega por ti en **{ $name }**. Pulsa **Ya estoy de vuelta** para volver a jugar tú.
refused-manager-had-seat = Tuviste una plaza en esta partida, así que no puedes decidir sobre sus plazas como responsable del servidor. Pueden hacerlo quienes juegan en ella u otra persona con **Gestionar servidor**.
refused-no-film-yet = Habrá película cuando termine esta partida.
refused-shown-elsewhere = Esto solo se puede mostrar a todos en el canal donde se jugó la partida.
refused-review-later = Habrá análisis cuando termine esta partida.
refused-review-anew = Este análisis es anterior a una actualización. Pídelo otra vez: { COMMAND("review") }
refused-review-failed = Esta partida no se puede analizar. Quien administra el bot encontrará el motivo en el registro.
refused-review-waits = Ya estás esperando otro análisis. Pide este cuando llegue.
refused-reviews-a-day = Este servidor ya ha pedido los { $most } análisis de un día. Pídelo otra vez mañana.
refused-reviews-full = Ya hay demasiados análisis en cola. Pídelo otra vez dentro de unas horas.
refused-nothing-to-replay = En esta partida todavía no se ha jugado nada.
refused-not-your-turn = No te toca.
refused-nothing-to-undo = No hay nada que deshacer. Solo puedes deshacer tu última jugada de este turno, si con ella no se robó ninguna ficha y nadie ha abandonado desde entonces.
refused-nothing-to-take-back = No tienes ningún turno que deshacer. Tiene que ser el último de la mesa, y nadie más puede haber hecho nada desde entonces.
refused-vote-open = Hay otra votación abierta en esta partida. Pídelo otra vez cuando termine.
refused-newcomer-has-seat = Esa persona tiene o tuvo su propia plaza en esta partida, así que no puede ocupar esta.
refused-newcomer-not-here = Esa persona no está en este servidor, así que no se le puede ofrecer la plaza.
refused-newcomer-is-bot = Es un bot y no puede jugar. Elige a una persona.
refused-no-such-seat = Esa plaza no existe en esta partida. Elige una de la lista que aparece al escribir.
refused-seat-of-computer = Esa plaza es de un bot desde el principio. Solo se puede ceder la de una persona: elige una de la lista que aparece al escribir.
refused-newcomer-is-owner = La plaza ya es suya; un bot juega mientras tanto. La recupera con **Ya estoy de vuelta**, en **Más**.
refused-seat-offered = En esta partida ya se ofrece una plaza. Pídelo otra vez cuando eso termine; quien pidió la oferta puede retirarla.
refused-offered-later = Podrás ocupar esta plaza más tarde: se avisó hace poco a quien la tiene, y puede volver.
refused-not-yours-to-withdraw = Solo puede retirar la oferta quien la pidió.
refused-owner-must-agree = Hace falta el acuerdo de { $name }, pero está de vacaciones o ya no está en este servidor. La plaza se puede ofrecer sin preguntar si se le acaba el tiempo dos veces seguidas y un bot sigue en su lugar, o un día después de saberse que dejó el servidor.
refused-asked-before = Ya pediste deshacer este turno: la respuesta sigue siendo la misma.
refused-nobody-to-ask = No hay nadie que pueda dar su acuerdo, así que este turno no se puede deshacer.
refused-seat-not-offered = Esta plaza ya no se ofrece.
refused-offered-to-another = Esta plaza se ofrece a otra persona.
refused-must-place = Primero coloca una ficha.
refused-stale = La partida ha avanzado y tu pulsación no ha cambiado nada. Ahora está así:
refused-position-changed = La partida ha avanzado justo antes de tu jugada, que no ha cambiado nada. Ahora está así:
refused-game-finished = Esta partida ha terminado.
refused-game-paused = **{ $name }** está en pausa: { $reason }
paused-replay-differs = sus jugadas ya no se pueden reproducir. Quien administra este bot lo sabe.
paused-rules-changed = sus jugadas no siguen las reglas de esta versión del bot. Quien administra este bot lo sabe.
paused-unknown-rules = empezó con una versión más nueva de este bot. Quien administra este bot lo sabe.
paused-nobody-answers = el tiempo se acabó dos veces y nadie dijo qué hacer. Cualquiera que juegue en ella puede pulsar **Seguir**.
paused-no-people = en todas las plazas juegan bots. Sigue cuando alguien pulse **Ya estoy de vuelta**.
paused-nobody-plays = nadie ha terminado un turno en dos semanas. Cualquiera que juegue en ella puede pulsar **Seguir**.
paused-clock-failed = algo ha fallado aquí; quien administra este bot lo sabe. Inténtalo otra vez.
paused-channel-lost = no puedo escribir en su canal. Seguirá sola en cuanto pueda hacerlo.
paused-channel-deleted = su canal se ha borrado. Si quien organiza escribe { COMMAND("game move") } en otro canal, sigue allí.
paused-otherwise = la puso en pausa una versión más nueva de este bot, por un motivo que esta no conoce.
closable-now = { COMMAND("game cancel") } la cierra sin resultado.
closable-later = Más tarde ({ $opens }) podrás cerrarla sin resultado con { COMMAND("game cancel") }.
refused-may-not-close = **{ $name }** está en pausa. Solo puede cerrarla quien organiza, { $host }, o una persona con **Gestionar servidor** que nunca tuvo plaza en ella.
refused-may-not-close-yet = **{ $name }** está en pausa. Puede cerrarla una persona con **Gestionar servidor** que nunca tuvo plaza en ella; quien organiza, { $host }, podrá hacerlo más tarde ({ $opens }).
refused-host-must-wait = **{ $name }** está en pausa. Quien organiza puede cerrarla después de siete días, sin contar los días en que alguien de la mesa esté de vacaciones.
refused-not-paused = Esta partida ya no está en pausa, así que no se ha cerrado.
refused-game-closed = **{ $name }** se cerró sin resultado ({ $since }).
refused-vote-over = Esta votación ha terminado.
refused-not-a-voter = Aquí no votas tú: deciden los demás de la mesa.
refused-nobody-plays-for-you = Ningún bot juega por ti en esta partida.
refused-away-unreadable = No entiendo hasta cuándo son tus vacaciones. Escribe cuánto duran, como 10 días o 2 semanas, o una fecha, como 24 dic o 2026-12-24.
refused-away-ambiguous = Eso pueden ser dos fechas. Escribe el mes con letras, como 24 dic, o la fecha así: 2026-12-24.
refused-away-over = Ese día ya ha pasado. Elige uno que esté por venir.
refused-away-too-long = { $days ->
    [0] Has estado 30 días de vacaciones en los últimos 90: por ahora no puedes irte otra vez.
    [one] Ahora puedes irte como máximo { $days } día: el límite son 30 días de cada 90.
   *[other] Ahora puedes irte como máximo { $days } días: el límite son 30 días de cada 90.
}
refused-nudge-nobody = Ahora no le toca a nadie más, así que no hay a quién avisar.
refused-nudged-before = Ya avisaste hace poco. Podrás hacerlo otra vez más tarde ({ $again }).
refused-nudged-is-away = { $name } está de vacaciones hasta el { $until } y antes no recibirá avisos.
refused-put-back = Me han restaurado con una copia del { $when }; este botón es anterior y no ha cambiado nada. [**{ $name }**]({ $link }) sigue desde ahí.
refused-put-back-and-lost = Me han restaurado con una copia del { $when }; este botón es anterior y no ha cambiado nada. Empieza de nuevo.
refused-unknown-button = Este botón ya no funciona.
refused-missing-permissions = No puedo hacerlo sin { $names } en { $channel }. Pídeselo a alguien que gestione el canal.

refused-no-placement-left = No te quedan fichas que colocar en este turno.
refused-move-unreadable = No entiendo esa jugada. Una jugada es ficha y cara, casilla y giro, como `{ $nearest }`.
refused-move-ambiguous = Eso pueden ser { $count } jugadas: { $moves }{ $more ->
    [yes] …
   *[no] .
} Escribe un poco más.
refused-move-no-slot = No tienes una ficha { $slot }. La jugada válida más cercana es `{ $nearest }`.
refused-move-no-cell = No hay ninguna casilla { $cell }. La jugada válida más cercana es `{ $nearest }`.
refused-move-cell-taken = La casilla { $cell } está ocupada. La jugada válida más cercana es `{ $nearest }`.
refused-move-cell-apart = La casilla { $cell } no toca ninguna ficha. La jugada válida más cercana es `{ $nearest }`.
refused-move-does-not-fit = Así no encaja en { $cell }: las mitades que se tocan tienen que ser del mismo color. La jugada válida más cercana es `{ $nearest }`.
refused-move-fits-nowhere = No encaja en ningún sitio: las mitades que se tocan tienen que ser del mismo color. La jugada válida más cercana es `{ $nearest }`.

refused-not-in-this-game = Eso es solo de { $owner }. En este canal se juega a { $variant }.
refused-not-in-set-up = Eso podrás hacerlo cuando estén colocadas las primeras fichas.
refused-not-enough = Eso cuesta { $price }, y tienes { $purse }.
refused-last-turn-used = En un último turno solo puedes hacer una cosa, y ya la has hecho: termina tu turno.
refused-only-end-left = Ya solo puedes terminar tu turno.
refused-no-disc-there = Ahí no hay ningún disco entero. Elige otro sitio.
refused-colony-taken = En ese grupo ya hay un peón. Elige otro.
refused-no-pawn-left = Todos tus peones están en el tablero. Para colonizar, antes tienes que retirar uno.
refused-no-pawn-there = Ahí no hay ningún peón. Elige otro sitio.
refused-not-your-pawn = Ese peón es de otra persona. En esta partida solo puedes retirar los tuyos.
refused-must-keep = Se han unido colonias: primero elige el peón que se queda.
refused-not-a-joined-colony = Ese peón no está en un grupo que se acabe de unir. Elige otro.
refused-group-still-open = Ese grupo todavía no está cerrado. Elige uno cerrado.
refused-territory-taken = Ese territorio ya tiene un marcador. Elige un grupo que no lo tenga.
refused-no-marker-left = Ya has colocado todos tus marcadores.
refused-disc-unreadable = { $nearest ->
    [none] Ahora no hay en el tablero nada que elegir para eso.
   *[other] No sé cuál quieres decir. Escribe una casilla, o una casilla y un lado, como `{ $nearest }` (los lados se cuentan desde 0, el este, en sentido antihorario).
}

permission-view-channel = «Ver canal»
permission-send-messages = «Enviar mensajes»
permission-send-messages-in-threads = «Enviar mensajes en hilos»
permission-create-public-threads = «Crear hilos públicos»
permission-manage-threads = «Gestionar hilos» (el hilo está bloqueado)
permission-attach-files = «Adjuntar archivos»
permission-read-message-history = «Leer el historial de mensajes»

fault = Algo ha fallado por mi parte. Si vuelve a pasar, dale a quien administra este bot el número { $id }.
closing = Estoy a punto de reiniciarme: inténtalo otra vez dentro de un momento.
asked-too-late = He tardado demasiado en abrir la pregunta. Pulsa otra vez.
refused-rematch-asked = Ya hay una revancha propuesta: responde en su canal.
refused-rematch-too-early = Se podrá proponer una revancha cuando termine esta partida.
refused-rematch-is-fixed = **{ $name }** es una propuesta de revancha, con las mismas personas y opciones: responde con **Aceptar** o **No, gracias**. Quien la propuso puede cancelarla con { COMMAND("game cancel") }.
refused-rematch-not-asked = Esta revancha es para quienes jugaron la partida anterior. { COMMAND("game new") } abre una mesa a la que puedes unirte.
refused-rematch-without = No puede haber revancha: hay quien ya no está en el servidor ({ $names }). { COMMAND("game new") } abre una nueva mesa.
refused-plan-on-turn = Te toca: juega tu turno en vez de planearlo.
refused-plan-in-set-up = Las primeras fichas no se pueden planear. Podrás hacerlo cuando empiecen los turnos.
refused-no-turn-to-plan = Ya no te quedan turnos en esta partida.
refused-too-many-plans = Ya tienes tres planes. Borra uno para guardar otro.
refused-plan-not-whole = Todavía no es un turno entero, así que no se puede guardar como plan.
