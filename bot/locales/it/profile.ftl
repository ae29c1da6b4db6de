# Profili: come ha giocato una persona, in un messaggio; rating e curve in un’immagine.

profile-head = **{ $name }** su questo server
profile-title = { $name }: rating
profile-rated = { $variant }: rating **{ $rating }** ± { $spread }{ $provisional ->
    [yes] { " " }(provvisorio: meno di { $games } partite)
   *[no] { "" }
}, calcolato su { $record }
profile-provisional = provvisorio
profile-record = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $wins ->
    [one] 1 vinta
   *[other] { $wins } vinte
}
profile-played = { $variant }: { $records }
profile-at-table = { $record } (in { $players })
profile-best-score = miglior punteggio { $points }
profile-biggest-group = gruppo chiuso più grande { $size }
profile-best-turn = turno migliore { $points }
profile-against = Solo contro bot: { $games }
profile-against-one = { $level }: { $wins } vinte su { $games }
profile-against-title = { $name }: contro i bot
profile-against-won = { $wins } / { $games }
profile-against-level = vinte, { $level }
profile-longest = Partita più lunga: { $time }
profile-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
profile-hours = { $count ->
    [0] meno di un’ora
    [one] 1 ora
   *[other] { $count } ore
}
profile-opponents = Più spesso con: { $opponents }
profile-opponent = { $name } ({ $games ->
    [one] 1 partita
   *[other] { $games } partite
}: { $won } davanti, { $lost } dietro)
profile-accuracies = La tua precisione nelle ultime partite analizzate (la vedi solo tu): { $games }
profile-accuracy = { $variant } **{ $accuracy }** ({ $games ->
    [one] 1 partita
   *[other] { $games } partite
})
profile-row-plain = { $variant }: { $rating } ± { $spread }, { $record }. { $first ->
    [none] { "" }
   *[other] All’inizio { $first }, poi tra { $low } e { $high }.
}
profile-of-others = -# I rating vengono da tutte le partite che contano; il resto dalle partite che puoi vedere.
profile-for-all = -# I rating vengono da tutte le partite che contano; il resto dalle partite nei canali che tutti possono vedere.
profile-shown = { $name } mostra un profilo:
profile-none = { $own ->
    [yes] Non hai ancora finito nessuna partita su questo server. { COMMAND("game new") } ne apre una.
   *[no] Su questo server { $name } non ha finito nessuna partita che tu possa vedere.
}

result-first-win = **Prima vittoria di { $name } contro un bot { $level }**

## /cronologia

history-head = Le partite finite di **{ $name }** su questo server, dalla più recente:
history-row = [{ $game }]({ $link }){ $variant ->
    [none] { "" }
   *[other] { " " }· { $variant }
} · { $result } · { $when }
history-result = { $rank }ª posizione su { $players }{ $points ->
    [none] { "" }
   *[other] , punteggio { $points }
}{ $rated ->
    [no] , senza rating
   *[yes] { "" }
}
history-hint = Scegli una partita
history-back = Torna all’elenco
history-none = Su questo server { $name } non ha finito nessuna partita di questo tipo che tu possa vedere.
history-shown = { $name } mostra partite finite:
history-foot = -# { $first }–{ $last } di { $count }
refused-no-games-for-all = Nessuna di queste partite si è giocata in un canale che tutti qui possono vedere: non c’è nulla da mostrare a tutti.
