# Pianificare il prossimo turno mentre giocano gli altri. Lo legge solo chi pianifica.

plan-head = **{ $game }** · { $whose } (turno iniziato { $since }). Pianifica pure: per ora non si gioca nulla.
plan-income = -# È compresa la tua rendita di { $money }.
plan-would = Al tuo turno: { $told }
plan-so-far = In questo piano finora: { $actions } · { $effect }
plan-lost = Non più possibile, quindi fuori da questo piano: { $actions }
plan-kept = { $count ->
    [one] Hai salvato 1 piano su { $most }.
   *[other] Hai salvato { $count } piani su { $most }.
} Quando inizia il tuo turno, si gioca il { $best ->
    [yes] migliore
   *[no] primo
} che regge ancora.
plan-is-kept = **Piano salvato.** Si gioca appena inizia il tuo turno, se rende ancora altrettanto. Lo vedi solo tu.
plan-is-final = { $variant ->
    [classic] Farebbe scattare la fine della partita.
    [terra] Userebbe la tua ultima pedina o farebbe scattare la fine della partita.
   *[other] Userebbe il tuo ultimo segnalino.
}
plan-changed = Il tabellone è cambiato, quindi non ho salvato nulla. Ecco com’è ora:
plan-outdated = Il tabellone è cambiato: questo non è più possibile. Ecco com’è ora:
plan-typed = Non tocca a te, quindi non ho giocato nulla. Puoi salvarlo come piano:
plan-your-turn = Ora tocca a te: questo si può giocare.
do-seal = { $begun ->
    [yes] Aggiungi e salva
   *[no] Salva come piano
}
do-seal-without = { $shown ->
    [yes] Salva senza questa
   *[no] Salva come piano
}
do-add = { $way ->
    [tile] Poi la seconda (−{ $price })
    [keep] Poi scegli chi resta
   *[on] Aggiungi e continua
}
do-take = Indietro
button-plans = { $count ->
    [one] 1 piano
   *[other] { $count } piani
}
button-plan = Pianifica

# La pagina dei piani.

plans-head = **{ $game }** · i tuoi piani. Li vedi solo tu; il tuo prossimo turno li cancella.
plans-none = Non hai piani per il tuo prossimo turno.
plans-stands = { $number }. { $plan } · regge
plans-stands-as = { $number }. { $plan } · regge, ora { $now }
plans-fallen = { $number }. { $plan } · per ora non regge
plans-final = può far finire la partita
plans-points = punteggio { $points }
plans-look = Vedi
plans-up = Su
plans-delete = Elimina
plans-take-first = Gioca il primo che regge
plans-take-best = Gioca il migliore che regge
plans-back = Torna al tabellone
select-plan = Quale piano

# Che cosa dicono dei piani gli altri messaggi per la stessa persona.

plans-told = { $count ->
    [one] Hai 1 piano per il tuo prossimo turno.
   *[other] Hai { $count } piani per il tuo prossimo turno.
}
turns-planned = Turni già pianificati: { $games }
