# Tableros, manos, jugadas y resultados.

## Los mensajes del canal. La primera línea es la que enseña un teléfono.

board-call = { $mention }, te toca en **{ $game }**
board-unplanned = { $call } · ningún plan seguía en pie
board-late = **{ $game }** · { $next }
bare-gone-on = **{ $game }** ha avanzado
bare-result = **{ $game }** ha terminado
board-draft = **{ $game }** · { $next }
board-taken-back = ↩ Turno deshecho en **{ $game }**:
board-spots = { $count ->
    [one] Tus fichas encajan en una casilla: se ve iluminada y con su nombre en negrita.
   *[other] Tus fichas encajan en { $count } casillas: se ven iluminadas y con su nombre en negrita.
}
board-no-spots = Cuando te toque, aquí verás dónde encajan tus fichas.
board-shown = { $name } muestra el tablero:

whose-turn = Le toca a { $name }
whose-turn-nobody = La partida ha terminado
whose-turn-within = le toca a { $name }
whose-turn-within-nobody = la partida ha terminado
score = { $name }: **{ $points }**
score-plain = { $name }: { $points }
score-resigned = ~~{ $name }: { $points }~~
score-resigned-plain = { $name }: { $points } { $left ->
    [removed] (expulsión)
   *[resigned] (abandono)
}
score-parts = { $score } ({ $parts })
score-bonus = placa de bonificación { $points }
pieces-left = { $variant ->
    [terra] { $count ->
        [0] sin peones en reserva
        [one] { $count } peón en reserva
       *[other] { $count } peones en reserva
    }
   *[other] { $count ->
        [0] sin marcadores en reserva
        [one] { $count } marcador en reserva
       *[other] { $count } marcadores en reserva
    }
}
money = { $variant ->
    [terra] { $count ->
        [one] { $amount } brouzouf
       *[other] { $amount } brouzoufs
    }
    [domaine] { $count ->
        [one] { $amount } ficha de pago
       *[other] { $amount } fichas de pago
    }
   *[other] { $amount }
}
price = { $variant ->
    [terra] { $count ->
        [one] { $count } brouzouf
       *[other] { $count } brouzoufs
    }
    [domaine] { $count ->
        [one] { $count } ficha de pago
       *[other] { $count } fichas de pago
    }
   *[other] { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
}
to-target = objetivo { $target }
last-turns = { $count ->
    [one] último turno: { $names }
   *[other] últimos turnos: { $names }
}
bag-left = { $count ->
    [0] la bolsa está vacía
    [one] { $count } ficha en la bolsa
   *[other] { $count } fichas en la bolsa
}

button-play = Jugar
button-hand = Mano
button-board = Mi vista
button-spots = Huecos
button-more = Más
button-info = Info
button-new = Nueva partida
button-words = En palabras
button-ask = Abandonar…
more-head = Más sobre **{ $game }**:
button-show = Mostrar a todos
button-end = Terminar turno
button-again = Jugar otra vez
button-keep = Conservar el peón de { $owner } en { $disc }
button-keep-and-end = Conservar el peón de { $owner } en { $disc } y terminar
button-resign = Abandonar
button-stay = No, sigo jugando
button-close = Cerrar la partida

## Lo que ha pasado. Las acciones son participios: told-turn, told-planned, told-by-bot y done-deeds ponen delante un solo «ha» o «has».

told-turn = { $name } ha { $deeds }
told-planned = { $name }, según su plan, ha { $deeds }
told-by-bot = { $why ->
    [removed] En lugar de { $name }, el bot ha { $deeds }
    [others] Los demás han saltado el turno de { $name }: el bot ha { $deeds }
   *[time] A { $name } se le ha acabado el tiempo: el bot ha { $deeds }
}
deed-placed = colocado { $count ->
    [one] una ficha en { $cells }
   *[other] { $count } fichas en { $cells }
}: { $effect }
deed-settled = colonizado { $group }
deed-withdrew = retirado un peón de { $disc }
deed-withdrew-of = retirado de { $disc } el peón de { $owner }
deed-joined = unido colonias en { $group }
deed-kept = conservado el peón de { $owner } en { $disc }
deed-sent-home = { $count ->
    [one] mandado a casa el peón de { $owners }
   *[other] mandado a casa los peones de { $owners }
}
deed-marked = marcado { $groups }
deed-plate = conseguido la placa de bonificación
deed-again = jugado otra vez
deed-gave-back = devuelto { $money }
told-table = { $count ->
    [one] Primera ficha de la partida: { $cells }
   *[other] Primeras fichas de la partida: { $cells }
}
told-first = { $name } empezaba la partida y por eso ha pasado
told-discs = { $count ->
    [0] ningún disco
    [one] { $count } disco
   *[other] { $count } discos
}
told-closed = cerrado { $groups }
told-closed-group = { $place ->
   *[other] { $colour } { $size }
}
told-price = pagado { $price }
told-gain = { $effect } → { $gain }
told-idle = { $variant ->
    [terra] { $name } ha pasado
   *[other] { $name } no tenía ninguna ficha que colocar
}
told-idle-by-bot = { $variant ->
    [terra] A { $name } se le ha acabado el tiempo: el bot ha pasado
   *[other] A { $name } se le ha acabado el tiempo: el bot no tenía ninguna ficha que colocar
}
told-skipped = { $why ->
    [others] Los demás han saltado el turno de { $name }
   *[time] A { $name } se le ha acabado el tiempo: turno saltado
}
told-ended-by-bot = A { $name } se le ha acabado el tiempo: el bot ha terminado el turno
told-shown-hand = { $name } no podía colocar ninguna ficha: ha mostrado su mano y ha pasado
told-resigned = { $name } ha abandonado
told-removed = { $name } queda fuera de la partida
told-out-goes-on = { $told }; siguen jugando { $names }, y todas las fichas se quedan en la mesa
told-out-pauses = { $told }; por ahora no juega ninguna persona
told-out-computers = { $told }; solo quedan bots, que juegan hasta el final
told-set-off = { $reason ->
    [target] { $name } ha alcanzado el objetivo: esta ronda es la última
    [pawns] { $name } ha colonizado con su último peón: a los demás les queda un último turno
    [grounds] { $name } tiene colonias cerradas de los cuatro colores: a los demás les queda un último turno
   *[markers] { $name } ha colocado su último marcador: a los demás les queda un último turno
}

group-at = { $group } ({ $disc })
group-red = rojo { $size }
group-green = verde { $size }
group-blue = azul { $size }
group-yellow = amarillo { $size }

## Respuestas privadas

done-deeds = Has { $deeds }.
done-ended = Tu turno ha terminado.
done-resigned = Has abandonado la partida.
done-closed = Has cerrado **{ $game }**. Aquí ya se puede abrir otra partida.
follows-next = { $whose }.
follows-guest = No juegas en esta partida. { $whose }.
follows-computer = { $whose }: el nuevo tablero llega enseguida.
follows-over = La partida ha terminado.
follows-place = Te toca: pulsa **Jugar** o escribe { COMMAND("place") }.
follows-place-or-end = Pulsa **Jugar** para colocar también tu otra ficha por { $price ->
    [one] { $price } punto
   *[other] { $price } puntos
}, o termina tu turno.
follows-keep = Se han unido colonias, y en cada una solo puede quedar un peón. Elígelo con un botón o escribe { COMMAND("keep") }.
follows-some = Con **Jugar** puedes { $deeds } o terminar tu turno.
may-place = colocar una ficha
may-settle = colonizar
may-withdraw = retirar un peón
may-mark = marcar territorios
may-again = jugar otra vez

## Lo que ofrecen /settle, /withdraw, /keep y /mark

target-group = { $colour }, { $size ->
    [one] { $size } disco
   *[other] { $size } discos
}, { $closed ->
    [yes] cerrado
   *[no] abierto
} ({ $disc })
target-pawn = { $owner }: { $group }

close-question = ¿Seguro que quieres cerrar **{ $game }**? Se acaba ya, para todos y sin resultado.
close-told = { $name } ha cerrado **{ $game }**: queda sin resultado.
close-told-by-time = **{ $game }** llevaba demasiado tiempo en pausa y se ha cerrado: queda sin resultado.
close-told-by-operator = Quien administra este bot ha cerrado **{ $game }**: queda sin resultado.
resign-question = ¿Seguro que quieres abandonar **{ $game }** para siempre? Quedarás en el último puesto.
resign-goes-on = Seguirán jugando { $names }. Tus fichas se quedan en la mesa; tu mano sale de la partida.
resign-pauses = Entonces solo jugarán bots, y la partida se pondrá en pausa hasta que vuelva alguien ({ $names }).
resign-computers = Entonces solo quedarán bots, que jugarán la partida hasta el final.
resign-ends = { $count ->
    [0] La partida termina en ese momento y no gana nadie.
    [one] La partida termina en ese momento y gana { $names }.
   *[other] La partida termina en ese momento y comparten la victoria { $names }.
}

hand-head = Tus fichas en **{ $game }**
hand-place = Te toca: pulsa **Jugar** o escribe una jugada, como { COMMAND("place") } `{ $move }`.
tile-in-words = Ficha { $slot }, cara { $face }: { $centre } en el centro; desde el este, en sentido antihorario: { $sides }.

colour-red = rojo
colour-green = verde
colour-blue = azul
colour-yellow = amarillo

## Resultado

result-head = **{ $game }** ha terminado. { $winners }
result-winners = { $count ->
    [0] No gana nadie.
    [one] ¡Gana { $names }!
   *[other] ¡Comparten la victoria { $names }!
}
result-reason-target = { $name } ha alcanzado el objetivo.
result-reason-pawns = { $name } ha colonizado con su último peón, y eso ha puesto fin a la partida.
result-reason-grounds = { $name } tenía colonias cerradas de los cuatro colores, y eso ha puesto fin a la partida.
result-reason-markers = { $name } ha colocado su último marcador, y eso ha puesto fin a la partida.
result-reason-idle = { $bag ->
    [0] { $variant ->
        [terra] La bolsa estaba vacía y nadie ha colocado una ficha en dos rondas.
       *[other] La bolsa estaba vacía y no encajaba ninguna ficha de las manos.
    }
   *[other] { $variant ->
        [terra] Nadie ha colocado una ficha en dos rondas: fin de la partida.
       *[other] Nadie ha podido colocar una ficha en toda una ronda: fin de la partida.
    }
}
result-reason-resignation = Los demás han dejado la partida.
result-rank = { $rank }\. { $name }: **{ $points }**
result-rank-resigned = { $rank }\. { $name } (abandono): { $points }
result-rank-removed = { $rank }\. { $name } (expulsión): { $points }
result-rank-idle = { $rank }\. { $name } (terminó menos de la mitad de sus turnos): { $points }
result-rank-gone = { $rank }\. { $name } (ya no está)
result-substitute = – { $name }: { $left ->
    [no] **{ $points }**
   *[other] { $points }
} (en lugar de { $owner }{ $computer ->
    [no] , sin rating
   *[yes] { "" }
}{ $left ->
    [resigned] , abandono
    [removed] , expulsión
   *[no] { "" }
})
result-proof = -# Bolsa sin trampas: semilla { $seed } · ID de inicio { $start }

## Tiempo

time-left = -# Límite: { $when }
time-over = -# Se acabó el tiempo de este turno.
vote-runs = -# Hay una votación o una petición abierta. Cierre: { $when }
vote-opens = -# Hay una votación o una petición abierta.
away-until-untimed = -# { $name } está de vacaciones hasta el { $when }.
away-until = -# { $name } está de vacaciones hasta el { $when }: su tiempo no corre.
reminder-untimed = { $mention }, **{ $game }** espera tu turno.
reminder-one = { $mention }, **{ $game }** espera tu turno. Límite: { $when }
nudge-call = { $mention }, { $name } te espera en **{ $game }**: te toca.
done-nudged = Voy a avisar a { $name }.
done-nudged-gone = { $name } ya no está en este servidor: no puedo enviarle ningún aviso. { $decision ->
    [open] Hay una votación abierta sobre su turno.
    [untimed] Los demás de la mesa lo saben y decidirán dentro de un día.
   *[later] Los demás de la mesa lo saben y decidirán dentro de un día, o cuando se acabe el tiempo.
}
reminder-several = { $mention }, te esperan { $count } partidas:
away-now = Estás de vacaciones hasta el { $when }. Tu tiempo no corre en ninguna partida y nadie te avisa. Aun así, puedes jugar.
away-how = No estás de vacaciones. Indica en { COMMAND("away") } cuánto duran (10 días, 2 semanas) o hasta qué día (24 dic): tu tiempo dejará de correr en todas tus partidas. Como máximo { $most } días de cada 90.
away-ended = Tus vacaciones han terminado: tu tiempo vuelve a correr donde te toca.
away-end = Terminar mis vacaciones
