# Stemmingen over wie geen tijd meer heeft, en wat ze beslissen.

vote-time-out = De tijd van { $name } in **{ $game }** is op. Wat nu?
vote-gone = { $name } is aan de beurt in **{ $game }**, maar zit niet meer op deze server. Wat nu?
vote-undo = { $name } wil de laatste beurt in **{ $game }** terugnemen. Akkoord?
vote-replace = { $asker } wil de stoel van { $name } in **{ $game }** aan { $guest } overdragen. Akkoord?
vote-replace-own = { $name } wil in **{ $game }** plaatsmaken voor { $guest }. Akkoord?
vote-choice-wait = • **Wachten**: de helft van de tijd erbij.
vote-choice-skip = • **Beurt overslaan**: wat al gedaan is, blijft staan, en de volgende is aan de beurt.
vote-choice-skip-set-up = • **Beurt overslaan**: wat nog gelegd moet worden, wordt willekeurig gelegd, en de volgende is aan de beurt.
vote-choice-botturn = • **Bot speelt deze beurt**: een bot maakt alleen deze beurt af; de stoel blijft van dezelfde speler.
vote-choice-computer = • **Bot speelt verder**: een bot speelt voor deze speler tot die terug is.
vote-choice-remove = • **Uit het spel zetten**: voorgoed uit de partij, en op de laatste plaats.
vote-undo-seen = Er is al een nieuwe steen getrokken en gezien. Die gaat dan terug in het zakje en wordt als eerste weer getrokken.
vote-undo-unseen = Er is nog geen nieuwe steen gezien.
vote-answer = { $name }: { $answer }
vote-until = -# De meeste stemmen gelden. Sluit { $when }; zonder besluit { $default ->
    [skip] wordt de beurt overgeslagen.
    [botturn] speelt een bot deze beurt.
    [computer] speelt een bot verder.
   *[wait] komt er tijd bij.
}
vote-until-all = -# Iedereen moet akkoord gaan. Sluit { $when }; geen antwoord telt als nee.
vote-decided = Besluit: **{ $answer }**
vote-decided-by-default = Geen meerderheid, dus: **{ $answer }**
vote-decided-by-silence = Niemand heeft geantwoord, dus: **{ $answer }**
vote-void = De stemming is voorbij: de partij is verdergegaan.
vote-void-over = De stemming is voorbij: de partij is afgelopen.
vote-void-gone = De stemming is voorbij: { $name } is terug, of iemand anders speelt nu op die stoel.
vote-ended = Het verzoek is voorbij: een ander besluit gaat voor.
vote-over = De stemming in **{ $game }** is voorbij.
vote-open = Er loopt een stemming in **{ $game }**.

vote-silent = –
button-wait = Wachten
button-skip = Beurt overslaan
button-botturn = Bot speelt deze beurt
button-computer = Bot speelt verder
button-remove = Uit het spel zetten
button-yes = Ja
button-no = Nee

decided-wait = { $name } krijgt er de helft van de tijd bij.
decided-skip = De beurt van { $name } is overgeslagen.
decided-botturn = Een bot speelt deze beurt voor { $name }.
decided-computer = Een bot speelt voor { $name }, tot { $name } op **Ik ben terug** tikt (onder **Meer**).
decided-remove = { $name } is uit het spel gezet.
decided-undo-yes = { $name } neemt de beurt terug: iedereen gaat akkoord.
decided-undo-free = { $name } neemt de beurt terug.
decided-undo-no = De beurt van { $name } blijft staan: niet iedereen ging akkoord.
decided-replace-no = { $name } houdt de stoel: niet iedereen ging akkoord.
decided-undo-ended = Het verzoek om de beurt van { $name } terug te nemen is voorbij: eerst moet er over de huidige beurt worden beslist.
decided-replace-ended = Het verzoek om de stoel van { $name } over te dragen is voorbij: eerst moet er over iets anders worden beslist.
decided-pending = De tijd van { $name } is op. Iedereen die kan beslissen, is met vakantie: ik vraag het zodra er iemand terug is.
decided-offer-time = De stoel van { $name } wordt niet meer aangeboden: er kwam niet op tijd een antwoord.
decided-offer-kept = De stoel van { $name } wordt niet meer aangeboden: { $name } heeft een beurt beëindigd en houdt de stoel.
decided-offer-declined = De stoel van { $name } wordt niet meer aangeboden: het aanbod is afgeslagen.
decided-offer-withdrawn = De stoel van { $name } wordt niet meer aangeboden: het aanbod is ingetrokken.

told-paused-nobody-answers = **{ $game }** staat op pauze: de tijd was twee keer op, en niemand zei wat er moest gebeuren. Iedereen die meespeelt, kan de partij weer op gang brengen{ $given ->
    [wait] ; wie aan de beurt is, krijgt er dan de helft van de tijd bij.
   *[nothing] .
}
told-paused-nobody-plays = **{ $game }** staat op pauze: al twee weken heeft niemand een beurt beëindigd. Iedereen die meespeelt, kan de partij weer op gang brengen.
told-paused-clock-failed = **{ $game }** staat op pauze: er ging hier iets mis (niet jullie schuld), en de beheerder van deze bot kan het nakijken. De partij gaat vanzelf verder zodra iemand speelt.
told-closes-soon = **{ $game }** staat al lang op pauze. Brengt niemand de partij weer op gang, dan wordt die zonder uitslag gesloten ({ $when }).
told-paused-no-people = **{ $game }** staat op pauze: op alle stoelen spelen bots. De partij gaat verder als er iemand terug is.
told-resumed = { $name } heeft **{ $game }** weer op gang gebracht.
told-resumed-call = { $mention }, jij bent aan de beurt in **{ $game }**: { $name } heeft de partij weer op gang gebracht.
told-gone-on = **{ $game }** stond op pauze en gaat nu verder.
button-resume = Verderspelen
button-nudge = Seintje geven
button-return = Ik ben terug
done-voted = Je hebt gestemd: **{ $answer }**. Je kunt nog van gedachten veranderen zolang de stemming loopt.
done-voted-last = Je hebt gestemd: **{ $answer }**. { $decided }
done-asked-to-take-back = Ik vraag { $names } of je je beurt mag terugnemen. Die blijft staan als intussen iemand anders verderspeelt.
done-back = Welkom terug! Je speelt weer zelf in **{ $game }**.
done-gone-on = **{ $game }** gaat verder.
back-told = { $name } is terug en speelt verder in **{ $game }**.
back-question = Een bot speelt voor je in **{ $game }**. Ben je terug?

# Stoelen die van speler wisselen.

button-replace = Stoel overdragen
replace-head = Aan wie wil je een stoel in **{ $game }** overdragen? Ik vraag het aan die persoon zodra alle anderen akkoord gaan.
replace-hint-own = Je eigen stoel: aan wie?
replace-hint = De stoel van { $name }: aan wie?
offer-call = { $mention }, wil jij de stoel van { $name } in **{ $game }** overnemen?
offer-what = { $variant } · Hand, score en beurt horen bij de stoel. Op de ranglijsten komt alleen wie er vanaf het begin bij was.
offer-bare = { $mention }, wil jij een stoel in **{ $game }** overnemen?
offer-taken = { $name } heeft de stoel in **{ $game }** overgenomen.
offer-over = De stoel in **{ $game }** wordt niet meer aan { $name } aangeboden.
offer-owner = { $mention }, je stoel in **{ $game }** wordt aangeboden aan { $guest }; overnemen kan pas later ({ $when }). De stoel blijft van jou als je voor die tijd terugkomt of een beurt beëindigt.
offer-owner-gone = De stoel van { $name } in **{ $game }** wordt aangeboden aan { $guest }; overnemen kan pas later ({ $when }). { $name } houdt de stoel door voor die tijd terug te komen en een beurt te beëindigen.
offer-until = -# Sluit { $when }.
seat-offered-withdraw = Er wordt al een stoel in deze partij aangeboden. Wacht op het antwoord, of trek eerst dat aanbod in.
done-withdrawn = De stoel in **{ $game }** wordt niet meer aangeboden.
button-withdraw = Aanbod intrekken
button-accept = Overnemen
button-decline = Nee, bedankt
told-replaced = { $name } neemt de stoel van { $former } in **{ $game }** over.
done-offered = Ik heb { $guest } gevraagd de stoel over te nemen.
done-offered-later = Ik kondig het aanbod eerst aan. Als { $name } niet binnen een dag terug is, vraag ik { $guest } de stoel over te nemen.
done-asked-to-replace = Ik vraag het eerst aan { $names }. Gaat iedereen akkoord, dan wordt de stoel aan { $guest } aangeboden.
done-taken-over = De stoel is van jou: je speelt nu in **{ $game }**.
done-declined = Je neemt de stoel in **{ $game }** niet over.
