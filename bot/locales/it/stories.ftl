# Il canale legge ogni turno in una riga: un telefono ne mostra otto sopra l’immagine.
# Anche qui le azioni sono participi dietro a un ausiliare.

deed-laid = piazzato { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}
deed-laid-to = { $laid }: { $effect }
deed-closed = chiuso { $groups }
deed-closed-with = chiuso { $groups } con { $count ->
    [one] una tessera
   *[other] { $count } tessere
}
deed-largest = { $count ->
    [one] { $group } e un altro
   *[other] { $group } e altri { $count }
}
told-and-more = { $told } (e { $count ->
    [one] un’altra azione
   *[other] altre { $count } azioni
})
told-more-turns = … e { $count ->
    [one] un altro turno
   *[other] altri { $count } turni
}: vedi **Tabellone**

## Quando una partita può finire presto

warn-last-turn = { $name } ha fatto scattare la fine: questo è il tuo ultimo turno.
warn-one-left = { $name } ha { $variant ->
    [terra] ancora una sola pedina: forse è il tuo ultimo turno completo.
   *[other] ancora un solo segnalino: dopo questo turno potrebbe restartene uno solo.
}
warn-grounds = { $name } ha colonie chiuse di tre colori: questo può essere il tuo ultimo turno completo.
warn-target = { $count ->
    [one] { $name } è a 1 punto dall’obiettivo: { $next_round ->
        [yes] dopo questo turno potrebbe restartene uno solo.
       *[no] questo può essere il tuo ultimo turno.
    }
   *[other] { $name } è a { $count } punti dall’obiettivo: { $next_round ->
        [yes] dopo questo turno potrebbe restartene uno solo.
       *[no] questo può essere il tuo ultimo turno.
    }
}
warn-bag = { $count ->
    [0] Il sacchetto è vuoto: la partita finisce quando nessuna tessera in mano si può più piazzare.
    [one] Nel sacchetto resta una tessera: la partita finisce presto.
   *[other] Nel sacchetto restano { $count } tessere: la partita finisce presto.
}

## Da dove vengono i punti

points-discs = cerchi { $points }
points-closed = gruppi chiusi { $points }
points-paid = seconde tessere { $points }
result-rated = { $rank } · rating { $rating } ({ $change }){ $provisional ->
    [yes] , provvisorio
   *[no] { "" }
}
result-uncounted-alone = -# Non vale per le classifiche: contano solo le partite iniziate da due o più persone.
result-uncounted-short = -# Non vale per le classifiche: almeno due persone devono aver terminato due turni ciascuna.
result-uncounted-often = -# Non vale per le classifiche: tra le stesse persone contano solo le prime tre partite di un giorno (UTC).
result-best = { $points ->
    [none] Turno migliore: { $told }
   *[other] Turno migliore ({ $points }): { $told }
}
