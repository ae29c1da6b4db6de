# Perfiles: cómo ha jugado alguien, en un mensaje; el rating y sus curvas, en imagen.

profile-head = **{ $name }** en este servidor
profile-title = { $name }: rating
profile-rated = { $variant }: rating **{ $rating }** ± { $spread } · con rating: { $record }{ $provisional ->
    [yes] { " " }(provisional: menos de { $games } partidas)
   *[no] { "" }
}
profile-provisional = provisional
profile-record = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $wins ->
    [0] ninguna ganada
    [one] { $wins } ganada
   *[other] { $wins } ganadas
}
profile-played = { $variant } · { $records }
profile-at-table = con { $players } jugadores: { $record }
profile-best-score = mejor puntuación { $points }
profile-biggest-group = mayor grupo cerrado { $size }
profile-best-turn = mejor turno { $points }
profile-against = Solo contra bots: { $games }
profile-against-one = { $level }: { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
} en { $games }
profile-against-title = { $name }: contra bots
profile-against-won = { $wins } / { $games }
profile-against-level = victorias, { $level }
profile-longest = Partida más larga: { $time }
profile-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
profile-hours = { $count ->
    [0] menos de una hora
    [one] { $count } hora
   *[other] { $count } horas
}
profile-opponents = Más partidas con: { $opponents }
profile-opponent = { $name } ({ $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}: { $won } por delante, { $lost } por detrás)
profile-accuracies = Tu precisión en las últimas partidas analizadas (solo la ves tú): { $games }
profile-accuracy = { $variant } **{ $accuracy }** ({ $games ->
    [one] { $games } partida
   *[other] { $games } partidas
})
profile-row-plain = { $variant }: { $rating } ± { $spread }, { $record }. { $first ->
    [none] { "" }
   *[other] Desde { $first }, entre { $low } y { $high }.
}
profile-of-others = -# El rating viene de todas las partidas que cuentan; lo demás, de las que puedes ver.
profile-for-all = -# El rating viene de todas las partidas que cuentan; lo demás, de las que están en canales que todos pueden ver.
profile-shown = { $name } muestra un perfil:
profile-none = { $own ->
    [yes] Todavía no has terminado ninguna partida en este servidor. { COMMAND("game new") } abre una mesa.
   *[no] { $name } no ha terminado en este servidor ninguna partida que puedas ver.
}

result-first-win = **{ $name }: primera victoria contra un bot ({ $level })**

## /history

history-head = Partidas terminadas de **{ $name }** en este servidor, primero las más recientes:
history-row = [{ $game }]({ $link }){ $variant ->
    [none] { "" }
   *[other] { " " }· { $variant }
} · { $result } · { $when }
history-result = puesto { $rank } de { $players }{ $points ->
    [none] { "" }
   *[other] { " " }con { $points }
}{ $rated ->
    [no] , sin rating
   *[yes] { "" }
}
history-hint = Ver una partida
history-back = Volver a la lista
history-none = { $name } no ha terminado en este servidor ninguna partida de este tipo que puedas ver.
history-shown = { $name } muestra partidas terminadas:
history-foot = -# { $first }–{ $last } de { $count }
refused-no-games-for-all = Ninguna de estas partidas se jugó en un canal que puedan ver todos en este servidor, así que no hay nada que mostrar a todos.
