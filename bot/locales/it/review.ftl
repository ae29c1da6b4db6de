# Una partita finita riguardata: chi stava come, e dove è girata. Le probabilità si scrivono con
# ``review-percent``. ``variant`` sceglie le parole di un gioco.

review-percent = { $number }%
review-title = { $game } · analisi
review-turns = { $variant } · { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
review-begin = Dopo la preparazione
review-end = Turno { $turn }
review-accuracy = precisione
review-lead = { $name } dal turno { $turn }
review-led = In testa: { $leads }.
review-led-often = Cambi in testa: { $changes }. Dal turno { $turn } in testa c’era { $name }.
review-led-by-nobody = In testa non è mai andato nessuno.

## Come si è giocato: ``luck`` ha il segno, e la sua unità se non sono punti; ``count`` è il suo numero

review-played = **{ $name }**: precisione **{ $accuracy }**{ $luck ->
    [none] { "" }
   *[other] { " " }· { $luck }
}
review-not-judged = **{ $name }**: { $luck }
review-luck = { $variant ->
    [classic] { $count ->
        [one] fortuna { $luck } punto
       *[other] fortuna { $luck } punti
    }
   *[other] fortuna { $luck }
}
review-luck-short = fortuna { $luck }
review-decisions = { $decisions ->
    [one] 1 decisione: { $verdicts }
   *[other] { $decisions } decisioni: { $verdicts }
}
review-best = { $count ->
    [one] 1 perfetta
   *[other] { $count } perfette
}
review-good = { $count ->
    [one] 1 buona
   *[other] { $count } buone
}
review-unclear = { $count } in bilico
review-inexact = { $count ->
    [one] 1 imprecisa
   *[other] { $count } imprecise
}
review-mistake = { $count ->
    [one] 1 errore
   *[other] { $count } errori
}
review-no-points = Nessuna decisione è costata abbastanza da essere una svolta.
review-points = Svolte, con la probabilità di vittoria persa:
review-point = { $number }. Turno { $turn }, { $name }: −{ $loss }

## Una svolta: che cosa si è fatto accanto a che cosa era meglio

review-done = Giocato: { $told }. Probabilità di vittoria: { $chance }
review-better = Meglio se { $name } avesse { $deeds }. Probabilità di vittoria: { $chance }
review-better-ends = Meglio se { $name } avesse terminato il turno. Probabilità di vittoria: { $chance }
review-better-so = Meglio: lo stesso, ma con { $better } al posto di { $done }. Probabilità di vittoria: { $chance }
review-why = { $second ->
    [no] Perché: { $first }.
   *[other] Perché: { $first }; { $second }.
}
review-nothing-done = { $name } ha terminato il turno
review-why-ends = fa scattare la fine della partita
review-why-goes-on = non fa ancora scattare la fine della partita
review-why-score = { $number ->
    [one] porta 1 punto in più
   *[other] porta { $number } punti in più
}
review-why-takes = { $number ->
    [one] prende 1 cerchio in più in gruppi chiusi
   *[other] prende { $number } cerchi in più in gruppi chiusi
}
review-why-saves = lascia { $money } in più
review-why-holds = { $number ->
    [one] lascia 1 punto in meno a chi, tra gli altri, è più avanti
   *[other] lascia { $number } punti in meno a chi, tra gli altri, è più avanti
}
review-why-leaves = { $number ->
    [one] lascia circa 1 punto in meno { A($name) }{ $name }, che gioca subito dopo
   *[other] lascia circa { $number } punti in meno { A($name) }{ $name }, che gioca subito dopo
}
review-why-closes = chiude gruppi in più, ancora da prendere
review-why-stands = conserva più possibilità per i turni seguenti

## Il messaggio

button-review = Analisi
review-head = **{ $game }** · analisi · { $turns } turni
review-point-head = **{ $game }** · svolta { $number } di { $points } · turno { $turn }
review-shown = { $name } mostra un’analisi:
review-plain = { $game }: la probabilità di vittoria di ognuno, turno per turno. { $led }
review-chances = Turno { $turn }: { $chances }.
review-chance = { $name } { $chance }
review-back = ◀ Indietro
review-on = Avanti ▶
review-to-turn = Vai a questo turno
review-pick = Svolte
review-whole = Tutta la partita
review-queued = L’analisi della partita **{ $game }** è in coda. Compare qui, se non ci vogliono più di dieci minuti.
review-working = L’analisi della partita **{ $game }** è in corso: turno { $turn } di { $turns }. Compare qui.
review-dropped = L’analisi della partita **{ $game }** non è più in corso. Chiedila di nuovo.
review-later = L’analisi della partita **{ $game }** richiede più tempo: chiedila di nuovo più tardi e la troverai pronta.
