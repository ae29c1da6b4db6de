# Una partita rivista turno per turno; ``told`` è tutto il turno a parole.

button-replay = Rivedi
replay-head = **{ $game }** · turno { $number } di { $turns }
replay-first = ⏮ Primo
replay-back = ◀ Indietro
replay-on = Avanti ▶
replay-last = Ultimo ⏭
replay-pick = Tutti i turni
replay-turn = { $number } · { $told }
replay-earlier = ◀ Turni da { $first } a { $last }
replay-later = Turni da { $first } a { $last } ▶
button-film = Filmato
film-head = Il filmato della partita **{ $game }**
film-shown = { $name } mostra il filmato della partita **{ $game }**:
film-plain = Il filmato della partita { $game } in { $turns } turni. Alla fine: { $scores }.
film-turn = { $how ->
    [bot] { $name } (bot)
    [skipped] { $name }: turno saltato
    [resigned] { $name }: abbandono
    [removed] { $name }: esclusione
   *[own] { $name }
}
