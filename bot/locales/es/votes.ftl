# Votaciones sobre alguien a quien se le acabó el tiempo, y lo que deciden.

vote-time-out = A { $name } se le acabó el tiempo en **{ $game }**. ¿Qué hacemos?
vote-gone = Le toca a { $name } en **{ $game }**, pero ya no está en este servidor. ¿Qué hacemos?
vote-undo = { $name } quiere deshacer su turno en **{ $game }**. ¿De acuerdo?
vote-replace = { $asker } propone ceder la plaza de { $name } en **{ $game }** a { $guest }. ¿De acuerdo?
vote-replace-own = { $name } quiere ceder su plaza en **{ $game }** a { $guest }. ¿De acuerdo?
vote-choice-wait = • **Esperar**: un 50 % más de tiempo.
vote-choice-skip = • **Saltar turno**: lo ya jugado cuenta y le toca a quien sigue.
vote-choice-skip-set-up = • **Saltar turno**: las fichas que faltan se colocan al azar y le toca a quien sigue.
vote-choice-botturn = • **Que lo juegue un bot**: solo termina este turno; la plaza no cambia de manos.
vote-choice-computer = • **Que siga un bot**: juega en su lugar hasta que vuelva.
vote-choice-remove = • **Expulsar**: deja la partida para siempre y queda en el último puesto.
vote-undo-seen = Ya ha visto una ficha que robó. Volvería a la bolsa y saldría la primera.
vote-undo-unseen = No ha visto ninguna ficha nueva.
vote-answer = { $name }: { $answer }
vote-until = -# Decide la mayoría. Cierre: { $when }; si no se decide nada, { $default ->
    [skip] se salta su turno.
    [botturn] un bot juega este turno en su lugar.
    [computer] un bot sigue en su lugar.
   *[wait] se le da más tiempo.
}
vote-until-all = -# Tienen que estar todos de acuerdo. Cierre: { $when }; el silencio es un no.
vote-decided = Decidido: **{ $answer }**
vote-decided-by-default = No hay mayoría, así que: **{ $answer }**
vote-decided-by-silence = No ha respondido nadie, así que: **{ $answer }**
vote-void = La votación ha terminado: la partida ha avanzado.
vote-void-over = La votación ha terminado: la partida también.
vote-void-gone = La votación ha terminado: { $name } ha vuelto, o la plaza es ahora de otra persona.
vote-ended = Se cierra la petición: antes hay que decidir otra cosa.
vote-over = La votación de **{ $game }** ha terminado.
vote-open = Hay una votación abierta en **{ $game }**.

vote-silent = –
button-wait = Esperar
button-skip = Saltar turno
button-botturn = Que lo juegue un bot
button-computer = Que siga un bot
button-remove = Expulsar
button-yes = Sí
button-no = No

decided-wait = { $name } recibe un 50 % más de tiempo.
decided-skip = Se salta el turno de { $name }.
decided-botturn = Un bot juega este turno en lugar de { $name }.
decided-computer = Un bot juega en lugar de { $name } hasta que pulse **Ya estoy de vuelta**, en **Más**.
decided-remove = { $name } queda fuera de la partida.
decided-undo-yes = { $name } deshace su turno: todos están de acuerdo.
decided-undo-free = { $name } deshace su turno.
decided-undo-no = El turno de { $name } se queda como está: no todos querían deshacerlo.
decided-replace-no = { $name } sigue en su plaza: no todos estaban de acuerdo.
decided-undo-ended = Se cierra la petición de deshacer el turno de { $name }: antes hay que decidir sobre el turno actual.
decided-replace-ended = Se cierra la petición de ceder la plaza de { $name }: antes hay que decidir otra cosa.
decided-pending = A { $name } se le acabó el tiempo. Quienes podrían decidir están de vacaciones: preguntaré en cuanto vuelva alguien.
decided-offer-time = La plaza de { $name } ya no se ofrece: nadie la ocupó a tiempo.
decided-offer-kept = La plaza de { $name } ya no se ofrece: { $name } ha terminado un turno y se la queda.
decided-offer-declined = La plaza de { $name } ya no se ofrece: la respuesta fue que no.
decided-offer-withdrawn = La plaza de { $name } ya no se ofrece: la oferta se ha retirado.

told-paused-nobody-answers = **{ $game }** está en pausa: el tiempo se acabó dos veces y nadie dijo qué hacer. Cualquiera de la mesa puede hacer que siga{ $given ->
    [wait] ; quien tiene el turno recibe entonces un 50 % más de tiempo.
   *[nothing] .
}
told-paused-nobody-plays = **{ $game }** está en pausa: nadie ha terminado un turno en dos semanas. Cualquiera de la mesa puede hacer que siga.
told-paused-clock-failed = **{ $game }** está en pausa: algo ha fallado aquí (no es culpa de nadie de la mesa) y quien administra este bot puede investigarlo. Seguirá sola en cuanto alguien juegue.
told-closes-soon = **{ $game }** lleva mucho tiempo en pausa. Si nadie hace que siga, se cerrará sin resultado ({ $when }).
told-paused-no-people = **{ $game }** está en pausa: en todas las plazas juegan bots. Sigue cuando vuelva alguien.
told-resumed = { $name } ha puesto otra vez en marcha **{ $game }**.
told-resumed-call = { $mention }, te toca en **{ $game }**: { $name } ha puesto la partida otra vez en marcha.
told-gone-on = **{ $game }** estaba en pausa y ya está otra vez en marcha.
button-resume = Seguir
button-nudge = Avisar
button-return = Ya estoy de vuelta
done-voted = Has votado: **{ $answer }**. Puedes cambiar de idea mientras la votación siga abierta.
done-voted-last = Has votado: **{ $answer }**. { $decided }
done-asked-to-take-back = Les pregunto a los demás ({ $names }) si puedes deshacer tu turno. Si alguien juega mientras tanto, tu turno se queda como está.
done-back = ¡Hola de nuevo! Vuelves a jugar tú en **{ $game }**.
done-gone-on = **{ $game }** está otra vez en marcha.
back-told = { $name } ha vuelto y sigue jugando en **{ $game }**.
back-question = Un bot juega por ti en **{ $game }**. ¿Ya estás de vuelta?

# Plazas que cambian de manos.

button-replace = Ceder una plaza
replace-head = ¿Qué plaza de **{ $game }** quieres ceder, y a quién? Se le pregunta cuando los demás estén de acuerdo.
replace-hint-own = Tu plaza: ¿a quién?
replace-hint = La plaza de { $name }: ¿a quién?
offer-call = { $mention }, ¿quieres ocupar la plaza de { $name } en **{ $game }**?
offer-what = { $variant } · La mano, la puntuación y el turno van con la plaza. En la clasificación solo salen quienes empezaron la partida.
offer-bare = { $mention }, ¿quieres ocupar una plaza en **{ $game }**?
offer-taken = { $name } ocupa ahora la plaza en **{ $game }**.
offer-over = La oferta de una plaza en **{ $game }** a { $name } ha terminado.
offer-owner = { $mention }, tu plaza en **{ $game }** se ha ofrecido a { $guest }, que podrá ocuparla más tarde ({ $when }). Sigue siendo tuya si antes vuelves o terminas un turno.
offer-owner-gone = La plaza de { $name } en **{ $game }** se ha ofrecido a { $guest }, que podrá ocuparla más tarde ({ $when }). Seguirá siendo de { $name } si antes vuelve y termina un turno.
offer-until = -# Cierre: { $when }.
seat-offered-withdraw = En esta partida ya se ofrece una plaza. Espera la respuesta o retira antes esa oferta.
done-withdrawn = La plaza en **{ $game }** ya no se ofrece.
button-withdraw = Retirar la oferta
button-accept = Ocupar la plaza
button-decline = No, gracias
told-replaced = { $name } ocupa la plaza de { $former } en **{ $game }**.
done-offered = Le he preguntado a { $guest } si quiere ocupar la plaza.
done-offered-later = Primero anuncio la oferta. Si { $name } no vuelve en un día, le preguntaré a { $guest } si quiere ocupar la plaza.
done-asked-to-replace = Primero les pregunto a los demás ({ $names }). Si todos están de acuerdo, la plaza se ofrece a { $guest }.
done-taken-over = La plaza es tuya: ya juegas en **{ $game }**.
done-declined = Has dicho que no a la plaza en **{ $game }**.
