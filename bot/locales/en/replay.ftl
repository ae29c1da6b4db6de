# A game stepped through, turn by turn: ``told`` is the whole turn in words.

button-replay = Replay
replay-head = **{ $game }** · turn { $number } of { $turns }
replay-first = ⏮ First
replay-back = ◀ Back
replay-on = Next ▶
replay-last = Last ⏭
replay-pick = All turns
replay-turn = { $number } · { $told }
replay-earlier = ◀ Turns { $first } to { $last }
replay-later = Turns { $first } to { $last } ▶
button-film = As a film
film-head = The film of **{ $game }**
film-shown = { $name } shows the film of **{ $game }**:
film-plain = The film of { $game } in { $turns } turns. In the end: { $scores }.
film-turn = { $how ->
    [bot] { $name } (bot)
    [skipped] { $name }: skipped
    [resigned] { $name }: resigned
    [removed] { $name }: removed
   *[own] { $name }
}
