# Classifiche: una riga a testa, la propria in grassetto; in immagine; e l’immagine a parole.

leaders-head = **{ $variant }** · { $about }
leaders-head-plain = { $title } · { $about }.
leaders-about = per { $measure } · { $period }
leaders-by-rating = rating
leaders-by-wins = vittorie
leaders-by-games = partite
leaders-period-all = da sempre
leaders-period-season = questa stagione
leaders-period-month = questo mese
leaders-row = `{ $rank }` { $own ->
    [yes] **{ $name } { leaders-own }**
   *[no] { $name }
} · { leaders-rating } { leaders-spread } ({ $change }) · { $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
} in { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
leaders-row-plain = { $rank }. { $own ->
    [yes] { $name } { leaders-own }
   *[no] { $name }
}: { leaders-rating } { leaders-spread } ({ $change }), { $games }/{ $wins }.
leaders-plain = Rating (variazione), partite/vittorie.
leaders-unranked-sign = –
leaders-own = (tu)
leaders-rating = { $rating }
leaders-spread = ± { $spread }
leaders-change-up = +{ $points }
leaders-change-down = −{ $points }
leaders-change-none = ±0
leaders-unranked = Meno di { $games } partite, ancora senza posizione:
leaders-unranked-line = -# { leaders-unranked }
leaders-gap = …
leaders-foot = -# { leaders-page }
leaders-page = Pagina { $page } di { $pages }
leaders-none = { $period ->
    [all] In classifica non c’è ancora nessuno.
    [season] In classifica non c’è nessuno, in questa stagione.
   *[month] In classifica non c’è nessuno, questo mese.
} Una partita conta quando è finita e almeno due persone hanno giocato due turni ciascuna dopo la preparazione: { COMMAND("game new") } ne apre una.
leaders-not-you = -# In classifica tu non ci sei ancora: finisci una partita con almeno due turni a testa, dopo la preparazione, per te e per un’altra persona. { COMMAND("game new") } ne apre una.
leaders-explained = -# Il rating parte da 1500; in due casi su tre quello vero è entro il margine ±. Tra parentesi: la variazione { $period ->
    [all] in tutte le partite
    [season] in questa stagione
   *[month] in questo mese
}.
leaders-shown = { $name } mostra la classifica:
leaders-back = ◀
leaders-on = ▶

## Solo nell’immagine

leaders-title-classic = Dalapapa
leaders-title-terra = Dalapapa Terra
leaders-title-domaine = Dalapapa Domaine
leaders-column-rating = rating
leaders-column-change = variaz.
leaders-column-games = partite
leaders-column-wins = vittorie
leaders-number = { $number }
