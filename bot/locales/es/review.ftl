# Una partida terminada, vista de nuevo: cómo iba cada cual y dónde se decidió. Las probabilidades
# se escriben con ``review-percent``. ``variant`` elige las palabras de un juego.

review-percent = { $number } %
review-title = { $game } · análisis
review-turns = { $variant } · { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
review-begin = Tras la preparación
review-end = Turno { $turn }
review-accuracy = precisión
review-lead = { $name } desde el turno { $turn }
review-led = Por delante: { $leads }.
review-led-often = El liderato cambió { $changes } veces. Desde el turno { $turn } iba por delante { $name }.
review-led-by-nobody = Nadie llegó a ir por delante.

## Cómo jugó cada cual: ``luck`` lleva signo, con su unidad salvo los puntos; ``count`` es su número

review-played = **{ $name }**: precisión **{ $accuracy }**{ $luck ->
    [none] { "" }
   *[other] { " " }· { $luck }
}
review-not-judged = **{ $name }**: { $luck }
review-luck = { $variant ->
    [classic] { $count ->
        [one] suerte { $luck } punto
       *[other] suerte { $luck } puntos
    }
   *[other] suerte { $luck }
}
review-luck-short = suerte { $luck }
review-decisions = { $decisions ->
    [one] { $decisions } decisión: { $verdicts }
   *[other] { $decisions } decisiones: { $verdicts }
}
review-best = { $count ->
    [one] { $count } óptima
   *[other] { $count } óptimas
}
review-good = { $count ->
    [one] { $count } buena
   *[other] { $count } buenas
}
review-unclear = { $count } sin diferencia clara
review-inexact = { $count ->
    [one] { $count } imprecisa
   *[other] { $count } imprecisas
}
review-mistake = { $count ->
    [one] { $count } error
   *[other] { $count } errores
}
review-no-points = Ninguna decisión costó tanto como para ser un momento clave.
review-points = Momentos clave y probabilidad de ganar perdida:
review-point = { $number }. Turno { $turn }, { $name }: −{ $loss }

## Un momento clave: lo que se hizo junto a lo que era mejor

review-done = Jugado: { $told }. Probabilidad de ganar: { $chance }
review-better = Mejor si { $name } hubiera { $deeds }. Probabilidad de ganar: { $chance }
review-better-ends = Mejor si { $name } hubiera terminado el turno. Probabilidad de ganar: { $chance }
review-better-so = Mejor: lo mismo, pero con { $better } en vez de { $done }. Probabilidad de ganar: { $chance }
review-why = { $second ->
    [no] Por qué: { $first }.
   *[other] Por qué: { $first }; { $second }.
}
review-nothing-done = { $name } ha terminado el turno
review-why-ends = provoca el final de la partida
review-why-goes-on = todavía no provoca el final de la partida
review-why-score = { $number ->
    [one] da { $number } punto más
   *[other] da { $number } puntos más
}
review-why-takes = { $number ->
    [one] se queda con { $number } disco más de grupos cerrados
   *[other] se queda con { $number } discos más de grupos cerrados
}
review-why-saves = deja { $money } más
review-why-holds = { $number ->
    [one] deja con { $number } punto menos a quien mejor va de los demás
   *[other] deja con { $number } puntos menos a quien mejor va de los demás
}
review-why-leaves = { $number ->
    [one] deja cerca de { $number } punto menos para { $name }, que juega después
   *[other] deja unos { $number } puntos menos para { $name }, que juega después
}
review-why-closes = cierra más, y lo que cierra sigue libre
review-why-stands = conserva más opciones para los próximos turnos

## El mensaje

button-review = Análisis
review-head = **{ $game }** · análisis · { $turns } turnos
review-point-head = **{ $game }** · momento clave { $number } de { $points } · turno { $turn }
review-shown = { $name } muestra un análisis:
review-plain = { $game }: la probabilidad de ganar de cada cual, turno a turno. { $led }
review-chances = Turno { $turn }: { $chances }.
review-chance = { $name } { $chance }
review-back = ◀ Anterior
review-on = Siguiente ▶
review-to-turn = Ir a este turno
review-pick = Momentos clave
review-whole = Toda la partida
review-queued = El análisis de **{ $game }** está en cola. Aparecerá aquí si no tarda más de diez minutos.
review-working = El análisis de **{ $game }** está en marcha: turno { $turn } de { $turns }. Aparecerá aquí.
review-dropped = El análisis de **{ $game }** ya no está en marcha. Pídelo otra vez.
review-later = El análisis de **{ $game }** tarda más de lo previsto. Estará listo cuando vuelvas a pedirlo.
