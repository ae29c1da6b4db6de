# Waar gespeeld wordt: threads, kanalen waarin niet geschreven kan worden, servers.

lobby-opened-in = Je tafel is open in { $channel }: **{ $game }**. Vrienden kunnen daar op **Meedoen** tikken; nodig ze uit met { COMMAND("game invite") }, of tik op **Bot toevoegen**. Tik daarna op **Starten**.
button-new-thread = In een nieuwe thread openen
refused-thread-in-thread = Dit is al een thread, en daarin kan er niet nog een. Typ { COMMAND("game new") } zonder die optie, of gebruik die in een kanaal.
refused-no-threads-here = In dit kanaal kun je geen threads openen. Typ { COMMAND("game new") } zonder die optie, of gebruik die in een tekstkanaal.
refused-too-many-threads = Deze server heeft zoveel open threads als Discord toestaat. Sluit er een, of open de partij in een kanaal.
refused-thread-failed = Discord heeft de thread niet geopend, dus er is niets gebeurd. Probeer het zo nog eens.
refused-offer-over = Dit aanbod geldt niet meer. Typ opnieuw { COMMAND("game new") }.

lacking-there = Ik mis { $names } in { $channel }.
lacking-unlock = { $channel } is vergrendeld. Ontgrendel die thread, meer heb ik niet nodig.
news-channel-lost = **{ $game }** staat op pauze: ik kan niet meer schrijven in { $channel }. De partij gaat vanzelf verder zodra ik dat weer kan.
news-channel-deleted = **{ $game }** staat op pauze: het kanaal is verwijderd. Typ { COMMAND("game move") } in het kanaal waar de partij verder moet gaan.
news-server-left = **{ $game }** staat op pauze: ik zit niet meer op die server. De partij gaat vanzelf verder zodra ik weer ben uitgenodigd.

greeting-hello = Hallo! Met mij speel je **Dalapapa**: legspellen voor twee tot vijf spelers, verspreid over meerdere dagen. Een beurt speel je wanneer je even tijd hebt.
greeting-first-step = Tik op een knop voor een eerste partij in dit kanaal, tegen een bot of met vrienden. { COMMAND("game new") } opent een tafel met de opties die je wilt, { COMMAND("rules") } legt de spellen uit, en { COMMAND("help") } vertelt hoe je hier speelt.
first-against = Nu tegen een bot
first-table = Tafel openen
first-tour = Meer
first-others = Je eerste partij hier is afgelopen. Er zijn nog andere spellen: elke knop opent een tafel daarvoor in { $channel }.
first-try = { $variant } proberen
first-steps = **Nu tegen een bot** begint een klassieke partij tegen een makkelijke bot { $place ->
    [thread] in een nieuwe thread van
   *[here] in
} { $channel }; **Tafel openen** opent een tafel in { $channel }, waar vrienden kunnen meedoen.
first-begun = **{ $game }** is begonnen in { $channel }: het klassieke spel, tegen een makkelijke bot.
first-goes-on = Je speelt al tegen een bot: **{ $game }** gaat verder in { $channel }.
refused-no-thread-for-it = [**{ $name }**]({ $link }) is al in dit kanaal, en je partij kan hier geen thread krijgen. Typ { COMMAND("play") } in een kanaal zonder partij{ $why ->
    [missing_permissions] , of vraag iemand die dit kanaal beheert om mij threads te laten openen.
    [too_many_threads] , of sluit een thread: deze server heeft er zoveel open als Discord toestaat.
   *[other] .
}

greeting-ask = Anders kan hier niet gespeeld worden. Vraag het aan iemand die het kanaal beheert.

told-left = { $name } zit niet meer op deze server en krijgt geen meldingen meer in **{ $game }**.{ $time ->
    [over] { "" }
    [untimed] { " " }De stoel wordt vrijgehouden; is { $name } aan de beurt, dan beslissen de anderen een dag later.
   *[left] { " " }De stoel wordt vrijgehouden; is { $name } aan de beurt, dan beslissen de anderen een dag later, of zodra de tijd op is.
}

refused-no-such-game = Ik vind hier geen open tafel of partij op pauze met die naam. { COMMAND("game list") } laat ze zien.
refused-game-goes-on = **{ $name }** is bezig: alleen een open tafel of een partij op pauze kan worden gesloten.

put-back-told = Ik ben teruggezet naar een kopie van { $when }. Wat er sindsdien in **{ $game }** is gebeurd, is kwijt en moet opnieuw worden gespeeld; hieronder gaat de partij verder.
moved-told = { $name } heeft **{ $game }** hierheen verplaatst.
done-moved = **{ $game }** gaat hier verder. Het bord komt zo.
refused-may-not-move = **{ $name }** kan alleen worden verplaatst door de host, { $host }, of door iemand met **Server beheren** die er nooit aan meedeed.
refused-lobby-stays = **{ $name }** is nog niet begonnen, en een open tafel blijft waar die is. { COMMAND("game cancel") } sluit die; { COMMAND("game new") } opent hier een nieuwe.
refused-move-is-over = **{ $name }** is afgelopen en blijft staan waar er gespeeld is.
refused-already-here = **{ $name }** is al hier.
refused-moved-before = **{ $name }** is net nog verplaatst. Later kan het opnieuw ({ $again }).
refused-cannot-view = Niet iedereen zou **{ $name }** hier kunnen verderspelen: dit kanaal is niet zichtbaar voor { $names }. Geef toegang, of kies een ander kanaal.
refused-viewers-unknown = Discord zegt me nu niet wie dit kanaal kan zien, dus er is niets verplaatst. Probeer het zo nog eens.
