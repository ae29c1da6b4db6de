# Una partida repasada turno a turno; ``told`` es el turno entero en palabras.

button-replay = Volver a ver
replay-head = **{ $game }** · turno { $number } de { $turns }
replay-first = ⏮ Primero
replay-back = ◀ Anterior
replay-on = Siguiente ▶
replay-last = Último ⏭
replay-pick = Todos los turnos
replay-turn = { $number } · { $told }
replay-earlier = ◀ Turnos { $first } a { $last }
replay-later = Turnos { $first } a { $last } ▶
button-film = Como película
film-head = La película de **{ $game }**
film-shown = { $name } muestra la película de **{ $game }**:
film-plain = La película de { $game } en { $turns } turnos. Al final: { $scores }.
film-turn = { $how ->
    [bot] { $name } (bot)
    [skipped] { $name }: turno saltado
    [resigned] { $name }: abandono
    [removed] { $name }: expulsión
   *[own] { $name }
}
