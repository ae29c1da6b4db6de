# Een partij die beurt voor beurt wordt teruggekeken; ‘told’ is de hele beurt in woorden.

button-replay = Terugkijken
replay-head = **{ $game }** · beurt { $number } van { $turns }
replay-first = ⏮ Eerste
replay-back = ◀ Vorige
replay-on = Volgende ▶
replay-last = Laatste ⏭
replay-pick = Alle beurten
replay-turn = { $number } · { $told }
replay-earlier = ◀ Beurt { $first }–{ $last }
replay-later = Beurt { $first }–{ $last } ▶
button-film = Als film
film-head = De film van **{ $game }**
film-shown = { $name } laat de film van **{ $game }** zien:
film-plain = De film van { $game } in { $turns } beurten. Eindstand: { $scores }.
film-turn = { $how ->
    [bot] { $name } (bot)
    [skipped] { $name }: overgeslagen
    [resigned] { $name }: opgegeven
    [removed] { $name }: uit het spel gezet
   *[own] { $name }
}
