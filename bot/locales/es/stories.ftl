# El canal conoce cada turno en una línea: un teléfono enseña ocho encima de la imagen.
# deed-… son participios, como en board.ftl.

deed-laid = colocado { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}
deed-laid-to = { $laid }: { $effect }
deed-closed = cerrado { $groups }
deed-closed-with = cerrado { $groups } con { $count ->
    [one] una ficha
   *[other] { $count } fichas
}
deed-largest = { $group } y { $count } más
told-and-more = { $told }… y { $count ->
    [one] { $count } acción
   *[other] { $count } acciones
} más
told-more-turns = … y { $count ->
    [one] { $count } turno más
   *[other] { $count } turnos más
}: mira **Mi vista**

## Cuando la partida puede acabar pronto

warn-last-turn = { $name } ha provocado el final: este es tu último turno.
warn-one-left = A { $name } le queda un { $variant ->
    [terra] peón: quizá sea tu último turno completo.
   *[other] marcador: después de este, quizá te quede un solo turno.
}
warn-grounds = { $name } tiene colonias cerradas de tres colores: este puede ser tu último turno completo.
warn-target = { $count ->
    [one] A { $name } le falta { $count } punto para el objetivo: { $next_round ->
        [yes] después de este, quizá te quede un solo turno.
       *[no] este puede ser tu último turno.
    }
   *[other] A { $name } le faltan { $count } puntos para el objetivo: { $next_round ->
        [yes] después de este, quizá te quede un solo turno.
       *[no] este puede ser tu último turno.
    }
}
warn-bag = { $count ->
    [0] La bolsa está vacía: la partida termina cuando no encaje ninguna ficha de las manos.
    [one] Queda una ficha en la bolsa: la partida termina pronto.
   *[other] Quedan { $count } fichas en la bolsa: la partida termina pronto.
}

## De dónde vienen los puntos

points-discs = discos { $points }
points-closed = grupos cerrados { $points }
points-paid = segundas fichas { $points }
result-rated = { $rank } · rating { $rating } ({ $change }){ $provisional ->
    [yes] , provisional
   *[no] { "" }
}
result-uncounted-alone = -# No entra en la clasificación: solo cuentan las partidas que empiezan dos personas o más.
result-uncounted-short = -# No entra en la clasificación: al menos dos personas deben haber terminado dos turnos cada una.
result-uncounted-often = -# No entra en la clasificación: entre las mismas personas solo cuentan las tres primeras partidas del día (UTC).
result-best = { $points ->
    [none] Mejor turno: { $told }
   *[other] Mejor turno ({ $points }): { $told }
}
