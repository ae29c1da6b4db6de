# Den nächsten Zug planen, während andere am Zug sind. Das liest nur, wer plant.

plan-head = **{ $game }** · { $whose } (Beginn: { $since }). Vorausplanen: Noch wird nichts gespielt.
plan-income = -# Dein Einkommen von { $money } ist mitgerechnet.
plan-would = In deinem Zug: { $told }
plan-so-far = Bisher in diesem Plan: { $actions } · { $effect }
plan-lost = Geht nicht mehr und fehlt darum in diesem Plan: { $actions }
plan-kept = { $count ->
    [one] 1 Plan ist gemerkt, { $most } sind möglich.
   *[other] { $count } Pläne sind gemerkt, { $most } sind möglich.
} Bist du am Zug, wird der { $best ->
    [yes] beste
   *[no] erste
}, der noch passt, für dich gespielt.
plan-is-kept = **Plan gemerkt.** Er wird gespielt, sobald du am Zug bist, falls er dann noch genauso viel bringt. Nur du siehst ihn.
plan-is-final = { $variant ->
    [classic] Er würde das Ende der Partie auslösen.
    [terra] Er würde deine letzte Figur verbrauchen oder das Ende der Partie auslösen.
   *[other] Er würde deinen letzten Marker verbrauchen.
}
plan-changed = Das Brett hat sich verändert, darum wurde nichts gemerkt. So sieht es jetzt aus:
plan-outdated = Das Brett hat sich verändert: Das geht nicht mehr. So sieht es jetzt aus:
plan-typed = Du bist nicht am Zug, darum wurde nichts gespielt. Du kannst dir das als Plan merken:
plan-your-turn = Du bist jetzt am Zug: Das kannst du spielen.
do-seal = { $begun ->
    [yes] Dazunehmen und merken
   *[no] Als Plan merken
}
do-seal-without = { $shown ->
    [yes] Ohne das hier merken
   *[no] Als Plan merken
}
do-add = { $way ->
    [tile] Dann noch ein Stein (−{ $price })
    [keep] Dann wählen, wer bleibt
   *[on] Dazunehmen, dann weiter
}
do-take = Zurücknehmen
button-plans = { $count ->
    [one] 1 Plan
   *[other] { $count } Pläne
}
button-plan = Vorausplanen

# Die Seite mit den Plänen.

plans-head = **{ $game }** · deine Pläne. Nur du siehst sie; mit deinem nächsten Zug sind sie weg.
plans-none = Du hast keinen Plan für deinen nächsten Zug.
plans-stands = { $number }. { $plan } · passt
plans-stands-as = { $number }. { $plan } · passt, jetzt { $now }
plans-fallen = { $number }. { $plan } · passt gerade nicht
plans-final = kann die Partie beenden
plans-points = Punkte { $points }
plans-look = Ansehen
plans-up = Nach oben
plans-delete = Löschen
plans-take-first = Den ersten spielen, der passt
plans-take-best = Den besten spielen, der passt
plans-back = Zurück zum Brett
select-plan = Welcher Plan

# Was andere eigene Nachrichten über Pläne sagen.

plans-told = { $count ->
    [one] Für deinen nächsten Zug ist 1 Plan gemerkt.
   *[other] Für deinen nächsten Zug sind { $count } Pläne gemerkt.
}
turns-planned = Vorausgeplant: { $games }
