# Waarom iets niet kan, en wat in plaats daarvan wel.

refused-only-on-servers = Spelen kan in de kanalen van een server.
refused-game-here = [**{ $name }**]({ $link }) is al in dit kanaal. Voor een tweede partij is een ander kanaal nodig, of een thread van dit kanaal.
refused-no-game-here = Er is geen partij in dit kanaal. { COMMAND("game new") } opent een tafel.
refused-no-lobby-here = Er is hier geen open tafel. { COMMAND("game new") } opent er een.
refused-game-running = De partij in dit kanaal is al begonnen.
refused-not-started = De partij in dit kanaal is nog niet begonnen: de host kan op **Starten** tikken.
refused-not-host = Dat kan alleen de host, { $host }.
refused-lobby-full = Alle stoelen zijn bezet.
refused-already-joined = Je hebt al een stoel.
refused-guest-is-bot = Dat is een Discord-bot, en die kan niet meespelen. Met **Bot toevoegen** bij de open tafel krijgt een bot die wel speelt een stoel.
refused-guest-joined = Die speler heeft al een stoel.
refused-not-in-lobby = Je hebt geen stoel aan deze tafel.
refused-not-invited = Deze partij is op uitnodiging: vraag het aan de host, { $host }.
refused-members-left = { $count ->
    [0] Iemand heeft de server verlaten en zit niet meer aan tafel.
    [one] { $names } heeft de server verlaten en zit niet meer aan tafel.
   *[other] { $names } hebben de server verlaten en zitten niet meer aan tafel.
} Er is nog niets gestart: kijk wie er nu meespeelt, en tik dan weer op **Starten**.
refused-too-few = Er zijn minstens { $fewest } spelers nodig om te starten. Nodig iemand uit met { COMMAND("game invite") }, of tik op **Bot toevoegen**.
refused-not-offered = Dat kan niet meer gekozen worden; er is niets veranderd.
refused-foreign-option = { $option ->
    [withdraw] Bij { $variant } valt niet te kiezen wiens pionnen je mag terughalen
    [target] { $variant } heeft geen doel
   *[other] { $variant } heeft geen optie ‘{ $option }’
}: laat die optie weg.
refused-option-out-of-range = ‘{ $option }’ gaat hier van { $low } tot en met { $high }.
refused-not-a-player = Je speelt niet mee in deze partij.
refused-played-for-you = Een bot speelt voor je in **{ $name }**. Tik op **Ik ben terug** om weer zelf te spelen.
refused-manager-had-seat = Je had een stoel in deze partij, dus je kunt niet als beheerder over de stoelen beslissen. De spelers kunnen dat, of iemand anders met **Server beheren**.
refused-no-film-yet = Een film kan pas als deze partij is afgelopen.
refused-shown-elsewhere = Aan iedereen tonen kan alleen in het kanaal waar de partij gespeeld is.
refused-review-later = Een analyse kan pas als deze partij is afgelopen.
refused-review-anew = Deze analyse is van voor een update. Vraag er opnieuw om: { COMMAND("review") }
refused-review-failed = Deze partij kan niet worden geanalyseerd. De beheerder van deze bot vindt de reden in het logboek.
refused-review-waits = Je wacht al op een andere analyse. Vraag het opnieuw als die er is.
refused-reviews-a-day = Deze server heeft vandaag al { $most } analyses gehad. Vraag het morgen opnieuw.
refused-reviews-full = Er wachten al te veel analyses. Vraag het over een paar uur opnieuw.
refused-nothing-to-replay = In deze partij is nog niets gespeeld.
refused-not-your-turn = Je bent niet aan de beurt.
refused-nothing-to-undo = Er valt niets terug te nemen. Dat kan alleen met je laatste actie van deze beurt, als je daarbij geen steen hebt getrokken en sindsdien niemand heeft opgegeven.
refused-nothing-to-take-back = Je hebt geen beurt om terug te nemen. Het moet de laatste aan tafel zijn, en niemand anders mag sindsdien iets gedaan hebben.
refused-vote-open = In deze partij loopt al een stemming. Vraag het opnieuw als die voorbij is.
refused-newcomer-has-seat = Die persoon heeft of had zelf een stoel in deze partij en kan deze niet overnemen.
refused-newcomer-not-here = Die persoon zit niet op deze server en kan de stoel niet aangeboden krijgen.
refused-newcomer-is-bot = Dat is een bot, en die kan niet meespelen. Kies een persoon.
refused-no-such-seat = Die stoel is er niet in deze partij. Kies er een uit de lijst die bij het typen verschijnt.
refused-seat-of-computer = Op die stoel zit vanaf het begin een bot. Alleen de stoel van een persoon kan worden overgedragen: kies er een uit de lijst die bij het typen verschijnt.
refused-newcomer-is-owner = Die stoel is al van die persoon; er speelt nu een bot. Terugkomen kan met **Ik ben terug**, onder **Meer**.
refused-seat-offered = Er wordt al een stoel in deze partij aangeboden. Vraag het opnieuw als dat voorbij is; wie erom vroeg, kan het aanbod intrekken.
refused-offered-later = Je kunt deze stoel later overnemen: de eigenaar heeft het net pas gehoord en kan nog terugkomen.
refused-not-yours-to-withdraw = Alleen wie om dit aanbod vroeg, kan het intrekken.
refused-owner-must-agree = { $name } moet akkoord gaan, maar is met vakantie of zit niet op deze server. Zonder diens akkoord kan de stoel pas worden aangeboden als de tijd twee keer achter elkaar op was en een bot verderspeelt, of een dag nadat de anderen van het vertrek hebben gehoord.
refused-asked-before = Je hebt al gevraagd om deze beurt terug te nemen: aan het antwoord verandert niets.
refused-nobody-to-ask = Er is niemand die akkoord kan gaan, dus deze beurt kan niet worden teruggenomen.
refused-seat-not-offered = Deze stoel wordt niet meer aangeboden.
refused-offered-to-another = Deze stoel wordt aan iemand anders aangeboden.
refused-must-place = Leg eerst een steen.
refused-stale = De partij is intussen verder; je tik heeft niets veranderd. Zo staat het nu:
refused-position-changed = De partij is net verdergegaan; wat jij wilde doen, is niet gebeurd. Zo staat het nu:
refused-game-finished = Deze partij is afgelopen.
refused-game-paused = **{ $name }** staat op pauze: { $reason }
paused-replay-differs = de zetten zijn niet meer na te spelen. De beheerder van deze bot weet ervan.
paused-rules-changed = de zetten passen niet bij de regels zoals deze versie van de bot ze speelt. De beheerder van deze bot weet ervan.
paused-unknown-rules = de partij is begonnen met een nieuwere versie van deze bot. De beheerder van deze bot weet ervan.
paused-nobody-answers = de tijd was twee keer op, en niemand zei wat er moest gebeuren. Iedereen die meespeelt, kan op **Verderspelen** tikken.
paused-no-people = op alle stoelen spelen bots. De partij gaat verder als iemand op **Ik ben terug** tikt.
paused-nobody-plays = al twee weken heeft niemand een beurt beëindigd. Iedereen die meespeelt, kan op **Verderspelen** tikken.
paused-clock-failed = er ging hier iets mis; de beheerder van deze bot weet ervan. Probeer het nog eens.
paused-channel-lost = ik kan niet schrijven in het kanaal. De partij gaat vanzelf verder zodra ik dat weer kan.
paused-channel-deleted = het kanaal is verwijderd. Als de host { COMMAND("game move") } typt in een ander kanaal, gaat de partij daar verder.
paused-otherwise = een nieuwere versie van deze bot heeft dat gedaan, om een reden die deze versie niet kent.
closable-now = { COMMAND("game cancel") } sluit de partij zonder uitslag.
closable-later = Later ({ $opens }) kun je de partij zonder uitslag sluiten met { COMMAND("game cancel") }.
refused-may-not-close = **{ $name }** staat op pauze. Alleen de host, { $host }, kan de partij sluiten, of iemand met **Server beheren** die er nooit aan meedeed.
refused-may-not-close-yet = **{ $name }** staat op pauze. Iemand met **Server beheren** die er nooit aan meedeed, kan de partij sluiten; de host, { $host }, kan dat { $opens }.
refused-host-must-wait = **{ $name }** staat op pauze. De host kan de partij na zeven dagen sluiten; dagen waarop een speler met vakantie is, tellen niet mee.
refused-not-paused = Deze partij staat niet meer op pauze en is dus niet gesloten.
refused-game-closed = **{ $name }** is { $since } zonder uitslag gesloten.
refused-vote-over = Deze stemming is voorbij.
refused-not-a-voter = Jij stemt hier niet mee: dat doen de anderen aan tafel.
refused-nobody-plays-for-you = In deze partij speelt geen bot voor je.
refused-away-unreadable = Ik begrijp niet tot wanneer je met vakantie gaat. Typ een aantal dagen of weken, zoals 10 of 2 weken, of een datum, zoals 24 dec of 2026-12-24.
refused-away-ambiguous = Dat kunnen twee datums zijn. Schrijf de maand als woord, zoals 24 dec, of typ de datum zo: 2026-12-24.
refused-away-over = Die dag is al voorbij.
refused-away-too-long = { $days ->
    [0] Je was 30 van de laatste 90 dagen met vakantie: voorlopig kan het niet meer.
    [one] Je kunt nu hoogstens 1 dag met vakantie: per 90 dagen mogen het er 30 zijn.
   *[other] Je kunt nu hoogstens { $days } dagen met vakantie: per 90 dagen mogen het er 30 zijn.
}
refused-nudge-nobody = Er is niemand anders om op te wachten, dus niemand krijgt een seintje.
refused-nudged-before = Je hebt net nog een seintje gegeven. Het kan later weer ({ $again }).
refused-nudged-is-away = { $name } is met vakantie tot { $until } en krijgt tot dan geen meldingen.
refused-put-back = Ik ben teruggezet naar een kopie van { $when }; deze knop is ouder, dus er is niets veranderd. [**{ $name }**]({ $link }) gaat vanaf dat punt verder.
refused-put-back-and-lost = Ik ben teruggezet naar een kopie van { $when }; deze knop is ouder, dus er is niets veranderd. Begin opnieuw.
refused-unknown-button = Deze knop werkt niet meer.
refused-missing-permissions = Dat kan ik niet zonder { $names } in { $channel }. Vraag het aan iemand die het kanaal beheert.

refused-no-placement-left = Je hebt geen steen meer om deze beurt te leggen.
refused-move-unreadable = Dat herken ik niet als zet. Een zet is steen en kant, vak, draaiing, zoals `{ $nearest }`.
refused-move-ambiguous = Dat kunnen { $count } zetten zijn: { $moves }{ $more ->
    [yes] …
   *[no] .
} Typ iets meer.
refused-move-no-slot = Je hebt geen steen { $slot }. De dichtstbijzijnde geldige zet is `{ $nearest }`.
refused-move-no-cell = { $cell } is geen naam van een vak. De dichtstbijzijnde geldige zet is `{ $nearest }`.
refused-move-cell-taken = Vak { $cell } is bezet. De dichtstbijzijnde geldige zet is `{ $nearest }`.
refused-move-cell-apart = Vak { $cell } raakt geen steen. De dichtstbijzijnde geldige zet is `{ $nearest }`.
refused-move-does-not-fit = Dat past niet op { $cell }: helften die elkaar raken, moeten dezelfde kleur hebben. De dichtstbijzijnde geldige zet is `{ $nearest }`.
refused-move-fits-nowhere = Dat past nergens: helften die elkaar raken, moeten dezelfde kleur hebben. De dichtstbijzijnde geldige zet is `{ $nearest }`.

refused-not-in-this-game = Dat kan alleen bij { $owner }. De partij in dit kanaal is { $variant }.
refused-not-in-set-up = De eerste stenen worden nog gelegd.
refused-not-enough = Dat kost { $price }, en je hebt { $purse }.
refused-last-turn-used = In je laatste beurt mag je maar één ding doen, en dat is al gebeurd: beëindig je beurt.
refused-only-end-left = Je kunt nu alleen nog je beurt beëindigen.
refused-no-disc-there = Daar ligt geen hele schijf.
refused-colony-taken = Op die groep staat al een pion.
refused-no-pawn-left = Al je pionnen staan op het bord.
refused-no-pawn-there = Daar staat geen pion.
refused-not-your-pawn = Die pion is van iemand anders. In deze partij kun je alleen je eigen pionnen terughalen.
refused-must-keep = Er zijn kolonies samengevoegd: kies eerst welke pion blijft.
refused-not-a-joined-colony = Die pion staat niet op een groep die net is samengevoegd.
refused-group-still-open = Die groep is nog niet gesloten.
refused-territory-taken = Op dat gebied staat al een markeerder.
refused-no-marker-left = Je hebt al je markeerders gezet.
refused-disc-unreadable = { $nearest ->
    [none] Daarvoor valt er nu niets op het bord te kiezen.
   *[other] Ik weet niet welke je bedoelt. Typ een vak, of een vak en een zijde, zoals `{ $nearest }` (zijden tellen vanaf 0, het oosten, tegen de klok in).
}

permission-view-channel = ‘Kanaal bekijken’
permission-send-messages = ‘Berichten versturen’
permission-send-messages-in-threads = ‘Berichten versturen in threads’
permission-create-public-threads = ‘Openbare threads maken’
permission-manage-threads = ‘Threads beheren’ (de thread is vergrendeld)
permission-attach-files = ‘Bestanden bijvoegen’
permission-read-message-history = ‘Berichtgeschiedenis lezen’

fault = Er ging iets mis bij mij. Gebeurt het nog eens, geef de beheerder van deze bot dan het nummer { $id }.
closing = Ik start zo opnieuw op; probeer het straks nog eens.
asked-too-late = Ik deed er te lang over om de vraag te openen. Tik nog een keer.
refused-rematch-asked = Er is al om een revanche gevraagd: antwoord in dat kanaal.
refused-rematch-too-early = Om een revanche vragen kan als deze partij is afgelopen.
refused-rematch-is-fixed = **{ $name }** is een verzoek om revanche, met dezelfde mensen en opties: antwoord met **Ik doe mee** of **Nee, bedankt**. Wie erom vroeg, kan het annuleren met { COMMAND("game cancel") }.
refused-rematch-not-asked = Deze revanche is voor wie de vorige partij speelde. { COMMAND("game new") } opent een tafel waar je kunt meedoen.
refused-rematch-without = Een revanche kan niet meer. Niet meer op de server: { $names }. { COMMAND("game new") } opent een nieuwe tafel.
refused-plan-on-turn = Je bent aan de beurt: speel nu, plannen hoeft niet meer.
refused-plan-in-set-up = De eerste stenen kun je niet plannen. Vooruitplannen kan zodra de beurten begonnen zijn.
refused-no-turn-to-plan = Je hebt geen beurten meer in deze partij.
refused-too-many-plans = Je hebt al drie plannen. Verwijder er een om een ander te bewaren.
refused-plan-not-whole = Dat is nog geen hele beurt, dus het kan niet als plan worden bewaard.
