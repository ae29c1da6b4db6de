# Eine Partie zum Nachspielen, Zug um Zug: ``told`` ist der ganze Zug in Worten.

button-replay = Nachspielen
replay-head = **{ $game }** · Zug { $number } von { $turns }
replay-first = ⏮ Anfang
replay-back = ◀ Zurück
replay-on = Weiter ▶
replay-last = Ende ⏭
replay-pick = Alle Züge
replay-turn = { $number } · { $told }
replay-earlier = ◀ Züge { $first } bis { $last }
replay-later = Züge { $first } bis { $last } ▶
button-film = Als Film
film-head = Der Film von **{ $game }**
film-shown = { $name } zeigt den Film von **{ $game }**:
film-plain = Der Film von { $game } in { $turns } Zügen. Am Ende: { $scores }.
film-turn = { $how ->
    [bot] { $name } (Bot)
    [skipped] { $name }: übersprungen
    [resigned] { $name }: aufgegeben
    [removed] { $name }: ausgeschlossen
   *[own] { $name }
}
