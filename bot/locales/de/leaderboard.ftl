# Ranglisten: je eine Zeile, die eigene fett; als Bild; und das Bild in Worten.

leaders-head = **{ $variant }** · { $about }
leaders-head-plain = { $title } · { $about }.
leaders-about = nach { $measure } · { $period }
leaders-by-rating = Wertung
leaders-by-wins = Siegen
leaders-by-games = Partien
leaders-period-all = insgesamt
leaders-period-season = diese Saison
leaders-period-month = diesen Monat
leaders-row = `{ $rank }` { $own ->
    [yes] **{ $name } { leaders-own }**
   *[no] { $name }
} · { leaders-rating } { leaders-spread } ({ $change }) · { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
} in { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
leaders-row-plain = { $rank }. { $own ->
    [yes] { $name } { leaders-own }
   *[no] { $name }
}: { leaders-rating } { leaders-spread } ({ $change }), { $games }/{ $wins }.
leaders-plain = Wertung (Änderung), Partien/Siege.
leaders-unranked-sign = –
leaders-own = (du)
leaders-rating = { $rating }
leaders-spread = ± { $spread }
leaders-change-up = +{ $points }
leaders-change-down = −{ $points }
leaders-change-none = ±0
leaders-unranked = Weniger als { $games } Partien, noch ohne Rang:
leaders-unranked-line = -# { leaders-unranked }
leaders-gap = …
leaders-foot = -# { leaders-page }
leaders-page = Seite { $page } von { $pages }
leaders-none = { $period ->
    [all] Hier steht noch niemand.
    [season] In dieser Saison steht hier noch niemand.
   *[month] In diesem Monat steht hier noch niemand.
} Eine Partie zählt, sobald sie vorbei ist und mindestens zwei Personen nach dem Aufbau je zwei Züge gemacht haben: { COMMAND("game new") } eröffnet eine.
leaders-not-you = -# Du stehst noch nicht hier: Spiel eine Partie zu Ende, in der du und noch jemand nach dem Aufbau je zwei Züge gemacht haben. { COMMAND("game new") } eröffnet eine.
leaders-explained = -# Die Wertung beginnt bei 1500; in zwei von drei Fällen liegt die wahre Wertung in der Spanne hinter ±. In Klammern die Änderung { $period ->
    [all] durch alle Partien
    [season] in dieser Saison
   *[month] in diesem Monat
}.
leaders-shown = { $name } zeigt die Rangliste:
leaders-back = ◀
leaders-on = ▶

## Nur im Bild

leaders-title-classic = Dalapapa
leaders-title-terra = Dalapapa Terra
leaders-title-domaine = Dalapapa Domaine
leaders-column-rating = Wertung
leaders-column-change = Änderung
leaders-column-games = Partien
leaders-column-wins = Siege
leaders-number = { $number }
