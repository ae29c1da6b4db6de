# Borden, handen, zetten en uitslagen.

## De berichten in het kanaal. De eerste regel is die van een melding op de telefoon.

board-call = { $mention }, jij bent aan de beurt in **{ $game }**
board-unplanned = { $call } · geen van je plannen was nog mogelijk
board-late = **{ $game }** · { $next }
bare-gone-on = **{ $game }** is verdergegaan
bare-result = **{ $game }** is afgelopen
board-draft = **{ $game }** · { $next }
board-taken-back = ↩ Teruggenomen in **{ $game }**:
board-spots = { $count ->
    [one] Je stenen passen op 1 vak: dat is lichter, met de naam in vette letters.
   *[other] Je stenen passen op { $count } vakken: die zijn lichter, met de naam in vette letters.
}
board-no-spots = Als je aan de beurt bent, zie je hier waar je stenen passen.
board-shown = { $name } laat het bord zien:

whose-turn = { $name } is aan de beurt
whose-turn-nobody = De partij is afgelopen
whose-turn-within = { $name } is aan de beurt
whose-turn-within-nobody = de partij is afgelopen
score = { $name }: **{ $points }**
score-plain = { $name }: { $points }
score-resigned = ~~{ $name }: { $points }~~
score-resigned-plain = { $name }: { $points } { $left ->
    [removed] (uit het spel gezet)
   *[resigned] (opgegeven)
}
score-parts = { $score } ({ $parts })
score-bonus = bonusplaatje { $points }
pieces-left = { $variant ->
    [terra] { $count ->
        [0] geen pionnen meer
        [one] nog 1 pion
       *[other] nog { $count } pionnen
    }
   *[other] { $count ->
        [0] geen markeerders meer
        [one] nog 1 markeerder
       *[other] nog { $count } markeerders
    }
}
money = { $variant ->
    [terra] { $count ->
        [one] { $amount } brouzouf
       *[other] { $amount } brouzoufs
    }
    [domaine] { $count ->
        [one] { $amount } fiche
       *[other] { $amount } fiches
    }
   *[other] { $amount }
}
price = { $variant ->
    [terra] { $count ->
        [one] { $count } brouzouf
       *[other] { $count } brouzoufs
    }
    [domaine] { $count ->
        [one] { $count } fiche
       *[other] { $count } fiches
    }
   *[other] { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
}
to-target = doel { $target }
last-turns = { $count ->
    [one] laatste beurt: { $names }
   *[other] laatste beurten: { $names }
}
bag-left = { $count ->
    [0] het zakje is leeg
    [one] 1 steen in het zakje
   *[other] { $count } stenen in het zakje
}

button-play = Spelen
button-hand = Hand
button-board = Mijn bord
button-spots = Plekken
button-more = Meer
button-info = Info
button-new = Nieuwe partij
button-words = In woorden
button-ask = Opgeven…
more-head = Meer over **{ $game }**:
button-show = Aan iedereen tonen
button-end = Beurt beëindigen
button-again = Nog een beurt
button-keep = Pion van { $owner } op { $disc } houden
button-keep-and-end = Pion van { $owner } op { $disc } houden en klaar
button-resign = Opgeven
button-stay = Nee, ik speel verder
button-close = Partij sluiten

## Wat er gebeurd is. Een daad is een voltooid deelwoord met het voorwerp ervoor, zonder hulpwerkwoord:
## told-turn, told-planned, told-by-bot en done-deeds zetten er één ‘heeft’ of ‘hebt’ voor.

told-turn = { $name } heeft { $deeds }
told-planned = { $name } heeft zoals gepland { $deeds }
told-by-bot = { $why ->
    [removed] De bot heeft voor { $name } { $deeds }
    [others] De anderen hebben de beurt van { $name } overgeslagen: de bot heeft { $deeds }
   *[time] De tijd van { $name } was op: de bot heeft { $deeds }
}
deed-placed = { $count ->
    [one] een steen op { $cells } gelegd
   *[other] { $count } stenen op { $cells } gelegd
}: { $effect }
deed-settled = { $group } gekoloniseerd
deed-withdrew = een pion van { $disc } teruggehaald
deed-withdrew-of = de pion van { $owner } van { $disc } teruggehaald
deed-joined = kolonies op { $group } samengevoegd
deed-kept = de pion van { $owner } op { $disc } gehouden
deed-sent-home = { $count ->
    [one] de pion van { $owners } teruggestuurd
   *[other] de pionnen van { $owners } teruggestuurd
}
deed-marked = { $groups } gemarkeerd
deed-plate = het bonusplaatje gekregen
deed-again = nog een beurt genomen
deed-gave-back = { $money } ingeleverd
told-table = { $count ->
    [one] De eerste steen ligt op { $cells }
   *[other] De eerste stenen liggen op { $cells }
}
told-first = { $name } was startspeler en heeft gepast
told-discs = { $count ->
    [0] geen schijf
    [one] 1 schijf
   *[other] { $count } schijven
}
told-closed = { $groups } gesloten
told-closed-group = { $place ->
   *[other] { $colour } { $size }
}
told-price = { $price } betaald
told-gain = { $effect } → { $gain }
told-idle = { $variant ->
    [terra] { $name } heeft gepast
   *[other] { $name } had geen steen om te leggen
}
told-idle-by-bot = { $variant ->
    [terra] De tijd van { $name } was op: de bot heeft gepast
   *[other] De tijd van { $name } was op: de bot had geen steen om te leggen
}
told-skipped = { $why ->
    [others] De anderen hebben de beurt van { $name } overgeslagen
   *[time] De tijd van { $name } was op: beurt overgeslagen
}
told-ended-by-bot = De tijd van { $name } was op: de bot heeft de beurt beëindigd
told-shown-hand = { $name } kon geen steen leggen, heeft de hele hand getoond en gepast
told-resigned = { $name } heeft opgegeven
told-removed = { $name } is uit het spel gezet
told-out-goes-on = { $told }; { $names } spelen verder, en alle stenen blijven liggen
told-out-pauses = { $told }; er speelt nu niemand meer zelf
told-out-computers = { $told }; er zijn alleen nog bots over, en die spelen de partij uit
told-set-off = { $reason ->
    [target] { $name } heeft het doel bereikt: deze ronde is de laatste
    [pawns] { $name } heeft alle pionnen op het bord: alle anderen hebben nog één laatste beurt
    [grounds] { $name } heeft gesloten kolonies in alle vier de kleuren: alle anderen hebben nog één laatste beurt
   *[markers] { $name } heeft geen markeerders meer: alle anderen hebben nog één laatste beurt
}

group-at = { $group } ({ $disc })
group-red = rood { $size }
group-green = groen { $size }
group-blue = blauw { $size }
group-yellow = geel { $size }

## Antwoorden die alleen jij ziet

done-deeds = Je hebt { $deeds }.
done-ended = Je beurt is voorbij.
done-resigned = Je hebt opgegeven.
done-closed = Je hebt **{ $game }** gesloten. Hier kan een nieuwe partij beginnen.
follows-next = { $whose }.
follows-guest = Je speelt niet mee in deze partij. { $whose }.
follows-computer = { $whose }: het nieuwe bord komt zo.
follows-over = De partij is afgelopen.
follows-place = Jij bent aan de beurt: tik op **Spelen** of typ { COMMAND("place") }.
follows-place-or-end = Tik op **Spelen** om voor { $price ->
    [one] 1 punt
   *[other] { $price } punten
} ook je andere steen te leggen, of beëindig je beurt.
follows-keep = Er zijn kolonies samengevoegd, en op elke groep mag maar één pion blijven. Kies die met een knop, of typ { COMMAND("keep") }.
follows-some = Tik op **Spelen** of beëindig je beurt. Mogelijk is: { $deeds }.
# Wat nog kan: een infinitief achter een dubbele punt.
may-place = een steen leggen
may-settle = koloniseren
may-withdraw = een pion terughalen
may-mark = gebieden markeren
may-again = nog een beurt nemen

## Wat /koloniseren, /terughalen, /houden en /markeren voorstellen

target-group = { $colour }, { $size ->
    [one] 1 schijf
   *[other] { $size } schijven
}, { $closed ->
    [yes] gesloten
   *[no] open
} ({ $disc })
target-pawn = { $owner }: { $group }

close-question = Wil je **{ $game }** echt sluiten? De partij stopt dan meteen, voor iedereen, zonder uitslag.
close-told = { $name } heeft **{ $game }** gesloten: er is geen uitslag.
close-told-by-time = **{ $game }** stond te lang op pauze en is gesloten: er is geen uitslag.
close-told-by-operator = De beheerder van deze bot heeft **{ $game }** gesloten: er is geen uitslag.
resign-question = Wil je **{ $game }** echt voorgoed verlaten? Je eindigt dan op de laatste plaats.
resign-goes-on = { $names } spelen verder. Je gelegde stenen blijven liggen; die in je hand gaan uit het spel.
resign-pauses = Dan spelen er alleen nog bots: de partij staat op pauze tot iemand terugkomt voor wie nu een bot speelt ({ $names }).
resign-computers = Dan zijn er alleen nog bots over, en die spelen de partij uit.
resign-ends = { $count ->
    [0] De partij is dan meteen afgelopen, en niemand wint.
    [one] De partij is dan meteen afgelopen, en { $names } wint.
   *[other] De partij is dan meteen afgelopen, en { $names } delen de overwinning.
}

hand-head = Je stenen in **{ $game }**
hand-place = Jij bent aan de beurt: tik op **Spelen** of typ een zet zoals { COMMAND("place") } `{ $move }`.
tile-in-words = Steen { $slot }, kant { $face }: { $centre } in het midden; vanaf het oosten, tegen de klok in: { $sides }.

colour-red = rood
colour-green = groen
colour-blue = blauw
colour-yellow = geel

## Uitslag

result-head = **{ $game }** is afgelopen: { $winners }
result-winners = { $count ->
    [0] niemand wint.
    [one] { $names } wint!
   *[other] { $names } delen de overwinning!
}
result-reason-target = { $name } heeft het doel bereikt.
result-reason-pawns = { $name } had alle pionnen op het bord en luidde zo het einde in.
result-reason-grounds = { $name } had gesloten kolonies in alle vier de kleuren en luidde zo het einde in.
result-reason-markers = { $name } had geen markeerders meer en luidde zo het einde in.
result-reason-idle = { $bag ->
    [0] { $variant ->
        [terra] Het zakje was leeg, en twee rondes lang heeft niemand een steen gelegd.
       *[other] Het zakje was leeg, en niemand had nog een passende steen.
    }
   *[other] { $variant ->
        [terra] Twee rondes lang heeft niemand een steen gelegd: dat was het einde.
       *[other] Een hele ronde lang kon niemand een steen leggen: dat was het einde.
    }
}
result-reason-resignation = Alle anderen hebben de partij verlaten.
result-rank = { $rank }\. { $name }: **{ $points }**
result-rank-resigned = { $rank }\. { $name } (opgegeven): { $points }
result-rank-removed = { $rank }\. { $name } (uit het spel gezet): { $points }
result-rank-idle = { $rank }\. { $name } (minder dan de helft van de eigen beurten beëindigd): { $points }
result-rank-gone = { $rank }\. { $name } (weg)
result-substitute = – { $name }: { $left ->
    [no] **{ $points }**
   *[other] { $points }
} (in plaats van { $owner }{ $computer ->
    [no] , zonder rating
   *[yes] { "" }
}{ $left ->
    [resigned] , opgegeven
    [removed] , uit het spel gezet
   *[no] { "" }
})
result-proof = -# Eerlijk zakje: seed { $seed } · start-ID { $start }

## Tijd

time-left = -# Deadline: { $when }
time-over = -# De tijd voor deze beurt is op.
vote-runs = -# Er loopt een stemming of een verzoek. Sluit { $when }.
vote-opens = -# Er loopt een stemming of een verzoek.
away-until-untimed = -# { $name } is met vakantie tot { $when }.
away-until = -# { $name } is met vakantie tot { $when }: de klok staat stil.
reminder-untimed = { $mention }, **{ $game }** wacht op je beurt.
reminder-one = { $mention }, **{ $game }** wacht op je beurt. Deadline: { $when }
nudge-call = { $mention }, { $name } wacht op je in **{ $game }**: jij bent aan de beurt.
done-nudged = { $name } krijgt een seintje.
done-nudged-gone = { $name } zit niet meer op deze server en kan geen seintje krijgen. { $decision ->
    [open] Er loopt een stemming over deze beurt.
    [untimed] De anderen aan tafel krijgen dat te horen en beslissen een dag later.
   *[later] De anderen aan tafel krijgen dat te horen en beslissen een dag later, of zodra de tijd op is.
}
reminder-several = { $mention }, { $count } partijen wachten op je:
away-now = Je bent met vakantie tot { $when }. Je klok staat stil in al je partijen, en je krijgt geen meldingen. Spelen mag altijd.
away-how = Je bent niet met vakantie. Typ bij { COMMAND("away") } een aantal dagen of weken, zoals 10 of 2 weken, of een datum zoals 24 dec: dan staat je klok stil in al je partijen. Per 90 dagen mag je { $most } dagen met vakantie.
away-ended = Je vakantie is voorbij: je klok loopt weer in elke partij waarin je aan de beurt bent.
away-end = Vakantie beëindigen
