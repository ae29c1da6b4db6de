# Clasificaciones: una línea por persona, la propia en negrita; en imagen; y la imagen en palabras.

leaders-head = **{ $variant }** · { $about }
leaders-head-plain = { $title } · { $about }.
leaders-about = por { $measure } · { $period }
leaders-by-rating = rating
leaders-by-wins = victorias
leaders-by-games = partidas
leaders-period-all = desde el principio
leaders-period-season = esta temporada
leaders-period-month = este mes
leaders-row = `{ $rank }` { $own ->
    [yes] **{ $name } { leaders-own }**
   *[no] { $name }
} · { leaders-rating } { leaders-spread } ({ $change }) · { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
} en { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
leaders-row-plain = { $rank }. { $own ->
    [yes] { $name } { leaders-own }
   *[no] { $name }
}: { leaders-rating } { leaders-spread } ({ $change }), { $games }/{ $wins }.
leaders-plain = Rating (cambio), partidas/victorias.
leaders-unranked-sign = –
leaders-own = (tú)
leaders-rating = { $rating }
leaders-spread = ± { $spread }
leaders-change-up = +{ $points }
leaders-change-down = −{ $points }
leaders-change-none = ±0
leaders-unranked = Menos de { $games } partidas, todavía sin puesto:
leaders-unranked-line = -# { leaders-unranked }
leaders-gap = …
leaders-foot = -# { leaders-page }
leaders-page = Página { $page } de { $pages }
leaders-none = { $period ->
    [all] Todavía no aparece nadie.
    [season] Esta temporada todavía no aparece nadie.
   *[month] Este mes todavía no aparece nadie.
} Una partida cuenta cuando ha terminado y al menos dos personas han jugado dos turnos cada una después de la preparación: { COMMAND("game new") } abre una mesa.
leaders-not-you = -# Todavía no apareces aquí: termina una partida con otra persona, con dos turnos por persona después de la preparación. { COMMAND("game new") } abre una mesa.
leaders-explained = -# El rating empieza en 1500; dos de cada tres veces, el verdadero está dentro del margen ±. Entre paréntesis, el cambio { $period ->
    [all] en todas las partidas
    [season] de esta temporada
   *[month] de este mes
}.
leaders-shown = { $name } muestra la clasificación:
leaders-back = ◀
leaders-on = ▶

## Solo en la imagen

leaders-title-classic = Dalapapa
leaders-title-terra = Dalapapa Terra
leaders-title-domaine = Dalapapa Domaine
leaders-column-rating = rating
leaders-column-change = +/−
leaders-column-games = part.
leaders-column-wins = victorias
leaders-number = { $number }
