# dalapapa doctor --channel: wat er in het kanaal komt, en wat te lezen is voor wie het typt.

acceptance-board = **Alleen een test van de beheerder van deze bot**: kan die hier borden tonen? Niemand krijgt een melding, en binnen twee minuten is dit weer weg.
acceptance-edited = Het bord is één keer veranderd.
acceptance-press = Tik binnen { $seconds } seconden op de knop. Verder gebeurt er niets.
button-acceptance = Tik voor de test
acceptance-in-thread = **Alleen een test van deze bot**: die heeft deze thread geopend, schrijft erin en sluit hem weer.
acceptance-answer = Bedankt, het werkt: je tik is beantwoord. Verder gebeurt er niets.
acceptance-only-a-test = Dit was alleen een test van de beheerder van deze bot. Er gebeurt niets.

acceptance-press-now = Tik nu op de knop in het kanaal, binnen { $seconds } s.
acceptance-leaving = Gestopt; wat de test in het kanaal heeft gemaakt, wordt verwijderd.
acceptance-left-over = Misschien staat er nog iets in het kanaal. De volgende test verwijdert dat.

acceptance-channel = kanaal { $channel } van server { $server } ({ $ms } ms)
acceptance-channel-lacks = in kanaal { $channel } van server { $server } mist de bot { $names } ({ $ms } ms)
acceptance-channel-lacks-todo = Geef de bot die machtiging, bij het kanaal of met een rol.
acceptance-channel-kind = { $channel } is geen kanaal voor berichten op een server ({ $ms } ms)
acceptance-channel-kind-todo = Geef het ID van een tekstkanaal: zet in de instellingen van Discord ‘Ontwikkelaarsmodus’ aan, en kies dan ‘Kanaal-ID kopiëren’.
acceptance-leftovers = { $count ->
    [0] eerdere tests hebben niets achtergelaten
    [one] één ding van een eerdere test is verwijderd
   *[other] { $count } dingen van een eerdere test zijn verwijderd
} ({ $ms } ms)
acceptance-post = een bord met afbeelding, beschrijving en knop is geplaatst ({ $ms } ms)
acceptance-post-unsure = een bord is geplaatst, maar het antwoord van Discord kwam niet aan: { $why } ({ $ms } ms)
acceptance-edit = tekst en afbeelding ervan zijn veranderd ({ $ms } ms)
acceptance-history = de geschiedenis toont het met tekst, afbeelding, beschrijving en knop ({ $ms } ms)
acceptance-history-missing = de geschiedenis toont het niet ({ $ms } ms)
acceptance-history-text = de geschiedenis toont het met een andere tekst ({ $ms } ms)
acceptance-history-picture = de geschiedenis toont het zonder afbeelding ({ $ms } ms)
acceptance-history-alt-text = de geschiedenis toont de afbeelding zonder beschrijving ({ $ms } ms)
acceptance-history-button = de geschiedenis toont het zonder knop ({ $ms } ms)
acceptance-history-twice = de geschiedenis toont het { $count } keer: Discord is nog eens gevraagd, omdat een antwoord uitbleef ({ $ms } ms)
acceptance-history-twice-todo = De bot zoekt daarnaar en verwijdert wat te veel is. Is de verbinding traag?
acceptance-thread = er is een thread bij geopend ({ $ms } ms)
acceptance-thread-unsure = er is een thread bij geopend, maar het antwoord van Discord kwam niet aan: { $why } ({ $ms } ms)
acceptance-thread-not-here = in dit soort kanaal kan geen thread open ({ $ms } ms)
acceptance-thread-not-here-todo = Spelen kan hier wel. Geef het ID van een tekstkanaal om threads te testen.
acceptance-write = in de thread is een bericht met afbeelding geschreven ({ $ms } ms)
acceptance-write-unsure = in de thread is een bericht geschreven, maar het antwoord van Discord kwam niet aan: { $why } ({ $ms } ms)
acceptance-archive = de thread is gearchiveerd ({ $ms } ms)
acceptance-archive-open = volgens Discord is de thread niet gearchiveerd ({ $ms } ms)
acceptance-delete = de thread is verwijderd ({ $ms } ms)
acceptance-delete-kept = de thread blijft, gearchiveerd: voor verwijderen is ‘Threads beheren’ nodig, en dat heeft de bot niet nodig ({ $ms } ms)
acceptance-click = een tik is beantwoord, { $answer } ms nadat die kwam ({ $ms } ms)
acceptance-click-none = niemand heeft binnen { $seconds } s op de knop getikt ({ $ms } ms)
acceptance-click-none-todo = Typ het commando nog eens en tik op de knop onder het bord om tikken te testen.
acceptance-click-bot-runs = niet getest: op deze database draait een bot, en die zou de tik ook krijgen
acceptance-click-bot-runs-todo = Tik op een knop van de bot om te zien of die antwoordt; of stop de bot en typ het commando nog eens.
acceptance-click-deaf = de bot kan geen verbinding maken met de gateway van Discord: { $why } ({ $ms } ms)
acceptance-remove = { $count ->
    [0] er staat niets meer in het kanaal
    [one] één ding is verwijderd, en er staat niets meer in het kanaal
   *[other] { $count } dingen zijn verwijderd, en er staat niets meer in het kanaal
} ({ $ms } ms)
acceptance-remove-unseen = wat gemaakt is, is verwijderd, maar het kanaal is niet te lezen om dat na te gaan ({ $ms } ms)
acceptance-remove-failed = niet alles kon worden verwijderd ({ $ms } ms)
acceptance-remove-todo = Typ het commando nog eens: elke test verwijdert eerst wat eerdere hebben achtergelaten. Of verwijder het met de hand.

acceptance-refused = Discord weigert het: { $why } ({ $ms } ms)
acceptance-unreachable = Discord antwoordt niet: { $why } ({ $ms } ms)
acceptance-slow = na { $ms } ms opgegeven
acceptance-slow-todo = Is de verbinding traag? Probeer het over een paar minuten opnieuw; discordstatus.com toont storingen.

acceptance-todo-archived = De thread is gearchiveerd: schrijf er zelf in om hem te openen.
acceptance-todo-click-late = De tik is te laat beantwoord, of door een ander. Discord geeft drie seconden: is de machine of de verbinding traag?
acceptance-todo-filter = AutoMod of een filter van de server houdt de tekst tegen: maak in de instellingen van de server een uitzondering voor de bot.
acceptance-todo-gone = Het is intussen verwijderd, misschien door iemand of door een andere test. Probeer het opnieuw.
acceptance-todo-kind = Discord staat dat in dit soort kanaal niet toe. Geef het ID van een tekstkanaal.
acceptance-todo-large = Het verzoek is te groot, voor Discord of voor een proxy ervoor.
acceptance-todo-locked = De thread is vergrendeld: ontgrendel hem, of geef de bot ‘Threads beheren’.
acceptance-todo-many-threads = De server heeft zoveel open threads als Discord toestaat: sluit er een paar.
acceptance-todo-no-access = De bot kan dit kanaal niet zien: geef de bot daar ‘Kanaal bekijken’.
acceptance-todo-no-channel = Dat kanaal is er niet, of de bot zit niet op die server. Klopt het ID? ‘Kanaal-ID kopiëren’ laat het zien in de ontwikkelaarsmodus van Discord.
acceptance-todo-other-bot = Een ander programma heeft de tik beantwoord: ergens anders draait een bot met hetzelfde token. Stop een van de twee.
acceptance-todo-outage = Het ligt aan Discord. Probeer het over een paar minuten opnieuw; discordstatus.com toont storingen.
acceptance-todo-permissions = De bot mist hier een machtiging. Nodig: { $names }. Kijk de rol en de machtigingen van het kanaal na.
acceptance-todo-report = Discord neemt niet aan wat de bot stuurde. Meld deze regel.
acceptance-todo-thread-exists = Bij dit bericht is al een thread; misschien heeft iemand er een geopend. Probeer het opnieuw.
acceptance-todo-token = Het token is niet meer geldig: kopieer het opnieuw uit het ontwikkelaarsportaal.
acceptance-todo-wait = Discord laat de bot wachten: er kwamen te veel verzoeken. Probeer het over een paar minuten opnieuw.
