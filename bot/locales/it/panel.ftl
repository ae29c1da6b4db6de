# Il pannello di gioco: che cosa mostra prima che si faccia, e i pulsanti che scelgono tra ciò che è valido.

panel-head = **{ $game }** · tocca a te
panel-where = -# Casella { $spot } di { $spots } · modo { $way } di { $ways }
panel-nothing = Ora non puoi piazzare tessere.
panel-laid = La tua tessera è piazzata: puoi { $deeds }, oppure terminare il turno.
panel-set-up = Le tessere iniziali danno forma alla partita, non punti.
panel-misfits = { $count ->
    [one] La tessera { $slots } non va da nessuna parte.
   *[other] Le tessere { $slots } non vanno da nessuna parte.
}
panel-would-settle = Colonizza { $group }
panel-would-withdraw = { $whose ->
    [own] Ritira la tua pedina da { $group }
   *[other] Ritira la pedina di { $owner } da { $group }
}
panel-would-mark = Marca { $group }
panel-target = { $group }, { $closed ->
    [yes] chiuso
   *[no] aperto
} ({ $disc })
panel-would-keep = Alcune colonie si sono unite, e su ognuna può restare una sola pedina. { $whose ->
    [own] Tieni la tua pedina su { $group }
   *[other] Tieni la pedina di { $owner } su { $group }
}
panel-would-mark-several = Marca { $count } territori
panel-spot-ways = { $count ->
    [one] { $count } modo
   *[other] { $count } modi
}
panel-spot-closes = { $all ->
    [yes] chiude { $group }
   *[no] può chiudere { $group }
}
panel-spot-gains = { $range ->
    [yes] da { $least } a { $most }
   *[no] { $most }
}
panel-spot = { $cell } r{ $turn }
panel-lettered = { $letter } · { $target }
panel-picture = { $action }. Effetto: { $effect }.
panel-undone = Mossa annullata.
panel-next = { $count ->
    [one] Un’altra partita ti aspetta: { $game }
   *[other] Altre { $count } partite ti aspettano. Da più tempo: { $game }
}

# Che cosa mostra l’immagine, per chi vuole prima le parole. Le forme sono quelle del tabellone a parole.

panel-tile = La tessera così piazzata, lato per lato: { $middle } al centro.
panel-side-meets = { $side }: { $colour }; tocca il { $asked } di { $cell }
panel-side-free = { $side }: { $colour }; { $cell } è libera
panel-groups = { $count ->
    [one] I suoi cerchi interi farebbero parte di 1 gruppo:
   *[other] I suoi cerchi interi farebbero parte di { $count } gruppi:
}

# Gli effetti sono verbi alla terza persona o nomi.

forecast-closes = chiude { $groups }
forecast-joins = unisce colonie in { $group }
forecast-home = { $count ->
    [one] una pedina torna a casa: { $owners }
   *[other] { $count } pedine tornano a casa: { $owners }
}
forecast-price = costa { $price }
forecast-gain = **{ $gain }**
forecast-score = punteggio { $now } → { $then }
forecast-other = { $name } { $now } → { $then }
forecast-free = gratis
forecast-purse = { $variant ->
    [domaine] gettoni
   *[other] denaro
} { $now } → { $then }
forecast-end = { $variant ->
    [classic] raggiunge l’obiettivo
    [terra] fa scattare la fine
   *[other] prende la placca e fa scattare la fine
}

button-tiles = { $only ->
    [all] Tessere: tutte
   *[other] Tessere: { $only }
}
button-left = { $first ->
    [words] Modo seguente
   *[signs] ⟲
}
button-right = { $first ->
    [words] Modo precedente
   *[signs] ⟳
}
button-back = { $first ->
    [words] Casella precedente
    [target] Precedente
   *[signs] ◀
}
button-on = { $first ->
    [words] Casella seguente
    [target] Seguente
   *[signs] ▶
}
do-place = Piazza qui
do-place-and-end = Piazza e termina
do-place-and-go-on = { $price ->
    [0] Piazza, poi la seconda
   *[other] Piazza, poi la 2ª (−{ $price })
}
do-settle = Colonizza qui
do-settle-and-end = Colonizza e termina
do-withdraw = Ritirala
do-withdraw-and-end = Ritira e termina
do-mark = { $count ->
    [one] Marcalo
   *[other] Marca tutti e { $count }
}
do-mark-and-end = { $count ->
    [one] Marca e termina
   *[other] Marca tutti e { $count } e termina
}
do-keep = Tienila
do-keep-and-end = Tieni e termina
do-again = Gioca ancora ({ $money })
do-end = { $price ->
    [0] Termina il turno
   *[other] Termina il turno (tieni { $kept } su { $purse })
}
button-type = Scrivi la mossa
button-undo = Annulla mossa
button-next = Gioca in { $game }

mode-place = Piazza
mode-settle = Colonizza
mode-withdraw = Ritira
mode-mark = Marca
mode-keep = Tieni

select-spot = { $count ->
    [one] L’unica casella possibile
   *[other] { $count } caselle possibili
}
select-way = { $count ->
    [one] L’unico modo di riempirla
   *[other] { $count } modi di riempirla
}
select-settle = Gruppi
select-withdraw = Pedine
select-mark = Territori
select-keep = Pedine
select-more = Altro: da { $first } a { $last } di { $count }

panel-type-title = Scrivi la mossa
panel-type-place = Tessera e faccia, casella, rotazione
panel-type-settle = Quale gruppo, o la sua lettera
panel-type-withdraw = Cerchio, lettera o nome di chi ha la pedina
panel-type-mark = Quale territorio, o la sua lettera
panel-type-keep = Cerchio, lettera o nome di chi ha la pedina
panel-sides = L14.0 è il lato est di L14; da .1 a .5 si prosegue in senso antiorario.
panel-type-hint = Per esempio { $example }
