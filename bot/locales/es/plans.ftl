# Planear el próximo turno mientras juegan los demás. Solo lo lee quien planea.

plan-head = **{ $game }** · { $whose } (turno empezado { $since }). Planea con calma: ahora no se juega nada.
plan-income = -# Tu ingreso de { $money } ya está incluido.
plan-would = En tu turno: { $told }
plan-so-far = Hasta ahora en este plan: { $actions } · { $effect }
plan-lost = Ya no es posible, así que sale de este plan: { $actions }
plan-kept = Planes guardados: { $count } de { $most }. Cuando empiece tu turno, se juega por ti el { $best ->
    [yes] mejor
   *[no] primero
} que siga en pie.
plan-is-kept = **Plan guardado.** Se juega en cuanto empiece tu turno, si todavía da lo mismo o más. Nadie más lo ve.
plan-is-final = { $variant ->
    [classic] Provocaría el final de la partida.
    [terra] Usaría tu último peón o provocaría el final de la partida.
   *[other] Usaría tu último marcador.
}
plan-changed = El tablero ha cambiado, así que no se ha guardado nada. Ahora está así:
plan-outdated = El tablero ha cambiado: eso ya no es posible. Ahora está así:
plan-typed = No te toca, así que no se ha jugado nada. Puedes guardar esto como plan:
plan-your-turn = Ahora te toca: esto se puede jugar.
do-seal = { $begun ->
    [yes] Añadir y guardar el plan
   *[no] Guardar como plan
}
do-seal-without = { $shown ->
    [yes] Guardar sin esto
   *[no] Guardar como plan
}
do-add = { $way ->
    [tile] Luego otra ficha (−{ $price })
    [keep] Luego elegir el peón
   *[on] Añadir y seguir
}
do-take = Atrás
button-plans = { $count ->
    [one] { $count } plan
   *[other] { $count } planes
}
button-plan = Planear

# La página de los planes.

plans-head = **{ $game }** · tus planes. Solo tú los ves; se borran con tu próximo turno.
plans-none = No tienes ningún plan para tu próximo turno.
plans-stands = { $number }. { $plan } · en pie
plans-stands-as = { $number }. { $plan } · en pie, ahora { $now }
plans-fallen = { $number }. { $plan } · ahora no se puede
plans-final = puede terminar la partida
plans-points = puntuación { $points }
plans-look = Ver
plans-up = Subir
plans-delete = Borrar
plans-take-first = Jugar el primero en pie
plans-take-best = Jugar el mejor en pie
plans-back = Volver al tablero
select-plan = Qué plan

# Lo que dicen de los planes otros mensajes propios.

plans-told = { $count ->
    [one] Tienes { $count } plan guardado para tu próximo turno.
   *[other] Tienes { $count } planes guardados para tu próximo turno.
}
turns-planned = Turnos planeados: { $games }
