# Ranglijsten: een regel elk, die van de vrager vet; als afbeelding; en de afbeelding in woorden.

leaders-head = **{ $variant }** · { $about }
leaders-head-plain = { $title } · { $about }.
leaders-about = op { $measure } · { $period }
leaders-by-rating = rating
leaders-by-wins = gewonnen partijen
leaders-by-games = gespeelde partijen
leaders-period-all = sinds het begin
leaders-period-season = dit seizoen
leaders-period-month = deze maand
leaders-row = `{ $rank }` { $own ->
    [yes] **{ $name } { leaders-own }**
   *[no] { $name }
} · { leaders-rating } { leaders-spread } ({ $change }) · { $wins } van { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} gewonnen
leaders-row-plain = { $rank }. { $own ->
    [yes] { $name } { leaders-own }
   *[no] { $name }
}: { leaders-rating } { leaders-spread } ({ $change }), { $games }/{ $wins }.
leaders-plain = Rating (verandering), gespeeld/gewonnen.
leaders-unranked-sign = –
leaders-own = (jij)
leaders-rating = { $rating }
leaders-spread = ± { $spread }
leaders-change-up = +{ $points }
leaders-change-down = −{ $points }
leaders-change-none = ±0
leaders-unranked = Minder dan { $games } partijen, nog geen plaats:
leaders-unranked-line = -# { leaders-unranked }
leaders-gap = …
leaders-foot = -# { leaders-page }
leaders-page = Pagina { $page } van { $pages }
leaders-none = { $period ->
    [all] Er staat nog niemand op deze ranglijst.
    [season] Er staat dit seizoen nog niemand op deze ranglijst.
   *[month] Er staat deze maand nog niemand op deze ranglijst.
} Een partij telt als die is afgelopen en minstens twee mensen na de opbouw elk twee beurten hebben gespeeld: { COMMAND("game new") } opent een tafel.
leaders-not-you = -# Jij staat nog niet op deze ranglijst: speel een partij uit waarin jij en iemand anders na de opbouw elk twee beurten hebben gespeeld. { COMMAND("game new") } opent een tafel.
leaders-explained = -# Ratings beginnen op 1500; iemands echte rating ligt in twee van de drie gevallen binnen de ±. Tussen haakjes: de verandering { $period ->
    [all] over alle partijen
    [season] dit seizoen
   *[month] deze maand
}.
leaders-shown = { $name } laat de ranglijst zien:
leaders-back = ◀
leaders-on = ▶

## Alleen in de afbeelding

leaders-title-classic = Dalapapa
leaders-title-terra = Dalapapa Terra
leaders-title-domaine = Dalapapa Domaine
leaders-column-rating = rating
leaders-column-change = +/−
leaders-column-games = gesp.
leaders-column-wins = gew.
leaders-number = { $number }
